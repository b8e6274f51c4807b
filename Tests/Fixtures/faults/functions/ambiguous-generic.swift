protocol Named {}
protocol Titled {}
struct Book: Named, Titled {}
func show<T: Named, U: Titled>(_ a: T, _ b: U) {}
func show<T: Titled>(_ a: T, _ b: T) {}
show(Book(), Book())
// ^1 error: ambiguous use of 'show'
struct Amount {
  static func * (a: Amount, b: Float) -> Amount { a }
  static func * (a: Amount, b: Double) -> Amount { a }
}
print(Amount() * 2)
//             ^ error: ambiguous use of operator '*'
