import Foundation
import Rx

/// What all of the user interface shares: it belongs to the main thread, and somebody may be looking at it.
package enum UserInterface {
  /// Takes note of a use of the interface, which is a fault anywhere but on the main thread.
  static func touch(_ member: @autoclosure () -> String) {
    let environment = Environments.current
    if !environment.isMain { environment.report(.userInterfaceOffMain(member())) }
  }

  /// Tells whoever shows the screen that it has to be drawn again.
  static func changed(_ object: AnyObject) {
    Environments.current.values[ObserverKey.self, as: ((AnyObject) -> Void).self]?(object)
  }

  /// Reports another misuse of the interface.
  static func misuse(_ message: String) { Environments.current.report(.misuse(message)) }

  private enum ObserverKey {}
  private enum AlertsKey {}

  /// Hears of every change of something on the screen, on the thread that made it.
  package static func observe(in values: EnvironmentValues, _ observer: ((AnyObject) -> Void)?) {
    values[ObserverKey.self] = observer
  }

  /// The alerts that were shown without a controller that presents them, the latest last.
  package static func alerts(in values: EnvironmentValues) -> [UIAlertController] {
    values[AlertsKey.self, as: [UIAlertController].self] ?? []
  }

  package static func show(_ alert: UIAlertController) {
    let values = Environments.current.values
    touch("UIAlertView.show()")
    values[AlertsKey.self] = alerts(in: values) + [alert]
    changed(alert)
  }

  static func hide(_ alert: UIAlertController) {
    let values = Environments.current.values
    values[AlertsKey.self] = alerts(in: values).filter { $0 !== alert }
    changed(alert)
  }

  /// Forgets the alerts, for a session that begins anew.
  package static func reset(_ values: EnvironmentValues) { values[AlertsKey.self] = [UIAlertController]() }
}
