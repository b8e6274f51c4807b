import Foundation
import SyntaxTree

/// A file of a program.
package struct ScriptSource: Sendable {
  let name: String
  let text: String
}

/// The files of one program: as given on the command line, where a folder stands for its Swift files.
struct ProgramFiles {
  /// Paths of files, in order.
  private(set) var paths: [String] = []
  /// Names of the modules that folders stand for.
  private(set) var modules: Set<String> = []
  /// The folders that stand for no program, each with the reason.
  private(set) var refusals: [CommandError] = []
  /// The number of files and folders that a folder of sources may hold.
  static let mostEntries = 20_000

  mutating func add(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      paths.append(path)
      return
    }
    guard let files = Self.swiftFiles(in: path) else {
      refusals.append(
        CommandError("cannot read \(path): a folder with more than \(Self.mostEntries) files is none of sources"))
      return
    }
    if files.isEmpty { refusals.append(CommandError("cannot read \(path): the folder has no Swift files")) }
    modules.insert(URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent)
    paths += files
  }

  /// Paths of the Swift files in a folder and the folders in it, sorted; without hidden ones and a package's manifest. Returns nil for
  /// more entries than sources have: the root of a disk is no folder of sources.
  private static func swiftFiles(in folder: String) -> [String]? {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard let entries = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    var count = 0
    while let path = entries.nextObject() as? String {
      if path.split(separator: "/").last?.hasPrefix(".") == true {
        entries.skipDescendants()
        continue
      }
      count += 1
      if count > mostEntries { return nil }
      if path.hasSuffix(".swift"), path != "Package.swift" { found.append(path) }
    }
    return found.sorted().map { base + "/" + $0 }
  }
}

extension Session {
  /// Runs files as one program, in whichever order they are given: those that only declare come first. With code at the top level of
  /// several, `main.swift` runs last.
  @discardableResult
  package func run(program files: [ScriptSource]) -> Bool {
    guard files.count > 1 else { return files.first.map { run(file: $0.text, name: $0.name) } ?? true }
    var sources = files.map { ScriptSource(name: $0.name, text: Self.withoutHashbang($0.text)) }
    let unfinished = sources.filter { Completeness.of($0.text) != .complete }
    // An open bracket is an error of its file, not of the next one.
    if !unfinished.isEmpty { return unfinished.reduce(true) { run(file: $1.text, name: $1.name) && $0 } }
    onMain { [self] in
      func rank(_ source: ScriptSource) -> Int {
        if !evaluator.program.hasTopLevelCode(SourceFile(name: source.name, text: source.text)) { return 0 }
        return source.name == "main.swift" || source.name.hasSuffix("/main.swift") ? 2 : 1
      }
      let ranks = sources.map(rank)
      sources = sources.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { sources[$0] }
    }
    return run(unit: SourceFile(joining: sources.map { ($0.name, $0.text) }), of: sources)
  }

  /// Notes the modules that folders of the program stand for.
  func declare(modules: Set<String>) {
    guard !modules.isEmpty else { return }
    onMain { [self] in evaluator.program.universe.programModules.formUnion(modules) }
  }
}
