import RxCocoa
import RxSwift

final class Label {
  var text: String = "" { didSet { print("label shows '\(text)'") } }
  var isHidden = false { didSet { print("hidden:", isHidden) } }
}
extension Label: ReactiveCompatible {}
extension Reactive where Base: Label {
  var text: Binder<String> { Binder(base) { label, value in label.text = value } }
  var isHidden: Binder<Bool> {
    return Binder(self.base) { view, hidden in
      view.isHidden = hidden
    }
  }
}
let bag = DisposeBag()
let label = Label()
let text = BehaviorRelay(value: "Hello")
text.bind(to: label.rx.text).disposed(by: bag)
text.asDriver().map { $0.isEmpty }.drive(label.rx.isHidden).disposed(by: bag)
text.accept("")
text.map { $0.count }.bind(onNext: { print("count", $0) }).disposed(by: bag)
text.accept("World")
