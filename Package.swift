// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "inkleaf",
  products: [
    .library(name: "Inkleaf", targets: ["Inkleaf", "Rendering"]),
    .executable(name: "inkleaf", targets: ["InkleafCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .target(name: "Suggestions", swiftSettings: strict),
    .target(name: "Platform", swiftSettings: strict),
    .target(name: "Cairo", dependencies: ["CCairo"], swiftSettings: strict),
    .target(name: "Inkleaf", dependencies: ["Suggestions"], swiftSettings: strict),
    .target(
      name: "Rendering", dependencies: ["Inkleaf", "Cairo", "Platform"], swiftSettings: strict),
    .target(name: "Commands", dependencies: ["Suggestions"], swiftSettings: strict),
    .executableTarget(
      name: "InkleafCommand",
      dependencies: ["Inkleaf", "Rendering", "Cairo", "Commands", "Platform", "Suggestions"],
      swiftSettings: strict),
    .testTarget(name: "InkleafTests", dependencies: ["Inkleaf"], swiftSettings: strict),
    .testTarget(name: "CairoTests", dependencies: ["Cairo"], swiftSettings: strict),
    .testTarget(
      name: "RenderingTests", dependencies: ["Rendering", "Inkleaf", "Cairo", "Platform"],
      swiftSettings: strict),
    .testTarget(name: "CommandsTests", dependencies: ["Commands"], swiftSettings: strict),
    .testTarget(
      name: "ToolTests", dependencies: ["InkleafCommand", "Platform"], swiftSettings: strict),
  ]
)
