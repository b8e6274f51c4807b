// A chat room: rooms, members that come and go, messages, mentions and moderation.
import RxSwift

struct Message: CustomStringConvertible {
  enum Kind: Equatable {
    case text(String)
    case joined
    case left(reason: String?)
  }
  let sender: String
  let kind: Kind

  var description: String {
    switch kind {
    case .text(let body): return "\(sender): \(body)"
    case .joined: return "* \(sender) joined"
    case .left(reason: nil): return "* \(sender) left"
    case .left(let reason?): return "* \(sender) left (\(reason))"
    }
  }

  var mentions: [String] {
    guard case .text(let body) = kind else { return [] }
    return body.split(separator: " ").filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
  }
}

class Room {
  let name: String
  private let subject = ReplaySubject<Message>.create(bufferSize: 2)
  private(set) var members: [String: Member] = [:]
  var messages: Observable<Message> { subject.asObservable() }

  init(name: String) { self.name = name }
  deinit { print("room \(name) closed") }

  func accept(_ message: Message) { subject.onNext(message) }

  func join(_ member: Member) {
    guard members.updateValue(member, forKey: member.name) == nil else { return }
    accept(Message(sender: member.name, kind: .joined))
    member.listen(to: self)
  }

  func leave(_ member: Member, reason: String? = nil) {
    guard let gone = members.removeValue(forKey: member.name) else { return }
    gone.stopListening()
    accept(Message(sender: gone.name, kind: .left(reason: reason)))
  }

  func close() { subject.onCompleted() }
}

final class ModeratedRoom: Room {
  private let banned: Set<String>
  private var strikes: [String: Int] = [:]

  init(name: String, banned: Set<String>) {
    self.banned = banned
    super.init(name: name)
  }

  override func accept(_ message: Message) {
    guard case .text(let body) = message.kind,
      body.lowercased().split(separator: " ").contains(where: { banned.contains(String($0)) })
    else { return super.accept(message) }
    strikes[message.sender, default: 0] += 1
    let count = strikes[message.sender]!
    super.accept(Message(sender: "moderator", kind: .text("@\(message.sender) warning \(count)")))
    if count >= 2, let member = members[message.sender] { leave(member, reason: "banned") }
  }
}

class Member {
  let name: String
  private weak var room: Room?
  private var bag = DisposeBag()
  private var received = 0

  init(_ name: String) { self.name = name }
  deinit { print("\(name) gone after \(received) messages") }

  func listen(to room: Room) {
    self.room = room
    room.messages
      .do(onNext: { [unowned self] _ in received += 1 })
      .filter { [name] in $0.sender != name }
      .subscribe(onNext: { [weak self] message in
        guard let self else { return }
        let alert = message.mentions.contains(self.name) ? " (!)" : ""
        print("  [\(self.name)] \(message)\(alert)")
      }, onCompleted: { [name] in print("  [\(name)] room closed") })
      .disposed(by: bag)
  }

  func stopListening() { bag = DisposeBag() }
  func say(_ text: String) { room?.accept(Message(sender: name, kind: .text(text))) }
}

var ann: Member? = Member("ann")
let bob = Member("bob")
do {
  let room = ModeratedRoom(name: "swift", banned: ["java", "kvo"])
  let log = room.messages.scan(0) { count, _ in count + 1 }.subscribe(onNext: { print("#\($0)") })
  room.join(ann!)
  ann?.say("anyone here?")
  room.join(bob)
  room.join(bob)
  bob.say("hi @ann")
  ann?.say("I like KVO")
  ann?.say("and Java too")
  ann?.say("hello?")
  print(room.members.keys.sorted())
  log.dispose()
  ann = nil
  room.join(Member("eve"))
  room.close()
  print("leaving scope")
}
bob.say("nobody hears me")
print("end")
