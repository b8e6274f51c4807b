import SwiftSyntax

/// Conversions between the values of a call and the types of a declaration.
struct BindingTypes {
  private let receiver: BindingReceiver
  /// Constraints of the generic parameters by name; empty for none.
  private var constraints: [String: String] = [:]
  private let requirements: [String]

  init(_ function: FunctionDeclSyntax, receiver: BindingReceiver) {
    self.receiver = receiver
    for parameter in function.genericParameterClause?.parameters ?? [] {
      constraints[parameter.name.text] = parameter.inheritedType?.trimmedDescription ?? ""
    }
    requirements = function.genericWhereClause?.requirements.map { $0.requirement.trimmedDescription } ?? []
  }

  // MARK: Arguments

  func argument(_ parameter: FunctionParameterSyntax, at index: Int) -> (text: String, throws: Bool)? {
    let type = SignatureText.of(parameter.type).replacing("@escaping ", with: "")
    if parameter.ellipsis != nil { return sequences(of: type).map { ("\($0)\(index))", true) } }
    if let closure = closure(parameter.type, at: index) { return (closure, false) }
    if let name = Self.plain[type] { return ("call.\(name)(\(index))", false) }
    if let name = Self.throwing[type] { return ("call.\(name)(\(index))", true) }
    if let name = sequence(type) { return ("\(name)\(index))", true) }
    if type.hasPrefix("["), let name = sequences(of: String(type.dropFirst().dropLast())) {
      return ("\(name)\(index))", true)
    }
    switch type {
    case "String?": return ("call[\(index)].asOptional?.asString", false)
    case "RxTimeInterval?": return ("call[\(index)].asOptional?.asInterval", false)
    case "Element?": return receiver.isOfIntegers ? nil : ("call[\(index)].asOptional", false)
    case "Element" where receiver.isOfIntegers: return ("call.int(\(index))", false)
    case _ where isValue(type): return ("call[\(index)]", false)
    default: return nil
    }
  }

  private static let plain = [
    "Int": "int", "Bool": "bool", "String": "string", "UInt": "unsigned", "RxTimeInterval": "interval",
    "TakeBehavior": "takeBehavior", "SubjectLifetimeScope": "subjectScope", "Error": "error",
  ]
  private static let throwing = ["SchedulerType": "scheduler", "ImmediateSchedulerType": "immediateScheduler"]

  /// The beginning of a call that gives a sequence of a type.
  private func sequence(_ type: String) -> String? {
    switch constraints[type] ?? type {
    case "ObservableType", "ObservableConvertibleType", "Observable<Element>": return "call.observable("
    case "InfallibleType", "Infallible<Element>": return "call.infallible("
    case "Single<Element>": return "call.single("
    case "Maybe<Element>": return "call.maybe("
    case "Completable": return "call.completable("
    case "SharedSequence<SharingStrategy, Element>", "PrimitiveSequence<Trait, Element>": return "source(call, "
    case "Swift.Collection", "Swift.Sequence":
      guard
        let element = requirements.compactMap({ $0.wholeMatch(of: /(\w+)\.Element(?: ==|:) (.+)/) })
          .first(where: { $0.1 == type })?.2
      else { return nil }
      if element == "Observable<Element>", constraints[type] == "Swift.Sequence" { return "call.streamSequence(" }
      return sequences(of: String(element))
    default: return nil
    }
  }

  /// The beginning of a call that gives all sequences of a collection of `type`.
  private func sequences(of type: String) -> String? {
    switch type {
    case "Observable<Element>", "ObservableType": "call.streams("
    case "Infallible<Element>", "InfallibleType": "call.infallibles("
    case "Single<Element>": "call.singles("
    case "Completable": "call.completables("
    case "SharedSequence<SharingStrategy, Element>": "sources(call, "
    default: nil
    }
  }

  // MARK: Closures

