import RxSwift

let bag = DisposeBag()
Observable.just(1).subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2, 3).subscribe(onNext: { print("next", $0) }, onCompleted: { print("completed") }).disposed(by: bag)
Observable.from(["a", "b"]).map { $0.uppercased() }.subscribe(onNext: { print($0) }).disposed(by: bag)
