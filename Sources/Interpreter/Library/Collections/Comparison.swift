/// Sorts by `<`, plain integers and strings without looking at each value's kind.
func sortedAscending(_ elements: [Value], _ runtime: Runtime) throws -> [Value] {
  switch elements.first {
  case .int: elements.map(\.asInt).sorted().map { .int($0) }
  case .string: elements.map(\.asString).sorted().map { .string($0) }
  default:
    try elements.sorted {
      try runtime.check()
      return $0.isLess(than: $1)
    }
  }
}
