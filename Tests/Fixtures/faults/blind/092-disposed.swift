import RxSwift

final class Ticker {
    private let disposeBag = DisposeBag()
    private let ticks = PublishSubject<Int>()

    func start() {
        ticks
            .map { $0 * 2 }
            .subscribe(onNext: { value in
                print("tick", value)
            })
            .disposed(disposeBag)
//                    ^ error: missing argument label 'by:' in call

        ticks
            .filter { $0 > 2 }
            .disposed(by: disposeBag)
//           ^ error: value of type 'Observable<Int>' has no member 'disposed'
    }

    func send(_ value: Int) { ticks.onNext("\(value)") }
//                                         ^ error: cannot convert value of type 'String' to expected argument type 'PublishSubject<Int>.Element' (aka 'Int')
}

let ticker = Ticker()
ticker.start()
ticker.send(3)
