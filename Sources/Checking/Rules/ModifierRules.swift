import SyntaxTree
import Types

/// Modifiers and attributes where they mean something.
extension Checker {
  /// What is written before a declaration that stands in `owner`: nil at the top level and in functions.
  func checkModifiers(_ decl: Decl, in owner: NominalSyntax.Kind?, isExtension: Bool = false) {
    let isMember = owner != nil || isExtension
    if refuseRepeated(decl.modifiers) { return }
    for word in decl.modifiers.written {
      if let fault = faultElsewhere(of: word.name, decl, in: owner ?? extendedKind) {
        report(fault)
        return
      }
      guard let message = fault(of: word.name, decl.kind, in: owner, isMember: isMember) else { continue }
      report(failure(message, at: word.range))
      return
    }
    checkStatic(decl, in: owner, isMember: isMember)
    checkSetterAccess(decl)
    checkAvailability(decl, in: owner, isMember: isMember)
    for attribute in decl.modifiers.attributes {
      if let message = fault(ofAttribute: attribute.name, decl), var place = attribute.range {
        if ["discardableResult", "frozen"].contains(attribute.name) {
          place = SourceRange(place.file, at: place.start - 1)
        }
        report(failure(message, at: place))
      }
    }
  }

  /// What is written twice, or two words of which one is enough.
  private func refuseRepeated(_ modifiers: Modifiers) -> Bool {
    var seen: Set<String> = []
    var hasAccess = false
    for word in modifiers.written {
      let message: String
      if ["static", "class"].contains(word.name), seen.contains("static") || seen.contains("class") {
        message = "'\(word.name)' cannot appear after another 'static' or 'class' keyword"
      } else if !seen.insert(String(word.range.text)).inserted {
        message = "duplicate modifier"
      } else if AccessLevel(word.name) != nil, word.range.text == word.name {
        if !hasAccess {
          hasAccess = true
          continue
        }
        message = "multiple incompatible access-level modifiers specified"
      } else {
        continue
      }
      report(failure(message, at: word.range))
      return true
    }
    return false
  }

  /// What is told at the declaration's keyword or name instead of at the modifier.
  private func faultElsewhere(of word: String, _ decl: Decl, in owner: NominalSyntax.Kind?) -> Failure? {
    switch (word, decl.kind) {
    case ("static", .nominal), ("static", .initializer), ("static", .deinitializer), ("static", .typeAlias),
      ("static", .associatedType):
      return failure("declaration cannot be marked 'static'", at: decl.nameRange)
    case ("static", .enumCases): return failure("declaration cannot be marked 'static'", at: decl.keywordRange("case"))
    case ("static", .extensionDecl):
      return failure("declaration cannot be marked 'static'", at: decl.keywordRange("extension"))
    case ("lazy", .variable) where decl.modifiers.isStatic:
      return failure("'lazy' cannot be used on an already-lazy global", at: decl.modifierRange("lazy"))
    case ("lazy", .variable) where decl.modifiers.isWeak:
      return failure("lazy properties cannot be 'weak'", at: decl.modifierRange("lazy"))
    case ("async", .variable(let syntax)) where !syntax.isLet:
      return failure("'async' can only be used with 'let' declarations", at: decl.keywordRange("var"))
    case ("override", .function) where owner == .protocolType:
      return failure("method does not override any method from its parent protocol", at: decl.nameRange)
    case ("override", _) where owner != .classType && extendedKind != nil:
      return failure("'override' can only be specified on class members", at: decl.nameRange)
    case ("required", .initializer):
      guard let owner, owner != .classType else { return nil }
      return failure("'required' initializer in non-class type '\(ownerName ?? "")'", at: decl.nameRange)
    case ("convenience", .initializer):
      guard let owner, owner != .classType else { return nil }
      let what = owner == .protocolType ? ownerName ?? "" : "\(owner.rawValue)s"
      return failure("initializers in \(what) are not marked with 'convenience'", at: decl.nameRange)
    default: return nil
    }
  }

  /// Who may set a property is no more than who may read it, and is said where it can be set.
  private func checkSetterAccess(_ decl: Decl) {
    guard let access = decl.modifiers.setterAccess, case .variable(let syntax) = decl.kind,
      let word = decl.modifiers.written.first(where: { $0.range.text.hasSuffix(")") })
    else { return }
    let isReadOnly =
      syntax.isLet || syntax.bindings.allSatisfy { $0.accessors?.getter != nil && $0.accessors?.setter == nil }
    if isReadOnly {
      refuse("'\(word.range.text)' modifier cannot be applied to read-only properties", at: word.range)
    } else if let own = decl.modifiers.access, own < access {
      refuse("\(own.word) property cannot have a \(access.word) setter", at: word.range)
    }
  }

