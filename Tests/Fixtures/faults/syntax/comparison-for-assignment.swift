let number == 1
//  ^ error: type annotation missing in pattern
print(2)
