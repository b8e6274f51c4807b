let a = [1, 2, 3, 4, 2, 3]
print(a.firstRange(of: [2, 3])!, a.ranges(of: [2, 3]).count, a.replacing([2, 3], with: [9]))
print("hello".replacing("l", with: "L"), "hello".ranges(of: "l").count, "a, b, c".split(separator: ", "), "xxabc".trimmingPrefix("xx"), "aab".trimmingPrefix(while: { $0 == "a" }))
var s = "hello world"
s.replace("o", with: "0")
print(s)
s.trimPrefix("he")
print(s)
print("a-b-c".replacing("-", with: "+", maxReplacements: 1))
var i = a.startIndex
a.formIndex(&i, offsetBy: 3); print(a[i])
a.formIndex(before: &i); print(a[i])
print(a.formIndex(&i, offsetBy: 10, limitedBy: a.endIndex), i)
print([1, 2].starts(with: [2, 3], by: { $0 + 1 == $1 }), [1, 2].lexicographicallyPrecedes([1, 3], by: <))
var sub = "hello"[...]
sub.removeFirst(); sub.append("!"); sub.insert("x", at: sub.startIndex); print(sub, sub.popLast()!, sub.base)
while let c = sub.popFirst() { print(c, terminator: ",") }
print()
var sl = [1, 2, 3][...]
while let x = sl.popFirst() { print(x, terminator: " ") }
print(sl.isEmpty)
var st = "x"; st.reserveCapacity(10); var dd = [1: 2]; dd.reserveCapacity(4); var ss = Set<Int>(minimumCapacity: 3); ss.insert(1)
print(st, dd, ss)
print("one--two".split(separator: "--"), "a  b".split(separator: " ", omittingEmptySubsequences: false))
