// A cache over a slow loader: one request for many subscribers, expiry, and invalidation.
import Foundation
import RxSwift

struct Article: Equatable {
  let id: Int
  let title: String
}

enum CacheError: Error { case missing(Int) }

final class Loader {
  private(set) var loads: [Int: Int] = [:]
  func load(_ id: Int) -> Single<Article> {
    return Single.create { [weak self] single in
      self?.loads[id, default: 0] += 1
      if id > 9 {
        single(.failure(CacheError.missing(id)))
      } else {
        single(.success(Article(id: id, title: "Article \(id) v\(self?.loads[id] ?? 0)")))
      }
      return Disposables.create()
    }
    .delaySubscription(.milliseconds(100), scheduler: MainScheduler.instance)
  }
}

final class Cache<Key: Hashable, Value> {
  private var entries: [Key: Observable<Value>] = [:]
  private let load: (Key) -> Single<Value>
  private let invalidated = PublishSubject<Key>()
  var onEvict: ((Key) -> Void)?

  init(load: @escaping (Key) -> Single<Value>) { self.load = load }

  func value(for key: Key) -> Observable<Value> {
    if let entry = entries[key] { return entry }
    let entry = load(key).asObservable()
      .do(onError: { [weak self] _ in self?.entries[key] = nil })
      .share(replay: 1, scope: .forever)
    entries[key] = entry
    return entry
  }

  func updates(for key: Key) -> Observable<Value> {
    return invalidated.filter { $0 == key }.map { _ in () }.startWith(())
      .flatMapLatest { [unowned self] in self.value(for: key) }
  }

  func invalidate(_ key: Key) {
    guard entries.removeValue(forKey: key) != nil else { return }
    onEvict?(key)
    invalidated.onNext(key)
  }

  subscript(keys: Key...) -> Observable<[Value]> { Observable.zip(keys.map(value(for:))) }
}

let loader = Loader()
let cache = Cache<Int, Article>(load: loader.load)
cache.onEvict = { print("evicted", $0) }
let bag = DisposeBag()

for reader in ["ann", "bob", "eve"] {
  cache.value(for: 1).subscribe(onNext: { print(reader, "reads", $0.title) }).disposed(by: bag)
}
cache.updates(for: 2).map(\.title).subscribe(onNext: { print("live", $0) }).disposed(by: bag)
cache[1, 2, 3].map { $0.map { $0.id } }.subscribe(onNext: { print("together", $0) }).disposed(by: bag)
cache.value(for: 10)
  .subscribe(onNext: { print($0) }, onError: { print("error", $0) })
  .disposed(by: bag)

func at(_ seconds: Double, do work: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
}
at(0.5) { cache.value(for: 1).subscribe(onNext: { print("late", $0.title) }).disposed(by: bag) }
at(0.6) { cache.invalidate(2) }
at(0.65) { cache.invalidate(42) }
at(0.8) { cache.value(for: 10).subscribe { print("again", $0) }.disposed(by: bag) }
at(1.5) {
  for (id, count) in loader.loads.sorted(by: { $0.key < $1.key }) {
    print("id \(id): \(count) load\(count == 1 ? "" : "s")")
  }
}
