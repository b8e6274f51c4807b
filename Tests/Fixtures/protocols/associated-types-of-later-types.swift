// Associated types of types that are declared later, which their members determine: in signatures, aliases and extensions.
typealias Key = Author.ID
struct Index { var byAuthor: [Key: [Book.ID]] = [:]; func first(_ k: Author.ID) -> Book.ID? { byAuthor[k]?.first } }
protocol Store { associatedtype Item: Identifiable; associatedtype Failure: Error; func load(_ id: Item.ID) throws -> Item }
struct Shelf { let owner: Library.Member.ID; let numbers: Row.Element; let cell: Row.Iterator.Element; let item: Memory.Item }
enum Event { case lent(Book.ID, to: Library.Member.ID), back(Memory.Item.ID) }
struct Author: Identifiable { let id: String; var books: [Book.ID] = [] }
struct Book: Identifiable { let id: Int; let author: Author.ID }
class Library { struct Member: Identifiable { let id: Character }
  var members: [Member.ID: Member] = [:] }
struct Row { var cells = [1, 2] }
extension Row: Sequence { func makeIterator() -> IndexingIterator<[Int]> { cells.makeIterator() } }
struct Memory: Store { typealias Failure = Never; func load(_ id: Int) -> Book { Book(id: id, author: "a") } }
final class Session: Identifiable { var user: Login.ID?; static let shared = Session() }
final class Login: Identifiable { let id = 5; let session: Session.ID; init(_ s: Session) { session = s.id } }
print(Key.self, Index(byAuthor: ["a": [1]]).first("a") as Any)
print(Shelf(owner: "c", numbers: 3, cell: 4, item: Book(id: 1, author: "x")))
print(Event.lent(3, to: "z"), Event.back(4))
print(Author(id: "q", books: [1]), Book(id: 2, author: "q"))
let l = Login(Session.shared); print(l.session == Session.shared.id, Login.ID.self, Session.ID.self)
func local() {
  struct P { let q: Q.ID }
  struct Q: Identifiable { let id: Double; let p: [P] }
  print(P(q: 1.5), Q(id: 2, p: []))
}
local()
