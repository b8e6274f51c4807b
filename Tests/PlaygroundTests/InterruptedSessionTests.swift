import Foundation
import Testing

@testable import Playground

@Suite("a session that a lesson interrupts")
struct InterruptedSessionTests {
  private let classroom: Classroom

  init() throws { classroom = try Classroom() }

  @Test("has its names, its clock and its traces again when the lesson is left")
  func comesBack() {
    let learner = classroom.sitDown()
    learner("var mine = 42")
    learner("struct Point { var x = 1 }")
    learner("let subject = PublishSubject<Int>()")
    learner(":trace subs")
    #expect(learner(":lesson double").contains("note: your session waits"))
    #expect(learner("print(mine)").contains("cannot find 'mine' in scope"))
    // A lesson after a lesson does not lose it.
    learner(":lesson 2")
    let end = learner(":reset")
    #expect(end == "note: the lesson is left, and the names from before it are back; the clock is real\n")
    #expect(learner("mine += 1; print(mine, Point().x)") == "43 1\n")
    #expect(learner(":clock").hasPrefix("real clock"))
    #expect(learner(":trace") == "trace subs\n")
    #expect(learner("subject.subscribe(onNext: { print($0) }); subject.onNext(7)").contains("\n7\n"))
    #expect(learner(":next").contains("no lesson is being taken"))
    // Without a lesson everything is forgotten.
    learner(":reset")
    #expect(learner("print(mine)").contains("cannot find 'mine' in scope"))
  }

  @Test("saves and records its own inputs, without those of the lesson")
  func inputs() throws {
    let learner = classroom.sitDown()
    let folder = classroom.folder.path
    learner("let mine = 42")
    learner(":lesson double")
    learner("let theirs = 1")
    learner(":save \(folder)/lesson.swift")
    learner(":reset")
    learner("let later = mine")
    learner(":save \(folder)/own.swift")
    learner(":record \(folder)/own.md")
    let lesson = try String(contentsOfFile: "\(folder)/lesson.swift", encoding: .utf8)
    #expect(lesson.contains("theirs") && !lesson.contains("mine"))
    let own = try String(contentsOfFile: "\(folder)/own.swift", encoding: .utf8)
    #expect(own.hasSuffix("let mine = 42\nlet later = mine\n"))
    let transcript = try String(contentsOfFile: "\(folder)/own.md", encoding: .utf8)
    #expect(transcript.contains("rx> let mine = 42") && !transcript.contains(":lesson"))
  }

  @Test("is told once in a lesson that the clock stands still")
  func clock() {
    let learner = classroom.sitDown()
    learner(":lesson double")
    let timer = "let t = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe()"
    #expect(learner(timer).contains("note: the clock of a lesson stands still"))
    #expect(!learner(timer).contains("stands still"))
  }

  @Test("has the real clock again after a recording")
  func recording() {
    let learner = classroom.sitDown()
    learner(":record \(classroom.folder.path)/r.md")
    #expect(learner(":clock").hasPrefix("virtual clock"))
    #expect(learner(":record off").hasSuffix("note: the clock is real again\n"))
    #expect(learner(":clock").hasPrefix("real clock"))
  }
}
