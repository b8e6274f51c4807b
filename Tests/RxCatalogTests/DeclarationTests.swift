import Interpreter
import RxCatalog
import Testing

@Suite("Native declarations")
struct DeclarationTests {
  @Test("every declaration of the catalog can be read by the interpreter")
  func declarationsAreRead() {
    let modules = RxCatalog.modules()
    let universe = Universe(modules: [standardModule] + modules)
    for name in universe.nativeNames.types { _ = universe.type(named: name) }
    for module in modules {
      for part in module.extensions {
        let head = part.header.split(separator: " ").dropFirst().first ?? ""
        guard let type = universe.nominal(String(head.prefix { $0 != ":" })) else {
          Issue.record("there is no type for \(part.header)")
          continue
        }
        for member in part.members { universe.materialize(Universe.baseName(of: member.signature), of: type) }
      }
      for member in module.globals { _ = universe.globals(named: Universe.baseName(of: member.signature)) }
    }
    #expect(universe.nativeFaults.map(\.message) == [])
  }
}
