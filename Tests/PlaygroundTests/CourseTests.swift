import Foundation
import Testing
import TextWidth

@testable import Playground

@Suite("Lessons at the prompt")
struct CourseTests {
  let classroom: Classroom
  let learner: Learner

  init() throws {
    classroom = try Classroom()
    learner = classroom.sitDown()
  }

  @Test("a step shows its text and runs its inputs, with the virtual clock")
  func steps() {
    let text = learner(":lesson double")
    #expect(text.hasPrefix("Doubling (step 1 of 3) · See it\n\nA stream of numbers.\n"))
    #expect(text.contains("rx> let numbers = Observable.of(1, 2)\nnumbers: Observable<Int>\n"))
    #expect(text.hasSuffix("Type :next to go on.\n"))
    #expect(learner(":clock").contains("virtual"))
    #expect(learner("numbers").contains("Observable<Int>"))
  }

  @Test("a lesson of a file that is no part of the course is taken by its path")
  func ownFiles() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
    try Data(
      "---\ntitle: Own\nsummary: Mine\nminutes: 5\nprerequisites:\nsource:\n---\n\n## First\n\nText.\n\n```rx\nrx> 1 + 1\n$R0: Int = 2\n```\n"
        .utf8
    ).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(learner(":lesson \(file.path)").hasPrefix("Own (step 1 of 1) · First\n"))
    #expect(learner(":lesson nowhere.md").hasPrefix("error: cannot read nowhere.md"))
  }

  @Test("inputs are shown in color where there is color")
  func color() {
    let text = classroom.sitDown(usesColor: true)(":lesson double")
    #expect(text.contains("rx> \u{1B}[36mlet numbers = Observable.of(1, 2)\u{1B}[0m\nnumbers: Observable<Int>\n"))
    #expect(!text.contains("\\u{1b}"))
  }

  @Test("a prediction is compared with what is printed, and then it is printed")
  func predictions() {
    learner(":lesson 1")
    let question = learner(":next")
    #expect(question.contains("numbers.map { $0 + 1 }"))
    #expect(!question.contains("\n2\n"))
    #expect(
      learner(":next")
        == "error: this step is not done\nnote: type :check and your answer, or :skip to leave the step\n")
    #expect(
      learner(":hint")
        == "error: this step has no hints\nnote: type :check and your answer, or :skip to leave the step\n")
    #expect(learner(":solution").contains("note: any answer after :check runs the code and shows it"))
    #expect(learner(":check").contains("what do you expect?"))
    let wrong = learner(":check 1 2")
    #expect(wrong.hasPrefix("Something else happens. You expected:\n  1 2\nThis is what happens:\n"))
    #expect(wrong.contains("\n2\n3\n"))
    #expect(learner(":check 2, \"3\"").hasPrefix("Right."))
    #expect(learner(":next").contains("Double"))
  }

  @Test("a prediction that is checked again shows the lines as they were printed")
  func repeatedPredictions() throws {
    let lesson = Classroom.double.replacing("print($0) })\n2\n3\n", with: "print(\"n:\", $0) })\nn: 2\nn: 3\n")
    try classroom.add("01-double.md", lesson)
    let learner = classroom.sitDown()
    learner(":lesson 1")
    learner(":next")
    #expect(learner(":check 1 2").contains("\nn: 2\nn: 3\n"))
    #expect(learner(":check 2 3").hasPrefix("Right.\nn: 2\nn: 3\n"))
  }

  private func goToTask() {
    learner(":lesson 1")
    learner(":next")
    learner(":skip")
  }

  @Test("an answer is run again with other values, and a wrong one that is known is explained")
  func tasks() {
    goToTask()
    #expect(learner(":check").contains("This is what the starting code does."))
    learner("func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { value in value + value } }")
    let text = learner(":check")
    #expect(text.contains("expected   -3-6|\nactual     -2-4|\n"))
    #expect(text.components(separatedBy: "expect(").count == 2, "\(text)")
    #expect(text.contains("error: not as expected\nexpected"))
    #expect(text.contains("The factor may be another."))
    #expect(!text.contains("starting code"))
    learner("func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { factor * $0 } }")
    let done = learner(":check")
    #expect(done.hasPrefix("Done."))
    #expect(done.contains("That was it."))
    #expect(done.contains(":next begins lesson 2, Nothing."))
    #expect(learner(":next").contains("There is nothing to do."))
  }

  @Test("wrong answers that follow each other share what is said behind the last of them")
  func sharedRemarks() {
    goToTask()
    learner("func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * 4 } }")
    #expect(learner(":check").contains("Multiply instead of adding."))
  }

  @Test("an answer that behaves as the starting code does is recognized")
  func unchangedBehavior() {
    goToTask()
    learner("func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * 1 } }")
    #expect(learner(":check").contains("This is what the starting code does."))
  }

  @Test("what does not run in the check is shown, and only inputs of this step count")
  func refused() {
    learner(":lesson 1")
    learner("let three = 3")
    learner(":next")
    learner(":skip")
    learner("func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * three } }")
    let text = learner(":check")
    #expect(text.contains("your inputs of this step alone"))
    #expect(text.contains("cannot find 'three' in scope"))
  }

  @Test("an input about names of earlier steps does not keep the right answer from passing")
  func harmless() {
    goToTask()
    learner("numbers")
    learner("func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * 2 } }")
    let wrong = learner(":check")
    #expect(wrong.contains("The factor may be another.") && !wrong.contains("of this step alone"))
    learner("func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { factor * $0 } }")
    #expect(learner(":check").hasPrefix("Done."))
  }

  @Test("an answer that needs names of earlier steps is told how to begin the step again")
  func beginsAgain() {
    goToTask()
    learner(
      "let sequence = numbers; func doubled(_ x: Observable<Int>) -> Observable<Int> { sequence.map { $0 * factor } }")
    #expect(learner(":check").contains(":lesson 1 begins the step again."))
  }

  @Test("an answer that differs from a known wrong one only after the first failure gets its remark")
  func similarMistakes() {
    goToTask()
    learner(
      "func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * 2 }.catchAndReturn(0) }")
    let text = learner(":check")
    #expect(text.contains("expected   -3-6|\nactual     -2-4|\n"))
    #expect(text.contains("The factor may be another."))
  }

  @Test("an input with an error is no part of the answer, and the check says so")
  func leftOut() {
    goToTask()
    learner("func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * 2 } }")
    learner("func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * facto } }")
    let text = learner(":check")
    #expect(text.contains("Your last input has an error and was left out"))
    #expect(!text.contains("The factor may be another."))
    learner(":hint")
    learner("func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * 2 } }")
    #expect(!learner(":check").contains("left out"))
  }

  @Test("an answer that does not come to an end is stopped")
  func endless() throws {
    let lesson = try LessonReader.lesson(Classroom.double, name: "01-double")
    let check = TaskCheck(try #require(lesson.steps[2].task), patience: 0.5)
    let answer = """
      func doubled(_ numbers: Observable<Int>) -> Observable<Int> {
        while true {}
      }
      """
    #expect(check.outcome(of: [answer]).wasStopped)
  }

  @Test("Ctrl-C ends a check, also when it came before the check began")
  func interrupts() throws {
    let other = classroom.sitDown().session
    let ticket = learner.session.interruptionTicket
    learner.session.attach(other, since: ticket)
    let before = other.interruptionTicket
    learner.session.interrupt()
    #expect(other.interruptionTicket == before + 1)
    learner.session.attach(other, since: ticket)
    #expect(other.interruptionTicket == before + 2)
    learner.session.attach(nil, since: ticket)

    let lesson = try LessonReader.lesson(Classroom.double, name: "01-double")
    let check = TaskCheck(try #require(lesson.steps[2].task))
    let outcome = check.outcome(of: [check.task.solution]) { inner in inner?.interrupt() }
    #expect(outcome.wasStopped)
  }

  @Test(":edit opens the starting code of a task, and what it becomes is the answer")
  func editing() throws {
    let learner = classroom.sitDown { code in
      .edited(code.replacing("{ numbers }", with: "{ numbers.map { $0 * factor } }"))
    }
    learner(":lesson 1")
    learner(":next")
    learner(":skip")
    #expect(learner(":edit").contains("rx> func doubled"))
    #expect(learner(":check").hasPrefix("Done."))
  }

  @Test("hints come one by one, and a solution can be seen")
  func help() {
    goToTask()
    #expect(learner(":hint") == "Hint 1 of 2\nWhich operator makes another value of each?\n")
    #expect(learner(":hint") == "Hint 2 of 2\nmap\n")
    #expect(learner(":hint").contains("last hint"))
    #expect(learner(":solution").contains("numbers.map { $0 * factor }"))
  }

  @Test("who comes back goes on where the lesson was left, with what the earlier steps declared")
  func resuming() throws {
    goToTask()
    let other = classroom.sitDown()
    #expect(other(":lesson").contains(" 1 Doubling                       2/3"))
    let text = other(":lesson next")
    #expect(
      text.hasPrefix(
        "note: the steps before have declared numbers, shown; :source NAME shows how\nDoubling (step 3 of 3)"))
    #expect(other(":check 4").hasPrefix("error: this step checks what you have entered"))
    #expect(!text.contains("See it"))
    #expect(other("numbers").contains("Observable<Int>"))
    #expect(other(":lesson 1 again").hasPrefix("Doubling (step 1 of 3)"))
    let progress = try LessonProgress.read(classroom.progressFile)
    #expect(progress["01-double"].skipped == [1])
    other(":lesson reset")
    #expect(try LessonProgress.read(classroom.progressFile).lessons.isEmpty)
  }

  @Test("a lesson that is done is marked, and the next one is the first that is open")
  func done() {
    goToTask()
    learner("func doubled(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * factor } }")
    learner(":check")
    #expect(learner(":lesson").contains("> 1 Doubling                       done"))
    #expect(learner(":lesson next").hasPrefix("Nothing"))
  }

  @Test("the list of lessons fits 80 columns in every language, all done")
  func list() throws {
    let folder = LessonFolder(path: Repository.root.appendingPathComponent("Scripts/lessons").path)
    var progress = LessonProgress()
    for name in folder.names { progress[name].isDone = true }
    try progress.write(classroom.progressFile)
    for language in LessonLanguage.allCases {
      let options = Session.Options.Lessons(
        folder: folder.path, progressFile: classroom.progressFile, language: language)
      let rows = Learner(options, nil, usesColor: false)(":lesson").split(separator: "\n")
      #expect(rows.count == 13)
      #expect(rows.allSatisfy { $0.displayWidth < 80 }, "\(rows)")
    }
  }

  @Test("a lesson is shown in a language that is chosen, in English where it is not translated")
  func languages() throws {
    try classroom.add("01-double.ko.md", Classroom.double.replacing("title: Doubling", with: "title: 두 배"))
    #expect(classroom.sitDown(language: .korean)(":lesson 1").hasPrefix("두 배 (3단계 중 1단계)"))
    #expect(classroom.sitDown()(":lesson language ko").hasPrefix("  1 두 배"))
    learner(":lesson 1")
    #expect(learner(":lesson language ko_KR").contains("두 배"))
    #expect(learner(":lesson 2").contains("There is nothing to do."))
    #expect(learner(":lesson language fr").contains("en, zh, ko"))
    #expect(LessonLanguage(locale: "zh_TW.UTF-8") == .chinese)
    #expect(LessonLanguage(locale: "C.UTF-8") == nil)
  }

  @Test("a step that is skipped has declared what it shows, and :reset ends the lesson")
  func skipping() {
    learner(":lesson 1")
    learner(":next")
    #expect(!learner(":skip").contains("\n2\n"))
    #expect(learner("shown").contains("Disposable"))
    learner(":reset")
    #expect(learner(":next").contains("no lesson is being taken"))
  }

  @Test("a lesson whose last step was skipped is not done")
  func skippedEnd() throws {
    goToTask()
    #expect(learner(":skip").hasPrefix("Nothing"))
    #expect(try !LessonProgress.read(classroom.progressFile)["01-double"].isDone)
    #expect(learner(":lesson next").contains("Doubling (step 3 of 3)"))
  }

  @Test("a lesson that begins shows nothing of the session that ends with it")
  func ending() {
    learner(":lesson 1")
    learner(":trace events")
    learner("let alive = Observable<Int>.never().do(onDispose: { print(\"gone\") }).subscribe()")
    #expect(learner(":lesson 2").hasPrefix("Nothing (step 1 of 1)"))
  }

  @Test("commands of lessons give way to others in abbreviations")
  func abbreviations() throws {
    #expect(try CommandTable.command(named: "h").name == "help")
    #expect(try CommandTable.command(named: "le").name == "leaks")
    #expect(try CommandTable.command(named: "les").name == "lesson")
    #expect(try CommandTable.command(named: "n").name == "next")
  }

  @Test("without a lesson the commands say so")
  func noLesson() {
    for command in [":next", ":check", ":hint", ":solution", ":skip"] {
      #expect(learner(command).contains("no lesson is being taken"))
    }
    #expect(learner(":lesson 9").contains("there is no lesson '9'"))
  }

  @Test("commands are refused in the language of the lesson")
  func refusals() throws {
    let korean = classroom.sitDown(language: .korean)
    #expect(korean(":next").contains("진행 중인 레슨이 없습니다"))
    #expect(korean(":lesson 9").contains("'9'에 해당하는 레슨이 없습니다"))
    korean(":lesson 1")
    #expect(korean(":hint").contains("이 단계에는 힌트가 없습니다"))
    let chinese = classroom.sitDown(language: .chinese)
    chinese(":lesson 1")
    #expect(chinese(":check").contains("这一步没有要检查的内容"))
    chinese(":next")
    #expect(chinese(":next").contains("这一步还没有完成"))
    #expect(chinese(":check").contains("你认为会打印什么？"))
    #expect(chinese(":lesson language fr").contains("可以选择 en、zh、ko"))
    try classroom.add("state/lessons.json", "{")
    #expect(classroom.sitDown(language: .korean)(":lesson").contains("진도를 읽을 수 없습니다"))
  }
}

