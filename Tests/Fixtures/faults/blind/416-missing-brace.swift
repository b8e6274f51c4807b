func f() -> Int {
    if true {
        return 1
    return 2
}
print(f())

// ^1 error: expected '}' at end of brace statement