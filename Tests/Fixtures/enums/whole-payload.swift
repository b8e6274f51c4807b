// A payload of several values bound to one name, as a tuple.
enum Command {
  case append(item: String, section: Int)
  case move(from: Int, to: Int)
  case point(Double, Double)
  case clear
}
func run(_ command: Command) -> String {
  switch command {
  case .append(let event): return event.item + " in \(event.section), \(event)"
  case .move(let step) where step.from < step.to: return "down by \(step.to - step.from)"
  case .move(let step): return "up by \(step.from - step.to)"
  case .point(let p): return "\(p.0 + p.1)"
  case .clear: return "cleared"
  }
}
for command: Command in [.append(item: "x", section: 1), .move(from: 1, to: 3), .move(from: 3, to: 1), .point(1, 2.5), .clear] {
  print(run(command))
}
if case .append(var event) = Command.append(item: "y", section: 2) {
  event.section += 1
  let later = { event.item + "\(event.section)" }
  print(later())
}
let all: [Command] = [.move(from: 0, to: 9), .clear]
for case .move(let step) in all { print(step) }
