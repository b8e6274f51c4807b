import RxSwift
import RxCocoa
final class Label { var text = "" }
extension Label: ReactiveCompatible {}
let label = Label()
let bag = DisposeBag()
Observable.of(1, 2).bind(to: label.rx.text).disposed(by: bag)
//                  ^ error: instance method 'bind(to:)' requires the types 'Binder<String>.Element' (aka 'String') and 'Int?' be equivalent
Observable.just(true).bind(to: label.rx.hidden).disposed(by: bag)
//                                      ^ error: value of type 'Reactive<Label>' has no dynamic member 'hidden' using key path from root type 'Label'
