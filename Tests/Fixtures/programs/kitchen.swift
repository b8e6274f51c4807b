// A kitchen: cooks on their own queues, a pass that keeps order, protocol-oriented stations, generics with associated types.
import Foundation
import RxRelay
import RxSwift

protocol Station {
  associatedtype Raw
  associatedtype Product
  var name: String { get }
  var duration: RxTimeInterval { get }
  func prepare(_ raw: Raw) throws -> Product
}

extension Station {
  func work(_ raw: Raw, on scheduler: SchedulerType) -> Single<Product> {
    Single.create { single in
      print("\(name) starts \(raw)")
      return scheduler.scheduleRelative((), dueTime: duration) {
        do { single(.success(try prepare(raw))) } catch { single(.failure(error)) }
        return Disposables.create()
      }
    }
  }
}

struct AnyStation<Raw, Product>: Station {
  let name: String
  let duration: RxTimeInterval
  private let body: (Raw) throws -> Product
  init<S: Station>(_ station: S) where S.Raw == Raw, S.Product == Product {
    name = station.name
    duration = station.duration
    body = station.prepare
  }
  func prepare(_ raw: Raw) throws -> Product { try body(raw) }
}

struct Then<A: Station, B: Station>: Station where A.Product == B.Raw {
  let first: A, second: B
  var name: String { "\(first.name)+\(second.name)" }
  var duration: RxTimeInterval { .milliseconds(first.duration.ms + second.duration.ms) }
  func prepare(_ raw: A.Raw) throws -> B.Product { try second.prepare(first.prepare(raw)) }
}

infix operator >>>: AdditionPrecedence
func >>> <A, B>(a: A, b: B) -> Then<A, B> { Then(first: a, second: b) }

extension RxTimeInterval {
  var ms: Int {
    switch self {
    case .seconds(let s): return s * 1000
    case .milliseconds(let ms): return ms
    case .microseconds(let us): return us / 1000
    case .nanoseconds(let ns): return ns / 1_000_000
    case .never: return .max
    @unknown default: return 0
    }
  }
}

struct Ingredient: ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String
  var isFresh = true
  init(stringLiteral value: StringLiteralType) { name = value }
  init(_ name: String, isFresh: Bool) { self.name = name; self.isFresh = isFresh }
  var description: String { name }
}
struct Chopped: CustomStringConvertible { let of: Ingredient; var description: String { "chopped \(of)" } }
struct Dish: CustomStringConvertible, Equatable { let title: String; var description: String { title } }

enum KitchenError: Error { case spoiled(String), burnt }

struct Chopping: Station {
  let name = "board"
  let duration = RxTimeInterval.milliseconds(30)
  func prepare(_ raw: Ingredient) throws -> Chopped {
    guard raw.isFresh else { throw KitchenError.spoiled(raw.name) }
    return Chopped(of: raw)
  }
}
struct Frying: Station {
  var name: String { "pan" }
  var duration: RxTimeInterval { .milliseconds(70) }
  func prepare(_ raw: Chopped) -> Dish { Dish(title: "fried \(raw.of.name)") }
}
struct Plating: Station {
  typealias Raw = [Dish]
  typealias Product = Dish
  let name = "pass", duration = RxTimeInterval.milliseconds(10)
  func prepare(_ raw: [Dish]) throws -> Dish {
    raw.isEmpty ? try { throw KitchenError.burnt }() : Dish(title: raw.map(\.title).joined(separator: " with "))
  }
}

final class Kitchen<S: Station> where S.Raw == Ingredient, S.Product == Dish {
  let orders = PublishRelay<[Ingredient]>()
  private let station: S
  private let disposeBag = DisposeBag()
  let served: Observable<Result<Dish, Error>>

  init(_ station: S, cooks: Int, scheduler: SchedulerType) {
    self.station = station
    served = orders
      .enumerated()
      .map { number, ingredients -> Observable<Result<Dish, Error>> in
        Observable.from(ingredients)
          .map { station.work($0, on: scheduler).asObservable() }
          .merge(maxConcurrent: cooks)
          .toArray()
          .flatMap { Plating().work($0.sorted { $0.title < $1.title }, on: scheduler) }
          .map { Result.success($0) }
          .catch { .just(.failure($0)) }
          .asObservable()
          .do(onSubscribe: { print("order \(number + 1): \(ingredients)") })
      }
      .concat()
      .share()
  }
}

let scheduler = MainScheduler.instance
let line = AnyStation(Chopping() >>> Frying())
print(line.name, line.duration.ms, type(of: line))
let kitchen = Kitchen(line, cooks: 2, scheduler: scheduler)
let bag = DisposeBag()
kitchen.served
  .subscribe(onNext: { result in
    switch result {
    case .success(let dish): print("served \(dish)")
    case .failure(KitchenError.spoiled(let name)): print("sorry, the \(name) is off")
    case .failure(let error): print("sorry: \(error)")
    }
  })
  .disposed(by: bag)
kitchen.orders.accept(["onion", "egg", "potato"])
kitchen.orders.accept([Ingredient("fish", isFresh: false), "lemon"])
kitchen.orders.accept([])
kitchen.orders.accept(["bread"])
