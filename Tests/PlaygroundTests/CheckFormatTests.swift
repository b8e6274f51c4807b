import Foundation
import Testing

@testable import Playground

/// Formats of `--check` for other tools.
@Suite("forms of --check")
struct CheckFormatTests {
  private static let program = """
    let é = "日本語".cuont
    let s = PublishSubject<Int>()
    s.doOnNext { print($0) }.observeOn(MainScheduler.instance).subscribe().disposed(by: DisposeBag())
    """

  private func check(
    _ format: CheckFormat, _ text: String = program, allowsOldSpellings: Bool = false
  ) -> (text: String, status: Playground.ExitStatus) {
    let output = CollectedOutput()
    var options = Session.Options(isInteractive: false, checksOnly: true)
    options.checkFormat = format
    options.allowsOldSpellings = allowsOldSpellings
    let session = Session(output: output, options: options)
    session.start()
    defer { session.end() }
    session.run(file: text, name: "a b.swift")
    session.finishCheck()
    return (output.take(), ScriptRun(options: CommandLineOptions(), session: session).status)
  }

  private static let old = """
    let s = PublishSubject<Int>()
    _ = s.doOnNext { print($0) }
    _ = s.doOnNext { print($0) }
    _ = s.observeOn(MainScheduler.instance)
    """

  @Test("an old spelling is an error wherever it stands, one that the library declares deprecated a warning")
  func oldSpellings() {
    let (text, status) = check(.lines, Self.old)
    #expect(text.contains("a b.swift:2:7: error: 'doOnNext' is an old spelling; today it is 'do(onNext:)'"))
    #expect(text.contains("a b.swift:3:7: error: 'doOnNext' is an old spelling"))
    #expect(text.contains("a b.swift:4:7: warning: 'observeOn' is an old spelling; today it is 'observe(on:)'"))
    #expect(status == .fault)
  }

  @Test("old spellings may be allowed")
  func allowing() {
    let (text, status) = check(.lines, Self.old, allowsOldSpellings: true)
    #expect(text.contains("a b.swift:2:7: note: 'doOnNext' is an old spelling"))
    #expect(status == .done)
  }

  @Test("a fix-it renames with labels")
  func fixes() throws {
    let lines = check(.json, Self.old).text.split(separator: "\n")
    let objects = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let last = try #require(objects.last)
    #expect(last["severity"] as? String == "warning")
    let edits = try #require((last["fixes"] as? [[[String: Any]]])?.first)
    #expect(edits.map { $0["text"] as? String } == ["observe", "on: "])
    #expect(edits.map { ($0["place"] as? [String: Any])?["column"] as? Int } == [7, 17])
  }

  @Test("what is more than a renaming has no fix-it")
  func reshaped() {
    let text = check(.json, "let s = PublishSubject<Int>()\nlet t = PublishSubject<Int>()\n_ = s.sampleLatest(t)\n")
      .text
    #expect(text.contains("today it is 'withLatestFrom(_:)'"))
    #expect(text.contains("\"fixes\":[]"))
  }

  @Test("GitHub's commands name file, line and column, with what has a meaning in them escaped")
  func github() {
    let (text, _) = check(.github, "let x: Int = \"a\"\n")
    #expect(
      text
        == "::error file=a b.swift,line=1,endLine=1,col=14,endColumn=17::cannot convert value of type 'String' to specified type 'Int'\n"
    )
  }

  @Test("SARIF has the structure of its schema: what it requires, and places from 1 in Unicode scalars")
  func sarif() throws {
    let log = try #require(try JSONSerialization.jsonObject(with: Data(check(.sarif).text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "rxsh")
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    for result in results {
      #expect(Set(result.keys).isSubset(of: ["level", "message", "locations", "relatedLocations", "fixes"]))
      #expect(["none", "note", "warning", "error"].contains(try #require(result["level"] as? String)))
      #expect((result["message"] as? [String: Any])?["text"] is String)
      let location = try #require(
        (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      #expect((location["artifactLocation"] as? [String: Any])?["uri"] as? String == "a%20b.swift")
      let region = try #require(location["region"] as? [String: Int])
      #expect(region.keys.sorted() == ["endColumn", "endLine", "startColumn", "startLine"])
      #expect(region.values.allSatisfy { $0 >= 1 })
      for fix in result["fixes"] as? [[String: Any]] ?? [] {
        let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
        #expect(change["artifactLocation"] is [String: Any])
        for replacement in try #require(change["replacements"] as? [[String: Any]]) {
          #expect(replacement["deletedRegion"] is [String: Int])
        }
      }
    }
    let first = try #require(
      ((results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])?["region"]
        as? [String: Int])
    #expect(first["startLine"] == 1 && first["startColumn"] == 15)
  }
}
