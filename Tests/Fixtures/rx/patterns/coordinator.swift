import RxSwift

class BaseCoordinator<ResultType> {
  typealias CoordinationResult = ResultType
  let disposeBag = DisposeBag()
  private let identifier = UUID()
  private var childCoordinators = [UUID: Any]()

  private func store<T>(coordinator: BaseCoordinator<T>) { childCoordinators[coordinator.identifier] = coordinator }
  private func free<T>(coordinator: BaseCoordinator<T>) { childCoordinators[coordinator.identifier] = nil }
  func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
    store(coordinator: coordinator)
    return coordinator.start()
      .do(onNext: { [weak self] _ in self?.free(coordinator: coordinator) })
  }
  func start() -> Observable<ResultType> { fatalError("Start method should be implemented.") }
}

enum LanguageResult { case language(String), cancel }
final class LanguageCoordinator: BaseCoordinator<LanguageResult> {
  let picked = PublishSubject<String>()
  let cancelled = PublishSubject<Void>()
  override func start() -> Observable<CoordinationResult> {
    let language = picked.map { CoordinationResult.language($0) }
    let cancel = cancelled.map { _ in CoordinationResult.cancel }
    return Observable.merge(cancel, language).take(1).do(onNext: { _ in print("dismiss") })
  }
  deinit { print("language coordinator gone") }
}
final class AppCoordinator: BaseCoordinator<Void> {
  var last: LanguageCoordinator?
  override func start() -> Observable<Void> {
    showLanguages().subscribe(onNext: { print("chosen", $0 ?? "nothing") }).disposed(by: disposeBag)
    return Observable.never()
  }
  func showLanguages() -> Observable<String?> {
    let coordinator = LanguageCoordinator()
    last = coordinator
    return coordinate(to: coordinator).map { result in
      switch result {
      case .language(let language): return language
      case .cancel: return nil
      }
    }
  }
}
import Foundation
let app = AppCoordinator()
_ = app.start().subscribe()
app.last?.picked.onNext("Swift")
app.last = nil
app.showLanguages().subscribe(onNext: { print("again", $0 as Any) }).disposed(by: app.disposeBag)
app.last?.cancelled.onNext(())
