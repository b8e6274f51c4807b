// Coordinators that start others and get a result when they finish.
import RxSwift

class BaseCoordinator<ResultType> {
  let disposeBag = DisposeBag()
  private let identifier = BaseCoordinatorID.next()
  private var children: [Int: Any] = [:]
  var childCount: Int { children.count }

  func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
    children[coordinator.identifier] = coordinator
    return coordinator.start()
      .do(onNext: { [weak self] _ in self?.children[coordinator.identifier] = nil })
  }

  func start() -> Observable<ResultType> {
    fatalError("start() must be overridden")
  }

  deinit { print("- \(type(of: self))") }
}

enum BaseCoordinatorID {
  private static var last = 0
  static func next() -> Int {
    last += 1
    return last
  }
}

final class Router {
  private(set) var stack: [String] = [] {
    didSet { print("screen:", stack.joined(separator: " > ")) }
  }
  func push(_ screen: String) { stack.append(screen) }
  func pop() { stack.removeLast() }
}

struct Language: Equatable { let code: String }

enum LanguageResult {
  case language(Language)
  case cancel
}

final class LanguageCoordinator: BaseCoordinator<LanguageResult> {
  private let router: Router
  let selected = PublishSubject<Language>()
  let cancelled = PublishSubject<Void>()

  init(router: Router) { self.router = router }

  override func start() -> Observable<LanguageResult> {
    router.push("languages")
    let cancel = cancelled.map { _ in LanguageResult.cancel }
    let language = selected.map { LanguageResult.language($0) }
    return Observable.merge(cancel, language)
      .take(1)
      .do(onNext: { [router] _ in router.pop() })
  }
}

final class ListCoordinator: BaseCoordinator<Never> {
  private let router: Router
  private weak var languages: LanguageCoordinator?
  let chooseLanguage = PublishSubject<Void>()
  private(set) var current = Language(code: "swift")

  init(router: Router) {
    self.router = router
    super.init()
  }

  override func start() -> Observable<Never> {
    router.push("list(\(current.code))")
    chooseLanguage
      .flatMap { [weak self] _ -> Observable<String?> in
        guard let `self` = self else { return .empty() }
        return self.showLanguages()
      }
      .compactMap { $0 }
      .map { Language(code: $0) }
      .distinctUntilChanged()
      .subscribe(onNext: { [weak self] language in
        self?.current = language
        print("current language:", language.code)
      })
      .disposed(by: disposeBag)
    return Observable.never()
  }

  private func showLanguages() -> Observable<String?> {
    let coordinator = LanguageCoordinator(router: router)
    languages = coordinator
    return coordinate(to: coordinator)
      .map { result in
        switch result {
        case .language(let language): return language.code
        case .cancel: return nil
        }
      }
  }

  func pick(_ code: String?) {
    guard let languages = languages else { return print("no language screen") }
    code.map { languages.selected.onNext(Language(code: $0)) } ?? languages.cancelled.onNext(())
  }
}

final class AppCoordinator: BaseCoordinator<Void> {
  let router = Router()
  lazy var list = ListCoordinator(router: router)
  override func start() -> Observable<Void> {
    coordinate(to: list).map { _ in }
  }
}

var app: AppCoordinator? = AppCoordinator()
app?.start().subscribe().disposed(by: app!.disposeBag)
if let list = app?.list {
  list.pick("ruby")
  list.chooseLanguage.onNext(())
  print("children:", list.childCount)
  list.pick("kotlin")
  print("children:", list.childCount)
  list.chooseLanguage.onNext(())
  list.pick(nil)
  list.chooseLanguage.onNext(())
  list.pick("kotlin")
  print(list.current == Language(code: "kotlin"))
}
print("closing")
app = nil
print("closed")
