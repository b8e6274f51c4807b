import Foundation
import Rx

/// State shared by the whole user interface, which belongs to the main thread; observers may watch it.
package enum UserInterface {
  /// Checks a use of the interface, which is a fault on any other than the main thread.
  static func touch(_ member: @autoclosure () -> String) {
    let environment = Environments.current
    if !environment.isMain { environment.report(.userInterfaceOffMain(member())) }
  }

  /// Notifies the owner of the screen that it has to be drawn again.
  static func changed(_ object: AnyObject) {
    Environments.current.values[ObserverKey.self, as: ((AnyObject) -> Void).self]?(object)
  }

  /// Reports another misuse of the interface.
  static func misuse(_ message: String) { Environments.current.report(.misuse(message)) }

  private enum ObserverKey {}
  private enum AlertsKey {}

  /// Sets the observer of every change of the user interface, called on the thread of the change.
  package static func observe(in values: EnvironmentValues, _ observer: ((AnyObject) -> Void)?) {
    values[ObserverKey.self] = observer
  }

  /// Alerts shown without a presenting controller, the latest last.
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

  /// Removes the alerts, for a session that restarts.
  package static func reset(_ values: EnvironmentValues) { values[AlertsKey.self] = [UIAlertController]() }
}
