import Testing

@testable import Rx

/// Coverage of the contract tests: every operator of the list that is generated from the declarations of Rx.
@Suite("Which operators are under contract")
struct ContractCoverageTests {
  /// Members of sequences that give sequences, and are no operators.
  private static let noOperators: Set<String> = [
    // Members that the contract tests themselves use.
    "SharedSequence.asObservable()", "SharedSequenceConvertibleType.asObservable()", "Infallible.asObservable()",
    "GroupedObservable.asObservable()", "ConnectableObservable.asObservable()",
    // Its work is a task, which runs outside the test's environment; ConcurrencyTests have it.
    "static PrimitiveSequenceType<SingleTrait>.create(detached:priority:work:)",
    // Gives the observable of anything; conformances have their own.
    "ObservableConvertibleType.asObservable()", "ObservableType.asObservable()", "Observable.asObservable()",
  ]

  @Test("every operator on every kind of sequence is")
  func coverage() throws {
    let wanted = Set(Operators.all).subtracting(ContractCoverageTests.noOperators)
    let tested = Set(OperatorUnderContract.all.map(\.key))
    let untested = wanted.subtracting(tested).sorted()
    #expect(untested.isEmpty, "write them down in Tests/RxTests/Contract")
    let known = Set(Operators.all + Operators.renamed)
    #expect(tested.subtracting(known).sorted().isEmpty, "Rx has no such operators")
  }
}
