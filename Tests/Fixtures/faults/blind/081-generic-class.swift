class Repository<Model> {
    private var models: [Int: Model] = [:]
    let idOf: (Model) -> Int

    init(id: @escaping (Model) -> Int) {
        idOf = id
    }

    func save(_ model: Model) {
        models[idOf(model)] = model
    }

    func find(_ id: Int) -> Model? { models[id] }
}

struct Song { let number: Int; let title: String }

final class SongRepository: Repository<Song> {
    override func save(_ song: String) {
//                ^ error: method does not override any method from its superclass
        super.save(song)
//                 ^ error: cannot convert value of type 'String' to expected argument type 'Song'
    }
}

let songs = SongRepository { $0.title }
//                              ^ error: cannot convert value of type 'String' to closure result type 'Int'
songs.save(Song(number: 1, title: "Intro"))
print(songs.find("1")?.title ?? "none")
