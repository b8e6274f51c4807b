typealias Score = (name: String, points: Int)
let f: (Score) -> Void = { name, points in print(name, points) }
//                         ^ error: closure tuple parameter 'Score' (aka '(name: String, points: Int)') does not support destructuring
let g: ((String, Int)) -> Void = { a, b in print(a) }
//                                 ^ error: closure tuple parameter '(String, Int)' does not support destructuring
let h: ((a: Int, b: Int)) -> Int = { $0 + $1 }
//                                 ^ error: closure tuple parameter '(a: Int, b: Int)' does not support destructuring with implicit parameters
