import RxSwift
let o = Observable.of(1)
let a = o.flatMap { n in
    guard n > 1 else { return Observable.error(RxError.unknown) }
//                            ^ error: generic parameter 'Element' could not be inferred
    return Observable.just(n)
}
let b = o.flatMap { n in
    if n > 1 { return Observable.empty() }
//                    ^ error: generic parameter 'Element' could not be inferred
    return Observable.just("x")
}
