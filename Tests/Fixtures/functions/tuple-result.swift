func minMax(_ list: [Int]) -> (min: Int, max: Int)? {
  guard let first = list.first else { return nil }
  var result = (min: first, max: first)
  for n in list { result.min = min(result.min, n); result.max = max(result.max, n) }
  return result
}
if let (low, high) = minMax([3, 1, 2]) { print(low, high) }
print(minMax([]) == nil, minMax([5])!.max)
