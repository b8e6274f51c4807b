func g(_ f: (Int) -> Int) {}
g { x in }
// ^3 error: cannot convert value of type '()' to closure result type 'Int'
