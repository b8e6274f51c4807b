import RxSwift

typealias Validation = (valid: Bool?, message: String?)
class Animal { let name: String; init(_ name: String) { self.name = name } }
final class Cat: Animal {}
enum Step { case waiting, done(Int) }

func validate(_ available: Observable<Bool>) -> Observable<Validation> {
  let loading = (valid: nil as Bool?, message: "checking" as String?)
  return
    available
    .map { available in
      if available {
        return (true, "free")
      } else {
        return (false, "taken")
      }
    }
    .startWith(loading)
}

// In one expression, over more operators, and where the last of them looks inside.
func short(_ available: Observable<Bool>, _ loading: Validation) -> Observable<Validation> {
  available.map { $0 ? (true, "free") : (false, "taken") }.startWith(loading)
}
func names(_ numbers: Observable<Int>, _ first: Animal) -> Observable<String> {
  numbers
    .map { number in
      let name = "cat \(number)"
      return Cat(name)
    }
    .startWith(first)
    .map { $0.name }
}
func optionals(_ texts: Observable<String>, _ none: Int?) -> Observable<Int?> {
  texts
    .map { text in
      guard let number = Int(text) else { return 0 }
      return number
    }
    .startWith(none)
}

_ = validate(.of(true, false)).subscribe(onNext: { print($0) })
_ = short(.of(true, false), (nil, "checking")).subscribe(onNext: { print($0.valid ?? "-", $0.message ?? "-") })
_ = names(.of(1, 2), Animal("first")).subscribe(onNext: { print($0) })
_ = optionals(.of("1", "x"), nil).subscribe(onNext: { print($0 as Any) })

let shown: Observable<Any?> = Observable.of(1, 2)
  .map { number in
    let text = "#\(number)"
    return text
  }
  .startWith("start" as Any?)
_ = shown.subscribe(onNext: { print($0 ?? "nil") })

func first<T>(_ make: () -> T, or other: T) -> [T] { [make(), other] }
let other: Int? = nil
print(
  first(
    {
      let base = 2
      return base * 2
    }, or: other))
