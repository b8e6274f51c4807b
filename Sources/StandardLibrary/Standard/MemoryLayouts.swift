import Execution
import Types

/// `MemoryLayout<T>`: how much room values take in compiled programs.
package func declareMemoryLayout(_ module: NativeModule) {
  module.type("enum MemoryLayout<T>")
  var members: [NativeMember] = []
  let questions: [(String, @Sendable (Layout) -> Int)] = [
    ("size", { $0.size }), ("stride", { $0.stride }), ("alignment", { $0.alignment }),
  ]
  for (name, question) in questions {
    members.general("static var \(name): Int { get }") { call in
      .int(question(Layout(of: call.typeArguments.first ?? .any)))
    }
    members.general("static func \(name)(ofValue value: T) -> Int") { call in
      .int(question(Layout(of: call.typeArguments.first ?? .any)))
    }
  }
  module.extend("extension MemoryLayout", members)
}

/// The layout of a type as Swift lays it out on machines of 64 bits.
struct Layout {
  var size: Int
  var alignment: Int
  /// Number of extra inhabitants: bit patterns that are no value of the type; enums use them for their cases.
  var spare: Int
  var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

  private init(_ size: Int, _ alignment: Int? = nil, spare: Int = 0) {
    self.size = size
    self.alignment = alignment ?? max(1, size)
    self.spare = spare
  }

  /// Computes the layout of a type; a type that contains itself does so by a pointer.
  init(of type: Type, depth: Int = 0) {
    if depth > 16 {
      self.init(8, spare: Self.pointers)
      return
    }
    switch type.resolvedHead {
    case .tuple(let fields): self.init(fields: fields.map(\.type), depth)
    case .function: self.init(16, 8, spare: Self.pointers)
    case .metatype: self.init(8, spare: Self.pointers)
    case .existential(let protocols): self.init(existential: protocols)
    case .nominal(let decl, let arguments): self.init(decl, arguments, depth + 1)
    default: self.init(0)
    }
  }

  /// Number of extra inhabitants of pointers.
  private static let pointers = Int(Int32.max)

  private init(_ decl: NominalDecl, _ arguments: [Type], _ depth: Int) {
    if decl.kind == .classType {
      self.init(8, spare: Self.pointers)
    } else if decl.isNative {
      self.init(native: decl.name, arguments, depth)
    } else {
      let own = decl.storedProperties.map { $0.type.replacing(decl.allGenerics, with: arguments) }
      if decl.kind == .enumeration {
        self.init(enumeration: decl, arguments, depth)
      } else {
        self.init(fields: own, depth)
      }
    }
  }

  private init(native name: String, _ arguments: [Type], _ depth: Int) {
    switch name {
    case "Bool": self.init(1, spare: 254)
    case "Int8", "UInt8": self.init(1)
    case "Int16", "UInt16": self.init(2)
    case "Int32", "UInt32", "Float": self.init(4)
    case "_UnicodeScalar": self.init(4, spare: Self.pointers)
    case "Int128", "UInt128": self.init(16)
    case "Int", "UInt", "Int64", "UInt64", "Double", "CGFloat", "Date", "TimeInterval": self.init(8)
    case "String", "Character": self.init(16, 8, spare: Self.pointers)
    case "Substring": self.init(32, 8, spare: Self.pointers)
    case "UUID": self.init(16, 1)
    case "Range", "ClosedRange": self.init(fields: arguments + arguments, depth)
    case "Optional":
      let payload = Layout(of: arguments.first ?? .any, depth: depth)
      self.init(
        payload.spare > 0 ? payload.size : payload.size + 1, payload.alignment, spare: max(0, payload.spare - 1))
      if payload.spare == 0 { spare = 254 }
    case "Never", "Void": self.init(0)
    default: self.init(8, spare: Self.pointers)
    }
  }

  private init(fields: [Type], _ depth: Int) {
    self.init(0, 1)
    for field in fields.map({ Layout(of: $0, depth: depth) }) {
      size = (size + field.alignment - 1) / field.alignment * field.alignment + field.size
      alignment = max(alignment, field.alignment)
      spare = max(spare, field.spare)
    }
  }

  private init(existential protocols: [ProtocolReference]) {
    let isObject = protocols.contains { $0.decl.isClassBound || $0.decl.name == "AnyObject" }
    let witnesses = protocols.filter { !($0.decl.isNative && ["AnyObject", "Sendable"].contains($0.decl.name)) }.count
    if protocols.count == 1, protocols[0].decl.isNative, protocols[0].decl.name == "Error" {
      self.init(8, spare: Self.pointers)
    } else {
      self.init((isObject ? 8 : 32) + 8 * witnesses, 8, spare: Self.pointers)
    }
  }

  private init(enumeration decl: NominalDecl, _ arguments: [Type], _ depth: Int) {
    let payloads = decl.cases.filter { !$0.payload.isEmpty }.map { enumCase in
      enumCase.payload.contains { $0.type.contains { $0.nominalDecl === decl } }
        ? Layout(8, spare: Self.pointers)
        : Layout(fields: enumCase.payload.map { $0.type.replacing(decl.allGenerics, with: arguments) }, depth)
    }
    let empty = decl.cases.count - payloads.count
    guard let largest = payloads.map(\.size).max() else {
      self.init(decl.cases.count < 2 ? 0 : decl.cases.count <= 256 ? 1 : 2, spare: max(0, 256 - decl.cases.count))
      return
    }
    let alignment = payloads.map(\.alignment).max() ?? 1
    if payloads.count == 1 {
      let spare = payloads[0].spare
      self.init(spare >= empty ? largest : largest + 1, alignment, spare: max(0, spare - empty))
      if spare < empty { self.spare = 254 }
    } else {
      self.init(largest + 1, alignment, spare: 256 - decl.cases.count)
    }
  }
}
