// An application with a service behind a protocol, an actor that joins loads of the same image, and a view model.
import Foundation

enum NetworkError: Error, CustomStringConvertible {
  case notFound(String), timeout
  var description: String {
    switch self {
    case .notFound(let path): "not found: \(path)"
    case .timeout: "timeout"
    }
  }
}

struct Article: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var tags: Set<String> = []
}

protocol ArticleService: Sendable {
  func fetch(id: Int) async throws -> Article
  func list() async throws -> [Int]
}

actor MockService: ArticleService {
  private var calls: [String] = []
  private let articles: [Int: Article]
  init(_ articles: [Article]) {
    self.articles = Dictionary(uniqueKeysWithValues: articles.map { ($0.id, $0) })
  }
  func fetch(id: Int) async throws -> Article {
    calls.append("fetch \(id)")
    try await Task.sleep(nanoseconds: UInt64(10 - id) * 1_000_000)
    guard let article = articles[id] else { throw NetworkError.notFound("/articles/\(id)") }
    return article
  }
  func list() async throws -> [Int] {
    calls.append("list")
    return articles.keys.sorted()
  }
  var log: [String] { calls }
}

actor ImageCache {
  enum Entry { case loading(Task<String, Error>), ready(String) }
  private var entries: [Int: Entry] = [:]
  private(set) var hits = 0

  func image(for id: Int) async throws -> String {
    switch entries[id] {
    case .ready(let image):
      hits += 1
      return image
    case .loading(let task):
      hits += 1
      return try await task.value
    case nil:
      let task = Task { () throws -> String in
        try await Task.sleep(nanoseconds: 5_000_000)
        if id == 3 { throw NetworkError.timeout }
        return "image-\(id)"
      }
      entries[id] = .loading(task)
      do {
        let image = try await task.value
        entries[id] = .ready(image)
        return image
      } catch {
        entries[id] = nil
        throw error
      }
    }
  }
}

@MainActor
final class ListModel {
  private let service: any ArticleService
  private(set) var articles: [Article] = [] { didSet { print("articles: \(oldValue.count) -> \(articles.count)") } }
  private(set) var error: String?
  init(service: any ArticleService) { self.service = service }

  func reload() async {
    do {
      let ids = try await service.list()
      articles = try await withThrowingTaskGroup(of: Article.self) { group in
        for id in ids { group.addTask { [service] in try await service.fetch(id: id) } }
        var found: [Article] = []
        for try await article in group { found.append(article) }
        return found.sorted { $0.id < $1.id }
      }
      error = nil
    } catch let failure as NetworkError {
      error = failure.description
    } catch {
      self.error = "unknown: \(error)"
    }
  }

  func open(_ id: Int) async -> String {
    await (try? service.fetch(id: id))?.title ?? "-"
  }
}

let service = MockService([
  Article(id: 1, title: "One"), Article(id: 2, title: "Two", tags: ["a"]), Article(id: 3, title: "Three"),
])
let model = ListModel(service: service)
await model.reload()
print(model.articles.map(\.title), model.error ?? "no error")
print(await model.open(2), await model.open(9))
let cache = ImageCache()
await withTaskGroup(of: String.self) { group in
  for id in [1, 1, 2, 3, 3] {
    group.addTask {
      do { return try await cache.image(for: id) } catch { return "failed \(error)" }
    }
  }
  var results: [String] = []
  for await result in group { results.append(result) }
  print(results.sorted())
}
print(await cache.hits, await service.log.count)
