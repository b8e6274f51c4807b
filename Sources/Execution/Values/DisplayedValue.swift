/// A native value that the shell displays as another value, because its description lists stored parts.
///
/// The program's own output keeps the description, which is Swift's.
package protocol DisplayedValue {
  var displayed: Value { get }
}

extension Value {
  /// The value with those of its parts exchanged that the shell displays as other values.
  package var displayed: Value {
    switch self {
    case .native(let box): return (box.payload as? any DisplayedValue)?.displayed ?? self
    case .some(let box): return .wrapped(box.value.displayed)
    case .tuple(let tuple):
      return .tuple(TupleValue(labels: tuple.labels, elements: tuple.elements.map(\.displayed)))
    case .array(let elements):
      // The elements have one type, and there may be millions; of so many, the first fill a line.
      guard let first = elements.first, first.mayBeDisplayedAsOther else { return self }
      return .array(elements.prefix(1024).map(\.displayed))
    default: return self
    }
  }

  private var mayBeDisplayedAsOther: Bool {
    switch self {
    case .native(let box): box.payload is any DisplayedValue
    case .none: true
    case .some(let box): box.value.mayBeDisplayedAsOther
    case .tuple(let tuple): tuple.elements.contains(where: \.mayBeDisplayedAsOther)
    case .array: true
    default: false
    }
  }
}
