import SyntaxTree
import Types

/// The types that constraints say a variable may be.
///
/// A reference: each step of the solver collects, sorts and filters many.
final class PotentialBindings {
  let variable: TypeVariable
  /// Types that are converted to it.
  var lower: [Type] = []
  /// Types that it is converted to.
  var upper: [Type] = []
  /// Variables of literals that are converted to it.
  var literals: [TypeVariable] = []
  /// Types and literals among `lower` and `literals` that are results of closures.
  var results: (lower: [Type], literals: [TypeVariable], isOpen: Bool) = ([], [], false)
  /// More types may still be converted to it.
  var isOpen = false
  /// Implicit members are converted to it.
  var hasImplicitMembers = false
  /// Members of it are asked for.
  var isBase = false
  /// It is the value of a key path whose root is not known.
  var isOfKeyPath = false

  init(variable: TypeVariable) { self.variable = variable }

  init(copying other: PotentialBindings) {
    variable = other.variable
    (lower, upper, literals, results) = (other.lower, other.upper, other.literals, other.results)
    (isOpen, hasImplicitMembers, isBase) = (other.isOpen, other.hasImplicitMembers, other.isBase)
    isOfKeyPath = other.isOfKeyPath
  }
}

extension [PotentialBindings] {
  /// Returns those of one variable: they are in the order in which the variables were made.
  func bindings(of variable: TypeVariable) -> PotentialBindings? {
    var (start, end) = (startIndex, endIndex)
    while start < end {
      let middle = (start + end) / 2
      if self[middle].variable.id < variable.id { start = middle + 1 } else { end = middle }
    }
    return start < endIndex && self[start].variable === variable ? self[start] : nil
  }
}

extension ConstraintSystem {
  /// The unbound variables of these constraints, in the order in which they were made.
  func potentialBindings(_ constraints: [Constraint]) -> [PotentialBindings] {
    var found: [PotentialBindings] = []
    bindingPlaces.removeAll()
    func note(_ variable: TypeVariable) -> PotentialBindings {
      // Constraints that follow one another are often of one variable.
      if let last = found.last, last.variable === variable { return last }
      if let place = bindingPlaces[variable.id] { return found[place] }
      bindingPlaces[variable.id] = found.count
      let new = PotentialBindings(variable: variable)
      found.append(new)
      return new
    }
    func noteAll(_ type: Type) {
      if case .variable(let variable) = type.head, variable.binding == nil {
        _ = note(variable)
        return
      }
      _ = type.contains {
        if case .variable(let variable) = $0 { _ = note(variable) }
        return false
      }
    }
    func openResult(of type: Type) {
      var wanted = type
      while let payload = wanted.optionalPayload { wanted = simplified(payload) }
      switch wanted {
      case .function(let function):
        if case .variable(let result) = simplified(function.result) { note(result).isOpen = true }
      case .nominal(let decl, let arguments) where arguments.count == 2 && KeyPathCapability(decl) != nil:
        if case .variable(let value) = simplified(arguments[1]) {
          note(value).isOpen = true
          note(value).isOfKeyPath = true
        }
      default: break
      }
    }
    func open(_ type: Type) {
      noteAll(type)
      if case .variable(let variable) = simplified(type) { note(variable).isOpen = true }
    }
    // The element types of a collection literal may be determined by the type that the literal is converted to.
    func openParts(_ type: Type) {
      guard case .variable(let literal) = simplified(type), let parts = collections[literal.id] else { return }
      for part in [parts.key, parts.element] { part.map(open) }
    }
    func convert(_ source: Type, _ target: Type, isOfClosure: Bool) {
      let (from, to) = (simplified(source), simplified(target))
      noteAll(from)
      noteAll(to)
      switch (from, to) {
      case (.variable(let x), .variable(let y)):
        if x.literal != nil {
          let bindings = note(y)
          bindings.literals.append(x)
          if isOfClosure { bindings.results.literals.append(x) }
          openParts(from)
        } else if contextual.contains(x.id) {
          note(y).hasImplicitMembers = true
        } else if !isBoundByContext(x) {
          if isOfClosure { note(y).results.isOpen = true } else { note(y).isOpen = true }
        }
      case (.variable(let x), _):
        let bindings = note(x)
        if !to.isOpen { bindings.upper.append(to) }
        // The value of the closure or the key path is converted to the expected one.
        if isBoundByContext(x) { openResult(of: to) }
        // A conversion to an optional of a variable may still determine that variable.
        if let payload = to.optionalPayload, case .variable(let inner) = simplified(payload), x.literal == nil,
          !contextual.contains(x.id), !isBoundByContext(x)
        {
          note(inner).isOpen = true
        }
      case (_, .variable(let y)):
        let bindings = note(y)
        if from.isOpen { bindings.isOpen = true } else { bindings.lower.append(from) }
        if isOfClosure, !from.isOpen { bindings.results.lower.append(from) }
        openParts(to)
      default: break
      }
    }
    func base(_ type: Type) {
      noteAll(type)
      if case .variable(let variable) = simplified(type) { note(variable).isBase = true }
      if case .dependentMember(let inner, _) = simplified(type), case .variable(let variable) = inner.head {
        note(variable).isBase = true
      }
    }
    for constraint in constraints {
      switch constraint.kind {
      case .conversion(let from, let to, _):
        convert(from, to, isOfClosure: isRepairing && constraint.locator.anchor.isClosure)
      case .closureResult(let from, let to, _):
        // A value that is dropped may be of any type.
        if !simplified(to).isVoid { convert(from, to, isOfClosure: isRepairing) }
      case .equality(let left, let right):
        for side in [left, right] {
          open(side)
          if case .dependentMember = simplified(side) { base(side) }
        }
      case .requirement(let requirement):
        switch requirement {
        case .conformance(let type, _), .classBound(let type): noteAll(type)
        case .superclass(let type, let superclass):
          noteAll(type)
          // A subclass converts to it, and where nothing says which one it is, it is that class.
          if case .variable(let variable) = simplified(type) { note(variable).upper.append(superclass) }
        case .sameType(let left, let right):
          noteAll(left)
          noteAll(right)
        }
      case .member(let use, let type):
        base(type.instanceHead)
        open(use.result)
        use.arguments?.types.forEach(openParts)
      case .implicitBase(let owner, let whole, _):
        noteAll(whole)
        open(owner)
      case .operation(let use), .disjunction(let use, _):
        open(use.result)
        for type in use.arguments?.types ?? [] {
          noteAll(type)
          openParts(type)
          // `zip("ab", "ac").first { $0 != $1 }`: the elements of a literal.
          if case .dependentMember = simplified(type) { base(type) }
        }
      case .application(let function, let use):
        base(function)
        open(use.result)
        use.arguments?.types.forEach(openParts)
      case .alternatives(let sets):
        for inner in sets.joined() {
          if case .equality(let result, _) = inner.kind { open(result) }
          if case .conversion(let value, let other, _) = inner.kind {
            noteAll(value)
            noteAll(other)
          }
        }
      case .keyPathApplication(let path, let subject, let result):
        noteAll(path)
        base(subject)
        open(result)
      case .bridging(let value, let target):
        base(value)
        noteAll(target)
      case .payload(let optional, let payload):
        base(optional)
        open(payload)
      case .chain(let inner, let result):
        base(inner)
        open(result)
      case .penalty: break
      case .contextualValue(let value), .ownKeyPathType(let value, _):
        value.types.forEach(noteAll)
        openResult(of: simplified(value.type))
      case .closure(let use): noteAll(use.type)
      case .conjunction(_, let function, _):
        noteAll(.function(function))
        open(function.result)
      }
    }
    let sorted = found.sorted { $0.variable.id < $1.variable.id }
    return isRepairing ? sorted.map(withoutOtherResults) : sorted
  }

