/// Writes declarations as Swift source: plain data that costs nothing until it is looked at.
struct CatalogWriter {
  let module: String
  let declarations: Declarations

  func files() -> [(name: String, text: String)] {
    var families: [String] = []
    for family in declarations.types.map(\.family) + declarations.extensions.map(\.family)
      + declarations.globals.map(\.family) where !families.contains(family)
    {
      families.append(family)
    }
    return families.map { ("\(fileName($0)).swift", file($0)) } + [("\(module)Catalog.swift", index(families))]
  }

  private func fileName(_ family: String) -> String { family == module ? "\(module)Members" : module + family }
  private func property(_ family: String) -> String {
    fileName(family).prefix(1).lowercased() + fileName(family).dropFirst()
  }

  private var banner: String {
    """
    // swift-format-ignore-file
    // Written by `swift run catalog-generator` from Sources/\(module). Change the declarations there and run it again.


    """
  }

  private func index(_ families: [String]) -> String {
    var text = banner
    text += "import RxBindings\n\nextension GeneratedCatalog {\n"
    let name = module.prefix(1).lowercased() + module.dropFirst()
    text += "  static let \(name): [CatalogFamily] = [\n"
    for family in families { text += "    \(property(family)),\n" }
    text += "  ]\n\n"
    text += "  static let \(name)Aliases: [String] = [\n"
    for alias in declarations.aliases { text += "    \(literal(alias)),\n" }
    text += "  ]\n}\n"
    return text
  }

  private func file(_ family: String) -> String {
    var text = banner
    text += "import RxBindings\n\nextension GeneratedCatalog {\n"
    text += "  static let \(property(family)) = CatalogFamily(\n"
    text += "    name: \(literal(family)),\n"
    text += "    types: [\n"
    for type in declarations.types where type.family == family { text += self.type(type) }
    text += "    ],\n    extensions: [\n"
    for part in declarations.extensions where part.family == family {
      text +=
        "      CatalogExtension(\n        type: \(literal(part.type)), header: \(literal(header(part))),\n        members: [\n"
      for member in part.members { text += self.member(member, indent: "          ") }
      text += "        ]),\n"
    }
    text += "    ],\n    globals: [\n"
    for member in declarations.globals where member.family == family { text += self.member(member, indent: "      ") }
    text += "    ])\n}\n"
    return text
  }

  private func header(_ part: Declarations.Extension) -> String {
    "extension \(part.type)" + inheritance(part.inherited) + part.whereClause
      + (part.body.isEmpty ? "" : " { " + part.body.joined(separator: "; ") + " }")
  }

  private func inheritance(_ names: [String]) -> String { names.isEmpty ? "" : ": " + names.joined(separator: ", ") }

  private func type(_ type: Declarations.TypeDeclaration) -> String {
    var header = type.attributes + type.head + inheritance(type.inherited) + type.whereClause
    if !type.body.isEmpty { header += " { " + type.body.joined(separator: "; ") + " }" }
    return "      CatalogType(\n        name: \(literal(type.name)), header: \(literal(header)),\n"
      + "        sentence: \(optional(type.documentation.sentence))),\n"
  }

  private func member(_ member: Declarations.Member, indent: String) -> String {
    var lines = [
      "CatalogMember(", "  key: \(literal(member.key)), name: \(literal(member.name)),",
      "  signature: \(literal(member.signature)),", "  result: \(literal(member.result)),",
    ]
    if let sentence = member.documentation.sentence { lines.append("  sentence: \(literal(sentence)),") }
    if let details = member.documentation.details { lines.append("  details: \(literal(details)),") }
    if let marble = member.documentation.marble { lines.append("  marble: \(literal(marble)),") }
    if let deprecation = member.deprecation { lines.append("  deprecation: \(literal(deprecation)),") }
    let last = lines.removeLast()
    lines.append(last.dropLast() + "),")
    return lines.map { indent + $0 + "\n" }.joined()
  }

  private func optional(_ text: String?) -> String { text.map(literal) ?? "nil" }

  private func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
