enum First: Hashable, Int { case a }
//                    ^ error: raw type 'Int' must appear first in the enum inheritance clause
