import Controls
import Execution
import Rx
import RxBindings
import Types

extension Bindings {
  /// Selectors, and the messages that UIKit sends to an object.
  func bindMessages(_ bind: inout Bindings) {
    bind("Selector.init(_:)") { .boxed(Selector($0.string(0))) }
    bind("Selector.init(stringLiteral:)") { .boxed(Selector($0.string(0))) }
    bind("Selector.description") { .string(try $0.native(0, as: Selector.self).description) }
    bind.reactive("Reactive<UIResponder>.sentMessage(_:)") { (object: UIResponder, call) in
      .stream(object.rx.sentMessage(try call.native(1)).map(Self.arguments))
    }
    bind.reactive("Reactive<UIResponder>.methodInvoked(_:)") { (object: UIResponder, call) in
      .stream(object.rx.methodInvoked(try call.native(1)).map(Self.arguments))
    }
  }

  /// The arguments of a message: whether a change of the screen is animated.
  private static func arguments(_ sent: [Any]) -> Value { .array(sent.map { .bool($0 as? Bool ?? false) }) }
}

extension ControlsModule {
  /// Adds the function that `#selector(…)` is converted to a call of.
  static func addSelectors(to module: NativeModule) {
    module.global(
      named: ["__selector"],
      lazily: [
        NativeMember(
          "func __selector<Method>(_ method: Method, _ name: String) -> Selector",
          .general { call in
            let name = call.string(1)
            let hasLabels = name.hasSuffix(":")
            let colons = hasLabels ? 0 : parameterCount(of: call.typeArguments[0])
            return .boxed(Selector(name + String(repeating: ":", count: colons)))
          })
      ])
  }

  /// Number of parameters of a method: that of a type, before it has an object, is a function that returns the method.
  private static func parameterCount(of method: Type) -> Int {
    guard let function = method.functionType else { return 0 }
    return (function.result.functionType ?? function).parameters.count
  }
}
