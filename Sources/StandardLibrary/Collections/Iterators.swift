import Execution
import Types

/// Declares the protocols of sequences, their iterators, and the sequences that global functions make.
package func declareIterators(_ module: NativeModule) {
  module.type("protocol IteratorProtocol<Element> { associatedtype Element\n mutating func next() -> Element? }")
  module.type(
    """
    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      func makeIterator() -> Iterator
    }
    """)
  var makeIterator: [NativeMember] = []
  makeIterator.unary("func makeIterator() -> Self") { $0 }
  module.extend("extension Sequence where Self: IteratorProtocol { typealias Iterator = Self }", makeIterator)

  module.type(
    "struct IndexingIterator<Elements: Sequence>: IteratorProtocol, Sequence { typealias Element = Elements.Element\n typealias Iterator = IndexingIterator<Elements> }",
    represents: ValueIterator.self)
  module.type(
    "struct AnyIterator<Element>: IteratorProtocol, Sequence { typealias Iterator = AnyIterator<Element> }")
  var next: [NativeMember] = []
  next.mutating("mutating func next() -> Element?") { value, call in
    if let iterator = value.payload(ValueIterator.self) { return .optional(try iterator.next()) }
    // A sequence that is its own iterator becomes one on first use.
    let iterator = ValueIterator(try value.makeNext(in: call.runtime) ?? { nil })
    value = .boxed(iterator)
    return .optional(try iterator.next())
  }
  module.extend("extension IndexingIterator", next)
  module.extend("extension UnfoldSequence", next)
  var anyIterator: [NativeMember] = []
  anyIterator.unary("func next() -> Element?") { .optional(try $0.payload(ValueIterator.self)?.next()) }
  anyIterator.unary("init(_ body: @escaping () -> Element?)") { body in
    let body = body.asFunction
    return .boxed(ValueIterator { try body.call().asOptional })
  }
  anyIterator.general("init<I: IteratorProtocol>(_ base: I) where I.Element == Element") { call in
    if call[0].payload(ValueIterator.self) != nil { return call[0] }
    return .boxed(ValueIterator(try call[0].makeNext(in: call.runtime) ?? { nil }))
  }
  module.extend("extension AnyIterator", anyIterator)

  module.type("struct AnySequence<Element>: Sequence { typealias Iterator = AnyIterator<Element> }")
  var anySequence: [NativeMember] = []
  anySequence.unary("init<S: Sequence>(_ base: S) where S.Element == Element") { $0 }
  anySequence.general(
    "init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element"
  ) { call in
    let make = call[0].asFunction
    let runtime = call.runtime
    return .boxed(
      NativeWalk(.init("AnySequence", call.typeArguments, nil)) {
        let next = Result { try make.call().makeNext(in: runtime) }
        return { try next.get()?() }
      })
  }
  anySequence.general("func makeIterator() -> AnyIterator<Element>") { call in
    .boxed(ValueIterator(try call[0].makeNext(in: call.runtime) ?? { nil }))
  }
  anySequence.general("func prefix(_ maxLength: Int) -> AnySequence<Element>") { try prefix(of: $0) }
  anySequence.general("func dropFirst(_ k: Int = 1) -> AnySequence<Element>") { try rest(of: $0) }
  anySequence.general("func drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element>") {
    try remaining(of: $0)
  }
  module.extend("extension AnySequence", anySequence)
  declareWalkTypes(module)
  declareSequenceFunctions(module)
}

private func declareWalkTypes(_ module: NativeModule) {
  module.type(
    """
    struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
      typealias Element = (Sequence1.Element, Sequence2.Element)
      typealias Iterator = IndexingIterator<Zip2Sequence<Sequence1, Sequence2>>
    }
    """)
  module.type(
    """
    struct EnumeratedSequence<Base: Sequence>: Sequence {
      typealias Element = (offset: Int, element: Base.Element)
      typealias Iterator = IndexingIterator<EnumeratedSequence<Base>>
    }
    """)
  module.type(
    """
    struct StrideTo<Element: Strideable>: Sequence { typealias Iterator = IndexingIterator<StrideTo<Element>> }
    """)
  module.type(
    """
    struct StrideThrough<Element: Strideable>: Sequence { typealias Iterator = IndexingIterator<StrideThrough<Element>> }
    """)
  module.type(
    """
    struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol { typealias Iterator = IndexingIterator<UnfoldSequence<Element, State>> }
    """)
  module.alias("typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>")
  declareSequenceParts(module)
  module.type(
    """
    struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      typealias Element = Base.Element.Element
      typealias Iterator = IndexingIterator<FlattenSequence<Base>>
    }
    """)
  module.type(
    "struct _FlattenedIndex<Base: Collection>: Comparable where Base.Element: Collection",
    represents: FlattenedIndex.self)
  module.extend(
    "extension _FlattenedIndex: Hashable where Base.Index: Hashable, Base.Element.Index: Hashable")
  module.extend(
    """
    extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
      typealias Index = _FlattenedIndex<Base>
      typealias Indices = DefaultIndices<FlattenSequence<Base>>
      typealias SubSequence = Slice<FlattenSequence<Base>>
    }
    """)
  module.extend(
    "extension FlattenSequence: BidirectionalCollection where Base: BidirectionalCollection, Base.Element: BidirectionalCollection"
  )
}

