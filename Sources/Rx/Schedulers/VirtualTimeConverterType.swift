import Foundation

/// Translates between virtual time and real time.
public protocol VirtualTimeConverterType {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit

  /// A stretch of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// The real time that a virtual time stands for.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// The virtual time that stands for a real time.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// The seconds that a virtual stretch stands for.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

  /// The virtual stretch that stands for seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// A virtual time moved by a virtual stretch.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

  /// Compares two virtual times.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// Order of two virtual times.
public enum VirtualTimeComparison {
  /// The left one is earlier.
  case lessThan

  /// They are equal.
  case equal

  /// The left one is later.
  case greaterThan
}

extension VirtualTimeComparison {
  var isLess: Bool { self == .lessThan }
  var isGreater: Bool { self == .greaterThan }
}
