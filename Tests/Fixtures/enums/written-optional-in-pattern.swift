// Patterns that write `Optional`, a type alias of it, and a value that an extension of it declares.
enum Mode { case on, off }
func name(_ mode: Mode?) -> String {
  switch mode {
  case Optional.some(.off): "off"
  case Optional<Mode>.none: "none"
  default: "?"
  }
}
print(name(.on), name(.off), name(nil))
let limit: Int? = 3
if case Optional.some(let number) = limit { print(number) }
typealias MaybeMode = Mode?
let mode: Mode? = .off
if case MaybeMode.some(.off) = mode { print("maybe off") }
extension Optional where Wrapped == Int { static var early: Int? { 3 } }
switch limit {
case Optional.early: print("early")
default: print("late")
}
