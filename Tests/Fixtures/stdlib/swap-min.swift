var a = 1, b = 2
swap(&a, &b)
print(a, b, type(of: a))
print(zip([1, 2], [2, 1]).map { max($0, $1) }, [1, 2, 3].contains(2) ? "yes" : "no")
