import Types

/// Exhaustiveness of patterns, by the usual matrix of rows with one column for each value.
struct Exhaustiveness {
  let checker: Checker

  private enum Constructor: Hashable {
    case enumCase(ObjectIdentifier)
    case some, none, tuple
    case bool(Bool)
    /// A case of an enum of the library, by its name.
    case constant(String)

    var enumCase: ObjectIdentifier? { if case .enumCase(let enumCase) = self { enumCase } else { nil } }
  }

  /// Returns an uncovered pattern for each column; nil if all values are covered.
  func missing(_ rows: [[CheckedPattern]], _ types: [Type], depth: Int = 0) -> [String]? {
    guard let type = types.first else { return rows.isEmpty ? [] : nil }
    if depth > 40 { return nil }
    let rest = Array(types.dropFirst())
    let top = checker.universe.simplified(type, assuming: checker.requirements)
    let rows = rows.map { [bare($0[0], top)] + $0.dropFirst() }
    let constructors = constructors(of: top)
    let isSplit = rows.contains { !isWild($0[0]) } && !constructors.isEmpty
    guard isSplit else {
      let open = rows.filter { isWild($0[0]) }.map { Array($0.dropFirst()) }
      guard let found = missing(open, rest, depth: depth + 1) else { return nil }
      return ["_"] + found
    }
    let table = RowsByCase(rows) { $0[0] }
    for (constructor, name, fields) in constructors {
      let matching = table.rows(of: constructor.enumCase).compactMap { specialize($0, constructor, fields.count) }
      guard let found = missing(matching, fields + rest, depth: depth + 1) else { continue }
      let inner = found.prefix(fields.count)
      let shown: String
      switch constructor {
      case .tuple: shown = "(\(inner.joined(separator: ", ")))"
      case .some: shown = ".some(\(inner.joined()))"
      default:
        let binds = inner.allSatisfy { $0 == "_" }
        shown =
          fields.isEmpty
          ? name
          : binds
            ? "\(name)(\(fields.map { _ in "_" }.joined(separator: ", ")))"
            : "\(name)(\(inner.joined(separator: ", ")))"
      }
      return [shown] + found.dropFirst(fields.count)
    }
    return nil
  }

  /// Returns all uncovered patterns, one for each case of the type at the top.
  func allMissing(_ patterns: [CheckedPattern], _ type: Type) -> [String] {
    let rows = patterns.map { [$0] }
    guard let first = missing(rows, [type]) else { return [] }
    let top = checker.universe.simplified(type, assuming: checker.requirements)
    if case .tuple = top { return [first[0]] }
    let covered = patterns.map { bare($0, top) }
    if first[0] == "_", !covered.contains(where: { !isWild($0) }) {
      // Nothing is covered: each case is missing.
      let all = constructors(of: top)
      return all.isEmpty ? ["_"] : all.map { $0.1 + wildFields($0.2.count) }
    }
    let table = RowsByCase(covered) { $0 }
    return constructors(of: top).compactMap { constructor, name, fields in
      let matching = table.rows(of: constructor.enumCase).compactMap { specialize([$0], constructor, fields.count) }
      guard let found = missing(matching, fields) else { return nil }
      if found.isEmpty { return name }
      if found.allSatisfy({ $0 == "_" }) { return name + wildFields(fields.count) }
      return "\(name)(\(found.joined(separator: ", ")))"
    }.nonEmpty ?? [first[0]]
  }

  private func wildFields(_ count: Int) -> String {
    count == 0 ? "" : "(" + Array(repeating: "_", count: count).joined(separator: ", ") + ")"
  }

  /// Returns true if the patterns before it cover all that a pattern matches.
  func covers(_ patterns: [CheckedPattern], _ pattern: CheckedPattern, _ type: Type) -> Bool {
    let top = checker.universe.simplified(type, assuming: checker.requirements)
    let row = [bare(pattern, top)]
    // Of an enum of thousands of cases the one that is meant is not searched for.
    let constructors =
      if case .nominal(let decl, let arguments) = top, let enumCase = row[0].enumCase,
        decl.cases.contains(where: { $0 === enumCase })
      {
        [constructor(enumCase, Substitution(decl.allGenerics, arguments))].filter { !$0.2.contains(where: \.isNever) }
      } else { constructors(of: top) }
    for (constructor, _, fields) in constructors {
      guard constructor != .tuple, let inner = specialize(row, constructor, fields.count), !isWild(row[0]) else {
        continue
      }
      let wild = inner.allSatisfy(isWild)
      let matching = patterns.compactMap { specialize([bare($0, top)], constructor, fields.count) }
      return wild && !matching.isEmpty && missing(matching, fields) == nil
    }
    return false
  }

