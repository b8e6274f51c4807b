func show(_ number: Int?) {}
func show(_ text: String?) {}
show(nil)
// ^1 error: ambiguous use of 'show'
func make() -> Int { 1 }
func make() -> String { "" }
let made = make()
//         ^ error: ambiguous use of 'make()'
func count(a: Int = 1) {}
func count(b: Int = 1) {}
count()
// ^1 error: ambiguous use of 'count'
func each(_ body: (Int) -> Void) {}
func each(_ body: (String) -> Void) {}
each { _ in }
// ^1 error: ambiguous use of 'each'
func pair<T>(_ a: T, _ b: Int) {}
func pair<T>(_ a: Int, _ b: T) {}
pair(1, 2)
// ^1 error: ambiguous use of 'pair'
let shown = show
//          ^ error: ambiguous use of 'show'
protocol Named {}
protocol Titled {}
extension Named {
  func greet() {}
  var label: String { "named" }
}
extension Titled {
  func greet() {}
  var label: String { "titled" }
}
struct Book: Named, Titled {}
Book().greet()
//     ^ error: ambiguous use of 'greet()'
print(Book().label)
//           ^ error: ambiguous use of 'label'
