func sum(_ numbers: Int..., label: String = "sum") -> String {
  "\(label): \(numbers.reduce(0, +)) of \(numbers.count)"
}
print(sum(), sum(1), sum(1, 2, 3, label: "total"))
