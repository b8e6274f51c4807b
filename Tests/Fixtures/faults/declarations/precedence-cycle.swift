precedencegroup Loud { higherThan: Quiet }
//                                 ^ error: cycle in 'higherThan' relation
precedencegroup Quiet { higherThan: Loud }
infix operator +++: Loud
