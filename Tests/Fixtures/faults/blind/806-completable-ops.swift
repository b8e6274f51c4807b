import RxSwift
let c = Completable.empty()
_ = c.subscribe(onSuccess: { print("x") })
//    ^ error: referencing instance method 'subscribe(onSuccess:onFailure:onDisposed:)' on 'PrimitiveSequenceType' requires the types 'CompletableTrait' and 'SingleTrait' be equivalent
//                         ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
_ = c.subscribe(onNext: { print("x") })
//             ^ error: extraneous argument label 'onNext:' in call
//                      ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
_ = c.subscribe(onCompleted: { print($0) })
//                           ^ error: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body
let a = c.map { $0 }
//        ^ error: no exact matches in call to instance method 'map'
let b = c.andThen(3)
//                ^ error: cannot convert value of type 'Int' to expected argument type 'Completable' (aka 'PrimitiveSequence<CompletableTrait, Never>')
let d = c.andThen(Single.just(1)).subscribe(onCompleted: { print(1) })
//                       ^ error: cannot convert value of type 'PrimitiveSequence<SingleTrait, PrimitiveSequence<SingleTrait, Int>.Element>' (aka 'PrimitiveSequence<SingleTrait, Int>') to expected argument type 'PrimitiveSequence<MaybeTrait, Int>'
