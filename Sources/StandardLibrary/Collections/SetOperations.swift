import Execution

/// Operations on sets, made element by element so that the program can be stopped meanwhile.

func union(_ elements: Set<Value>, _ other: Value, _ runtime: Runtime) throws -> Set<Value> {
  var result = CollectedEntries(elements)
  try walk(other, runtime) {
    try result.makeRoom(runtime)
    result.values.insert($0)
    return true
  }
  return result.values
}

func intersection(_ elements: Set<Value>, _ other: Value, _ runtime: Runtime) throws -> Set<Value> {
  var result = CollectedEntries()
  try walk(other, runtime) {
    // The element of this set, which an equal one is not in everything.
    if let place = elements.firstIndex(of: $0) {
      try result.makeRoom(runtime)
      result.values.insert(elements[place])
    }
    return true
  }
  return result.values
}

func difference(_ elements: Set<Value>, _ other: Value, _ runtime: Runtime) throws -> Set<Value> {
  var result = elements
  try walk(other, runtime) {
    result.remove($0)
    return true
  }
  return result
}

func symmetricDifference(_ elements: Set<Value>, _ other: Value, _ runtime: Runtime) throws -> Set<Value> {
  var result = CollectedEntries(elements)
  try walk(.set(try runtime.set(of: other)), runtime) {
    try result.makeRoom(runtime)
    if result.values.remove($0) == nil { result.values.insert($0) }
    return true
  }
  return result.values
}

func isSubset(_ elements: Set<Value>, of other: Value, isStrict: Bool, _ runtime: Runtime) throws -> Bool {
  var found: Set<Value> = []
  var hasOthers = !isStrict
  if elements.isEmpty, hasOthers { return true }
  try walk(other, runtime) {
    if elements.contains($0) { found.insert($0) } else { hasOthers = true }
    return found.count < elements.count || !hasOthers
  }
  return found.count == elements.count && hasOthers
}

func isSuperset(_ elements: Set<Value>, of other: Value, isStrict: Bool, _ runtime: Runtime) throws -> Bool {
  var found: Set<Value> = []
  var containsAll = true
  try walk(other, runtime) {
    containsAll = elements.contains($0)
    if isStrict, containsAll { found.insert($0) }
    return containsAll
  }
  return containsAll && (!isStrict || found.count < elements.count)
}

func areDisjoint(_ elements: Set<Value>, _ other: Value, _ runtime: Runtime) throws -> Bool {
  var isDisjoint = true
  try walk(other, runtime) {
    isDisjoint = !elements.contains($0)
    return isDisjoint
  }
  return isDisjoint
}
