struct Invoice { var amount: Double }
func identity<Value>(_ value: Value) -> Value { value }
func wrap<Value>(_ value: Value) -> [Value] { [value] }

func totals(_ invoices: [Invoice], _ amounts: [Double], _ first: Double, _ numbers: [Int?]) -> Int {
  let a: Int = invoices.reduce(0) { $0 + $1.amount }
//                      ^ error: cannot convert value of type 'Double' to specified type 'Int'
  let b: Float = invoices.reduce(0) { $0 + $1.amount }
//                        ^ error: cannot convert value of type 'Double' to specified type 'Float'
  let c: Int = invoices.reduce(0, { $1.amount * 2 + $0 })
//                      ^ error: cannot convert value of type 'Double' to specified type 'Int'
  let d: Int = amounts.reduce(0) { sum, amount in sum + amount }
//                     ^ error: cannot convert value of type 'Double' to specified type 'Int'
  let e: Int = identity(first)
//             ^ error: cannot convert value of type 'Double' to specified type 'Int'
  let f: [Int] = amounts.map { $0 * 2 }
//                                ^ error: cannot convert value of type 'Double' to closure result type 'Int'
  let g: [Int] = wrap(first)
//                    ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
  let h: Int? = amounts.reduce(0) { $0 + $1 }
//                                       ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
  let i = amounts.map { amount -> Int in return amount }
//                                ^ error: declared closure result 'Int' is incompatible with return type 'Double'
  let j = numbers.map { number -> Int in return number }
//                                              ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
  var sum = 1
  sum = amounts.reduce(0) { $0 + $1 }
//              ^ error: cannot assign value of type 'Double' to type 'Int'
  return amounts.reduce(0) { $0 + $1 }
//               ^ error: cannot convert return expression of type 'Double' to return type 'Int'
}
