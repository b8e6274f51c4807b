import SwiftSyntax

/// The use of a member by a program of RxSwift, as a reference with its full type.
struct MemberUse {
  let owner: String
  /// `(Infallible<Int>) -> (Int) -> Infallible<Int>`.
  let type: String
  /// `{ $0.take(_:) }`.
  let reference: String

  var text: String { "let _: \(type) = \(reference)" }

  /// A concrete type and the meaning of names in its declarations.
  typealias Receiver = (type: String, names: [String: String])

  /// The uses of a function on the concrete types that have it; none where a type parameter has no example.
  static func all(
    of function: FunctionDeclSyntax, owner: String, condition: String, declaration: Declarations.TypeDeclaration?
  ) -> [MemberUse] {
    var receivers = receivers(owner, condition)
    if receivers.isEmpty, condition.isEmpty, let own = declaration.flatMap(concrete) { receivers = [own] }
    return receivers.compactMap { MemberUse(function, owner: owner, condition: condition, receiver: $0) }
  }

  /// The use of an initializer of a type.
  static func of(_ initializer: InitializerDeclSyntax, _ declaration: Declarations.TypeDeclaration?) -> [MemberUse] {
    guard let receiver = declaration.flatMap(concrete), initializer.optionalMark == nil,
      initializer.genericParameterClause == nil
    else { return [] }
    let parameters = initializer.signature.parameterClause.parameters
    let (types, labels) = (Names(receiver.names).types(parameters), parameters.map { $0.firstName.text + ":" }.joined())
    return [
      MemberUse(
        owner: declaration?.name ?? "", type: "(\(types)) -> \(receiver.type)",
        reference: "\(receiver.type).init" + (labels.isEmpty ? "" : "(\(labels))"))
    ]
  }

  /// The use of a property of a type.
  static func of(
    property name: String, _ type: String, isStatic: Bool, _ declaration: Declarations.TypeDeclaration?
  ) -> [MemberUse] {
    guard let receiver = declaration.flatMap(concrete) else { return [] }
    let result = Names(receiver.names).concrete(type)
    return [
      MemberUse(
        owner: declaration?.name ?? "", type: "(\(isStatic ? "" : receiver.type)) -> \(result)",
        reference: isStatic ? "{ \(receiver.type).\(name) }" : "{ $0.\(name) }")
    ]
  }

  /// A type with integers for its parameters; nil for a protocol, and where a parameter is constrained.
  private static func concrete(_ declaration: Declarations.TypeDeclaration) -> Receiver? {
    guard let match = declaration.head.wholeMatch(of: /(?:class|struct) ([\w.]+)(?:<(.+)>)?/) else { return nil }
    let parameters = match.2?.split(separator: ", ").map(String.init) ?? []
    if parameters.contains(where: { $0.contains(":") }) { return nil }
    let arguments = parameters.isEmpty ? "" : "<\(parameters.map { _ in "Int" }.joined(separator: ", "))>"
    let type = String(match.1) + arguments
    var names = Dictionary(parameters.map { ($0, "Int") }) { $1 }
    if type.hasSuffix("<Int>") { names["Element"] = "Int" }
    names["Self"] = type
    for nested in declaration.body {
      if let name = nested.firstMatch(of: /^(?:typealias|struct|enum) (\w+)/)?.1 {
        names[String(name)] = "\(type).\(name)"
      }
    }
    return (type, names)
  }

  private init(owner: String, type: String, reference: String) {
    self.owner = owner
    self.type = type
    self.reference = reference
  }

