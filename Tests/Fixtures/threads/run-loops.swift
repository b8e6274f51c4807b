// ends: false
import Foundation
Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { t in print("tick"); t.invalidate() }
DispatchQueue.main.async { print("main") }
RunLoop.main.run(until: Date().addingTimeInterval(0.35))
print("after")
let t = Timer(timeInterval: 0.1, repeats: false) { _ in print("once") }
RunLoop.current.add(t, forMode: .common)
_ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.15))
t.invalidate()
let f = Timer(timeInterval: 10, repeats: false) { _ in print("fired") }
f.fire()
print(f.isValid)
