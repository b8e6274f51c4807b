// Arguments of formats as the protocol that they conform to.

import Foundation
func f<V: CVarArg>(_ v: V) -> String { String(format: "%@|", "\(v)") }
print(f(1), f(2.5))
func g(_ xs: CVarArg...) -> Int { xs.count }
print(g(1, 2.0))
func h(_ format: String, _ xs: CVarArg...) -> String { String(format: format, arguments: xs) }
print(h("%d-%.1f", 1, 2.0))
