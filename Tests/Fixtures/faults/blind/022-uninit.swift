func grade(for points: Int) -> String {
    let grade: String
    if points > 90 {
        grade = "A"
    } else if points > 75 {
        grade = "B"
    }
    return grade
//         ^ error: constant 'grade' used before being initialized
}

func message(_ isError: Bool) -> String {
    var text: String
    if isError {
        text = "error"
    }
    print(text)
//        ^ error: variable 'text' used before being initialized
    text += "!"
//       ^ error: variable 'text' passed by reference before being initialized
    return text
}
print(grade(for: 80), message(true))
