import Foundation
import RxSwift

let bag = DisposeBag()
let start = Date()
Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  .map { "tick \($0)" }
  .take(4)
  .subscribe { print($0) }
  .disposed(by: bag)
Observable<Int>.timer(.seconds(2), scheduler: MainScheduler.instance)
  .subscribe { print("once", $0) }
  .disposed(by: bag)
Observable<Int>.timer(.milliseconds(500), period: .seconds(1), scheduler: MainScheduler.instance)
  .take(2)
  .subscribe { print("periodic", $0) }
  .disposed(by: bag)
