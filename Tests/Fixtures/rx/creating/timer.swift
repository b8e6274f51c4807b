import Foundation
import RxSwift

let bag = DisposeBag()
Observable<Int>.timer(.milliseconds(500), scheduler: MainScheduler.instance).subscribe { print("once", $0) }.disposed(by: bag)
Observable<Int>.timer(.milliseconds(100), period: .milliseconds(300), scheduler: MainScheduler.instance)
  .take(3).subscribe { print("repeating", $0) }.disposed(by: bag)
