import Types

/// The connected components of a set of constraints: those that share no variable are solved apart.
extension ConstraintSystem {
  func components(of constraints: [Constraint]) -> [[Constraint]] {
    if constraints.count < 2 { return [constraints] }
    let found = componentIndices(of: constraints).map { $0.map { constraints[$0] } }
    if found.count < 2 { return found }
    // Bodies are solved when nothing outside of them can bind more.
    return found.filter { !$0.contains(where: \.hasBody) } + found.filter { $0.contains(where: \.hasBody) }
  }

  /// The constraints of a use and its arguments, and the others, where only the use's result connects them; nil where they
  /// have other variables in common.
  func apart(_ index: Int, of use: OverloadUse, in constraints: [Constraint]) -> (inside: [Int], outside: [Int])? {
    guard case .variable(let result) = simplified(use.result), result.literal == nil else { return nil }
    let groups = componentIndices(of: constraints, apartFrom: result.id)
    guard groups.count > 1, let inside = groups.first(where: { $0.contains(index) }),
      !inside.contains(where: { constraints[$0].hasBody })
    else { return nil }
    let own = Set(inside)
    return (inside.filter { $0 != index }, constraints.indices.filter { !own.contains($0) })
  }

  /// The positions of constraints by component. A variable that they are parted from connects none.
  private func componentIndices(of constraints: [Constraint], apartFrom parting: Int? = nil) -> [[Int]] {
    // The variables by the order in which they are met.
    componentPlaces.removeAll()
    var parents: [Int] = []
    func root(_ place: Int) -> Int {
      var here = place
      while parents[here] != here {
        // Halves the path for the next look-up.
        parents[here] = parents[parents[here]]
        here = parents[here]
      }
      return here
    }
    var first: [Int?] = []
    for constraint in constraints {
      let known = isUnchanged(constraint) ? constraint.waiting?.variables : nil
      var head: Int?
      for id in known ?? variables(in: constraint) where id != parting {
        let place: Int
        if let known = componentPlaces[id] {
          place = known
        } else {
          place = parents.count
          componentPlaces[id] = place
          parents.append(place)
        }
        if let head { parents[root(place)] = root(head) } else { head = place }
      }
      first.append(head)
    }
    var groups: [[Int]] = []
    var groupOfRoot = [Int?](repeating: nil, count: parents.count)
    var apart: [[Int]] = []
    for (index, place) in first.enumerated() {
      guard let place else {
        apart.append([index])
        continue
      }
      let key = root(place)
      if let group = groupOfRoot[key] {
        groups[group].append(index)
      } else {
        groupOfRoot[key] = groups.count
        groups.append([index])
      }
    }
    return groups + apart
  }

  func variables(in constraint: Constraint) -> [Int] {
    var found: [Int] = []
    func visit(_ type: Type) {
      _ = type.contains {
        if case .variable(let variable) = $0 { found.append(variable.id) }
        if case .variable(let variable) = $0, let literal = collections[variable.id] {
          if let key = literal.key { visit(key) }
          visit(literal.element)
        }
        if case .variable(let variable) = $0, let value = contextualValues[variable.id] {
          value.types.dropFirst().forEach { visit($0) }
        }
        return false
      }
    }
    func visit(_ use: OverloadUse) {
      visit(use.result)
      use.arguments?.types.forEach { visit($0) }
      use.typeArguments.forEach { visit($0) }
    }
    switch constraint.kind {
    case .conversion(let a, let b, _), .equality(let a, let b), .implicitBase(let a, let b, _), .payload(let a, let b),
      .chain(let a, let b), .bridging(let a, let b), .closureResult(let a, let b, _):
      visit(a)
      visit(b)
    case .keyPathApplication(let path, let base, let result): [path, base, result].forEach { visit($0) }
    case .requirement(let requirement):
      switch requirement {
      case .conformance(let type, let proto):
        visit(type)
        proto.arguments.forEach { visit($0) }
      case .superclass(let a, let b), .sameType(let a, let b):
        visit(a)
        visit(b)
      case .classBound(let type): visit(type)
      }
    case .member(let use, let base), .application(let base, let use):
      visit(base)
      visit(use)
    case .operation(let use): visit(use)
    case .disjunction(let use, let choices):
      visit(use)
      // The members of one type have one base; operators are those of several types.
      for choice in use.isOperation ? choices[...] : choices.prefix(1) { choice.base.map { visit($0) } }
    case .alternatives(let sets):
      for inner in sets.joined() { found += variables(in: inner) }
    case .penalty: break
    case .contextualValue(let value), .ownKeyPathType(let value, _): value.types.forEach { visit($0) }
    case .closure(let use): visit(use.type)
    case .conjunction(_, let function, _): visit(.function(function))
    }
    return found
  }
}

extension Constraint {
  fileprivate var hasBody: Bool {
    switch kind {
    case .closure, .conjunction, .contextualValue: true
    default: false
    }
  }
}
