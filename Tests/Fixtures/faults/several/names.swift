func area(_ width: Double, _ height: Double) -> Double { width * height }
let first = area(widht, hieght)
//               ^ error: cannot find 'widht' in scope
//                      ^ error: cannot find 'hieght' in scope
let second = area(widht, "3")
//                ^ error: cannot find 'widht' in scope
//                       ^ error: cannot convert value of type 'String' to expected argument type 'Double'
print([1, 2].map { $0 * factor }.filter { $0 > limit }, second.unit, "\(first) of \(total)")
//                      ^ error: cannot find 'factor' in scope
//                                             ^ error: cannot find 'limit' in scope
//                                                                                  ^ error: cannot find 'total' in scope
let sizes = [small, large]
//           ^ error: cannot find 'small' in scope
//                  ^ error: cannot find 'large' in scope
