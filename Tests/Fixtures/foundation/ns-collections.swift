// Foundation's classes of arrays and dictionaries, which are references.
import Foundation

let array = NSArray(array: [3, 1, 2])
print(array.count, array[0], array.object(at: 1), array.contains(2), array.index(of: 9) == NSNotFound)
print(array.firstObject as? Int ?? 0, array.lastObject as? Int ?? 0)
let literal: NSArray = ["a", "b"]
for element in literal { print(element) }
print(literal.map { "\($0)!" }, literal.componentsJoined(by: "-"))
print(NSArray().count, NSArray().firstObject == nil)
let list = NSMutableArray()
list.add("one")
list.add("two")
list.insert("zero", at: 0)
let same = list
same.removeObject(at: 1)
same.addObjects(from: ["x", "y"])
list.replaceObject(at: 0, with: "ZERO")
print(list.count, list.componentsJoined(by: ","))
list[1] = "TWO"
list.removeLastObject()
list.exchangeObject(at: 0, withObjectAt: 1)
print(list.componentsJoined(by: ","))
list.remove("TWO")
print(list.count)
list.removeAllObjects()
print(list.count, (list as Any) is NSArray)
print(NSArray(array: [1, "a", 2.5]), NSDictionary(dictionary: ["a": 1]), NSMutableArray())
let pairs: NSDictionary = ["a": 1]
print(pairs.count, pairs["a"] as? Int ?? 0, pairs.object(forKey: "b") == nil, pairs.allKeys.count, pairs.allValues)
let table = NSMutableDictionary()
table["k"] = 1
table.setObject("v", forKey: "z" as NSString)
table["k"] = nil
print(table.count, table["z"] as? String ?? "")
table.removeObject(forKey: "z")
print(table.count, table.allKeys.isEmpty)
for (key, value) in NSDictionary(dictionary: ["only": true]) { print(key, value) }
let set = NSSet(array: [1, 1, 2])
print(set.count, set.contains(2), set.contains(3))
print(NSArray(array: [1, 2]) == NSArray(array: [1, 2]), NSArray(array: [1]).isEqual(to: [2]))
func total(_ values: NSArray) -> Int { values.reduce(0) { $0 + ($1 as? Int ?? 0) } }
print(total([1, 2, 3]), total(NSMutableArray(array: [4])))
