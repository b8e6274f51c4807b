import RxSwift
import RxCocoa

final class Label {
    var text = ""
    var isHidden = false
}

extension Label: ReactiveCompatible {}

extension Reactive where Base: Label {
    var text: Binder<String> {
        Binder(base) { label, text in
            label.text = text
        }
    }
    var isHidden: Binder<Bool> {
        Binder(self) { label, hidden in
//      ^ error: initializer 'init(_:scheduler:binding:)' requires that 'Reactive<Base>' be a class type
            label.hidden = hidden
//                ^ error: value of type 'Reactive<Base>' has no dynamic member 'hidden' using key path from root type 'Base'
//                         ^ error: cannot assign value of type 'Bool' to type 'Binder<Property>'
        }
    }
}

let label = Label()
let bag = DisposeBag()
Observable.of(1, 2).bind(to: label.rx.text).disposed(by: bag)
//                  ^ error: instance method 'bind(to:)' requires the types 'Binder<String>.Element' (aka 'String') and 'Int?' be equivalent
Observable.just(true).bind(to: label.rx.hidden).disposed(by: bag)
//                                      ^ error: value of type 'Reactive<Label>' has no dynamic member 'hidden' using key path from root type 'Label'
