struct A { private init() {}; fileprivate var x = 1 }
class B { private(set) var n = 0; private static let k = 3; private struct Inner {} }
let a = A()
//      ^ error: 'A' initializer is inaccessible due to 'private' protection level
let b = B()
b.n += 1
//  ^ error: left side of mutating operator isn't mutable: 'n' setter is inaccessible
print(B.k)
//      ^ error: 'k' is inaccessible due to 'private' protection level
let i = B.Inner()
//        ^ error: 'Inner' is inaccessible due to 'private' protection level
