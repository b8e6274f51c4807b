import RxSwift

final class ViewModel {
  let bag = DisposeBag()
  let input = PublishSubject<Int>()
  var total = 0
  init() {
    input.subscribe(onNext: { [weak self] n in
      guard let self = self else { return }
      self.total += n
      print("total", self.total)
    }).disposed(by: bag)
    input.subscribe(with: self, onNext: { owner, n in print("with", owner.total, n) }).disposed(by: bag)
  }
  deinit { print("view model gone") }
}
var model: ViewModel? = ViewModel()
model!.input.onNext(1)
model!.input.onNext(2)
model = nil
print("end")
