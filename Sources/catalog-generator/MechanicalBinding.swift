import SwiftSyntax

/// The binding of an operator that does no more than convert the arguments of a call, as source text.
struct MechanicalBinding {
  /// Where bindings of an owner stand: one table for all, or one for each strategy or trait.
  enum Table: CaseIterable {
    case plain, shared, primitive
  }

  let table: Table
  /// A closure from a call to a value.
  let body: String

  /// Nil where a parameter, the result or the receiver needs more than a conversion.
  init?(_ function: FunctionDeclSyntax, owner: String, condition: String, renamed: String?) {
    guard let receiver = BindingReceiver(owner: owner, condition: condition),
      let type = function.signature.returnClause?.type
    else { return nil }
    let isStatic = function.modifiers.contains(.static)
    let values = BindingTypes(function, receiver: receiver)
    var mayThrow = !isStatic
    var arguments: [String] = []
    let labels = renamed.flatMap(Self.labels)
    let parameters = function.signature.parameterClause.parameters
    if let labels, labels.count != parameters.count { return nil }
    for (offset, parameter) in parameters.enumerated() {
      guard let argument = values.argument(parameter, at: offset + (isStatic ? 0 : 1)) else { return nil }
      let label = labels?[offset] ?? parameter.firstName.text
      arguments.append((label == "_" ? "" : label + ": ") + argument.text)
      mayThrow = mayThrow || argument.throws
    }
    guard let result = values.result(type) else { return nil }
    let name = renamed.map { String($0.prefix { $0 != "(" }) } ?? function.name.text.replacing("`", with: "")
    let call = "\(isStatic ? receiver.type : receiver.value).\(name)(\(arguments.joined(separator: ", ")))"
    let usesCall = !isStatic || arguments.contains { $0.contains("call") }
    table = receiver.table
    body = "{ \(usesCall ? "call" : "_") in \(result((mayThrow ? "try " : "") + call)) }"
  }

  /// The overloads of a declaration over a pack, for `count` sources.
  init?(pack function: FunctionDeclSyntax, owner: String, condition: String) {
    guard let receiver = BindingReceiver(owner: owner, condition: condition) else { return nil }
    let hasSelector = function.signature.parameterClause.parameters.contains { $0.firstName.text == "resultSelector" }
    let result = receiver.type == "Observable<Value>" ? "stream" : "boxed"
    let selector = hasSelector ? "call.rowTransform(count)" : "{ Value.row($0) }"
    table = receiver.table
    body =
      "{ call in .\(result)(try \(receiver.type).\(function.name.text)(each: \(receiver.sources), "
      + "resultSelector: \(selector))) }"
  }

  /// `["for", "scheduler"]` of `take(for:scheduler:)`.
  private static func labels(_ name: String) -> [String]? {
    guard let start = name.firstIndex(of: "("), name.hasSuffix(")") else { return nil }
    return name[start...].dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}

/// The value that an operator is called on.
struct BindingReceiver {
  let table: MechanicalBinding.Table
  let value: String
  let type: String
  /// True if elements are integers, not values of the program.
  let isOfIntegers: Bool

  init?(owner: String, condition: String) {
    let kinds: [String: (MechanicalBinding.Table, String, String)] = [
      "ObservableType": (.plain, "call.observable(0)", "Observable<Value>"),
      "InfallibleType": (.plain, "call.infallible(0)", "Infallible<Value>"),
      "Infallible": (.plain, "call.infallible(0)", "Infallible<Value>"),
      "SharedSequenceConvertibleType": (.shared, "source(call)", "Shared"),
      "SharedSequence": (.shared, "source(call)", "Shared"),
      "PrimitiveSequence": (.primitive, "source(call)", "Primitive"),
      "SingleTrait": (.plain, "call.single(0)", "Single<Value>"),
      "MaybeTrait": (.plain, "call.maybe(0)", "Maybe<Value>"),
      "CompletableTrait": (.plain, "call.completable(0)", "Completable"),
    ]
    let isOfIntegers = condition.contains("Element: RxAbstractInteger")
    let plain = condition.replacing(" where Element: Equatable", with: "")
      .replacing(" where Element: RxAbstractInteger", with: "").replacing(", Element == Never", with: "")
      .replacing(" where Element == Any", with: "").replacing(", Element == Any", with: "")
      .replacing(", Element == Swift.Never", with: "")
    var name = owner
    if let trait = plain.wholeMatch(of: /\ where Trait == (\w+)/) {
      name = String(trait.1)
    } else if !plain.isEmpty {
      return nil
    }
    guard let kind = kinds[name] else { return nil }
    (table, value) = (kind.0, kind.1)
    self.isOfIntegers = isOfIntegers
    switch (isOfIntegers, kind.2) {
    case (false, _): type = kind.2
    case (true, "Observable<Value>"): type = "Observable<Int>"
    case (true, "Shared"): type = "SharedSequence<S, Int>"
    case (true, _): return nil
    }
  }
  /// The first `count` arguments of a static call as sequences.
  var sources: String {
    switch table {
    case .shared: "sources(call, first: count)"
    case .plain where type == "Infallible<Value>": "call.infallibles(first: count)"
    case .plain, .primitive: "call.sources(count)"
    }
  }
}
