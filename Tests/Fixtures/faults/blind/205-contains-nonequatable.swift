struct Tag {}
let tags: [Tag] = []
if tags.contains(Tag()) {}
//               ^ error: cannot convert value of type 'Tag' to expected argument type '(Tag) throws -> Bool'
//               ^ error: missing argument label 'where:' in call
