extension Type {
  /// The values that a number of this type can have; nil where it is no integer of the library's.
  package var integerRange: ClosedRange<Int128>? {
    nominalDecl.flatMap { $0.isNative ? Self.integerRanges[$0.name] : nil }
  }

  private static let integerRanges: [String: ClosedRange<Int128>] = {
    func range<Number: FixedWidthInteger>(_ type: Number.Type) -> ClosedRange<Int128> {
      Int128(Number.min)...Int128(Number.max)
    }
    return [
      "Int": range(Int.self), "Int8": range(Int8.self), "Int16": range(Int16.self), "Int32": range(Int32.self),
      "Int64": range(Int64.self), "UInt": range(UInt.self), "UInt8": range(UInt8.self), "UInt16": range(UInt16.self),
      "UInt32": range(UInt32.self), "UInt64": range(UInt64.self),
    ]
  }()
}
