let flag = true
let a = flag + 1
var n = 1
n += "a"
n -= 1.5
var text = "a"
text += 1
let maybe: Int? = 1
print(maybe > 2)
let on: Bool = 0
var list = [1]
list[0] = "x"
