let n: Int = Int("3")
//           ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
