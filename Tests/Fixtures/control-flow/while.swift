var n = 3
while n > 0 {
  print(n)
  n -= 1
}
var stack = [1, 2]
while let top = stack.popLast() { print("popped", top) }
repeat { n += 1 } while n < 5
print(n)
