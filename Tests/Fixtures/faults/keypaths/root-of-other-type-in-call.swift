// A key path whose written root is another type than a call expects.
struct Song { let title: String }
struct Playlist { let name: String }
func sorted(_ songs: [Song], by path: KeyPath<Song, String>) -> [Song] { songs }
func sortedGenerically<Value: Comparable>(_ songs: [Song], by path: KeyPath<Song, Value>) -> [Song] { songs }
func use(_ songs: [Song]) {
  _ = sorted(songs, by: \Playlist.name)
//                      ^ error: cannot convert value of type 'KeyPath<Playlist, String>' to expected argument type 'KeyPath<Song, String>'
}
