enum Load { case done(Int), failed }
let l = Load.done
let m: Load = l
//            ^ error: cannot convert value of type '(Int) -> Load' to specified type 'Load'
