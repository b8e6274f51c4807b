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
      NativeWalk(.init("LazySequence", call.typeArguments, ["_base": base]), base: base) {
        let walk = Result { try base.makeNext(in: runtime) }
        return { try walk.get()?() }
      })
  }
  module.extend("extension Sequence", sequence)
  var members: [NativeMember] = []
  members.general("func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>") { call in
    let transform = call[1].asFunction
    return lazily(call, "LazyMapSequence", "_transform") { try transform.call($0) }
  }
  members.general("func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements>") { call in
    let isIncluded = call[1].asFunction
    return lazily(call, "LazyFilterSequence", "_predicate") { try isIncluded.test($0) ? $0 : nil }
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
  first.general("var first: Element? { get }") { call in .optional(try call[0].makeNext(in: call.runtime)?()) }
  first.general("var last: Element? { get }") { .optional(try elements(of: $0[0], $0.runtime).last) }
  first.general("var isEmpty: Bool { get }") { .bool(try $0[0].makeNext(in: $0.runtime)?() == nil) }
  first.general("var count: Int { get }") { .int(try elements(of: $0[0], $0.runtime).count) }
  module.extend("extension LazySequenceProtocol", first)
}

/// Declares another `map` of a lazy map, and another `filter` of a lazy filter: their base is that of the first one.
private func declareFurtherSteps(_ module: NativeModule) {
  var maps: [NativeMember] = []
  maps.general("func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Base, U>") { call in
    let transform = call[1].asFunction
    return lazily(call, "LazyMapSequence", "_transform", isFurther: true) { try transform.call($0) }
  }
  module.extend("extension LazyMapSequence", maps)
  var filters: [NativeMember] = []
  filters.general("func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base>") { call in
    let isIncluded = call[1].asFunction
    return lazily(call, "LazyFilterSequence", "_predicate", isFurther: true) { try isIncluded.test($0) ? $0 : nil }
  }
  module.extend("extension LazyFilterSequence", filters)
}

/// Declares parts of lazy sequences, which are lazy too.
private func declareLazyParts(_ members: inout [NativeMember]) {
  members.general("func prefix(_ maxLength: Int) -> LazySequence<Self>") { call in
    let length = call[1].toInt
    guard length >= 0 else { throw fault("Can't take a prefix of negative length from a sequence") }
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

/// - Parameter isFurther: True for a step that shares the base of the one before it.
private func lazily(
  _ call: NativeCall, _ name: String, _ field: String, isFurther: Bool = false,
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
  return .boxed(
    NativeWalk(.init(name, types, ["_base": inner, field: call[1]]), base: inner) {
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
