import RxCocoa
import RxSwift
import RxTest

let query = PublishSubject<String>()
let found = query.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
_ = found.subscribe { print($0) }
query.play("--a-b-----c---|")

let count = BehaviorRelay(value: 0)
_ = count.subscribe { print("count", $0) }
let rest = count.play("-1-2-3")
_ = Observable<Int>.timer(.milliseconds(350), scheduler: MainScheduler.instance)
  .subscribe(onNext: { _ in rest.dispose() })

let doubles = PublishSubject<Double>()
_ = doubles.subscribe { print($0) }
doubles.play("- '1.5' -2#")

let flags = PublishRelay<Bool>()
_ = flags.subscribe { print($0) }
flags.play("t-f", ["t": true, "f": false])

let replayed = ReplaySubject<Character>.create(bufferSize: 1)
replayed.play("xyz|")
_ = replayed.subscribe { print($0) }
