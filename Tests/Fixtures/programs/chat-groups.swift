// A chat server: groupBy room, unread counts, mentions, typing indicators that time out, and a transcript per room.
import Foundation
import RxCocoa
import RxSwift

struct Message: Hashable {
  enum Content: Hashable {
    case text(String), image(width: Int, height: Int), joined, left
  }
  let room: String
  let author: String
  let content: Content

  init(_ room: String, _ author: String, _ content: Content) {
    (self.room, self.author, self.content) = (room, author, content)
  }
}

extension Message.Content: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}

extension Message: CustomStringConvertible {
  var description: String {
    switch content {
    case .text(let text): return "\(author): \(text)"
    case let .image(width, height): return "\(author) sent a picture (\(width)×\(height))"
    case .joined, .left: return "— \(author) \(content == .joined ? "joined" : "left") —"
    }
  }
  var mentions: Set<String> {
    guard case .text(let text) = content else { return [] }
    return Set(
      text.split(separator: " ").filter { $0.hasPrefix("@") && $0.count > 1 }
        .map { String($0.dropFirst().trimmingCharacters(in: .punctuationCharacters)) })
  }
}

final class Room {
  let name: String
  private(set) var members: Set<String> = []
  private(set) var lines: [String] = []
  private let disposeBag = DisposeBag()

  init(_ group: GroupedObservable<String, Message>) {
    name = group.key
    print("* room \(name) opened")
    group.subscribe(
      onNext: { [unowned self] in self.receive($0) },
      onCompleted: { [unowned self] in print("* room \(self.name) closed with \(self.lines.count) lines") }
    )
    .disposed(by: disposeBag)
  }

  private func receive(_ message: Message) {
    switch message.content {
    case .joined: members.insert(message.author)
    case .left: members.remove(message.author)
    case .text, .image:
      guard members.contains(message.author) else {
        print("* \(message.author) is not in \(name)")
        return
      }
    }
    lines.append("\(message)")
  }

  deinit { print("* room \(name) freed") }
}

final class Server {
  private let incoming = PublishSubject<Message>()
  private var rooms: [String: Room] = [:]
  private let disposeBag = DisposeBag()

  private(set) lazy var unread: Driver<[String: Int]> = incoming
    .scan(into: [:]) { counts, message in counts[message.room, default: 0] += 1 }
    .asDriver(onErrorJustReturn: [:])

  private(set) lazy var mentions: Signal<(who: String, where: String)> = incoming
    .flatMap { message in Observable.from(message.mentions.sorted().map { (who: $0, where: message.room) }) }
    .asSignal(onErrorSignalWith: .never())

  init() {
    incoming
      .groupBy(keySelector: { $0.room })
      .map(Room.init)
      .subscribe(onNext: { [weak self] room in self?.rooms[room.name] = room })
      .disposed(by: disposeBag)
  }

  func send(_ message: Message) { incoming.onNext(message) }
  func shutDown() { incoming.onCompleted() }
  subscript(room: String) -> Room? { rooms[room] }
  func close(_ room: String) { rooms.removeValue(forKey: room) }
}

// A typing indicator: on with each key, off after two quiet seconds or when the message is sent.
func typing(keys: Observable<String>, sent: Observable<String>, scheduler: SchedulerType) -> Observable<Set<String>> {
  enum Change { case on(String), off(String) }
  let changes = keys.groupBy { $0 }
    .flatMap { group -> Observable<Change> in
      group.flatMapLatest { name -> Observable<Change> in
        Observable<Int>.timer(.seconds(2), scheduler: scheduler).map { _ in .off(name) }.startWith(.on(name))
      }
    }
  return Observable.merge(changes, sent.map(Change.off))
    .scan(into: Set<String>()) { set, change in
      switch change {
      case .on(let name): set.insert(name)
      case .off(let name): set.remove(name)
      }
    }
    .distinctUntilChanged()
}

func describe(_ names: Set<String>) -> String {
  switch names.sorted() {
  case let all where all.isEmpty: return "nobody is typing"
  case let one where one.count == 1: return "\(one[0]) is typing…"
  case let two where two.count == 2: return "\(two[0]) and \(two[1]) are typing…"
  case let many: return "\(many.count) people are typing…"
  }
}

let disposeBag = DisposeBag()
var server: Server! = Server()
server.unread.drive(onNext: { counts in
  print("unread", counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
}).disposed(by: disposeBag)
server.mentions.emit(onNext: { print("ping \($0.who) in \($0.where)") }).disposed(by: disposeBag)

server.send(Message("swift", "anna", .joined))
server.send(Message("swift", "ben", .joined))
server.send(Message("rx", "anna", .joined))
server.send(Message("swift", "anna", "hello @ben, did you see @carl?"))
server.send(Message("swift", "dora", "let me in"))
server.send(Message("rx", "anna", .image(width: 80, height: 24)))
server.send(Message("swift", "ben", .left))
if let room = server["swift"] {
  print(room.lines)
  print(room.members.sorted())
}
server.close("rx")
server.send(Message("rx", "anna", "anybody?"))
server.shutDown()
server = nil

let keys = PublishSubject<String>(), sent = PublishSubject<String>()
typing(keys: keys, sent: sent, scheduler: MainScheduler.instance)
  .map(describe)
  .subscribe(onNext: { print($0) })
  .disposed(by: disposeBag)
let events: [(Double, PublishSubject<String>, String)] = [
  (0.5, keys, "anna"), (1.0, keys, "ben"), (1.5, keys, "anna"), (2.0, keys, "carl"), (2.2, sent, "anna"), (6.0, keys, "anna"),
]
for (seconds, subject, name) in events {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { subject.onNext(name) }
}
