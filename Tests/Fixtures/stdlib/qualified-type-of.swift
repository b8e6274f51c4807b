struct Topic { static let name = "topic" }
final class Bus {
  var handlers: [String: [() -> Void]] = [:]
  func type(of event: Topic) -> String { "own" }
  func name(of event: Topic) -> String { Swift.type(of: event).name + ", " + type(of: event) }
  func count(of event: Topic) -> Int { (handlers[Swift.type(of: event).name] ?? []).count }
}
print(Bus().name(of: Topic()), Bus().count(of: Topic()), Swift.type(of: 5), Swift.type(of: "a") == String.self)