  private static func receivers(_ owner: String, _ condition: String) -> [Receiver] {
    let element =
      ["ObservableConvertibleType", "SharedSequenceConvertibleType", "EventConvertible", "Equatable"]
        .contains { condition.contains("Element: \($0)") && $0 != "Equatable" } ? nil : "Int"
    let inner: [(String, String)] =
      if let element {
        [(element, element)]
      } else if condition.contains("EventConvertible") {
        [("Event<Int>", "Int")]
      } else if condition.contains("SharedSequence") {
        [("Driver<Int>", "Int")]
      } else {
        [("Observable<Int>", "Int")]
      }
    func traits(_ names: [String]) -> [(String, [String: String])] {
      names.flatMap { name in
        inner.map { element, nested in
          var values = ["Element.Element": nested, "Element": name == "Completable" ? "Never" : element]
          if ["Driver", "Signal"].contains(name) {
            values["SharingStrategy"] = "\(name)SharingStrategy"
            values["Element.SharingStrategy"] = "DriverSharingStrategy"
          }
          if ["Single", "Maybe", "Completable"].contains(name) { values["Trait"] = "\(name)Trait" }
          return (name == "Completable" ? name : "\(name)<\(element)>", values)
        }
      }
    }
    if condition.contains("Element == Any") || (condition.contains("Element == Never") && !condition.contains("Trait"))
    {
      return []
    }
    if let trait = condition.firstMatch(of: /Trait == (\w+)Trait/) { return traits([String(trait.1)]) }
    switch owner {
    case "ObservableType", "ObservableConvertibleType": return traits(["Observable"])
    case "InfallibleType", "Infallible": return traits(["Infallible"])
    case "SharedSequenceConvertibleType", "SharedSequence":
      if let strategy = condition.firstMatch(of: /SharingStrategy == (\w+)SharingStrategy/) {
        return traits([String(strategy.1)])
      }
      return traits(["Driver", "Signal"])
    case "PrimitiveSequence":
      return traits(
        condition.contains("RxAbstractInteger") ? ["Single", "Maybe"] : ["Single", "Maybe", "Completable"])
    default: return []
    }
  }

