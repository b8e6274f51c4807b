class Repository<Model> { func save(_ model: Model) {} }
struct Song {}
final class SongRepository: Repository<Song> {
  override func save(_ song: String) { super.save(song) }
//              ^ error: method does not override any method from its superclass
//                                                ^ error: cannot convert value of type 'String' to expected argument type 'Song'
}
