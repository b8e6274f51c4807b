import RxSwift
import RxCocoa

// RxSwift 2, autumn 2015
class CounterViewModel {
  let count = BehaviorRelay(value: 0)
  let disposeBag = DisposeBag()
  let increment = PublishSubject<Void>()
  let decrement = PublishSubject<Void>()

  var text: Driver<String> {
    return count.asDriver().map { "Count: \($0)" }
  }

  init() {
    increment
      .subscribe(onNext: { [unowned self] in
        self.count.accept(self.count.value + 1)
      })
      .disposed(by: disposeBag)
    decrement
      .subscribe(onNext: { [unowned self] _ in
        self.count.accept(self.count.value - 1)
      })
      .disposed(by: disposeBag)
  }
}

let vm = CounterViewModel()
let bag = DisposeBag()
vm.text.drive(onNext: { print($0) }).disposed(by: bag)
vm.increment.on(.next(()))
vm.increment.onNext(())
vm.decrement.on(.next(()))
print("value is \(vm.count.value)")
vm.count.asObservable()
  .map { $0 * 10 }
  .subscribe { event in
    switch event {
    case .next(let value): print("next \(value)")
    case .error(let error): print("error \(error)")
    case .completed: print("completed")
    }
  }
  .disposed(by: bag)
vm.count.accept(7)
