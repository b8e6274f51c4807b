import Foundation

/// The catalog of a package, and the overloads of Rx by arity: which sources they are made from and which files they come to.
package struct Catalog {
  package let root: URL

  package init(root: URL) { self.root = root }

  private static let folders = ["Sources/RxCatalog/Generated", "Sources/Rx/Generated"]

  /// The files by their path in the package, as they should be.
  package func files() throws -> [String: String] {
    var files: [String: String] = [:]
    var modules: [(name: String, declarations: Declarations)] = []
    for module in ["Rx", "RxTesting", "Controls", "RxNetworking"] {
      let reader = SourceReader()
      let sources = root.appendingPathComponent("Sources/\(module)", isDirectory: true)
      // What is generated is declared over packs as well, which is what the catalog is made from.
      for path in try swiftFiles(below: sources) where !path.hasPrefix("Generated/") {
        let family = path.split(separator: "/").dropLast().joined()
        let source = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        reader.read(source, family: family.isEmpty ? module : family)
        if module == "Rx", let overloads = ArityOverloads.file(of: source, path: "Sources/Rx/\(path)") {
          let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
          files["Sources/Rx/Generated/\(name)+Arities.swift"] = overloads
        }
      }
      modules.append((module, reader.declarations))
    }
    let publicTypes = Set(modules.flatMap { $0.declarations.types.map(\.name) + $0.declarations.aliasNames })
    for (name, declarations) in modules {
      let writer = CatalogWriter(module: name, declarations: declarations.keepingConformances(to: publicTypes))
      for (file, text) in writer.files() { files["Sources/RxCatalog/Generated/\(file)"] = text }
    }
    return files
  }

  /// The paths of the files that differ from what is on disk, missing and superfluous ones included.
  package func staleFiles(against files: [String: String]) -> [String] {
    var stale = files.filter { (path, text) in
      (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) != text
    }.map(\.key)
    stale += existing().filter { files[$0] == nil }
    return stale.sorted()
  }

  package func write(_ files: [String: String]) throws {
    for folder in Self.folders {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder, isDirectory: true), withIntermediateDirectories: true)
    }
    for path in existing() where files[path] == nil {
      try FileManager.default.removeItem(at: root.appendingPathComponent(path))
    }
    for path in staleFiles(against: files) {
      try files[path]?.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
  }

  private func existing() -> [String] {
    Self.folders.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      return (names ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
  }

  private func swiftFiles(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
  }
}
