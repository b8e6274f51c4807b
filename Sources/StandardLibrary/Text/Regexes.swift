import Execution
import SyntaxTree
import Types

/// Declares regular expressions: `Regex`, its matches and its options.
package func declareRegexes(_ module: NativeModule) {
  module.type(
    "protocol RegexComponent<RegexOutput> { associatedtype RegexOutput; var regex: Regex<RegexOutput> { get } }")
  module.type(
    "struct Regex<Output>: RegexComponent { typealias RegexOutput = Output; typealias Match = _RegexMatch<Output> }",
    represents: RegexValue.self)
  module.type("@dynamicMemberLookup struct _RegexMatch<Output>", represents: RegexMatchValue.self)
  module.type("struct _RegexError: Error, CustomStringConvertible", represents: RegexFault.self)
  module.type(
    """
    struct AnyRegexOutput: RandomAccessCollection {
      typealias Element = _RegexElement
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<AnyRegexOutput>
      typealias SubSequence = ArraySlice<_RegexElement>
    }
    """, represents: RegexOutputValue.self)
  module.type("struct _RegexElement", represents: AnyRegexOutput.Element.self)
  // Names for literals, which mean these types also where a program has types of their names.
  module.alias("typealias _RegexLiteral<Output> = Regex<Output>")
  module.alias("typealias _RegexText = Substring")
  module.extend("extension Regex", lazily: construction + options + matching)
  module.extend("extension Regex where Output == AnyRegexOutput") { members in
    members.general("init(_ pattern: String) throws") { call in try regex(call[0].toText, .dynamic) }
    members.unary("init<Other>(_ regex: Regex<Other>)") {
      .boxed(RegexValue(regex: try $0.asRegex().regex, shape: .dynamic))
    }
  }
  module.extend("extension Regex where Output == Substring") { members in
    members.unary("init(verbatim verbatimString: String)") { text in
      .boxed(RegexValue(regex: Regex<AnyRegexOutput>(verbatim: text.toText), shape: .whole))
    }
  }
  module.extend("extension _RegexError") { members in
    members.unary("var description: String { get }") { .string($0.description) }
  }
  declareMatch(module)
  declareOptionTypes(module)
  for type in ["String", "Substring"] { declareRegexSearches(module, in: type) }
}

private func regex(_ pattern: String, _ shape: RegexShape) throws -> Value {
  do { return .boxed(RegexValue(regex: try Regex(pattern), shape: shape)) } catch {
    throw ThrownValue(.boxed(RegexFault(description: String(describing: error))))
  }
}

private var construction: [NativeMember] {
  var members: [NativeMember] = []
  members.general("init(_regexString pattern: String)") { call in
    try regex(call[0].toText, RegexShape(call.typeArguments.first))
  }
  members.general("init(_ pattern: String, as outputType: Output.Type = Output.self) throws") { call in
    let shape = RegexShape(call.typeArguments.first)
    let made = try regex(call[0].toText, shape)
    guard shape.fits(RegexCaptures(call[0].toText).all) else {
      throw ThrownValue(.boxed(RegexFault(description: "Cast to incorrect type 'Regex<\(call.typeArguments[0])>'")))
    }
    return made
  }
  members.unary("var regex: Regex<Output> { get }") { $0 }
  members.binary("func contains(captureNamed name: String) -> Bool") {
    .bool(try $0.asRegex().regex.contains(captureNamed: $1.toText))
  }
  return members
}

private var options: [NativeMember] {
  var members: [NativeMember] = []
  func option(_ name: String, _ change: @escaping @Sendable (Regex<AnyRegexOutput>, Bool) -> Regex<AnyRegexOutput>) {
    members.binary("func \(name)(_ isSet: Bool = true) -> Regex<Output>") { value, isSet in
      var changed = try value.asRegex()
      changed.regex = change(changed.regex, isSet.asBool)
      return .boxed(changed)
    }
  }
  option("ignoresCase") { $0.ignoresCase($1) }
  option("asciiOnlyWordCharacters") { $0.asciiOnlyWordCharacters($1) }
  option("asciiOnlyDigits") { $0.asciiOnlyDigits($1) }
  option("asciiOnlyWhitespace") { $0.asciiOnlyWhitespace($1) }
  option("asciiOnlyCharacterClasses") { $0.asciiOnlyCharacterClasses($1) }
  option("dotMatchesNewlines") { $0.dotMatchesNewlines($1) }
  option("anchorsMatchLineEndings") { $0.anchorsMatchLineEndings($1) }
  func choice<Choice>(
    _ signature: String, _ change: @escaping @Sendable (Regex<AnyRegexOutput>, Choice) -> Regex<AnyRegexOutput>
  ) {
    members.binary("func \(signature) -> Regex<Output>") { value, chosen in
      var changed = try value.asRegex()
      if let chosen = chosen.payload(Choice.self) { changed.regex = change(changed.regex, chosen) }
      return .boxed(changed)
    }
  }
  choice("wordBoundaryKind(_ wordBoundaryKind: RegexWordBoundaryKind)") { $0.wordBoundaryKind($1) }
  choice("repetitionBehavior(_ behavior: RegexRepetitionBehavior)") { $0.repetitionBehavior($1) }
  choice("matchingSemantics(_ semanticLevel: RegexSemanticLevel)") { $0.matchingSemantics($1) }
  return members
}

