import Execution
import Types

/// Declares lazy sequences, whose operations run when elements are requested.
package func declareLazy(_ module: NativeModule) {
  module.type("protocol LazySequenceProtocol: Sequence { associatedtype Elements: Sequence = Self }")
  module.type("protocol LazyCollectionProtocol: Collection, LazySequenceProtocol")
  declareLazyTypes(module)
  declareLazyConversions(module)
  var members: [NativeMember] = []
  declareLazySteps(&members)
  declareLazyParts(&members)
  module.extend("extension LazySequenceProtocol", members)
  declareFurtherSteps(module)
  declareLazyJoining(module)
}

private func declareLazyTypes(_ module: NativeModule) {
  module.type(
    """
    struct LazySequence<Base: Sequence>: LazySequenceProtocol {
      typealias Element = Base.Element
      typealias Elements = Base
      typealias Iterator = IndexingIterator<LazySequence<Base>>
    }
    """)
  module.type(
    """
    struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
      typealias Iterator = IndexingIterator<LazyMapSequence<Base, Element>>
    }
    """)
  for name in ["LazyFilterSequence", "LazyDropWhileSequence", "LazyPrefixWhileSequence"] {
    module.type(
      """
      struct \(name)<Base: Sequence>: LazySequenceProtocol {
        typealias Element = Base.Element
        typealias Iterator = IndexingIterator<\(name)<Base>>
      }
      """)
  }
  module.type(
    "struct _TakenIndex<Base: Collection>: Comparable", represents: TakenIndex.self)
  module.extend("extension _TakenIndex: Hashable where Base.Index: Hashable")
  let collections = [
    ("LazySequence", "Base.Index", "Base.Indices", "Slice<LazySequence<Base>>"),
    ("LazyMapSequence", "Base.Index", "Base.Indices", "LazyMapSequence<Base.SubSequence, Element>"),
    (
      "LazyFilterSequence", "Base.Index", "DefaultIndices<LazyFilterSequence<Base>>",
      "LazyFilterSequence<Base.SubSequence>"
    ),
    (
      "LazyDropWhileSequence", "Base.Index", "DefaultIndices<LazyDropWhileSequence<Base>>",
      "Slice<LazyDropWhileSequence<Base>>"
    ),
    (
      "LazyPrefixWhileSequence", "_TakenIndex<Base>", "DefaultIndices<LazyPrefixWhileSequence<Base>>",
      "Slice<LazyPrefixWhileSequence<Base>>"
    ),
  ]
  for (name, index, indices, part) in collections {
    module.extend(
      """
      extension \(name): LazyCollectionProtocol where Base: Collection {
        typealias Index = \(index)
        typealias Indices = \(indices)
        typealias SubSequence = \(part)
      }
      """)
    module.extend("extension \(name): BidirectionalCollection where Base: BidirectionalCollection")
  }
  for name in ["LazySequence", "LazyMapSequence"] {
    module.extend("extension \(name): RandomAccessCollection where Base: RandomAccessCollection")
  }
  for name in ["Slice", "ReversedCollection"] {
    module.extend(
      "extension \(name): LazySequenceProtocol where Base: LazySequenceProtocol { typealias Elements = \(name)<Base> }")
  }
  for name in ["Lazy", "LazyFilter", "LazyDropWhile", "LazyPrefixWhile"] {
    module.alias("typealias \(name)Collection<T: Collection> = \(name)Sequence<T>")
  }
  module.alias("typealias LazyMapCollection<T: Collection, U> = LazyMapSequence<T, U>")
}

private func declareLazyConversions(_ module: NativeModule) {
  var sequence: [NativeMember] = []
  sequence.general("var lazy: LazySequence<Self> { get }") { call in
    lazy(call[0], .init("LazySequence", call.typeArguments, ["_base": call[0]]), call)
  }
  module.extend("extension Sequence", sequence)
  var again: [NativeMember] = []
  again.general("var lazy: LazySequence<Elements> { get }") { call in
    let elements = elements(of: call[0])
    return lazy(elements, .init("LazySequence", elementsTypes(call), ["_base": elements]), call)
  }
  again.unary("var elements: Elements { get }") { elements(of: $0) }
  module.extend("extension LazySequenceProtocol", again)
  var already: [NativeMember] = []
  already.unary("var lazy: Elements { get }") { elements(of: $0) }
  module.extend("extension LazySequenceProtocol where Elements: LazySequenceProtocol", already)
}

private func lazy(_ base: Value, _ shape: NativeWalk.Shape, _ call: NativeCall) -> Value {
  .boxed(LazyValue(shape, base: base, .all, call.runtime))
}

/// Returns what the steps of a lazy sequence are applied to: `array.lazy` is lazy only by name.
private func elements(of sequence: Value) -> Value {
  guard let plain = sequence.payload(LazyValue.self), case .all = plain.step else { return sequence }
  return plain.base
}

/// The type arguments of a call, with the type that steps are applied to in place of the first one.
private func elementsTypes(_ call: NativeCall) -> [Type] {
  var types = call.typeArguments
  if let first = types.first, case .nominal(let decl, let own) = first, decl.name == "LazySequence" {
    types[0] = own.first ?? first
  }
  return types
}

