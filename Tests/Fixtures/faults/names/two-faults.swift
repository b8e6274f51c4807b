let a = unknownOne
//      ^ error: cannot find 'unknownOne' in scope
let b = 2
let c = unknownTwo
//      ^ error: cannot find 'unknownTwo' in scope
print(a, b, c)
