var value: Int? = nil
print(value as Any)
value = 3
print(value as Any, value == nil, value != nil)
