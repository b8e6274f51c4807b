import Checking
import Recording
import RxBindings
import Types

/// Notes about subscriptions to a subject or a relay whose name an input has given to another value.
extension Session {
  /// A stream that an input is about to replace under its name.
  struct ReplacedStream {
    let name: String
    let stream: StreamName
  }

  /// Returns the subjects and relays with live subscriptions whose names a unit declares again.
  func streamsReplaced(by unit: CheckedUnit) -> [ReplacedStream] {
    guard options.isInteractive, options.isTyped, !isLoading else { return [] }
    return unit.shadowed.variables.compactMap { variable in
      guard variable.kind == .global, !variable.isLazy, !toldReplaced.contains(variable.name),
        let stream = evaluator.runtime.value(of: variable).flatMap({ StreamName.of($0) }),
        stream.subjectType != nil, recorder.forest.livingCount(of: stream) > 0
      else { return nil }
      return ReplacedStream(name: variable.name, stream: stream)
    }
  }

  /// Reports, once for each name, which subscriptions go on with the former stream.
  func tellOfSubscriptions(to replaced: [ReplacedStream]) {
    for former in replaced where recorder.forest.livingCount(of: former.stream) > 0 {
      guard toldReplaced.insert(former.name).inserted else { continue }
      let alive = recorder.forest.programs(hearing: former.stream).filter(\.isAlive)
      let numbers = alive.compactMap(\.subscription.number).map { "#\($0)" }
      guard let first = numbers.first else { continue }
      let subject = numbers.count == 1 ? "\(first) is" : "\(numbers.prefix(3).joined(separator: ", ")) are"
      printer.hint(
        "\(subject) still subscribed to the former \(former.name), which sends nothing of the new one: :dispose \(first)"
      )
    }
  }
}
