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

  static func table(of language: Language) -> WordTable {
    switch language {
    case .en: en
    }
  }
}
