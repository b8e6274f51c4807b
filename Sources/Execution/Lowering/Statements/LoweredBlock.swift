/// Code that never leaves its block. A structure, because a bare function in an optional or array is called through two thunks.
struct PlainCode {
  let run: Run<Void>
  init(_ run: @escaping Run<Void>) { self.run = run }
}

/// Code of a statement.
struct LoweredStatement {
  let step: Step
  /// The code where the statement never leaves its block: for an expression, a closure around it for the signal is one too many.
  let plain: PlainCode?

  init(step: @escaping Step) {
    self.step = step
    plain = nil
  }

  init(run: @escaping Run<Void>) {
    plain = PlainCode(run)
    step = {
      try run($0)
      return .normal
    }
  }
}

/// Code of a block's statements. Neighbours that never leave it are one statement.
struct LoweredBlock {
  /// The statements where none of them leaves the block.
  let statements: [PlainCode]?
  /// The whole block where nothing leaves it.
  let plain: PlainCode?
  let step: Step

  init(_ lowered: [LoweredStatement]) {
    let statements = lowered.compactMap(\.plain)
    if statements.count == lowered.count {
      let whole = Self.sequence(statements[...])
      self.statements = statements
      plain = whole
      step = LoweredStatement(run: whole.run).step
    } else {
      self.statements = nil
      plain = nil
      step = Self.sequence(Self.joined(lowered)[...])
    }
  }

  init(step: @escaping Step) {
    statements = nil
    plain = nil
    self.step = step
  }

  private static func joined(_ statements: [LoweredStatement]) -> [LoweredStatement] {
    var result: [LoweredStatement] = []
    var neighbours: [PlainCode] = []
    func close() {
      if !neighbours.isEmpty { result.append(LoweredStatement(run: sequence(neighbours[...]).run)) }
      neighbours = []
    }
    for statement in statements {
      if let plain = statement.plain {
        neighbours.append(plain)
      } else {
        close()
        result.append(statement)
      }
    }
    close()
    return result
  }

  private static func sequence(_ statements: ArraySlice<PlainCode>) -> PlainCode {
    let first = statements.startIndex
    switch statements.count {
    case 0: return PlainCode { _ in }
    case 1: return statements[first]
    case 2:
      let (a, b) = (statements[first], statements[first + 1])
      return PlainCode {
        try a.run($0)
        try b.run($0)
      }
    case 3:
      let (a, b, c) = (statements[first], statements[first + 1], statements[first + 2])
      return PlainCode {
        try a.run($0)
        try b.run($0)
        try c.run($0)
      }
    default:
      let middle = first + statements.count / 2
      return sequence([sequence(statements[first..<middle]), sequence(statements[middle..<statements.endIndex])])
    }
  }

  private static func sequence(_ steps: ArraySlice<LoweredStatement>) -> Step {
    let first = steps.startIndex
    switch steps.count {
    case 0: return { _ in .normal }
    case 1: return steps[first].step
    case 2:
      let b = steps[first + 1].step
      if let a = steps[first].plain {
        return {
          try a.run($0)
          return try b($0)
        }
      }
      let a = steps[first].step
      return { activation in
        let signal = try a(activation)
        return signal.isNormal ? try b(activation) : signal
      }
    case 3:
      let a = steps[first].step
      let b = steps[first + 1].step
      let c = steps[first + 2].step
      return { activation in
        var signal = try a(activation)
        if !signal.isNormal { return signal }
        signal = try b(activation)
        return signal.isNormal ? try c(activation) : signal
      }
    default:
      let middle = first + steps.count / 2
      let a = sequence(steps[first..<middle])
      let b = sequence(steps[middle..<steps.endIndex])
      return { activation in
        let signal = try a(activation)
        return signal.isNormal ? try b(activation) : signal
      }
    }
  }
}
