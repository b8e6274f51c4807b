// On which queue something runs is asserted.
// ends: 2
import Foundation
import RxSwift

dispatchPrecondition(condition: .onQueue(.main))
let queue = DispatchQueue(label: "work")
let bag = DisposeBag()
func listen() {
  Observable.of(1, 2)
    .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "serial"))
    .do(onNext: { _ in dispatchPrecondition(condition: .notOnQueue(.main)) })
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: {
      dispatchPrecondition(condition: .onQueue(.main))
      print($0)
    })
    .disposed(by: bag)
}
queue.async {
  dispatchPrecondition(condition: .notOnQueue(.main))
  DispatchQueue.main.async {
    dispatchPrecondition(condition: .onQueue(DispatchQueue.main))
    print("back on main")
    listen()
  }
}
