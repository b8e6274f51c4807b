import Foundation
import Testing

@testable import Playground

@Suite("Hints about what an input leads to")
struct HintTests {
  private func shell(_ inputs: String...) -> Shell {
    let shell = Shell()
    shell(":trace off")
    for input in inputs { shell(input) }
    return shell
  }

  @Test("a subject that is declared again leaves its subscriptions with the former one")
  func replaced() {
    let shell = shell("let s = PublishSubject<Int>()", "s.map { $0 }.subscribe()")
    #expect(
      shell("let s = PublishSubject<Int>()").contains(
        "note: #1 is still subscribed to the former s, which sends nothing of the new one: :dispose #1\n"))
    shell("s.subscribe()")
    #expect(shell("let s = PublishSubject<Int>()") == "s: PublishSubject<Int>\n")
    shell("let t = PublishSubject<Int>()")
    #expect(shell("let t = PublishSubject<Int>()") == "t: PublishSubject<Int>\n")
    shell("let u = PublishRelay<Int>(); let end = u.subscribe()")
    #expect(shell("end.dispose(); let u = 1") == "u: Int = 1\n")
  }

  @Test("a method without a call is a value that does nothing")
  func uncalled() {
    let shell = shell("let s = PublishSubject<Int>()")
    let note = "note: s.subscribe is the function itself and calls nothing; a call has parentheses: s.subscribe(…)\n"
    #expect(shell("s.subscribe").hasSuffix(note))
    #expect(!shell("s.subscribe").contains("note:"))
    shell("func f(_ x: Int) -> Int { x }")
    #expect(!shell("f").contains("note:"))
  }

  @Test("an anomaly is explained once for an input, and its repetitions are counted")
  func anomalies() {
    let shell = shell(
      "let s = PublishSubject<Int>()", "let end = s.subscribe(onNext: { if $0 < 9 { s.onNext($0 + 1) } })")
    for _ in 1...2 {
      let text = shell("s.onNext(1)")
      #expect(text.components(separatedBy: "warning: Reentrancy anomaly was detected.").count == 2)
      #expect(text.hasSuffix("note: Reentrancy anomaly was detected 7 more times\n"))
    }
    let simple = shell("s.onNext(8)")
    #expect(simple.contains("warning: Reentrancy anomaly") && !simple.contains("more"))
  }

  @Test("hints are no part of a recorded transcript, nor of JSON")
  func transcripts() throws {
    let path = NSTemporaryDirectory() + "rxsh-hints-\(UUID().uuidString).md"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let shell = Shell()
    shell(":record \(path)")
    shell("let s = PublishSubject<Int>()")
    #expect(shell("s.onNext(1)").contains("reached no observer"))
    shell("s.map { $0 }.subscribe()")
    #expect(shell("let s = PublishSubject<Int>()").contains("still subscribed"))
    #expect(shell("s.subscribe").contains("calls nothing"))
    shell("let again = s.subscribe(onNext: { if $0 < 5 { s.onNext($0 + 1) } })")
    shell("s.onNext(1)")
    shell(":record off")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!text.contains("still subscribed") && !text.contains("calls nothing") && !text.contains("no observer"))
    #expect(text.contains("3 more times"))
    #expect(TranscriptReplay(path: path, text: text).differences == "")
    let json = Shell(isJSON: true)
    json("let s = PublishSubject<Int>()")
    #expect(!json("s.onNext(1)").contains("reached no observer"))
  }

  @Test("a proposal is shown in a script only if the corrected line checks")
  func proposals() {
    let shell = Shell(interactive: false)
    let text = shell("var set = Set<AnyCancellable>()")
    #expect(text.contains("a set of them is a DisposeBag") && !text.contains("Set<Disposable>"))
    #expect(shell("let d: AnyCancellable? = nil").contains("\n  let d: Disposable? = nil\n"))
  }

  @Test("names of another library in one chain are replaced together")
  func chains() {
    let shell = shell("let s = PublishSubject<Int>(), bag = DisposeBag()")
    let text = shell("s.removeDuplicates().map { \"é\\($0)\" }.sink { print($0) }.store(in: &bag)")
    #expect(text.contains("note: Combine's removeDuplicates is distinctUntilChanged here\n"))
    let line = "s.distinctUntilChanged().map { \"é\\($0)\" }.subscribe(onNext: { print($0) }).disposed(by: bag)"
    #expect(text.hasSuffix("\n  \(line)\n"))
    #expect(shell(line).isEmpty)
    #expect(shell("s.map { $0 + \"a\" }.sink { _ in }").components(separatedBy: "String($0)").count == 2)
    // An error without a proposal is left.
    #expect(!shell("s.removeDuplicates().nothing()").contains("distinctUntilChanged()"))
  }

  @Test(":compare goes on after the end of the input until nothing is scheduled")
  func compared() {
    let text = shell()(":compare delay(2000) throttle(1000) \"a-b-c|\"")
    let ends = text.split(separator: "\n").map { $0.drop { $0 != " " }.drop { $0 == " " } }
    #expect(ends.contains { $0.hasPrefix("------") && $0.hasSuffix("---------a-b-c|") })
    #expect(ends.contains { $0.hasPrefix("a-----") && $0.hasSuffix("----(c|)") })
    // Without an end, there is none to wait for.
    #expect(shell()(":compare buffer \"a-b\"").contains("buffer"))
  }

  @Test(":help Combine lists the names, and each of them is explained")
  func combine() {
    let shell = shell()
    let text = shell(":help Combine")
    #expect(text.hasPrefix("Combine: names of Combine and SwiftUI, with the names here\n"))
    #expect(text.contains("PassthroughSubject") && text.contains("receive → observe"))
    for name in ["Just", "sink", "store", "PassthroughSubject", "receive", "Published", "Future"] {
      #expect(shell(":help \(name)").contains("here"), "\(name)")
    }
  }
}
