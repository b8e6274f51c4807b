// Endless scrolling: pages are loaded one at a time, failures can be retried, a refresh starts over.
import Foundation
import RxCocoa
import RxSwift

struct Page<Item> {
  let items: [Item]
  let next: Int?
  func map<T>(_ transform: (Item) throws -> T) rethrows -> Page<T> {
    Page<T>(items: try items.map(transform), next: next)
  }
}

enum PageError: Error { case offline(page: Int) }

protocol PageSource {
  associatedtype Item
  func load(page: Int) -> Single<Page<Item>>
}

final class Numbers: PageSource {
  let total: Int
  let size: Int
  var failing: Set<Int>
  init(total: Int, size: Int = 4, failing: Set<Int> = []) {
    (self.total, self.size, self.failing) = (total, size, failing)
  }
  func load(page: Int) -> Single<Page<Int>> {
    .deferred { [self] in
      print("  loading page \(page)")
      if let index = failing.firstIndex(of: page) {
        failing.remove(at: index)
        return .error(PageError.offline(page: page))
      }
      let range = (page * size)..<min((page + 1) * size, total)
      return .just(Page(items: Array(range), next: range.upperBound < total ? page + 1 : nil))
    }
    .delay(.milliseconds(100), scheduler: MainScheduler.instance)
  }
}

final class Paginator<Source: PageSource> {
  enum State {
    case idle(next: Int?)
    case loading(page: Int)
    case failed(page: Int, Error)
  }
  let items: Driver<[Source.Item]>
  let state: Driver<State>
  let loadMore = PublishRelay<Void>()
  let refresh = PublishRelay<Void>()

  private let bag = DisposeBag()

  init(source: Source) {
    let items = BehaviorRelay<[Source.Item]>(value: [])
    let state = BehaviorRelay<State>(value: .idle(next: 0))
    self.items = items.asDriver()
    self.state = state.asDriver()

    let wanted = Observable.merge(
      refresh.do(onNext: { items.accept([]) }).map { 0 },
      loadMore.compactMap { () -> Int? in
        switch state.value {
        case .idle(let next): return next
        case .failed(let page, _): return page
        case .loading: return nil
        }
      })
    wanted
      .do(onNext: { state.accept(.loading(page: $0)) })
      .flatMapLatest { page -> Observable<Event<Page<Source.Item>>> in
        source.load(page: page).asObservable().materialize().do(onNext: { event in
          if case .error(let error) = event { state.accept(.failed(page: page, error)) }
        })
      }
      .compactMap { $0.element }
      .subscribe(onNext: { page in
        items.accept(items.value + page.items)
        state.accept(.idle(next: page.next))
      })
      .disposed(by: bag)
  }
}

extension Paginator.State: CustomStringConvertible {
  var description: String {
    switch self {
    case .idle(next: .none): return "all loaded"
    case .idle(next: .some(let page)): return "ready for page \(page)"
    case .loading(page: let page): return "loading \(page)…"
    case .failed(let page, let error): return "page \(page) failed: \(error)"
    }
  }
}

let source = Numbers(total: 10, failing: [1])
let paginator = Paginator(source: source)
let bag = DisposeBag()
paginator.items.drive(onNext: { print("items:", $0) }).disposed(by: bag)
paginator.state.drive(onNext: { print("state: \($0)") }).disposed(by: bag)

let script: [(Double, PublishRelay<Void>)] = [
  (0.1, paginator.loadMore), (0.15, paginator.loadMore), (0.4, paginator.loadMore), (0.6, paginator.loadMore),
  (0.8, paginator.loadMore), (1.0, paginator.loadMore), (1.2, paginator.refresh), (1.25, paginator.refresh),
]
for (time, relay) in script {
  DispatchQueue.main.asyncAfter(deadline: .now() + time) { relay.accept(()) }
}
print(Page(items: ["a", "bb"], next: nil).map { $0.count }.items)
