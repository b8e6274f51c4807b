func move(_ given: (Int, Int)?, _ named: (String, Int), _ both: (String, Int)?) {
  var x = 1, y = 2
  let z = 3
  (x, y) = given
//         ^ error: value of optional type '(Int, Int)?' must be unwrapped to a value of type '(Int, Int)'
  (x, y) = named
//       ^ error: cannot assign value of type '(String, Int)' to type '(Int, Int)'
  (x, y) = both
//       ^ error: cannot assign value of type '(String, Int)' to type '(Int, Int)'
//         ^ error: value of optional type '(String, Int)?' must be unwrapped to a value of type '(String, Int)'
  (x, _) = named
//       ^ error: cannot assign value of type '(String, Int)' to type '(Int, Int)'
  (x, _) = given
//         ^ error: value of optional type '(Int, Int)?' must be unwrapped to a value of type '(Int, Int)'
  (x, y) = 5
//         ^ error: cannot assign value of type 'Int' to type '(Int, Int)'
  (x, y) = (1, 2, 3)
//         ^ error: cannot assign value of type '(Int, Int, Int)' to type '(Int, Int)'
  (x, y) = nil
//         ^ error: 'nil' cannot be assigned to type '(Int, Int)'
  (x, z) = (1, 2)
//    ^ error: cannot assign to value: 'z' is a 'let' constant
  (x, z) = 5
//    ^ error: cannot assign to value: 'z' is a 'let' constant
//         ^ error: cannot assign value of type 'Int' to type '(Int, Int)'
  print(x, y)
}
