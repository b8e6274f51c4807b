import Foundation
class Model: NSObject {
  var run: () -> Void = {}
  override init() {
    run = { print(self) }
//        ^ error: 'self' captured by a closure before all members were initialized
    super.init()
  }
}
