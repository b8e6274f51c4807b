import RxSwift

let bag = DisposeBag()
let subject = PublishSubject<Int>()
let source = Observable.of(1, 2, 3).do(onNext: { print("producing", $0) })
let shared = source.multicast(subject)
shared.subscribe(onNext: { print("A", $0) }).disposed(by: bag)
shared.subscribe(onNext: { print("B", $0) }).disposed(by: bag)
shared.connect().disposed(by: bag)
source.multicast({ PublishSubject<Int>() }) { (shared: Observable<Int>) -> Observable<(Int, Int)> in Observable.zip(shared, shared.skip(1)) }
  .subscribe(onNext: { print($0.0, $0.1) })
  .disposed(by: bag)
