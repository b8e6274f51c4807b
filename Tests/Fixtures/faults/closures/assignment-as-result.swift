struct Todo { let title: String; var isDone: Bool }
let todos = [Todo(title: "a", isDone: true)]
let a = todos.filter { todo in todo.isDone = false }
//                                  ^ error: cannot assign to property: 'todo' is a 'let' constant
//                                         ^ error: cannot convert value of type '()' to closure result type 'Bool'
let b = todos.filter { $0.isDone = false }
//                        ^ error: cannot assign to property: '$0' is immutable
//                               ^ error: cannot convert value of type '()' to closure result type 'Bool'
let c = todos.map { $0.isDone = false }
//                     ^ error: cannot assign to property: '$0' is immutable
let d: [Int] = todos.map { $0.isDone = true }
//                            ^ error: cannot assign to property: '$0' is immutable
//                                   ^ error: cannot convert value of type '()' to closure result type 'Int'
let e = todos.filter { todo in
  todo.isDone = false
//     ^ error: cannot assign to property: 'todo' is a 'let' constant
  return true
}
todos.forEach { $0.isDone = true }
//                 ^ error: cannot assign to property: '$0' is immutable
var n = 0
let g = todos.filter { _ in n = 1 }
//                            ^ error: cannot convert value of type '()' to closure result type 'Bool'
let k = 1
let h = todos.filter { _ in k = 1 }
//                          ^ error: cannot assign to value: 'k' is a 'let' constant
//                            ^ error: cannot convert value of type '()' to closure result type 'Bool'
let i = todos.contains { $0.isDone = true }
//                          ^ error: cannot assign to property: '$0' is immutable
//                                 ^ error: cannot convert value of type '()' to closure result type 'Bool'
func run(_ body: (Todo) -> Bool) {}
run { $0.isDone = true }
//       ^ error: cannot assign to property: '$0' is immutable
//              ^ error: cannot convert value of type '()' to closure result type 'Bool'
run { todo in todo = todos[0] }
//            ^ error: cannot assign to value: 'todo' is a 'let' constant
//                 ^ error: cannot convert value of type '()' to closure result type 'Bool'
