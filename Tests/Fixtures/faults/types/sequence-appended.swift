var names = ["a"]
names += "b"
//    ^ error: operator function '+=' requires the types 'String' and 'Character' be equivalent
names += Set(["c"])
var numbers = [1]
numbers += ["a": 1]
//      ^ error: operator function '+=' requires the types 'Int' and '(key: String, value: Int)' be equivalent
