import RxBindings
import Types
import Dispatch
import Execution
import Foundation
import Rx

/// Types of Dispatch and Foundation that concern threads and time. They use the library's environment, so that the
/// virtual clock and the names of threads apply to them.
enum DispatchCatalog {
  static func module() -> NativeModule {
    let module = NativeModule(name: "Dispatch")
    module.from("Dispatch") { module in
      addIntervals(to: module)
      addTimes(to: module)
      addQueues(to: module)
      addQueueContexts(to: module)
      addQueuePreconditions(to: module)
      addTimerSources(to: module)
      addSynchronization(to: module)
    }
    module.place({ [qualities.contains($0) ? "Dispatch" : "Foundation"] }) { addQualities(to: $0) }
    module.place({ [$0 == "dispatchMain" ? "Dispatch" : "Foundation"] }) { module in
      addOperations(to: module)
      addOperationQueues(to: module)
      addLocks(to: module)
      addThreads(to: module)
      addTimers(to: module)
      addRunLoops(to: module)
    }
    module.from("PlaygroundSupport") { addPlaygroundPages(to: $0) }
    return module
  }

  private static let qualities: Set = ["DispatchQoS", "QoSClass"]

  private static func addIntervals(to module: NativeModule) {
    module.type(
      """
      enum DispatchTimeInterval: Equatable { case seconds(Int); case milliseconds(Int); case microseconds(Int); \
      case nanoseconds(Int); case never }
      """, represents: DispatchTimeInterval.self)
    // A second is a thousand milliseconds.
    module.extend(
      "extension DispatchTimeInterval",
      [
        NativeMember(
          "static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool",
          .binary { .bool($0.asInterval == $1.asInterval) })
      ])
  }

  private static func addQualities(to module: NativeModule) {
    module.type("struct DispatchQoS: Equatable", represents: DispatchQoS.self)
    module.type(
      """
      enum QoSClass: Equatable { case background; case utility; case `default`; case userInitiated; \
      case userInteractive; case unspecified }
      """, represents: DispatchQoS.QoSClass.self)
    let qualities: [(String, DispatchQoS)] = [
      ("background", .background), ("utility", .utility), ("`default`", .default), ("userInitiated", .userInitiated),
      ("userInteractive", .userInteractive), ("unspecified", .unspecified),
    ]
    module.extend(
      "extension DispatchQoS { typealias QoSClass = QoSClass }",
      qualities.map { name, quality in
        NativeMember("static var \(name): DispatchQoS { get }", .nullary { .boxed(quality) })
      })
  }
}

extension NativeCall {
  /// Returns a `DispatchQoS`.
  func qualityOfService(_ index: Int) -> DispatchQoS { self[index].native() ?? .default }

  /// Returns the enum `QoSClass` of the program as Dispatch's own.
  func qualityClass(_ index: Int) -> DispatchQoS.QoSClass {
    switch self[index].enumCase?.index {
    case 0: .background
    case 1: .utility
    case 3: .userInitiated
    case 4: .userInteractive
    default: .default
    }
  }
}
