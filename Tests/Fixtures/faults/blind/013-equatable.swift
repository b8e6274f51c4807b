struct Tag {
    let name: String
}

struct Note {
    let id: Int
    let tags: [Tag]
}

let work = Tag(name: "work")
let home = Tag(name: "home")
if work == home {
//      ^ error: binary operator '==' cannot be applied to two 'Tag' operands
    print("same")
}
let note = Note(id: 1, tags: [work, home])
if note.tags.contains(work) {
//                    ^ error: cannot convert value of type 'Tag' to expected argument type '(Tag) throws -> Bool'
//                    ^ error: missing argument label 'where:' in call
    print("tagged")
}
let unique = Set(note.tags)
//           ^ error: generic struct 'Set' requires that 'Tag' conform to 'Hashable'
print(unique.count)
