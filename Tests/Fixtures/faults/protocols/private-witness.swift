protocol Named {
  var name: String { get }
  func say()
}
struct Person: Named, CustomStringConvertible {
  private var name = "x"
//            ^ error: property 'name' must be declared internal because it matches a requirement in internal protocol 'Named'
  private func say() {}
//             ^ error: method 'say()' must be declared internal because it matches a requirement in internal protocol 'Named'
  private var description: String { name }
//            ^ error: property 'description' must be as accessible as its enclosing type because it matches a requirement in protocol 'CustomStringConvertible'
}
