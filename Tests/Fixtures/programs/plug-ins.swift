// Protocol-oriented plug-in system with default implementations and composition
import Foundation
protocol Plugin: AnyObject {
    static var identifier: String { get }
    var priority: Int { get }
    var isEnabled: Bool { get set }
    init()
    func process(_ text: String) throws -> String
}
extension Plugin {
    static var identifier: String { String(describing: self).lowercased() }
    var priority: Int { 0 }
    var name: String { Self.identifier }
}
enum PluginError: Error, LocalizedError {
    case rejected(by: String, reason: String)
    var errorDescription: String? {
        guard case let .rejected(by, reason) = self else { return nil }
        return "[\(by)] \(reason)"
    }
}
final class Trimmer: Plugin {
    var isEnabled = true
    let priority = 10
    func process(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
final class Censor: Plugin {
    static let identifier = "no-bad-words"
    var isEnabled = true
    var words: Set<String> = ["darn"]
    func process(_ text: String) throws -> String {
        let found = words.intersection(text.lowercased().components(separatedBy: " "))
        guard found.isEmpty else { throw PluginError.rejected(by: name, reason: "contains \(found.sorted().joined(separator: ","))") }
        return text
    }
}
final class Shouter: Plugin {
    var isEnabled = false
    var priority: Int { isEnabled ? 5 : -1 }
    func process(_ text: String) -> String { text.uppercased() + "!" }
}
final class Registry {
    private var plugins: [String: any Plugin] = [:]
    private var listeners: [(String, any Plugin) -> Void] = []
    func register<P: Plugin>(_ type: P.Type, configure: (P) -> Void = { _ in }) {
        let plugin = type.init()
        configure(plugin)
        plugins[type.identifier] = plugin
        listeners.forEach { $0(P.identifier, plugin) }
    }
    func plugin<P: Plugin>(_ type: P.Type = P.self) -> P? { plugins[type.identifier] as? P }
    func onRegister(_ f: @escaping (String, any Plugin) -> Void) { listeners.append(f) }
    var ordered: [any Plugin] {
        plugins.values.filter(\.isEnabled).sorted { ($0.priority, $1.name) > ($1.priority, $0.name) }
    }
    func run(_ text: String) -> Result<String, Error> {
        Result { try ordered.reduce(text) { try $1.process($0) } }
    }
    subscript(id: String) -> (any Plugin)? { plugins[id] }
}
let registry = Registry()
registry.onRegister { id, p in print("registered", id, p.priority) }
registry.register(Trimmer.self)
registry.register(Censor.self) { $0.words.insert("heck") }
registry.register(Shouter.self)
print(registry.ordered.map(\.name))
print(try registry.run("  hello ").get())
registry.plugin(Shouter.self)?.isEnabled.toggle()
for input in [" hi  ", "what the heck", "darn heck"] {
    switch registry.run(input) {
    case .success(let text): print(text)
    case .failure(let error): print(error.localizedDescription)
    }
}
if let censor: Censor = registry.plugin() { censor.words.removeAll() }
registry["no-bad-words"]?.isEnabled = false
print(registry.run("heck"), registry["nope"] == nil, registry.ordered.count)

protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
typealias Person = Named & Aged
struct Employee: Person { let name: String; let age: Int }
struct Robot: Named, CustomStringConvertible { let name: String; var description: String { "R:\(name)" } }
func greet(_ p: some Person) -> String { "\(p.name) (\(p.age))" }
func all(_ xs: [any Named]) -> [String] { xs.map { x in (x as? any Person).map { greet($0) } ?? x.name } }
print(all([Employee(name: "Ann", age: 30), Robot(name: "X1")]), Robot(name: "q"))
protocol Default { associatedtype Value = Int; var value: Value { get }; func show() -> String }
extension Default { func show() -> String { "value=\(value)" } }
extension Default where Value == String { func show() -> String { "text=\(value)" } }
struct D1: Default { let value = 3 }
struct D2: Default { let value = "s" }
print(D1().show(), D2().show())
