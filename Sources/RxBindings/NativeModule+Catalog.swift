import Types

extension NativeModule {
  /// Declares families of the catalog. Each start of the shell does so: the function is here, where the compiler optimises.
  ///
  /// - Parameters:
  ///   - omitted: Types that programs do not see.
  ///   - headers: Headers that differ from those of the catalog, by the names of the types.
  ///   - swiftTypes: Returns the Swift types whose instances are the values of a type.
  ///   - member: Returns a declaration with its implementation; nil where there is none. Called when its type or its name is first used.
  package func add(
    _ families: [CatalogFamily], omitting omitted: Set<String>, headers: [String: String],
    representedBy swiftTypes: @escaping @Sendable (String) -> [Any.Type],
    member: @escaping @Sendable (CatalogMember) -> NativeMember?
  ) {
    for family in families {
      // A nested type is named in the header of the type around it.
      for declared in family.types
      where !omitted.contains(declared.name) && !declared.name.utf8.contains(UInt8(ascii: ".")) {
        type(
          headers[declared.name] ?? declared.header, representedBy: { swiftTypes(declared.name) },
          documentation: declared.sentence)
      }
      for part in family.extensions where !omitted.contains(part.type) {
        extend(part.header, lazily: part.members.compactMap(member))
      }
      for declared in family.globals { global(named: declared.name, lazily: member(declared)) }
    }
  }
}
