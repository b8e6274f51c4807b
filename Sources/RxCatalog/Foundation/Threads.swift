import RxBindings
import Types
import Execution
import Foundation
import Rx

/// The thread that the program believes to run on: an executor of the environment by its name.
final class ThreadHandle: @unchecked Sendable, CustomStringConvertible {
  // Unchecked because it is constant.
  let name: String
  let isMain: Bool

  init(name: String, isMain: Bool) {
    self.name = name
    self.isMain = isMain
  }

  static var current: ThreadHandle {
    let environment = Environments.current
    return ThreadHandle(name: environment.executorName, isMain: environment.isMain)
  }

  var description: String { "<NSThread>{name = \(name)}" }
}

extension DispatchCatalog {
  static func addThreads(to module: NativeModule) {
    module.type("class Thread", represents: ThreadHandle.self)
    module.extend(
      "extension Thread",
      [
        NativeMember("static var isMainThread: Bool { get }", .nullary { .bool(Environments.current.isMain) }),
        NativeMember("static var current: Thread { get }", .nullary { .object(ThreadHandle.current) }),
        NativeMember(
          "var isMainThread: Bool { get }", .general { .bool(try $0.native(0, as: ThreadHandle.self).isMain) }),
        NativeMember(
          "var name: String? { get }",
          .general { .optional(.string(try $0.native(0, as: ThreadHandle.self).name)) }),
        NativeMember(
          "static func sleep(forTimeInterval interval: Double)",
          .general { call in
            try sleep(call, seconds: call[0].asDouble)
            return .void
          }),
        NativeMember(
          "static func sleep(until date: Date)",
          .general { call in
            try sleep(call, seconds: call.timeLeft(0).seconds)
            return .void
          }),
      ])
    module.global([
      NativeMember(
        "@discardableResult func sleep(_ seconds: Int) -> Int",
        .general { call in
          try sleep(call, seconds: Double(call.int(0)))
          return .int(0)
        }),
      NativeMember(
        "@discardableResult func usleep(_ microseconds: Int) -> Int",
        .general { call in
          try sleep(call, seconds: Double(call.int(0)) / 1e6)
          return .int(0)
        }),
    ])
  }

  private static func sleep(_ call: NativeCall, seconds: Double) throws {
    Environments.current.sleep(for: .nanoseconds(Int64(seconds.nanosecondsFromSeconds)))
    try call.runtime.check()
  }
}
