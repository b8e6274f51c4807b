import Foundation

/// The catalog of a package: which sources it is made from and which files it comes to.
package struct Catalog {
  package let root: URL

  package init(root: URL) { self.root = root }

  private var folder: URL { root.appendingPathComponent("Sources/RxCatalog/Generated", isDirectory: true) }

  /// The files of the catalog by name, as they should be.
  package func files() throws -> [String: String] {
    var files: [String: String] = [:]
    var modules: [(name: String, declarations: Declarations)] = []
    for module in ["Rx", "RxTesting", "Controls", "RxNetworking"] {
      let reader = SourceReader()
      let sources = root.appendingPathComponent("Sources/\(module)", isDirectory: true)
      // What stands in `…+Arities.swift` is declared over packs as well, which is what the catalog is made from.
      for path in try swiftFiles(below: sources) where !path.hasSuffix("+Arities.swift") {
        let family = path.split(separator: "/").dropLast().joined()
        reader.read(
          try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8),
          family: family.isEmpty ? module : family)
      }
      modules.append((module, reader.declarations))
    }
    let publicTypes = Set(modules.flatMap { $0.declarations.types.map(\.name) + $0.declarations.aliasNames })
    for (name, declarations) in modules {
      let writer = CatalogWriter(module: name, declarations: declarations.keepingConformances(to: publicTypes))
      for (file, text) in writer.files() { files[file] = text }
    }
    return files
  }

  /// The names of the files that differ from what is on disk, missing and superfluous ones included.
  package func staleFiles(against files: [String: String]) -> [String] {
    var stale = files.filter { (name, text) in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) != text
    }.map(\.key)
    stale += existing().filter { files[$0] == nil }
    return stale.sorted()
  }

  package func write(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in existing() where files[name] == nil {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    for name in staleFiles(against: files) {
      try files[name]?.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  private func existing() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".swift") }
  }

  private func swiftFiles(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
  }
}
