import Execution
import Types

/// Declares lazy sequences, whose operations run when elements are requested.
package func declareLazy(_ module: NativeModule) {
  // `array.lazy` is lazy only by name and represents its base.
  module.type("protocol LazySequenceProtocol: Sequence { associatedtype Elements: Sequence = Self }")
  for header in [
    "LazySequence<Base: Sequence>|Base.Element|LazySequence<Base>",
    "LazyMapSequence<Base: Sequence, Element>||LazyMapSequence<Base, Element>",
    "LazyFilterSequence<Base: Sequence>|Base.Element|LazyFilterSequence<Base>",
  ] {
    let parts = header.split(separator: "|", omittingEmptySubsequences: false)
    let element = parts[1].isEmpty ? "" : "typealias Element = \(parts[1])\n "
    let elements = parts[0].hasPrefix("LazySequence<") ? "typealias Elements = Base\n " : ""
    module.type(
      "struct \(parts[0]): LazySequenceProtocol { \(element)\(elements)typealias Iterator = IndexingIterator<\(parts[2])> }"
    )
  }
  for (name, element) in [
    ("LazySequence", "Base.Element"), ("LazyMapSequence", "Element"), ("LazyFilterSequence", "Base.Element"),
  ] {
    module.extend(
      """
      extension \(name): Collection where Base: Collection {
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = ArraySlice<\(element)>
      }
      """)
  }
  for proto in ["BidirectionalCollection", "RandomAccessCollection"] {
    module.extend("extension LazySequence: \(proto) where Base: \(proto)")
    module.extend("extension LazyMapSequence: \(proto) where Base: \(proto)")
  }
  var sequence: [NativeMember] = []
  sequence.general("var lazy: LazySequence<Self> { get }") { call in
    let (base, runtime) = (call[0], call.runtime)
    return .boxed(
      NativeWalk(.init("LazySequence", call.typeArguments, ["_base": base]), base: base, positions: base.positions) {
        let walk = Result { try base.makeNext(in: runtime) }
        return { try walk.get()?() }
      })
  }
  module.extend("extension Sequence", sequence)
  var members: [NativeMember] = []
  members.general("func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>") { call in
    let transform = call[1].asFunction
    return lazily(call, "LazyMapSequence", "_transform", mapping: transform) { try transform.call($0) }
  }
  members.general("func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements>") { call in
    let isIncluded = call[1].asFunction
    return lazily(call, "LazyFilterSequence", "_predicate", including: isIncluded) {
      try isIncluded.test($0) ? $0 : nil
    }
  }
  members.general(
    "func compactMap<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult?) -> LazyMapSequence<Elements, ElementOfResult>"
  ) {
    call in
    let transform = call[1].asFunction
    return lazily(call, "LazyMapSequence", "_transform") { try transform.call($0).asOptional }
  }
  members.general(
    "func flatMap<S: Sequence>(_ transform: @escaping (Element) -> S) -> LazyMapSequence<Elements, S.Element>"
  ) {
    call in
    let transform = call[1].asFunction
    let (base, runtime) = (call[0], call.runtime)
    return .boxed(
      NativeWalk(.init("LazyMapSequence", call.typeArguments, nil)) {
        let walk = Result { try base.makeNext(in: runtime) }
        var inner: (() throws -> Value?)?
        return {
          while true {
            try runtime.check()
            if let element = try inner?() { return element }
            guard let next = try walk.get()?() else { return nil }
            inner = try transform.call(next).makeNext(in: runtime)
          }
        }
      })
  }
  declareFurtherSteps(module)
  declareLazyParts(&members)
  module.extend("extension LazySequenceProtocol", members)
  var first: [NativeMember] = []
  first.general("var first: Element? { get }") { call in
    guard let filtered = call[0].payload(NativeWalk.self)?.filtered else {
      return .optional(try call[0].makeNext(in: call.runtime)?())
    }
    let start = try filtered.place(from: 0, call.runtime)
    return start < filtered.positions.count ? .wrapped(try filtered.element(at: start)) : .none
  }
  first.general("var last: Element? { get }") { call in
    guard let positions = call[0].positions else { return .optional(try elements(of: call[0], call.runtime).last) }
    return positions.count == 0 ? .none : .wrapped(try positions.element(positions.count - 1))
  }
  first.general("var isEmpty: Bool { get }") { call in
    if let positions = call[0].positions { return .bool(positions.count == 0) }
    return .bool(try call[0].makeNext(in: call.runtime)?() == nil)
  }
  first.general("var count: Int { get }") { call in
    .int(try call[0].positions?.count ?? elements(of: call[0], call.runtime).count)
  }
  module.extend("extension LazySequenceProtocol", first)
  var subscripts: [NativeMember] = []
  subscripts.general("subscript(position: Int) -> Element { get }") { call in
    guard let positions = call[0].positions else {
      return try indexed(call[0], call.runtime).element(at: call[1])
    }
    guard (0..<positions.count).contains(call[1].toInt) else { throw fault("Index out of range") }
    return try positions.element(call[1].toInt)
  }
  for name in ["LazySequence", "LazyMapSequence"] {
    module.extend("extension \(name) where Base: Collection", subscripts)
  }
}

