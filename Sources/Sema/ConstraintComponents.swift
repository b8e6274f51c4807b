import Types

/// The connected components of a set of constraints: those that share no variable are solved apart.
extension ConstraintSystem {
  func components(of constraints: [Constraint]) -> [[Constraint]] {
    if constraints.count < 2 { return [constraints] }
    var parent: [Int: Int] = [:]
    func root(_ id: Int) -> Int {
      var here = id
      while let above = parent[here], above != here { here = above }
      return here
    }
    var first: [Int?] = []
    for constraint in constraints {
      let ids = variables(in: constraint)
      for id in ids where parent[id] == nil { parent[id] = id }
      if let head = ids.first {
        for id in ids.dropFirst() { parent[root(id)] = root(head) }
      }
      first.append(ids.first)
    }
    var order: [Int] = []
    var groups: [Int: [Constraint]] = [:]
    var apart: [[Constraint]] = []
    for (constraint, id) in zip(constraints, first) {
      guard let id else {
        apart.append([constraint])
        continue
      }
      let key = root(id)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(constraint)
    }
    let found = order.compactMap { groups[$0] } + apart
    // Bodies are solved when nothing outside of them can bind more.
    return found.filter { !$0.contains(where: \.hasBody) } + found.filter { $0.contains(where: \.hasBody) }
  }

  private func variables(in constraint: Constraint) -> [Int] {
    var found: [Int] = []
    func visit(_ type: Type) {
      _ = type.contains {
        if case .variable(let variable) = $0 { found.append(variable.id) }
        if case .variable(let variable) = $0, let literal = collections[variable.id] {
          if let key = literal.key { visit(key) }
          visit(literal.element)
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
      .chain(let a, let b), .closureResult(let a, let b, _):
      visit(a)
      visit(b)
    case .keyPathApplication(let path, let base, let result, _): [path, base, result].forEach { visit($0) }
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
      for choice in choices { choice.base.map { visit($0) } }
    case .alternatives(let sets):
      for inner in sets.joined() { found += variables(in: inner) }
    case .penalty: break
    case .contextualValue(let value): visit(value.type)
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
