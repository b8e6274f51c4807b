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
        .nullary { .double(Environments.current.date.timeIntervalSinceReferenceDate) })
    ])
    let process = ProcessInfoValue()
    // Scripts have no arguments: the files behind the first are part of the program.
    module.type("enum CommandLine")
    module.extend(
      "extension CommandLine",
      lazily: [
        NativeMember("static var arguments: [String] { get }", .nullary { .array([.string(programName)]) }),
        NativeMember("static var argc: Int32 { get }", .nullary { .boxed(Int32(1)) }),
      ])
    module.extend("extension ProcessInfo", lazily: systemMembers)
    module.extend(
      "extension ProcessInfo",
      [
        NativeMember("static var processInfo: ProcessInfo { get }", .nullary { .object(process) }),
        NativeMember(
          "var environment: [String: String] { get }",
          .general { call in
            let variables = try call.runtime.host.environmentVariables()
            return .dictionary(
              ValueTable(variables.map { (.string($0.key), .string($0.value)) }, uniquingKeysWith: { $1 }))
          }),
        NativeMember(
          "var processorCount: Int { get }", .unary { _ in .int(ProcessInfo.processInfo.processorCount) }),
        NativeMember(
          "var activeProcessorCount: Int { get }", .unary { _ in .int(ProcessInfo.processInfo.activeProcessorCount) }),
        NativeMember("var processName: String { get }", .unary { _ in .string(programName) }),
        NativeMember("var arguments: [String] { get }", .unary { _ in .array([.string(programName)]) }),
        NativeMember("var systemUptime: Double { get }", .unary { _ in .double(Environments.current.uptime.seconds) }),
      ])
  }

  private static let programName = "rxsh"

  private static var systemMembers: [NativeMember] {
    var members: [NativeMember] = []
    let texts: [(String, @Sendable () -> String)] = [
      ("globallyUniqueString", { ProcessInfo.processInfo.globallyUniqueString }),
      ("operatingSystemVersionString", { ProcessInfo.processInfo.operatingSystemVersionString }),
      ("hostName", { "localhost" }),
    ]
    for (name, text) in texts { members.unary("var \(name): String { get }") { _ in .string(text()) } }
    members.unary("var processIdentifier: Int32 { get }") { _ in .boxed(ProcessInfo.processInfo.processIdentifier) }
    members.unary("var physicalMemory: UInt64 { get }") { _ in .boxed(ProcessInfo.processInfo.physicalMemory) }
    return members
  }
}
