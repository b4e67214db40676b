// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "library",
  dependencies: [.package(name: "inkleaf", path: "../..")],
  targets: [
    .executableTarget(
      name: "book", dependencies: [.product(name: "Inkleaf", package: "inkleaf")]),
    .executableTarget(
      name: "own", dependencies: [.product(name: "Inkleaf", package: "inkleaf")]),
    .executableTarget(
      name: "release", dependencies: [.product(name: "Inkleaf", package: "inkleaf")]),
  ]
)
