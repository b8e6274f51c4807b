infix operator <>
infix operator <>
//             ^ error: operator redeclared
func <> (left: Int, right: Int) -> Int { left + right }
