import RxSwift

let bag = DisposeBag()
let source = Observable.of(1, 2, 3, 4, 5)
source.take(2).subscribe { print("take", $0) }.disposed(by: bag)
source.skip(3).subscribe { print("skip", $0) }.disposed(by: bag)
source.takeLast(2).subscribe { print("last", $0) }.disposed(by: bag)
source.element(at: 2).subscribe { print("at", $0) }.disposed(by: bag)
source.first().subscribe { print("first", $0) }.disposed(by: bag)
