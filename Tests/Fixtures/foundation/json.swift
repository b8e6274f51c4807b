import Foundation
struct User: Codable { let id: Int; let name: String; var email: String?; let tags: [String] }
let json = """
[{"id": 1, "name": "Ann", "tags": ["a"]}, {"id": 2, "name": "Bob", "email": "b@x.y", "tags": []}]
"""
let users = try JSONDecoder().decode([User].self, from: json.data(using: .utf8)!)
for u in users { print(u.id, u.name, u.email ?? "-", u.tags) }
do { _ = try JSONDecoder().decode(User.self, from: Data("{}".utf8)); print("no") } catch { print("failed") }
