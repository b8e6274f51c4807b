import RxSwift

final class Resource: Disposable {
  init() { print("made") }
  func dispose() { print("released") }
}
_ = Observable.using({ Resource() }, observableFactory: { _ in Observable.of(1, 2) }).subscribe { print($0) }
