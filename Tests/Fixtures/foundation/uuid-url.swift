import Foundation
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id, id.uuidString.count, UUID() == UUID(), UUID(uuidString: "x") == nil)
let u = URL(string: "https://example.com/a/b.png?q=1")!
print(u, u.host!, u.path, u.lastPathComponent, u.scheme!, u.query!, u.absoluteString.count)
