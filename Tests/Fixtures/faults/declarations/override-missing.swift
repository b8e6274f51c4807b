class Animal { func speak() {} }
class Dog: Animal { func speak() {} }
//                       ^ error: overriding declaration requires an 'override' keyword
