// Protocol-oriented: composition, default implementations, inheritance, class-only, delegation, associated types.
protocol FullyNamed { var fullName: String { get } }
protocol Aged { var age: Int { get set } }
protocol RandomNumberGenerator2 { mutating func random() -> Double }
struct Starship: FullyNamed { var prefix: String?; var name: String; var fullName: String { (prefix.map { $0 + " " } ?? "") + name } }
print(Starship(prefix: "USS", name: "Enterprise").fullName, Starship(name: "Falcon").fullName)
class LinearCongruentialGenerator: RandomNumberGenerator2 {
    var lastRandom = 42.0
    let m = 139968.0, a = 3877.0, c = 29573.0
    func random() -> Double {
        lastRandom = ((lastRandom * a + c).truncatingRemainder(dividingBy: m))
        return lastRandom / m
    }
}
let generator = LinearCongruentialGenerator()
print(generator.random(), generator.random())
final class Dice {
    let sides: Int
    private var generator: any RandomNumberGenerator2
    init(sides: Int, generator: RandomNumberGenerator2) { self.sides = sides; self.generator = generator }
    func roll() -> Int { Int(generator.random() * Double(sides)) + 1 }
}
protocol DiceGame: AnyObject { var dice: Dice { get }; func play() }
protocol DiceGameDelegate: AnyObject {
    func gameDidStart(_ game: DiceGame)
    func game(_ game: DiceGame, didRoll n: Int)
    func gameDidEnd(_ game: DiceGame)
}
extension DiceGameDelegate {
    func gameDidStart(_ game: DiceGame) {}
    func gameDidEnd(_ game: DiceGame) { print("(default end)") }
}
final class Snakes: DiceGame {
    let dice = Dice(sides: 6, generator: LinearCongruentialGenerator())
    let final = 25
    var square = 0
    var board: [Int]
    weak var delegate: DiceGameDelegate?
    init() {
        board = Array(repeating: 0, count: final + 1)
        board[03] = +08; board[06] = +11; board[09] = +09; board[10] = +02
        board[14] = -10; board[19] = -11; board[22] = -02; board[24] = -08
    }
    func play() {
        square = 0
        delegate?.gameDidStart(self)
        gameLoop: while square != final {
            let roll = dice.roll()
            delegate?.game(self, didRoll: roll)
            switch square + roll {
            case final: break gameLoop
            case let new where new > final: continue gameLoop
            default:
                square += roll
                square += board[square]
            }
        }
        delegate?.gameDidEnd(self)
    }
}
class Tracker: DiceGameDelegate {
    var turns = 0
    func gameDidStart(_ game: DiceGame) { if game is Snakes { print("Started a game of snakes") } }
    func game(_ game: DiceGame, didRoll n: Int) { turns += 1; if turns <= 3 { print("rolled \(n)") } }
}
let tracker = Tracker(), game = Snakes()
game.delegate = tracker
game.play()
print(tracker.turns)

protocol TextRepresentable { var text: String { get } }
extension Array: TextRepresentable where Element: TextRepresentable {
    var text: String { "[" + map(\.text).joined(separator: ", ") + "]" }
}
extension Int: TextRepresentable { var text: String { "#\(self)" } }
extension Dictionary: TextRepresentable where Key == String, Value: TextRepresentable {
    var text: String { keys.sorted().map { "\($0)=\(self[$0]!.text)" }.joined(separator: "&") }
}
extension Optional: TextRepresentable where Wrapped: TextRepresentable { var text: String { self?.text ?? "∅" } }
print([1, 2].text, [[3], []].text, ["b": 1, "a": 2].text, [1, nil].text)
protocol PrettyText: TextRepresentable { var pretty: String { get } }
extension PrettyText { var pretty: String { "✨" + text + "✨" } }
struct Hamster: PrettyText, Aged { var name: String; var age: Int; var text: String { "Hamster \(name)" } }
var h = Hamster(name: "Simon", age: 1)
print(h.pretty, (h as TextRepresentable).text)
func birthday<T: Aged & TextRepresentable>(_ t: inout T) -> String { t.age += 1; return "\(t.text) is \(t.age)" }
print(birthday(&h))
func greet(_ x: any TextRepresentable & Aged) -> Int { x.age }
print(greet(h))
protocol Togglable { mutating func toggle() }
enum Switch: Togglable { case on, off; mutating func toggle() { self = self == .on ? .off : .on } }
var s = Switch.off
s.toggle()
print(s)
protocol Shape { static var name: String { get }; var area: Double { get }; init() }
extension Shape { var info: String { "\(Self.name): \(area)" }; static func make() -> Self { Self() } }
struct Circle: Shape { static let name = "circle"; var area = 3.0 }
class Sq: Shape { class var name: String { "square" }; var area: Double { 4 }; required init() {} }
class Big: Sq { override class var name: String { "big" }; override var area: Double { super.area * 100 } }
let kinds: [Shape.Type] = [Circle.self, Sq.self, Big.self]
print(kinds.map { $0.init().info }, Big.make().info, kinds.map { $0.name })
protocol Greeter { func greet() -> String }
extension Greeter { func greet() -> String { "default" }; func other() -> String { "static \(greet())" } }
struct A: Greeter {}
struct B: Greeter { func greet() -> String { "B" }; func other() -> String { "B.other" } }
let gs: [Greeter] = [A(), B()]
print(gs.map { $0.greet() }, gs.map { $0.other() }, B().other())
extension Collection where Element: Equatable { func allEqual() -> Bool { allSatisfy { $0 == first } } }
print([1, 1, 1].allEqual(), "aab".allEqual(), [Int]().allEqual())
protocol Stackish { associatedtype E; var items: [E] { get set } }
extension Stackish { mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() } }
extension Stackish where E: Comparable { var top: E? { items.max() } }
struct S: Stackish { var items: [String] = [] }
var st = S()
st.push("x"); st.push("y"); _ = st.pop()
print(st.items, st.top!)
func combine<S1: Stackish, S2: Stackish>(_ a: S1, _ b: S2) -> [S1.E] where S1.E == S2.E { a.items + b.items }
print(combine(st, S(items: ["q"])))
func opaque(_ flip: Bool) -> some Collection<Int> { flip ? [1, 2, 3] : [] }
print(opaque(true).count, opaque(false).isEmpty, opaque(true).map { $0 * 2 })
let anyC: any Collection<Int> = opaque(true)
print(anyC.count, anyC.first!)
