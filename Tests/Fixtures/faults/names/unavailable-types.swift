@available(*, unavailable, message: "use Box") struct Old {}
@available(*, unavailable, renamed: "Box") class Older {}
@available(*, unavailable) typealias Number = Int
struct Box {
  @available(*, unavailable) struct Inner {}
}
@available(*, unavailable) func make() -> Old { Old() }
let a = Old()
//      ^ error: 'Old' is unavailable: use Box
var b: Older?
//     ^ error: 'Older' has been renamed to 'Box'
let c: Number = 1
//     ^ error: 'Number' is unavailable
func take(_ inner: Box.Inner) {}
//                     ^ error: 'Inner' is unavailable
