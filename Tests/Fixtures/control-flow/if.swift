let n = 7
if n > 10 {
  print("big")
} else if n > 5, n % 2 == 1 {
  print("middling and odd")
} else {
  print("small")
}
if n == 7 { print("seven") }
