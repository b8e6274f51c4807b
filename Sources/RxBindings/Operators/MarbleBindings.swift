import Execution
import Marbles
import Rx
import RxTesting
import SyntaxTree
import Types

extension Bindings {
  /// Binds marble text: as sequences, played to subjects, and as expectations.
  mutating func bindMarbles() {
    var bind = self
    defer { self = bind }

    for name in ["cold", "hot"] {
      let make: @Sendable (MarbleTimeline<Value>) -> Value = { .stream(name == "hot" ? $0.hot : $0.cold) }
      let strings = "\(name)(_:frame:error:) (String, Int, any Error) -> Observable<String>"
      let numbers = "\(name)(_:frame:error:) (String, Int, any Error) -> Observable<Int>"
      bind(strings) { call in make(try call.timeline(0, frame: 1, error: 2) { .string($0) }) }
      bind(numbers) { call in make(try call.timeline(0, frame: 1, error: 2) { try .int(MarbleValues.spelled($0)) }) }
      bind.overload(strings) { (try? MarbleDiagram($0))?.isNumeric != true }
      bind.overload(numbers) { (try? MarbleDiagram($0))?.isNumeric == true }
      bind("\(name)(_:_:frame:error:)") { call in
        make(try call.timeline(0, frame: 2, error: 3, MarbleValues.named(call.namedValues(1))))
      }
    }

    bind("ObserverType.play(_:frame:error:)") { call in
      let element = call.elementType
      let timeline = try call.timeline(1, frame: 2, error: 3) { try element.spelled($0) }
      return .disposable(try call.play(timeline))
    }
    bind("ObserverType.play(_:_:frame:error:)") { call in
      .disposable(try call.play(call.timeline(1, frame: 3, error: 4, MarbleValues.named(call.namedValues(2)))))
    }
    for relay in ["PublishRelay", "BehaviorRelay", "ReplayRelay"] {
      bind("\(relay).play(_:frame:)") { call in
        let element = call.elementType
        let timeline = try call.timeline(1, frame: 2) { try element.spelled($0) }
        return .disposable(try call.playValues(timeline))
      }
      bind("\(relay).play(_:_:frame:)") { call in
        .disposable(try call.playValues(call.timeline(1, frame: 3, MarbleValues.named(call.namedValues(2)))))
      }
    }

    bind("expect(_:_:frame:)") { call in
      .bool(try call.expect { try MarbleExpectation(call.string(1), frame: call.int(2)) })
    }
    bind("expect(_:_:_:frame:)") { call in
      let names = call.namedValues(2).mapValues { "\($0)" }
      return .bool(try call.expect { try MarbleExpectation(call.string(1), names: names, frame: call.int(3)) })
    }
  }
}

extension NativeCall {
  /// Returns the diagram in an argument; a malformed one is a fault of the program.
  fileprivate func timeline(
    _ index: Int, frame: Int, error: Int? = nil, _ value: (String) throws -> Value
  ) throws -> MarbleTimeline<Value> {
    try faulting {
      try MarbleTimeline(string(index), frame: int(frame), error: error.map { self.error($0) } ?? MarbleError()) {
        try value($0)
      }
    }
  }

  /// The type of the elements that the receiver takes.
  fileprivate var elementType: Type {
    guard case .nominal(_, let arguments)? = typeArguments.first, let element = arguments.first else {
      return typeArguments.first ?? .void
    }
    return element
  }

  fileprivate func play(_ timeline: MarbleTimeline<Value>) throws -> any Disposable {
    let observer = observer(0)
    return timeline.play { observer.on($0) }
  }

  fileprivate func playValues(_ timeline: MarbleTimeline<Value>) throws -> any Disposable {
    let relay: any ValueRelay = try native(0)
    return try faulting { try timeline.playValues { relay.take($0) } }
  }

  fileprivate func expect(_ make: () throws -> MarbleExpectation) throws -> Bool {
    let source = try observable(0)
    let text = site.text.split(separator: "\n").first.map(String.init) ?? ""
    let isMet = try faulting(make).run(title: "line \(site.line): \(text)") { expectation in
      let traced = try subscription(.subscribe, to: source) { event in expectation.record(event.map { "\($0)" }) }
      return runtime.disposable(traced)
    }
    try runtime.check()
    return isMet
  }

  private func faulting<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let trap as Trap {
      throw trap
    } catch {
      throw Trap.fault("\(error)")
    }
  }
}

extension Type {
  /// Returns the value of this type that a text spells out, for the types of the standard library.
  func spelled(_ text: String) throws -> Value {
    switch nominalDecl?.name {
    case "Int": return try .int(MarbleValues.spelled(text))
    case "Double": return try .double(MarbleValues.spelled(text))
    case "Bool": return try .bool(MarbleValues.spelled(text))
    case "Character": return try .character(MarbleValues.spelled(text))
    case "String": return .string(text)
    default:
      throw Trap.fault("values of '\(self)' cannot be written in a diagram: give a table, play(\"-a-b\", [\"a\": …])")
    }
  }
}

/// A relay of the program's values.
private protocol ValueRelay {
  func take(_ value: Value)
}

extension PublishRelay: ValueRelay where Element == Value {
  fileprivate func take(_ value: Value) { accept(value) }
}
extension BehaviorRelay: ValueRelay where Element == Value {
  fileprivate func take(_ value: Value) { accept(value) }
}
extension ReplayRelay: ValueRelay where Element == Value {
  fileprivate func take(_ value: Value) { accept(value) }
}
