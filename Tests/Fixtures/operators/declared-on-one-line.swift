// Declarations of operators that end at a semicolon.
prefix operator √; prefix func √ (x: Double) -> Double { x.squareRoot() }
infix operator ±: AdditionPrecedence; func ± (a: Double, b: Double) -> (Double, Double) { (a + b, a - b) }
postfix operator °; postfix func ° (d: Double) -> Double { d * 2 }; print(√16, 3 ± 1, 90°)
let text = "infix operator ; inside a text"; print(text, text.count)
