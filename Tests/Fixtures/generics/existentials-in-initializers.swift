// A generic initializer that is given an `any P` runs with the type of what is in it.
protocol Event: Equatable { static var name: String { get } }
struct Opened: Event { static let name = "opened" }
struct Closed: Event { static let name = "closed"; var by = "me" }

struct Envelope {
  let version: Int, name: String, type: String
  init<E: Event>(_ event: E, version: Int) throws {
    (self.version, name) = (version, E.name)
    type = "\(E.self)"
  }
}
final class Box { let text: String; init<E: Event>(_ event: E) { text = E.name + "!" } }

let events: [any Event] = [Opened(), Closed()]
for (offset, event) in events.enumerated() {
  let envelope = try Envelope(event, version: offset + 1)
  print(envelope.version, envelope.name, envelope.type, Box(event).text)
}
print(try events.map { try Envelope($0, version: 0).name })
