import Foundation

struct User: Codable {
//     ^ error: type 'User' does not conform to protocol 'Decodable'
//     ^ error: type 'User' does not conform to protocol 'Encodable'
    let id: Int
    let name: String
    let manager: Manager
}

struct Manager {
    let id: Int
}

let json = """
{"id": 1, "name": "Ann", "manager": {"id": 2}}
"""

func load() throws -> User {
    let data = json.data(using: .utf8)
    return try JSONDecoder().decode(User, from: data)
//                                              ^ error: value of optional type 'Data?' must be unwrapped to a value of type 'Data'
}

do {
    let user = try load()
    print(user.name)
} catch let error as DecodingErr {
//                   ^ error: cannot find type 'DecodingErr' in scope
    print(error)
}
