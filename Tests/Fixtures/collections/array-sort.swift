var words = ["pear", "fig", "apple", "kiwi"]
print(words.sorted(), words.sorted(by: >), words.sorted { $0.count < $1.count })
words.sort()
print(words)
words.sort { $0.count > $1.count }
print(words)
print([3.5, 1, 2].sorted(), ["b", "A", "a"].sorted { $0.lowercased() < $1.lowercased() })
