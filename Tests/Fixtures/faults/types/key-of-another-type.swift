var ages = ["Ann": 3]
ages[1] = 2
//   ^ error: cannot convert value of type 'Int' to expected argument type 'String'
