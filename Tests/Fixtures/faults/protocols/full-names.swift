struct Outer {
  struct Inner<T>: CustomStringConvertible { let value: T }
  //     ^ error: type 'Outer.Inner<T>' does not conform to protocol 'CustomStringConvertible'
}
struct Maker<T>: Equatable { let make: () -> T }
//     ^ error: type 'Maker<T>' does not conform to protocol 'Equatable'
class Base { func take(_ number: Int) {} }
class Derived: Base { override func take(_ number: Missing) {} }
//                                                 ^ error: cannot find type 'Missing' in scope