  /// Removes a cast that always succeeds: to the type itself, to a superclass, of any error to `NSError`.
  private func bare(_ pattern: CheckedPattern, _ type: Type) -> CheckedPattern {
    func always(_ target: Type) -> Bool {
      if Type.same(target, type) || checker.universe.isSubclass(type, target) { return true }
      return target.isNominal("NSError") && Type.same(type, checker.universe.anyError)
    }
    switch pattern {
    case .isType(let target) where always(target): return .wildcard
    case .cast(let inner, let target) where always(target): return bare(inner, type)
    default: return pattern
    }
  }

  private func isWild(_ pattern: CheckedPattern) -> Bool {
    switch pattern {
    case .wildcard, .binding: true
    default: false
    }
  }

  private func constructors(of type: Type) -> [(Constructor, String, [Type])] {
    if let payload = type.optionalPayload { return [(.some, ".some", [payload]), (.none, ".none", [])] }
    switch type {
    case .tuple(let fields): return [(.tuple, "", fields.map(\.type))]
    case .nominal(let decl, let arguments):
      if decl.isNative, decl.name == "Bool" { return [(.bool(true), "true", []), (.bool(false), "false", [])] }
      guard decl.kind == .enumeration else { return [] }
      if decl.isNative, decl.cases.isEmpty { return decl.constants.map { (.constant($0), ".\($0)", []) } }
      let substitution = Substitution(decl.allGenerics, arguments)
      // A payload with `Never` has no value: `.failure` of a `Result<Int, Never>`.
      return decl.cases.map { constructor($0, substitution) }.filter { !$0.2.contains(where: \.isNever) }
    default: return []
    }
  }

  private func constructor(_ enumCase: EnumCaseDecl, _ substitution: Substitution) -> (Constructor, String, [Type]) {
    let fields = enumCase.payload.map { checker.normal($0.type.substituting(substitution)) }
    return (.enumCase(ObjectIdentifier(enumCase)), ".\(enumCase.name)", fields)
  }

  /// Returns the row without its first column, where that can match the constructor.
  private func specialize(_ row: [CheckedPattern], _ constructor: Constructor, _ count: Int) -> [CheckedPattern]? {
    if let enumCase = row[0].enumCase, constructor != .enumCase(ObjectIdentifier(enumCase)) { return nil }
    let rest = Array(row.dropFirst())
    let wild = Array(repeating: CheckedPattern.wildcard, count: count)
    switch row[0] {
    case .wildcard, .binding: return wild + rest
    case .some(let inner): return constructor == .some ? [inner] + rest : nil
    case .none: return constructor == .none ? rest : nil
    case .tuple(let parts): return constructor == .tuple ? parts + rest : nil
    case .enumCase(_, let parts): return (parts ?? wild) + rest
    case .wholePayload(_, let inner):
      switch inner {
      case .wildcard, .binding: return wild + rest
      default: return nil
      }
    case .expression(_, let test):
      if case .bool(let wanted) = constructor, case .call(_, _, let arguments) = test.kind, arguments.count == 2,
        case .boolean(let value) = arguments[1].kind
      {
        return value == wanted ? rest : nil
      }
      if case .constant(let wanted) = constructor, case .call(_, _, let arguments) = test.kind, arguments.count == 2,
        case .computed(_, let variable, _, _) = arguments[1].kind
      {
        return variable.name == wanted ? rest : nil
      }
      return nil
    case .isType, .cast: return nil
    }
  }
}

extension NominalDecl {
  /// Names of the static properties that represent the cases of a library's enum: those whose type is the enum itself.
  fileprivate var constants: [String] {
    let made = members.flatMap { name, members in
      members.contains { member in
        if case .variable(let variable) = member {
          variable.isStatic && variable.type.nominalDecl === self
        } else {
          false
        }
      } ? [name] : []
    }
    let waiting = pendingMembers.flatMap { pending, members in
      members.contains { $0.member.signature.hasPrefix("static var \(pending): \(name) ") } ? [pending] : []
    }
    return (made + waiting).sorted()
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
