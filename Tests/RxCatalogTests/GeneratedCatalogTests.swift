import Foundation
import Testing

@testable import catalog_generator

@Suite("The generated catalog")
struct GeneratedCatalogTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("is what the sources of Rx and RxTesting come to")
  func isCurrent() throws {
    let catalog = Catalog(root: Self.root)
    let stale = catalog.staleFiles(against: try catalog.files())
    #expect(stale.isEmpty, "out of date: \(stale.joined(separator: ", ")); run `swift run catalog-generator`")
  }
}
