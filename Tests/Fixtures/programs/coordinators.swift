// Coordinators after the pattern of a well-known article: each flow is an Observable of its result.
import Foundation
import RxSwift

class BaseCoordinator<ResultType> {
  typealias CoordinationResult = ResultType
  let disposeBag = DisposeBag()
  private let identifier = UUID()
  private var childCoordinators = [UUID: Any]()

  private func store<T>(coordinator: BaseCoordinator<T>) { childCoordinators[coordinator.identifier] = coordinator }
  private func free<T>(coordinator: BaseCoordinator<T>) { childCoordinators[coordinator.identifier] = nil }
  var childCount: Int { childCoordinators.count }

  func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
    store(coordinator: coordinator)
    return coordinator.start()
      .do(onNext: { [weak self, weak coordinator] _ in
        guard let coordinator = coordinator else { return }
        self?.free(coordinator: coordinator)
      })
  }

  func start() -> Observable<ResultType> {
    fatalError("Start method should be implemented.")
  }

  deinit { print("deinit \(type(of: self))") }
}

struct Repository: CustomStringConvertible {
  let name: String
  let stars: Int
  let language: String
  var description: String { "\(name) ★\(stars)" }
}

final class Navigation {
  private var stack: [String] = [] {
    didSet { print("[nav] \(stack.joined(separator: " › "))") }
  }
  func push(_ name: String) { stack.append(name) }
  func pop() { _ = stack.popLast() }
}

// MARK: Languages

final class LanguageListViewModel {
  let selectLanguage: AnyObserver<String>
  let cancel: AnyObserver<Void>
  let didSelectLanguage: Observable<String>
  let didCancel: Observable<Void>

  init() {
    let _selectLanguage = PublishSubject<String>()
    self.selectLanguage = _selectLanguage.asObserver()
    self.didSelectLanguage = _selectLanguage.asObservable()
    let _cancel = PublishSubject<Void>()
    self.cancel = _cancel.asObserver()
    self.didCancel = _cancel.asObservable()
  }
}

enum LanguageListCoordinationResult {
  case language(String)
  case cancel
}

class LanguageListCoordinator: BaseCoordinator<LanguageListCoordinationResult> {
  private let navigation: Navigation
  private let play: (LanguageListViewModel) -> Void

  init(navigation: Navigation, play: @escaping (LanguageListViewModel) -> Void) {
    self.navigation = navigation
    self.play = play
  }

  override func start() -> Observable<CoordinationResult> {
    let viewModel = LanguageListViewModel()
    navigation.push("Languages")
    let cancel = viewModel.didCancel.map { _ in CoordinationResult.cancel }
    let language = viewModel.didSelectLanguage.map { CoordinationResult.language($0) }
    _ = MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(10)) { [play] in
      play(viewModel)
      return Disposables.create()
    }
    return Observable.merge(cancel, language)
      .take(1)
      .do(onNext: { [weak self] _ in self?.navigation.pop() })
  }
}

// MARK: Repositories

final class RepositoryListViewModel {
  let setCurrentLanguage: AnyObserver<String>
  let chooseLanguage: AnyObserver<Void>
  let selectRepository: AnyObserver<Repository>
  let reload: AnyObserver<Void>

  let repositories: Observable<[Repository]>
  let title: Observable<String>
  let showRepository: Observable<Repository>
  let showLanguageList: Observable<Void>

  init(initialLanguage: String, all: [Repository]) {
    let _reload = PublishSubject<Void>()
    reload = _reload.asObserver()
    let _currentLanguage = BehaviorSubject<String>(value: initialLanguage)
    setCurrentLanguage = _currentLanguage.asObserver()
    title = _currentLanguage.asObservable().map { "\($0)" }
    repositories = Observable.combineLatest(_reload, _currentLanguage) { _, language in language }
      .flatMapLatest { language in
        Observable.just(all.filter { $0.language == language }.sorted { $0.stars > $1.stars })
      }
    let _selectRepository = PublishSubject<Repository>()
    selectRepository = _selectRepository.asObserver()
    showRepository = _selectRepository.asObservable()
    let _chooseLanguage = PublishSubject<Void>()
    chooseLanguage = _chooseLanguage.asObserver()
    showLanguageList = _chooseLanguage.asObservable()
  }
}

class RepositoryListCoordinator: BaseCoordinator<Void> {
  private let navigation: Navigation
  let viewModel: RepositoryListViewModel
  private let answers: [(LanguageListViewModel) -> Void]
  private var asked = 0

  init(navigation: Navigation, viewModel: RepositoryListViewModel, answers: [(LanguageListViewModel) -> Void]) {
    self.navigation = navigation
    self.viewModel = viewModel
    self.answers = answers
    super.init()
  }

  override func start() -> Observable<Void> {
    navigation.push("Repositories")
    viewModel.showRepository
      .subscribe(onNext: { [weak self] in self?.showRepository($0) })
      .disposed(by: disposeBag)
    viewModel.showLanguageList
      .flatMap { [weak self] _ -> Observable<String?> in
        guard let `self` = self else { return .empty() }
        return self.showLanguageList()
      }
      .filter { $0 != nil }
      .map { $0! }
      .bind(to: viewModel.setCurrentLanguage)
      .disposed(by: disposeBag)
    viewModel.title.subscribe(onNext: { print("title: \($0)") }).disposed(by: disposeBag)
    viewModel.repositories.subscribe(onNext: { print("list: \($0)") }).disposed(by: disposeBag)
    return Observable.never()
  }

  private func showRepository(_ repository: Repository) { print("open \(repository.name)") }

  private func showLanguageList() -> Observable<String?> {
    defer { asked += 1 }
    let coordinator = LanguageListCoordinator(navigation: navigation, play: answers[asked % answers.count])
    return coordinate(to: coordinator)
      .map { result in
        switch result {
        case .language(let language): return language
        case .cancel: return nil
        }
      }
  }
}

class AppCoordinator: BaseCoordinator<Void> {
  let list: RepositoryListCoordinator
  init(list: RepositoryListCoordinator) { self.list = list }
  override func start() -> Observable<Void> { coordinate(to: list) }
}

let repositories = [
  Repository(name: "RxSwift", stars: 24_000, language: "Swift"),
  Repository(name: "Alamofire", stars: 41_000, language: "Swift"),
  Repository(name: "rxjs", stars: 30_000, language: "TypeScript"),
  Repository(name: "RxPY", stars: 4_800, language: "Python"),
]

var app: AppCoordinator? = AppCoordinator(
  list: RepositoryListCoordinator(
    navigation: Navigation(),
    viewModel: RepositoryListViewModel(initialLanguage: "Swift", all: repositories),
    answers: [{ $0.selectLanguage.onNext("Python") }, { $0.cancel.onNext(()) }]))
let run = app!.start().subscribe(onDisposed: { print("app flow disposed") })
let model = app!.list.viewModel
model.reload.onNext(())
model.selectRepository.onNext(repositories[1])
model.chooseLanguage.onNext(())

func later(_ ms: Int, _ body: @escaping () -> Void) {
  _ = MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(ms)) {
    body()
    return Disposables.create()
  }
}
later(100) {
  print("children: \(app!.list.childCount)")
  model.chooseLanguage.onNext(())
}
later(200) {
  print("children: \(app!.list.childCount)")
  run.dispose()
  app = nil
  print("over")
}
