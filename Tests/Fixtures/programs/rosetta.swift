// Small rosetta-like tasks, one after the other.
import Foundation
func hailstone(_ n: Int) -> [Int] { var n = n, out = [n]; while n != 1 { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; out.append(n) }; return out }
print(hailstone(7).count, hailstone(7).max()!)
let text = "the quick brown fox jumps over the lazy dog the end"
let freq = text.split(separator: " ").reduce(into: [:]) { counts, w in counts[String(w), default: 0] += 1 }
for (w, n) in freq.sorted(by: { ($0.value, $1.key) > ($1.value, $0.key) }).prefix(3) { print(w.padding(toLength: 6, withPad: " ", startingAt: 0), String(repeating: "#", count: n)) }
print(Set("abcdefghijklmnopqrstuvwxyz").subtracting(text).isEmpty, text.filter { "aeiou".contains($0) }.count, text.components(separatedBy: "the").count - 1)
func isbn(_ s: String) -> Bool { let d = s.filter { $0 != "-" }.compactMap { $0 == "X" ? 10 : $0.wholeNumberValue }; return d.count == 10 && zip(d, (1...10).reversed()).map { $0 * $1 }.reduce(0, +) % 11 == 0 }
print(isbn("3-598-21508-8"), isbn("3-598-21507-X"), isbn("3-598-21508-9"))
func luhn(_ s: String) -> Bool { let d = s.compactMap(\.wholeNumberValue); guard d.count > 1 else { return false }
    return d.reversed().enumerated().map { i, n in i % 2 == 1 ? (n * 2 > 9 ? n * 2 - 9 : n * 2) : n }.reduce(0, +).isMultiple(of: 10) }
print(luhn("4539 3195 0343 6467"), luhn("8273 1232 7352 0569"))
func say(_ n: Int) -> String {
    let small = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
    let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    switch n {
    case 0..<20: return small[n]
    case 20..<100: return tens[n / 10] + (n % 10 == 0 ? "" : "-" + small[n % 10])
    case 100..<1000: return small[n / 100] + " hundred" + (n % 100 == 0 ? "" : " " + say(n % 100))
    case 1000..<1_000_000: return say(n / 1000) + " thousand" + (n % 1000 == 0 ? "" : " " + say(n % 1000))
    default: return "\(n)"
    }
}
print(say(0), say(42), say(815), say(12_345), separator: "; ")
let lookAndSay = sequence(first: "1") { s in
    var out = "", i = s.startIndex
    while i < s.endIndex { let j = s[i...].firstIndex { $0 != s[i] } ?? s.endIndex; out += "\(s.distance(from: i, to: j))\(s[i])"; i = j }
    return out
}
print(Array(lookAndSay.prefix(6)))
func transpose(_ s: String) -> String { let rows = s.split(separator: "\n").map(Array.init); let w = rows.map(\.count).max() ?? 0
    return (0..<w).map { c in String(rows.map { c < $0.count ? $0[c] : " " }) }.joined(separator: "\n") }
print(transpose("abc\nde\nfgh"))
func binary(_ n: Int) -> String { n < 2 ? "\(n)" : binary(n / 2) + "\(n % 2)" }
print(binary(37), (0...4).map { String($0 ^ ($0 >> 1), radix: 2) }, [0b1010, 0xFF, 0o17].map { String($0, radix: 8) })
struct Clock: Equatable, CustomStringConvertible { private let minutes: Int
    init(hours: Int, minutes: Int = 0) { self.minutes = ((hours * 60 + minutes) % 1440 + 1440) % 1440 }
    var description: String { String(format: "%02d:%02d", minutes / 60, minutes % 60) }
    static func + (c: Clock, m: Int) -> Clock { Clock(hours: 0, minutes: c.minutes + m) }
    static func - (c: Clock, m: Int) -> Clock { c + -m } }
print(Clock(hours: 25), Clock(hours: 0, minutes: -15), Clock(hours: 23, minutes: 50) + 20, Clock(hours: 1) - 61, Clock(hours: 24) == Clock(hours: 0))
let matrix = [[3, 1, 2], [9, 7, 8], [6, 4, 5]]
print(matrix.map { $0.sorted() }, matrix.flatMap { $0 }.sorted(), matrix.map { $0.reduce(0, +) }, matrix.indices.map { i in matrix[i][i] }.reduce(0, +), matrix.max { $0[0] < $1[0] }!, matrix.joined().filter { $0 > 5 }.count)
var sieve = Array(2...30), primes: [Int] = []
while let p = sieve.first { primes.append(p); sieve.removeAll { $0 % p == 0 } }
print(primes)
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
func lcm(_ xs: Int...) -> Int { xs.reduce(1) { $0 / gcd($0, $1) * $1 } }
print(lcm(4, 6, 10), gcd(-12, 18), (1...20).reduce(1, { lcm($0, $1) }))
print((1...3).flatMap { a in (a...4).compactMap { b -> String? in let c = Double(a * a + b * b).squareRoot(); return c == c.rounded() ? "\(a),\(b),\(Int(c))" : nil } })
let temps = ["Mon": 20.5, "Tue": 22.1, "Wed": 19.0]
let average = temps.values.reduce(0, +) / Double(temps.count)
print(String(format: "%.2f", average), temps.max { $0.value < $1.value }!.key, temps.filter { $0.value < 21 }.keys.sorted(), temps.mapValues { Int($0.rounded()) }["Tue"]!)
func acronym(_ s: String) -> String { s.split { !$0.isLetter && $0 != "'" }.compactMap(\.first).map { $0.uppercased() }.joined() }
print(acronym("Portable Network-Graphics"), "racecar" == String("racecar".reversed()), "Hello".map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined(), "a1b2".filter(\.isNumber), Array("hello".enumerated().filter { $0.offset % 2 == 0 }.map(\.element)))
var grid = Array(repeating: Array(repeating: ".", count: 5), count: 3); grid[1][2] = "#"; grid[0][4...] = ["@"]
print(grid.map { $0.joined() }.joined(separator: "\n"))
print(stride(from: 1, through: 2, by: 0.5).map { $0 * 2 }, (1...5).reversed().map(String.init).joined(), zip(1..., ["a", "b"]).map { "\($0)\($1)" }, Array(1...3) + [9], [[1, 2], [3]].flatMap { $0 }, [1, 2, 3, 4].chunked(2))
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
