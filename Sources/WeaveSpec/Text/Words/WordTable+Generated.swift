// SPDX-License-Identifier: MIT
// Written by tools/generate-words from the files in Words. Change those.
// swift-format-ignore-file

extension WordTable {
  /// The names of the texts with their arguments, in order.
  static let names = WordTable(
    text: #"""
      aDay
      activity
      activityNoAccess
      activityNoData
      actual
      actualDegrees:degrees
      afterThat
      againAt:time
      ago:age
      air
      airAndHumidity:degrees:humidity
      airAndShare:degrees:humidity
      airDegrees:degrees
      airExtremelyPoor
      airFair
      airGood
      airHazardous
      airModerate
      airPoor
      airSensitive
      airUnhealthy
      airVeryPoor
      airVeryUnhealthy
      airWord
      allCountDone:count
      allDay
      allDayOn:day
      allDayWord
      allDone
      allHour
      allRemindersDone
      allowAccessInSettings
      allowHealth
      allowHealthToSeeSteps
      allowInSettings
      alsoNow
      amount:amount:unit
      amountToday:amount
      anytime
      asOfAgo:age
      asOfOlderReading
      atRest
      atRestWord
      atSeaLevel
      atTime:time
      average30Days
      average7Days
      averageLead
      best
      bestOn:date
      bestWeek
      bestWeekSteps:steps
      burn
      burnIn:time
      calendar
      calendarNoData
      calm
      caseWithinSentence
      caution
      cautionIntense
      cautionIntenseFull
      cautionLight
      cautionLightFull
      cautionModerate
      cautionModerateFull
      cautionRest
      cautionRestFull
      cautionWord
      chance:percent
      chanceOfKind:percent:kind
      choosePhoto
      clearSky
      coldAdvice
      coldFull
      compassPoints
      compassWords
      completed:count
      computed
      conditionsNoData
      coolerBy:degrees
      countedDaysAppear
      coverSkin
      coverUpAtMidday
      coverUpBetween:start:end
      danger
      dangerIntense
      dangerIntenseFull
      dangerLight
      dangerLightFull
      dangerModerate
      dangerModerateFull
      dangerRest
      dangerRestFull
      dangerWord
      dayCount:count:day
      dayNoData:day
      days:count
      daysLong:count
      daysShort:count
      daysUnit
      denseDrizzle
      denseFreezingDrizzle
      dewPoint:degrees
      distance
      distanceUnit
      done
      doneOf:done:total
      drinkWhenThirsty
      drizzle
      dryHeat
      dryHeatAdvice
      dryHeatFull
      dryHeatWord
      dryNextHour
      east
      endingNow
      ends
      endsIn
      endsInSpan:span
      endsInSpanTitle:span
      endsTitle
      energy
      eventsNotRead
      expectCaution
      expectCold
      expectDanger
      expectDryHeat
      expectExtreme
      expectWarning
      extreme
      extremeCold
      extremeColdWord
      extremeDanger
      extremeIntense
      extremeIntenseFull
      extremeLight
      extremeLightFull
      extremeModerate
      extremeModerateFull
      extremeRest
      extremeRestFull
      extremeWord
      feels
      feelsLike
      feelsLikeNoData
      feltAndAir:felt:air
      feltUnknown
      firstQuarter
      flagged
      flaggedWord
      flights
      floors
      focus
      fog
      free
      freezingDrizzle
      freezingDrizzleWord
      freezingRain
      freezingRainWord
      fullMoon
      getToCoolAir
      goal:goal
      goalHit
      goalMet
      goalMetWord
      goalOfMet:goal
      goals:weekday:weekend
      goalsLead:asked
      goalsMet:met:asked
      goalsMetInYear:met:asked
      goalsMetLead:asked
      goalsMetThisMonth:met:asked
      goalsShort:met:asked
      gusts:speed
      hail
      hailWord
      hardEffort
      hardWork
      hardWorkWord
      heatUnknown
      heatUnknownFull
      heaviestAt:rain:time
      heavy
      heavyFreezingRain
      heavyKind:kind
      heavyRain
      heavySleet
      heavySnowShowers
      heavySnowfall
      hectopascals
      high:high
      highLow:high:low
      highPriority
      hours:count
      hoursLeft
      hoursMinutes:hours:minutes
      hoursMinutesShort:hours:minutes
      hoursShort:count
      humid
      humidity
      humidityAdds:degrees
      humidityShare:humidity
      humidityWord
      inSpan:span
      inSpanTitle:span
      inchesOfMercury
      kilocalories
      kilometres
      kilometresPerHour
      kindEndUnknown:kind
      kindEndsIn:kind
      kindForSpan:kind:span
      kindIn:kind
      kindInSpan:kind:span
      kindNow:kind
      kindPastHour:kind
      kindThisHour:kind
      kindUntil:kind:time
      kindWait:kind:wait
      last12Months
      last30Days
      last7Days
      lastCautionAgo:age
      lastDangerAgo:age
      lastExtremeAgo:age
      lastKnownAgo:age
      lastQuarter
      lastReadingAgo:age
      lastReadingAgoShort:age
      lastReadingAt:time
      lastTry:time
      lastWarningAgo:age
      lastWeatherOld:age
      lateWord
      later
      left
      less
      levelAt:time
      levelOfFive:level
      levelUnknown
      light
      lightDrizzle
      lightEffort
      lightFreezingDrizzle
      lightFreezingRain
      lightKind:kind
      lightSleet
      lightWork
      lightWorkWord
      lists
      low:low
      mainlyClear
      mayNotBeSafe
      measuredBefore:age
      metres
      miles
      milesPerHour
      minuteUnit
      minutes:count
      minutesLeft
      minutesShort:count
      missedGoal
      moderate
      moderateDrizzle
      moderateEffort
      moderateKind:kind
      moderateRain
      moderateRainShowers
      moderateSnowfall
      moderateWork
      moderateWorkWord
      more:count
      moreRows:count
      moreThanTwoHours
      moreWord
      mostConsistent
      named:name:value
      newMoon
      nextHourUnavailable
      nextHourUnknown
      nextTryAt:time
      noAccess
      noAccessToReminders
      noAccessToSteps
      noActivityData
      noBurnToday
      noCalendarData
      noCalendarYet
      noData
      noDataWord
      noDate
      noDay:day
      noDaysYet
      noEventsAhead
      noEventsInDaysAhead
      noForecastByHours
      noForecastStored
      noKindHours:count:kind
      noKindNextHour:kind
      noKindSpan:kind:span
      noKindThisHour:kind
      noReading
      noRecentWeather
      noRemindersData
      noStepData
      noSun
      noSunWord
      noTemperature
      noWeatherYet
      noneFlagged
      noneOverdue
      noneSoon
      noneToday
      noneTodayUV
      noneTomorrowUV
      north
      notCurrent
      notNow
      notPossible
      notToday
      notUpdatedToday
      nothingAfterThat
      nothingDue
      nothingElseToday
      nothingHereYet
      nothingPlanned
      nothingStored
      nothingStoredSoFar
      nothingToDo
      now
      nowWord
      of:total
      ofGoalAgo:goal:age
      ofSteps:count
      old:age
      openCount:count
      orWorse:level
      overcast
      overdue
      overdueWord
      pair:first:second
      partlyCloudy
      percent:value
      pinned
      pressure
      protectFrom
      rain
      rainChanceLead:percent
      rainShowers
      rainWord
      range:first:second
      rangeToday:low:high
      reminders
      remindersAppear
      remindersNoAccess
      remindersNoData
      rest
      restDay
      restDayAgo:age
      restDayWord
      restEffort
      restOften
      rimeFog
      safe
      safeIntense
      safeIntenseFull
      safeLight
      safeLightFull
      safeModerate
      safeModerateFull
      safeRest
      safeRestFull
      safeWord
      sameAsAir
      seekShade
      setLocation
      shadeAndWater
      short30Days
      short7Days
      skyNotKnown
      sleet
      sleetWord
      slightRain
      slightRainShowers
      slightSnowShowers
      slightSnowfall
      snow
      snowGrains
      snowShowers
      snowWord
      someTime
      soon
      soonWord
      south
      spanLeft:span
      starts
      startsIn
      startsTitle
      steps
      stepsADay:count
      stepsAgo:age
      stepsCount:count
      stepsGoalMet:count
      stepsNoAccess
      stepsNoData
      stepsOfGoal:count:steps
      stepsRestDay:count
      stepsShare:count:share
      stepsToday:count
      stepsTodayAgo:age
      stepsTodayUnit
      stepsUnit
      stopCoolDown
      streakOfDays:count
      strengthUntil:strength:time
      sunriseAt:time
      takeBoots
      takeRainShell
      takeStorms
      takeSunProtection
      takeUmbrella
      takeWindproof
      thenIn:span
      thousands:value
      thunderstorm
      thunderstormHeavyHail
      thunderstormSlightHail
      tipCaution1
      tipCaution2
      tipCold1
      tipCold2
      tipDanger1
      tipDanger2
      tipDryHeat1
      tipExtreme1
      tipExtreme2
      tipSafe1
      tipSafe2
      tipWarning1
      tipWarning2
      titleAllDay:title
      toDoWord
      today
      todayWord
      tomorrow
      tomorrowWord
      tryAgain
      twelveMonths
      unknown
      until:time
      untilWord:time
      untitled
      upToToday:index
      upToTomorrow:index
      upcoming
      updateActivity
      updateCalendar
      updateReminders
      updateSteps
      updateWeather
      updatedAgo:age
      updatedAt:time
      uvAllDay
      uvBand:index:band
      uvBurn:uv:time
      uvComma:index:band
      uvExtreme
      uvExtremeWord
      uvFrom:time
      uvHigh
      uvHighWord
      uvIndex
      uvIndexBand:index:band
      uvIndexNoData
      uvIndexNoSun
      uvIndexUnknown
      uvLow
      uvLowWord
      uvModerate
      uvModerateWord
      uvNoData
      uvShort
      uvTo:time
      uvVeryHigh
      uvVeryHighWord
      uvWas:index:time
      uvZeroNoSun
      uvZeroUntil:time
      veryHeavy
      veryHeavyKind:kind
      veryLight
      veryLightKind:kind
      violentRainShowers
      vitaminD
      waningCrescent
      waningGibbous
      warning
      warningIntense
      warningIntenseFull
      warningLight
      warningLightFull
      warningModerate
      warningModerateFull
      warningRest
      warningRestFull
      warningWord
      waxingCrescent
      waxingGibbous
      wearCoat
      wearHeavyCoat
      wearJacket
      wearLayers
      wearLongSleeves
      wearShirt
      wearShorts
      wearStayIn
      wearSweater
      weather
      weatherNoData
      weatherTooOld
      week
      weekAndDay:week:day
      weekNumber:week
      west
      wetBulb
      wetBulbLead
      wetBulbMaybeUnsafe
      wetBulbNoData
      wetBulbReading:degrees
      wetBulbWith:work
      wind
      windSpeed:speed
      windTakes:degrees
      windy
      worstToday:when
      """#,
    starts: [
      0, 5, 14, 31, 46, 53, 75, 85, 98, 106, 110, 142, 171, 190, 207, 215, 223, 236, 248, 256,
      269, 282, 294, 311, 319, 338, 345, 358, 369, 377, 385, 402, 424, 436, 458, 474, 482, 501, 520, 528,
      540, 557, 564, 575, 586, 598, 612, 625, 637, 642, 654, 663, 683, 688, 700, 709, 724, 729, 748, 756,
      771, 790, 803, 820, 836, 856, 868, 884, 896, 911, 937, 949, 958, 969, 978, 992, 1005, 1021, 1030, 1047,
      1064, 1082, 1092, 1108, 1133, 1140, 1154, 1172, 1184, 1200, 1215, 1234, 1245, 1260, 1271, 1290, 1304, 1315, 1330, 1346,
      1355, 1368, 1389, 1406, 1415, 1428, 1433, 1451, 1468, 1476, 1484, 1498, 1510, 1522, 1534, 1539, 1549, 1554, 1561, 1577,
      1598, 1608, 1615, 1629, 1643, 1654, 1667, 1681, 1695, 1709, 1717, 1729, 1745, 1759, 1774, 1793, 1806, 1823, 1839, 1859,
      1871, 1887, 1899, 1905, 1915, 1931, 1951, 1963, 1976, 1984, 1996, 2004, 2011, 2017, 2021, 2026, 2042, 2062, 2075, 2092,
      2101, 2114, 2124, 2132, 2140, 2152, 2167, 2189, 2205, 2224, 2249, 2268, 2296, 2317, 2329, 2334, 2343, 2354, 2363, 2376,
      2388, 2404, 2425, 2431, 2449, 2464, 2474, 2485, 2502, 2516, 2529, 2539, 2556, 2569, 2581, 2591, 2618, 2650, 2667, 2673,
      2682, 2703, 2726, 2739, 2751, 2768, 2784, 2797, 2808, 2826, 2846, 2862, 2884, 2896, 2917, 2930, 2948, 2966, 2986, 3005,
      3018, 3029, 3039, 3058, 3076, 3095, 3112, 3124, 3143, 3167, 3186, 3199, 3218, 3237, 3246, 3252, 3257, 3262, 3275, 3293,
      3306, 3312, 3325, 3337, 3358, 3376, 3391, 3402, 3412, 3426, 3432, 3440, 3452, 3465, 3484, 3491, 3497, 3510, 3521, 3535,
      3547, 3566, 3577, 3586, 3602, 3617, 3635, 3648, 3668, 3685, 3698, 3715, 3726, 3741, 3758, 3767, 3782, 3799, 3807, 3827,
      3843, 3858, 3867, 3887, 3903, 3918, 3930, 3945, 3959, 3966, 3977, 3984, 3994, 4004, 4018, 4038, 4056, 4073, 4096, 4116,
      4137, 4157, 4167, 4183, 4199, 4210, 4216, 4226, 4240, 4253, 4265, 4277, 4286, 4296, 4308, 4323, 4329, 4340, 4347, 4359,
      4368, 4384, 4401, 4412, 4429, 4444, 4459, 4473, 4492, 4504, 4508, 4516, 4525, 4544, 4558, 4566, 4582, 4596, 4605, 4613,
      4625, 4643, 4656, 4670, 4677, 4686, 4698, 4703, 4726, 4738, 4747, 4766, 4786, 4796, 4812, 4830, 4846, 4851, 4859, 4874,
      4886, 4897, 4907, 4915, 4920, 4932, 4948, 4958, 4972, 4985, 5002, 5011, 5024, 5033, 5043, 5053, 5065, 5079, 5091, 5102,
      5114, 5120, 5130, 5141, 5159, 5177, 5192, 5197, 5208, 5220, 5229, 5238, 5243, 5252, 5258, 5272, 5279, 5288, 5300, 5306,
      5322, 5335, 5352, 5371, 5385, 5397, 5421, 5440, 5463, 5480, 5498, 5513, 5523, 5536, 5555, 5583, 5598, 5608, 5622, 5633,
      5651, 5664, 5678, 5690, 5706, 5719, 5741, 5764, 5776, 5788, 5797, 5806, 5817, 5828, 5840, 5852, 5864, 5873, 5882, 5894,
      5906, 5924, 5933, 5939, 5949, 5958, 5971, 5980, 5993, 6001, 6012, 6027, 6036, 6052, 6071, 6080, 6095, 6110, 6126, 6138,
      6152, 6167, 6182, 6191, 6209, 6224, 6243, 6253, 6267, 6279, 6286, 6297, 6305, 6328, 6342, 6355, 6370, 6376, 6386, 6397,
      6412, 6421, 6429, 6439, 6450, 6465, 6482, 6494, 6511, 6521, 6540, 6550, 6569, 6588, 6597, 6612, 6626, 6634, 6649, 6668,
      6681, 6698, 6714, 6734, 6746, 6762, 6774, 6789, 6803, 6812, 6826, 6837, 6848, 6864, 6874, 6885, 6896, 6908, 6916, 6930,
      6944, 6949, 6969, 6985, 6990, 6998, 7010, 7029, 7043, 7066, 7083, 7088, 7104, 7122, 7128,
    ])

  static let de = WordTable(
    text: #"""
      pro Tag
      Aktivität
      Aktivität: kein Zugriff
      Aktivität: keine Daten
      Tatsächlich
      Tatsächlich {0}°
      Danach
      Wieder um {0}
      vor {0}
      Luft
      Luft {0}, Feuchte {1}
      Luft {0}, {1}
      Luft {0}
      Extrem schlecht
      Befriedigend
      Gut
      Gefährlich
      Mäßig
      Schlecht
      Ungesund für empfindliche Gruppen
      Ungesund
      Sehr schlecht
      Sehr ungesund
      Luft
      Alle {0} erledigt
      Ganztägig
      Ganztägig, {0}
      ganztägig
      Alles erledigt
      die ganze Stunde
      Alle Erinnerungen sind erledigt
      Zugriff in Einstellungen erlauben
      Zugriff auf Health erlauben
      Zugriff auf Health erlauben, um Schritte zu sehen
      In Einstellungen erlauben
      Auch jetzt
      {0} {1}
      {0} heute
      Jederzeit
      Stand: vor {0}
      Nach älterem Stand
      In Ruhe
      in Ruhe
      Auf Meereshöhe
      um {0}
      30-Tage-Schnitt
      7-Tage-Schnitt
      Ø 
      Beste
      Rekord, {0}
      Beste Woche
      Beste Woche {0}
      Sonnenbrand
      Brand {0}
      Kalender
      Kalender: keine Daten
      Windstill
      title
      Vorsicht
      Hartes Training kürzen
      Harte Belastung kürzen, alle 20 Minuten trinken, auf Schwindel achten.
      Stündlich ein Glas trinken
      Stündlich ein Glas trinken und im Schatten bleiben.
      Stündlich 10 Min. Pause
      Jede Stunde zehn Minuten Pause im Schatten, dabei trinken.
      Im Schatten bleiben
      Warm und feucht. Im Schatten bleiben und ab und zu trinken.
      Vorsicht
      {0} Wahrscheinlichkeit
      {0} Risiko: {1}
      Foto auswählen
      Klar
      Haut bedecken, bald hinein
      Bloße Haut erfriert in Minuten. Ganz bedecken, trocken bleiben, drinnen aufwärmen.
      N|NNO|NO|ONO|O|OSO|SO|SSO|S|SSW|SW|WSW|W|WNW|NW|NNW
      Nord|Nordost|Ost|Südost|Süd|Südwest|West|Nordwest
      ¦one={0} erledigt¦other={0} erledigt
      berechnet
      Wetterlage: keine Daten
      {0}° kühler
      Gezählte Tage erscheinen hier
      Haut ganz bedecken
      Mittags bedecken
      Zwischen {0} und {1} bedecken.
      Gefahr
      Heute nicht trainieren
      Heute nicht trainieren. Der Körper wird seine Wärme nicht mehr los.
      Aufschieben, was geht
      Aufschieben, was warten kann. Draußen nur wenige Minuten und nie allein.
      Keine Arbeit im Freien
      Arbeit im Freien beenden. Schweiß kühlt nicht mehr genug; ein Hitzschlag kann schnell kommen.
      An kühlem Ort bleiben
      An kühlem Ort bleiben. Nach Alten, Kranken und kleinen Kindern sehen.
      Gefahr
      ¦one={1}: {0} Schritt¦other={1}: {0} Schritte
      {0}: keine Daten
      {0} T.
      ¦one={0} Tag¦other={0} Tage
      {0} T.
      Tage
      Starker Nieselregen
      Starker gefrierender Nieselregen
      Taupunkt {0}°
      Strecke
      Strecke
      Fertig
      {0} von {1}
      Bei Durst trinken
      Nieselregen
      Trockene Hitze
      Schatten, vor dem Durst trinken
      Schweiß trocknet, bevor man ihn spürt. Vor dem Durst trinken, im Schatten bleiben, oft ruhen.
      trockene Hitze
      Nächste Stunde trocken
      O
      Endet jetzt
      Ende
      Endet in
      endet in {0}
      Endet in {0}
      Endet
      Energie
      Ereignisse nicht gelesen
      Vorsicht oder Schlimmeres möglich.
      Kälte, die Haut erfrieren lässt.
      Gefahr oder Schlimmeres möglich.
      Trockene Hitze möglich.
      Extreme Hitze möglich.
      Warnung oder Schlimmeres möglich.
      Extrem
      Extreme Kälte
      extreme Kälte
      Extreme Gefahr
      Lebensgefahr: aufhören
      Sofort aufhören und abkühlen. Anstrengung in dieser Luft ist lebensgefährlich.
      Drinnen im Kühlen bleiben
      Drinnen im Kühlen bleiben. Schon ein kurzer Gang kann mit Hitzschlag enden.
      Keine Arbeit draußen
      Gar keine Arbeit im Freien. Hitzschlag droht; auch andere hereinholen.
      Sofort ins Kühle
      Sofort ins Kühle: gefährlich auch in Ruhe. Haut mit Wasser kühlen; bei Verwirrtheit Hilfe rufen.
      extrem
      gefühlt
      Gefühlt
      Gefühlt: keine Daten
      {0}, Luft {1}
      Gefühlt unbekannt
      Erstes Viertel
      Markiert
      markiert
      Stockwerke
      ¦one=Stockwerk¦other=Stockwerke
      Fokus
      Nebel
      Frei
      Gefrierender Sprühregen
      gefrierender Sprühregen
      Gefrierender Regen
      gefrierender Regen
      Vollmond
      Ins Kühle gehen
      Ziel {0}
      Ziel erreicht
      Ziel erreicht
      Ziel erreicht
      Ziel von {0} erreicht
      Ziel {0} / {1}
       von {0}
      {0} von {1} Zielen erreicht
      {0} von {1} Zielen in einem Jahr erreicht
       von {0} Zielen erreicht
      {0} von {1} Zielen diesen Monat erreicht
      {0} von {1} Zielen
      Böen {0}
      Hagel
      Hagel
      Schwer
      Schwere Arbeit
      schwere Arbeit
      Hitzestufe unbekannt. Es ist vielleicht nicht sicher.
      Hitzestufe unbekannt. Es ist vielleicht nicht sicher: Schatten suchen, trinken, Pausen machen.
      {0}, am stärksten um {1}
      Stark
      Starker gefrierender Regen
      Starker {0}
      Starkregen
      Starker Schneeregen
      Starke Schneeschauer
      Starker Schneefall
      hPa
      H {0}°
      H {0}°  T {1}°
      Hohe Priorität
      {0} Std.
      Std. übrig
      {0} Std. {1} Min.
      {0} Std. {1} Min.
      {0} Std.
      feucht
      Luftfeuchtigkeit
      Feuchte: plus {0}°
      Feuchte {0}
      Feuchte
      in {0}
      In {0}
      inHg
      kcal
      km
      km/h
      {0}, Ende unbekannt
      {0} endet in
      {0}, noch {1}
      {0} in
      {0} in {1}
      Jetzt {0}
      {0} über die Stunde hinaus
      {0} diese Stunde
      {0} bis {1}
      {0}: {1}
      Letzte 12 Monate
      Letzte 30 Tage
      Letzte 7 Tage
      Letzte Stufe: Vorsicht, vor {0}.
      Letzte Stufe: Gefahr, vor {0}.
      Letzte Stufe: Extrem, vor {0}.
      Stand: vor {0}
      Letztes Viertel
      Letzte Messung vor {0}.
      Letzte Messung vor {0}
      Letzte Messung um {0}.
      Letzter Versuch {0}
      Letzte Stufe: Warnung, vor {0}.
      Das letzte Wetter ist {0} alt.
      spät
      Später
      übrig
      Weniger
      Stufe um {0}
      Stufe {0} von 5
      Stufe unbekannt
      Leicht
      Leichter Nieselregen
      Leicht
      Leichter gefrierender Nieselregen
      Leichter gefrierender Regen
      Leichter {0}
      Leichter Schneeregen
      Leichte Arbeit
      leichte Arbeit
      Listen
      T {0}°
      Überwiegend klar
      Vielleicht nicht sicher
      gemessen vor {0}
      m
      mi
      mph
      Min.
      {0} Min.
      Min. übrig
      {0} Min.
      Ziel verfehlt
      Mäßig
      Mäßiger Nieselregen
      Mittel
      Mäßiger {0}
      Mäßiger Regen
      Mäßige Regenschauer
      Mäßiger Schneefall
      Mäßige Arbeit
      mäßige Arbeit
      {0} weitere
      +{0} weitere
      über 2 Std.
      Mehr
      Am beständigsten
      {0}: {1}
      Neumond
      Nächste Stunde unbekannt
      Regen der nächsten Stunde unbekannt
      Nächster Versuch um {0}.
      Kein Zugriff
      Kein Zugriff auf Erinnerungen
      Kein Zugriff auf Schritte
      Keine Aktivitätsdaten
      Heute kein Sonnenbrand
      Keine Kalenderdaten
      Noch kein Kalender
      Keine Daten
      keine Daten
      Kein Datum
      Kein Tag: {0}
      Noch keine Tage
      Keine Ereignisse
      Keine Ereignisse in nächster Zeit
      Keine stündliche Vorhersage
      Keine Vorhersage gespeichert
      ¦one=Nächste Stunde kein {1}¦other=Nächste {0} Std. kein {1}
      Nächste Stunde kein {0}
      Nächste {1} kein {0}
      Diese Stunde kein {0}
      Keine Messung
      Kein aktuelles Wetter
      Keine Erinnerungsdaten
      Keine Schrittdaten
      Keine Sonne
      keine Sonne
      Keine Temperatur
      Noch kein Wetter
      Nichts markiert
      Nichts überfällig
      Bald nichts
      Heute nichts
      Heute keiner
      Morgen keiner
      N
      Nicht aktuell
      jetzt nicht
      nicht möglich
      heute nicht
      Heute nicht aktualisiert
      Danach nichts mehr
      Nichts fällig
      Heute nichts mehr
      Noch nichts hier
      Nichts geplant
      Noch nichts gespeichert
      Noch ist nichts gespeichert.
      Nichts zu erledigen
      Jetzt
      jetzt
      von {0}
      von {0}, vor {1}
      ¦one=von {0} Schritt¦other=von {0} Schritten
      vor {0}
      ¦one={0} offen¦other={0} offen
      {0} oder schlimmer
      Bedeckt
      Überfällig
      überfällig
      {0}, {1}
      Teilweise bewölkt
      {0} %
      Angeheftet
      Luftdruck
      3: Sonnenschutz
      Regen
       · Regen {0}
      Regenschauer
      Regen
      {0}–{1}
      heute von {0} bis {1}
      Erinnerungen
      Erinnerungen erscheinen hier, sobald sie gelesen sind
      Erinnerungen: kein Zugriff
      Erinnerungen: keine Daten
      Ruhe
      Ruhetag
      Ruhetag, vor {0}
      Ruhetag
      Ruhe
      Oft ruhen, trinken
      Nebel mit Reifbildung
      Sicher
      Gut für hartes Training
      Gut für hartes Training. Davor, dabei und danach trinken.
      Gut für einen Spaziergang
      Gut für einen Spaziergang oder leichte Arbeit. Bei Durst trinken.
      Gut für stetige Arbeit
      Gut für stetige Arbeit. Wasser mitnehmen.
      Keine Hitzebelastung in Ruhe
      Keine Hitzebelastung in Ruhe. Bei Durst trinken.
      sicher
      Wie die Luft
      Schatten, trinken, ruhen
      Ort festlegen
      Schatten und Wasser
      30 Tage
      7 Tage
      Himmel unbekannt
      Schneeregen
      Schneeregen
      Leichter Regen
      Leichte Regenschauer
      Leichte Schneeschauer
      Leichter Schneefall
      Schnee
      Schneegriesel
      Schneeschauer
      Schnee
      einiger Zeit
      Bald
      bald
      S
      noch {0}
      Beginn
      Beginnt in
      Beginnt
      Schritte
      ¦one={0} Schritt pro Tag¦other={0} Schritte pro Tag
      Schritte, vor {0}
      ¦one={0} Schritt¦other={0} Schritte
      ¦one={0} Schritt, Ziel erreicht¦other={0} Schritte, Ziel erreicht
      Schritte: kein Zugriff
      Schritte: keine Daten
      ¦one={1} von {0} Schritt¦other={1} von {0} Schritten
      ¦one={0} Schritt, Ruhetag¦other={0} Schritte, Ruhetag
      ¦one={0} Schritt, {1}¦other={0} Schritte, {1}
      ¦one={0} Schritt heute¦other={0} Schritte heute
      Schritte heute, vor {0}
      Schritte heute
      Schritte
      Aufhören, abkühlen
      ¦one=Serie: {0} Tag¦other=Serie: {0} Tage
      {0}, bis {1}
      Sonnenaufgang {0}
      Stiefel
      Regenjacke
      Gewitter
      Hut und Sonnenbrille
      Regenschirm
      Windjacke
      Danach, in {0}
      {0}k
      Gewitter
      Gewitter mit starkem Hagel
      Gewitter mit leichtem Hagel
      Leichte, weite Kleidung
      Auf Kinder und Alte achten
      Trocken und windgeschützt bleiben
      Haut taub oder weiß: hinein
      Haut nässen, Ventilator
      Schwindel, Übelkeit: Hilfe
      Schweiß trocknet unbemerkt
      Haut mit Wasser kühlen
      Verwirrt: Hilfe rufen
      Nach Durst trinken
      Bei Wärme neu prüfen
      Vor dem Durst trinken
      Nicht allein bleiben
      {0}, ganztägig
      offen
      Heute
      heute
      Morgen
      morgen
      Erneut versuchen
      12 Monate
      Unbekannt
      Bis {0}
      bis {0}
      Ohne Titel
      Heute bis {0}
      Morgen bis {0}
      Demnächst
      Aktivität aktualisieren
      Kalender aktualisieren
      Erinnerungen aktualisieren
      Schritte aktualisieren
      Wetter aktualisieren
      Vor {0} aktualisiert
      Aktualisiert {0}
      ganztags
      UV {0} {1}
      {0}, Brand {1}
      UV {0}, {1}
      Extrem
      extrem
      3+ ab {0}
      Hoch
      hoch
      UV-Index
      UV-Index {0}, {1}
      UV-Index: keine Daten
      UV-Index 0, keine Sonne
      UV-Index unbekannt
      Niedrig
      niedrig
      Mittel
      mittel
      UV: keine Daten
      UV
      3+ bis {0}
      Sehr hoch
      sehr hoch
      war {0} um {1}
      UV 0, keine Sonne
      UV 0 bis {0}
      Sehr stark
      Sehr starker {0}
      Sehr leicht
      Sehr leichter {0}
      Heftige Regenschauer
      Vitamin D
      Abnehmende Sichel
      Abnehmender Mond
      Warnung
      Drinnen trainieren
      Training nach drinnen oder in den frühen Morgen legen. Niemand sollte allein trainieren.
      Langsamer, mehr trinken
      Langsamer machen, alle 20 Minuten trinken und im Kühlen ruhen.
      Halbe Stunden ruhen
      Jede Stunde zur Hälfte im Kühlen ruhen. Beim ersten Kopfschmerz aufhören.
      Oft abkühlen
      Ventilator oder kühlen Raum suchen, halbstündlich trinken.
      Warnung
      Zunehmende Sichel
      Zunehmender Mond
      Mantel und Mütze
      Dicker Mantel, Mütze, Handschuhe
      Jacke
      Dicker Mantel, mehrere Schichten, Ohren bedecken
      Lange Ärmel
      T-Shirt
      Shorts und leichter Stoff
      Nur kurz nach draußen
      Pullover oder leichte Jacke
      Wetter
      Wetter: keine Daten
      Wetter zu alt
      Woche
      Woche {0}, Tag {1}
      KW {0}
      W
      Feuchtkugel
      Feuchtkugel, 
      Feuchtkugel: keine Daten, vielleicht nicht sicher
      Feuchtkugel: keine Daten
      Feuchtkugel {0}
      Feuchtkugel, {0}
      Wind
      Wind {0}
      Wind: minus {0}°
      windig
      Heute am schlechtesten: {0}
      """#,
    starts: [
      0, 8, 19, 44, 68, 81, 100, 107, 121, 129, 134, 156, 170, 179, 195, 208, 212, 224, 232, 241,
      276, 285, 299, 313, 318, 336, 347, 363, 374, 389, 406, 438, 472, 500, 550, 576, 587, 595, 605, 615,
      630, 650, 658, 666, 682, 689, 705, 720, 724, 730, 742, 754, 770, 782, 792, 801, 823, 833, 839, 848,
      872, 944, 972, 1025, 1050, 1109, 1129, 1189, 1198, 1221, 1237, 1253, 1258, 1285, 1370, 1422, 1475, 1514, 1524, 1548,
      1562, 1593, 1612, 1629, 1660, 1667, 1690, 1760, 1782, 1856, 1879, 1975, 1998, 2069, 2076, 2124, 2141, 2148, 2178, 2185,
      2190, 2210, 2243, 2258, 2266, 2274, 2281, 2293, 2311, 2323, 2338, 2370, 2466, 2481, 2505, 2507, 2519, 2524, 2533, 2546,
      2559, 2565, 2573, 2598, 2634, 2669, 2703, 2728, 2752, 2787, 2794, 2809, 2824, 2839, 2863, 2945, 2972, 3049, 3071, 3142,
      3160, 3260, 3267, 3276, 3285, 3307, 3321, 3340, 3355, 3364, 3373, 3384, 3418, 3424, 3430, 3435, 3460, 3485, 3504, 3523,
      3532, 3549, 3558, 3572, 3586, 3600, 3622, 3637, 3646, 3674, 3716, 3741, 3782, 3801, 3811, 3817, 3823, 3830, 3845, 3860,
      3914, 4009, 4035, 4041, 4068, 4080, 4091, 4111, 4132, 4151, 4155, 4163, 4180, 4196, 4205, 4217, 4235, 4253, 4262, 4269,
      4286, 4306, 4318, 4326, 4333, 4340, 4345, 4350, 4353, 4358, 4378, 4391, 4405, 4412, 4423, 4433, 4461, 4478, 4490, 4499,
      4516, 4531, 4545, 4578, 4609, 4640, 4655, 4671, 4695, 4718, 4741, 4761, 4793, 4824, 4830, 4838, 4845, 4853, 4866, 4882,
      4898, 4905, 4926, 4933, 4967, 4995, 5008, 5029, 5044, 5059, 5066, 5074, 5092, 5116, 5133, 5135, 5138, 5142, 5147, 5156,
      5168, 5177, 5191, 5199, 5221, 5228, 5242, 5258, 5280, 5301, 5317, 5333, 5345, 5358, 5371, 5376, 5394, 5403, 5411, 5437,
      5474, 5500, 5513, 5543, 5569, 5592, 5615, 5635, 5654, 5666, 5678, 5689, 5703, 5719, 5736, 5771, 5800, 5829, 5894, 5919,
      5941, 5963, 5977, 5999, 6022, 6041, 6053, 6065, 6082, 6099, 6115, 6135, 6147, 6160, 6173, 6187, 6189, 6203, 6215, 6230,
      6242, 6267, 6286, 6301, 6319, 6336, 6351, 6375, 6404, 6424, 6430, 6436, 6444, 6461, 6508, 6516, 6549, 6568, 6576, 6589,
      6602, 6611, 6630, 6636, 6647, 6657, 6673, 6679, 6693, 6706, 6712, 6722, 6744, 6757, 6811, 6838, 6864, 6869, 6877, 6894,
      6902, 6907, 6926, 6948, 6955, 6980, 7039, 7066, 7133, 7157, 7200, 7229, 7278, 7285, 7298, 7323, 7337, 7357, 7365, 7372,
      7389, 7401, 7413, 7428, 7449, 7471, 7491, 7498, 7512, 7526, 7533, 7546, 7551, 7556, 7558, 7567, 7574, 7585, 7593, 7602,
      7656, 7674, 7712, 7780, 7803, 7825, 7880, 7936, 7984, 8034, 8058, 8073, 8082, 8103, 8147, 8160, 8178, 8186, 8197, 8206,
      8227, 8239, 8249, 8264, 8269, 8278, 8305, 8333, 8357, 8384, 8419, 8448, 8473, 8501, 8529, 8553, 8575, 8594, 8617, 8639,
      8660, 8676, 8682, 8688, 8694, 8701, 8708, 8725, 8735, 8745, 8753, 8761, 8772, 8786, 8801, 8812, 8837, 8860, 8887, 8910,
      8931, 8952, 8969, 8978, 8989, 9004, 9016, 9023, 9030, 9040, 9045, 9050, 9059, 9077, 9099, 9123, 9142, 9150, 9158, 9165,
      9172, 9188, 9191, 9202, 9212, 9222, 9237, 9255, 9268, 9279, 9296, 9308, 9326, 9347, 9357, 9375, 9392, 9400, 9419, 9509,
      9533, 9597, 9617, 9694, 9708, 9769, 9777, 9795, 9812, 9830, 9864, 9870, 9919, 9932, 9940, 9966, 9989, 10017, 10024, 10044,
      10058, 10064, 10083, 10090, 10092, 10104, 10118, 10168, 10193, 10209, 10226, 10231, 10240, 10258, 10265,
    ])

  static let en = WordTable(
    text: #"""
      a day
      Activity
      Activity: no access
      Activity: no data
      Actual
      Actual {0}°
      After that
      Again at {0}
      {0} ago
      Air
      Air {0}, humidity {1}
      Air {0}, {1}
      Air {0}
      Extremely poor
      Fair
      Good
      Hazardous
      Moderate
      Poor
      Unhealthy for sensitive groups
      Unhealthy
      Very poor
      Very unhealthy
      air
      All {0} done
      All day
      All day, {0}
      all day
      All done
      all hour
      All reminders are done
      Allow access in Settings to show them
      Allow access to Health
      Allow access to Health to see steps
      Allow it in Settings
      Also now
      {0} {1}
      {0} today
      Anytime
      As of {0} ago
      As of an older reading
      At rest
      at rest
      At sea level
      at {0}
      30-day average
      7-day average
      Avg 
      Best
      Best, {0}
      Best week
      Best week {0}
      Burn
      Burn {0}
      Calendar
      Calendar: no data
      Calm
      lower
      Caution
      Shorten hard efforts
      Shorten hard efforts, drink every 20 minutes, and watch for dizziness.
      Drink a glass every hour
      Drink a glass every hour, and keep to the shade.
      Rest ten minutes an hour
      Rest ten minutes in every hour, in the shade, and drink each time.
      Stay in the shade
      Warm and damp. Stay in the shade and drink now and then.
      caution
      {0} chance
      {0} chance of {1}
      Choose a photo
      Clear sky
      Cover all skin, go in soon
      Bare skin freezes within minutes. Cover it all, stay dry, and warm up indoors.
      N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW
      north|north-east|east|south-east|south|south-west|west|north-west
      ¦one={0} completed¦other={0} completed
      computed
      Conditions: no data
      Cooler by {0}°
      Counted days will appear here
      Cover all skin
      Cover up at midday
      Cover up between {0} and {1}.
      Danger
      Do not train today
      Do not train today. The body cannot give off the heat that it makes.
      Put off what can wait
      Put off what can wait. Outdoors, a few minutes at a time and with company.
      Stop outdoor work
      Stop outdoor work. Sweat no longer cools enough; heat stroke can come quickly.
      Stay somewhere cool
      Stay somewhere cool. Look after the old, the ill and small children.
      danger
      ¦one={1}: {0} step¦other={1}: {0} steps
      {0}: no data
      {0} d
      ¦one={0} day¦other={0} days
      {0}d
      days
      Dense drizzle
      Dense freezing drizzle
      Dew point {0}°
      Distance
      distance
      Done
      {0} of {1}
      Drink when thirsty
      Drizzle
      Dry heat
      Shade, and drink before thirst
      Sweat dries before it is felt. Drink before thirst comes, stay in the shade, and rest often.
      dry heat
      Dry next hour
      E
      Ending now
      ends
      Ends in
      ends in {0}
      Ends in {0}
      Ends
      Energy
      Events are not read
      Expect caution or worse.
      Expect cold that freezes skin.
      Expect danger or worse.
      Expect dry heat.
      Expect extreme heat.
      Expect warning or worse.
      Extreme
      Extreme cold
      extreme cold
      Extreme danger
      Life in danger: stop
      Stop at once and cool down. Effort in this air is a danger to life.
      Stay indoors, keep cool
      Stay indoors where it is cooled. Even a short walk can end in heat stroke.
      No work outdoors
      No work outdoors at all. Heat stroke is likely; bring others inside too.
      Find cooled air now
      Find cooled air now: dangerous even at rest. Cool skin with water; call for help if confused.
      extreme
      feels
      Feels like
      Feels like: no data
      {0}, air {1}
      Felt unknown
      First quarter
      Flagged
      flagged
      Flights
      ¦one=floor¦other=floors
      Focus
      Fog
      Free
      Freezing drizzle
      freezing drizzle
      Freezing rain
      freezing rain
      Full moon
      Get to cool air
      Goal {0}
      Goal hit
      Goal met
      goal met
      Goal of {0} met
      Goal {0} / {1}
       of {0}
      {0} of {1} goals met
      {0} of {1} goals met in a year
       of {0} goals met
      {0} of {1} goals met this month
      {0} of {1} goals
      gusts {0}
      Hail
      hail
      Hard
      Hard work
      hard work
      Heat level unknown. It may not be safe.
      Heat level unknown. It may not be safe: seek shade, drink and take rests.
      {0}, heaviest at {1}
      Heavy
      Heavy freezing rain
      Heavy {0}
      Heavy rain
      Heavy sleet
      Heavy snow showers
      Heavy snowfall
      hPa
      H {0}°
      H {0}°  L {1}°
      High priority
      {0} h
      h left
      {0} h {1} min
      {0}h {1}m
      {0}h
      humid
      Humidity
      Humidity adds {0}°
      Humidity {0}
      humidity
      in {0}
      In {0}
      inHg
      kcal
      km
      km/h
      {0}, its end is not known
      {0} ends in
      {0} for {1}
      {0} in
      {0} in {1}
      {0} now
      {0} past the hour
      {0} this hour
      {0} until {1}
      {0} {1}
      Last 12 months
      Last 30 days
      Last 7 days
      Last level: Caution, {0} ago.
      Last level: Danger, {0} ago.
      Last level: Extreme, {0} ago.
      Last known {0} ago
      Last quarter
      Last reading, {0} ago.
      Last reading {0} ago
      Last reading at {0}.
      Last try {0}
      Last level: Warning, {0} ago.
      The last weather is {0} old.
      late
      Later
      left
      Less
      Level at {0}
      Level {0} of 5
      Level unknown
      Light
      Light drizzle
      Light
      Light freezing drizzle
      Light freezing rain
      Light {0}
      Light sleet
      Light work
      light work
      Lists
      L {0}°
      Mainly clear
      It may not be safe
      measured before {0}
      m
      mi
      mph
      min
      {0} min
      min left
      {0}m
      Missed goal
      Moderate
      Moderate drizzle
      Moderate
      Moderate {0}
      Moderate rain
      Moderate rain showers
      Moderate snowfall
      Moderate work
      moderate work
      {0} more
      +{0} more
      2 h +
      More
      Most consistent
      {0}: {1}
      New moon
      Next hour unavailable
      Next-hour rain unavailable
      Next try at {0}.
      No access
      No access to reminders
      No access to steps
      No activity data
      No burn today
      No calendar data
      No calendar yet
      No data
      no data
      No date
      No day: {0}
      No days to show yet
      No events ahead
      No events in the days ahead
      No forecast by hours
      No forecast stored
      ¦one=No {1} next {0} hour¦other=No {1} next {0} hours
      No {0} next hour
      No {0} next {1}
      No {0} this hour
      No reading
      No recent weather
      No reminders data
      No step data
      No sun
      no sun
      No temperature
      No weather yet
      None flagged
      None overdue
      None soon
      None today
      None today
      None tomorrow
      N
      Not current
      not now
      not possible
      not today
      Not updated today
      Nothing after that
      Nothing due
      Nothing else today
      Nothing here yet
      Nothing planned
      Nothing stored so far
      Nothing has been stored so far.
      Nothing to do
      Now
      now
      of {0}
      of {0}, {1} ago
      ¦one=of {0} step¦other=of {0} steps
      {0} old
      ¦one={0} open¦other={0} open
      {0} or worse
      Overcast
      Overdue
      overdue
      {0}, {1}
      Partly cloudy
      {0}%
      Pinned
      Pressure
      3: protect
      Rain
       · rain {0}
      Rain showers
      rain
      {0}–{1}
      today from {0} to {1}
      Reminders
      Reminders appear here once they are read
      Reminders: no access
      Reminders: no data
      rest
      Rest day
      Rest day, {0} ago
      rest day
      Rest
      Rest often, drink
      Depositing rime fog
      Safe
      Fine for hard training
      Fine for hard training. Drink before, during and after it.
      Fine for a walk
      Fine for a walk or light work. Drink when you are thirsty.
      Fine for steady work
      Fine for steady work. Take water along.
      No heat stress at rest
      No heat stress at rest. Drink when you are thirsty.
      safe
      Same as the air
      Seek shade, drink, rest
      Set a location
      Shade and water
      30 days
      7 days
      Sky not known
      Sleet
      sleet
      Slight rain
      Slight rain showers
      Slight snow showers
      Slight snowfall
      Snow
      Snow grains
      Snow showers
      snow
      some time
      Soon
      soon
      S
      {0} left
      starts
      Starts in
      Starts
      Steps
      ¦one={0} step a day¦other={0} steps a day
      steps, {0} ago
      ¦one={0} step¦other={0} steps
      ¦one={0} step, goal met¦other={0} steps, goal met
      Steps: no access
      Steps: no data
      ¦one={1} of {0} step¦other={1} of {0} steps
      ¦one={0} step, rest day¦other={0} steps, rest day
      ¦one={0} step, {1}¦other={0} steps, {1}
      ¦one={0} step today¦other={0} steps today
      steps today, {0} ago
      steps today
      steps
      Stop, cool down
      ¦one=Streak of {0} day¦other=Streak of {0} days
      {0}, until {1}
      Sunrise {0}
      boots
      rain shell
      storms
      hat and sunglasses
      umbrella
      windproof
      Then, in {0}
      {0}k
      Thunderstorm
      Thunderstorm with heavy hail
      Thunderstorm with slight hail
      Wear light, loose clothes
      Mind children and elders
      Keep dry, out of the wind
      Numb or white skin: go in
      Wet the skin, use a fan
      Dizzy or sick: get help
      Sweat dries unseen
      Cool the skin with water
      Confused: call for help
      Drink as you feel like
      Look again if it warms
      Drink before thirst comes
      Do not stay alone
      {0}, all day
      to do
      Today
      today
      Tomorrow
      tomorrow
      Try again
      12 months
      Unknown
      Until {0}
      until {0}
      Untitled
      Up to {0} today
      Up to {0} tomorrow
      Upcoming
      Update the activity
      Update the calendar
      Update the reminders
      Update the steps
      Update the weather
      Updated {0} ago
      Updated {0}
      all day
      UV {0} {1}
      {0}, burn {1}
      UV {0}, {1}
      Extreme
      extreme
      3+ from {0}
      High
      high
      UV index
      UV index {0}, {1}
      UV index: no data
      UV index 0, no sun
      UV index not known
      Low
      low
      Moderate
      moderate
      UV: no data
      UV
      3+ to {0}
      Very high
      very high
      was {0} at {1}
      UV 0, no sun
      UV 0 until {0}
      Very heavy
      Very heavy {0}
      Very light
      Very light {0}
      Violent rain showers
      Vitamin D
      Waning crescent
      Waning gibbous
      Warning
      Move training indoors
      Move training indoors or to the early morning. Nobody should train alone.
      Slow down and drink
      Slow down, drink every 20 minutes, and rest where it is cool.
      Rest half of every hour
      Rest half of every hour where it is cool. Stop at the first headache.
      Cool down often
      Look for a fan or a cool room, and drink every half hour.
      warning
      Waxing crescent
      Waxing gibbous
      Coat and hat
      Heavy coat, hat, gloves
      Jacket
      Heavy coat over layers, cover ears
      Long sleeves
      T-shirt
      Shorts and light fabric
      Limit time outside
      Sweater or light jacket
      Weather
      Weather: no data
      Weather too old
      Week
      Week {0}, day {1}
      Week {0}
      W
      Wet bulb
      Wet bulb, 
      Wet bulb: no data, it may not be safe
      Wet bulb: no data
      Wet bulb {0}
      Wet bulb, {0}
      Wind
      Wind {0}
      Wind takes {0}°
      windy
      Worst today, {0}
      """#,
    starts: [
      0, 6, 15, 35, 53, 60, 73, 84, 97, 105, 109, 131, 144, 152, 167, 172, 177, 187, 196, 201,
      232, 242, 252, 267, 271, 284, 292, 305, 313, 322, 331, 354, 392, 415, 451, 472, 481, 489, 499, 507,
      521, 544, 552, 560, 573, 580, 595, 609, 614, 619, 629, 639, 653, 658, 667, 676, 694, 699, 705, 713,
      734, 805, 830, 879, 904, 971, 989, 1046, 1054, 1065, 1083, 1098, 1108, 1135, 1214, 1266, 1332, 1373, 1382, 1402,
      1418, 1448, 1463, 1482, 1512, 1519, 1538, 1607, 1629, 1704, 1722, 1801, 1821, 1890, 1897, 1939, 1952, 1958, 1988, 1993,
      1998, 2012, 2035, 2051, 2060, 2069, 2074, 2085, 2104, 2112, 2121, 2152, 2245, 2254, 2268, 2270, 2281, 2286, 2294, 2306,
      2318, 2323, 2330, 2350, 2375, 2406, 2430, 2447, 2468, 2493, 2501, 2514, 2527, 2542, 2563, 2631, 2655, 2730, 2747, 2820,
      2840, 2934, 2942, 2948, 2959, 2979, 2992, 3005, 3019, 3027, 3035, 3043, 3069, 3075, 3079, 3084, 3101, 3118, 3132, 3146,
      3156, 3172, 3181, 3190, 3199, 3208, 3224, 3239, 3247, 3268, 3299, 3317, 3349, 3366, 3376, 3381, 3386, 3391, 3401, 3411,
      3451, 3525, 3546, 3552, 3572, 3582, 3593, 3605, 3624, 3639, 3643, 3651, 3668, 3682, 3688, 3695, 3709, 3719, 3724, 3730,
      3739, 3759, 3772, 3781, 3788, 3795, 3800, 3805, 3808, 3813, 3839, 3851, 3863, 3870, 3881, 3889, 3907, 3921, 3935, 3943,
      3958, 3971, 3983, 4013, 4042, 4072, 4091, 4104, 4127, 4148, 4169, 4182, 4212, 4241, 4246, 4252, 4257, 4262, 4275, 4290,
      4304, 4310, 4324, 4330, 4353, 4373, 4383, 4395, 4406, 4417, 4423, 4431, 4444, 4463, 4483, 4485, 4488, 4492, 4496, 4504,
      4513, 4518, 4530, 4539, 4556, 4565, 4578, 4592, 4614, 4632, 4646, 4660, 4669, 4679, 4685, 4690, 4706, 4715, 4724, 4746,
      4773, 4790, 4800, 4823, 4842, 4859, 4873, 4890, 4906, 4914, 4922, 4930, 4942, 4962, 4978, 5006, 5027, 5046, 5102, 5119,
      5135, 5152, 5163, 5181, 5199, 5212, 5219, 5226, 5241, 5256, 5269, 5282, 5292, 5303, 5314, 5328, 5330, 5342, 5350, 5363,
      5373, 5391, 5410, 5422, 5441, 5458, 5474, 5496, 5528, 5542, 5546, 5550, 5557, 5573, 5611, 5619, 5650, 5663, 5672, 5680,
      5688, 5697, 5711, 5716, 5723, 5732, 5743, 5748, 5761, 5774, 5779, 5789, 5811, 5821, 5862, 5883, 5902, 5907, 5916, 5934,
      5943, 5948, 5966, 5986, 5991, 6014, 6073, 6089, 6148, 6169, 6209, 6232, 6284, 6289, 6305, 6329, 6344, 6360, 6368, 6375,
      6389, 6395, 6401, 6413, 6433, 6453, 6469, 6474, 6486, 6499, 6504, 6514, 6519, 6524, 6526, 6535, 6542, 6552, 6559, 6565,
      6609, 6624, 6656, 6708, 6725, 6740, 6786, 6838, 6880, 6924, 6945, 6957, 6963, 6979, 7029, 7044, 7056, 7062, 7073, 7080,
      7099, 7108, 7118, 7131, 7136, 7149, 7178, 7208, 7234, 7259, 7285, 7311, 7335, 7359, 7378, 7403, 7427, 7450, 7473, 7499,
      7517, 7530, 7536, 7542, 7548, 7557, 7566, 7576, 7586, 7594, 7604, 7614, 7623, 7639, 7658, 7667, 7687, 7707, 7728, 7745,
      7764, 7780, 7792, 7800, 7811, 7825, 7837, 7845, 7853, 7865, 7870, 7875, 7884, 7902, 7920, 7939, 7958, 7962, 7966, 7975,
      7984, 7996, 7999, 8009, 8019, 8029, 8044, 8057, 8072, 8083, 8098, 8109, 8124, 8145, 8155, 8171, 8186, 8194, 8216, 8290,
      8310, 8372, 8396, 8466, 8482, 8540, 8548, 8564, 8579, 8592, 8616, 8623, 8658, 8671, 8679, 8703, 8722, 8746, 8754, 8771,
      8787, 8792, 8810, 8819, 8821, 8830, 8841, 8879, 8897, 8910, 8924, 8929, 8938, 8955, 8961,
    ])

  static func table(of language: ReaderLanguage) -> WordTable {
    switch language {
    case .de: de
    case .en: en
    }
  }
}
