import RxBindings

// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/RxNetworking. Change the declarations there and run it again.

extension GeneratedCatalog {
  package static let rxNetworking: [CatalogFamily] = [
    rxNetworkingMembers,
  ]

  static let rxNetworkingAliases: [String] = [
  ]
}