  private func closure(_ type: TypeSyntax, at index: Int) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self)?.wrappedType.as(TupleTypeSyntax.self),
      optional.elements.count == 1, let function = optional.elements.first?.type.as(FunctionTypeSyntax.self)
    {
      let names = ["": "action", "value": "consumer", "error": "errorConsumer"]
      let kinds = function.parameters.map { kind($0.type) }
      guard let name = names[kinds.joined()], kind(function.returnClause.type) == "Void" else { return nil }
      return "call.\(throwing(function) ? "throwing" + name.prefix(1).uppercased() + name.dropFirst() : name)(\(index))"
    }
    let bare = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    guard let function = bare.as(FunctionTypeSyntax.self) else { return nil }
    let kinds = function.parameters.map { kind($0.type) }.joined(separator: ",")
    let result = kind(function.returnClause.type)
    let names = [
      "value->value": "transform", "value->Bool": "predicate", "value->value?": "optionalTransform",
      "value,value->value": "accumulator", "value,value->Bool": "comparer", "inout,value->Void": "changer",
      "values->value": "arrayTransform",
    ]
    if let name = names["\(kinds)->\(result)"] {
      return "call.\(throwing(function) ? name : "plain" + name.prefix(1).uppercased() + name.dropFirst())(\(index))"
    }
    switch (kinds, result, throwing(function)) {
    case ("value", "observable", true): return "call.selector(\(index))"
    case ("value", "observable", false) where receiver.type == "Infallible<Value>":
      return "call.plainSelector(\(index))"
    case ("error", "observable", true): return "call.errorSelector(\(index))"
    case ("value", "single", true), ("value", "maybe", true), ("value", "completable", true):
      return "call.selector(\(index), Runtime.\(result))"
    default: return nil
    }
  }

  private func throwing(_ function: FunctionTypeSyntax) -> Bool { function.effectSpecifiers?.throwsClause != nil }

  /// The kind of a closure's parameter or result.
  private func kind(_ type: TypeSyntax) -> String {
    let text = SignatureText.of(type)
    if text.hasPrefix("inout ") { return isValue(String(text.dropFirst("inout ".count))) ? "inout" : text }
    if text.hasSuffix("?") { return isValue(String(text.dropLast())) ? "value?" : text }
    switch text {
    case "Error": return "error"
    case "Bool", "Void": return text
    case "[Element]", "[Collection.Element.Element]": return receiver.isOfIntegers ? text : "values"
    case "Observable<Element>": return "observable"
    case _ where text.hasPrefix("Single<"): return "single"
    case _ where text.hasPrefix("Maybe<"): return "maybe"
    case "Completable": return "completable"
    case _ where ["ObservableType", "ObservableConvertibleType"].contains(constraints[text]): return "observable"
    default: return isValue(text) ? "value" : text
    }
  }

  // MARK: Values

  /// Returns true if values of a type are values of the program: elements, and types constrained at most by `Equatable` or `Hashable`.
  private func isValue(_ type: String) -> Bool {
    if type == "Element" { return !receiver.isOfIntegers }
    if let constraint = constraints[type] { return ["", "Equatable", "Hashable"].contains(constraint) }
    guard let source = type.wholeMatch(of: /(\w+)\.Element/) else { return false }
    return ["ObservableType", "ObservableConvertibleType", "InfallibleType"].contains(constraints[String(source.1)])
  }

  /// Returns the conversion of a result to a value.
  func result(_ type: TypeSyntax) -> ((String) -> String)? {
    let text = SignatureText.of(type)
    if text == "Completable" { return { ".boxed(\($0))" } }
    guard let match = text.wholeMatch(of: /(Observable|Infallible|Single|Maybe|SharedSequence|PrimitiveSequence)<(.+)>/)
    else {
      return nil
    }
    let case_ = match.1 == "Observable" ? "stream" : "boxed"
    let element = match.2.replacing("SharingStrategy, ", with: "").replacing("Trait, ", with: "")
    if element == "Element", receiver.isOfIntegers { return { ".\(case_)(\($0).map { Value.int($0) })" } }
    if element.hasPrefix("["), isValue(String(element.dropFirst().dropLast())) {
      return { ".\(case_)(\($0).map { Value.array($0) })" }
    }
    return isValue(String(element)) ? { ".\(case_)(\($0))" } : nil
  }
}
