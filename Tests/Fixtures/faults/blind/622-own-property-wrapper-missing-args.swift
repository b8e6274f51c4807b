@propertyWrapper struct Logged<T> { var wrappedValue: T }
struct Form { @Logged var name: String; @Logged var n = 3 }
let f = Form(n: 3)
//           ^ error: missing argument for parameter 'name' in call
let g = Form(name: 3)
//                 ^ error: cannot convert value of type 'Int' to expected argument type 'String'
let h = Form(name: "x", n: "y")
//                         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
