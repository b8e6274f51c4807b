let a: Double = 3
let b = 2
print(a * Double(b), Int(a) + b, 10 / 4, 10 / 4.0, 7 % 3, Double(10 / 4))
let t: Double = 1 / 3
print(t, -b, +b, -(-b))
var x = 1.5
x += 1; x *= 2; x -= 0.5; x /= 3
print(x)
