import RxBindings

extension RxCatalog {
  /// Entries for `:help` and completion: every type, member and global function of the catalog that programs can use.
  package static let entries: [CatalogEntry] = families.flatMap(\.entries)

  /// Entries by the folder of the library that declares them: `OperatorsTiming`.
  package static let families: [(name: String, entries: [CatalogEntry])] = GeneratedCatalog.all.map { family in
    let types = family.types.filter { !OmittedDeclarations.types.contains($0.name) }.map { CatalogEntry(type: $0) }
    let members = family.extensions.filter { !OmittedDeclarations.types.contains($0.type) }.flatMap { part in
      part.members.filter { OmittedDeclarations.members[$0.key] == nil }.map {
        CatalogEntry(type: part.type, member: $0)
      }
    }
    return (family.name, types + members + family.globals.map { CatalogEntry(type: nil, member: $0) })
  }

  /// The protocols, with their requirements in their headers.
  package static let protocols: [CatalogType] = GeneratedCatalog.all.flatMap(\.types).filter {
    $0.header.hasPrefix("protocol ") && !OmittedDeclarations.types.contains($0.name)
  }

  /// The declarations of type aliases.
  package static let aliases: [String] = GeneratedCatalog.rxAliases + GeneratedCatalog.rxTestingAliases
}
