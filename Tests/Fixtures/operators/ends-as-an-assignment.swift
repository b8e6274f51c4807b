// An own operator that ends with an equals sign changes what is on its left only if it says so.
infix operator ====: ComparisonPrecedence
func ==== <T: Sequence, U: Sequence>(a: T, b: U) -> Bool where T.Element == U.Element, T.Element: Equatable {
  a.elementsEqual(b)
}
infix operator ?=: AssignmentPrecedence
func ?= <T>(left: inout T?, right: @autoclosure () -> T) { if left == nil { left = right() } }
var number: Int?
number ?= 4
number ?= 9
print(Set([1]) ==== [1], "ab" ==== ["a", "b"], number ?? 0)

infix operator <>: AdditionPrecedence
extension Array { static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Optional { static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { a ?? b } }
print([1] <> [2], (Int?.none <> 3) ?? 0)
