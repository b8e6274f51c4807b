import RxBindings

extension RxCatalog {
  /// What `:help` and completion know: every type, member and global function of the catalog that programs can use.
  package static let entries: [CatalogEntry] = GeneratedCatalog.all.flatMap { family in
    family.types.filter { !LeftOut.types.contains($0.name) }.map { CatalogEntry(type: $0) }
      + family.extensions.filter { !LeftOut.types.contains($0.type) }.flatMap { part in
        part.members.filter { LeftOut.members[$0.key] == nil }.map { CatalogEntry(type: part.type, member: $0) }
      } + family.globals.map { CatalogEntry(type: nil, member: $0) }
  }
}