  /// What is there whenever its surroundings are cannot be unavailable.
  private func checkAvailability(_ decl: Decl, in owner: NominalSyntax.Kind?, isMember: Bool) {
    guard let attribute = decl.modifiers.attribute("available"), let place = attribute.range,
      decl.modifiers.unavailability != nil
    else { return }
    switch decl.kind {
    case .variable(let syntax) where syntax.bindings.contains { $0.accessors?.getter == nil }:
      if owner == .protocolType { return }
      if isMember, !decl.modifiers.isStatic, !decl.modifiers.isClassMember {
        refuse("stored properties cannot be marked unavailable with '@available'", at: place)
      } else if !isMember, scope.isTopLevel {
        refuse("global variable cannot be marked unavailable with '@available' in script mode", at: place)
      }
    case .deinitializer: refuse("deinitializer cannot be marked unavailable with '@available'", at: place)
    default: break
    }
  }

  private func fault(
    of word: String, _ kind: Decl.Kind, in owner: NominalSyntax.Kind?, isMember: Bool
  ) -> String? {
    let isInClass = owner == .classType || owner == nil && isMember
    switch word {
    case "override":
      switch kind {
      case .deinitializer, .nominal, .extensionDecl, .typeAlias, .enumCases:
        return "'override' modifier cannot be applied to this declaration"
      default: break
      }
      return isInClass ? nil : "'override' can only be specified on class members"
    case "final":
      switch kind {
      case .nominal(let syntax) where syntax.kind == .classType: return nil
      case .nominal, .extensionDecl, .typeAlias, .associatedType, .enumCases, .initializer, .deinitializer:
        return "'final' modifier cannot be applied to this declaration"
      default: break
      }
      if let extendedKind, extendedKind != .classType {
        return "only classes and class members may be marked with 'final'"
      }
      return isInClass
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
      guard case .variable(let syntax) = kind else { return "'lazy' may only be used on 'var' declarations" }
      if !isMember, scope.isTopLevel { return "'lazy' cannot be used on an already-lazy global" }
      return syntax.bindings.count > 1 ? "'lazy' cannot destructure an initializer" : nil
    case "weak", "unowned":
      guard case .variable = kind else { return "'\(word)' may only be used on 'var' declarations" }
      return owner == .protocolType ? "'\(word)' cannot be applied to a property declaration in a protocol" : nil
    case "async":
      switch kind {
      case .variable: return nil
      case .function: return "'async' must be written after the parameter list of a function"
      default: return "'async' modifier cannot be applied to this declaration"
      }
    case "open":
      switch kind {
      case .nominal(let syntax) where syntax.kind == .classType: return nil
      case .function, .variable, .subscriptDecl:
        if isInClass, extendedKind ?? .classType == .classType { return nil }
      case .extensionDecl: return "extensions cannot be declared 'open'; declare individual members as 'open' instead"
      default: break
      }
      if owner == .protocolType { return "'open' modifier cannot be used in protocols" }
      return isMember || scope.isTopLevel
        ? "only classes and overridable class members can be declared 'open'; use 'public'"
        : "attribute 'open' can only be used in a non-local scope"
    case "indirect":
      if case .enumCases = kind { return nil }
      if case .nominal(let syntax) = kind, syntax.kind == .enumeration { return nil }
      return "'indirect' modifier cannot be applied to this declaration"
    case "private", "fileprivate", "public", "internal":
      if case .enumCases = kind { return "'\(word)' modifier cannot be applied to this declaration" }
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
          "class \(what) are only allowed within classes; use 'static' to declare a "
            + (owner == .protocolType
              ? "requirement fulfilled by either a static or class \(one)" : "static \(one)"),
          at: place))
    } else if modifiers.isClassMember, case .variable(let syntax) = decl.kind {
      for binding in syntax.bindings where binding.accessors?.getter == nil {
        report(
          failure("class stored properties not supported in classes; did you mean 'static'?", at: binding.pattern.range)
        )
      }
    }
  }

  private func fault(ofAttribute name: String, _ decl: Decl) -> String? {
    let kind = decl.kind
    switch name {
    case "frozen":
      guard case .nominal(let syntax) = kind, [.structure, .enumeration].contains(syntax.kind) else {
        return "'@frozen' attribute cannot be applied to this declaration"
      }
      let access = decl.modifiers.access ?? .internalLevel
      if access >= .publicLevel || decl.modifiers.attribute("usableFromInline") != nil { return nil }
      if syntax.kind == .enumeration {
        if let place = decl.modifiers.attribute("frozen")?.range {
          warn("@frozen has no effect on non-public enums", at: SourceRange(place.file, at: place.start - 1))
        }
        return nil
      }
      return
        "'@frozen' attribute can only be applied to '@usableFromInline', package, or public declarations, but '\(syntax.name)' is \(access.word)"

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
    "NSManaged", "NSCopying", "NSApplicationMain", "UIApplicationMain", "Sendable", "Test", "Suite", "Tag",
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
