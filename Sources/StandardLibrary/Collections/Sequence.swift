import Types
import Execution

/// Declares the members of every sequence. The receiver may be any value that can be iterated over: an array, a range,
/// a type of the program.
package func declareSequence(_ module: NativeModule) {
  var members: [NativeMember] = []
  declareTransformations(&members)
  declareSearches(&members)
  declareFolds(&members)
  declareParts(&members)
  module.extend("extension Sequence", members)

  var equatable: [NativeMember] = []
  equatable.general("func contains(_ element: Element) -> Bool") { call in
    var found = false
    try walk(call[0], call.runtime) { element in
      found = element == call[1]
      return !found
    }
    return .bool(found)
  }
  equatable.general("func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element") {
    let runtime = $0.runtime
    return .bool(
      try elements(of: $0[0], runtime).elementsEqual(elements(of: $0[1], runtime)) {
        try runtime.check()
        return $0 == $1
      })
  }
  equatable.general("func starts<S: Sequence>(with prefix: S) -> Bool where S.Element == Element") {
    .bool(try starts($0[0], with: $0[1], $0.runtime) { $0 == $1 })
  }
  equatable.general(
    "func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]"
  ) { call in
    let all = try elements(of: call[0], call.runtime)
    guard call[2].toInt >= 0 else { throw fault("Must take zero or more splits") }
    let parts = try all.split(maxSplits: call[2].toInt, omittingEmptySubsequences: call[3].asBool) {
      try call.runtime.check()
      return $0 == call[1]
    }
    return .array(parts.map { .boxed($0) })
  }
  module.extend("extension Sequence where Element: Equatable", equatable)

  var comparable: [NativeMember] = []
  comparable.general("func sorted() -> [Element]") { call in
    .array(try sortedAscending(elements(of: call[0], call.runtime), call.runtime))
  }
  comparable.general("func min() -> Element?") { call in
    .optional(try elements(of: call[0], call.runtime).min { try call.runtime.isLess($0, $1) })
  }
  comparable.general("func max() -> Element?") { call in
    .optional(try elements(of: call[0], call.runtime).max { try call.runtime.isLess($0, $1) })
  }
  comparable.general("func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element") {
    call in
    let (a, b) = (try elements(of: call[0], call.runtime), try elements(of: call[1], call.runtime))
    return .bool(try a.lexicographicallyPrecedes(b) { try call.runtime.isLess($0, $1) })
  }
  module.extend("extension Sequence where Element: Comparable", comparable)
  declareJoining(module)
}

