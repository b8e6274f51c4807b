import RxSwift
struct Profile { let name: String; let age: Int }
let names = Observable.of("Ann")
let ages = Observable.of(3)
let p = Observable.zip(names, ages) { Profile(name: $0, age: $0) }
//                 ^ error: no exact matches in call to static method 'zip'
let q = Observable.combineLatest(names, ages) { Profile(name: $0, age: $0) }
//                 ^ error: no exact matches in call to static method 'combineLatest'
let r = Observable.zip(names, ages) { Profile(name: $0, age: $1, x: 1) }
//                                                                  ^ error: extra argument 'x' in call
