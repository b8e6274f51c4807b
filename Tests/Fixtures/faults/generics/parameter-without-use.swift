func make<T>() {}
//        ^ error: generic parameter 'T' is not used in function signature
func pick<T, U>(_ first: T) -> T { first }
//           ^ error: generic parameter 'U' is not used in function signature
struct Box { init<T>() {} }
//                ^ error: generic parameter 'T' is not used in function signature
