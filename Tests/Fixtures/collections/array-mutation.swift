var a = [3, 1, 2]
a.append(4); a.insert(9, at: 1); a += [7, 8]
print(a, a.remove(at: 0), a.removeLast(), a.removeFirst(), a)
a[0] = 100
a.append(contentsOf: [5, 6])
a.swapAt(0, 1)
print(a, a.popLast() as Any)
a.removeAll { $0 > 50 }
print(a, a.count, a.isEmpty)
a.reverse(); print(a)
a.removeAll(); print(a, a.isEmpty, a.popLast() as Any)
