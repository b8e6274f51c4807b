// Labels that no parameter has, where those there are need no argument.
func enqueue(_ number: Int, atFront: Bool = false) {}
func place(_ number: Int, atFront: Bool) {}
func show(number: Int = 1, label: String = "") {}
func order(_ number: Int, first: Int = 0, second: Int = 0) {}
func title(title: String, size: Int = 3) {}
struct Line {
  init(_ number: Int, atFront: Bool = false) {}
  func add(_ number: Int, atFront: Bool = false) {}
}
func calls(_ line: Line) {
  enqueue(1, front: true)
//                  ^ error: extra argument 'front' in call
  enqueue(1, atfront: true)
//       ^ error: incorrect argument label in call (have '_:atfront:', expected '_:atFront:')
  enqueue(1, x: true)
//              ^ error: extra argument 'x' in call
  place(1, front: true)
//     ^ error: incorrect argument label in call (have '_:front:', expected '_:atFront:')
  show(name: 1, lab: "b")
//    ^ error: extra arguments at positions #1, #2 in call
  order(1, third: 2)
//                ^ error: extra argument 'third' in call
  order(1, fist: 2)
//     ^ error: incorrect argument label in call (have '_:fist:', expected '_:first:')
  title(title: "a", width: 2)
//                         ^ error: extra argument 'width' in call
  line.add(1, front: true)
//                   ^ error: extra argument 'front' in call
  _ = Line(1, front: true)
//                   ^ error: extra argument 'front' in call
}
