let n = 4
let kind = if n % 2 == 0 { "even" } else { "odd" }
print(kind)
func size(_ n: Int) -> String {
  if n < 10 { "small" } else if n < 100 { "medium" } else { "large" }
}
print(size(5), size(50), size(500))
