import RxSwift
import RxRelay

protocol AnyObserverType<Value> { associatedtype Value; func send(_ v: Value) }
func feed<O: ObserverType>(_ observer: O) where O.Element == Int { observer.onNext(1); observer.onCompleted() }
func feedSome(_ observer: some ObserverType) {}
func source(_ n: Int) -> some ObservableType { Observable.just(n) }
func double<S: ObservableType>(_ s: S) -> Observable<Int> where S.Element == Int { s.asObservable().map { $0 * 2 } }
let subject = PublishSubject<Int>()
_ = subject.subscribe { print($0) }
feed(subject)
_ = double(Observable.of(1, 2)).subscribe(onNext: { print($0) })
_ = double(BehaviorSubject(value: 4)).subscribe(onNext: { print($0) })
class Base: ObserverType { typealias Element = String; func on(_ event: Event<String>) { switch event { case .next(let s): print("got", s); case .error(let e): print(e); case .completed: print("end") } } }
_ = Observable.of("a", "b").subscribe(Base())
struct Printer<T>: ObserverType { let tag: String; func on(_ event: Event<T>) { print(tag, event) } }
_ = Observable.of(1).subscribe(Printer(tag: "p"))
final class Cold: ObservableType {
  typealias Element = Int
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Int {
    observer.onNext(10); observer.onNext(20); observer.onCompleted()
    return Disposables.create()
  }
}
_ = Cold().map { $0 + 1 }.subscribe(onNext: { print($0) })
_ = Observable.merge([Cold().asObservable(), .just(3)]).toArray().subscribe(onSuccess: { print($0) })
let all: [Observable<Int>] = [.just(1), .empty(), .of(2, 3)]
_ = Observable.concat(all).subscribe(onNext: { print($0, terminator: " ") }, onDisposed: { print() })
func lift<T, U>(_ f: @escaping (T) -> U) -> (Observable<T>) -> Observable<U> { { $0.map(f) } }
_ = lift { (n: Int) in "\(n)!" }(.just(5)).subscribe(onNext: { print($0) })
extension ObservableType { func apply<R>(_ t: (Observable<Element>) -> Observable<R>) -> Observable<R> { t(asObservable()) } }
_ = Observable.just(6).apply(lift { $0 * 2 }).subscribe(onNext: { print($0) })
