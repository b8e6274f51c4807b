// Bindings of every form: to observers, subjects, relays, closures, binders, optionals, several at once.
import RxCocoa
import RxSwift

let bag = DisposeBag()
let source = PublishSubject<Int>()
let a = PublishSubject<Int>(), b = BehaviorRelay(value: 0), c = PublishRelay<Int?>(), d = ReplayRelay<Int>.create(bufferSize: 2)
let e = BehaviorSubject<Int?>(value: nil)
a.subscribe { print("a", $0) }.disposed(by: bag)
c.subscribe(onNext: { print("c", $0 as Any) }).disposed(by: bag)
source.bind(to: a).disposed(by: bag)
source.bind(to: b).disposed(by: bag)
source.bind(to: c).disposed(by: bag)
source.bind(to: d).disposed(by: bag)
source.bind(to: e).disposed(by: bag)
source.bind(onNext: { print("closure", $0) }).disposed(by: bag)
source.bind { print("trailing", $0) }.disposed(by: bag)
source.map { "\($0)" }.bind(to: AnyObserver { print("observer", $0) }).disposed(by: bag)
final class View { var text = "" { didSet { print("view", text) } } }
let view = View()
let binder = Binder<String>(view) { $0.text = $1 }
source.map(String.init).bind(to: binder).disposed(by: bag)
source.bind(with: view) { view, n in view.text += "+\(n)" }.disposed(by: bag)
source.asDriver(onErrorJustReturn: 0).drive(b).disposed(by: bag)
source.asDriver(onErrorJustReturn: 0).map { $0 + 1 }.drive(b, b).disposed(by: bag)
source.asSignal(onErrorJustReturn: 0).emit(to: c).disposed(by: bag)
source.asSignal(onErrorJustReturn: 0).emit(with: view, onNext: { $0.text = "signal \($1)" }).disposed(by: bag)
source.onNext(1)
print(b.value, try! e.value() as Any, view.text)
source.onNext(2)
_ = d.subscribe { print("d", $0) }
