// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/RxNetworking. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxNetworking: [CatalogFamily] = [
    rxNetworkingMembers,
  ]

  static let rxNetworkingAliases: [String] = [
  ]
}