/// Declares another `map` of a lazy map, and another `filter` of a lazy filter: their base is that of the first one.
private func declareFurtherSteps(_ module: NativeModule) {
  var maps: [NativeMember] = []
  maps.general("func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Base, U>") { call in
    let transform = call[1].asFunction
    return lazily(call, "LazyMapSequence", "_transform", isFurther: true, mapping: transform) {
      try transform.call($0)
    }
  }
  module.extend("extension LazyMapSequence", maps)
  var filters: [NativeMember] = []
  filters.general("func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base>") { call in
    let isIncluded = call[1].asFunction
    return lazily(call, "LazyFilterSequence", "_predicate", isFurther: true, including: isIncluded) {
      try isIncluded.test($0) ? $0 : nil
    }
  }
  module.extend("extension LazyFilterSequence", filters)
}

/// Declares parts of lazy sequences, which are lazy too.
private func declareLazyParts(_ members: inout [NativeMember]) {
  members.general("func prefix(_ maxLength: Int) -> LazySequence<Self>") { call in
    let length = call[1].toInt
    guard length >= 0 else { throw fault("Can't take a prefix of negative length from a sequence") }
    if let filtered = call[0].payload(NativeWalk.self)?.filtered {
      let end = try filtered.place(after: length, call.runtime)
      let start = try filtered.place(from: 0, call.runtime)
      // A filter that answers otherwise the second time.
      guard start <= end else { throw fault("Range requires lowerBound <= upperBound") }
      return slice(call, filtered, start..<end)
    }
    return part(call) { next in
      var taken = 0
      return {
        if taken == length { return nil }
        taken += 1
        return try next()
      }
    }
  }
  members.general("func dropFirst(_ k: Int = 1) -> LazySequence<Self>") { call in
    let count = call[1].toInt
    guard count >= 0 else { throw fault("Can't drop a negative number of elements from a sequence") }
    if let filtered = call[0].payload(NativeWalk.self)?.filtered {
      let start = try filtered.place(after: count, call.runtime)
      return slice(call, filtered, start..<filtered.positions.count)
    }
    if let positions = call[0].positions {
      return .boxed(
        NativeWalk(.init("LazySequence", call.typeArguments, nil)) {
          var index = count
          return {
            guard index < positions.count else { return nil }
            defer { index += 1 }
            return try positions.element(index)
          }
        })
    }
    return part(call) { next in
      var left = count
      return {
        while left > 0 {
          left -= 1
          if try next() == nil { return nil }
        }
        return try next()
      }
    }
  }
  members.general("func prefix(while predicate: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements>") { call in
    let predicate = call[1].asFunction
    return part(call) { next in
      var isDone = false
      return {
        guard !isDone, let element = try next(), try predicate.test(element) else {
          isDone = true
          return nil
        }
        return element
      }
    }
  }
  members.general("func drop(while predicate: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements>") { call in
    let predicate = call[1].asFunction
    return part(call) { next in
      var isDropping = true
      return {
        while isDropping, let element = try next() {
          if try !predicate.test(element) {
            isDropping = false
            return element
          }
        }
        return try next()
      }
    }
  }
}

private func part(
  _ call: NativeCall, _ step: @escaping (@escaping () throws -> Value?) -> () throws -> Value?
) -> Value {
  let (base, runtime) = (call[0], call.runtime)
  return .boxed(
    NativeWalk(.init("LazySequence", call.typeArguments, nil)) {
      let walk = Result { try base.makeNext(in: runtime) }
      return step { try walk.get()?() }
    })
}

