import Types
import Execution
import Foundation

/// A number with a unit. Units are Foundation's own, which convert into one another.
struct MeasurementValue: Hashable, Comparable, CustomStringConvertible, @unchecked Sendable {
  // Unchecked because units are constant.
  var value: Double
  let unit: Dimension

  init(_ value: Double, _ unit: Dimension) {
    self.value = value
    self.unit = unit
  }

  var base: Double { unit.converter.baseUnitValue(fromValue: value) }

  func converted(to unit: Dimension) -> MeasurementValue {
    unit == self.unit ? self : MeasurementValue(unit.converter.value(fromBaseUnitValue: base), unit)
  }

  /// Combines the values; if the units differ, both are converted to the base unit first.
  func combined(_ other: MeasurementValue, _ operation: (Double, Double) -> Double) -> MeasurementValue {
    if unit == other.unit { return MeasurementValue(operation(value, other.value), unit) }
    return MeasurementValue(operation(base, other.base), type(of: unit).baseUnit())
  }

  static func == (a: MeasurementValue, b: MeasurementValue) -> Bool {
    a.unit == b.unit ? a.value == b.value : a.base == b.base
  }
  static func < (a: MeasurementValue, b: MeasurementValue) -> Bool {
    a.unit == b.unit ? a.value < b.value : a.base < b.base
  }
  func hash(into hasher: inout Hasher) { hasher.combine(base) }
  var description: String { "\(value) \(unit.symbol)" }
}

extension MeasurementValue: BoxedConvertible {
  static var standIn: MeasurementValue { MeasurementValue(0, UnitLength.meters) }
}

func declareMeasurements(_ module: NativeModule) {
  module.type("class Unit: Hashable, CustomStringConvertible", represents: Unit.self)
  var unit: [NativeMember] = []
  unit.unary("var symbol: String { get }") { .string(($0.asObject as? Unit)?.symbol ?? "") }
  unit.unary("var description: String { get }") { .string(($0.asObject as? Unit)?.symbol ?? "") }
  unit.binary("static func == (lhs: Unit, rhs: Unit) -> Bool") { a, b in
    .bool((a.asObject as? Unit) == (b.asObject as? Unit))
  }
  module.extend("extension Unit", unit)
  module.type("class Dimension: Unit", represents: Dimension.self)
  for kind in unitKinds {
    module.type("class \(kind.name): Dimension", represents: kind.type)
    var members: [NativeMember] = []
    for (name, unit) in kind.units {
      members.nullary("class var \(name): \(kind.name) { get }") { .object(unit) }
    }
    module.extend("extension \(kind.name)", members)
  }
  module.type(
    "struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible, Sendable",
    represents: MeasurementValue.self)
  var members: [NativeMember] = []
  members.binary("init(value: Double, unit: UnitType)") { value, unit in
    .boxed(MeasurementValue(value.toDouble, unit.asObject as? Dimension ?? UnitLength.meters))
  }
  members.attribute("value: Double", \MeasurementValue.value)
  members.unary("var unit: UnitType { get }") { .object(MeasurementValue.from($0).unit) }
  members.reading("description: String") { (measurement: MeasurementValue) in measurement.description }
  members.binary("func converted(to otherUnit: UnitType) -> Measurement<UnitType>") { measurement, unit in
    .boxed(MeasurementValue.from(measurement).converted(to: unit.asObject as? Dimension ?? UnitLength.meters))
  }
  members.mutating("mutating func convert(to otherUnit: UnitType)") { measurement, call in
    measurement = .boxed(
      MeasurementValue.from(measurement).converted(to: call[0].asObject as? Dimension ?? UnitLength.meters))
    return .void
  }
  declareArithmetic(&members)
  module.extend("extension Measurement", members)
}

private func declareArithmetic(_ members: inout [NativeMember]) {
  let own = "Measurement<UnitType>"
  members.binary("static func == (lhs: \(own), rhs: \(own)) -> Bool") {
    .bool(MeasurementValue.from($0) == .from($1))
  }
  members.binary("static func < (lhs: \(own), rhs: \(own)) -> Bool") { .bool(MeasurementValue.from($0) < .from($1)) }
  let sums: [(String, @Sendable (Double, Double) -> Double)] = [("+", { $0 + $1 }), ("-", { $0 - $1 })]
  for (name, operation) in sums {
    members.binary("static func \(name) (lhs: \(own), rhs: \(own)) -> \(own)") {
      .boxed(MeasurementValue.from($0).combined(.from($1), operation))
    }
  }
  let products: [(String, @Sendable (Double, Double) -> Double)] = [("*", { $0 * $1 }), ("/", { $0 / $1 })]
  for (name, operation) in products {
    members.binary("static func \(name) (lhs: \(own), rhs: Double) -> \(own)") { measurement, factor in
      let measurement = MeasurementValue.from(measurement)
      return .boxed(MeasurementValue(operation(measurement.value, factor.toDouble), measurement.unit))
    }
  }
  members.binary("static func * (lhs: Double, rhs: \(own)) -> \(own)") { factor, measurement in
    let measurement = MeasurementValue.from(measurement)
    return .boxed(MeasurementValue(factor.toDouble * measurement.value, measurement.unit))
  }
}

