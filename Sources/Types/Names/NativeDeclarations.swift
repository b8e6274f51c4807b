import SyntaxTree

/// Making declarations out of the native modules' texts, when they are first needed.
extension Universe {
  /// A native type, with what its extensions conform it to; its members wait for their names to be asked for.
  func makeNativeType(_ name: String) -> TypeDecl? {
    if let text = aliasTexts.removeValue(forKey: name) {
      guard let decl = parseNative(text).first, case .typeAlias(_, let generics, let type) = decl.kind else {
        return nil
      }
      let collector = DeclarationCollector(universe: self, isNative: true)
      let alias = collector.makeAlias(name, generics, type, decl, in: nativeScope)
      nativeFaults += collector.diagnostics
      types[name] = types[name] ?? alias
      return alias
    }
    guard let header = headers.removeValue(forKey: name) else { return nil }
    let text = Self.withBody(header.header)
    guard let decl = parseNative(text).first, case .nominal(let syntax) = decl.kind else { return nil }
    let collector = DeclarationCollector(universe: self, isNative: true)
    let nominal = collector.makeNominal(syntax, decl: decl, parent: nil, scope: nativeScope)
    nominal.isNative = true
    nominal.nativeType = header
    if !nominal.generics.isEmpty, let aliases = aliasTextsByTarget[name] {
      nominal.shortNames = aliases.compactMap { ShortName(alias: $0, of: name) }
    }
    if types[name] == nil { types[name] = .nominal(nominal) }
    nativeByName[name] = nominal
    postpone(extensionTexts[name] ?? [], nominal)
    for case .nominal(let nested) in nominal.nestedTypes.values {
      postpone(extensionTexts.removeValue(forKey: "\(name).\(nested.name)") ?? [], nested)
    }
    collector.fillNominal(nominal, syntax, scope: nativeScope)
    for addition in extensionTexts.removeValue(forKey: name) ?? [] {
      conform(nominal, header: addition.header)
    }
    nativeFaults += collector.diagnostics
    return .nominal(nominal)
  }

  /// The members of extensions are parsed when their names are asked for.
  private func postpone(_ additions: [NativeExtension], _ nominal: NominalDecl) {
    for addition in additions {
      for member in addition.members {
        nominal.pendingMembers[Self.baseName(of: member.signature), default: []].append(
          PendingMember(header: addition.header, member: member))
      }
    }
  }

  /// The conformances and typealiases that an extension's header adds.
  private func conform(_ nominal: NominalDecl, header: String) {
    guard let syntax = extensionHead(header), !syntax.inherited.isEmpty || !syntax.members.isEmpty else { return }
    let collector = DeclarationCollector(universe: self, isNative: true)
    collector.fillExtension(of: nominal, syntax, scope: nativeScope)
    nativeFaults += collector.diagnostics
  }

  /// Parses the members of that name, if any still wait.
  package func materialize(_ name: String, of nominal: NominalDecl) {
    guard let pending = nominal.pendingMembers.removeValue(forKey: name) else { return }
    for entry in pending {
      guard let head = extensionHead(entry.header) else { continue }
      let collector = DeclarationCollector(universe: self, isNative: true)
      collector.native = entry.member
      collector.fillExtension(
        of: nominal,
        ExtensionSyntax(
          type: head.type, inherited: [], requirements: head.requirements,
          members: parseMember(entry.member.signature)), scope: nativeScope)
      nativeFaults += collector.diagnostics
    }
  }

  /// The type that an extension's header names and its `where` clause; the conformances were taken when the type was made.
  private func extensionHead(_ header: String) -> ExtensionSyntax? {
    if let known = extensionHeads[header] { return known }
    let text = Self.withBody(header)
    guard let decl = parseNative(text).first, case .extensionDecl(let syntax) = decl.kind else { return nil }
    extensionHeads[header] = syntax
    return syntax
  }

  /// Looked through byte by byte: Foundation's `contains` for texts would go by way of its own strings.
  private static func withBody(_ header: String) -> String {
    header.utf8.contains(UInt8(ascii: "{")) ? header : header + " {}"
  }

  func makeGlobal(_ member: NativeMember) -> [Scope.ValueEntry] {
    guard let decl = parseNative(member.signature).first else { return [] }
    let collector = DeclarationCollector(universe: self, isNative: true)
    collector.native = member
    let entries = collector.makeGlobal(decl, scope: nativeScope)
    nativeFaults += collector.diagnostics
    return entries
  }

  private func parseNative(_ text: String) -> [Decl] {
    let file = SourceFile(name: "library", text: text, isLibrary: true)
    if let read = SignatureReader.read(file) { return read }
    let result = Parser.parse(file)
    nativeFaults += result.diagnostics
    return result.unit.statements.compactMap {
      if case .declaration(let decl) = $0.kind { decl } else { nil }
    }
  }

  private func parseMember(_ signature: String) -> [Decl] {
    let file = SourceFile(name: "library", text: signature, isLibrary: true)
    if let read = SignatureReader.read(file) { return read }
    // Initializers and the like stand in a type where the parser sees them.
    guard let decl = parseNative("extension Owner { \(signature) }").first, case .extensionDecl(let syntax) = decl.kind
    else { return [] }
    return syntax.members
  }
}
