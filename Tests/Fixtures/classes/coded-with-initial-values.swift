// Beside the synthesized `init(from:)` a class and its subclasses keep the initializers that initial values give them.
import Foundation
class Base: Codable { var id = 1 }
class Derived: Base { var extra = "e" }
class Third: Derived { convenience init(id: Int) { self.init(); self.id = id } }
print(Derived().extra, Third().id, Third(id: 4).id)
let implicit: Derived = .init()
print(implicit.id)
class Named: Codable {
  var name: String
  init(name: String) { self.name = name }
}
class Titled: Named { var title = "Dr" }
let titled = Titled(name: "Ada")
print(titled.title, titled.name)
let decoded = try JSONDecoder().decode(Derived.self, from: Data(#"{"id": 7}"#.utf8))
print(decoded.id, decoded.extra)
