let n = 1
if n > 1 {
    print(1)
} elseif n > 2 {
// ^2 error: consecutive statements on a line must be separated by ';'
// ^3 error: cannot find 'elseif' in scope
//      ^ error: consecutive statements on a line must be separated by ';'
//            ^ error: consecutive statements on a line must be separated by ';'
//             ^ error: closure expression is unused
//             ^ error: top-level statement cannot begin with a closure expression
    print(2)
}
else n < 1 {
// ^1 error: expected expression
    print(3)
}
