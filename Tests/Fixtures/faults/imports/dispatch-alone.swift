// Dispatch brings its own names, not those of Foundation.
import Dispatch

let queue = DispatchQueue(label: "work")
let group = DispatchGroup()
let lock = NSLock()
//         ^ error: cannot find 'NSLock' in scope
let id = UUID()
//       ^ error: cannot find 'UUID' in scope
let decoder = JSONDecoder()
//            ^ error: cannot find 'JSONDecoder' in scope
func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
//               ^ error: cannot find type 'URL' in scope
//                              ^ error: cannot find type 'Data' in scope
//                                         ^ error: cannot find 'Data' in scope
