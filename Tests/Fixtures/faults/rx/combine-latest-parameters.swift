import RxSwift

let a = Observable.just(1)
let b = Observable.just("b")
let both = Observable.combineLatest(a, b) { x in "\(x)" }
//                                        ^ error: pack expansion requires that 'Observable<Int>, Observable<String>' and '_' have the same shape
