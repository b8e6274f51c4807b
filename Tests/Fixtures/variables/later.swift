let grade: String
let points = 72
if points > 60 { grade = "passed" } else { grade = "failed" }
print(grade)
