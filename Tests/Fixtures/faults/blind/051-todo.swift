import Foundation

struct Todo: Identifiable {
    let id: UUID
    var title: String
    var isDone = false
}

final class TodoStore {
    private var todos: [Todo] = []

    func add(_ title: String) {
        todos.append(Todo(title: title))
//                        ^ error: missing argument for parameter 'id' in call
    }

    func toggle(_ id: UUID) {
        guard let index = todos.firstIndex(where: { $0.id = id }) else { return }
//                                                     ^ error: cannot assign to property: 'id' is a 'let' constant
//                                                        ^ error: cannot convert value of type '()' to closure result type 'Bool'
        todos[index].isDone.toggle()
    }

    var open: [Todo] {
        todos.filter { !$0.isDone }
    }
}

let store = TodoStore()
store.add("Milk")
print(store.open.count)
