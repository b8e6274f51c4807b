// Text processing: word frequency, caesar, run-length, roman numerals, palindromes
let text = """
    It was the best of times, it was the worst of times, it was the age of wisdom...
    it was the age of foolishness — it was the epoch of belief!
    """
let words = text.lowercased().split { !$0.isLetter }.map(String.init)
let freq = words.reduce(into: [:]) { counts, word in counts[word, default: 0] += 1 }
let top = freq.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4)
for (word, n) in top { print(word.padding(8), String(repeating: "█", count: n), n) }
extension String {
    func padding(_ n: Int) -> String { self + String(repeating: " ", count: Swift.max(0, n - count)) }
    var isPalindrome: Bool { let s = lowercased().filter(\.isLetter); return s == String(s.reversed()) }
    func caesar(_ k: Int) -> String {
        String(String.UnicodeScalarView(unicodeScalars.map { u in
            switch u {
            case "a"..."z": return UnicodeScalar((u.value - 97 + UInt32((k % 26 + 26) % 26)) % 26 + 97)!
            case "A"..."Z": return UnicodeScalar((u.value - 65 + UInt32((k % 26 + 26) % 26)) % 26 + 65)!
            default: return u
            }
        }))
    }
    func chunked(_ n: Int) -> [Substring] {
        var out: [Substring] = []; var i = startIndex
        while let j = index(i, offsetBy: n, limitedBy: endIndex), i < endIndex { out.append(self[i..<j]); i = j }
        if i < endIndex { out.append(self[i...]) }
        return out
    }
}
print("Hello, World!".caesar(3), "Hello, World!".caesar(3).caesar(-3))
print(["A man, a plan, a canal: Panama", "nope"].map(\.isPalindrome), "abcdefgh".chunked(3))
func rle(_ s: String) -> String {
    var out = ""
    var it = s.makeIterator()
    guard var current = it.next() else { return out }
    var n = 1
    while let c = it.next() { if c == current { n += 1 } else { out += (n > 1 ? "\(n)" : "") + String(current); (current, n) = (c, 1) } }
    return out + (n > 1 ? String(n) : "") + "\(current)"
}
func unrle(_ s: String) -> String {
    var digits = ""
    return s.reduce(into: "") { acc, c in
        if c.isNumber { digits.append(c) } else { acc += String(repeating: c, count: Int(digits) ?? 1); digits = "" }
    }
}
print(rle("WWWWBBWWWA"), unrle(rle("WWWWBBWWWA")))
let roman: KeyValuePairs = ["M": 1000, "CM": 900, "D": 500, "CD": 400, "C": 100, "XC": 90, "L": 50, "XL": 40, "X": 10, "IX": 9, "V": 5, "IV": 4, "I": 1]
func toRoman(_ n: Int) -> String { var n = n; return roman.reduce("") { acc, kv in let (q, r) = n.quotientAndRemainder(dividingBy: kv.value); n = r; return acc + String(repeating: kv.key, count: q) } }
print([1994, 2024, 4].map(toRoman))
func fromRoman(_ s: String) -> Int {
    let v: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000]
    let ns = s.compactMap { v[$0] }
    return zip(ns, ns.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
}
print(fromRoman("MCMXCIV"))
let emoji = "👨‍👩‍👧‍👦 family 🇩🇪"
print(emoji.count, emoji.unicodeScalars.count, emoji.utf16.count, emoji.first!, Array(emoji.suffix(2)))
print("naïve café".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
if let r = text.firstIndex(of: ","), let s = text[..<r].lastIndex(of: " ") { print(text[text.index(after: s)..<r]) }
print("%d items".replacing("%d", with: "3"), "a-b-c".split(separator: "-", maxSplits: 1), "abc" < "abd", "Zebra".compare("apple"))
import Foundation
