/// Summaries of functions of Swift's library.
enum StandardFunctionHelp {
  static func summary(of name: String) -> String? { summaries[name] }

  private static let summaries = [
    "abs": "Returns the absolute value of a number.",
    "assert": "Stops the program if a condition is false.",
    "assertionFailure": "Stops the program: the code that calls it was never to be reached.",
    "debugPrint": "Prints values in the form that is for debugging: strings in quotes.",
    "dump": "Prints a value with all its parts, one per line.",
    "fatalError": "Prints a message and stops the program.",
    "max": "Returns the greatest of its arguments.",
    "min": "Returns the least of its arguments.",
    "precondition": "Stops the program if a condition is false.",
    "preconditionFailure": "Stops the program: the code that calls it was never to be reached.",
    "print": "Prints values, separated by spaces, and ends the line.",
    "readLine": "Reads a line of standard input; returns nil at its end.",
    "sequence": "Returns a sequence in which each element is made of the one before.",
    "stride": "Returns the numbers from one to another in equal steps: to excludes the end, through includes it.",
    "swap": "Exchanges the values of two variables.",
  ]
}
