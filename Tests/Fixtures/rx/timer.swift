import Foundation
import RxSwift

let bag = DisposeBag()
Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance)
  .take(3)
  .subscribe(onNext: { print("tick", $0) }, onCompleted: { print("done") })
  .disposed(by: bag)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { print("between") }
DispatchQueue.main.async { print("soon") }
print("end of file")
