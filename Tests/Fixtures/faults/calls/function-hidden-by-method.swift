func log(_ text: String) { print(text) }
class Clerk {
  func log() {}
  func print() {}
  func work() {
    log("started")
//  ^ error: use of 'log' refers to instance method rather than global function 'log' in module 'main'
    print("ready")
//  ^ error: use of 'print' refers to instance method rather than global function 'print(_:separator:terminator:)' in module 'Swift'
  }
}
extension Array where Element == Int {
  func limited() -> Int { max(1, 2) }
//                        ^ error: use of 'max' refers to instance method rather than global function 'max' in module 'Swift'
}
