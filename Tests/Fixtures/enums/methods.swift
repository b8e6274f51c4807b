enum Light {
  case red, yellow, green
  var next: Light {
    switch self {
    case .red: .green
    case .green: .yellow
    case .yellow: .red
    }
  }
  mutating func advance() { self = next }
  static let initial = Light.red
}
var l = Light.initial
l.advance(); l.advance()
print(l, l.next)
