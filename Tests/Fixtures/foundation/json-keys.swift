import Foundation
struct Repo: Codable {
  let fullName: String
  let stars: Int
  let owner: Owner
  enum CodingKeys: String, CodingKey { case fullName = "full_name", stars = "stargazers_count", owner }
  struct Owner: Codable { let login: String }
}
let text = #"{"full_name": "a/b", "stargazers_count": 5, "owner": {"login": "me"}}"#
let repo = try JSONDecoder().decode(Repo.self, from: Data(text.utf8))
print(repo.fullName, repo.stars, repo.owner.login)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(repo), encoding: .utf8)!)
