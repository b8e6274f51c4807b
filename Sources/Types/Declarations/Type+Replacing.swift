extension Type {
  /// Returns the type with arguments in place of its generic parameters.
  package func replacing(_ parameters: [GenericParameter], with arguments: [Type]) -> Type {
    switch self {
    case .parameter(let parameter):
      parameters.firstIndex { $0 === parameter }.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
        ?? self
    case .nominal(let decl, let own): .nominal(decl, own.map { $0.replacing(parameters, with: arguments) })
    default: self
    }
  }
}
