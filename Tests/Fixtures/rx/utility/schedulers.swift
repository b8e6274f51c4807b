import Foundation
import RxSwift

let bag = DisposeBag()
Observable.of(1, 2)
  .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
  .map { n -> Int in print("map on main:", Thread.isMainThread); return n * 2 }
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: { print("got", $0) }, onCompleted: { print("done") }).disposed(by: bag)
print("end")
