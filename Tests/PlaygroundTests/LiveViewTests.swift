@testable import Recording
import Foundation
import MarkdownTree
import Testing

@testable import Playground

/// Contents of the live view, without its server.
struct LiveViewTests {
  @Test("reads what pages ask for, and nothing else")
  func requests() {
    func request(_ json: String) -> ViewRequest? { ViewRequest(Data(json.utf8)) }
    #expect(request(#"{"action":"choose","subscription":3}"#) == .choose(subscription: 3))
    #expect(request(#"{"action":"explain","event":57}"#) == .explain(event: 57))
    #expect(
      request(#"{"action":"move","subscription":1,"event":2,"time":3e8}"#)
        == .move(event: 2, subscription: 1, time: 300_000_000))
    #expect(request(#"{"action":"restore","subscription":1}"#) == .restore(subscription: 1))
    #expect(request(#"{"action":"fit","width":700}"#) == .fit(width: 700))
    for text in [
      "", "[]", #"{"action":"fit","width":1e30}"#, #"{"action":"run"}"#, #"{"action":"choose"}"#,
      #"{"action":"choose","subscription":3,"event":1}"#,
      #"{"action":"move","subscription":1,"event":2,"time":1e300}"#, #"{"action":"choose","subscription":1e99}"#,
    ] {
      #expect(request(text) == nil, "\(text)")
    }
  }

  @Test("listens on one address of this machine")
  func hosts() throws {
    #expect(try ViewHost("127.0.0.1").port == 0)
    #expect(try ViewHost("192.168.1.7:8080").name == "192.168.1.7")
    #expect(try ViewHost("192.168.1.7:8080").port == 8080)
    #expect(try ViewHost("::1").name == "::1")
    #expect(try ViewHost("[::1]:8080").port == 8080)
    for text in ["", "0.0.0.0", "::", "[::]:80", "a:b", "127.0.0.1:99999", ":80"] {
      #expect(throws: CommandError.self, "\(text)") { try ViewHost(text) }
    }
  }

