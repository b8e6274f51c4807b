let ticks = ContinuousClock()
let start = ticks.now
let d = ticks.measure { _ = (1...10).reduce(0, +) }
print(d < .seconds(5), start < ticks.now || start == ticks.now, ticks.now - start < .seconds(5))
try await Task.sleep(for: .milliseconds(10))
print(Duration.seconds(90), Duration.milliseconds(1500), Duration.seconds(1.5) + .milliseconds(5), Duration.seconds(3) / 2, Duration.seconds(3) / Duration.seconds(2))
print(Duration.seconds(2).components.seconds, Duration.seconds(1) == .milliseconds(1000))
var x = Duration.zero; x += .seconds(2); x -= .milliseconds(1); print(x)
func timed<C: Clock>(_ c: C) -> String { "\(type(of: c))" }
print(timed(ticks), start.advanced(by: .seconds(1)) > start, start.duration(to: start + .seconds(2)))
