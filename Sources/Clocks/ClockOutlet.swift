import Rx

/// Who owns a clock: where lines and faults go, and who knows whether the program is being stopped.
package protocol ClockOutlet: AnyObject, Sendable {
  /// Prints one line of the program's own output.
  func print(_ line: String)

  /// Takes note of a fault of the program.
  func report(_ fault: Fault)

  /// Whether the program stopped itself, by a trap. Asked after every turn and by everything that may run for long.
  var isProgramStopping: Bool { get }

  /// The address on the calling thread's stack below which subscriptions nest too deeply; zero for no limit. An extension
  /// implements this as no limit.
  var stackLimit: UInt { get }

  /// All turns that were under way when the program was stopped are over. Called on the main executor before anything
  /// else runs: the place to dispose what was in flight and to let the program run again.
  func programStopped()
}

extension ClockOutlet {
  package var stackLimit: UInt { 0 }
}
