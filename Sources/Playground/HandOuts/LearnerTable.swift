import Recording
import Foundation
import TextWidth

/// Progress of learners, read from the files that they handed in: `lessons.json` and transcripts.
///
/// A file `kim.json` or `kim.md` is Kim's, and so is everything in a folder `kim`.
struct LearnerTable {
  private struct Learner {
    var lessons: [String: LessonProgress.Entry] = [:]
    var transcripts = 0
    var inputs = 0
    var errors = 0
  }

  private var learners: [String: Learner] = [:]
  /// Files that could not be read, with the reasons.
  private(set) var findings: [String] = []

  private static let mostFiles = 10_000
  private static let longestFile = 8 << 20

  /// Reads everything below a folder; links are not followed.
  init(folder: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
      let files = FileManager.default.enumerator(atPath: folder)
    else { throw CommandError("\(DisplayText.line(folder)) is no folder") }
    var names: [String] = []
    for case let name as String in files where name.hasSuffix(".json") || name.hasSuffix(".md") {
      let kind = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      guard kind?[.type] as? FileAttributeType == .typeRegular else { continue }
      guard names.count < Self.mostFiles else {
        findings.append("there are more than \(Self.mostFiles) files")
        break
      }
      if (kind?[.size] as? Int ?? 0) > Self.longestFile {
        findings.append("\(name): the file is too long")
      } else {
        names.append(name)
      }
    }
    for name in names.sorted() { read(name, in: folder) }
  }

  private mutating func read(_ name: String, in folder: String) {
    let path = folder + "/" + name
    let parts = name.split(separator: "/")
    let learner = parts.count > 1 ? String(parts[0]) : String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    if name.hasSuffix(".json") {
      do {
        let progress = try LessonProgress.read(path)
        learners[learner, default: Learner()].lessons.merge(progress.lessons) { $1 }
      } catch {
        findings.append("\(name): this is no progress of lessons")
      }
      return
    }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      findings.append("\(name): the text is not UTF-8")
      return
    }
    let exchanges = Transcript(text).exchanges
    if exchanges.isEmpty { return }
    learners[learner, default: Learner()].transcripts += 1
    learners[learner]?.inputs += exchanges.count
    learners[learner]?.errors += exchanges.count { $0.expected.contains { $0.hasPrefix("error: ") } }
  }

  /// A heading and a line for each learner, in columns.
  var lines: [String] {
    let heading = ["learner", "done", "at", "checks", "hints", "skipped", "transcripts", "inputs", "errors"]
    let rows =
      [heading]
      + learners.sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }.map { name, learner in
        [TerminalText.escaped(name)] + Self.progress(learner)
          + [learner.transcripts, learner.inputs, learner.errors].map(String.init)
      }
    let widths = heading.indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        [0, 2].contains(column)
          ? TraceLine.padded(cell.0, to: cell.1) : TraceLine.padded(left: cell.0, to: cell.1)
      }
      return cells.joined(separator: "  ")
    }
  }

  private static func progress(_ learner: Learner) -> [String] {
    let lessons = learner.lessons
    let open = lessons.filter { !$0.value.isDone && $0.value.step > 0 }.max { $0.key < $1.key }
    return [
      "\(lessons.values.count(where: \.isDone))",
      open.map { "\(TerminalText.escaped($0.key)), step \($0.value.step + 1)" } ?? "",
      "\(lessons.values.reduce(0) { $0 &+ $1.checks })", "\(lessons.values.reduce(0) { $0 &+ $1.hints })",
      "\(lessons.values.reduce(0) { $0 + $1.skipped.count })",
    ]
  }
}
