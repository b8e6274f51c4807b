// oracle: fails
// An entry without a key overflows from its default; what was there before is printed.
var counts: [Int: Int] = [7: Int.max - 1]
counts[7, default: 0] += 1
print(counts[7]! == Int.max, counts.count)
counts[8, default: Int.min] += 1
print(counts[8]! == Int.min + 1, counts.count)
counts[9, default: 1] -= 1
print(counts[9]!, counts.count)
counts[10, default: 1] *= 12
print(counts[10]!, counts.count)
counts[11, default: Int.max] += 1
print("never")
