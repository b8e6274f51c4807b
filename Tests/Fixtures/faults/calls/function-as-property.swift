func source() -> [Int] { [1] }
print(source.count)
