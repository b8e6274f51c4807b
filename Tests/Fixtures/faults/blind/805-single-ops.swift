import RxSwift
let s = Single.just(1)
let a = s.scan(0) { $0 + $1 }
//        ^ error: value of type 'PrimitiveSequence<SingleTrait, PrimitiveSequence<SingleTrait, Int>.Element>' (aka 'PrimitiveSequence<SingleTrait, Int>') has no member 'scan'
let b = s.startWith(1)
//        ^ error: value of type 'PrimitiveSequence<SingleTrait, PrimitiveSequence<SingleTrait, Int>.Element>' (aka 'PrimitiveSequence<SingleTrait, Int>') has no member 'startWith'
let c = s.toArray()
//        ^ error: value of type 'PrimitiveSequence<SingleTrait, PrimitiveSequence<SingleTrait, Int>.Element>' (aka 'PrimitiveSequence<SingleTrait, Int>') has no member 'toArray'
let d = s.filter { $0 > 1 }.subscribe(onFailure: { print($0) })
//                          ^ error: referencing instance method 'subscribe(onSuccess:onFailure:onDisposed:)' on 'PrimitiveSequenceType' requires the types 'MaybeTrait' and 'SingleTrait' be equivalent
let e = s.withLatestFrom(Observable.of(1))
//        ^ error: value of type 'PrimitiveSequence<SingleTrait, PrimitiveSequence<SingleTrait, Int>.Element>' (aka 'PrimitiveSequence<SingleTrait, Int>') has no member 'withLatestFrom'
let f: Observable<Int> = s
//                       ^ error: cannot convert value of type 'PrimitiveSequence<SingleTrait, PrimitiveSequence<SingleTrait, Int>.Element>' (aka 'PrimitiveSequence<SingleTrait, Int>') to specified type 'Observable<Int>'
let g = Observable.combineLatest(s, Observable.of(1))
//                 ^ error: static method 'combineLatest' requires that 'PrimitiveSequence<SingleTrait, PrimitiveSequence<SingleTrait, Int>.Element>' (aka 'PrimitiveSequence<SingleTrait, Int>') conform to 'ObservableType'
let h = s.flatMap { Observable.just($0) }
//        ^ error: generic parameter 'Result' could not be inferred
let i = s.concat(Observable.just(1))
//        ^ error: no exact matches in call to instance method 'concat'
let j = Observable.of(1).flatMap { _ in s }.asSingle().subscribe(onNext: { print($0) })
//                                                              ^ error: extraneous argument label 'onNext:' in call
