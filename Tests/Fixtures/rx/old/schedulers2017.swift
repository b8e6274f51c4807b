import RxSwift
import Foundation

let bag = DisposeBag()
let background = ConcurrentDispatchQueueScheduler(qos: .background)
let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "work")
Observable.of(1, 2, 3)
  .subscribe(on: serial)
  .map { $0 * 2 }
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: { print("got", $0, Thread.isMainThread) }, onCompleted: { print("done") })
  .disposed(by: bag)
Observable<Int>.timer(.seconds(1), period: .milliseconds(500), scheduler: MainScheduler.instance)
  .take(3)
  .subscribe(onNext: { print("tick", $0) }, onCompleted: { print("timer done") })
  .disposed(by: bag)
let source = PublishSubject<Int>()
source
  .debounce(.milliseconds(500), scheduler: MainScheduler.instance)
  .subscribe(onNext: { print("debounced", $0) })
  .disposed(by: bag)
source
  .buffer(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
  .take(2)
  .subscribe(onNext: { print("buffer", $0) })
  .disposed(by: bag)
source
  .timeout(.seconds(2), scheduler: MainScheduler.instance)
  .subscribe(onNext: { print("in time", $0) }, onError: { print("error", $0) })
  .disposed(by: bag)
for (index, value) in [10, 20, 30, 40].enumerated() {
  Observable<Int>.timer(.milliseconds(200 * index), scheduler: MainScheduler.instance)
    .subscribe(onNext: { _ in source.onNext(value) })
    .disposed(by: bag)
}
Observable.just("late").delay(.milliseconds(700), scheduler: MainScheduler.instance)
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
