import SyntaxTree
import Types

/// The static types of the expressions of a file, by their places.
struct ExpressionTypes {
  private let file: SourceFile
  private var found: [(start: Int, end: Int, type: String)] = []
  private var functions: Set<ObjectIdentifier> = []

  init(file: SourceFile) { self.file = file }

  /// Types in the order of the text, without duplicates.
  var lines: [String] {
    var seen: Set<String> = []
    return found.sorted { ($0.start, -$0.end, $0.type) < ($1.start, -$1.end, $1.type) }.compactMap { entry in
      let place = file.position(of: entry.start)
      let text = "\(place.line):\(place.column)+\(entry.end - entry.start) \(entry.type)"
      return seen.insert(text).inserted ? text : nil
    }
  }

  mutating func walk(_ unit: CheckedUnit) {
    walk(unit.statements)
    for function in unit.functions { walk(function) }
    for type in unit.types + unit.extended { walk(type) }
  }

  private mutating func walk(_ type: NominalDecl) {
    for member in type.members.values.joined() {
      switch member {
      case .function(let function): walk(function)
      case .variable(let variable):
        for function in [variable.getter, variable.setter, variable.willSet, variable.didSet] { walk(function) }
      case .subscriptDecl(let declaration):
        walk(declaration.getter)
        walk(declaration.setter)
      case .enumCase: break
      }
    }
    walk(type.deinitializer)
    for case .nominal(let nested) in type.nestedTypes.values { walk(nested) }
  }

  private mutating func walk(_ function: FunctionDecl?) {
    guard let function, let body = function.body, functions.insert(ObjectIdentifier(function)).inserted else { return }
    walk(body)
  }

  private mutating func walk(_ statements: [CheckedStmt]) {
    for statement in statements {
      if case .localFunction(let function) = statement.kind { walk(function) }
      walk(statement.parts)
    }
  }

  private mutating func walk(_ parts: [CheckedPart]) {
    for part in parts {
      switch part {
      case .expression(let value): walk(value)
      case .body(let statements): walk(statements)
      }
    }
  }

  private mutating func walk(_ value: CheckedExpr) {
    if value.range.file === file { found.append((value.range.start, value.range.end, value.type.description)) }
    if case .closure(let closure) = value.kind {
      for capture in closure.captures { walk(capture.value) }
      walk(closure.body)
    }
    walk(value.parts)
  }
}
