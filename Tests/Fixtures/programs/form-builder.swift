// A form with a result builder for its fields, validators as values, generic rules, and a summary stream.
import Foundation
import RxCocoa
import RxSwift

enum Validity: Equatable {
  case valid
  case invalid([String])
  var isValid: Bool { self == .valid }
  static func && (a: Validity, b: Validity) -> Validity {
    switch (a, b) {
    case (.valid, .valid): return .valid
    case (.invalid(let x), .invalid(let y)): return .invalid(x + y)
    case (.invalid, _): return a
    case (_, .invalid): return b
    }
  }
}

struct Rule<Value> {
  let check: (Value) -> Validity
  init(_ message: String, _ predicate: @escaping (Value) -> Bool) {
    check = { predicate($0) ? .valid : .invalid([message]) }
  }
  init(check: @escaping (Value) -> Validity) { self.check = check }
  static func && (a: Rule, b: Rule) -> Rule { Rule { a.check($0) && b.check($0) } }
  func pullback<Other>(_ transform: @escaping (Other) -> Value) -> Rule<Other> { Rule<Other> { self.check(transform($0)) } }
}

extension Rule where Value: Collection {
  static func count(_ range: ClosedRange<Int>) -> Rule {
    Rule("must have \(range.lowerBound) to \(range.upperBound) characters") { range.contains($0.count) }
  }
  static var notEmpty: Rule { Rule("must not be empty") { !$0.isEmpty } }
}
extension Rule where Value == String {
  static var email: Rule {
    Rule("is no e-mail address") { text in
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !parts[1].hasSuffix(".")
    }
  }
  static func contains(where what: @escaping (Character) -> Bool, _ message: String) -> Rule {
    Rule(message) { $0.contains(where: what) }
  }
}
extension Rule where Value: Comparable {
  static func within(_ range: ClosedRange<Value>) -> Rule { Rule("must lie in \(range)") { range ~= $0 } }
}

protocol AnyField: AnyObject {
  var name: String { get }
  var validity: Driver<Validity> { get }
  var summary: Driver<String> { get }
  func enter(_ text: String)
}

final class Field<Value: CustomStringConvertible>: AnyField {
  let name: String
  private let relay: BehaviorRelay<Value>
  private let rule: Rule<Value>
  private let parse: (String) -> Value?
  private let touched = BehaviorRelay(value: false)

  init(_ name: String, _ initial: Value, _ rule: Rule<Value>, parse: @escaping (String) -> Value?) {
    self.name = name
    self.relay = .init(value: initial)
    self.rule = rule
    self.parse = parse
  }

  var value: Value { relay.value }
  var validity: Driver<Validity> { relay.asDriver().map(rule.check) }
  var summary: Driver<String> {
    Driver.combineLatest(relay.asDriver(), validity, touched.asDriver()) { [name] value, validity, touched in
      switch validity {
      case .valid: return "\(name): \(value) ✓"
      case .invalid(let reasons) where touched: return "\(name) " + reasons.joined(separator: " and ")
      case .invalid: return "\(name): ?"
      }
    }
    .distinctUntilChanged()
  }
  func enter(_ text: String) {
    guard let value = parse(text) else { return print("  \(name) ignores “\(text)”") }
    relay.accept(value)
    touched.accept(true)
  }
}

extension Field where Value == String {
  convenience init(_ name: String, _ rule: Rule<String> = .notEmpty) { self.init(name, "", rule, parse: { $0 }) }
}
extension Field where Value == Int {
  convenience init(number name: String, _ rule: Rule<Int>) { self.init(name, 0, rule, parse: Int.init) }
}

@resultBuilder
enum FormBuilder {
  static func buildBlock(_ parts: [AnyField]...) -> [AnyField] { parts.flatMap { $0 } }
  static func buildExpression(_ field: AnyField) -> [AnyField] { [field] }
  static func buildOptional(_ part: [AnyField]?) -> [AnyField] { part ?? [] }
  static func buildEither(first: [AnyField]) -> [AnyField] { first }
  static func buildEither(second: [AnyField]) -> [AnyField] { second }
  static func buildArray(_ parts: [[AnyField]]) -> [AnyField] { parts.flatMap { $0 } }
}

final class Form {
  let fields: [AnyField]
  init(@FormBuilder _ build: () -> [AnyField]) { fields = build() }
  var isValid: Driver<Bool> {
    Driver.combineLatest(fields.map { $0.validity }) { $0.allSatisfy(\.isValid) }.distinctUntilChanged()
  }
  subscript(name: String) -> AnyField? { fields.first { $0.name == name } }
}

let wantsAge = true
let name = Field("name", .count(2...10) && Rule("must not contain digits") { !$0.contains(where: \.isNumber) })
let form = Form {
  name
  Field("mail", .email)
  Field("password", .count(6...20) && .contains(where: { $0.isUppercase }, "needs a capital letter"))
  if wantsAge {
    Field(number: "age", .within(18...99))
  } else {
    Field("guardian")
  }
  for n in 1...2 {
    Field("friend \(n)", Rule.notEmpty.pullback { (text: String) in text.trimmingCharacters(in: .whitespaces) })
  }
}

let bag = DisposeBag()
for field in form.fields {
  field.summary.drive(onNext: { print($0) }).disposed(by: bag)
}
form.isValid.drive(onNext: { print("form is \($0 ? "valid" : "not valid")") }).disposed(by: bag)

let typed: [(String, [String])] = [
  ("name", ["A", "R2D2", "Anna"]), ("mail", ["anna", "anna@", "anna@rx.org"]), ("password", ["abc", "abcdef", "Abcdef"]),
  ("age", ["x", "12", "42"]), ("friend 1", [" ", "Ben"]), ("friend 2", ["Carl"]), ("friend 3", ["Dora"]), ("age", ["100"]),
]
for (field, texts) in typed {
  guard let field = form[field] else { print("no field \(field)"); continue }
  texts.forEach(field.enter)
}
print(name.value)
