let result = [3, 1, 2].map { n -> String in
  let squared = n * n
  if squared > 4 { return "big \(squared)" }
  return "small \(squared)"
}
print(result)
let inferred = [1, 2].map { n in
  let twice = n * 2
  return "\(twice)"
}
print(inferred)
