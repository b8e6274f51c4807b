func move(to place: Int) {}
struct Lamp {
  func move(to place: Int) {}
  static func make(of kind: Int) {}
}
let mover = move(by:)
//          ^ error: cannot find 'move(by:)' in scope
let other = Lamp().move(by:)
//                 ^ error: value of type 'Lamp' has no member 'move(by:)'
let maker = Lamp.make(by:)
//               ^ error: type 'Lamp' has no member 'make(by:)'
