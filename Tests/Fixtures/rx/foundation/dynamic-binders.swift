import RxSwift
import RxCocoa

// Every writable property of a class is a binder behind `rx`, without a line of code for it.
class Label: ReactiveCompatible {
  var text = "" { didSet { print("text:", text) } }
  var size = 10.0
  var isHidden = false
  let fixed = 1
}
final class Title: Label {
  var level: Int? = nil
}

let bag = DisposeBag()
let title = Title()
let name = BehaviorRelay(value: "Ada")
name.bind(to: title.rx.text).disposed(by: bag)
name.map { $0.isEmpty }.bind(to: title.rx.isHidden).disposed(by: bag)
name.map { Double($0.count) }.asDriver(onErrorJustReturn: 0).drive(title.rx.size).disposed(by: bag)
Observable.just(3).bind(to: title.rx.level).disposed(by: bag)
name.accept("")
print(title.text.isEmpty, title.size, title.isHidden, title.level ?? 0)

// Members that the program declares are found beside them.
extension Reactive where Base: Label {
  var shouted: Binder<String> { Binder(base) { label, text in label.text = text.uppercased() } }
  var length: Observable<Int> { .just(base.text.count) }
}
extension Reactive where Base == Title {
  func heading(_ level: Int) -> Single<String> { .just("h\(level) \(base.text)") }
}
Observable.just("grace").bind(to: title.rx.shouted).disposed(by: bag)
_ = title.rx.length.subscribe(onNext: { print($0) })
_ = title.rx.heading(2).subscribe(onSuccess: { print($0) })
print(title.rx.base === title)
