import Types
import Execution
import Foundation

/// A value of Foundation's that travels in a box.
protocol BoxedConvertible: ValueConvertible, Sendable {
  /// Replacement for a value of another type in a program that is being stopped.
  static var standIn: Self { get }
}

extension BoxedConvertible {
  package var asValue: Value { .boxed(self) }
  package static func from(_ value: Value) -> Self { value.payload(Self.self) ?? standIn }
}

extension TimeZone: BoxedConvertible { static var standIn: TimeZone { .gmt } }
extension Locale: BoxedConvertible { static var standIn: Locale { Locale(identifier: "") } }
extension Calendar: BoxedConvertible { static var standIn: Calendar { Calendar(identifier: .gregorian) } }
extension Calendar.Component: BoxedConvertible { static var standIn: Calendar.Component { .day } }
extension Calendar.Identifier: BoxedConvertible { static var standIn: Calendar.Identifier { .gregorian } }
extension DateComponents: BoxedConvertible { static var standIn: DateComponents { DateComponents() } }
extension DateInterval: BoxedConvertible { static var standIn: DateInterval { DateInterval() } }
extension Data: BoxedConvertible { static var standIn: Data { Data() } }
extension URL: BoxedConvertible { static var standIn: URL { URL(fileURLWithPath: "/", isDirectory: true) } }
extension UUID: BoxedConvertible { static var standIn: UUID { UUID() } }
extension NSRange: BoxedConvertible { static var standIn: NSRange { NSRange() } }
extension ComparisonResult: BoxedConvertible { static var standIn: ComparisonResult { .orderedSame } }
extension IndexSet: BoxedConvertible { static var standIn: IndexSet { IndexSet() } }
