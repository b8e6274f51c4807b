import Foundation
let r = CGRect(x: 1, y: 2, width: 10, height: 20)
print(r.maxX, r.maxY, r.minX, r.minY, r.midX, r.midY, r.width, r.height)
print(r.size, r.origin)
print(r.insetBy(dx: 1, dy: 2), r.offsetBy(dx: 5, dy: 5))
print(r.contains(CGPoint(x: 3, y: 3)), r.intersects(CGRect(x: 100, y: 100, width: 1, height: 1)))
print(r.union(CGRect(x: 0, y: 0, width: 1, height: 1)), r.intersection(CGRect(x: 0, y: 0, width: 5, height: 5)))
print(CGRect.zero, CGPoint.zero, CGSize.zero, r.isEmpty)
var q = r
q.origin.x = 4
q.size.width *= 2
print(q, q == r)
print(CGPoint(x: 1.5, y: 2), CGSize(width: 1, height: 2))
