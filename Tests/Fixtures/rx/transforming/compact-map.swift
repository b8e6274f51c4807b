import RxSwift

let bag = DisposeBag()
Observable.of("1", "x", "3").compactMap { Int($0) }.subscribe { print($0) }.disposed(by: bag)
Observable<Int?>.of(1, nil, 2).compactMap { $0 }.subscribe(onNext: { print($0) }).disposed(by: bag)
