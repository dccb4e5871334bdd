// SPDX-License-Identifier: MIT

public import ArgumentParser
import WeaveDiagnostics
import WeaveRender
import WeaveSpec
public import WeaveWorkshop

extension ModelProtocol: ExpressibleByArgument {}

/// A model that interprets descriptions; without one, the rules do.
struct ModelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where a program listens that runs a model, such as http://127.0.0.1:11434.",
      discussion:
        "Without it no model is asked, and nothing leaves the machine. A key in WEAVE_MODEL_KEY is sent along.",
      valueName: "address"))
  var endpoint: String?

  @Option(help: ArgumentHelp("The model, as that program calls it.", valueName: "name"))
  var model = "default"

  @Option(
    name: .customLong("protocol"), help: "How the program is spoken to: as OpenAI, llama.cpp and vLLM, or as Ollama.")
  var kind = ModelProtocol.openai

  @Option(help: ArgumentHelp("How long an answer may take.", valueName: "seconds"))
  var timeout = 60

  @Option(
    help: ArgumentHelp(
      "A file in PEM with certificates that are trusted beside those of the system.", valueName: "file"),
    completion: .file())
  var certificates: String?

  @Flag(help: "Let the words and the design go to a program that is not on this machine.")
  var remote = false

  func validate() throws {
    guard (1...600).contains(timeout) else { throw ValidationError("--timeout is from 1 to 600 seconds.") }
    guard let endpoint else { return }
    let address: ModelEndpoint
    do throws(ModelEndpoint.Refusal) { address = try ModelEndpoint(endpoint) } catch {
      throw ValidationError("\(error)".sentence)
    }
    if !address.isLoopback, !remote {
      throw ValidationError(
        "\(address.host) is not this machine; give --remote to send the words and the design there.")
    }
    // Checked before anything is read.
    _ = try NetworkProgram.parts(for: Self.part)
  }

  private static let part = "what asks models"

  /// The requested model; nil if none is requested.
  func author() throws -> ModelAuthor? {
    guard let endpoint, let address = try? ModelEndpoint(endpoint) else { return nil }
    let key = Inputs.environment("WEAVE_MODEL_KEY").flatMap { $0.isEmpty ? nil : $0 }
    return try NetworkProgram.parts(for: Self.part)
      .author(at: address, kind, model: model, key: key, seconds: timeout, certificates: certificates)
  }

  /// The patch that a model makes from words, otherwise that of the rules; with a note if the model's answer was
  /// unusable.
  ///
  /// - Parameters:
  ///   - ask: asks the model.
  ///   - rules: interprets the words without a model.
  func patch(
    _ ask: (ModelAuthor) throws(ModelFailure) -> DesignPatch, else rules: () -> DesignPatch
  ) throws -> (patch: DesignPatch, note: String?) {
    guard let author = try author() else { return (rules(), nil) }
    do throws(ModelFailure) { return (try ask(author), nil) } catch {
      return (rules(), "\(error); the words are understood by rules instead")
    }
  }
}
