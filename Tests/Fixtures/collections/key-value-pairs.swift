let recordTimes: KeyValuePairs = ["Florence": 10.49, "Evelyn": 10.76, "Marlies": 10.81]
print(recordTimes.count, recordTimes[0].key, recordTimes[0].value)
for (name, time) in recordTimes { print(name, time) }
for pair in recordTimes { print(pair.key) }
print(recordTimes.first { $0.value > 10.5 }?.key ?? "none")
let pairs: KeyValuePairs<String, Int> = ["a": 1, "a": 2]
print(pairs)
print(pairs.map { "\($0)=\($1)" }.joined(separator: "&"))
func query(_ items: KeyValuePairs<String, Any>) -> String {
  items.map { "\($0.key):\($0.value)" }.joined(separator: ";")
}
print(query(["x": 1, "y": "two", "x": true]))
print(Dictionary(pairs.map { ($0.key, $0.value) }, uniquingKeysWith: +))
print(pairs.isEmpty, pairs.indices.count, Array(pairs.reversed().map(\.value)))
