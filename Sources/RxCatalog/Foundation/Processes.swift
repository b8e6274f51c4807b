import Types
import Execution
import Foundation
import Rx

/// The program's own process, as far as it may access it.
final class ProcessInfoValue: Sendable {}

extension FoundationCatalog {
  static func addProcessInfo(to module: NativeModule) {
    module.type("class ProcessInfo", represents: ProcessInfoValue.self)
    module.alias("typealias CFAbsoluteTime = Double")
    module.global([
      NativeMember(
        "func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime",
        .nullary { .double(Environments.current.now.timeIntervalSinceReferenceDate) })
    ])
    let process = ProcessInfoValue()
    module.extend(
      "extension ProcessInfo",
      [
        NativeMember("static var processInfo: ProcessInfo { get }", .nullary { .object(process) }),
        NativeMember(
          "var environment: [String: String] { get }",
          .general { call in
            let variables = try call.runtime.host.environmentVariables()
            return .dictionary(
              Dictionary(variables.map { (.string($0.key), .string($0.value)) }, uniquingKeysWith: { $1 }))
          }),
        NativeMember(
          "var processorCount: Int { get }", .unary { _ in .int(ProcessInfo.processInfo.processorCount) }),
        NativeMember(
          "var activeProcessorCount: Int { get }", .unary { _ in .int(ProcessInfo.processInfo.activeProcessorCount) }),
        NativeMember("var systemUptime: Double { get }", .unary { _ in .double(Environments.current.uptime.seconds) }),
      ])
  }
}