  private init?(
    _ function: FunctionDeclSyntax, owner: String, condition: String, receiver: (type: String, names: [String: String])
  ) {
    var names = receiver.names
    names["Swift.Error"] = "Error"
    names["Self"] = receiver.type
    let requirements = function.genericWhereClause?.requirements.map { $0.requirement.trimmedDescription } ?? []
    for parameter in function.genericParameterClause?.parameters ?? [] {
      let name = parameter.name.text
      let isStrategy = function.signature.trimmedDescription.contains("SharedSequence<\(name),")
      let constraint = parameter.inheritedType?.trimmedDescription ?? (isStrategy ? "SharingStrategyProtocol" : "")
      guard let example = Self.example(of: constraint, name, requirements, names) else { return nil }
      names[name] = example.type
      for (member, type) in example.members { names["\(name).\(member)"] = type }
    }
    for kind in ["Single", "Maybe", "Completable", "Infallible"] where receiver.type.hasPrefix(kind) {
      names["\(kind)Observer"] = "\(receiver.type).\(kind)Observer"
    }
    let known = Names(names)
    let parameters = function.signature.parameterClause.parameters
    let result = known.concrete(function.signature.returnClause.map { $0.type.trimmedDescription } ?? "Void")
    let labels = parameters.map { $0.firstName.text + ":" }.joined()
    guard function.name.text.contains(/^[A-Za-z_`]/) else { return nil }
    let name = function.name.text.replacing("`", with: "") + (labels.isEmpty ? "" : "(\(labels))")
    let effects = function.signature.effectSpecifiers.map { $0.trimmedDescription + " " } ?? ""
    let call = "(\(known.types(parameters))) \(effects)-> \(result)"
    self.owner = owner
    if function.modifiers.contains(.static) {
      type = call
      reference = "\(receiver.type).\(name)"
    } else {
      type = "(\(receiver.type)) -> \(call)"
      reference = "{ $0.\(name) }"
    }
  }

  /// A type that satisfies a constraint, with its associated types.
  private static func example(
    of constraint: String, _ name: String, _ requirements: [String], _ names: [String: String]
  ) -> (type: String, members: [String: String])? {
    let element = names["Element"] ?? "Int"
    switch constraint {
    case "", "Equatable", "Hashable": return ("String", [:])
    case "AnyObject": return ("Owner", [:])
    case "Swift.Error": return ("RxError", [:])
    case "Disposable": return ("BooleanDisposable", [:])
    case "ObserverType":
      let isOptional = requirements.contains { $0.contains("\(name).Element == Element?") }
      return ("Binder<\(element)\(isOptional ? "?" : "")>", ["Element": element + (isOptional ? "?" : "")])
    case "SubjectType": return ("PublishSubject<\(element)>", ["Element": element])
    case "ObservableType", "ObservableConvertibleType", "InfallibleType":
      let own = requirements.contains {
        $0.contains("\(name).Element == Element") || $0.contains("Element == \(name).Element")
      }
      let kind = constraint == "InfallibleType" ? "Infallible" : "Observable"
      return ("\(kind)<\(own ? element : "String")>", ["Element": own ? element : "String"])
    case "SharedSequenceConvertibleType":
      guard let strategy = names["SharingStrategy"] else { return nil }
      return ("\(strategy.dropLast("SharingStrategy".count))<String>", ["Element": "String"])
    case "SharingStrategyProtocol": return ("DriverSharingStrategy", [:])
    case "Swift.Collection", "Swift.Sequence":
      let kind = constraint == "Swift.Collection" ? "Array" : "AnySequence"
      if let same = requirements.compactMap({ $0.wholeMatch(of: /(\w+)\.Element == (.+)/) }).first(where: {
        $0.1 == name
      }) {
        var type = String(same.2)
        for (parameter, value) in names where !parameter.contains(".") {
          type = type.replacing(try! Regex("\\b\(parameter)\\b").wordBoundaryKind(.simple), with: value)
        }
        return ("\(kind)<\(type)>", [:])
      }
      let infallible = requirements.contains { $0.contains("InfallibleType") }
      return (
        "\(kind)<\(infallible ? "Infallible" : "Observable")<\(element)>>", ["Element.Element": element]
      )
    default: return nil
    }
  }

  /// Examples of the names in declarations.
  private struct Names {
    let known: [String: String]

    init(_ known: [String: String]) { self.known = known }

    /// Replaces names, and paths that begin with one, by their examples.
    func concrete(_ text: String) -> String {
      text.replacing(/[A-Za-z_]\w*(?:\.\w+)*/) { match in
        var path = match.0.split(separator: ".").map(String.init)
        var rest: [String] = []
        while !path.isEmpty {
          if let type = known[path.joined(separator: ".")] { return ([type] + rest).joined(separator: ".") }
          rest.insert(path.removeLast(), at: 0)
        }
        return String(match.0)
      }
    }

    func types(_ parameters: FunctionParameterListSyntax) -> String {
      parameters.map {
        let type = OwnershipFilter(viewMode: .sourceAccurate).rewrite($0.type)
        return concrete(SignatureText.collapse(type.trimmedDescription)) + ($0.ellipsis == nil ? "" : "...")
      }.joined(separator: ", ")
    }
  }

  /// A test that holds the uses of each owner.
  static func testFile(_ uses: [MemberUse]) -> String {
    var owners: [String] = []
    for use in uses where !owners.contains(use.owner) { owners.append(use.owner) }
    let tests = owners.map { owner in
      "  @Test(\"\(owner)\") func \(owner.prefix(1).lowercased() + owner.dropFirst().replacing(".", with: ""))() {\n"
        + uses.filter { $0.owner == owner }.map { "    \($0.text)\n" }.joined() + "  }\n"
    }
    return """
      // swift-format-ignore-file
      // Written by `swift run catalog-generator` from the public declarations of Rx: every function of sequences, and the members of
      // concrete types, with labels and types, as programs in Swift 5 mode use them.
      import Foundation
      import Rx
      import Testing

      @Suite("Programs find the operators of")
      struct OperatorNames {
      \(tests.joined(separator: "\n"))}

      """
  }
}
