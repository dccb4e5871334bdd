// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// A feed that is known by name: a service whose answers any program may read, with what to take from them.
public struct FeedRecipe: Sendable {
  /// The name in `weave feed add --recipe`, and the usual name of the feed.
  public let name: String
  /// What it brings, in a few words.
  public let summary: String
  /// What has to be given besides.
  public let needs: String
  private let text: String

  /// The ready board that it fills; nil if it fills none.
  public let board: String?

  private init(_ name: String, _ summary: String, needs: String = "", _ text: String) {
    (self.name, self.summary, self.needs, self.text, board) = (name, summary, needs, text, nil)
  }

  /// A feed for a ready board, from a server of one's own.
  private init(board: String, _ name: String, _ summary: String, needs: String, source: String) {
    (self.name, self.summary, self.needs, self.board) = (name, summary, needs, board)
    text = "{ \"source\": \"\(source)\" }"
  }

  /// Whether it brings a picture.
  public var hasPicture: Bool { text.contains("\"picture\"") }

  /// The variables that it brings, besides that of its picture.
  public var variables: [String] {
    (node["picks"]?.elements ?? []).filter { $0["kind"]?.stringValue != "picture" }
      .compactMap { $0["variable"]?.stringValue }
  }

  /// The members of the feed.
  var node: JSONNode {
    JSONParser.parse(SourceText(name: name, text: text)).output ?? JSONNode(.object([]), at: SourceRange(0, 0))
  }

  /// The recipe of a name; nil if there is none.
  public static func named(_ name: String) -> FeedRecipe? { all.first { $0.name == name } }

