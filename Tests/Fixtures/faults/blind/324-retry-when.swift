import RxSwift
let source = Observable<Int>.error(RxError.timeout)
let a = source.retry(when: { errors in
    errors.enumerated().flatMap { index, error in
        guard index < 3 else { return Observable.error(error) }
//                                    ^ error: generic parameter 'Element' could not be inferred
        return Observable<Int>.timer(.seconds(index), scheduler: MainScheduler.instance)
    }
})
