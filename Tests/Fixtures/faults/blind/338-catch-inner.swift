import RxSwift
func search(_ t: String) -> Observable<[String]> { .just([]) }
let q = PublishSubject<String>()
let a = q.flatMapLatest { text -> Observable<[String]> in
    return search(text).catch { error in Observable.just("error") }
//                                                       ^ error: cannot convert value of type 'String' to expected argument type '[String]'
}
let b = search("x").catch { error in .just("error") }
//                                         ^ error: cannot convert value of type 'String' to expected argument type '[String]'
let c = search("x").catchAndReturn("x")
//                                 ^ error: cannot convert value of type 'String' to expected argument type '[String]'
