struct A {}
struct B: A {}
//     ^ error: inheritance from non-protocol type 'A'
