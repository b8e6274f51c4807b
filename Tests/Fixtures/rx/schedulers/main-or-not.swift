import Foundation
import RxSwift

print(Thread.isMainThread, Thread.current.isMainThread)
let bag = DisposeBag()
Observable.of(1, 2)
  .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "q"))
  .map { ($0, Thread.current.isMainThread) }
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: { print($0, Thread.isMainThread) }, onCompleted: { print("done") })
  .disposed(by: bag)
func show(_ text: String) { print("show", text) }
Observable.just("x").subscribe(onNext: show).disposed(by: bag)