@Suite("The sentences around lessons")
struct LessonPhrasesTests {
  private func phrases(_ language: LessonLanguage) -> LessonPhrases { LessonPhrases(language: language) }

  private func all(_ phrases: LessonPhrases) -> [String] {
    [
      phrases.goOn, phrases.predict, phrases.task, phrases.notYet, phrases.refused, phrases.noMoreHints,
      phrases.solution, phrases.lessonDone(following: phrases.following(3, "x")), phrases.listEnd,
    ]
  }

  @Test("fit a row where they end a step", arguments: LessonLanguage.allCases)
  func widths(_ language: LessonLanguage) {
    for phrase in [phrases(language).task, phrases(language).predict] {
      #expect(phrase.displayWidth <= 79, "\(phrase)")
    }
  }

  @Test("have the punctuation of Chinese")
  func chinese() {
    #expect(phrases(.chinese).heading("流", step: 1, of: 3, "看") == "流（第 1 步，共 3 步）· 看")
    for phrase in all(phrases(.chinese)) {
      #expect(!phrase.contains("。 ") && !phrase.contains("("), "\(phrase)")
    }
  }

  @Test("have Korean particles at the words that they belong to")
  func korean() throws {
    let separated = try Regex("[a-z0-9] (으로|로|은|는|이|가|을|를|으로|하세요)( |$)")
    for phrase in all(phrases(.korean)) {
      #expect(!phrase.contains("(를)") && phrase.firstMatch(of: separated) == nil, "\(phrase)")
    }
  }
}

@Suite("The course")
struct CourseFilesTests {
  private let folder = LessonFolder(path: Repository.root.appendingPathComponent("Scripts/lessons").path)

  @Test("has 24 lessons, each after those that it builds on, and reaches every source document")
  func lessons() throws {
    let lessons = try folder.names.map { try folder.lesson($0, .english) }
    #expect(lessons.map(\.number) == Array(1...24))
    for lesson in lessons {
      #expect(lesson.prerequisites.allSatisfy { $0 < lesson.name }, "\(lesson.name)")
    }
    let sources = Set(lessons.compactMap(\.source).flatMap { $0.split(separator: ", ") })
    #expect(sources == ["000", "001", "002", "003", "004"])
  }

  @Test("is found by the number, the name and the beginning of the name of a lesson")
  func names() throws {
    #expect(try folder.name(for: "3") == "03-hot-and-cold")
    #expect(try folder.name(for: "hot-and-cold") == "03-hot-and-cold")
    #expect(try folder.name(for: "auto") == "19-autocomplete")
    #expect(throws: LessonCommandError.self) { try folder.name(for: "s") }
    #expect(throws: LessonCommandError.unknownLesson("")) { try folder.name(for: "") }
  }
}
