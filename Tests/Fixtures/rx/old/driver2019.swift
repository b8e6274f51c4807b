import RxSwift
import RxCocoa

// RxSwift 5
protocol ViewModelType { associatedtype Input; associatedtype Output; func transform(_ input: Input) -> Output }
final class LoginVM: ViewModelType {
  struct Input { let name: Driver<String>; let tap: Driver<Void> }
  struct Output { let greeting: Driver<String>; let enabled: Driver<Bool>; let errors: Signal<String> }
  func transform(_ input: Input) -> Output {
    let errors = PublishRelay<String>()
    let enabled = input.name.map { !$0.isEmpty }.distinctUntilChanged()
    let greeting = input.tap.withLatestFrom(input.name).flatMapLatest { name -> Driver<String> in
      return self.greet(name)
        .observe(on: MainScheduler.instance)
        .catch { error in errors.accept("\(error)"); return .empty() }
        .asDriver(onErrorJustReturn: "?")
    }
    return Output(greeting: greeting, enabled: enabled, errors: errors.asSignal())
  }
  enum Refused: Error { case rude }
  private func greet(_ name: String) -> Observable<String> {
    return name == "boo" ? .error(Refused.rude) : Observable.just("Hello, \(name)!")
  }
}
let name = BehaviorRelay(value: "")
let tap = PublishRelay<Void>()
let vm = LoginVM()
let bag = DisposeBag()
let output = vm.transform(.init(name: name.asDriver(), tap: tap.asDriver(onErrorDriveWith: .empty())))
output.enabled.drive(onNext: { print("enabled", $0) }).disposed(by: bag)
output.greeting.drive(onNext: { print($0) }).disposed(by: bag)
output.errors.emit(onNext: { print("error", $0) }).disposed(by: bag)
for (i, n) in ["Ann", "boo", "", "Bob"].enumerated() {
  Observable<Int>.timer(.milliseconds(i * 100), scheduler: MainScheduler.instance)
    .subscribe(onNext: { _ in name.accept(n); tap.accept(()) })
    .disposed(by: bag)
}
let values = Observable.of(1, 2, 3, 4, 5)
values.take(while: { $0 < 4 }).takeLast(2).subscribe(onNext: { print("t", $0) }).disposed(by: bag)
values.element(at: 2).subscribe(onNext: { print("at", $0) }).disposed(by: bag)
values.do(onNext: { if $0 == 2 { print("two") } }).skip(3).subscribe(onNext: { print("s", $0) }).disposed(by: bag)