private func declareLazySteps(_ members: inout [NativeMember]) {
  members.general("func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>") { call in
    let transform = call[1].asFunction
    return step(call, "LazyMapSequence", "_transform", .mapping { try transform.call($0) })
  }
  members.general("func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements>") { call in
    let isIncluded = call[1].asFunction
    return step(call, "LazyFilterSequence", "_predicate", .filtering { try isIncluded.test($0) })
  }
  // Before Swift 4.1 the second was called `flatMap`, too.
  for name in [
    "func compactMap",
    "@available(*, deprecated, message: \"Please use compactMap(_:) for the case where closure returns an optional value\") func flatMap",
  ] {
    members.general(
      """
      \(name)<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult?) \
      -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
      """
    ) { call in
      let transform = call[1].asFunction
      let types = elementsTypes(call)
      let mapped = [types.first, type("Optional", [types.last], call)]
      let filtered = type("LazyMapSequence", mapped, call)
      let optionals = step(
        elements(of: call[0]), "LazyMapSequence", mapped, call, "_transform", .mapping { try transform.call($0) })
      let present = step(
        optionals, "LazyFilterSequence", [filtered], call, "_predicate", .filtering { $0.asOptional != nil })
      return step(
        present, "LazyMapSequence", [type("LazyFilterSequence", [filtered], call), types.last], call, "_transform",
        .mapping { $0.asOptional ?? .void })
    }
  }
  members.general(
    """
    func flatMap<SegmentOfResult: Sequence>(_ transform: @escaping (Element) -> SegmentOfResult) \
    -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>>
    """
  ) { call in
    let transform = call[1].asFunction
    let types = elementsTypes(call)
    let parts = step(
      elements(of: call[0]), "LazyMapSequence", types, call, "_transform", .mapping { try transform.call($0) })
    return joined(parts, type("LazyMapSequence", types, call), call)
  }
}

/// Declares another `map` of a lazy map, and another `filter` of a lazy filter: their base is that of the first one.
private func declareFurtherSteps(_ module: NativeModule) {
  var maps: [NativeMember] = []
  maps.general("func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Base, U>") { call in
    let transform = call[1].asFunction
    let mapped: LazyValue = try call[0].unboxed()
    guard case .mapping(let first) = mapped.step else { return call[0] }
    let types = [call.typeArguments.first, call.typeArguments.last].compactMap { $0 }
    return .boxed(
      LazyValue(
        .init("LazyMapSequence", types, ["_base": mapped.base, "_transform": call[1]]), base: mapped.base,
        .mapping { try transform.call(first($0)) }, call.runtime))
  }
  module.extend("extension LazyMapSequence", maps)
  var filters: [NativeMember] = []
  filters.general("func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base>") { call in
    let isIncluded = call[1].asFunction
    let filtered: LazyValue = try call[0].unboxed()
    guard case .filtering(let first) = filtered.step else { return call[0] }
    return .boxed(
      LazyValue(
        .init("LazyFilterSequence", call.typeArguments, ["_base": filtered.base, "_predicate": call[1]]),
        base: filtered.base, .filtering { try first($0) && isIncluded.test($0) }, call.runtime))
  }
  module.extend("extension LazyFilterSequence", filters)
}

/// Declares parts of lazy sequences whose length depends on the elements.
private func declareLazyParts(_ members: inout [NativeMember]) {
  members.general("func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements>") {
    call in
    let predicate = call[1].asFunction
    return step(call, "LazyPrefixWhileSequence", "_predicate", .taking { try predicate.test($0) })
  }
  members.general("func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements>") {
    call in
    let predicate = call[1].asFunction
    return step(call, "LazyDropWhileSequence", "_predicate", .dropping { try predicate.test($0) })
  }
}

private func declareLazyJoining(_ module: NativeModule) {
  var nested: [NativeMember] = []
  nested.general("func joined() -> LazySequence<FlattenSequence<Elements>>") { call in
    joined(elements(of: call[0]), elementsTypes(call).first, call)
  }
  module.extend("extension LazySequenceProtocol where Element: Sequence", nested)
}

private func joined(_ parts: Value, _ partsType: Type?, _ call: NativeCall) -> Value {
  let types = [partsType].compactMap { $0 }
  let flattened = Value.boxed(
    FlattenedValue(.init("FlattenSequence", types, ["_base": parts]), base: parts, call.runtime))
  let lazyTypes = [type("FlattenSequence", types, call)].compactMap { $0 }
  return lazy(flattened, .init("LazySequence", lazyTypes, ["_base": flattened]), call)
}

private func step(_ call: NativeCall, _ name: String, _ field: String, _ made: LazyValue.Step) -> Value {
  step(elements(of: call[0]), name, elementsTypes(call), call, field, made)
}

private func step(
  _ base: Value, _ name: String, _ types: [Type?], _ call: NativeCall, _ field: String, _ made: LazyValue.Step
) -> Value {
  let shape = NativeWalk.Shape(name, types.compactMap { $0 }, ["_base": base, field: call[1]])
  return .boxed(LazyValue(shape, base: base, made, call.runtime))
}

/// A type of the library by its name; nil without it or its arguments.
private func type(_ name: String, _ arguments: [Type?], _ call: NativeCall) -> Type? {
  guard let decl = call.runtime.universe.nominal(name), !arguments.contains(where: { $0 == nil }) else { return nil }
  return .nominal(decl, arguments.compactMap { $0 })
}
