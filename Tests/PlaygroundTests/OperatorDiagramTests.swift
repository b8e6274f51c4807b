import RxBindings
import Marbles
import RxCatalog
import Testing

@testable import Playground

@Suite("diagrams made by running")
struct OperatorDiagramTests {
  @Test("say the same as the documentation, for every operator that has a diagram")
  func documentation() throws {
    let stage = DiagramStage()
    var checked = 0
    for block in Set(RxCatalog.entries.compactMap(\.marble)).sorted() {
      // The interpreter's library has no such type; :help shows the diagram as it is documented.
      if block.contains("AnyCollection(") { continue }
      let diagram = try #require(OperatorDiagram(block))
      let lines: [String]
      do {
        lines = try diagram.lines(on: stage)
      } catch {
        Issue.record("\(diagram.expression): \(error)")
        continue
      }
      let drawn = try MarbleDiagram(lines.last ?? "")
      let documented = try MarbleDiagram(diagram.documented)
      #expect(drawn.agrees(with: documented), "\(diagram.expression): \(drawn), documented \(documented)")
      checked += 1
    }
    #expect(checked > 120)
  }

  @Test("compare any two operators, with the input that was given")
  func comparing() throws {
    let (names, input) = try Comparison.read("debounce throttle \"a-b-c----d--|\"")
    #expect(names == ["debounce", "throttle"] && input == "a-b-c----d--|")
    #expect(try Comparison.read("map scan -1-|").input == "-1-|")
    let diagram = try Comparison(names, input: input).run(on: DiagramStage())
    #expect(diagram.rows.map(\.label) == ["source", "debounce", "throttle"])
    let chart = diagram.chart(frame: 100, names: [:])
    #expect(
      chart.rows.map { $0.diagram.snapped.description } == ["a-b-c----d--|", "-------c----(d|)", "a--b--c--d--|"])
  }

  @Test("exist for every operator that is compared by name")
  func families() throws {
    let stage = DiagramStage()
    for family in [
      ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"],
      ["map", "scan", "reduce", "filter", "compactMap", "toArray"],
      ["debounce", "throttle", "throttle(latest:)", "sample", "buffer", "delay"],
      ["take(until:)", "skip(until:)", "take", "skip", "takeLast"],
      ["merge", "concat", "amb", "zip", "combineLatest", "withLatestFrom"],
      ["cold", "share", "share(replay:)", "replay", "publish"], ["startWith", "distinctUntilChanged", "retry"],
    ] {
      let diagram = try Comparison(family, input: nil).run(on: stage)
      for name in family {
        #expect(diagram.rows.contains { $0.label.hasPrefix(name) && !$0.events.isEmpty }, "\(name)")
      }
      #expect(ChainDrawing(diagram, width: 80).lines.count > family.count)
    }
  }
}
