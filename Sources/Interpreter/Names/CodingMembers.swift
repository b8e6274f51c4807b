/// `init(from:)` and `encode(to:)` as Swift writes them for a class: those that derive from it call and override them. What is no
/// class is coded field by field, without them.
enum CodingMembers {
  static func written(for nominal: NominalDecl) -> [Decl] {
    guard !nominal.isNative, nominal.kind == .classType else { return [] }
    func conforms(_ name: String) -> Bool { nominal.conformances.contains { $0.proto.decl.name == name } }
    func has(_ name: String, _ fullName: String) -> Bool {
      (nominal.members[name] ?? []).contains {
        if case .function(let function) = $0 { function.fullName == fullName } else { false }
      }
    }
    let decodes = conforms("Decodable") && !has("init", "init(from:)")
    let encodes = conforms("Encodable") && !has("encode", "encode(to:)")
    guard decodes || encodes else { return [] }
    var fields = nominal.storedProperties.filter { !$0.isStatic && !$0.isLazy && !($0.isLet && $0.hasInitialValue) }
    if case .nominal(let keys)? = nominal.nestedTypes["CodingKeys"] {
      let names = Set(keys.cases.map(\.name))
      fields = fields.filter { names.contains($0.codingName) }
    }
    var text = "class Coded {\n"
    if decodes {
      text += "required init(from decoder: any Decoder) throws {\n"
      if !fields.isEmpty { text += "let values = try decoder.container(keyedBy: CodingKeys.self)\n" }
      for field in fields { text += "self.\(field.name) = try values._value(forKey: .\(field.codingName))\n" }
      if nominal.superclass != nil { text += "super.init()\n" }
      text += "}\n"
    }
    if encodes {
      text += "func encode(to encoder: any Encoder) throws {\n"
      text += "var values = encoder.container(keyedBy: CodingKeys.self)\n"
      if fields.isEmpty { text += "_ = values\n" }
      for field in fields { text += "try values._keep(self.\(field.name), forKey: .\(field.codingName))\n" }
      text += "}\n"
    }
    let parsed = Parser.parse(SourceFile(name: nominal.name, text: text + "}\n"))
    guard !parsed.hasErrors, case .declaration(let decl)? = parsed.unit.statements.first?.kind,
      case .nominal(let syntax) = decl.kind
    else { return [] }
    return syntax.members
  }
}

extension VariableDecl {
  /// Under which name it is coded: a wrapper under that of what it wraps.
  var codingName: String { wrapping?.property.name ?? name }
}
