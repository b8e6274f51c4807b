import SyntaxTree
import Types

extension FrameLowering {
  func switchStatement(_ node: CheckedSwitch, _ range: SourceRange) throws -> Step {
    let subject = try lower(node.subject).value
    let breaks = Signal.breaks(number(of: node.target))
    let slot = valueTemporary()
    let cases = try node.cases.map { clause in
      var test: Run<Bool>!
      let body = try scoped {
        test = try self.test(clause, subject: slot)
        return try block(clause.body)
      }
      return (test: releasing(clause, test!), keeps: clause.keepsSubject, body: body)
    }
    return { activation in
      activation.slots[slot] = try subject(activation)
      // Where the case keeps it, until that is left.
      defer { activation.slots[slot] = .unset }
      var index = 0
      while index < cases.count {
        if try cases[index].test(activation) {
          if !cases[index].keeps { activation.slots[slot] = .unset }
          var signal = try cases[index].body(activation)
          while signal == .fellThrough, index + 1 < cases.count {
            index += 1
            signal = try cases[index].body(activation)
          }
          return signal == breaks ? .normal : signal
        }
        index += 1
      }
      return .normal
    }
  }

  func switchExpression(_ node: CheckedSwitch, type: Type, range: SourceRange) throws -> Code {
    let subject = try lower(node.subject).value
    let slot = valueTemporary()
    let runtime = runtime
    let cases = try node.cases.map { clause in
      var test: Run<Bool>!
      let body = try scopedCode {
        test = try self.test(clause, subject: slot)
        let step = try block(clause.body)
        // One that falls through has no value.
        guard let value = clause.value else {
          return .value { activation in
            _ = try step(activation)
            return .void
          }
        }
        let run = try lower(value).value
        return .value { activation in
          _ = try step(activation)
          return try run(activation)
        }
      }
      return (
        test: releasing(clause, test!), keeps: clause.keepsSubject, body: body.value, falls: clause.value == nil
      )
    }
    return Code.typed(type) { activation in
      activation.slots[slot] = try subject(activation)
      defer { activation.slots[slot] = .unset }
      for (index, chosen) in cases.enumerated() where try chosen.test(activation) {
        if !chosen.keeps { activation.slots[slot] = .unset }
        for next in cases[index...] {
          let value = try next.body(activation)
          if !next.falls { return value }
        }
      }
      throw runtime.fault("no case of the 'switch' matches", at: range)
    }
  }

  /// Returns a test that releases the variables bound by a case that does not match.
  private func releasing(_ clause: CheckedSwitch.Case, _ test: @escaping Run<Bool>) -> Run<Bool> {
    guard let release = release(of: clause.items.flatMap { Self.variables(in: $0.pattern) }) else { return test }
    return { activation in
      if try test(activation) { return true }
      release(activation)
      return false
    }
  }

  private func test(_ clause: CheckedSwitch.Case, subject slot: Int) throws -> Run<Bool> {
    if clause.items.isEmpty { return { _ in true } }
    let items = try clause.items.map { item in
      (match: try matcher(item.pattern), filter: try item.filter.map { try lower($0).bool })
    }
    if items.count == 1, items[0].filter == nil {
      let match = items[0].match
      return { try match($0, $0.slots[slot]) }
    }
    return { activation in
      for (match, filter) in items where try match(activation, activation.slots[slot]) {
        if let filter, try !filter(activation) { continue }
        return true
      }
      return false
    }
  }
}

extension CheckedSwitch.Case {
  /// True if the subject lives until the end of the case: its parts are only borrowed by the pattern's variables.
  fileprivate var keepsSubject: Bool { items.count == 1 && items[0].pattern.looksIntoCase }
}

extension CheckedPattern {
  fileprivate var looksIntoCase: Bool {
    switch self {
    case .enumCase(let enumCase, let patterns):
      !enumCase.owner.isNative && !enumCase.payload.isEmpty || (patterns ?? []).contains(where: \.looksIntoCase)
    case .wholePayload: true
    case .some(let pattern): pattern.looksIntoCase
    case .tuple(let patterns): patterns.contains(where: \.looksIntoCase)
    case .wildcard, .binding, .none, .isType, .cast, .expression: false
    }
  }
}
