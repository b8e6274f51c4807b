func f(_ a: Int?) {
    guard let a = a { return }
//                  ^ error: expected 'else' after 'guard' condition
    print(a)
    guard a > 1 else print("x")
//                   ^ error: expected '{' after 'guard' else
}
