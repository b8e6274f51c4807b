// Results that are optionals of optionals: what a generic function wraps may be an optional itself.

struct Reading {
  var celsius: Double?
  var day = 1
}
let readings = [Reading(celsius: 2)]
let whole: Double?? = readings.first.map(\.celsius)
let byClosure: Double?? = readings.first.map { $0.celsius }
let flat: Double? = readings.first.flatMap(\.celsius)
let day: Int?? = readings.first.map(\.day)
print(whole as Any, byClosure as Any, flat as Any, day as Any)

func made<T>(_ make: (Int) -> T) -> T? { make(1) }
func wrapped<T>(_ value: T) -> T? { value }
func halved(_ number: Int) -> Int? { number % 2 == 0 ? number / 2 : nil }
let a: Int?? = made { halved($0) }
let b: Int?? = made(halved)
let c: Int?? = wrapped(halved(4))
let d: Int?? = wrapped(1)
print(a as Any, b as Any, c as Any, d as Any)
