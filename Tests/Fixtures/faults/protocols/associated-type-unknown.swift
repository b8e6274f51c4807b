protocol Store {
  associatedtype Item
  var count: Int { get }
}
struct Shelf: Store { var count = 1 }
//     ^ error: type 'Shelf' does not conform to protocol 'Store'
protocol Source {
  associatedtype Item: Equatable
  func next() -> Item
}
struct Plain {}
struct Tap: Source { func next() -> Plain { Plain() } }
//     ^ error: type 'Tap' does not conform to protocol 'Source'
protocol Channel {
  associatedtype Item
  func send() -> Item
  func take(_ item: Item)
}
struct Pipe: Channel {
//     ^ error: type 'Pipe' does not conform to protocol 'Channel'
  func send() -> Int { 1 }
  func take(_ item: String) {}
}
struct Row: Identifiable { var name = "a" }
//     ^ error: type 'Row' does not conform to protocol 'Identifiable'
