import Inkleaf

do {
  let list = PromptList(
    title: "Our week", start: CalendarDate("2026-10-05"),
    prompts: ["Lantern", "Moth", "Fog"].enumerated().map { Prompt(number: $0 + 1, text: $1) })
  var recipe = Recipe(size: try PageSize(reading: "a6"), theme: .mint, formats: [.pdf])
  recipe.sheets = SheetWishes(.booklet(signature: nil), on: .a4)
  let edition = try Edition(list, recipe)
  try await edition.publish(to: "Output/week")
} catch {
  print(InkleafError(error).lines.joined(separator: "\n"))
}
