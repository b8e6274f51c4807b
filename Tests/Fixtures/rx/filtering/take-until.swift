import RxSwift

let bag = DisposeBag()
let source = PublishSubject<Int>(), stop = PublishSubject<Void>(), start = PublishSubject<Void>()
source.take(until: stop).subscribe { print("until", $0) }.disposed(by: bag)
source.skip(until: start).subscribe { print("after", $0) }.disposed(by: bag)
source.onNext(1)
start.onNext(())
source.onNext(2)
stop.onNext(())
source.onNext(3)
