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
  private var drawn: [ObjectIdentifier: (control: ScreenControl, lines: [String])] = [:]
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
    drawn = [:]
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
    drawn = [:]
    let drawing = ScreenDrawing(width: session.width)
    let nameWidth = min(16, session.width / 3)
    for control in session.screen.controls(session) {
      drawn[ObjectIdentifier(control.view)] = (control, drawing.lines(control, nameWidth: nameWidth))
    }
    alert = session.screen.alertLines(session)
  }

  private func draw(_ session: Session) {
    let former = drawn
    let formerAlert = alert
    note(session)
    if alert != formerAlert { for line in alert { session.printer.remark(line) } }
    for entry in drawn.values.sorted(by: { $0.control.view.serial < $1.control.view.serial })
    where former[ObjectIdentifier(entry.control.view)]?.lines != entry.lines {
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
