struct Cache {
  private typealias Key = Int
  private struct Entry {}
  private var entries: [Key: Entry] = [:]
}
let key: Cache.Key = 1
//             ^ error: 'Key' is inaccessible due to 'private' protection level
func count(_ entry: Cache.Entry) {}
//                        ^ error: 'Entry' is inaccessible due to 'private' protection level
print(Cache.Entry())
//          ^ error: 'Entry' is inaccessible due to 'private' protection level
