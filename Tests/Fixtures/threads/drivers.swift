// ends: true 40 true
import RxSwift
import RxCocoa
import Foundation
// Drivers and signals deliver on main, wherever their sources send.
let relay = BehaviorRelay(value: 0), pressed = PublishRelay<Int>(), subject = PublishSubject<Int>()
let bag = DisposeBag()
var isMain = true, count = 0, signals = 0
func check() { if !Thread.isMainThread { isMain = false } }
let sum = Driver.combineLatest(relay.asDriver(), subject.asDriver(onErrorJustReturn: -1)) { $0 + $1 }
sum.map { $0 + 1 }.distinctUntilChanged().drive(onNext: { _ in check(); count += 1 }).disposed(by: bag)
sum.drive(onNext: { _ in check() }).disposed(by: bag)
pressed.asSignal().emit(onNext: { _ in check(); signals += 1 }).disposed(by: bag)
relay.asDriver().flatMapLatest { Driver.just($0).delay(.milliseconds(1)) }.drive(onNext: { _ in check() }).disposed(by: bag)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { for i in 0..<40 { relay.accept(i) } }
DispatchQueue.global().async(group: group) { for i in 0..<40 { pressed.accept(i) } }
DispatchQueue.global().async(group: group) { for i in 0..<40 { subject.onNext(i) }; subject.onError(RxError.unknown) }
group.notify(queue: .main) {
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { print(isMain, signals, count > 0) }
}
