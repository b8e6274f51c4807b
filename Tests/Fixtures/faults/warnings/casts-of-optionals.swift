let number: Int? = 1
let forced = number as! Int
//                  ^ warning: forced cast from 'Int?' to 'Int' only unwraps optionals; did you mean to use '!'?
let known = number is Int
//                 ^ warning: checking a value with optional type 'Int?' against type 'Int' succeeds whenever the value is non-nil; did you mean to use '!= nil'?
print(forced, known)
