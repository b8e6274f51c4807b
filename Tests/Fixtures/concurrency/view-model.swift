import RxSwift
import RxCocoa

struct Article: Equatable { let id: Int; let title: String }
enum LoadError: Error { case offline, missing(Int) }

protocol ArticleService {
  func articles(page: Int) async throws -> [Article]
}
final class FakeService: ArticleService {
  private var calls = 0
  func articles(page: Int) async throws -> [Article] {
    calls += 1
    try await Task.sleep(nanoseconds: UInt64(100_000_000 / page))
    if page == 3 { throw LoadError.missing(page) }
    return (1...2).map { Article(id: page * 10 + $0, title: "Article \(page).\($0)") }
  }
}

@MainActor
final class ListViewModel {
  let articles = BehaviorRelay<[Article]>(value: [])
  let isLoading = BehaviorRelay(value: false)
  private let service: any ArticleService
  init(service: any ArticleService) { self.service = service }

  func load(pages: ClosedRange<Int>) async {
    isLoading.accept(true)
    defer { isLoading.accept(false) }
    do {
      for page in pages {
        let next = try await service.articles(page: page)
        articles.accept(articles.value + next)
      }
    } catch LoadError.missing(let page) {
      print("page \(page) is missing")
    } catch {
      print("failed", error)
    }
  }
}

func retrying<T>(_ times: Int, _ work: () async throws -> T) async throws -> T {
  var attempt = 1
  while true {
    do { return try await work() } catch {
      print("attempt \(attempt) failed: \(error)")
      if attempt == times { throw error }
      attempt += 1
      try await Task.sleep(for: .milliseconds(10 * attempt))
    }
  }
}

let bag = DisposeBag()
let model = await ListViewModel(service: FakeService())
model.isLoading.asDriver().drive(onNext: { print("loading", $0) }).disposed(by: bag)
model.articles.asDriver().map(\.count).distinctUntilChanged().drive(onNext: { print("count", $0) }).disposed(by: bag)
await model.load(pages: 1...3)
print(model.articles.value.map(\.title))

var failures = 2
let text = try await retrying(3) { () async throws -> String in
  if failures > 0 {
    failures -= 1
    throw LoadError.offline
  }
  return "reached"
}
print(text)
do { _ = try await retrying(2) { () async throws -> Int in throw LoadError.missing(1) } } catch { print("gave up:", error) }

let pages = try await withThrowingTaskGroup(of: [Article].self) { group in
  let service = FakeService()
  for page in 1...2 { group.addTask { try await service.articles(page: page) } }
  return try await group.reduce(into: []) { $0 += $1 }
}
print(pages.map(\.id))
