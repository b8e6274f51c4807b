class Repository<Model> { func save(_ model: Model) {} }
struct Song {}
final class SongRepository: Repository<Song> {
    override func save(_ song: String) {}
//                ^ error: method does not override any method from its superclass
}
