extension NominalDecl {
  /// Initializers in the type's own declaration or in extensions of it.
  package var ownInitializers: [FunctionDecl] {
    (members["init"] ?? []).compactMap { if case .function(let function) = $0 { function } else { nil } }
  }

  /// The nearest native class that a class of the program derives from.
  package var nativeAncestor: NominalDecl? {
    var current = kind == .classType && !isNative ? superclass?.nominalDecl : nil
    while let here = current, !here.isNative { current = here.superclass?.nominalDecl }
    return current
  }
}
