// SOLID examples: strategy, observer, decorator, factory, command with undo, chain of responsibility, iterator, visitor, memento
import Foundation
protocol DiscountStrategy { func apply(to amount: Double) -> Double }
struct NoDiscount: DiscountStrategy { func apply(to amount: Double) -> Double { amount } }
struct Percentage: DiscountStrategy { let percent: Double; func apply(to amount: Double) -> Double { amount * (1 - percent / 100) } }
struct Cheapest: DiscountStrategy { let options: [DiscountStrategy]; func apply(to amount: Double) -> Double { options.map { $0.apply(to: amount) }.min() ?? amount } }
struct Fixed: DiscountStrategy { let off: Double; func apply(to amount: Double) -> Double { max(0, amount - off) } }
print(Cheapest(options: [NoDiscount(), Percentage(percent: 10), Fixed(off: 15)]).apply(to: 120), Cheapest(options: []).apply(to: 3))
protocol Beverage { var cost: Double { get }; var label: String { get } }
struct Coffee: Beverage { let cost = 2.0, label = "coffee" }
protocol Addition: Beverage { var base: Beverage { get } }
struct Milk: Addition { let base: Beverage; var cost: Double { base.cost + 0.5 }; var label: String { base.label + " + milk" } }
struct Sugar: Addition { let base: Beverage; let spoons: Int; var cost: Double { base.cost + 0.1 * Double(spoons) }; var label: String { "\(base.label) + \(spoons)x sugar" } }
let drink: Beverage = Sugar(base: Milk(base: Coffee()), spoons: 2)
print(drink.label, String(format: "%.2f", drink.cost))
enum VehicleFactory {
    enum Kind: String, CaseIterable { case car, bike, truck }
    static func make(_ kind: Kind) -> Vehicle { switch kind { case .car: Vehicle(wheels: 4); case .bike: Vehicle(wheels: 2); case .truck: { var v = Vehicle(wheels: 6); v.cargo = 1000; return v }() } }
}
struct Vehicle: Equatable { var wheels: Int; var cargo = 0 }
print(VehicleFactory.Kind.allCases.map { VehicleFactory.make($0) }.map(\.wheels), VehicleFactory.make(.truck).cargo)
protocol Command { func execute(on d: inout Document); func undo(on d: inout Document) }
struct Document { var text = "" }
struct Insert: Command { let s: String; func execute(on d: inout Document) { d.text += s }; func undo(on d: inout Document) { d.text.removeLast(s.count) } }
struct Upcase: Command { final class Memory { var old: String? }; let memory = Memory()
    func execute(on d: inout Document) { memory.old = d.text; d.text = d.text.uppercased() }
    func undo(on d: inout Document) { d.text = memory.old ?? d.text } }
struct Editor { var document = Document(); private var done: [Command] = [], undone: [Command] = []
    init() {}
    mutating func run(_ c: Command) { c.execute(on: &document); done.append(c); undone = [] }
    mutating func undo() { guard let c = done.popLast() else { return }; c.undo(on: &document); undone.append(c) }
    mutating func redo() { guard let c = undone.popLast() else { return }; c.execute(on: &document); done.append(c) } }
var editor = Editor()
editor.run(Insert(s: "hello")); editor.run(Insert(s: " you")); editor.run(Upcase())
print(editor.document.text); editor.undo(); editor.undo(); print(editor.document.text); editor.redo(); print(editor.document.text); for _ in 0..<5 { editor.undo() }; print(editor.document.text.isEmpty)
class Handler { private var next: Handler?; @discardableResult func then(_ h: Handler) -> Handler { next = h; return h }; func handle(_ r: Int) -> String { next?.handle(r) ?? "unhandled \(r)" } }
class Small: Handler { override func handle(_ r: Int) -> String { r < 10 ? "small \(r)" : super.handle(r) } }
class Even: Handler { override func handle(_ r: Int) -> String { r.isMultiple(of: 2) ? "even \(r)" : super.handle(r) } }
let chain = Small(); chain.then(Even()).then(Handler()); print([3, 12, 15].map(chain.handle))
protocol Observer: AnyObject { func notify(_ e: String) }
final class Hub { private var observers = NSHashTableLike<AnyObject>(); func add(_ o: Observer) { observers.add(o) }; func post(_ e: String) { for case let o as Observer in observers.all { o.notify(e) } } }
final class NSHashTableLike<T: AnyObject> { private struct Ref { weak var value: T? }; private var refs: [Ref] = []; func add(_ v: T) { refs.append(Ref(value: v)) }; var all: [T] { refs.removeAll { $0.value == nil }; return refs.compactMap(\.value) } }
final class Printer: Observer { let id: Int; init(_ id: Int) { self.id = id }; func notify(_ e: String) { print("[\(id)] \(e)") } }
let hub = Hub(); let p1 = Printer(1); var p2: Printer? = Printer(2)
hub.add(p1); hub.add(p2!); hub.post("one"); p2 = nil; hub.post("two")
struct Memento<State> { private let snapshot: State; let date: Int; init(_ s: State, date: Int) { snapshot = s; self.date = date }; func restore(_ to: inout State) { to = snapshot } }
var level = ["hp": 10]; let saved = Memento(level, date: 1); level["hp"] = 0; level["mp"] = 2; saved.restore(&level); print(level, saved.date)
final class Singleton { static let shared = Singleton(); private(set) var hits = 0; private init() { print("created once") }; func hit() -> Self { hits += 1; return self } }
print(Singleton.shared.hit().hit().hits, Singleton.shared === Singleton.shared)
protocol Prototype { func clone() -> Self }
class Sheep: Prototype { var name: String; required init(_ n: String) { name = n }; func clone() -> Self { type(of: self).init(name + "'") } }
final class Dolly: Sheep { override func clone() -> Self { let c = super.clone(); c.name += "!"; return c } }
print(Dolly("d").clone().name, type(of: Dolly("d").clone()), (Dolly("q") as Sheep).clone().name)
struct Graph: Sequence { var edges: [String: [String]]; let start: String
    func makeIterator() -> AnyIterator<String> { var queue = [start], seen: Set = [start]; return AnyIterator { guard !queue.isEmpty else { return nil }; let n = queue.removeFirst(); for m in edges[n] ?? [] where seen.insert(m).inserted { queue.append(m) }; return n } } }
print(Graph(edges: ["a": ["b", "c"], "b": ["d"], "c": ["d"]], start: "a").joined(separator: ">"), Graph(edges: [:], start: "z").map { $0 })
