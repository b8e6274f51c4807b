import Recording
import Execution
import Foundation
import Synchronization

/// The inputs of a session on the disk, so that they can be entered again when the process has died.
///
/// Each session has a file, which it locks while it lives and removes when it ends. An object a line, in JSON: an input that begins to
/// run, and how it ended.
package final class Journal: Sendable {
  private struct Line: Codable {
    enum State: String, Codable { case running, done, interrupted }
    let state: State
    let text: String
  }

  private let directory: String
  private let file = Mutex<FileDescriptor?>(nil)
  private let path: String

  /// - Parameter directory: A folder that only this user may enter; it is there when the first input comes.
  package init(directory: String) {
    self.directory = directory
    path = "\(directory)/journal-\(getpid())-\(UInt64(Date().timeIntervalSince1970 * 1000))"
  }

  /// Records that an input begins to run. One that replaces it, as `:edit` makes, begins too.
  func began(_ text: String) { write(Line(state: .running, text: text)) }

  func ended(_ text: String, wasInterrupted: Bool) {
    write(Line(state: wasInterrupted ? .interrupted : .done, text: text))
  }

  /// Ends the journal of a session that ends normally.
  package func close() {
    file.withLock { file in
      if file != nil { unlink(path) }
      file = nil
    }
  }

  /// Writes a line; a journal that cannot be written does not stop the session.
  private func write(_ line: Line) {
    guard let data = try? JSONEncoder().encode(line) else { return }
    file.withLock { file in
      if file == nil { file = begin() }
      try? file?.write(data + Data("\n".utf8))
    }
  }

  /// Maximum number of journals of ended sessions: one that was killed, or whose window was closed, has left its own.
  private static let mostAbandoned = 10

  private func begin() -> FileDescriptor? {
    for (path, _) in Self.abandonedFiles(in: directory).dropLast(Self.mostAbandoned) { unlink(path) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    guard let file = try? FileDescriptor(open(path, flags, 0o600)) else { return nil }
    file.use { _ = flock($0, LOCK_EX | LOCK_NB) }
    return file
  }

  /// A journal whose session is gone.
  package struct Abandoned {
    let path: String
    /// Inputs that ended by themselves, in their order.
    let inputs: [String]
    /// Input that was running when the session ended.
    let running: String?

    package func remove() { unlink(path) }
  }

  /// Returns the newest journal whose session is gone.
  package static func abandoned(in directory: String) -> Abandoned? {
    guard let newest = abandonedFiles(in: directory).last,
      let data = newest.file.use({ try? FileHandle(fileDescriptor: $0, closeOnDealloc: false).readToEnd() })
    else { return nil }
    var inputs: [String] = []
    var running: String?
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(line)) else { continue }
      running = line.state == .running ? line.text : nil
      if line.state == .done { inputs.append(line.text) }
    }
    return Abandoned(path: newest.path, inputs: inputs, running: running)
  }

  /// Returns what to say of a session of the last day that died with inputs that can be entered again; nil if there is none, or if it has
  /// been said before.
  package static func notice(in directory: String) -> String? {
    // The file is closed, and with it unlocked, before it is read.
    guard let newest = abandonedFiles(in: directory).last.map({ ($0.path, time: ended($0.file)) }),
      !newest.0.contains(mentioned), time(nil) - newest.time < 24 * 3600,
      let count = abandoned(in: directory)?.inputs.count, count > 0
    else { return nil }
    rename(newest.0, newest.0.replacing("/journal-", with: "/journal-\(mentioned)"))
    let inputs = count == 1 ? "its input" : "its \(count) inputs"
    return "note: a session died at \(clock(newest.time)); 'rxsh --restore' enters \(inputs) again"
  }

  /// Part of the name of a journal that a start has mentioned.
  private static let mentioned = "mentioned-"

  /// Returns the time of a journal's last line, in seconds.
  private static func ended(_ file: FileDescriptor) -> Int {
    (try? file.status()).map { Int($0.raw.st_mtim.tv_sec) } ?? 0
  }

  /// Returns the time of day in the user's time zone.
  private static func clock(_ seconds: Int) -> String {
    var (seconds, parts) = (time_t(seconds), tm())
    localtime_r(&seconds, &parts)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(digits(parts.tm_hour)):\(digits(parts.tm_min))"
  }

  /// Returns the names of the files in a directory. Asked of C, as the first prompt waits for it: Foundation joins texts for that, for which
  /// the runtime goes through the conformances of all libraries.
  private static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      names.append(name)
    }
    return names
  }

  /// Returns the journals that no session holds the lock of, the newest last.
  private static func abandonedFiles(in directory: String) -> [(path: String, file: FileDescriptor)] {
    let names = names(in: directory)
    let time = { (name: String) in Int(name.split(separator: "-").last ?? "") ?? 0 }
    return names.filter { $0.hasPrefix("journal-") }.sorted { time($0) < time($1) }.compactMap { name in
      let path = "\(directory)/\(name)"
      guard let file = try? FileDescriptor(open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)),
        let status = try? file.status(), status.isRegular, status.raw.st_uid == getuid(),
        file.use({ flock($0, LOCK_EX | LOCK_NB) }) == 0
      else { return nil }
      return (path, file)
    }
  }
}

extension Session {
  /// Returns true for a command that does something outside of the session: it has been done, and is not to be done again.
  private static func leavesSession(_ text: String) -> Bool {
    ["record", "save", "export", "timer", "view"].contains { CommandTable.means($0, text) }
  }

  /// Enters the inputs of an ended session again, without printing them. Access to the network or to files needs
  /// permission, also if the command line allows it.
  package func restore(_ journal: Journal.Abandoned) {
    let before = interruptionTicket
    var failed = 0
    var entered = 0
    var leftOut: [String] = []
    printer.isMuted.store(true, ordering: .relaxed)
    isRestoring = true
    host.permissions.repeatsEffects(true)
    for text in journal.inputs where interruptionTicket == before && !isQuitting {
      entered += 1
      if Self.leavesSession(text) {
        leftOut.append(text)
      } else if !evaluate(text) {
        failed += 1
      }
    }
    host.permissions.repeatsEffects(false)
    isRestoring = false
    printer.isMuted.store(false, ordering: .relaxed)
    journal.remove()
    let again = entered - leftOut.count
    var message = "\(again) input\(again == 1 ? " was" : "s were") entered again"
    if failed > 0 { message += ", \(failed) of them with an error" }
    if entered < journal.inputs.count { message += "; the rest was left out" }
    printer.note(message)
    if !leftOut.isEmpty {
      let commands = leftOut.map { DisplayText.line($0) }.joined(separator: ", ")
      printer.note("commands that write files or count real time were not entered again: \(commands)")
    }
    guard let running = journal.running else { return }
    printer.note("this was running when the session ended, and was not entered again:")
    printer.remark(Transcript.prompt + running.replacing("\n", with: "\n" + Transcript.continuation))
  }
}
