/// Counting and moving in long texts, in pieces between which the program can be stopped.
extension BidirectionalCollection {
  private var piece: Int { 1 << 14 }

  /// - Parameter length: A number that the count does not exceed.
  package func countInPieces(atMost length: Int) throws -> Int {
    if length <= piece { return count }
    var count = 0
    var index = startIndex
    while let next = self.index(index, offsetBy: piece, limitedBy: endIndex) {
      count += piece
      index = next
      if EvaluationThread.isStopping { throw Trap(.interrupted) }
    }
    return count + distance(from: index, to: endIndex)
  }

  /// Nil where it would leave the collection.
  package func indexInPieces(_ start: Index, offsetBy distance: Int) throws -> Index? {
    var index = start
    var left = distance
    while left != 0 {
      let step = Swift.max(-piece, Swift.min(left, piece))
      guard let next = self.index(index, offsetBy: step, limitedBy: step < 0 ? startIndex : endIndex) else {
        return nil
      }
      index = next
      left -= step
      if left != 0, EvaluationThread.isStopping { throw Trap(.interrupted) }
    }
    return index
  }
}

extension StringProtocol {
  package func countInPieces() throws -> Int { try countInPieces(atMost: utf8.count) }
}