private func declareTransformations(_ members: inout [NativeMember]) {
  members.general("func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T]") { call in
    let transform = call[1].asFunction
    if case .array(let elements) = call[0] {
      return .array(try call.runtime.mapped(elements) { try transform.call($0) })
    }
    if let values = computed(call[0]), let type = call.typeArguments.first,
      let collection = call.runtime.universe.nominal("Collection"), call.runtime.universe.conforms(type, to: collection)
    {
      return try mapped(values, call.runtime) { try transform.call($0) }
    }
    var result = CollectedValues()
    try walk(call[0], call.runtime) { element in
      try result.append(try transform.call(element), call.runtime)
      return true
    }
    return .array(result.values)
  }
  // Before Swift 4.1 the second was called `flatMap`, too.
  for name in [
    "func compactMap",
    "@available(*, deprecated, message: \"Please use compactMap(_:) for the case where closure returns an optional value\") func flatMap",
  ] {
    members.general(
      "\(name)<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]"
    ) { call in
      let transform = call[1].asFunction
      var result = CollectedValues()
      try walk(call[0], call.runtime) { element in
        if let value = try transform.call(element).asOptional { try result.append(value, call.runtime) }
        return true
      }
      return .array(result.values)
    }
  }
  members.general("func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]") { call in
    let transform = call[1].asFunction
    var result = CollectedValues()
    try walk(call[0], call.runtime) { element in
      try result.append(contentsOf: try elements(of: try transform.call(element), call.runtime), call.runtime)
      return true
    }
    return .array(result.values)
  }
  members.general("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]") { call in
    let isIncluded = call[1].asFunction
    var result = CollectedValues()
    try walk(call[0], call.runtime) { element in
      if try isIncluded.test(element) { try result.append(element, call.runtime) }
      return true
    }
    return .array(result.values)
  }
  members.general("func forEach(_ body: (Element) throws -> Void) rethrows") { call in
    let body = call[1].asFunction
    try walk(call[0], call.runtime) { element in
      _ = try body.call(element)
      return true
    }
    return .void
  }
  members.general("func enumerated() -> EnumeratedSequence<Self>") { call in
    let (base, runtime) = (call[0], call.runtime)
    return .boxed(
      NativeWalk(.init("EnumeratedSequence", call.typeArguments, ["_base": base])) {
        let walk = Result { try base.makeNext(in: runtime) }
        var offset = 0
        return {
          guard let element = try walk.get()?() else { return nil }
          defer { offset += 1 }
          return .labeled(("offset", .int(offset)), ("element", element))
        }
      })
  }
  members.general("func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]") {
    call in
    let order = call[1].asFunction
    let values = try elements(of: call[0], call.runtime)
    try call.runtime.makeRoom(forValues: values.count)
    return .array(try values.sorted { try order.call($0, $1).asBool })
  }
  members.general("func reversed() -> [Element]") { .array(try $0.runtime.reversed(elements(of: $0[0], $0.runtime))) }
  // Of what is walked once nothing is known before.
  members.unary("var underestimatedCount: Int { get }") { _ in .int(0) }
  members.general("func shuffled() -> [Element]") {
    .array(try elements(of: $0[0], $0.runtime).shuffled($0.runtime))
  }
  members.general("func makeIterator() -> IndexingIterator<Self>") { call in
    .boxed(ValueIterator(try call[0].makeNext(in: call.runtime) ?? { nil }))
  }
}

private func declareSearches(_ members: inout [NativeMember]) {
  members.general("func first(where predicate: (Element) throws -> Bool) rethrows -> Element?") { call in
    let predicate = call[1].asFunction
    var found: Value?
    try walk(call[0], call.runtime) { element in
      if try predicate.test(element) { found = element }
      return found == nil
    }
    return .optional(found)
  }
  members.general("func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool") { call in
    let predicate = call[1].asFunction
    var found = false
    try walk(call[0], call.runtime) { element in
      found = try predicate.test(element)
      return !found
    }
    return .bool(found)
  }
  members.general("func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool") { call in
    let predicate = call[1].asFunction
    var holds = true
    try walk(call[0], call.runtime) { element in
      holds = try predicate.test(element)
      return holds
    }
    return .bool(holds)
  }
  members.general("func count<E: Error>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int") { call in
    let predicate = call[1].asFunction
    var count = 0
    try walk(call[0], call.runtime) { element in
      if try predicate.test(element) { count += 1 }
      return true
    }
    return .int(count)
  }
  members.general("func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?") { call in
    let order = call[1].asFunction
    return .optional(try elements(of: call[0], call.runtime).min { try order.call($0, $1).asBool })
  }
  members.general("func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?") { call in
    let order = call[1].asFunction
    return .optional(try elements(of: call[0], call.runtime).max { try order.call($0, $1).asBool })
  }
  members.general(
    "func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool"
  ) { call in
    let same = call[2].asFunction
    let (a, b) = (try elements(of: call[0], call.runtime), try elements(of: call[1], call.runtime))
    return .bool(try a.elementsEqual(b) { try same.call($0, $1).asBool })
  }
}

private func declareFolds(_ members: inout [NativeMember]) {
  members.general(
    "func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Element) throws -> Result) rethrows -> Result"
  ) { call in
    let next = call[2].asFunction
    var result = call[1]
    try walk(call[0], call.runtime) { element in
      result = try next.call(result, element)
      return true
    }
    return result
  }
  members.general(
    "func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (_ partialResult: inout Result, Element) throws -> ()) rethrows -> Result"
  ) { call in
    let update = call[2].asFunction
    var result = call[1]
    try walk(call[0], call.runtime) { element in
      try update.call(changing: &result, element)
      return true
    }
    return result
  }
}

