/// Public declarations of one module, in the order of the sources.
struct Declarations {
  struct DocComment {
    var sentence: String?
    var details: String?
    var marble: String?
  }

  struct TypeDeclaration {
    /// Folder of the declaration: `Core`, `OperatorsTiming`.
    var family: String
    /// Name with those of the types around it: `TestScheduler.Defaults`.
    var name: String
    /// `@dynamicMemberLookup `, with a space, or empty.
    var attributes: String
    /// `class PublishSubject<Element>`.
    var head: String
    /// Inherited types.
    var inherited: [String]
    /// ` where …`, or empty.
    var whereClause: String
    /// Cases of an enum, requirements of a protocol.
    var body: [String]
    var documentation: DocComment
  }

  struct Member {
    var family: String
    /// `ObservableType.map(_:)`, unique after `disambiguate`.
    var key: String
    /// The types of its parameters, which tell overloads with the same labels apart.
    var parameterTypes: String
    /// Where clause ` where …`, or empty.
    var condition: String
    /// Base name, by which operators are looked up.
    var name: String
    var signature: String
    var result: String
    var deprecation: String?
    var documentation: DocComment
    /// Its binding, where that only converts arguments.
    var binding: MechanicalBinding?
    /// Its uses on concrete types.
    var uses: [MemberUse] = []
  }

  struct Extension {
    var family: String
    /// The type whose members they are.
    var type: String
    var inherited: [String]
    var whereClause: String
    /// Type aliases.
    var body: [String]
    var members: [Member]
  }

  var types: [TypeDeclaration] = []
  var extensions: [Extension] = []
  var globals: [Member] = []
  var aliases: [String] = []
  var aliasNames: [String] = []

  /// Protocols of the standard library that mean something to the interpreter.
  private static let known: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Error", "Sequence", "IteratorProtocol", "Collection", "AsyncSequence",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Identifiable", "AnyObject", "LocalizedError",
    "CaseIterable", "NSObject",
  ]

  /// Returns the declarations without implementation details of the library: conformances to its own protocols and to
  /// `Sendable`.
  func keepingConformances(to publicTypes: Set<String>) -> Declarations {
    func kept(_ inherited: [String]) -> [String] {
      inherited.filter { name in
        let base = String(name.prefix { $0 != "<" })
        return publicTypes.contains(base) || Declarations.known.contains(base)
      }
    }
    var result = self
    for index in types.indices { result.types[index].inherited = kept(types[index].inherited) }
    for index in extensions.indices { result.extensions[index].inherited = kept(extensions[index].inherited) }
    // The library also extends internal types and those of Foundation, which programs do not see.
    result.extensions.removeAll {
      !publicTypes.contains($0.type) || ($0.members.isEmpty && $0.inherited.isEmpty && $0.body.isEmpty)
    }
    result.disambiguate()
    return result
  }

  /// Makes keys unique: overloads with the same labels get their parameters' types, then their own conditions, then
  /// those of their extension, and at last their results
  /// where those differ.
  private mutating func disambiguate() {
    for step in 0..<4 {
      let members = extensions.flatMap(\.members) + globals
      let counts: [String: Int] = members.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
      let results = Dictionary(grouping: members, by: \.key).mapValues { Set($0.map(\.result)).count }
      func suffix(_ member: Member, _ whereClause: String) -> String {
        guard counts[member.key, default: 0] > 1 else { return "" }
        return switch step {
        case 0: " " + member.parameterTypes
        case 1: member.condition
        case 2: whereClause
        default: results[member.key, default: 1] > 1 ? " -> " + member.result : ""
        }
      }
      for e in extensions.indices {
        for m in extensions[e].members.indices {
          extensions[e].members[m].key += suffix(extensions[e].members[m], extensions[e].whereClause)
        }
      }
      for g in globals.indices { globals[g].key += suffix(globals[g], "") }
    }
  }
}
