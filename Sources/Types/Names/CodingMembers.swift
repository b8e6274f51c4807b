import SyntaxTree

/// Members synthesized for a Codable type: its keys, and for a class, so that subclasses can call and override them,
/// `init(from:)` and `encode(to:)`. Structs and enums are coded field by field, without them.
struct CodingMembers {
  /// One half of Codable: a protocol with one requirement.
  private enum Half {
    case decoding, encoding

    var proto: String { self == .decoding ? "Decodable" : "Encodable" }
    var name: String { self == .decoding ? "init" : "encode" }
    var fullName: String { self == .decoding ? "init(from:)" : "encode(to:)" }
  }

  private let nominal: NominalDecl
  private let universe: Universe

  /// Nil for a type without synthesized members.
  init?(of nominal: NominalDecl, _ universe: Universe) {
    guard !nominal.isNative, nominal.kind == .structure || nominal.kind == .classType else { return nil }
    self.nominal = nominal
    self.universe = universe
  }

  private func isWritten(_ half: Half) -> Bool {
    (nominal.members[half.name] ?? []).contains {
      if case .function(let function) = $0 { function.fullName == half.fullName } else { false }
    }
  }

  private func isLeftToSwift(_ half: Half) -> Bool {
    nominal.conformances.contains { $0.proto.decl.isNative && $0.proto.decl.name == half.proto } && !isWritten(half)
  }

  /// Adds the coding keys, unless the program declares them, for its own coding or for a class's synthesized one.
  func addKeys() {
    guard nominal.nestedTypes[Self.keys] == nil, isLeftToSwift(.decoding) || isLeftToSwift(.encoding),
      nominal.kind == .classType || isWritten(.decoding) || isWritten(.encoding),
      let key = universe.standardProtocol("CodingKey")
    else { return }
    let keys = NominalDecl(kind: .enumeration, name: Self.keys, parent: nominal)
    keys.rawType = universe.string
    keys.conformances.append(Conformance(ProtocolReference(key)))
    for property in nominal.storedProperties where !property.isStatic && !property.isLazy {
      let name = property.codingName
      let enumCase = EnumCaseDecl(name: name, owner: keys, index: keys.cases.count)
      keys.cases.append(enumCase)
      keys.members[name, default: []].append(.enumCase(enumCase))
    }
    Synthesis.completeEnum(keys, universe: universe)
    nominal.nestedTypes[Self.keys] = .nominal(keys)
  }

  private static let keys = "CodingKeys"

  /// A class's `init(from:)` and `encode(to:)`.
  var declarations: [Decl] {
    let (decodes, encodes) = (isLeftToSwift(.decoding), isLeftToSwift(.encoding))
    guard nominal.kind == .classType, decodes || encodes else { return [] }
    let text = "class Coded {\n" + (decodes ? initializer : "") + (encodes ? encoder : "") + "}\n"
    let parsed = Parser.parse(SourceFile(name: nominal.name, text: text, isLibrary: true))
    guard !parsed.hasErrors, case .declaration(let decl)? = parsed.unit.statements.first?.kind,
      case .nominal(let syntax) = decl.kind
    else { return [] }
    return syntax.members
  }

  /// The properties that are encoded, by the names of their keys.
  private var fields: [VariableDecl] {
    let all = nominal.storedProperties.filter { !$0.isStatic && !$0.isLazy }
    guard case .nominal(let keys)? = nominal.nestedTypes[Self.keys] else { return all }
    let names = Set(keys.cases.map(\.name))
    return all.filter { names.contains($0.codingName) }
  }

  private var initializer: String {
    // A constant that has its value keeps it.
    let fields = fields.filter { !($0.isLet && $0.hasInitialValue) }
    let values = fields.isEmpty ? "" : "let values = try decoder.container(keyedBy: \(Self.keys).self)\n"
    return """
      required init(from decoder: any Decoder) throws {
      \(values)\(fields.map { "self.\($0.name) = try values._value(forKey: .\($0.codingName))\n" }.joined())
      \(nominal.superclass == nil ? "" : "super.init()\n")}

      """
  }

  private var encoder: String {
    let fields = fields
    let uses = fields.map { "try values._keep(self.\($0.name), forKey: .\($0.codingName))\n" }.joined()
    return """
      func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: \(Self.keys).self)
      \(uses.isEmpty ? "_ = values\n" : uses)}

      """
  }
}

extension FunctionDecl {
  /// True for a synthesized initializer, beside which a class keeps its implicit ones.
  package var isWrittenBySwift: Bool { native == nil && declaredAt?.file.isLibrary ?? false }
}

extension VariableDecl {
  /// Name under which it is coded: for a wrapper that of the wrapped property.
  package var codingName: String { wrapping?.property.name ?? name }
}
