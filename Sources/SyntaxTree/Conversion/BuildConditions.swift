import SwiftSyntax

/// Platform that `#if` conditions are evaluated for.
package struct BuildConditions: Sendable {
  /// Names given with `-D`; `DEBUG` is not among them, as in a plain `swiftc`.
  package var flags: Set<String>
  package var platform: String
  package var architecture: String
  package var modules: Set<String>
  /// The version of the language mode and of the compiler that we speak for.
  package var languageVersion: [Int]
  package var compilerVersion: [Int]

  package init(modules: Set<String> = ["Swift"]) {
    #if os(macOS)
      platform = "macOS"
    #else
      platform = "Linux"
    #endif
    #if arch(arm64)
      architecture = "arm64"
    #else
      architecture = "x86_64"
    #endif
    flags = []
    self.modules = modules
    languageVersion = [5, 10]
    compilerVersion = [6, 3]
  }
}

extension Converter {
  /// Returns the statements, members or cases of the first clause whose condition holds.
  func activeElements(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in node.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if holds(condition) { return clause.elements }
    }
    return nil
  }

  private func holds(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .declReferenceExpr(let reference): return conditions.flags.contains(reference.baseName.text)
    case .prefixOperatorExpr(let prefixed) where prefixed.operator.text == "!": return !holds(prefixed.expression)
    case .tupleExpr(let tuple): return tuple.elements.first.map { holds($0.expression) } ?? false
    case .sequenceExpr(let sequence):
      // `||` binds less than `&&`, and there are no others.
      let elements = Array(sequence.elements)
      let groups = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
      return groups.contains { group in
        group.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || holds($0) }
      }
    case .functionCallExpr(let call):
      return holds(call.calledExpression.trimmedDescription, call.arguments.trimmedDescription)
    case ._canImportExpr(let node): return conditions.modules.contains(node.importPath.text)
    default:
      report(.invalidBuildCondition, at: range(node))
      return false
    }
  }

  private func holds(_ question: String, _ argument: String) -> Bool {
    switch question {
    case "os", "_platform": return argument == conditions.platform
    case "arch": return argument == conditions.architecture
    case "canImport": return conditions.modules.contains(argument.split(separator: ".").first.map(String.init) ?? "")
    case "swift": return compare(conditions.languageVersion, argument)
    case "compiler", "_compiler_version": return compare(conditions.compilerVersion, argument)
    case "_runtime": return argument == (conditions.platform == "macOS" ? "_ObjC" : "_Native")
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    default: return false  // targetEnvironment, hasFeature, hasAttribute, …
    }
  }

  private func compare(_ version: [Int], _ requirement: String) -> Bool {
    let isLess = requirement.hasPrefix("<")
    let wanted = requirement.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    for index in 0..<max(version.count, wanted.count) {
      let have = index < version.count ? version[index] : 0
      let want = index < wanted.count ? wanted[index] : 0
      if have != want { return isLess == (have < want) }
    }
    return !isLess
  }
}
