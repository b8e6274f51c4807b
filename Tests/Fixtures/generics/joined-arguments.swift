class Device {}
class Lamp: Device {}
class Heater: Device {}
protocol Named {}
struct A: Named {}

func pair<T>(_ a: T, _ b: T) { print(T.self) }
func list<T>(_ a: [T], _ b: T) { print(T.self) }
func both<T>(_ a: [T], _ b: [T]) { print(T.self) }
func made<T>(_ a: T, _ b: () -> T) { print(T.self) }
func all<T>(_ values: T...) { print(T.self) }
struct Pair<T> {
  var a: T
  var b: T
}

pair(Lamp(), Heater())
pair(Lamp(), Device())
list([Lamp()], Heater())
both([Lamp()], [Heater(), Device()])
made(Lamp()) { Heater() }
all(Lamp(), Device(), Heater())
print(type(of: Pair(a: Lamp(), b: Heater())), type(of: Pair(a: 1, b: 2 as Int?)))
let named: Named = A()
pair(A(), named)
both([1], ["a"])
both([1], [nil])
list([1], "a")
let numbers = [1]
both(numbers, ["a"])
print(type(of: [Lamp() as Lamp?, Heater()]), type(of: [[Lamp()], [Heater()]]))
