import RxSwift
import RxCocoa
import RxRelay

final class CounterViewModel {
    let count = BehaviorRelay(value: 0)
    private let disposeBag = DisposeBag()

    func increment() {
        count.value += 1
//                  ^ error: left side of mutating operator isn't mutable: 'value' is a get-only property
    }

    func start() {
        count.asObservable()
            .map { "Count: \($0)" }
            .subscribe(onNext: { text in print(text) }, onFailure: { print($0) })
//                                                                 ^ error: extra argument 'onFailure' in call
            .disposed(by: disposeBag)
    }
}

let model = CounterViewModel()
model.start()
model.increment()
