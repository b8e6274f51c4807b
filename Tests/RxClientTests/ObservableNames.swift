import Foundation
import Rx
import Testing

/// Subscriptions and old names, written as programs for RxSwift write them, in Swift 5 mode; `OperatorNames` has the operators.
@Suite("Programs find on ObservableType")
struct ObservableNames {
  private let scheduler = HistoricalScheduler()
  private let source = Observable.of(1, 2, 3)

  @Test("what subscribes")
  func subscribing() {
    let owner = Owner()
    let bag = DisposeBag()
    source.subscribe().disposed(by: bag)
    source.subscribe { event in owner.total += event.element ?? 0 }.disposed(by: bag)
    source.subscribe(onNext: { owner.total += $0 }).disposed(by: bag)
    source.subscribe(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDisposed: {}).disposed(by: bag)
    source.subscribe { (value: Int) in
      owner.total += value
    } onError: { _ in
    } onCompleted: {
    }.disposed(by: bag)
    source.subscribe(PublishSubject<Int>()).disposed(by: bag)
    source.subscribe(AnyObserver { (_: Event<Int>) in }).disposed(by: bag)
    source.subscribe(with: owner) { owner, value in owner.total += value }.disposed(by: bag)
    source.subscribe(
      with: owner, onNext: { $0.total += $1 }, onError: { _, _ in }, onCompleted: { _ in }, onDisposed: { _ in }
    ).disposed(by: bag)
    #expect(owner.total == 30)
  }

  @Test("the spellings of RxSwift 5, with what replaces them")
  @available(*, deprecated)
  func deprecated() {
    let other = Observable.just(0)
    let chains: [Observable<Int>] = [
      source.catchError { _ in other }, source.catchErrorJustReturn(0), Observable.catchError([source, other]),
      source.elementAt(1), source.observeOn(MainScheduler.instance), source.subscribeOn(MainScheduler.instance),
      source.retryWhen { (errors: Observable<Error>) in errors.take(1) }, source.skipUntil(other),
      source.skipWhile { $0 < 2 }, source.take(.seconds(1), scheduler: scheduler), source.takeUntil(other),
      source.takeUntil(.inclusive) { $0 > 1 }, source.takeWhile { $0 < 2 },
    ]
    #expect(chains.count == 13)
  }
}

/// Class of the objects that closures receive back.
final class Owner {
  var total = 0
}
