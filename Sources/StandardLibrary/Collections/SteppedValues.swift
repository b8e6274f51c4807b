import Execution
import Types

/// A collection whose places are found one after the other, by those of the collections that it is made of.
protocol SteppedValues: IndexedValues {
  var runtime: Runtime { get }
  /// The collection that it is made of.
  var values: any IndexedValues { get throws }
  /// Returns the place behind another; nil behind the last.
  func place(after index: Value, in values: any IndexedValues) throws -> Value?
  /// Returns the place before another; nil before the first.
  func place(before index: Value, in values: any IndexedValues) throws -> Value?
}

extension SteppedValues {
  /// Returns the place at a distance; nil beyond the limit or the bounds.
  func moved(_ index: Value, _ distance: Int, limit: Value?) throws -> Value? {
    let values = try values
    var place = index
    for _ in 0..<distance.magnitude {
      if place == limit { return nil }
      try runtime.check()
      guard let next = try distance < 0 ? self.place(before: place, in: values) : self.place(after: place, in: values)
      else { return nil }
      place = next
    }
    return place
  }
}
