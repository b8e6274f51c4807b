class Animal {}
class Dog: Animal { override func speak() {} }
//                                ^ error: method does not override any method from its superclass
