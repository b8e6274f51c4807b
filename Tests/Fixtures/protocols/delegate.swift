protocol Delegate: AnyObject { func changed(_ n: Int) }
class Source { weak var delegate: Delegate?; var n = 0 { didSet { delegate?.changed(n) } } }
class Listener: Delegate { func changed(_ n: Int) { print("changed", n) } }
let s = Source()
var l: Listener? = Listener()
s.delegate = l
s.n = 1
l = nil
s.n = 2
print(s.delegate == nil)
