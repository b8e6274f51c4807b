import RxBindings
import Types
import Execution
import Foundation

/// Type with a `qualityOfService`. It is stored and ignored: priorities alone determine the order of work.
protocol HasQuality: AnyObject {
  var qualityOfService: QualityOfService { get set }
}

extension OperationQueue: HasQuality {}
extension WorkOperation: HasQuality {}

extension DispatchCatalog {
  static func addQualityOfService(to module: NativeModule) {
    // The numbers are not the same on all platforms.
    let qualities: [(String, QualityOfService)] = [
      ("userInteractive", .userInteractive), ("userInitiated", .userInitiated), ("utility", .utility),
      ("background", .background), ("`default`", .default),
    ]
    let cases = qualities.map { "case \($0) = \($1.rawValue)" }.joined(separator: "; ")
    module.type("enum QualityOfService: Int { \(cases) }")
  }

  static func addQuality<Owner: HasQuality & SendableMetatype>(of _: Owner.Type, to members: inout [NativeMember]) {
    members.property(
      "var qualityOfService: QualityOfService { get set }",
      get: .general { call in
        let quality = try call.native(0, as: Owner.self).qualityOfService
        return try ScriptEnum(named: "QualityOfService", in: call.runtime).value(raw: quality.rawValue)
      },
      set: .mutating { value, call in
        let quality = call[0].rawNumber.flatMap(QualityOfService.init(rawValue:)) ?? .default
        try value.unboxed(as: Owner.self).qualityOfService = quality
        return .void
      })
  }
}
