// Pagination by recursion: an expand operator, cursors, limits, cancellation and retries with a table of delays.
import Foundation
import RxSwift

struct Page<Item> {
  let items: [Item]
  let next: String?
}

enum APIError: Error, CustomStringConvertible {
  case throttled(retryAfter: Int)
  case gone
  var description: String {
    switch self {
    case .throttled(retryAfter: let seconds): return "throttled for \(seconds)s"
    case .gone: return "gone"
    }
  }
}

extension ObservableType {
  /// Emits each element and, recursively, what `project` makes of it.
  func expand(
    maxDepth: Int = .max, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance,
    _ project: @escaping (Element) -> Observable<Element>
  ) -> Observable<Element> {
    guard maxDepth > 0 else { return asObservable() }
    return flatMap { element -> Observable<Element> in
      Observable.just(element)
        .concat(Observable.deferred { project(element).expand(maxDepth: maxDepth - 1, scheduler: scheduler, project) })
    }
  }

  func retry(delays: [RxTimeInterval], scheduler: SchedulerType, when shouldRetry: @escaping (Error) -> Bool = { _ in true })
    -> Observable<Element>
  {
    return self.retry { (errors: Observable<Error>) in
      errors.enumerated().flatMap { attempt, error -> Observable<Void> in
        guard attempt < delays.count, shouldRetry(error) else { return Observable.error(error) }
        print("    retry \(attempt + 1) in \(delays[attempt]) because \(error)")
        return Observable<Int>.timer(delays[attempt], scheduler: scheduler).map { _ in () }
      }
    }
  }
}

final class PagedAPI {
  private var requests = 0
  private let total: Int
  private let size: Int
  private var troubles: [Int: APIError]
  init(total: Int, size: Int, troubles: [Int: APIError] = [:]) {
    self.total = total
    self.size = size
    self.troubles = troubles
  }

  func page(after cursor: String? = nil) -> Single<Page<Int>> {
    return .create { [self] single in
      requests += 1
      print("  request \(requests) after \(cursor ?? "start")")
      let start = cursor.flatMap(Int.init) ?? 0
      let disposable = MainScheduler.instance.scheduleRelative(requests, dueTime: .milliseconds(20)) { request in
        if let trouble = troubles.removeValue(forKey: request) {
          single(.failure(trouble))
        } else {
          let end = min(start + size, total)
          single(.success(Page(items: Array(start..<end), next: end < total ? String(end) : nil)))
        }
        return Disposables.create()
      }
      return disposable
    }
  }

  var all: Observable<Page<Int>> {
    page().asObservable().expand { [unowned self] page in
      guard let next = page.next else { return .empty() }
      return self.page(after: next).asObservable()
        .retry(delays: [.seconds(1), .seconds(2)], scheduler: MainScheduler.instance) { error in
          if case APIError.throttled = error { return true }
          return false
        }
    }
  }
}

func run(_ title: String, _ source: @escaping () -> Observable<Int>) -> Observable<Never> {
  Observable.deferred {
    print(title)
    let start = MainScheduler.instance.now
    return source().toArray().asObservable()
      .do(
        onNext: { print("  all: \($0)") }, onError: { print("  error: \($0)") },
        onCompleted: { print("  after \(Int((MainScheduler.instance.now.timeIntervalSince(start) * 1000).rounded())) ms") })
      .ignoreElements()
      .catch { _ in .empty() }
  }
}

let bag = DisposeBag()
Observable.concat(
  run("three pages") { PagedAPI(total: 7, size: 3).all.flatMap { Observable.from($0.items) } },
  run("throttled twice") {
    PagedAPI(total: 4, size: 2, troubles: [2: .throttled(retryAfter: 1), 3: .throttled(retryAfter: 2)]).all
      .concatMap { Observable.from($0.items) }
  },
  run("gone") { PagedAPI(total: 4, size: 2, troubles: [2: .gone]).all.concatMap { Observable.from($0.items) } },
  run("enough after four") { PagedAPI(total: 100, size: 3).all.concatMap { Observable.from($0.items) }.take(4) },
  run("numbers by expand") {
    Observable.just(1).expand(maxDepth: 3) { Observable.of($0 * 2, $0 * 2 + 1) }
  },
  run("collatz") { Observable.just(6).expand { $0 == 1 ? .empty() : .just($0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1) } }
)
.subscribe(onCompleted: { print("done") })
.disposed(by: bag)
