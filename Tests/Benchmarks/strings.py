def build():
    text = ""
    for number in range(200_000):
        text += f"{number},"
    return len(text)

print(build())
