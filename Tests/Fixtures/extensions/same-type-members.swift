// Members of constrained extensions, seen from an extension for one type.

class Bar {}
class Button {}
struct Reaction<Base> { let base: Base }
extension Reaction where Base: Bar { var tap: Int { 1 } }
extension Reaction where Base: Button { var tap: String { "tapped" } }
extension Reaction where Base == Button {
  var twice: String { tap + "," + self.tap }
}
print(Reaction(base: Button()).twice, Reaction(base: Bar()).tap)