private func declareSequenceFunctions(_ module: NativeModule) {
  var globals: [NativeMember] = []
  globals.general(
    "func zip<Sequence1: Sequence, Sequence2: Sequence>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2>"
  ) { call in
    let (first, second, runtime) = (call[0], call[1], call.runtime)
    return .boxed(
      NativeWalk(.init("Zip2Sequence", call.typeArguments, ["_sequence1": first, "_sequence2": second])) {
        let walks = Result { (try first.makeNext(in: runtime), try second.makeNext(in: runtime)) }
        return {
          let (left, right) = try walks.get()
          guard let a = try left?(), let b = try right?() else { return nil }
          return .tuple(a, b)
        }
      })
  }
  globals.general(
    "func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>"
  ) { .boxed(try strideWalk($0, isThrough: false)) }
  globals.general(
    "func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>"
  ) { .boxed(try strideWalk($0, isThrough: true)) }
  globals.general(
    "func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T>"
  ) { call in
    let (first, next) = (call[0], call[1].asFunction)
    return .boxed(
      NativeWalk(
        .init(
          "UnfoldSequence<\((call.typeArguments.first ?? .any).runtimeName(qualified: false)), (Optional<\((call.typeArguments.first ?? .any).runtimeName(qualified: false))>, Bool)>",
          [], ["_state": .tuple(.wrapped(first), .bool(true)), "_next": call[1], "_done": .bool(false)])
      ) {
        var current: Value?
        var isFirst = true
        return {
          if isFirst {
            isFirst = false
            current = first
          } else if let previous = current {
            current = try next.call(previous).asOptional
          }
          return current
        }
      })
  }
  globals.general(
    "func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>"
  ) { call in
    let (state, next) = (call[0], call[1].asFunction)
    return .boxed(
      NativeWalk(.init("UnfoldSequence", call.typeArguments, nil)) {
        var places = [state]
        return { try next.call(changing: &places).asOptional }
      })
  }
  globals.general("func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>") { call in
    guard call[1].toInt >= 0 else { throw fault("Repetition count should be non-negative") }
    let name = call.typeArguments.first?.runtimeName(qualified: false) ?? "_"
    return .boxed(RepeatedValue(element: call[0], count: call[1].toInt, typeName: name))
  }
  module.global(globals)
}

private func strideWalk(_ call: NativeCall, isThrough: Bool) throws -> NativeWalk {
  let (start, end, step) = (call[0], call[1], call[2])
  let zero = try zero(like: step, call)
  if step == zero { throw fault("Stride size must not be zero") }
  let isUp = zero.isLess(than: step)
  func isPast(_ value: Value) -> Bool {
    let isBeyond = isUp ? end.isLess(than: value) : value.isLess(than: end)
    return isBeyond || (!isThrough && value == end)
  }
  let shape = NativeWalk.Shape(isThrough ? "StrideThrough" : "StrideTo", call.typeArguments, nil)
  let runtime = call.runtime
  if runtime.writtenWitness(of: start, "Strideable", "advanced") != nil {
    func advanced(_ value: Value, to index: Int) throws -> Value {
      guard case .double = step else { return try runtime.callWitness(value, "Strideable", "advanced", [step]) }
      // The sum of many fractions would be less exact.
      let distance = try calculate(.multiply, numberLike(step, index), step)
      return try runtime.callWitness(start, "Strideable", "advanced", [distance])
    }
    return NativeWalk(shape) {
      var index = 0
      var next: Value? = start
      return {
        guard let value = next, !isPast(value) else { return nil }
        index += 1
        // There may be no value behind the end.
        next = isThrough && value == end ? nil : try advanced(value, to: index)
        return value
      }
    }
  }
  if case .double(let from) = start, case .double(let by) = step {
    return NativeWalk(shape) {
      var index = 0.0
      return {
        let value = Value.double(from + index * by)
        index += 1
        return isPast(value) ? nil : value
      }
    }
  }
  return NativeWalk(shape) {
    var next: Value? = start
    return {
      guard let value = next, !isPast(value) else { return nil }
      next = value.anyFloat != nil ? try? calculate(.add, value, step) : try? advance(value, by: step.toInt)
      return value
    }
  }
}

/// `n` further, in the value's own type, a negative distance also where the type has no sign.
private func advance(_ value: Value, by distance: Int) throws -> Value {
  distance < 0
    ? try calculate(.subtract, value, numberLike(value, -distance))
    : try calculate(.add, value, numberLike(value, distance))
}

/// Sequence that `repeatElement` returns.
struct RepeatedValue: NativeSequence, Hashable, CustomStringConvertible {
  let element: Value
  let count: Int
  let typeName: String
  var description: String { "Repeated<\(typeName)>(count: \(count), repeatedValue: \(element.debugDescription))" }
  var leastCount: Int { count }
  func makeNext() -> () throws -> Value? {
    var left = count
    return {
      guard left > 0 else { return nil }
      left -= 1
      return element
    }
  }
}
