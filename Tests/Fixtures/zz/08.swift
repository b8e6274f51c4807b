// State machine and enum heavy; result builders; dynamic member lookup; callAsFunction
@dynamicMemberLookup
struct JSON {
    private var storage: Any?
    init(_ v: Any?) { storage = v }
    subscript(dynamicMember key: String) -> JSON { JSON((storage as? [String: Any])?[key]) }
    subscript(i: Int) -> JSON { guard let a = storage as? [Any], a.indices.contains(i) else { return JSON(nil) }; return JSON(a[i]) }
    var string: String? { storage as? String }
    var int: Int? { storage as? Int }
    func callAsFunction<T>(as type: T.Type) -> T? { storage as? T }
}
let j = JSON(["user": ["name": "Ann", "tags": ["x", "y"], "age": 30] as [String: Any], "ok": true])
print(j.user.name.string ?? "?", j.user.tags[1].string ?? "?", j.user.tags[9].string as Any, j.user.age.int!, j.ok(as: Bool.self)!)
@resultBuilder enum HTML {
    static func buildBlock(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: "\n") }
    static func buildOptional(_ part: String?) -> String { part ?? "" }
    static func buildEither(first: String) -> String { first }
    static func buildEither(second: String) -> String { second }
    static func buildArray(_ parts: [String]) -> String { parts.joined(separator: "\n") }
    static func buildExpression(_ e: String) -> String { e }
    static func buildExpression(_ n: Int) -> String { "\(n)" }
}
func tag(_ name: String, @HTML _ content: () -> String) -> String {
    let inner = content().split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
    return "<\(name)>\n\(inner)\n</\(name)>"
}
func page(_ items: [String], admin: Bool) -> String {
    tag("ul") {
        "count:"
        items.count
        for (i, item) in items.enumerated() where !item.isEmpty { tag("li") { "\(i): \(item)" } }
        if admin { "<admin/>" }
        if items.isEmpty { "none" } else if items.count > 2 { "many" } else { "few" }
    }
}
print(page(["a", "", "c"], admin: true))
enum Turnstile {
    case locked(coins: Int), unlocked
    enum Event: CaseIterable { case coin, push, kick }
    mutating func handle(_ e: Event) -> String? {
        switch (self, e) {
        case (.locked(let n), .coin) where n + 1 >= 2: self = .unlocked; return "open"
        case (.locked(let n), .coin): self = .locked(coins: n + 1); return nil
        case (.unlocked, .push): self = .locked(coins: 0); return "pass"
        case (_, .kick): return "ouch"
        case (.unlocked, .coin), (.locked, .push): return nil
        }
    }
}
var t = Turnstile.locked(coins: 0)
for e in [Turnstile.Event.push, .coin, .coin, .coin, .push, .kick] { print(e, t.handle(e) ?? "-", t) }
struct Polynomial { var c: [Double]
    func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } }
    static func * (l: Self, r: Self) -> Self {
        var out = [Double](repeating: 0, count: l.c.count + r.c.count - 1)
        for (i, a) in l.c.enumerated() { for (j, b) in r.c.enumerated() { out[i + j] += a * b } }
        return Self(c: out)
    }
}
let p = Polynomial(c: [1, 1])
print((p * p)(2), (p * p * p).c)
@propertyWrapper struct Logged<V> { private var v: V; private(set) var log: [V] = []
    init(wrappedValue: V) { v = wrappedValue }
    var wrappedValue: V { get { v } set { log.append(v); v = newValue } }
    var projectedValue: Self { self } }
struct Settings { @Logged var volume = 3; @Logged var name = "x" }
var st = Settings(); st.volume = 5; st.volume += 2; st.name = "y"
print(st.volume, st.$volume.log, st.$name.log.count)
