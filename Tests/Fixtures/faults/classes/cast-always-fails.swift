class A {}
class B: A {}
let a: B = A()
//         ^ error: cannot convert value of type 'A' to specified type 'B'
