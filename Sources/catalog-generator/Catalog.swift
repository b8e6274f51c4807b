import Foundation

/// Generator of the catalog of a package, and of the overloads of Rx by arity: its sources and its files.
package struct Catalog {
  package let root: URL

  package init(root: URL) { self.root = root }

  private static let folders = [
    "Sources/RxCatalog/Generated", "Sources/RxBindings/Generated", "Sources/Rx/Generated", "Tests/RxTests/Generated",
    "Tests/RxClientTests/Generated",
  ]

  /// Returns the files by their path in the package, as they should be.
  package func files() throws -> [String: String] {
    var files: [String: String] = [:]
    var modules: [(name: String, declarations: Declarations)] = []
    for module in ["Rx", "RxTesting", "Controls", "RxNetworking"] {
      let reader = SourceReader()
      let sources = root.appendingPathComponent("Sources/\(module)", isDirectory: true)
      var lifted = LiftedOperators()
      var bound = BoundOperators()
      // Generated code is also declared over packs; the catalog is made from those declarations.
      for path in try swiftFiles(below: sources) where !path.hasPrefix("Generated/") {
        let family = path.split(separator: "/").dropLast().joined()
        let source = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        reader.read(source, family: family.isEmpty ? module : family)
        try lifted.read(source)
        bound.read(source)
        if module == "Rx", let overloads = ArityOverloads.file(of: source, path: "Sources/Rx/\(path)") {
          let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
          files["Sources/Rx/Generated/\(name)+Arities.swift"] = overloads
        }
      }
      for (trait, text) in lifted.files() {
        reader.read(text, family: trait.family)
        files["Sources/Rx/Generated/\(trait.rawValue)+Lifted.swift"] = text
        if let overloads = ArityOverloads.file(of: text, path: "operators of ObservableType") {
          files["Sources/Rx/Generated/\(trait.rawValue)+Arities.swift"] = overloads
        }
      }
      for (target, text) in bound.files() {
        reader.read(text, family: target.family)
        files["Sources/Rx/Generated/\(target.rawValue)+Bound.swift"] = text
      }
      modules.append((module, reader.declarations))
    }
    let publicTypes = Set(modules.flatMap { $0.declarations.types.map(\.name) + $0.declarations.aliasNames })
    for (name, declarations) in modules {
      let declarations = declarations.keepingConformances(to: publicTypes)
      for (file, text) in CatalogWriter(module: name, declarations: declarations).files() {
        files["Sources/RxCatalog/Generated/\(file)"] = text
      }
      guard name == "Rx" else { continue }
      for (file, text) in BindingWriter(declarations: declarations, handwritten: try handwrittenKeys()).files() {
        files["Sources/RxBindings/Generated/\(file)"] = text
      }
      files["Tests/RxTests/Generated/Operators.swift"] = OperatorList(declarations: declarations).file
      files["Tests/RxClientTests/Generated/OperatorNames.swift"] = MemberUse.testFile(
        declarations.extensions.flatMap(\.members).flatMap(\.uses))
    }
    files["Sources/RxCatalog/Generated/DerivedClasses.swift"] = DerivedClasses.file
    return files
  }

  /// The keys of bindings in the folders of bindings, among other literals.
  private func handwrittenKeys() throws -> Set<String> {
    var keys: Set<String> = []
    for folder in ["Sources/RxBindings", "Sources/RxCatalog/Bindings"] {
      let sources = root.appendingPathComponent(folder, isDirectory: true)
      for path in try swiftFiles(below: sources) where !path.hasPrefix("Generated/") {
        let source = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        keys.formUnion(BindingWriter.literals(in: source))
      }
    }
    return keys
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
