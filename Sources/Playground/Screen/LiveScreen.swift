import Clocks
import Controls
import Rx
import Synchronization

/// Prints what changes on the screen, a control at a time, when the turn in which it changed is over.
///
/// However often a control changes in a turn it is drawn once, and with the real clock not more often than people can read;
/// typing never waits for it.
final class LiveScreen: @unchecked Sendable {
  // Unchecked because `drawn` belongs to the run loop, and the rest is atomic.
  private let isOn = Atomic<Bool>(false)
  private let isScheduled = Atomic<Bool>(false)
  private var drawn: [(view: UIView, lines: [String])] = []
  private var alert: [String] = []

  private static let pace = Duration.milliseconds(100)

  var isLive: Bool { isOn.load(ordering: .relaxed) }

  func begin(_ session: Session) {
    isOn.store(true, ordering: .relaxed)
    note(session)
    UserInterface.observe(in: session.clock.values) { [weak self, weak session] _ in
      if let self, let session { schedule(session) }
    }
  }

  func end(_ session: Session) {
    isOn.store(false, ordering: .relaxed)
    UserInterface.observe(in: session.clock.values, nil)
    drawn = []
  }

  private func schedule(_ session: Session) {
    if isScheduled.exchange(true, ordering: .relaxed) { return }
    let delay: Duration = session.clock.mode == .virtual ? .zero : Self.pace
    _ = session.clock.schedule(on: .main, after: delay, leeway: .zero) { [weak self, weak session] in
      guard let self, let session else { return }
      isScheduled.store(false, ordering: .relaxed)
      if isLive { draw(session) }
    }
  }

  /// Remembers what is seen without printing it.
  private func note(_ session: Session) {
    let drawing = ScreenDrawing(width: session.width)
    let nameWidth = min(16, session.width / 3)
    drawn = session.screen.controls(session).map { ($0.view, drawing.lines($0, nameWidth: nameWidth)) }
    alert = session.screen.alertLines(session)
  }

  private func draw(_ session: Session) {
    let former = Dictionary(drawn.map { (ObjectIdentifier($0.view), $0.lines) }) { first, _ in first }
    let formerAlert = alert
    note(session)
    if alert != formerAlert { for line in alert { session.printer.remark(line) } }
    for entry in drawn where former[ObjectIdentifier(entry.view)] != entry.lines {
      for line in entry.lines { session.printer.remark(line) }
    }
  }
}

extension Screen {
  /// The alert on top, drawn; nothing where there is none.
  func alertLines(_ session: Session) -> [String] {
    alert(session).map(ScreenDrawing(width: session.width).alert) ?? []
  }
}
