let words = ["a", "b"]
print(words.enumerated.count)
//          ^ error: method 'enumerated' was used as a property; add () to call it
