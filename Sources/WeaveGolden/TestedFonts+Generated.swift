// SPDX-License-Identifier: MIT
// Made by tools/generate-tested from Golden/environment.json.
// swift-format-ignore-file

/// What drew the references of this release.
enum TestedFonts {
  static let environment = #"""
{
  "version": 2,
  "weave": "1.2",
  "processor": "x86-64",
  "libraries": [
    {
      "name": "Cairo",
      "version": "1.16.0"
    },
    {
      "name": "pixman",
      "version": "0.42.2"
    },
    {
      "name": "FreeType",
      "version": "2.12.1"
    },
    {
      "name": "HarfBuzz",
      "version": "6.0.0"
    },
    {
      "name": "Pango",
      "version": "1.50.12"
    },
    {
      "name": "FriBidi",
      "version": "1.0.8"
    }
  ],
  "fonts": [
    {
      "family": "Arapey",
      "style": "Black-Display",
      "version": "4.000",
      "sum": "b2882f9a434e253e"
    },
    {
      "family": "B612",
      "style": "Bold",
      "version": "1.008",
      "sum": "6a275cb1a08f493f"
    },
    {
      "family": "Bebas Neue",
      "style": "Bold",
      "version": "1.300",
      "sum": "611c562ef9a84e15"
    },
    {
      "family": "EB Garamond",
      "style": "12 Regular",
      "version": "0.016",
      "sum": "c5de4a998ae3a9c3"
    },
    {
      "family": "Inter",
      "style": "Bold",
      "version": "3.019",
      "sum": "821b669ca5350ced"
    },
    {
      "family": "Inter",
      "style": "Extra Bold",
      "version": "3.019",
      "sum": "6ce480b1c3853f3f"
    },
    {
      "family": "Inter",
      "style": "Italic",
      "version": "3.019",
      "sum": "079d12b5917620da"
    },
    {
      "family": "Inter",
      "style": "Light",
      "version": "3.019",
      "sum": "643566a8d4f31086"
    },
    {
      "family": "Inter",
      "style": "Medium",
      "version": "3.019",
      "sum": "1de25d2c14694222"
    },
    {
      "family": "Inter",
      "style": "Regular",
      "version": "3.019",
      "sum": "0db3bfa5fe04371d"
    },
    {
      "family": "Inter",
      "style": "Semi Bold",
      "version": "3.019",
      "sum": "edaf0dd4785b3233"
    },
    {
      "family": "Inter",
      "style": "Semi Bold Italic",
      "version": "3.019",
      "sum": "ba01aaae9f1a7179"
    },
    {
      "family": "Inter Display",
      "style": "Black",
      "version": "3.019",
      "sum": "f141747b4e0b17e8"
    },
    {
      "family": "Inter Display",
      "style": "Bold",
      "version": "3.019",
      "sum": "5534cc26a4fa1d35"
    },
    {
      "family": "Inter Display",
      "style": "Extra Bold",
      "version": "3.019",
      "sum": "ba99d1f1d9259105"
    },
    {
      "family": "Inter Display",
      "style": "Light",
      "version": "3.019",
      "sum": "3ecd412983578e0f"
    },
    {
      "family": "Inter Display",
      "style": "Medium",
      "version": "3.019",
      "sum": "7b4eb628a2dcf9e8"
    },
    {
      "family": "Inter Display",
      "style": "Regular",
      "version": "3.019",
      "sum": "31b675d2cec966bd"
    },
    {
      "family": "Inter Display",
      "style": "Semi Bold",
      "version": "3.019",
      "sum": "e24252e274b0afb0"
    },
    {
      "family": "Karla",
      "style": "Regular",
      "version": "2.002",
      "sum": "4be3acec93336ceb"
    },
    {
      "family": "Kaushan Script",
      "style": "Regular",
      "version": "1.002",
      "sum": "e5ae95253746db8d"
    },
    {
      "family": "League Mono",
      "style": "Condensed",
      "version": "2.300",
      "sum": "be453fc0b085dcd5"
    },
    {
      "family": "League Mono",
      "style": "Condensed Bold",
      "version": "2.300",
      "sum": "89619e8309af5bf6"
    },
    {
      "family": "League Mono",
      "style": "Extended Regular",
      "version": "2.300",
      "sum": "ce7a5088a47ff6cf"
    },
    {
      "family": "League Mono",
      "style": "Regular",
      "version": "2.300",
      "sum": "15e090cf028d9454"
    },
    {
      "family": "League Spartan",
      "style": "Black",
      "version": "2.002",
      "sum": "9b6d542b875d2e3e"
    },
    {
      "family": "Noto Color Emoji",
      "style": "Regular",
      "version": "2.042",
      "sum": "3d354b6d429ed73a"
    },
    {
      "family": "Noto Sans Arabic",
      "style": "Bold",
      "version": "2.005",
      "sum": "a1366cda00c17131"
    },
    {
      "family": "Noto Sans Arabic",
      "style": "Regular",
      "version": "2.005",
      "sum": "bb4ebbe0d35d854c"
    },
    {
      "family": "Noto Sans CJK JP",
      "style": "Regular",
      "version": "2.004",
      "sum": "e104db13be45d27a"
    },
    {
      "family": "Noto Sans Hebrew",
      "style": "Regular",
      "version": "3.000",
      "sum": "2986faf00d35a921"
    },
    {
      "family": "Noto Sans Mono",
      "style": "Bold",
      "version": "2.006",
      "sum": "33db5f938855b158"
    },
    {
      "family": "Noto Sans Mono",
      "style": "Regular",
      "version": "2.006",
      "sum": "424bf819ed6f7aa0"
    },
    {
      "family": "Noto Sans Symbols2",
      "style": "Regular",
      "version": "2.003",
      "sum": "f629703bd7dd4184"
    },
    {
      "family": "Noto Serif",
      "style": "Bold",
      "version": "2.004",
      "sum": "56ce88bf64944c7c"
    },
    {
      "family": "Noto Serif",
      "style": "Bold Italic",
      "version": "2.004",
      "sum": "65cf6b30ab47bac7"
    },
    {
      "family": "Noto Serif",
      "style": "Italic",
      "version": "2.004",
      "sum": "65d01fcc5bff0cb9"
    },
    {
      "family": "Noto Serif",
      "style": "Regular",
      "version": "2.004",
      "sum": "0ded98506543d400"
    },
    {
      "family": "Quicksand",
      "style": "Bold",
      "version": "3.000",
      "sum": "b8ced35729d8cd6c"
    },
    {
      "family": "Quicksand",
      "style": "Regular",
      "version": "3.000",
      "sum": "66c3db0f4c1bb120"
    },
    {
      "family": "Roboto Slab",
      "style": "Bold",
      "version": "1.100263",
      "sum": "858ea9c1e4e19a32"
    },
    {
      "family": "Spleen 8x16",
      "style": "Medium",
      "version": "1.9.0",
      "sum": "47db667adfa6a8bf"
    }
  ]
}
"""#
}
