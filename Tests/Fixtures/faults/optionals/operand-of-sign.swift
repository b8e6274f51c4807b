let temperature: Int? = 3
let cold = -temperature
//          ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let isOn: Bool? = nil
if !isOn { print("off") }
//  ^ error: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
