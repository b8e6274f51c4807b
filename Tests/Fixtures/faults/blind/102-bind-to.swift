import RxSwift
import RxCocoa
import RxRelay

final class Model {
    let count = BehaviorRelay<Int>(value: 0)
    let title = BehaviorRelay<String>(value: "")
    let events = PublishRelay<Void>()
}

let bag = DisposeBag()
let model = Model()

model.count
    .bind(to: model.title)
//   ^ error: no exact matches in call to instance method 'bind'
    .disposed(by: bag)

model.title
    .map { $0.isEmpty }
    .bind(to: model.events)
    .disposed(by: bag)

model.events.accept()
//                  ^ error: missing argument for parameter #1 in call
print(model.title.value)
