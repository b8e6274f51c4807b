// Undo manager, command pattern, observer, keypaths, memento
protocol Command { func execute(); func undo() }
final class Editor {
  private(set) var text = "" { didSet { observers.forEach { $0(oldValue, text) } } }
  private var observers: [(String, String) -> Void] = []
  private var done: [any Command] = [], undone: [any Command] = []
  func observe(_ f: @escaping (_ old: String, _ new: String) -> Void) -> () -> Void {
    observers.append(f); let i = observers.endIndex - 1
    return { [weak self] in self?.observers[i] = { _, _ in } }
  }
  struct Insert: Command {
    let editor: Editor; let s: String; let at: Int
    func execute() { editor.text.insert(contentsOf: s, at: editor.text.index(editor.text.startIndex, offsetBy: at)) }
    func undo() {
      let a = editor.text.index(editor.text.startIndex, offsetBy: at);
      editor.text.removeSubrange(a..<editor.text.index(a, offsetBy: s.count))
    }
  }
  final class Uppercase: Command {
    unowned let editor: Editor; private var memento = ""
    init(_ e: Editor) { editor = e }
    func execute() { memento = editor.text; editor.text = editor.text.uppercased() }
    func undo() { editor.text = memento }
  }
  func run(_ c: some Command) { c.execute(); done.append(c); undone.removeAll() }
  @discardableResult func undo() -> Bool {
    guard let c = done.popLast() else { return false }; c.undo(); undone.append(c); return true
  }
  func redo() { if let c = undone.popLast() { c.execute(); done.append(c) } }
}
let ed = Editor()
let stop = ed.observe { print("'\($0)' -> '\($1)'") }
ed.run(Editor.Insert(editor: ed, s: "hello", at: 0)); ed.run(Editor.Insert(editor: ed, s: ", you", at: 5));
ed.run(Editor.Uppercase(ed))
ed.undo(); ed.undo(); ed.redo(); stop(); ed.redo(); print(ed.text)
while ed.undo() {}; print(ed.text.isEmpty)
struct User {
  var name: String; var address: Address; var tags: [String] = []; struct Address { var city: String; var zip: String? }
}
var u = User(name: "Ann", address: .init(city: "Oslo", zip: nil))
let city = \User.address.city, zip = \User.address.zip
u[keyPath: city] = "Bergen"; u[keyPath: zip] = "5003"; u[keyPath: \.tags].append("x")
print(u, u[keyPath: \.tags[0]], u[keyPath: \.address.zip?.count] as Any)
func setter<R, V>(_ kp: WritableKeyPath<R, V>) -> (@escaping (V) -> V) -> (R) -> R {
  { f in
    { r in
      var c = r; c[keyPath: kp] = f(c[keyPath: kp]); return c
    }
  }
}
let up = setter(\User.name)
print(up { $0.uppercased() }(u).name, setter(\User.address)({ .init(city: $0.city + "!", zip: $0.zip) })(u).address)
let kps: [PartialKeyPath<User>] = [\.name, \.address.city, \.tags.count]
print(kps.map { "\(u[keyPath: $0])" }, kps[0] == \User.name)
final class Bus<E: Hashable> {
  private var h: [E: [(Any) -> Void]] = [:]
  func on<T>(_ e: E, _ f: @escaping (T) -> Void) { h[e, default: []].append { if let v = $0 as? T { f(v) } } }
  func emit(_ e: E, _ v: Any) { h[e]?.forEach { $0(v) } }
}
enum Ev { case a, b }
let bus = Bus<Ev>()
bus.on(.a) { (n: Int) in print("int", n) }; bus.on(.a) { (s: String) in print("str", s) };
bus.on(.b) { (x: [Int]) in print(x.reduce(0, +)) }
bus.emit(.a, 3); bus.emit(.a, "q"); bus.emit(.b, [1, 2]); bus.emit(.b, ["z"])
func memoize<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R {
  var cache: [A: R] = [:];
  func g(_ a: A) -> R { if let r = cache[a] { return r }; let r = f(g, a); cache[a] = r; return r }; return g
}
let fib = memoize { (fib: (Int) -> Int, n: Int) -> Int in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(80))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose(Int.init, { $0.map { $0 * 2 } })("21") as Any, [1, 2].map(compose({ $0 + 1 }, String.init)))
