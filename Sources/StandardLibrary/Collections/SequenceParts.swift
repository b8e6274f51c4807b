import Execution
import Types

/// Declares what parts of a part are: a shorter or a later part of the same sequence.
func declareSequenceParts(_ module: NativeModule) {
  for name in ["DropFirstSequence", "PrefixSequence", "DropWhileSequence"] {
    module.type(
      """
      struct \(name)<Base: Sequence>: Sequence {
        typealias Element = Base.Element
        typealias Iterator = IndexingIterator<\(name)<Base>>
      }
      """)
  }
  var prefix: [NativeMember] = []
  prefix.general("func prefix(_ maxLength: Int) -> PrefixSequence<Base>") { call in
    let part: PrefixValue = try call[0].unboxed()
    let limit = call[1].toInt
    guard limit >= 0 else { throw fault("Can't take a prefix of negative length from a sequence") }
    return .boxed(PrefixValue(part.base, min(part.limit, limit), call.typeArguments, call.runtime))
  }
  module.extend("extension PrefixSequence", prefix)
  var rest: [NativeMember] = []
  rest.general("func dropFirst(_ k: Int = 1) -> DropFirstSequence<Base>") { call in
    let part: RestValue = try call[0].unboxed()
    let count = call[1].toInt
    guard count >= 0 else { throw fault("Can't drop a negative number of elements from a sequence") }
    return .boxed(
      RestValue(part.base, try calculate(.add, part.count, count), call.typeArguments, call.runtime))
  }
  module.extend("extension DropFirstSequence", rest)
  var remaining: [NativeMember] = []
  remaining.general("func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Base>") {
    call in
    let part: RemainingValue = try call[0].unboxed()
    return .boxed(try RemainingValue(call[0], part.shape, call.runtime, dropping: call[1].asFunction))
  }
  module.extend("extension DropWhileSequence", remaining)
}

func prefix(of call: NativeCall) throws -> Value {
  let limit = call[1].toInt
  guard limit >= 0 else { throw fault("Can't take a prefix of negative length from a sequence") }
  return .boxed(PrefixValue(call[0], limit, call.typeArguments, call.runtime))
}

func rest(of call: NativeCall) throws -> Value {
  let count = call[1].toInt
  guard count >= 0 else { throw fault("Can't drop a negative number of elements from a sequence") }
  return .boxed(RestValue(call[0], count, call.typeArguments, call.runtime))
}

func remaining(of call: NativeCall) throws -> Value {
  .boxed(try RemainingValue(call[0], call.typeArguments, call.runtime, dropping: call[1].asFunction))
}

/// The first elements of a sequence.
struct PrefixValue: NativeSequence, CustomStringConvertible, CustomDebugStringConvertible {
  let base: Value
  let limit: Int
  private let shape: NativeWalk.Shape
  private let runtime: Runtime

  init(_ base: Value, _ limit: Int, _ types: [Type], _ runtime: Runtime) {
    (self.base, self.limit, self.runtime) = (base, limit, runtime)
    shape = .init("PrefixSequence", types, ["_base": base, "_maxLength": .int(limit)])
  }

  func makeNext() -> () throws -> Value? {
    let walk = Result { try base.makeNext(in: runtime) }
    var left = limit
    return {
      guard left > 0 else { return nil }
      left -= 1
      return try walk.get()?()
    }
  }

  var description: String { shape.described(isQualified: false) }
  var debugDescription: String { shape.described(isQualified: true) }
}

/// A sequence without its first elements.
struct RestValue: NativeSequence, CustomStringConvertible, CustomDebugStringConvertible {
  let base: Value
  let count: Int
  private let shape: NativeWalk.Shape
  private let runtime: Runtime

  init(_ base: Value, _ count: Int, _ types: [Type], _ runtime: Runtime) {
    (self.base, self.count, self.runtime) = (base, count, runtime)
    shape = .init("DropFirstSequence", types, ["_base": base, "_limit": .int(count)])
  }

  func makeNext() -> () throws -> Value? {
    let walk = Result { try base.makeNext(in: runtime) }
    var left = count
    return {
      while left > 0 {
        left -= 1
        if try walk.get()?() == nil {
          left = 0
          return nil
        }
      }
      return try walk.get()?()
    }
  }

  var description: String { shape.described(isQualified: false) }
  var debugDescription: String { shape.described(isQualified: true) }
}

/// A sequence without its first elements that satisfy a predicate, which is called when the sequence is made.
final class RemainingValue: NativeSequence, CustomStringConvertible, CustomDebugStringConvertible, @unchecked Sendable {
  let shape: NativeWalk.Shape
  private let base: Value
  private let runtime: Runtime
  private let dropped: Int
  /// The first element that is left, and the iteration behind it, for the first one who asks.
  private let begun = BegunWalk()

  convenience init(_ base: Value, _ types: [Type], _ runtime: Runtime, dropping predicate: Function) throws {
    try self.init(base, NativeWalk.Shape("DropWhileSequence", types, nil), runtime, dropping: predicate)
  }

  init(_ base: Value, _ shape: NativeWalk.Shape, _ runtime: Runtime, dropping predicate: Function) throws {
    (self.base, self.shape, self.runtime) = (base, shape, runtime)
    let next = try base.makeNext(in: runtime) ?? { nil }
    var element = try next()
    var dropped = 0
    while let value = element, try predicate.test(value) {
      try runtime.check()
      dropped += 1
      element = try next()
    }
    self.dropped = dropped
    begun.put { [element] in
      // Swift's iterator is one element ahead.
      var ahead = element
      return {
        guard let current = ahead else { return nil }
        ahead = try next()
        return current
      }
    }
  }

  func makeNext() -> () throws -> Value? {
    if let walk = begun.take() { return walk() }
    let walk = Result { try base.makeNext(in: runtime) ?? { nil } }
    var left = dropped
    var ahead: Value?
    return {
      if left >= 0 {
        for _ in 0..<left { _ = try walk.get()() }
        left = -1
        ahead = try walk.get()()
      }
      guard let current = ahead else { return nil }
      ahead = try walk.get()()
      return current
    }
  }

  var description: String { shape.described(isQualified: false) }
  var debugDescription: String { shape.described(isQualified: true) }
}
