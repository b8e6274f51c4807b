/// The few declarations of the library that the language has rules of its own for. The rules ask here, not for names.
extension NominalDecl {
  package var isOptional: Bool { isNative && name == "Optional" }

  /// It is written as a protocol, and asks for an object.
  package var isAnyObject: Bool { isNative && name == "AnyObject" }

  /// It takes whatever is hashable, without a word.
  package var isAnyHashable: Bool { isNative && name == "AnyHashable" }

  /// Whether an `any P` is a P itself. Swift has it so of `Error` alone.
  package var conformsToItself: Bool { isNative && name == "Error" }
}

extension Type {
  /// One of the library's types of numbers.
  package var isNumber: Bool { integerRange != nil || isBinaryFloat }

  /// One of those with a fraction; `CGFloat` is another name of `Double`.
  package var isBinaryFloat: Bool {
    guard case .nominal(let decl, _) = head, decl.isNative else { return false }
    return decl.name == "Double" || decl.name == "Float"
  }
}
