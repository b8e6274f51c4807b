import Types
import Execution
import Foundation

/// `sorted(using: KeyPathComparator(\.name))`: orders as values.
func declareComparators(_ module: NativeModule) {
  module.type("protocol SortComparator<Compared> { associatedtype Compared }")
  module.type("enum SortOrder: Hashable, Codable, Sendable", represents: SortOrder.self)
  var orders: [NativeMember] = []
  orders.constants("SortOrder", [("forward", SortOrder.forward), ("reverse", .reverse)])
  module.extend("extension SortOrder", orders)

  module.type("struct KeyPathComparator<Compared>: SortComparator", represents: PathComparator.self)
  var paths: [NativeMember] = []
  for (type, isOptional) in [("Value", false), ("Value?", true)] {
    paths.binary(
      "init<Value: Comparable>(_ keyPath: KeyPath<Compared, \(type)>, order: SortOrder = .forward)"
    ) { .boxed(try PathComparator($0, $1, isOptional)) }
  }
  paths.property(
    "var order: SortOrder { get set }", get: .unary { .boxed($0.payload(PathComparator.self)?.order ?? .forward) },
    set: .mutating { value, call in
      guard var comparator = value.payload(PathComparator.self) else { return .void }
      comparator.order = call[0].payload(SortOrder.self) ?? .forward
      value = .boxed(comparator)
      return .void
    })
  paths.ternary("func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult") { comparator, left, right in
    .boxed(try comparator.payload(PathComparator.self)?.compare(left, right) ?? .orderedSame)
  }
  module.extend("extension KeyPathComparator", paths)

  declareSortDescriptors(module)
  var sequence: [NativeMember] = []
  var array: [NativeMember] = []
  for comparator in ["KeyPathComparator", "SortDescriptor"] {
    sequence.general("func sorted(using comparator: \(comparator)<Element>) -> [Element]") {
      .array(try sorted($0[0], by: [$0[1]], $0))
    }
    sequence.general("func sorted(using comparators: [\(comparator)<Element>]) -> [Element]") {
      .array(try sorted($0[0], by: elements(of: $0[1], $0.runtime), $0))
    }
    array.mutating("mutating func sort(using comparator: \(comparator)<Element>)") { value, call in
      value = .array(try sorted(value, by: [call[0]], call))
      return .void
    }
    array.mutating("mutating func sort(using comparators: [\(comparator)<Element>])") { value, call in
      value = .array(try sorted(value, by: elements(of: call[0], call.runtime), call))
      return .void
    }
  }
  module.extend("extension Sequence", sequence)
  module.extend("extension Array", array)
}

/// Order of two values.
protocol ValueComparator {
  func compare(_ left: Value, _ right: Value) throws -> ComparisonResult
}

/// Comparison by the value at a key path, in either order; nil comes first.
struct PathComparator: ValueComparator, Sendable {
  let path: KeyPathValue
  var order: SortOrder
  let isOptional: Bool

  init(_ path: Value, _ order: Value, _ isOptional: Bool) throws {
    guard let path = path.asKeyPath else { throw fault("not a key path") }
    self.path = path
    self.order = order.payload(SortOrder.self) ?? .forward
    self.isOptional = isOptional
  }

  func compare(_ left: Value, _ right: Value) throws -> ComparisonResult {
    var (a, b) = (try path.get(left), try path.get(right))
    if isOptional {
      guard let first = a.asOptional, let second = b.asOptional else {
        if a.isNone == b.isNone { return .orderedSame }
        return a.isNone == (order == .forward) ? .orderedAscending : .orderedDescending
      }
      (a, b) = (first, second)
    }
    if order == .reverse { (a, b) = (b, a) }
    return a.isLess(than: b) ? .orderedAscending : b.isLess(than: a) ? .orderedDescending : .orderedSame
  }
}

/// Returns the elements sorted by the first comparator that distinguishes two of them.
private func sorted(_ sequence: Value, by comparators: [Value], _ call: NativeCall) throws -> [Value] {
  let orders: [any ValueComparator] = comparators.compactMap {
    $0.payload(PathComparator.self) ?? $0.payload(SortDescription.self)
  }
  return try elements(of: sequence, call.runtime).sorted { left, right in
    for order in orders {
      switch try order.compare(left, right) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      default: continue
      }
    }
    return false
  }
}
