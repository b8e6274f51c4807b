import Foundation

extension IndexPath {
  /// Makes the index path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The row in its section.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The section of a table.
  public var section: Int { count > 0 ? self[0] : 0 }

  /// Makes the index path of an item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The item in its section.
  public var item: Int { row }
}
