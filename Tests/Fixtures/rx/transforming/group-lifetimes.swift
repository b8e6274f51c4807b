// groupBy: keys, lifetimes, disposal of a group.
import RxSwift

let words = PublishSubject<String>()
let bag = DisposeBag()
words.groupBy { $0.first! }
  .subscribe(onNext: { group in
    print("new group", group.key)
    group.take(2).subscribe(
      onNext: { print(group.key, $0) }, onCompleted: { print(group.key, "done") }).disposed(by: bag)
  }, onCompleted: { print("words done") }).disposed(by: bag)
["apple", "bee", "ant", "bat", "axe", "cat"].forEach(words.onNext)
words.onCompleted()
let counts = Observable.of(1, 2, 3, 4, 5, 6).groupBy { $0 % 3 }
  .flatMap { g in g.reduce(0, accumulator: +).map { (g.key, $0) } }
_ = counts.toArray().subscribe(onSuccess: { pairs in
  print(pairs.sorted { $0.0 < $1.0 }.map { "\($0.0)=\($0.1)" }.joined(separator: " "))
})
let failing = PublishSubject<Int>()
_ = failing.groupBy { $0 }.flatMap { $0.materialize() }.subscribe { print($0) }
failing.onNext(1)
failing.onError(RxError.overflow)
