// Search as you type: debounce, flatMapLatest over a fake API, errors that do not end the stream.
import Foundation
import RxCocoa
import RxSwift

struct Repository: Equatable, CustomStringConvertible {
  let name: String
  let stars: Int
  var description: String { "\(name) ★\(stars)" }
}

enum APIError: LocalizedError {
  case rateLimited(retryAfter: Int)
  case invalidQuery(String)

  var errorDescription: String? {
    switch self {
    case .rateLimited(let seconds): return "Rate limited, retry after \(seconds)s"
    case let .invalidQuery(query): return "Invalid query: \(query)"
    }
  }
}

protocol SearchService: AnyObject {
  func repositories(matching query: String) -> Observable<[Repository]>
}

final class FakeGitHub: SearchService {
  private let all = [
    Repository(name: "RxSwift", stars: 24_000), Repository(name: "RxDataSources", stars: 3_000),
    Repository(name: "Alamofire", stars: 40_000), Repository(name: "Moya", stars: 15_000),
    Repository(name: "ReactorKit", stars: 2_700), Repository(name: "RxFlow", stars: 1_900),
  ]
  private(set) var requests = 0

  func repositories(matching query: String) -> Observable<[Repository]> {
    return Observable.create { [weak self] observer in
      guard let self = self else {
        observer.onCompleted()
        return Disposables.create()
      }
      self.requests += 1
      print("  → request #\(self.requests) '\(query)'")
      if query.contains("!") {
        observer.onError(APIError.invalidQuery(query))
        return Disposables.create()
      }
      let matches = self.all.filter { $0.name.lowercased().contains(query.lowercased()) }
        .sorted { $0.stars > $1.stars }
      observer.onNext(matches)
      observer.onCompleted()
      return Disposables.create { print("  ← released '\(query)'") }
    }
    .delay(.milliseconds(200), scheduler: MainScheduler.instance)
  }
}

enum SearchState {
  case idle
  case loading
  case results([Repository])
  case failed(Error)

  var title: String {
    switch self {
    case .idle: return "Type to search"
    case .loading: return "Loading…"
    case .results(let items) where items.isEmpty: return "Nothing found"
    case .results(let items): return "\(items.count) found: " + items.map { "\($0)" }.joined(separator: ", ")
    case .failed(let error): return "Error: \(error.localizedDescription)"
    }
  }
}

final class SearchViewModel {
  let query = BehaviorRelay<String>(value: "")
  private(set) lazy var state: Driver<SearchState> = makeState()
  private let service: SearchService

  init(service: SearchService) { self.service = service }

  private func makeState() -> Driver<SearchState> {
    query
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .distinctUntilChanged()
      .flatMapLatest { [service] text -> Observable<SearchState> in
        guard !text.isEmpty else { return .just(.idle) }
        return service.repositories(matching: text)
          .map(SearchState.results)
          .catch { .just(.failed($0)) }
          .startWith(.loading)
      }
      .asDriver(onErrorJustReturn: .idle)
  }
}

let service = FakeGitHub()
let viewModel = SearchViewModel(service: service)
let bag = DisposeBag()
viewModel.state.drive(onNext: { print($0.title) }).disposed(by: bag)

let keystrokes: [(at: Int, text: String)] = [
  (400, "R"), (450, "Rx"), (900, "Rx "), (1500, "Rx!"), (2200, "rea"), (2600, "react"), (3500, "zzz"), (4500, ""),
]
for (at, text) in keystrokes {
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(at)) {
    viewModel.query.accept(text)
  }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 6) {
  print("requests:", service.requests)
}