private var matching: [NativeMember] {
  var members: [NativeMember] = []
  for text in ["String", "Substring"] {
    for (name, find) in searches {
      members.binary("func \(name)(in string: \(text)) throws -> _RegexMatch<Output>?") { value, text in
        try find(value.asRegex(), text.searchedText)
      }
    }
  }
  return members
}

/// The searches for one match, by name.
private let searches: [(name: String, find: @Sendable (RegexValue, Substring) throws -> Value)] = [
  ("firstMatch", { regex, text in try found(regex) { try regex.regex.firstMatch(in: text) } }),
  ("wholeMatch", { regex, text in try found(regex) { try regex.regex.wholeMatch(in: text) } }),
  ("prefixMatch", { regex, text in try found(regex) { try regex.regex.prefixMatch(in: text) } }),
]

private func found(
  _ regex: RegexValue, _ search: @escaping @Sendable () throws -> Regex<AnyRegexOutput>.Match?
) throws -> Value {
  let match = try DetachedWork.run(search)
  return .optional(match.map { .boxed(RegexMatchValue(match: $0, shape: regex.shape)) })
}

private func declareMatch(_ module: NativeModule) {
  @Sendable func match(_ value: Value) throws -> RegexMatchValue {
    guard let match = value.payload(RegexMatchValue.self) else { throw fault("expected a match") }
    return match
  }
  module.extend("extension _RegexMatch") { members in
    members.unary("var output: Output { get }") { try match($0).output }
    members.unary("var range: Range<_StringIndex> { get }") { try match($0).match.range.asValue }
    members.binary("subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { get }") { value, path in
      try path.asKeyPath?.get(try match(value).output) ?? .void
    }
  }
  module.extend("extension _RegexMatch where Output == Substring") { members in
    members.binary(
      "subscript(dynamicMember keyPath: KeyPath<(Substring, _doNotUse: ()), Substring>) -> Substring { get }"
    ) { value, _ in try match(value).output }
  }
  module.extend("extension _RegexMatch where Output == AnyRegexOutput") { members in
    members.unary("var count: Int { get }") { .int(try match($0).match.output.count) }
    members.binary("subscript(position: Int) -> _RegexElement { get }") {
      try element($1.toInt, of: match($0).match.output)
    }
    members.binary("subscript(name: String) -> _RegexElement? { get }") { value, name in
      .optional(try match(value).match.output.first { $0.name == name.toText }.map { .boxed($0) })
    }
  }
  module.extend("extension AnyRegexOutput") { members in
    members.binary("subscript(name: String) -> _RegexElement? { get }") { value, name in
      .optional(value.payload(RegexOutputValue.self)?.output.first { $0.name == name.toText }.map { .boxed($0) })
    }
  }
  module.extend("extension _RegexElement") { members in
    func read(_ signature: String, _ read: @escaping @Sendable (AnyRegexOutput.Element) -> Value?) {
      members.unary("var \(signature) { get }") { .optional($0.payload(AnyRegexOutput.Element.self).flatMap(read)) }
    }
    read("substring: Substring?") { $0.substring.map { .boxed($0) } }
    read("range: Range<_StringIndex>?") { $0.range?.asValue }
    read("name: String?") { $0.name.map { .string($0) } }
    read("value: Any?") { $0.substring.map { .boxed($0) } }
  }
}

private func element(_ index: Int, of output: AnyRegexOutput) throws -> Value {
  guard output.indices.contains(index) else { throw fault("Index out of range") }
  return .boxed(output[index])
}

extension Range<String.Index> {
  var asValue: Value { .boxed(HalfOpenRange(lowerBound.asValue, upperBound.asValue)) }
}

private func declareOptionTypes(_ module: NativeModule) {
  func declare<Choice>(_ type: String, _ choices: [(String, Choice)]) where Choice: Sendable {
    module.type("struct \(type): Hashable", represents: Choice.self)
    module.extend("extension \(type)") { members in
      for (name, choice) in choices { members.nullary("static var \(name): \(type) { get }") { .boxed(choice) } }
    }
  }
  declare(
    "RegexRepetitionBehavior",
    [("eager", RegexRepetitionBehavior.eager), ("reluctant", .reluctant), ("possessive", .possessive)])
  declare("RegexWordBoundaryKind", [("`default`", RegexWordBoundaryKind.default), ("simple", .simple)])
  declare(
    "RegexSemanticLevel", [("graphemeCluster", RegexSemanticLevel.graphemeCluster), ("unicodeScalar", .unicodeScalar)])
}

extension RegexRepetitionBehavior: @retroactive @unchecked Sendable {}
extension RegexWordBoundaryKind: @retroactive @unchecked Sendable {}
extension RegexSemanticLevel: @retroactive @unchecked Sendable {}

extension [NativeMember] {
  /// Appends the searches for one match of a text: `firstMatch(of:)` and its siblings.
  mutating func appendSingleSearches() {
    for (name, find) in searches {
      binary("func \(name)<R: RegexComponent>(of r: R) -> _RegexMatch<R.RegexOutput>?") { text, regex in
        try find(regex.asRegex(), text.searchedText)
      }
    }
  }
}
