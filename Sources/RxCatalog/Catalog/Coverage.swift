extension RxCatalog {
  /// Public members of the library that programs cannot reach although nothing says why.
  package static var membersWithoutBinding: [String] {
    let bound = allBindings.table
    return members.map(\.key).filter { bound[$0] == nil && LeftOut.members[$0] == nil }
  }

  /// Bindings for which the library has no member (any more).
  package static var bindingsWithoutMember: [String] {
    let known = Set(members.map(\.key))
    return allBindings.table.keys.filter { !known.contains($0) && !Bindings.requirements.contains($0) }.sorted()
  }

  private static var members: [CatalogMember] {
    GeneratedCatalog.all.flatMap { family in
      family.extensions.filter { !LeftOut.types.contains($0.type) }.flatMap(\.members) + family.globals
    }
  }
}

extension Bindings {
  /// Bindings under the names of requirements, for types that the library keeps to itself.
  static let requirements: Set<String> = ["Disposable.dispose()", "Disposable.isDisposed"]
}
