// A class is identified by itself, unless it has an `id` of its own; protocols may say how its instances are compared.
final class Session: Identifiable {}
let session = Session()
print(session.id == ObjectIdentifier(session), session.id == Session().id)

class Account: Identifiable {
  let id: Int
  var owner = "Ada"
  init(id: Int) { self.id = id }
}
final class SavingsAccount: Account {}
print(Account(id: 4).id, SavingsAccount(id: 5).id + 1)

protocol Entity: Identifiable, Hashable where ID: Comparable {
  static var plural: String { get }
}
extension Entity {
  static var plural: String { "\(Self.self)s" }
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class Member: Entity {
  let id: Int
  var name: String
  init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}
struct Loan: Entity {
  let id: String
  let finish: () -> Void
}
let members = [Member(id: 2, name: "Bo"), Member(id: 1, name: "Al"), Member(id: 2, name: "Bea")]
print(Set(members).count, members[0] == members[2], members.sorted { $0.id < $1.id }.map(\.name))
print(Member.plural, Loan.plural, Loan(id: "a", finish: {}) == Loan(id: "a", finish: { print("done") }))

protocol Versioned: Equatable { var version: Int { get } }
extension Versioned {
  static func == (left: Self, right: Self) -> Bool { left.version == right.version }
}
class Document: Versioned {
  let version: Int
  init(_ version: Int) { self.version = version }
}
print(Document(1) == Document(1), [Document(2)].contains(Document(3)))
