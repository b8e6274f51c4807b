struct P { let x: Int
  init() { print(x) }
//               ^ error: 'self' used before all stored properties are initialized
//                  ^ error: return from initializer without initializing all stored properties
}
