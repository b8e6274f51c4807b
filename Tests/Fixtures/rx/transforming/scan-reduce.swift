import RxSwift

let bag = DisposeBag()
Observable.of(1, 2, 3).scan(10) { $0 + $1 }.subscribe(onNext: { print("scan", $0) }).disposed(by: bag)
Observable.of(1, 2, 3).reduce(0, accumulator: +).subscribe { print("reduce", $0) }.disposed(by: bag)
Observable.of("a", "b").scan(into: [String]()) { list, s in list.append(s) }.subscribe(onNext: { print($0) }).disposed(by: bag)
