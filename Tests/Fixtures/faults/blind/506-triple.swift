let n = 1
if (n === 1) { }
//  ^ error: argument type 'Int' expected to be an instance of a class or class-constrained type
//        ^ error: argument type 'Int' expected to be an instance of a class or class-constrained type
