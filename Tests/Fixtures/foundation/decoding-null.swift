// What is missing where a decoded text has null in place of a value.
import Foundation
 
func report<T: Decodable>(_ type: T.Type, _ s: String) { do { print(try JSONDecoder().decode(type, from: Data(s.utf8))) } catch { print(error) } }
struct S: Decodable { var x: Int }
enum E: String, Decodable { case a }
enum F: Decodable { case a(Int), b }
report([String: [String: Int]].self, #"{"a":null}"#)
report([String: Set<Int>].self, #"{"a":null}"#)
report([String: [Int: Int]].self, #"{"a":null}"#)
report([String: ClosedRange<Int>].self, #"{"a":null}"#)
report([String: S].self, #"{"a":null}"#)
report([String: E].self, #"{"a":null}"#)
report([String: F].self, #"{"a":null}"#)
report([String: URL].self, #"{"a":null}"#)
report([String: Data].self, #"{"a":null}"#)
report([String: UUID].self, #"{"a":null}"#)
report([String: Decimal].self, #"{"a":null}"#)
report([String: UInt8].self, #"{"a":null}"#)
report([String: Float].self, #"{"a":null}"#)
report([Int].self, "null")
report([Int].self, "{}")
report(S.self, "[]")
report(Bool.self, "null")
report(String.self, "null")
report(S.self, "null")
