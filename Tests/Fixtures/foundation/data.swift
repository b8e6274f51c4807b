import Foundation
let d = "héllo".data(using: .utf8)!
print(d, d.count, String(data: d, encoding: .utf8)!, Data([104, 105]).count)
print(d.base64EncodedString(), Array(d.prefix(2)), d.first!)
