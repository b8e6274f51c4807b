// Attributed strings keep attributes of ranges.
import Foundation

let plain = NSAttributedString(string: "hello")
print(plain.string, plain.length)
let key = NSAttributedString.Key("mark")
let marked = NSMutableAttributedString(string: "abc", attributes: [key: 1])
marked.append(NSAttributedString(string: "def"))
print(marked.string, marked.length)
print(marked.attribute(key, at: 0, effectiveRange: nil) as? Int ?? 0, marked.attribute(key, at: 4, effectiveRange: nil) == nil)
marked.addAttribute(key, value: 2, range: NSRange(location: 3, length: 1))
print(marked.attributes(at: 3, effectiveRange: nil).count)
marked.removeAttribute(key, range: NSRange(location: 0, length: 6))
print(marked.attributes(at: 3, effectiveRange: nil).isEmpty)
print(marked.attributedSubstring(from: NSRange(location: 1, length: 2)).string)
marked.replaceCharacters(in: NSRange(location: 0, length: 1), with: "XY")
print(marked.string, marked.isEqual(to: NSAttributedString(string: "XYbcdef")))
