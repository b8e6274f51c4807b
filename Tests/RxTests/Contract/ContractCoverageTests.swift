import Foundation
import Testing

@testable import Rx

/// Whether the contract tests ask every operator there is; the catalog, which is written from the library's sources, says
/// which there are.
@Suite("Which operators are under contract")
struct ContractCoverageTests {
  /// One public member as the generated catalog has it.
  private struct Member {
    let key: String
    let result: String
    let isOldName: Bool
  }

  /// Members of sequences that give sequences, and are no operators.
  private static let noOperators: Set<String> = [
    // What the contract tests themselves are written with.
    "SharedSequence.asObservable()", "SharedSequenceConvertibleType.asObservable()", "Infallible.asObservable()",
    "GroupedObservable.asObservable()", "ConnectableObservable.asObservable()",
    // Its work is a task, which runs outside the test's environment; ConcurrencyTests have it.
    "static PrimitiveSequenceType<SingleTrait>.create(detached:priority:work:)",
    // Gives the observable of anything; conformances have their own.
    "ObservableConvertibleType.asObservable()", "ObservableType.asObservable()", "Observable.asObservable()",
  ]

  private static func catalog() throws -> [Member] {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/RxCatalog/Generated")
      .standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("RxOperators") || $0.lastPathComponent.hasPrefix("RxTraits") }
    return try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).components(separatedBy: "CatalogMember(").dropFirst().map { entry in
        Member(
          key: field("key", of: entry) ?? "", result: field("result", of: entry) ?? "",
          isOldName: field("deprecation", of: entry) != nil)
      }
    }
  }

  private static func field(_ name: String, of entry: String) -> String? {
    guard let start = entry.range(of: "\(name): \"") else { return nil }
    return entry[start.upperBound...].prefix { $0 != "\"" }.description
  }

  /// A key without its parameter types, with all numbers of sources as one.
  private static func folded(_ key: String) -> String {
    var key = key
    if let types = key.range(of: ") (") { key = String(key[..<types.lowerBound]) + ")" }
    while key.contains("_:_:_:") { key = key.replacingOccurrences(of: "_:_:_:", with: "_:_:") }
    return key
  }

  private static let owners = [
    "ObservableType", "ObservableConvertibleType", "ConnectableObservableType", "InfallibleType", "Infallible",
    "PrimitiveSequence", "PrimitiveSequenceType", "SharedSequence", "SharedSequenceConvertibleType",
  ]
  private static let sequences = [
    "Observable<", "Infallible<", "PrimitiveSequence<", "Single<", "Maybe<", "Completable", "SharedSequence<",
    "Driver<", "Signal<", "ConnectableObservable<",
  ]

  @Test("every operator on every kind of sequence is")
  func coverage() throws {
    let catalog = try ContractCoverageTests.catalog()
    let operators = catalog.filter { member in
      let owner = member.key.replacingOccurrences(of: "static ", with: "").prefix { $0 != "." && $0 != "<" }
      return !member.isOldName && ContractCoverageTests.owners.contains(String(owner))
        && ContractCoverageTests.sequences.contains { member.result.hasPrefix($0) }
        && !ContractCoverageTests.noOperators.contains(member.key)
    }
    // The reading of the catalog has not come apart.
    #expect(operators.count > 250)
    let wanted = Set(operators.map { ContractCoverageTests.folded($0.key) })
    let tested = Set(OperatorUnderContract.all.map(\.key))
    let untested = wanted.subtracting(tested).sorted()
    #expect(untested.isEmpty, "write them down in Tests/RxTests/Contract")
    let known = Set(catalog.map { ContractCoverageTests.folded($0.key) })
    #expect(tested.subtracting(known).sorted().isEmpty, "the catalog knows no such operators")
  }
}
