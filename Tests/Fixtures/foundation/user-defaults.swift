import Foundation
let d = UserDefaults(suiteName: "x.y.z")!
d.removeObject(forKey: "n"); d.removeObject(forKey: "s")
print(d.integer(forKey: "n"), d.string(forKey: "s") as Any, d.bool(forKey: "b"))
d.set(3, forKey: "n"); d.set("x", forKey: "s"); d.set(true, forKey: "b"); d.set([1, 2], forKey: "a"); d.set(1.5, forKey: "d")
print(d.integer(forKey: "n"), d.string(forKey: "s")!, d.bool(forKey: "b"), d.array(forKey: "a") as? [Int] ?? [], d.double(forKey: "d"), d.object(forKey: "q") == nil)
d.register(defaults: ["z": 9]); print(d.integer(forKey: "z"))
d.removeObject(forKey: "n"); print(d.object(forKey: "n") == nil)
@propertyWrapper struct Default<T> { let key: String; let value: T
  var wrappedValue: T { get { UserDefaults.standard.object(forKey: key) as? T ?? value } set { UserDefaults.standard.set(newValue, forKey: key) } } }
struct Settings { @Default(key: "rxsh.test.volume", value: 5) var volume: Int }
var s = Settings(); s.volume = 8; print(s.volume); UserDefaults.standard.removeObject(forKey: "rxsh.test.volume")
