import RxSwift
let o = Observable.of(1, 2)
let a: Single<String> = o.asSingle()
//                        ^ error: cannot assign value of type 'PrimitiveSequence<SingleTrait, Int>' to type 'Single<String>' (aka 'PrimitiveSequence<SingleTrait, String>')
let b: Single<Int> = o.first()
//                     ^ error: cannot assign value of type 'PrimitiveSequence<SingleTrait, Int?>' to type 'Single<Int>' (aka 'PrimitiveSequence<SingleTrait, Int>')
let c: Single<Int> = o.toArray()
//                     ^ error: cannot assign value of type 'PrimitiveSequence<SingleTrait, [Int]>' to type 'Single<Int>' (aka 'PrimitiveSequence<SingleTrait, Int>')
let d = o.asMaybe().asSingel()
//                  ^ error: value of type 'PrimitiveSequence<MaybeTrait, Int>' has no member 'asSingel'
let e = o.asObservabl()
//        ^ error: value of type 'Observable<Int>' has no member 'asObservabl'
let f = try o.toBlocking().first()
//            ^ error: value of type 'Observable<Int>' has no member 'toBlocking'
