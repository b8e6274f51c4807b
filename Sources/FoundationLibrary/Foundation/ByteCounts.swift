import Types
import Execution
import Foundation

/// Sizes of files in words.
func declareByteCounts(_ module: NativeModule) {
  module.type(
    """
    class ByteCountFormatter {
      typealias CountStyle = _ByteCountStyle
      typealias Units = _ByteCountUnits
    }
    """, represents: ByteCountFormatter.self)
  module.type("enum _ByteCountStyle: Hashable", represents: ByteCountFormatter.CountStyle.self)
  var styles: [NativeMember] = []
  styles.constants(
    "_ByteCountStyle",
    [
      ("file", ByteCountFormatter.CountStyle.file), ("memory", .memory), ("decimal", .decimal), ("binary", .binary),
    ])
  module.extend("extension _ByteCountStyle", styles)
  module.type(
    "struct _ByteCountUnits: Hashable, ExpressibleByArrayLiteral, Sendable { typealias ArrayLiteralElement = _ByteCountUnits }",
    represents: ByteCountFormatter.Units.self)
  var units: [NativeMember] = []
  units.constants(
    "_ByteCountUnits",
    [
      ("useBytes", ByteCountFormatter.Units.useBytes), ("useKB", .useKB), ("useMB", .useMB), ("useGB", .useGB),
      ("useTB", .useTB), ("useAll", .useAll),
    ])
  units.setAlgebra("_ByteCountUnits", ByteCountFormatter.Units.self)
  module.extend("extension _ByteCountUnits", units)
  var members: [NativeMember] = []
  members.nullary("init()") { .object(ByteCountFormatter()) }
  for (name, path) in flags { members.objectAttribute("\(name): Bool", path) }
  members.property(
    "var countStyle: _ByteCountStyle { get set }",
    get: .unary { .boxed(($0.asObject as? ByteCountFormatter)?.countStyle ?? .file) },
    set: .mutating { formatter, call in
      let style = call[0].payload(ByteCountFormatter.CountStyle.self) ?? .file
      (formatter.asObject as? ByteCountFormatter)?.countStyle = style
      return .void
    })
  members.property(
    "var allowedUnits: _ByteCountUnits { get set }",
    get: .unary { .boxed(($0.asObject as? ByteCountFormatter)?.allowedUnits ?? []) },
    set: .mutating { formatter, call in
      let units = call[0].payload(ByteCountFormatter.Units.self) ?? []
      (formatter.asObject as? ByteCountFormatter)?.allowedUnits = units
      return .void
    })
  members.binary("func string(fromByteCount byteCount: Int64) -> String") {
    .string(($0.asObject as? ByteCountFormatter)?.string(fromByteCount: Int64.from($1)) ?? "")
  }
  members.binary(
    "static func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String"
  ) {
    .string(
      ByteCountFormatter.string(
        fromByteCount: Int64.from($0), countStyle: $1.payload(ByteCountFormatter.CountStyle.self) ?? .file))
  }
  module.extend("extension ByteCountFormatter", members)
}

private let flags: [(String, any ReferenceWritableKeyPath<ByteCountFormatter, Bool> & Sendable)] = [
  ("includesUnit", \.includesUnit), ("includesCount", \.includesCount), ("isAdaptive", \.isAdaptive),
  ("includesActualByteCount", \.includesActualByteCount), ("zeroPadsFractionDigits", \.zeroPadsFractionDigits),
  ("allowsNonnumericFormatting", \.allowsNonnumericFormatting),
]
