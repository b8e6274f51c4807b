// A closure behind an operator at fault: nothing says what it takes.
import RxSwift

struct Song { let title: String; let seconds: Int }

let bag = DisposeBag()
let songs = Observable.of(Song(title: "A", seconds: 10), Song(title: "B", seconds: 20))

songs
  .map { $0.artist }
//          ^ error: value of type 'Song' has no member 'artist'
  .subscribe(onNext: { print("by \($0)") })
//                   ^ error: cannot infer type of closure parameter '$0' without a type annotation
  .disposed(by: bag)

songs
  .map { song in
    if song.seconds > 10 { return song }
    return song.title
//              ^ error: cannot convert value of type 'String' to closure result type 'Song'
  }
  .subscribe(onNext: { song in song.play() })
//                     ^ error: cannot infer type of closure parameter 'song' without a type annotation
  .disposed(by: bag)

songs
  .map { $0.artist }
//          ^ error: value of type 'Song' has no member 'artist'
  .subscribe(onNext: { artist in
//                     ^ error: cannot infer type of closure parameter 'artist' without a type annotation
    print("next")
    print(artist)
  })
  .disposed(by: bag)

songs
  .map { $0.artist }
//          ^ error: value of type 'Song' has no member 'artist'
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
