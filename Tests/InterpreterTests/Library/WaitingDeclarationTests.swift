import Foundation
import FoundationLibrary
import Synchronization
import Testing
@testable import Types

@Suite("Declarations of the library wait until they are needed")
struct WaitingDeclarationTests {
  @Test("types that the requirements of a protocol mention, until its members are looked at")
  func requirements() throws {
    let universe = Universe(modules: [standardModule])
    let proto = try #require(universe.nominal("CustomStringConvertible"))
    #expect(universe.nativeByName["String"] == nil)
    #expect(proto.protocolRequirements.count == 1 && proto.members["description"]?.count == 1)
    #expect(universe.nativeByName["String"] != nil)
  }

  @Test("requirements that lead back to their protocol are read once")
  func circles() throws {
    let universe = Universe(modules: [standardModule])
    // Returns a `Bool`, which is `Equatable`.
    let proto = try #require(universe.nominal("Equatable"))
    #expect(proto.members["=="]?.count == 1 && proto.protocolRequirements.count == 1)
  }

  @Test("requirements that several threads look at are read once")
  func threads() throws {
    let universe = Universe(modules: [standardModule])
    let protocols = try ["Collection", "Strideable", "Comparable"].map { try #require(universe.nominal($0)) }
    let counts = Mutex<[[Int]]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let found = protocols.map(\.protocolRequirements.count)
      counts.withLock { $0.append(found) }
    }
    let all = counts.withLock { $0 }
    #expect(all.count == 8 && Set(all).count == 1 && all[0].allSatisfy { $0 > 0 })
  }

  @Test("Swift types of values, until a value is looked at")
  func swiftTypes() {
    final class Marked {}
    let asked = Atomic(0)
    let module = NativeModule(name: "Marks")
    module.type(
      "class Mark",
      representedBy: {
        asked.add(1, ordering: .relaxed)
        return [Marked.self]
      })
    let universe = Universe(modules: [module])
    #expect(universe.type(named: "Mark") != nil)
    #expect(asked.load(ordering: .relaxed) == 0)
    #expect(universe.nominal(representing: Marked.self)?.name == "Mark")
    #expect(asked.load(ordering: .relaxed) == 1)
  }
}
