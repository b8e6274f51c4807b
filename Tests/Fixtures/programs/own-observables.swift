// Disposables, observers, observables and subjects of the program's own.
import RxSwift
import RxRelay

// Custom Disposable, Cancelable, ObserverType, ObservableType, SubjectType written by hand
final class PrintDisposable: Cancelable {
    let name: String
    private(set) var isDisposed = false
    init(_ name: String) { self.name = name }
    func dispose() { guard !isDisposed else { return }; isDisposed = true; print("dispose", name) }
    deinit { print("free", name) }
}
struct Countdown: ObservableType {
    typealias Element = Int
    let from: Int
    func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Int {
        let d = PrintDisposable("countdown")
        for i in stride(from: from, through: 0, by: -1) where !d.isDisposed { observer.onNext(i) }
        observer.onCompleted()
        return d
    }
}
final class Collector<T>: ObserverType {
    typealias Element = T
    private(set) var events: [Event<T>] = []
    func on(_ event: Event<T>) { events.append(event) }
}
final class MapSubject<In, Out>: SubjectType, ObserverType {
    typealias Element = Out
    typealias Observer = AnyObserver<In>
    private let inner = PublishSubject<Out>()
    private let transform: (In) -> Out
    init(_ transform: @escaping (In) -> Out) { self.transform = transform }
    func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Out { inner.subscribe(observer) }
    func asObserver() -> AnyObserver<In> { inner.asObserver().mapObserver(transform) }
    func on(_ event: Event<Out>) { inner.on(event) }
}
extension ObservableType {
    func collect() -> Collector<Element> { let c = Collector<Element>(); _ = subscribe(c); return c }
    func takeEvery(_ n: Int) -> Observable<Element> {
        Observable.create { observer in
            var i = 0
            return self.subscribe { event in
                switch event {
                case .next(let e): if i % n == 0 { observer.onNext(e) }; i += 1
                case .error(let e): observer.onError(e)
                case .completed: observer.onCompleted()
                }
            }
        }
    }
    func retryOnce(if shouldRetry: @escaping (Error) -> Bool) -> Observable<Element> {
        `catch` { [o = asObservable()] e in shouldRetry(e) ? o : .error(e) }
    }
}
let c = Countdown(from: 2).map { "T-\($0)" }.collect()
print(c.events)
print(Countdown(from: 5).takeEvery(2).collect().events.compactMap(\.element))
print(Observable.zip(Countdown(from: 1), Countdown(from: 3)) { $0 * 10 + $1 }.collect().events.count)
let ms = MapSubject<String, Int> { $0.count }
let collected = Collector<Int>()
let sub = ms.subscribe(collected)
ms.asObserver().onNext("hello")
ms.onNext(42)
Observable.of("a", "bb").subscribe(ms.asObserver()).dispose()
print(collected.events)
sub.dispose()
do {
    let bag = DisposeBag()
    let a = PrintDisposable("a")
    a.disposed(by: bag)
    PrintDisposable("b").disposed(by: bag)
    bag.insert([PrintDisposable("c"), PrintDisposable("d")])
    print("end of scope")
}
let group = CompositeDisposable(disposables: [PrintDisposable("g1"), PrintDisposable("g2")])
let key = group.insert(PrintDisposable("g3"))!
group.remove(for: key)
print(group.count)
group.dispose()
print(group.insert(PrintDisposable("late")) == nil, group.isDisposed)
let pair = Disposables.create(PrintDisposable("p1"), PrintDisposable("p2"))
pair.dispose()
let many = Disposables.create([PrintDisposable("m1"), PrintDisposable("m2"), PrintDisposable("m3")])
many.dispose()
let scheduled = ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: PrintDisposable("scheduled"))
scheduled.dispose()
enum Oops: Error { case once, forever }
var n = 0
let flaky = Observable<Int>.deferred { n += 1; return n == 1 ? .error(Oops.once) : .just(n) }
print(flaky.retryOnce { $0 is Oops }.collect().events)
print(Observable<Int>.error(Oops.forever).retryOnce { if case Oops.once = $0 { return true } else { return false } }.collect().events)
