let s = "e\u{301}"
print(s.count, s.unicodeScalars.count, s.utf8.count, s == "é")
print("👨‍👩‍👧".count, "🇫🇷🇩🇪".count, "日本".utf8.map { $0 })
print("abc".unicodeScalars.map { $0.value }, "a".unicodeScalars.first!)
