import SyntaxTree
import Types

/// Making a value fit where another type is wanted.
extension Checker {
  func make(_ kind: CheckedExpr.Kind, _ type: Type, _ range: SourceRange) -> CheckedExpr {
    let expr = CheckedExpr(kind, type, range)
    made.append(expr)
    return expr
  }

  /// The value as that type, or nil where Swift has no implicit conversion.
  func converted(_ expr: CheckedExpr, to target: Type) -> CheckedExpr? {
    guard let conversion = conversion(from: expr.type, to: target) else {
      // `T!` gives its value where only that fits.
      if let variable = expr.implicitlyUnwrappedVariable, variable.isImplicitlyUnwrapped,
        let payload = expr.type.optionalPayload, let inner = conversion(from: payload, to: target)
      {
        return applying(inner, to: make(.forceUnwrap(expr), payload, expr.range), target)
      }
      return nil
    }
    if case .wrapOptional(.identity) = conversion, let chain = chainOfOptionals(expr, target) { return chain }
    return applying(conversion, to: expr, target)
  }

  /// `sequence(first: head) { $0?.next }`: where what is wanted was found for a generic parameter, a chain that ends early ends the
  /// whole, and its last member's `nil` is one of the values.
  private func chainOfOptionals(_ expr: CheckedExpr, _ target: Type) -> CheckedExpr? {
    guard case .optionalChain(let inner, flattens: true) = expr.kind,
      case .nominal(let decl, let arguments) = target.head,
      decl.isOptional, arguments[0].isBoundVariable
    else { return nil }
    return make(.optionalChain(inner, flattens: false), target, expr.range)
  }

  private func applying(_ conversion: Conversion, to expr: CheckedExpr, _ target: Type) -> CheckedExpr {
    switch conversion {
    case .identity:
      if Type.same(expr.type, target) || target.isVariable { return expr }
      return make(.convert(expr, .identity), target, expr.range)
    case .wrapOptional(.identity): return make(.wrap(expr), target, expr.range)
    case .wrapOptional(let inner):
      let payload = target.head.optionalPayload ?? target
      return make(.wrap(applying(inner, to: expr, payload)), target, expr.range)
    default: return make(.convert(expr, conversion), target, expr.range)
    }
  }

  /// Returns the conversion from one type to another; nil if there is none. Type variables are bound on the way.
  func conversion(from source: Type, to target: Type) -> Conversion? {
    let from = universe.simplified(source, assuming: requirements)
    let to = universe.simplified(target, assuming: requirements)
    if from.isError || to.isError { return unify(from, to) ? .identity : nil }
    if to.isAny {
      if case .variable(let variable) = from { bind(variable, to: .any) }
      return .identity
    }
    if case .variable(let variable) = to {
      return unify(from, .variable(variable)) ? .identity : nil
    }
    if case .variable = from { return unify(from, to) ? .identity : nil }
    if case .dependentMember(let base, _) = from, base.hasVariables { return unify(from, to) ? .identity : nil }
    if let wanted = to.optionalPayload {
      // An optional where an optional of one is wanted is what that holds, `nil` too.
      if let given = from.optionalPayload, depth(ofOptionals: to) <= depth(ofOptionals: from) || !unify(from, wanted) {
        guard let inner = conversion(from: given, to: wanted) else {
          return nil
        }
        if case .identity = inner { return .identity }
        return .mapOptional(inner)
      }
      guard let inner = conversion(from: from, to: wanted) else { return nil }
      return .wrapOptional(inner)
    }
    switch (from, to) {
    case (.nominal(let x, let xs), .nominal(let y, let ys)):
      if x === y {
        if unify(from, to) { return relabelling(x, xs, ys) ?? .identity }
        return collectionConversion(x, xs, ys)
      }
      if y.isAnyHashable { return erasing(from) }
      if x.kind == .classType, let superclass = universe.superclass(of: from) {
        return conversion(from: superclass, to: to)
      }
      return nil
    case (_, .existential(let protocols)):
      guard protocols.allSatisfy({ satisfiesExistential(from, $0) }) else { return nil }
      return .identity
    case (.tuple(let xs), .tuple(let ys)):
      return tupleConversion(xs, ys)
    case (.function(let x), .function(let y)): return functionConversion(x, y)
    case (.metatype(let x), .metatype(let y)):
      if unify(x, y) { return .identity }
      if case .existential(let protocols) = y.head {
        return protocols.allSatisfy({ satisfiesExistential(x, $0) }) ? .identity : nil
      }
      return universe.isSubclass(x, y) ? .identity : nil
    case (.parameter, .nominal(let erased, _)) where erased.isAnyHashable,
      (.dependentMember, .nominal(let erased, _)) where erased.isAnyHashable,
      (.existential, .nominal(let erased, _)) where erased.isAnyHashable:
      return unify(from, to) ? .identity : erasing(from)
    case (.parameter, .nominal), (.dependentMember, .nominal):
      if let superclass = universe.superclassBound(of: from, assuming: requirements) {
        return conversion(from: superclass, to: to)
      }
      return unify(from, to) ? .identity : nil
    default: return unify(from, to) ? .identity : nil
    }
  }

  private func depth(ofOptionals type: Type) -> Int {
    var (type, depth) = (type, 0)
    while let payload = type.optionalPayload {
      type = universe.simplified(payload, assuming: requirements)
      depth += 1
    }
    return depth
  }

  /// A hashable value where any will do.
  private func erasing(_ type: Type) -> Conversion? {
    guard let hashable = universe.standardProtocol("Hashable") else { return nil }
    return universe.conforms(type, to: hashable, assuming: requirements) ? .identity : nil
  }

