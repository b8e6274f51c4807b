struct Count: Equatable {
//     ^ error: type 'Count' does not conform to protocol 'Equatable'
  static func == (left: Count, right: Int) -> Bool { true }
  let changed: () -> Void
}
