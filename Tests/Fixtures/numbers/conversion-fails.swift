// oracle: fails
let values = [1.0, Double.nan]
for v in values { print(Int(v)) }
