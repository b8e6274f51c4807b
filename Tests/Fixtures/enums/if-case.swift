enum Event { case next(Int), error(String), completed }
let events: [Event] = [.next(1), .error("bad"), .next(3), .completed]
for e in events {
  if case .next(let n) = e, n > 1 { print("big", n) }
  guard case .error(let message) = e else { continue }
  print(message)
}
print(events.filter { if case .next = $0 { return true } else { return false } }.count)
