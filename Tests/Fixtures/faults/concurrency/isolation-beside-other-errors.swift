@MainActor
final class Model {
  var title = ""
  func start() {}
}
func wrong() -> Int { "text" }
//                    ^ error: cannot convert return expression of type 'String' to return type 'Int'
let model = Model()
//          ^ error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
model.start()
//    ^ error: call to main actor-isolated instance method 'start()' in a synchronous nonisolated context
print(model.title)
//          ^ error: main actor-isolated property 'title' can not be referenced from a nonisolated context
func elsewhere(_ model: Model) { model.start() }
//                                     ^ error: call to main actor-isolated instance method 'start()' in a synchronous nonisolated context
func alsoWrong(_ model: Model) {
  model.start()
//      ^ error: call to main actor-isolated instance method 'start()' in a synchronous nonisolated context
  let count: Int = "text"
//                 ^ error: cannot convert value of type 'String' to specified type 'Int'
}
