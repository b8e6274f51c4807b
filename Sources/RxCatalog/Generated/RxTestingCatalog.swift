// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/RxTesting. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxTesting: [CatalogFamily] = [
    rxTestingBlocking,
    rxTestingMarbles,
    rxTestingScheduler,
  ]

  static let rxTestingAliases: [String] = [
    "typealias TestTime = Int",
  ]
}