  @Test("escapes everything that is shown as HTML or as a drawing")
  func escaping() throws {
    let shell = Shell()
    shell(#"let s = Observable.of("<img src=x onerror='alert(1)'>\"&").subscribe()"#)
    var drawing = ""
    try shell.session.onMainThrowing {
      drawing = MarbleSVG.embedded(try shell.session.diagram(of: 1), widest: 600)
    }
    #expect(!drawing.contains("<img") && drawing.contains("&lt;img src=x onerror="))
    let nodes = [
      MarkdownNode(kind: .paragraph, children: [MarkdownNode(kind: .text, literal: "a < b & 'c'")]),
      MarkdownNode(kind: .htmlBlock, literal: "<script>alert(1)</script>"),
      MarkdownNode(
        kind: .paragraph,
        children: [
          MarkdownNode(
            kind: .link, info: "javascript:alert(1)", children: [MarkdownNode(kind: .text, literal: "link")]),
          MarkdownNode(kind: .code, literal: "<b>"),
        ]),
    ]
    #expect(MarkdownHTML.text(nodes) == "<p>a &lt; b &amp; &#39;c&#39;</p>\n\n<p>link<code>&lt;b&gt;</code></p>")
  }

  @Test("names the marbles of an embedded drawing, which an exported one does not")
  func marks() throws {
    let shell = Shell()
    shell("let subject = PublishSubject<Int>(), sum = subject.scan(0, accumulator: +), s = sum.subscribe()")
    shell("subject.onNext(1)")
    try shell.session.onMainThrowing {
      let diagram = try shell.session.diagram(of: 1)
      #expect(MarbleSVG.embedded(diagram, widest: 600).contains("<g data-event=\"5\" data-source="))
      #expect(!MarbleSVG.text(diagram).contains("data-"))
    }
  }

  @Test("shows as many of the newest moments as fit")
  func widest() throws {
    let shell = Shell()
    shell("let ticks = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance)")
    shell("let s = ticks.subscribe()")
    shell(":advance 30s")
    try shell.session.onMainThrowing {
      let drawing = MarbleSVG.embedded(try shell.session.diagram(of: 1), widest: 600)
      let width = try #require(drawing.firstMatch(of: /width="([\d.]+)"/).flatMap { Double($0.output.1) })
      #expect(width <= 600)
      #expect(drawing.contains(">299<") && !drawing.contains(">12<"))
    }
  }

  @Test("lists the events that led to one")
  func causes() throws {
    let shell = Shell()
    shell("let subject = PublishSubject<Int>(), doubled = subject.map { $0 * 2 }, s = doubled.subscribe()")
    shell("subject.onNext(21)")
    shell.session.onMain {
      let last = shell.session.recorder.counts.recorded
      let causes = CauseChain(of: last, shell.session.recorder).events
      #expect(causes.map(\.what) == ["pushed(21)", "next(21)", "next(42)", "next(42)"])
      #expect(causes.map(\.event).sorted() == causes.map(\.event))
      #expect(CauseChain(of: 1_000, shell.session.recorder).events.isEmpty)
    }
  }

  /// Moves events of the first subscription's sources and gives the rows of the diagram as their values with times.
  private func moved(_ shell: Shell, _ times: [String: Int]) throws -> [String: [String]] {
    var replay: ChainReplay?
    try shell.session.onMainThrowing {
      let recorder = shell.session.recorder
      let chain = try #require(recorder.chain(of: 1))
      var moved: [Int: Int] = [:]
      for row in chain.rows where row.report.subscription.stream?.inputs.isEmpty == true && row.depth > 0 {
        for event in row.events {
          if let time = event.text.flatMap({ times[$0] }) { moved[event.number] = time * 1_000_000 }
        }
      }
      replay = try ChainReplay(1, shell.session, log: shell.session.log, moved: moved)
    }
    let diagram = try ReplayStage().run(try #require(replay))
    #expect(diagram.title.hasPrefix("#1"))
    return Dictionary(
      diagram.rows.map { row in
        (row.label, row.events.map { "\($0.time / 1_000_000) \($0.sign)" })
      }
    ) { first, _ in first }
  }

  @Test("runs a chain again with an event of a subject at another time")
  func subjects() throws {
    let shell = Shell()
    shell("struct Word { let text: String }")
    shell("let query = PublishSubject<String>()")
    shell(
      "let words = query.debounce(.milliseconds(300), scheduler: MainScheduler.instance).map { Word(text: $0).text }")
    shell("let s = words.subscribe(onNext: { print($0) })")
    shell(#"query.play("a-b-----c|")"#)
    shell(":advance 2s")
    let rows = try moved(shell, [#""a""#: 450])
    #expect(
      rows["query"] == [
        #"200 next("b", shown: "\"b\"")"#, #"450 next("a", shown: "\"a\"")"#, #"800 next("c", shown: "\"c\"")"#,
        "900 completed",
      ])
    #expect(
      rows["debounce 300ms"] == [
        #"750 next("a", shown: "\"a\"")"#, #"900 next("c", shown: "\"c\"")"#, "900 completed",
      ])
  }

  @Test("runs a chain again whose source is no subject")
  func cold() throws {
    let shell = Shell()
    shell(#"let s = cold("-1-2-|").map { $0 * 10 }.subscribe()"#)
    shell(":run")
    let rows = try moved(shell, ["1": 350])
    #expect(
      rows["map { $0 * 10 }"] == [
        #"300 next("20", shown: "20")"#, #"350 next("10", shown: "10")"#, "500 completed",
      ])
  }

  @Test("says why a chain cannot be run again")
  func failures() throws {
    let shell = Shell()
    shell("final class Box {}")
    shell("let subject = PublishSubject<Box>(), s = subject.subscribe()")
    shell("subject.onNext(Box())")
    #expect(throws: CommandError.self) { try moved(shell, ["Box": 100]) }
  }

  @Test("is opened by the person at the prompt, not by what is replayed or run")
  func permission() {
    let shell = Shell(interactive: false)
    #expect(shell(":view").contains("the live view is opened by the person at the prompt"))
  }
}
