// Lists of texts, formatted.
import Foundation

let words = ["a", "b", "c"]
print(words.formatted(), "|", words.formatted(.list(type: .or)), "|", words.formatted(.list(type: .and, width: .narrow)))
print(["one"].formatted(.list(type: .and)), Array(words.prefix(2)).formatted(.list(type: .or, width: .short)))
