// A member that lacks behind a reduction which begins with a literal: the literal is of the type that the closure makes.
struct Line { let price: Double }
func sums(_ lines: [Line], _ numbers: [Double]) {
  _ = numbers.reduce(0) { $0 + $1 }.rest
//                                  ^ error: value of type 'Double' has no member 'rest'
  _ = lines.map { $0.price }.reduce(0) { $0 + $1 }.rest
//                                                 ^ error: value of type 'Double' has no member 'rest'
  _ = lines.reduce(0) { $0 + $1.price }.rest
//                                      ^ error: value of type 'Double' has no member 'rest'
}
