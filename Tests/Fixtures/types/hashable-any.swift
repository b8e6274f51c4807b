let keys: [AnyHashable: Int] = [1: 10, "a": 20]
print(keys[1]!, keys["a"]!, AnyHashable(1) == AnyHashable(1))
