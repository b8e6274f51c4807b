class ViewModel {
  private let subject = 1
  private func load() {}
  var value: Int { subject }
  private static var count = 0
}
let model = ViewModel()
print(model.value, model.subject)
//                       ^ error: 'subject' is inaccessible due to 'private' protection level
model.load()
//    ^ error: 'load' is inaccessible due to 'private' protection level
ViewModel.count += 1
//        ^ error: 'count' is inaccessible due to 'private' protection level
