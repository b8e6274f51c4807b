// Values of enums inside other types describe themselves, also where only a raw value makes them.
struct Chore {
  enum Priority: Int, CustomStringConvertible {
    case low = 1
    case high
    var description: String { "P\(rawValue)" }
  }
  let priority: Priority
  static func make(_ number: Int) -> Chore { Chore(priority: Priority(rawValue: number)!) }
}
print(Chore.make(1))
print(Chore.Priority(rawValue: 2)!)
print([2, 3].map { Chore.Priority(rawValue: $0) })

extension Int {
  enum Sign: String, CustomStringConvertible {
    case plus = "+"
    case minus = "-"
    var description: String { "sign \(rawValue)" }
  }
}
print(Int.Sign(rawValue: "-") as Any)

extension Chore {
  enum State: Int, CustomDebugStringConvertible {
    case open
    case done
    var debugDescription: String { self == .open ? "[ ]" : "[x]" }
  }
}
print([Chore.State(rawValue: 1)!])
