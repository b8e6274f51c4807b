/// Modifiers and attributes where they mean something.
extension Checker {
  /// What is written before a declaration that stands in `owner`: nil at the top level and in functions.
  func checkModifiers(_ decl: Decl, in owner: NominalSyntax.Kind?, isExtension: Bool = false) {
    let isMember = owner != nil || isExtension
    for word in decl.modifiers.written {
      guard let message = fault(of: word.name, decl.kind, in: owner, isMember: isMember) else { continue }
      report(failure(message, at: word.range))
      return
    }
    checkStatic(decl, in: owner, isMember: isMember)
    for attribute in decl.modifiers.attributes {
      if let message = fault(ofAttribute: attribute.name, decl.kind), var place = attribute.range {
        if attribute.name == "discardableResult" { place = SourceRange(place.file, at: place.start - 1) }
        report(failure(message, at: place))
      }
    }
  }

  private func fault(
    of word: String, _ kind: Decl.Kind, in owner: NominalSyntax.Kind?, isMember: Bool
  ) -> String? {
    let isInClass = owner == .classType || owner == nil && isMember
    switch word {
    case "override":
      if case .deinitializer = kind { return "'override' modifier cannot be applied to this declaration" }
      return isInClass ? nil : "'override' can only be specified on class members"
    case "final":
      if case .nominal(let syntax) = kind {
        return syntax.kind == .classType ? nil : "'final' modifier cannot be applied to this declaration"
      }
      return isInClass || !isMember && kind.isVariable
        ? nil : "only classes and class members may be marked with 'final'"
    case "required", "convenience":
      if case .initializer = kind { return nil }
      return "'\(word)' may only be used on 'init' declarations"
    case "mutating":
      switch kind {
      case .function: return isMember ? nil : "'mutating' is only valid on methods"
      case .subscriptDecl: return nil
      default: return "'mutating' may only be used on 'func' declarations"
      }
    case "lazy":
      if case .variable = kind {
        return isMember || !scope.isTopLevel ? nil : "'lazy' cannot be used on an already-lazy global"
      }
      return "'lazy' may only be used on 'var' declarations"
    case "indirect":
      if case .enumCases = kind { return nil }
      if case .nominal(let syntax) = kind, syntax.kind == .enumeration { return nil }
      return "'indirect' modifier cannot be applied to this declaration"
    case "private", "fileprivate", "public", "internal", "open":
      if owner == .protocolType { return "'\(word)' modifier cannot be used in protocols" }
      return isMember || scope.isTopLevel ? nil : "attribute '\(word)' can only be used in a non-local scope"
    default: return nil
    }
  }

  private func checkStatic(_ decl: Decl, in owner: NominalSyntax.Kind?, isMember: Bool) {
    let modifiers = decl.modifiers
    guard modifiers.isStatic || modifiers.isClassMember else { return }
    let (what, place): (String, SourceRange)
    switch decl.kind {
    case .function: (what, place) = ("methods", decl.keywordRange("func"))
    case .variable(let syntax): (what, place) = ("properties", decl.keywordRange(syntax.isLet ? "let" : "var"))
    default: return
    }
    if !isMember {
      report(failure("static \(what) may only be declared on a type", at: place))
    } else if modifiers.isClassMember, let owner, owner != .classType {
      let one = what == "methods" ? "method" : "property"
      report(
        failure(
          "class \(what) are only allowed within classes; use 'static' to declare a static \(one)", at: place))
    } else if modifiers.isClassMember, case .variable(let syntax) = decl.kind {
      for binding in syntax.bindings where binding.accessors?.getter == nil {
        report(
          failure("class stored properties not supported in classes; did you mean 'static'?", at: binding.pattern.range)
        )
      }
    }
  }

  private func fault(ofAttribute name: String, _ kind: Decl.Kind) -> String? {
    switch name {
    case "escaping", "autoclosure": return "attribute can only be applied to types, not declarations"
    case "discardableResult":
      switch kind {
      case .function, .initializer: return nil
      default: return "'@discardableResult' attribute cannot be applied to this declaration"
      }
    default: return Self.knownAttributes.contains(name) || name.hasPrefix("_") ? nil : "unknown attribute '\(name)'"
    }
  }

  /// Attributes that mean something to the compiler, or meant something once; here most mean nothing.
  private static let knownAttributes: Set<String> = [
    "MainActor", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable",
    "NSManaged", "NSCopying", "NSApplicationMain", "UIApplicationMain", "Sendable", "Test", "Suite",
    "available", "discardableResult", "objc", "objcMembers", "nonobjc", "inlinable", "inline", "usableFromInline",
    "frozen", "unknown", "preconcurrency", "testable", "dynamicCallable", "dynamicMemberLookup", "propertyWrapper",
    "resultBuilder",
    "warn_unqualified_access", "unchecked", "retroactive", "convention", "noescape", "exported", "implementationOnly",
    "backDeployed", "requires_stored_property_inits", "concurrent", "isolated", "nonisolated", "rethrows", "optimize",
    "prefix", "postfix", "infix", "autoreleasepool", "spi", "warn_unused_result", "abi", "export", "implementation",
    "lifetime", "specialize", "safe", "unsafe", "main", "LLDBDebuggerFunction", "attached", "freestanding",
    "globalActor",
  ]
}

extension Decl.Kind {
  fileprivate var isVariable: Bool {
    if case .variable = self { true } else { false }
  }
}

extension Decl {
  /// Where its keyword is written.
  func keywordRange(_ word: String) -> SourceRange {
    guard let found = range.text.range(of: word + " ") else { return range }
    let start = range.start + range.text.utf8.distance(from: range.text.startIndex, to: found.lowerBound)
    return SourceRange(file: range.file, start: start, end: start + word.utf8.count)
  }
}
