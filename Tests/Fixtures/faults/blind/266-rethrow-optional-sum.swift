func measure<T>(_ work: () throws -> T) rethrows -> T { try work() }
let a = 1
let c: Int? = 2
print(a + 1 + c)
//            ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
print(a + c)
//        ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let d = a + c
//          ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
