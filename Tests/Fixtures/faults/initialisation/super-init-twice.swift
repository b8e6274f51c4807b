class Animal {}
class Bird: Animal {
  override init() {
    super.init()
    super.init()
//        ^ error: 'super.init' called multiple times in initializer
  }
}
