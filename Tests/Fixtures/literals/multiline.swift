let text = """
  first
    second \(1 + 1)
  third \
  joined
  """
print(text)
print("""
  "quotes" and \"""
  """)
