func message(_ isError: Bool) -> String {
    var text: String
    if isError { text = "error" }
    print(text)
//        ^ error: variable 'text' used before being initialized
    text += "!"
//       ^ error: variable 'text' passed by reference before being initialized
    return text
}