  /// All recipes.
  public static let all: [FeedRecipe] = [
    // Source: NASA, Astronomy Picture of the Day API.
    FeedRecipe(
      "apod", "NASA's astronomy picture of the day, with its title and its story",
      """
      {
        "source": "json",
        "url": "https://api.nasa.gov/planetary/apod?api_key=DEMO_KEY",
        "every": "6h",
        "picks": [
          { "variable": "apod_title", "path": "$.title" },
          { "variable": "apod_text", "path": "$.explanation" },
          { "variable": "apod", "path": "$.url", "kind": "picture" }
        ]
      }
      """),
    // Source: Wikimedia, Feed API.
    FeedRecipe(
      "wikipedia", "Wikipedia's picture of the day, with what it shows and who made it",
      """
      {
        "source": "json",
        "url": "https://api.wikimedia.org/feed/v1/wikipedia/en/featured/{yyyy}/{MM}/{dd}",
        "every": "6h",
        "picks": [
          { "variable": "wikipedia_text", "path": "$.image.description.text" },
          { "variable": "wikipedia_artist", "path": "$.image.artist.text" },
          { "variable": "wikipedia", "path": "$.image.thumbnail.source", "kind": "picture" }
        ]
      }
      """),
    // Source: xkcd, JSON interface.
    FeedRecipe(
      "comic", "The newest comic of xkcd",
      """
      {
        "source": "json",
        "url": "https://xkcd.com/info.0.json",
        "every": "6h",
        "picks": [
          { "variable": "comic_title", "path": "$.safe_title" },
          { "variable": "comic_text", "path": "$.alt" },
          { "variable": "comic", "path": "$.img", "kind": "picture" }
        ]
      }
      """),
    // Source: Freedom Forum, Today's Front Pages.
    FeedRecipe(
      "newspaper", "The front page of a newspaper of today",
      """
      {
        "source": "picture",
        "url": "https://cdn.freedomforum.org/dfp/jpg{d}/lg/ny_nyt.jpg",
        "every": "6h"
      }
      """),
    // Source: Unsplash, API: `GET /photos/random`.
    FeedRecipe(
      "unsplash", "A landscape of Unsplash, another one each day",
      needs: "--header Authorization=file:PATH, a file with `Client-ID` and your access key",
      """
      {
        "source": "json",
        "url": "https://api.unsplash.com/photos/random?orientation=landscape&query=landscape",
        "every": "1d",
        "picks": [
          { "variable": "unsplash_by", "path": "$.user.name" },
          { "variable": "unsplash", "path": "$.urls.regular", "kind": "picture" }
        ]
      }
      """),
    // Source: ZenQuotes, API.
    FeedRecipe(
      "quote", "A saying for the day, from ZenQuotes",
      """
      {
        "source": "json",
        "url": "https://zenquotes.io/api/today",
        "every": "6h",
        "picks": [
          { "variable": "quote", "path": "$[0].q" },
          { "variable": "quote_by", "path": "$[0].a" }
        ]
      }
      """),
    // Source: GitHub, REST API: `GET /repos/{owner}/{repo}`.
    FeedRecipe(
      "github", "Stars, forks and open issues of a project on GitHub",
      needs: "--url https://api.github.com/repos/OWNER/NAME",
      """
      {
        "source": "json",
        "every": "1h",
        "picks": [
          { "variable": "github_name", "path": "$.full_name" },
          { "variable": "github_stars", "path": "$.stargazers_count" },
          { "variable": "github_forks", "path": "$.forks_count" },
          { "variable": "github_issues", "path": "$.open_issues_count" }
        ]
      }
      """),
    // Source: Frankfurter, API.
    FeedRecipe(
      "exchange", "What a euro costs in dollars, pounds and yen, from the European Central Bank",
      """
      {
        "source": "json",
        "url": "https://api.frankfurter.dev/v1/latest?base=EUR&symbols=USD,GBP,JPY",
        "every": "6h",
        "picks": [
          { "variable": "exchange_date", "path": "$.date" },
          { "variable": "exchange_usd", "path": "$.rates.USD" },
          { "variable": "exchange_gbp", "path": "$.rates.GBP" },
          { "variable": "exchange_jpy", "path": "$.rates.JPY" }
        ]
      }
      """),
    // Source: OpenAI, API: `POST /chat/completions`, which other servers have as well.
    FeedRecipe(
      "sentence", "A sentence by a language model, from any server with OpenAI's interface",
      needs: "--token file:PATH; --url for another server",
      """
      {
        "source": "json",
        "url": "https://api.openai.com/v1/chat/completions",
        "every": "1d",
        "timeout": 120,
        "body": {
          "model": "gpt-4o-mini",
          "messages": [{ "role": "user", "content": "One kind sentence for a family in the morning, at most 20 words." }]
        },
        "picks": [{ "variable": "sentence", "path": "$.choices[0].message.content" }]
      }
      """),
    FeedRecipe(
      board: "departures", "trains", "The next departures from your stop, for the board departures",
      needs: "--url ADDRESS and --query STOP, of trip updates in GTFS-Realtime; --schedule gtfs.zip for names",
      source: "gtfs-realtime"),
    FeedRecipe(
      board: "home-energy", "energy",
      "What your home makes and uses by hours, from Home Assistant, for the board home-energy",
      needs: "--url http://homeassistant.local:8123, --token file:PATH, --entity grid=sensor.NAME, and if you have it "
        + "--entity solar=sensor.NAME", source: "home-assistant-energy"),
    FeedRecipe(
      board: "chores", "chores", "To-do lists of Home Assistant, for the board chores",
      needs: "--url http://homeassistant.local:8123, --token file:PATH, --entity todo.NAME for each list",
      source: "home-assistant-lists"),
    FeedRecipe(
      board: "servers", "servers", "What is up or down on a status page of Uptime Kuma, for the board servers",
      needs: "--url http://kuma.local:3001/status/PAGE", source: "uptime-kuma"),
    FeedRecipe(
      board: "servers", "machines",
      "Load, heat and disks of machines with Prometheus' node exporter, for the board servers",
      needs: "--url http://prometheus.local:9090", source: "node-exporter"),
  ]
}
