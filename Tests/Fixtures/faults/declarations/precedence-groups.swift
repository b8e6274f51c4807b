precedencegroup Tight { higherThan: Multiplication }
//                                  ^ error: unknown precedence group 'Multiplication'
infix operator <+>: Tight
precedencegroup Loose { lowerThan: Tight }
//                                 ^ error: precedence group cannot be given lower precedence than group in same module; make the other precedence group higher than this one instead
infix operator <->: Loose
precedencegroup Between { higherThan: AdditionPrecedence lowerThan: MultiplicationPrecedence }
infix operator <*>: Between
