import RxSwift
let errors = Observable<Error>.empty()
let a = errors.flatMap { error in
    guard 1 < 3 else { return Observable.error(error) }
//                            ^ error: generic parameter 'Element' could not be inferred
    return Observable<Int>.just(1)
}
let b = errors.enumerated().flatMap { index, error in
    guard index < 3 else { return Observable.error(error) }
//                                ^ error: generic parameter 'Element' could not be inferred
    return Observable<Int>.just(1)
}
