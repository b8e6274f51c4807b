import Foundation
import Testing

@testable import Playground

@Suite("completion")
struct CompletionTests {
  private func names(_ shell: Shell, _ text: String) -> [String] {
    shell.session.completions(of: text, at: text.utf8.count).candidates.map(\.insert)
  }

  @Test("offers members of an expression's value, with their signatures")
  func members() {
    let shell = Shell()
    shell("let query = PublishSubject<String>()")
    let found = shell.session.completions(of: "query.debo", at: 10)
    #expect(found.start == 6)
    #expect(found.candidates.map(\.insert).contains("debounce"))
    let displays = found.candidates.map(\.display)
    #expect(
      displays.contains { $0.hasPrefix("debounce(_ dueTime:") && $0.hasSuffix("Observable<String>") })
    #expect(names(shell, "query.map { $0.count }.distinctU").allSatisfy { $0.hasPrefix("distinctUntilChanged") })
    #expect(names(shell, "\"abc\".isEmp") == ["isEmpty"])
    #expect(names(shell, "Observable<Int>.inter").allSatisfy { $0 == "interval" })
  }

  @Test("offers members with conditions on generic parameters that are still open")
  func openParameters() {
    let shell = Shell()
    #expect(names(shell, "Observable.ra").contains("range"))
    #expect(names(shell, "Observable.inter") == ["interval"])
    #expect(!names(shell, "Observable<String>.ra").contains("range"))
  }

  @Test("offers names, the user's own first of all")
  func names() {
    let shell = Shell()
    shell("let myVariable = 1")
    #expect(names(shell, "print(myV") == ["myVariable"])
    #expect(names(shell, "Publ") == ["PublishRelay", "PublishSubject"])
    #expect(names(shell, "__shell").isEmpty)
  }

  @Test("offers the labels of what is being called")
  func labels() {
    let shell = Shell()
    shell("func greet(person name: String, loudly: Bool) {}")
    #expect(names(shell, "greet(per") == ["person:"])
    #expect(names(shell, "greet(person: \"a\", lou") == ["loudly:"])
  }

  @Test("offers the types that a type declares behind its name where a type is wanted")
  func nestedTypes() {
    let shell = Shell()
    shell("struct Vm { struct Input { let a: Int }; enum State { case idle } }")
    #expect(names(shell, "let i: Vm.") == ["Input", "State"])
    #expect(names(shell, "let i: [String: Vm.In") == ["Input"])
    #expect(names(shell, "let s: UIButton.") == ["ButtonType", "ContentMode", "Event", "State"])
    #expect(names(shell, "let i: Vm.Input.").isEmpty)
  }

  @Test("offers properties in a key path, and no methods")
  func keyPaths() {
    let shell = Shell()
    shell("struct P { let id = 1; func go() {} }")
    #expect(names(shell, "[P()].map(\\.") == ["id", "self"])
  }

  @Test("offers labels in the order of the parameters")
  func orderOfLabels() {
    let shell = Shell()
    shell("let numbers = Observable.of(1)")
    let labels = names(shell, "numbers.do(").filter { $0.hasSuffix(":") }
    #expect(labels.prefix(4) == ["onNext:", "afterNext:", "onError:", "afterError:"])
  }

  @Test("offers commands and what stands behind them")
  func commands() {
    let shell = Shell()
    #expect(names(shell, ":a") == ["advance"])
    #expect(names(shell, ":clock v") == ["virtual"])
    #expect(names(shell, ":help deb").contains("debounce"))
    #expect(names(shell, ":exp") == ["export"])
    #expect(names(shell, ":export rx") == ["rxtest"])
    #expect(names(shell, ":export h") == ["html"])
  }

  @Test("describes commands, and members without documentation by their results")
  func descriptions() throws {
    let shell = Shell()
    let commands = shell.session.completions(of: ":", at: 1).candidates
    #expect(commands.first { $0.insert == "vars" }?.summary == "list the variables with their types and values")
    let members = shell.session.completions(of: "[1].", at: 4).candidates
    #expect(members.first { $0.insert == "map" }?.summary.hasSuffix("-> [T]") == true)
    #expect(members.allSatisfy { !$0.summary.hasPrefix("-> T)") && !$0.summary.contains("Void)") })
    #expect(TypedCompletions.result(of: "f(_ a: (Int) -> Void, b: [Int]) throws -> Int") == "throws -> Int")
    #expect(TypedCompletions.result(of: "f(_ a: (Int) -> Void)") == "")
    #expect(TypedCompletions.labels(of: "f(_ a: (Int) -> Void, b: [Int]) throws -> Int") == "(_:b:)")
  }

  @Test("offers those names behind :why and its kin of which the recording can be asked")
  func askable() {
    let shell = Shell()
    shell("import UIKit")
    shell("let names = PublishSubject<String>(), nameField = UITextField(), named = names.subscribe(), naked = 3")
    #expect(names(shell, ":why na") == ["nameField", "named", "names"])
    #expect(names(shell, ":marble name").contains("names"))
    #expect(names(shell, ":graph nak").isEmpty)
    #expect(names(shell, ":export svg na").contains("names"))
    #expect(names(shell, ":events pu") == ["pushed"])
  }

  @Test("offers for an argument what fits its parameter, own variables first, with the signature above")
  func arguments() {
    let shell = Shell()
    shell("let query = PublishSubject<String>(), wait = RxTimeInterval.seconds(1), late = MainScheduler.asyncInstance")
    let time = shell.session.completions(of: "query.debounce(", at: 15)
    #expect(time.heading == "debounce(_ dueTime: DispatchTimeInterval, scheduler: SchedulerType) -> Observable<String>")
    #expect(time.candidates.first?.insert == "wait")
    #expect(time.candidates.map(\.insert).contains(".milliseconds"))
    #expect(!time.candidates.map(\.insert).contains("query"))
    let scheduler = names(shell, "query.debounce(.seconds(1), scheduler: ")
    #expect(scheduler.first == "late" && scheduler.contains("MainScheduler.instance"))
    #expect(!scheduler.contains("String") && !scheduler.contains("query"))
    #expect(names(shell, "query.debounce(.seconds(1), ") == ["scheduler:"])
  }

  @Test("offers for arguments whose type is open the program's own variables only")
  func openArguments() {
    let shell = Shell()
    shell("let relay = BehaviorRelay(value: \"\"), bag = DisposeBag(), number = 3")
    #expect(Set(names(shell, "print(")).isSuperset(of: ["relay", "bag", "number"]))
    #expect(names(shell, "print(").count < 20)
    let targets = names(shell, "Observable.just(\"\").bind(to: ")
    #expect(targets.first == "relay" && !targets.contains("bag") && !targets.contains("number"))
  }

  @Test("ranks often used members first, in one row per set of overloads")
  func ranking() {
    let shell = Shell()
    shell("let query = PublishSubject<String>()")
    let found = shell.session.completions(of: "query.", at: 6).candidates
    #expect(Set(found.prefix(4).map(\.insert)).isSuperset(of: ["subscribe", "map", "onNext"]))
    #expect(Set(found.map(\.insert)).count == found.count)
    #expect(found.contains { $0.display.hasPrefix("bind(to:) +") && !$0.summary.isEmpty })
    #expect(found.firstIndex { $0.insert == "disposed" }! > 14)
    #expect(names(shell, "query.subscribe().").first == "disposed")
    // Of overloads the simplest is shown.
    let members = shell.session.completions(of: "[1].", at: 4).candidates.map(\.display)
    #expect(members.contains { $0.hasPrefix("sorted() +") } && members.contains { $0.hasPrefix("count: Int +") })
    // The place of a call is left to the compiler.
    #expect(found.contains { $0.display == "debug(_:trimOutput:)" })
    #expect(found.firstIndex { $0.insert == "hasObservers" }! < found.firstIndex { $0.insert == "ignoreElements()" }!)
  }

  @Test("offers modules behind import, and paths behind commands for files")
  func modulesAndPaths() throws {
    let shell = Shell()
    #expect(names(shell, "import RxT") == ["RxTest", "RxTesting"])
    #expect(names(shell, "@testable import RxC").contains("RxCocoa"))
    #expect(names(shell, "import RxSwift ").isEmpty)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rxsh-paths-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder + "/inner", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "".write(toFile: folder + "/session.swift", atomically: true, encoding: .utf8)
    let found = shell.session.completions(of: ":load \(folder)/", at: 7 + folder.utf8.count)
    #expect(found.start == 6)
    #expect(found.candidates.map(\.insert) == [folder + "/inner/", folder + "/session.swift"])
    #expect(names(shell, ":save \(folder)/s") == [folder + "/session.swift"])
    #expect(names(shell, ":export svg \(folder)/i") == [folder + "/inner/"])
    let literal = "let text = try String(contentsOfFile: \"\(folder)/"
    let paths = shell.session.completions(of: literal + "s", at: literal.utf8.count + 1)
    #expect(paths.candidates.map(\.insert) == [folder + "/session.swift"])
    #expect(paths.start == literal.utf8.count - folder.utf8.count - 1)
    #expect(names(shell, "URL(fileURLWithPath:\"\(folder)/i") == [folder + "/inner/"])
    for text in [
      "URL(string: \"\(folder)/", "URL(filePath: \"\\(folder)/", "print(\"filePath: \(folder)/", "f(atPath: \"a\" \"",
    ] {
      #expect(names(shell, text).isEmpty)
    }
  }

  @Test("inserts parentheses for a method without arguments, and no value where a closure is meant")
  func parentheses() {
    let shell = Shell()
    shell("let source = PublishSubject<Int>()")
    #expect(names(shell, "source.subscribe().dispose").contains("dispose()"))
    #expect(!names(shell, "source.subscribe(onNext: ").contains("nil"))
    #expect(names(shell, "source.\n  distinctU").contains { $0.hasPrefix("distinctUntilChanged") })
    #expect(names(shell, "let other = PublishSubject<St").contains("String"))
    #expect(names(shell, "@esc") == ["escaping"])
    #expect(!names(shell, "import Rx").contains("RxDataSources"))
    #expect(names(shell, ":help ").first == "streams" && names(shell, ":help map ") == ["all"])
    #expect(names(shell, ":load 06").contains("06-observers.swift"))
    shell("let subscription = source.subscribe()")
    #expect(names(shell, ":dispose ").contains("all") && names(shell, ":dispose #").count == 1)
  }

  @Test("offers nothing inside of a string or a comment")
  func strings() {
    let shell = Shell()
    #expect(names(shell, "print(\"pri").isEmpty)
    #expect(names(shell, "// pri").isEmpty)
  }

  @Test("waits on a separate thread for a run loop that is busy, and tells when it is done")
  func busy() throws {
    let shell = Shell()
    shell("let query = PublishSubject<String>()")
    let (isBusy, isOver, isKnown) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    let session = shell.session
    Thread.detachNewThread {
      session.onMain {
        isBusy.signal()
        isOver.wait()
      }
    }
    isBusy.wait()
    let reader = CompletionReader(session, patience: .milliseconds(0)) { isKnown.signal() }
    #expect(reader.completions(of: "query.deb", at: 9) == nil)
    #expect(reader.completions(of: "query.deb", at: 9) == nil)
    isOver.signal()
    isKnown.wait()
    let found = try #require(reader.completions(of: "query.deb", at: 9))
    #expect(found.candidates.contains { $0.insert == "debounce" })
  }
}
