import Rx

/// Owner of a clock: receives lines and faults, and knows if the program is being stopped.
package protocol ClockOutlet: AnyObject, Sendable {
  /// Prints one line of the program's own output.
  func print(_ line: String)

  /// Reports a fault of the program.
  func report(_ fault: Fault)

  /// True after the program stopped itself by a trap. Checked after every turn and by all code that may run for long.
  var isProgramStopping: Bool { get }

  /// The address on the calling thread's stack below which subscriptions nest too deeply; zero for no limit. An extension
  /// implements this as no limit.
  var stackLimit: UInt { get }

  /// Notes that all turns that were under way when the program was stopped are over. Called on the main executor before
  /// anything else runs: the place to dispose of subscriptions in flight and to let the program run again.
  func programStopped()
}

extension ClockOutlet {
  package var stackLimit: UInt { 0 }
}
