// Type-erased validators composed with operators; form model (no Rx)

import Foundation

struct Validator<Input> {
    let run: (Input) -> [String]

    static func rule(_ message: String, _ ok: @escaping (Input) -> Bool) -> Validator { .init { ok($0) ? [] : [message] } }
    static var always: Validator { .init { _ in [] } }

    func pullback<Root>(_ path: KeyPath<Root, Input>, label: String? = nil) -> Validator<Root> {
        Validator<Root> { root in run(root[keyPath: path]).map { (label.map { $0 + " " } ?? "") + $0 } }
    }
    func optional() -> Validator<Input?> { .init { $0.map(run) ?? [] } }
    func required(_ message: String = "is required") -> Validator<Input?> { .init { $0.map(run) ?? [message] } }

    static func && (a: Validator, b: @escaping @autoclosure () -> Validator) -> Validator {
        Validator { x in
            let first = a.run(x)
            return first.isEmpty ? b().run(x) : first
        }
    }
    static func & (a: Validator, b: Validator) -> Validator { Validator { a.run($0) + b.run($0) } }
    static func | (a: Validator, b: Validator) -> Validator {
        Validator { x in
            let (l, r) = (a.run(x), b.run(x))
            return l.isEmpty || r.isEmpty ? [] : l + r
        }
    }
    static prefix func ! (v: Validator) -> Validator { .init { v.run($0).isEmpty ? ["must not hold"] : [] } }
}

extension Validator where Input: Collection {
    static func count(_ range: ClosedRange<Int>) -> Validator { .rule("needs \(range.lowerBound) to \(range.upperBound) characters") { range ~= $0.count } }
    static func count(_ range: PartialRangeFrom<Int>) -> Validator { .rule("needs at least \(range.lowerBound)") { range.contains($0.count) } }
    static var notEmpty: Validator { count(1...) }
    static func each(_ v: Validator<Input.Element>) -> Validator {
        Validator { xs in xs.enumerated().flatMap { i, x in v.run(x).map { "[\(i)] \($0)" } } }
    }
}

extension Validator where Input == String {
    static let email = Validator.matches(#"^[A-Za-z0-9._]+@[a-z0-9.]+\.[a-z]{2,}$"#, "is not an e-mail address")
    static let hasDigit = rule("needs a digit") { $0.contains(where: \.isNumber) }
    static let hasUpper = rule("needs an upper-case letter") { $0 != $0.lowercased() }
    static func matches(_ pattern: String, _ message: String) -> Validator {
        rule(message) { $0.range(of: pattern, options: .regularExpression) != nil }
    }
}
extension Validator where Input: Comparable {
    static func between(_ r: ClosedRange<Input>) -> Self { rule("is not in \(r)", r.contains) }
    static func atLeast(_ x: Input) -> Self { rule("is below \(x)") { $0 >= x } }
}

struct SignUp {
    var name: String
    var email: String
    var password: String
    var age: Int?
    var tags: [String] = []
    var referral: String?

    static let validator: Validator<SignUp> =
        Validator<String>.count(2...20).pullback(\.name, label: "name")
        & (Validator.notEmpty && .email).pullback(\SignUp.email, label: "email")
        & (.count(8...) & .hasDigit & .hasUpper).pullback(\SignUp.password, label: "password")
        & Validator<Int>.between(18...120).required("is missing").pullback(\.age, label: "age")
        & Validator<[String]>.each(.count(1...5)).pullback(\.tags, label: "tag")
        & (Validator<String>.rule("must start with R") { $0.first == "R" } | .rule("must be VIP") { $0 == "VIP" }).optional().pullback(\.referral, label: "code")
}

@dynamicMemberLookup
struct Form<Model> {
    private(set) var model: Model
    private(set) var touched: [String] = []
    let validator: Validator<Model>
    var errors: [String] { validator.run(model) }
    var isValid: Bool { errors.isEmpty }

    init(_ model: Model, _ validator: Validator<Model>) { (self.model, self.validator) = (model, validator) }

    subscript<V>(dynamicMember path: WritableKeyPath<Model, V>) -> V {
        get { model[keyPath: path] }
        set { model[keyPath: path] = newValue; touched.append("\(newValue)") }
    }
}

var form = Form(SignUp(name: "A", email: "", password: "abc", age: nil), SignUp.validator)
form.errors.forEach { print("-", $0) }
form.name = "Ada"
form.email = "ada@example"
form.password = "Abcdefg1"
form.age = 17
form.tags = ["ok", "", "toolong"]
form.referral = "X"
print(form.isValid)
for (i, e) in form.errors.enumerated() { print("\(i + 1).", e) }
form.email += ".org"
form.age? += 1
form.tags.removeAll { !(1...5).contains($0.count) }
form.referral = "VIP"
print(form.isValid, form.errors, form.touched.count, form.touched.last ?? "")
print((!Validator<Int>.atLeast(3)).run(5), (!Validator<Int>.atLeast(3)).run(1), Validator<Double>.always.run(1))
print(["a@b.cd", "no", "x.y@z.co.uk"].map { Validator.email.run($0).isEmpty })
