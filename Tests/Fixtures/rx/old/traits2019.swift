import RxSwift

enum NetworkError: Error { case noData, status(Int) }
let bag = DisposeBag()
func load(_ n: Int) -> Single<String> {
    return Single<String>.create { single in
        if n % 2 == 0 { single(.success("page \(n)")) } else { single(.failure(NetworkError.status(n))) }
        return Disposables.create()
    }
}
load(2).subscribe(onSuccess: { print($0) }, onFailure: { print("error", $0) }).disposed(by: bag)
load(3).subscribe(onSuccess: nil, onFailure: { print("error", $0) }).disposed(by: bag)
load(4).subscribe(onSuccess: { print($0) }, onFailure: nil).disposed(by: bag)
load(5).subscribe { event in
    switch event {
    case .success(let page): print(page)
    case .failure(let error): print("failed", error)
    }
}.disposed(by: bag)
load(6).do(onSuccess: { print("do", $0) }, onError: { print("do error", $0) }).subscribe().disposed(by: bag)
load(7).catchAndReturn("fallback").map { $0.uppercased() }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
load(9).catch { _ in .just("recovered") }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
load(11).retry { errors in
    errors.enumerated().flatMap { index, error -> Observable<Int> in index < 1 ? .just(0) : .error(error) }
}.subscribe(onFailure: { print("gave up", $0) }).disposed(by: bag)
Observable.of(1, 2, 3, 4, 5)
    .take(while: { $0 < 5 })
    .skip(while: { $0 < 2 })
    .element(at: 1)
    .subscribe(onNext: { print("element", $0) })
    .disposed(by: bag)
Observable.of(3, 1, 2).takeLast(2).toArray().asObservable().subscribe(onNext: { print($0) }).disposed(by: bag)
let stop = PublishSubject<Void>()
let source = PublishSubject<Int>()
source.take(until: stop).subscribe(onNext: { print("until", $0) }, onCompleted: { print("stopped") }).disposed(by: bag)
source.skip(until: stop).subscribe(onNext: { print("after", $0) }).disposed(by: bag)
source.take(until: { $0 > 2 }, behavior: .inclusive).subscribe(onNext: { print("inclusive", $0) }).disposed(by: bag)
source.onNext(1); stop.onNext(()); source.onNext(2); source.onNext(3); source.onNext(4)
Observable.just(1).observe(on: MainScheduler.instance).subscribe(on: MainScheduler.instance)
    .subscribe(onNext: { print("on main", $0) }).disposed(by: bag)
Observable<Int>.interval(.milliseconds(250), scheduler: MainScheduler.instance).take(2).subscribe(onNext: { print("tick", $0) }).disposed(by: bag)
Observable.of("a", "b").delaySubscription(.milliseconds(100), scheduler: MainScheduler.instance).subscribe { print($0) }.disposed(by: bag)
Observable<Int>.timer(.seconds(1), period: .milliseconds(500), scheduler: MainScheduler.instance).take(2).subscribe { print("timer", $0) }.disposed(by: bag)
Observable.from(optional: 5).share(replay: 1).flatMapFirst { Observable.just($0) }.subscribe { print($0) }.disposed(by: bag)
Completable.create { completable in completable(.completed); return Disposables.create() }
    .subscribe(onCompleted: { print("completed") }, onError: { print($0) }).disposed(by: bag)
let d = Disposables.create([Disposables.create { print("one") }, Disposables.create { print("two") }])
d.dispose()
