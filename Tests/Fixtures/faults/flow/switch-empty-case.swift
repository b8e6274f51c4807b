let n = 3
switch n {
case 1:
// ^1 error: 'case' label in a 'switch' must have at least one executable statement
default: print("other")
}
