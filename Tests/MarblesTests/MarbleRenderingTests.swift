import Marbles
import Testing
import TextWidth

@Suite("Marble text, drawn")
struct MarbleRenderingTests {
  @Test(
    "a diagram is drawn as it was written",
    arguments: [
      "-a-b|", "-(ab)-#", "^--a-!", "-漢-👨‍👩‍👧|", "-'longer'-'|'-'it\\'s'|", "('ab' 'cd' |)", "---", "a 4s b|",
      "a 150ms b 20ms |", "-1-2-3>", "", "5-s|",
    ])
  func roundTrip(text: String) throws {
    let diagram = try MarbleDiagram(text)
    #expect(diagram.description == text.replacing(">", with: ""))
    #expect(try MarbleDiagram(diagram.description).agrees(with: diagram))
  }

  @Test(
    "a stretch of time is written as people write it",
    arguments: [
      ("a 999ms b", "a 999ms b"), ("a 542995ms b", "a 542.995s b"), ("a 12300ms b", "a 12.3s b"),
      ("a 60000ms b", "a 60s b"),
      ("a 540000ms b", "a 9m b"), ("a 61001ms b", "a 61.001s b"),
    ])
  func stretches(written: String, drawn: String) throws {
    let diagram = try MarbleDiagram(written, frame: 1)
    #expect(diagram.description == drawn)
    #expect(try MarbleDiagram(drawn, frame: 1).agrees(with: diagram))
  }

  @Test("values that would read as a stretch of time are quoted")
  func ambiguous() throws {
    let diagram = try MarbleDiagram("'1''s'")
    #expect(diagram.description == "'1''s'")
  }

  @Test("events closer than a frame share one where they cannot be told apart")
  func close() {
    let diagram = MarbleDiagram(events: [.init(time: 103, kind: .next("a")), .init(time: 160, kind: .next("b"))])
    #expect(diagram.description == "-(ab)")
  }

  @Test("rows are aligned, with their names at the left")
  func chart() throws {
    let chart = MarbleChart(rows: [
      .init(name: "query", diagram: try MarbleDiagram("--a-b-----c---|")),
      .init(name: " debounce 300ms", diagram: try MarbleDiagram("-------b-----c|")),
      .init(name: " #14", diagram: try MarbleDiagram("^-------------!")),
    ])
    #expect(
      chart.description == """
        query             --a-b-----c---|
         debounce 300ms   -------b-----c|
         #14              ^-------------!
        """)
    #expect(try MarbleChart(chart.description) == chart)
  }

  @Test("groups, quoted and wide values keep the columns aligned, and names may be wide too")
  func wide() throws {
    let chart = MarbleChart(rows: [
      .init(name: "入力", diagram: try MarbleDiagram("-(ab)-漢-'longer'-|")),
      .init(name: "out", diagram: try MarbleDiagram("-c-d----#")),
    ])
    #expect(
      chart.description == """
        入力   -(ab)-漢-'longer'-|
        out    -c   -d --       --#
        """)
    let again = try MarbleChart(chart.description)
    #expect(zip(again.rows, chart.rows).allSatisfy { $0.diagram.agrees(with: $1.diagram) })
  }

  @Test("a long silence in all rows is written as a stretch of time, and rows end where they ended")
  func silence() throws {
    let chart = MarbleChart(
      rows: [
        .init(name: "a", diagram: try MarbleDiagram("-x 10s -y|")),
        .init(name: "b", diagram: try MarbleDiagram("-z 5s |")),
        .init(name: "c", diagram: try MarbleDiagram("-|")),
      ])
    #expect(
      chart.description == """
        a   -x 5s - 5s y|
        b   -z 5s |
        c   -|
        """)
    let again = try MarbleChart(chart.description)
    #expect(zip(again.rows, chart.rows).allSatisfy { $0.diagram.agrees(with: $1.diagram) })
  }

  @Test("a chart of another frame says so and is read back with it")
  func frame() throws {
    let chart = MarbleChart(rows: [.init(name: "a b", diagram: try MarbleDiagram("-x|", frame: 20))], frame: 20)
    #expect(chart.description == "1 frame = 20 ms\na b   -x|")
    #expect(try MarbleChart(chart.description) == chart)
  }

  @Test("a fault in a row of a chart is placed in its line")
  func chartFault() {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleChart("a  -x|\nname  -(a") }
    #expect(error?.text == "name  -(a")
    #expect(error?.offset == 7)
    #expect(throws: MarbleSyntaxError.self) { try MarbleChart("no-diagram") }
  }

  @Test("widths are those of a terminal")
  func widths() {
    #expect("abc".displayWidth == 3)
    #expect("漢字".displayWidth == 4)
    #expect("한국".displayWidth == 4)
    #expect("👨‍👩‍👧".displayWidth == 2)
    #expect("e\u{301}".displayWidth == 1)
    #expect("❤️".displayWidth == 2)
    #expect("é–…".displayWidth == 3)
  }
}
