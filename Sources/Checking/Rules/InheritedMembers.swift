import SyntaxTree
import Types

/// Lookup of inherited members.
extension Checker {
  /// Returns a type of an ancestor as the class sees it.
  func asInherited(_ type: Type, _ owner: NominalDecl?, of nominal: NominalDecl) -> Type {
    var here = nominal.superclass
    while let current = here, current.nominalDecl !== owner { here = universe.superclass(of: current) }
    return normal(type.substituting(Substitution(owner?.allGenerics ?? [], here?.arguments ?? [])))
  }

  func inheritedFunction(_ function: FunctionDecl, of nominal: NominalDecl) -> FunctionDecl? {
    func same(isAsync: Bool) -> FunctionDecl? {
      nearest(function.name, of: nominal) { member in
        guard case .function(let other) = member, other.fullName == function.fullName, other.isAsync == isAsync,
          other.isStatic == function.isStatic, other.access != .privateLevel, other.sameParameters(as: function),
          takesSameTypes(function, as: other, of: nominal)
        else { return nil as FunctionDecl? }
        return other
      }
    }
    if let same = same(isAsync: function.isAsync) { return same }
    // Without `override` it is an overload of a function that differs in `async`.
    guard function.isOverride else { return nil }
    return same(isAsync: !function.isAsync) ?? inheritedFunction(takenBy: function, of: nominal)
  }

  /// Returns whether the parameter types equal those of a superclass's function; types that contain generic parameters are not compared.
  private func takesSameTypes(_ function: FunctionDecl, as other: FunctionDecl, of nominal: NominalDecl) -> Bool {
    zip(function.parameters, other.parameters).allSatisfy { mine, theirs in
      let wanted = asInherited(theirs.type, other.owner, of: nominal)
      return wanted.hasParameters || mine.type.hasParameters || wanted.hasError || mine.type.hasError
        || Type.same(normal(mine.type), wanted)
    }
  }

  /// Returns the inherited function that an override accepts more general parameters for: a superclass, an optional.
  private func inheritedFunction(takenBy function: FunctionDecl, of nominal: NominalDecl) -> FunctionDecl? {
    nearest(function.name, of: nominal) { member in
      guard case .function(let other) = member, other.fullName == function.fullName,
        other.isStatic == function.isStatic, other.access != .privateLevel,
        other.generics.isEmpty, function.generics.isEmpty, isTaken(other, by: function, of: nominal)
      else { return nil }
      return other
    }
  }

  private func isTaken(_ base: FunctionDecl, by function: FunctionDecl, of nominal: NominalDecl) -> Bool {
    zip(base.parameters, function.parameters).allSatisfy { theirs, mine in
      let given = asInherited(theirs.type, base.owner, of: nominal)
      if Type.same(given, mine.type) { return theirs.isInout == mine.isInout }
      if theirs.isInout || mine.isInout || theirs.isVariadic || mine.isVariadic { return false }
      let wanted = mine.type.optionalPayload ?? mine.type
      return Type.same(given, wanted) || universe.isSubclass(given, wanted)
        || given.optionalPayload.map { mine.type.optionalPayload != nil && universe.isSubclass($0, wanted) } ?? false
    }
  }

  /// Returns the inherited function that an override with other labels refers to.
  func relabelled(_ function: FunctionDecl, of nominal: NominalDecl) -> FunctionDecl? {
    nearest(function.name, of: nominal) { member in
      guard case .function(let other) = member, other.isStatic == function.isStatic, other.access != .privateLevel,
        other.parameters.count == function.parameters.count,
        zip(other.parameters, function.parameters).allSatisfy({ Type.same($0.type, $1.type) })
      else { return nil }
      return other
    }
  }

  func inheritedSubscript(_ getter: FunctionDecl, of nominal: NominalDecl) -> SubscriptDecl? {
    nearest("subscript", of: nominal) { member in
      guard case .subscriptDecl(let other) = member, other.getter.fullName == getter.fullName,
        other.getter.isStatic == getter.isStatic, other.getter.access != .privateLevel,
        other.getter.sameParameters(as: getter)
          || getter.isOverride && getter.generics.isEmpty && isTaken(other.getter, by: getter, of: nominal)
      else { return nil }
      return other
    }
  }

  func inheritedProperty(_ name: String, of nominal: NominalDecl) -> VariableDecl? {
    nearest(name, of: nominal) { member in
      guard case .variable(let other) = member, other.access != .privateLevel else { return nil }
      return other
    }
  }

  /// Returns the requested member of the nearest superclass that has one.
  private func nearest<Found>(
    _ name: String, of nominal: NominalDecl, _ wanted: (MemberDecl) -> Found?
  ) -> Found? {
    var current = nominal.superclass?.nominalDecl
    while let here = current {
      universe.materialize(name, of: here)
      for member in here.members[name] ?? [] { if let found = wanted(member) { return found } }
      current = here.superclass?.nominalDecl
    }
    return nil
  }
}

extension NominalDecl {
  /// Returns true if a place is within its braces.
  func spans(_ place: SourceRange) -> Bool {
    guard let declaredAt, let endsAt, declaredAt.file === place.file else { return false }
    return declaredAt.start <= place.start && place.start <= endsAt.start
  }
}
