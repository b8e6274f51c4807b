case 1: print("a")
// ^1 error: 'case' label can only appear inside a 'switch' statement
