import Types
import Execution

/// Reductions and comparisons of asynchronous sequences, and operators that end with a condition or concatenate
/// sequences.
extension AsyncSequenceCatalog {
  package static func addFolds(to module: NativeModule) {
    var members: [NativeMember] = []
    members.general("func prefix(while predicate: @escaping (Element) async -> Bool) -> AsyncMappedSequence<Element>") {
      call in
      let predicate = call.function(1)
      return derived(call) { next in
        var isOver = false
        return {
          guard !isOver, let element = try next() else { return nil }
          if try predicate.call(element).asBool { return element }
          isOver = true
          return nil
        }
      }
    }
    members.general("func drop(while predicate: @escaping (Element) async -> Bool) -> AsyncMappedSequence<Element>") {
      call in
      let predicate = call.function(1)
      return derived(call) { next in
        var hasBegun = false
        return {
          while let element = try next() {
            if hasBegun { return element }
            if try predicate.call(element).asBool { continue }
            hasBegun = true
            return element
          }
          return nil
        }
      }
    }
    members.general(
      "func flatMap<S: AsyncSequence>(_ transform: @escaping (Element) async -> S) -> AsyncThrowingMappedSequence<S.Element>"
    ) { call in
      let transform = call.function(1)
      let runtime = call.runtime
      return derived(call) { next in
        var inner: (() throws -> Value?)?
        return {
          while true {
            if let element = try inner?() { return element }
            guard let outer = try next() else { return nil }
            inner = try runtime.makeAsyncNext(transform.call(outer))
          }
        }
      }
    }
    for name in ["min", "max"] {
      members.general(
        "func \(name)(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element?"
      ) {
        call in
        let isBefore = call.function(1)
        return try extreme(call) {
          try (name == "min" ? isBefore.call($0, $1) : isBefore.call($1, $0)).asBool
        }
      }
    }
    module.extend("extension AsyncSequence", members)
    addComparisons(to: module)
  }

  private static func addComparisons(to module: NativeModule) {
    var equal: [NativeMember] = []
    equal.general("func contains(_ search: Element) async rethrows -> Bool") { call in
      var isFound = false
      try each(call) { element in
        isFound = element == call[1]
        return !isFound
      }
      return .bool(isFound)
    }
    module.extend("extension AsyncSequence where Element: Equatable", equal)
    var ordered: [NativeMember] = []
    for name in ["min", "max"] {
      ordered.general("func \(name)() async rethrows -> Element?") { call in
        try extreme(call) { name == "min" ? $0.isLess(than: $1) : $1.isLess(than: $0) }
      }
    }
    module.extend("extension AsyncSequence where Element: Comparable", ordered)
  }

  /// Returns the element that none goes before.
  private static func extreme(_ call: NativeCall, _ goesBefore: (Value, Value) throws -> Bool) throws -> Value {
    var best: Value?
    try each(call) { element in
      if let known = best, try !goesBefore(element, known) { return true }
      best = element
      return true
    }
    return .optional(best)
  }
}
