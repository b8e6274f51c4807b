protocol Delegate {}
class Screen {
  weak var delegate: Delegate?
//         ^ error: 'weak' must not be applied to non-class-bound 'any Delegate'; consider adding a protocol conformance that has a class bound
  weak var other: (any Delegate)?
//         ^ error: 'weak' must not be applied to non-class-bound 'any Delegate'; consider adding a protocol conformance that has a class bound
  weak var number: Int?
//         ^ error: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
}
