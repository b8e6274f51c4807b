import Recording
import Foundation

/// A session as a Swift package that uses this library and prints the same output.
struct SwiftPackage {
  let name: String
  /// Path of the library's package; nil if it is not known.
  let library: String?
  let log: InputLog

  var manifest: String {
    let path = library ?? "PATH-TO-RXSH"
    let folder = path.split(separator: "/").last.map(String.init) ?? "rxsh"
    let products = ["Rx", "RxTesting"] + (usesControls ? ["Controls"] : [])
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [.package(name: "\(folder)", path: \(JSONText.quoted(path)))],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
      \(products.map { "        .product(name: \"\($0)\", package: \"\(folder)\")," }.joined(separator: "\n"))
            ],
            swiftSettings: [.swiftLanguageMode(.v5)])
        ]
      )

      """
  }

  private var usesControls: Bool {
    log.statements.contains { $0.text.contains(/\bUI[A-Z]\w+/.wordBoundaryKind(.simple)) }
  }

  /// The statements in their order, with waiting where time passed.
  var main: String {
    var items = log.fine
    let statements = items.indices.filter { !items[$0].isCommand }
    for (index, text) in zip(statements, RedeclaredNames.numbered(statements.map { items[$0].text })) {
      items[index].text = text
    }
    let used = Set(items.flatMap { SavedInputs.results(in: $0.text) })
    var lines = ["import Foundation", "import Rx", "import RxTesting"] + (usesControls ? ["import Controls"] : [])
    let waits = items.contains { $0.passed > .zero || Self.rounded($0.idle) > 0 }
    if waits {
      lines += [
        "", "/// Lets time pass, for what is due at the end of it too.", "func pass(_ seconds: Double) {",
        "  let end = Date() + seconds + 0.02",
        "  while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }", "}",
      ]
    }
    lines.append("")
    for item in items {
      if item.isCommand {
        if item.passed > .zero { lines.append("pass(\(Self.exact(item.passed)))  // \(item.text)") }
        if Self.isMissing(item) { lines.append("// Not exported: \(item.text)") }
        appendIdleTime(of: item, to: &lines)
        continue
      }
      defer { appendIdleTime(of: item, to: &lines) }
      // The package has separate modules for these.
      if item.text.contains(/^import (RxSwift|RxCocoa|RxRelay|RxTest|RxBlocking|UIKit|Foundation)$/) { continue }
      var text = MarbleCalls.typed(SavedInputs.replacingResults(in: item.text))
      if let result = item.result {
        text = used.contains(result) ? "let \(result.dropFirst()) = \(text)" : "_ = \(text)"
      }
      lines.append(text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func appendIdleTime(of item: InputLog.Item, to lines: inout [String]) {
    let seconds = Self.rounded(item.idle)
    if seconds > 0 { lines.append("pass(\(seconds))") }
  }

  /// Seconds to a thousandth: real time is measured.
  private static func exact(_ duration: Duration) -> Double { (duration.inSeconds * 1000).rounded() / 1000 }

  /// Seconds to two decimals, which is finer than typing.
  private static func rounded(_ duration: Duration) -> Double { (duration.inSeconds * 100).rounded() / 100 }

  /// The commands that have changed what the program did and have no place in the package.
  var missingCommands: [String] { log.fine.filter { Self.isMissing($0) }.map(\.text) }

  private static func isMissing(_ item: InputLog.Item) -> Bool {
    item.isCommand && item.passed == .zero && CommandTable.changesProgram(item.text)
  }
}

extension Session {
  func exportSwift(_ request: ExportRequest, _ arguments: Command.Arguments) throws {
    guard let folder = request.path ?? request.chain.map(HomePath.expanded) else {
      throw CommandError("to which folder? :export swift DIR")
    }
    guard !log.statements.isEmpty else { throw CommandError("nothing was entered yet that could be exported") }
    let word = folder.split(separator: "/").last.map { $0.filter { $0.isLetter || $0.isNumber } } ?? ""
    let name = word.first?.isLetter == true ? word.prefix(1).uppercased() + word.dropFirst() : "Session"
    let package = SwiftPackage(name: name, library: Self.libraryPackage, log: log)
    let sources = "\(folder)/Sources/\(name)"
    if !writtenFiles.contains("\(folder)/Package.swift"), FileManager.default.fileExists(atPath: folder) {
      throw CommandError(
        "\(DisplayText.line(folder)) exists already", notes: ["choose another name, or remove it first"])
    }
    do {
      try makeFolder(sources, arguments)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("cannot make the folder \(DisplayText.line(sources))")
    }
    try write(package.manifest, to: "\(folder)/Package.swift", arguments)
    try write(package.main, to: "\(sources)/main.swift", arguments)
    printer.answer("\(folder): swift run --package-path \(folder)")
    let missing = package.missingCommands
    if !missing.isEmpty {
      let commands = Set(missing.map { DisplayText.line($0) }).sorted().joined(separator: ", ")
      printer.note("what these commands did is not in the package; comments are in their places: \(commands)")
    }
    if package.library == nil { printer.note("say in its Package.swift where the rxsh package is") }
  }

  /// The package that this program was built from: above its executable, or where its sources were.
  private static var libraryPackage: String? {
    let executable = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .resolvingSymlinksInPath()
    for start in [executable, URL(fileURLWithPath: #filePath)] {
      var folder = start.deletingLastPathComponent()
      while folder.path.count > 1 {
        let manifest = folder.appendingPathComponent("Package.swift")
        if let text = try? String(contentsOf: manifest, encoding: .utf8), text.contains("name: \"rxsh\"") {
          return folder.path
        }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }
}
