let number = <#value#>
//           ^ error: editor placeholder in source file
