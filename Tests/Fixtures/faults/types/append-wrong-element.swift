var names = ["a"]
names.append(3)
//           ^ error: cannot convert value of type 'Int' to expected argument type 'String'
