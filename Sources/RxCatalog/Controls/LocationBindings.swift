import RxBindings
import Controls
import Execution
import Foundation
import Rx

extension Bindings {
  /// Locations and what sends them.
  mutating func bindLocations() {
    var bind = self
    defer { self = bind }

    bind("CLLocationCoordinate2D.init(latitude:longitude:)") { call in
      .boxed(CLLocationCoordinate2D(latitude: try call.get(0), longitude: try call.get(1)))
    }
    bind("CLLocationCoordinate2D.init()") { _ in .boxed(CLLocationCoordinate2D()) }
    bind.part("CLLocationCoordinate2D.latitude", \CLLocationCoordinate2D.latitude)
    bind.part("CLLocationCoordinate2D.longitude", \CLLocationCoordinate2D.longitude)
    bind("CLLocation.init(latitude:longitude:)") { call in
      .object(CLLocation(latitude: try call.get(0), longitude: try call.get(1)))
    }
    bind("CLLocation.coordinate") { .boxed(try $0.native(0, as: CLLocation.self).coordinate) }
    bind.reading("CLLocation.timestamp", \CLLocation.timestamp)
    bind.method("CLLocation.distance(from:)") { (location: CLLocation, call) in
      .double(location.distance(from: try call.native(1)))
    }

    bind.field("CLLocationManager.desiredAccuracy", \CLLocationManager.desiredAccuracy)
    bind.field("CLLocationManager.distanceFilter", \CLLocationManager.distanceFilter)
    bind.reading("CLLocationManager.location", \CLLocationManager.location)
    bind("CLLocationManager.authorizationStatus") { call in
      try call.value(ofCase: call.native(0, as: CLLocationManager.self).authorizationStatus)
    }
    bind.action("CLLocationManager.requestWhenInUseAuthorization()") { (manager: CLLocationManager, _) in
      manager.requestWhenInUseAuthorization()
    }
    bind.action("CLLocationManager.requestAlwaysAuthorization()") { (manager: CLLocationManager, _) in
      manager.requestAlwaysAuthorization()
    }
    bind.action("CLLocationManager.startUpdatingLocation()") { (manager: CLLocationManager, _) in
      manager.startUpdatingLocation()
    }
    bind.action("CLLocationManager.stopUpdatingLocation()") { (manager: CLLocationManager, _) in
      manager.stopUpdatingLocation()
    }
    bind("CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)") { _ in .void }
    bind("CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)") { _ in .void }
    bind.adopted(
      "CLLocationManager.delegate", \CLLocationManager.keptDelegate, { ProgramLocationDelegate($0, $1) },
      { $0.delegate = $1 })
  }
}

private final class ProgramLocationDelegate: CLLocationManagerDelegate, ProgramAdaptor {
  let program: ProgramObject

  init(_ object: AnyObject, _ runtime: Runtime) {
    program = ProgramObject(object, "CLLocationManagerDelegate", runtime)
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    program.call(
      "locationManager", [nil, "didUpdateLocations"], .object(manager), .array(locations.map { .object($0) }))
  }

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    guard let cases = try? ScriptEnum(CLAuthorizationStatus.self, in: program.runtime) else { return }
    let index = CLAuthorizationStatus.cases.firstIndex(of: status) ?? 0
    program.call("locationManager", [nil, "didChangeAuthorization"], .object(manager), cases.value(index))
  }
}

extension CLLocation: ScriptConvertible {}
extension CLAuthorizationStatus: ScriptCases {
  static let cases: [Self] = [.notDetermined, .restricted, .denied, .authorizedAlways, .authorizedWhenInUse]
}
