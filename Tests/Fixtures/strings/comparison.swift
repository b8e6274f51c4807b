print("apple" < "banana", "Zebra" < "apple", "a" == "A", ["b", "a"].max()!)
print("abc".elementsEqual("abc"), "abc".starts(with: "ab"), "b" > "a", "10" < "9")
