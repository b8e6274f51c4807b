let show = { value in print(value) }
show(1)
show("two")
let both = { first, second in print(first, second) }
both(3, [4])
