let n = 3
switch n {
// ^1 error: switch must be exhaustive
case 1: print("one")
case 2: print("two")
}
