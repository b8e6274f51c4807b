// A type of the program that is convertible to a shared sequence is a source of combineLatest and zip like any other.
import RxCocoa
import RxSwift

final class Activity: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy
  let relay = BehaviorRelay(value: 0)
  func asSharedSequence() -> SharedSequence<DriverSharingStrategy, Bool> {
    relay.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }
}
final class Errors: SharedSequenceConvertibleType {
  typealias Element = String
  typealias SharingStrategy = SignalSharingStrategy
  let relay = PublishRelay<String>()
  func asSharedSequence() -> Signal<String> { relay.asSignal() }
}

let bag = DisposeBag()
let activity = Activity()
let name = BehaviorRelay(value: "")
Driver.combineLatest(name.asDriver(), activity) { name, busy in !name.isEmpty && !busy }
  .drive(onNext: { print("enabled", $0) }).disposed(by: bag)
Driver.combineLatest(activity, activity, name.asDriver()).map { "\($0) \($1) \($2)" }
  .drive(onNext: { print($0) }).disposed(by: bag)
Driver.zip(activity, name.asDriver()) { "\($1): \($0)" }.drive(onNext: { print("zip", $0) }).disposed(by: bag)
let first = Errors()
let second = Errors()
Signal.zip(first, second) { $0 + $1 }.emit(onNext: { print("errors", $0) }).disposed(by: bag)
Signal.combineLatest(first, second).emit(onNext: { print("latest", $0) }).disposed(by: bag)
name.accept("Ann")
activity.relay.accept(1)
activity.relay.accept(0)
first.relay.accept("a")
second.relay.accept("b")
