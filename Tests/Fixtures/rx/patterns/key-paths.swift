// KeyPaths everywhere: map(\.x), sorting by, bind to keypath binder, dynamic member lookup of rx.
import RxCocoa
import RxSwift

struct Person { var name: String; var age: Int; var address = Address() }
struct Address { var city = "Here"; var zip: String? = nil }
final class Model: ReactiveCompatible { var title = ""; var count = 0; var person = Person(name: "P", age: 1) }
func sort<T, K: Comparable>(_ key: KeyPath<T, K>) -> ([T]) -> [T] { { $0.sorted { $0[keyPath: key] < $1[keyPath: key] } } }
func setter<R, V>(_ key: WritableKeyPath<R, V>) -> (R, V) -> R { { var r = $0; r[keyPath: key] = $1; return r } }
let people = Observable.just([Person(name: "Zoe", age: 3), Person(name: "Al", age: 30), Person(name: "Moe", age: 12)])
_ = people.map(sort(\.age)).map { $0.map(\.name) }.subscribe { print($0) }
_ = people.map(sort(\.name)).map { $0.map(\.address.city.count) }.subscribe { print($0) }
_ = people.flatMap { Observable.from($0) }.map(\.name.first!).distinctUntilChanged().subscribe { print($0) }
print(setter(\Person.address.city)(Person(name: "x", age: 1), "There").address.city)
let model = Model()
_ = Observable.of("a", "b").bind(to: model.rx.title)
_ = Observable.of(1, 2).bind(to: model.rx.count)
_ = Driver.just(Person(name: "New", age: 2)).drive(model.rx.person)
print(model.title, model.count, model.person.name)
let path = \Model.person.age
model[keyPath: path] += 5
print(model[keyPath: path], model[keyPath: \.person.address.zip?.count] as Any)
_ = Observable.of((a: 1, b: "x"), (a: 2, b: "y")).map(\.b).subscribe { print($0) }
_ = people.map(\.count).subscribe { print($0) }
_ = people.map(\.[0].name).subscribe { print($0) }
