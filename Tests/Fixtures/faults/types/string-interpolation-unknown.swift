print("hello \(nobody)")
//             ^ error: cannot find 'nobody' in scope
