import RxSwift

// A closure's declared parameter type may be wider than the argument's type: the argument is converted.
class Animal {}
final class Cat: Animal {}

[1].forEach { (number: Int?) in print(number as Any) }
[1].forEach { (number: Any?) in print(number as Any) }
[Cat()].forEach { (animal: Animal?) in print(animal as Any) }
[[1]].forEach { (numbers: [Int?]) in print(numbers) }
let show: (Int) -> Void = { (number: Int?) in print(number as Any) }
show(2)
_ = Observable.of("a").subscribe(onNext: { (text: String?) in print(text as Any) })
_ = Observable.of(1, 2).map { (number: Int?) -> Int in number ?? 0 }.subscribe(onNext: { print($0) })

// Pairs come with the closure's labels, or with none, and so do they where a function is given.
func give(_ body: ((String, Int)) -> Void) { body(("a", 1)) }
func printLabelled(_ pair: (name: String, count: Int)) { print(pair) }
give { (pair: (name: String, Int)) in print(pair, pair.name) }
give(printLabelled)
print([1: 2].map { (pair: (Int, Int)) in pair })
_ = Observable.of(("b", 2)).subscribe(onNext: { (pair: (name: String, count: Int)) in print(pair) })
let labelled: (Int) -> (a: Int, b: Int) = { ($0, $0) }
let plain: (Int) -> (Int, Int) = labelled
print(labelled(1), plain(1))
