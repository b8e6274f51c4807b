/// Steps through ranges: of the library's numbers by adding, of what the program declares by its own `advanced(by:)`.
extension Value {
  package func stepped(by distance: Int) throws -> Value {
    if let runtime, runtime.writtenWitness(of: self, "Strideable", "advanced") != nil {
      return try runtime.callWitness(self, "Strideable", "advanced", [.int(distance)])
    }
    return distance < 0
      ? try calculate(.subtract, self, numberLike(self, distance == .min ? .max : -distance))
      : try calculate(.add, self, numberLike(self, distance))
  }

  /// How many steps there are from here to another.
  package func steps(to end: Value) throws -> Int {
    if let runtime, runtime.writtenWitness(of: self, "Strideable", "distance") != nil {
      return try runtime.callWitness(self, "Strideable", "distance", [end]).toInt
    }
    return try calculate(.subtract, end.toInt, toInt)
  }
}
