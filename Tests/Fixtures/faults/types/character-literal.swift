let c: Character = "ab"
//                 ^ error: cannot convert value of type 'String' to specified type 'Character'
