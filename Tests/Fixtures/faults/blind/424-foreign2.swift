function go() { }
// ^1 error: expansion of macro 'function()' requires leading '#'
// ^1 error: generic parameter 'T' could not be inferred
//      ^ error: consecutive statements on a line must be separated by ';'
//       ^ error: cannot find 'go' in scope
const x = 3
// ^1 error: cannot find 'const' in scope
//   ^ error: consecutive statements on a line must be separated by ';'
//    ^ error: cannot find 'x' in scope
var s: string = "a"
//     ^ error: cannot find type 'string' in scope
let i: int = 3
//     ^ error: cannot find type 'int' in scope
let b: boolean = true
//     ^ error: cannot find type 'boolean' in scope
if x == null { }
// ^ error: cannot find 'x' in scope
//      ^ error: cannot find 'null' in scope
print(this)
//    ^ error: cannot find 'this' in scope
