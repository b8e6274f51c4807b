// Who subscribed to a created sequence stays alive until it ends or the subscription is disposed.
import RxSwift

final class Screen {
  let name: String
  private let bag = DisposeBag()
  init(_ name: String) { self.name = name }
  deinit { print("gone:", name) }

  func showWeakly(_ texts: Observable<String>) {
    texts.subscribe(onNext: { [weak self] in print(self?.name ?? "nobody", $0) }).disposed(by: bag)
  }
  func showStrongly(_ texts: Observable<String>) {
    texts.subscribe(onNext: { print(self.name, $0) }).disposed(by: bag)
  }
}

let endless = Observable<String>.create { observer in
  observer.onNext("text")
  return Disposables.create { print("disposed") }
}
let ending = Observable<String>.create { observer in
  observer.onNext("last text")
  observer.onCompleted()
  return Disposables.create()
}

do { Screen("weak").showWeakly(endless) }
print("the weak one is gone")
do { Screen("ended").showStrongly(ending) }
print("the ended one is gone")
do { Screen("strong").showStrongly(endless) }
print("the strong one keeps itself alive")

func subscribed() -> Disposable {
  let screen = Screen("held")
  return endless.map { $0 + "!" }.subscribe(onNext: { print(screen.name, $0) })
}
let subscription = subscribed()
print("held by the subscription")
subscription.dispose()
print("end")
