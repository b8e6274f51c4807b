print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *))
let add: (Int, Int) -> Int = (+)
print(add(2, 3))
print(zip([1, 2], [3, 4]).map(*))
