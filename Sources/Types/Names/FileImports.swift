import SyntaxTree

/// Modules that each file of a unit imports. A file without an import sees every declaration.
package struct FileImports {
  private struct Part {
    /// Modules, with those that they re-export.
    var modules: Set<String>
    /// Place before the first import.
    let place: SourceRange
  }

  private let file: SourceFile
  /// Parts of the unit with imports, by the offset at which each begins.
  private var parts: [Int: Part] = [:]

  /// Nil for a unit without imports.
  package init?(_ unit: SourceUnit, _ universe: Universe) {
    file = unit.file
    for case .declaration(let decl) in unit.statements.map(\.kind) {
      guard case .importModule(let path) = decl.kind, let module = path.first else { continue }
      let start = file.partStart(of: decl.range.start)
      let line = file.lineStart(of: decl.range.start)
      let place = SourceRange(file: file, start: line, end: line)
      parts[start, default: Part(modules: [], place: place)].modules.formUnion(universe.modulesVisible(by: module))
    }
    if parts.isEmpty { return nil }
  }

  /// Returns the import that a file lacks for a name of the libraries; nil where the name is visible.
  func missing(for name: String, at range: SourceRange, _ universe: Universe) -> MissingImport? {
    guard range.file === file, let part = parts[file.partStart(of: range.start)],
      let origins = universe.origins[name], part.modules.isDisjoint(with: origins), let module = origins.first
    else { return nil }
    return MissingImport(name: name, module: module, place: part.place)
  }
}

/// An import that a file lacks.
package struct MissingImport: Sendable {
  let name: String
  package let module: String
  let place: SourceRange

  package var note: Diagnostic.Note {
    Diagnostic.Note(
      "'\(name)' is declared in module '\(module)', which this file does not import",
      fix: [Diagnostic.Edit(range: place, text: "import \(module)\n")])
  }
}

extension Universe {
  /// Returns the import that a file lacks for a name of the libraries; nil where the name is visible there.
  package func missingImport(for name: String, at range: SourceRange, in scope: Scope) -> MissingImport? {
    scope.topLevel.imports?.missing(for: name, at: range, self)
  }

  /// Returns the modules that a file with some imports lacks for names of libraries.
  package func missingImports(for names: Set<String>, beside imports: [String]) -> [String] {
    lock.withLock {
      let visible = Set(imports.flatMap(modulesVisible))
      let missing = names.compactMap { origins[$0] }.filter { visible.isDisjoint(with: $0) }.compactMap(\.first)
      return Set(missing).sorted()
    }
  }

  /// Returns the modules whose declarations an import makes visible.
  func modulesVisible(by module: String) -> Set<String> {
    var found: Set = [module]
    var waiting = [module]
    while let next = waiting.popLast() {
      for other in modules.flatMap({ $0.reexports[next] ?? [] }) where found.insert(other).inserted {
        waiting.append(other)
      }
    }
    return found
  }

  /// True for a type of the standard library, which programs need not import.
  package func isStandard(_ decl: NominalDecl) -> Bool { decl.isNative && origins[decl.name] == nil }

  /// Returns the modules, as programs import them, that declare a name at top level, for those that an import is needed for.
  static func origins(in modules: [NativeModule]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    var free: [String] = []
    for module in modules {
      module.forEachName { name, placement in
        let origins = placement?.origins(name) ?? []
        if origins.isEmpty { free.append(name) } else { found[name, default: []] += origins }
      }
    }
    for name in free { found[name] = nil }
    return found
  }
}

/// Part of a native module that programs import by another name.
struct Placement {
  let types: Range<Int>
  let aliases: Range<Int>
  let globals: Range<Int>
  let origins: @Sendable (String) -> [String]
}

extension NativeModule {
  /// Declares names at top level that programs see where they import a module.
  ///
  /// - Parameters:
  ///   - origin: Module that programs import, and that is proposed where they do not.
  ///   - others: Modules that they may import instead.
  ///   - names: Names that need the import; nil for all but the exceptions.
  ///   - exceptions: Names that every file sees.
  package func from(
    _ origin: String, or others: [String] = [], only names: Set<String>? = nil, except exceptions: Set<String> = [],
    _ declare: (NativeModule) -> Void
  ) {
    place({ (names?.contains($0) ?? true) && !exceptions.contains($0) ? [origin] + others : [] }, declare)
  }

  /// Declares names at top level that programs see where they import one of the modules that `origins` returns for each.
  package func place(_ origins: @escaping @Sendable (String) -> [String], _ declare: (NativeModule) -> Void) {
    let start = (types.count, aliases.count, globals.count)
    declare(self)
    placements.append(
      Placement(
        types: start.0..<types.count, aliases: start.1..<aliases.count, globals: start.2..<globals.count,
        origins: origins))
  }

  /// Calls a function for each name at top level with the part that it is declared in; a part may lie in another one, which is noted
  /// after it.
  fileprivate func forEachName(_ body: (String, Placement?) -> Void) {
    func placed(_ count: Int, _ ranges: [Range<Int>], _ name: (Int) -> String) {
      for index in 0..<count {
        body(name(index), ranges.firstIndex { $0.contains(index) }.map { placements[$0] })
      }
    }
    placed(types.count, placements.map(\.types)) { Universe.name(inHeader: types[$0].header) }
    placed(aliases.count, placements.map(\.aliases)) { Universe.name(inHeader: aliases[$0]) }
    placed(globals.count, placements.map(\.globals)) { globals[$0].name }
  }
}
