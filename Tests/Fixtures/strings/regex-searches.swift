// What strings do with regular expressions.

let text = "The rain in Spain stays mainly in the plain"
print(text.contains(/S\w+n/), text.contains(/x/), text.starts(with: /The/), text.starts(with: /rain/))
print(text.matches(of: /\w*ain\b/).map { $0.output }, text.matches(of: /\w*ain\b/).count)
print(text.ranges(of: /ain/).map { text[$0] }, text.firstRange(of: /in/).map { text[$0] } as Any)
print(text.prefixMatch(of: /\w+/)?.output ?? "none", text.wholeMatch(of: /.*plain/) != nil, text.wholeMatch(of: /rain/) == nil)
print(text.split(separator: /\s+/), "a1b22c".split(separator: /\d/), "a1b22c".split(separator: /\d/, omittingEmptySubsequences: false))
print("a, b;c".split(separator: /[,;]\s*/, maxSplits: 1).map(String.init))
print(text.replacing(/ain/, with: "ane"), "a1b2".replacing(/\d/, with: ""), "a1b2".replacing(/\d/, with: "#", maxReplacements: 1))
print("a1b22".replacing(/\d+/) { match in "<\(Int(match.output)! * 2)>" })
print("john smith".replacing(/(\w)(\w*)/) { "\($0.1.uppercased())\($0.2)" })
print("0042".trimmingPrefix(/0+/), "42".trimmingPrefix(/0+/))
var changed = "2024-05-17"
changed.replace(/-/, with: "/")
print(changed)
changed.replace(/(\d+)\/(\d+)/) { "\($0.2).\($0.1)" }
changed.trimPrefix(/\d/)
print(changed)
let part = text.dropFirst(4)
print(part.firstMatch(of: /\w+/)!.output, part.replacing(/\s/, with: "_"), part.contains(/The/), part.prefixMatch(of: /rain/) != nil)
print("Straße ÉCOLE 🇩🇪x".matches(of: /\w+/).map { String($0.output) }, "🇩🇪x".firstMatch(of: /./)!.output)

// Options.
print("HELLO".contains(/hello/), "HELLO".contains(/hello/.ignoresCase()), "a\nb".contains(/a.b/), "a\nb".contains(/a.b/.dotMatchesNewlines()))
print("x\ny".matches(of: /^\w$/).count, "x\ny".matches(of: /^\w$/.anchorsMatchLineEndings()).count, "٣".contains(/\d/.asciiOnlyDigits()))
print("<a><b>".firstMatch(of: /<.+>/.repetitionBehavior(.reluctant))!.output, "HeLLo".replacing(/(?i)l+/, with: "r"))

// Patterns made at run time.
do {
  let pattern = try Regex("(\\w+)@(?<host>\\w+)(!)?")
  if let match = "me@home".firstMatch(of: pattern) {
    print(match.output.count, match.output[0].substring ?? "", match[1].substring ?? "", match["host"]?.substring ?? "")
    print(match.output[3].substring as Any, match.output[2].name ?? "", match.output.map { $0.substring ?? "-" })
  }
  let typed = try Regex("(\\d)(x)?", as: (Substring, Substring, Substring?).self)
  print(try typed.wholeMatch(in: "1")?.1 ?? "none", try typed.firstMatch(in: "a2x")!.output, try typed.prefixMatch(in: "b") == nil)
  _ = try Regex("(a")
} catch {
  print(error)
}
print("1+1=2".contains(Regex<Substring>(verbatim: "1+1")), (try? Regex("[")) == nil)
func count(_ regex: Regex<Substring>, in text: String) -> Int { text.matches(of: regex).count }
print(count(/a/, in: "banana"))
func first(_ regex: some RegexComponent, in text: String) -> Bool { text.contains(regex) }
print(first(/n(a)/, in: "banana"))
struct Rule {
  let name: String
  let pattern: Regex<(Substring, Substring)>
}
for rule in [Rule(name: "number", pattern: /(\d+)/), Rule(name: "word", pattern: /([a-z]+)/)] {
  if let match = "abc 123".firstMatch(of: rule.pattern) { print(rule.name, match.1) }
}
