import RxSwift
import RxCocoa
final class Label { var text = "" }
extension Label: ReactiveCompatible {}
extension Reactive where Base: Label {
    var caption: Binder<String> { Binder(base) { l, t in l.text = t } }
    var isHidden: Binder<Bool> {
        Binder(self) { label, hidden in
//      ^ error: initializer 'init(_:scheduler:binding:)' requires that 'Reactive<Base>' be a class type
            label.hidden = hidden
//                ^ error: value of type 'Reactive<Base>' has no dynamic member 'hidden' using key path from root type 'Base'
//                         ^ error: cannot assign value of type 'Bool' to type 'Binder<Property>'
        }
    }
}
