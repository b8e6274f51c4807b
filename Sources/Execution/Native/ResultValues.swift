import Types

/// Returns a `Result` made by native code.
package func makeResult(_ caseName: String, _ value: Value, _ typeArguments: [Type], _ runtime: Runtime) -> Value {
  guard let enumCase = runtime.universe.nominal("Result")?.cases.first(where: { $0.name == caseName }) else {
    return .void
  }
  return .enumeration(EnumInstance(enumCase: enumCase, typeArguments: typeArguments, payload: [value]))
}
