extension Array where Element == Int { var total: Int { reduce(0, +) } }
extension Collection where Element: Numeric { func product() -> Element { reduce(1, *) } }
extension Sequence where Element: CustomStringConvertible { func joinedText() -> String { map(\.description).joined(separator: "-") } }
print([1, 2, 3].total, [2.0, 3].product(), (1...4).product(), [1, 2].joinedText())
