import Foundation
import RxSwift
import RxCocoa

protocol ViewModelType {
  associatedtype Input
  associatedtype Output
  func transform(input: Input) -> Output
}

struct Repo: Equatable { let name: String; let stars: Int }
protocol RepoService { func search(_ query: String) -> Observable<[Repo]> }
final class StubService: RepoService {
  func search(_ query: String) -> Observable<[Repo]> {
    if query == "bad" { return .error(NSError(domain: "net", code: 500)) }
    return Observable.just((1...query.count).map { Repo(name: "\(query)\($0)", stars: $0 * 10) })
      .delay(.milliseconds(100), scheduler: MainScheduler.instance)
  }
}

public final class ActivityIndicator: SharedSequenceConvertibleType {
  public typealias Element = Bool
  public typealias SharingStrategy = DriverSharingStrategy
  private let lock = NSRecursiveLock()
  private let relay = BehaviorRelay(value: 0)
  private let loading: SharedSequence<SharingStrategy, Bool>

  public init() {
    loading = relay.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }
  fileprivate func trackActivityOfObservable<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    return Observable.using({ () -> ActivityToken<Source.Element> in
      self.increment()
      return ActivityToken(source: source.asObservable(), disposeAction: self.decrement)
    }) { t in
      return t.asObservable()
    }
  }
  private func increment() { lock.lock(); relay.accept(relay.value + 1); lock.unlock() }
  private func decrement() { lock.lock(); relay.accept(relay.value - 1); lock.unlock() }
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { loading }
}

private struct ActivityToken<E>: ObservableConvertibleType, Disposable {
  private let _source: Observable<E>
  private let _dispose: Cancelable
  init(source: Observable<E>, disposeAction: @escaping () -> Void) {
    _source = source
    _dispose = Disposables.create(with: disposeAction)
  }
  func dispose() { _dispose.dispose() }
  func asObservable() -> Observable<E> { _source }
}

extension ObservableConvertibleType {
  public func trackActivity(_ activityIndicator: ActivityIndicator) -> Observable<Element> {
    activityIndicator.trackActivityOfObservable(self)
  }
}

final class ErrorTracker: SharedSequenceConvertibleType {
  typealias SharingStrategy = DriverSharingStrategy
  private let subject = PublishSubject<Error>()
  func trackError<O: ObservableConvertibleType>(from source: O) -> Observable<O.Element> {
    source.asObservable().do(onError: onError)
  }
  func asSharedSequence() -> SharedSequence<SharingStrategy, Error> { subject.asObservable().asDriverOnErrorJustComplete() }
  func asObservable() -> Observable<Error> { subject.asObservable() }
  private func onError(_ error: Error) { subject.onNext(error) }
  deinit { subject.onCompleted() }
}

extension ObservableConvertibleType {
  func trackError(_ errorTracker: ErrorTracker) -> Observable<Element> { errorTracker.trackError(from: self) }
}
extension ObservableType {
  func asDriverOnErrorJustComplete() -> Driver<Element> { asDriver { _ in Driver.empty() } }
  func mapToVoid() -> Observable<Void> { map { _ in } }
  func catchErrorJustComplete() -> Observable<Element> { self.catch { _ in Observable.empty() } }
}
extension SharedSequenceConvertibleType {
  func mapToVoid() -> SharedSequence<SharingStrategy, Void> { map { _ in } }
}

final class SearchViewModel: ViewModelType {
  struct Input { let query: Driver<String>; let refresh: Driver<Void>; let selection: Driver<Int> }
  struct Output { let repos: Driver<[Repo]>; let loading: Driver<Bool>; let error: Driver<Error>; let selected: Driver<Repo> }
  private let service: RepoService
  init(service: RepoService) { self.service = service }

  func transform(input: Input) -> Output {
    let activity = ActivityIndicator()
    let errors = ErrorTracker()
    let repos = Driver.combineLatest(input.query, input.refresh.startWith(())) { query, _ in query }
      .filter { !$0.isEmpty }
      .flatMapLatest { [service] query in
        service.search(query)
          .trackActivity(activity)
          .trackError(errors)
          .asDriver(onErrorJustReturn: [])
      }
    let selected = input.selection.withLatestFrom(repos) { $1[$0] }
    return Output(repos: repos, loading: activity.asDriver(), error: errors.asDriver(), selected: selected)
  }
}

let bag = DisposeBag()
let query = BehaviorRelay(value: "")
let refresh = PublishRelay<Void>()
let selection = PublishRelay<Int>()
let model = SearchViewModel(service: StubService())
let output = model.transform(input: .init(
  query: query.asDriver(), refresh: refresh.asDriver(onErrorDriveWith: .empty()),
  selection: selection.asDriver(onErrorDriveWith: .never())))
output.repos.drive(onNext: { print("repos", $0.map(\.name)) }).disposed(by: bag)
output.loading.drive(onNext: { print("loading", $0) }).disposed(by: bag)
output.error.drive(onNext: { print("error", ($0 as NSError).code) }).disposed(by: bag)
output.selected.drive(onNext: { print("selected", $0.stars) }).disposed(by: bag)
query.accept("rx")
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  selection.accept(1)
  query.accept("bad")
  refresh.accept(())
}
