import Inkleaf

let list = try PromptList(contentsOf: "inktober-2026")
let recipe = Recipe(size: .letter, theme: .pumpkin, appearance: .dark, binding: .book)
let edition = try Edition(list, recipe)
for warning in edition.warnings { print(warning.diagnostic) }
try await edition.publish(to: "Output/book")
