import Foundation
import Rx

/// A place on Earth in degrees.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double

  /// Makes a coordinate.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Makes the coordinate where the equator meets the prime meridian.
  public init() { self.init(latitude: 0, longitude: 0) }
}

/// A place at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  // Unchecked because the base class is not known to be safe; all properties are constants.
  public let coordinate: CLLocationCoordinate2D
  /// Date of the measurement.
  public let timestamp: Date

  /// Makes a location with the current date.
  public init(latitude: Double, longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    timestamp = MainScheduler.instance.now
  }

  /// Distance in meters on a sphere of Earth's mean radius.
  public func distance(from location: CLLocation) -> Double {
    let radians = Double.pi / 180
    let (from, to) = (location.coordinate, coordinate)
    let latitude = (to.latitude - from.latitude) * radians / 2
    let longitude = (to.longitude - from.longitude) * radians / 2
    let haversine =
      sin(latitude) * sin(latitude)
      + cos(from.latitude * radians) * cos(to.latitude * radians) * sin(longitude) * sin(longitude)
    return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
  }
}
