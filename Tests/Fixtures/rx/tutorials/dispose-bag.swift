import RxSwift

final class Owner {
  let name: String
  var bag = DisposeBag()
  init(_ name: String, _ source: Observable<Int>) {
    self.name = name
    source.subscribe(onNext: { [weak self] in print(self?.name ?? "nobody", $0) }, onDisposed: { print("disposed", name) })
      .disposed(by: bag)
  }
  deinit { print("deinit", name) }
}

let subject = PublishSubject<Int>()
var owner: Owner? = Owner("first", subject)
subject.onNext(1)
owner?.bag = DisposeBag()
subject.onNext(2)
owner = nil
print("---")
func scope() {
  let bag = DisposeBag()
  subject.subscribe(onNext: { print("scoped", $0) }, onDisposed: { print("scope ended") }).disposed(by: bag)
  subject.onNext(3)
}
scope()
subject.onNext(4)
print(subject.hasObservers)
owner = Owner("second", subject)
owner = Owner("third", subject)
subject.onNext(5)
