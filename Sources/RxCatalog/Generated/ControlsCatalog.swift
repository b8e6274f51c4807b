// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controls: [CatalogFamily] = [
    controlsAppearance,
    controlsApplication,
    controlsBase,
    controlsCollections,
    controlsControllers,
    controlsMembers,
    controlsImages,
    controlsLayout,
    controlsLocation,
    controlsNavigation,
    controlsPickers,
    controlsTables,
    controlsText,
    controlsViews,
  ]

  static let controlsAliases: [String] = [
    "typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)",
    "typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)",
  ]
}
