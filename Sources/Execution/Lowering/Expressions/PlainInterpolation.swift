/// A part of a text with values in it.
enum TextPiece {
  case text(String)
  case int(Run<Int>)
  case value(Run<Value>)
}

/// A short text with nothing but integers in it: it is written down in one go and made a string once.
final class PlainInterpolation {
  /// Text between the integers, in order.
  private var literals: [UInt8] = []
  /// Indices in `literals` before which the integers are inserted.
  private var places: [Int] = []
  private var integers: [ComputedInteger] = []

  private static let longest = 512
  private var longest: Int { literals.count + integers.count * Int.mostDigits }

  /// Nil if the pieces contain anything else, or are long.
  init?(_ pieces: [TextPiece]) {
    for piece in pieces {
      switch piece {
      case .text(let text): literals += text.utf8
      case .int(let run):
        places.append(literals.count)
        integers.append(ComputedInteger(run: run))
      case .value: return nil
      }
    }
    if integers.isEmpty || longest > Self.longest { return nil }
  }

  func text(_ activation: Activation) throws -> String {
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { buffer in
      var end = buffer.baseAddress!
      var written = 0
      @inline(__always)
      func writeLiterals(upTo place: Int) {
        while written < place {
          end.initialize(to: literals[written])
          end += 1
          written += 1
        }
      }
      for index in integers.indices {
        writeLiterals(upTo: places[index])
        end += try integers[index](activation).writeDigits(to: end)
      }
      writeLiterals(upTo: literals.count)
      return String(copying: UnsafeBufferPointer(start: buffer.baseAddress, count: end - buffer.baseAddress!))
    }
  }
}
