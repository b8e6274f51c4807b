import Execution
import Rx

extension Bindings {
  /// Hooks and the count of living resources.
  package mutating func bindHooks() {
    var bind = self
    defer { self = bind }

    bind.property(
      "static Hooks.recordCallStackOnError", get: { _ in .bool(Hooks.recordCallStackOnError) },
      set: { _, call in Hooks.recordCallStackOnError = call.bool(0) })
    bind.property(
      "static Hooks.defaultErrorHandler",
      get: { call in
        nonisolated(unsafe) let handler = Hooks.defaultErrorHandler
        return .function(
          Function(arity: 2) { [runtime = call.runtime] arguments in
            handler(arguments[0].asArray.map(\.asString), runtime.error(arguments[1]))
            return .void
          })
      },
      set: { _, call in
        let handler = call.function(0)
        Hooks.defaultErrorHandler = { [runtime = call.runtime] callStack, error in
          handler.run(.array(callStack.map { .string($0) }), runtime.value(of: error))
        }
      })
    bind.property(
      "static Hooks.customCaptureSubscriptionCallstack",
      get: { _ in
        nonisolated(unsafe) let capture = Hooks.customCaptureSubscriptionCallstack
        return .function(Function(arity: 0) { _ in .array(capture().map { .string($0) }) })
      },
      set: { _, call in
        let capture = call.function(0)
        Hooks.customCaptureSubscriptionCallstack = { capture.run().asArray.map(\.asString) }
      })

    bind("static Resources.total") { _ in
      .boxed(Int32(clamping: Environments.current.values.resources.total))
    }
    // Separate from the counter of the library, which release builds leave out.
    bind("static Resources.incrementTotal()") { _ in
      .boxed(Int32(clamping: Environments.current.values.resources.add(1)))
    }
    bind("static Resources.decrementTotal()") { _ in
      .boxed(Int32(clamping: Environments.current.values.resources.add(-1)))
    }
    bind("static Resources.numberOfSerialDispatchQueueObservables") { _ in
      .boxed(Int32(clamping: Environments.current.values.serialObservations.total))
    }
    bind.variable(
      "maxTailRecursiveSinkStackSize", get: { .int(maxTailRecursiveSinkStackSize) },
      set: { maxTailRecursiveSinkStackSize = $0.asInt })
  }
}
