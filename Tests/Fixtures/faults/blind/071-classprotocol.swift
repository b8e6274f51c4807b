protocol Repository {
    associatedtype Entity
    func all() -> [Entity]
    func find(id: Int) -> Entity?
    mutating func save(_ entity: Entity)
}

struct User { let id: Int; let name: String }

final class UserRepository: Repository {
//          ^ error: type 'UserRepository' does not conform to protocol 'Repository'
    private var users: [User] = []
    func all() -> [User] { users }
    func find(id: String) -> User? { nil }
    mutating func save(_ user: User) { users.append(user) }
//  ^ error: 'mutating' is not valid on instance methods in classes
}

struct Service<R: Repository> where R.Entity == User {
    let repository: R
    func names() -> [String] { repository.all().map { $0.title } }
//                                                       ^ error: value of type 'User' has no member 'title'
}

let service = Service(repository: UserRepository())
print(service.names())
