// Form validation with composable validators, functional style.
import Foundation
struct Validator<Value> {
    let run: (Value) -> [String]
    init(_ run: @escaping (Value) -> [String]) { self.run = run }
    init(_ message: @autoclosure @escaping () -> String, when ok: @escaping (Value) -> Bool) { run = { ok($0) ? [] : [message()] } }
    func pullback<Outer>(_ f: @escaping (Outer) -> Value) -> Validator<Outer> { .init { run(f($0)) } }
    static func && (a: Self, b: Self) -> Self { .init { a.run($0) + b.run($0) } }
    static func || (a: Self, b: Self) -> Self { .init { v in let x = a.run(v); return x.isEmpty ? [] : b.run(v).isEmpty ? [] : x } }
    static prefix func ! (v: Self) -> Self { .init { v.run($0).isEmpty ? ["must not hold"] : [] } }
    func callAsFunction(_ v: Value) -> Bool { run(v).isEmpty }
}
extension Validator where Value: Collection {
    static var notEmpty: Self { .init("must not be empty", when: { !$0.isEmpty }) }
    static func count(_ r: ClosedRange<Int>) -> Self { .init("must have \(r.lowerBound) to \(r.upperBound) elements", when: { r ~= $0.count }) }
}
extension Validator where Value == String {
    static let email = Validator("is no address") { s in
        let parts = s.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && parts[1].contains(".")
    }
    static func contains(_ set: CharacterSet, _ what: String) -> Self { .init("needs \(what)", when: { $0.unicodeScalars.contains(where: set.contains) }) }
    static func matches(_ pattern: String) -> Self { .init("does not match \(pattern)") { $0.range(of: pattern, options: .regularExpression) != nil } }
}
extension Validator where Value: Comparable { static func inside(_ r: ClosedRange<Value>) -> Self { .init("not in \(r)") { r.contains($0) } } }
func validate<Root>(_ rules: (String, Validator<Root>)...) -> (Root) -> [String: [String]] {
    { root in rules.reduce(into: [:]) { result, rule in
        let problems = rule.1.run(root)
        if !problems.isEmpty { result[rule.0, default: []] += problems }
    } }
}
struct SignUp { var name = "", email = "", password = "", age = 0, tags: [String] = [] }
let strong: Validator<String> = .count(8...20) && .contains(.decimalDigits, "a digit") && .contains(.uppercaseLetters, "an upper case letter")
let check = validate(
    ("name", Validator<String>.notEmpty.pullback { (s: SignUp) in s.name }),
    ("email", Validator.email.pullback(\.email)),
    ("password", strong.pullback(\.password)),
    ("age", Validator.inside(18...99).pullback(\.age)),
    ("tags", (Validator<[String]>.notEmpty && .count(1...3)).pullback(\SignUp.tags)))
func show(_ form: SignUp) {
    let problems = check(form)
    if problems.isEmpty { return print("valid!") }
    for field in problems.keys.sorted() { print("  \(field): \(problems[field]!.joined(separator: "; "))") }
}
show(SignUp())
show(SignUp(name: "Ann", email: "ann@x", password: "abc", age: 17, tags: ["a", "b", "c", "d"]))
show(SignUp(name: "Ann", email: "ann@x.org", password: "Secret123", age: 30, tags: ["a"]))
print(Validator<String>.email("a@b.c"), (!Validator<String>.email)("a@b.c"), (Validator.email || .count(1...2))("ab"))
print(Validator<String>.matches("^[a-z]+$")("abc"), Validator.matches("^[0-9]{3}$")("12"))
enum Field<T> { case valid(T), invalid(String)
    func map<U>(_ f: (T) -> U) -> Field<U> { switch self { case .valid(let t): .valid(f(t)); case .invalid(let e): .invalid(e) } }
    func flatMap<U>(_ f: (T) -> Field<U>) -> Field<U> { switch self { case .valid(let t): return f(t); case .invalid(let e): return .invalid(e) } }
    static func ?? (f: Self, d: @autoclosure () -> T) -> T { if case .valid(let t) = f { t } else { d() } } }
func zip<A, B>(_ a: Field<A>, _ b: Field<B>) -> Field<(A, B)> {
    switch (a, b) {
    case let (.valid(x), .valid(y)): return .valid((x, y))
    case let (.invalid(e), .invalid(f)): return .invalid(e + ", " + f)
    case (.invalid(let e), _), (_, .invalid(let e)): return .invalid(e)
    }
}
func parseInt(_ s: String) -> Field<Int> { Int(s).map(Field.valid) ?? .invalid("'\(s)' is no number") }
func positive(_ n: Int) -> Field<Int> { n > 0 ? .valid(n) : .invalid("\(n) is not positive") }
print(zip(parseInt("4"), parseInt("5")).map { $0 * $1 } ?? -1, zip(parseInt("x"), parseInt("y")).map(+) ?? -1, parseInt("-3").flatMap(positive))
print(zip(parseInt("a"), parseInt("2")), zip([1, 2], [3, 4]).map { $0 + $1 })
