import SyntaxTree

/// Prefetching of the library's declarations for a text while it is parsed.
extension Universe {
  /// Makes the types that a text mentions and those of its literals, and the mentioned members of these and of the types that they refer to, as
  /// long as `isWorthwhile` returns true.
  ///
  /// Only names are compared: an unnecessary declaration costs a moment of a thread that would wait, and a missed one
  /// is made when the checker looks it up.
  package func readAhead(_ file: SourceFile, while isWorthwhile: () -> Bool) {
    let words = MentionedNames(file.text)
    lock.withLock {
      for name in words.types.union(words.literalTypes) where headers[name] != nil || aliasTexts[name] != nil {
        guard isWorthwhile() else { return }
        _ = type(named: name)
      }
      for name in words.plain where globalTexts[name] != nil { _ = globals(named: name) }
      // Types in the members' signatures are needed too.
      var visited: Set<String> = []
      while visited.count < nativeByName.count {
        for (name, decl) in nativeByName where visited.insert(name).inserted {
          for member in Array(decl.pendingMembers.keys) where words.members.contains(member) {
            guard isWorthwhile() else { return }
            materialize(member, of: decl)
          }
          if words.types.contains(name) { materialize("init", of: decl) }
        }
      }
    }
  }
}
