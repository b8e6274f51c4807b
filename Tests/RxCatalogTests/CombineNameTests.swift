import Testing

@testable import RxCatalog

@Suite("Names of Combine and SwiftUI")
struct CombineNameTests {
  /// A use of each name of the table, with its note.
  private static let uses: [(source: String, note: String)] = CombineName.all.compactMap { name in
    let foreign = name.foreign
    let source: String? =
      switch foreign.place {
      case .member: "_ = numbers.\(foreign.name)(0)"
      case .subject: "subject.\(foreign.name)(1)"
      case .subscription: "numbers.subscribe().\(foreign.name)(1)"
      case .factory: "_ = \(foreign.name)(1)"
      case .type: "let value: \(foreign.name)? = nil"
      case .of: nil
      }
    return source.map { ($0, foreign.lesson.text) }
  }

  @Test("each name has a note where it is used", arguments: uses)
  func notes(source: String, note: String) {
    let notes = FaultFixtureTests.diagnostics(of: FixTests.prelude + source + "\n", "a").flatMap(\.notes)
    #expect(notes.contains { $0.message == note }, "\(source)\n\(notes.map(\.message))")
  }

  @Test(
    "the vocabulary of a tutorial is known",
    arguments: [
      "Just", "Future", "Empty", "Fail", "Deferred", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
      "Publisher", "AnyCancellable", "sink", "assign", "store", "eraseToAnyPublisher", "removeDuplicates", "prepend",
      "append", "receive", "tryMap", "handleEvents", "replaceError", "replaceNil", "replaceEmpty", "switchToLatest",
      "dropFirst", "drop", "prefix", "collect", "mapError", "setFailureType", "ignoreOutput", "output", "send",
      "autoconnect", "makeConnectable", "publisher", "dataTaskPublisher", "Published", "ObservableObject", "print",
    ])
  func vocabulary(_ name: String) {
    #expect(CombineName.all.contains { $0.foreign.name == name })
  }

  @Test(
    "members of other types have a note",
    arguments: [
      ("_ = [1, 2].publisher", "Observable.from(…)"), ("_ = (1...3).publisher", "Observable.from(…)"),
      ("_ = Timer.publish(every: 1, on: .main, in: .common)", "Observable<Int>.interval"),
      ("class Model { @Published var count = 1 }", "state is a BehaviorRelay(value:)"),
    ])
  func values(source: String, note: String) {
    let notes = FaultFixtureTests.diagnostics(of: "import Foundation\n" + FixTests.prelude + source + "\n", "a")
      .flatMap(
        \.notes)
    #expect(notes.contains { $0.message.contains(note) }, "\(notes.map(\.message))")
  }
}
