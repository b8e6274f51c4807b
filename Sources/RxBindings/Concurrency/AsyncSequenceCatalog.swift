import Execution
import Foundation
import Rx
import Types

/// Sequences whose elements are waited for.
package enum AsyncSequenceCatalog {
  static func add(to module: NativeModule) {
    module.type(
      "protocol AsyncIteratorProtocol<Element> { associatedtype Element; mutating func next() async throws -> Element? }"
    )
    module.type(
      """
      protocol AsyncSequence<Element> { associatedtype Element; associatedtype AsyncIterator: AsyncIteratorProtocol where \
      AsyncIterator.Element == Element; func makeAsyncIterator() -> AsyncIterator }
      """)
    addDurations(to: module)
    addClocks(to: module)
    addStream("AsyncStream", generics: "<Element>", next: "async", to: module)
    addStream("AsyncThrowingStream", generics: "<Element, Failure: Error>", next: "async throws", to: module)
    addOperators(to: module)
  }

  /// Returns a number of seconds in the range of a duration; throws for others.
  private static func countable(_ seconds: Double) throws -> Double {
    guard abs(seconds) < 1e20 else { throw Trap.fault("a Duration cannot hold \(seconds) seconds") }
    return seconds
  }

  private static func addDurations(to module: NativeModule) {
    module.type("struct Duration: Comparable, Hashable, CustomStringConvertible", represents: Duration.self)
    var members: [NativeMember] = []
    let units = [
      ("seconds", Duration.seconds(1)), ("milliseconds", .milliseconds(1)), ("microseconds", .microseconds(1)),
    ]
    for (unit, one) in units {
      members.unary("static func \(unit)(_ \(unit): Int) -> Duration") { .boxed(one * $0.asInt) }
      members.unary("static func \(unit)(_ \(unit): Double) -> Duration") {
        .boxed(one * (try countable($0.asDouble)))
      }
    }
    members.unary("static func nanoseconds(_ nanoseconds: Int) -> Duration") {
      .boxed(Duration.nanoseconds(Int64($0.asInt)))
    }
    members.nullary("static var zero: Duration { get }") { .boxed(Duration.zero) }
    members.binary("static func + (lhs: Duration, rhs: Duration) -> Duration") {
      let (a, b): (Duration, Duration) = (try $0.unboxed(as: Duration.self), try $1.unboxed(as: Duration.self))
      _ = try countable(a.seconds + b.seconds)
      return .boxed(a + b)
    }
    members.binary("static func - (lhs: Duration, rhs: Duration) -> Duration") {
      let (a, b): (Duration, Duration) = (try $0.unboxed(as: Duration.self), try $1.unboxed(as: Duration.self))
      _ = try countable(a.seconds - b.seconds)
      return .boxed(a - b)
    }
    members.binary("static func * (lhs: Duration, rhs: Int) -> Duration") {
      let duration: Duration = try $0.unboxed(as: Duration.self)
      _ = try countable(duration.seconds * Double($1.asInt))
      return .boxed(duration * $1.asInt)
    }
    module.extend("extension Duration", members)
  }

  // MARK: AsyncStream

  private static func addStream(_ name: String, generics: String, next: String, to module: NativeModule) {
    let isThrowing = name != "AsyncStream"
    let type = isThrowing ? "AsyncThrowingStream<Element, Failure>" : "AsyncStream<Element>"
    let own = isThrowing ? "\(name)Continuation<Element, Failure>" : "\(name)Continuation<Element>"
    module.type(
      "struct \(name)\(generics): AsyncSequence { typealias AsyncIterator = \(name)Iterator<Element>; typealias Iterator = \(name)Iterator<Element>; typealias Continuation = \(own) }",
      represents: isThrowing ? nil : ElementStream.self)
    module.type("struct \(name)Iterator<Element>: AsyncIteratorProtocol")
    module.extend(
      "extension \(name)Iterator",
      [
        NativeMember(
          "mutating func next() \(next) -> Element?",
          .mutating { stream, _ in .optional(try stream.unboxed(as: ElementStream.self).next()) })
      ])
    module.type(
      "class \(name)Continuation\(generics)",
      represents: isThrowing ? nil : ElementBuffer.self)
    module.type("enum \(name)Termination { case finished\(isThrowing ? "((any Error)?)" : ""); case cancelled }")
    module.type(
      "enum \(name)YieldResult<Element> { case enqueued(remaining: Int); case dropped(Element); case terminated }")
    module.type("enum \(name)BufferingPolicy { case unbounded; case bufferingOldest(Int); case bufferingNewest(Int) }")
    module.extend(
      "extension \(name)Continuation { typealias Termination = \(name)Termination; typealias YieldResult = \(name)YieldResult<Element>; typealias BufferingPolicy = \(name)BufferingPolicy }"
    )
    let header = isThrowing ? "extension \(name) where Failure == any Error" : "extension \(name)"
    var members: [NativeMember] = []
    let build = "_ build: (\(isThrowing ? "\(name)Continuation<Element, any Error>" : own)) -> Void"
    let limit = "bufferingPolicy limit: \(name)BufferingPolicy"
    for (policyIndex, parameters) in [
      (nil, ""), (nil, "_ elementType: Element.Type, "), (0, "\(limit), "),
      (1, "_ elementType: Element.Type, \(limit), "),
    ] as [(Int?, String)] {
      members.general("init(\(parameters)\(build))") { call in
        let buffer = ElementBuffer(policyIndex.map { policy(call[$0]) } ?? .unbounded)
        let stream = ElementStream(buffer)
        _ = try call.function(call.arguments.count - 1).call(.object(buffer))
        return .object(stream)
      }
    }
    for (policyIndex, parameters) in [
      (nil, ""), (nil, "of elementType: Element.Type"), (0, limit), (1, "of elementType: Element.Type, \(limit)"),
    ] as [(Int?, String)] {
      members.general("static func makeStream(\(parameters)) -> (stream: \(type), continuation: \(own))") { call in
        let buffer = ElementBuffer(policyIndex.map { policy(call[$0]) } ?? .unbounded)
        return .labeled(["stream": .object(ElementStream(buffer)), "continuation": .object(buffer)])
      }
    }
    module.extend(
      header,
      members + [
        NativeMember(
          "init(unfolding produce: @escaping () \(next) -> Element?)",
          .general { call in
            let produce = call.function(0)
            return .object(ElementStream(unfolding: { try produce.call().asOptional }))
          })
      ])
    module.extend(
      "extension \(name)", [NativeMember("func makeAsyncIterator() -> \(name)Iterator<Element>", .unary { $0 })])
    members = []
    members.general("@discardableResult func yield(_ value: Element) -> \(name)YieldResult<Element>") { call in
      yielded(try call.native(0, as: ElementBuffer.self).yield(call[1]), name, call)
    }
    members.general("func finish(\(isThrowing ? "throwing error: (any Error)? = nil" : ""))") { call in
      let error = isThrowing ? call[1].asOptional.map { call.runtime.error($0) } : nil
      try call.native(0, as: ElementBuffer.self).finish(error.map { .failed($0) } ?? .finished)
      return .void
    }
    members.append(
      NativeMember(
        "var onTermination: ((\(name)Termination) -> Void)? { get set }", .unary { _ in .none },
        setter: .general { call in
          let action = call[1].asOptional?.asFunction
          let runtime = call.runtime
          try call.native(0, as: ElementBuffer.self).onTermination(
            action.map { action in { action.run(termination($0, name, runtime)) } })
          return .void
        }))
    module.extend("extension \(name)Continuation", members)
    module.extend(
      "extension \(name)Continuation where Element == Void",
      [
        NativeMember(
          "@discardableResult func yield() -> \(name)YieldResult<Element>",
          .general { yielded(try $0.native(0, as: ElementBuffer.self).yield(.void), name, $0) })
      ])
  }

  private static func policy(_ value: Value) -> ElementBuffer.Policy {
    guard let choice = value.enumCase else { return .unbounded }
    let limit = choice.payload.first?.asInt ?? 0
    return choice.index == 1 ? .oldest(limit) : choice.index == 2 ? .newest(limit) : .unbounded
  }

  private static func enumValue(_ type: String, _ name: String, _ payload: [Value], _ types: [Type], _ runtime: Runtime)
    -> Value
  {
    guard let found = runtime.universe.nominal(type)?.cases.first(where: { $0.name == name }) else { return .void }
    return .enumeration(EnumInstance(enumCase: found, typeArguments: types, payload: payload))
  }

  private static func yielded(_ result: ElementBuffer.YieldResult, _ name: String, _ call: NativeCall) -> Value {
    let types = Array(call.typeArguments.prefix(1))
    let type = "\(name)YieldResult"
    return switch result {
    case .enqueued(let room): enumValue(type, "enqueued", [.int(room)], types, call.runtime)
    case .dropped(let value): enumValue(type, "dropped", [value], types, call.runtime)
    case .terminated: enumValue(type, "terminated", [], types, call.runtime)
    }
  }

  private static func termination(_ end: ElementBuffer.End, _ name: String, _ runtime: Runtime) -> Value {
    let isThrowing = name != "AsyncStream"
    return switch end {
    case .cancelled: enumValue("\(name)Termination", "cancelled", [], [], runtime)
    case .finished: enumValue("\(name)Termination", "finished", isThrowing ? [.none] : [], [], runtime)
    case .failed(let error):
      enumValue("\(name)Termination", "finished", [.wrapped(runtime.value(of: error))], [], runtime)
    }
  }

  // MARK: Operators

  private static func addOperators(to module: NativeModule) {
    for (name, next) in [("AsyncMapped", "async"), ("AsyncThrowingMapped", "async throws")] {
      module.type(
        "struct \(name)Sequence<Element>: AsyncSequence { typealias AsyncIterator = \(name)Iterator<Element> }",
        represents: name == "AsyncMapped" ? DerivedSequence.self : nil)
      module.type("struct \(name)Iterator<Element>: AsyncIteratorProtocol")
      module.extend(
        "extension \(name)Iterator",
        [
          NativeMember(
            "mutating func next() \(next) -> Element?",
            .mutating { stream, _ in .optional(try stream.unboxed(as: DerivedSequence.self).next()) })
        ])
      module.extend(
        "extension \(name)Sequence",
        [NativeMember("func makeAsyncIterator() -> \(name)Iterator<Element>", .unary { $0 })])
    }
    var members: [NativeMember] = []
    for (sequence, closure) in [("AsyncMappedSequence", "async"), ("AsyncThrowingMappedSequence", "async throws")] {
      addTransformations(to: &members, sequence, closure)
    }
    members.general("func prefix(_ count: Int) -> AsyncMappedSequence<Element>") { call in
      let count = call.int(1)
      return derived(call) { next in
        var left = count
        return {
          if left <= 0 { return nil }
          left -= 1
          return try next()
        }
      }
    }
    members.general("func dropFirst(_ count: Int = 1) -> AsyncMappedSequence<Element>") { call in
      let count = call.int(1)
      return derived(call) { next in
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
    members.general("func reduce<T>(_ initial: T, _ combine: (T, Element) async throws -> T) async rethrows -> T") {
      call in
      var result = call[1]
      try each(call) {
        result = try call.function(2).call(result, $0)
        return true
      }
      return result
    }
    members.general(
      "func reduce<T>(into initial: T, _ combine: (inout T, Element) async throws -> Void) async rethrows -> T"
    ) {
      call in
      var result = call[1]
      try each(call) {
        try call.function(2).call(changing: &result, $0)
        return true
      }
      return result
    }
    members.general("func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element?") { call in
      var found: Value?
      try each(call) { element in
        if try call.function(1).call(element).asBool { found = element }
        return found == nil
      }
      return .optional(found)
    }
    members.general("func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool") { call in
      var isFound = false
      try each(call) { element in
        isFound = try call.function(1).call(element).asBool
        return !isFound
      }
      return .bool(isFound)
    }
    members.general("func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool") { call in
      var holds = true
      try each(call) { element in
        holds = try call.function(1).call(element).asBool
        return holds
      }
      return .bool(holds)
    }
    members.general("func asObservable(priority: TaskPriority? = nil) -> Observable<Element>") { call in
      let sequence = call[0]
      return .stream(
        Observable.create { observer in
          let task = try? ProgramTask.begin(call, .none) {
            do {
              if let next = try call.runtime.makeAsyncNext(sequence) {
                while let element = try next() { observer.on(.next(element)) }
              }
              observer.on(.completed)
            } catch let trap as Trap { throw trap } catch { observer.on(.error(error)) }
            return .void
          }
          return Disposables.create { task?.cancel() }
        })
    }
    module.extend("extension AsyncSequence", members)
    addFolds(to: module)
  }

  private static func addTransformations(to members: inout [NativeMember], _ sequence: String, _ closure: String) {
    members.general("func map<T>(_ transform: @escaping (Element) \(closure) -> T) -> \(sequence)<T>") { call in
      let transform = call.function(1)
      return derived(call) { next in { try next().map { try transform.call($0) } } }
    }
    members.general("func compactMap<T>(_ transform: @escaping (Element) \(closure) -> T?) -> \(sequence)<T>") { call in
      let transform = call.function(1)
      return derived(call) { next in
        {
          while let element = try next() { if let made = try transform.call(element).asOptional { return made } }
          return nil
        }
      }
    }
    members.general("func filter(_ isIncluded: @escaping (Element) \(closure) -> Bool) -> \(sequence)<Element>") {
      call in
      let isIncluded = call.function(1)
      return derived(call) { next in
        {
          while let element = try next() { if try isIncluded.call(element).asBool { return element } }
          return nil
        }
      }
    }
  }

  package static func each(_ call: NativeCall, _ body: (Value) throws -> Bool) throws {
    guard let next = try call.runtime.makeAsyncNext(call[0]) else { return }
    while let element = try next() {
      try call.runtime.check()
      if try !body(element) { return }
    }
  }

  package static func derived(
    _ call: NativeCall, _ make: @escaping (_ next: @escaping () throws -> Value?) -> () throws -> Value?
  ) -> Value {
    let source = call[0]
    let runtime = call.runtime
    return .object(
      DerivedSequence {
        guard let next = try? runtime.makeAsyncNext(source) else { return { nil } }
        return make(next)
      })
  }
}

/// Result of an operator on an asynchronous sequence.
private final class DerivedSequence: NativeAsyncSequence, @unchecked Sendable {
  // Unchecked because a walk belongs to one task.
  private let make: () -> () throws -> Value?
  private lazy var walk = make()

  init(_ make: @escaping () -> () throws -> Value?) { self.make = make }

  func next() throws -> Value? { try walk() }
  func makeAsyncNext() -> () throws -> Value? { make() }
}
