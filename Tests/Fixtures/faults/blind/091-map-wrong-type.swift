import RxSwift

struct User {
    let name: String
    let age: Int
}

let disposeBag = DisposeBag()
let users = Observable.of(User(name: "Ann", age: 30), User(name: "Bob", age: 17))

let ages: Observable<String> = users.map { $0.age }
//                                            ^ error: cannot convert value of type 'Int' to closure result type 'String'

users
    .filter { $0.age }
//               ^ error: cannot convert value of type 'Int' to closure result type 'Bool'
    .map { $0.fullName }
//            ^ error: value of type 'User' has no member 'fullName'
    .subscribe(onNext: { print($0) })
    .disposed(by: disposeBag)
