import Foundation

/// A page that shows a session while a person types: its server, and the thread that draws.
final class LiveView: @unchecked Sendable {
  // Unchecked because mutable state is used under `condition`.
  private let condition = NSCondition()
  private var connection: ViewConnection?
  private var pages = 0
  private var requests: [ViewRequest] = []
  private var state = ViewState()
  private var hasEnded = false
  private var isDrawing = false

  /// The longest that a change waits to be drawn, in seconds.
  private static let period = 0.025
  /// Maximum number of waiting requests of pages; more are dropped.
  private static let mostRequests = 32

  /// - Parameter host: An address of this machine, with a port behind a colon where one is wanted.
  init(_ session: Session, host: String) throws {
    connection = try ViewConnection(
      host: host, receive: { [weak self] in self?.received($0) },
      pagesChanged: { [weak self] in self?.pagesChanged($0) })
    isDrawing = true
    let thread = Thread { [self, weak session] in
      if let session { draw(session) }
      condition.lock()
      isDrawing = false
      condition.broadcast()
      condition.unlock()
    }
    thread.name = "view"
    thread.stackSize = 4 << 20
    thread.start()
  }

  var address: String { connection?.address ?? "" }

  /// Changes the state of the view.
  func change(_ body: (inout ViewState) -> Void) {
    condition.lock()
    body(&state)
    condition.signal()
    condition.unlock()
  }

  /// Ends the server and the thread.
  func end() {
    condition.lock()
    hasEnded = true
    condition.broadcast()
    while isDrawing { condition.wait() }
    let connection = connection.take()
    condition.unlock()
    connection?.stop()
  }

  private func received(_ json: Data) {
    guard let request = ViewRequest(json) else { return }
    condition.lock()
    if requests.count < Self.mostRequests { requests.append(request) }
    condition.signal()
    condition.unlock()
  }

  private func pagesChanged(_ count: Int) {
    condition.lock()
    pages = count
    condition.signal()
    condition.unlock()
  }

  // MARK: The drawing thread

  private func draw(_ session: Session) {
    guard let connection else { return }
    var painter = ViewPainter(session) { connection.publish($0, $1, isKept: $2) }
    var cost = 0.0
    while let state = next(shown: painter.shown, after: cost) {
      let start = DispatchTime.now()
      painter.paint(state)
      cost = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    }
  }

  /// Waits until there may be something to draw: never where no page is open. Nil at the end.
  ///
  /// - Parameter cost: The seconds that drawing took the last time: the program has most of the run loop's time.
  private func next(shown: [Int], after cost: Double) -> ViewState? {
    condition.lock()
    defer { condition.unlock() }
    while pages == 0, !hasEnded { condition.wait() }
    if requests.isEmpty, !hasEnded { _ = condition.wait(until: Date(timeIntervalSinceNow: max(Self.period, 3 * cost))) }
    if hasEnded { return nil }
    for request in requests { state.take(request, shown: shown) }
    requests = []
    return state
  }
}
