let text = "abc"
print(text.size)
//         ^ error: value of type 'String' has no member 'size'
