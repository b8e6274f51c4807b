let numbers: [Int] = []
let first: Int = numbers.first ?? "none"
//                                ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let second = numbers.first ?? "none"
//                         ^ error: binary operator '??' cannot be applied to operands of type 'Int?' and 'String'
func take(_ number: Int) {}
take(numbers.first ?? "none")
//                    ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let same = (1, 2) == (1, "a")
//                ^ error: binary operator '==' cannot be applied to operands of type '(Int, Int)' and '(Int, String)'
