let π = 3.14159
let 犬 = "dog"
let 🐶 = "🐕"
let `class` = "reserved"
print(π, 犬, 🐶, `class`)
