import SyntaxTree

/// Making declarations out of the native modules' texts, when they are first needed.
extension Universe {
  /// Makes a native type, with the conformances of its extensions; its members are parsed when they are looked up.
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
    collector.fillHeader(nominal, syntax, scope: nativeScope)
    if nominal.kind == .protocolType {
      nominal.unreadRequirements = UnreadRequirements(lock) { [weak self, unowned nominal] in
        self?.fillMembers(of: nominal, syntax)
      }
    } else {
      collector.fillMembers(nominal, syntax, scope: nativeScope)
    }
    for addition in extensionTexts.removeValue(forKey: name) ?? [] {
      conform(nominal, header: addition.header)
    }
    nativeFaults += collector.diagnostics
    return .nominal(nominal)
  }

  private func fillMembers(of nominal: NominalDecl, _ syntax: NominalSyntax) {
    let collector = DeclarationCollector(universe: self, isNative: true)
    collector.fillMembers(nominal, syntax, scope: nativeScope)
    nativeFaults += collector.diagnostics
  }

  /// Registers the members of extensions, which are parsed when they are looked up.
  private func postpone(_ additions: [NativeExtension], _ nominal: NominalDecl) {
    for addition in additions {
      for member in addition.members {
        nominal.pendingMembers[Self.baseName(of: member.signature), default: []].append(
          PendingMember(header: addition.header, member: member))
      }
    }
  }

  /// Adds the conformances and typealiases of an extension's header.
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

  /// Returns the extended type of a header with its `where` clause; the conformances were added when the type was made.
  private func extensionHead(_ header: String) -> ExtensionSyntax? {
    if let known = extensionHeads[header] { return known }
    let text = Self.withBody(header)
    guard let decl = parseNative(text).first, case .extensionDecl(let syntax) = decl.kind else { return nil }
    extensionHeads[header] = syntax
    return syntax
  }

  /// Returns the header with braces. Searches the bytes: Foundation's `contains` for texts would convert it to its own
  /// strings.
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
    if let read = SourceReader.declarations(in: file) { return read }
    let result = Parser.parse(file)
    nativeFaults += result.diagnostics
    return result.unit.statements.compactMap {
      if case .declaration(let decl) = $0.kind { decl } else { nil }
    }
  }

  private func parseMember(_ signature: String) -> [Decl] {
    let file = SourceFile(name: "library", text: signature, isLibrary: true)
    if let read = SourceReader.declarations(in: file) { return read }
    // The parser accepts initializers and the like only inside a type.
    guard let decl = parseNative("extension Owner { \(signature) }").first, case .extensionDecl(let syntax) = decl.kind
    else { return [] }
    return syntax.members
  }
}
