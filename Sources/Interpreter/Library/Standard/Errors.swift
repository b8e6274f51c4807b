/// What Foundation says of an error that says nothing itself.
func localizedDescription(_ error: Value, _ runtime: Runtime) -> String {
  func nominalName() -> String? {
    runtime.nominal(of: error).map { ($0.isNative ? "" : "main.") + $0.name }
  }
  if let text = error.payload(NativeErrorText.self) { return text.text }
  let code: Int
  switch error {
  case .enumeration(let instance): code = instance.enumCase.index
  default: code = 1
  }
  return "The operation could not be completed. (\(nominalName() ?? "Error") error \(code).)"
}

/// An error of the library's own.
struct NativeErrorText: Error, Hashable, Sendable {
  let text: String
}
