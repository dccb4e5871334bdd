// SPDX-License-Identifier: MIT

public import ArgumentParser
import WeaveDiagnostics
import WeaveRender
public import WeaveWorkshop

extension ModelProtocol: ExpressibleByArgument {}

/// A model that interprets descriptions; without one, the rules do.
struct ModelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address of a program that runs a model, such as http://127.0.0.1:11434.",
      discussion:
        "Without it, no model is used and nothing leaves the machine. The key in WEAVE_MODEL_KEY, if any, is sent with the request.",
      valueName: "address"))
  var endpoint: String?

  @Option(help: ArgumentHelp("The name of the model in that program.", valueName: "name"))
  var model = "default"

  @Option(
    name: .customLong("protocol"),
    help: "The API of the program: that of OpenAI, llama.cpp and vLLM, or that of Ollama.")
  var kind = ModelProtocol.openai

  @Option(help: ArgumentHelp("How long to wait for an answer.", valueName: "seconds"))
  var timeout = 60

  @Option(
    help: ArgumentHelp(
      "A PEM file with certificates to trust in addition to the system's.", valueName: "file"),
    completion: .file())
  var certificates: String?

  @Flag(help: "Allow sending the words and the design to another machine.")
  var remote = false

  func validate() throws {
    guard (1...600).contains(timeout) else { throw ValidationError("--timeout must be from 1 to 600 seconds.") }
    guard let endpoint else { return }
    let address: ModelEndpoint
    do throws(ModelEndpoint.Refusal) { address = try ModelEndpoint(endpoint) } catch {
      throw ValidationError("\(error)".sentence)
    }
    if !address.isLoopback, !remote {
      throw ValidationError(
        "\(address.host) is not this machine; allow sending the words and the design there with --remote.")
    }
    // Checked before anything is read.
    _ = try NetworkProgram.parts(for: Self.part)
  }

  private static let part = "support for models"

  /// The requested model; nil if none is requested.
  func author() throws(ValidationError) -> ModelAuthor? {
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
  ) throws(ValidationError) -> (patch: DesignPatch, note: String?) {
    guard let author = try author() else { return (rules(), nil) }
    do throws(ModelFailure) { return (try ask(author), nil) } catch {
      return (rules(), "\(error); using the built-in rules instead")
    }
  }
}
