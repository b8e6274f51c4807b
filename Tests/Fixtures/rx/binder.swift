import RxCocoa
import RxSwift

final class Label { var text = "" { didSet { print("label:", text) } } }
let bag = DisposeBag()
let label = Label()
let binder = Binder(label) { label, text in label.text = text }
let relay = BehaviorRelay(value: "one")
relay.bind(to: binder).disposed(by: bag)
relay.accept("two")
relay.asDriver().map { $0.uppercased() }.drive(binder).disposed(by: bag)
relay.map { "x" + $0 }.bind { print("bound", $0) }.disposed(by: bag)
