struct P {
    let x
//      ^ error: type annotation missing in pattern
    var y: Int
}
func f(a, b: Int) -> Int { b }
//     ^ error: cannot find type 'a' in scope
//     ^ error: unnamed parameters must be written with the empty name '_'
