import RxSwift
import RxCocoa

final class FormViewModel {
    let name = BehaviorRelay(value: "")
    let age = BehaviorRelay(value: 0)

    lazy var isValid: Observable<Bool> = Observable
        .combineLatest(name, age) { name, age in
            !name.isEmpty && age >= "18"
//                                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
        }

    func bind() {
        isValid
            .subscribe(onNext: { print($0) })
            .disposed(by: disposeBag)
//                        ^ error: cannot find 'disposeBag' in scope
        name.accept(7)
//                  ^ error: cannot convert value of type 'Int' to expected argument type 'String'
    }
}

let form = FormViewModel()
form.bind()
form.name = BehaviorRelay(value: "x")
//   ^ error: cannot assign to property: 'name' is a 'let' constant
