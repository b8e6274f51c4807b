final class Chat { var log: [String] }
//          ^ error: class 'Chat' has no initializers
let chat = Chat()
//         ^ error: 'Chat' cannot be constructed because it has no accessible initializers
