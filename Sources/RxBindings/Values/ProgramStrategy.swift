import Execution
import Rx
import Types

/// Sharing by a strategy of the program. The library selects a strategy by its compiled type; the call that makes a
/// sequence sets the program's strategy as `current`.
package enum ProgramStrategy: SharingStrategyProtocol {
  @TaskLocal static var current: ProgramSharing?

  package static var scheduler: SchedulerType { current?.scheduler ?? MainScheduler.instance }

  package static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    current?.share(source) ?? source.share()
  }
}

/// A type of the program that is a `SharingStrategyProtocol`.
struct ProgramSharing: @unchecked Sendable {
  // Unchecked because types are constant and the runtime guards itself.
  let type: Type
  let runtime: Runtime

  private static let requirements = "SharingStrategyProtocol"

  var scheduler: any SchedulerType {
    let value = try? runtime.callStaticWitness(type, Self.requirements, "scheduler")
    let scheduler: (any SchedulerType)? = value?.native()
    return scheduler ?? MainScheduler.instance
  }

  func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    // Sequences of sequences, which pass between two operators, no program sees.
    guard let values = source as? Observable<Value>,
      let shared = try? runtime.callStaticWitness(
        type, Self.requirements, "share", [.stream(values)], ownTypes: [.any]),
      let stream = try? runtime.stream(shared) as? Observable<Element>
    else { return source.share() }
    return stream
  }

  /// Makes sequences that share in this way.
  func making<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ProgramStrategy.$current.withValue(self, operation: body)
  }
}

/// Sharing strategy of a shared sequence.
enum Sharing {
  case driver
  case signal
  case program(ProgramSharing)

  /// Finds the strategy that a type names: a strategy, or a shared sequence with one.
  init?(_ type: Type, in runtime: Runtime) {
    guard case .nominal(let decl, let arguments) = type else { return nil }
    switch decl.name {
    case "DriverSharingStrategy": self = .driver
    case "SignalSharingStrategy": self = .signal
    case "SharedSequence":
      guard let strategy = arguments.first, let sharing = Sharing(strategy, in: runtime) else { return nil }
      self = sharing
    default:
      if let strategies = runtime.universe.nominal("SharingStrategyProtocol"),
        runtime.universe.conforms(type, to: strategies)
      {
        self = .program(ProgramSharing(type: type, runtime: runtime))
      } else if case .nominal(let strategy, let own)? = runtime.universe.memberType("SharingStrategy", of: type),
        strategy !== decl, let sharing = Sharing(.nominal(strategy, own), in: runtime)
      {
        self = sharing
      } else {
        return nil
      }
    }
  }
}
