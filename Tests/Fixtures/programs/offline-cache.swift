// A repository over a network and a store: share(replay:scope:), cache policies, invalidation and errors.
import Foundation
import RxSwift

struct Article: Codable, Equatable, CustomStringConvertible {
  let id: Int
  let title: String
  var tags: [String]
  var description: String { "#\(id) \(title)\(tags.isEmpty ? "" : " " + tags.map { "@" + $0 }.joined(separator: " "))" }
}

enum NetworkError: Error { case status(Int), decoding(String) }

protocol Network { func get(_ path: String) -> Single<Data> }
protocol Store: AnyObject {
  func read<T: Decodable>(_ type: T.Type, key: String) -> Maybe<T>
  func write<T: Encodable>(_ value: T, key: String) -> Completable
}

final class FakeNetwork: Network {
  private var counts: [String: Int] = [:]
  var isDown = false
  func get(_ path: String) -> Single<Data> {
    return Single.create { single in
      self.counts[path, default: 0] += 1
      print("  GET \(path) (\(self.counts[path]!))")
      let task = MainScheduler.instance.scheduleRelative(path, dueTime: .milliseconds(50)) { path in
        if self.isDown {
          single(.failure(NetworkError.status(503)))
        } else if path == "/broken" {
          single(.success(Data("{".utf8)))
        } else {
          let json = """
            [{"id": 1, "title": "Hot and cold", "tags": ["rx"]},
             {"id": 2, "title": "Fetch \(self.counts[path]!)", "tags": []}]
            """
          single(.success(Data(json.utf8)))
        }
        return Disposables.create()
      }
      return Disposables.create([task])
    }
  }
}

final class MemoryStore: Store {
  private var values: [String: Data] = [:]
  func read<T>(_ type: T.Type, key: String) -> Maybe<T> where T: Decodable {
    Maybe.create { maybe in
      if let data = self.values[key], let value = try? JSONDecoder().decode(T.self, from: data) {
        print("  hit \(key)")
        maybe(.success(value))
      } else {
        print("  miss \(key)")
        maybe(.completed)
      }
      return Disposables.create()
    }
  }
  func write<T>(_ value: T, key: String) -> Completable where T: Encodable {
    Completable.create { completable in
      do {
        self.values[key] = try JSONEncoder().encode(value)
        print("  stored \(key)")
        completable(.completed)
      } catch {
        completable(.error(error))
      }
      return Disposables.create()
    }
  }
}

enum Policy { case cacheOnly, networkOnly, cacheThenNetwork, cacheElseNetwork }

final class Repository {
  private let network: Network
  private let store: Store
  private var inFlight: [String: Observable<[Article]>] = [:]
  private let invalidated = PublishSubject<String>()

  init(network: Network, store: Store) {
    (self.network, self.store) = (network, store)
  }

  private func fetch(_ path: String) -> Observable<[Article]> {
    if let running = inFlight[path] { return running }
    let request = network.get(path)
      .map { data -> [Article] in
        do { return try JSONDecoder().decode([Article].self, from: data) }
        catch { throw NetworkError.decoding(path) }
      }
      .flatMap { [store] articles in store.write(articles, key: path).andThen(.just(articles)) }
      .asObservable()
      .do(onDispose: { [weak self] in self?.inFlight[path] = nil })
      .share(replay: 1, scope: .whileConnected)
    inFlight[path] = request
    return request
  }

  func articles(_ path: String, policy: Policy) -> Observable<[Article]> {
    let cached = store.read([Article].self, key: path).asObservable()
    switch policy {
    case .cacheOnly: return cached
    case .networkOnly: return .deferred { self.fetch(path) }
    case .cacheThenNetwork: return cached.concat(Observable.deferred { self.fetch(path) })
    case .cacheElseNetwork: return cached.ifEmpty(switchTo: .deferred { self.fetch(path) })
    }
  }

  func live(_ path: String) -> Observable<[Article]> {
    invalidated.filter { $0 == path }.startWith(path)
      .flatMapLatest { [unowned self] in self.articles($0, policy: .cacheThenNetwork) }
      .distinctUntilChanged()
  }

  func invalidate(_ path: String) { invalidated.onNext(path) }
}

let network = FakeNetwork()
let repository = Repository(network: network, store: MemoryStore())
let bag = DisposeBag()

func step(_ title: String, _ path: String = "/articles", policy: Policy) -> Completable {
  Completable.deferred {
    print("\(title):")
    return Observable.merge(
      repository.articles(path, policy: policy).map { "a \($0)" },
      repository.articles(path, policy: policy).map { "b \($0)" }
    )
    .do(onNext: { print("  \($0)") }, onError: { print("  failed: \($0)") })
    .catch { _ in .empty() }
    .ignoreElements()
    .asCompletable()
  }
}

Completable.concat([
  step("cache only", policy: .cacheOnly),
  step("network shared by two", policy: .networkOnly),
  step("cache else network", policy: .cacheElseNetwork),
  step("cache then network", policy: .cacheThenNetwork),
  step("broken", "/broken", policy: .cacheElseNetwork),
  Completable.create { network.isDown = true; $0(.completed); return Disposables.create() },
  step("down", policy: .cacheThenNetwork),
  step("down, other path", "/other", policy: .cacheElseNetwork),
  Completable.create { network.isDown = false; $0(.completed); return Disposables.create() },
])
.subscribe(
  onCompleted: {
    print("live:")
    repository.live("/articles").map { $0.map(\.title) }.subscribe(onNext: { print("  live \($0)") }).disposed(by: bag)
    _ = Observable<Int>.timer(.milliseconds(200), period: .milliseconds(200), scheduler: MainScheduler.instance).take(2)
      .subscribe(onNext: { _ in repository.invalidate("/articles") }, onCompleted: { print("end") })
  }, onError: { print("unexpected \($0)") })
.disposed(by: bag)
