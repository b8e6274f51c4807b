import Testing

@testable import Rx

/// The table of groups, without events.
@Suite("The table of groups")
struct GroupTableTests {
  /// A key whose hash says little.
  private struct Key: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  private final class Group {}

  @Test("each key finds its group, also where hashes are equal, and groups keep their order")
  func find() {
    var table = GroupTable<Key, Group>()
    var groups: [Group] = []
    for number in 0..<50 {
      let found = table.find(Key(number: number))
      #expect(found.group == nil)
      groups.append(Group())
      table.insert(groups[number], for: Key(number: number), hash: found.hash)
    }
    for number in 0..<50 { #expect(table.find(Key(number: number)).group === groups[number]) }
    #expect(table.entries.map(\.key.number) == Array(0..<50))
    #expect(table.find(Key(number: 50)).group == nil)
  }
}
