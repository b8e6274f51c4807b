final class Chat { private var log: [String] }
//          ^ error: class 'Chat' has no initializers
let chat = Chat()
//         ^ error: 'Chat' cannot be constructed because it has no accessible initializers
final class Chat2 { var log: [String]; var n: Int }
//          ^ error: class 'Chat2' has no initializers
let chat2 = Chat2()
//          ^ error: 'Chat2' cannot be constructed because it has no accessible initializers
let chat3 = Chat2(log: [], n: 1)
//          ^ error: 'Chat2' cannot be constructed because it has no accessible initializers
