import RxSwift

let bag = DisposeBag()
let email = BehaviorSubject(value: "")
let password = BehaviorSubject(value: "")
let accepted = BehaviorSubject(value: false)

let valid = Observable.combineLatest(email, password, accepted) { email, password in
//                                                                ^ error: contextual closure type '(String, String, Bool) throws -> Bool' expects 3 arguments, but 2 were used in closure body
    email.contains("@") && password.count > 5
}

let pair = Observable.combineLatest(email, password) { $0 + $1.count }
//                                                        ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'

valid.subscribe(onNext: { print($0) }).disposed(by: bag)
pair.subscribe(onNext: { print($0) }).disposed(by: bag)
