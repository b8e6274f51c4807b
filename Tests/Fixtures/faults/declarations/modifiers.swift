async var late = 1
//    ^ error: 'async' can only be used with 'let' declarations
struct Lamp {
  mutating var watts = 1
// ^3 error: 'mutating' may only be used on 'func' declarations
  lazy func light() {}
// ^3 error: 'lazy' may only be used on 'var' declarations
  @discardableResult var volts: Int { 1 }
// ^3 error: '@discardableResult' attribute cannot be applied to this declaration
}
open extension Lamp {}
// ^1 error: extensions cannot be declared 'open'; declare individual members as 'open' instead
protocol Lit { override func light() }
//                           ^ error: method does not override any method from its parent protocol
