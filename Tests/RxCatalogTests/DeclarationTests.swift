import FoundationLibrary
import Execution
import RxCatalog
import SyntaxTree
import Testing
import Types

@Suite("Native declarations")
struct DeclarationTests {
  @Test("every declaration of the catalog can be read by the interpreter")
  func declarationsAreRead() {
    let modules = RxCatalog.modules()
    let universe = Universe(modules: [standardModule] + modules)
    for name in universe.nativeNames.types {
      if case .nominal(let decl)? = universe.type(named: name) { _ = decl.protocolRequirements }
    }
    for module in modules {
      for part in module.extensions {
        let head = part.header.split(separator: " ").dropFirst().first ?? ""
        guard let type = universe.nominal(at: head.prefix { $0 != ":" }) else {
          Issue.record("there is no type for \(part.header)")
          continue
        }
        for member in part.members { universe.materialize(Universe.baseName(of: member.signature), of: type) }
      }
      for global in module.globals { _ = universe.globals(named: global.name) }
    }
    #expect(universe.nativeFaults.map(\.message) == [])
  }
}

extension Universe {
  /// Returns the type of a name that may be that of a nested one.
  fileprivate func nominal(at path: Substring) -> NominalDecl? {
    let names = path.split(separator: ".").map(String.init)
    guard let outer = names.first.flatMap({ nominal($0) }) else { return nil }
    return names.dropFirst().reduce(outer) { outer, name in
      if case .nominal(let nested)? = outer?.nestedTypes[name] { nested } else { nil }
    }
  }
}
