struct Point { var x = 1 }
let path: KeyPath<Point, String> = \Point.x
//                                 ^ error: cannot assign value of type 'KeyPath<Point, Int>' to type 'KeyPath<Point, String>'
