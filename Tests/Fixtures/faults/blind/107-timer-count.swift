import RxSwift

final class Countdown {
    private let bag = DisposeBag()
    let remaining: Observable<Int>

    init(from start: Int) {
        remaining = Observable<Int>
            .interval(1, scheduler: MainScheduler.instance)
//                    ^ error: cannot convert value of type 'Int' to expected argument type 'RxTimeInterval' (aka 'DispatchTimeInterval')
            .map { start - $0 }
            .take(while: { $0 })
//                         ^ error: cannot convert value of type 'Int' to closure result type 'Bool'
    }

    func run() {
        remaining
            .subscribe(onNext: { [weak self] value in
                self.show(value)
//              ^ error: value of optional type 'Countdown?' must be unwrapped to refer to member 'show' of wrapped base type 'Countdown'
            }, onCompleted: { print($0) })
//                          ^ error: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body
            .disposed(by: bag)
    }

    func show(_ value: Int) { print(value) }
}

Countdown(from: 3).run()