/// - Parameters:
///   - isFurther: True for a step that shares the base of the one before it.
///   - mapping: The function of a step that makes one element of each.
///   - including: The function of a step that filters elements.
private func lazily(
  _ call: NativeCall, _ name: String, _ field: String, isFurther: Bool = false, mapping: Function? = nil,
  including: Function? = nil,
  _ step: @escaping (Value) throws -> Value?
) -> Value {
  let (base, runtime) = (call[0], call.runtime)
  let isPlain = if case .nominal(let decl, _)? = call.typeArguments.first { decl.name == "LazySequence" } else { false }
  let inner = isFurther || isPlain ? base.payload(NativeWalk.self)?.base ?? base : base
  var types = call.typeArguments
  if name == "LazyMapSequence", isFurther, types.count == 3 { types.remove(at: 1) }
  if let first = types.first, case .nominal(let decl, let own) = first, decl.name == "LazySequence" {
    types[0] = own.first ?? first
  }
  let positions = base.positions.flatMap { positions in
    mapping.map { mapping in
      NativeWalk.Positions(count: positions.count) { try mapping.call(positions.element($0)) }
    }
  }
  var filtered: NativeWalk.Filtered?
  if let known = base.payload(NativeWalk.self)?.filtered {
    filtered = mapping.map { mapping in
      NativeWalk.Filtered(known.positions, where: known.isIncluded) { try mapping.call(known.transform($0)) }
    }
    if let including {
      filtered = NativeWalk.Filtered(
        known.positions, where: { try known.isIncluded($0) && including.test(known.transform($0)) },
        transform: known.transform)
    }
  } else if let including {
    filtered = base.positions.map { NativeWalk.Filtered($0, where: { try including.test($0) }, transform: { $0 }) }
  }
  return .boxed(
    NativeWalk(
      .init(name, types, ["_base": inner, field: call[1]]), base: inner, positions: positions, filtered: filtered
    ) {
      let walk = Result { try base.makeNext(in: runtime) }
      return {
        while let element = try walk.get()?() {
          try runtime.check()
          if let result = try step(element) { return result }
        }
        return nil
      }
    })
}

/// Returns the part of a lazily filtered collection between two positions.
private func slice(_ call: NativeCall, _ filtered: NativeWalk.Filtered, _ range: Range<Int>) -> Value {
  let runtime = call.runtime
  let positions = NativeWalk.Positions(count: range.count) {
    try filtered.positions.element(range.lowerBound + $0)
  }
  let part = NativeWalk.Filtered(positions, where: filtered.isIncluded, transform: filtered.transform)
  return .boxed(
    NativeWalk(.init("LazySequence", call.typeArguments, nil), filtered: part) {
      var place = 0
      return {
        while place < positions.count {
          try runtime.check()
          let element = try positions.element(place)
          place += 1
          if try part.isIncluded(element) { return try part.transform(element) }
        }
        return nil
      }
    })
}

extension NativeWalk.Filtered {
  /// Returns the first position from `start` on whose element belongs to the collection, or the end.
  fileprivate func place(from start: Int, _ runtime: Runtime) throws -> Int {
    var place = start
    while place < positions.count, try !isIncluded(positions.element(place)) {
      try runtime.check()
      place += 1
    }
    return place
  }

  /// Returns the position of the element behind the first `count` ones, or the end.
  fileprivate func place(after count: Int, _ runtime: Runtime) throws -> Int {
    var place = try place(from: 0, runtime)
    for _ in 0..<count where place < positions.count { place = try self.place(from: place + 1, runtime) }
    return place
  }

  fileprivate func element(at place: Int) throws -> Value { try transform(positions.element(place)) }
}

extension Value {
  /// Access to single elements of an array or a range of integers, or of a lazy sequence over one.
  fileprivate var positions: NativeWalk.Positions? {
    if case .array(let elements) = self { return NativeWalk.Positions(count: elements.count) { elements[$0] } }
    if let bounds = rangeBounds, case .int(let lower) = bounds.lower, case .int(let upper) = bounds.upper {
      let (count, overflows) = upper.subtractingReportingOverflow(lower)
      if overflows || count == .max { return nil }
      return NativeWalk.Positions(count: count + (bounds.isClosed ? 1 : 0)) { .int(lower + $0) }
    }
    return payload(NativeWalk.self)?.positions
  }
}
