class Cat {}
class Dog {}
class Both: Cat, Dog {}
//               ^ error: multiple inheritance from classes 'Cat' and 'Dog'
