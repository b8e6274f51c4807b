import Foundation
import RxSwift

let bag = DisposeBag()
let source = PublishSubject<Int>()
source.debounce(.milliseconds(200), scheduler: MainScheduler.instance).subscribe { print("debounce", $0) }.disposed(by: bag)
source.throttle(.milliseconds(200), scheduler: MainScheduler.instance).subscribe { print("throttle", $0) }.disposed(by: bag)
source.throttle(.milliseconds(200), latest: false, scheduler: MainScheduler.instance).subscribe { print("first", $0) }.disposed(by: bag)
for (i, at) in [0, 100, 150, 500, 550].enumerated() {
  Observable<Int>.timer(.milliseconds(at), scheduler: MainScheduler.instance).subscribe(onNext: { _ in source.onNext(i) }).disposed(by: bag)
}
