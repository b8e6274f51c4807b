/// Declarations of the library with special rules in the language. The rules use these properties instead of names.
extension NominalDecl {
  package var isOptional: Bool { isNative && name == "Optional" }

  /// True for `AnyObject`, which is declared as a protocol.
  package var isAnyObject: Bool { isNative && name == "AnyObject" }

  /// True for `AnyHashable`, to which every hashable type converts implicitly.
  package var isAnyHashable: Bool { isNative && name == "AnyHashable" }

  /// True if the existential type `any P` conforms to P. In Swift only `Error` does.
  package var conformsToItself: Bool { isNative && name == "Error" }
}

extension Type {
  /// True for a number type of the library.
  package var isNumber: Bool { integerRange != nil || isBinaryFloat }

  /// True for a floating-point type; `CGFloat` is another name of `Double`.
  package var isBinaryFloat: Bool {
    guard case .nominal(let decl, _) = head, decl.isNative else { return false }
    return decl.name == "Double" || decl.name == "Float"
  }
}
