func f(_ n: Int) {
    switch n {
    case 1:
//  ^ error: 'case' label in a 'switch' must have at least one executable statement
    case 2: print(2)
    default: break
    }
}
