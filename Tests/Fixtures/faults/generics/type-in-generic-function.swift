func first<T>(_ value: T) {
  struct Box {}
//       ^ error: type 'Box' cannot be nested in generic function 'first'
}
struct Stack<Element> {
  func push() {
    enum Way { case up }
//       ^ error: type 'Way' cannot be nested in generic function 'push()'
  }
}
extension Array {
  func last() { class Node {} }
//                    ^ error: type 'Node' cannot be nested in generic function 'last()'
}
func plain() {
  struct Box {}
  print(Box())
}
