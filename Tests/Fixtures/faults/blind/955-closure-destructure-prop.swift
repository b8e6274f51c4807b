var onChange: (((name: String, points: Int)) -> Void)?
onChange = { name, points in print(name, points) }
//         ^ error: cannot assign value of type '(String, Int) -> ()' to type '((name: String, points: Int)) -> Void'
