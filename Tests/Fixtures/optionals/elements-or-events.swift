enum Event { case next(Int), done; var element: Int? { if case .next(let e) = self { return e } else { return nil } } }
let f: (Event) -> Void = { event in print(event.element ?? event) }
f(.next(1)); f(.done)
[Event.next(3), .done].forEach { print($0.element ?? $0) }
[Event.next(3), .done].forEach { event in print("x", event.element ?? event) }
let e = Event.next(4)
print(e.element ?? e)
print(e.element ?? "none")
[e].forEach { print($0.element ?? "none") }
[e].forEach { print($0.element.map { $0 * 2 } ?? "none") }
