var x = 1
let byValue = { [x] in print("captured", x) }
let byReference = { print("now", x) }
x = 2
byValue(); byReference()
let renamed = { [y = x * 10] in print(y) }
x = 3
renamed()
