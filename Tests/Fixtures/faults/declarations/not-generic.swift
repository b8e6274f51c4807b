let x: Int<String> = 3
//     ^ error: cannot specialize non-generic type 'Int'
