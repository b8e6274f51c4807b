static func a() {}
//     ^ error: static methods may only be declared on a type
static let b = 1
//     ^ error: static properties may only be declared on a type
mutating func c() {}
// ^1 error: 'mutating' is only valid on methods
override func d() {}
// ^1 error: 'override' can only be specified on class members
convenience func e() {}
// ^1 error: 'convenience' may only be used on 'init' declarations
private func f() {
  private let g = 1
// ^3 error: attribute 'private' can only be used in a non-local scope
  print(g)
}
