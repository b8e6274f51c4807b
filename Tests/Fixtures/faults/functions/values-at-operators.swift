struct Exam {
  let points: Int

  var grade: Character {
    switch points {
    case 90...: return "A"
    case "60"..<"90": return "B"
//           ^ error: expression pattern of type 'Range<String>' cannot match values of type 'Int'
    default: return "C"
    }
  }

  func isAbove(_ threshold: Int) {
    return points > threshold
//                ^ error: unexpected non-void return value in void function
  }
}

print(Exam(points: 80).grade)
