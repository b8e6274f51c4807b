// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsLocation = CatalogFamily(
    name: "Location",
    types: [
      CatalogType(
        name: "CLLocationCoordinate2D", header: "struct CLLocationCoordinate2D",
        sentence: "A place on Earth in degrees."),
      CatalogType(
        name: "CLLocation", header: "class CLLocation: NSObject",
        sentence: "A place at a time."),
      CatalogType(
        name: "CLLocationManager", header: "class CLLocationManager: UIResponder",
        sentence: "Source of locations, which `:set` simulates."),
      CatalogType(
        name: "CLLocationManagerDelegate", header: "protocol CLLocationManagerDelegate: AnyObject { func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]); func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) }",
        sentence: "Delegate of a source of locations."),
      CatalogType(
        name: "CLAuthorizationStatus", header: "enum CLAuthorizationStatus { case notDetermined; case restricted; case denied; case authorizedAlways; case authorizedWhenInUse }",
        sentence: "Permission to locate the device."),
    ],
    extensions: [
      CatalogExtension(
        type: "CLLocationCoordinate2D", header: "extension CLLocationCoordinate2D",
        members: [
          CatalogMember(
            key: "CLLocationCoordinate2D.latitude", name: "latitude",
            signature: "var latitude: Double { get set }",
            result: "Double"),
          CatalogMember(
            key: "CLLocationCoordinate2D.longitude", name: "longitude",
            signature: "var longitude: Double { get set }",
            result: "Double"),
          CatalogMember(
            key: "CLLocationCoordinate2D.init(latitude:longitude:)", name: "init",
            signature: "init(latitude: Double, longitude: Double)",
            result: "CLLocationCoordinate2D",
            sentence: "Makes a coordinate."),
          CatalogMember(
            key: "CLLocationCoordinate2D.init()", name: "init",
            signature: "init()",
            result: "CLLocationCoordinate2D",
            sentence: "Makes the coordinate where the equator meets the prime meridian."),
        ]),
      CatalogExtension(
        type: "CLLocation", header: "extension CLLocation",
        members: [
          CatalogMember(
            key: "CLLocation.coordinate", name: "coordinate",
            signature: "var coordinate: CLLocationCoordinate2D { get }",
            result: "CLLocationCoordinate2D"),
          CatalogMember(
            key: "CLLocation.timestamp", name: "timestamp",
            signature: "var timestamp: Date { get }",
            result: "Date",
            sentence: "Date of the measurement."),
          CatalogMember(
            key: "CLLocation.init(latitude:longitude:)", name: "init",
            signature: "init(latitude: Double, longitude: Double)",
            result: "CLLocation",
            sentence: "Makes a location with the current date."),
          CatalogMember(
            key: "CLLocation.distance(from:)", name: "distance",
            signature: "func distance(from location: CLLocation) -> Double",
            result: "Double",
            sentence: "Distance in meters on a sphere of Earth's mean radius."),
        ]),
      CatalogExtension(
        type: "CLLocationManager", header: "extension CLLocationManager",
        members: [
          CatalogMember(
            key: "CLLocationManager.delegate", name: "delegate",
            signature: "var delegate: (any CLLocationManagerDelegate)? { get set }",
            result: "(any CLLocationManagerDelegate)?",
            sentence: "Delegate that receives locations and changes of the authorization."),
          CatalogMember(
            key: "CLLocationManager.desiredAccuracy", name: "desiredAccuracy",
            signature: "var desiredAccuracy: Double { get set }",
            result: "Double"),
          CatalogMember(
            key: "CLLocationManager.distanceFilter", name: "distanceFilter",
            signature: "var distanceFilter: Double { get set }",
            result: "Double"),
          CatalogMember(
            key: "CLLocationManager.location", name: "location",
            signature: "var location: CLLocation? { get }",
            result: "CLLocation?"),
          CatalogMember(
            key: "CLLocationManager.authorizationStatus", name: "authorizationStatus",
            signature: "var authorizationStatus: CLAuthorizationStatus { get }",
            result: "CLAuthorizationStatus"),
          CatalogMember(
            key: "CLLocationManager.requestWhenInUseAuthorization()", name: "requestWhenInUseAuthorization",
            signature: "func requestWhenInUseAuthorization()",
            result: "Void",
            sentence: "Requests permission: it is granted, unless it was decided before."),
          CatalogMember(
            key: "CLLocationManager.requestAlwaysAuthorization()", name: "requestAlwaysAuthorization",
            signature: "func requestAlwaysAuthorization()",
            result: "Void",
            sentence: "Requests permission: it is granted, unless it was decided before."),
          CatalogMember(
            key: "CLLocationManager.startUpdatingLocation()", name: "startUpdatingLocation",
            signature: "func startUpdatingLocation()",
            result: "Void",
            sentence: "Starts to send locations."),
          CatalogMember(
            key: "CLLocationManager.stopUpdatingLocation()", name: "stopUpdatingLocation",
            signature: "func stopUpdatingLocation()",
            result: "Void",
            sentence: "Stops sending locations."),
        ]),
      CatalogExtension(
        type: "CLLocationManagerDelegate", header: "extension CLLocationManagerDelegate",
        members: [
          CatalogMember(
            key: "CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)", name: "locationManager",
            signature: "func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])",
            result: "Void",
            sentence: "Called for each change of location."),
          CatalogMember(
            key: "CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)", name: "locationManager",
            signature: "func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)",
            result: "Void",
            sentence: "Called when people grant or deny permission."),
        ]),
    ],
    globals: [
    ])
}
