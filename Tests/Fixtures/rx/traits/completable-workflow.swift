// Completables as steps of a workflow with logging, compensation and a retry.
import RxSwift

enum StepError: Error { case failed(String) }
var log: [String] = []
func step(_ name: String, fails: Int = 0, undo: Bool = true) -> Completable {
  var left = fails
  return Completable.create { done in
    if left > 0 {
      left -= 1
      print("✗ \(name)")
      done(.error(StepError.failed(name)))
    } else {
      print("✓ \(name)")
      log.append(name)
      done(.completed)
    }
    return Disposables.create()
  }
}
func saga(_ steps: [(String, Int)]) -> Completable {
  steps.reduce(Completable.empty()) { all, next in all.andThen(step(next.0, fails: next.1).retry(2)) }
    .catch { error in
      print("rolling back after \(error)")
      return Completable.concat(log.reversed().map { name in Completable.create { print("undo \(name)"); $0(.completed); return Disposables.create() } })
        .andThen(.error(error))
    }
    .do(onError: { _ in log.removeAll() }, onCompleted: { print("committed \(log)"); log.removeAll() })
}
saga([("a", 0), ("b", 1), ("c", 0)]).subscribe(onCompleted: { print("done") }, onError: { print("error", $0) }).dispose()
saga([("a", 0), ("b", 3), ("c", 0)]).subscribe { print($0) }.dispose()
saga([]).andThen(Single.just("next")).subscribe(onSuccess: { print($0) }).dispose()
Observable.of("x", "y").flatMap { step($0) }.subscribe(onCompleted: { print("all") }).disposed(by: DisposeBag())
Observable.of("p", "q").concatMap { name in step(name).andThen(Observable.just(name.uppercased())) }.subscribe { print($0) }.dispose()