  private func satisfiesExistential(_ type: Type, _ proto: ProtocolReference) -> Bool {
    guard universe.conforms(type, to: proto.decl, assuming: requirements) || existentialCovers(type, proto) else {
      return false
    }
    return zip(proto.decl.primaryAssociatedTypes, proto.arguments).allSatisfy { name, argument in
      unify(.dependentMember(type, name), argument)
    }
  }

  private func existentialCovers(_ type: Type, _ proto: ProtocolReference) -> Bool {
    if case .existential(let protocols) = type { return protocols.contains { $0.decl.inherits(from: proto.decl) } }
    return false
  }

  /// `[(key: String, value: Int)]` as `[(String, Int)]`: what is in it loses its labels.
  private func relabelling(_ decl: NominalDecl, _ xs: [Type], _ ys: [Type]) -> Conversion? {
    zip(xs, ys).contains { labelsDiffer($0, $1) } ? collectionConversion(decl, xs, ys) : nil
  }

  private func collectionConversion(_ decl: NominalDecl, _ xs: [Type], _ ys: [Type]) -> Conversion? {
    guard decl.isNative else { return nil }
    switch decl.name {
    case "Array":
      guard let inner = conversion(from: xs[0], to: ys[0]) else { return nil }
      if case .identity = inner { return .identity }
      return .array(inner)
    case "Set":
      guard let inner = conversion(from: xs[0], to: ys[0]) else { return nil }
      if case .identity = inner { return .identity }
      return .set(inner)
    case "Dictionary":
      guard let key = conversion(from: xs[0], to: ys[0]), let value = conversion(from: xs[1], to: ys[1]) else {
        return nil
      }
      if case .identity = key, case .identity = value { return .identity }
      return .dictionary(key: key, value: value)
    default: return nil
    }
  }

  private func tupleConversion(_ xs: [TupleField], _ ys: [TupleField]) -> Conversion? {
    guard xs.count == ys.count else { return nil }
    var parts: [(from: Int, conversion: Conversion)] = []
    var plain = true
    for (index, wanted) in ys.enumerated() {
      var from = index
      if let label = wanted.label, let other = xs.firstIndex(where: { $0.label == label }) { from = other }
      if let given = xs[from].label, let label = wanted.label, given != label { return nil }
      guard let inner = conversion(from: xs[from].type, to: wanted.type) else { return nil }
      if case .identity = inner, from == index {} else { plain = false }
      if xs[index].label != wanted.label { plain = false }
      parts.append((from, inner))
    }
    return plain ? .identity : .tuple(parts, labels: ys.map(\.label))
  }

  private func functionConversion(_ x: FunctionType, _ y: FunctionType) -> Conversion? {
    if x.isThrowing, !y.isThrowing { return nil }
    if x.isAsync, !y.isAsync { return nil }
    if x.isThrowing, let wanted = y.thrown, !unify(x.thrown ?? universe.anyError, wanted) { return nil }
    let isSame = unify(.function(x), .function(y))
    if isSame, !labelsDiffer(x, y) { return .identity }
    // A function of several parameters where one tuple is given, as `zip(a, b).map(f)` needs, or of none where `()` is, as a
    // tap's `emit(onNext: showAlert)`.
    if y.parameters.count == 1, x.parameters.count != 1, case .tuple(let fields) = y.parameters[0].type.head,
      fields.count == x.parameters.count
    {
      var parts: [Conversion] = []
      for (field, parameter) in zip(fields, x.parameters) {
        guard let inner = conversion(from: field.type, to: parameter.type) else { return nil }
        parts.append(inner)
      }
      guard let result = conversion(from: x.result, to: y.result) else { return nil }
      return .function(parameters: parts, result: result, splats: true)
    }
    guard x.parameters.count == y.parameters.count else { return nil }
    var parts: [Conversion] = []
    for (given, wanted) in zip(x.parameters, y.parameters) {
      if given.isInout != wanted.isInout || given.isVariadic != wanted.isVariadic { return nil }
      guard let inner = conversion(from: wanted.type, to: given.type) else { return nil }
      parts.append(inner)
    }
    guard let result = conversion(from: x.result, to: y.result) else { return nil }
    return .function(parameters: parts, result: result, splats: false)
  }

  /// Returns true if two function types take or return pairs with different labels: `{ (pair: (key: String, Int)) in … }`
  /// where `(String, Int)` is passed.
  private func labelsDiffer(_ x: FunctionType, _ y: FunctionType) -> Bool {
    zip(x.parameters, y.parameters).contains { !$0.isInout && labelsDiffer($0.type, $1.type) }
      || labelsDiffer(x.result, y.result)
  }

  func labelsDiffer(_ x: Type, _ y: Type) -> Bool {
    switch (x.head, y.head) {
    case (.tuple(let xs), .tuple(let ys)):
      return zip(xs, ys).contains { $0.label != $1.label || labelsDiffer($0.type, $1.type) }
    case (.nominal(let x, let xs), .nominal(let y, let ys)):
      return x === y && x.isNative && !xs.isEmpty && zip(xs, ys).contains { labelsDiffer($0, $1) }
        && (x.isOptional || ["Array", "Set", "Dictionary"].contains(x.name))
    default: return false
    }
  }
}

extension CheckedExpr {
  /// The variable that an expression reads, where that alone decides whether it is implicitly unwrapped.
  var implicitlyUnwrappedVariable: VariableDecl? {
    switch kind {
    case .variable(let variable), .property(_, let variable), .staticProperty(let variable, _),
      .computed(_, let variable, _, _):
      variable
    default: nil
    }
  }
}

extension Type {
  /// A variable that was found to be some type.
  fileprivate var isBoundVariable: Bool {
    if case .variable(let variable) = self { variable.binding != nil } else { false }
  }
}
