// Property wrappers: clamped, trimmed, logged, composed, with projections.
@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: (min: Value, max: Value) { (range.lowerBound, range.upperBound) }
}

@propertyWrapper
struct Trimmed {
    private(set) var value = ""
    var wrappedValue: String {
        get { value }
        set { value = String(newValue.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
final class Logged<T> {
    var wrappedValue: T { willSet { history.append(wrappedValue) } }
    private(set) var history: [T] = []
    var projectedValue: Logged<T> { self }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    func undo() { guard let last = history.popLast() else { return }; wrappedValue = last; history.removeLast() }
}

@propertyWrapper
enum Lazy<T> {
    case uninitialized(() -> T)
    case initialized(T)
    init(wrappedValue: @autoclosure @escaping () -> T) { self = .uninitialized(wrappedValue) }
    var wrappedValue: T {
        mutating get {
            switch self {
            case .uninitialized(let make):
                let v = make()
                self = .initialized(v)
                return v
            case .initialized(let v): return v
            }
        }
        set { self = .initialized(newValue) }
    }
}

@propertyWrapper
struct Validated<T> {
    var wrappedValue: T
    let rules: [(String, (T) -> Bool)]
    init(wrappedValue: T, rules: (String, (T) -> Bool)...) { self.wrappedValue = wrappedValue; self.rules = rules }
    var projectedValue: [String] { rules.filter { !$0.1(wrappedValue) }.map(\.0) }
}

@propertyWrapper
struct UserDefault<T> {
    static var store: [String: Any] { get { storage } set { storage = newValue } }
    let key: String
    let defaultValue: T
    var wrappedValue: T {
        get { Self.store[key] as? T ?? defaultValue }
        set { Self.store[key] = newValue }
    }
}
var storage: [String: Any] = [:]

func expensive() -> Int { print("computing"); return 42 }

struct Player {
    @Clamped(0...100) var health = 150
    @Trimmed var name: String = "  Zed "
    @Clamped(0...1) var volume: Double = 0.5
    @Lazy var secret = expensive()
    @Validated(rules: ("too short", { $0.count > 3 }), ("no digit", { $0.contains(where: \.isNumber) })) var password = "abc"
}

class Document {
    @Logged var title = "Untitled"
    @Logged var pages: Int = 1
}
@propertyWrapper
struct Prefixed {
    let prefix: String
    private var raw: String
    init(wrappedValue: String, _ prefix: String) { self.prefix = prefix; raw = wrappedValue }
    var wrappedValue: String { get { prefix + raw } set { raw = newValue } }
}

enum Settings {
    @UserDefault(key: "theme", defaultValue: "light") static var theme: String
    @UserDefault(key: "launches", defaultValue: 0) static var launches: Int
}

var p = Player()
print(p.health, p.name, p.$health, p.volume)
p.health -= 250
p.health += 30
p.name = "   Anna Lee   "
p.volume = 3
print(p.health, "[\(p.name)]", p.volume, p.$volume.max)
print("before")
print(p.secret, p.secret)
p.secret = 7
print(p.secret)
print(p.$password)
p.password = "abcd1"
print(p.$password, p.password)

let d = Document()
d.title = "A"
d.title += "B"
d.pages = 9
print(d.title, d.$title.history, d.$pages.history)
d.$title.undo()
print(d.title, d.$title.history)
print(Settings.theme, Settings.launches)
Settings.theme = "dark"
Settings.launches += 1
Settings.launches += 1
print(Settings.theme, Settings.launches, storage.count)
func local() {
    @Clamped(1...3) var x = 10
    print(x, terminator: " ")
    x = -4
    print(x, $x)
}
local()
