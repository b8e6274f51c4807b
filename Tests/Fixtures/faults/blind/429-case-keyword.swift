enum E {
    case a, b
    c
//  ^ error: found an unexpected second identifier in enum 'case' declaration; is there an accidental break?
    d = 3
//  ^ error: enums must not contain stored properties
//  ^ error: expected 'var' keyword in property declaration
}
