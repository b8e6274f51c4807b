import RxSwift
let a = Single<Int>.create { single in
    single(.success("x"))
//                  ^ error: cannot convert value of type 'String' to expected argument type 'PrimitiveSequence<SingleTrait, Int>.Element' (aka 'Int')
    return Disposables.create()
}
let b = Single<Int>.create { single in
    single(.next(1))
//          ^ error: type 'Result<PrimitiveSequence<SingleTrait, Int>.Element, any Error>' (aka 'Result<Int, any Error>') has no member 'next'
    return Disposables.create()
}
let c = Single<Int>.create { single in
    single(1)
//         ^ error: cannot convert value of type 'Int' to expected argument type 'Result<PrimitiveSequence<SingleTrait, Int>.Element, any Error>' (aka 'Result<Int, any Error>')
    return Disposables.create()
}
let d = Single<Int>.create { single in
//                           ^ error: contextual closure type '() async throws -> PrimitiveSequence<SingleTrait, Int>.Element' (aka '() async throws -> Int') expects 0 arguments, but 1 was used in closure body
    single.onSuccess(1)
    return Disposables.create()
}
let e = Maybe<Int>.create { maybe in maybe(.completed) }
//                                   ^ error: cannot convert value of type 'Void' to closure result type 'any Disposable'
