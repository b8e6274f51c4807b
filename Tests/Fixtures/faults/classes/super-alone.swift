class Lamp {}
class Torch: Lamp {
  func copy() { _ = super }
//                  ^ error: 'super' may be used only to access a superclass member, subscript, or initializer
}