  /// The common supertype of types that are converted to one variable; nil where there is none without an annotation.
  ///
  /// - Parameter keepsLabels: True if a tuple keeps the labels that another one lacks.
  func join(_ types: [Type], keepsLabels: Bool = false) -> Type? {
    guard var common = types.first else { return nil }
    for type in types.dropFirst() {
      guard let wider = join(common, type, keepsLabels) else { return nil }
      common = wider
    }
    return common
  }

  private func join(_ xs: [TupleField], _ ys: [TupleField], _ keepsLabels: Bool) -> Type? {
    guard xs.count == ys.count else { return nil }
    var fields: [TupleField] = []
    for (x, y) in zip(xs, ys) {
      guard x.label == y.label || x.label == nil || y.label == nil else { return nil }
      // An element of which nothing is known yet is converted to the other one.
      let (a, b) = (simplified(x.type), simplified(y.type))
      guard let common = a.isOpenVariable ? b : b.isOpenVariable ? a : join(a, b, keepsLabels) else { return nil }
      fields.append(TupleField(label: x.label == y.label || keepsLabels ? x.label ?? y.label : nil, common))
    }
    return .tuple(fields)
  }

  private func join(_ left: Type, _ right: Type, _ keepsLabels: Bool) -> Type? {
    let (a, b) = (simplified(left), simplified(right))
    if Type.same(a, b) { return a }
    if a.isNever { return b }
    if b.isNever { return a }
    if a.optionalPayload != nil || b.optionalPayload != nil {
      return join(a.optionalPayload ?? a, b.optionalPayload ?? b, keepsLabels).map(universe.optional)
    }
    if case .tuple(let xs) = a, case .tuple(let ys) = b { return join(xs, ys, keepsLabels) }
    if unify(a, b) { return a }
    // `[(1, nil), (2, "b")]`: the other element says what `nil` is.
    if a.isNil { return universe.optional(b) }
    if b.isNil { return universe.optional(a) }
    if a.isAny || b.isAny { return .any }
    var ancestor: Type? = a
    while let here = ancestor {
      if universe.isSubclass(b, here) { return here }
      ancestor = universe.superclass(of: here)
    }
    for (value, existential) in [(a, b), (b, a)] {
      guard case .existential(let protocols) = existential else { continue }
      if protocols.allSatisfy({ universe.conforms(value, to: $0.decl, assuming: source.requirements) }) {
        return existential
      }
    }
    return nil
  }
}

extension Expr {
  var isClosure: Bool { if case .closure = kind { true } else { false } }
}

extension Type {
  /// The variable of a `nil`.
  fileprivate var isNil: Bool {
    if case .variable(let variable) = self { variable.literal == .nilLiteral } else { false }
  }

  /// A variable that is no literal's.
  fileprivate var isOpenVariable: Bool {
    if case .variable(let variable) = self { variable.literal == nil } else { false }
  }
}
