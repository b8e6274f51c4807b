protocol Named {}
class Animal {}
class Cat: Named, Animal {}
//                ^ error: superclass 'Animal' must appear first in the inheritance clause
