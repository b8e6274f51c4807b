let isShort = true
let length: Int = if isShort { 1 } else { "long" }
//                                        ^ error: cannot convert value of type 'String' to specified type 'Int'
func name() -> String {
  switch length {
  case 1: "one"
  default: 2
//         ^ error: cannot convert value of type 'Int' to specified type 'String'
  }
}
