import Foundation
import Testing

@testable import Rx

/// Operator in a form that all contract tests can use: from a sequence of Int to one of Int.
struct OperatorUnderContract: CustomTestStringConvertible, Sendable {
  /// Key of the operator in the catalog, and after a comma the variant of this use.
  let name: String
  /// True if an error of the source ends the result with that error at once.
  var forwardsErrors = true
  nonisolated(unsafe) let apply: (Observable<Int>, any SchedulerType) -> Observable<Int>  // Constant.

  var testDescription: String { name }

  /// The catalog's key.
  var key: String { String(name.prefix { $0 != "," }) }

  init(
    _ name: String, forwardsErrors: Bool = true,
    _ apply: @escaping (Observable<Int>, any SchedulerType) -> Observable<Int>
  ) {
    self.name = name
    self.forwardsErrors = forwardsErrors
    self.apply = apply
  }

  static let all: [OperatorUnderContract] = observables + infallibles + primitives + sharedSequences

  static let stretch = RxTimeInterval.seconds(1)
  static var other: Observable<Int> { .never() }
}
