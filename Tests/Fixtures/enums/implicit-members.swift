enum Color { case red, green; static var favourite: Color { .green }; static func mix(_ n: Int) -> Color { n > 1 ? .red : .green } }
func paint(_ c: Color, _ more: Color...) { print(c, more) }
paint(.red, .green, .favourite)
let c: Color = .mix(2)
let maybe: Color? = .green
print(c, maybe == .green, [.red, .favourite] as [Color])
