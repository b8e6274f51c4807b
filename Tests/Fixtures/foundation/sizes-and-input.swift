import Foundation
enum Level { case low, high }
func text(_ level: Level) -> String {
  switch level {
  case .low: return "low"
  case .high: return "high"
  @unknown default: return "unknown"
  }
}
print(text(.low), text(.high))
func order(_ result: ComparisonResult) -> Int {
  switch result {
  case .orderedAscending: -1
  case .orderedSame: 0
  case .orderedDescending: 1
  @unknown default: 2
  }
}
print(order("a".compare("b")), order("b".compare("b")))
let width: CGFloat = 12.5
let size = CGSize(width: width, height: 2 * width)
let point = CGPoint(x: 1, y: 2)
let rect = CGRect(origin: point, size: size)
print(width / 2, size.height, point.x + point.y, rect.width, Double(width), CGFloat(3) + 0.5, Int(width), CGFloat.pi > 3)
while let line = readLine() { print("line", line) }
print(readLine() ?? "end of input")
