import Foundation
final class Img { let n: String; init(_ n: String) { self.n = n }; deinit { print("bye", n) } }
let c = NSCache<NSString, Img>()
c.setObject(Img("a"), forKey: "k")
let key = "k"
print(c.object(forKey: key as NSString)?.n ?? "nil")
c.setObject(Img("b"), forKey: key as NSString, cost: 3)
print(c.object(forKey: NSString(string: "k"))!.n)
c.removeObject(forKey: "k"); print(c.object(forKey: "k") == nil)
c.countLimit = 10; c.name = "n"; print(c.countLimit, c.name)
c.setObject(Img("z"), forKey: "z"); c.removeAllObjects(); print("end")
