import Foundation
import Rx

/// Source of locations, which `:set` simulates.
open class CLLocationManager: UIResponder {
  /// Delegate that receives locations and changes of the authorization.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// Object that represents a delegate that lives elsewhere.
  package var keptDelegate: AnyObject?
  @Displayed("CLLocationManager.desiredAccuracy") public var desiredAccuracy: Double = -1
  @Displayed("CLLocationManager.distanceFilter") public var distanceFilter: Double = -1
  @Displayed("CLLocationManager.location") public private(set) var location: CLLocation? = nil
  @Displayed("CLLocationManager.authorizationStatus")
  public private(set) var authorizationStatus: CLAuthorizationStatus = .notDetermined
  @Displayed("CLLocationManager.startUpdatingLocation()") package private(set) var isUpdating: Bool = false
  /// View that shows the manager on a screen.
  package private(set) lazy var view: UIView = CLLocationView(self)

  /// Requests permission: it is granted, unless it was decided before.
  public func requestWhenInUseAuthorization() { request(.authorizedWhenInUse) }

  /// Requests permission: it is granted, unless it was decided before.
  public func requestAlwaysAuthorization() { request(.authorizedAlways) }

  private func request(_ status: CLAuthorizationStatus) {
    if authorizationStatus == .notDetermined { authorize(status) }
  }

  /// Starts to send locations.
  public func startUpdatingLocation() { isUpdating = true }

  /// Stops sending locations.
  public func stopUpdatingLocation() { isUpdating = false }

  /// Decides about permission, as people do in the settings.
  package func authorize(_ status: CLAuthorizationStatus) {
    authorizationStatus = status
    delegate?.locationManager(self, didChangeAuthorization: status)
  }

  /// Moves the device, which sends the location if the manager is updating and authorized.
  package func move(to location: CLLocation) {
    self.location = location
    guard isUpdating, [.authorizedWhenInUse, .authorizedAlways].contains(authorizationStatus) else { return }
    delegate?.locationManager(self, didUpdateLocations: [location])
  }
}

/// Delegate of a source of locations.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Called for each change of location.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when people grant or deny permission.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Called for each change of location.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Called when people grant or deny permission.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Permission to locate the device.
public enum CLAuthorizationStatus: Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

/// A source of locations as a view, so that a screen can show it.
package final class CLLocationView: UIView {
  package private(set) weak var manager: CLLocationManager?

  init(_ manager: CLLocationManager) {
    self.manager = manager
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }
}
