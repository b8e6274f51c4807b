// A counter as a view model with inputs and outputs.
import RxCocoa
import RxSwift

protocol ViewModelType {
  associatedtype Input
  associatedtype Output
  func transform(_ input: Input) -> Output
}

final class CounterViewModel: ViewModelType {
  struct Input {
    let increment: Observable<Void>
    let decrement: Observable<Void>
    let reset: Observable<Void>
  }
  struct Output {
    let count: Driver<Int>
    let text: Driver<String>
    let canDecrement: Driver<Bool>
  }
  private enum Action {
    case add(Int)
    case set(Int)
  }
  private let initial: Int

  init(initial: Int = 0) {
    self.initial = initial
  }

  func transform(_ input: Input) -> Output {
    let actions = Observable<Action>.merge(
      input.increment.map { .add(1) },
      input.decrement.map { .add(-1) },
      input.reset.map { [initial] in .set(initial) }
    )
    let count = actions
      .scan(initial) { state, action -> Int in
        switch action {
        case .add(let delta): return max(0, state + delta)
        case .set(let value): return value
        }
      }
      .startWith(initial)
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: initial)
    return Output(
      count: count,
      text: count.map { "Count: \($0)" },
      canDecrement: count.map { $0 > 0 }.distinctUntilChanged())
  }
}

final class CounterView {
  let plus = PublishRelay<Void>()
  let minus = PublishRelay<Void>()
  let reset = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  init(viewModel: CounterViewModel) {
    let output = viewModel.transform(
      .init(increment: plus.asObservable(), decrement: minus.asObservable(), reset: reset.asObservable()))
    output.text.drive(onNext: { print("[label]", $0) }).disposed(by: disposeBag)
    output.canDecrement.drive(onNext: { print("[minus button]", $0 ? "enabled" : "disabled") }).disposed(by: disposeBag)
    output.count
      .filter { $0 != 0 && $0 % 3 == 0 }
      .drive(onNext: { print("[badge] multiple of three:", $0) })
      .disposed(by: disposeBag)
  }
  deinit { print("view gone") }
}

var view: CounterView? = CounterView(viewModel: CounterViewModel())
for _ in 1...4 { view?.plus.accept(()) }
view?.minus.accept(())
view?.reset.accept(())
view?.minus.accept(())
(1...3).forEach { _ in view!.plus.accept(()) }
view = nil
print("done")
