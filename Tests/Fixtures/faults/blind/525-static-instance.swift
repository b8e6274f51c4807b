struct T { static let limit = 3; static func parse(_ s: String) -> T { T() }; func go() {} }
let t = T()
print(t.limit)
//    ^ error: static member 'limit' cannot be used on instance of type 'T'
t.parse("x")
// ^1 error: static member 'parse' cannot be used on instance of type 'T'
T.go()
// ^1 error: instance member 'go' cannot be used on type 'T'; did you mean to use a value of this type instead?
let f: () -> Void = T.go
//                  ^ error: instance member 'go' cannot be used on type 'T'; did you mean to use a value of this type instead?
extension T { var twice: Int { limit * 2 } }
//                             ^ error: static member 'limit' cannot be used on instance of type 'T'
