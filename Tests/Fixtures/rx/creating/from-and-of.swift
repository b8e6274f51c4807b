import RxSwift

let bag = DisposeBag()
Observable.from([1, 2]).subscribe { print($0) }.disposed(by: bag)
Observable.of("a", "b").subscribe { print($0) }.disposed(by: bag)
Observable.from(optional: Int?.none).subscribe { print($0) }.disposed(by: bag)
Observable<Int>.from(optional: 5).subscribe { print($0) }.disposed(by: bag)
Observable.just([1, 2]).subscribe { print($0) }.disposed(by: bag)
