import RxSwift

struct Message {
    let room: String
    let text: String
}

let bag = DisposeBag()
let messages = PublishSubject<Message>()

messages
    .groupBy { $0.room }
    .flatMap { group in
        group.map { "\(group.name): \($0.text)" }
//                           ^ error: value of type 'GroupedObservable<String, Message>' has no member 'name'
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

messages
    .groupBy(\.room)
//           ^ error: missing argument label 'keySelector:' in call
    .flatMap { $0.scan(0) { count, _ in count + 1 } }
//                     ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//                                              ^ error: cannot convert value of type 'Int' to expected argument type 'String'
    .subscribe(onNext: { (text: String) in print(text) })
    .disposed(by: bag)
