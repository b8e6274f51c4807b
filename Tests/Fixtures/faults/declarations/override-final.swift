class Animal { final func speak() {} }
class Dog: Animal { override func speak() {} }
//                                ^ error: instance method overrides a 'final' instance method
