// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let lenient: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "inkleaf",
  products: [
    .library(name: "Inkleaf", targets: ["Inkleaf", "Rendering", "Cairo"]),
    .executable(name: "inkleaf", targets: ["InkleafCommand"]),
  ],
  traits: [
    .trait(
      name: "Pango",
      description: "Set scripts whose letters join, change places or run from right to left.")
  ],
  targets: [
    .systemLibrary(
      name: "CPango", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(name: "CLinux"),
    .target(name: "Suggestions", swiftSettings: strict),
    .target(
      name: "Platform",
      dependencies: [.target(name: "CLinux", condition: .when(platforms: [.linux]))],
      swiftSettings: strict),
    .target(
      name: "Cairo",
      dependencies: [
        "CCairo", "Platform", .target(name: "CPango", condition: .when(traits: ["Pango"])),
      ],
      swiftSettings: strict),
    .target(
      name: "Inkleaf", dependencies: ["Suggestions"],
      resources: [.embedInCode("Themes/Files"), .embedInCode("Layouts/Files")],
      swiftSettings: strict),
    .target(
      name: "Rendering", dependencies: ["Inkleaf", "Cairo", "Platform"], swiftSettings: strict),
    .target(name: "Commands", dependencies: ["Suggestions"], swiftSettings: strict),
    .executableTarget(
      name: "InkleafCommand",
      dependencies: ["Inkleaf", "Rendering", "Cairo", "Commands", "Platform", "Suggestions"],
      swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks", dependencies: ["Inkleaf", "Rendering", "Cairo", "CCairo"],
      swiftSettings: strict),
    .target(name: "Support", path: "Tests/Support", swiftSettings: lenient),
    .testTarget(
      name: "InkleafTests", dependencies: ["Inkleaf", "Suggestions", "Support"],
      exclude: ["Goldens"], swiftSettings: lenient),
    .testTarget(
      name: "CairoTests", dependencies: ["Cairo", "CCairo", "Support"], swiftSettings: lenient),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "Inkleaf", "Cairo", "CCairo", "Platform", "Support"],
      swiftSettings: lenient),
    .testTarget(
      name: "CommandsTests", dependencies: ["Commands", "Support"], exclude: ["Goldens"],
      swiftSettings: lenient),
    .testTarget(
      name: "ToolTests", dependencies: ["InkleafCommand", "Inkleaf", "Cairo", "Support"],
      exclude: ["Goldens"],
      swiftSettings: lenient),
  ]
)
