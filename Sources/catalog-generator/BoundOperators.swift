import SwiftParser
import SwiftSyntax

/// Collects the functions of `ObservableType` that bind, and writes them for the traits that their documentation names:
///
///     - Bound: Infallible(bind), Driver(drive), Signal(emit)
///
/// In parentheses stands the name on the trait. The body is written anew, because variadic arguments cannot be passed on.
struct BoundOperators {
  /// A trait, as one of the sequences on which observers subscribe.
  enum Target: String, CaseIterable {
    case infallible = "Infallible"
    case driver = "Driver"
    case signal = "Signal"

    var extended: String {
      switch self {
      case .infallible: "InfallibleType"
      case .driver, .signal: "SharedSequenceConvertibleType where SharingStrategy == \(rawValue)SharingStrategy"
      }
    }

    /// The folder of the catalog.
    var family: String { self == .infallible ? "TraitsBinding" : "TraitsShared" }

    /// The statement that comes before a subscription.
    var precondition: String? {
      switch self {
      case .infallible: nil
      case .driver: "ensureDrivingOnMain()"
      case .signal: "ensureEmittingOnMain()"
      }
    }
  }

  private var members: [Target: [String]] = [:]

  mutating func read(_ source: String) {
    for statement in Parser.parse(source: source).statements {
      guard let node = statement.item.as(ExtensionDeclSyntax.self),
        node.extendedType.trimmedDescription == "ObservableType"
      else { continue }
      for function in node.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) {
        let comment = function.leadingTrivia.documentation
        for (target, name) in Self.targets(in: comment) {
          members[target, default: []].append(Self.text(of: function, comment, target, name))
        }
      }
    }
  }

  /// A source file for each trait.
  func files() -> [(target: Target, text: String)] {
    Target.allCases.compactMap { target in
      members[target].map { members in
        (
          target,
          """
          // swift-format-ignore-file
          // Written by `swift run catalog-generator` from functions of ObservableType that bind. Change the declarations there and run it
          // again.

          extension \(target.extended) {
          \(members.joined(separator: "\n"))}

          """
        )
      }
    }
  }

  private static func targets(in comment: [String]) -> [(Target, name: String)] {
    guard let list = comment.lazy.compactMap({ $0.wholeMatch(of: /- Bound: (.+)/) }).first else { return [] }
    return list.1.matches(of: /(\w+)\((\w+)\)/).compactMap { match in
      Target(rawValue: String(match.1)).map { ($0, String(match.2)) }
    }
  }

  private static func text(
    of function: FunctionDeclSyntax, _ comment: [String], _ target: Target, _ name: String
  ) -> String {
    var signature = function.signature.trimmedDescription
    if name == "drive" { signature = signature.replacing("(to ", with: "(_ ") }
    let clause = function.genericWhereClause.map { "\n  " + $0.trimmedDescription } ?? ""
    return documentation(comment, target, name).map { $0.isEmpty ? "  ///\n" : "  /// \($0)\n" }.joined()
      + "  public func \(name)\(function.genericParameterClause?.trimmedDescription ?? "")\(signature)\(clause) {\n"
      + body(of: function, target, name) + "  }\n"
  }

  private static func body(of function: FunctionDeclSyntax, _ target: Target, _ name: String) -> String {
    let text = function.body?.statements.trimmedDescription ?? ""
    if text.hasPrefix("bind(") { return "    \(name)\(text.dropFirst("bind".count))\n" }
    guard text.hasPrefix("subscribe") else { return "    \(text)\n" }
    guard let precondition = target.precondition else { return "    asObservable().\(text)\n" }
    return "    \(precondition)\n    return asObservable().\(text)\n"
  }

  private static func documentation(_ comment: [String], _ target: Target, _ name: String) -> [String] {
    let converted = "source.as\(target.rawValue)(onErrorJustReturn: 0).\(name)("
    var lines = comment.filter { !$0.hasPrefix("- Bound: ") }.map { line in
      line.replacing("source.bind(", with: converted).replacing("Observable<", with: "\(target.rawValue)<")
        .replacing("drive(to: ", with: "drive(")
    }
    lines[0] = lines[0].replacing("; an error is a fault of the program", with: "")
    if target.precondition != nil { lines[0] = lines[0].replacing(/\.$/, with: ", on the main thread.") }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
