class Repository<Model> { func save(_ model: Model) {}; var m: Model? { nil } }
final class R: Repository<Int> {
    override func save(_ song: Int) {}
    override var m: String? { nil }
//               ^ error: property 'm' with type 'String?' cannot override a property with type 'Int?'
}