private func declareParts(_ members: inout [NativeMember]) {
  members.general("func prefix(_ maxLength: Int) -> PrefixSequence<Self>") { try prefix(of: $0) }
  members.general("func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>") { try rest(of: $0) }
  members.general("func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]") { call in
    let predicate = call[1].asFunction
    var result = CollectedValues()
    try walk(call[0], call.runtime) { element in
      guard try predicate.test(element) else { return false }
      try result.append(element, call.runtime)
      return true
    }
    return .array(result.values)
  }
  members.general("func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self>") {
    try remaining(of: $0)
  }
  members.general("func suffix(_ maxLength: Int) -> [Element]") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't take a suffix of negative length from a sequence") }
    return .array(try call.runtime.copied(elements(of: call[0], call.runtime).suffix(call[1].toInt)))
  }
  members.general("func dropLast(_ k: Int = 1) -> [Element]") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't drop a negative number of elements from a sequence") }
    return .array(try call.runtime.copied(elements(of: call[0], call.runtime).dropLast(call[1].toInt)))
  }
  members.general(
    "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]"
  ) { call in
    let isSeparator = call[3].asFunction
    guard call[1].toInt >= 0 else { throw fault("Must take zero or more splits") }
    let all = try elements(of: call[0], call.runtime)
    let parts = try all.split(maxSplits: call[1].toInt, omittingEmptySubsequences: call[2].asBool) {
      try isSeparator.test($0)
    }
    return .array(parts.map { .boxed($0) })
  }
}

private func joinedText(_ sequence: Value, by separator: String, _ runtime: Runtime) throws -> String {
  var result = ""
  var isFirst = true
  try walk(sequence, runtime) { part in
    let text = part.toText
    try TextBudget.makeRoom(for: result, growingBy: text)
    if !isFirst { result += separator }
    isFirst = false
    result += text
    // One may be as long as thousands of others.
    if text.utf8.count > 1 << 12 { try runtime.check() }
    return true
  }
  return result
}

private func declareJoining(_ module: NativeModule) {
  // Before the general one: of two that fit equally well the first is taken.
  var texts: [NativeMember] = []
  texts.general("func joined() -> String") { call in
    .string(try joinedText(call[0], by: "", call.runtime))
  }
  texts.general("func joined(separator: String = \"\") -> String") { call in
    .string(try joinedText(call[0], by: call[1].asString, call.runtime))
  }
  // Lists of plain texts have a function of their own, which says what the result of a closure before it should be.
  var strings: [NativeMember] = []
  strings.general("func joined(separator: String = \"\") -> String") { call in
    .string(try joinedText(call[0], by: call[1].asString, call.runtime))
  }
  module.extend("extension BidirectionalCollection where Element == String", strings)
  module.extend("extension Sequence where Element: StringProtocol", texts)
  var nested: [NativeMember] = []
  nested.general("func joined() -> FlattenSequence<Self>") { call in
    .boxed(
      FlattenedValue(.init("FlattenSequence", call.typeArguments, ["_base": call[0]]), base: call[0], call.runtime))
  }
  nested.general(
    "func joined<Separator: Sequence>(separator: Separator) -> [Element.Element] where Separator.Element == Element.Element"
  ) { call in
    let separator = try elements(of: call[1], call.runtime)
    var result = CollectedValues()
    var isFirst = true
    try walk(call[0], call.runtime) { part in
      if !isFirst { try result.append(contentsOf: separator, call.runtime) }
      isFirst = false
      try result.append(contentsOf: try elements(of: part, call.runtime), call.runtime)
      return true
    }
    return .array(result.values)
  }
  module.extend("extension Sequence where Element: Sequence", nested)
}
