print(1.0, 2.5, -0.25)
print(1e3, 1.5e-3, 1e20)
print(0.1 + 0.2)
let x: Double = 3
print(x)
