// SPDX-License-Identifier: MIT
// Made by tools/generate-tested from Golden/environment.json.
// swift-format-ignore-file

/// What drew the references of this release.
enum TestedFonts {
  static let environment = #"""
{
  "version": 1,
  "engine": {
    "version": "1.1.0",
    "xxh128": "9f251493a915ddfabdedbe585a35e0a4"
  },
  "processor": "x86-64",
  "fonts": [
    {
      "name": "Arapey-Black-Display.otf",
      "file": "Arapey-Black-Display.otf",
      "xxh128": "fc85dfdbaef1e5870ad1f6f18db30a52"
    },
    {
      "name": "Arapey-Regular-Display.otf",
      "file": "Arapey-Regular-Display.otf",
      "xxh128": "3ba7b3f37eff204c8665303d3452c744"
    },
    {
      "name": "Arapey-Thin-Display.otf",
      "file": "Arapey-Thin-Display.otf",
      "xxh128": "4b2a7d287f5c84e12f4c8e5eb31c4a9c"
    },
    {
      "name": "B612-Bold.otf",
      "file": "B612-Bold.otf",
      "xxh128": "ff575e4e16e42a0822ffa3136fa5a41e"
    },
    {
      "name": "B612-BoldItalic.otf",
      "file": "B612-BoldItalic.otf",
      "xxh128": "64af08a527a0e9ce18c3321a952ce9e6"
    },
    {
      "name": "B612-Italic.otf",
      "file": "B612-Italic.otf",
      "xxh128": "5dfe9312b75a571687eea88221e7d897"
    },
    {
      "name": "B612-Regular.otf",
      "file": "B612-Regular.otf",
      "xxh128": "9f0c561bac6600761c35b38310fefa8b"
    },
    {
      "name": "BebasNeue-Bold.otf",
      "file": "BebasNeue-Bold.otf",
      "xxh128": "c49fea314ca9a9cc74e64542acd41669"
    },
    {
      "name": "BebasNeue-Light.otf",
      "file": "BebasNeue-Light.otf",
      "xxh128": "6873ece8eba7d1391eacdcdc881e9c75"
    },
    {
      "name": "BebasNeue-Regular.otf",
      "file": "BebasNeue-Regular.otf",
      "xxh128": "61ea13ff272a63ff99e645ff55324d5c"
    },
    {
      "name": "BebasNeue-Thin.otf",
      "file": "BebasNeue-Thin.otf",
      "xxh128": "1751a811c3863d9ae52d280d2888bbe9"
    },
    {
      "name": "EBGaramond12-Italic.otf",
      "file": "EBGaramond12-Italic.otf",
      "xxh128": "70bfacbad1c632f9b8081580ff192675"
    },
    {
      "name": "EBGaramond12-Regular.otf",
      "file": "EBGaramond12-Regular.otf",
      "xxh128": "f09401341345f3e04cac2abdfaf14ed6"
    },
    {
      "name": "Inter-Black.otf",
      "file": "Inter-Black.otf",
      "xxh128": "7b2d09022cb026703830f649dfdbca56"
    },
    {
      "name": "Inter-BlackItalic.otf",
      "file": "Inter-BlackItalic.otf",
      "xxh128": "5ea3f874cbb74f6e90971727b5545e1b"
    },
    {
      "name": "Inter-Bold.otf",
      "file": "Inter-Bold.otf",
      "xxh128": "da5f8150f80f47bfa3f5fedefddc2b21"
    },
    {
      "name": "Inter-BoldItalic.otf",
      "file": "Inter-BoldItalic.otf",
      "xxh128": "0877423e9d4c354a24438093e5cd6347"
    },
    {
      "name": "Inter-ExtraBold.otf",
      "file": "Inter-ExtraBold.otf",
      "xxh128": "9f87f02ea096796730cb958f60e0a6ed"
    },
    {
      "name": "Inter-ExtraBoldItalic.otf",
      "file": "Inter-ExtraBoldItalic.otf",
      "xxh128": "b8389ebdc01e970fe266ba693b2d4c96"
    },
    {
      "name": "Inter-ExtraLight.otf",
      "file": "Inter-ExtraLight.otf",
      "xxh128": "5886d3f1cb77887868714fbd5a4d28aa"
    },
    {
      "name": "Inter-ExtraLightItalic.otf",
      "file": "Inter-ExtraLightItalic.otf",
      "xxh128": "46ea37bc1638345ff2bcd096135b2baa"
    },
    {
      "name": "Inter-Italic.otf",
      "file": "Inter-Italic.otf",
      "xxh128": "fec421b96ad4a3bc8b5b73f26cb58e67"
    },
    {
      "name": "Inter-Light.otf",
      "file": "Inter-Light.otf",
      "xxh128": "405a367cfa10b7e06934447c2d9202bb"
    },
    {
      "name": "Inter-LightItalic.otf",
      "file": "Inter-LightItalic.otf",
      "xxh128": "3933784585581d0561ac9b63a55d41f3"
    },
    {
      "name": "Inter-Medium.otf",
      "file": "Inter-Medium.otf",
      "xxh128": "42344de287a94fb41e6de7deee4fbf7e"
    },
    {
      "name": "Inter-MediumItalic.otf",
      "file": "Inter-MediumItalic.otf",
      "xxh128": "a2a3ed9db00b4debd9eaedc3e7d5db4d"
    },
    {
      "name": "Inter-Regular.otf",
      "file": "Inter-Regular.otf",
      "xxh128": "11466e498fb75039b9c1ecf5da6ea76c"
    },
    {
      "name": "Inter-SemiBold.otf",
      "file": "Inter-SemiBold.otf",
      "xxh128": "a17aa31308dd658398974d736dd8c002"
    },
    {
      "name": "Inter-SemiBoldItalic.otf",
      "file": "Inter-SemiBoldItalic.otf",
      "xxh128": "f70c56ba90243a3ad826ae2dfc0f004a"
    },
    {
      "name": "Inter-Thin.otf",
      "file": "Inter-Thin.otf",
      "xxh128": "4a57f553b84bb9206b1340f4f86eef55"
    },
    {
      "name": "Inter-ThinItalic.otf",
      "file": "Inter-ThinItalic.otf",
      "xxh128": "da35559f541c5b38ac6047d02afa0676"
    },
    {
      "name": "InterDisplay-Black.otf",
      "file": "InterDisplay-Black.otf",
      "xxh128": "edc85b40c365c0102adc7d2e148fa5f7"
    },
    {
      "name": "InterDisplay-BlackItalic.otf",
      "file": "InterDisplay-BlackItalic.otf",
      "xxh128": "760f25e4c18a8c4559e2c059c966cadf"
    },
    {
      "name": "InterDisplay-Bold.otf",
      "file": "InterDisplay-Bold.otf",
      "xxh128": "806e27dc1034ddae91b4c5e6584f6d51"
    },
    {
      "name": "InterDisplay-BoldItalic.otf",
      "file": "InterDisplay-BoldItalic.otf",
      "xxh128": "237720a6d517d500864f058fc1a73b80"
    },
    {
      "name": "InterDisplay-ExtraBold.otf",
      "file": "InterDisplay-ExtraBold.otf",
      "xxh128": "b26920f6ac3f9e8b2b45955ca79799c5"
    },
    {
      "name": "InterDisplay-ExtraBoldItalic.otf",
      "file": "InterDisplay-ExtraBoldItalic.otf",
      "xxh128": "1cb8f92af74b729714cfc2c95831c9a4"
    },
    {
      "name": "InterDisplay-ExtraLight.otf",
      "file": "InterDisplay-ExtraLight.otf",
      "xxh128": "2096949c5a95a3d3342f35495fa2c665"
    },
    {
      "name": "InterDisplay-ExtraLightItalic.otf",
      "file": "InterDisplay-ExtraLightItalic.otf",
      "xxh128": "65da626c5ea32fd3752d63e7c1676bb6"
    },
    {
      "name": "InterDisplay-Italic.otf",
      "file": "InterDisplay-Italic.otf",
      "xxh128": "bd578cedf73a51a651f7cf8dfe299784"
    },
    {
      "name": "InterDisplay-Light.otf",
      "file": "InterDisplay-Light.otf",
      "xxh128": "1270b37ffea5bf831166404a2a969146"
    },
    {
      "name": "InterDisplay-LightItalic.otf",
      "file": "InterDisplay-LightItalic.otf",
      "xxh128": "693e5c85639b7e4e9d9c7360f14e3175"
    },
    {
      "name": "InterDisplay-Medium.otf",
      "file": "InterDisplay-Medium.otf",
      "xxh128": "4fce967a96e6df53625ac221023aae26"
    },
    {
      "name": "InterDisplay-MediumItalic.otf",
      "file": "InterDisplay-MediumItalic.otf",
      "xxh128": "da2ee52411992fb510094f9da76b1ded"
    },
    {
      "name": "InterDisplay-Regular.otf",
      "file": "InterDisplay-Regular.otf",
      "xxh128": "11b85c4d5ef071d0f0553bc900be8891"
    },
    {
      "name": "InterDisplay-SemiBold.otf",
      "file": "InterDisplay-SemiBold.otf",
      "xxh128": "4edef57008f62bbf9479c2464a73cc30"
    },
    {
      "name": "InterDisplay-SemiBoldItalic.otf",
      "file": "InterDisplay-SemiBoldItalic.otf",
      "xxh128": "60fea3b884710d5ba8e1e4e0e8191735"
    },
    {
      "name": "InterDisplay-Thin.otf",
      "file": "InterDisplay-Thin.otf",
      "xxh128": "a1248752cf5cd84e828b59ad478e0c8e"
    },
    {
      "name": "InterDisplay-ThinItalic.otf",
      "file": "InterDisplay-ThinItalic.otf",
      "xxh128": "fc9be02de13efd5e716509915ee94d33"
    },
    {
      "name": "Karla-Italic[wght].ttf",
      "file": "Karla-Italic[wght].ttf",
      "xxh128": "1754682894f26fe77e00768720a59672"
    },
    {
      "name": "Karla[wght].ttf",
      "file": "Karla[wght].ttf",
      "xxh128": "a7a5f7ac860563d00473a51b84ee9b73"
    },
    {
      "name": "KaushanScript-Regular.otf",
      "file": "KaushanScript-Regular.otf",
      "xxh128": "3d838207bda868311d073b8d2c1bd2a3"
    },
    {
      "name": "LeagueMono-Bold.otf",
      "file": "LeagueMono-Bold.otf",
      "xxh128": "febff9f8b3be8b19b268f7faaae54f74"
    },
    {
      "name": "LeagueMono-Condensed.otf",
      "file": "LeagueMono-Condensed.otf",
      "xxh128": "e6eed927f1cf173b6448f630e6ace97e"
    },
    {
      "name": "LeagueMono-CondensedBold.otf",
      "file": "LeagueMono-CondensedBold.otf",
      "xxh128": "401ef7168e6b3629a930ad8e1394191d"
    },
    {
      "name": "LeagueMono-CondensedExtraBold.otf",
      "file": "LeagueMono-CondensedExtraBold.otf",
      "xxh128": "618bbd6f30418e579dad4c494171f80f"
    },
    {
      "name": "LeagueMono-CondensedLight.otf",
      "file": "LeagueMono-CondensedLight.otf",
      "xxh128": "3bffb8bc5041b915e8e7ab3287da48b1"
    },
    {
      "name": "LeagueMono-CondensedMedium.otf",
      "file": "LeagueMono-CondensedMedium.otf",
      "xxh128": "34190505a1d93b5ebabe15575152d49f"
    },
    {
      "name": "LeagueMono-CondensedSemiBold.otf",
      "file": "LeagueMono-CondensedSemiBold.otf",
      "xxh128": "56b7e456f7b8988f397df1c4766ca31c"
    },
    {
      "name": "LeagueMono-CondensedThin.otf",
      "file": "LeagueMono-CondensedThin.otf",
      "xxh128": "35d872c2e0498f27257b9d29106c3e68"
    },
    {
      "name": "LeagueMono-CondensedUltraLight.otf",
      "file": "LeagueMono-CondensedUltraLight.otf",
      "xxh128": "aec21df93f2fbc1f215ea1bcd57a1367"
    },
    {
      "name": "LeagueMono-ExtendedBold.otf",
      "file": "LeagueMono-ExtendedBold.otf",
      "xxh128": "661a1f231fecbe83324da428b2781f18"
    },
    {
      "name": "LeagueMono-ExtendedExtraBold.otf",
      "file": "LeagueMono-ExtendedExtraBold.otf",
      "xxh128": "e0a5be25b8fb2b1bdfe355beeef653bb"
    },
    {
      "name": "LeagueMono-ExtendedLight.otf",
      "file": "LeagueMono-ExtendedLight.otf",
      "xxh128": "915fe585e6ad56b03c0b595ce3c266b3"
    },
    {
      "name": "LeagueMono-ExtendedMedium.otf",
      "file": "LeagueMono-ExtendedMedium.otf",
      "xxh128": "17e1fe3b153412c36357cec255bed9c0"
    },
    {
      "name": "LeagueMono-ExtendedRegular.otf",
      "file": "LeagueMono-ExtendedRegular.otf",
      "xxh128": "a61ba627bcb6a79738bb2b418afa6f86"
    },
    {
      "name": "LeagueMono-ExtendedSemiBold.otf",
      "file": "LeagueMono-ExtendedSemiBold.otf",
      "xxh128": "7cb63dd93492e45668f21af2d051bc47"
    },
    {
      "name": "LeagueMono-ExtendedThin.otf",
      "file": "LeagueMono-ExtendedThin.otf",
      "xxh128": "436a4433f824a4cc576166d46c1916a9"
    },
    {
      "name": "LeagueMono-ExtendedUltraLight.otf",
      "file": "LeagueMono-ExtendedUltraLight.otf",
      "xxh128": "9d241d6261eaa0355bce20e744f0c46c"
    },
    {
      "name": "LeagueMono-ExtraBold.otf",
      "file": "LeagueMono-ExtraBold.otf",
      "xxh128": "f2c85c18ca3cbaa40d1fca7c3776fdbd"
    },
    {
      "name": "LeagueMono-Light.otf",
      "file": "LeagueMono-Light.otf",
      "xxh128": "9e957e2ca6760da8a6286f7e93ccf6e9"
    },
    {
      "name": "LeagueMono-Medium.otf",
      "file": "LeagueMono-Medium.otf",
      "xxh128": "cb66956ea15683d3a23cc72960803714"
    },
    {
      "name": "LeagueMono-NarrowBold.otf",
      "file": "LeagueMono-NarrowBold.otf",
      "xxh128": "2a7c001d769714678082c60c5dd8b9f9"
    },
    {
      "name": "LeagueMono-NarrowExtraBold.otf",
      "file": "LeagueMono-NarrowExtraBold.otf",
      "xxh128": "5395c81c7479289d852d8665edfd565d"
    },
    {
      "name": "LeagueMono-NarrowLight.otf",
      "file": "LeagueMono-NarrowLight.otf",
      "xxh128": "3c5acd6a61455e0d979d985f50b09fcb"
    },
    {
      "name": "LeagueMono-NarrowMedium.otf",
      "file": "LeagueMono-NarrowMedium.otf",
      "xxh128": "3959e3f6ce7ae20c5de253510c1472dc"
    },
    {
      "name": "LeagueMono-NarrowRegular.otf",
      "file": "LeagueMono-NarrowRegular.otf",
      "xxh128": "59aa0d1983e7575928ba6b047240ffe9"
    },
    {
      "name": "LeagueMono-NarrowSemiBold.otf",
      "file": "LeagueMono-NarrowSemiBold.otf",
      "xxh128": "0762167a092383469c5a19c5eb633f7e"
    },
    {
      "name": "LeagueMono-NarrowThin.otf",
      "file": "LeagueMono-NarrowThin.otf",
      "xxh128": "45976b976755a8d8736cff7fb5ce915f"
    },
    {
      "name": "LeagueMono-NarrowUltraLight.otf",
      "file": "LeagueMono-NarrowUltraLight.otf",
      "xxh128": "1781c3406c2b7e0376125714b693d48f"
    },
    {
      "name": "LeagueMono-Regular.otf",
      "file": "LeagueMono-Regular.otf",
      "xxh128": "b0740cd5f2a32ea89bc7ef971935e6d7"
    },
    {
      "name": "LeagueMono-SemiBold.otf",
      "file": "LeagueMono-SemiBold.otf",
      "xxh128": "8f1644daaf11a8c3890141f31b2f1ca6"
    },
    {
      "name": "LeagueMono-Thin.otf",
      "file": "LeagueMono-Thin.otf",
      "xxh128": "0533bd9f507f5cf005d60f52c92e1e81"
    },
    {
      "name": "LeagueMono-UltraLight.otf",
      "file": "LeagueMono-UltraLight.otf",
      "xxh128": "bfb430bd1cc66816a01713c428e3a9e0"
    },
    {
      "name": "LeagueMono-WideBold.otf",
      "file": "LeagueMono-WideBold.otf",
      "xxh128": "f9384e88663c579a3e62f76218fb733f"
    },
    {
      "name": "LeagueMono-WideExtraBold.otf",
      "file": "LeagueMono-WideExtraBold.otf",
      "xxh128": "973d2553cfa4e1a82904202b5c7dd8c7"
    },
    {
      "name": "LeagueMono-WideLight.otf",
      "file": "LeagueMono-WideLight.otf",
      "xxh128": "737fb1564f878d499a4d9f669003e8db"
    },
    {
      "name": "LeagueMono-WideMedium.otf",
      "file": "LeagueMono-WideMedium.otf",
      "xxh128": "26b5228e3515c682014b384e6f2a07a8"
    },
    {
      "name": "LeagueMono-WideRegular.otf",
      "file": "LeagueMono-WideRegular.otf",
      "xxh128": "84c8ccfc23ad41ee57e0dfe084fcf877"
    },
    {
      "name": "LeagueMono-WideSemiBold.otf",
      "file": "LeagueMono-WideSemiBold.otf",
      "xxh128": "96f5611bf459f3766bc9a3660d8bb68f"
    },
    {
      "name": "LeagueMono-WideThin.otf",
      "file": "LeagueMono-WideThin.otf",
      "xxh128": "c3904f80e50a682b86c7384215b58de7"
    },
    {
      "name": "LeagueMono-WideUltraLight.otf",
      "file": "LeagueMono-WideUltraLight.otf",
      "xxh128": "022a610bd00a84c143587b79b4c19ff4"
    },
    {
      "name": "LeagueSpartan-Black.otf",
      "file": "LeagueSpartan-Black.otf",
      "xxh128": "76e8fa1f663ae86df177ce3de0e6bc11"
    },
    {
      "name": "LeagueSpartan-Bold.otf",
      "file": "LeagueSpartan-Bold.otf",
      "xxh128": "464b8c0b73dbc86dd77d89c3718a5bce"
    },
    {
      "name": "LeagueSpartan-ExtraBold.otf",
      "file": "LeagueSpartan-ExtraBold.otf",
      "xxh128": "922a937373f2dcce1d27c2380de53ed1"
    },
    {
      "name": "LeagueSpartan-ExtraLight.otf",
      "file": "LeagueSpartan-ExtraLight.otf",
      "xxh128": "a470297656053fa1a58d0f486f914333"
    },
    {
      "name": "LeagueSpartan-Light.otf",
      "file": "LeagueSpartan-Light.otf",
      "xxh128": "f789e767df3121ad2eda8482e44d2b2b"
    },
    {
      "name": "LeagueSpartan-Medium.otf",
      "file": "LeagueSpartan-Medium.otf",
      "xxh128": "a2c9fbd06e6858e59343df01cd96e190"
    },
    {
      "name": "LeagueSpartan-Regular.otf",
      "file": "LeagueSpartan-Regular.otf",
      "xxh128": "77176f0a3f6581e2b394caef238d5e9b"
    },
    {
      "name": "LeagueSpartan-SemiBold.otf",
      "file": "LeagueSpartan-SemiBold.otf",
      "xxh128": "1a75b8404258863e9e662b33e2e28251"
    },
    {
      "name": "NotoColorEmoji.ttf",
      "file": "NotoColorEmoji.ttf",
      "xxh128": "b4e0cf280fcc88c7f8301c2b3367de12"
    },
    {
      "name": "NotoSans-Bold.ttf",
      "file": "NotoSans-Bold.ttf",
      "xxh128": "28b0dfc83bc0457cec7bb8cae25c1650"
    },
    {
      "name": "NotoSans-BoldItalic.ttf",
      "file": "NotoSans-BoldItalic.ttf",
      "xxh128": "7115138120aa4be9ee6ac047eed2712e"
    },
    {
      "name": "NotoSans-Italic.ttf",
      "file": "NotoSans-Italic.ttf",
      "xxh128": "8ec77eaa5f32314d95ed2aeb008d00b8"
    },
    {
      "name": "NotoSans-Regular.ttf",
      "file": "NotoSans-Regular.ttf",
      "xxh128": "04cece819fa721f65d8063458fe1c9ee"
    },
    {
      "name": "NotoSansAdlam-Bold.ttf",
      "file": "NotoSansAdlam-Bold.ttf",
      "xxh128": "de54d7e85c0c5a38887c8f5310bda410"
    },
    {
      "name": "NotoSansAdlam-Regular.ttf",
      "file": "NotoSansAdlam-Regular.ttf",
      "xxh128": "7b7c62c0092c0eb98df15d3608722bbb"
    },
    {
      "name": "NotoSansArabic-Bold.ttf",
      "file": "NotoSansArabic-Bold.ttf",
      "xxh128": "c24dac87db3066849d63396ab7a5e53a"
    },
    {
      "name": "NotoSansArabic-Regular.ttf",
      "file": "NotoSansArabic-Regular.ttf",
      "xxh128": "b3cce83c1a6b2d0885e5c0259d8baaa7"
    },
    {
      "name": "NotoSansArmenian-Bold.ttf",
      "file": "NotoSansArmenian-Bold.ttf",
      "xxh128": "67c52dab2809d55da3fc1d28b0c35a32"
    },
    {
      "name": "NotoSansArmenian-Regular.ttf",
      "file": "NotoSansArmenian-Regular.ttf",
      "xxh128": "3d029640b694a89f0f07973c04a3f54d"
    },
    {
      "name": "NotoSansBalinese-Bold.ttf",
      "file": "NotoSansBalinese-Bold.ttf",
      "xxh128": "3501683d7c6ab611a5d84f96ad3209f0"
    },
    {
      "name": "NotoSansBalinese-Regular.ttf",
      "file": "NotoSansBalinese-Regular.ttf",
      "xxh128": "4e94990ce89370a4fd67c82ab91d1a0f"
    },
    {
      "name": "NotoSansBengali-Bold.ttf",
      "file": "NotoSansBengali-Bold.ttf",
      "xxh128": "113427f6be158d5f9e5df748f3a92a80"
    },
    {
      "name": "NotoSansBengali-Regular.ttf",
      "file": "NotoSansBengali-Regular.ttf",
      "xxh128": "5a44f1264b7008e52776a8b830cdb6e3"
    },
    {
      "name": "NotoSansCJK-Bold.ttc",
      "file": "NotoSansCJK-Bold.ttc",
      "xxh128": "f8b326d96c3a77bd366d74dea1653c7d"
    },
    {
      "name": "NotoSansCJK-Regular.ttc",
      "file": "NotoSansCJK-Regular.ttc",
      "xxh128": "65b1d9155c95fe52492b01bd1a408ee8"
    },
    {
      "name": "NotoSansCanadianAboriginal-Bold.ttf",
      "file": "NotoSansCanadianAboriginal-Bold.ttf",
      "xxh128": "89fc593f2ee596133d7c360cc2d84b8a"
    },
    {
      "name": "NotoSansCanadianAboriginal-Regular.ttf",
      "file": "NotoSansCanadianAboriginal-Regular.ttf",
      "xxh128": "8f9a6f3c651e80df1a7628936104f371"
    },
    {
      "name": "NotoSansCherokee-Bold.ttf",
      "file": "NotoSansCherokee-Bold.ttf",
      "xxh128": "a1d87ab5381d7f0cd59bda09f6577c62"
    },
    {
      "name": "NotoSansCherokee-Regular.ttf",
      "file": "NotoSansCherokee-Regular.ttf",
      "xxh128": "2876c927f40898ee0506c60c36afabdb"
    },
    {
      "name": "NotoSansCuneiform-Regular.ttf",
      "file": "NotoSansCuneiform-Regular.ttf",
      "xxh128": "42a83d8bcca095e60cf77aa763242140"
    },
    {
      "name": "NotoSansDevanagari-Bold.ttf",
      "file": "NotoSansDevanagari-Bold.ttf",
      "xxh128": "d2850a0765481ce3d7c6adc95c2431ac"
    },
    {
      "name": "NotoSansDevanagari-Regular.ttf",
      "file": "NotoSansDevanagari-Regular.ttf",
      "xxh128": "c952ff09d1c3197289c6b689a7908134"
    },
    {
      "name": "NotoSansEgyptianHieroglyphs-Regular.ttf",
      "file": "NotoSansEgyptianHieroglyphs-Regular.ttf",
      "xxh128": "75b7605fcdab3eec46e7675b28549266"
    },
    {
      "name": "NotoSansEthiopic-Bold.ttf",
      "file": "NotoSansEthiopic-Bold.ttf",
      "xxh128": "4a64097c1343b380dd1cc70afe91ef30"
    },
    {
      "name": "NotoSansEthiopic-Regular.ttf",
      "file": "NotoSansEthiopic-Regular.ttf",
      "xxh128": "9f9a198bb8db4af38dacb213edd04ee8"
    },
    {
      "name": "NotoSansGeorgian-Bold.ttf",
      "file": "NotoSansGeorgian-Bold.ttf",
      "xxh128": "a50fd9608adef5ec104c6163c199c1d2"
    },
    {
      "name": "NotoSansGeorgian-Regular.ttf",
      "file": "NotoSansGeorgian-Regular.ttf",
      "xxh128": "bcfb5309d31d7a53dc045a493044453c"
    },
    {
      "name": "NotoSansGothic-Regular.ttf",
      "file": "NotoSansGothic-Regular.ttf",
      "xxh128": "cefc0ebe3c9e50c72261f9dd16d8968f"
    },
    {
      "name": "NotoSansGujarati-Bold.ttf",
      "file": "NotoSansGujarati-Bold.ttf",
      "xxh128": "8e2be19aee9d2416a1aa8f9ff7307cf2"
    },
    {
      "name": "NotoSansGujarati-Regular.ttf",
      "file": "NotoSansGujarati-Regular.ttf",
      "xxh128": "5c6528216d3044522ca99b45c316eeee"
    },
    {
      "name": "NotoSansGurmukhi-Bold.ttf",
      "file": "NotoSansGurmukhi-Bold.ttf",
      "xxh128": "e960b23a1f9ac1d001f5f3d1f91710d6"
    },
    {
      "name": "NotoSansGurmukhi-Regular.ttf",
      "file": "NotoSansGurmukhi-Regular.ttf",
      "xxh128": "47123809c44adc4687526756aa4d5b99"
    },
    {
      "name": "NotoSansHanifiRohingya-Bold.ttf",
      "file": "NotoSansHanifiRohingya-Bold.ttf",
      "xxh128": "d06015839e6fd8956e76c318a70fc267"
    },
    {
      "name": "NotoSansHanifiRohingya-Regular.ttf",
      "file": "NotoSansHanifiRohingya-Regular.ttf",
      "xxh128": "d677bbca8db9db99639dbcd4e0d7cf02"
    },
    {
      "name": "NotoSansHebrew-Bold.ttf",
      "file": "NotoSansHebrew-Bold.ttf",
      "xxh128": "3946fcde5d2dd96a1658df2488d9dbf3"
    },
    {
      "name": "NotoSansHebrew-Regular.ttf",
      "file": "NotoSansHebrew-Regular.ttf",
      "xxh128": "89f2ab6a98478f60fb92ebcaecf0b084"
    },
    {
      "name": "NotoSansJavanese-Bold.ttf",
      "file": "NotoSansJavanese-Bold.ttf",
      "xxh128": "d1eafc891154ec1981e26696e58bbf12"
    },
    {
      "name": "NotoSansJavanese-Regular.ttf",
      "file": "NotoSansJavanese-Regular.ttf",
      "xxh128": "d45adc41891749a76dfb613cef08da96"
    },
    {
      "name": "NotoSansKannada-Bold.ttf",
      "file": "NotoSansKannada-Bold.ttf",
      "xxh128": "0c24c277587d5537092fc87e368a135f"
    },
    {
      "name": "NotoSansKannada-Regular.ttf",
      "file": "NotoSansKannada-Regular.ttf",
      "xxh128": "f29acaaa24590f19e264cf58a66fe238"
    },
    {
      "name": "NotoSansKhmer-Bold.ttf",
      "file": "NotoSansKhmer-Bold.ttf",
      "xxh128": "a52659534211423129c21bb23da575d2"
    },
    {
      "name": "NotoSansKhmer-Regular.ttf",
      "file": "NotoSansKhmer-Regular.ttf",
      "xxh128": "a33a5898997518823fb388a3479d5c03"
    },
    {
      "name": "NotoSansLao-Bold.ttf",
      "file": "NotoSansLao-Bold.ttf",
      "xxh128": "226ca143f128a3e6cee9dd2abd6eea45"
    },
    {
      "name": "NotoSansLao-Regular.ttf",
      "file": "NotoSansLao-Regular.ttf",
      "xxh128": "ee18685c497895b6c09228857db39bf2"
    },
    {
      "name": "NotoSansLisu-Bold.ttf",
      "file": "NotoSansLisu-Bold.ttf",
      "xxh128": "ac696118318d066dd77b5cacb9709811"
    },
    {
      "name": "NotoSansLisu-Regular.ttf",
      "file": "NotoSansLisu-Regular.ttf",
      "xxh128": "f5a0ce5cf59be6c0030a728923bac04e"
    },
    {
      "name": "NotoSansMalayalam-Bold.ttf",
      "file": "NotoSansMalayalam-Bold.ttf",
      "xxh128": "c1e4b8a8c473a594f6b8e3c8277d0e55"
    },
    {
      "name": "NotoSansMalayalam-Regular.ttf",
      "file": "NotoSansMalayalam-Regular.ttf",
      "xxh128": "c4b3427274f4153dbd5f3dd445a1d4d0"
    },
    {
      "name": "NotoSansMath-Regular.ttf",
      "file": "NotoSansMath-Regular.ttf",
      "xxh128": "d4464594d5f51d8c48fd55cec6fa997f"
    },
    {
      "name": "NotoSansMeeteiMayek-Bold.ttf",
      "file": "NotoSansMeeteiMayek-Bold.ttf",
      "xxh128": "10fde7ee0a1559dab2e34703cbf13ad6"
    },
    {
      "name": "NotoSansMeeteiMayek-Regular.ttf",
      "file": "NotoSansMeeteiMayek-Regular.ttf",
      "xxh128": "c1eb14ee0215ef12473d46aac516e47d"
    },
    {
      "name": "NotoSansMongolian-Regular.ttf",
      "file": "NotoSansMongolian-Regular.ttf",
      "xxh128": "88d4c2458d1b7c8c4dc50f41181274b8"
    },
    {
      "name": "NotoSansMono-Bold.ttf",
      "file": "NotoSansMono-Bold.ttf",
      "xxh128": "e68f22f89eb69c0494e7dac3ec5d415c"
    },
    {
      "name": "NotoSansMono-Regular.ttf",
      "file": "NotoSansMono-Regular.ttf",
      "xxh128": "43fb5ed348d08e9b1eba3d1e7677fd2f"
    },
    {
      "name": "NotoSansMyanmar-Bold.ttf",
      "file": "NotoSansMyanmar-Bold.ttf",
      "xxh128": "bf9dd747ae93c0b6a82b37b674acf5dd"
    },
    {
      "name": "NotoSansMyanmar-Regular.ttf",
      "file": "NotoSansMyanmar-Regular.ttf",
      "xxh128": "f242fc6f0e409f5c672d8b497eca4310"
    },
    {
      "name": "NotoSansNKo-Regular.ttf",
      "file": "NotoSansNKo-Regular.ttf",
      "xxh128": "9b68327b8319700ffd0569eaef061f36"
    },
    {
      "name": "NotoSansOlChiki-Bold.ttf",
      "file": "NotoSansOlChiki-Bold.ttf",
      "xxh128": "1b9592cbf1609e1afabba4f68128b9a5"
    },
    {
      "name": "NotoSansOlChiki-Regular.ttf",
      "file": "NotoSansOlChiki-Regular.ttf",
      "xxh128": "4b8964e9b1cd258c41a6bebfd1e547b9"
    },
    {
      "name": "NotoSansOriya-Bold.ttf",
      "file": "NotoSansOriya-Bold.ttf",
      "xxh128": "e69ba96dce2e2cff3a52f0f6defdf3f8"
    },
    {
      "name": "NotoSansOriya-Regular.ttf",
      "file": "NotoSansOriya-Regular.ttf",
      "xxh128": "c8fb5aebc3e0b6ae290592319321e3e7"
    },
    {
      "name": "NotoSansRunic-Regular.ttf",
      "file": "NotoSansRunic-Regular.ttf",
      "xxh128": "dc77933267136135617a8fefabff5ce7"
    },
    {
      "name": "NotoSansSinhala-Bold.ttf",
      "file": "NotoSansSinhala-Bold.ttf",
      "xxh128": "ba357274880fa6515c88cc6459e07037"
    },
    {
      "name": "NotoSansSinhala-Regular.ttf",
      "file": "NotoSansSinhala-Regular.ttf",
      "xxh128": "88de4aa0a7b23852a581b3b3a82ca53c"
    },
    {
      "name": "NotoSansSundanese-Bold.ttf",
      "file": "NotoSansSundanese-Bold.ttf",
      "xxh128": "5a3c853bc81c5d9be15eefe63b151b5c"
    },
    {
      "name": "NotoSansSundanese-Regular.ttf",
      "file": "NotoSansSundanese-Regular.ttf",
      "xxh128": "b25ad16694bd175f915419a212b9cb9c"
    },
    {
      "name": "NotoSansSymbols-Bold.ttf",
      "file": "NotoSansSymbols-Bold.ttf",
      "xxh128": "f444e4b60fa57ccec1146f0507da3290"
    },
    {
      "name": "NotoSansSymbols-Regular.ttf",
      "file": "NotoSansSymbols-Regular.ttf",
      "xxh128": "a95b27e17a3010f228b08db67520aa53"
    },
    {
      "name": "NotoSansSymbols2-Regular.ttf",
      "file": "NotoSansSymbols2-Regular.ttf",
      "xxh128": "c1f2398a8a952c98ccabb3af65187812"
    },
    {
      "name": "NotoSansSyriac-Regular.ttf",
      "file": "NotoSansSyriac-Regular.ttf",
      "xxh128": "f449b20dee3c7b7c4c446a926fe47352"
    },
    {
      "name": "NotoSansTamil-Bold.ttf",
      "file": "NotoSansTamil-Bold.ttf",
      "xxh128": "f8080d24af0952d1eeb3e554bc60e012"
    },
    {
      "name": "NotoSansTamil-Regular.ttf",
      "file": "NotoSansTamil-Regular.ttf",
      "xxh128": "03ac1283a0888e06b0ef2f05b5ed2fc2"
    },
    {
      "name": "NotoSansTelugu-Bold.ttf",
      "file": "NotoSansTelugu-Bold.ttf",
      "xxh128": "09f05c2eee5edab5a456f104f5000790"
    },
    {
      "name": "NotoSansTelugu-Regular.ttf",
      "file": "NotoSansTelugu-Regular.ttf",
      "xxh128": "d82ac2085a1988702d4c3d92916d38c9"
    },
    {
      "name": "NotoSansThaana-Bold.ttf",
      "file": "NotoSansThaana-Bold.ttf",
      "xxh128": "56dd9c2ba16cfb173e24cc53ab293565"
    },
    {
      "name": "NotoSansThaana-Regular.ttf",
      "file": "NotoSansThaana-Regular.ttf",
      "xxh128": "238003ed4be07ee8c5dbf871f2bb0a7a"
    },
    {
      "name": "NotoSansThai-Bold.ttf",
      "file": "NotoSansThai-Bold.ttf",
      "xxh128": "96249aa43c7f5406b0f1cde6fc2d56b6"
    },
    {
      "name": "NotoSansThai-Regular.ttf",
      "file": "NotoSansThai-Regular.ttf",
      "xxh128": "6208173af2bc393211871d9de9a3b381"
    },
    {
      "name": "NotoSansTifinagh-Regular.ttf",
      "file": "NotoSansTifinagh-Regular.ttf",
      "xxh128": "dd100808f88612fce7117940fb026760"
    },
    {
      "name": "NotoSansVai-Regular.ttf",
      "file": "NotoSansVai-Regular.ttf",
      "xxh128": "29d392ee977176d3835f4ff4249a6e16"
    },
    {
      "name": "NotoSansYi-Regular.ttf",
      "file": "NotoSansYi-Regular.ttf",
      "xxh128": "9ce550700f7e44a02516d8e11fbe6957"
    },
    {
      "name": "NotoSerif-Bold.ttf",
      "file": "NotoSerif-Bold.ttf",
      "xxh128": "51ccc8bc6a0343052bd5d394d84c3a6f"
    },
    {
      "name": "NotoSerif-BoldItalic.ttf",
      "file": "NotoSerif-BoldItalic.ttf",
      "xxh128": "3daa48702b12b136ee515090334f68d7"
    },
    {
      "name": "NotoSerif-Italic.ttf",
      "file": "NotoSerif-Italic.ttf",
      "xxh128": "0e653a2fa62346f83cd9712e9068086d"
    },
    {
      "name": "NotoSerif-Regular.ttf",
      "file": "NotoSerif-Regular.ttf",
      "xxh128": "0b9453c6207bf8f59b5c89b7017378c5"
    },
    {
      "name": "NotoSerifTibetan-Bold.ttf",
      "file": "NotoSerifTibetan-Bold.ttf",
      "xxh128": "4ac09be1f5b7599697ab5c74f281a07c"
    },
    {
      "name": "NotoSerifTibetan-Regular.ttf",
      "file": "NotoSerifTibetan-Regular.ttf",
      "xxh128": "3b0e4fdb16920080ae5c640658402caa"
    },
    {
      "name": "Quicksand-Bold.ttf",
      "file": "Quicksand-Bold.ttf",
      "xxh128": "72e972b8d7ccc5045673b773cea6ed2b"
    },
    {
      "name": "Quicksand-Light.ttf",
      "file": "Quicksand-Light.ttf",
      "xxh128": "77be17bc179af7fd6938da650eeb03de"
    },
    {
      "name": "Quicksand-Medium.ttf",
      "file": "Quicksand-Medium.ttf",
      "xxh128": "795b8be534b3d5dd3f3d2433e381be6b"
    },
    {
      "name": "Quicksand-Regular.ttf",
      "file": "Quicksand-Regular.ttf",
      "xxh128": "6d8e4a37fb328031d98805b8dbeeb327"
    },
    {
      "name": "RobotoSlab-Bold.otf",
      "file": "RobotoSlab-Bold.otf",
      "xxh128": "3603d2632bd3d154c7182394122c0f0c"
    },
    {
      "name": "RobotoSlab-Light.otf",
      "file": "RobotoSlab-Light.otf",
      "xxh128": "e527b4ed32decba126f3003d8667313c"
    },
    {
      "name": "RobotoSlab-Regular.otf",
      "file": "RobotoSlab-Regular.otf",
      "xxh128": "154279b06a3718fca13fabbd83dc88e3"
    },
    {
      "name": "RobotoSlab-Thin.otf",
      "file": "RobotoSlab-Thin.otf",
      "xxh128": "c5de368ba20ccc5f3d952dac58064001"
    },
    {
      "name": "spleen-8x16.otf",
      "file": "spleen-8x16.otf",
      "xxh128": "ac538cb6a91cc1ea4808520d734bb151"
    }
  ],
  "libraries": [
    {
      "name": "libcairo.so.2",
      "file": "libcairo.so.2.11600.0",
      "xxh128": "9713225ce28adbb2a3b365bee253d6d7"
    },
    {
      "name": "libdatrie.so.1",
      "file": "libdatrie.so.1.4.0",
      "xxh128": "4ccec8a7aee45b1e6378c03fcc88359a"
    },
    {
      "name": "libfontconfig.so.1",
      "file": "libfontconfig.so.1.12.0",
      "xxh128": "c9e52daeadcfb4d1fbff81ef9a65a3da"
    },
    {
      "name": "libfreetype.so.6",
      "file": "libfreetype.so.6.18.3",
      "xxh128": "273a0c8df3b7f4834d35f0b936144c74"
    },
    {
      "name": "libfribidi.so.0",
      "file": "libfribidi.so.0.4.0",
      "xxh128": "2a044ce60fcbe0c06cb05da326dfaf39"
    },
    {
      "name": "libgraphite2.so.3",
      "file": "libgraphite2.so.3.2.1",
      "xxh128": "484ae960a7c9a8ec600f589017eaa804"
    },
    {
      "name": "libharfbuzz.so.0",
      "file": "libharfbuzz.so.0.60000.0",
      "xxh128": "dafa9c26179df09958457687e9a2e09a"
    },
    {
      "name": "libm.so.6",
      "file": "libm.so.6",
      "xxh128": "9e84f2049a6dc2d558f98d06626bfe48"
    },
    {
      "name": "libpango-1.0.so.0",
      "file": "libpango-1.0.so.0.5000.12",
      "xxh128": "7f90d7716206f1cb16649d1bff62abff"
    },
    {
      "name": "libpangocairo-1.0.so.0",
      "file": "libpangocairo-1.0.so.0.5000.12",
      "xxh128": "0e0294cee01fcac62d87ee733747e818"
    },
    {
      "name": "libpangoft2-1.0.so.0",
      "file": "libpangoft2-1.0.so.0.5000.12",
      "xxh128": "962dd947739e3e31d06e9cc318c4454c"
    },
    {
      "name": "libpixman-1.so.0",
      "file": "libpixman-1.so.0.42.2",
      "xxh128": "84e902b96876ff066acb510471a377ab"
    },
    {
      "name": "libpng16.so.16",
      "file": "libpng16.so.16.39.0",
      "xxh128": "146f56ab3bac1c80334c04327085da4d"
    },
    {
      "name": "libthai.so.0",
      "file": "libthai.so.0.3.1",
      "xxh128": "f7fed7870ced15fb315068cec5d6c64a"
    },
    {
      "name": "libturbojpeg.so.0",
      "file": "libturbojpeg.so.0.2.0",
      "xxh128": "2ba78d783ab44b7a1e4987033f2f5e73"
    },
    {
      "name": "libwebp.so.7",
      "file": "libwebp.so.7.1.5",
      "xxh128": "4ea5037d102954c9432ae3318b7dcd4d"
    }
  ]
}
"""#
}
