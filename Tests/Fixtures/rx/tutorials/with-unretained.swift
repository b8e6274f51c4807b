import RxSwift

final class ViewModel {
  let bag = DisposeBag()
  var total = 0
  func bind(_ source: Observable<Int>) {
    source.withUnretained(self)
      .subscribe(onNext: { owner, value in
        owner.total += value
        print("total", owner.total)
      })
      .disposed(by: bag)
    source.subscribe(with: self, onNext: { owner, value in print("with", owner.total, value) }).disposed(by: bag)
  }
  deinit { print("view model gone") }
}
let subject = PublishSubject<Int>()
var viewModel: ViewModel? = ViewModel()
viewModel?.bind(subject)
subject.onNext(1)
subject.onNext(2)
viewModel = nil
subject.onNext(3)
print("observers:", subject.hasObservers)
