protocol Loader {
  func load()
}
struct File: Loader {
//     ^ error: type 'File' does not conform to protocol 'Loader'
  func load() throws {}
}
