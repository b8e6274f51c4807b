class Store {
  static let shared = Store()
  private init() {}
}
let mine = Store()
//         ^ error: 'Store' initializer is inaccessible due to 'private' protection level
