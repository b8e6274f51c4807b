// A call without its mark has its type nonetheless.
func fetchProfile(id: Int) async throws -> String { "" }
func fetchAvatar(for profile: String) async -> [Int] { [] }
struct Loader {
  func load(_ id: Int) async throws -> (String, Int) {
    let profile = try fetchProfile(id: id)
//                ^ error: expression is 'async' but is not marked with 'await'
    let avatar = fetchAvatar(for: profile)
//               ^ error: expression is 'async' but is not marked with 'await'
    let again = fetchProfile(id: 2)
//              ^ error: call can throw but is not marked with 'try'
//              ^ error: expression is 'async' but is not marked with 'await'
    return (profile, avatar.count)
  }
}
