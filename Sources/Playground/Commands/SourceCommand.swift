import Recording
import SyntaxTree
import Interpreter

extension Command {
  static let source = Command(
    "source", "NAME", "show the declaration of one of the program's names", yieldsPrefix: true
  ) { session, arguments in
    let name = arguments.text
    if name.isEmpty { throw CommandError("which name? For instance: :source query") }
    guard let own = session.ownName(name) else {
      let isKnown = HelpText.names.contains(name)
      throw CommandError(
        "the program declares no '\(DisplayText.line(name))'",
        notes: isKnown ? ["it is a part of the library: :help \(name)"] : [":vars lists the variables"])
    }
    for source in own.sources { session.printer.answer(source) }
  }
}

/// One of the program's names, for `:help` and `:source`.
struct OwnName {
  /// Its declaration as the prompt shows it: `query: PublishSubject<String>`.
  var heads: [String] = []
  /// The statements that declare it.
  var sources: [String] = []
  /// First lines of the other statements that mention it.
  var uses: [String] = []
  /// Name of its type, without arguments.
  var type: String?
}

extension Session {
  /// The names that the program has declared, in alphabetical order; used on the run loop.
  var declaredNames: [String] {
    let program = evaluator.program.session
    return Set(program.values.keys).union(program.types.keys).filter { $0 != "_" && !$0.hasPrefix("$") }.sorted()
  }

  /// The program's declarations of a name; nil where it declares none.
  func ownName(_ name: String) -> OwnName? {
    var own: OwnName?
    onMain { [self] in
      let program = evaluator.program
      guard program.declares(name) else { return }
      var found = OwnName()
      var places: [SourceRange?] = []
      for entry in program.session.values[name] ?? [] {
        switch entry {
        case .variable(let variable):
          places.append(variable.declaredAt)
          if case .nominal(let decl, _) = variable.type.head { found.type = decl.name }
        case .function(let function): places.append(function.declaredAt)
        }
      }
      switch program.session.types[name] {
      case .decl(.nominal(let decl))?:
        places.append(decl.declaredAt)
        found.heads.append("\(decl.keyword) \(name)")
      case .decl?, .type?: found.heads.append("typealias \(name)")
      case nil:
        if case .success(let type) = evaluator.type(of: name) {
          found.heads = type.split(separator: "\n").map { $0.hasPrefix(name) ? String($0) : "\(name): \($0)" }
        }
      }
      found.sources = places.compactMap { $0.map(Self.statement(at:)) }
      own = found
    }
    guard var own else { return nil }
    let sources = Set(own.sources)
    own.uses = log.statements.map(\.text).filter { text in
      !sources.contains(text) && SavedInputs.names(in: text).contains(name)
    }.map { String($0.prefix { $0 != "\n" }) }
    return own
  }

  /// The statement of a text that a place is in.
  private static func statement(at place: SourceRange) -> String {
    let file = place.file
    let items = InputSplitter.split(file.text, firstLine: file.firstLine)
    let item = items.last { $0.kind == .statement && $0.firstLine <= file.lineIndex(of: place.start) + file.firstLine }
    return item?.text ?? file.text
  }
}
