/// An input, parsed: the statements of a file, or one statement at the prompt.
package struct SourceUnit {
  package let file: SourceFile
  package let statements: [Stmt]
  package init(file: SourceFile, statements: [Stmt]) {
    self.file = file
    self.statements = statements
  }
}
