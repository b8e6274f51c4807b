struct Point { var position = (x: 1, y: 2) }
let (x, y, z) = Point().position
//                      ^ error: '(x: Int, y: Int)' is not convertible to '(Int, Int, _)', tuples have a different number of elements
let (a, b) = (1, "x", true)
//           ^ error: '(Int, String, Bool)' is not convertible to '(Int, String)', tuples have a different number of elements
