// Numbers, strings and dates formatted on the way: what tutorials print.
import Foundation
import RxSwift

let prices = Observable.of(3.5, 12.0, 0.333, 1e6, 1e16, -0.0)
_ = prices.map { String(format: "%8.2f|%g|%e", $0, $0, $0) }.subscribe(onNext: { print($0) })
_ = prices.subscribe(onNext: { print($0, $0.rounded(), Int(exactly: $0) as Any) })
_ = Observable.of("hello world", "RX", "ünïcode ✓", "").subscribe(onNext: { s in
  print(s.capitalized, s.uppercased(), s.count, s.utf8.count, s.reversed().map(String.init).joined(), s.isEmpty)
  print(s.split(separator: " "), s.components(separatedBy: "o"), s.prefix(3), s.dropLast(2), s.first as Any)
  print(s.replacingOccurrences(of: "l", with: "L"), s.hasPrefix("h"), s.contains("o"), s.range(of: "world") != nil)
})
_ = Observable.of(255, -7, 0).subscribe(onNext: { n in
  print(String(n, radix: 16), String(n, radix: 2), n.description, abs(n), n.signum(), n.isMultiple(of: 5), n.quotientAndRemainder(dividingBy: 4))
})
print([3, 1, 2].sorted().description, ["b": 1].description, (1, "two", [3.0]), Optional(1) as Any, [Optional(1), nil])
print("a" + "b", "x\ty", "multi\nline", #"raw \n"#, "\u{1F600}", "quote \" and \\")
print(1...3, 1..<3, (1...3).map { $0 }, stride(from: 0, to: 1, by: 0.25).map { $0 }, Array("abc"), Set([1]))
print(Int.max, Int8.min, UInt8.max, Double.pi, Float(0.1), 0.1 + 0.2, 7 / 2, -7 / 2, -7 % 3, 7.0 / 2)
print(true && !false, 5 & 3, 5 | 3, 5 ^ 3, 1 << 4, ~5, 10 >> 1)
debugPrint("quoted\n", 1.0, ["x"], Optional("y") as Any, ("a", 1))
