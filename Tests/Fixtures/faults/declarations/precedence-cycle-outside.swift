precedencegroup Between { higherThan: MultiplicationPrecedence lowerThan: AdditionPrecedence }
//                        ^ error: cycle in higherThan relation: Between -> MultiplicationPrecedence -> AdditionPrecedence -> Between
