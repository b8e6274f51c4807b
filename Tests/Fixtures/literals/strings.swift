print("hello")
print("tab\there \"quoted\" \\ back\u{e9}")
print("")
print("日本語 👩‍👩‍👧 e\u{301}")
