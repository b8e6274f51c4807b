let n = 1
switch n {
case 1:
// ^1 error: 'case' label in a 'switch' must have at least one executable statement
case 2: print(2)
default:
// ^1 error: 'default' label in a 'switch' must have at least one executable statement
}
switch n {
1: print(1)
// ^1 error: all statements inside a switch must be covered by a 'case' or 'default'
default: break
}
