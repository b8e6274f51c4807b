/// Every declaration that a session knows: those of its native modules and those its inputs added.
package final class Universe: @unchecked Sendable {
  package let modules: [NativeModule]
  /// Top-level types by name; types of user code shadow native ones.
  package var types: [String: TypeDecl] = [:]
  /// Native types by the Swift type of their values.
  package var nativeTypes: [ObjectIdentifier: NominalDecl] = [:]

  package init(modules: [NativeModule]) {
    self.modules = modules
  }

  package func nominal(_ name: String) -> NominalDecl? {
    if case .nominal(let decl)? = types[name] { decl } else { nil }
  }
}
