struct Tag {}
let tags: [Tag] = []
print(tags.contains(Tag()))
//                  ^ error: cannot convert value of type 'Tag' to expected argument type '(Tag) throws -> Bool'
//                  ^ error: missing argument label 'where:' in call
let b = tags.contains(Tag())
//                    ^ error: cannot convert value of type 'Tag' to expected argument type '(Tag) throws -> Bool'
//                    ^ error: missing argument label 'where:' in call
