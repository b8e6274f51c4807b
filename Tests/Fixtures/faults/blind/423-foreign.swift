let n = 1
n++
// ^2 error: cannot find operator '++' in scope; did you mean '+= 1'?
var m = 2
m++
// ^2 error: cannot find operator '++' in scope; did you mean '+= 1'?
if (n === 1) { }
//  ^ error: argument type 'Int' expected to be an instance of a class or class-constrained type
//        ^ error: argument type 'Int' expected to be an instance of a class or class-constrained type
let s = n > 1 && m < 2 and true
//                    ^ error: consecutive statements on a line must be separated by ';'
//                     ^ error: cannot find 'and' in scope
//                        ^ error: consecutive statements on a line must be separated by ';'
for (var i = 0; i < 3; i++) { }
// ^1 error: C-style for statement was removed in Swift 3
