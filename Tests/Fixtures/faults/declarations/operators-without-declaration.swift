struct Interval { var low: Int; var high: Int }
func +- (center: Int, spread: Int) -> Interval {
//   ^ error: operator implementation without matching operator declaration
    Interval(low: center - spread, high: center + spread)
}
let around = 10 +- 2
//              ^ error: operator is not a known binary operator
let b = 10 <> 2
//         ^ error: cannot find operator '<>' in scope
let c = 1 ** 2 + 3
//        ^ error: cannot find operator '**' in scope
let d = 1 + 2 ** 3
//            ^ error: cannot find operator '**' in scope
var x = 1
x ++= 1
// ^3 error: cannot find operator '++=' in scope
infix operator +++
let h = 1 +++ 2
//        ^ error: cannot find operator '+++' in scope
extension Interval { static func <=> (a: Interval, b: Interval) -> Int { 0 } }
//                               ^ error: operator implementation without matching operator declaration
let i = around <=> around
//             ^ error: operator is not a known binary operator
let j = around =~ around
//             ^ error: cannot find operator '=~' in scope

func |> <T, U>(x: T, f: (T) -> U) -> U { f(x) }
//   ^ error: operator implementation without matching operator declaration
func inc(_ n: Int) -> Int { n + 1 }
let y = 3 |> inc |> inc
//        ^ error: operator is not a known binary operator
//               ^ error: operator is not a known binary operator
let z = 1 |> inc
//        ^ error: operator is not a known binary operator
let w = (1 |> inc) + 2
//         ^ error: operator is not a known binary operator
