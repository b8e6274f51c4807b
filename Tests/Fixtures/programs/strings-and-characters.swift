// Strings and characters chapter, with unicode.
let greeting = "Guten Tag!"
print(greeting[greeting.startIndex], greeting[greeting.index(before: greeting.endIndex)])
print(greeting[greeting.index(greeting.startIndex, offsetBy: 7)])
for i in greeting.indices where greeting[i] == "T" { print(greeting.distance(from: greeting.startIndex, to: i)) }
var welcome = "hello"
welcome.insert("!", at: welcome.endIndex)
welcome.insert(contentsOf: " there", at: welcome.index(before: welcome.endIndex))
print(welcome)
welcome.remove(at: welcome.index(before: welcome.endIndex))
let range = welcome.index(welcome.endIndex, offsetBy: -6)..<welcome.endIndex
welcome.removeSubrange(range)
print(welcome)
let line = "Hello, world!"
let comma = line.firstIndex(of: ",") ?? line.endIndex
let beginning = line[..<comma]
print(beginning, String(beginning).count, line[comma...].dropFirst(2))
let eAcute = "\u{E9}", combined = "\u{65}\u{301}"
print(eAcute == combined, eAcute.count, combined.unicodeScalars.count, combined.utf8.count)
let flag = "🇺🇸🇵🇷", family = "👨‍👩‍👧‍👦"
print(flag.count, family.count, family.unicodeScalars.count, family.utf16.count)
let dog = "Dog‼🐶"
for unit in dog.utf8 { print(unit, terminator: " ") }
print()
for scalar in dog.unicodeScalars { print("\(scalar) \(scalar.value)", terminator: ", ") }
print()
print(#"Line 1\nLine 2"#, #"6 times 7 is \#(6 * 7)."#)
let quotation = """
    The White Rabbit put on his spectacles.  \
    "Where shall I begin?"
      indented
    end
    """
print(quotation)
print(quotation.split(separator: "\n").count, quotation.contains("Rabbit"))

func isPalindrome(_ s: String) -> Bool {
    let letters = s.lowercased().filter(\.isLetter)
    return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("Swift"))
func caesar(_ s: String, by shift: Int) -> String {
    String(s.map { c -> Character in
        guard let ascii = c.asciiValue, c.isLetter else { return c }
        let base = c.isUppercase ? Character("A").asciiValue! : Character("a").asciiValue!
        let moved = (Int(ascii - base) + shift + 26) % 26
        return Character(UnicodeScalar(base + UInt8(moved)))
    })
}
let secret = caesar("Hello, World", by: 3)
print(secret, caesar(secret, by: -3))
func runLength(_ s: String) -> String {
    var result = ""
    var rest = Substring(s)
    while let c = rest.first {
        let run = rest.prefix { $0 == c }
        result += run.count > 1 ? "\(run.count)\(c)" : String(c)
        rest.removeFirst(run.count)
    }
    return result
}
print(runLength("aaabccdddd"))
let counts = "hello world".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { "\($0.key)=\($0.value)" })
print("swift is fun".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
let camel = "theQuickBrownFox"
print(camel.reduce("") { $1.isUppercase ? $0 + "_" + $1.lowercased() : $0 + String($1) })
print("snake_case_name".split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined())
print(Set("listen") == Set("silent"), "listen".sorted() == "silent".sorted())
for c in ["a", "Z", "5", " ", "é", "π", "½", "\n", "🎉"] as [Character] {
    print(c.isLetter, c.isNumber, c.isWhitespace, c.isASCII, c.isPunctuation, c.wholeNumberValue ?? -1, c.isLowercase, separator: "|")
}
print("abc" < "abd", "Z" < "a", "apple".compare("banana") == .orderedAscending, max("b", "a"))
print("a,b;c d".split { ",; ".contains($0) }, "x--y".split(separator: "-", omittingEmptySubsequences: false))
print("one two three".split(separator: " ", maxSplits: 1), "k=v=w".components(separatedBy: "="))
print("  trim me ".trimmingCharacters(in: .whitespaces) + "|", "tic-tac".replacingOccurrences(of: "t", with: "T"))
print("ab".padding(toLength: 5, withPad: "-", startingAt: 0), String(repeating: "=", count: 10), "é".utf8.map { String($0, radix: 16) })
print(Int("42")! + (Int("x") ?? 0), Double("3.5")!, String(255, radix: 16, uppercase: true), Int("ff", radix: 16)!)
if let r = line.range(of: "world") { print(line[r], line.replacingCharacters(in: r, with: "Swift")) }
print(line.hasPrefix("Hell"), line.hasSuffix("!"), line.uppercased(), line.first!, line.last!, line.isEmpty)
var text = "abc"
text += "def"
text.append("g")
text.append(contentsOf: ["h", "i"])
text.replaceSubrange(text.startIndex...text.index(after: text.startIndex), with: "__")
print(text, text.removeLast(), text.popLast() as Any, text, text.dropLast(2), text.suffix(2))
print(zip("abc", "abd").first { $0 != $1 }!, "banana".firstIndex(of: "n")! < "banana".lastIndex(of: "n")!)
print("%@".count, "tab\there", "quote \"q\"", "back\\slash", "\u{1F600}")
import Foundation
