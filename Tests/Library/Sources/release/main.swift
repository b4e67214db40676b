import Inkleaf

let list = try PromptList(contentsOf: "inktober-2026")
var recipes: [Recipe] = []
for size in [PageSize.letter, .a5] {
  for side in Appearance.allCases {
    recipes.append(Recipe(size: size, appearance: side, formats: [.pdf]))
  }
}
let release = try Release(of: list, recipes: recipes, posters: [.a5])
let outcome = try await release.publish(ReleaseOptions(output: "Output", jobs: 2))
print("\(outcome.editions.count) editions in \(outcome.folder)")
