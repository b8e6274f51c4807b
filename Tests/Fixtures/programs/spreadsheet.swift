// A tiny spreadsheet: cells as streams, a recursive-descent parser, dependencies through combineLatest, cycles found.
import Foundation
import RxSwift

enum Formula: Equatable {
  case number(Double)
  case reference(String)
  indirect case binary(Character, Formula, Formula)
  indirect case negate(Formula)
  case call(String, [Formula])

  var references: Set<String> {
    switch self {
    case .number: return []
    case .reference(let name): return [name]
    case .binary(_, let a, let b): return a.references.union(b.references)
    case .negate(let inner): return inner.references
    case .call(_, let arguments): return arguments.reduce(into: []) { $0.formUnion($1.references) }
    }
  }
}

struct Parser {
  struct Failure: Error, CustomStringConvertible {
    let position: Int
    let message: String
    var description: String { "#\(message)@\(position)" }
  }
  private let characters: [Character]
  private var index = 0
  init(_ text: String) { characters = Array(text.filter { !$0.isWhitespace }) }

  private var current: Character? { index < characters.count ? characters[index] : nil }
  private mutating func accept(_ set: String) -> Character? {
    guard let c = current, set.contains(c) else { return nil }
    index += 1
    return c
  }
  private mutating func take(while test: (Character) -> Bool) -> String {
    let start = index
    while let c = current, test(c) { index += 1 }
    return String(characters[start..<index])
  }
  private func fail(_ message: String) -> Failure { Failure(position: index, message: message) }

  mutating func parse() throws -> Formula {
    let formula = try sum()
    guard current == nil else { throw fail("unexpected '\(current!)'") }
    return formula
  }
  private mutating func sum() throws -> Formula {
    var left = try product()
    while let op = accept("+-") { left = .binary(op, left, try product()) }
    return left
  }
  private mutating func product() throws -> Formula {
    var left = try factor()
    while let op = accept("*/") { left = .binary(op, left, try factor()) }
    return left
  }
  private mutating func factor() throws -> Formula {
    if accept("-") != nil { return .negate(try factor()) }
    if accept("(") != nil {
      let inner = try sum()
      guard accept(")") != nil else { throw fail("expected ')'") }
      return inner
    }
    guard let c = current else { throw fail("unexpected end") }
    if c.isNumber {
      let digits = take { $0.isNumber || $0 == "." }
      guard let value = Double(digits) else { throw fail("bad number \(digits)") }
      return .number(value)
    }
    guard c.isLetter else { throw fail("unexpected '\(c)'") }
    let name = take { $0.isLetter || $0.isNumber }
    guard accept("(") != nil else { return .reference(name.uppercased()) }
    var arguments: [Formula] = []
    repeat { arguments.append(try sum()) } while accept(",") != nil
    guard accept(")") != nil else { throw fail("expected ')'") }
    return .call(name.lowercased(), arguments)
  }
}

enum CellValue: Equatable, CustomStringConvertible {
  case value(Double), problem(String)
  var description: String {
    switch self {
    case .value(let v) where v == v.rounded() && abs(v) < 1e9: return String(Int(v))
    case .value(let v): return String(format: "%.3f", v)
    case .problem(let text): return text
    }
  }
  static func lift(_ op: @escaping (Double, Double) -> Double) -> (CellValue, CellValue) -> CellValue {
    return { a, b in
      switch (a, b) {
      case let (.value(x), .value(y)): return .value(op(x, y))
      case (.problem, _): return a
      case (_, .problem): return b
      }
    }
  }
}

final class Sheet {
  private var sources: [String: BehaviorSubject<String>] = [:]
  private var values: [String: Observable<CellValue>] = [:]
  private(set) var evaluations = 0
  static let functions: [String: ([Double]) -> Double] = [
    "sum": { $0.reduce(0, +) }, "max": { $0.max() ?? 0 }, "min": { $0.min() ?? 0 }, "sqrt": { sqrt($0[0]) },
    "avg": { $0.isEmpty ? .nan : $0.reduce(0, +) / Double($0.count) },
  ]
  static let operators: [Character: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": (*), "/": (/)]

  private func source(_ name: String) -> BehaviorSubject<String> {
    if let known = sources[name] { return known }
    let made = BehaviorSubject(value: "")
    sources[name] = made
    return made
  }

  subscript(name: String) -> String {
    get { (try? source(name).value()) ?? "" }
    set { source(name).onNext(newValue) }
  }

  func value(_ name: String, visiting: [String] = []) -> Observable<CellValue> {
    if visiting.contains(name) { return .just(.problem("#CYCLE")) }
    if visiting.isEmpty, let known = values[name] { return known }
    let value = source(name)
      .distinctUntilChanged()
      .flatMapLatest { [unowned self] text -> Observable<CellValue> in
        guard !text.isEmpty else { return .just(.value(0)) }
        do {
          var parser = Parser(text)
          let formula = try parser.parse()
          return evaluate(formula, visiting + [name])
        } catch let failure as Parser.Failure {
          return .just(.problem(failure.description))
        }
      }
      .distinctUntilChanged()
      .share(replay: 1)
    if visiting.isEmpty { values[name] = value }
    return value
  }

  private func evaluate(_ formula: Formula, _ visiting: [String]) -> Observable<CellValue> {
    evaluations += 1
    switch formula {
    case .number(let n): return .just(.value(n))
    case .reference(let name): return value(name, visiting: visiting)
    case .negate(let inner): return evaluate(inner, visiting).map { CellValue.lift { $1 - $0 }($0, .value(0)) }
    case .binary(let op, let a, let b):
      guard let function = Sheet.operators[op] else { return .just(.problem("#OP")) }
      return Observable.combineLatest(evaluate(a, visiting), evaluate(b, visiting), resultSelector: CellValue.lift(function))
    case .call(let name, let arguments):
      guard let function = Sheet.functions[name] else { return .just(.problem("#NAME \(name)")) }
      return Observable.combineLatest(arguments.map { evaluate($0, visiting) }) { values in
        var numbers: [Double] = []
        for value in values {
          guard case .value(let n) = value else { return value }
          numbers.append(n)
        }
        return .value(function(numbers))
      }
    }
  }
}

let sheet = Sheet()
let bag = DisposeBag()
for name in ["A1", "B1", "C1", "D1", "E1"] {
  sheet.value(name).subscribe(onNext: { print("\(name) = \($0)") }).disposed(by: bag)
}
let edits = [
  ("A1", "3"), ("B1", "a1 * 2 + 1"), ("C1", "SUM(A1, B1, 10)/4"), ("A1", "4"), ("D1", "-(B1 - C1) * sqrt(16)"), ("B1", "A1 +"),
  ("B1", "7"), ("E1", "avg(A1,B1,C1)"), ("A1", "E1 + 1"), ("A1", "1.5"), ("C1", "nope(1)"), ("C1", "1/3"), ("B1", "2 $ 3"), ("B1", "min(A1, 2)"),
]
for (cell, text) in edits {
  print("\(cell) ← \(text)")
  sheet[cell] = text
}
print(sheet["B1"], sheet["Z9"].isEmpty, sheet.evaluations)
var last = Parser("x1+2*-y")
print((try? last.parse())?.references.sorted() ?? [])
