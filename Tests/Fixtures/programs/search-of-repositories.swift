// A search model: text in, debounce, validated, formatted results out.
import Foundation
import RxSwift
import RxCocoa
struct Repository: Decodable, Equatable { let name: String; let stars: Int; let pushed_at: Date? }
protocol SearchService { func search(_ query: String) -> Single<[Repository]> }
enum SearchError: LocalizedError {
  case tooShort(Int), server(code: Int)
  var errorDescription: String? {
    switch self {
    case .tooShort(let n): return "type \(n) more"
    case .server(let code): return "server said \(code)"
    }
  }
}
final class StubService: SearchService {
  private let decoder: JSONDecoder = { let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601; return d }()
  private(set) var calls = 0
  func search(_ query: String) -> Single<[Repository]> {
    Single.deferred { [unowned self] in
      calls += 1
      if query == "fail" { return .error(SearchError.server(code: 503)) }
      let json = #"[{"name":"\#(query)-kit","stars":\#(query.count * 1000),"pushed_at":"2024-05-01T00:00:00Z"},{"name":"rx","stars":7}]"#
      return Single.just(Data(json.utf8)).map { try self.decoder.decode([Repository].self, from: $0) }
    }
  }
}
final class SearchModel {
  struct Row: Equatable, CustomStringConvertible { let title: String, detail: String; var description: String { "\(title) (\(detail))" } }
  let query = PublishRelay<String>()
  let rows: Driver<[Row]>
  let message: Signal<String>
  init(_ service: SearchService, scheduler: SchedulerType) {
    let problems = PublishRelay<String>()
    let results = query
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      .distinctUntilChanged()
      .debounce(.milliseconds(300), scheduler: scheduler)
      .flatMapLatest { text -> Observable<[Repository]> in
        guard text.count >= 3 else { return .error(SearchError.tooShort(3 - text.count)) }
        return service.search(text).asObservable()
      }
      .do(onError: { problems.accept($0.localizedDescription) })
      .retry(3)
      .share(replay: 1)
    rows = results
      .map { list in list.sorted { $0.stars > $1.stars }.map { repo in
        let stars = repo.stars >= 1000 ? String(format: "%.1fk", Double(repo.stars) / 1000) : "\(repo.stars)"
        return Row(title: repo.name, detail: "★\(stars)\(repo.pushed_at == nil ? "" : ", active")")
      } }
      .asDriver(onErrorJustReturn: [])
    message = problems.asSignal()
  }
}
let bag = DisposeBag()
let service = StubService()
let model = SearchModel(service, scheduler: MainScheduler.instance)
model.rows.drive(onNext: { print("rows", $0) }, onCompleted: { print("rows done") }).disposed(by: bag)
model.message.emit(onNext: { print("message:", $0) }).disposed(by: bag)
let typed = ["s", "sw", "swi", "swift ", " swift", "fail", "rx", "rxswift"]
Observable<Int>.interval(.milliseconds(200), scheduler: MainScheduler.instance)
  .take(typed.count * 2)
  .compactMap { $0 % 2 == 0 || $0 > 8 ? typed.indices.contains($0 / 2) ? typed[$0 / 2] : nil : nil }
  .subscribe(onNext: { model.query.accept($0) }, onCompleted: { print("typed all, calls", service.calls) })
  .disposed(by: bag)
