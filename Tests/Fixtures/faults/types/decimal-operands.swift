// Decimals beside other numbers.
import Foundation

func sum(_ d: Decimal, _ i: Int) -> Decimal { return d + i }
//                                                       ^ error: cannot convert value of type 'Int' to expected argument type 'Decimal'
func difference(_ d: Decimal, _ i: Int) -> Decimal { return d - i }
//                                                              ^ error: cannot convert value of type 'Int' to expected argument type 'Decimal'
func product(_ d: Decimal, _ i: Int) -> Decimal { return d * i }
//                                                         ^ error: binary operator '*' cannot be applied to operands of type 'Decimal' and 'Int'
func quotient(_ d: Decimal, _ i: Int) -> Decimal { return d / i }
//                                                          ^ error: binary operator '/' cannot be applied to operands of type 'Decimal' and 'Int'
func scaled(_ d: Decimal, _ f: Double) -> Decimal { return d * f }
//                                                             ^ error: cannot convert value of type 'Double' to expected argument type 'Decimal'
func scaling(_ d: Decimal, _ f: Double) -> Decimal { return f * d }
//                                                          ^ error: cannot convert value of type 'Double' to expected argument type 'Decimal'
func turned(_ d: Decimal, _ i: Int) -> Decimal { return i * d }
//                                                      ^ error: cannot convert value of type 'Int' to expected argument type 'Decimal'
func alone(_ d: Decimal, _ i: Int) -> Decimal {
  let x = d + i
//          ^ error: binary operator '+' cannot be applied to operands of type 'Decimal' and 'Int'
  return x
}
func chained(_ d: Decimal, _ i: Int) -> Decimal { return d + d * i }
//                                                             ^ error: binary operator '*' cannot be applied to operands of type 'Decimal' and 'Int'
func mixed(_ d: Decimal, _ f: Double) -> Decimal { return d + d * f }
//                                                                ^ error: cannot convert value of type 'Double' to expected argument type 'Decimal'
func whole(_ d: Decimal, _ i: Int) -> Int { return d * i }
//                                                 ^ error: cannot convert value of type 'Decimal' to expected argument type 'Int'
