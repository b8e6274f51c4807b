// Where more hangs on the result of an operator between an Int and a Double, the operand that is no Int is at fault.
struct Line { let count: Int; let price: Double; let weight: Float }
let line = Line(count: 2, price: 1.5, weight: 0.5)
let lines = [line]

let surcharge = line.count * line.price + 1
//                                ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
let halved = (line.count - line.price) / 2
//                              ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
let added = line.count + line.price * 2
//                            ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
let scaled = line.price * 2 + line.count
//                ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
let discounted = line.count * (1 - line.price)
//                                      ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
if line.price * 2 > line.count { print("dear") }
//      ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
let dear = lines.filter { $0.count > $0.price + 1 }
//                                      ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
let sums = lines.map { $0.price * $0.count + 1 }
//                        ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
func total() -> Int { return line.count * (1 - line.price) }
//                                                  ^ error: cannot convert value of type 'Double' to expected argument type 'Int'

// In a text it is the one that is no Double.
print("\(line.count * line.price)")
//            ^ error: cannot convert value of type 'Int' to expected argument type 'Double'
let share = "each: \(line.price / line.count)"
//                                     ^ error: cannot convert value of type 'Int' to expected argument type 'Double'

// The operators of Float are those of a protocol: without a type that is expected, none is meant.
let heavy = line.weight * line.price
//                      ^ error: binary operator '*' cannot be applied to operands of type 'Float' and 'Double'
let each = Float(line.count) / line.count
//                           ^ error: binary operator '/' cannot be applied to operands of type 'Float' and 'Int'
let shares = lines.map { Float($0.count) / line.count }
//                                       ^ error: binary operator '/' cannot be applied to operands of type 'Float' and 'Int'
let part: Float = line.weight * line.price
//                                   ^ error: cannot convert value of type 'Double' to expected argument type 'Float'
func ratio() -> Float { Float(line.count) / line.count }
//                                               ^ error: cannot convert value of type 'Int' to expected argument type 'Float'
