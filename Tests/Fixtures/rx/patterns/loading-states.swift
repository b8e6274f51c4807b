// startWith, concat, delay and do in a loading state machine with enums with payloads.
import RxSwift

enum Loading<T>: CustomStringConvertible {
  case idle, loading, loaded(T), failed(Error)
  var description: String {
    switch self {
    case .idle: return "idle"
    case .loading: return "loading"
    case .loaded(let value): return "loaded \(value)"
    case .failed(let error): return "failed \(error)"
    }
  }
  func map<U>(_ transform: (T) throws -> U) rethrows -> Loading<U> {
    switch self {
    case .idle: return .idle
    case .loading: return .loading
    case .loaded(let t): return .loaded(try transform(t))
    case .failed(let e): return .failed(e)
    }
  }
  var value: T? { if case .loaded(let v) = self { return v } else { return nil } }
}
extension ObservableType {
  func loading() -> Observable<Loading<Element>> {
    map(Loading.loaded).startWith(.loading).catch { .just(.failed($0)) }
  }
}
struct Bad: Error {}
let ids = Observable.of(1, 2, 3)
_ = ids.concatMap { id -> Observable<Loading<String>> in
  (id == 2 ? Observable.error(Bad()) : Observable.just("item \(id)"))
    .delay(.milliseconds(id * 10), scheduler: MainScheduler.instance)
    .loading()
}
.startWith(.idle)
.map { $0.map { $0.count } }
.subscribe(onNext: { print($0, $0.value ?? -1) }, onCompleted: { print("done") })
