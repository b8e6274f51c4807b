import CMicrohttpd
import Foundation

/// Event streams of all open pages.
///
/// A page that reads slowly skips replaced events, so its queue does not grow.
final class EventStreams: @unchecked Sendable {
  // Unchecked because everything that changes is reached under `lock`.
  private let lock = NSLock()
  /// The newest event of each name, in the order in which names first appeared.
  private var kept: [(event: ServerEvent, version: Int)] = []
  /// The newest events that are not kept for later pages.
  private var passing: [(event: ServerEvent, version: Int)] = []
  private var version = 0
  private var pages: [EventStream] = []
  private var hasEnded = false
  private let pagesChanged: @Sendable (Int) -> Void

  /// Maximum number of pages that are served; with another one the oldest ends.
  static let mostPages = 16
  private static let mostPassing = 32

  init(pagesChanged: @escaping @Sendable (Int) -> Void) { self.pagesChanged = pagesChanged }

  func publish(_ event: ServerEvent, isKept: Bool) {
    lock.withLock {
      version += 1
      if !isKept {
        if passing.count == Self.mostPassing { passing.removeFirst() }
        passing.append((event, version))
      } else if let index = kept.firstIndex(where: { $0.event.name == event.name }) {
        kept[index] = (event, version)
      } else {
        kept.append((event, version))
      }
      for page in pages { page.resume() }
    }
  }

  func open(_ page: EventStream) {
    let count = lock.withLock {
      page.seen = (0, version)
      pages.append(page)
      if pages.count > Self.mostPages, let oldest = pages.first(where: { !$0.isReplaced }) {
        oldest.isReplaced = true
        oldest.resume()
      }
      return pages.count
    }
    pagesChanged(count)
  }

  func close(_ page: EventStream) {
    let count = lock.withLock {
      pages.removeAll { $0 === page }
      return pages.count
    }
    pagesChanged(count)
  }

  /// Ends all connections.
  func end() {
    lock.withLock {
      hasEnded = true
      for page in pages { page.resume() }
    }
  }

  /// Copies the events that a page has not received yet; waits if there are none.
  func read(_ page: EventStream, into buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
    lock.withLock {
      if hasEnded { return mhd_end_of_stream() }
      if page.pending.isEmpty {
        if page.isReplaced {
          guard !page.hasSaidSo else { return mhd_end_of_stream() }
          page.hasSaidSo = true
          page.pending = ServerEvent(name: "replaced", text: Data("{}".utf8)).bytes
        } else {
          page.pending = unseen(by: page)
        }
      }
      if page.pending.isEmpty {
        page.suspend()
        return 0
      }
      let count = min(page.pending.count, size)
      page.pending.withUnsafeBytes { bytes in
        UnsafeMutableRawPointer(buffer).copyMemory(from: bytes.baseAddress!, byteCount: count)
      }
      page.pending = Data(page.pending.dropFirst(count))
      return count
    }
  }

  private func unseen(by page: EventStream) -> Data {
    var bytes = Data()
    for (event, version) in kept where version > page.seen.kept { bytes += event.bytes }
    for (event, version) in passing where version > page.seen.passing { bytes += event.bytes }
    page.seen = (version, version)
    return bytes
  }
}

/// The event stream of one page. Reached under the lock of all of them.
final class EventStream {
  private let connection: OpaquePointer
  /// Versions of the sent events.
  var seen = (kept: 0, passing: 0)
  var pending = Data()
  /// True if a newer page has replaced it.
  var isReplaced = false
  var hasSaidSo = false
  private var isSuspended = false

  init(_ connection: OpaquePointer) { self.connection = connection }

  func suspend() {
    isSuspended = true
    MHD_suspend_connection(connection)
  }

  func resume() {
    guard isSuspended else { return }
    isSuspended = false
    MHD_resume_connection(connection)
  }
}
