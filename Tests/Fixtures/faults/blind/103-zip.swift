import RxSwift

struct Profile {
    let name: String
    let age: Int
}

let names = Observable.of("Ann", "Bob")
let ages = Observable.of(30, 40)
let bag = DisposeBag()

let profiles = Observable.zip(names, ages) { Profile(name: $0, age: $0) }
//                        ^ error: no exact matches in call to static method 'zip'
let swapped: Observable<Profile> = Observable.zip(ages, names, resultSelector: Profile.init)
//                                                                                     ^ error: cannot convert value of type '(String, Int) -> Profile' to expected argument type '(Int, String) throws -> Profile'

profiles
    .map(\.nmae)
//       ^ error: cannot infer key path type from context; consider explicitly specifying a root type
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
