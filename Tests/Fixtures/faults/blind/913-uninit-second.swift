func message(_ isError: Bool) -> String {
    var text: String
    text += "!"
//       ^ error: variable 'text' passed by reference before being initialized
    return text
}
