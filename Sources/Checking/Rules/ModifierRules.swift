import SyntaxTree
import Types

/// Modifiers and attributes where they mean something.
extension Checker {
  /// Checks the modifiers of a declaration in `owner`: nil at the top level and in functions.
  func checkModifiers(_ decl: Decl, in owner: NominalSyntax.Kind?, isExtension: Bool = false) {
    let isMember = owner != nil || isExtension
    if refuseRepeated(decl.modifiers) { return }
    for word in decl.modifiers.written {
      if let fault = faultElsewhere(of: word.name, decl, in: owner ?? extendedKind) {
        report(fault)
        return
      }
      guard let fault = fault(of: word.name, decl.kind, in: owner, isMember: isMember) else { continue }
      report(fault, at: word.range)
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

  /// Reports repeated modifiers, and redundant combinations of two.
  private func refuseRepeated(_ modifiers: Modifiers) -> Bool {
    var seen: Set<String> = []
    var hasAccess = false
    for word in modifiers.written {
      let kind: ModifierDiagnostic
      if ["static", "class"].contains(word.name), seen.contains("static") || seen.contains("class") {
        kind = .repeatedStatic(modifier: word.name)
      } else if !seen.insert(String(word.range.text)).inserted {
        kind = .duplicate
      } else if AccessLevel(word.name) != nil, word.range.text == word.name {
        if !hasAccess {
          hasAccess = true
          continue
        }
        kind = .severalAccessLevels
      } else {
        continue
      }
      report(kind, at: word.range)
      return true
    }
    return false
  }

  /// Returns an error that is reported at the declaration's keyword or name instead of at the modifier.
  private func faultElsewhere(of word: String, _ decl: Decl, in owner: NominalSyntax.Kind?) -> Failure? {
    switch (word, decl.kind) {
    case ("static", .nominal), ("static", .initializer), ("static", .deinitializer), ("static", .typeAlias),
      ("static", .associatedType):
      return failure(ModifierDiagnostic.notStatic, at: decl.nameRange)
    case ("static", .enumCases): return failure(ModifierDiagnostic.notStatic, at: decl.keywordRange("case"))
    case ("static", .extensionDecl):
      return failure(ModifierDiagnostic.notStatic, at: decl.keywordRange("extension"))
    case ("lazy", .variable) where decl.modifiers.isStatic:
      return failure(ModifierDiagnostic.lazyGlobal, at: decl.modifierRange("lazy"))
    case ("lazy", .variable) where decl.modifiers.isWeak:
      return failure(ModifierDiagnostic.lazyWeak, at: decl.modifierRange("lazy"))
    case ("async", .variable(let syntax)) where !syntax.isLet:
      return failure(ModifierDiagnostic.asyncVariable, at: decl.keywordRange("var"))
    case ("override", .function) where owner == .protocolType:
      return failure(ModifierDiagnostic.overrideInProtocol, at: decl.nameRange)
    case ("override", _) where owner != .classType && extendedKind != nil:
      return failure(ModifierDiagnostic.overrideOutsideClass, at: decl.nameRange)
    case ("required", .initializer):
      guard let owner, owner != .classType else { return nil }
      return failure(ModifierDiagnostic.requiredOutsideClass(name: ownerName ?? ""), at: decl.nameRange)
    case ("convenience", .initializer):
      guard let owner, owner != .classType else { return nil }
      let what = owner == .protocolType ? ownerName ?? "" : "\(owner.rawValue)s"
      return failure(ModifierDiagnostic.convenienceOutsideClass(kind: what), at: decl.nameRange)
    default: return nil
    }
  }

  /// Checks that the setter's access level is not above the property's, and that the property has a setter.
  private func checkSetterAccess(_ decl: Decl) {
    guard let access = decl.modifiers.setterAccess, case .variable(let syntax) = decl.kind,
      let word = decl.modifiers.written.first(where: { $0.range.text.hasSuffix(")") })
    else { return }
    let isReadOnly =
      syntax.isLet || syntax.bindings.allSatisfy { $0.accessors?.getter != nil && $0.accessors?.setter == nil }
    if isReadOnly {
      refuse(ModifierDiagnostic.setterAccessOfReadOnly(modifier: String(word.range.text)), at: word.range)
    } else if let own = decl.modifiers.access, own < access {
      refuse(ModifierDiagnostic.setterMoreAccessible(access: own.word, setterAccess: access.word), at: word.range)
    }
  }

  /// Reports `@available(*, unavailable)` on declarations that cannot be unavailable.
  private func checkAvailability(_ decl: Decl, in owner: NominalSyntax.Kind?, isMember: Bool) {
    guard let attribute = decl.modifiers.attribute("available"), let place = attribute.range,
      decl.modifiers.unavailability != nil
    else { return }
    switch decl.kind {
    case .variable(let syntax) where syntax.bindings.contains { $0.accessors?.getter == nil }:
      if owner == .protocolType { return }
      if isMember, !decl.modifiers.isStatic, !decl.modifiers.isClassMember {
        refuse(ModifierDiagnostic.unavailableStoredProperty, at: place)
      } else if !isMember, scope.isTopLevel {
        refuse(ModifierDiagnostic.unavailableGlobal, at: place)
      }
    case .deinitializer: refuse(ModifierDiagnostic.unavailableDeinitializer, at: place)
    default: break
    }
  }

  private func fault(
    of word: String, _ kind: Decl.Kind, in owner: NominalSyntax.Kind?, isMember: Bool
  ) -> (any DiagnosticKind)? {
    let isInClass = owner == .classType || owner == nil && isMember
    switch word {
    case "override":
      switch kind {
      case .deinitializer, .nominal, .extensionDecl, .typeAlias, .enumCases:
        return ModifierDiagnostic.notApplicable(modifier: "override")
      default: break
      }
      return isInClass ? nil : ModifierDiagnostic.overrideOutsideClass
    case "final":
      switch kind {
      case .nominal(let syntax) where syntax.kind == .classType: return nil
      case .nominal, .extensionDecl, .typeAlias, .associatedType, .enumCases, .initializer, .deinitializer:
        return ModifierDiagnostic.notApplicable(modifier: "final")
      default: break
      }
      if let extendedKind, extendedKind != .classType {
        return ModifierDiagnostic.finalOutsideClass
      }
      return isInClass
        ? nil : ModifierDiagnostic.finalOutsideClass
    case "required", "convenience":
      if case .initializer = kind { return nil }
      return ModifierDiagnostic.forInitializersOnly(modifier: word)
    case "mutating":
      switch kind {
      case .function: return isMember ? nil : ModifierDiagnostic.mutatingNonMethod
      case .subscriptDecl: return nil
      default: return ModifierDiagnostic.mutatingNonFunction
      }
    case "lazy":
      guard case .variable(let syntax) = kind else { return ModifierDiagnostic.lazyNonVariable }
      if !isMember, scope.isTopLevel { return ModifierDiagnostic.lazyGlobal }
      return syntax.bindings.count > 1 ? ResolutionDiagnostic.lazyPattern : nil
    case "weak", "unowned":
      guard case .variable = kind else { return ModifierDiagnostic.forVariablesOnly(modifier: word) }
      return owner == .protocolType ? ModifierDiagnostic.notInProtocolProperty(modifier: word) : nil
    case "async":
      switch kind {
      case .variable: return nil
      case .function: return ModifierDiagnostic.asyncBeforeFunction
      default: return ModifierDiagnostic.notApplicable(modifier: "async")
      }
    case "open":
      switch kind {
      case .nominal(let syntax) where syntax.kind == .classType: return nil
      case .function, .variable, .subscriptDecl:
        if isInClass, extendedKind ?? .classType == .classType { return nil }
      case .extensionDecl: return ModifierDiagnostic.openExtension
      default: break
      }
      if owner == .protocolType { return ModifierDiagnostic.notInProtocol(modifier: "open") }
      return isMember || scope.isTopLevel
        ? ModifierDiagnostic.openOutsideClass
        : ModifierDiagnostic.notInLocalScope(modifier: "open")
    case "indirect":
      if case .enumCases = kind { return nil }
      if case .nominal(let syntax) = kind, syntax.kind == .enumeration { return nil }
      return ModifierDiagnostic.notApplicable(modifier: "indirect")
    case "private", "fileprivate", "public", "internal":
      if case .enumCases = kind { return ModifierDiagnostic.notApplicable(modifier: word) }
      if owner == .protocolType { return ModifierDiagnostic.notInProtocol(modifier: word) }
      return isMember || scope.isTopLevel ? nil : ModifierDiagnostic.notInLocalScope(modifier: word)
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
      report(failure(ModifierDiagnostic.staticOutsideType(members: what), at: place))
    } else if modifiers.isClassMember, let owner, owner != .classType {
      let one = what == "methods" ? "method" : "property"
      report(
        failure(
          ModifierDiagnostic.classOutsideClass(
            members: what,
            replacement: owner == .protocolType
              ? "requirement fulfilled by either a static or class \(one)" : "static \(one)"),
          at: place))
    } else if modifiers.isClassMember, case .variable(let syntax) = decl.kind {
      for binding in syntax.bindings where binding.accessors?.getter == nil {
        report(
          failure(ModifierDiagnostic.classStoredProperty, at: binding.pattern.range)
        )
      }
    }
  }

  private func fault(ofAttribute name: String, _ decl: Decl) -> (any DiagnosticKind)? {
    let kind = decl.kind
    switch name {
    case "frozen":
      guard case .nominal(let syntax) = kind, [.structure, .enumeration].contains(syntax.kind) else {
        return ModifierDiagnostic.frozenNotApplicable
      }
      let access = decl.modifiers.access ?? .internalLevel
      if access >= .publicLevel || decl.modifiers.attribute("usableFromInline") != nil { return nil }
      if syntax.kind == .enumeration {
        if let place = decl.modifiers.attribute("frozen")?.range {
          warn(WarningDiagnostic.needlessFrozen, at: SourceRange(place.file, at: place.start - 1))
        }
        return nil
      }
      return
        ModifierDiagnostic.frozenNonPublic(name: syntax.name, access: access.word)

    case "escaping", "autoclosure": return SyntaxDiagnostic.attributeForTypesOnly
    case "discardableResult":
      switch kind {
      case .function, .initializer: return nil
      default: return ModifierDiagnostic.discardableNotApplicable
      }
    default:
      return Self.knownAttributes.contains(name) || name.hasPrefix("_")
        ? nil : ResolutionDiagnostic.unknownAttribute(name: name)
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
  /// Returns the place of a keyword.
  func keywordRange(_ word: String) -> SourceRange {
    guard let found = range.text.range(of: word + " ") else { return range }
    let start = range.start + range.text.utf8.distance(from: range.text.startIndex, to: found.lowerBound)
    return SourceRange(file: range.file, start: start, end: start + word.utf8.count)
  }
}
