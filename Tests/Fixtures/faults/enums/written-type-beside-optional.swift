// Cases whose type is written, for an optional of that type, and members that `Optional` has not.
enum Mode { case on, off, level(Int) }
func value(_ mode: Mode?) -> Int {
  switch mode {
  case Mode.on: return 1
//          ^ error: pattern of type 'Mode' cannot match 'Mode?'
  case Mode.level(let number): return number
//          ^ error: pattern of type 'Mode' cannot match 'Mode?'
  default: return 0
  }
}
if case Mode.on = Optional(Mode.on) { print(value(.on)) }
//           ^ error: pattern of type 'Mode' cannot match 'Mode?'
