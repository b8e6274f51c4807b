import Foundation
let n = "abc".length
print("abc".lastPathComponent)
