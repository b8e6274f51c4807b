import Foundation
import RxSwift

let bag = DisposeBag()
let typing = PublishSubject<String>()
typing.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  .subscribe { print("debounced", $0) }.disposed(by: bag)
typing.throttle(.milliseconds(300), scheduler: MainScheduler.instance)
  .subscribe { print("throttled", $0) }.disposed(by: bag)
typing.throttle(.milliseconds(300), latest: false, scheduler: MainScheduler.instance)
  .subscribe { print("first only", $0) }.disposed(by: bag)

for (delay, text) in [(0, "R"), (100, "Rx"), (200, "RxS"), (700, "RxSw"), (1500, "RxSwift")] {
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay)) { typing.onNext(text) }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 1.6) { typing.onCompleted() }
