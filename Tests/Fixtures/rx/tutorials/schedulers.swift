import Foundation
import RxSwift

let bag = DisposeBag()
let background = SerialDispatchQueueScheduler(internalSerialQueueName: "background")
Observable.of(1, 2, 3)
  .map { n -> Int in
    print("map on main:", Thread.isMainThread)
    return n
  }
  .observe(on: background)
  .map { n -> Int in
    print("map on main:", Thread.isMainThread)
    return n * 10
  }
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: { print($0, "main:", Thread.isMainThread) }, onCompleted: { print("completed") })
  .disposed(by: bag)
Observable<Int>.create { observer in
  print("create on main:", Thread.isMainThread)
  observer.onNext(1)
  observer.onCompleted()
  return Disposables.create()
}
.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
.observe(on: MainScheduler.asyncInstance)
.subscribe { print($0) }
.disposed(by: bag)
print("end")
