import Foundation
import Support
import Testing

/// The action for GitHub, its commands run as GitHub runs them.
@Suite struct ActionTests {
  /// Runs the steps of the action that are commands, with inputs in their places, and prints its outputs.
  static let runner = """
    import json, os, re, subprocess, sys, yaml
    action = yaml.safe_load(open(sys.argv[1]))
    inputs = {name: value["default"] for name, value in action["inputs"].items()}
    unknown = set(json.loads(sys.argv[2])) - set(inputs)
    assert not unknown, unknown
    inputs.update(json.loads(sys.argv[2]))
    assert action["runs"]["using"] == "composite"
    outputs = {}
    def value(text):
        def put(match):
            words = match[1].strip().split(".")
            if words[0] == "inputs": return inputs[words[1]]
            if words[0] == "steps": return outputs[words[1]][words[3]]
            assert match[1].strip() == "github.action_path", match[1]
            return os.path.dirname(os.path.abspath(sys.argv[1]))
        return re.sub(r"\\$\\{\\{(.*?)\\}\\}", put, text)
    for step in action["runs"]["steps"]:
        if "run" not in step:
            assert re.fullmatch(r"actions/[a-z-]+@v[0-9]+", step["uses"]), step["uses"]
            continue
        assert step["shell"] == "bash" and "${{" not in step["run"]
        open("outputs", "w").close()
        settings = {name: value(text) for name, text in step.get("env", {}).items()}
        run = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
            env={**os.environ, **settings, "GITHUB_OUTPUT": "outputs"}, stdout=sys.stderr)
        if run.returncode: sys.exit(run.returncode)
        outputs[step.get("id")] = dict(line.rstrip().split("=", 1) for line in open("outputs"))
    print({name: value(text["value"]) for name, text in action["outputs"].items()}["folder"])
    """

  func act(_ inputs: String, in folder: URL) throws -> Outcome {
    let action = packageFolder.appending(path: ".github/actions/release/action.yml").path()
    let path = "\(buildFolder.path()):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    return try shell(
      ["/usr/bin/python3", "-c", Self.runner, action, inputs], in: folder,
      environment: ["PATH": path])
  }

  @Test func theActionMakesARelease() throws {
    try withScratchFolder { folder in
      let release =
        #"{ "name": "autumn", "lists": "inktober-2026", "sizes": "trading-card", "formats": "svg", "#
      try Data(
        (release + #""overrides": [{ "for": { "size": "trading-card" }, "days": "1" }] }"#).utf8
      )
      .write(to: folder.appending(path: "my release.json"))
      let wish =
        #"{ "file": "my release.json", "output": "to here", "options": "--jobs 2 --prune" }"#
      let made = try act(wish, in: folder)
      #expect(made.code == 0 && made.output == "to here/autumn\n", "\(made)")
      let place = folder.appending(path: "to here/autumn")
      #expect(try shell(["sha256sum", "--quiet", "-c", "SHA256SUMS"], in: place).code == 0)
      #expect(
        FileManager.default.fileExists(
          atPath: place.appending(path: "index.html").path(percentEncoded: false)))
      // Options stand on lines of their own, too.
      let wrong = try act(
        #"{ "file": "my release.json", "options": "--jobs 2\n--no-such\n" }"#, in: folder)
      #expect(wrong.code == 64 && wrong.errors.contains("--no-such"), "\(wrong)")
      // What is wrong ends the action with the program's code, and is in its log.
      let failed = try act(#"{ "file": "nowhere.json" }"#, in: folder)
      #expect(failed.code == 66 && failed.errors.contains("nowhere.json"), "\(failed)")
    }
  }
}
