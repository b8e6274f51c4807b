var m = 2
m++
// ^2 error: cannot find operator '++' in scope; did you mean '+= 1'?
