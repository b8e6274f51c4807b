import RxSwift
import RxCocoa

// Its twin of today
let disposeBag = DisposeBag()
enum MyError: Error { case Test, Other(code: Int) }

let a = BehaviorRelay(value: 1)
let b = BehaviorRelay(value: 2)
Observable.combineLatest(a, b) { $0 + $1 }
    .filter { $0 >= 0 }
    .map { "\($0) is positive" }
    .subscribe(onNext: { print($0) })
    .disposed(by: disposeBag)
a.accept(4)
b.accept(-8)

let subject = PublishSubject<String>()
subject
    .subscribe { event in
        switch event {
        case .next(let value): print("next \(value)")
        case .error(let error): print("error \(error)")
        case .completed: print("completed")
        }
    }
    .disposed(by: disposeBag)
subject.on(.next("a"))
subject.onNext("b")
subject.on(.completed)

Observable.of(0, 1, 2, 3)
    .scan(0) { acum, elem in acum + elem }
    .subscribe(onNext: { print($0) })
    .disposed(by: disposeBag)

let failing: Observable<Int> = .create { observer in
    observer.on(.next(1))
    observer.on(.error(MyError.Test))
    return Disposables.create { print("disposed") }
}
failing
    .catchAndReturn(7)
    .subscribe(onCompleted: { print("done") })
    .disposed(by: disposeBag)
failing.catch { error in
    print("caught \(error)")
    return .just(42)
}.subscribe(onNext: { print($0) }, onError: nil, onCompleted: nil, onDisposed: nil).disposed(by: disposeBag)
failing.retry(2).subscribe(onError: { print("gave up \($0)") }).disposed(by: disposeBag)

let replay = Observable.create { (o: AnyObserver<Int>) -> Disposable in
    print("subscribed")
    o.onNext(1)
    return Disposables.create()
}.share(replay: 1, scope: .forever)
replay.subscribe(onNext: { print("first \($0)") }).disposed(by: disposeBag)
replay.subscribe(onNext: { print("second \($0)") }).disposed(by: disposeBag)

Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
    .take(3)
    .observe(on: MainScheduler.instance)
    .do(onNext: { print("do next(\($0))") }, onError: { print("do error(\($0))") }, onCompleted: { print("do completed") })
    .subscribe(onNext: { print("tick \($0)") })
    .disposed(by: disposeBag)
Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe { print($0) }.disposed(by: disposeBag)
Observable.zip(Observable.just(1), Observable.just("x")) { ($0, $1) }.subscribe(onNext: { print($0.0, $0.1) }).disposed(by: disposeBag)
