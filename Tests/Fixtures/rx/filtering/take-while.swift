import RxSwift

let bag = DisposeBag()
let source = Observable.of(1, 2, 5, 1)
source.take(while: { $0 < 3 }).subscribe { print("take", $0) }.disposed(by: bag)
source.skip(while: { $0 < 3 }).subscribe { print("skip", $0) }.disposed(by: bag)
source.take(while: { $0 < 3 }, behavior: .inclusive).subscribe { print("inclusive", $0) }.disposed(by: bag)
source.take(until: { $0 > 2 }).subscribe { print("until", $0) }.disposed(by: bag)
