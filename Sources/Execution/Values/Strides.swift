/// Steps through ranges: by addition for the library's numbers, by the program's `advanced(by:)` for its types.
extension Value {
  package func stepped(by distance: Int) throws -> Value {
    if let runtime, runtime.writtenWitness(of: self, "Strideable", "advanced") != nil {
      return try runtime.callWitness(self, "Strideable", "advanced", [.int(distance)])
    }
    return distance < 0
      ? try calculate(.subtract, self, numberLike(self, distance == .min ? .max : -distance))
      : try calculate(.add, self, numberLike(self, distance))
  }

  /// Returns the number of steps from this value to another.
  package func steps(to end: Value) throws -> Int {
    if let runtime, runtime.writtenWitness(of: self, "Strideable", "distance") != nil {
      return try runtime.callWitness(self, "Strideable", "distance", [end]).toInt
    }
    return try calculate(.subtract, end.toInt, toInt)
  }
}
