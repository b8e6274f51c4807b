import Execution

/// Sorts by `<`, plain integers and strings without looking at each value's kind.
func sortedAscending(_ elements: [Value], _ runtime: Runtime) throws -> [Value] {
  switch elements.first {
  case .int:
    try runtime.mapped(sortedInPieces(runtime.mapped(elements, { $0.asInt }), runtime)) { .int($0) }
  case .string:
    try runtime.mapped(sortedInPieces(runtime.mapped(elements, { $0.asString }), runtime)) { .string($0) }
  default:
    try elements.sorted { try runtime.isLess($0, $1) }
  }
}

/// Sorts as Swift does, in pieces that are merged: between two of them there is time to ask whether to stop, and the comparisons cost
/// nothing more.
func sortedInPieces<Element: Comparable>(
  _ elements: consuming [Element], _ runtime: Runtime, piece: Int = 1 << 17
) throws -> [Element] {
  try runtime.makeRoom(for: elements.count, of: 2 * MemoryLayout<Element>.stride)
  var sorted = elements
  guard sorted.count > piece else {
    sorted.sort()
    return sorted
  }
  for start in stride(from: 0, to: sorted.count, by: piece) {
    try runtime.check()
    sorted[start..<min(start + piece, sorted.count)].sort()
  }
  var length = piece
  while length < sorted.count {
    var merged: [Element] = []
    merged.reserveCapacity(sorted.count)
    for start in stride(from: 0, to: sorted.count, by: 2 * length) {
      let middle = min(start + length, sorted.count)
      try merge(sorted, start..<middle, middle..<min(middle + length, sorted.count), into: &merged, runtime)
    }
    sorted = merged
    length *= 2
  }
  return sorted
}

/// Appends two sorted stretches in order; of equal elements those of the first come first.
private func merge<Element: Comparable>(
  _ elements: [Element], _ first: Range<Int>, _ second: Range<Int>, into merged: inout [Element], _ runtime: Runtime
) throws {
  var (left, right) = (first.lowerBound, second.lowerBound)
  if !first.isEmpty, !second.isEmpty, elements[right] < elements[first.upperBound - 1] {
    while left < first.upperBound, right < second.upperBound {
      try runtime.check()
      // Number of elements that can be compared without checks for the end of a stretch.
      for _ in 0..<min(first.upperBound - left, second.upperBound - right, 1 << 16) {
        if elements[right] < elements[left] {
          merged.append(elements[right])
          right += 1
        } else {
          merged.append(elements[left])
          left += 1
        }
      }
    }
  }
  for rest in [left..<first.upperBound, right..<second.upperBound] {
    for start in stride(from: rest.lowerBound, to: rest.upperBound, by: 1 << 16) {
      try runtime.check()
      merged += elements[start..<min(start + (1 << 16), rest.upperBound)]
    }
  }
}
