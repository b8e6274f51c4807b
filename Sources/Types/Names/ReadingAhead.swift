import SyntaxTree

/// Library declarations that a text will ask for, read while the text is parsed.
extension Universe {
  /// Makes the types that a text names, and the members it names of these and of the types that they lead to, as long as it may.
  ///
  /// It goes by words alone: what is read in vain costs a moment of a thread that would wait, and what is missed is read when the
  /// checker asks.
  package func readAhead(_ file: SourceFile, while isWorthwhile: () -> Bool) {
    let words = NamedWords(file.text)
    lock.withLock {
      for name in words.types where headers[name] != nil || aliasTexts[name] != nil {
        guard isWorthwhile() else { return }
        _ = type(named: name)
      }
      for name in words.plain where globalTexts[name] != nil { _ = globals(named: name) }
      // What the members speak of are types again.
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
