import Foundation

// A text as a pattern that matches it alone.

let pattern = "^" + NSRegularExpression.escapedPattern(for: "a.b*c (1)") + "$"
print(pattern)
print("a.b*c (1)".range(of: pattern, options: .regularExpression) != nil, "aXb*c (1)".range(of: pattern, options: .regularExpression) == nil)
