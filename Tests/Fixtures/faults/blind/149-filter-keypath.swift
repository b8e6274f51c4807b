import RxSwift

struct Task {
    let title: String
    var isDone: Bool
    let priority: Int?
}

let bag = DisposeBag()
let tasks = Observable.of(Task(title: "a", isDone: true, priority: nil))

tasks
    .filter(\.title)
//          ^ error: key path value type 'String' cannot be converted to contextual type 'Bool'
    .map(\.priority)
//       ^ error: key path value type 'Int?' cannot be converted to contextual type 'Int'
    .filter { $0 > 2 }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

tasks
    .map(\Task.priority ?? 0)
//                      ^ error: binary operator '??' cannot be applied to operands of type 'KeyPath<Task, Int?>' and 'Int'
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
