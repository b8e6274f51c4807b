let n = 1
switch n {
default: print(1)
default: print(2)
// ^1 error: additional 'case' blocks cannot appear after the 'default' block of a 'switch'
}
