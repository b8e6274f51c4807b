// Measurements: units that convert, compared and added.
import Foundation

let distance = Measurement(value: 42.195, unit: UnitLength.kilometers)
let miles = distance.converted(to: .miles)
print(String(format: "%.2f %@", miles.value, miles.unit.symbol), distance)
let total = Measurement(value: 1, unit: UnitLength.kilometers) + Measurement(value: 500, unit: UnitLength.meters)
print(total.converted(to: .meters).value, distance > total, total == Measurement(value: 1500, unit: .meters))
print(Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded())
print(Measurement(value: 2, unit: UnitDuration.hours).converted(to: .minutes).value, (distance * 2).value, distance / 5)
struct Weight {
  var mass: Measurement<UnitMass>
  var isHeavy: Bool { mass > Measurement(value: 1, unit: .stones) }
}
var weight = Weight(mass: .init(value: 7000, unit: .grams))
weight.mass.convert(to: .kilograms)
print(weight.mass, weight.isHeavy)
