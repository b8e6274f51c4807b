import Foundation
let e = NSError(domain: "app", code: 42, userInfo: [NSLocalizedDescriptionKey: "it broke"])
print(e.domain, e.code, e.localizedDescription)
print(NSError(domain: "x", code: 1).localizedDescription)
func f() throws { throw e }
do { try f() } catch { print((error as NSError).code) }
