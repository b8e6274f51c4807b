import Interpreter

/// The names at top level that an input may use: a snapshot, for threads that must not wait for the run loop.
package struct KnownNames: Sendable {
  /// The library's, which stay the same.
  private let library: Library
  /// The number of snapshots that the session has made before.
  let version: Int
  private let ownTypes: Set<String>
  private let ownValues: Set<String>

  private final class Library: Sendable {
    let types: Set<String>
    let values: Set<String>

    init(_ names: (types: [String], values: [String])) {
      types = Set(names.types)
      values = Set(names.values)
    }
  }

  /// Reads them on the run loop.
  init(_ program: Program, previous: KnownNames?) {
    library = previous?.library ?? Library(program.universe.nativeNames)
    version = (previous?.version ?? 0) + 1
    ownTypes = Set(program.session.types.keys)
    ownValues = Set(program.session.values.keys)
  }

  /// Returns true if the session's inputs have declared it.
  func isOwn(_ name: String) -> Bool { ownTypes.contains(name) || ownValues.contains(name) }

  struct Types {
    fileprivate let names: KnownNames
    func contains(_ name: String) -> Bool {
      names.ownTypes.contains(name) || names.library.types.contains(name)
    }
  }

  var types: Types { Types(names: self) }

  func contains(_ name: String) -> Bool {
    types.contains(name) || ownValues.contains(name) || library.values.contains(name)
  }
}
