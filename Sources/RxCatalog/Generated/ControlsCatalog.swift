// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controls: [CatalogFamily] = [
    controlsAppearance,
    controlsBase,
    controlsControllers,
    controlsMembers,
    controlsLayout,
    controlsTables,
    controlsText,
    controlsViews,
  ]

  static let controlsAliases: [String] = [
  ]
}
