import Recording
import TextWidth

extension Command {
  static let subs = Command("subs", "[#N | NAME …]", "list the live subscriptions") {
    session, arguments in
    let wanted = try arguments.words.map { try TraceFilter.Subject.argument($0) }
    let alive = session.tracer.alive.filter { record in
      wanted.isEmpty || wanted.contains { $0.fits(number: record.number, name: record.name) }
    }
    if alive.isEmpty {
      if wanted.isEmpty { return session.printer.answer("no subscriptions") }
      throw CommandError(
        "no live subscription matches '\(DisplayText.line(arguments.text))'", notes: [":subs alone lists all"])
    }
    let times = alive.map { TraceLine.fixed($0.began, digits: 3) }
    let timeWidth = times.map(\.count).max() ?? 0
    let counts = alive.map { "\($0.elements)" }
    let countWidth = counts.map(\.count).max() ?? 0
    // A name takes the room that the other columns leave, where that is enough to tell chains apart.
    let room = session.width - "   subscribe  since    ".count - timeWidth - countWidth - " elements".count
    let names = alive.map { record in
      let name = "#\(record.number) \(record.name)"
      return room < Self.shortestName ? name : name.cut(to: room)
    }
    let width = names.map { DisplayWidth.of($0) }.max() ?? 0
    for ((record, name), (time, number)) in zip(zip(alive, names), zip(times, counts)) {
      let since = TraceLine.padded(left: time, to: timeWidth)
      let count = TraceLine.padded(left: number, to: countWidth) + (record.elements == 1 ? " element" : " elements")
      let kind = TraceLine.padded(record.kind.rawValue, to: 9)
      let line = "\(TraceLine.padded(name, to: width))   \(kind)  since \(since)   \(count)"
      for line in WrappedText.lines(line, width: session.width, hanging: "  ") { session.printer.answer(line) }
    }
  }

  private static let shortestName = 16
}
