var i = 0
i++
// ^2 error: cannot find operator '++' in scope; did you mean '+= 1'?
