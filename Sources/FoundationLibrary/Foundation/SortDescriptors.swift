import Execution
import Foundation
import Types

/// Declares `SortDescriptor`: an order by the value at a key path, of texts as people order them.
func declareSortDescriptors(_ module: NativeModule) {
  module.type("struct _StandardComparator: Hashable, Sendable", represents: TextOrder.self)
  var standard: [NativeMember] = []
  standard.constants(
    "_StandardComparator",
    [
      ("lexical", TextOrder.lexical), ("localized", .localized),
      ("localizedStandard", .localizedStandard),
    ])
  module.extend("extension _StandardComparator", standard)
  module.extend("extension String { typealias StandardComparator = _StandardComparator }")
  module.type("struct SortDescriptor<Compared>: SortComparator", represents: SortDescription.self)
  module.extend("extension SortDescriptor", lazily: descriptorMembers)
}

private var descriptorMembers: [NativeMember] {
  var members: [NativeMember] = []
  for (type, isOptional) in [("", false), ("?", true)] {
    members.binary(
      "init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value\(type)>, order: SortOrder = .forward)"
    ) { .boxed(SortDescription(path: try PathComparator($0, $1, isOptional), texts: nil)) }
    members.binary("init(_ keyPath: KeyPath<Compared, String\(type)>, order: SortOrder = .forward)") {
      .boxed(SortDescription(path: try PathComparator($0, $1, isOptional), texts: .lexical))
    }
    members.ternary(
      """
      init(_ keyPath: KeyPath<Compared, String\(type)>, comparator: String.StandardComparator, \
      order: SortOrder = .forward)
      """
    ) { path, comparator, order in
      .boxed(
        SortDescription(
          path: try PathComparator(path, order, isOptional), texts: comparator.payload(TextOrder.self)))
    }
  }
  members.property(
    "var order: SortOrder { get set }",
    get: .unary { .boxed($0.payload(SortDescription.self)?.path.order ?? .forward) },
    set: .mutating { value, call in
      guard var descriptor = value.payload(SortDescription.self) else { return .void }
      descriptor.path.order = call[0].payload(SortOrder.self) ?? .forward
      value = .boxed(descriptor)
      return .void
    })
  members.ternary("func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult") { descriptor, left, right in
    .boxed(try descriptor.payload(SortDescription.self)?.compare(left, right) ?? .orderedSame)
  }
  return members
}

/// Orders of texts. Descriptors without one compare texts lexically here, as Foundation does on Linux.
private enum TextOrder: Sendable {
  case lexical, localized, localizedStandard

  func compare(_ left: String, _ right: String) -> ComparisonResult {
    switch self {
    case .lexical: left.compare(right, options: .literal)
    case .localized: left.localizedCompare(right)
    case .localizedStandard: left.compare(right, options: [.numeric, .caseInsensitive], locale: .current)
    }
  }
}

/// Comparison by the value at a key path, with an order of texts.
struct SortDescription: ValueComparator, Sendable {
  var path: PathComparator
  fileprivate let texts: TextOrder?

  func compare(_ left: Value, _ right: Value) throws -> ComparisonResult {
    guard let texts, case .string(let first) = try path.path.get(left).present,
      case .string(let second) = try path.path.get(right).present
    else { return try path.compare(left, right) }
    let result = texts.compare(first, second)
    switch (path.order, result) {
    case (.reverse, .orderedAscending): return .orderedDescending
    case (.reverse, .orderedDescending): return .orderedAscending
    default: return result
    }
  }
}

extension Value {
  /// The value inside an optional, or the value itself.
  fileprivate var present: Value {
    if case .some(let box) = self { box.value } else { self }
  }
}
