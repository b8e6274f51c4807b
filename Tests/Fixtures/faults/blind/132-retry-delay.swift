import RxSwift

let bag = DisposeBag()
let source = Observable<Int>.error(RxError.timeout)

source
    .retry("3")
//         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

source
    .retry(when: { errors in
        errors.enumerated().flatMap { index, error in
            guard index < 3 else { return Observable.error(error) }
//                                        ^ error: generic parameter 'Element' could not be inferred
            return Observable<Int>.timer(.seconds(index), scheduler: MainScheduler.instance)
        }
    })
    .timeout(.seconds(2))
//                      ^ error: missing argument for parameter 'scheduler' in call
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
