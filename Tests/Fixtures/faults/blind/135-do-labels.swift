import RxSwift

let bag = DisposeBag()
Observable.of(1, 2, 3)
    .do(onNext: { print("next", $0) }, onSubscribed: { print("sub") }, onCompleted: { print("done") })
//                                                                     ^ error: argument 'onCompleted' must precede argument 'onSubscribed'
    .map { $0 + 0.5 }
    .subscribe(onNext: { print($0) }, onCompleted: { print("completed") }, onError: { print($0) })
//                                                                         ^ error: argument 'onError' must precede argument 'onCompleted'
    .disposed(by: bag)
