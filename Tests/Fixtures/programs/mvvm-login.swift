// A login screen: view model with Input and Output, a mock service, Single requests, an activity indicator and error routing.
import Foundation
import RxCocoa
import RxSwift

// MARK: - Model

struct User: Equatable {
  let id: Int
  let name: String
}

enum AuthError: LocalizedError, Equatable {
  case badCredentials
  case server(code: Int)
  case offline

  var errorDescription: String? {
    switch self {
    case .badCredentials: return "Wrong user name or password."
    case .server(let code): return "The server answered \(code)."
    case .offline: return "You seem to be offline."
    }
  }
}

// MARK: - Service

protocol AuthServiceType: AnyObject {
  func signIn(_ name: String, _ password: String) -> Single<User>
}

final class MockAuthService: AuthServiceType {
  private(set) var calls: [(name: String, password: String)] = []
  private let scheduler: SchedulerType
  private let responses: [String: Result<User, AuthError>]

  init(scheduler: SchedulerType, responses: [String: Result<User, AuthError>]) {
    self.scheduler = scheduler
    self.responses = responses
  }

  func signIn(_ name: String, _ password: String) -> Single<User> {
    return Single<User>.create { [weak self] single in
      guard let self = self else { return Disposables.create() }
      self.calls.append((name, password))
      print("→ signIn(\(name), \(String(repeating: "•", count: password.count)))")
      switch self.responses[name] ?? .failure(.badCredentials) {
      case .success(let user): single(.success(user))
      case .failure(let error): single(.failure(error))
      }
      return Disposables.create { print("← \(name) released") }
    }
    .delay(.milliseconds(400), scheduler: scheduler)
  }
}

// MARK: - Activity

final class ActivityIndicator: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private let lock = NSRecursiveLock()
  private let relay = BehaviorRelay(value: 0)
  private let loading: SharedSequence<SharingStrategy, Bool>

  init() {
    loading = relay.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }

  fileprivate func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    return Observable.using(
      { () -> Token in
        self.increment()
        return Token(action: self.decrement)
      }
    ) { token in
      token.isDisposedObservable(of: source.asObservable())
    }
  }

  private func increment() { lock.lock(); relay.accept(relay.value + 1); lock.unlock() }
  private func decrement() { lock.lock(); relay.accept(relay.value - 1); lock.unlock() }

  func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { loading }

  private struct Token: Disposable {
    let disposable: Cancelable
    init(action: @escaping () -> Void) { disposable = Disposables.create(with: action) }
    func dispose() { disposable.dispose() }
    func isDisposedObservable<E>(of source: Observable<E>) -> Observable<E> { source }
  }
}

extension ObservableConvertibleType {
  func trackActivity(_ indicator: ActivityIndicator) -> Observable<Element> { indicator.track(self) }
}

// MARK: - View model

protocol ViewModelType {
  associatedtype Input
  associatedtype Output
  func transform(_ input: Input) -> Output
}

final class LoginViewModel: ViewModelType {
  struct Input {
    let name: Driver<String>
    let password: Driver<String>
    let tap: Signal<Void>
  }

  struct Output {
    let nameHint: Driver<String?>
    let canSubmit: Driver<Bool>
    let isBusy: Driver<Bool>
    let user: Signal<User>
    let error: Signal<String>
  }

  private let service: AuthServiceType
  init(service: AuthServiceType) { self.service = service }
  deinit { print("view model gone") }

  func transform(_ input: Input) -> Output {
    let activity = ActivityIndicator()
    let nameHint = input.name
      .map { name -> String? in
        guard !name.isEmpty else { return nil }
        return name.count < 3 ? "at least 3 letters" : nil
      }
      .distinctUntilChanged()
    let credentials = Driver.combineLatest(input.name, input.password) { (name: $0, password: $1) }
    let canSubmit = Driver
      .combineLatest(credentials, activity.asDriver()) { credentials, busy in
        credentials.name.count >= 3 && credentials.password.count >= 4 && !busy
      }
      .distinctUntilChanged()
    let results = input.tap
      .withLatestFrom(credentials)
      .asObservable()
      .withLatestFrom(canSubmit) { ($0, $1) }
      .filter { $0.1 }
      .map { $0.0 }
      .flatMapLatest { [service] credentials in
        service.signIn(credentials.name, credentials.password)
          .trackActivity(activity)
          .materialize()
      }
      .share()
    let user = results.compactMap { $0.element }.asSignal(onErrorSignalWith: .empty())
    let error = results
      .compactMap { $0.error }
      .map { ($0 as? LocalizedError)?.errorDescription ?? "Unknown error" }
      .asSignal(onErrorJustReturn: "")
    return Output(nameHint: nameHint, canSubmit: canSubmit, isBusy: activity.asDriver(), user: user, error: error)
  }
}

// MARK: - Screen

final class LoginScreen {
  let name = BehaviorRelay(value: "")
  let password = BehaviorRelay(value: "")
  let button = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  init(viewModel: LoginViewModel) {
    let output = viewModel.transform(
      .init(name: name.asDriver(), password: password.asDriver(), tap: button.asSignal()))
    disposeBag.insert(
      output.nameHint.drive(onNext: { print("hint:", $0 ?? "-") }),
      output.canSubmit.drive(onNext: { print("submit enabled:", $0) }),
      output.isBusy.drive(onNext: { print("busy:", $0) }),
      output.user.emit(onNext: { print("✓ welcome \($0.name) (#\($0.id))") }),
      output.error.emit(onNext: { print("✗ \($0)") })
    )
  }

  deinit { print("screen gone") }
}

// MARK: - Play

let scheduler = MainScheduler.instance
let service = MockAuthService(
  scheduler: scheduler,
  responses: [
    "anna": .success(User(id: 1, name: "Anna")),
    "bob": .failure(.server(code: 503)),
    "carl": .failure(.offline),
  ])
var screen: LoginScreen? = LoginScreen(viewModel: LoginViewModel(service: service))

let script: [(Int, (LoginScreen) -> Void)] = [
  (100, { $0.name.accept("an") }),
  (200, { $0.name.accept("anna") }),
  (300, { $0.button.accept(()) }),
  (400, { $0.password.accept("secret") }),
  (500, { $0.button.accept(()) }),
  (600, { $0.button.accept(()) }),
  (1500, { $0.name.accept("bob"); $0.button.accept(()) }),
  (2500, { $0.name.accept("carl"); $0.button.accept(()) }),
  (3500, { $0.name.accept("zoe"); $0.button.accept(()) }),
]
for (ms, action) in script {
  _ = scheduler.scheduleRelative((), dueTime: .milliseconds(ms)) {
    if let screen = screen { action(screen) }
    return Disposables.create()
  }
}
_ = scheduler.scheduleRelative((), dueTime: .seconds(5)) {
  screen = nil
  print("calls:", service.calls.map { $0.name })
  return Disposables.create()
}
