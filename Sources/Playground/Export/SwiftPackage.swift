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
    Self.renameRedeclared(&items)
    let used = Set(items.flatMap { SavedInputs.results(in: $0.text) })
    var lines = ["import Foundation", "import Rx", "import RxTesting"] + (usesControls ? ["import Controls"] : [])
    let waits = items.contains { $0.passed > .zero }
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
        if item.passed > .zero { lines.append("pass(\(item.passed.inSeconds))  // \(item.text)") }
        continue
      }
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

  /// Numbers redeclared names: the prompt allows them, but a file declares each name once.
  private static func renameRedeclared(_ items: inout [InputLog.Item]) {
    func declared(_ item: InputLog.Item) -> [String] {
      item.isCommand ? [] : item.text.matches(of: /(?m)^(?:let|var)\s+(\w+)/).map { String($0.output.1) }
    }
    var places: [String: [Int]] = [:]
    for (index, item) in items.enumerated() { for name in declared(item) { places[name, default: []].append(index) } }
    for (name, indices) in places where indices.count > 1 {
      for (number, (start, end)) in zip(indices, indices.dropFirst()).enumerated() {
        for index in start..<end { items[index].text = items[index].text.renaming(name, to: "\(name)\(number + 1)") }
        // The initial value refers to the earlier declaration.
        let text = items[end].text
        if let equals = text.firstIndex(of: "=") {
          items[end].text =
            text[...equals] + String(text[equals...].dropFirst()).renaming(name, to: "\(name)\(number + 1)")
        }
      }
    }
  }
}

extension String {
  /// Returns the text with another name for a variable; members and labels of that name stay.
  func renaming(_ name: String, to other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.range(of: name) {
      let before = rest[..<range.lowerBound].last ?? result.last
      let after = rest[range.upperBound...].first
      func isWord(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      }
      let isOther = isWord(before) || isWord(after) || before == "." || before == "$" || after == ":"
      result += rest[..<range.lowerBound] + (isOther ? name : other)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension Session {
  func exportSwift(_ request: ExportRequest, _ arguments: Command.Arguments) throws {
    guard let folder = request.path ?? request.chain else { throw CommandError("to which folder? :export swift DIR") }
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
