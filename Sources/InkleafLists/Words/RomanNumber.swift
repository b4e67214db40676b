/// Returns a number from 1 to 3999 in small roman figures.
package func roman(_ number: Int) -> String {
  let figures = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
    (40, "xl"),
    (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]
  var rest = min(number, 3999)
  var text = ""
  for (value, figure) in figures {
    while rest >= value {
      text += figure
      rest -= value
    }
  }
  return text
}
