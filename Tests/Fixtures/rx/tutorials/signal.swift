import RxCocoa
import RxSwift

let bag = DisposeBag()
let taps = PublishRelay<Void>()
let state = BehaviorRelay(value: 0)
let tapped: Signal<Void> = taps.asSignal()
tapped.emit(onNext: { print("alert") }).disposed(by: bag)
tapped.withLatestFrom(state.asSignal(onErrorJustReturn: 0)) { $1 + 1 }.emit(to: state).disposed(by: bag)
state.asDriver().drive(onNext: { print("state", $0) }).disposed(by: bag)
taps.accept(())
taps.accept(())
tapped.emit(onNext: { print("second alert") }).disposed(by: bag)
state.asDriver().map { "late \($0)" }.drive(onNext: { print($0) }).disposed(by: bag)
taps.accept(())
