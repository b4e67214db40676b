import Cairo
import Commands
import Inkleaf
import Platform
import Rendering

/// A release file with its lists read: the editions that are to be made.
struct ReleasePlan {
  /// The release file.
  var path: String
  var release: Release
  var orders: [Release.Order]
  /// The lists by their paths in the release file, and these in their order.
  private var lists: [String: ReadList] = [:]
  private(set) var listPaths: [String] = []
  /// What sets text, for each language.
  private var typesetters: [String: Typesetter] = [:]
  private let isQuiet: Bool

  /// - Parameters:
  ///   - path: the release file.
  ///   - catalog: the fonts.
  ///   - isQuiet: whether only what is wrong is worth a word.
  init(_ path: String, catalog: FontCatalog, isQuiet: Bool = false) throws(Failure) {
    self.path = path
    self.isQuiet = isQuiet
    let bytes = try content(of: path)
    do throws(Diagnostics) {
      release = try Release.reading(bytes, path: path, ReleasePlan.vocabulary)
    } catch {
      throw Failure(error)
    }
    orders = []
    var problems: [Failure] = []
    for choice in [release.matrix] + release.include {
      for list in choice[.list] ?? [] where !listPaths.contains(list) {
        listPaths.append(list)
        do throws(Failure) {
          let read = try ListInput.read(resolved(list), Arguments())
          lists[list] = read
          let language = read.list.language
          if typesetters[language] == nil {
            typesetters[language] = Typesetter(language: language, catalog: catalog)
          }
        } catch {
          problems.append(error)
        }
      }
    }
    if let failure = Failure(problems) { throw failure }
    do throws(UsageProblem) {
      orders = try release.orders(
        lists: listPaths.compactMap { path in
          lists[path].map { Release.List(path: path, language: $0.list.language) }
        })
    } catch {
      throw Failure(lines: ["\(path): error: \(error)"], code: .badData)
    }
    guard !orders.isEmpty else {
      throw Failure(
        lines: ["\(path): error: no edition is left; look at \"exclude\" and \"languages\""],
        code: .badData)
    }
  }

  /// What a release file may name.
  private static let vocabulary = Release.Vocabulary(
    formats: Format.all.map(\.name),
    options: RenderCommand.recipeOptions.filter { option in
      !Release.Axis.allCases.contains { $0.rawValue == option.name }
    }.map { ($0.name, $0.placeholder != nil) })

  /// The path of what the release file names: in its own folder.
  func resolved(_ name: String) -> String { Inkleaf.path(name, beside: path) }

  /// A list of the release.
  func list(_ path: String) -> PromptList? { lists[path]?.list }

  /// What had to be guessed in the lists.
  var doubts: [Diagnostic] { listPaths.flatMap { lists[$0]?.doubts ?? [] } }

  /// What sets a list's text.
  func typesetter(_ list: PromptList) -> Typesetter {
    typesetters[list.language] ?? Typesetter(language: list.language)
  }

  /// Lays an edition out.
  func commission(_ order: Release.Order) throws(Failure) -> Commission {
    let listPath = order.values[.list] ?? ""
    guard let list = list(listPath) else { throw Failure(lines: [], code: .noInput) }
    // What lies beside the release file is found there, and recipes name it as the file does.
    var written: [String: String] = [:]
    func found(_ text: String) -> String {
      let path = resolved(text)
      written[path] = text
      return path
    }
    func look(_ axis: Release.Axis) -> String {
      let text = order.values[axis] ?? ""
      return isPath(text) ? found(text) : text
    }
    var words = [
      RenderCommand.description.name, "--size=\(order.values[.size] ?? "")",
      "--layout=\(look(.layout))", "--theme=\(look(.theme))",
      "--appearance=\(order.values[.appearance] ?? "")",
      "--format=\(order.formats.joined(separator: ","))",
    ]
    if isQuiet { words.append("--quiet") }
    for option in order.options {
      let isFile = option.name == RenderCommand.beside.name
      words.append(
        "--\(option.name)" + (option.value.map { "=\(isFile ? found($0) : $0)" } ?? ""))
    }
    let arguments: Arguments
    do throws(UsageError) {
      guard case .run(_, let parsed) = try Main.tool.parse(words + ["--", resolved(listPath)])
      else {
        throw UsageError(problems: ["an option asks for help"])
      }
      arguments = parsed
    } catch {
      throw Failure(lines: error.problems.map { "\(path): error: \($0)" }, code: .badData)
    }
    return try Commission(
      arguments, try Settings(arguments), list: list, path: resolved(listPath),
      typesetter: typesetter(list), written: written)
  }

  /// Lays editions out; returns those that can be made, and what is wrong with the others.
  func laidOut(_ orders: [Release.Order]) -> (editions: [(Release.Order, Edition)], [Failure]) {
    var editions: [(Release.Order, Edition)] = []
    var problems: [Failure] = []
    var warnings = Warnings()
    for order in orders {
      do throws(Failure) {
        let commission = try commission(order)
        editions.append((order, commission.edition))
        warnings.show(commission.warnings)
      } catch {
        problems.append(error.of(order))
      }
    }
    return (editions, problems)
  }

  /// A poster of a list: all of it on one page, in the look that the matrix names first.
  func poster(of listPath: String, size: String) throws(Failure) -> Commission {
    let order = Release.Order(
      name: "poster-\(slug(size))",
      values: [
        .list: listPath, .size: size, .layout: "list",
        .theme: release.matrix[.theme]?.first ?? "",
        .appearance: release.matrix[.appearance]?.first ?? "",
      ], formats: [Format.png.name])
    do throws(Failure) { return try commission(order) } catch { throw error.of(order) }
  }
}

extension Failure {
  /// The same, said to be of an edition.
  func of(_ order: Release.Order) -> Failure {
    // Where help is to be found is said of commands, not of files.
    let told = lines.filter { !$0.hasPrefix("Try ") }
    return Failure(lines: told.map { "\($0) (edition \(order.name))" }, code: code)
  }
}

/// What a person should know of editions, each thing once.
struct Warnings {
  private var shown: Set<String> = []

  mutating func show(_ lines: [String]) {
    for line in lines where shown.insert(line).inserted {
      // What cannot be shown is no reason to stop.
      try? Output.messages.print("\(line)\n")
    }
  }
}
