func f(_ n: Int) {
    switch n {
    case 1: print(1)
    default:
//  ^ error: 'default' label in a 'switch' must have at least one executable statement
    }
}
