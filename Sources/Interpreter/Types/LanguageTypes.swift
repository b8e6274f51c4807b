/// The few declarations of the library that the language has rules of its own for. The rules ask here, not for names.
extension NominalDecl {
  var isOptional: Bool { isNative && name == "Optional" }

  /// It is written as a protocol, and asks for an object.
  var isAnyObject: Bool { isNative && name == "AnyObject" }

  /// It takes whatever is hashable, without a word.
  var isAnyHashable: Bool { isNative && name == "AnyHashable" }

  /// Whether an `any P` is a P itself. Swift has it so of `Error` alone.
  var conformsToItself: Bool { isNative && name == "Error" }
}

extension Type {
  /// One of the library's types of numbers.
  var isNumber: Bool { integerRange != nil || isBinaryFloat }

  /// One of those with a fraction; `CGFloat` is another name of `Double`.
  var isBinaryFloat: Bool {
    guard case .nominal(let decl, _) = head, decl.isNative else { return false }
    return decl.name == "Double" || decl.name == "Float"
  }
}
