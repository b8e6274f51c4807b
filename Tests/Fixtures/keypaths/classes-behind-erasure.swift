// A key path keeps its class and its types behind a more general one.
final class Engine { var power = 90 }
struct Car {
  let name: String
  var doors: Int
  var engine = Engine()
  let spare = Engine()
  var label: String { name + "!" }
}
let partial: PartialKeyPath<Car> = \Car.doors
print(type(of: partial), partial is WritableKeyPath<Car, Int>, partial is KeyPath<Car, String>)
let readable: KeyPath<Car, Int> = \.doors
print(type(of: readable), readable is WritableKeyPath<Car, Int>)
let any: AnyKeyPath = \Car.label
print(any is KeyPath<Car, String>, any is WritableKeyPath<Car, String>, any is PartialKeyPath<Car>)
var car = Car(name: "A", doors: 4)
let paths: [PartialKeyPath<Car>] = [\.name, \.doors, \.engine.power, \.spare.power, \.label, \.engine]
for path in paths {
  switch path {
  case let text as KeyPath<Car, String>: print("text", car[keyPath: text])
  case let reference as ReferenceWritableKeyPath<Car, Int>:
    car[keyPath: reference] += 1
    print("reference", car[keyPath: reference])
  case let number as WritableKeyPath<Car, Int>:
    car[keyPath: number] = 5
    print("number", car.doors)
  default: print("other", type(of: path))
  }
}
if let writable = readable as? WritableKeyPath<Car, Int> { car[keyPath: writable] = 2 }
print(car.doors, partial == readable)
print(type(of: (\Car.engine).appending(path: \.power)), type(of: (\Car.name).appending(path: \.count)))
func keep<Root, Value>(_ path: KeyPath<Root, Value>) -> AnyKeyPath { path }
print(keep(\Car.doors) is WritableKeyPath<Car, Int>, keep(\[Int].count) is KeyPath<[Int], Int>)
func first<Element>(of type: Element.Type) -> AnyKeyPath { \[Element].first }
print(type(of: first(of: Int.self)), first(of: Car.self) is KeyPath<[Car], Car?>)
