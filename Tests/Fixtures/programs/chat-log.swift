import Foundation
import RxSwift
import RxRelay
import RxCocoa
// A chat log: messages parsed from lines, state reduced, formatted for display; errors and completion.
struct Message: Equatable { enum Kind: Equatable { case text(String), join, leave, command(name: String, arguments: [String]) }
  let author: String; let kind: Kind; let at: Int }
enum ChatError: Error, CustomStringConvertible { case malformed(String), muted(String)
  var description: String { switch self { case .malformed(let l): "malformed: \(l)"; case .muted(let n): "\(n) is muted" } } }
func parse(_ line: String) throws -> Message {
  guard let m = line.wholeMatch(of: #/(?<m>\d+):(?<s>\d\d) <(?<who>[^>]+)> (?<what>.+)/#), let min = Int(m.m), let sec = Int(m.s) else { throw ChatError.malformed(line) }
  let kind: Message.Kind
  if m.what == "joined" { kind = .join } else if m.what == "left" { kind = .leave }
  else if m.what.hasPrefix("/") {
    let words = m.what.dropFirst().split(separator: " ").map(String.init)
    kind = .command(name: words.first ?? "", arguments: Array(words.dropFirst()))
  } else { kind = .text(String(m.what)) }
  return Message(author: String(m.who), kind: kind, at: min * 60 + sec)
}
struct State { var online: Set<String> = []; var muted: Set<String> = []; var lines: [String] = []; var topic = "none"
  mutating func apply(_ message: Message) throws {
    switch message.kind {
    case .join: online.insert(message.author); lines.append("→ \(message.author)")
    case .leave: online.remove(message.author); lines.append("← \(message.author)")
    case .text(let t):
      if muted.contains(message.author) { throw ChatError.muted(message.author) }
      lines.append("\(message.author): \(t.replacing(/\*(\w+)\*/) { "‹\($0.1)›" })")
    case .command("topic", let words): topic = words.joined(separator: " ")
    case .command("mute", let who) where who.count == 1: muted.formUnion(who)
    case .command(let name, _): lines.append("unknown command \(name)")
    } } }
let log = ["0:01 <ann> joined", "0:02 <bob> joined", "0:05 <ann> hi *all* of *you*", "garbage", "0:09 <bob> /topic Rx and text", "0:10 <ann> /mute bob", "0:12 <bob> hey", "0:20 <bob> left", "0:21 <ann> /dance"]
let bag = DisposeBag()
let state = BehaviorRelay(value: State())
let failures = PublishRelay<String>()
failures.asSignal().emit(onNext: { print("!", $0) }).disposed(by: bag)
Observable.from(log)
  .flatMap { line in Observable.just(line).map(parse).catch { failures.accept("\($0)"); return .empty() } }
  .do(onNext: { message in
    var next = state.value
    do { try next.apply(message); state.accept(next) } catch { failures.accept("\(error)") }
  })
  .toArray()
  .subscribe(onSuccess: { print("parsed", $0.count, $0.map(\.at)) }, onFailure: { print("failed", $0) })
  .disposed(by: bag)
state.map(\.lines).asDriver(onErrorJustReturn: []).map { $0.joined(separator: "\n") }.drive(onNext: { print($0) }).disposed(by: bag)
state.map { "\($0.topic) [\($0.online.sorted().joined(separator: ","))] muted \($0.muted.count)" }.distinctUntilChanged().bind { print($0) }.disposed(by: bag)
let gaps = Observable.zip(Observable.from(log.compactMap { try? parse($0).at }), Observable.from(log.compactMap { try? parse($0).at }).skip(1)) { $1 - $0 }
gaps.reduce(into: (0, 0)) { $0.0 += $1; $0.1 = max($0.1, $1) }.subscribe(onNext: { print("total", $0.0, "longest", $0.1) }).disposed(by: bag)
extension ObservableType { func reduce<R>(into seed: R, _ body: @escaping (inout R, Element) -> Void) -> Observable<R> { reduce(seed) { var r = $0; body(&r, $1); return r } } }
Observable.of("a1", "b", "c33").compactMap { $0.firstMatch(of: /\d+/).flatMap { Int($0.output) } }.scan(0, accumulator: +).subscribe { print($0) }.disposed(by: bag)
