import Recording
import Foundation

/// A learner's progress, kept in `lessons.json`.
struct LessonProgress: Codable, Equatable {
  struct Entry: Codable, Equatable {
    /// The step that is shown, from 0.
    var step = 0
    var isDone = false
    /// The number of times that an answer was checked.
    var checks = 0
    var hints = 0
    /// Steps that were skipped.
    var skipped: [Int] = []
  }

  /// Chosen with `:lesson language`.
  var language: String?
  var lessons: [String: Entry] = [:]

  subscript(name: String) -> Entry {
    get { lessons[name] ?? Entry() }
    set { lessons[name] = newValue }
  }

  /// Reads the file; nothing was done where there is none.
  static func read(_ path: String) throws -> LessonProgress {
    guard FileManager.default.fileExists(atPath: path) else { return LessonProgress() }
    do {
      return try JSONDecoder().decode(LessonProgress.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw CommandError(
        "the progress in \(DisplayText.line(path)) cannot be read", notes: ["remove the file to begin with none"])
    }
  }

  func write(_ path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try encoder.encode(self).write(to: url, options: .atomic)
    } catch {
      throw CommandError("cannot write \(DisplayText.line(path)): the progress is not kept")
    }
  }
}
