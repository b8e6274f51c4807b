var names = ["a"]
names.sort { $0.count.foo < $1.count }
//                    ^ error: value of type 'Int' has no member 'foo'