/// Kinds of units with their names.
private let unitKinds: [(name: String, type: Any.Type, units: [(String, Dimension)])] = [
  (
    "UnitLength", UnitLength.self,
    [
      ("kilometers", UnitLength.kilometers), ("meters", UnitLength.meters), ("decimeters", UnitLength.decimeters),
      ("centimeters", UnitLength.centimeters), ("millimeters", UnitLength.millimeters),
      ("micrometers", UnitLength.micrometers), ("nanometers", UnitLength.nanometers), ("inches", UnitLength.inches),
      ("feet", UnitLength.feet), ("yards", UnitLength.yards), ("miles", UnitLength.miles),
      ("nauticalMiles", UnitLength.nauticalMiles), ("lightyears", UnitLength.lightyears),
    ]
  ),
  (
    "UnitMass", UnitMass.self,
    [
      ("kilograms", UnitMass.kilograms), ("grams", UnitMass.grams), ("milligrams", UnitMass.milligrams),
      ("ounces", UnitMass.ounces), ("pounds", UnitMass.pounds), ("stones", UnitMass.stones),
      ("metricTons", UnitMass.metricTons),
    ]
  ),
  (
    "UnitDuration", UnitDuration.self,
    [
      ("seconds", UnitDuration.seconds), ("minutes", UnitDuration.minutes), ("hours", UnitDuration.hours),
    ]
  ),
  (
    "UnitTemperature", UnitTemperature.self,
    [
      ("kelvin", UnitTemperature.kelvin), ("celsius", UnitTemperature.celsius),
      ("fahrenheit", UnitTemperature.fahrenheit),
    ]
  ),
  (
    "UnitSpeed", UnitSpeed.self,
    [
      ("metersPerSecond", UnitSpeed.metersPerSecond), ("kilometersPerHour", UnitSpeed.kilometersPerHour),
      ("milesPerHour", UnitSpeed.milesPerHour), ("knots", UnitSpeed.knots),
    ]
  ),
  (
    "UnitVolume", UnitVolume.self,
    [
      ("liters", UnitVolume.liters), ("milliliters", UnitVolume.milliliters), ("cups", UnitVolume.cups),
      ("gallons", UnitVolume.gallons), ("pints", UnitVolume.pints), ("tablespoons", UnitVolume.tablespoons),
      ("teaspoons", UnitVolume.teaspoons), ("cubicMeters", UnitVolume.cubicMeters),
    ]
  ),
  (
    "UnitArea", UnitArea.self,
    [
      ("squareMeters", UnitArea.squareMeters), ("squareKilometers", UnitArea.squareKilometers),
      ("hectares", UnitArea.hectares), ("acres", UnitArea.acres), ("squareFeet", UnitArea.squareFeet),
    ]
  ),
  (
    "UnitAngle", UnitAngle.self,
    [("degrees", UnitAngle.degrees), ("radians", UnitAngle.radians), ("revolutions", UnitAngle.revolutions)]
  ),
  (
    "UnitInformationStorage", UnitInformationStorage.self,
    [
      ("bytes", UnitInformationStorage.bytes), ("bits", UnitInformationStorage.bits),
      ("kilobytes", UnitInformationStorage.kilobytes), ("megabytes", UnitInformationStorage.megabytes),
      ("gigabytes", UnitInformationStorage.gigabytes), ("kibibytes", UnitInformationStorage.kibibytes),
      ("mebibytes", UnitInformationStorage.mebibytes),
    ]
  ),
  (
    "UnitEnergy", UnitEnergy.self,
    [
      ("joules", UnitEnergy.joules), ("kilojoules", UnitEnergy.kilojoules), ("calories", UnitEnergy.calories),
      ("kilocalories", UnitEnergy.kilocalories), ("kilowattHours", UnitEnergy.kilowattHours),
    ]
  ),
]
