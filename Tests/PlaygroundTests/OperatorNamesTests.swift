import RxCatalog
import Testing

@testable import Playground

@Suite("Names of operators in explanations")
struct OperatorNamesTests {
  @Test("are those of the catalog")
  func areKnown() {
    let known = Set(RxCatalog.entries.map(\.name))
    #expect(Set(RowReasons.byOperator.keys).subtracting(known).sorted() == [])
  }
}
