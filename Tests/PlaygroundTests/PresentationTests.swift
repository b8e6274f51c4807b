import Foundation
import Testing

@testable import Playground

@Suite("Presenting")
struct PresentationTests {
  @Test("a transcript is typed input by input, and what is typed in between runs as well")
  func playing() throws {
    let classroom = try Classroom()
    try classroom.add(
      "demo.md",
      "# Demo\n\n```rx\nrx> let a = 1\na: Int = 1\nrx> func f() -> Int {\n...>   a\n...> }\nrx> print(f())\n```\n")
    let teacher = classroom.sitDown()
    #expect(teacher(":play \(classroom.path("demo.md")) speed:0").contains("3 inputs; Return reveals the next"))
    #expect(teacher.session.isPresenting)
    teacher.session.presentNext()
    #expect(teacher.output.take() == "rx> let a = 1\na: Int = 1\n")
    #expect(teacher("a + 1").contains("2"))
    teacher.session.presentNext()
    #expect(teacher.output.take().hasPrefix("rx> func f() -> Int {\n...>   a\n...> }\nf()"))
    #expect(teacher(":play").contains("1 input left"))
    teacher.session.presentNext()
    #expect(teacher.output.take().contains("print(f())\n1\nnote: that was the last input"))
    #expect(!teacher.session.isPresenting)
    #expect(teacher(":play").contains("nothing is being played"))
    #expect(teacher(":play \(classroom.path("demo.md")) speed:fast").contains("'speed:fast' is no speed"))
    #expect(teacher(":play \(classroom.path("demo.md")) speed:2s").contains("'speed:2s' is no speed"))
  }

  @Test("a timer stands in front of the prompt until it is over or ended")
  func timer() throws {
    let teacher = try Classroom().sitDown()
    #expect(teacher.session.exerciseTimer.prompt.isEmpty)
    teacher(":timer 10m")
    #expect(["10:00 ", "9:59 "].contains(teacher.session.exerciseTimer.prompt))
    #expect(teacher(":timer").contains(" left"))
    teacher(":timer off")
    #expect(teacher(":timer").contains("no timer is running"))
    #expect(ExerciseTimer.text(65) == "1:05")
  }

  @Test("learn, play and lesson-check are read from the command line")
  func options() throws {
    #expect(try CommandLineOptions(["learn"]).opening == ":lesson next")
    #expect(try CommandLineOptions(["learn", "7", "--lang", "ko"]).opening == ":lesson 7")
    #expect(try CommandLineOptions(["learn", "--lang=zh_TW"]).language == .chinese)
    #expect(try CommandLineOptions(["play", "demo.md"]).opening == ":play demo.md")
    #expect(try CommandLineOptions(["play", "demo.md", "--speed", "5ms"]).opening == ":play demo.md speed:5ms")
    #expect(try CommandLineOptions(["--keys"]).showsKeys)
    #expect(try CommandLineOptions(["lesson-check", "a.md", "--update"]).action == .lessonCheck(update: true))
    #expect(try CommandLineOptions(["--no-history"]).keepsHistory == false)
    for wrong in [
      ["play"], ["learn", "1", "2"], ["lesson-check"], ["--lang", "fr"], ["play", "demo.md", "--speed", "slow"],
      ["--speed", "1ms"], ["learn", "-e", "1"],
    ] {
      #expect(throws: CommandLineOptions.UsageError.self) { try CommandLineOptions(wrong) }
    }
  }
}
