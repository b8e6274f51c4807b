// Indices of dictionaries, sets, views of texts and slices, each used with the collection that gave it and with others that share it.
let d = ["y": 7]
let i = d.index(forKey: "y")!
print(d[i].value, d[i].key)
print(d[d.startIndex])
let (k, v) = d[i]
print(k, v)
print(d.firstIndex { $0.value == 7 } == i)
print(d.keys[d.keys.startIndex], d.values[d.values.startIndex])
print(d.index(after: i) == d.endIndex)
print(d.distance(from: d.startIndex, to: d.endIndex))
for j in d.indices { print(d[j].key) }
let e: [Int: String] = [1: "a"]
print(e[e.startIndex].value, e[1] as Any)
if let p = e.firstIndex(where: { $0.key == 1 }) { print(e[p]) }
var s: Set<Int> = [5]
print(s[s.startIndex])
if let q = s.firstIndex(of: 5) { print(s[q], s.remove(at: q), s) }
let n = ["a": ["b": 2]]
print(n[n.startIndex].value["b"]!)
let big = Dictionary(uniqueKeysWithValues: (0..<50).map { ($0, $0 * $0) })
print(big.indices.allSatisfy { big[$0].value == big[$0].key * big[$0].key })
print((0..<50).allSatisfy { big[big.index(forKey: $0)!].key == $0 })
let bigSet = Set(0..<50)
print(bigSet.indices.map { bigSet[$0] }.sorted() == Array(0..<50))
print((0..<50).allSatisfy { bigSet[bigSet.firstIndex(of: $0)!] == $0 })
var m = big
print(m.remove(at: m.index(forKey: 7)!).value, m.count)
let kv = big.keys
print(kv.firstIndex(of: 9).map { kv[$0] } as Any)
print(big.values[big.index(forKey: 9)!], big.keys[big.index(forKey: 9)!])
let text = "héllo 👨‍👩‍👧 x"
let u = text.utf8.index(text.utf8.startIndex, offsetBy: 1)
print(text[u], text.utf8[u])
let u2 = text.utf8.index(text.utf8.startIndex, offsetBy: 2)
print(text[u2], text.utf16[u2], text.unicodeScalars[u2])
let t16 = text.utf16.index(text.utf16.startIndex, offsetBy: 7)
print(text[t16], text.utf16[t16])
let sub = text.dropFirst(2)
print(sub[sub.startIndex], text[sub.startIndex], sub[text.index(text.startIndex, offsetBy: 3)])
print(text[..<u2], text[u2...])
let slice = [1, 2, 3, 4, 5][2...]
print(slice[2], slice[slice.startIndex], slice.firstIndex(of: 4)!, slice[3...].startIndex)
var sl = slice
sl[2] = 30
print(sl, sl[sl.index(after: sl.startIndex)])
let z = Array("abc").reversed()
print(z[z.startIndex])
let rev = [1, 2, 3].reversed() as ReversedCollection<[Int]>
print(rev[rev.startIndex], rev[rev.index(after: rev.startIndex)], rev.firstIndex(of: 1).map { rev[$0] } as Any)
let lz = [1, 2, 3].lazy.filter { $0 > 1 }
print(lz[lz.startIndex])
let fm = [[1], [], [2, 3]].joined()
print(fm[fm.startIndex], fm.firstIndex(of: 3).map { fm[$0] } as Any)
let dd = d.dropFirst(0)
print(dd[dd.startIndex])
print(s.first as Any, d.first!.key)
let pre = bigSet.prefix(3)
print(pre.indices.map { pre[$0] } == Array(pre))
let ds = text.unicodeScalars.dropFirst(1)
print(ds[ds.startIndex])
let anyc = AnyCollection([1, 2, 3])
print(anyc[anyc.startIndex], anyc[anyc.index(anyc.startIndex, offsetBy: 2)])
let cr = (3...5)
print(cr[cr.startIndex], cr[cr.index(after: cr.startIndex)])
let em = [1, 2, 3].enumerated().map { $0 }
print(em[1])
