import RxSwift

let bag = DisposeBag()
Observable.of(3, 1, 2).toArray().subscribe(onSuccess: { print($0.sorted()) }).disposed(by: bag)
Observable<Int>.empty().toArray().subscribe { print($0) }.disposed(by: bag)
