// SPDX-License-Identifier: MIT
// Written by tools/generate-words from the files in Languages. Change those.
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
      addFeed:name
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
      airQuality
      airRoomsAt:time
      airRoomsNow
      airSensitive
      airStaysSame
      airUnhealthy
      airVeryPoor
      airVeryUnhealthy
      airWord
      airWorstAt:time
      airWorstNow
      alder
      allCountDone:count
      allDay
      allDayOn:day
      allDayWord
      allDone
      allHour
      allRemindersDone
      allUp:count
      allowAccessInSettings
      allowHealth
      allowHealthToSeeSteps
      allowInSettings
      alsoNow
      amount:amount:unit
      amountToday:amount
      anytime
      asMuchDaylightAsYesterday
      asOfAgo:age
      asOfOlderReading
      atHome
      atRest
      atRestWord
      atSeaLevel
      atTime:time
      average30Days
      average7Days
      averageDays:count
      averageLead
      battery
      best
      bestOn:date
      bestWeek
      bestWeekSteps:steps
      birch
      burn
      burnAt:time
      burnIn:time
      calendar
      calendarNoData
      calm
      cancelled
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
      cheapestHour
      choosePhoto
      choreBins
      choreDishes
      choreLaundry
      chorePlants
      choreShopping
      choreVacuum
      chores
      clearSky
      coldAdvice
      coldFull
      compactNumber:value
      compassPoints
      compassWords
      completed:count
      computed
      countDown:count:total
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
      departures
      dewPoint:degrees
      disk
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
      east:degrees
      endingNow
      ends
      endsIn
      endsInSpan:span
      endsInSpanTitle:span
      endsMoment:moment
      endsTitle
      energy
      energyFromGrid
      energyMade
      energyToGrid
      energyUsed
      europeanEnvironmentAgency
      europeanIndex
      eventsCount:count
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
      fallsBetween:kind:start:end
      fallsFrom:kind:start
      feels
      feelsLike
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
      goalsMet:count:met
      goalsMetInYear:count:met
      goalsMetLead:count
      goalsMetThisMonth:count:met
      goalsShort:count:met
      goodAfternoon
      goodEvening
      goodMorning
      grainsPerCubicMetre
      grass
      gusts:speed
      gustsTitle
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
      homeEnergy
      hours:count
      hoursLeft
      hoursMinutes:hours:minutes
      hoursMinutesShort:hours:minutes
      hoursShort:count
      humid
      humidity
      humidityShare:humidity
      humidityWord
      inSpan:span
      inSpanTitle:span
      inUse
      inchesOfMercury
      isDown:name
      kilocalories
      kilometres
      kilometresPerHour
      kilowattHours
      kilowatts
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
      leaveBy:time
      left
      less
      lessDaylightThanYesterday:span
      lessThanLongestDay:span
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
      limitsOf:source
      lists
      low:low
      mainlyClear
      mayNotBeSafe
      measuredBefore:age
      meetingRoom
      metres
      microgramsPerCubicMetre
      midnightSun
      miles
      milesPerHour
      millimetres
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
      moon
      moonLit:percent
      more:count
      moreDaylightThanYesterday:span
      moreRows:count
      moreThanShortestDay:span
      moreThanTwoHours
      moreWord
      mostConsistent
      mugwort
      named:name:value
      newMoon
      nextHourUnavailable
      nextHourUnknown
      nextTryAt:time
      noAccess
      noAccessToReminders
      noAccessToSteps
      noActivityData
      noAirData
      noBookings
      noBurnToday
      noCalendarChosen
      noCalendarData
      noCalendarYet
      noData
      noDataWord
      noDate
      noDay:day
      noDaysYet
      noDepartures
      noEventsAhead
      noEventsInDaysAhead
      noEventsOf:name
      noForecastByHours
      noForecastStored
      noKindHours:count:kind
      noKindNextHour:kind
      noKindSpan:kind:span
      noKindThisHour:kind
      noMoreDepartures
      noPlaceKnown
      noPollenData
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
      north:degrees
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
      nowHour
      nowWord
      of:total
      ofGoalAgo:goal:age
      ofSteps:count
      old:age
      olive
      oneSentence:text
      openCount:count
      orWorse:level
      overcast
      overdue
      overdueWord
      pair:first:second
      particlesAndGases
      partlyCloudy
      percent:value
      pinned
      polarNight
      pollen
      pressure
      pressureFalling
      pressureRising
      pressureSteady
      protectFrom
      ragweed
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
      remindersTooOld
      rest
      restDay
      restDayAgo:age
      restDayWord
      restEffort
      restOften
      rimeFog
      runningOf:running:total
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
      sample
      seekShade
      selfSufficiency
      serverDown
      serverUp:span
      servers
      setLocation
      setOwn:name
      setRoom:name
      shadeAndWater
      short30Days
      short7Days
      skyNotKnown
      skyUpTo:sky:degrees
      sleet
      sleetWord
      slightRain
      slightRainShowers
      slightSnowShowers
      slightSnowfall
      snow
      snowChanceLead:percent
      snowGrains
      snowShowers
      snowWord
      someTime
      soon
      soonWord
      south:degrees
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
      sun
      sunrise
      sunriseAt:time
      sunset
      takeBoots
      takeRainShell
      takeStorms
      takeSunProtection
      takeUmbrella
      takeWindproof
      thenIn:span
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
      tomorrowUpTo:degrees
      tomorrowWord
      tryAgain
      twelveMonths
      twoSentences:first:second
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
      usIndex
      uvAllDay
      uvBand:index:band
      uvBurn:uv:time
      uvBurnAt:uv:time
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
      weatherTooOld
      week
      weekAndDay:week:day
      weekNumber:week
      west:degrees
      wetBulb
      wetBulbLead
      wetBulbMaybeUnsafe
      wetBulbNoData
      wetBulbReading:degrees
      wetBulbShort
      wetBulbWith:work
      wind
      windSpeed:speed
      windy
      worstToday:when
      """#,
    starts: [
      0, 5, 14, 31, 46, 53, 75, 88, 98, 111, 119, 123, 155, 184, 203, 220, 228, 236, 249, 261,
      269, 280, 296, 308, 321, 334, 347, 359, 376, 384, 400, 412, 418, 437, 444, 457, 468, 476, 484, 501,
      513, 535, 547, 569, 585, 593, 612, 631, 639, 665, 677, 694, 701, 708, 719, 730, 742, 756, 769, 787,
      799, 807, 812, 824, 833, 853, 859, 864, 876, 888, 897, 912, 917, 927, 946, 954, 969, 988, 1001, 1018,
      1034, 1054, 1066, 1082, 1094, 1109, 1135, 1148, 1160, 1170, 1182, 1195, 1207, 1221, 1233, 1240, 1249, 1260, 1269, 1289,
      1303, 1316, 1332, 1341, 1363, 1381, 1391, 1407, 1432, 1439, 1453, 1471, 1483, 1499, 1514, 1533, 1544, 1559, 1570, 1589,
      1603, 1614, 1629, 1645, 1654, 1667, 1688, 1699, 1716, 1721, 1730, 1743, 1748, 1766, 1783, 1791, 1799, 1813, 1825, 1837,
      1849, 1862, 1872, 1877, 1884, 1900, 1921, 1939, 1949, 1956, 1971, 1982, 1995, 2006, 2032, 2046, 2064, 2078, 2092, 2103,
      2116, 2130, 2144, 2158, 2166, 2178, 2194, 2208, 2223, 2242, 2255, 2272, 2288, 2308, 2320, 2336, 2348, 2376, 2397, 2403,
      2413, 2433, 2445, 2458, 2466, 2478, 2486, 2493, 2499, 2503, 2508, 2524, 2544, 2557, 2574, 2583, 2596, 2606, 2614, 2622,
      2634, 2649, 2671, 2687, 2706, 2731, 2750, 2778, 2799, 2813, 2825, 2837, 2857, 2863, 2875, 2886, 2891, 2900, 2911, 2920,
      2933, 2945, 2961, 2982, 2988, 3006, 3021, 3031, 3042, 3059, 3073, 3086, 3096, 3113, 3126, 3137, 3149, 3159, 3186, 3218,
      3235, 3241, 3250, 3273, 3286, 3298, 3315, 3321, 3337, 3349, 3362, 3373, 3391, 3405, 3415, 3435, 3451, 3473, 3485, 3506,
      3519, 3537, 3555, 3575, 3594, 3607, 3618, 3628, 3647, 3665, 3684, 3701, 3713, 3732, 3756, 3775, 3788, 3807, 3826, 3835,
      3841, 3854, 3859, 3864, 3895, 3919, 3932, 3950, 3963, 3969, 3982, 3994, 4015, 4033, 4048, 4059, 4069, 4083, 4099, 4105,
      4113, 4125, 4138, 4157, 4169, 4176, 4200, 4212, 4218, 4231, 4243, 4254, 4268, 4280, 4299, 4310, 4319, 4335, 4350, 4368,
      4381, 4401, 4418, 4431, 4448, 4453, 4469, 4480, 4511, 4526, 4551, 4568, 4577, 4592, 4600, 4617, 4625, 4645, 4661, 4676,
      4685, 4705, 4721, 4736, 4746, 4757, 4769, 4786, 4801, 4815, 4822, 4833, 4840, 4850, 4860, 4873, 4887, 4907, 4923, 4941,
      4958, 4981, 5001, 5022, 5042, 5059, 5072, 5085, 5095, 5111, 5127, 5138, 5144, 5154, 5168, 5181, 5193, 5205, 5214, 5224,
      5236, 5251, 5265, 5276, 5283, 5295, 5304, 5320, 5337, 5348, 5365, 5380, 5395, 5409, 5428, 5440, 5444, 5452, 5460, 5469,
      5488, 5502, 5510, 5516, 5533, 5549, 5563, 5572, 5580, 5592, 5610, 5628, 5641, 5655, 5662, 5673, 5680, 5689, 5705, 5720,
      5735, 5747, 5755, 5760, 5783, 5795, 5804, 5823, 5843, 5853, 5869, 5887, 5903, 5919, 5924, 5932, 5947, 5959, 5970, 5980,
      5988, 6012, 6017, 6029, 6045, 6055, 6069, 6082, 6099, 6108, 6121, 6130, 6140, 6147, 6157, 6173, 6184, 6198, 6206, 6218,
      6230, 6243, 6257, 6269, 6280, 6292, 6312, 6318, 6328, 6339, 6357, 6375, 6390, 6395, 6418, 6429, 6441, 6450, 6459, 6464,
      6473, 6487, 6501, 6508, 6517, 6529, 6535, 6551, 6564, 6581, 6600, 6614, 6626, 6650, 6669, 6692, 6709, 6727, 6742, 6752,
      6765, 6784, 6812, 6816, 6824, 6839, 6846, 6856, 6870, 6881, 6899, 6912, 6926, 6938, 6951, 6973, 6996, 7008, 7020, 7029,
      7038, 7049, 7060, 7072, 7084, 7096, 7105, 7114, 7126, 7138, 7156, 7165, 7171, 7181, 7190, 7211, 7224, 7233, 7246, 7272,
      7280, 7291, 7306, 7315, 7331, 7350, 7359, 7374, 7389, 7405, 7417, 7431, 7446, 7461, 7469, 7478, 7496, 7511, 7528, 7547,
      7557, 7571, 7583, 7590, 7601, 7609, 7632, 7646, 7659, 7674, 7680, 7690, 7701, 7716, 7725, 7733, 7743, 7754, 7769, 7786,
      7798, 7815, 7825, 7844, 7854, 7873, 7892, 7901, 7916, 7930, 7938, 7953, 7972, 7985, 8002, 8018, 8038, 8050, 8066, 8078,
      8093, 8107, 8116, 8130, 8141, 8152, 8168, 8178, 8189, 8200, 8212, 8220, 8234, 8239, 8259, 8275, 8288, 8296, 8308, 8327,
      8341, 8364, 8377, 8394, 8399, 8415, 8421,
    ])

  static let ar = WordTable(
    text: #"""
      في اليوم
      النشاط
      النشاط: لا يوجد وصول
      النشاط: لا توجد بيانات
      الفعلية
      الفعلية ‎{0}°
      أضف مصدر البيانات ‎{0}
      بعد ذلك
      مجددًا {0}
      قبل {0}
      الهواء
      الهواء ‎{0}، الرطوبة {1}
      الهواء ‎{0}‏، {1}
      الهواء ‎{0}
      سيئ للغاية
      مقبول
      جيد
      خطر
      متوسط
      سيئ
      جودة الهواء
      هوِّ المنزل {0}
      هوِّ المنزل الآن
      غير صحي للفئات الحساسة
      يبقى الهواء كما هو تقريبًا
      غير صحي
      سيئ جدًا
      غير صحي جدًا
      هواء
      الهواء في أسوأ حالاته {0}
      الهواء في أسوأ حالاته الآن
      النغت
      اكتملت كلها ({0})
      طوال اليوم
      طوال اليوم، {0}
      طوال اليوم
      اكتمل الكل
      طوال الساعة
      اكتملت كل التذكيرات
      ¦zero=كل الخوادم تعمل: {0}¦one=الخادم يعمل¦two=الخادمان يعملان¦few=كل الخوادم تعمل: {0}¦many=كل الخوادم تعمل: {0}¦other=كل الخوادم تعمل: {0}
      اسمح بالوصول في الإعدادات لعرضها
      اسمح بالوصول إلى صحتي
      اسمح بالوصول إلى صحتي لعرض الخطوات
      اسمح بذلك في الإعدادات
      أيضًا الآن
      {0} {1}
      {0} اليوم
      في أي وقت
      ضوء النهار بقدر أمس
      البيانات قبل {0}
      حسب بيانات أقدم
      في المنزل
      عند الراحة
      عند الراحة
      عند مستوى البحر
      الساعة {0}
      متوسط 30 يومًا
      متوسط 7 أيام
      ¦zero=متوسط {0} يوم¦one=متوسط يوم واحد¦two=متوسط يومين¦few=متوسط {0} أيام¦many=متوسط {0} يومًا¦other=متوسط {0} يوم
      متوسط 
      البطارية
      الأفضل
      الأفضل، {0}
      أفضل أسبوع
      أفضل أسبوع {0}
      البتولا
      حرق الشمس
      حرق عند {0}
      حرق {0}
      التقويم
      التقويم: لا توجد بيانات
      ساكنة
      ملغاة
      lower
      حذر
      قلل الجهد الشاق
      قلل الجهد الشاق واشرب كل 20 دقيقة وانتبه للدوار.
      كوب كل ساعة
      اشرب كوبًا كل ساعة والزم الظل.
      استرح 10 دقائق كل ساعة
      استرح عشر دقائق كل ساعة في الظل واشرب كل مرة.
      ابقَ في الظل
      حار ورطب. ابقَ في الظل واشرب بين حين وآخر.
      حذر
      احتمال {0}
      احتمال {1} {0}
      أرخص ساعة
      اختر صورة
      القمامة
      الصحون
      الغسيل
      النباتات
      التسوق
      الكنس
      أعمال المنزل
      سماء صافية
      غطِّ الجلد وادخل قريبًا
      يتجمد الجلد المكشوف خلال دقائق. غطّه كله وابقَ جافًا وتدفأ في الداخل.
      {0} ألف
      ش|ش ش ق|ش ق|ق ش ق|ق|ق ج ق|ج ق|ج ج ق|ج|ج ج غ|ج غ|غ ج غ|غ|غ ش غ|ش غ|ش ش غ
      شمال|شمال شرق|شرق|جنوب شرق|جنوب|جنوب غرب|غرب|شمال غرب
      ¦zero=المكتمل: {0}¦one=المكتمل: {0}¦two=المكتمل: {0}¦few=المكتمل: {0}¦many=المكتمل: {0}¦other=المكتمل: {0}
      محسوب
      ¦zero=توقف {0} من {1}¦one=توقف {0} من {1}¦two=توقف {0} من {1}¦few=توقف {0} من {1}¦many=توقف {0} من {1}¦other=توقف {0} من {1}
      ستظهر الأيام المسجّلة هنا
      غطِّ كل الجلد
      احتمِ وقت الظهيرة
      احتمِ بين {0} و{1}.
      خطر
      لا تتدرب اليوم
      لا تتدرب اليوم. لا يستطيع الجسم طرد حرارته.
      أجّل ما يمكن
      أجّل ما يمكن. في الخارج دقائق فقط ومع رفقة.
      أوقف العمل في الخارج
      أوقف العمل في الخارج. لم يعد العرق يبرّد كفاية؛ قد تأتي ضربة الحر سريعًا.
      ابقَ في مكان بارد
      ابقَ في مكان بارد. اعتنِ بالمسنين والمرضى وصغار الأطفال.
      خطر
      ¦zero={1}: {0} خطوة¦one={1}: خطوة واحدة¦two={1}: خطوتان¦few={1}: {0} خطوات¦many={1}: {0} خطوة¦other={1}: {0} خطوة
      {0}: لا توجد بيانات
      {0} ي
      ¦zero={0} يوم¦one=يوم واحد¦two=يومين¦few={0} أيام¦many={0} يومًا¦other={0} يوم
      {0} ي
      يوم
      رذاذ كثيف
      رذاذ متجمد كثيف
      المغادرة
      نقطة الندى ‎{0}°
      القرص
      المسافة
      المسافة
      تم
      {0} من {1}
      اشرب عند العطش
      رذاذ
      حر جاف
      الظل، واشرب قبل العطش
      يجف العرق قبل أن تشعر به. اشرب قبل العطش والزم الظل واسترح كثيرًا.
      حر جاف
      ساعة قادمة جافة
      ‎{0}° ق
      ينتهي الآن
      النهاية
      ينتهي بعد
      ينتهي بعد {0}
      ينتهي بعد {0}
      النهاية {0}
      ينتهي
      الطاقة
      من الشبكة
      المُنتَج
      إلى الشبكة
      المُستهلَك
      وكالة البيئة الأوروبية
      المؤشر الأوروبي
      ¦zero=لا أحداث¦one=حدث واحد¦two=حدثان¦few={0} أحداث¦many={0} حدثًا¦other={0} حدث
      لم تُقرأ الأحداث
      توقع مستوى الحذر أو أسوأ.
      توقع بردًا يجمد الجلد.
      توقع مستوى الخطر أو أسوأ.
      توقع حرًا جافًا.
      توقع حرًا شديدًا.
      توقع مستوى التحذير أو أسوأ.
      خطر بالغ
      برد شديد
      برد شديد
      خطر بالغ
      خطر على الحياة: توقف
      توقف فورًا وتبرّد. الجهد في هذا الهواء خطر على الحياة.
      ابقَ في مكان بارد بالداخل
      ابقَ في مكان داخلي بارد. حتى المشي القصير قد ينتهي بضربة حر.
      لا عمل في الخارج
      لا عمل في الخارج إطلاقًا. ضربة الحر مرجحة؛ أدخل الآخرين أيضًا.
      ابحث عن هواء بارد الآن
      ابحث عن هواء بارد الآن: خطر حتى عند الراحة. برّد الجلد بالماء، واتصل للمساعدة عند التشوش.
      خطر بالغ
      {0} من {1} حتى {2}
      {0} من الساعة {1}
      محسوسة
      المحسوسة
      {0}، الهواء ‎{1}
      المحسوسة غير معروفة
      تربيع أول
      بعلامة
      بعلامة
      الطوابق
      ¦zero=طابق¦one=طابق¦two=طابقان¦few=طوابق¦many=طابقًا¦other=طابق
      تركيز
      ضباب
      متاح
      رذاذ متجمد
      رذاذ متجمد
      مطر متجمد
      مطر متجمد
      بدر
      اذهب إلى هواء بارد
      الهدف {0}
      تحقق الهدف
      تحقق الهدف
      تحقق الهدف
      تحقق هدف {0}
      الهدف {0} / {1}
       من {0}
      ¦zero=الأهداف: {1} من {0}¦one=الأهداف: {1} من {0}¦two=الأهداف: {1} من {0}¦few=الأهداف: {1} من {0}¦many=الأهداف: {1} من {0}¦other=الأهداف: {1} من {0}
      ¦zero=الأهداف المحققة في سنة: {1} من {0}¦one=الأهداف المحققة في سنة: {1} من {0}¦two=الأهداف المحققة في سنة: {1} من {0}¦few=الأهداف المحققة في سنة: {1} من {0}¦many=الأهداف المحققة في سنة: {1} من {0}¦other=الأهداف المحققة في سنة: {1} من {0}
      ¦zero= من {0} محققة¦one= من {0} محققة¦two= من {0} محققة¦few= من {0} محققة¦many= من {0} محققة¦other= من {0} محققة
      ¦zero=الأهداف المحققة هذا الشهر: {1} من {0}¦one=الأهداف المحققة هذا الشهر: {1} من {0}¦two=الأهداف المحققة هذا الشهر: {1} من {0}¦few=الأهداف المحققة هذا الشهر: {1} من {0}¦many=الأهداف المحققة هذا الشهر: {1} من {0}¦other=الأهداف المحققة هذا الشهر: {1} من {0}
      ¦zero=الأهداف: {1} من {0}¦one=الأهداف: {1} من {0}¦two=الأهداف: {1} من {0}¦few=الأهداف: {1} من {0}¦many=الأهداف: {1} من {0}¦other=الأهداف: {1} من {0}
      طاب يومك
      مساء الخير
      صباح الخير
      حبة/م³
      الأعشاب
      هبات {0}
      الهبات
      بَرَد
      بَرَد
      شاق
      عمل شاق
      عمل شاق
      مستوى الحر غير معروف. قد لا يكون آمنًا.
      مستوى الحر غير معروف. قد لا يكون آمنًا: الزم الظل واشرب واسترح.
      {0}، أشده {1}
      غزير
      مطر متجمد غزير
      {0} غزير
      مطر غزير
      مطر ثلجي غزير
      زخات ثلج كثيفة
      ثلج كثيف
      هكتوباسكال
      ع ‎{0}°
      ع ‎{0}°  ص ‎{1}°
      أولوية عالية
      طاقة المنزل
      {0} س
      س متبقية
      {0} س {1} د
      {0} س {1} د
      {0} س
      رطوبة
      الرطوبة
      الرطوبة {0}
      الرطوبة
      بعد {0}
      بعد {0}
      مشغولة
      بوصة زئبق
      {0} متوقف
      سعرة
      كم
      كم/س
      ك.و.س
      ك.و
      {0}، نهايته غير معروفة
      {0} ينتهي بعد
      {0} لمدة {1}
      {0} بعد
      {0} بعد {1}
      {0} الآن
      {0} لأكثر من ساعة
      {0} هذه الساعة
      {0} حتى {1}
      {0} {1}
      آخر 12 شهرًا
      آخر 30 يومًا
      آخر 7 أيام
      آخر مستوى: حذر، قبل {0}.
      آخر مستوى: خطر، قبل {0}.
      آخر مستوى: خطر بالغ، قبل {0}.
      آخر بيانات قبل {0}
      تربيع أخير
      آخر قراءة قبل {0}.
      قراءة قبل {0}
      آخر قراءة الساعة {0}.
      آخر محاولة {0}
      آخر مستوى: تحذير، قبل {0}.
      آخر بيانات طقس قبل {0}.
      متأخر
      لاحقًا
      اخرج بحلول الساعة {0}
      متبقية
      أقل
      {0} من ضوء النهار أقل من أمس
      {0} أقل من أطول يوم
      المستوى عند {0}
      المستوى {0} من 5
      المستوى غير معروف
      خفيف
      رذاذ خفيف
      خفيف
      رذاذ متجمد خفيف
      مطر متجمد خفيف
      {0} خفيف
      مطر ثلجي خفيف
      عمل خفيف
      عمل خفيف
      الحدود: {0}
      القوائم
      ص ‎{0}°
      صافٍ غالبًا
      قد لا يكون آمنًا
      قيس قبل {0}
      غرفة الاجتماعات
      م
      ميكروغرام/م³
      شمس منتصف الليل
      ميل
      ميل/س
      مم
      د
      {0} د
      د متبقية
      {0} د
      فات الهدف
      معتدل
      رذاذ معتدل
      متوسط
      {0} معتدل
      مطر معتدل
      زخات مطر معتدلة
      ثلج معتدل
      عمل متوسط
      عمل متوسط
      القمر
      مضاء {0}
      {0} أخرى
      {0} من ضوء النهار أكثر من أمس
      و{0} أخرى
      {0} أكثر من أقصر يوم
      أكثر من ساعتين
      أكثر
      الأكثر انتظامًا
      الشيح
      {0}: {1}
      محاق
      الساعة القادمة غير متاحة
      مطر الساعة القادمة غير متاح
      المحاولة التالية الساعة {0}.
      لا يوجد وصول
      لا وصول إلى التذكيرات
      لا وصول إلى الخطوات
      لا توجد بيانات نشاط
      لا بيانات عن الهواء
      لا حجوزات معروفة
      لا حرق اليوم
      لم يُختر تقويم
      لا توجد بيانات تقويم
      لا تقويم بعد
      لا توجد بيانات
      لا بيانات
      بلا تاريخ
      يوم غير صالح: {0}
      لا أيام بعد
      لا توجد رحلات
      لا أحداث قادمة
      لا أحداث في الأيام القادمة
      لا أحداث في التقويم من «{0}»
      لا توقعات بالساعة
      لا توقعات محفوظة
      ¦zero=لا {1} قريبًا¦one=لا {1} الساعة القادمة¦two=لا {1} خلال ساعتين¦few=لا {1} خلال {0} ساعات¦many=لا {1} خلال {0} ساعة¦other=لا {1} خلال {0} ساعة
      لا {0} الساعة القادمة
      لا {0} خلال {1}
      لا {0} هذه الساعة
      لا مزيد من الرحلات
      الموقع غير معروف
      لا بيانات عن حبوب اللقاح
      لا قراءة
      لا بيانات طقس حديثة
      لا توجد بيانات تذكيرات
      لا توجد بيانات خطوات
      لا شمس
      لا شمس
      لا درجة حرارة
      لا بيانات طقس بعد
      لا شيء بعلامة
      لا شيء متأخر
      لا شيء قريبًا
      لا شيء اليوم
      لا شيء اليوم
      لا شيء غدًا
      ‎{0}° ش
      ليس حديثًا
      ليس الآن
      غير ممكن
      ليس اليوم
      لم يُحدَّث اليوم
      لا شيء بعد ذلك
      لا شيء مستحق
      لا شيء آخر اليوم
      لا شيء هنا بعد
      لا شيء مخطط
      لا شيء محفوظ بعد
      لم يُحفظ شيء بعد.
      لا شيء للإنجاز
      الآن
      الآن
      الآن
      من {0}
      من {0}، قبل {1}
      ¦zero=من {0} خطوة¦one=من {0} خطوة¦two=من {0} خطوة¦few=من {0} خطوات¦many=من {0} خطوة¦other=من {0} خطوة
      قبل {0}
      الزيتون
      {0}.
      ¦zero=المتبقي: {0}¦one=المتبقي: {0}¦two=المتبقي: {0}¦few=المتبقي: {0}¦many=المتبقي: {0}¦other=المتبقي: {0}
      {0} أو أسوأ
      غائم
      متأخرة
      متأخرة
      {0}، {1}
      الجسيمات والغازات
      غائم جزئيًا
      {0}‎%‎
      مثبَّت
      ليل قطبي
      حبوب اللقاح
      الضغط
      ينخفض
      يرتفع
      مستقر
      3: احتمِ
      الرجيد
      مطر
       · مطر {0}
      زخات مطر
      مطر
      {0}–{1}
      اليوم من ‎{0} إلى ‎{1}
      التذكيرات
      ستظهر التذكيرات هنا بعد قراءتها
      التذكيرات: لا يوجد وصول
      التذكيرات: لا توجد بيانات
      بيانات التذكيرات قديمة
      راحة
      يوم راحة
      راحة، قبل {0}
      يوم راحة
      راحة
      استرح كثيرًا واشرب
      ضباب متجمد
      يعمل {0} من {1}
      آمن
      مناسب للتدريب
      مناسب للتدريب الشاق. اشرب قبله وأثناءه وبعده.
      مناسب للمشي
      مناسب للمشي أو العمل الخفيف. اشرب عند العطش.
      مناسب للعمل
      مناسب للعمل المستمر. خذ ماءً معك.
      لا إجهاد حراري عند الراحة
      لا إجهاد حراري عند الراحة. اشرب عند العطش.
      آمن
      مثل الهواء
      مثال
      ظل وماء وراحة
      الاكتفاء الذاتي
      متوقف
      يعمل منذ {0}
      الخوادم
      حدد موقعًا
      شغّل «{0}» لعرض بياناتك
      اضبط «{0}» على اسم تقويم الغرفة
      ظل وماء
      30 يومًا
      7 أيام
      السماء غير معروفة
      {0}، حتى ‎{1}°
      مطر ثلجي
      مطر ثلجي
      مطر خفيف
      زخات مطر خفيفة
      زخات ثلج خفيفة
      ثلج خفيف
      ثلج
       · ثلج {0}
      حبيبات ثلج
      زخات ثلج
      ثلج
      مدة
      قريبًا
      قريبًا
      ‎{0}° ج
      بقي {0}
      البداية
      يبدأ بعد
      يبدأ
      الخطوات
      ¦zero={0} خطوة في اليوم¦one=خطوة واحدة في اليوم¦two=خطوتان في اليوم¦few={0} خطوات في اليوم¦many={0} خطوة في اليوم¦other={0} خطوة في اليوم
      خطوة، قبل {0}
      ¦zero={0} خطوة¦one=خطوة واحدة¦two=خطوتان¦few={0} خطوات¦many={0} خطوة¦other={0} خطوة
      ¦zero={0} خطوة، تحقق الهدف¦one=خطوة واحدة، تحقق الهدف¦two=خطوتان، تحقق الهدف¦few={0} خطوات، تحقق الهدف¦many={0} خطوة، تحقق الهدف¦other={0} خطوة، تحقق الهدف
      الخطوات: لا يوجد وصول
      الخطوات: لا توجد بيانات
      ¦zero={1} من {0} خطوة¦one={1} من {0} خطوة¦two={1} من {0} خطوة¦few={1} من {0} خطوات¦many={1} من {0} خطوة¦other={1} من {0} خطوة
      ¦zero={0} خطوة، راحة¦one=خطوة واحدة، راحة¦two=خطوتان، راحة¦few={0} خطوات، راحة¦many={0} خطوة، راحة¦other={0} خطوة، راحة
      ¦zero={0} خطوة، {1}¦one=خطوة واحدة، {1}¦two=خطوتان، {1}¦few={0} خطوات، {1}¦many={0} خطوة، {1}¦other={0} خطوة، {1}
      ¦zero={0} خطوة اليوم¦one=خطوة واحدة اليوم¦two=خطوتان اليوم¦few={0} خطوات اليوم¦many={0} خطوة اليوم¦other={0} خطوة اليوم
      خطوة اليوم، قبل {0}
      خطوة اليوم
      خطوة
      توقف وتبرّد
      ¦zero=سلسلة {0} يوم¦one=سلسلة يوم واحد¦two=سلسلة يومين¦few=سلسلة {0} أيام¦many=سلسلة {0} يومًا¦other=سلسلة {0} يوم
      {0}، حتى {1}
      الشمس
      الشروق
      الشروق {0}
      الغروب
      حذاء ثلج
      معطف مطر
      عواصف
      قبعة ونظارة شمسية
      مظلة
      سترة واقية من الريح
      ثم، بعد {0}
      عاصفة رعدية
      عاصفة رعدية مع بَرَد كثيف
      عاصفة رعدية مع بَرَد خفيف
      ملابس خفيفة فضفاضة
      انتبه للأطفال والمسنين
      ابقَ جافًا بعيدًا عن الريح
      جلد أبيض أو خدر: ادخل
      بلل الجلد واستخدم مروحة
      دوار: اطلب المساعدة
      العرق يجف دون أن يُرى
      برّد الجلد بالماء
      تشوش: اتصل للمساعدة
      اشرب حسب عطشك
      راجع إن ازداد الحر
      اشرب قبل العطش
      لا تبقَ وحدك
      {0}، طوال اليوم
      للإنجاز
      اليوم
      اليوم
      غدًا
      غدًا حتى ‎{0}°
      غدًا
      أعد المحاولة
      12 شهرًا
      {0}. {1}.
      غير معروف
      حتى {0}
      حتى {0}
      بلا عنوان
      الذروة {0} اليوم
      الذروة {0} غدًا
      القادمة
      حدّث النشاط
      حدّث التقويم
      حدّث التذكيرات
      حدّث الخطوات
      حدّث الطقس
      تم التحديث قبل {0}
      تحديث {0}
      المؤشر الأمريكي
      طوال اليوم
      ‏UV {0} {1}
      {0}، حرق {1}
      {0}، حرق عند {1}
      ‏UV {0}، {1}
      مرتفع للغاية
      مرتفع للغاية
      3+ من {0}
      مرتفع
      مرتفع
      مؤشر UV
      مؤشر UV {0}، {1}
      مؤشر UV: لا توجد بيانات
      مؤشر UV 0، لا شمس
      مؤشر UV غير معروف
      منخفض
      منخفض
      متوسط
      متوسط
      ‏UV: لا توجد بيانات
      UV
      3+ حتى {0}
      مرتفع جدًا
      مرتفع جدًا
      كان {0} عند {1}
      ‏UV 0، لا شمس
      ‏UV 0 حتى {0}
      غزير جدًا
      {0} غزير جدًا
      خفيف جدًا
      {0} خفيف جدًا
      زخات مطر عنيفة
      فيتامين د
      هلال متناقص
      أحدب متناقص
      تحذير
      تدرب في الداخل
      تدرب في الداخل أو في الصباح الباكر. لا يتدرب أحد وحده.
      أبطئ واشرب
      أبطئ واشرب كل 20 دقيقة واسترح في مكان بارد.
      استرح 30 دقيقة كل ساعة
      استرح نصف كل ساعة في مكان بارد. توقف عند أول صداع.
      تبرّد كثيرًا
      ابحث عن مروحة أو غرفة باردة واشرب كل نصف ساعة.
      تحذير
      هلال متزايد
      أحدب متزايد
      معطف وقبعة
      معطف ثقيل وقبعة وقفازات
      سترة
      معطف ثقيل فوق طبقات، غطِّ أذنيك
      أكمام طويلة
      تيشيرت
      شورت وقماش خفيف
      قلل الوقت في الخارج
      كنزة أو سترة خفيفة
      الطقس
      بيانات الطقس قديمة
      الأسبوع
      الأسبوع {0}، اليوم {1}
      الأسبوع {0}
      ‎{0}° غ
      الحرارة الرطبة
      الحرارة الرطبة، 
      الحرارة الرطبة: لا توجد بيانات، قد لا يكون آمنًا
      الحرارة الرطبة: لا توجد بيانات
      الحرارة الرطبة ‎{0}
      الحرارة الرطبة
      الحرارة الرطبة، {0}
      الرياح
      الرياح {0}
      رياح
      الأسوأ اليوم، {0}
      """#,
    starts: [
      0, 16, 29, 66, 107, 122, 146, 186, 200, 217, 228, 241, 282, 311, 331, 351, 362, 369, 376, 387,
      394, 416, 442, 473, 515, 564, 578, 594, 617, 626, 670, 719, 730, 758, 778, 804, 824, 844, 866, 903,
      1126, 1187, 1227, 1291, 1333, 1353, 1361, 1376, 1393, 1429, 1457, 1486, 1504, 1524, 1544, 1573, 1590, 1615, 1637, 1815,
      1827, 1844, 1857, 1876, 1896, 1920, 1935, 1953, 1971, 1982, 1997, 2040, 2051, 2062, 2068, 2075, 2104, 2190, 2211, 2266,
      2305, 2386, 2409, 2484, 2491, 2508, 2529, 2547, 2565, 2580, 2593, 2606, 2623, 2636, 2647, 2671, 2691, 2735, 2861, 2872,
      2980, 3076, 3231, 3242, 3409, 3457, 3482, 3515, 3544, 3551, 3578, 3656, 3679, 3756, 3794, 3926, 3958, 4061, 4068, 4220,
      4252, 4259, 4371, 4378, 4385, 4403, 4432, 4449, 4478, 4489, 4504, 4519, 4524, 4537, 4564, 4573, 4585, 4625, 4744, 4756,
      4785, 4797, 4817, 4832, 4850, 4872, 4894, 4913, 4924, 4937, 4955, 4972, 4992, 5013, 5056, 5086, 5205, 5236, 5282, 5323,
      5369, 5399, 5431, 5481, 5497, 5513, 5529, 5545, 5582, 5680, 5727, 5835, 5865, 5978, 6019, 6180, 6196, 6220, 6246, 6259,
      6276, 6302, 6339, 6357, 6370, 6383, 6398, 6497, 6508, 6517, 6526, 6546, 6566, 6584, 6602, 6609, 6643, 6658, 6678, 6698,
      6718, 6738, 6759, 6769, 6978, 7349, 7510, 7917, 8126, 8142, 8162, 8182, 8194, 8209, 8222, 8235, 8246, 8257, 8264, 8278,
      8292, 8362, 8475, 8494, 8503, 8530, 8543, 8559, 8584, 8611, 8627, 8648, 8660, 8685, 8709, 8731, 8738, 8754, 8768, 8782,
      8789, 8800, 8815, 8834, 8849, 8860, 8871, 8884, 8902, 8917, 8926, 8931, 8939, 8948, 8954, 8993, 9015, 9032, 9043, 9058,
      9071, 9100, 9124, 9139, 9147, 9168, 9189, 9207, 9247, 9287, 9336, 9367, 9387, 9417, 9439, 9475, 9499, 9543, 9582, 9593,
      9606, 9643, 9656, 9663, 9711, 9743, 9769, 9795, 9828, 9837, 9855, 9864, 9893, 9920, 9933, 9958, 9974, 9990, 10008, 10023,
      10035, 10057, 10087, 10105, 10135, 10138, 10162, 10191, 10198, 10208, 10213, 10216, 10223, 10239, 10246, 10264, 10275, 10295, 10306, 10321,
      10339, 10368, 10386, 10404, 10422, 10433, 10446, 10459, 10509, 10524, 10558, 10585, 10594, 10624, 10635, 10644, 10653, 10699, 10750, 10800,
      10823, 10863, 10899, 10935, 10971, 11002, 11025, 11052, 11090, 11113, 11140, 11158, 11176, 11204, 11225, 11250, 11277, 11326, 11375, 11408,
      11439, 11659, 11696, 11718, 11747, 11781, 11812, 11857, 11873, 11909, 11951, 11989, 12001, 12013, 12038, 12070, 12095, 12118, 12143, 12166,
      12189, 12210, 12222, 12242, 12258, 12274, 12292, 12323, 12349, 12372, 12402, 12428, 12449, 12479, 12510, 12537, 12546, 12555, 12564, 12573,
      12595, 12740, 12751, 12766, 12771, 12926, 12944, 12953, 12966, 12979, 12989, 13023, 13045, 13056, 13069, 13085, 13107, 13118, 13129, 13140,
      13151, 13165, 13178, 13185, 13200, 13216, 13223, 13233, 13270, 13289, 13348, 13391, 13438, 13481, 13490, 13506, 13528, 13544, 13553, 13588,
      13608, 13630, 13637, 13663, 13746, 13768, 13848, 13870, 13930, 13977, 14053, 14060, 14080, 14089, 14114, 14144, 14155, 14175, 14190, 14210,
      14251, 14306, 14320, 14334, 14345, 14378, 14400, 14416, 14432, 14448, 14475, 14502, 14518, 14525, 14540, 14560, 14576, 14583, 14590, 14603,
      14616, 14628, 14639, 14654, 14670, 14679, 14694, 14912, 14934, 15056, 15310, 15349, 15392, 15561, 15749, 15907, 16095, 16128, 16148, 16157,
      16179, 16357, 16374, 16385, 16398, 16415, 16428, 16444, 16460, 16471, 16504, 16513, 16549, 16567, 16589, 16636, 16683, 16718, 16761, 16810,
      16848, 16892, 16928, 16967, 17000, 17036, 17061, 17095, 17122, 17145, 17171, 17186, 17197, 17208, 17217, 17242, 17251, 17275, 17289, 17299,
      17317, 17328, 17339, 17357, 17385, 17411, 17426, 17448, 17472, 17500, 17524, 17544, 17575, 17590, 17620, 17640, 17654, 17671, 17695, 17711,
      17735, 17759, 17771, 17782, 17793, 17805, 17827, 17867, 17895, 17925, 17936, 17947, 17958, 17969, 18003, 18006, 18020, 18040, 18060, 18082,
      18104, 18123, 18141, 18163, 18181, 18203, 18230, 18248, 18270, 18292, 18303, 18330, 18427, 18447, 18523, 18562, 18651, 18675, 18758, 18769,
      18791, 18813, 18833, 18877, 18886, 18944, 18966, 18979, 19008, 19044, 19078, 19089, 19124, 19139, 19175, 19194, 19206, 19234, 19265, 19353,
      19409, 19444, 19472, 19506, 19519, 19536, 19545,
    ])

  static let cs = WordTable(
    text: #"""
      denně
      Aktivita
      Aktivita: bez přístupu
      Aktivita: žádná data
      Skutečná
      Skutečná {0}°
      Přidejte zdroj dat {0}
      Potom
      Znovu v {0}
      před {0}
      Vzduch
      Vzduch {0}, vlhkost {1}
      Vzduch {0}, {1}
      Vzduch {0}
      Extrémně špatná
      Přijatelná
      Dobrá
      Nebezpečná
      Střední
      Špatná
      Kvalita ovzduší
      Vyvětrejte v {0}
      Vyvětrejte teď
      Nezdravá pro citlivé
      Vzduch zůstává zhruba stejný
      Nezdravá
      Velmi špatná
      Velmi nezdravá
      vzduch
      Vzduch bude nejhorší v {0}
      Vzduch je nejhorší teď
      Olše
      Vše hotovo ({0})
      Celý den
      Celý den, {0}
      celý den
      Vše hotovo
      celou hodinu
      Všechny připomínky jsou hotové
      ¦one=Server běží¦few=Běží všechny {0}¦many=Běží všech {0}¦other=Běží všech {0}
      Povolte přístup v Nastavení
      Povolte přístup ke Zdraví
      Kroky uvidíte po povolení přístupu ke Zdraví
      Povolte v Nastavení
      Také teď
      {0} {1}
      {0} dnes
      Kdykoli
      Stejně světla jako včera
      Stav před {0}
      Podle starších dat
      Doma
      V klidu
      v klidu
      U hladiny moře
      v {0}
      Průměr 30 dní
      Průměr 7 dní
      ¦one=Průměr {0} dne¦few=Průměr {0} dní¦many=Průměr {0} dne¦other=Průměr {0} dní
      Prům. 
      Baterie
      Rekord
      Rekord, {0}
      Nejlepší týden
      Nejlepší týden {0}
      Bříza
      Spálení
      Spálení v {0}
      Spálení {0}
      Kalendář
      Kalendář: žádná data
      Bezvětří
      Zrušeno
      lower
      Pozor
      Zkraťte velkou námahu
      Zkraťte velkou námahu, pijte každých 20 minut a pozor na závratě.
      Každou hodinu sklenici
      Každou hodinu vypijte sklenici a držte se ve stínu.
      Každou hodinu 10 min klidu
      Každou hodinu deset minut odpočívejte ve stínu a pokaždé pijte.
      Zůstaňte ve stínu
      Teplo a vlhko. Zůstaňte ve stínu a občas pijte.
      pozor
      Šance {0}
      {0} šance na {1}
      Nejlevnější hodina
      Vyberte fotku
      Odpadky
      Nádobí
      Prádlo
      Květiny
      Nákup
      Vysávání
      Domácí práce
      Jasno
      Zakryjte kůži, brzy dovnitř
      Holá kůže omrzne během minut. Zakryjte ji, buďte v suchu a zahřejte se uvnitř.
      {0} tis.
      S|SSV|SV|VSV|V|VJV|JV|JJV|J|JJZ|JZ|ZJZ|Z|ZSZ|SZ|SSZ
      sever|severovýchod|východ|jihovýchod|jih|jihozápad|západ|severozápad
      ¦one={0} hotová¦few={0} hotové¦many={0} hotové¦other={0} hotových
      vypočteno
      ¦one=Nefunguje {0} z {1}¦few=Nefungují {0} z {1}¦many=Nefunguje {0} z {1}¦other=Nefunguje {0} z {1}
      Započítané dny se objeví zde
      Zakryjte kůži
      V poledne se zakryjte
      Zakryjte se mezi {0} a {1}.
      Nebezpečí
      Dnes netrénujte
      Dnes netrénujte. Tělo se nezbaví tepla, které vytváří.
      Odložte, co jde
      Odložte, co jde. Venku jen pár minut a ne sami.
      Přestaňte pracovat venku
      Přestaňte pracovat venku. Pot už nechladí; úpal může přijít rychle.
      Zůstaňte v chladu
      Zůstaňte v chladu. Dohlédněte na staré, nemocné a malé děti.
      nebezpečí
      ¦one={1}: {0} krok¦few={1}: {0} kroky¦many={1}: {0} kroku¦other={1}: {0} kroků
      {0}: žádná data
      {0} d
      ¦one={0} den¦few={0} dny¦many={0} dne¦other={0} dní
      {0} d
      d
      Silné mrholení
      Silné mrznoucí mrholení
      Odjezdy
      Rosný bod {0}°
      Disk
      Vzdálenost
      vzdálenost
      Hotovo
      {0} z {1}
      Pijte při žízni
      Mrholení
      Suché vedro
      Stín, pijte před žízní
      Pot schne dřív, než ho ucítíte. Pijte ještě před žízní, buďte ve stínu, často odpočívejte.
      suché vedro
      Příští hodinu sucho
      {0}° V
      Právě končí
      konec
      Konec za
      konec za {0}
      Konec za {0}
      konec: {0}
      Konec
      Energie
      Ze sítě
      Vyrobeno
      Do sítě
      Spotřebováno
      Evropská agentura pro životní prostředí
      Evropský index
      ¦one={0} událost¦few={0} události¦many={0} události¦other={0} událostí
      Události nejsou načteny
      Hrozí stupeň Pozor nebo horší.
      Hrozí mráz a omrzliny.
      Hrozí stupeň Nebezpečí nebo horší.
      Hrozí suché vedro.
      Hrozí extrémní vedro.
      Hrozí stupeň Varování nebo horší.
      Extrém
      Extrémní mráz
      extrémní mráz
      Extrémní nebezpečí
      Ohrožení života: dost
      Ihned přestaňte a zchlaďte se. Námaha v tomto vzduchu ohrožuje život.
      Zůstaňte uvnitř v chladu
      Zůstaňte uvnitř v chladu. I krátká procházka může skončit úpalem.
      Žádná práce venku
      Žádná práce venku. Úpal je pravděpodobný; přiveďte dovnitř i ostatní.
      Hned do chladu
      Hned do chladu: nebezpečné i v klidu. Chlaďte kůži vodou; při zmatenosti volejte pomoc.
      extrém
      {0} od {1} do {2}
      {0} od {1}
      pocitově
      Pocitově
      {0}, vzduch {1}
      Pocitově neznámo
      První čtvrť
      S vlaječkou
      s vlaječkou
      Patra
      ¦one=patro¦few=patra¦many=patra¦other=pater
      Soustředění
      Mlha
      Volno
      Mrznoucí mrholení
      mrznoucí drobný déšť
      Mrznoucí déšť
      mrznoucí déšť
      Úplněk
      Jděte do chladu
      Cíl {0}
      Cíl splněn
      Cíl splněn
      cíl splněn
      Cíl {0} splněn
      Cíl {0} / {1}
       z {0}
      ¦one=Splněno {1} z {0} cíle¦few=Splněno {1} z {0} cílů¦many=Splněno {1} z {0} cílů¦other=Splněno {1} z {0} cílů
      ¦one=Za rok splněno {1} z {0} cíle¦few=Za rok splněno {1} z {0} cílů¦many=Za rok splněno {1} z {0} cílů¦other=Za rok splněno {1} z {0} cílů
      ¦one= z {0} cíle¦few= z {0} cílů¦many= z {0} cílů¦other= z {0} cílů
      ¦one=Tento měsíc splněno {1} z {0} cíle¦few=Tento měsíc splněno {1} z {0} cílů¦many=Tento měsíc splněno {1} z {0} cílů¦other=Tento měsíc splněno {1} z {0} cílů
      ¦one={1} z {0} cíle¦few={1} z {0} cílů¦many={1} z {0} cílů¦other={1} z {0} cílů
      Dobré odpoledne
      Dobrý večer
      Dobré ráno
      zrn/m³
      Trávy
      nárazy {0}
      Nárazy
      Déšť s kroupami
      déšť s kroupami
      Těžká
      Těžká práce
      těžká práce
      Stupeň horka neznámý. Nemusí být bezpečno.
      Stupeň horka neznámý. Nemusí být bezpečno: hledejte stín, pijte a odpočívejte.
      {0}, nejsilněji v {1}
      Silný
      Silný mrznoucí déšť
      Silný {0}
      Silný déšť
      Silný déšť se sněhem
      Silné sněhové přeháňky
      Silné sněžení
      hPa
      ↑ {0}°
      ↑ {0}°  ↓ {1}°
      Vysoká priorita
      Energie v domě
      {0} h
      h zbývá
      {0} h {1} min
      {0} h {1} min
      {0} h
      vlhko
      Vlhkost
      Vlhkost {0}
      vlhkost
      za {0}
      Za {0}
      Obsazeno
      inHg
      {0} nefunguje
      kcal
      km
      km/h
      kWh
      kW
      {0}, konec neznámý
      {0}: konec za
      {0} ještě {1}
      {0} za
      {0} za {1}
      {0} teď
      {0} déle než hodinu
      {0} tuto hodinu
      {0} do {1}
      {0} {1}
      Posledních 12 měsíců
      Posledních 30 dní
      Posledních 7 dní
      Poslední stupeň: Pozor, před {0}.
      Poslední stupeň: Nebezpečí, před {0}.
      Poslední stupeň: Extrém, před {0}.
      Naposledy před {0}
      Poslední čtvrť
      Poslední měření před {0}.
      Měřeno před {0}
      Poslední měření v {0}.
      Poslední pokus v {0}
      Poslední stupeň: Varování, před {0}.
      Poslední počasí je z doby před {0}.
      pozdě
      Později
      Vyjděte v {0}
      zbývá
      Méně
      O {0} méně světla než včera
      O {0} méně než v nejdelší den
      Stupeň v {0}
      Stupeň {0} z 5
      Stupeň neznámý
      Slabý
      Slabé mrholení
      Lehká
      Slabé mrznoucí mrholení
      Slabý mrznoucí déšť
      Slabý {0}
      Slabý déšť se sněhem
      Lehká práce
      lehká práce
      Hranice: {0}
      Seznamy
      ↓ {0}°
      Převážně jasno
      Nemusí být bezpečno
      změřeno před {0}
      Zasedací místnost
      m
      µg/m³
      Polární den
      mi
      mi/h
      mm
      min
      {0} min
      min zbývá
      {0} min
      Cíl nesplněn
      Mírný
      Mírné mrholení
      Střední
      Mírný {0}
      Mírný déšť
      Mírné přeháňky
      Mírné sněžení
      Střední práce
      střední práce
      Měsíc
      osvětleno {0}
      ¦one={0} další¦few={0} další¦many={0} dalšího¦other={0} dalších
      O {0} více světla než včera
      ¦one=+{0} další¦few=+{0} další¦many=+{0} dalšího¦other=+{0} dalších
      O {0} více než v nejkratší den
      přes 2 h
      Více
      Nejstálejší
      Pelyněk
      {0}: {1}
      Nov
      Příští hodina neznámá
      Srážky příští hodinu neznámé
      Další pokus v {0}.
      Bez přístupu
      Bez přístupu k připomínkám
      Bez přístupu ke krokům
      Žádná data o aktivitě
      Žádná data o ovzduší
      Žádné známé rezervace
      Dnes bez spálení
      Kalendář není vybrán
      Žádná data kalendáře
      Zatím žádný kalendář
      Žádná data
      žádná data
      Bez data
      Neplatný den: {0}
      Zatím žádné dny
      Žádné odjezdy
      Žádné události
      Žádné události v nejbližších dnech
      Kalendář nemá události z „{0}“
      Žádná hodinová předpověď
      Žádná uložená předpověď
      ¦one=Beze srážek {0} h¦few=Beze srážek {0} h¦many=Beze srážek {0} h¦other=Beze srážek {0} h
      Příští hodinu beze srážek
      Beze srážek {1}
      Tuto hodinu beze srážek
      Žádné další odjezdy
      Místo není známo
      Žádná data o pylu
      Žádné měření
      Chybí aktuální počasí
      Žádná data připomínek
      Žádná data o krocích
      Bez slunce
      bez slunce
      Žádná teplota
      Počasí zatím chybí
      Nic s vlaječkou
      Nic po termínu
      Brzy nic
      Dnes nic
      Dnes žádné
      Zítra žádné
      {0}° S
      Neaktuální
      teď ne
      nelze
      dnes ne
      Dnes neaktualizováno
      Potom už nic
      Žádný termín
      Dnes už nic
      Zatím tu nic není
      Nic v plánu
      Zatím nic uloženo
      Zatím není nic uloženo.
      Nic k vyřízení
      Teď
      Teď
      teď
      z {0}
      z {0}, před {1}
      ¦one=z {0} kroku¦few=z {0} kroků¦many=z {0} kroku¦other=z {0} kroků
      před {0}
      Olivovník
      {0}.
      ¦one={0} zbývá¦few={0} zbývají¦many={0} zbývá¦other={0} zbývá
      {0} nebo hůř
      Zataženo
      Po termínu
      po termínu
      {0}, {1}
      Částice a plyny
      Polojasno
      {0} %
      Připnuto
      Polární noc
      Pyl
      Tlak
      klesá
      stoupá
      stálý
      3: chraňte se
      Ambrózie
      Déšť
       · déšť {0}
      Přeháňky
      déšť
      {0}–{1}
      dnes od {0} do {1}
      Připomínky
      Připomínky se tu objeví po načtení
      Připomínky: bez přístupu
      Připomínky: žádná data
      Připomínky jsou zastaralé
      volno
      Den odpočinku
      Odpočinek, před {0}
      odpočinek
      Klid
      Často odpočívejte, pijte
      Mrznoucí mlha
      běží {0} z {1}
      Bezpečno
      Vhodné pro trénink
      Vhodné pro těžký trénink. Pijte před ním, při něm i po něm.
      Vhodné na procházku
      Vhodné na procházku nebo lehkou práci. Pijte, když máte žízeň.
      Vhodné pro práci
      Vhodné pro stálou práci. Vezměte si vodu.
      V klidu bez rizika
      V klidu bez rizika. Pijte, když máte žízeň.
      bezpečno
      Jako vzduch
      Ukázka
      Stín, pití, odpočinek
      Soběstačnost
      nefunguje
      běží {0}
      Servery
      Nastavte místo
      Spusťte „{0}“ a uvidíte vlastní data
      Nastavte „{0}“ na název kalendáře místnosti
      Stín a voda
      30 dní
      7 dní
      Obloha neznámá
      {0}, až {1}°
      Déšť se sněhem
      déšť se sněhem
      Slabý déšť
      Slabé přeháňky
      Slabé sněhové přeháňky
      Slabé sněžení
      Sníh
       · sníh {0}
      Sněhová zrna
      Sněhové přeháňky
      sníh
      nějakou dobou
      Brzy
      brzy
      {0}° J
      ještě {0}
      začátek
      Začátek za
      Začátek
      Kroky
      ¦one={0} krok denně¦few={0} kroky denně¦many={0} kroku denně¦other={0} kroků denně
      kroků, před {0}
      ¦one={0} krok¦few={0} kroky¦many={0} kroku¦other={0} kroků
      ¦one={0} krok, cíl splněn¦few={0} kroky, cíl splněn¦many={0} kroku, cíl splněn¦other={0} kroků, cíl splněn
      Kroky: bez přístupu
      Kroky: žádná data
      ¦one={1} z {0} kroku¦few={1} z {0} kroků¦many={1} z {0} kroku¦other={1} z {0} kroků
      ¦one={0} krok, odpočinek¦few={0} kroky, odpočinek¦many={0} kroku, odpočinek¦other={0} kroků, odpočinek
      ¦one={0} krok, {1}¦few={0} kroky, {1}¦many={0} kroku, {1}¦other={0} kroků, {1}
      ¦one={0} krok dnes¦few={0} kroky dnes¦many={0} kroku dnes¦other={0} kroků dnes
      kroků dnes, před {0}
      kroků dnes
      kroků
      Přestaňte, zchlaďte se
      ¦one=Série: {0} den¦few=Série: {0} dny¦many=Série: {0} dne¦other=Série: {0} dní
      {0}, do {1}
      Slunce
      Východ
      Východ slunce {0}
      Západ
      sněhule
      pláštěnka
      bouřky
      čepice a brýle
      deštník
      větrovka
      Potom, za {0}
      Bouřka
      Bouřka se silnými kroupami
      Bouřka se slabými kroupami
      Lehké, volné oblečení
      Myslete na děti a starší
      V suchu a závětří
      Bílá kůže: dovnitř
      Vlhčete kůži, ovívejte se
      Závrať: vyhledejte pomoc
      Pot schne nepozorovaně
      Chlaďte kůži vodou
      Zmatenost: volejte pomoc
      Pijte podle žízně
      Zkontrolujte při oteplení
      Pijte ještě před žízní
      Nezůstávejte sami
      {0}, celý den
      k vyřízení
      Dnes
      dnes
      Zítra
      Zítra až {0}°
      zítra
      Zkusit znovu
      12 měsíců
      {0}. {1}.
      Neznámo
      Do {0}
      do {0}
      Bez názvu
      Dnes nejvýše {0}
      Zítra nejvýše {0}
      Nadcházející
      Aktualizujte aktivitu
      Aktualizujte kalendář
      Aktualizujte připomínky
      Aktualizujte kroky
      Aktualizujte počasí
      Aktualizováno před {0}
      Aktualizováno v {0}
      Index USA
      celý den
      UV {0} {1}
      {0}, spálení {1}
      {0}, spálení v {1}
      UV {0}, {1}
      Extrémní
      extrémní
      3+ od {0}
      Vysoký
      vysoký
      UV index
      UV index {0}, {1}
      UV index: žádná data
      UV index 0, bez slunce
      UV index neznámý
      Nízký
      nízký
      Střední
      střední
      UV: žádná data
      UV
      3+ do {0}
      Velmi vysoký
      velmi vysoký
      bylo {0} v {1}
      UV 0, bez slunce
      UV 0 do {0}
      Velmi silný
      Velmi silný {0}
      Velmi slabý
      Velmi slabý {0}
      Prudké přeháňky
      Vitamín D
      Ubývající srpek
      Ubývající měsíc
      Varování
      Trénujte uvnitř
      Trénujte uvnitř nebo brzy ráno. Nikdo by neměl trénovat sám.
      Zpomalte a pijte
      Zpomalte, pijte každých 20 minut a odpočívejte v chladu.
      Každou hodinu 30 min klidu
      Polovinu každé hodiny odpočívejte v chladu. Při první bolesti hlavy přestaňte.
      Často se ochlazujte
      Najděte větrák nebo chladný pokoj a pijte každou půlhodinu.
      varování
      Dorůstající srpek
      Dorůstající měsíc
      Kabát a čepice
      Teplý kabát, čepice, rukavice
      Bunda
      Teplý kabát na vrstvy, zakrýt uši
      Dlouhý rukáv
      Tričko
      Kraťasy a lehká látka
      Venku jen krátce
      Svetr nebo lehká bunda
      Počasí
      Počasí je zastaralé
      Týden
      Týden {0}, den {1}
      Týden {0}
      {0}° Z
      Vlhký teploměr
      Vlhký teploměr, 
      Vlhký teploměr: žádná data, nemusí být bezpečno
      Vlhký teploměr: žádná data
      Vlhký teploměr {0}
      Vlhký teploměr
      Vlhký teploměr, {0}
      Vítr
      Vítr {0}
      větrno
      Dnes nejhůř: {0}
      """#,
    starts: [
      0, 7, 16, 41, 65, 76, 93, 117, 123, 135, 145, 152, 176, 192, 203, 223, 236, 243, 256, 266,
      275, 293, 311, 328, 351, 384, 394, 409, 425, 432, 461, 487, 493, 511, 521, 536, 546, 558, 571, 606,
      704, 735, 764, 814, 835, 846, 854, 863, 871, 899, 914, 935, 940, 948, 956, 972, 978, 995, 1011, 1105,
      1113, 1121, 1128, 1140, 1158, 1180, 1188, 1198, 1214, 1228, 1239, 1265, 1277, 1286, 1292, 1298, 1322, 1394, 1418, 1473,
      1501, 1571, 1592, 1644, 1650, 1661, 1679, 1701, 1715, 1723, 1732, 1740, 1749, 1756, 1768, 1784, 1790, 1821, 1907, 1917,
      1969, 2044, 2118, 2129, 2234, 2267, 2283, 2305, 2333, 2345, 2362, 2424, 2441, 2491, 2518, 2595, 2615, 2684, 2696, 2780,
      2799, 2805, 2862, 2868, 2870, 2887, 2914, 2922, 2939, 2944, 2956, 2968, 2975, 2985, 3004, 3014, 3027, 3055, 3162, 3175,
      3199, 3207, 3223, 3229, 3238, 3251, 3264, 3275, 3281, 3289, 3299, 3308, 3318, 3333, 3378, 3394, 3474, 3500, 3535, 3560,
      3601, 3622, 3647, 3687, 3695, 3712, 3729, 3752, 3777, 3853, 3881, 3957, 3979, 4060, 4075, 4169, 4177, 4195, 4206, 4216,
      4226, 4242, 4261, 4276, 4289, 4302, 4308, 4356, 4371, 4376, 4382, 4402, 4428, 4446, 4464, 4473, 4490, 4499, 4512, 4525,
      4538, 4555, 4570, 4577, 4704, 4859, 4938, 5121, 5212, 5229, 5243, 5256, 5264, 5271, 5283, 5291, 5310, 5329, 5338, 5354,
      5370, 5419, 5507, 5530, 5537, 5562, 5573, 5588, 5614, 5643, 5661, 5665, 5675, 5696, 5713, 5729, 5735, 5745, 5759, 5773,
      5779, 5785, 5793, 5805, 5813, 5820, 5827, 5836, 5841, 5855, 5860, 5863, 5868, 5872, 5875, 5896, 5910, 5926, 5933, 5944,
      5953, 5975, 5991, 6002, 6010, 6035, 6055, 6074, 6111, 6154, 6193, 6213, 6231, 6262, 6281, 6308, 6330, 6372, 6412, 6419,
      6428, 6443, 6451, 6458, 6491, 6526, 6540, 6556, 6574, 6581, 6598, 6605, 6632, 6657, 6668, 6694, 6708, 6722, 6735, 6743,
      6753, 6772, 6795, 6815, 6835, 6837, 6845, 6859, 6862, 6867, 6870, 6874, 6882, 6894, 6902, 6917, 6925, 6943, 6953, 6965,
      6981, 7001, 7020, 7037, 7054, 7062, 7077, 7153, 7185, 7265, 7300, 7310, 7316, 7331, 7340, 7349, 7353, 7381, 7418, 7439,
      7454, 7486, 7512, 7538, 7564, 7591, 7610, 7635, 7661, 7688, 7702, 7716, 7725, 7744, 7764, 7781, 7800, 7842, 7881, 7913,
      7945, 8049, 8081, 8099, 8125, 8150, 8170, 8191, 8210, 8237, 8264, 8289, 8300, 8311, 8328, 8351, 8368, 8384, 8393, 8402,
      8416, 8432, 8440, 8453, 8461, 8467, 8475, 8497, 8511, 8528, 8541, 8561, 8574, 8594, 8621, 8639, 8644, 8649, 8654, 8660,
      8677, 8751, 8761, 8772, 8777, 8851, 8866, 8876, 8888, 8900, 8909, 8927, 8937, 8944, 8954, 8968, 8972, 8977, 8984, 8992,
      9000, 9015, 9025, 9033, 9049, 9061, 9069, 9079, 9098, 9111, 9151, 9180, 9208, 9237, 9243, 9258, 9280, 9291, 9296, 9324,
      9339, 9357, 9367, 9388, 9458, 9480, 9551, 9570, 9616, 9635, 9684, 9694, 9706, 9714, 9739, 9754, 9764, 9776, 9784, 9800,
      9844, 9896, 9909, 9917, 9924, 9941, 9956, 9975, 9994, 10009, 10028, 10057, 10075, 10081, 10095, 10110, 10132, 10138, 10153, 10158,
      10163, 10171, 10183, 10193, 10206, 10216, 10222, 10314, 10332, 10396, 10516, 10538, 10559, 10649, 10761, 10845, 10929, 10952, 10964, 10971,
      10997, 11086, 11098, 11105, 11113, 11132, 11139, 11148, 11161, 11169, 11186, 11196, 11206, 11220, 11228, 11257, 11286, 11312, 11340, 11362,
      11386, 11416, 11443, 11467, 11489, 11514, 11535, 11563, 11592, 11612, 11627, 11641, 11646, 11651, 11658, 11675, 11682, 11695, 11708, 11718,
      11727, 11734, 11741, 11752, 11771, 11792, 11808, 11830, 11854, 11880, 11899, 11921, 11946, 11967, 11977, 11987, 11998, 12017, 12038, 12050,
      12061, 12072, 12082, 12090, 12098, 12107, 12125, 12149, 12172, 12191, 12199, 12207, 12217, 12227, 12245, 12248, 12258, 12272, 12286, 12301,
      12318, 12330, 12343, 12360, 12373, 12390, 12410, 12421, 12440, 12461, 12472, 12490, 12557, 12574, 12635, 12663, 12750, 12771, 12837, 12848,
      12869, 12892, 12909, 12942, 12948, 12986, 13001, 13009, 13034, 13052, 13076, 13085, 13108, 13115, 13135, 13146, 13154, 13171, 13190, 13246,
      13278, 13299, 13316, 13338, 13344, 13354, 13362,
    ])

  static let da = WordTable(
    text: #"""
      om dagen
      Aktivitet
      Aktivitet: ingen adgang
      Aktivitet: ingen data
      Faktisk
      Faktisk {0}°
      Tilføj datakilden {0}
      Derefter
      Igen kl. {0}
      for {0} siden
      Luft
      Luft {0}, fugtighed {1}
      Luft {0}, {1}
      Luft {0}
      Ekstremt dårlig
      Rimelig
      God
      Farlig
      Moderat
      Dårlig
      Luftkvalitet
      Luft ud kl. {0}
      Luft ud nu
      Usund for følsomme grupper
      Luften er omtrent uændret
      Usund
      Meget dårlig
      Meget usund
      luft
      Luften er dårligst kl. {0}
      Luften er dårligst nu
      El
      Alle {0} er klaret
      Hele dagen
      Hele dagen, {0}
      hele dagen
      Alt er klaret
      hele timen
      Alle påmindelser er klaret
      ¦one=Serveren kører¦other=Alle {0} kører
      Tillad adgang i Indstillinger
      Tillad adgang til Sundhed
      Tillad adgang til Sundhed for at se skridt
      Tillad i Indstillinger
      Også nu
      {0} {1}
      {0} i dag
      Når som helst
      Lige så meget dagslys som i går
      For {0} siden
      Ifølge ældre data
      Hjemme
      I hvile
      i hvile
      Ved havets overflade
      kl. {0}
      Snit 30 dage
      Snit 7 dage
      ¦one=Snit {0} dag¦other=Snit {0} dage
      Snit 
      Batteri
      Rekord
      Rekord, {0}
      Bedste uge
      Bedste uge {0}
      Birk
      Solskoldet
      Solskoldet kl. {0}
      Solskoldet {0}
      Kalender
      Kalender: ingen data
      Stille
      Aflyst
      lower
      Forsigtig
      Afkort hård træning
      Afkort hård træning, drik hvert 20. minut, og vær opmærksom på svimmelhed.
      Drik et glas i timen
      Drik et glas i timen, og hold dig i skyggen.
      Hvil 10 min. i timen
      Hvil ti minutter hver time i skyggen, og drik hver gang.
      Bliv i skyggen
      Varmt og fugtigt. Bliv i skyggen, og drik af og til.
      forsigtig
      {0} risiko
      {0} risiko for {1}
      Billigste time
      Vælg et foto
      Skrald
      Opvask
      Vasketøj
      Planter
      Indkøb
      Støvsugning
      Huslige pligter
      Klart
      Dæk huden, gå snart ind
      Bar hud fryser på få minutter. Dæk den helt, hold dig tør, og varm dig inde.
      {0} t
      N|NNØ|NØ|ØNØ|Ø|ØSØ|SØ|SSØ|S|SSV|SV|VSV|V|VNV|NV|NNV
      nord|nordøst|øst|sydøst|syd|sydvest|vest|nordvest
      ¦one={0} udført¦other={0} udført
      beregnet
      ¦one={0} af {1} er nede¦other={0} af {1} er nede
      Talte dage vises her
      Dæk al hud
      Dæk dig til midt på dagen
      Dæk dig til mellem {0} og {1}.
      Fare
      Træn ikke i dag
      Træn ikke i dag. Kroppen kan ikke komme af med sin varme.
      Udsæt, hvad der kan vente
      Udsæt, hvad der kan vente. Ude kun få minutter og i selskab.
      Stop arbejde ude
      Stop arbejde ude. Sved køler ikke længere nok; hedeslag kan komme hurtigt.
      Bliv, hvor det er køligt
      Bliv, hvor det er køligt. Se til gamle, syge og små børn.
      fare
      ¦one={1}: {0} skridt¦other={1}: {0} skridt
      {0}: ingen data
      {0} d.
      ¦one={0} dag¦other={0} dage
      {0} d.
      dage
      Tæt støvregn
      Tæt frysende støvregn
      Afgange
      Dugpunkt {0}°
      Disk
      Distance
      distance
      Klaret
      {0} af {1}
      Drik ved tørst
      Støvregn
      Tør hede
      Skygge, drik før tørsten
      Sved tørrer, før den mærkes. Drik før tørsten, bliv i skyggen, og hvil ofte.
      tør hede
      Tørt den næste time
      {0}° Ø
      Slutter nu
      slutter
      Slutter om
      slutter om {0}
      Slutter om {0}
      slutter {0}
      Slutter
      Energi
      Fra nettet
      Produceret
      Til nettet
      Brugt
      Det Europæiske Miljøagentur
      Europæisk indeks
      ¦one={0} begivenhed¦other={0} begivenheder
      Begivenheder er ikke læst
      Forvent forsigtig eller værre.
      Forvent kulde, der fryser huden.
      Forvent fare eller værre.
      Forvent tør hede.
      Forvent ekstrem hede.
      Forvent advarsel eller værre.
      Ekstremt
      Ekstrem kulde
      ekstrem kulde
      Ekstrem fare
      Livsfare: stop
      Stop straks, og køl af. Anstrengelse i denne luft er livsfarlig.
      Bliv inde i kølighed
      Bliv inde, hvor det er køligt. Selv en kort gåtur kan ende med hedeslag.
      Intet arbejde ude
      Slet intet arbejde ude. Hedeslag er sandsynligt; få også andre ind.
      Find kølig luft nu
      Find kølig luft nu: farligt selv i hvile. Køl huden med vand; tilkald hjælp ved forvirring.
      ekstremt
      {0} kl. {1}, forbi kl. {2}
      {0} fra kl. {1}
      føles
      Føles som
      {0}, luft {1}
      Føles ukendt
      Første kvarter
      Markeret
      markeret
      Etager
      ¦one=etage¦other=etager
      Fokus
      Tåge
      Fri
      Frysende støvregn
      frysende støvregn
      Isslag
      isslag
      Fuldmåne
      Gå til kølig luft
      Mål {0}
      Mål nået
      Mål nået
      mål nået
      Målet på {0} er nået
      Mål {0} / {1}
       af {0}
      ¦one={1} af {0} mål nået¦other={1} af {0} mål nået
      ¦one={1} af {0} mål nået på et år¦other={1} af {0} mål nået på et år
      ¦one= af {0} mål nået¦other= af {0} mål nået
      ¦one={1} af {0} mål nået denne måned¦other={1} af {0} mål nået denne måned
      ¦one={1} af {0} mål¦other={1} af {0} mål
      God eftermiddag
      Godaften
      Godmorgen
      korn/m³
      Græs
      stød {0}
      Vindstød
      Hagl
      hagl
      Hårdt
      Hårdt arbejde
      hårdt arbejde
      Varmeniveau ukendt. Det er måske ikke sikkert.
      Varmeniveau ukendt. Det er måske ikke sikkert: søg skygge, drik og hvil.
      {0}, kraftigst kl. {1}
      Kraftig
      Kraftigt isslag
      Kraftig {0}
      Kraftig regn
      Kraftig slud
      Kraftige snebyger
      Kraftigt snefald
      hPa
      H {0}°
      H {0}°  L {1}°
      Høj prioritet
      Energi i hjemmet
      {0} t.
      t. tilbage
      {0} t. {1} min.
      {0} t. {1} min.
      {0} t.
      fugtigt
      Fugtighed
      Fugtighed {0}
      fugtighed
      om {0}
      Om {0}
      Optaget
      inHg
      {0} er nede
      kcal
      km
      km/t.
      kWh
      kW
      {0}, slutning ukendt
      {0} slutter om
      {0} i {1}
      {0} om
      {0} om {1}
      {0} nu
      {0} ud over timen
      {0} i denne time
      {0} til {1}
      {0} {1}
      Seneste 12 måneder
      Seneste 30 dage
      Seneste 7 dage
      Seneste niveau: Forsigtig, for {0} siden.
      Seneste niveau: Fare, for {0} siden.
      Seneste niveau: Ekstremt, for {0} siden.
      Sidst kendt for {0} siden
      Sidste kvarter
      Seneste måling for {0} siden.
      Målt for {0} siden
      Seneste måling kl. {0}.
      Sidste forsøg {0}
      Seneste niveau: Advarsel, for {0} siden.
      Det seneste vejr er {0} gammelt.
      sene
      Senere
      Gå hjemmefra kl. {0}
      tilbage
      Mindre
      {0} mindre dagslys end i går
      {0} mindre end på årets længste dag
      Niveau kl. {0}
      Niveau {0} af 5
      Niveau ukendt
      Let
      Let støvregn
      Let
      Let frysende støvregn
      Let isslag
      Let {0}
      Let slud
      Let arbejde
      let arbejde
      Grænser: {0}
      Lister
      L {0}°
      Overvejende klart
      Måske ikke sikkert
      målt for {0} siden
      Mødelokale
      m
      µg/m³
      Midnatssol
      mi
      mi/t.
      mm
      min.
      {0} min.
      min. tilbage
      {0} min.
      Mål ikke nået
      Moderat
      Moderat støvregn
      Moderat
      Moderat {0}
      Moderat regn
      Moderate regnbyger
      Moderat snefald
      Moderat arbejde
      moderat arbejde
      Måne
      {0} belyst
      {0} mere
      {0} mere dagslys end i går
      +{0} mere
      {0} mere end på årets korteste dag
      over 2 t.
      Mere
      Mest stabil
      Gråbynke
      {0}: {1}
      Nymåne
      Næste time ukendt
      Regn den næste time ukendt
      Næste forsøg kl. {0}.
      Ingen adgang
      Ingen adgang til påmindelser
      Ingen adgang til skridt
      Ingen aktivitetsdata
      Ingen luftdata
      Ingen kendte bookinger
      Ingen solskoldning i dag
      Ingen kalender valgt
      Ingen kalenderdata
      Ingen kalender endnu
      Ingen data
      ingen data
      Ingen dato
      Ugyldig dag: {0}
      Ingen dage endnu
      Ingen afgange
      Ingen begivenheder
      Ingen begivenheder de næste dage
      Kalenderen har ingen begivenheder fra »{0}«
      Ingen timeprognose
      Ingen prognose gemt
      ¦one=Ingen {1} den næste time¦other=Ingen {1} de næste {0} t.
      Ingen {0} den næste time
      Ingen {0} de næste {1}
      Ingen {0} i denne time
      Ikke flere afgange
      Intet sted kendt
      Ingen pollendata
      Ingen måling
      Intet nyt vejr
      Ingen påmindelsesdata
      Ingen skridtdata
      Ingen sol
      ingen sol
      Ingen temperatur
      Ingen vejrdata endnu
      Intet markeret
      Intet overskredet
      Intet snart
      Intet i dag
      Intet i dag
      Intet i morgen
      {0}° N
      Ikke aktuelt
      ikke nu
      ikke muligt
      ikke i dag
      Ikke opdateret i dag
      Intet derefter
      Intet forfalder
      Ikke mere i dag
      Intet her endnu
      Intet planlagt
      Intet gemt endnu
      Intet er gemt endnu.
      Intet at gøre
      Nu
      Nu
      nu
      af {0}
      af {0}, for {1} siden
      ¦one=af {0} skridt¦other=af {0} skridt
      {0} gammel
      Oliven
      {0}.
      ¦one={0} tilbage¦other={0} tilbage
      {0} eller værre
      Overskyet
      Overskredet
      overskredet
      {0}, {1}
      Partikler og gasser
      Delvist skyet
      {0} %
      Fastgjort
      Polarnat
      Pollen
      Lufttryk
      faldende
      stigende
      stabilt
      3: beskyt dig
      Ambrosie
      Regn
       · regn {0}
      Regnbyger
      regn
      {0}–{1}
      i dag fra {0} til {1}
      Påmindelser
      Påmindelser vises her, når de er læst
      Påmindelser: ingen adgang
      Påmindelser: ingen data
      Påmindelserne er for gamle
      hvile
      Hviledag
      Hviledag, for {0} siden
      hviledag
      Hvile
      Hvil ofte, drik
      Tåge med rim
      {0} af {1} kører
      Sikkert
      Fint til hård træning
      Fint til hård træning. Drik før, under og efter.
      Fint til en gåtur
      Fint til en gåtur eller let arbejde. Drik, når du er tørstig.
      Fint til jævnt arbejde
      Fint til jævnt arbejde. Tag vand med.
      Ingen varmebelastning
      Ingen varmebelastning i hvile. Drik, når du er tørstig.
      sikkert
      Som luften
      Eksempel
      Skygge, drik, hvile
      Selvforsyning
      nede
      oppe i {0}
      Servere
      Angiv et sted
      Kør »{0}« for at vise dine egne data
      Sæt »{0}« til navnet på lokalets kalender
      Skygge og vand
      30 dage
      7 dage
      Himlen er ukendt
      {0}, op til {1}°
      Slud
      slud
      Let regn
      Lette regnbyger
      Lette snebyger
      Let snefald
      Sne
       · sne {0}
      Kornsne
      Snebyger
      sne
      nogen tid
      Snart
      snart
      {0}° S
      {0} tilbage
      starter
      Starter om
      Starter
      Skridt
      ¦one={0} skridt om dagen¦other={0} skridt om dagen
      skridt, for {0} siden
      ¦one={0} skridt¦other={0} skridt
      ¦one={0} skridt, mål nået¦other={0} skridt, mål nået
      Skridt: ingen adgang
      Skridt: ingen data
      ¦one={1} af {0} skridt¦other={1} af {0} skridt
      ¦one={0} skridt, hviledag¦other={0} skridt, hviledag
      ¦one={0} skridt, {1}¦other={0} skridt, {1}
      ¦one={0} skridt i dag¦other={0} skridt i dag
      skridt i dag, for {0} siden
      skridt i dag
      skridt
      Stop, køl af
      ¦one=Stime på {0} dag¦other=Stime på {0} dage
      {0}, til {1}
      Sol
      Opgang
      Solopgang {0}
      Nedgang
      støvler
      regnjakke
      torden
      hat og solbriller
      paraply
      vindjakke
      Derefter, om {0}
      Torden
      Torden med kraftig hagl
      Torden med let hagl
      Let, løst tøj
      Pas på børn og ældre
      Hold dig tør og i læ
      Hvid hud: gå ind
      Væd huden, brug vifte
      Svimmel: søg hjælp
      Sved tørrer uset
      Køl huden med vand
      Forvirret: tilkald hjælp
      Drik, når du er tørstig
      Se igen, hvis det bliver varmt
      Drik før tørsten
      Vær ikke alene
      {0}, hele dagen
      at gøre
      I dag
      i dag
      I morgen
      I morgen op til {0}°
      i morgen
      Prøv igen
      12 måneder
      {0}. {1}.
      Ukendt
      Til {0}
      til {0}
      Uden titel
      Op til {0} i dag
      Op til {0} i morgen
      Kommende
      Opdater aktivitet
      Opdater kalenderen
      Opdater påmindelser
      Opdater skridt
      Opdater vejret
      Opdateret for {0} siden
      Opdateret {0}
      Amerikansk indeks
      hele dagen
      UV {0} {1}
      {0}, solskoldet {1}
      {0}, solskoldet kl. {1}
      UV {0}, {1}
      Ekstremt
      ekstremt
      3+ fra {0}
      Højt
      højt
      UV-indeks
      UV-indeks {0}, {1}
      UV-indeks: ingen data
      UV-indeks 0, ingen sol
      UV-indeks ukendt
      Lavt
      lavt
      Moderat
      moderat
      UV: ingen data
      UV
      3+ til {0}
      Meget højt
      meget højt
      var {0} kl. {1}
      UV 0, ingen sol
      UV 0 til {0}
      Meget kraftig
      Meget kraftig {0}
      Meget let
      Meget let {0}
      Voldsomme regnbyger
      D-vitamin
      Aftagende segl
      Aftagende måne
      Advarsel
      Træn indendørs
      Træn indendørs eller tidligt om morgenen. Ingen bør træne alene.
      Sænk tempoet og drik
      Sænk tempoet, drik hvert 20. minut, og hvil, hvor det er køligt.
      Hvil 30 min. i timen
      Hvil halvdelen af hver time, hvor det er køligt. Stop ved den første hovedpine.
      Køl ofte af
      Find en ventilator eller et køligt rum, og drik hver halve time.
      advarsel
      Tiltagende segl
      Tiltagende måne
      Frakke og hue
      Tyk frakke, hue, handsker
      Jakke
      Tyk frakke over lag, dæk ørerne
      Lange ærmer
      T-shirt
      Shorts og let stof
      Begræns tiden ude
      Trøje eller let jakke
      Vejr
      Vejrdata er for gamle
      Uge
      Uge {0}, dag {1}
      Uge {0}
      {0}° V
      Vådtemperatur
      Vådtemp., 
      Vådtemperatur: ingen data, måske ikke sikkert
      Vådtemp.: ingen data
      Vådtemp. {0}
      Vådtemp.
      Vådtemperatur, {0}
      Vind
      Vind {0}
      blæsende
      Værst i dag, {0}
      """#,
    starts: [
      0, 9, 19, 43, 65, 73, 87, 110, 119, 132, 146, 151, 175, 189, 198, 215, 223, 227, 234, 242,
      250, 263, 279, 290, 318, 345, 351, 365, 377, 382, 410, 433, 436, 455, 466, 482, 493, 507, 518, 546,
      591, 621, 647, 690, 713, 722, 730, 740, 755, 789, 803, 823, 830, 838, 846, 867, 875, 888, 900, 940,
      946, 954, 961, 973, 984, 999, 1004, 1015, 1034, 1049, 1058, 1079, 1086, 1093, 1099, 1109, 1131, 1211, 1232, 1277,
      1298, 1355, 1370, 1423, 1433, 1444, 1463, 1478, 1492, 1499, 1506, 1516, 1524, 1532, 1545, 1561, 1567, 1593, 1674, 1681,
      1742, 1795, 1832, 1841, 1892, 1913, 1925, 1953, 1985, 1990, 2007, 2066, 2093, 2156, 2173, 2250, 2276, 2337, 2342, 2387,
      2403, 2410, 2440, 2447, 2452, 2467, 2491, 2499, 2514, 2519, 2528, 2537, 2544, 2555, 2571, 2581, 2591, 2618, 2700, 2710,
      2732, 2741, 2752, 2760, 2771, 2786, 2801, 2813, 2821, 2828, 2839, 2850, 2861, 2867, 2897, 2915, 2960, 2987, 3019, 3052,
      3079, 3098, 3120, 3151, 3160, 3174, 3188, 3201, 3216, 3282, 3304, 3379, 3397, 3467, 3487, 3582, 3591, 3618, 3634, 3641,
      3652, 3666, 3680, 3696, 3705, 3714, 3721, 3747, 3753, 3759, 3763, 3782, 3801, 3808, 3815, 3825, 3845, 3854, 3865, 3876,
      3887, 3911, 3926, 3934, 3991, 4070, 4121, 4204, 4249, 4265, 4274, 4284, 4293, 4299, 4309, 4319, 4324, 4329, 4336, 4351,
      4366, 4414, 4489, 4512, 4520, 4536, 4548, 4561, 4574, 4592, 4609, 4613, 4621, 4638, 4653, 4670, 4677, 4688, 4704, 4720,
      4727, 4735, 4745, 4759, 4769, 4776, 4783, 4791, 4796, 4808, 4813, 4816, 4822, 4826, 4829, 4850, 4865, 4875, 4882, 4893,
      4900, 4918, 4935, 4947, 4955, 4975, 4991, 5006, 5048, 5085, 5126, 5152, 5167, 5198, 5218, 5243, 5262, 5303, 5336, 5341,
      5348, 5370, 5378, 5385, 5415, 5454, 5469, 5485, 5499, 5503, 5517, 5521, 5544, 5555, 5563, 5572, 5584, 5596, 5610, 5617,
      5625, 5643, 5663, 5683, 5695, 5697, 5705, 5716, 5719, 5725, 5728, 5733, 5742, 5755, 5764, 5780, 5788, 5806, 5814, 5826,
      5839, 5858, 5874, 5890, 5906, 5912, 5923, 5932, 5960, 5970, 6007, 6017, 6022, 6034, 6044, 6053, 6061, 6080, 6108, 6132,
      6145, 6175, 6199, 6220, 6235, 6258, 6283, 6304, 6323, 6344, 6355, 6366, 6377, 6394, 6411, 6425, 6444, 6478, 6524, 6543,
      6563, 6629, 6655, 6679, 6702, 6721, 6738, 6755, 6769, 6784, 6807, 6824, 6834, 6844, 6861, 6882, 6897, 6915, 6927, 6939,
      6951, 6966, 6974, 6987, 6995, 7007, 7018, 7039, 7054, 7070, 7086, 7102, 7117, 7134, 7155, 7170, 7173, 7176, 7179, 7186,
      7208, 7249, 7260, 7267, 7272, 7309, 7326, 7336, 7348, 7360, 7369, 7389, 7403, 7410, 7420, 7429, 7436, 7445, 7454, 7463,
      7471, 7485, 7494, 7499, 7512, 7522, 7527, 7537, 7559, 7572, 7613, 7640, 7665, 7693, 7699, 7708, 7732, 7741, 7747, 7763,
      7777, 7795, 7803, 7827, 7879, 7898, 7963, 7987, 8026, 8048, 8106, 8114, 8125, 8134, 8154, 8168, 8173, 8184, 8192, 8206,
      8246, 8292, 8307, 8315, 8322, 8339, 8357, 8362, 8367, 8376, 8392, 8407, 8419, 8423, 8435, 8443, 8452, 8456, 8466, 8472,
      8478, 8486, 8498, 8506, 8517, 8525, 8532, 8585, 8607, 8642, 8701, 8722, 8741, 8790, 8845, 8890, 8937, 8965, 8978, 8985,
      8999, 9049, 9062, 9066, 9073, 9087, 9095, 9104, 9114, 9121, 9139, 9147, 9157, 9174, 9181, 9205, 9225, 9241, 9265, 9288,
      9306, 9329, 9350, 9368, 9388, 9414, 9440, 9471, 9490, 9506, 9522, 9531, 9537, 9543, 9552, 9574, 9583, 9594, 9606, 9616,
      9623, 9631, 9639, 9650, 9667, 9687, 9696, 9714, 9733, 9754, 9769, 9784, 9808, 9822, 9840, 9851, 9862, 9882, 9906, 9918,
      9927, 9936, 9947, 9953, 9959, 9969, 9988, 10010, 10033, 10050, 10055, 10060, 10068, 10076, 10091, 10094, 10105, 10117, 10129, 10145,
      10161, 10174, 10188, 10206, 10216, 10230, 10250, 10260, 10275, 10291, 10300, 10317, 10386, 10408, 10475, 10496, 10578, 10591, 10657, 10666,
      10682, 10699, 10713, 10739, 10745, 10779, 10792, 10800, 10819, 10838, 10861, 10866, 10888, 10892, 10909, 10917, 10925, 10940, 10952, 11000,
      11022, 11036, 11046, 11066, 11071, 11080, 11090,
    ])

  static let de = WordTable(
    text: #"""
      pro Tag
      Aktivität
      Aktivität: kein Zugriff
      Aktivität: keine Daten
      Tatsächlich
      Tatsächlich {0}°
      Datenquelle {0} hinzufügen
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
      Luftqualität
      Um {0} lüften
      Jetzt lüften
      Ungesund für empfindliche Gruppen
      Die Luft bleibt etwa gleich
      Ungesund
      Sehr schlecht
      Sehr ungesund
      Luft
      Am schlechtesten ist die Luft um {0}
      Am schlechtesten ist die Luft jetzt
      Erle
      Alle {0} erledigt
      Ganztägig
      Ganztägig, {0}
      ganztägig
      Alles erledigt
      die ganze Stunde
      Alle Erinnerungen sind erledigt
      ¦one=Der Server läuft¦other=Alle {0} laufen
      Zugriff in Einstellungen erlauben
      Zugriff auf Health erlauben
      Zugriff auf Health erlauben, um Schritte zu sehen
      In Einstellungen erlauben
      Auch jetzt
      {0} {1}
      {0} heute
      Jederzeit
      So viel Tageslicht wie gestern
      Stand: vor {0}
      Nach älterem Stand
      Zu Hause
      In Ruhe
      in Ruhe
      Auf Meereshöhe
      um {0}
      30-Tage-Schnitt
      7-Tage-Schnitt
      ¦one={0}-Tag-Schnitt¦other={0}-Tage-Schnitt
      Ø 
      Batterie
      Beste
      Rekord, {0}
      Beste Woche
      Beste Woche {0}
      Birke
      Sonnenbrand
      Sonnenbrand um {0}
      Sonnenbrand {0}
      Kalender
      Kalender: keine Daten
      Windstill
      Fällt aus
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
      Günstigste Stunde
      Foto auswählen
      Müll
      Abwasch
      Wäsche
      Pflanzen
      Einkaufen
      Staubsaugen
      Hausarbeit
      Klar
      Haut bedecken, bald hinein
      Bloße Haut erfriert in Minuten. Ganz bedecken, trocken bleiben, drinnen aufwärmen.
      {0}k
      N|NNO|NO|ONO|O|OSO|SO|SSO|S|SSW|SW|WSW|W|WNW|NW|NNW
      Nord|Nordost|Ost|Südost|Süd|Südwest|West|Nordwest
      ¦one={0} erledigt¦other={0} erledigt
      berechnet
      ¦one={0} von {1} ist ausgefallen¦other={0} von {1} sind ausgefallen
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
      Abfahrten
      Taupunkt {0}°
      Platte
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
      {0}° O
      Endet jetzt
      Ende
      Endet in
      endet in {0}
      Endet in {0}
      Ende {0}
      Endet
      Energie
      Aus dem Netz
      Erzeugt
      Ins Netz
      Verbraucht
      Europäische Umweltagentur
      Europäischer Index
      ¦one={0} Termin¦other={0} Termine
      Kalender nicht gelesen
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
      {0} ab {1}, vorbei um {2}
      {0} ab {1}
      gefühlt
      Gefühlt
      {0}, Luft {1}
      Gefühlt unbekannt
      Erstes Viertel
      Markiert
      markiert
      Etagen
      ¦one=Etage¦other=Etagen
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
      ¦one={1} von {0} Ziel erreicht¦other={1} von {0} Zielen erreicht
      ¦one={1} von {0} Ziel in einem Jahr erreicht¦other={1} von {0} Zielen in einem Jahr erreicht
      ¦one= von {0} Ziel erreicht¦other= von {0} Zielen erreicht
      ¦one={1} von {0} Ziel diesen Monat erreicht¦other={1} von {0} Zielen diesen Monat erreicht
      ¦one={1} von {0} Ziel¦other={1} von {0} Zielen
      Guten Tag
      Guten Abend
      Guten Morgen
      Pollen/m³
      Gräser
      Böen {0}
      Böen
      Hagel
      Hagel
      Schwer
      Schwere Arbeit
      schwere Arbeit
      Hitzestufe unbekannt, vielleicht nicht sicher.
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
      Energie zu Hause
      {0} Std.
      Std. übrig
      {0} Std. {1} Min.
      {0} Std. {1} Min.
      {0} Std.
      feucht
      Luftfeuchte
      Feuchte {0}
      Feuchte
      in {0}
      In {0}
      Belegt
      inHg
      {0} ist ausgefallen
      kcal
      km
      km/h
      kWh
      kW
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
      zu spät
      Später
      Um {0} losgehen
      übrig
      Weniger
      {0} weniger Tageslicht als gestern
      {0} weniger als am längsten Tag
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
      Grenzen: {0}
      Listen
      T {0}°
      Überwiegend klar
      Vielleicht nicht sicher
      gemessen vor {0}
      Besprechungsraum
      m
      µg/m³
      Mitternachtssonne
      mi
      mph
      mm
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
      Mond
      {0} beleuchtet
      {0} weitere
      {0} mehr Tageslicht als gestern
      +{0} weitere
      {0} mehr als am kürzesten Tag
      über 2 Std.
      Mehr
      Am beständigsten
      Beifuß
      {0}: {1}
      Neumond
      Nächste Stunde unbekannt
      Regen der nächsten Stunde unbekannt
      Nächster Versuch um {0}.
      Kein Zugriff
      Kein Zugriff auf Erinnerungen
      Kein Zugriff auf Schritte
      Keine Aktivitätsdaten
      Keine Luftdaten
      Keine Buchungen bekannt
      Heute kein Sonnenbrand
      Kein Kalender gewählt
      Keine Kalenderdaten
      Noch kein Kalender
      Keine Daten
      keine Daten
      Kein Datum
      Ungültiger Tag: {0}
      Noch keine Tage
      Keine Abfahrten
      Keine Ereignisse
      Keine Ereignisse in nächster Zeit
      Der Kalender hat keine Termine von „{0}“
      Keine stündliche Vorhersage
      Keine Vorhersage gespeichert
      ¦one=Nächste Stunde kein {1}¦other=Nächste {0} Std. kein {1}
      Nächste Stunde kein {0}
      Nächste {1} kein {0}
      Diese Stunde kein {0}
      Keine weiteren Abfahrten
      Kein Ort bekannt
      Keine Pollendaten
      Keine Messung
      Kein aktuelles Wetter
      Keine Erinnerungsdaten
      Keine Schrittdaten
      Keine Sonne
      keine Sonne
      Keine Temperatur
      Keine Wetterdaten
      Nichts markiert
      Nichts überfällig
      Bald nichts
      Heute nichts
      Heute keiner
      Morgen keiner
      {0}° N
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
      Jetzt
      jetzt
      von {0}
      von {0}, vor {1}
      ¦one=von {0} Schritt¦other=von {0} Schritten
      vor {0}
      Olivenbaum
      {0}.
      ¦one={0} offen¦other={0} offen
      {0} oder schlimmer
      Bedeckt
      Überfällig
      überfällig
      {0}, {1}
      Partikel und Gase
      Teilweise bewölkt
      {0} %
      Angeheftet
      Polarnacht
      Pollen
      Luftdruck
      fallend
      steigend
      gleichbleibend
      3: Sonnenschutz
      Ambrosia
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
      Erinnerungen zu alt
      Ruhe
      Ruhetag
      Ruhetag, vor {0}
      Ruhetag
      Ruhe
      Oft ruhen, trinken
      Nebel mit Reifbildung
      {0} von {1} in Betrieb
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
      Beispiel
      Schatten, trinken, ruhen
      Autarkie
      ausgefallen
      läuft seit {0}
      Server
      Ort festlegen
      „{0}“ ausführen, um eigene Werte zu zeigen
      „{0}“ auf den Namen des Kalenders dieses Raums setzen
      Schatten und Wasser
      30 Tage
      7 Tage
      Himmel unbekannt
      {0}, bis {1}°
      Schneeregen
      Schneeregen
      Leichter Regen
      Leichte Regenschauer
      Leichte Schneeschauer
      Leichter Schneefall
      Schnee
       · Schnee {0}
      Schneegriesel
      Schneeschauer
      Schnee
      einiger Zeit
      Bald
      bald
      {0}° S
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
      Sonne
      Aufgang
      Sonnenaufgang {0}
      Untergang
      Stiefel
      Regenjacke
      Gewitter
      Hut und Sonnenbrille
      Regenschirm
      Windjacke
      Danach, in {0}
      Gewitter
      Gewitter mit starkem Hagel
      Gewitter mit leichtem Hagel
      Leichte, weite Kleidung
      Auf Kinder und Alte achten
      Trocken und windgeschützt
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
      Morgen bis {0}°
      morgen
      Erneut versuchen
      12 Monate
      {0}. {1}.
      Unbekannt
      Bis {0}
      bis {0}
      Ohne Titel
      Heute maximal {0}
      Morgen maximal {0}
      Demnächst
      Aktivität aktualisieren
      Kalender aktualisieren
      Erinnerungen aktualisieren
      Schritte aktualisieren
      Wetter aktualisieren
      Vor {0} aktualisiert
      Aktualisiert {0}
      US-Index
      ganztags
      UV {0} {1}
      {0}, Sonnenbrand {1}
      {0}, Sonnenbrand um {1}
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
      Dicker Mantel, mehrere Lagen, Ohren bedecken
      Lange Ärmel
      T-Shirt
      Shorts und leichter Stoff
      Nur kurz nach draußen
      Pullover oder leichte Jacke
      Wetter
      Wetter zu alt
      Woche
      Woche {0}, Tag {1}
      KW {0}
      {0}° W
      Feuchtkugel
      Feuchtkugel, 
      Feuchtkugel: keine Daten, vielleicht nicht sicher
      Feuchtkugel: keine Daten
      Feuchtkugel {0}
      Feuchtkugel
      Feuchtkugel, {0}
      Wind
      Wind {0}
      windig
      Heute am schlechtesten: {0}
      """#,
    starts: [
      0, 8, 19, 44, 68, 81, 100, 128, 135, 149, 157, 162, 184, 198, 207, 223, 236, 240, 252, 260,
      269, 283, 298, 312, 347, 375, 384, 398, 412, 417, 454, 490, 495, 513, 524, 540, 551, 566, 583, 615,
      662, 696, 724, 774, 800, 811, 819, 829, 839, 870, 885, 905, 914, 922, 930, 946, 953, 969, 984, 1030,
      1034, 1043, 1049, 1061, 1073, 1089, 1095, 1107, 1126, 1142, 1151, 1173, 1183, 1194, 1200, 1209, 1233, 1305, 1333, 1386,
      1411, 1470, 1490, 1550, 1559, 1582, 1598, 1617, 1633, 1639, 1647, 1655, 1664, 1674, 1686, 1697, 1702, 1729, 1814, 1819,
      1871, 1924, 1963, 1973, 2043, 2074, 2093, 2110, 2141, 2148, 2171, 2241, 2263, 2337, 2360, 2456, 2479, 2550, 2557, 2605,
      2622, 2629, 2659, 2666, 2671, 2691, 2724, 2734, 2749, 2756, 2764, 2772, 2779, 2791, 2809, 2821, 2836, 2868, 2964, 2979,
      3003, 3011, 3023, 3028, 3037, 3050, 3063, 3072, 3078, 3086, 3099, 3107, 3116, 3127, 3154, 3174, 3210, 3233, 3269, 3304,
      3338, 3363, 3387, 3422, 3429, 3444, 3459, 3474, 3498, 3580, 3607, 3684, 3706, 3777, 3795, 3895, 3902, 3928, 3939, 3948,
      3957, 3971, 3990, 4005, 4014, 4023, 4030, 4056, 4062, 4068, 4073, 4098, 4123, 4142, 4161, 4170, 4187, 4196, 4210, 4224,
      4238, 4260, 4275, 4284, 4351, 4446, 4507, 4600, 4649, 4659, 4671, 4684, 4695, 4703, 4713, 4719, 4725, 4731, 4738, 4753,
      4768, 4815, 4910, 4936, 4942, 4969, 4981, 4992, 5012, 5033, 5052, 5056, 5064, 5081, 5097, 5114, 5123, 5135, 5153, 5171,
      5180, 5187, 5199, 5211, 5219, 5226, 5233, 5240, 5245, 5265, 5270, 5273, 5278, 5282, 5285, 5305, 5318, 5332, 5339, 5350,
      5360, 5388, 5405, 5417, 5426, 5443, 5458, 5472, 5505, 5536, 5567, 5582, 5598, 5622, 5645, 5668, 5688, 5720, 5751, 5760,
      5768, 5784, 5791, 5799, 5834, 5867, 5880, 5896, 5912, 5919, 5940, 5947, 5981, 6009, 6022, 6043, 6058, 6073, 6086, 6093,
      6101, 6119, 6143, 6160, 6177, 6179, 6187, 6205, 6208, 6212, 6215, 6220, 6229, 6241, 6250, 6264, 6272, 6294, 6301, 6315,
      6331, 6353, 6374, 6390, 6406, 6411, 6426, 6438, 6470, 6483, 6514, 6527, 6532, 6550, 6558, 6567, 6575, 6601, 6638, 6664,
      6677, 6707, 6733, 6756, 6772, 6796, 6819, 6842, 6862, 6881, 6893, 6905, 6916, 6937, 6953, 6969, 6986, 7021, 7066, 7095,
      7124, 7189, 7214, 7236, 7258, 7283, 7300, 7318, 7332, 7354, 7377, 7396, 7408, 7420, 7437, 7455, 7471, 7491, 7503, 7516,
      7529, 7543, 7551, 7565, 7577, 7592, 7604, 7629, 7648, 7663, 7681, 7698, 7713, 7737, 7766, 7786, 7792, 7798, 7804, 7812,
      7829, 7876, 7884, 7895, 7900, 7933, 7952, 7960, 7973, 7986, 7995, 8013, 8032, 8039, 8050, 8061, 8068, 8078, 8086, 8095,
      8110, 8126, 8135, 8141, 8155, 8168, 8174, 8184, 8206, 8219, 8273, 8300, 8326, 8346, 8351, 8359, 8376, 8384, 8389, 8408,
      8430, 8453, 8460, 8485, 8544, 8571, 8638, 8662, 8705, 8734, 8783, 8790, 8803, 8812, 8837, 8846, 8858, 8874, 8881, 8895,
      8943, 9001, 9021, 9029, 9036, 9053, 9068, 9080, 9092, 9107, 9128, 9150, 9170, 9177, 9192, 9206, 9220, 9227, 9240, 9245,
      9250, 9258, 9267, 9274, 9285, 9293, 9302, 9356, 9374, 9412, 9480, 9503, 9525, 9580, 9636, 9684, 9734, 9758, 9773, 9782,
      9803, 9847, 9860, 9866, 9874, 9892, 9902, 9910, 9921, 9930, 9951, 9963, 9973, 9988, 9997, 10024, 10052, 10076, 10103, 10130,
      10159, 10184, 10212, 10240, 10264, 10286, 10305, 10328, 10350, 10371, 10387, 10393, 10399, 10405, 10412, 10429, 10436, 10453, 10463, 10473,
      10483, 10491, 10499, 10510, 10528, 10547, 10558, 10583, 10606, 10633, 10656, 10677, 10698, 10715, 10724, 10733, 10744, 10765, 10789, 10801,
      10808, 10815, 10825, 10830, 10835, 10844, 10862, 10884, 10908, 10927, 10935, 10943, 10950, 10957, 10973, 10976, 10987, 10997, 11007, 11022,
      11040, 11053, 11064, 11081, 11093, 11111, 11132, 11142, 11160, 11177, 11185, 11204, 11294, 11318, 11382, 11402, 11479, 11493, 11554, 11562,
      11580, 11597, 11615, 11649, 11655, 11700, 11713, 11721, 11747, 11770, 11798, 11805, 11819, 11825, 11844, 11851, 11859, 11871, 11885, 11935,
      11960, 11976, 11988, 12005, 12010, 12019, 12026,
    ])

  static let el = WordTable(
    text: #"""
      τη μέρα
      Δραστηριότητα
      Δραστηριότητα: χωρίς πρόσβαση
      Δραστηριότητα: χωρίς δεδομένα
      Πραγματική
      Πραγματική {0}°
      Προσθέστε την πηγή {0}
      Στη συνέχεια
      Ξανά στις {0}
      πριν από {0}
      Αέρας
      Αέρας {0}, υγρασία {1}
      Αέρας {0}, {1}
      Αέρας {0}
      Εξαιρετικά κακή
      Ικανοποιητική
      Καλή
      Επικίνδυνη
      Μέτρια
      Κακή
      Ποιότητα αέρα
      Αερίστε στις {0}
      Αερίστε τώρα
      Ανθυγιεινή για ευπαθείς ομάδες
      Ο αέρας μένει περίπου ίδιος
      Ανθυγιεινή
      Πολύ κακή
      Πολύ ανθυγιεινή
      αέρας
      Ο αέρας είναι χειρότερος στις {0}
      Ο αέρας είναι χειρότερος τώρα
      Σκλήθρα
      Και τα {0} έγιναν
      Ολοήμερο
      Ολοήμερο, {0}
      ολοήμερο
      Όλα έγιναν
      όλη την ώρα
      Όλες οι υπομνήσεις έγιναν
      ¦one=Ο διακομιστής λειτουργεί¦other=Λειτουργούν και οι {0}
      Επιτρέψτε την πρόσβαση στις Ρυθμίσεις
      Επιτρέψτε την πρόσβαση στην Υγεία
      Επιτρέψτε την πρόσβαση στην Υγεία για τα βήματα
      Επιτρέψτε στις Ρυθμίσεις
      Και τώρα
      {0} {1}
      {0} σήμερα
      Οποτεδήποτε
      Όσο φως είχε και χθες
      Δεδομένα πριν από {0}
      Από παλαιότερα δεδομένα
      Στο σπίτι
      Σε ανάπαυση
      σε ανάπαυση
      Στη στάθμη της θάλασσας
      στις {0}
      Μ.ό. 30 ημερών
      Μ.ό. 7 ημερών
      ¦one=Μ.ό. {0} ημέρας¦other=Μ.ό. {0} ημερών
      Μ.ό. 
      Μπαταρία
      Ρεκόρ
      Ρεκόρ, {0}
      Καλύτερη εβδομάδα
      Καλύτερη εβδομάδα {0}
      Σημύδα
      Έγκαυμα
      Έγκαυμα στις {0}
      Έγκαυμα {0}
      Ημερολόγιο
      Ημερολόγιο: χωρίς δεδομένα
      Άπνοια
      Ακυρώθηκε
      lower
      Προσοχή
      Συντομεύστε την άσκηση
      Συντομεύστε την έντονη άσκηση, πίνετε κάθε 20 λεπτά και προσέξτε για ζάλη.
      Ένα ποτήρι την ώρα
      Πίνετε ένα ποτήρι την ώρα και μείνετε στη σκιά.
      10 λεπτά παύση την ώρα
      Δέκα λεπτά παύση κάθε ώρα στη σκιά, με νερό κάθε φορά.
      Μείνετε στη σκιά
      Ζεστά και υγρά. Μείνετε στη σκιά και πίνετε πού και πού.
      προσοχή
      Πιθανότητα {0}
      {0} πιθανότητα για {1}
      Φθηνότερη ώρα
      Επιλέξτε φωτογραφία
      Σκουπίδια
      Πιάτα
      Μπουγάδα
      Φυτά
      Ψώνια
      Σκούπισμα
      Δουλειές του σπιτιού
      Αίθριος
      Καλυφθείτε, μπείτε μέσα
      Το γυμνό δέρμα παγώνει σε λεπτά. Καλύψτε το, μείνετε στεγνοί και ζεσταθείτε μέσα.
      {0} χιλ.
      Β|ΒΒΑ|ΒΑ|ΑΒΑ|Α|ΑΝΑ|ΝΑ|ΝΝΑ|Ν|ΝΝΔ|ΝΔ|ΔΝΔ|Δ|ΔΒΔ|ΒΔ|ΒΒΔ
      βόρεια|βορειοανατολικά|ανατολικά|νοτιοανατολικά|νότια|νοτιοδυτικά|δυτικά|βορειοδυτικά
      ¦one={0} έγινε¦other={0} έγιναν
      υπολογισμένο
      ¦one={0} από {1} εκτός λειτουργίας¦other={0} από {1} εκτός λειτουργίας
      Οι μετρημένες ημέρες θα φανούν εδώ
      Καλύψτε όλο το δέρμα
      Καλυφθείτε το μεσημέρι
      Καλυφθείτε μεταξύ {0} και {1}.
      Κίνδυνος
      Όχι προπόνηση σήμερα
      Όχι προπόνηση σήμερα. Το σώμα δεν αποβάλλει τη ζέστη του.
      Αναβάλετε ό,τι γίνεται
      Αναβάλετε ό,τι γίνεται. Έξω μόνο λίγα λεπτά και με παρέα.
      Διακόψτε την εργασία έξω
      Διακόψτε την εργασία έξω. Ο ιδρώτας δεν δροσίζει πια· η θερμοπληξία έρχεται γρήγορα.
      Μείνετε στη δροσιά
      Μείνετε στη δροσιά. Φροντίστε ηλικιωμένους, ασθενείς και μικρά παιδιά.
      κίνδυνος
      ¦one={1}: {0} βήμα¦other={1}: {0} βήματα
      {0}: χωρίς δεδομένα
      {0} ημ.
      ¦one={0} ημέρα¦other={0} ημέρες
      {0} ημ.
      ημέρες
      Πυκνή ψιχάλα
      Πυκνή παγωμένη ψιχάλα
      Αναχωρήσεις
      Σημείο δρόσου {0}°
      Δίσκος
      Απόσταση
      απόσταση
      Έγινε
      {0} από {1}
      Πίνετε αν διψάτε
      Ψιχάλα
      Ξηρή ζέστη
      Σκιά, νερό πριν τη δίψα
      Ο ιδρώτας στεγνώνει πριν τον νιώσετε. Πίνετε πριν διψάσετε, στη σκιά, με συχνές παύσεις.
      ξηρή ζέστη
      Ξηρή επόμενη ώρα
      {0}° Α
      Τελειώνει τώρα
      λήξη
      Λήγει σε
      λήγει σε {0}
      Τελειώνει σε {0}
      λήξη: {0}
      Λήγει
      Ενέργεια
      Από το δίκτυο
      Παραγωγή
      Στο δίκτυο
      Κατανάλωση
      Ευρωπαϊκός Οργανισμός Περιβάλλοντος
      Ευρωπαϊκός δείκτης
      ¦one={0} συμβάν¦other={0} συμβάντα
      Τα συμβάντα δεν διαβάστηκαν
      Πιθανή προσοχή ή χειρότερα.
      Πιθανό ψύχος που παγώνει το δέρμα.
      Πιθανός κίνδυνος ή χειρότερα.
      Πιθανή ξηρή ζέστη.
      Πιθανή ακραία ζέστη.
      Πιθανή προειδοποίηση ή χειρότερα.
      Ακραίο
      Ακραίο ψύχος
      ακραίο ψύχος
      Ακραίος κίνδυνος
      Κίνδυνος θανάτου: σταματήστε
      Σταματήστε αμέσως και δροσιστείτε. Η προσπάθεια σε αυτόν τον αέρα απειλεί τη ζωή.
      Μείνετε μέσα, στη δροσιά
      Μείνετε μέσα, στη δροσιά. Ακόμη και σύντομος περίπατος φέρνει θερμοπληξία.
      Καμία εργασία έξω
      Καμία εργασία έξω. Πιθανή θερμοπληξία· φέρτε μέσα και τους άλλους.
      Βρείτε δροσιά τώρα
      Βρείτε δροσιά τώρα: κίνδυνος και σε ανάπαυση. Βρέξτε το δέρμα· σε σύγχυση καλέστε βοήθεια.
      ακραίο
      {0} από τις {1} έως τις {2}
      {0} από τις {1}
      αίσθηση
      Αίσθηση
      {0}, αέρας {1}
      Άγνωστη αίσθηση
      Πρώτο τέταρτο
      Με σημαία
      με σημαία
      Όροφοι
      ¦one=όροφος¦other=όροφοι
      Εστίαση
      Ομίχλη
      Ελεύθερα
      Παγωμένη ψιχάλα
      παγωμένη ψιχάλα
      Παγωμένη βροχή
      παγωμένη βροχή
      Πανσέληνος
      Πηγαίνετε στη δροσιά
      Στόχος {0}
      Στόχος επιτεύχθηκε
      Επιτεύχθηκε
      επιτεύχθηκε
      Ο στόχος {0} επιτεύχθηκε
      Στόχος {0} / {1}
       από {0}
      ¦one={1} από {0} στόχο¦other={1} από {0} στόχους
      ¦one={1} από {0} στόχο σε έναν χρόνο¦other={1} από {0} στόχους σε έναν χρόνο
      ¦one= από {0} στόχο¦other= από {0} στόχους
      ¦one={1} από {0} στόχο αυτόν τον μήνα¦other={1} από {0} στόχους αυτόν τον μήνα
      ¦one={1} από {0} στόχο¦other={1} από {0} στόχους
      Καλό απόγευμα
      Καλησπέρα
      Καλημέρα
      κόκκοι/m³
      Αγρωστώδη
      ριπές {0}
      Ριπές
      Χαλαζόπτωση
      χαλαζόπτωση
      Βαριά
      Βαριά εργασία
      βαριά εργασία
      Άγνωστο επίπεδο ζέστης. Ίσως δεν είναι ασφαλές.
      Άγνωστο επίπεδο ζέστης. Ίσως δεν είναι ασφαλές: σκιά, νερό και παύσεις.
      {0}, κορύφωση στις {1}
      Ισχυρή
      Ισχυρή παγωμένη βροχή
      Ισχυρή {0}
      Ισχυρή βροχή
      Ισχυρό χιονόνερο
      Ισχυρές μπόρες χιονιού
      Ισχυρή χιονόπτωση
      hPa
      ↑ {0}°
      ↑ {0}°  ↓ {1}°
      Υψηλή προτεραιότητα
      Ενέργεια στο σπίτι
      {0} ώ.
      ώ. απομένουν
      {0} ώ. {1} λ.
      {0} ώ. {1} λ.
      {0} ώ.
      υγρασία
      Υγρασία
      Υγρασία {0}
      υγρασία
      σε {0}
      Σε {0}
      Κατειλημμένη
      inHg
      {0}: εκτός λειτουργίας
      kcal
      χλμ.
      km/h
      kWh
      kW
      {0}, άγνωστο τέλος
      {0}: τέλος σε
      {0} για {1}
      {0} σε
      {0} σε {1}
      {0} τώρα
      {0} πάνω από 1 ώρα
      {0} αυτή την ώρα
      {0} έως τις {1}
      {0} {1}
      Τελευταίοι 12 μήνες
      Τελευταίες 30 ημέρες
      Τελευταίες 7 ημέρες
      Τελευταίο επίπεδο: Προσοχή, πριν από {0}.
      Τελευταίο επίπεδο: Κίνδυνος, πριν από {0}.
      Τελευταίο επίπεδο: Ακραίο, πριν από {0}.
      Τελευταία τιμή πριν από {0}
      Τελευταίο τέταρτο
      Τελευταία μέτρηση πριν από {0}.
      Μέτρηση πριν από {0}
      Τελευταία μέτρηση στις {0}.
      Τελευταία δοκιμή {0}
      Τελευταίο επίπεδο: Προειδοποίηση, πριν από {0}.
      Τελευταία δεδομένα πριν από {0}.
      έληξαν
      Αργότερα
      Φύγετε στις {0}
      απομένουν
      Λίγα
      {0} λιγότερο φως από χθες
      {0} κάτω από τη μεγαλύτερη ημέρα
      Επίπεδο στις {0}
      Επίπεδο {0} από 5
      Άγνωστο επίπεδο
      Ασθενής
      Ασθενής ψιχάλα
      Ελαφριά
      Ασθενής παγωμένη ψιχάλα
      Ασθενής παγωμένη βροχή
      Ασθενής {0}
      Ασθενές χιονόνερο
      Ελαφριά εργασία
      ελαφριά εργασία
      Όρια: {0}
      Λίστες
      ↓ {0}°
      Κυρίως αίθριος
      Ίσως όχι ασφαλές
      μέτρηση πριν από {0}
      Αίθουσα συσκέψεων
      μ.
      µg/m³
      Ήλιος του μεσονυκτίου
      μίλια
      μίλ./ώ.
      mm
      λ.
      {0} λ.
      λ. απομένουν
      {0} λ.
      Ο στόχος χάθηκε
      Μέτρια
      Μέτρια ψιχάλα
      Μέτρια
      Μέτρια {0}
      Μέτρια βροχή
      Μέτριες μπόρες
      Μέτρια χιονόπτωση
      Μέτρια εργασία
      μέτρια εργασία
      Σελήνη
      φωτισμένη {0}
      {0} ακόμη
      {0} περισσότερο φως από χθες
      +{0} ακόμη
      {0} πάνω από τη μικρότερη ημέρα
      πάνω από 2 ώ.
      Πολλά
      Πιο σταθερός
      Αρτεμισία
      {0}: {1}
      Νέα σελήνη
      Άγνωστη επόμενη ώρα
      Άγνωστη η βροχή της επόμενης ώρας
      Επόμενη δοκιμή στις {0}.
      Χωρίς πρόσβαση
      Χωρίς πρόσβαση στις υπομνήσεις
      Χωρίς πρόσβαση στα βήματα
      Χωρίς δεδομένα δραστηριότητας
      Δεν υπάρχουν δεδομένα αέρα
      Καμία γνωστή κράτηση
      Χωρίς έγκαυμα σήμερα
      Δεν έχει επιλεγεί ημερολόγιο
      Χωρίς δεδομένα ημερολογίου
      Χωρίς ημερολόγιο ακόμη
      Χωρίς δεδομένα
      χωρίς δεδομένα
      Χωρίς ημερομηνία
      Μη έγκυρη ημέρα: {0}
      Καμία ημέρα ακόμη
      Καμία αναχώρηση
      Χωρίς προσεχή συμβάντα
      Χωρίς συμβάντα τις επόμενες ημέρες
      Το ημερολόγιο δεν έχει συμβάντα από «{0}»
      Χωρίς ωριαία πρόγνωση
      Χωρίς αποθηκευμένη πρόγνωση
      ¦one=Χωρίς {1} για {0} ώρα¦other=Χωρίς {1} για {0} ώρες
      Χωρίς {0} την επόμενη ώρα
      Χωρίς {0} για {1}
      Χωρίς {0} αυτή την ώρα
      Δεν υπάρχουν άλλες αναχωρήσεις
      Άγνωστη τοποθεσία
      Χωρίς δεδομένα γύρης
      Χωρίς μέτρηση
      Καιρός: παλιά δεδομένα
      Χωρίς δεδομένα υπομνήσεων
      Χωρίς δεδομένα βημάτων
      Χωρίς ήλιο
      χωρίς ήλιο
      Χωρίς θερμοκρασία
      Χωρίς δεδομένα καιρού
      Κανένα με σημαία
      Κανένα εκπρόθεσμο
      Τίποτα σύντομα
      Τίποτα σήμερα
      Κανένας σήμερα
      Κανένας αύριο
      {0}° Β
      Μη ενημερωμένο
      όχι τώρα
      αδύνατο
      όχι σήμερα
      Χωρίς ενημέρωση σήμερα
      Τίποτα μετά
      Τίποτα δεν λήγει
      Τίποτα άλλο σήμερα
      Τίποτα εδώ ακόμη
      Τίποτα στο πρόγραμμα
      Τίποτα ακόμη
      Τίποτα δεν αποθηκεύτηκε ακόμη.
      Τίποτα προς εκτέλεση
      Τώρα
      Τώρα
      τώρα
      από {0}
      από {0}, πριν από {1}
      ¦one=από {0} βήμα¦other=από {0} βήματα
      πριν από {0}
      Ελιά
      {0}.
      ¦one={0} απομένει¦other={0} απομένουν
      {0} ή χειρότερα
      Συννεφιά
      Εκπρόθεσμα
      εκπρόθεσμα
      {0}, {1}
      Σωματίδια και αέρια
      Αραιή συννεφιά
      {0}%
      Καρφιτσωμένο
      Πολική νύχτα
      Γύρη
      Πίεση
      πτωτική
      ανοδική
      σταθερή
      3: προστασία
      Αμβροσία
      Βροχή
       · βροχή {0}
      Μπόρες
      βροχή
      {0}–{1}
      σήμερα από {0} έως {1}
      Υπομνήσεις
      Οι υπομνήσεις θα φανούν εδώ μόλις διαβαστούν
      Υπομνήσεις: χωρίς πρόσβαση
      Υπομνήσεις: χωρίς δεδομένα
      Παλιές υπενθυμίσεις
      παύση
      Ημέρα ανάπαυσης
      Ανάπαυση, πριν από {0}
      ανάπαυση
      Ανάπαυση
      Παύσεις, νερό
      Παγωμένη ομίχλη
      {0} από {1} σε λειτουργία
      Ασφαλές
      Καλά για προπόνηση
      Καλά για έντονη προπόνηση. Πίνετε πριν, στη διάρκεια και μετά.
      Καλά για περίπατο
      Καλά για περίπατο ή ελαφριά εργασία. Πίνετε όταν διψάτε.
      Καλά για εργασία
      Καλά για σταθερή εργασία. Πάρτε νερό μαζί.
      Χωρίς κίνδυνο σε ανάπαυση
      Χωρίς κίνδυνο από ζέστη σε ανάπαυση. Πίνετε όταν διψάτε.
      ασφαλές
      Όσο ο αέρας
      Δείγμα
      Σκιά, νερό, ανάπαυση
      Αυτάρκεια
      εκτός λειτουργίας
      σε λειτουργία {0}
      Διακομιστές
      Ορίστε τοποθεσία
      Εκτελέστε «{0}» για τα δικά σας δεδομένα
      Ορίστε στο «{0}» το όνομα του ημερολογίου της αίθουσας
      Σκιά και νερό
      30 ημέρες
      7 ημέρες
      Άγνωστος ουρανός
      {0}, έως {1}°
      Βροχή με χιόνι
      βροχή με χιόνι
      Ασθενής βροχή
      Ασθενείς μπόρες
      Ασθενείς μπόρες χιονιού
      Ασθενής χιονόπτωση
      Χιονόπτωση
       · χιόνι {0}
      Χιονόκοκκοι
      Μπόρες χιονιού
      χιονόπτωση
      κάποια ώρα
      Σύντομα
      σύντομα
      {0}° Ν
      απομένουν {0}
      έναρξη
      Αρχίζει σε
      Αρχίζει
      Βήματα
      ¦one={0} βήμα τη μέρα¦other={0} βήματα τη μέρα
      βήματα, πριν από {0}
      ¦one={0} βήμα¦other={0} βήματα
      ¦one={0} βήμα, ο στόχος επιτεύχθηκε¦other={0} βήματα, ο στόχος επιτεύχθηκε
      Βήματα: χωρίς πρόσβαση
      Βήματα: χωρίς δεδομένα
      ¦one={1} από {0} βήμα¦other={1} από {0} βήματα
      ¦one={0} βήμα, ανάπαυση¦other={0} βήματα, ανάπαυση
      ¦one={0} βήμα, {1}¦other={0} βήματα, {1}
      ¦one={0} βήμα σήμερα¦other={0} βήματα σήμερα
      βήματα σήμερα, πριν από {0}
      βήματα σήμερα
      βήματα
      Σταματήστε, δροσιστείτε
      ¦one=Σερί {0} ημέρας¦other=Σερί {0} ημερών
      {0}, έως τις {1}
      Ήλιος
      Ανατολή
      Ανατολή {0}
      Δύση
      μπότες
      αδιάβροχο
      καταιγίδες
      καπέλο και γυαλιά ηλίου
      ομπρέλα
      αντιανεμικό
      Μετά, σε {0}
      Καταιγίδα
      Καταιγίδα με πολύ χαλάζι
      Καταιγίδα με λίγο χαλάζι
      Ελαφριά, φαρδιά ρούχα
      Προσέχετε παιδιά, ηλικιωμένους
      Στεγνά, μακριά από αέρα
      Άσπρο δέρμα: μπείτε μέσα
      Βρέξτε το δέρμα, αεριστείτε
      Ζάλη: ζητήστε βοήθεια
      Ο ιδρώτας στεγνώνει αμέσως
      Δροσίστε το δέρμα με νερό
      Σύγχυση: καλέστε βοήθεια
      Πίνετε όταν διψάτε
      Ξαναδείτε αν ζεστάνει
      Πίνετε πριν διψάσετε
      Μη μένετε μόνοι
      {0}, ολοήμερο
      προς εκτέλεση
      Σήμερα
      σήμερα
      Αύριο
      Αύριο έως {0}°
      αύριο
      Δοκιμάστε ξανά
      12 μήνες
      {0}. {1}.
      Άγνωστο
      Έως τις {0}
      έως τις {0}
      Χωρίς τίτλο
      Μέγιστο {0} σήμερα
      Μέγιστο {0} αύριο
      Προσεχή
      Ενημερώστε τη δραστηριότητα
      Ενημερώστε το ημερολόγιο
      Ενημερώστε τις υπομνήσεις
      Ενημερώστε τα βήματα
      Ενημερώστε τον καιρό
      Ενημέρωση πριν από {0}
      Ενημέρωση {0}
      Δείκτης ΗΠΑ
      όλη μέρα
      UV {0} {1}
      {0}, έγκαυμα {1}
      {0}, έγκαυμα στις {1}
      UV {0}, {1}
      Ακραίος
      ακραίος
      3+ από τις {0}
      Υψηλός
      υψηλός
      Δείκτης UV
      Δείκτης UV {0}, {1}
      Δείκτης UV: χωρίς δεδομένα
      Δείκτης UV 0, χωρίς ήλιο
      Άγνωστος δείκτης UV
      Χαμηλός
      χαμηλός
      Μέτριος
      μέτριος
      UV: χωρίς δεδομένα
      UV
      3+ έως τις {0}
      Πολύ υψηλός
      πολύ υψηλός
      ήταν {0} στις {1}
      UV 0, χωρίς ήλιο
      UV 0 έως τις {0}
      Πολύ ισχυρή
      Πολύ ισχυρή {0}
      Πολύ ασθενής
      Πολύ ασθενής {0}
      Σφοδρές μπόρες
      Βιταμίνη D
      Φθίνων μηνίσκος
      Φθίνων αμφίκυρτος
      Προειδοποίηση
      Προπόνηση σε κλειστό χώρο
      Προπόνηση σε κλειστό χώρο ή νωρίς το πρωί. Κανείς να μη γυμνάζεται μόνος.
      Πιο αργά, με νερό
      Πιο αργά, πίνετε κάθε 20 λεπτά και ξεκουραστείτε στη δροσιά.
      30 λεπτά παύση την ώρα
      Ξεκουραστείτε στη δροσιά τη μισή κάθε ώρα. Σταματήστε στον πρώτο πονοκέφαλο.
      Δροσίζεστε συχνά
      Βρείτε ανεμιστήρα ή δροσερό δωμάτιο και πίνετε κάθε μισή ώρα.
      προειδοποίηση
      Αύξων μηνίσκος
      Αύξων αμφίκυρτος
      Παλτό και σκούφος
      Βαρύ παλτό, σκούφος, γάντια
      Μπουφάν
      Βαρύ παλτό σε στρώσεις, καλύψτε τα αυτιά
      Μακρυμάνικο
      Κοντομάνικο
      Σορτς και ελαφρύ ύφασμα
      Λίγη ώρα έξω
      Πουλόβερ ή ελαφρύ μπουφάν
      Καιρός
      Παλιά δεδομένα
      Εβδομάδα
      Εβδομάδα {0}, ημέρα {1}
      Εβδομάδα {0}
      {0}° Δ
      Υγρός βολβός
      Υγρό θερμ., 
      Υγρό θερμόμετρο: χωρίς δεδομένα, ίσως όχι ασφαλές
      Υγρό θερμ.: χωρίς δεδομένα
      Υγρό θερμ. {0}
      Υγρό θερμ.
      Υγρό θερμ., {0}
      Άνεμος
      Άνεμος {0}
      άνεμος
      Χειρότερα σήμερα, {0}
      """#,
    starts: [
      0, 14, 41, 97, 153, 174, 201, 240, 264, 286, 306, 317, 352, 372, 387, 417, 444, 453, 474, 487,
      496, 522, 550, 574, 632, 683, 704, 722, 752, 763, 822, 877, 892, 921, 938, 960, 977, 997, 1018, 1066,
      1165, 1236, 1299, 1387, 1434, 1450, 1458, 1475, 1498, 1537, 1574, 1619, 1637, 1659, 1681, 1725, 1738, 1761, 1783, 1844,
      1852, 1869, 1880, 1896, 1930, 1968, 1981, 1996, 2024, 2043, 2064, 2114, 2127, 2146, 2152, 2167, 2210, 2344, 2378, 2464,
      2503, 2600, 2631, 2732, 2747, 2772, 2808, 2834, 2872, 2891, 2902, 2919, 2928, 2939, 2958, 2997, 3012, 3056, 3204, 3217,
      3305, 3469, 3514, 3539, 3650, 3714, 3752, 3795, 3845, 3862, 3901, 4005, 4047, 4150, 4196, 4351, 4386, 4516, 4533, 4586,
      4619, 4629, 4674, 4684, 4697, 4721, 4762, 4785, 4817, 4830, 4847, 4864, 4875, 4890, 4921, 4934, 4954, 4996, 5156, 5176,
      5207, 5216, 5244, 5253, 5269, 5289, 5317, 5331, 5342, 5359, 5384, 5401, 5421, 5442, 5511, 5547, 5598, 5650, 5701, 5764,
      5819, 5853, 5891, 5954, 5967, 5991, 6015, 6047, 6101, 6250, 6295, 6432, 6465, 6587, 6622, 6787, 6800, 6840, 6862, 6877,
      6892, 6912, 6942, 6968, 6986, 7004, 7017, 7056, 7071, 7084, 7101, 7131, 7161, 7189, 7217, 7238, 7277, 7294, 7330, 7353,
      7376, 7419, 7442, 7454, 7523, 7642, 7705, 7828, 7897, 7923, 7942, 7959, 7976, 7995, 8010, 8021, 8044, 8067, 8078, 8104,
      8130, 8217, 8346, 8381, 8394, 8435, 8452, 8476, 8508, 8551, 8585, 8589, 8599, 8620, 8658, 8693, 8701, 8724, 8740, 8756,
      8764, 8779, 8794, 8813, 8828, 8837, 8846, 8871, 8876, 8915, 8920, 8928, 8933, 8937, 8940, 8971, 8992, 9007, 9016, 9029,
      9042, 9071, 9098, 9120, 9128, 9163, 9200, 9236, 9308, 9382, 9452, 9500, 9534, 9589, 9624, 9672, 9708, 9792, 9849, 9862,
      9879, 9905, 9924, 9933, 9977, 10034, 10062, 10090, 10120, 10135, 10163, 10178, 10223, 10266, 10285, 10319, 10349, 10379, 10393, 10406,
      10416, 10444, 10475, 10510, 10544, 10548, 10556, 10597, 10608, 10620, 10623, 10627, 10635, 10658, 10666, 10695, 10708, 10734, 10747, 10764,
      10788, 10816, 10850, 10878, 10906, 10919, 10942, 10957, 11007, 11023, 11078, 11100, 11111, 11135, 11154, 11163, 11183, 11220, 11282, 11324,
      11352, 11410, 11458, 11515, 11565, 11604, 11643, 11697, 11748, 11791, 11819, 11847, 11879, 11913, 11946, 11976, 12019, 12084, 12158, 12199,
      12252, 12333, 12377, 12403, 12441, 12499, 12533, 12572, 12598, 12640, 12689, 12732, 12752, 12772, 12806, 12847, 12878, 12912, 12940, 12966,
      12994, 13020, 13029, 13057, 13073, 13088, 13108, 13151, 13173, 13204, 13239, 13270, 13309, 13333, 13390, 13429, 13438, 13447, 13456, 13467,
      13499, 13556, 13576, 13585, 13590, 13647, 13673, 13690, 13711, 13732, 13741, 13778, 13806, 13811, 13836, 13860, 13869, 13880, 13895, 13910,
      13925, 13947, 13964, 13975, 13994, 14007, 14018, 14028, 14063, 14084, 14167, 14217, 14267, 14305, 14316, 14346, 14384, 14401, 14418, 14443,
      14473, 14514, 14529, 14564, 14677, 14710, 14813, 14844, 14921, 14969, 15072, 15087, 15108, 15121, 15158, 15177, 15211, 15241, 15264, 15296,
      15368, 15466, 15491, 15507, 15522, 15554, 15572, 15599, 15626, 15652, 15682, 15727, 15763, 15784, 15803, 15826, 15854, 15875, 15895, 15910,
      15925, 15934, 15957, 15970, 15990, 16005, 16018, 16089, 16123, 16166, 16289, 16331, 16373, 16438, 16517, 16570, 16639, 16686, 16712, 16725,
      16770, 16835, 16858, 16869, 16884, 16903, 16912, 16925, 16944, 16965, 17009, 17024, 17047, 17066, 17085, 17131, 17177, 17217, 17275, 17318,
      17363, 17414, 17454, 17504, 17551, 17597, 17632, 17673, 17712, 17741, 17763, 17789, 17802, 17815, 17826, 17850, 17861, 17889, 17903, 17913,
      17928, 17946, 17964, 17986, 18018, 18048, 18063, 18116, 18163, 18212, 18251, 18290, 18329, 18352, 18374, 18390, 18401, 18425, 18458, 18470,
      18485, 18500, 18521, 18534, 18547, 18565, 18592, 18639, 18680, 18715, 18730, 18745, 18760, 18775, 18807, 18810, 18831, 18853, 18875, 18901,
      18927, 18950, 18972, 18998, 19022, 19050, 19078, 19097, 19127, 19161, 19188, 19236, 19369, 19400, 19508, 19547, 19688, 19720, 19833, 19860,
      19888, 19920, 19953, 20003, 20018, 20092, 20115, 20138, 20182, 20205, 20253, 20266, 20294, 20311, 20348, 20369, 20378, 20402, 20423, 20514,
      20562, 20585, 20604, 20628, 20641, 20658, 20671,
    ])

  static let en = WordTable(
    text: #"""
      a day
      Activity
      Activity: no access
      Activity: no data
      Actual
      Actual {0}°
      Add the feed {0}
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
      Air quality
      Air the rooms at {0}
      Air the rooms now
      Unhealthy for sensitive groups
      The air stays about the same
      Unhealthy
      Very poor
      Very unhealthy
      air
      The air is worst at {0}
      The air is worst now
      Alder
      All {0} done
      All day
      All day, {0}
      all day
      All done
      all hour
      All reminders are done
      ¦one=The server is up¦other=All {0} are up
      Allow access in Settings to show them
      Allow access to Health
      Allow access to Health to see steps
      Allow it in Settings
      Also now
      {0} {1}
      {0} today
      Anytime
      As much daylight as yesterday
      As of {0} ago
      As of an older reading
      At home
      At rest
      at rest
      At sea level
      at {0}
      30-day average
      7-day average
      ¦one={0}-day average¦other={0}-day average
      Avg 
      Battery
      Best
      Best, {0}
      Best week
      Best week {0}
      Birch
      Burn
      Burn at {0}
      Burn {0}
      Calendar
      Calendar: no data
      Calm
      Cancelled
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
      Cheapest hour
      Choose a photo
      Bins
      Dishes
      Laundry
      Plants
      Shopping
      Vacuuming
      Chores
      Clear sky
      Cover all skin, go in soon
      Bare skin freezes within minutes. Cover it all, stay dry, and warm up indoors.
      {0}k
      N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW
      north|north-east|east|south-east|south|south-west|west|north-west
      ¦one={0} completed¦other={0} completed
      computed
      ¦one={0} of {1} is down¦other={0} of {1} are down
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
      Departures
      Dew point {0}°
      Disk
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
      {0}° E
      Ending now
      ends
      Ends in
      ends in {0}
      Ends in {0}
      ends {0}
      Ends
      Energy
      From the grid
      Produced
      To the grid
      Used
      European Environment Agency
      European index
      ¦one={0} event¦other={0} events
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
      {0} at {1}, over by {2}
      {0} from {1} on
      feels
      Feels like
      {0}, air {1}
      Felt unknown
      First quarter
      Flagged
      flagged
      Floors
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
      ¦one={1} of {0} goal met¦other={1} of {0} goals met
      ¦one={1} of {0} goal met in a year¦other={1} of {0} goals met in a year
      ¦one= of {0} goal met¦other= of {0} goals met
      ¦one={1} of {0} goal met this month¦other={1} of {0} goals met this month
      ¦one={1} of {0} goal¦other={1} of {0} goals
      Good afternoon
      Good evening
      Good morning
      grains/m³
      Grass
      gusts {0}
      Gusts
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
      Home energy
      {0} h
      h left
      {0} h {1} min
      {0}h {1}m
      {0}h
      humid
      Humidity
      Humidity {0}
      humidity
      in {0}
      In {0}
      In use
      inHg
      {0} is down
      kcal
      km
      km/h
      kWh
      kW
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
      Leave home by {0}
      left
      Less
      {0} less daylight than yesterday
      {0} less than on the longest day
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
      Limits: {0}
      Lists
      L {0}°
      Mainly clear
      It may not be safe
      measured before {0}
      Meeting room
      m
      µg/m³
      Midnight sun
      mi
      mph
      mm
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
      Moon
      {0} lit
      {0} more
      {0} more daylight than yesterday
      +{0} more
      {0} more than on the shortest day
      2 h +
      More
      Most consistent
      Mugwort
      {0}: {1}
      New moon
      Next hour unavailable
      Next-hour rain unavailable
      Next try at {0}.
      No access
      No access to reminders
      No access to steps
      No activity data
      No air data
      No bookings known
      No burn today
      No calendar chosen
      No calendar data
      No calendar yet
      No data
      no data
      No date
      No day: {0}
      No days to show yet
      No departures
      No events ahead
      No events in the days ahead
      The calendar has no events of “{0}”
      No forecast by hours
      No forecast stored
      ¦one=No {1} next {0} hour¦other=No {1} next {0} hours
      No {0} next hour
      No {0} next {1}
      No {0} this hour
      No more departures
      No place known
      No pollen data
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
      {0}° N
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
      Now
      now
      of {0}
      of {0}, {1} ago
      ¦one=of {0} step¦other=of {0} steps
      {0} old
      Olive
      {0}.
      ¦one={0} open¦other={0} open
      {0} or worse
      Overcast
      Overdue
      overdue
      {0}, {1}
      Particles and gases
      Partly cloudy
      {0}%
      Pinned
      Polar night
      Pollen
      Pressure
      falling
      rising
      steady
      3: protect
      Ragweed
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
      Reminders too old
      rest
      Rest day
      Rest day, {0} ago
      rest day
      Rest
      Rest often, drink
      Depositing rime fog
      {0} of {1} running
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
      Sample
      Seek shade, drink, rest
      Self-sufficiency
      down
      up {0}
      Servers
      Set a location
      Run “{0}” to show your own
      Set “{0}” to the name of the room’s calendar
      Shade and water
      30 days
      7 days
      Sky not known
      {0}, up to {1}°
      Sleet
      sleet
      Slight rain
      Slight rain showers
      Slight snow showers
      Slight snowfall
      Snow
       · snow {0}
      Snow grains
      Snow showers
      snow
      some time
      Soon
      soon
      {0}° S
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
      Sun
      Sunrise
      Sunrise {0}
      Sunset
      boots
      rain shell
      storms
      hat and sunglasses
      umbrella
      windproof
      Then, in {0}
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
      Tomorrow up to {0}°
      tomorrow
      Try again
      12 months
      {0}. {1}.
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
      US index
      all day
      UV {0} {1}
      {0}, burn {1}
      {0}, burn at {1}
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
      Weather too old
      Week
      Week {0}, day {1}
      Week {0}
      {0}° W
      Wet bulb
      Wet bulb, 
      Wet bulb: no data, it may not be safe
      Wet bulb: no data
      Wet bulb {0}
      Wet bulb
      Wet bulb, {0}
      Wind
      Wind {0}
      windy
      Worst today, {0}
      """#,
    starts: [
      0, 6, 15, 35, 53, 60, 73, 90, 101, 114, 122, 126, 148, 161, 169, 184, 189, 194, 204, 213,
      218, 230, 251, 269, 300, 329, 339, 349, 364, 368, 392, 413, 419, 432, 440, 453, 461, 470, 479, 502,
      547, 585, 608, 644, 665, 674, 682, 692, 700, 730, 744, 767, 775, 783, 791, 804, 811, 826, 840, 885,
      890, 898, 903, 913, 923, 937, 943, 948, 960, 969, 978, 996, 1001, 1011, 1017, 1025, 1046, 1117, 1142, 1191,
      1216, 1283, 1301, 1358, 1366, 1377, 1395, 1409, 1424, 1429, 1436, 1444, 1451, 1460, 1470, 1477, 1487, 1514, 1593, 1598,
      1650, 1716, 1757, 1766, 1818, 1848, 1863, 1882, 1912, 1919, 1938, 2007, 2029, 2104, 2122, 2201, 2221, 2290, 2297, 2339,
      2352, 2358, 2388, 2393, 2398, 2412, 2435, 2446, 2462, 2467, 2476, 2485, 2490, 2501, 2520, 2528, 2537, 2568, 2661, 2670,
      2684, 2692, 2703, 2708, 2716, 2728, 2740, 2749, 2754, 2761, 2775, 2784, 2796, 2801, 2829, 2844, 2878, 2898, 2923, 2954,
      2978, 2995, 3016, 3041, 3049, 3062, 3075, 3090, 3111, 3179, 3203, 3278, 3295, 3368, 3388, 3482, 3490, 3514, 3530, 3536,
      3547, 3560, 3573, 3587, 3595, 3603, 3610, 3636, 3642, 3646, 3651, 3668, 3685, 3699, 3713, 3723, 3739, 3748, 3757, 3766,
      3775, 3791, 3806, 3814, 3868, 3942, 3990, 4066, 4112, 4127, 4140, 4153, 4164, 4170, 4180, 4186, 4191, 4196, 4201, 4211,
      4221, 4261, 4335, 4356, 4362, 4382, 4392, 4403, 4415, 4434, 4449, 4453, 4461, 4478, 4492, 4504, 4510, 4517, 4531, 4541,
      4546, 4552, 4561, 4574, 4583, 4590, 4597, 4604, 4609, 4621, 4626, 4629, 4634, 4638, 4641, 4667, 4679, 4691, 4698, 4709,
      4717, 4735, 4749, 4763, 4771, 4786, 4799, 4811, 4841, 4870, 4900, 4919, 4932, 4955, 4976, 4997, 5010, 5040, 5069, 5074,
      5080, 5098, 5103, 5108, 5141, 5174, 5187, 5202, 5216, 5222, 5236, 5242, 5265, 5285, 5295, 5307, 5318, 5329, 5341, 5347,
      5355, 5368, 5387, 5407, 5420, 5422, 5430, 5443, 5446, 5450, 5453, 5457, 5465, 5474, 5479, 5491, 5500, 5517, 5526, 5539,
      5553, 5575, 5593, 5607, 5621, 5626, 5634, 5643, 5676, 5686, 5720, 5726, 5731, 5747, 5755, 5764, 5773, 5795, 5822, 5839,
      5849, 5872, 5891, 5908, 5920, 5938, 5952, 5971, 5988, 6004, 6012, 6020, 6028, 6040, 6060, 6074, 6090, 6118, 6158, 6179,
      6198, 6254, 6271, 6287, 6304, 6323, 6338, 6353, 6364, 6382, 6400, 6413, 6420, 6427, 6442, 6457, 6470, 6483, 6493, 6504,
      6515, 6529, 6537, 6549, 6557, 6570, 6580, 6598, 6617, 6629, 6648, 6665, 6681, 6703, 6735, 6749, 6753, 6757, 6761, 6768,
      6784, 6822, 6830, 6836, 6841, 6872, 6885, 6894, 6902, 6910, 6919, 6939, 6953, 6958, 6965, 6977, 6984, 6993, 7001, 7008,
      7015, 7026, 7034, 7039, 7052, 7065, 7070, 7080, 7102, 7112, 7153, 7174, 7193, 7211, 7216, 7225, 7243, 7252, 7257, 7275,
      7295, 7314, 7319, 7342, 7401, 7417, 7476, 7497, 7537, 7560, 7612, 7617, 7633, 7640, 7664, 7681, 7686, 7693, 7701, 7716,
      7747, 7798, 7814, 7822, 7829, 7843, 7860, 7866, 7872, 7884, 7904, 7924, 7940, 7945, 7958, 7970, 7983, 7988, 7998, 8003,
      8008, 8016, 8025, 8032, 8042, 8049, 8055, 8099, 8114, 8146, 8198, 8215, 8230, 8276, 8328, 8370, 8414, 8435, 8447, 8453,
      8469, 8519, 8534, 8538, 8546, 8558, 8565, 8571, 8582, 8589, 8608, 8617, 8627, 8640, 8653, 8682, 8712, 8738, 8763, 8789,
      8815, 8839, 8863, 8882, 8907, 8931, 8954, 8977, 9003, 9021, 9034, 9040, 9046, 9052, 9061, 9082, 9091, 9101, 9111, 9121,
      9129, 9139, 9149, 9158, 9174, 9193, 9202, 9222, 9242, 9263, 9280, 9299, 9315, 9327, 9336, 9344, 9355, 9369, 9386, 9398,
      9406, 9414, 9426, 9431, 9436, 9445, 9463, 9481, 9500, 9519, 9523, 9527, 9536, 9545, 9557, 9560, 9570, 9580, 9590, 9605,
      9618, 9633, 9644, 9659, 9670, 9685, 9706, 9716, 9732, 9747, 9755, 9777, 9851, 9871, 9933, 9957, 10027, 10043, 10101, 10109,
      10125, 10140, 10153, 10177, 10184, 10219, 10232, 10240, 10264, 10283, 10307, 10315, 10331, 10336, 10354, 10363, 10371, 10380, 10391, 10429,
      10447, 10460, 10469, 10483, 10488, 10497, 10503,
    ])

  static let es = WordTable(
    text: #"""
      al día
      Actividad
      Actividad: sin acceso
      Actividad: sin datos
      Real
      Real {0}°
      Añade la fuente {0}
      Después
      Otra vez a las {0}
      hace {0}
      Aire
      Aire {0}, humedad {1}
      Aire {0}, {1}
      Aire {0}
      Extremadamente desfavorable
      Razonablemente buena
      Buena
      Peligrosa
      Regular
      Desfavorable
      Calidad del aire
      Ventila a las {0}
      Ventila ahora
      Dañina para grupos sensibles
      El aire apenas cambia
      Dañina
      Muy desfavorable
      Muy dañina
      aire
      El aire será peor a las {0}
      El aire está ahora en su peor momento
      Aliso
      {0} completados
      Todo el día
      Todo el día, {0}
      todo el día
      Todo hecho
      toda la hora
      Todos los recordatorios hechos
      ¦one=El servidor funciona¦many=Los {0} funcionan¦other=Los {0} funcionan
      Permite el acceso en Ajustes
      Permite el acceso a Salud
      Permite el acceso a Salud para ver los pasos
      Permítelo en Ajustes
      También ahora
      {0} {1}
      {0} hoy
      Cuando sea
      Tanta luz como ayer
      Datos de hace {0}
      Según datos anteriores
      En casa
      En reposo
      en reposo
      A nivel del mar
      a las {0}
      Promedio de 30 días
      Promedio de 7 días
      ¦one=Promedio de {0} día¦many=Promedio de {0} días¦other=Promedio de {0} días
      Prom. 
      Batería
      Récord
      Récord, {0}
      Mejor semana
      Mejor semana {0}
      Abedul
      Quemadura
      Quemadura a las {0}
      Quemadura {0}
      Calendario
      Calendario: sin datos
      En calma
      Cancelado
      lower
      Precaución
      Acorta los esfuerzos
      Acorta los esfuerzos intensos, bebe cada 20 minutos y vigila los mareos.
      Un vaso cada hora
      Bebe un vaso cada hora y quédate a la sombra.
      Descansa 10 min por hora
      Descansa diez minutos cada hora, a la sombra, y bebe cada vez.
      Quédate a la sombra
      Calor y humedad. Quédate a la sombra y bebe de vez en cuando.
      precaución
      {0} de probabilidad
      {0} de prob. de {1}
      Hora más barata
      Elige una foto
      Basura
      Platos
      Colada
      Plantas
      Compra
      Aspiradora
      Tareas de casa
      Despejado
      Cubre la piel y entra pronto
      La piel desnuda se hiela en minutos. Cúbrela, no te mojes y entra en calor bajo techo.
      {0} mil
      N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSO|SO|OSO|O|ONO|NO|NNO
      norte|noreste|este|sureste|sur|suroeste|oeste|noroeste
      ¦one={0} completado¦many={0} de completados¦other={0} completados
      calculado
      ¦one={0} de {1} está caído¦many={0} de {1} están caídos¦other={0} de {1} están caídos
      Los días contados aparecerán aquí
      Cubre toda la piel
      Cúbrete al mediodía
      Cúbrete entre las {0} y las {1}.
      Peligro
      No entrenes hoy
      No entrenes hoy. El cuerpo no puede soltar el calor que produce.
      Aplaza lo que puedas
      Aplaza lo que puedas. Fuera, solo unos minutos y en compañía.
      Deja el trabajo al aire libre
      Deja el trabajo al aire libre. El sudor ya no enfría lo bastante; un golpe de calor llega rápido.
      Quédate en un lugar fresco
      Quédate en un lugar fresco. Cuida de mayores, enfermos y niños pequeños.
      peligro
      ¦one={1}: {0} paso¦many={1}: {0} de pasos¦other={1}: {0} pasos
      {0}: sin datos
      {0} d
      ¦one={0} día¦many={0} de días¦other={0} días
      {0} d
      días
      Llovizna densa
      Llovizna helada densa
      Salidas
      Punto de rocío {0}°
      Disco
      Distancia
      distancia
      Listo
      {0} de {1}
      Bebe si tienes sed
      Llovizna
      Calor seco
      Sombra, bebe antes de la sed
      El sudor se seca antes de notarse. Bebe antes de tener sed, quédate a la sombra y descansa.
      calor seco
      Próxima hora seca
      {0}° E
      Termina ya
      termina
      Termina en
      termina en {0}
      Termina en {0}
      termina {0}
      Termina
      Energía
      De la red
      Producida
      A la red
      Consumida
      Agencia Europea de Medio Ambiente
      Índice europeo
      ¦one={0} evento¦many={0} eventos¦other={0} eventos
      Calendario no leído
      Posible precaución o peor.
      Posible frío que hiela la piel.
      Posible peligro o peor.
      Posible calor seco.
      Posible calor extremo.
      Posible aviso o peor.
      Extremo
      Frío extremo
      frío extremo
      Peligro extremo
      Peligro de muerte: para
      Para ya y refréscate. Un esfuerzo con este aire pone en peligro la vida.
      Quédate dentro, al fresco
      Quédate dentro, al fresco. Incluso un paseo corto puede acabar en golpe de calor.
      Nada de trabajo fuera
      Nada de trabajo al aire libre. Golpe de calor probable; haz entrar a los demás.
      Busca aire fresco ya
      Busca aire fresco ya: es peligroso incluso en reposo. Moja la piel; si hay confusión, pide ayuda.
      extremo
      {0} de {1} a {2}
      {0} desde las {1}
      sensación
      Sensación
      {0}, aire {1}
      Sensación desconocida
      Cuarto creciente
      Marcados
      marcados
      Pisos
      ¦one=piso¦many=de pisos¦other=pisos
      Enfoque
      Niebla
      Libre
      Llovizna helada
      llovizna helada
      Lluvia helada
      lluvia helada
      Luna llena
      Ve a un lugar fresco
      Objetivo {0}
      Objetivo logrado
      Objetivo logrado
      objetivo logrado
      Objetivo de {0} logrado
      Objetivo {0} / {1}
       de {0}
      ¦one={1} de {0} objetivo logrado¦many={1} de {0} objetivos logrados¦other={1} de {0} objetivos logrados
      ¦one={1} de {0} objetivo logrado en un año¦many={1} de {0} objetivos logrados en un año¦other={1} de {0} objetivos logrados en un año
      ¦one= de {0} objetivo¦many= de {0} objetivos¦other= de {0} objetivos
      ¦one={1} de {0} objetivo logrado este mes¦many={1} de {0} objetivos logrados este mes¦other={1} de {0} objetivos logrados este mes
      ¦one={1} de {0} objetivo¦many={1} de {0} objetivos¦other={1} de {0} objetivos
      Buenas tardes
      Buenas noches
      Buenos días
      granos/m³
      Gramíneas
      rachas {0}
      Rachas
      Granizada
      granizada
      Intenso
      Esfuerzo intenso
      esfuerzo intenso
      Nivel de calor desconocido. Puede no ser seguro.
      Nivel de calor desconocido. Puede no ser seguro: busca sombra, bebe y descansa.
      {0}, máxima a las {1}
      Fuerte
      Lluvia helada fuerte
      {0} fuerte
      Lluvia fuerte
      Aguanieve fuerte
      Chubascos fuertes de nieve
      Nevada fuerte
      hPa
      ↑ {0}°
      ↑ {0}°  ↓ {1}°
      Prioridad alta
      Energía en casa
      {0} h
      h restantes
      {0} h {1} min
      {0} h {1} min
      {0} h
      humedad
      Humedad
      Humedad {0}
      humedad
      en {0}
      En {0}
      Ocupada
      inHg
      {0} está caído
      kcal
      km
      km/h
      kWh
      kW
      {0}, final desconocido
      {0}: termina en
      {0}: quedan {1}
      {0} en
      {0} en {1}
      {0} ahora
      {0} por más de una hora
      {0} en esta hora
      {0} hasta las {1}
      {0} {1}
      Últimos 12 meses
      Últimos 30 días
      Últimos 7 días
      Último nivel: Precaución, hace {0}.
      Último nivel: Peligro, hace {0}.
      Último nivel: Extremo, hace {0}.
      Último dato hace {0}
      Cuarto menguante
      Última lectura hace {0}.
      Lectura hace {0}
      Última lectura a las {0}.
      Último intento {0}
      Último nivel: Aviso, hace {0}.
      El último dato es de hace {0}.
      retraso
      Más tarde
      Sal de casa a las {0}
      quedan
      Menos
      {0} menos de luz que ayer
      {0} menos que el día más largo
      Nivel a las {0}
      Nivel {0} de 5
      Nivel desconocido
      Ligera
      Llovizna ligera
      Ligero
      Llovizna helada ligera
      Lluvia helada ligera
      {0} ligera
      Aguanieve ligera
      Esfuerzo ligero
      esfuerzo ligero
      Límites: {0}
      Listas
      ↓ {0}°
      Mayormente despejado
      Puede no ser seguro
      medido hace {0}
      Sala de reuniones
      m
      µg/m³
      Sol de medianoche
      mi
      mi/h
      mm
      min
      {0} min
      min restantes
      {0} min
      Objetivo fallado
      Moderada
      Llovizna moderada
      Moderado
      {0} moderada
      Lluvia moderada
      Chubascos moderados
      Nevada moderada
      Esfuerzo moderado
      esfuerzo moderado
      Luna
      {0} iluminada
      {0} más
      {0} más de luz que ayer
      +{0} más
      {0} más que el día más corto
      más de 2 h
      Más
      El más constante
      Artemisa
      {0}: {1}
      Luna nueva
      Próxima hora no disponible
      Lluvia en la próxima hora no disponible
      Próximo intento a las {0}.
      Sin acceso
      Sin acceso a recordatorios
      Sin acceso a los pasos
      Sin datos de actividad
      Sin datos del aire
      Sin reservas conocidas
      Hoy sin quemaduras
      Ningún calendario elegido
      Sin datos del calendario
      Aún sin calendario
      Sin datos
      sin datos
      Sin fecha
      Día no válido: {0}
      Aún no hay días
      Sin salidas
      Sin próximos eventos
      Sin eventos en los próximos días
      El calendario no tiene eventos de «{0}»
      Sin pronóstico por horas
      Sin pronóstico guardado
      ¦one=Sin {1} en {0} h¦many=Sin {1} en {0} h¦other=Sin {1} en {0} h
      Sin {0} en la próxima hora
      Sin {0} en {1}
      Sin {0} en esta hora
      No hay más salidas
      Lugar desconocido
      Sin datos de polen
      Sin lectura
      Sin datos recientes del tiempo
      Sin datos de recordatorios
      Sin datos de pasos
      Sin sol
      sin sol
      Sin temperatura
      Aún sin datos del tiempo
      Nada marcado
      Nada vencido
      Nada próximo
      Nada hoy
      Ninguno hoy
      Ninguno mañana
      {0}° N
      Desfasado
      ahora no
      no es posible
      hoy no
      Sin actualizar hoy
      Nada después
      Nada pendiente
      Nada más hoy
      Aún no hay nada
      Nada previsto
      Nada guardado aún
      Aún no hay nada guardado.
      Nada por hacer
      Ahora
      Ahora
      ahora
      de {0}
      de {0}, hace {1}
      ¦one=de {0} paso¦many=de {0} de pasos¦other=de {0} pasos
      hace {0}
      Olivo
      {0}.
      ¦one={0} pendiente¦many={0} de pendientes¦other={0} pendientes
      {0} o peor
      Cubierto
      Vencidos
      vencidos
      {0}, {1}
      Partículas y gases
      Parcialmente nublado
      {0} %
      Fijado
      Noche polar
      Polen
      Presión
      bajando
      subiendo
      estable
      3: protección
      Ambrosía
      Lluvia
       · lluvia {0}
      Chubascos
      lluvia
      {0}–{1}
      hoy de {0} a {1}
      Recordatorios
      Los recordatorios aparecerán aquí al leerse
      Recordatorios: sin acceso
      Recordatorios: sin datos
      Recordatorios desactualizados
      reposo
      Día de descanso
      Descanso, hace {0}
      descanso
      Reposo
      Descansa, bebe
      Niebla engelante
      {0} de {1} en marcha
      Seguro
      Bien para entrenar fuerte
      Bien para entrenar fuerte. Bebe antes, durante y después.
      Bien para pasear
      Bien para pasear o un esfuerzo ligero. Bebe cuando tengas sed.
      Bien para trabajar
      Bien para un trabajo constante. Lleva agua.
      Sin riesgo en reposo
      Sin riesgo por calor en reposo. Bebe cuando tengas sed.
      seguro
      Igual que el aire
      Ejemplo
      Sombra, agua, descanso
      Autosuficiencia
      caído
      activo desde hace {0}
      Servidores
      Elige una ubicación
      Ejecute «{0}» para ver sus datos
      Ponga en «{0}» el nombre del calendario de la sala
      Sombra y agua
      30 días
      7 días
      Cielo desconocido
      {0}, hasta {1}°
      Aguanieve
      aguanieve
      Lluvia ligera
      Chubascos ligeros
      Chubascos ligeros de nieve
      Nevada ligera
      Nieve
       · nieve {0}
      Cinarra
      Chubascos de nieve
      nieve
      un tiempo
      Pronto
      pronto
      {0}° S
      quedan {0}
      empieza
      Empieza en
      Empieza
      Pasos
      ¦one={0} paso al día¦many={0} de pasos al día¦other={0} pasos al día
      pasos, hace {0}
      ¦one={0} paso¦many={0} de pasos¦other={0} pasos
      ¦one={0} paso, objetivo logrado¦many={0} de pasos, objetivo logrado¦other={0} pasos, objetivo logrado
      Pasos: sin acceso
      Pasos: sin datos
      ¦one={1} de {0} paso¦many={1} de {0} de pasos¦other={1} de {0} pasos
      ¦one={0} paso, descanso¦many={0} de pasos, descanso¦other={0} pasos, descanso
      ¦one={0} paso, {1}¦many={0} de pasos, {1}¦other={0} pasos, {1}
      ¦one={0} paso hoy¦many={0} de pasos hoy¦other={0} pasos hoy
      pasos hoy, hace {0}
      pasos hoy
      pasos
      Para y refréscate
      ¦one=Racha de {0} día¦many=Racha de {0} de días¦other=Racha de {0} días
      {0}, hasta las {1}
      Sol
      Amanecer
      Amanecer {0}
      Atardecer
      botas
      impermeable
      tormentas
      gorra y gafas de sol
      paraguas
      cortavientos
      Luego, en {0}
      Tormenta
      Tormenta con granizo fuerte
      Tormenta con granizo ligero
      Ropa ligera y holgada
      Atiende a niños y mayores
      Ropa seca, lejos del viento
      Piel blanca: entra
      Mójate, usa un ventilador
      Mareo o náusea: pide ayuda
      El sudor se seca sin notarlo
      Enfría la piel con agua
      Confusión: pide ayuda
      Bebe según tu sed
      Vuelve a mirar si sube el calor
      Bebe antes de tener sed
      No te quedes a solas
      {0}, todo el día
      por hacer
      Hoy
      hoy
      Mañana
      Mañana hasta {0}°
      mañana
      Reintentar
      12 meses
      {0}. {1}.
      Desconocido
      Hasta las {0}
      hasta las {0}
      Sin título
      Máximo {0} hoy
      Máximo {0} mañana
      Próximos
      Actualiza la actividad
      Actualiza el calendario
      Actualiza los recordatorios
      Actualiza los pasos
      Actualiza el tiempo
      Actualizado hace {0}
      Actualizado {0}
      Índice de EE. UU.
      todo el día
      UV {0} {1}
      {0}, quemadura {1}
      {0}, quemadura a las {1}
      UV {0}, {1}
      Extremo
      extremo
      3+ desde las {0}
      Alto
      alto
      Índice UV
      Índice UV {0}, {1}
      Índice UV: sin datos
      Índice UV 0, sin sol
      Índice UV desconocido
      Bajo
      bajo
      Moderado
      moderado
      UV: sin datos
      UV
      3+ hasta las {0}
      Muy alto
      muy alto
      fue {0} a las {1}
      UV 0, sin sol
      UV 0 hasta las {0}
      Muy fuerte
      {0} muy fuerte
      Muy ligera
      {0} muy ligera
      Chubascos muy fuertes
      Vitamina D
      Luna menguante
      Gibosa menguante
      Aviso
      Entrena bajo techo
      Entrena bajo techo o muy temprano. Nadie debería entrenar a solas.
      Baja el ritmo y bebe
      Baja el ritmo, bebe cada 20 minutos y descansa en un lugar fresco.
      Descansa 30 min por hora
      Descansa la mitad de cada hora en un lugar fresco. Para al primer dolor de cabeza.
      Refréscate a menudo
      Busca un ventilador o una sala fresca y bebe cada media hora.
      aviso
      Luna creciente
      Gibosa creciente
      Abrigo y gorro
      Abrigo grueso, gorro, guantes
      Chaqueta
      Abrigo grueso y capas, cubre las orejas
      Manga larga
      Camiseta
      Pantalón corto y tela ligera
      Limita el tiempo fuera
      Jersey o chaqueta ligera
      Tiempo
      Datos antiguos
      Semana
      Semana {0}, día {1}
      Semana {0}
      {0}° O
      Bulbo húmedo
      Bulbo húmedo, 
      Bulbo húmedo: sin datos, puede no ser seguro
      Bulbo húmedo: sin datos
      Bulbo húmedo {0}
      Bulbo húmedo
      Bulbo húmedo, {0}
      Viento
      Viento {0}
      viento
      Lo peor de hoy, {0}
      """#,
    starts: [
      0, 8, 18, 40, 61, 66, 77, 98, 107, 126, 135, 140, 162, 176, 185, 213, 234, 240, 250, 258,
      271, 288, 306, 320, 350, 372, 380, 397, 409, 414, 443, 482, 488, 504, 517, 535, 548, 559, 572, 603,
      679, 708, 734, 779, 801, 816, 824, 832, 843, 863, 881, 905, 913, 923, 933, 949, 959, 980, 1000, 1084,
      1091, 1100, 1108, 1121, 1134, 1151, 1158, 1168, 1188, 1202, 1213, 1235, 1244, 1254, 1260, 1272, 1293, 1366, 1384, 1431,
      1456, 1519, 1540, 1603, 1615, 1635, 1655, 1672, 1687, 1694, 1701, 1708, 1716, 1723, 1734, 1749, 1759, 1788, 1876, 1885,
      1937, 1992, 2061, 2071, 2166, 2203, 2222, 2244, 2278, 2286, 2302, 2367, 2388, 2452, 2482, 2582, 2610, 2686, 2694, 2760,
      2775, 2781, 2832, 2838, 2844, 2859, 2881, 2889, 2911, 2917, 2927, 2937, 2943, 2954, 2973, 2982, 2993, 3022, 3115, 3126,
      3145, 3153, 3164, 3172, 3183, 3198, 3213, 3225, 3233, 3242, 3252, 3262, 3271, 3281, 3315, 3331, 3385, 3406, 3434, 3467,
      3491, 3511, 3534, 3556, 3564, 3578, 3592, 3608, 3632, 3706, 3733, 3816, 3838, 3919, 3940, 4039, 4047, 4064, 4082, 4093,
      4104, 4118, 4141, 4158, 4167, 4176, 4182, 4221, 4229, 4236, 4242, 4258, 4274, 4288, 4302, 4313, 4334, 4347, 4364, 4381,
      4398, 4422, 4441, 4449, 4556, 4696, 4768, 4902, 4983, 4997, 5011, 5024, 5035, 5046, 5057, 5064, 5074, 5084, 5092, 5109,
      5126, 5175, 5255, 5278, 5285, 5306, 5317, 5331, 5348, 5375, 5389, 5393, 5403, 5424, 5439, 5456, 5462, 5474, 5488, 5502,
      5508, 5516, 5524, 5536, 5544, 5551, 5558, 5566, 5571, 5588, 5593, 5596, 5601, 5605, 5608, 5631, 5647, 5663, 5670, 5681,
      5691, 5716, 5733, 5751, 5759, 5777, 5795, 5812, 5850, 5884, 5918, 5940, 5957, 5983, 6000, 6027, 6047, 6079, 6111, 6119,
      6130, 6152, 6159, 6165, 6191, 6224, 6240, 6255, 6273, 6280, 6296, 6303, 6326, 6347, 6358, 6375, 6391, 6407, 6421, 6428,
      6438, 6459, 6479, 6495, 6513, 6515, 6523, 6541, 6544, 6549, 6552, 6556, 6564, 6578, 6586, 6603, 6612, 6630, 6639, 6652,
      6668, 6688, 6704, 6722, 6740, 6745, 6759, 6768, 6793, 6803, 6835, 6847, 6852, 6870, 6879, 6888, 6899, 6927, 6968, 6996,
      7007, 7034, 7057, 7080, 7099, 7122, 7141, 7168, 7193, 7213, 7223, 7233, 7243, 7264, 7282, 7294, 7316, 7351, 7393, 7419,
      7444, 7514, 7542, 7557, 7578, 7598, 7616, 7635, 7647, 7678, 7705, 7724, 7732, 7740, 7756, 7782, 7795, 7808, 7822, 7831,
      7843, 7859, 7867, 7877, 7886, 7900, 7907, 7926, 7940, 7955, 7969, 7986, 8000, 8019, 8046, 8061, 8067, 8073, 8079, 8086,
      8103, 8163, 8172, 8178, 8183, 8249, 8260, 8269, 8278, 8287, 8296, 8316, 8337, 8344, 8351, 8363, 8369, 8378, 8386, 8395,
      8403, 8418, 8428, 8435, 8450, 8460, 8467, 8477, 8494, 8508, 8554, 8580, 8605, 8635, 8642, 8659, 8678, 8687, 8694, 8709,
      8726, 8747, 8754, 8780, 8839, 8856, 8919, 8938, 8982, 9003, 9059, 9066, 9084, 9092, 9115, 9131, 9138, 9160, 9171, 9192,
      9227, 9280, 9294, 9303, 9311, 9329, 9346, 9356, 9366, 9380, 9398, 9425, 9439, 9445, 9459, 9467, 9486, 9492, 9502, 9509,
      9516, 9524, 9535, 9543, 9554, 9562, 9568, 9643, 9659, 9710, 9815, 9833, 9850, 9922, 10003, 10069, 10132, 10152, 10162, 10168,
      10187, 10265, 10284, 10288, 10297, 10310, 10320, 10326, 10338, 10348, 10369, 10378, 10391, 10405, 10414, 10442, 10470, 10492, 10519, 10547,
      10566, 10593, 10621, 10650, 10675, 10698, 10717, 10749, 10773, 10794, 10812, 10822, 10826, 10830, 10838, 10858, 10866, 10877, 10886, 10896,
      10908, 10922, 10936, 10948, 10964, 10984, 10994, 11017, 11041, 11069, 11089, 11109, 11130, 11146, 11165, 11178, 11189, 11208, 11233, 11245,
      11253, 11261, 11278, 11283, 11288, 11299, 11319, 11341, 11363, 11386, 11391, 11396, 11405, 11414, 11428, 11431, 11448, 11457, 11466, 11484,
      11498, 11517, 11528, 11543, 11554, 11569, 11591, 11602, 11617, 11634, 11640, 11659, 11727, 11748, 11815, 11840, 11923, 11944, 12006, 12012,
      12027, 12044, 12059, 12089, 12098, 12138, 12150, 12159, 12189, 12212, 12237, 12244, 12259, 12266, 12287, 12298, 12306, 12320, 12336, 12382,
      12407, 12425, 12439, 12458, 12465, 12476, 12483,
    ])

  static let fi = WordTable(
    text: #"""
      päivässä
      Aktiivisuus
      Aktiivisuus: ei käyttölupaa
      Aktiivisuus: ei tietoja
      Mitattu
      Mitattu {0}°
      Lisää tietolähde {0}
      Sen jälkeen
      Taas klo {0}
      {0} sitten
      Ilma
      Ilma {0}, kosteus {1}
      Ilma {0}, {1}
      Ilma {0}
      Äärimmäisen huono
      Tyydyttävä
      Hyvä
      Vaarallinen
      Välttävä
      Huono
      Ilmanlaatu
      Tuuleta klo {0}
      Tuuleta nyt
      Haitallinen herkille
      Ilma pysyy suunnilleen ennallaan
      Haitallinen
      Erittäin huono
      Hyvin haitallinen
      ilma
      Ilma on huonoimmillaan klo {0}
      Ilma on huonoimmillaan nyt
      Leppä
      Kaikki {0} tehty
      Koko päivä
      Koko päivä, {0}
      koko päivä
      Kaikki tehty
      koko tunnin
      Kaikki muistutukset on tehty
      ¦one=Palvelin on käynnissä¦other=Kaikki {0} käynnissä
      Salli käyttö Asetuksissa
      Salli Terveyden käyttö
      Salli Terveyden käyttö nähdäksesi askeleet
      Salli Asetuksissa
      Myös nyt
      {0} {1}
      {0} tänään
      Milloin vain
      Yhtä paljon valoa kuin eilen
      Tilanne {0} sitten
      Vanhan tiedon mukaan
      Kotona
      Levossa
      levossa
      Merenpinnan tasolla
      klo {0}
      30 pv:n keskiarvo
      7 pv:n keskiarvo
      ¦one={0} pv:n keskiarvo¦other={0} pv:n keskiarvo
      Ka. 
      Akku
      Paras
      Paras, {0}
      Paras viikko
      Paras viikko {0}
      Koivu
      Iho palaa
      Palaa klo {0}
      Palaa {0}
      Kalenteri
      Kalenteri: ei tietoja
      Tyyntä
      Peruttu
      lower
      Varo
      Lyhennä kovia treenejä
      Lyhennä kovia treenejä, juo 20 minuutin välein ja tarkkaile huimausta.
      Juo lasillinen tunnissa
      Juo lasillinen tunnissa ja pysy varjossa.
      Lepää 10 min tunnissa
      Lepää kymmenen minuuttia joka tunti varjossa ja juo joka kerta.
      Pysy varjossa
      Lämmintä ja kosteaa. Pysy varjossa ja juo silloin tällöin.
      varo
      Todennäköisyys {0}
      {0} tod.näk. {1}
      Halvin tunti
      Valitse kuva
      Roskat
      Tiskit
      Pyykit
      Kasvit
      Ostokset
      Imurointi
      Kotityöt
      Selkeää
      Peitä iho, mene pian sisään
      Paljas iho jäätyy minuuteissa. Peitä se, pysy kuivana ja lämmittele sisällä.
      {0} t.
      P|PPKo|Ko|IKo|I|IKa|Ka|EKa|E|ELo|Lo|LLo|L|LLu|Lu|PLu
      pohjoinen|koillinen|itä|kaakko|etelä|lounas|länsi|luode
      ¦one={0} tehty¦other={0} tehty
      laskettu
      ¦one={0}/{1} on alhaalla¦other={0}/{1} on alhaalla
      Lasketut päivät näkyvät tässä
      Peitä iho kokonaan
      Suojaudu keskipäivällä
      Suojaudu klo {0}–{1}.
      Vaara
      Älä treenaa tänään
      Älä treenaa tänään. Keho ei pääse eroon lämmöstään.
      Lykkää, mitä voit
      Lykkää, mitä voit. Ulkona vain minuutteja ja seurassa.
      Lopeta ulkotyö
      Lopeta ulkotyö. Hiki ei enää viilennä; lämpöhalvaus voi tulla nopeasti.
      Pysy viileässä
      Pysy viileässä. Huolehdi vanhuksista, sairaista ja pienistä lapsista.
      vaara
      ¦one={1}: {0} askel¦other={1}: {0} askelta
      {0}: ei tietoja
      {0} pv
      ¦one={0} päivä¦other={0} päivää
      {0} pv
      päivää
      Tiheää tihkua
      Tiheää jäätävää tihkua
      Lähtevät
      Kastepiste {0}°
      Levy
      Matka
      matka
      Valmis
      {0}/{1}
      Juo, kun janottaa
      Tihkua
      Kuiva kuumuus
      Varjoon, juo ennen janoa
      Hiki kuivuu ennen kuin sen tuntee. Juo ennen janoa, pysy varjossa ja lepää usein.
      kuiva kuumuus
      Poutaa tunnin ajan
      {0}° I
      Loppuu nyt
      päättyy
      Päättymiseen
      päättymiseen {0}
      Loppuu {0} päästä
      päättyy {0}
      Päättyy
      Energia
      Verkosta
      Tuotettu
      Verkkoon
      Kulutettu
      Euroopan ympäristökeskus
      Eurooppalainen indeksi
      ¦one={0} tapahtuma¦other={0} tapahtumaa
      Tapahtumia ei ole luettu
      Varo-taso tai pahempi mahdollinen.
      Ihoa jäädyttävä kylmyys mahdollinen.
      Vaara tai pahempi mahdollinen.
      Kuiva kuumuus mahdollinen.
      Äärimmäinen kuumuus mahdollinen.
      Varoitus tai pahempi mahdollinen.
      Äärimmäinen
      Ankara kylmyys
      ankara kylmyys
      Äärimmäinen vaara
      Hengenvaara: lopeta
      Lopeta heti ja viilentele. Rasitus tässä ilmassa on hengenvaarallista.
      Pysy sisällä viileässä
      Pysy sisällä viileässä. Lyhyt kävelykin voi päättyä lämpöhalvaukseen.
      Ei työtä ulkona
      Ei lainkaan työtä ulkona. Lämpöhalvaus on todennäköinen; tuo muutkin sisään.
      Mene heti viileään
      Mene heti viileään: vaarallista levossakin. Viilennä ihoa vedellä; soita apua, jos joku on sekava.
      äärimmäinen
      {0} klo {1}, ohi klo {2}
      {0} klo {1} alkaen
      tuntuu
      Tuntuu kuin
      {0}, ilma {1}
      Tuntuma ei tiedossa
      Kasvava puolikuu
      Liputetut
      liputettu
      Kerrokset
      ¦one=kerros¦other=kerrosta
      Keskity
      Sumua
      Vapaa
      Jäätävä tihku
      jäätävää tihkua
      Jäätävä sade
      jäätävää sadetta
      Täysikuu
      Mene viileään
      Tavoite {0}
      Tavoite täyttyi
      Tavoite täyttyi
      tavoite täyttyi
      Tavoite {0} täyttyi
      Tavoite {0} / {1}
      /{0}
      ¦one={1}/{0} tavoite täyttyi¦other={1}/{0} tavoitetta täyttyi
      ¦one={1}/{0} tavoite täyttyi vuodessa¦other={1}/{0} tavoitetta täyttyi vuodessa
      ¦one=/{0} tavoite täyttyi¦other=/{0} tavoitetta täyttyi
      ¦one={1}/{0} tavoite täyttyi tässä kuussa¦other={1}/{0} tavoitetta täyttyi tässä kuussa
      ¦one={1}/{0} tavoite¦other={1}/{0} tavoitetta
      Hyvää iltapäivää
      Hyvää iltaa
      Hyvää huomenta
      kpl/m³
      Heinät
      puuskat {0}
      Puuskat
      Raesade
      raesadetta
      Raskas
      Raskas työ
      raskas työ
      Kuumuuden taso ei tiedossa. Se ei ehkä ole turvallinen.
      Kuumuuden taso ei tiedossa. Se ei ehkä ole turvallinen: hakeudu varjoon, juo ja lepää.
      {0}, rankinta klo {1}
      Rankkaa
      Rankkaa jäätävää sadetta
      Rankkaa {0}
      Rankkasadetta
      Sakeaa räntää
      Sakeita lumikuuroja
      Sakeaa lumisadetta
      hPa
      ↑ {0}°
      ↑ {0}°  ↓ {1}°
      Tärkeät
      Kodin energia
      {0} t
      t jäljellä
      {0} t {1} min
      {0} t {1} min
      {0} t
      kosteaa
      Kosteus
      Kosteus {0}
      kosteus
      {0} päästä
      Alkuun {0}
      Varattu
      inHg
      {0} on alhaalla
      kcal
      km
      km/h
      kWh
      kW
      {0}, loppu ei tiedossa
      {0} loppuu
      {0} vielä {1}
      {0} alkaa
      {0} {1} päästä
      {0} nyt
      {0} yli tunnin
      {0} tällä tunnilla
      {0} klo {1} asti
      {0} {1}
      Viimeiset 12 kk
      Viimeiset 30 päivää
      Viimeiset 7 päivää
      Viimeisin taso: Varo, {0} sitten.
      Viimeisin taso: Vaara, {0} sitten.
      Viimeisin taso: Äärimmäinen, {0} sitten.
      Viimeksi {0} sitten
      Vähenevä puolikuu
      Viimeisin mittaus {0} sitten.
      Mitattu {0} sitten
      Viimeisin mittaus klo {0}.
      Viimeisin yritys klo {0}
      Viimeisin taso: Varoitus, {0} sitten.
      Viimeisimmät säätiedot: {0} sitten.
      myöhässä
      Myöhemmin
      Lähde kotoa klo {0}
      jäljellä
      Vähemmän
      {0} vähemmän valoa kuin eilen
      {0} alle vuoden pisimmän päivän
      Taso klo {0}
      Taso {0}/5
      Taso ei tiedossa
      Heikkoa
      Heikkoa tihkua
      Kevyt
      Heikkoa jäätävää tihkua
      Heikkoa jäätävää sadetta
      Heikkoa {0}
      Heikkoa räntää
      Kevyt työ
      kevyt työ
      Rajat: {0}
      Listat
      ↓ {0}°
      Enimmäkseen selkeää
      Ei ehkä turvallista
      mitattu {0} sitten
      Kokoushuone
      m
      µg/m³
      Yötön yö
      mi
      mi/h
      mm
      min
      {0} min
      min jäljellä
      {0} min
      Jäi tavoitteesta
      Kohtalaista
      Kohtalaista tihkua
      Kohtalainen
      Kohtalaista {0}
      Kohtalaista sadetta
      Kohtalaisia sadekuuroja
      Kohtalaista lumisadetta
      Kohtalainen työ
      kohtalainen työ
      Kuu
      {0} valaistu
      {0} lisää
      {0} enemmän valoa kuin eilen
      +{0} lisää
      {0} yli vuoden lyhimmän päivän
      yli 2 t
      Enemmän
      Tasaisin
      Pujo
      {0}: {1}
      Uusikuu
      Seuraava tunti ei tiedossa
      Tunnin sateesta ei tietoa
      Seuraava yritys klo {0}.
      Ei käyttölupaa
      Ei lupaa muistutuksiin
      Ei lupaa askeliin
      Ei aktiivisuustietoja
      Ei ilmatietoja
      Varauksia ei tiedossa
      Ei pala tänään
      Kalenteria ei ole valittu
      Ei kalenteritietoja
      Ei vielä kalenteria
      Ei tietoja
      ei tietoja
      Ei päivämäärää
      Virheellinen päivä: {0}
      Ei vielä päiviä
      Ei lähtöjä
      Ei tulevia tapahtumia
      Ei tapahtumia lähipäivinä
      Kalenterissa ei ole tapahtumia kalenterista ”{0}”
      Ei tuntiennustetta
      Ei tallennettua ennustetta
      ¦one=Ei {1} {0} tuntiin¦other=Ei {1} {0} tuntiin
      Ei {0} tuntiin
      Ei {0} {1} aikana
      Ei {0} tällä tunnilla
      Ei enää lähtöjä
      Paikkaa ei tiedossa
      Ei siitepölytietoja
      Ei mittausta
      Ei tuoreita säätietoja
      Ei muistutustietoja
      Ei askeltietoja
      Ei aurinkoa
      ei aurinkoa
      Ei lämpötilaa
      Ei vielä säätietoja
      Ei liputettuja
      Ei myöhässä olevia
      Ei mitään pian
      Ei mitään tänään
      Ei tänään
      Ei huomenna
      {0}° P
      Ei ajan tasalla
      ei nyt
      ei mahdollista
      ei tänään
      Ei päivitetty tänään
      Sen jälkeen ei mitään
      Ei erääntyviä
      Ei muuta tänään
      Täällä ei ole vielä mitään
      Ei suunnitelmia
      Ei vielä tallennettu
      Mitään ei ole vielä tallennettu.
      Ei tehtävää
      Nyt
      Nyt
      nyt
      / {0}
      / {0}, {1} sitten
      ¦one=/ {0} askel¦other=/ {0} askelta
      {0} sitten
      Oliivipuu
      {0}.
      ¦one={0} tekemättä¦other={0} tekemättä
      {0} tai pahempi
      Pilvistä
      Myöhässä
      myöhässä
      {0}, {1}
      Hiukkaset ja kaasut
      Puolipilvistä
      {0} %
      Kiinnitetty
      Kaamos
      Siitepöly
      Ilmanpaine
      laskee
      nousee
      tasainen
      3: suojaudu
      Tuoksukki
      Sade
       · sade {0}
      Sadekuuroja
      sadetta
      {0}–{1}
      tänään {0}–{1}
      Muistutukset
      Muistutukset näkyvät tässä, kun ne on luettu
      Muistutukset: ei lupaa
      Muistutukset: ei tietoja
      Muistutukset vanhentuneet
      lepo
      Lepopäivä
      Lepopäivä, {0} sitten
      lepopäivä
      Lepo
      Lepää usein, juo
      Huurtavaa sumua
      {0}/{1} käynnissä
      Turvallista
      Sopii kovaan treeniin
      Sopii kovaan treeniin. Juo ennen, aikana ja jälkeen.
      Sopii kävelyyn
      Sopii kävelyyn tai kevyeen työhön. Juo, kun sinulla on jano.
      Sopii tasaiseen työhön
      Sopii tasaiseen työhön. Ota vettä mukaan.
      Ei kuumahaittaa levossa
      Ei kuumahaittaa levossa. Juo, kun sinulla on jano.
      turvallista
      Sama kuin ilma
      Esimerkki
      Varjoon, juo, lepää
      Omavaraisuus
      alhaalla
      käynnissä {0}
      Palvelimet
      Aseta sijainti
      Suorita ”{0}”, niin näet omat tietosi
      Anna muuttujaan ”{0}” huoneen kalenterin nimi
      Varjoa ja vettä
      30 pv
      7 pv
      Taivas ei tiedossa
      {0}, enintään {1}°
      Räntäsade
      räntäsadetta
      Heikkoa sadetta
      Heikkoja sadekuuroja
      Heikkoja lumikuuroja
      Heikkoa lumisadetta
      Lumisade
       · lumisade {0}
      Lumijyväsiä
      Lumikuuroja
      lumisadetta
      jokin aika
      Pian
      pian
      {0}° E
      {0} jäljellä
      alkaa
      Alkuun
      Alkaa
      Askeleet
      ¦one={0} askel päivässä¦other={0} askelta päivässä
      askelta, {0} sitten
      ¦one={0} askel¦other={0} askelta
      ¦one={0} askel, tavoite täyttyi¦other={0} askelta, tavoite täyttyi
      Askeleet: ei käyttölupaa
      Askeleet: ei tietoja
      ¦one={1}/{0} askel¦other={1}/{0} askelta
      ¦one={0} askel, lepopäivä¦other={0} askelta, lepopäivä
      ¦one={0} askel, {1}¦other={0} askelta, {1}
      ¦one={0} askel tänään¦other={0} askelta tänään
      askelta tänään, {0} sitten
      askelta tänään
      askelta
      Lopeta, viilentele
      ¦one={0} päivän putki¦other={0} päivän putki
      {0}, klo {1} asti
      Aurinko
      Nousu
      Auringonnousu {0}
      Lasku
      saappaat
      sadetakki
      ukkosta
      hattu ja aurinkolasit
      sateenvarjo
      tuulitakki
      Sitten {0} päästä
      Ukkosta
      Ukkosta ja runsaasti rakeita
      Ukkosta ja vähän rakeita
      Kevyet, väljät vaatteet
      Huolehdi lapsista ja vanhuksista
      Pysy kuivana ja tuulelta
      Valkea iho: sisään
      Kastele iho, käytä tuuletinta
      Huimaa tai oksettaa: hae apua
      Hiki kuivuu huomaamatta
      Viilennä ihoa vedellä
      Sekava: soita apua
      Juo janon mukaan
      Katso taas, jos lämpenee
      Juo ennen janoa
      Älä jää yksin
      {0}, koko päivä
      tekemättä
      Tänään
      tänään
      Huomenna
      Huomenna enintään {0}°
      huomenna
      Yritä uudelleen
      12 kk
      {0}. {1}.
      Ei tiedossa
      Klo {0} asti
      klo {0} asti
      Nimetön
      Enintään {0} tänään
      Enintään {0} huomenna
      Tulevat
      Päivitä aktiivisuus
      Päivitä kalenteri
      Päivitä muistutukset
      Päivitä askeleet
      Päivitä sää
      Päivitetty {0} sitten
      Päivitetty klo {0}
      Yhdysvaltain indeksi
      koko päivän
      UV {0} {1}
      {0}, palaa {1}
      {0}, palaa klo {1}
      UV {0}, {1}
      Äärimmäinen
      äärimmäinen
      3+ klo {0} alkaen
      Voimakas
      voimakas
      UV-indeksi
      UV-indeksi {0}, {1}
      UV-indeksi: ei tietoja
      UV-indeksi 0, ei aurinkoa
      UV-indeksi ei tiedossa
      Heikko
      heikko
      Kohtalainen
      kohtalainen
      UV: ei tietoja
      UV
      3+ klo {0} asti
      Hyvin voimakas
      hyvin voimakas
      oli {0} klo {1}
      UV 0, ei aurinkoa
      UV 0 klo {0} asti
      Hyvin rankkaa
      Hyvin rankkaa {0}
      Hyvin heikkoa
      Hyvin heikkoa {0}
      Rankkoja sadekuuroja
      D-vitamiini
      Vähenevä sirppi
      Vähenevä kuu
      Varoitus
      Treenaa sisällä
      Treenaa sisällä tai varhain aamulla. Kenenkään ei pidä treenata yksin.
      Hidasta ja juo
      Hidasta, juo 20 minuutin välein ja lepää viileässä.
      Lepää 30 min tunnissa
      Lepää puolet joka tunnista viileässä. Lopeta heti, jos pää särkee.
      Viilentele usein
      Etsi tuuletin tai viileä huone ja juo puolen tunnin välein.
      varoitus
      Kasvava sirppi
      Kasvava kuu
      Päällystakki ja pipo
      Paksu takki, pipo, käsineet
      Takki
      Paksu takki ja kerroksia, korvat peittoon
      Pitkähihainen
      T-paita
      Shortsit ja kevyt kangas
      Ulkona vain lyhyesti
      Villapaita tai kevyt takki
      Sää
      Säätiedot vanhentuneet
      Viikko
      Viikko {0}, päivä {1}
      Viikko {0}
      {0}° L
      Märkälämpö
      Märkälämpö, 
      Märkälämpö: ei tietoja, ei ehkä turvallista
      Märkälämpö: ei tietoja
      Märkälämpö {0}
      Märkälämpö
      Märkälämpö, {0}
      Tuuli
      Tuuli {0}
      tuulista
      Huonointa tänään {0}
      """#,
    starts: [
      0, 12, 24, 54, 78, 86, 100, 124, 137, 150, 161, 166, 188, 202, 211, 232, 245, 251, 263, 275,
      281, 292, 308, 320, 341, 374, 386, 402, 420, 425, 456, 483, 490, 507, 520, 538, 551, 564, 576, 605,
      665, 692, 717, 764, 782, 792, 800, 814, 827, 857, 876, 897, 904, 912, 920, 940, 948, 966, 983, 1034,
      1039, 1044, 1050, 1061, 1074, 1091, 1097, 1107, 1121, 1131, 1141, 1163, 1171, 1179, 1185, 1190, 1215, 1289, 1313, 1355,
      1379, 1445, 1459, 1522, 1527, 1548, 1566, 1579, 1592, 1599, 1606, 1613, 1620, 1629, 1639, 1649, 1659, 1690, 1773, 1781,
      1834, 1893, 1926, 1935, 1988, 2024, 2044, 2070, 2094, 2100, 2124, 2187, 2208, 2266, 2282, 2360, 2377, 2450, 2456, 2501,
      2517, 2524, 2563, 2570, 2580, 2596, 2626, 2637, 2654, 2659, 2665, 2671, 2678, 2686, 2704, 2711, 2725, 2750, 2834, 2848,
      2867, 2875, 2886, 2896, 2911, 2930, 2951, 2965, 2975, 2983, 2992, 3001, 3010, 3020, 3047, 3070, 3112, 3137, 3172, 3213,
      3244, 3271, 3307, 3341, 3356, 3371, 3386, 3407, 3427, 3500, 3527, 3607, 3625, 3710, 3731, 3834, 3849, 3874, 3893, 3900,
      3912, 3926, 3946, 3963, 3973, 3983, 3993, 4022, 4030, 4036, 4042, 4060, 4081, 4098, 4120, 4130, 4146, 4158, 4175, 4192,
      4209, 4230, 4248, 4253, 4319, 4403, 4463, 4559, 4607, 4629, 4643, 4660, 4668, 4676, 4688, 4696, 4704, 4715, 4722, 4734,
      4746, 4803, 4893, 4915, 4923, 4953, 4965, 4979, 4996, 5016, 5035, 5039, 5049, 5070, 5080, 5094, 5100, 5113, 5127, 5141,
      5147, 5155, 5163, 5175, 5183, 5197, 5208, 5216, 5221, 5237, 5242, 5245, 5250, 5254, 5257, 5280, 5291, 5306, 5316, 5334,
      5342, 5357, 5378, 5395, 5403, 5419, 5442, 5464, 5498, 5533, 5577, 5597, 5617, 5647, 5666, 5693, 5718, 5756, 5795, 5807,
      5818, 5839, 5850, 5861, 5893, 5928, 5941, 5952, 5969, 5977, 5992, 5998, 6027, 6057, 6069, 6087, 6098, 6109, 6120, 6127,
      6137, 6160, 6181, 6200, 6212, 6214, 6222, 6234, 6237, 6242, 6245, 6249, 6257, 6272, 6280, 6298, 6310, 6329, 6341, 6357,
      6377, 6401, 6425, 6442, 6459, 6463, 6476, 6488, 6518, 6531, 6565, 6573, 6582, 6591, 6596, 6605, 6613, 6640, 6666, 6691,
      6708, 6731, 6749, 6771, 6786, 6808, 6826, 6852, 6872, 6893, 6904, 6915, 6936, 6962, 6981, 6995, 7017, 7046, 7100, 7119,
      7146, 7197, 7212, 7230, 7254, 7275, 7295, 7316, 7329, 7354, 7374, 7390, 7402, 7414, 7430, 7453, 7468, 7490, 7507, 7529,
      7542, 7554, 7562, 7578, 7585, 7600, 7613, 7638, 7663, 7680, 7699, 7732, 7748, 7770, 7806, 7821, 7825, 7829, 7833, 7839,
      7857, 7896, 7907, 7917, 7922, 7967, 7983, 7993, 8005, 8017, 8026, 8046, 8061, 8068, 8080, 8087, 8098, 8109, 8116, 8123,
      8132, 8144, 8154, 8159, 8172, 8184, 8192, 8202, 8222, 8235, 8284, 8307, 8332, 8358, 8363, 8375, 8399, 8411, 8416, 8435,
      8451, 8471, 8483, 8505, 8559, 8575, 8639, 8664, 8709, 8733, 8784, 8796, 8811, 8821, 8843, 8856, 8865, 8881, 8892, 8907,
      8950, 9000, 9017, 9023, 9028, 9047, 9069, 9081, 9096, 9112, 9133, 9154, 9174, 9183, 9200, 9214, 9226, 9238, 9249, 9254,
      9259, 9267, 9282, 9288, 9295, 9301, 9310, 9369, 9389, 9424, 9495, 9522, 9543, 9586, 9647, 9692, 9747, 9777, 9795, 9803,
      9822, 9873, 9891, 9899, 9905, 9923, 9929, 9938, 9948, 9956, 9978, 9990, 10001, 10022, 10030, 10059, 10086, 10112, 10145, 10170,
      10191, 10223, 10253, 10277, 10301, 10320, 10337, 10363, 10379, 10397, 10415, 10427, 10437, 10447, 10456, 10482, 10491, 10508, 10514, 10524,
      10536, 10549, 10562, 10571, 10596, 10620, 10628, 10650, 10670, 10693, 10712, 10728, 10751, 10771, 10792, 10806, 10817, 10832, 10851, 10863,
      10878, 10893, 10911, 10920, 10929, 10940, 10960, 10983, 11009, 11032, 11039, 11046, 11058, 11070, 11085, 11088, 11104, 11119, 11134, 11150,
      11168, 11186, 11200, 11218, 11232, 11250, 11271, 11283, 11301, 11316, 11325, 11343, 11419, 11434, 11491, 11515, 11589, 11606, 11668, 11677,
      11692, 11704, 11727, 11756, 11762, 11804, 11819, 11827, 11852, 11873, 11900, 11906, 11931, 11938, 11962, 11973, 11981, 11996, 12013, 12062,
      12089, 12108, 12123, 12143, 12149, 12159, 12168,
    ])

  static let fr = WordTable(
    text: #"""
      par jour
      Activité
      Activité : aucun accès
      Activité : aucune donnée
      Réelle
      Réelle {0}°
      Ajoutez la source {0}
      Ensuite
      Reprise à {0}
      il y a {0}
      Air
      Air {0}, humidité {1}
      Air {0}, {1}
      Air {0}
      Extrêmement mauvais
      Moyen
      Bon
      Dangereux
      Dégradé
      Mauvais
      Qualité de l’air
      Aérez à {0}
      Aérez maintenant
      Malsain pour les personnes sensibles
      L’air ne change guère
      Malsain
      Très mauvais
      Très malsain
      air
      L’air sera le plus mauvais à {0}
      L’air est au plus mauvais maintenant
      Aulne
      Les {0} terminés
      Jour entier
      Jour entier, {0}
      jour entier
      Tout est fait
      toute l’heure
      Tous les rappels sont terminés
      ¦one=Le serveur fonctionne¦many=Les {0} fonctionnent¦other=Les {0} fonctionnent
      Autorisez l’accès dans Réglages
      Autorisez l’accès à Santé
      Autorisez l’accès à Santé pour voir les pas
      Autorisez dans Réglages
      Aussi en cours
      {0} {1}
      {0} aujourd’hui
      À tout moment
      Autant de jour qu’hier
      Relevé il y a {0}
      D’après un ancien relevé
      À la maison
      Au repos
      au repos
      Au niveau de la mer
      à {0}
      Moyenne sur 30 j
      Moyenne sur 7 j
      ¦one=Moyenne sur {0} j¦many=Moyenne sur {0} j¦other=Moyenne sur {0} j
      Moy. 
      Batterie
      Record
      Record, {0}
      Meilleure semaine
      Meilleure semaine {0}
      Bouleau
      Brûlure
      Brûlure à {0}
      Brûlure {0}
      Calendrier
      Calendrier : aucune donnée
      Calme
      Supprimé
      lower
      Prudence
      Abrégez les gros efforts
      Abrégez les gros efforts, buvez toutes les 20 minutes, attention aux vertiges.
      Un verre d’eau par heure
      Buvez un verre par heure et restez à l’ombre.
      10 min de pause par heure
      Dix minutes de pause par heure, à l’ombre, en buvant à chaque fois.
      Restez à l’ombre
      Chaud et humide. Restez à l’ombre et buvez de temps en temps.
      prudence
      {0} de risque
      {0} de risque de {1}
      Heure la moins chère
      Choisissez une photo
      Poubelles
      Vaisselle
      Lessive
      Plantes
      Courses
      Aspirateur
      Tâches ménagères
      Ciel dégagé
      Couvrez la peau, rentrez vite
      La peau nue gèle en quelques minutes. Couvrez-la, restez au sec, réchauffez-vous à l’intérieur.
      {0} k
      N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSO|SO|OSO|O|ONO|NO|NNO
      nord|nord-est|est|sud-est|sud|sud-ouest|ouest|nord-ouest
      ¦one={0} terminé¦many={0} de terminés¦other={0} terminés
      calculé
      ¦one={0} sur {1} est hors service¦many={0} sur {1} sont hors service¦other={0} sur {1} sont hors service
      Les jours comptés apparaîtront ici
      Couvrez toute la peau
      Couvrez-vous à midi
      Couvrez-vous entre {0} et {1}.
      Danger
      Pas de sport aujourd’hui
      Pas de sport aujourd’hui. Le corps ne peut plus évacuer sa chaleur.
      Reportez ce qui peut l’être
      Reportez ce qui peut l’être. Dehors, quelques minutes seulement et jamais seul.
      Cessez le travail dehors
      Cessez le travail dehors. La sueur ne rafraîchit plus assez ; un coup de chaleur peut venir vite.
      Restez au frais
      Restez au frais. Veillez sur les aînés, les malades et les jeunes enfants.
      danger
      ¦one={1} : {0} pas¦many={1} : {0} de pas¦other={1} : {0} pas
      {0} : aucune donnée
      {0} j
      ¦one={0} jour¦many={0} de jours¦other={0} jours
      {0} j
      jours
      Bruine dense
      Bruine verglaçante dense
      Départs
      Point de rosée {0}°
      Disque
      Distance
      distance
      Terminé
      {0} sur {1}
      Buvez selon votre soif
      Bruine
      Chaleur sèche
      Ombre, buvez avant la soif
      La sueur sèche avant d’être sentie. Buvez avant la soif, restez à l’ombre, reposez-vous souvent.
      chaleur sèche
      Sec dans l’heure
      {0}° E
      Fin imminente
      fin
      Fin dans
      fin dans {0}
      Fin dans {0}
      fin {0}
      Fin
      Énergie
      Du réseau
      Produit
      Vers le réseau
      Consommé
      Agence européenne pour l’environnement
      Indice européen
      ¦one={0} événement¦many={0} événements¦other={0} événements
      Calendrier non lu
      Attendez-vous au niveau Prudence ou pire.
      Attendez-vous à un froid qui gèle la peau.
      Attendez-vous au niveau Danger ou pire.
      Attendez-vous à une chaleur sèche.
      Attendez-vous à une chaleur extrême.
      Attendez-vous au niveau Alerte ou pire.
      Extrême
      Froid extrême
      froid extrême
      Danger extrême
      Danger de mort : arrêtez
      Arrêtez tout de suite et rafraîchissez-vous. Tout effort met la vie en danger.
      Restez dedans, au frais
      Restez dedans, au frais. Même une courte marche peut finir en coup de chaleur.
      Aucun travail dehors
      Aucun travail dehors. Coup de chaleur probable ; faites rentrer les autres.
      Vite, un lieu climatisé
      Gagnez un lieu climatisé : danger même au repos. Mouillez la peau ; en cas de confusion, appelez à l’aide.
      extrême
      {0} de {1} à {2}
      {0} à partir de {1}
      ressenti
      Ressenti
      {0}, air {1}
      Ressenti inconnu
      Premier quartier
      Marqués
      marqués
      Étages
      ¦one=étage¦many=d’étages¦other=étages
      Priorité
      Brouillard
      Libre
      Bruine verglaçante
      bruine verglaçante
      Pluie verglaçante
      pluie verglaçante
      Pleine lune
      Allez au frais
      Objectif {0}
      Objectif atteint
      Objectif atteint
      objectif atteint
      Objectif de {0} atteint
      Objectif {0} / {1}
       sur {0}
      ¦one=Objectifs atteints : {1} sur {0}¦many=Objectifs atteints : {1} sur {0}¦other=Objectifs atteints : {1} sur {0}
      ¦one=Objectifs atteints en un an : {1} sur {0}¦many=Objectifs atteints en un an : {1} sur {0}¦other=Objectifs atteints en un an : {1} sur {0}
      ¦one= sur {0} objectif¦many= sur {0} objectifs¦other= sur {0} objectifs
      ¦one=Objectifs atteints ce mois-ci : {1} sur {0}¦many=Objectifs atteints ce mois-ci : {1} sur {0}¦other=Objectifs atteints ce mois-ci : {1} sur {0}
      ¦one={1} sur {0} objectif¦many={1} sur {0} objectifs¦other={1} sur {0} objectifs
      Bonjour
      Bonsoir
      Bonjour
      grains/m³
      Graminées
      rafales {0}
      Rafales
      Grêle
      grêle
      Intense
      Effort intense
      effort intense
      Niveau de chaleur inconnu. Il y a peut-être un risque.
      Niveau de chaleur inconnu. Il y a peut-être un risque : ombre, eau et pauses.
      {0}, maximum à {1}
      Forte
      Forte pluie verglaçante
      {0} forte
      Forte pluie
      Neige fondue forte
      Fortes averses de neige
      Forte neige
      hPa
      ↑ {0}°
      ↑ {0}°  ↓ {1}°
      Haute priorité
      Énergie du foyer
      {0} h
      h restantes
      {0} h {1} min
      {0} h {1}
      {0} h
      humide
      Humidité
      Humidité {0}
      humidité
      dans {0}
      Dans {0}
      Occupée
      inHg
      {0} est hors service
      kcal
      km
      km/h
      kWh
      kW
      {0}, fin inconnue
      {0} : fin dans
      {0} encore {1}
      {0} dans
      {0} dans {1}
      {0} en ce moment
      {0} plus d’une heure
      {0} dans l’heure
      {0} jusqu’à {1}
      {0} {1}
      12 derniers mois
      30 derniers jours
      7 derniers jours
      Dernier niveau : Prudence, il y a {0}.
      Dernier niveau : Danger, il y a {0}.
      Dernier niveau : Extrême, il y a {0}.
      Relevé il y a {0}
      Dernier quartier
      Dernier relevé il y a {0}.
      Relevé il y a {0}
      Dernier relevé à {0}.
      Dernier essai {0}
      Dernier niveau : Alerte, il y a {0}.
      La dernière météo date d’il y a {0}.
      retards
      Plus tard
      Partir à {0} au plus tard
      restant
      Moins
      {0} de jour de moins qu’hier
      {0} de moins que le jour le plus long
      Niveau à {0}
      Niveau {0} sur 5
      Niveau inconnu
      Faible
      Bruine faible
      Léger
      Bruine verglaçante faible
      Pluie verglaçante faible
      {0} faible
      Neige fondue faible
      Effort léger
      effort léger
      Seuils : {0}
      Listes
      ↓ {0}°
      Plutôt dégagé
      Risque possible
      mesuré il y a {0}
      Salle de réunion
      m
      µg/m³
      Soleil de minuit
      mi
      mi/h
      mm
      min
      {0} min
      min restantes
      {0} min
      Objectif manqué
      Modérée
      Bruine modérée
      Modéré
      {0} modérée
      Pluie modérée
      Averses modérées
      Neige modérée
      Effort modéré
      effort modéré
      Lune
      éclairée à {0}
      ¦one={0} autre¦many={0} autres¦other={0} autres
      {0} de jour de plus qu’hier
      ¦one=+{0} autre¦many=+{0} autres¦other=+{0} autres
      {0} de plus que le jour le plus court
      plus de 2 h
      Plus
      Le plus régulier
      Armoise
      {0} : {1}
      Nouvelle lune
      Prochaine heure indisponible
      Pluie dans l’heure indisponible
      Prochain essai à {0}.
      Aucun accès
      Aucun accès aux rappels
      Aucun accès aux pas
      Aucune donnée d’activité
      Pas de données sur l’air
      Aucune réservation connue
      Pas de brûlure aujourd’hui
      Aucun agenda choisi
      Aucune donnée de calendrier
      Aucun calendrier
      Aucune donnée
      aucune donnée
      Sans date
      Jour non valide : {0}
      Aucun jour à afficher
      Aucun départ
      Aucun événement à venir
      Aucun événement dans les prochains jours
      L’agenda n’a aucun événement de « {0} »
      Aucune prévision horaire
      Aucune prévision enregistrée
      ¦one=Pas de {1} pendant {0} h¦many=Pas de {1} pendant {0} h¦other=Pas de {1} pendant {0} h
      Pas de {0} dans l’heure
      Pas de {0} pendant {1}
      Pas de {0} dans l’heure
      Plus de départs
      Lieu inconnu
      Pas de données sur les pollens
      Aucun relevé
      Aucune météo récente
      Aucune donnée de rappels
      Aucune donnée de pas
      Pas de soleil
      pas de soleil
      Aucune température
      Pas de données météo
      Aucun marqué
      Aucun retard
      Rien bientôt
      Rien aujourd’hui
      Nul aujourd’hui
      Nul demain
      {0}° N
      Pas à jour
      pas maintenant
      impossible
      pas aujourd’hui
      Non actualisé aujourd’hui
      Rien ensuite
      Rien à échéance
      Plus rien aujourd’hui
      Rien pour l’instant
      Rien de prévu
      Rien d’enregistré
      Rien n’est encore enregistré.
      Rien à faire
      Maintenant
      Maint.
      maintenant
      sur {0}
      sur {0}, il y a {1}
      ¦one=sur {0} pas¦many=sur {0} de pas¦other=sur {0} pas
      il y a {0}
      Olivier
      {0}.
      ¦one={0} à faire¦many={0} à faire¦other={0} à faire
      {0} ou pire
      Couvert
      En retard
      en retard
      {0}, {1}
      Particules et gaz
      Partiellement nuageux
      {0} %
      Épinglé
      Nuit polaire
      Pollens
      Pression
      en baisse
      en hausse
      stable
      3 : protection
      Ambroisie
      Pluie
       · pluie {0}
      Averses
      pluie
      {0}–{1}
      aujourd’hui de {0} à {1}
      Rappels
      Les rappels apparaîtront ici après lecture
      Rappels : aucun accès
      Rappels : aucune donnée
      Rappels trop anciens
      repos
      Jour de repos
      Repos, il y a {0}
      jour de repos
      Repos
      Pauses, boisson
      Brouillard givrant
      {0} sur {1} en service
      Sûr
      Entraînement possible
      Entraînement intense possible. Buvez avant, pendant et après.
      Idéal pour une promenade
      Idéal pour une promenade ou un effort léger. Buvez quand vous avez soif.
      Effort soutenu possible
      Effort soutenu possible. Emportez de l’eau.
      Aucun risque au repos
      Aucun risque de chaleur au repos. Buvez quand vous avez soif.
      sûr
      Comme l’air
      Exemple
      Ombre, eau, repos
      Autonomie
      hors service
      actif depuis {0}
      Serveurs
      Choisissez un lieu
      Lancez « {0} » pour afficher vos données
      Donnez à « {0} » le nom de l’agenda de la salle
      De l’ombre et de l’eau
      30 jours
      7 jours
      Ciel inconnu
      {0}, jusqu’à {1}°
      Neige fondue
      neige fondue
      Pluie faible
      Faibles averses
      Faibles averses de neige
      Faible neige
      Neige
       · neige {0}
      Neige en grains
      Averses de neige
      neige
      un certain temps
      Bientôt
      bientôt
      {0}° S
      encore {0}
      début
      Débute dans
      Début
      Pas
      ¦one={0} pas par jour¦many={0} de pas par jour¦other={0} pas par jour
      pas, il y a {0}
      ¦one={0} pas¦many={0} de pas¦other={0} pas
      ¦one={0} pas, objectif atteint¦many={0} de pas, objectif atteint¦other={0} pas, objectif atteint
      Pas : aucun accès
      Pas : aucune donnée
      ¦one={1} sur {0} pas¦many={1} sur {0} de pas¦other={1} sur {0} pas
      ¦one={0} pas, jour de repos¦many={0} de pas, jour de repos¦other={0} pas, jour de repos
      ¦one={0} pas, {1}¦many={0} de pas, {1}¦other={0} pas, {1}
      ¦one={0} pas aujourd’hui¦many={0} de pas aujourd’hui¦other={0} pas aujourd’hui
      pas aujourd’hui, il y a {0}
      pas aujourd’hui
      pas
      Arrêt, au frais
      ¦one=Série de {0} jour¦many=Série de {0} de jours¦other=Série de {0} jours
      {0}, jusqu’à {1}
      Soleil
      Lever
      Lever du soleil {0}
      Coucher
      bottes
      imperméable
      orages
      chapeau et lunettes de soleil
      parapluie
      coupe-vent
      Ensuite, dans {0}
      Orage
      Orage, forte grêle
      Orage, grêle faible
      Vêtements légers et amples
      Veillez sur enfants et aînés
      Au sec, à l’abri du vent
      Peau blanche : rentrez
      Peau mouillée, ventilateur
      Vertige, nausée : de l’aide
      La sueur sèche sans se voir
      Refroidissez la peau à l’eau
      Confusion : appelez à l’aide
      Buvez à votre soif
      Revérifiez s’il fait plus chaud
      Buvez avant la soif
      Ne restez pas seul
      {0}, jour entier
      à faire
      Aujourd’hui
      aujourd’hui
      Demain
      Demain jusqu’à {0}°
      demain
      Réessayer
      12 mois
      {0}. {1}.
      Inconnu
      Jusqu’à {0}
      jusqu’à {0}
      Sans titre
      Maximum {0} aujourd’hui
      Maximum {0} demain
      À venir
      Actualisez l’activité
      Actualisez le calendrier
      Actualisez les rappels
      Actualisez les pas
      Actualisez la météo
      Actualisé il y a {0}
      Actualisé {0}
      Indice américain
      toute la journée
      UV {0} {1}
      {0}, brûlure {1}
      {0}, brûlure à {1}
      UV {0}, {1}
      Extrême
      extrême
      3+ dès {0}
      Élevé
      élevé
      Indice UV
      Indice UV {0}, {1}
      Indice UV : aucune donnée
      Indice UV 0, pas de soleil
      Indice UV inconnu
      Faible
      faible
      Modéré
      modéré
      UV : aucune donnée
      UV
      3+ jusqu’à {0}
      Très élevé
      très élevé
      était {0} à {1}
      UV 0, pas de soleil
      UV 0 jusqu’à {0}
      Très forte
      {0} très forte
      Très faible
      {0} très faible
      Violentes averses
      Vitamine D
      Dernier croissant
      Gibbeuse décroissante
      Alerte
      Entraînez-vous à l’intérieur
      Entraînez-vous à l’intérieur ou tôt le matin. Personne ne devrait s’entraîner seul.
      Ralentissez et buvez
      Ralentissez, buvez toutes les 20 minutes et reposez-vous au frais.
      Reposez-vous 30 min par heure
      Reposez-vous au frais la moitié de chaque heure. Arrêtez au premier mal de tête.
      Rafraîchissez-vous souvent
      Cherchez un ventilateur ou une pièce fraîche et buvez toutes les demi-heures.
      alerte
      Premier croissant
      Gibbeuse croissante
      Manteau et bonnet
      Gros manteau, bonnet, gants
      Veste
      Gros manteau, couches, oreilles couvertes
      Manches longues
      T-shirt
      Short et tissu léger
      Limitez le temps dehors
      Pull ou veste légère
      Météo
      Météo trop ancienne
      Semaine
      Semaine {0}, jour {1}
      Semaine {0}
      {0}° O
      Thermomètre mouillé
      Therm. mouillé, 
      Therm. mouillé : aucune donnée, risque possible
      Therm. mouillé : aucune donnée
      Therm. mouillé {0}
      Therm. mouillé
      Therm. mouillé, {0}
      Vent
      Vent {0}
      venteux
      Pire du jour, {0}
      """#,
    starts: [
      0, 9, 19, 45, 73, 81, 95, 117, 125, 140, 151, 155, 178, 191, 199, 220, 226, 230, 240, 250,
      258, 278, 292, 310, 347, 372, 380, 394, 408, 412, 448, 487, 493, 511, 523, 540, 552, 566, 582, 614,
      697, 733, 764, 813, 838, 853, 861, 879, 894, 919, 938, 967, 980, 989, 998, 1018, 1025, 1042, 1058, 1131,
      1137, 1146, 1153, 1165, 1183, 1205, 1213, 1222, 1238, 1251, 1262, 1291, 1297, 1307, 1313, 1322, 1348, 1428, 1455, 1504,
      1530, 1602, 1622, 1687, 1696, 1710, 1731, 1753, 1774, 1784, 1794, 1802, 1810, 1818, 1829, 1849, 1863, 1893, 1995, 2002,
      2054, 2111, 2174, 2183, 2291, 2328, 2350, 2371, 2402, 2409, 2436, 2507, 2538, 2621, 2646, 2746, 2762, 2839, 2846, 2913,
      2935, 2941, 2992, 2998, 3004, 3017, 3043, 3052, 3074, 3081, 3090, 3099, 3108, 3120, 3143, 3150, 3165, 3192, 3296, 3311,
      3330, 3338, 3352, 3356, 3365, 3378, 3391, 3399, 3403, 3412, 3423, 3431, 3447, 3457, 3499, 3516, 3585, 3603, 3645, 3690,
      3730, 3767, 3806, 3846, 3855, 3870, 3885, 3901, 3928, 4009, 4033, 4113, 4134, 4211, 4236, 4350, 4359, 4377, 4398, 4407,
      4416, 4429, 4446, 4463, 4472, 4481, 4489, 4535, 4545, 4556, 4562, 4582, 4602, 4621, 4640, 4652, 4667, 4680, 4697, 4714,
      4731, 4755, 4774, 4783, 4904, 5052, 5127, 5281, 5365, 5373, 5381, 5389, 5400, 5411, 5423, 5431, 5438, 5445, 5453, 5468,
      5483, 5539, 5619, 5639, 5645, 5670, 5680, 5692, 5711, 5735, 5747, 5751, 5761, 5782, 5798, 5816, 5822, 5834, 5848, 5858,
      5864, 5871, 5881, 5895, 5905, 5914, 5923, 5932, 5937, 5958, 5963, 5966, 5971, 5975, 5978, 5996, 6012, 6027, 6036, 6049,
      6066, 6089, 6108, 6127, 6135, 6152, 6170, 6187, 6227, 6265, 6305, 6324, 6341, 6369, 6388, 6412, 6430, 6468, 6510, 6518,
      6528, 6555, 6563, 6569, 6600, 6638, 6652, 6669, 6684, 6691, 6705, 6712, 6739, 6765, 6776, 6796, 6810, 6824, 6838, 6845,
      6855, 6872, 6888, 6907, 6925, 6927, 6935, 6952, 6955, 6960, 6963, 6967, 6975, 6989, 6997, 7014, 7024, 7041, 7050, 7064,
      7080, 7099, 7115, 7131, 7147, 7152, 7170, 7221, 7251, 7305, 7343, 7355, 7360, 7378, 7386, 7397, 7411, 7440, 7474, 7497,
      7510, 7535, 7556, 7585, 7613, 7640, 7670, 7690, 7719, 7736, 7751, 7766, 7776, 7799, 7822, 7836, 7863, 7906, 7954, 7980,
      8011, 8105, 8131, 8154, 8180, 8197, 8210, 8242, 8256, 8280, 8306, 8328, 8342, 8356, 8376, 8400, 8414, 8427, 8441, 8460,
      8478, 8489, 8497, 8509, 8524, 8535, 8553, 8582, 8595, 8614, 8638, 8660, 8675, 8696, 8729, 8743, 8754, 8761, 8772, 8780,
      8800, 8858, 8869, 8877, 8882, 8940, 8952, 8960, 8970, 8980, 8989, 9007, 9029, 9037, 9047, 9060, 9068, 9077, 9087, 9097,
      9104, 9120, 9130, 9136, 9150, 9158, 9164, 9174, 9202, 9210, 9255, 9279, 9305, 9326, 9332, 9346, 9364, 9378, 9384, 9400,
      9419, 9442, 9447, 9470, 9534, 9560, 9635, 9659, 9705, 9727, 9789, 9794, 9808, 9816, 9834, 9844, 9857, 9874, 9883, 9902,
      9948, 10001, 10028, 10037, 10045, 10058, 10080, 10093, 10106, 10119, 10135, 10160, 10173, 10179, 10193, 10209, 10226, 10232, 10249, 10258,
      10267, 10275, 10286, 10293, 10306, 10313, 10317, 10390, 10406, 10452, 10552, 10572, 10594, 10664, 10755, 10816, 10904, 10934, 10952, 10956,
      10973, 11054, 11074, 11081, 11087, 11107, 11115, 11122, 11135, 11142, 11172, 11182, 11193, 11211, 11217, 11237, 11258, 11287, 11318, 11346,
      11370, 11398, 11430, 11459, 11491, 11524, 11544, 11579, 11599, 11618, 11635, 11644, 11658, 11672, 11679, 11703, 11710, 11721, 11729, 11739,
      11747, 11762, 11777, 11788, 11814, 11833, 11842, 11867, 11892, 11915, 11934, 11956, 11978, 11993, 12011, 12029, 12040, 12058, 12079, 12091,
      12100, 12109, 12121, 12129, 12137, 12147, 12166, 12194, 12221, 12239, 12246, 12253, 12262, 12271, 12292, 12295, 12313, 12327, 12341, 12359,
      12379, 12399, 12411, 12427, 12440, 12457, 12475, 12486, 12504, 12527, 12534, 12568, 12661, 12682, 12749, 12779, 12863, 12891, 12971, 12978,
      12996, 13016, 13034, 13062, 13068, 13110, 13126, 13134, 13156, 13180, 13203, 13211, 13233, 13241, 13263, 13275, 13283, 13305, 13323, 13374,
      13408, 13428, 13444, 13465, 13470, 13479, 13487,
    ])

  static let he = WordTable(
    text: #"""
      ביום
      פעילות
      פעילות: אין גישה
      פעילות: אין נתונים
      בפועל
      בפועל ‎{0}°
      הוסיפו את מקור הנתונים ‎{0}
      אחרי זה
      שוב ב־{0}
      לפני {0}
      אוויר
      אוויר ‎{0}, לחות {1}
      אוויר ‎{0}‏, {1}
      אוויר ‎{0}
      ירודה ביותר
      סבירה
      טובה
      מסוכנת
      בינונית
      ירודה
      איכות האוויר
      אווררו ב־{0}
      אווררו עכשיו
      לא בריאה לקבוצות רגישות
      האוויר נשאר כמעט ללא שינוי
      לא בריאה
      ירודה מאוד
      מאוד לא בריאה
      אוויר
      האוויר הגרוע ביותר ב־{0}
      האוויר הגרוע ביותר עכשיו
      אלמון
      כל ה־{0} בוצעו
      כל היום
      כל היום, {0}
      כל היום
      הכול בוצע
      כל השעה
      כל התזכורות בוצעו
      ¦one=השרת פועל¦two=שני השרתים פועלים¦other=כל {0} השרתים פועלים
      אפשרו גישה בהגדרות כדי להציג אותן
      אפשרו גישה לבריאות
      אפשרו גישה לבריאות כדי לראות צעדים
      אפשרו בהגדרות
      גם עכשיו
      {0} {1}
      {0} היום
      בכל זמן
      אור יום כמו אתמול
      נתונים מלפני {0}
      לפי נתונים ישנים
      בבית
      במנוחה
      במנוחה
      בגובה פני הים
      ב־{0}
      ממוצע 30 ימים
      ממוצע 7 ימים
      ¦one=ממוצע יום אחד¦two=ממוצע יומיים¦other=ממוצע {0} ימים
      ממוצע 
      סוללה
      שיא
      שיא, {0}
      השבוע הטוב ביותר
      השבוע הטוב ביותר {0}
      ליבנה
      כוויה
      כוויה ב־{0}
      כוויה {0}
      לוח שנה
      לוח שנה: אין נתונים
      אין רוח
      בוטל
      lower
      זהירות
      קצרו מאמצים קשים
      קצרו מאמצים קשים, שתו כל 20 דקות ושימו לב לסחרחורת.
      כוס מים בכל שעה
      שתו כוס בכל שעה והישארו בצל.
      נוחו 10 דקות בכל שעה
      נוחו עשר דקות בכל שעה בצל ושתו בכל פעם.
      הישארו בצל
      חם ולח. הישארו בצל ושתו מדי פעם.
      זהירות
      סיכוי {0}
      סיכוי {0} ל{1}
      השעה הזולה
      בחרו תמונה
      אשפה
      כלים
      כביסה
      עציצים
      קניות
      שאיבת אבק
      מטלות הבית
      שמיים בהירים
      כסו את העור, היכנסו בהקדם
      עור חשוף קופא בתוך דקות. כסו הכול, הישארו יבשים והתחממו בפנים.
      {0}K
      צפון|צ־צ־מז|צ־מז|מז־צ־מז|מזרח|מז־ד־מז|ד־מז|ד־ד־מז|דרום|ד־ד־מע|ד־מע|מע־ד־מע|מערב|מע־צ־מע|צ־מע|צ־צ־מע
      צפון|צפון־מזרח|מזרח|דרום־מזרח|דרום|דרום־מערב|מערב|צפון־מערב
      ¦one=אחת הושלמה¦two=שתיים הושלמו¦other={0} הושלמו
      מחושב
      ¦one=מושבת {0} מתוך {1}¦two=מושבתים {0} מתוך {1}¦other=מושבתים {0} מתוך {1}
      ימים שנספרו יופיעו כאן
      כסו את כל העור
      התכסו בצהריים
      התכסו בין {0} ל־{1}.
      סכנה
      אל תתאמנו היום
      אל תתאמנו היום. הגוף לא יכול לפלוט את חומו.
      דחו מה שאפשר
      דחו מה שאפשר. בחוץ רק דקות אחדות ועם מלווה.
      הפסיקו לעבוד בחוץ
      הפסיקו לעבוד בחוץ. הזיעה כבר לא מקררת דיה; מכת חום יכולה לבוא מהר.
      הישארו במקום קריר
      הישארו במקום קריר. דאגו לקשישים, לחולים ולילדים קטנים.
      סכנה
      ¦one={1}: צעד אחד¦two={1}: שני צעדים¦other={1}: {0} צעדים
      {0}: אין נתונים
      {0} י׳
      ¦one=יום אחד¦two=יומיים¦other={0} ימים
      {0} י׳
      ימים
      טפטוף כבד
      טפטוף קופא כבד
      יציאות
      נקודת טל ‎{0}°
      דיסק
      מרחק
      מרחק
      בוצע
      {0} מתוך {1}
      שתו כשצמאים
      טפטוף
      חום יבש
      צל, שתו לפני הצמא
      הזיעה מתייבשת לפני שמרגישים בה. שתו לפני הצמא, הישארו בצל ונוחו הרבה.
      חום יבש
      שעה קרובה יבשה
      {0}° מז׳
      נפסק עכשיו
      סיום
      מסתיים בעוד
      מסתיים בעוד {0}
      ייפסק בעוד {0}
      סיום {0}
      מסתיים
      אנרגיה
      מהרשת
      יוצר
      לרשת
      נצרך
      סוכנות הסביבה האירופית
      מדד אירופי
      ¦one=אירוע אחד¦two=שני אירועים¦other={0} אירועים
      לוח השנה לא נקרא
      צפויה רמת זהירות או גרוע מכך.
      צפוי קור שמקפיא את העור.
      צפויה רמת סכנה או גרוע מכך.
      צפוי חום יבש.
      צפוי חום קיצוני.
      צפויה רמת אזהרה או גרוע מכך.
      קיצוני
      קור קיצוני
      קור קיצוני
      סכנה קיצונית
      סכנת חיים: עצרו
      עצרו מיד והתקררו. מאמץ באוויר כזה מסכן חיים.
      הישארו בפנים, בקרירות
      הישארו בפנים במקום קריר. גם הליכה קצרה עלולה להסתיים במכת חום.
      אין לעבוד בחוץ
      אין לעבוד בחוץ כלל. סכנת מכת חום גבוהה; הכניסו גם אחרים.
      מצאו אוויר קריר עכשיו
      מצאו אוויר קריר עכשיו: מסוכן גם במנוחה. צננו את העור במים; בבלבול הזעיקו עזרה.
      קיצוני
      {0} מ־{1} עד {2}
      {0} מ־{1}
      מרגיש
      מרגיש כמו
      {0}, אוויר ‎{1}
      תחושה לא ידועה
      רבע ראשון
      מסומנות
      מסומנות
      קומות
      ¦one=קומה¦two=קומות¦other=קומות
      מיקוד
      ערפל
      פנוי
      טפטוף קופא
      טפטוף קופא
      גשם קופא
      גשם קופא
      ירח מלא
      עברו לאוויר קריר
      יעד {0}
      היעד הושג
      היעד הושג
      היעד הושג
      היעד {0} הושג
      יעד {0} / {1}
       מתוך {0}
      ¦one=יעדים שהושגו: {1} מתוך {0}¦two=יעדים שהושגו: {1} מתוך {0}¦other=יעדים שהושגו: {1} מתוך {0}
      ¦one={1} מתוך {0} יעד הושגו בשנה¦two={1} מתוך {0} יעדים הושגו בשנה¦other={1} מתוך {0} יעדים הושגו בשנה
      ¦one= מתוך {0} יעד¦two= מתוך {0} יעדים¦other= מתוך {0} יעדים
      ¦one={1} מתוך {0} יעד הושגו החודש¦two={1} מתוך {0} יעדים הושגו החודש¦other={1} מתוך {0} יעדים הושגו החודש
      ¦one={1} מתוך {0} יעד¦two={1} מתוך {0} יעדים¦other={1} מתוך {0} יעדים
      צהריים טובים
      ערב טוב
      בוקר טוב
      גרגרים/מ״ק
      עשבים
      משבים {0}
      משבים
      ברד
      ברד
      קשה
      עבודה קשה
      עבודה קשה
      רמת החום לא ידועה. ייתכן שלא בטוח.
      רמת החום לא ידועה. ייתכן שלא בטוח: חפשו צל, שתו ונוחו.
      {0}, השיא ב־{1}
      כבד
      גשם קופא כבד
      {0} כבד
      גשם כבד
      גשם מעורב בשלג כבד
      ממטרי שלג כבדים
      שלג כבד
      הפ״ס
      ‏↑ ‎{0}°
      ‏↑ ‎{0}°  ‏↓ ‎{1}°
      עדיפות גבוהה
      אנרגיה בבית
      {0} שע׳
      שע׳ נותרו
      {0} שע׳ {1} דק׳
      {0} שע׳ {1} דק׳
      {0} שע׳
      לחות
      לחות
      לחות {0}
      לחות
      בעוד {0}
      בעוד {0}
      תפוס
      אינץ׳ כספית
      {0} מושבת
      קק״ל
      ק״מ
      קמ״ש
      קוט״ש
      ק״ו
      {0}, הסיום לא ידוע
      {0} ייפסק בעוד
      {0} למשך {1}
      {0} בעוד
      {0} בעוד {1}
      {0} עכשיו
      {0} מעבר לשעה
      {0} בשעה זו
      {0} עד {1}
      {0} {1}
      12 החודשים האחרונים
      30 הימים האחרונים
      7 הימים האחרונים
      רמה אחרונה: זהירות, לפני {0}.
      רמה אחרונה: סכנה, לפני {0}.
      רמה אחרונה: קיצוני, לפני {0}.
      נתון אחרון לפני {0}
      רבע אחרון
      קריאה אחרונה לפני {0}.
      קריאה לפני {0}
      קריאה אחרונה ב־{0}.
      ניסיון אחרון ב־{0}
      רמה אחרונה: אזהרה, לפני {0}.
      נתוני מזג האוויר האחרונים מלפני {0}.
      באיחור
      אחר כך
      צאו מהבית עד {0}
      נותרו
      פחות
      {0} אור יום פחות מאתמול
      {0} פחות מביום הארוך ביותר
      רמה ב־{0}
      רמה {0} מתוך 5
      רמה לא ידועה
      קל
      טפטוף קל
      קל
      טפטוף קופא קל
      גשם קופא קל
      {0} קל
      גשם מעורב בשלג קל
      עבודה קלה
      עבודה קלה
      סיווג: {0}
      רשימות
      ‏↓ ‎{0}°
      בהיר לרוב
      ייתכן שלא בטוח
      נמדד לפני {0}
      חדר ישיבות
      מ׳
      מק״ג/מ״ק
      שמש חצות
      מייל
      מייל/ש׳
      מ״מ
      דק׳
      {0} דק׳
      דק׳ נותרו
      {0} דק׳
      היעד הוחמץ
      מתון
      טפטוף מתון
      בינוני
      {0} מתון
      גשם מתון
      ממטרים מתונים
      שלג מתון
      עבודה בינונית
      עבודה בינונית
      ירח
      מואר {0}
      עוד {0}
      {0} אור יום יותר מאתמול
      ועוד {0}
      {0} יותר מביום הקצר ביותר
      יותר משעתיים
      יותר
      העקבי ביותר
      לענה
      {0}: {1}
      מולד הירח
      השעה הקרובה לא ידועה
      הגשם בשעה הקרובה לא ידוע
      הניסיון הבא ב־{0}.
      אין גישה
      אין גישה לתזכורות
      אין גישה לצעדים
      אין נתוני פעילות
      אין נתוני אוויר
      אין הזמנות ידועות
      אין כוויה היום
      לא נבחר יומן
      אין נתוני לוח שנה
      אין עדיין לוח שנה
      אין נתונים
      אין נתונים
      ללא תאריך
      יום לא תקין: {0}
      אין עדיין ימים
      אין יציאות
      אין אירועים קרובים
      אין אירועים בימים הקרובים
      אין ביומן אירועים של „{0}”
      אין תחזית שעתית
      אין תחזית שמורה
      ¦one=אין {1} בשעה הקרובה¦two=אין {1} בשעתיים הקרובות¦other=אין {1} ב־{0} השעות הקרובות
      אין {0} בשעה הקרובה
      אין {0} ב־{1} הקרובות
      אין {0} בשעה זו
      אין עוד יציאות
      המיקום אינו ידוע
      אין נתוני אבקנים
      אין קריאה
      אין נתוני מזג אוויר עדכניים
      אין נתוני תזכורות
      אין נתוני צעדים
      אין שמש
      אין שמש
      אין טמפרטורה
      אין עדיין נתוני מזג אוויר
      אין מסומנות
      אין איחורים
      אין בקרוב
      אין להיום
      אין היום
      אין מחר
      {0}° צ׳
      לא עדכני
      לא עכשיו
      לא אפשרי
      לא היום
      לא עודכן היום
      אין דבר אחרי כן
      אין דבר לביצוע
      אין דבר נוסף היום
      אין כאן עדיין דבר
      אין תוכניות
      עדיין לא נשמר
      עדיין לא נשמר דבר.
      אין מה לבצע
      עכשיו
      עכשיו
      עכשיו
      מתוך {0}
      מתוך {0}, לפני {1}
      ¦one=מתוך צעד אחד¦two=מתוך שני צעדים¦other=מתוך {0} צעדים
      לפני {0}
      זית
      {0}.
      ¦one=אחת פתוחה¦two=שתיים פתוחות¦other={0} פתוחות
      {0} או גרוע מכך
      מעונן
      באיחור
      באיחור
      {0}, {1}
      חלקיקים וגזים
      מעונן חלקית
      {0}%
      מוצמד
      ליל קוטב
      אבקנים
      לחץ
      יורד
      עולה
      יציב
      3: התגוננו
      אמברוסיה
      גשם
       · גשם {0}
      ממטרים
      גשם
      {0}–{1}
      היום מ־‎{0} עד ‎{1}
      תזכורות
      תזכורות יופיעו כאן לאחר שייקראו
      תזכורות: אין גישה
      תזכורות: אין נתונים
      נתוני התזכורות ישנים
      מנוחה
      יום מנוחה
      מנוחה, לפני {0}
      יום מנוחה
      מנוחה
      נוחו הרבה, שתו
      ערפל קופא
      פועלים {0} מתוך {1}
      בטוח
      מתאים לאימון קשה
      מתאים לאימון קשה. שתו לפניו, במהלכו ואחריו.
      מתאים להליכה
      מתאים להליכה או לעבודה קלה. שתו כשאתם צמאים.
      מתאים לעבודה
      מתאים לעבודה רצופה. קחו מים.
      אין עומס חום במנוחה
      אין עומס חום במנוחה. שתו כשאתם צמאים.
      בטוח
      כמו האוויר
      דוגמה
      צל, מים, מנוחה
      אספקה עצמית
      מושבת
      פועל {0}
      שרתים
      הגדירו מיקום
      יש להריץ „{0}” כדי להציג את הנתונים שלך
      יש להגדיר ב„{0}” את שם היומן של החדר
      צל ומים
      30 ימים
      7 ימים
      השמיים לא ידועים
      {0}, עד ‎{1}°
      גשם מעורב בשלג
      גשם מעורב בשלג
      גשם קל
      ממטרים קלים
      ממטרי שלג קלים
      שלג קל
      שלג
       · שלג {0}
      גרגרי שלג
      ממטרי שלג
      שלג
      זמן מה
      בקרוב
      בקרוב
      {0}° ד׳
      נותרו {0}
      התחלה
      מתחיל בעוד
      מתחיל
      צעדים
      ¦one=צעד אחד ביום¦two=שני צעדים ביום¦other={0} צעדים ביום
      צעדים, לפני {0}
      ¦one=צעד אחד¦two=שני צעדים¦other={0} צעדים
      ¦one=צעד אחד, היעד הושג¦two=שני צעדים, היעד הושג¦other={0} צעדים, היעד הושג
      צעדים: אין גישה
      צעדים: אין נתונים
      ¦one={1} מתוך צעד אחד¦two={1} מתוך שני צעדים¦other={1} מתוך {0} צעדים
      ¦one=צעד אחד, מנוחה¦two=שני צעדים, מנוחה¦other={0} צעדים, מנוחה
      ¦one=צעד אחד, {1}¦two=שני צעדים, {1}¦other={0} צעדים, {1}
      ¦one=צעד אחד היום¦two=שני צעדים היום¦other={0} צעדים היום
      צעדים היום, לפני {0}
      צעדים היום
      צעדים
      עצרו והתקררו
      ¦one=רצף של יום אחד¦two=רצף של יומיים¦other=רצף של {0} ימים
      {0}, עד {1}
      שמש
      זריחה
      זריחה {0}
      שקיעה
      מגפיים
      מעיל גשם
      סופות
      כובע ומשקפי שמש
      מטרייה
      מעיל רוח
      אחר כך, בעוד {0}
      סופת רעמים
      סופת רעמים וברד כבד
      סופת רעמים וברד קל
      בגדים קלים ורפויים
      שימו לב לילדים ולקשישים
      הישארו יבשים, רחוק מהרוח
      עור לבן או רדום: היכנסו
      הרטיבו עור, הפעילו מאוורר
      סחרחורת: בקשו עזרה
      הזיעה מתייבשת בלי להיראות
      צננו את העור במים
      בלבול: הזעיקו עזרה
      שתו לפי הצמא
      בדקו שוב אם מתחמם
      שתו לפני הצמא
      אל תישארו לבד
      {0}, כל היום
      לביצוע
      היום
      היום
      מחר
      מחר עד ‎{0}°
      מחר
      נסו שוב
      12 חודשים
      {0}. {1}.
      לא ידוע
      עד {0}
      עד {0}
      ללא כותרת
      שיא {0} היום
      שיא {0} מחר
      קרובות
      עדכנו את הפעילות
      עדכנו את לוח השנה
      עדכנו את התזכורות
      עדכנו את הצעדים
      עדכנו את מזג האוויר
      עודכן לפני {0}
      עודכן ב־{0}
      המדד האמריקאי
      כל היום
      ‏UV {0} {1}
      {0}, כוויה {1}
      {0}, כוויה ב־{1}
      ‏UV {0}, {1}
      קיצוני
      קיצוני
      3+ מ־{0}
      גבוה
      גבוה
      מדד UV
      מדד UV {0}, {1}
      מדד UV: אין נתונים
      מדד UV 0, אין שמש
      מדד UV לא ידוע
      נמוך
      נמוך
      בינוני
      בינוני
      ‏UV: אין נתונים
      UV
      3+ עד {0}
      גבוה מאוד
      גבוה מאוד
      היה {0} ב־{1}
      ‏UV 0, אין שמש
      ‏UV 0 עד {0}
      כבד מאוד
      {0} כבד מאוד
      קל מאוד
      {0} קל מאוד
      ממטרים עזים
      ויטמין D
      סהר מתמעט
      ירח מתמעט
      אזהרה
      התאמנו בפנים
      התאמנו בפנים או מוקדם בבוקר. אין להתאמן לבד.
      האטו ושתו
      האטו, שתו כל 20 דקות ונוחו במקום קריר.
      נוחו 30 דקות בכל שעה
      נוחו מחצית מכל שעה במקום קריר. עצרו בכאב ראש ראשון.
      התקררו לעיתים קרובות
      חפשו מאוורר או חדר קריר ושתו כל חצי שעה.
      אזהרה
      סהר מתמלא
      ירח מתמלא
      מעיל וכובע
      מעיל כבד, כובע, כפפות
      ז׳קט
      מעיל כבד על שכבות, כסו אוזניים
      שרוולים ארוכים
      חולצת טי
      מכנסיים קצרים ובד קל
      הגבילו שהייה בחוץ
      סוודר או ז׳קט קל
      מזג האוויר
      נתוני מזג האוויר ישנים
      שבוע
      שבוע {0}, יום {1}
      שבוע {0}
      {0}° מע׳
      טמפ׳ לחה
      טמפ׳ לחה, 
      טמפ׳ לחה: אין נתונים, ייתכן שלא בטוח
      טמפ׳ לחה: אין נתונים
      טמפ׳ לחה ‎{0}
      טמפ׳ לחה
      טמפ׳ לחה, {0}
      רוח
      רוח {0}
      רוח
      הגרוע ביותר היום, {0}
      """#,
    starts: [
      0, 9, 22, 52, 86, 97, 117, 166, 180, 195, 208, 219, 251, 277, 295, 317, 328, 337, 350, 365,
      376, 400, 421, 445, 489, 538, 554, 574, 599, 610, 653, 699, 710, 734, 748, 767, 781, 799, 813, 846,
      950, 1012, 1047, 1111, 1137, 1153, 1161, 1174, 1188, 1220, 1248, 1279, 1288, 1301, 1314, 1339, 1347, 1370, 1392, 1483,
      1495, 1506, 1513, 1525, 1556, 1591, 1602, 1613, 1632, 1647, 1661, 1696, 1710, 1719, 1725, 1738, 1769, 1859, 1887, 1938,
      1973, 2043, 2063, 2120, 2133, 2148, 2169, 2189, 2209, 2218, 2227, 2238, 2251, 2262, 2280, 2300, 2324, 2370, 2482, 2487,
      2671, 2783, 2862, 2873, 2983, 3025, 3051, 3077, 3108, 3117, 3144, 3221, 3244, 3321, 3354, 3472, 3505, 3604, 3613, 3693,
      3718, 3727, 3785, 3794, 3803, 3821, 3848, 3861, 3886, 3895, 3904, 3913, 3922, 3939, 3961, 3972, 3986, 4017, 4142, 4156,
      4183, 4196, 4216, 4225, 4247, 4273, 4297, 4310, 4323, 4336, 4347, 4356, 4365, 4374, 4417, 4437, 4514, 4544, 4597, 4641,
      4690, 4714, 4744, 4795, 4808, 4828, 4848, 4872, 4900, 4980, 5020, 5133, 5160, 5260, 5300, 5440, 5453, 5474, 5486, 5497,
      5515, 5538, 5565, 5583, 5598, 5613, 5624, 5673, 5684, 5693, 5702, 5722, 5742, 5758, 5774, 5788, 5819, 5830, 5848, 5866,
      5884, 5906, 5923, 5937, 6081, 6239, 6328, 6492, 6590, 6614, 6628, 6644, 6664, 6675, 6690, 6701, 6708, 6715, 6722, 6740,
      6758, 6819, 6914, 6936, 6943, 6966, 6977, 6991, 7025, 7054, 7068, 7077, 7093, 7126, 7150, 7172, 7183, 7201, 7223, 7245,
      7256, 7265, 7274, 7287, 7296, 7309, 7322, 7331, 7353, 7368, 7377, 7384, 7393, 7404, 7411, 7441, 7465, 7482, 7495, 7512,
      7527, 7549, 7567, 7580, 7588, 7623, 7654, 7684, 7733, 7778, 7827, 7860, 7878, 7916, 7940, 7973, 8005, 8052, 8116, 8129,
      8141, 8168, 8179, 8188, 8228, 8274, 8289, 8311, 8334, 8339, 8355, 8360, 8385, 8406, 8415, 8447, 8465, 8483, 8499, 8512,
      8528, 8546, 8573, 8595, 8615, 8620, 8636, 8652, 8661, 8675, 8682, 8689, 8700, 8718, 8729, 8749, 8758, 8778, 8791, 8804,
      8820, 8846, 8862, 8888, 8914, 8921, 8934, 8945, 8985, 8998, 9042, 9066, 9075, 9097, 9106, 9115, 9133, 9171, 9216, 9247,
      9263, 9296, 9325, 9356, 9385, 9418, 9445, 9468, 9500, 9532, 9552, 9572, 9590, 9616, 9643, 9663, 9698, 9746, 9794, 9823,
      9852, 9989, 10022, 10056, 10081, 10108, 10139, 10170, 10188, 10239, 10272, 10301, 10315, 10329, 10353, 10400, 10422, 10444, 10462, 10480,
      10496, 10510, 10521, 10537, 10553, 10569, 10583, 10608, 10636, 10663, 10695, 10727, 10749, 10774, 10807, 10828, 10839, 10850, 10861, 10874,
      10901, 10993, 11006, 11013, 11018, 11095, 11120, 11131, 11144, 11157, 11166, 11192, 11214, 11219, 11230, 11246, 11259, 11266, 11275, 11284,
      11293, 11311, 11328, 11335, 11350, 11363, 11370, 11380, 11412, 11427, 11486, 11518, 11554, 11593, 11604, 11622, 11647, 11665, 11676, 11702,
      11720, 11750, 11759, 11790, 11868, 11892, 11972, 11996, 12047, 12083, 12150, 12159, 12179, 12190, 12215, 12237, 12248, 12261, 12272, 12296,
      12367, 12432, 12446, 12458, 12469, 12500, 12519, 12546, 12573, 12585, 12607, 12634, 12646, 12653, 12668, 12686, 12704, 12711, 12723, 12734,
      12745, 12756, 12771, 12782, 12802, 12813, 12824, 12916, 12941, 13006, 13128, 13156, 13188, 13292, 13393, 13473, 13565, 13599, 13619, 13630,
      13654, 13748, 13762, 13769, 13780, 13795, 13806, 13819, 13835, 13846, 13875, 13888, 13904, 13930, 13950, 13986, 14020, 14055, 14099, 14144,
      14186, 14233, 14267, 14315, 14347, 14381, 14404, 14436, 14461, 14486, 14505, 14518, 14527, 14536, 14543, 14564, 14571, 14585, 14601, 14611,
      14625, 14634, 14643, 14661, 14681, 14699, 14712, 14743, 14775, 14808, 14837, 14873, 14897, 14916, 14942, 14956, 14970, 14990, 15014, 15029,
      15042, 15055, 15066, 15075, 15084, 15094, 15113, 15144, 15171, 15195, 15204, 15213, 15226, 15239, 15266, 15269, 15281, 15299, 15317, 15336,
      15359, 15376, 15392, 15412, 15426, 15444, 15466, 15481, 15499, 15517, 15528, 15552, 15632, 15650, 15716, 15751, 15843, 15882, 15954, 15965,
      15983, 16001, 16021, 16059, 16068, 16123, 16151, 16167, 16205, 16238, 16268, 16288, 16330, 16339, 16364, 16377, 16390, 16406, 16424, 16489,
      16526, 16549, 16565, 16586, 16593, 16604, 16611,
    ])

  static let it = WordTable(
    text: #"""
      al giorno
      Attività
      Attività: nessun accesso
      Attività: nessun dato
      Reale
      Reale {0}°
      Aggiungi la fonte {0}
      Poi
      Di nuovo alle {0}
      {0} fa
      Aria
      Aria {0}, umidità {1}
      Aria {0}, {1}
      Aria {0}
      Pessima
      Discreta
      Buona
      Pericolosa
      Moderata
      Scadente
      Qualità dell’aria
      Arieggia alle {0}
      Arieggia adesso
      Malsana per gruppi sensibili
      L’aria resta quasi uguale
      Malsana
      Molto scadente
      Molto malsana
      aria
      L’aria sarà peggiore alle {0}
      L’aria è peggiore adesso
      Ontano
      Completati tutti e {0}
      Tutto il giorno
      Tutto il giorno, {0}
      tutto il giorno
      Tutto fatto
      tutta l’ora
      Tutti i promemoria sono completati
      ¦one=Il server è attivo¦many=Tutti e {0} attivi¦other=Tutti e {0} attivi
      Consenti l’accesso in Impostazioni
      Consenti l’accesso a Salute
      Consenti l’accesso a Salute per vedere i passi
      Consenti in Impostazioni
      Anche adesso
      {0} {1}
      {0} oggi
      Quando vuoi
      Tanta luce quanto ieri
      Dati di {0} fa
      Secondo dati meno recenti
      A casa
      A riposo
      a riposo
      Al livello del mare
      alle {0}
      Media di 30 giorni
      Media di 7 giorni
      ¦one=Media di {0} giorno¦many=Media di {0} giorni¦other=Media di {0} giorni
      Media 
      Batteria
      Record
      Record, {0}
      Settimana migliore
      Settimana migliore {0}
      Betulla
      Scottatura
      Scottatura alle {0}
      Scottatura {0}
      Calendario
      Calendario: nessun dato
      Calma
      Soppresso
      lower
      Cautela
      Riduci gli sforzi intensi
      Riduci gli sforzi intensi, bevi ogni 20 minuti, attenzione alle vertigini.
      Un bicchiere ogni ora
      Bevi un bicchiere ogni ora e resta all’ombra.
      10 min di pausa ogni ora
      Dieci minuti di pausa ogni ora, all’ombra, bevendo ogni volta.
      Resta all’ombra
      Caldo umido. Resta all’ombra e bevi di tanto in tanto.
      cautela
      Probabilità {0}
      {0} prob. di {1}
      Ora più economica
      Scegli una foto
      Spazzatura
      Piatti
      Bucato
      Piante
      Spesa
      Aspirapolvere
      Faccende
      Sereno
      Copri la pelle, rientra presto
      La pelle nuda congela in pochi minuti. Coprila tutta, resta asciutto e scaldati al chiuso.
      {0}k
      N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSO|SO|OSO|O|ONO|NO|NNO
      nord|nord-est|est|sud-est|sud|sud-ovest|ovest|nord-ovest
      ¦one={0} completato¦many={0} di completati¦other={0} completati
      calcolato
      ¦one={0} su {1} non è attivo¦many={0} su {1} non sono attivi¦other={0} su {1} non sono attivi
      I giorni registrati appariranno qui
      Copri tutta la pelle
      Copriti a mezzogiorno
      Copriti tra le {0} e le {1}.
      Pericolo
      Oggi non allenarti
      Oggi non allenarti. Il corpo non riesce a cedere il calore che produce.
      Rimanda ciò che puoi
      Rimanda ciò che puoi. Fuori solo pochi minuti e in compagnia.
      Ferma il lavoro all’aperto
      Ferma il lavoro all’aperto. Il sudore non rinfresca più abbastanza; il colpo di calore può arrivare presto.
      Resta al fresco
      Resta al fresco. Bada ad anziani, malati e bambini piccoli.
      pericolo
      ¦one={1}: {0} passo¦many={1}: {0} di passi¦other={1}: {0} passi
      {0}: nessun dato
      {0} g
      ¦one={0} giorno¦many={0} di giorni¦other={0} giorni
      {0} g
      giorni
      Pioviggine fitta
      Pioviggine gelata fitta
      Partenze
      Punto di rugiada {0}°
      Disco
      Distanza
      distanza
      Fatto
      {0} su {1}
      Bevi se hai sete
      Pioviggine
      Caldo secco
      Ombra, bevi prima della sete
      Il sudore asciuga prima di sentirlo. Bevi prima della sete, resta all’ombra, riposa spesso.
      caldo secco
      Asciutto per un’ora
      {0}° E
      Sta finendo
      fine
      Finisce tra
      finisce tra {0}
      Finisce tra {0}
      fine {0}
      Finisce
      Energia
      Dalla rete
      Prodotta
      In rete
      Consumata
      Agenzia europea dell’ambiente
      Indice europeo
      ¦one={0} evento¦many={0} eventi¦other={0} eventi
      Calendario non letto
      Possibile cautela o peggio.
      Possibile freddo che congela la pelle.
      Possibile pericolo o peggio.
      Possibile caldo secco.
      Possibile caldo estremo.
      Possibile allerta o peggio.
      Estremo
      Freddo estremo
      freddo estremo
      Pericolo estremo
      Pericolo di vita: fermati
      Fermati subito e rinfrescati. Lo sforzo con quest’aria mette in pericolo la vita.
      Resta dentro, al fresco
      Resta dentro, al fresco. Anche una breve camminata può finire in un colpo di calore.
      Niente lavoro all’aperto
      Niente lavoro all’aperto. Colpo di calore probabile; fai rientrare anche gli altri.
      Cerca subito aria fresca
      Cerca subito aria fresca: è pericoloso anche a riposo. Bagna la pelle; se c’è confusione chiama aiuto.
      estremo
      {0} dalle {1} alle {2}
      {0} dalle {1}
      percepita
      Percepita
      {0}, aria {1}
      Percepita sconosciuta
      Primo quarto
      Contrassegnati
      contrassegnati
      Piani
      ¦one=piano¦many=di piani¦other=piani
      In primo piano
      Nebbia
      Libero
      Pioviggine gelata
      pioviggine gelata
      Pioggia gelata
      pioggia gelata
      Luna piena
      Vai al fresco
      Obiettivo {0}
      Obiettivo raggiunto
      Obiettivo raggiunto
      obiettivo raggiunto
      Obiettivo di {0} raggiunto
      Obiettivo {0} / {1}
       su {0}
      ¦one={1} obiettivo su {0} raggiunto¦many={1} su {0} obiettivi raggiunti¦other={1} su {0} obiettivi raggiunti
      ¦one={1} su {0} obiettivo raggiunto in un anno¦many={1} su {0} obiettivi raggiunti in un anno¦other={1} su {0} obiettivi raggiunti in un anno
      ¦one= su {0} obiettivo¦many= su {0} obiettivi¦other= su {0} obiettivi
      ¦one={1} su {0} obiettivo raggiunto questo mese¦many={1} su {0} obiettivi raggiunti questo mese¦other={1} su {0} obiettivi raggiunti questo mese
      ¦one={1} su {0} obiettivo¦many={1} su {0} obiettivi¦other={1} su {0} obiettivi
      Buon pomeriggio
      Buonasera
      Buongiorno
      granuli/m³
      Graminacee
      raffiche {0}
      Raffiche
      Grandine
      grandine
      Intenso
      Sforzo intenso
      sforzo intenso
      Livello di calore sconosciuto. Potrebbe non essere sicuro.
      Livello di calore sconosciuto. Potrebbe non essere sicuro: cerca ombra, bevi e riposa.
      {0}, massima alle {1}
      Forte
      Pioggia gelata forte
      {0} forte
      Pioggia forte
      Neve mista forte
      Rovesci di neve forti
      Nevicata forte
      hPa
      ↑ {0}°
      ↑ {0}°  ↓ {1}°
      Priorità alta
      Energia di casa
      {0} h
      h rimaste
      {0} h {1} min
      {0} h {1} min
      {0} h
      umidità
      Umidità
      Umidità {0}
      umidità
      tra {0}
      Tra {0}
      Occupata
      inHg
      {0} non è attivo
      kcal
      km
      km/h
      kWh
      kW
      {0}, fine sconosciuta
      {0}: fine tra
      {0} per {1}
      {0} tra
      {0} tra {1}
      {0} adesso
      {0} per oltre un’ora
      {0} in quest’ora
      {0} fino alle {1}
      {0} {1}
      Ultimi 12 mesi
      Ultimi 30 giorni
      Ultimi 7 giorni
      Ultimo livello: Cautela, {0} fa.
      Ultimo livello: Pericolo, {0} fa.
      Ultimo livello: Estremo, {0} fa.
      Ultimo dato {0} fa
      Ultimo quarto
      Ultima lettura {0} fa.
      Lettura {0} fa
      Ultima lettura alle {0}.
      Ultimo tentativo {0}
      Ultimo livello: Allerta, {0} fa.
      L’ultimo meteo è di {0} fa.
      ritardo
      Più tardi
      Esci di casa alle {0}
      rimasti
      Meno
      {0} di luce in meno di ieri
      {0} in meno del giorno più lungo
      Livello alle {0}
      Livello {0} su 5
      Livello sconosciuto
      Debole
      Pioviggine debole
      Leggero
      Pioviggine gelata debole
      Pioggia gelata debole
      {0} debole
      Neve mista debole
      Sforzo leggero
      sforzo leggero
      Soglie: {0}
      Elenchi
      ↓ {0}°
      Prevalentemente sereno
      Forse non sicuro
      misurato {0} fa
      Sala riunioni
      m
      µg/m³
      Sole di mezzanotte
      mi
      mi/h
      mm
      min
      {0} min
      min rimasti
      {0} min
      Obiettivo mancato
      Moderata
      Pioviggine moderata
      Moderato
      {0} moderata
      Pioggia moderata
      Rovesci moderati
      Nevicata moderata
      Sforzo moderato
      sforzo moderato
      Luna
      illuminata al {0}
      ¦one={0} altro¦many={0} altri¦other={0} altri
      {0} di luce in più di ieri
      ¦one=+{0} altro¦many=+{0} altri¦other=+{0} altri
      {0} in più del giorno più corto
      oltre 2 h
      Più
      Il più costante
      Artemisia
      {0}: {1}
      Luna nuova
      Prossima ora non disponibile
      Pioggia nella prossima ora non disponibile
      Prossimo tentativo alle {0}.
      Nessun accesso
      Nessun accesso ai promemoria
      Nessun accesso ai passi
      Nessun dato di attività
      Nessun dato sull’aria
      Nessuna prenotazione nota
      Oggi nessuna scottatura
      Nessun calendario scelto
      Nessun dato del calendario
      Ancora nessun calendario
      Nessun dato
      nessun dato
      Senza data
      Giorno non valido: {0}
      Ancora nessun giorno
      Nessuna partenza
      Nessun evento in arrivo
      Nessun evento nei prossimi giorni
      Il calendario non ha eventi di “{0}”
      Nessuna previsione oraria
      Nessuna previsione salvata
      ¦one=Niente {1} per {0} h¦many=Niente {1} per {0} h¦other=Niente {1} per {0} h
      Niente {0} nella prossima ora
      Niente {0} per {1}
      Niente {0} in quest’ora
      Nessun’altra partenza
      Luogo sconosciuto
      Nessun dato sui pollini
      Nessuna lettura
      Nessun dato meteo recente
      Nessun dato sui promemoria
      Nessun dato sui passi
      Niente sole
      niente sole
      Nessuna temperatura
      Ancora nessun dato meteo
      Nessuno contrassegnato
      Nessuno scaduto
      Niente a breve
      Niente oggi
      Nessuno oggi
      Nessuno domani
      {0}° N
      Non aggiornato
      non ora
      impossibile
      non oggi
      Non aggiornato oggi
      Poi più niente
      Niente in scadenza
      Nient’altro oggi
      Ancora niente qui
      Niente in programma
      Ancora niente
      Non è stato ancora salvato niente.
      Niente da fare
      Adesso
      Adesso
      adesso
      su {0}
      su {0}, {1} fa
      ¦one=su {0} passo¦many=su {0} di passi¦other=su {0} passi
      {0} fa
      Olivo
      {0}.
      ¦one={0} da fare¦many={0} da fare¦other={0} da fare
      {0} o peggio
      Coperto
      Scaduti
      scaduti
      {0}, {1}
      Particelle e gas
      Parzialmente nuvoloso
      {0}%
      Fissato
      Notte polare
      Polline
      Pressione
      in calo
      in aumento
      stabile
      3: protezione
      Ambrosia
      Pioggia
       · pioggia {0}
      Rovesci
      pioggia
      {0}–{1}
      oggi da {0} a {1}
      Promemoria
      I promemoria appariranno qui una volta letti
      Promemoria: nessun accesso
      Promemoria: nessun dato
      Promemoria non aggiornati
      riposo
      Giorno di riposo
      Riposo, {0} fa
      riposo
      Riposo
      Riposa spesso, bevi
      Nebbia con galaverna
      {0} di {1} attivi
      Sicuro
      Bene per allenarsi
      Bene per un allenamento intenso. Bevi prima, durante e dopo.
      Bene per camminare
      Bene per camminare o uno sforzo leggero. Bevi quando hai sete.
      Bene per lavorare
      Bene per un lavoro costante. Porta dell’acqua.
      Nessun rischio a riposo
      Nessun rischio da caldo a riposo. Bevi quando hai sete.
      sicuro
      Come l’aria
      Esempio
      Ombra, acqua, riposo
      Autosufficienza
      non attivo
      attivo da {0}
      Server
      Scegli una località
      Esegui “{0}” per vedere i tuoi dati
      Imposta “{0}” sul nome del calendario della sala
      Ombra e acqua
      30 giorni
      7 giorni
      Cielo sconosciuto
      {0}, fino a {1}°
      Neve mista a pioggia
      neve mista a pioggia
      Pioggia debole
      Rovesci deboli
      Rovesci di neve deboli
      Nevicata debole
      Neve
       · neve {0}
      Neve granulosa
      Rovesci di neve
      neve
      un po’ di tempo
      A breve
      a breve
      {0}° S
      ancora {0}
      inizio
      Inizia tra
      Inizia
      Passi
      ¦one={0} passo al giorno¦many={0} di passi al giorno¦other={0} passi al giorno
      passi, {0} fa
      ¦one={0} passo¦many={0} di passi¦other={0} passi
      ¦one={0} passo, obiettivo raggiunto¦many={0} di passi, obiettivo raggiunto¦other={0} passi, obiettivo raggiunto
      Passi: nessun accesso
      Passi: nessun dato
      ¦one={1} su {0} passo¦many={1} su {0} di passi¦other={1} su {0} passi
      ¦one={0} passo, riposo¦many={0} di passi, riposo¦other={0} passi, riposo
      ¦one={0} passo, {1}¦many={0} di passi, {1}¦other={0} passi, {1}
      ¦one={0} passo oggi¦many={0} di passi oggi¦other={0} passi oggi
      passi oggi, {0} fa
      passi oggi
      passi
      Fermati, rinfrescati
      ¦one=Serie di {0} giorno¦many=Serie di {0} di giorni¦other=Serie di {0} giorni
      {0}, fino alle {1}
      Sole
      Alba
      Alba {0}
      Tramonto
      stivali
      impermeabile
      temporali
      cappello e occhiali da sole
      ombrello
      giacca a vento
      Poi, tra {0}
      Temporale
      Temporale con grandine forte
      Temporale con grandine debole
      Abiti leggeri e larghi
      Attenzione a bimbi e anziani
      All’asciutto e al riparo
      Pelle bianca: rientra
      Bagnati, usa un ventilatore
      Vertigini o nausea: aiuto
      Il sudore asciuga subito
      Rinfresca la pelle con acqua
      Confusione: chiama aiuto
      Bevi quando hai sete
      Ricontrolla se si scalda
      Bevi prima della sete
      Non restare da solo
      {0}, tutto il giorno
      da fare
      Oggi
      oggi
      Domani
      Domani fino a {0}°
      domani
      Riprova
      12 mesi
      {0}. {1}.
      Sconosciuto
      Fino alle {0}
      fino alle {0}
      Senza titolo
      Massimo {0} oggi
      Massimo {0} domani
      In arrivo
      Aggiorna l’attività
      Aggiorna il calendario
      Aggiorna i promemoria
      Aggiorna i passi
      Aggiorna il meteo
      Aggiornato {0} fa
      Aggiornato {0}
      Indice statunitense
      tutto il giorno
      UV {0} {1}
      {0}, scottatura {1}
      {0}, scottatura alle {1}
      UV {0}, {1}
      Estremo
      estremo
      3+ dalle {0}
      Alto
      alto
      Indice UV
      Indice UV {0}, {1}
      Indice UV: nessun dato
      Indice UV 0, niente sole
      Indice UV sconosciuto
      Basso
      basso
      Moderato
      moderato
      UV: nessun dato
      UV
      3+ fino alle {0}
      Molto alto
      molto alto
      era {0} alle {1}
      UV 0, niente sole
      UV 0 fino alle {0}
      Molto forte
      {0} molto forte
      Molto debole
      {0} molto debole
      Rovesci violenti
      Vitamina D
      Falce calante
      Gibbosa calante
      Allerta
      Allenati al chiuso
      Allenati al chiuso o la mattina presto. Nessuno si alleni da solo.
      Rallenta e bevi
      Rallenta, bevi ogni 20 minuti e riposa al fresco.
      30 min di riposo ogni ora
      Riposa al fresco metà di ogni ora. Fermati al primo mal di testa.
      Rinfrescati spesso
      Cerca un ventilatore o una stanza fresca e bevi ogni mezz’ora.
      allerta
      Falce crescente
      Gibbosa crescente
      Cappotto e berretto
      Cappotto pesante, berretto, guanti
      Giacca
      Cappotto pesante a strati, copri le orecchie
      Maniche lunghe
      Maglietta
      Pantaloncini e tessuti leggeri
      Limita il tempo fuori
      Maglione o giacca leggera
      Meteo
      Meteo non aggiornato
      Settimana
      Settimana {0}, giorno {1}
      Settimana {0}
      {0}° O
      Bulbo umido
      Bulbo umido, 
      Bulbo umido: nessun dato, forse non sicuro
      Bulbo umido: nessun dato
      Bulbo umido {0}
      Bulbo umido
      Bulbo umido, {0}
      Vento
      Vento {0}
      vento
      Il peggio di oggi, {0}
      """#,
    starts: [
      0, 10, 20, 46, 69, 75, 87, 109, 113, 131, 138, 143, 166, 180, 189, 197, 206, 212, 223, 232,
      241, 262, 280, 296, 325, 353, 361, 376, 390, 395, 428, 456, 463, 486, 502, 523, 539, 551, 565, 600,
      677, 714, 744, 793, 818, 831, 839, 848, 860, 883, 898, 924, 931, 940, 949, 969, 978, 997, 1015, 1094,
      1101, 1110, 1117, 1129, 1148, 1171, 1179, 1190, 1210, 1225, 1236, 1260, 1266, 1276, 1282, 1290, 1316, 1391, 1413, 1461,
      1486, 1551, 1569, 1626, 1634, 1651, 1668, 1687, 1703, 1714, 1721, 1728, 1735, 1741, 1755, 1764, 1771, 1802, 1893, 1898,
      1950, 2007, 2074, 2084, 2182, 2218, 2239, 2261, 2290, 2299, 2318, 2390, 2412, 2475, 2504, 2616, 2632, 2692, 2701, 2768,
      2785, 2791, 2846, 2852, 2859, 2876, 2900, 2909, 2932, 2938, 2947, 2956, 2962, 2973, 2990, 3001, 3013, 3042, 3136, 3148,
      3170, 3178, 3190, 3195, 3207, 3223, 3239, 3248, 3256, 3264, 3275, 3284, 3292, 3302, 3334, 3349, 3401, 3422, 3450, 3489,
      3518, 3541, 3566, 3594, 3602, 3617, 3632, 3649, 3675, 3759, 3783, 3869, 3896, 3982, 4007, 4114, 4122, 4145, 4159, 4169,
      4179, 4193, 4215, 4228, 4243, 4258, 4264, 4304, 4319, 4326, 4333, 4351, 4369, 4384, 4399, 4410, 4424, 4438, 4458, 4478,
      4498, 4525, 4545, 4553, 4665, 4810, 4883, 5031, 5113, 5129, 5139, 5150, 5162, 5173, 5186, 5195, 5204, 5213, 5221, 5236,
      5251, 5310, 5397, 5419, 5425, 5446, 5456, 5470, 5487, 5509, 5524, 5528, 5538, 5559, 5574, 5590, 5596, 5606, 5620, 5634,
      5640, 5649, 5658, 5671, 5680, 5688, 5696, 5705, 5710, 5728, 5733, 5736, 5741, 5745, 5748, 5770, 5784, 5796, 5804, 5816,
      5827, 5850, 5869, 5887, 5895, 5910, 5927, 5943, 5976, 6010, 6043, 6062, 6076, 6099, 6114, 6139, 6160, 6193, 6224, 6232,
      6243, 6265, 6273, 6278, 6306, 6340, 6357, 6374, 6394, 6401, 6419, 6427, 6452, 6474, 6485, 6503, 6518, 6533, 6545, 6553,
      6563, 6586, 6603, 6619, 6633, 6635, 6643, 6662, 6665, 6670, 6673, 6677, 6685, 6697, 6705, 6723, 6732, 6752, 6761, 6774,
      6791, 6808, 6826, 6842, 6858, 6863, 6881, 6930, 6958, 7010, 7044, 7054, 7059, 7076, 7086, 7095, 7106, 7135, 7178, 7207,
      7222, 7251, 7275, 7300, 7324, 7350, 7374, 7399, 7426, 7451, 7463, 7475, 7486, 7509, 7530, 7547, 7571, 7605, 7646, 7672,
      7699, 7781, 7811, 7830, 7856, 7880, 7898, 7922, 7938, 7964, 7991, 8013, 8025, 8037, 8057, 8082, 8105, 8121, 8136, 8148,
      8161, 8176, 8184, 8199, 8207, 8219, 8228, 8248, 8264, 8283, 8302, 8320, 8340, 8354, 8390, 8405, 8412, 8419, 8426, 8433,
      8448, 8509, 8516, 8522, 8527, 8582, 8595, 8603, 8611, 8619, 8628, 8645, 8667, 8672, 8680, 8693, 8701, 8711, 8719, 8730,
      8738, 8752, 8761, 8769, 8785, 8793, 8801, 8811, 8829, 8840, 8885, 8912, 8936, 8962, 8969, 8986, 9001, 9008, 9015, 9035,
      9056, 9074, 9081, 9100, 9161, 9180, 9243, 9261, 9310, 9334, 9390, 9397, 9411, 9419, 9440, 9456, 9467, 9481, 9488, 9509,
      9549, 9602, 9616, 9626, 9635, 9653, 9671, 9692, 9713, 9728, 9743, 9766, 9782, 9787, 9800, 9815, 9831, 9836, 9854, 9862,
      9870, 9878, 9889, 9896, 9907, 9914, 9920, 10002, 10016, 10068, 10183, 10205, 10224, 10297, 10373, 10440, 10507, 10526, 10537, 10543,
      10564, 10646, 10665, 10670, 10675, 10684, 10693, 10701, 10714, 10724, 10752, 10761, 10776, 10789, 10799, 10828, 10858, 10881, 10910, 10937,
      10959, 10987, 11013, 11038, 11067, 11092, 11113, 11138, 11160, 11180, 11201, 11209, 11214, 11219, 11226, 11246, 11253, 11261, 11269, 11279,
      11291, 11305, 11319, 11332, 11349, 11368, 11378, 11401, 11424, 11446, 11463, 11481, 11499, 11514, 11534, 11550, 11561, 11581, 11606, 11618,
      11626, 11634, 11647, 11652, 11657, 11667, 11686, 11709, 11734, 11756, 11762, 11768, 11777, 11786, 11802, 11805, 11822, 11833, 11844, 11861,
      11879, 11898, 11910, 11926, 11939, 11956, 11973, 11984, 11998, 12014, 12022, 12041, 12108, 12124, 12174, 12200, 12267, 12286, 12351, 12359,
      12375, 12393, 12413, 12448, 12455, 12500, 12515, 12525, 12556, 12578, 12604, 12610, 12631, 12641, 12667, 12681, 12689, 12701, 12715, 12758,
      12783, 12799, 12811, 12828, 12834, 12844, 12850,
    ])

  static let ja = WordTable(
    text: #"""
      /日
      アクティビティ
      アクティビティ：アクセス権なし
      アクティビティ：データなし
      実際
      実際 {0}°
      データソース {0} を追加
      その後
      {0}に再び
      {0}前
      気温
      気温 {0}、湿度 {1}
      気温 {0}、{1}
      気温 {0}
      極めて悪い
      まずまず
      良い
      危険
      普通
      悪い
      大気質
      換気は{0}に
      今が換気どき
      敏感な人に有害
      空気はほぼ変わらず
      有害
      非常に悪い
      非常に有害
      気温
      空気が最も悪いのは{0}
      空気は今が最も悪い
      ハンノキ
      {0}件すべて完了
      終日
      終日、{0}
      終日
      すべて完了
      1時間ずっと
      リマインダーはすべて完了
      {0}台すべて稼働中
      設定でアクセスを許可してください
      ヘルスケアへのアクセスを許可
      歩数を表示するにはヘルスケアへのアクセスを許⁠可
      設定で許可してください
      同時進行中
      {0} {1}
      今日{0}
      いつでも
      日照時間は昨日と同じ
      {0}前の時点
      以前のデータに基づく
      わが家
      安静時
      安静時
      海面気圧
      {0}
      30日間の平均
      7日間の平均
      {0}日間の平均
      平均 
      蓄電池
      最高
      最高、{0}
      最高の週
      最高の週 {0}
      シラカバ
      日焼け
      日焼け {0}
      日焼けまで{0}
      カレンダー
      カレンダー：データなし
      無風
      運休
      lower
      注意
      激しい運動は短めに
      激しい運動は短めに、20分ごとに水分を。めまいに注意。
      1時間に1杯の水を
      1時間に1杯の水を飲み、日陰にいましょう。
      1時間に10分休憩
      1時間に10分、日陰で休み、そのたびに水分を。
      日陰にいましょう
      蒸し暑いです。日陰で、ときどき水分を。
      注意
      確率{0}
      {1}の確率{0}
      最安の時間
      写真を選択
      ゴミ出し
      食器洗い
      洗濯
      水やり
      買い物
      掃除機がけ
      家事
      快晴
      肌を覆い早めに屋内へ
      露出した肌は数分で凍ります。すべて覆い、濡らさず、屋内で暖まりましょう。
      {0}万
      北|北北東|北東|東北東|東|東南東|南東|南南東|南|南南西|南西|西南西|西|西北西|北西|北北西
      北|北東|東|南東|南|南西|西|北西
      {0}件完了
      計算値
      {1}台中{0}台が停止中
      記録した日がここに表示されます
      肌をすべて覆う
      日中は肌を覆う
      {0}〜{1}は肌を覆いましょう。
      危険
      今日は運動を控える
      今日は運動を控えましょう。体の熱を逃がせません。
      急がない用事は後で
      急がない用事は後で。屋外は数分だけ、ひとりは避けて。
      屋外作業を中止
      屋外作業を中止。汗では冷えず、熱中症が急に起こります。
      涼しい場所にいる
      涼しい場所にいましょう。高齢者、病人、幼児に気を配って。
      危険
      {1}：{0}歩
      {0}：データなし
      {0}日
      {0}日
      {0}日
      日
      強い霧雨
      強い着氷性の霧雨
      発車案内
      露点{0}°
      ディスク
      距離
      距離
      完了
      {0}/{1}
      渇いたら水分を
      霧雨
      乾燥した暑さ
      日陰で、渇く前に水分を
      汗は感じる前に乾きます。渇く前に水分を取り、日陰でこまめに休みましょう。
      乾燥した暑さ
      今後1時間は降水なし
      東経{0}°
      まもなくやむ
      終了
      終了まで
      {0}後に終了
      {0}後にやむ
      終了 {0}
      終了
      エネルギー
      買電
      発電
      売電
      消費
      欧州環境機関
      欧州指数
      ¦other={0}件の予定
      予定を読み込んでいません
      注意以上のおそれ。
      皮膚が凍る寒さのおそれ。
      危険以上のおそれ。
      乾燥した暑さのおそれ。
      極端な暑さのおそれ。
      警戒以上のおそれ。
      極めて危険
      極寒
      極寒
      極めて危険
      生命の危険：中止
      ただちに中止して涼みましょう。この空気での運動は命に関わります。
      屋内で涼しく
      涼しい屋内にいましょう。短い散歩でも熱中症のおそれ。
      屋外作業は禁止
      屋外作業は一切禁止。熱中症のおそれが高いため、ほかの人も屋内へ。
      すぐ涼しい場所へ
      すぐ涼しい場所へ。安静でも危険です。水で肌を冷やし、意識が混濁したら助けを。
      極めて危険
      {1}から{2}まで{0}
      {1}から{0}
      体感
      体感温度
      {0}、気温 {1}
      体感不明
      上弦の月
      フラグ付き
      フラグ付き
      上った階数
      階
      集中
      霧
      空き
      着氷性の霧雨
      着氷性の霧雨
      着氷性の雨
      着氷性の雨
      満月
      涼しい場所へ
      目標 {0}
      目標達成
      目標達成
      目標達成
      目標{0}を達成
      目標 {0} / {1}
      /{0}日
      {0}日中{1}日達成
      1年で{0}日中{1}日達成
      /{0}日達成
      今月{0}日中{1}日達成
      {1}/{0}日達成
      こんにちは
      こんばんは
      おはようございます
      個/m³
      イネ科
      突風{0}
      突風
      ひょう
      ひょう
      重
      重作業
      重作業
      暑さのレベルは不明。安全でない可能性があります。
      暑さのレベルは不明。安全でない可能性があります。日陰で水分と休息を。
      {0}、最も強いのは{1}
      強い
      強い着氷性の雨
      強い{0}
      大雨
      強いみぞれ
      強いにわか雪
      大雪
      hPa
      最高{0}°
      最高{0}°  最低{1}°
      優先度：高
      家のエネルギー
      {0}時間
      時間残り
      {0}時間{1}分
      {0}時間{1}分
      {0}時間
      多湿
      湿度
      湿度 {0}
      湿度
      {0}後
      {0}後
      使用中
      inHg
      {0} が停止中
      kcal
      km
      km/h
      kWh
      kW
      {0}、終わりは不明
      {0}がやむまで
      {0}、あと{1}
      {0}まで
      {1}後に{0}
      現在{0}
      1時間後も{0}
      この1時間に{0}
      {1}まで{0}
      {0}、{1}
      過去12か月
      過去30日間
      過去7日間
      最後のレベル：注意、{0}前
      最後のレベル：危険、{0}前
      最後のレベル：極めて危険、{0}前
      {0}前の情報
      下弦の月
      最後の測定 {0}前
      {0}前に測定
      最後の測定 {0}
      前回の試行 {0}
      最後のレベル：警戒、{0}前
      最後の天気データは{0}前のものです。
      遅れ
      あとで
      {0}までに出発
      残り
      少
      日照時間は昨日より{0}短い
      夏至より{0}短い
      {0}のレベル
      レベル{0}/5
      レベル不明
      弱い
      弱い霧雨
      軽
      弱い着氷性の霧雨
      弱い着氷性の雨
      弱い{0}
      弱いみぞれ
      軽作業
      軽作業
      区分：{0}
      リスト
      最低{0}°
      おおむね晴れ
      安全でない可能性
      {0}前に測定
      会議室
      m
      µg/m³
      白夜
      マイル
      mph
      mm
      分
      {0}分
      分残り
      {0}分
      目標未達成
      やや強い
      やや強い霧雨
      中
      やや強い{0}
      やや強い雨
      やや強いにわか雨
      やや強い雪
      中程度の作業
      中程度の作業
      月
      輝面 {0}
      ほか{0}件
      日照時間は昨日より{0}長い
      ほか{0}件
      冬至より{0}長い
      2時間以上
      多
      最も安定
      ヨモギ
      {0}：{1}
      新月
      今後1時間の予報なし
      今後1時間の雨は不明
      次の試行 {0}
      アクセス権なし
      リマインダーへのアクセス権なし
      歩数へのアクセス権なし
      アクティビティのデータなし
      大気データなし
      予約情報なし
      今日は日焼けなし
      カレンダー未選択
      カレンダーのデータなし
      カレンダーなし
      データなし
      データなし
      日付なし
      無効な日付：{0}
      表示する日はまだありません
      発車予定なし
      今後の予定なし
      今後数日の予定なし
      「{0}」の予定がカレンダーにありません
      時間ごとの予報なし
      保存された予報なし
      今後{0}時間は降水なし
      今後1時間は降水なし
      今後{1}は降水なし
      この1時間は降水なし
      発車はすべて終了
      場所が不明
      花粉データなし
      測定なし
      最新の天気なし
      リマインダーのデータなし
      歩数データなし
      日差しなし
      日差しなし
      気温なし
      天気データはまだなし
      フラグ付きなし
      期限切れなし
      近日中はなし
      今日はなし
      今日はなし
      明日はなし
      北緯{0}°
      最新ではない
      今は不可
      不可
      今日はなし
      今日は未更新
      以降の予定なし
      期限のものなし
      今日はほかに予定なし
      まだ何もありません
      予定なし
      まだ保存なし
      まだ何も保存されていません。
      未完了なし
      今
      今
      今
      /{0}
      /{0}、{1}前
      /{0}歩
      {0}前
      オリーブ
      {0}。
      未完了{0}件
      {0}以上
      曇り
      期限切れ
      期限切れ
      {0}、{1}
      粒子と気体
      所により曇り
      {0}%
      固定
      極夜
      花粉
      気圧
      下降中
      上昇中
      安定
      3：対策
      ブタクサ
      雨
       · 雨 {0}
      にわか雨
      雨
      {0}〜{1}
      今日{0}〜{1}
      リマインダー
      読み込むとここにリマインダーが表示されます
      リマインダー：アクセス権なし
      リマインダー：データなし
      リマインダーのデータが古すぎます
      休息
      休息日
      休息日、{0}前
      休息日
      安静
      こまめに休み水分を
      着氷性の霧
      {1}台中{0}台稼働
      安全
      運動に適しています
      激しい運動に適しています。運動の前、途中、後に水分を。
      散歩に適しています
      散歩や軽作業に適しています。のどが渇いたら水分を。
      作業に適しています
      継続的な作業に適しています。水を持参しましょう。
      安静時の熱ストレスなし
      安静時の熱ストレスはありません。のどが渇いたら水分を。
      安全
      気温と同じ
      サンプル
      日陰、水分、休息
      自給率
      停止中
      稼働{0}
      サーバー
      場所を設定
      「{0}」を実行すると実際の値を表示
      「{0}」に部屋のカレンダー名を設定してください
      日陰と水分
      30日間
      7日間
      空模様不明
      {0}、最高{1}°
      みぞれ
      みぞれ
      弱い雨
      弱いにわか雨
      弱いにわか雪
      弱い雪
      雪
       · 雪 {0}
      霧雪
      にわか雪
      雪
      しばらく
      まもなく
      まもなく
      南緯{0}°
      残り{0}
      開始
      開始まで
      開始
      歩数
      1日{0}歩
      歩、{0}前
      {0}歩
      {0}歩、目標達成
      歩数：アクセス権なし
      歩数：データなし
      {1}/{0}歩
      {0}歩、休息日
      {0}歩、{1}
      今日{0}歩
      今日の歩数、{0}前
      今日の歩数
      歩
      中止して涼む
      {0}日連続
      {0}、{1}まで
      太陽
      日の出
      日の出 {0}
      日の入り
      長靴
      レインウェア
      雷雨
      帽子とサングラス
      傘
      防風着
      次は{0}後
      雷雨
      雷雨、強いひょう
      雷雨、弱いひょう
      軽くゆったりした服装
      子どもと高齢者に配慮
      濡らさず風を避ける
      肌が白い：屋内へ
      肌を濡らし扇風機を
      めまい・吐き気：助けを
      汗は気づかず乾く
      水で肌を冷やす
      意識混濁：助けを呼ぶ
      のどが渇いたら水分を
      暑くなったら再確認
      渇く前に水分を
      ひとりにならない
      {0}、終日
      未完了
      今日
      今日
      明日
      明日は最高{0}°
      明日
      再試行
      12か月
      {0}。{1}。
      不明
      {0}まで
      {0}まで
      名称未設定
      今日の最大{0}
      明日の最大{0}
      今後
      アクティビティを更新
      カレンダーを更新
      リマインダーを更新
      歩数を更新
      天気を更新
      {0}前に更新
      {0}に更新
      米国指数
      終日
      UV {0} {1}
      {0}、日焼けまで{1}
      {0}、日焼け {1}
      UV {0}、{1}
      極端に強い
      極端に強い
      {0}から3以上
      強い
      強い
      UV指数
      UV指数{0}、{1}
      UV指数：データなし
      UV指数0、日差しなし
      UV指数不明
      弱い
      弱い
      中程度
      中程度
      UV：データなし
      UV
      {0}まで3以上
      非常に強い
      非常に強い
      {1}に{0}
      UV 0、日差しなし
      {0}までUV 0
      非常に強い
      非常に強い{0}
      ごく弱い
      ごく弱い{0}
      激しいにわか雨
      ビタミンD
      二十六夜月
      十八夜月
      警戒
      運動は屋内で
      運動は屋内か早朝に。ひとりで行わないこと。
      ペースを落とし水分を
      ペースを落とし、20分ごとに水分を。涼しい場所で休みましょう。
      1時間に30分休憩
      1時間の半分は涼しい場所で休みましょう。頭痛がしたら中止。
      こまめに涼む
      扇風機や涼しい部屋を探し、30分ごとに水分を。
      警戒
      三日月
      十三夜月
      コートと帽子
      厚手のコート、帽子、手袋
      上着
      厚手のコートで重ね着、耳も保護
      長袖
      Tシャツ
      半ズボンと薄手の服
      外出は短時間に
      セーターか薄手の上着
      天気
      天気データが古すぎます
      週
      第{0}週、{1}日目
      第{0}週
      西経{0}°
      湿球温度
      湿球温度、
      湿球温度：データなし、安全でない可能性
      湿球温度：データなし
      湿球温度 {0}
      湿球温度
      湿球温度、{0}
      風
      風 {0}
      風あり
      今日最も悪いのは{0}
      """#,
    starts: [
      0, 5, 27, 73, 113, 120, 133, 166, 176, 189, 196, 203, 227, 244, 255, 271, 284, 291, 298, 305,
      312, 322, 338, 357, 379, 407, 414, 430, 446, 453, 484, 512, 525, 547, 554, 567, 574, 590, 607, 644,
      669, 718, 761, 834, 868, 884, 892, 902, 915, 946, 962, 993, 1003, 1013, 1023, 1036, 1040, 1058, 1075, 1094,
      1102, 1112, 1119, 1132, 1145, 1162, 1175, 1185, 1199, 1218, 1234, 1268, 1275, 1282, 1288, 1295, 1323, 1401, 1425, 1485,
      1507, 1571, 1596, 1654, 1661, 1671, 1687, 1703, 1719, 1732, 1745, 1752, 1762, 1772, 1788, 1795, 1802, 1833, 1942, 1949,
      2073, 2117, 2130, 2140, 2168, 2214, 2236, 2258, 2298, 2305, 2333, 2406, 2434, 2513, 2535, 2617, 2642, 2727, 2734, 2747,
      2769, 2776, 2783, 2790, 2794, 2807, 2832, 2845, 2857, 2870, 2877, 2884, 2891, 2899, 2921, 2928, 2947, 2981, 3090, 3109,
      3138, 3150, 3169, 3176, 3189, 3205, 3221, 3232, 3239, 3255, 3262, 3269, 3276, 3283, 3302, 3315, 3339, 3376, 3404, 3441,
      3469, 3503, 3534, 3562, 3578, 3585, 3592, 3608, 3633, 3730, 3749, 3828, 3850, 3947, 3972, 4087, 4103, 4125, 4138, 4145,
      4158, 4175, 4188, 4201, 4217, 4233, 4249, 4253, 4260, 4264, 4271, 4290, 4309, 4325, 4341, 4348, 4367, 4378, 4391, 4404,
      4417, 4436, 4453, 4461, 4483, 4512, 4526, 4554, 4571, 4587, 4603, 4631, 4639, 4649, 4659, 4666, 4676, 4686, 4690, 4700,
      4710, 4783, 4886, 4914, 4921, 4943, 4953, 4960, 4976, 4995, 5002, 5006, 5018, 5043, 5059, 5081, 5091, 5104, 5120, 5136,
      5146, 5153, 5160, 5171, 5178, 5185, 5192, 5202, 5207, 5224, 5229, 5232, 5237, 5241, 5244, 5269, 5288, 5304, 5314, 5327,
      5337, 5354, 5374, 5387, 5397, 5412, 5427, 5441, 5478, 5515, 5561, 5577, 5590, 5613, 5629, 5649, 5669, 5706, 5758, 5765,
      5775, 5794, 5801, 5805, 5842, 5864, 5880, 5895, 5911, 5918, 5931, 5935, 5960, 5982, 5992, 6008, 6018, 6028, 6041, 6051,
      6063, 6082, 6107, 6123, 6133, 6135, 6143, 6150, 6160, 6164, 6167, 6171, 6178, 6188, 6195, 6211, 6224, 6243, 6247, 6263,
      6279, 6304, 6320, 6339, 6358, 6362, 6373, 6386, 6423, 6436, 6458, 6472, 6476, 6489, 6499, 6509, 6516, 6545, 6574, 6591,
      6613, 6659, 6693, 6733, 6755, 6774, 6799, 6824, 6858, 6880, 6896, 6912, 6925, 6947, 6987, 7006, 7028, 7056, 7111, 7139,
      7167, 7198, 7227, 7252, 7281, 7306, 7322, 7344, 7357, 7379, 7416, 7438, 7454, 7470, 7483, 7514, 7536, 7555, 7574, 7590,
      7606, 7622, 7634, 7653, 7666, 7673, 7689, 7708, 7730, 7752, 7783, 7811, 7824, 7843, 7886, 7902, 7906, 7910, 7914, 7919,
      7933, 7941, 7948, 7961, 7968, 7984, 7994, 8001, 8014, 8027, 8037, 8053, 8072, 8077, 8084, 8091, 8098, 8105, 8115, 8125,
      8132, 8143, 8156, 8160, 8172, 8185, 8189, 8199, 8215, 8234, 8298, 8341, 8378, 8427, 8434, 8444, 8463, 8473, 8480, 8508,
      8524, 8546, 8553, 8581, 8663, 8691, 8767, 8795, 8868, 8902, 8984, 8991, 9007, 9020, 9045, 9055, 9065, 9075, 9088, 9104,
      9153, 9220, 9236, 9245, 9253, 9269, 9287, 9297, 9307, 9317, 9336, 9355, 9365, 9369, 9381, 9388, 9401, 9405, 9418, 9431,
      9444, 9456, 9466, 9473, 9486, 9493, 9500, 9511, 9524, 9531, 9553, 9584, 9609, 9620, 9639, 9652, 9665, 9690, 9706, 9710,
      9729, 9742, 9758, 9765, 9775, 9789, 9802, 9809, 9828, 9835, 9860, 9864, 9874, 9887, 9894, 9919, 9944, 9975, 10006, 10034,
      10059, 10087, 10121, 10146, 10168, 10199, 10230, 10258, 10280, 10305, 10318, 10328, 10335, 10342, 10349, 10370, 10377, 10387, 10396, 10409,
      10416, 10426, 10436, 10452, 10471, 10490, 10497, 10528, 10553, 10581, 10597, 10613, 10629, 10642, 10655, 10662, 10673, 10698, 10718, 10731,
      10747, 10763, 10780, 10787, 10794, 10803, 10821, 10848, 10876, 10891, 10898, 10905, 10915, 10925, 10946, 10949, 10966, 10982, 10998, 11008,
      11031, 11045, 11061, 11080, 11093, 11109, 11131, 11145, 11161, 11174, 11181, 11200, 11264, 11295, 11385, 11407, 11493, 11512, 11578, 11585,
      11595, 11608, 11627, 11664, 11671, 11717, 11724, 11735, 11763, 11785, 11816, 11823, 11857, 11861, 11883, 11893, 11905, 11918, 11934, 11992,
      12023, 12040, 12053, 12072, 12076, 12084, 12094,
    ])

  static let ko = WordTable(
    text: #"""
      하루
      활동
      활동: 접근 권한 없음
      활동: 데이터 없음
      실제
      실제 {0}°
      데이터 소스 {0} 추가
      이후
      {0} 다시 시작
      {0} 전
      기온
      기온 {0}, 습도 {1}
      기온 {0}, {1}
      기온 {0}
      극히 나쁨
      양호
      좋음
      위험
      보통
      나쁨
      대기질
      {0} 환기하기 좋음
      지금 환기하기 좋음
      민감군에 나쁨
      공기가 거의 그대로임
      나쁨
      매우 나쁨
      매우 나쁨
      기온
      {0} 공기가 가장 나쁨
      지금 공기가 가장 나쁨
      오리나무
      {0}개 모두 완료
      하루 종일
      하루 종일, {0}
      하루 종일
      모두 완료
      한 시간 내내
      모든 미리 알림 완료
      {0}대 모두 가동 중
      설정에서 접근을 허용하십시오
      건강 앱 접근을 허용하십시오
      걸음 수를 보려면 건강 앱 접근을 허용하십시오
      설정에서 허용하십시오
      동시에 진행 중
      {0} {1}
      오늘 {0}
      언제든지
      낮 길이가 어제와 같음
      {0} 전 기준
      이전 데이터 기준
      우리 집
      휴식 시
      휴식 시
      해수면 기준
      {0}
      30일 평균
      7일 평균
      {0}일 평균
      평균 
      배터리
      최고
      최고, {0}
      최고의 주
      최고의 주 {0}
      자작나무
      일광 화상
      일광 화상 {0}
      화상까지 {0}
      캘린더
      캘린더: 데이터 없음
      바람 없음
      취소됨
      lower
      주의
      격한 운동 줄이기
      격한 운동을 줄이고 20분마다 마시며 어지러움에 주의하십시오.
      한 시간에 물 한 잔
      한 시간에 물 한 잔을 마시고 그늘에 있으십시오.
      한 시간에 10분 휴식
      한 시간마다 그늘에서 10분 쉬고 그때마다 마시십시오.
      그늘에 있기
      덥고 습합니다. 그늘에서 이따금 마시십시오.
      주의
      확률 {0}
      {1} 확률 {0}
      가장 싼 시간
      사진 선택
      쓰레기
      설거지
      빨래
      화분
      장보기
      청소기
      집안일
      맑음
      피부 가리고 곧 실내로
      맨살은 몇 분 만에 얼어붙습니다. 모두 가리고 젖지 않게 하며 실내에서 몸을 녹이십시오.
      {0}만
      북|북북동|북동|동북동|동|동남동|남동|남남동|남|남남서|남서|서남서|서|서북서|북서|북북서
      북|북동|동|남동|남|남서|서|북서
      {0}개 완료됨
      계산값
      {1}대 중 {0}대 중단됨
      기록된 날이 여기에 표시됩니다
      피부를 모두 가리기
      한낮에는 피부를 가리십시오
      {0}~{1}에는 피부를 가리십시오.
      위험
      오늘은 운동 금지
      오늘은 운동하지 마십시오. 몸이 만든 열을 내보내지 못합니다.
      미룰 일은 미루기
      미룰 수 있으면 미루십시오. 야외에서는 몇 분만, 동행과 함께.
      야외 작업 중지
      야외 작업을 멈추십시오. 땀으로 식지 않아 열사병이 빨리 올 수 있습니다.
      시원한 곳에 있기
      시원한 곳에 있으십시오. 노인, 환자, 어린아이를 살피십시오.
      위험
      {1}: {0}걸음
      {0}: 데이터 없음
      {0}일
      {0}일
      {0}일
      일
      강한 이슬비
      강한 어는 이슬비
      출발 안내
      이슬점 {0}°
      디스크
      거리
      거리
      완료
      {0}/{1}
      목마르면 마시기
      이슬비
      건조한 더위
      그늘, 목마르기 전에 물
      땀은 느끼기 전에 마릅니다. 목마르기 전에 마시고 그늘에서 자주 쉬십시오.
      건조한 더위
      다음 한 시간 강수 없음
      동경 {0}°
      곧 그침
      종료
      종료까지
      {0} 후 종료
      {0} 후 그침
      종료 {0}
      종료
      에너지
      수전
      생산
      송전
      소비
      유럽환경청
      유럽 지수
      ¦other=일정 {0}개
      일정을 읽지 못함
      주의 이상이 예상됩니다.
      피부가 어는 추위가 예상됩니다.
      위험 이상이 예상됩니다.
      건조한 더위가 예상됩니다.
      극심한 더위가 예상됩니다.
      경고 이상이 예상됩니다.
      매우 위험
      혹한
      혹한
      매우 위험
      생명 위험: 중지
      당장 멈추고 식히십시오. 이런 공기에서 힘쓰면 생명이 위험합니다.
      시원한 실내에 있기
      시원한 실내에 있으십시오. 짧은 산책도 열사병이 될 수 있습니다.
      야외 작업 금지
      야외 작업은 전혀 하지 마십시오. 열사병 위험이 크니 다른 사람도 실내로.
      지금 시원한 곳으로
      지금 시원한 곳으로 가십시오. 쉬어도 위험합니다. 물로 식히고 의식이 흐리면 구조를 요청하십시오.
      매우 위험
      {0}, {1}부터 {2}까지
      {0}, {1}부터
      체감
      체감 온도
      {0}, 기온 {1}
      체감 알 수 없음
      상현달
      깃발 표시
      깃발 표시
      오른 층수
      층
      집중
      안개
      비어 있음
      어는 이슬비
      어는 이슬비
      어는 비
      어는 비
      보름달
      시원한 곳으로
      목표 {0}
      목표 달성
      목표 달성
      목표 달성
      목표 {0} 달성
      목표 {0} / {1}
      /{0}일
      {0}일 중 {1}일 달성
      1년간 {0}일 중 {1}일 달성
      /{0}일 달성
      이번 달 {0}일 중 {1}일 달성
      {1}/{0}일 달성
      안녕하세요
      좋은 저녁입니다
      좋은 아침입니다
      개/m³
      잔디
      돌풍 {0}
      돌풍
      우박
      우박
      힘듦
      힘든 작업
      힘든 작업
      더위 단계를 알 수 없음. 안전하지 않을 수 있음.
      더위 단계를 알 수 없음. 안전하지 않을 수 있음: 그늘에서 물을 마시고 쉬십시오.
      {0}, {1} 가장 강함
      강함
      강한 어는 비
      강한 {0}
      강한 비
      강한 진눈깨비
      강한 소낙눈
      강한 눈
      hPa
      최고 {0}°
      최고 {0}°  최저 {1}°
      높은 우선순위
      우리 집 에너지
      {0}시간
      시간 남음
      {0}시간 {1}분
      {0}시간 {1}분
      {0}시간
      습함
      습도
      습도 {0}
      습도
      {0} 후
      {0} 후
      사용 중
      inHg
      {0} 중단됨
      kcal
      km
      km/h
      kWh
      kW
      {0}, 끝 알 수 없음
      {0} 그칠 때까지
      {0}, {1} 동안
      {0}까지
      {1} 후 {0}
      지금 {0}
      {0}, 한 시간 이상
      이번 시간 {0}
      {0}, {1}까지
      {0}, {1}
      최근 12개월
      최근 30일
      최근 7일
      마지막 단계: 주의, {0} 전.
      마지막 단계: 위험, {0} 전.
      마지막 단계: 매우 위험, {0} 전.
      {0} 전 데이터
      하현달
      마지막 측정 {0} 전.
      {0} 전 측정
      마지막 측정 {0}.
      마지막 시도 {0}
      마지막 단계: 경고, {0} 전.
      마지막 날씨 데이터는 {0} 전 것입니다.
      늦음
      나중에
      {0}까지 출발
      남음
      적음
      낮이 어제보다 {0} 짧아짐
      하지보다 {0} 짧음
      {0} 단계
      단계 {0}/5
      단계 알 수 없음
      약함
      약한 이슬비
      가벼움
      약한 어는 이슬비
      약한 어는 비
      약한 {0}
      약한 진눈깨비
      가벼운 작업
      가벼운 작업
      구간: {0}
      목록
      최저 {0}°
      대체로 맑음
      안전하지 않을 수 있음
      {0} 전 측정
      회의실
      m
      µg/m³
      백야
      마일
      mph
      mm
      분
      {0}분
      분 남음
      {0}분
      목표 미달
      보통
      보통 세기의 이슬비
      보통
      보통 세기의 {0}
      보통 세기의 비
      보통 세기의 소나기
      보통 세기의 눈
      중간 강도 작업
      중간 강도 작업
      달
      {0} 밝음
      {0}개 더
      낮이 어제보다 {0} 길어짐
      +{0}개
      동지보다 {0} 김
      2시간 이상
      많음
      가장 꾸준함
      쑥
      {0}: {1}
      삭
      다음 한 시간 정보 없음
      다음 한 시간 강수 정보 없음
      다음 시도 {0}.
      접근 권한 없음
      미리 알림 접근 권한 없음
      걸음 접근 권한 없음
      활동 데이터 없음
      대기 데이터 없음
      예약 정보 없음
      오늘 일광 화상 없음
      선택된 캘린더 없음
      캘린더 데이터 없음
      아직 캘린더 없음
      데이터 없음
      데이터 없음
      날짜 없음
      잘못된 날짜: {0}
      아직 표시할 날 없음
      출발 없음
      예정된 일정 없음
      앞으로 며칠간 일정 없음
      캘린더에 ‘{0}’ 일정이 없습니다
      시간별 예보 없음
      저장된 예보 없음
      {0}시간 동안 {1} 없음
      다음 한 시간 {0} 없음
      {1} 동안 {0} 없음
      이번 시간 {0} 없음
      남은 출발 없음
      위치 알 수 없음
      꽃가루 데이터 없음
      측정 없음
      최근 날씨 데이터 없음
      미리 알림 데이터 없음
      걸음 데이터 없음
      햇빛 없음
      햇빛 없음
      기온 없음
      아직 날씨 데이터 없음
      깃발 표시 항목 없음
      기한 지난 항목 없음
      임박한 항목 없음
      오늘 없음
      오늘 없음
      내일 없음
      북위 {0}°
      최신 아님
      지금은 불가
      불가능
      오늘 없음
      오늘 업데이트 안 됨
      이후 일정 없음
      마감 없음
      오늘 일정 더 없음
      아직 아무것도 없음
      일정 없음
      아직 저장된 것 없음
      아직 저장된 것이 없습니다.
      할 일 없음
      지금
      지금
      지금
      /{0}
      /{0}, {1} 전
      /{0}걸음
      {0} 전
      올리브
      {0}.
      {0}개 남음
      {0} 이상
      흐림
      기한 지남
      기한 지남
      {0}, {1}
      입자와 가스
      구름 조금
      {0}%
      고정됨
      극야
      꽃가루
      기압
      하강
      상승
      안정
      3: 차단
      돼지풀
      비
       · 비 {0}
      소나기
      비
      {0}~{1}
      오늘 {0}~{1}
      미리 알림
      미리 알림을 읽으면 여기에 표시됩니다
      미리 알림: 접근 권한 없음
      미리 알림: 데이터 없음
      미리 알림 데이터가 너무 오래됨
      휴식
      휴식일
      휴식일, {0} 전
      휴식일
      휴식
      자주 쉬고 마시기
      착빙성 안개
      {1}대 중 {0}대 가동
      안전
      격한 운동 가능
      격한 운동도 괜찮습니다. 전후와 도중에 마시십시오.
      산책하기 좋음
      산책이나 가벼운 작업에 좋습니다. 목마르면 마시십시오.
      꾸준한 작업 가능
      꾸준한 작업도 괜찮습니다. 물을 챙기십시오.
      휴식 시 열 부담 없음
      휴식 시 열 부담이 없습니다. 목마르면 마시십시오.
      안전
      기온과 같음
      예시
      그늘, 물, 휴식
      자급률
      중단됨
      {0} 가동
      서버
      위치를 설정하십시오
      ‘{0}’을 실행하면 실제 값이 표시됩니다
      ‘{0}’에 회의실 캘린더 이름을 지정하세요
      그늘과 물
      30일
      7일
      하늘 상태 알 수 없음
      {0}, 최고 {1}°
      진눈깨비
      진눈깨비
      약한 비
      약한 소나기
      약한 소낙눈
      약한 눈
      눈
       · 눈 {0}
      쌀알눈
      소낙눈
      눈
      얼마
      곧
      곧
      남위 {0}°
      {0} 남음
      시작
      시작까지
      시작
      걸음
      하루 {0}걸음
      걸음, {0} 전
      {0}걸음
      {0}걸음, 목표 달성
      걸음: 접근 권한 없음
      걸음: 데이터 없음
      {1}/{0}걸음
      {0}걸음, 휴식일
      {0}걸음, {1}
      오늘 {0}걸음
      오늘 걸음, {0} 전
      오늘 걸음
      걸음
      멈추고 식히기
      {0}일 연속
      {0}, {1}까지
      태양
      일출
      일출 {0}
      일몰
      방한화
      비옷
      뇌우
      모자와 선글라스
      우산
      바람막이
      다음, {0} 후
      뇌우
      강한 우박을 동반한 뇌우
      약한 우박을 동반한 뇌우
      가볍고 헐렁한 옷
      어린이와 노인 살피기
      젖지 않게, 바람 피하기
      피부가 하얘지면 실내로
      피부 적시고 선풍기
      어지러우면 도움 요청
      땀은 모르게 마름
      물로 피부 식히기
      의식 혼미: 구조 요청
      목마르면 마시기
      더워지면 다시 확인
      목마르기 전에 마시기
      혼자 있지 않기
      {0}, 하루 종일
      할 일
      오늘
      오늘
      내일
      내일 최고 {0}°
      내일
      다시 시도
      12개월
      {0}. {1}.
      알 수 없음
      {0}까지
      {0}까지
      제목 없음
      오늘 최대 {0}
      내일 최대 {0}
      예정
      활동을 업데이트하십시오
      캘린더를 업데이트하십시오
      미리 알림을 업데이트하십시오
      걸음을 업데이트하십시오
      날씨를 업데이트하십시오
      {0} 전 업데이트
      {0} 업데이트
      미국 지수
      하루 종일
      자외선 {0} {1}
      {0}, 화상까지 {1}
      {0}, 일광 화상 {1}
      자외선 {0}, {1}
      위험
      위험
      {0}부터 3 이상
      높음
      높음
      자외선 지수
      자외선 지수 {0}, {1}
      자외선 지수: 데이터 없음
      자외선 지수 0, 햇빛 없음
      자외선 지수 알 수 없음
      낮음
      낮음
      보통
      보통
      자외선: 데이터 없음
      자외선
      {0}까지 3 이상
      매우 높음
      매우 높음
      {1}에 {0}
      자외선 0, 햇빛 없음
      {0}까지 자외선 0
      매우 강함
      매우 강한 {0}
      매우 약함
      매우 약한 {0}
      매우 강한 소나기
      비타민 D
      그믐달
      기우는 달
      경고
      실내에서 운동
      실내나 이른 아침에 운동하십시오. 혼자 하지 마십시오.
      속도 줄이고 마시기
      속도를 줄이고 20분마다 마시며 시원한 곳에서 쉬십시오.
      한 시간에 30분 휴식
      매시간 절반은 시원한 곳에서 쉬십시오. 두통이 나면 멈추십시오.
      자주 식히기
      선풍기나 시원한 방을 찾고 30분마다 마시십시오.
      경고
      초승달
      차오르는 달
      코트와 모자
      두꺼운 코트, 모자, 장갑
      재킷
      두꺼운 코트와 겹쳐 입기, 귀 덮기
      긴소매
      티셔츠
      반바지와 얇은 옷
      외출 줄이기
      스웨터나 얇은 재킷
      날씨
      날씨 데이터가 너무 오래됨
      주
      {0}주차, {1}일째
      {0}주차
      서경 {0}°
      습구 온도
      습구 온도, 
      습구 온도: 데이터 없음, 안전하지 않을 수 있음
      습구 온도: 데이터 없음
      습구 온도 {0}
      습구 온도
      습구 온도, {0}
      바람
      바람 {0}
      바람
      오늘 가장 나쁨, {0}
      """#,
    starts: [
      0, 7, 14, 43, 68, 75, 88, 116, 123, 141, 149, 156, 179, 195, 206, 220, 227, 234, 241, 248,
      255, 265, 289, 316, 336, 366, 373, 387, 401, 408, 436, 467, 480, 501, 515, 534, 548, 562, 580, 608,
      633, 675, 715, 779, 811, 832, 840, 851, 864, 895, 910, 934, 945, 956, 967, 984, 988, 1001, 1013, 1027,
      1035, 1045, 1052, 1064, 1078, 1096, 1109, 1123, 1141, 1158, 1168, 1196, 1210, 1220, 1226, 1233, 1257, 1342, 1368, 1434,
      1461, 1534, 1551, 1612, 1619, 1630, 1645, 1663, 1677, 1687, 1697, 1704, 1711, 1721, 1731, 1741, 1748, 1779, 1899, 1906,
      2030, 2074, 2091, 2101, 2129, 2172, 2199, 2238, 2279, 2286, 2310, 2395, 2419, 2503, 2524, 2624, 2648, 2731, 2738, 2753,
      2775, 2782, 2789, 2796, 2800, 2817, 2841, 2855, 2871, 2881, 2888, 2895, 2902, 2910, 2933, 2943, 2960, 2992, 3094, 3111,
      3143, 3156, 3167, 3174, 3187, 3202, 3217, 3228, 3235, 3245, 3252, 3259, 3266, 3273, 3289, 3303, 3325, 3349, 3383, 3427,
      3461, 3498, 3535, 3569, 3583, 3590, 3597, 3611, 3633, 3724, 3751, 3840, 3861, 3961, 3988, 4123, 4137, 4162, 4177, 4184,
      4198, 4214, 4236, 4246, 4260, 4274, 4288, 4292, 4299, 4306, 4320, 4337, 4354, 4365, 4376, 4386, 4406, 4417, 4431, 4445,
      4459, 4477, 4494, 4502, 4527, 4560, 4575, 4611, 4629, 4645, 4668, 4691, 4699, 4706, 4717, 4724, 4731, 4738, 4745, 4759,
      4773, 4838, 4947, 4970, 4977, 4995, 5006, 5017, 5037, 5054, 5065, 5069, 5082, 5109, 5129, 5150, 5160, 5174, 5191, 5208,
      5218, 5225, 5232, 5243, 5250, 5258, 5266, 5277, 5282, 5296, 5301, 5304, 5309, 5313, 5316, 5340, 5361, 5377, 5387, 5399,
      5410, 5433, 5451, 5466, 5475, 5491, 5504, 5516, 5551, 5586, 5628, 5646, 5656, 5682, 5697, 5719, 5740, 5775, 5827, 5834,
      5844, 5861, 5868, 5875, 5909, 5933, 5944, 5957, 5979, 5986, 6003, 6013, 6037, 6055, 6066, 6086, 6103, 6120, 6132, 6139,
      6152, 6169, 6200, 6215, 6225, 6227, 6235, 6242, 6249, 6253, 6256, 6260, 6267, 6278, 6285, 6299, 6306, 6333, 6340, 6361,
      6382, 6409, 6430, 6451, 6472, 6476, 6487, 6498, 6532, 6540, 6561, 6576, 6583, 6600, 6604, 6613, 6617, 6649, 6688, 6707,
      6728, 6763, 6791, 6815, 6839, 6860, 6888, 6915, 6942, 6966, 6983, 7000, 7014, 7036, 7064, 7078, 7102, 7136, 7182, 7206,
      7230, 7258, 7287, 7309, 7334, 7355, 7377, 7404, 7418, 7449, 7480, 7504, 7518, 7532, 7546, 7577, 7605, 7633, 7657, 7671,
      7685, 7699, 7712, 7726, 7743, 7753, 7767, 7795, 7816, 7830, 7855, 7882, 7896, 7924, 7962, 7977, 7984, 7991, 7998, 8003,
      8017, 8028, 8036, 8046, 8051, 8065, 8076, 8083, 8097, 8111, 8120, 8137, 8151, 8156, 8166, 8173, 8183, 8190, 8197, 8204,
      8211, 8221, 8231, 8235, 8247, 8257, 8261, 8269, 8284, 8298, 8351, 8387, 8419, 8463, 8470, 8480, 8499, 8509, 8516, 8540,
      8557, 8582, 8589, 8610, 8681, 8701, 8778, 8802, 8863, 8892, 8961, 8968, 8985, 8992, 9012, 9022, 9032, 9043, 9050, 9079,
      9135, 9194, 9208, 9214, 9219, 9248, 9266, 9279, 9292, 9303, 9320, 9337, 9348, 9352, 9364, 9374, 9384, 9388, 9395, 9399,
      9403, 9416, 9427, 9434, 9447, 9454, 9461, 9478, 9494, 9504, 9529, 9558, 9583, 9597, 9618, 9633, 9650, 9673, 9687, 9694,
      9714, 9728, 9743, 9750, 9757, 9768, 9775, 9785, 9792, 9799, 9822, 9829, 9842, 9858, 9865, 9899, 9933, 9957, 9987, 10019,
      10052, 10079, 10109, 10133, 10157, 10186, 10209, 10236, 10266, 10287, 10306, 10314, 10321, 10328, 10335, 10355, 10362, 10376, 10385, 10395,
      10410, 10420, 10430, 10444, 10462, 10480, 10487, 10522, 10560, 10602, 10637, 10672, 10693, 10710, 10724, 10738, 10756, 10778, 10801, 10820,
      10827, 10834, 10853, 10860, 10867, 10884, 10910, 10945, 10979, 11011, 11018, 11025, 11032, 11039, 11067, 11077, 11096, 11110, 11124, 11135,
      11162, 11184, 11198, 11216, 11230, 11248, 11272, 11284, 11294, 11308, 11315, 11335, 11410, 11437, 11513, 11540, 11628, 11645, 11711, 11718,
      11728, 11745, 11762, 11795, 11802, 11848, 11858, 11868, 11892, 11909, 11936, 11943, 11980, 11984, 12005, 12015, 12028, 12042, 12058, 12122,
      12154, 12172, 12186, 12205, 12212, 12223, 12230,
    ])

  static let nb = WordTable(
    text: #"""
      per dag
      Aktivitet
      Aktivitet: ingen tilgang
      Aktivitet: ingen data
      Faktisk
      Faktisk {0}°
      Legg til datakilden {0}
      Deretter
      Igjen kl. {0}
      for {0} siden
      Luft
      Luft {0}, fuktighet {1}
      Luft {0}, {1}
      Luft {0}
      Ekstremt dårlig
      Akseptabel
      God
      Farlig
      Moderat
      Dårlig
      Luftkvalitet
      Luft ut kl. {0}
      Luft ut nå
      Usunn for sårbare grupper
      Luften blir omtrent den samme
      Usunn
      Svært dårlig
      Svært usunn
      luft
      Luften er dårligst kl. {0}
      Luften er dårligst nå
      Or
      Alle {0} er fullført
      Hele dagen
      Hele dagen, {0}
      hele dagen
      Alt er fullført
      hele timen
      Alle påminnelser er fullført
      ¦one=Serveren kjører¦other=Alle {0} kjører
      Gi tilgang i Innstillinger
      Gi tilgang til Helse
      Gi tilgang til Helse for å se skritt
      Tillat i Innstillinger
      Også nå
      {0} {1}
      {0} i dag
      Når som helst
      Like mye dagslys som i går
      For {0} siden
      Ifølge eldre data
      Hjemme
      I hvile
      i hvile
      Ved havnivå
      kl. {0}
      Snitt 30 dager
      Snitt 7 dager
      ¦one=Snitt {0} dag¦other=Snitt {0} dager
      Snitt 
      Batteri
      Rekord
      Rekord, {0}
      Beste uke
      Beste uke {0}
      Bjørk
      Solbrent
      Solbrent kl. {0}
      Solbrent {0}
      Kalender
      Kalender: ingen data
      Stille
      Innstilt
      lower
      Forsiktig
      Kort ned harde økter
      Kort ned harde økter, drikk hvert 20. minutt og følg med på svimmelhet.
      Drikk et glass i timen
      Drikk et glass i timen og hold deg i skyggen.
      Hvil 10 min i timen
      Hvil ti minutter hver time i skyggen, og drikk hver gang.
      Bli i skyggen
      Varmt og fuktig. Bli i skyggen og drikk av og til.
      forsiktig
      {0} sjanse
      {0} sjanse for {1}
      Billigste time
      Velg et bilde
      Søppel
      Oppvask
      Klesvask
      Planter
      Handling
      Støvsuging
      Husarbeid
      Klart
      Dekk huden, gå snart inn
      Bar hud fryser på få minutter. Dekk alt, hold deg tørr og varm deg inne.
      {0}k
      N|NNØ|NØ|ØNØ|Ø|ØSØ|SØ|SSØ|S|SSV|SV|VSV|V|VNV|NV|NNV
      nord|nordøst|øst|sørøst|sør|sørvest|vest|nordvest
      ¦one={0} fullført¦other={0} fullført
      beregnet
      ¦one={0} av {1} er nede¦other={0} av {1} er nede
      Talte dager vises her
      Dekk all hud
      Dekk deg til midt på dagen
      Dekk deg til mellom {0} og {1}.
      Fare
      Ikke tren i dag
      Ikke tren i dag. Kroppen blir ikke kvitt varmen den lager.
      Utsett det som kan vente
      Utsett det som kan vente. Ute bare noen minutter og i selskap.
      Stopp arbeid ute
      Stopp arbeid ute. Svette kjøler ikke lenger nok; heteslag kan komme raskt.
      Bli der det er kjølig
      Bli der det er kjølig. Se til eldre, syke og små barn.
      fare
      ¦one={1}: {0} skritt¦other={1}: {0} skritt
      {0}: ingen data
      {0} d
      ¦one={0} dag¦other={0} dager
      {0} d
      dager
      Tett yr
      Tett underkjølt yr
      Avganger
      Duggpunkt {0}°
      Disk
      Distanse
      distanse
      Ferdig
      {0} av {1}
      Drikk når du er tørst
      Yr
      Tørr hete
      Skygge, drikk før tørsten
      Svette tørker før den kjennes. Drikk før du blir tørst, bli i skyggen og hvil ofte.
      tørr hete
      Tørt neste time
      {0}° Ø
      Slutter nå
      slutter
      Slutter om
      slutter om {0}
      Slutter om {0}
      slutter {0}
      Slutter
      Energi
      Fra nettet
      Produsert
      Til nettet
      Brukt
      Det europeiske miljøbyrået
      Europeisk indeks
      ¦one={0} hendelse¦other={0} hendelser
      Hendelsene er ikke lest
      Vent forsiktig eller verre.
      Vent kulde som fryser huden.
      Vent fare eller verre.
      Vent tørr hete.
      Vent ekstrem hete.
      Vent advarsel eller verre.
      Ekstremt
      Ekstrem kulde
      ekstrem kulde
      Ekstrem fare
      Livsfare: stopp
      Stopp straks og kjøl deg ned. Anstrengelse i denne luften er livsfarlig.
      Bli inne der det er kjølig
      Bli inne der det er kjølig. Selv en kort tur kan ende med heteslag.
      Ikke arbeid ute
      Ikke noe arbeid ute. Heteslag er sannsynlig; få også andre inn.
      Finn kjølig luft nå
      Finn kjølig luft nå: farlig selv i hvile. Kjøl huden med vann; ring etter hjelp ved forvirring.
      ekstremt
      {0} kl. {1}, over kl. {2}
      {0} fra kl. {1}
      føles
      Føles som
      {0}, luft {1}
      Føles ukjent
      Første kvarter
      Flagget
      flagget
      Etasjer
      ¦one=etasje¦other=etasjer
      Fokus
      Tåke
      Ledig
      Underkjølt yr
      underkjølt yr
      Underkjølt regn
      underkjølt regn
      Fullmåne
      Gå til kjølig luft
      Mål {0}
      Mål nådd
      Mål nådd
      mål nådd
      Målet på {0} er nådd
      Mål {0} / {1}
       av {0}
      ¦one={1} av {0} mål nådd¦other={1} av {0} mål nådd
      ¦one={1} av {0} mål nådd på et år¦other={1} av {0} mål nådd på et år
      ¦one= av {0} mål nådd¦other= av {0} mål nådd
      ¦one={1} av {0} mål nådd denne måneden¦other={1} av {0} mål nådd denne måneden
      ¦one={1} av {0} mål¦other={1} av {0} mål
      God ettermiddag
      God kveld
      God morgen
      korn/m³
      Gress
      vindkast {0}
      Vindkast
      Hagl
      hagl
      Hardt
      Hardt arbeid
      hardt arbeid
      Varmenivå ukjent. Det er kanskje ikke trygt.
      Varmenivå ukjent. Det er kanskje ikke trygt: søk skygge, drikk og hvil.
      {0}, kraftigst kl. {1}
      Kraftig
      Kraftig underkjølt regn
      Kraftig {0}
      Kraftig regn
      Kraftig sludd
      Kraftige snøbyger
      Kraftig snøfall
      hPa
      H {0}°
      H {0}°  L {1}°
      Høy prioritet
      Energi hjemme
      {0} t
      t igjen
      {0} t {1} min
      {0} t {1} min
      {0} t
      fuktig
      Fuktighet
      Fuktighet {0}
      fuktighet
      om {0}
      Om {0}
      Opptatt
      inHg
      {0} er nede
      kcal
      km
      km/t
      kWh
      kW
      {0}, slutten er ukjent
      {0} slutter om
      {0} i {1}
      {0} om
      {0} om {1}
      {0} nå
      {0} utover timen
      {0} denne timen
      {0} til {1}
      {0} {1}
      Siste 12 måneder
      Siste 30 dager
      Siste 7 dager
      Siste nivå: Forsiktig, for {0} siden.
      Siste nivå: Fare, for {0} siden.
      Siste nivå: Ekstremt, for {0} siden.
      Sist kjent for {0} siden
      Siste kvarter
      Siste måling for {0} siden.
      Målt for {0} siden
      Siste måling kl. {0}.
      Siste forsøk {0}
      Siste nivå: Advarsel, for {0} siden.
      Siste vær er {0} gammelt.
      sene
      Senere
      Gå hjemmefra kl. {0}
      igjen
      Mindre
      {0} mindre dagslys enn i går
      {0} mindre enn på årets lengste dag
      Nivå kl. {0}
      Nivå {0} av 5
      Nivå ukjent
      Lett
      Lett yr
      Lett
      Lett underkjølt yr
      Lett underkjølt regn
      Lett {0}
      Lett sludd
      Lett arbeid
      lett arbeid
      Grenser: {0}
      Lister
      L {0}°
      For det meste klart
      Kanskje ikke trygt
      målt for {0} siden
      Møterom
      m
      µg/m³
      Midnattssol
      mi
      mi/t
      mm
      min
      {0} min
      min igjen
      {0} min
      Mål ikke nådd
      Moderat
      Moderat yr
      Moderat
      Moderat {0}
      Moderat regn
      Moderate regnbyger
      Moderat snøfall
      Moderat arbeid
      moderat arbeid
      Måne
      {0} opplyst
      {0} til
      {0} mer dagslys enn i går
      +{0} til
      {0} mer enn på årets korteste dag
      over 2 t
      Mer
      Jevnest
      Burot
      {0}: {1}
      Nymåne
      Neste time ukjent
      Regn neste time ukjent
      Neste forsøk kl. {0}.
      Ingen tilgang
      Ingen tilgang til påminnelser
      Ingen tilgang til skritt
      Ingen aktivitetsdata
      Ingen luftdata
      Ingen kjente bookinger
      Ikke solbrent i dag
      Ingen kalender valgt
      Ingen kalenderdata
      Ingen kalender ennå
      Ingen data
      ingen data
      Ingen dato
      Ugyldig dag: {0}
      Ingen dager ennå
      Ingen avganger
      Ingen hendelser
      Ingen hendelser de neste dagene
      Kalenderen har ingen hendelser fra «{0}»
      Ikke noe timevarsel
      Ikke noe varsel lagret
      ¦one=Ikke {1} neste time¦other=Ikke {1} neste {0} t
      Ikke {0} neste time
      Ikke {0} neste {1}
      Ikke {0} denne timen
      Ingen flere avganger
      Ingen kjent plass
      Ingen pollendata
      Ingen måling
      Ikke noe nytt vær
      Ingen påminnelsesdata
      Ingen skrittdata
      Ingen sol
      ingen sol
      Ingen temperatur
      Ingen værdata ennå
      Ingenting flagget
      Ingenting forfalt
      Ingenting snart
      Ingenting i dag
      Ingen i dag
      Ingen i morgen
      {0}° N
      Ikke aktuelt
      ikke nå
      ikke mulig
      ikke i dag
      Ikke oppdatert i dag
      Ingenting etterpå
      Ingenting forfaller
      Ikke mer i dag
      Ingenting her ennå
      Ingenting planlagt
      Ingenting lagret ennå
      Ingenting er lagret ennå.
      Ingenting å gjøre
      Nå
      Nå
      nå
      av {0}
      av {0}, for {1} siden
      ¦one=av {0} skritt¦other=av {0} skritt
      {0} gammelt
      Oliven
      {0}.
      ¦one={0} igjen¦other={0} igjen
      {0} eller verre
      Overskyet
      Forfalt
      forfalt
      {0}, {1}
      Partikler og gasser
      Delvis skyet
      {0} %
      Festet
      Mørketid
      Pollen
      Lufttrykk
      fallende
      stigende
      stabilt
      3: beskytt deg
      Ambrosia
      Regn
       · regn {0}
      Regnbyger
      regn
      {0}–{1}
      i dag fra {0} til {1}
      Påminnelser
      Påminnelser vises her når de er lest
      Påminnelser: ingen tilgang
      Påminnelser: ingen data
      Påminnelsene er for gamle
      hvile
      Hviledag
      Hviledag, for {0} siden
      hviledag
      Hvile
      Hvil ofte, drikk
      Tåke med rim
      {0} av {1} kjører
      Trygt
      Fint for hard trening
      Fint for hard trening. Drikk før, under og etter.
      Fint for en tur
      Fint for en tur eller lett arbeid. Drikk når du er tørst.
      Fint for jevnt arbeid
      Fint for jevnt arbeid. Ta med vann.
      Ingen varmefare i hvile
      Ingen varmefare i hvile. Drikk når du er tørst.
      trygt
      Som luften
      Eksempel
      Skygge, drikke, hvile
      Selvforsyning
      nede
      oppe i {0}
      Servere
      Angi et sted
      Kjør «{0}» for å vise egne data
      Sett «{0}» til navnet på rommets kalender
      Skygge og vann
      30 dager
      7 dager
      Himmelen er ukjent
      {0}, opptil {1}°
      Sludd
      sludd
      Lett regn
      Lette regnbyger
      Lette snøbyger
      Lett snøfall
      Snøfall
       · snø {0}
      Kornsnø
      Snøbyger
      snøfall
      en tid
      Snart
      snart
      {0}° S
      {0} igjen
      starter
      Starter om
      Starter
      Skritt
      ¦one={0} skritt per dag¦other={0} skritt per dag
      skritt, for {0} siden
      ¦one={0} skritt¦other={0} skritt
      ¦one={0} skritt, mål nådd¦other={0} skritt, mål nådd
      Skritt: ingen tilgang
      Skritt: ingen data
      ¦one={1} av {0} skritt¦other={1} av {0} skritt
      ¦one={0} skritt, hviledag¦other={0} skritt, hviledag
      ¦one={0} skritt, {1}¦other={0} skritt, {1}
      ¦one={0} skritt i dag¦other={0} skritt i dag
      skritt i dag, for {0} siden
      skritt i dag
      skritt
      Stopp, kjøl deg ned
      ¦one=Rekke på {0} dag¦other=Rekke på {0} dager
      {0}, til {1}
      Sol
      Oppgang
      Soloppgang {0}
      Nedgang
      støvler
      regnjakke
      tordenvær
      hatt og solbriller
      paraply
      vindjakke
      Deretter, om {0}
      Tordenvær
      Tordenvær med kraftig hagl
      Tordenvær med lett hagl
      Lette, løse klær
      Pass på barn og eldre
      Hold deg tørr og i le
      Hvit hud: gå inn
      Fukt huden, bruk vifte
      Svimmel: søk hjelp
      Svette tørker usett
      Kjøl huden med vann
      Forvirret: ring etter hjelp
      Drikk når du er tørst
      Se igjen hvis det blir varmt
      Drikk før du blir tørst
      Ikke vær alene
      {0}, hele dagen
      å gjøre
      I dag
      i dag
      I morgen
      I morgen opptil {0}°
      i morgen
      Prøv igjen
      12 måneder
      {0}. {1}.
      Ukjent
      Til {0}
      til {0}
      Uten tittel
      Opptil {0} i dag
      Opptil {0} i morgen
      Kommende
      Oppdater aktiviteten
      Oppdater kalenderen
      Oppdater påminnelsene
      Oppdater skrittene
      Oppdater været
      Oppdatert for {0} siden
      Oppdatert {0}
      Amerikansk indeks
      hele dagen
      UV {0} {1}
      {0}, solbrent {1}
      {0}, solbrent kl. {1}
      UV {0}, {1}
      Ekstremt
      ekstremt
      3+ fra {0}
      Høyt
      høyt
      UV-indeks
      UV-indeks {0}, {1}
      UV-indeks: ingen data
      UV-indeks 0, ingen sol
      UV-indeks ukjent
      Lavt
      lavt
      Moderat
      moderat
      UV: ingen data
      UV
      3+ til {0}
      Svært høyt
      svært høyt
      var {0} kl. {1}
      UV 0, ingen sol
      UV 0 til {0}
      Svært kraftig
      Svært kraftig {0}
      Svært lett
      Svært lett {0}
      Voldsomme regnbyger
      D-vitamin
      Minkende sigd
      Minkende måne
      Advarsel
      Tren innendørs
      Tren innendørs eller tidlig om morgenen. Ingen bør trene alene.
      Senk tempoet og drikk
      Senk tempoet, drikk hvert 20. minutt og hvil der det er kjølig.
      Hvil 30 min i timen
      Hvil halvparten av hver time der det er kjølig. Stopp ved første hodepine.
      Kjøl deg ofte ned
      Finn en vifte eller et kjølig rom, og drikk hver halvtime.
      advarsel
      Voksende sigd
      Voksende måne
      Frakk og lue
      Tykk frakk, lue, votter
      Jakke
      Tykk frakk over lag, dekk ørene
      Lange ermer
      T-skjorte
      Shorts og lett stoff
      Begrens tiden ute
      Genser eller lett jakke
      Vær
      Værdataene er for gamle
      Uke
      Uke {0}, dag {1}
      Uke {0}
      {0}° V
      Våtkule
      Våtkule, 
      Våtkule: ingen data, kanskje ikke trygt
      Våtkule: ingen data
      Våtkule {0}
      Våtkule
      Våtkule, {0}
      Vind
      Vind {0}
      vindfullt
      Verst i dag, {0}
      """#,
    starts: [
      0, 8, 18, 43, 65, 73, 87, 111, 120, 134, 148, 153, 177, 191, 200, 217, 228, 232, 239, 247,
      255, 268, 284, 296, 323, 353, 359, 374, 387, 392, 420, 444, 447, 469, 480, 496, 507, 524, 535, 566,
      613, 640, 661, 699, 722, 732, 740, 750, 765, 793, 807, 826, 833, 841, 849, 862, 870, 885, 899, 942,
      949, 957, 964, 976, 986, 1000, 1007, 1016, 1033, 1046, 1055, 1076, 1083, 1092, 1098, 1108, 1130, 1205, 1228, 1274,
      1294, 1352, 1366, 1417, 1427, 1438, 1457, 1472, 1486, 1494, 1502, 1511, 1519, 1528, 1540, 1550, 1556, 1582, 1658, 1663,
      1724, 1780, 1821, 1830, 1881, 1903, 1916, 1944, 1976, 1981, 1997, 2056, 2081, 2144, 2161, 2237, 2260, 2317, 2322, 2367,
      2383, 2389, 2420, 2426, 2432, 2440, 2460, 2469, 2485, 2490, 2499, 2508, 2515, 2526, 2550, 2553, 2564, 2592, 2680, 2691,
      2708, 2717, 2729, 2737, 2748, 2763, 2778, 2790, 2798, 2805, 2816, 2826, 2837, 2843, 2872, 2889, 2929, 2953, 2981, 3010,
      3033, 3050, 3069, 3096, 3105, 3119, 3133, 3146, 3162, 3236, 3264, 3333, 3349, 3415, 3437, 3536, 3545, 3571, 3587, 3594,
      3605, 3619, 3633, 3649, 3657, 3665, 3673, 3701, 3707, 3713, 3719, 3734, 3749, 3766, 3783, 3793, 3814, 3823, 3834, 3845,
      3856, 3880, 3895, 3903, 3960, 4039, 4090, 4177, 4222, 4238, 4248, 4259, 4268, 4274, 4287, 4296, 4301, 4306, 4312, 4325,
      4338, 4384, 4458, 4481, 4489, 4514, 4526, 4539, 4553, 4572, 4589, 4593, 4601, 4618, 4633, 4647, 4653, 4661, 4675, 4689,
      4695, 4702, 4712, 4726, 4736, 4743, 4750, 4758, 4763, 4775, 4780, 4783, 4788, 4792, 4795, 4818, 4833, 4843, 4850, 4861,
      4869, 4886, 4902, 4914, 4922, 4940, 4955, 4969, 5008, 5042, 5080, 5105, 5119, 5148, 5168, 5191, 5209, 5247, 5274, 5279,
      5286, 5308, 5314, 5321, 5351, 5389, 5403, 5418, 5431, 5436, 5444, 5449, 5469, 5491, 5500, 5511, 5523, 5535, 5548, 5555,
      5563, 5583, 5602, 5622, 5631, 5633, 5641, 5653, 5656, 5661, 5664, 5668, 5676, 5686, 5694, 5710, 5718, 5729, 5737, 5749,
      5762, 5781, 5798, 5813, 5828, 5834, 5846, 5854, 5881, 5890, 5926, 5935, 5939, 5947, 5953, 5962, 5970, 5988, 6011, 6034,
      6048, 6079, 6104, 6125, 6140, 6163, 6183, 6204, 6223, 6244, 6255, 6266, 6277, 6294, 6312, 6327, 6343, 6375, 6418, 6438,
      6461, 6515, 6535, 6554, 6575, 6596, 6614, 6631, 6645, 6664, 6687, 6704, 6714, 6724, 6741, 6762, 6780, 6798, 6814, 6830,
      6842, 6857, 6865, 6878, 6887, 6898, 6909, 6930, 6949, 6969, 6984, 7004, 7023, 7046, 7073, 7093, 7097, 7101, 7105, 7112,
      7134, 7175, 7187, 7194, 7199, 7232, 7248, 7258, 7266, 7274, 7283, 7303, 7316, 7323, 7330, 7340, 7347, 7357, 7366, 7375,
      7383, 7398, 7407, 7412, 7425, 7435, 7440, 7450, 7472, 7485, 7524, 7552, 7577, 7604, 7610, 7619, 7643, 7652, 7658, 7675,
      7689, 7708, 7714, 7736, 7787, 7803, 7863, 7885, 7921, 7945, 7995, 8001, 8012, 8021, 8043, 8057, 8062, 8073, 8081, 8094,
      8130, 8175, 8190, 8199, 8207, 8226, 8244, 8250, 8256, 8266, 8282, 8298, 8312, 8321, 8334, 8343, 8353, 8362, 8369, 8375,
      8381, 8389, 8399, 8407, 8418, 8426, 8433, 8484, 8506, 8541, 8600, 8622, 8641, 8690, 8745, 8790, 8837, 8865, 8878, 8885,
      8906, 8957, 8970, 8974, 8982, 8997, 9005, 9014, 9024, 9035, 9054, 9062, 9072, 9089, 9100, 9128, 9153, 9172, 9195, 9218,
      9236, 9259, 9279, 9300, 9321, 9349, 9373, 9402, 9428, 9444, 9460, 9470, 9476, 9482, 9491, 9513, 9522, 9534, 9546, 9556,
      9563, 9571, 9579, 9591, 9608, 9628, 9637, 9658, 9678, 9701, 9720, 9736, 9760, 9774, 9792, 9803, 9814, 9832, 9854, 9866,
      9875, 9884, 9895, 9901, 9907, 9917, 9936, 9958, 9981, 9998, 10003, 10008, 10016, 10024, 10039, 10042, 10053, 10066, 10079, 10095,
      10111, 10124, 10139, 10158, 10170, 10186, 10206, 10216, 10230, 10245, 10254, 10270, 10336, 10358, 10423, 10443, 10520, 10539, 10599, 10608,
      10622, 10637, 10650, 10674, 10680, 10713, 10725, 10735, 10756, 10774, 10798, 10803, 10828, 10832, 10849, 10857, 10865, 10874, 10885, 10926,
      10947, 10960, 10969, 10983, 10988, 10997, 11007,
    ])

  static let nl = WordTable(
    text: #"""
      per dag
      Activiteit
      Activiteit: geen toegang
      Activiteit: geen gegevens
      Werkelijk
      Werkelijk {0}°
      Voeg de bron {0} toe
      Daarna
      Weer om {0}
      {0} geleden
      Lucht
      Lucht {0}, vochtigheid {1}
      Lucht {0}, {1}
      Lucht {0}
      Extreem slecht
      Redelijk
      Goed
      Gevaarlijk
      Matig
      Slecht
      Luchtkwaliteit
      Lucht om {0}
      Lucht nu
      Ongezond voor gevoelige groepen
      De lucht blijft ongeveer gelijk
      Ongezond
      Zeer slecht
      Zeer ongezond
      lucht
      De lucht is het slechtst om {0}
      De lucht is nu het slechtst
      Els
      Alle {0} klaar
      Hele dag
      Hele dag, {0}
      hele dag
      Alles klaar
      hele uur
      Alle herinneringen zijn voltooid
      ¦one=De server is online¦other=Alle {0} zijn online
      Geef toegang in Instellingen
      Geef toegang tot Gezondheid
      Geef toegang tot Gezondheid om stappen te zien
      Sta toe in Instellingen
      Ook nu
      {0} {1}
      {0} vandaag
      Wanneer dan ook
      Evenveel daglicht als gisteren
      Stand van {0} geleden
      Volgens oudere gegevens
      Thuis
      In rust
      in rust
      Op zeeniveau
      om {0}
      Gem. 30 dagen
      Gem. 7 dagen
      ¦one=Gem. {0} dag¦other=Gem. {0} dagen
      Gem. 
      Batterij
      Record
      Record, {0}
      Beste week
      Beste week {0}
      Berk
      Zonnebrand
      Zonnebrand om {0}
      Zonnebrand {0}
      Agenda
      Agenda: geen gegevens
      Windstil
      Vervallen
      lower
      Voorzichtig
      Beperk zware inspanning
      Beperk zware inspanning, drink elke 20 minuten en let op duizeligheid.
      Elk uur een glas drinken
      Drink elk uur een glas en blijf in de schaduw.
      Elk uur 10 min rust
      Rust elk uur tien minuten in de schaduw en drink daarbij.
      Blijf in de schaduw
      Warm en vochtig. Blijf in de schaduw en drink af en toe.
      voorzichtig
      {0} kans
      {0} kans op {1}
      Goedkoopste uur
      Kies een foto
      Vuilnis
      Afwas
      Was
      Planten
      Boodschappen
      Stofzuigen
      Huishouden
      Helder
      Bedek huid, ga gauw binnen
      Blote huid bevriest in minuten. Bedek alles, blijf droog en warm binnen op.
      {0}k
      N|NNO|NO|ONO|O|OZO|ZO|ZZO|Z|ZZW|ZW|WZW|W|WNW|NW|NNW
      noord|noordoost|oost|zuidoost|zuid|zuidwest|west|noordwest
      ¦one={0} voltooid¦other={0} voltooid
      berekend
      ¦one={0} van {1} is offline¦other={0} van {1} zijn offline
      Getelde dagen verschijnen hier
      Bedek alle huid
      Bedek je rond de middag
      Bedek je tussen {0} en {1}.
      Gevaar
      Train vandaag niet
      Train vandaag niet. Het lichaam raakt zijn warmte niet kwijt.
      Stel uit wat kan
      Stel uit wat kan. Buiten maar enkele minuten en niet alleen.
      Stop werk buiten
      Stop werk buiten. Zweet koelt niet meer genoeg; een hitteberoerte kan snel komen.
      Blijf waar het koel is
      Blijf waar het koel is. Let op ouderen, zieken en kleine kinderen.
      gevaar
      ¦one={1}: {0} stap¦other={1}: {0} stappen
      {0}: geen gegevens
      {0} d
      ¦one={0} dag¦other={0} dagen
      {0} d
      dagen
      Dichte motregen
      Dichte aanvriezende motregen
      Vertrek
      Dauwpunt {0}°
      Schijf
      Afstand
      afstand
      Klaar
      {0} van {1}
      Drink bij dorst
      Motregen
      Droge hitte
      Schaduw, drink vóór de dorst
      Zweet droogt voor je het voelt. Drink vóór je dorst hebt, blijf in de schaduw en rust vaak.
      droge hitte
      Komend uur droog
      {0}° O
      Stopt nu
      eindigt
      Eindigt over
      eindigt over {0}
      Stopt over {0}
      eindigt {0}
      Eindigt
      Energie
      Van het net
      Opgewekt
      Naar het net
      Verbruikt
      Europees Milieuagentschap
      Europese index
      ¦one={0} afspraak¦other={0} afspraken
      Agenda niet gelezen
      Voorzichtig of erger mogelijk.
      Kou die huid bevriest mogelijk.
      Gevaar of erger mogelijk.
      Droge hitte mogelijk.
      Extreme hitte mogelijk.
      Waarschuwing of erger mogelijk.
      Extreem
      Extreme kou
      extreme kou
      Extreem gevaar
      Levensgevaar: stop
      Stop meteen en koel af. Inspanning in deze lucht is levensgevaarlijk.
      Blijf binnen, koel
      Blijf binnen waar het koel is. Zelfs een korte wandeling kan in een hitteberoerte eindigen.
      Geen werk buiten
      Helemaal geen werk buiten. Hitteberoerte waarschijnlijk; haal ook anderen naar binnen.
      Zoek nu koele lucht
      Zoek nu koele lucht: gevaarlijk, zelfs in rust. Koel de huid met water; bel hulp bij verwardheid.
      extreem
      {0} om {1}, voorbij om {2}
      {0} vanaf {1}
      gevoel
      Gevoel
      {0}, lucht {1}
      Gevoel onbekend
      Eerste kwartier
      Gemarkeerd
      gemarkeerd
      Trappen
      ¦one=trap¦other=trappen
      Focus
      Mist
      Vrij
      Aanvriezende motregen
      aanvriezende motregen
      IJzel
      ijzel
      Volle maan
      Ga naar koele lucht
      Doel {0}
      Doel gehaald
      Doel gehaald
      doel gehaald
      Doel van {0} gehaald
      Doel {0} / {1}
       van {0}
      ¦one={1} van {0} doel gehaald¦other={1} van {0} doelen gehaald
      ¦one={1} van {0} doel gehaald in een jaar¦other={1} van {0} doelen gehaald in een jaar
      ¦one= van {0} doel gehaald¦other= van {0} doelen gehaald
      ¦one={1} van {0} doel gehaald deze maand¦other={1} van {0} doelen gehaald deze maand
      ¦one={1} van {0} doel¦other={1} van {0} doelen
      Goedemiddag
      Goedenavond
      Goedemorgen
      korrels/m³
      Gras
      stoten {0}
      Windstoten
      Hagel
      hagel
      Zwaar
      Zwaar werk
      zwaar werk
      Hitteniveau onbekend. Mogelijk niet veilig.
      Hitteniveau onbekend. Mogelijk niet veilig: zoek schaduw, drink en rust.
      {0}, hevigst om {1}
      Zwaar
      Zware ijzel
      Zware {0}
      Zware regen
      Zware natte sneeuw
      Zware sneeuwbuien
      Zware sneeuwval
      hPa
      H {0}°
      H {0}°  L {1}°
      Hoge prioriteit
      Energie thuis
      {0} u
      u over
      {0} u {1} min
      {0} u {1} min
      {0} u
      vochtig
      Vochtigheid
      Vochtigheid {0}
      vochtigheid
      over {0}
      Over {0}
      Bezet
      inHg
      {0} is offline
      kcal
      km
      km/u
      kWh
      kW
      {0}, einde onbekend
      {0} stopt over
      {0}, nog {1}
      {0} over
      {0} over {1}
      {0} nu
      {0} na dit uur
      {0} dit uur
      {0} tot {1}
      {0} {1}
      Laatste 12 maanden
      Laatste 30 dagen
      Laatste 7 dagen
      Laatste niveau: Voorzichtig, {0} geleden.
      Laatste niveau: Gevaar, {0} geleden.
      Laatste niveau: Extreem, {0} geleden.
      Laatst bekend: {0} geleden
      Laatste kwartier
      Laatste meting {0} geleden.
      Meting {0} geleden
      Laatste meting om {0}.
      Laatste poging {0}
      Laatste niveau: Waarschuwing, {0} geleden.
      Het laatste weer is {0} oud.
      laat
      Later
      Vertrek om {0}
      resterend
      Minder
      {0} minder daglicht dan gisteren
      {0} minder dan op de langste dag
      Niveau om {0}
      Niveau {0} van 5
      Niveau onbekend
      Licht
      Lichte motregen
      Licht
      Lichte aanvriezende motregen
      Lichte ijzel
      Lichte {0}
      Lichte natte sneeuw
      Licht werk
      licht werk
      Grenzen: {0}
      Lijsten
      L {0}°
      Overwegend helder
      Mogelijk niet veilig
      gemeten {0} geleden
      Vergaderzaal
      m
      µg/m³
      Middernachtzon
      mijl
      mijl/u
      mm
      min
      {0} min
      min over
      {0} min
      Doel gemist
      Matig
      Matige motregen
      Matig
      Matige {0}
      Matige regen
      Matige regenbuien
      Matige sneeuwval
      Matig werk
      matig werk
      Maan
      {0} verlicht
      nog {0}
      {0} meer daglicht dan gisteren
      nog {0}
      {0} meer dan op de kortste dag
      ruim 2 u
      Meer
      Meest regelmatig
      Bijvoet
      {0}: {1}
      Nieuwe maan
      Komend uur onbekend
      Regen komend uur onbekend
      Volgende poging om {0}.
      Geen toegang
      Geen toegang tot herinneringen
      Geen toegang tot stappen
      Geen activiteitsgegevens
      Geen luchtgegevens
      Geen reserveringen bekend
      Vandaag geen zonnebrand
      Geen agenda gekozen
      Geen agendagegevens
      Nog geen agenda
      Geen gegevens
      geen gegevens
      Geen datum
      Ongeldige dag: {0}
      Nog geen dagen
      Geen vertrek
      Geen activiteiten
      Geen activiteiten de komende dagen
      De agenda heeft geen afspraken van ‘{0}’
      Geen verwachting per uur
      Geen verwachting bewaard
      ¦one=Geen {1} komend uur¦other=Geen {1} komende {0} uur
      Geen {0} komend uur
      Geen {0} komende {1}
      Geen {0} dit uur
      Geen vertrek meer
      Geen plaats bekend
      Geen pollengegevens
      Geen meting
      Geen recent weer
      Geen herinneringsgegevens
      Geen stapgegevens
      Geen zon
      geen zon
      Geen temperatuur
      Geen weergegevens
      Niets gemarkeerd
      Niets te laat
      Niets binnenkort
      Niets vandaag
      Geen vandaag
      Geen morgen
      {0}° N
      Niet actueel
      nu niet
      niet mogelijk
      vandaag niet
      Vandaag niet bijgewerkt
      Daarna niets meer
      Niets te doen
      Verder niets vandaag
      Nog niets hier
      Niets gepland
      Nog niets bewaard
      Er is nog niets bewaard.
      Niets te doen
      Nu
      Nu
      nu
      van {0}
      van {0}, {1} geleden
      ¦one=van {0} stap¦other=van {0} stappen
      {0} geleden
      Olijfboom
      {0}.
      ¦one={0} open¦other={0} open
      {0} of erger
      Bewolkt
      Te laat
      te laat
      {0}, {1}
      Deeltjes en gassen
      Half bewolkt
      {0}%
      Vastgezet
      Poolnacht
      Pollen
      Luchtdruk
      dalend
      stijgend
      stabiel
      3: bescherm
      Ambrosia
      Regen
       · regen {0}
      Regenbuien
      regen
      {0}–{1}
      vandaag van {0} tot {1}
      Herinneringen
      Herinneringen verschijnen hier zodra ze zijn gelezen
      Herinneringen: geen toegang
      Herinneringen: geen gegevens
      Herinneringen te oud
      rust
      Rustdag
      Rustdag, {0} geleden
      rustdag
      Rust
      Rust vaak, drink
      Mist met rijp
      {0} van {1} actief
      Veilig
      Prima voor zware training
      Prima voor zware training. Drink ervoor, tijdens en erna.
      Prima om te wandelen
      Prima om te wandelen of voor licht werk. Drink als je dorst hebt.
      Prima voor gestaag werk
      Prima voor gestaag werk. Neem water mee.
      Geen hittestress in rust
      Geen hittestress in rust. Drink als je dorst hebt.
      veilig
      Gelijk aan de lucht
      Voorbeeld
      Schaduw, drinken, rust
      Zelfvoorziening
      offline
      actief sinds {0}
      Servers
      Stel een locatie in
      Voer ‘{0}’ uit voor uw eigen gegevens
      Zet ‘{0}’ op de naam van de agenda van deze zaal
      Schaduw en water
      30 dagen
      7 dagen
      Lucht onbekend
      {0}, tot {1}°
      Natte sneeuw
      natte sneeuw
      Lichte regen
      Lichte regenbuien
      Lichte sneeuwbuien
      Lichte sneeuwval
      Sneeuw
       · sneeuw {0}
      Motsneeuw
      Sneeuwbuien
      sneeuw
      enige tijd
      Binnenkort
      binnenkort
      {0}° Z
      nog {0}
      begint
      Begint over
      Begint
      Stappen
      ¦one={0} stap per dag¦other={0} stappen per dag
      stappen, {0} geleden
      ¦one={0} stap¦other={0} stappen
      ¦one={0} stap, doel gehaald¦other={0} stappen, doel gehaald
      Stappen: geen toegang
      Stappen: geen gegevens
      ¦one={1} van {0} stap¦other={1} van {0} stappen
      ¦one={0} stap, rustdag¦other={0} stappen, rustdag
      ¦one={0} stap, {1}¦other={0} stappen, {1}
      ¦one={0} stap vandaag¦other={0} stappen vandaag
      stappen vandaag, {0} geleden
      stappen vandaag
      stappen
      Stop, koel af
      ¦one=Reeks van {0} dag¦other=Reeks van {0} dagen
      {0}, tot {1}
      Zon
      Opkomst
      Zonsopkomst {0}
      Ondergang
      laarzen
      regenjas
      onweer
      pet en zonnebril
      paraplu
      windjack
      Daarna, over {0}
      Onweer
      Onweer met zware hagel
      Onweer met lichte hagel
      Lichte, ruime kleding
      Let op kinderen en ouderen
      Blijf droog, uit de wind
      Witte huid: ga naar binnen
      Maak huid nat, ventilator
      Duizelig: zoek hulp
      Zweet droogt ongemerkt
      Koel de huid met water
      Verward: bel om hulp
      Drink als je dorst hebt
      Kijk opnieuw bij warmte
      Drink vóór je dorst hebt
      Blijf niet alleen
      {0}, hele dag
      te doen
      Vandaag
      vandaag
      Morgen
      Morgen tot {0}°
      morgen
      Opnieuw
      12 maanden
      {0}. {1}.
      Onbekend
      Tot {0}
      tot {0}
      Naamloos
      Vandaag maximaal {0}
      Morgen maximaal {0}
      Komende
      Werk activiteit bij
      Werk agenda bij
      Werk herinneringen bij
      Werk stappen bij
      Werk weer bij
      {0} geleden bijgewerkt
      Bijgewerkt {0}
      Amerikaanse index
      hele dag
      UV {0} {1}
      {0}, zonnebrand {1}
      {0}, zonnebrand om {1}
      UV {0}, {1}
      Extreem
      extreem
      3+ vanaf {0}
      Hoog
      hoog
      UV-index
      UV-index {0}, {1}
      UV-index: geen gegevens
      UV-index 0, geen zon
      UV-index onbekend
      Laag
      laag
      Matig
      matig
      UV: geen gegevens
      UV
      3+ tot {0}
      Zeer hoog
      zeer hoog
      was {0} om {1}
      UV 0, geen zon
      UV 0 tot {0}
      Zeer zwaar
      Zeer zware {0}
      Zeer licht
      Zeer lichte {0}
      Zware regenbuien
      Vitamine D
      Afnemende sikkel
      Afnemende maan
      Waarschuwing
      Train binnen
      Train binnen of vroeg in de ochtend. Niemand moet alleen trainen.
      Vertraag en drink
      Doe het rustiger aan, drink elke 20 minuten en rust waar het koel is.
      Rust elk half uur
      Rust de helft van elk uur waar het koel is. Stop bij de eerste hoofdpijn.
      Koel vaak af
      Zoek een ventilator of koele kamer en drink elk half uur.
      waarschuwing
      Wassende sikkel
      Wassende maan
      Jas en muts
      Dikke jas, muts, handschoenen
      Jas
      Dikke jas over lagen, oren bedekken
      Lange mouwen
      T-shirt
      Korte broek en lichte stof
      Blijf kort buiten
      Trui of lichte jas
      Weer
      Weer te oud
      Week
      Week {0}, dag {1}
      Week {0}
      {0}° W
      Natte bol
      Natte bol, 
      Natte bol: geen gegevens, mogelijk onveilig
      Natte bol: geen gegevens
      Natte bol {0}
      Natte bol
      Natte bol, {0}
      Wind
      Wind {0}
      winderig
      Slechtst vandaag, {0}
      """#,
    starts: [
      0, 8, 19, 44, 70, 80, 96, 117, 124, 136, 148, 154, 181, 196, 206, 221, 230, 235, 246, 252,
      259, 274, 287, 296, 328, 360, 369, 381, 395, 401, 433, 461, 465, 480, 489, 503, 512, 524, 533, 566,
      620, 649, 677, 724, 748, 755, 763, 775, 791, 822, 844, 868, 874, 882, 890, 903, 910, 924, 937, 978,
      984, 993, 1000, 1012, 1023, 1038, 1043, 1054, 1072, 1087, 1094, 1116, 1125, 1135, 1141, 1153, 1177, 1248, 1273, 1320,
      1340, 1398, 1418, 1475, 1487, 1496, 1512, 1528, 1542, 1550, 1556, 1560, 1568, 1581, 1592, 1603, 1610, 1637, 1713, 1718,
      1770, 1829, 1868, 1877, 1938, 1969, 1985, 2009, 2037, 2044, 2063, 2125, 2142, 2203, 2220, 2302, 2325, 2392, 2399, 2443,
      2462, 2468, 2499, 2505, 2511, 2527, 2556, 2564, 2579, 2586, 2594, 2602, 2608, 2620, 2636, 2645, 2657, 2688, 2782, 2794,
      2811, 2819, 2828, 2836, 2849, 2866, 2881, 2893, 2901, 2909, 2921, 2930, 2943, 2953, 2979, 2994, 3034, 3054, 3085, 3117,
      3143, 3165, 3189, 3221, 3229, 3241, 3253, 3268, 3287, 3357, 3376, 3468, 3485, 3572, 3592, 3690, 3698, 3725, 3739, 3746,
      3753, 3768, 3784, 3800, 3811, 3822, 3830, 3856, 3862, 3867, 3872, 3894, 3916, 3922, 3928, 3939, 3959, 3968, 3981, 3994,
      4007, 4028, 4043, 4052, 4117, 4206, 4265, 4352, 4401, 4413, 4425, 4437, 4449, 4454, 4465, 4476, 4482, 4488, 4494, 4505,
      4516, 4560, 4633, 4653, 4659, 4671, 4681, 4693, 4712, 4730, 4746, 4750, 4758, 4775, 4791, 4805, 4811, 4818, 4832, 4846,
      4852, 4860, 4872, 4888, 4900, 4909, 4918, 4924, 4929, 4944, 4949, 4952, 4957, 4961, 4964, 4984, 4999, 5012, 5021, 5034,
      5041, 5056, 5068, 5080, 5088, 5107, 5124, 5140, 5182, 5219, 5257, 5284, 5301, 5329, 5348, 5371, 5390, 5433, 5462, 5467,
      5473, 5488, 5498, 5505, 5538, 5571, 5585, 5602, 5618, 5624, 5640, 5646, 5675, 5688, 5699, 5719, 5730, 5741, 5754, 5762,
      5770, 5788, 5809, 5829, 5842, 5844, 5852, 5867, 5872, 5879, 5882, 5886, 5894, 5903, 5911, 5923, 5929, 5945, 5951, 5962,
      5975, 5993, 6010, 6021, 6032, 6037, 6050, 6058, 6089, 6097, 6128, 6137, 6142, 6159, 6167, 6176, 6188, 6208, 6234, 6258,
      6271, 6302, 6327, 6352, 6371, 6397, 6421, 6441, 6461, 6477, 6491, 6505, 6516, 6535, 6550, 6563, 6581, 6616, 6661, 6686,
      6711, 6769, 6789, 6810, 6827, 6845, 6864, 6884, 6896, 6913, 6939, 6957, 6966, 6975, 6992, 7010, 7027, 7041, 7058, 7072,
      7085, 7097, 7105, 7118, 7126, 7140, 7153, 7177, 7195, 7209, 7230, 7245, 7259, 7277, 7302, 7316, 7319, 7322, 7325, 7333,
      7354, 7396, 7408, 7418, 7423, 7454, 7467, 7475, 7483, 7491, 7500, 7519, 7532, 7537, 7547, 7557, 7564, 7574, 7581, 7590,
      7598, 7610, 7619, 7625, 7639, 7650, 7656, 7666, 7690, 7704, 7757, 7785, 7814, 7835, 7840, 7848, 7869, 7877, 7882, 7899,
      7913, 7932, 7939, 7965, 8023, 8044, 8110, 8134, 8175, 8200, 8251, 8258, 8278, 8288, 8311, 8327, 8335, 8352, 8360, 8380,
      8422, 8475, 8492, 8501, 8509, 8524, 8539, 8552, 8565, 8578, 8596, 8615, 8632, 8639, 8654, 8664, 8676, 8683, 8694, 8705,
      8716, 8724, 8732, 8739, 8751, 8758, 8766, 8816, 8837, 8871, 8933, 8955, 8978, 9028, 9080, 9124, 9174, 9203, 9219, 9227,
      9241, 9292, 9305, 9309, 9317, 9333, 9343, 9351, 9360, 9367, 9384, 9392, 9401, 9418, 9425, 9448, 9472, 9494, 9521, 9546,
      9573, 9599, 9619, 9642, 9665, 9686, 9710, 9734, 9761, 9779, 9793, 9801, 9809, 9817, 9824, 9841, 9848, 9856, 9867, 9877,
      9886, 9894, 9902, 9911, 9932, 9952, 9960, 9980, 9996, 10019, 10036, 10050, 10073, 10088, 10106, 10115, 10126, 10146, 10169, 10181,
      10189, 10197, 10210, 10215, 10220, 10229, 10247, 10271, 10292, 10310, 10315, 10320, 10326, 10332, 10350, 10353, 10364, 10374, 10384, 10399,
      10414, 10427, 10438, 10453, 10464, 10480, 10497, 10508, 10525, 10540, 10553, 10566, 10632, 10650, 10720, 10738, 10812, 10825, 10883, 10896,
      10912, 10926, 10938, 10968, 10972, 11008, 11021, 11029, 11056, 11074, 11093, 11098, 11110, 11115, 11133, 11142, 11150, 11160, 11172, 11216,
      11241, 11255, 11265, 11280, 11285, 11294, 11303,
    ])

  static let pl = WordTable(
    text: #"""
      dziennie
      Aktywność
      Aktywność: brak dostępu
      Aktywność: brak danych
      Rzeczywista
      Rzeczywista {0}°
      Dodaj źródło danych {0}
      Następnie
      Znowu o {0}
      {0} temu
      Powietrze
      Powietrze {0}, wilgotność {1}
      Powietrze {0}, {1}
      Powietrze {0}
      Skrajnie zła
      Zadowalająca
      Dobra
      Niebezpieczna
      Umiarkowana
      Zła
      Jakość powietrza
      Wywietrz o {0}
      Wywietrz teraz
      Niezdrowa dla wrażliwych
      Powietrze pozostaje podobne
      Niezdrowa
      Bardzo zła
      Bardzo niezdrowa
      powietrze
      Powietrze będzie najgorsze o {0}
      Powietrze jest najgorsze teraz
      Olsza
      Wszystkie {0} zrobione
      Cały dzień
      Cały dzień, {0}
      cały dzień
      Wszystko zrobione
      całą godzinę
      Wszystkie przypomnienia wykonane
      ¦one=Serwer działa¦few=Wszystkie {0} działają¦many=Wszystkie {0} działają¦other=Wszystkie {0} działają
      Zezwól na dostęp w Ustawieniach
      Zezwól na dostęp do Zdrowia
      Zezwól na dostęp do Zdrowia, aby widzieć kroki
      Zezwól w Ustawieniach
      Także teraz
      {0} {1}
      {0} dzisiaj
      Kiedykolwiek
      Tyle światła co wczoraj
      Stan sprzed {0}
      Według starszych danych
      W domu
      W spoczynku
      w spoczynku
      Na poziomie morza
      o {0}
      Średnia z 30 dni
      Średnia z 7 dni
      ¦one=Średnia z {0} dnia¦few=Średnia z {0} dni¦many=Średnia z {0} dni¦other=Średnia z {0} dnia
      Śr. 
      Akumulator
      Rekord
      Rekord, {0}
      Najlepszy tydzień
      Najlepszy tydzień {0}
      Brzoza
      Oparzenie
      Oparzenie o {0}
      Oparzenie {0}
      Kalendarz
      Kalendarz: brak danych
      Cisza
      Odwołany
      lower
      Uwaga
      Skróć duży wysiłek
      Skróć duży wysiłek, pij co 20 minut i uważaj na zawroty głowy.
      Szklanka co godzinę
      Pij szklankę co godzinę i trzymaj się cienia.
      10 min przerwy co godzinę
      Dziesięć minut przerwy co godzinę, w cieniu, i za każdym razem pij.
      Zostań w cieniu
      Ciepło i wilgotno. Zostań w cieniu i pij od czasu do czasu.
      uwaga
      Szansa {0}
      {0} szans na {1}
      Najtańsza godzina
      Wybierz zdjęcie
      Śmieci
      Naczynia
      Pranie
      Kwiaty
      Zakupy
      Odkurzanie
      Obowiązki domowe
      Bezchmurnie
      Osłoń skórę, wejdź wkrótce
      Naga skóra marznie w kilka minut. Osłoń ją, nie zmoknij i ogrzej się w środku.
      {0} tys.
      N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW
      północ|północny wschód|wschód|południowy wschód|południe|południowy zachód|zachód|północny zachód
      ¦one={0} ukończone¦few={0} ukończone¦many={0} ukończonych¦other={0} ukończonego
      obliczone
      ¦one=Nie działa {0} z {1}¦few=Nie działają {0} z {1}¦many=Nie działa {0} z {1}¦other=Nie działa {0} z {1}
      Tu pojawią się policzone dni
      Osłoń całą skórę
      Osłoń się w południe
      Osłoń się między {0} a {1}.
      Zagrożenie
      Dziś nie trenuj
      Dziś nie trenuj. Ciało nie odda ciepła, które wytwarza.
      Odłóż, co się da
      Odłóż, co się da. Na zewnątrz tylko kilka minut i w towarzystwie.
      Przerwij pracę na dworze
      Przerwij pracę na dworze. Pot już nie chłodzi; udar cieplny może przyjść szybko.
      Zostań w chłodzie
      Zostań w chłodzie. Zadbaj o starszych, chorych i małe dzieci.
      zagrożenie
      ¦one={1}: {0} krok¦few={1}: {0} kroki¦many={1}: {0} kroków¦other={1}: {0} kroku
      {0}: brak danych
      {0} d
      ¦one={0} dzień¦few={0} dni¦many={0} dni¦other={0} dnia
      {0} d
      dni
      Gęsta mżawka
      Gęsta marznąca mżawka
      Odjazdy
      Punkt rosy {0}°
      Dysk
      Dystans
      dystans
      Gotowe
      {0} z {1}
      Pij, gdy chce się pić
      Mżawka
      Suchy upał
      Cień, pij przed pragnieniem
      Pot schnie, nim go poczujesz. Pij przed pragnieniem, zostań w cieniu, często odpoczywaj.
      suchy upał
      Sucho przez godzinę
      {0}° E
      Właśnie się kończy
      koniec
      Koniec za
      koniec za {0}
      Koniec za {0}
      koniec: {0}
      Koniec
      Energia
      Z sieci
      Wytworzono
      Do sieci
      Zużyto
      Europejska Agencja Środowiska
      Indeks europejski
      ¦one={0} wydarzenie¦few={0} wydarzenia¦many={0} wydarzeń¦other={0} wydarzenia
      Nie odczytano wydarzeń
      Możliwy poziom Uwaga lub gorszy.
      Możliwy mróz odmrażający skórę.
      Możliwy poziom Zagrożenie lub gorszy.
      Możliwy suchy upał.
      Możliwy skrajny upał.
      Możliwy poziom Ostrzeżenie lub gorszy.
      Ekstremalnie
      Skrajny mróz
      skrajny mróz
      Skrajne zagrożenie
      Zagrożenie życia: stop
      Natychmiast przerwij i ochłodź się. Wysiłek w tym powietrzu zagraża życiu.
      Zostań w chłodnym domu
      Zostań w chłodnym wnętrzu. Nawet krótki spacer grozi udarem cieplnym.
      Żadnej pracy na dworze
      Żadnej pracy na dworze. Udar cieplny jest prawdopodobny; wprowadź też innych do środka.
      Szybko w chłodne miejsce
      Szybko w chłodne miejsce: groźnie nawet w spoczynku. Chłodź skórę wodą; przy splątaniu wezwij pomoc.
      ekstremalnie
      {0} od {1} do {2}
      {0} od {1}
      odczuwalna
      Odczuwalna
      {0}, powietrze {1}
      Odczuwalna nieznana
      Pierwsza kwadra
      Oflagowane
      oflagowane
      Piętra
      ¦one=piętro¦few=piętra¦many=pięter¦other=piętra
      Skupienie
      Mgła
      Wolne
      Marznąca mżawka
      marznący drobny deszcz
      Marznący deszcz
      marznący deszcz
      Pełnia
      Idź w chłodne miejsce
      Cel {0}
      Cel osiągnięty
      Cel osiągnięty
      cel osiągnięty
      Cel {0} osiągnięty
      Cel {0} / {1}
       z {0}
      ¦one=Osiągnięto {1} z {0} celu¦few=Osiągnięto {1} z {0} celów¦many=Osiągnięto {1} z {0} celów¦other=Osiągnięto {1} z {0} celów
      ¦one=Osiągnięto {1} z {0} celu w ciągu roku¦few=Osiągnięto {1} z {0} celów w ciągu roku¦many=Osiągnięto {1} z {0} celów w ciągu roku¦other=Osiągnięto {1} z {0} celów w ciągu roku
      ¦one= z {0} celu¦few= z {0} celów¦many= z {0} celów¦other= z {0} celów
      ¦one=Osiągnięto {1} z {0} celu w tym miesiącu¦few=Osiągnięto {1} z {0} celów w tym miesiącu¦many=Osiągnięto {1} z {0} celów w tym miesiącu¦other=Osiągnięto {1} z {0} celów w tym miesiącu
      ¦one={1} z {0} celu¦few={1} z {0} celów¦many={1} z {0} celów¦other={1} z {0} celów
      Dzień dobry
      Dobry wieczór
      Dzień dobry
      ziaren/m³
      Trawy
      porywy {0}
      Porywy
      Grad
      grad
      Ciężka
      Ciężka praca
      ciężka praca
      Poziom upału nieznany. Może nie być bezpiecznie.
      Poziom upału nieznany. Może nie być bezpiecznie: szukaj cienia, pij i odpoczywaj.
      {0}, najmocniej o {1}
      Silny
      Silny marznący deszcz
      Silny {0}
      Ulewny deszcz
      Silny deszcz ze śniegiem
      Silny przelotny śnieg
      Intensywny śnieg
      hPa
      ↑ {0}°
      ↑ {0}°  ↓ {1}°
      Wysoki priorytet
      Energia w domu
      {0} godz.
      godz. zostało
      {0} godz. {1} min
      {0} g. {1} min
      {0} g.
      wilgotno
      Wilgotność
      Wilgotność {0}
      wilgotność
      za {0}
      Za {0}
      Zajęta
      inHg
      {0} nie działa
      kcal
      km
      km/h
      kWh
      kW
      {0}, koniec nieznany
      {0}: koniec za
      {0} jeszcze {1}
      {0} za
      {0} za {1}
      {0} teraz
      {0} ponad godzinę
      {0} w tej godzinie
      {0} do {1}
      {0} {1}
      Ostatnie 12 miesięcy
      Ostatnie 30 dni
      Ostatnie 7 dni
      Ostatni poziom: Uwaga, {0} temu.
      Ostatni poziom: Zagrożenie, {0} temu.
      Ostatni poziom: Ekstremalnie, {0} temu.
      Ostatnie dane {0} temu
      Ostatnia kwadra
      Ostatni odczyt {0} temu.
      Odczyt {0} temu
      Ostatni odczyt o {0}.
      Ostatnia próba o {0}
      Ostatni poziom: Ostrzeżenie, {0} temu.
      Ostatnia pogoda jest sprzed {0}.
      zaległe
      Później
      Wyjdź z domu o {0}
      zostało
      Mniej
      {0} mniej światła niż wczoraj
      {0} mniej niż w najdłuższym dniu
      Poziom o {0}
      Poziom {0} z 5
      Poziom nieznany
      Słaby
      Lekka mżawka
      Lekka
      Słaba marznąca mżawka
      Słaby marznący deszcz
      Słaby {0}
      Słaby deszcz ze śniegiem
      Lekka praca
      lekka praca
      Progi: {0}
      Listy
      ↓ {0}°
      Przeważnie bezchmurnie
      Może być niebezpiecznie
      zmierzono {0} temu
      Sala spotkań
      m
      µg/m³
      Dzień polarny
      mi
      mi/h
      mm
      min
      {0} min
      min zostało
      {0} min
      Cel nieosiągnięty
      Umiarkowany
      Umiarkowana mżawka
      Średnia
      Umiarkowany {0}
      Umiarkowany deszcz
      Umiarkowany przelotny deszcz
      Umiarkowany śnieg
      Umiarkowana praca
      umiarkowana praca
      Księżyc
      oświetlony w {0}
      jeszcze {0}
      {0} więcej światła niż wczoraj
      i jeszcze {0}
      {0} więcej niż w najkrótszym dniu
      ponad 2 godz.
      Więcej
      Najrówniejszy
      Bylica
      {0}: {1}
      Nów
      Najbliższa godzina nieznana
      Opady w najbliższej godzinie nieznane
      Następna próba o {0}.
      Brak dostępu
      Brak dostępu do przypomnień
      Brak dostępu do kroków
      Brak danych aktywności
      Brak danych o powietrzu
      Brak znanych rezerwacji
      Dziś bez oparzeń
      Nie wybrano kalendarza
      Brak danych kalendarza
      Brak kalendarza
      Brak danych
      brak danych
      Bez daty
      Nieprawidłowy dzień: {0}
      Nie ma jeszcze dni
      Brak odjazdów
      Brak wydarzeń
      Brak wydarzeń w najbliższych dniach
      Kalendarz nie ma wydarzeń z „{0}”
      Brak prognozy godzinowej
      Brak zapisanej prognozy
      ¦one=Bez opadów przez {0} godz.¦few=Bez opadów przez {0} godz.¦many=Bez opadów przez {0} godz.¦other=Bez opadów przez {0} godz.
      Bez opadów przez godzinę
      Bez opadów przez {1}
      Bez opadów w tej godzinie
      Nie ma więcej odjazdów
      Miejsce nieznane
      Brak danych o pyłkach
      Brak odczytu
      Brak aktualnej pogody
      Brak danych przypomnień
      Brak danych o krokach
      Brak słońca
      brak słońca
      Brak temperatury
      Brak danych pogodowych
      Brak oflagowanych
      Brak zaległych
      Nic wkrótce
      Nic na dziś
      Brak dzisiaj
      Brak jutro
      {0}° N
      Nieaktualne
      nie teraz
      niemożliwe
      nie dziś
      Dziś bez aktualizacji
      Potem już nic
      Brak terminów
      Dziś nic więcej
      Na razie pusto
      Nic w planach
      Nic nie zapisano
      Nic jeszcze nie zapisano.
      Nic do zrobienia
      Teraz
      Teraz
      teraz
      z {0}
      z {0}, {1} temu
      ¦one=z {0} kroku¦few=z {0} kroków¦many=z {0} kroków¦other=z {0} kroku
      {0} temu
      Oliwka
      {0}.
      ¦one={0} do zrobienia¦few={0} do zrobienia¦many={0} do zrobienia¦other={0} do zrobienia
      {0} lub gorzej
      Pochmurno
      Zaległe
      zaległe
      {0}, {1}
      Pyły i gazy
      Częściowe zachmurzenie
      {0}%
      Przypięte
      Noc polarna
      Pyłki
      Ciśnienie
      spada
      rośnie
      stabilne
      3: ochrona
      Ambrozja
      Deszcz
       · deszcz {0}
      Przelotny deszcz
      deszcz
      {0}–{1}
      dziś od {0} do {1}
      Przypomnienia
      Przypomnienia pojawią się tu po odczytaniu
      Przypomnienia: brak dostępu
      Przypomnienia: brak danych
      Przypomnienia nieaktualne
      wolne
      Dzień odpoczynku
      Odpoczynek, {0} temu
      odpoczynek
      Spoczynek
      Często odpoczywaj, pij
      Mgła osadzająca szadź
      działa {0} z {1}
      Bezpiecznie
      Dobre na trening
      Dobre na ciężki trening. Pij przed nim, w trakcie i po.
      Dobre na spacer
      Dobre na spacer lub lekką pracę. Pij, gdy poczujesz pragnienie.
      Dobre do pracy
      Dobre do równej pracy. Zabierz wodę.
      W spoczynku bez ryzyka
      Brak ryzyka w spoczynku. Pij, gdy poczujesz pragnienie.
      bezpiecznie
      Jak powietrze
      Przykład
      Cień, picie, odpoczynek
      Samowystarczalność
      nie działa
      działa od {0}
      Serwery
      Ustaw miejsce
      Uruchom „{0}”, aby pokazać własne dane
      Ustaw „{0}” na nazwę kalendarza sali
      Cień i woda
      30 dni
      7 dni
      Niebo nieznane
      {0}, do {1}°
      Deszcz ze śniegiem
      deszcz ze śniegiem
      Słaby deszcz
      Słaby przelotny deszcz
      Słaby przelotny śnieg
      Słaby śnieg
      Śnieg
       · śnieg {0}
      Śnieg ziarnisty
      Przelotny śnieg
      śnieg
      jakiś czas
      Wkrótce
      wkrótce
      {0}° S
      jeszcze {0}
      początek
      Początek za
      Początek
      Kroki
      ¦one={0} krok dziennie¦few={0} kroki dziennie¦many={0} kroków dziennie¦other={0} kroku dziennie
      kroków, {0} temu
      ¦one={0} krok¦few={0} kroki¦many={0} kroków¦other={0} kroku
      ¦one={0} krok, cel osiągnięty¦few={0} kroki, cel osiągnięty¦many={0} kroków, cel osiągnięty¦other={0} kroku, cel osiągnięty
      Kroki: brak dostępu
      Kroki: brak danych
      ¦one={1} z {0} kroku¦few={1} z {0} kroków¦many={1} z {0} kroków¦other={1} z {0} kroku
      ¦one={0} krok, odpoczynek¦few={0} kroki, odpoczynek¦many={0} kroków, odpoczynek¦other={0} kroku, odpoczynek
      ¦one={0} krok, {1}¦few={0} kroki, {1}¦many={0} kroków, {1}¦other={0} kroku, {1}
      ¦one={0} krok dzisiaj¦few={0} kroki dzisiaj¦many={0} kroków dzisiaj¦other={0} kroku dzisiaj
      kroków dzisiaj, {0} temu
      kroków dzisiaj
      kroków
      Przerwij, ochłodź się
      ¦one=Seria: {0} dzień¦few=Seria: {0} dni¦many=Seria: {0} dni¦other=Seria: {0} dnia
      {0}, do {1}
      Słońce
      Wschód
      Wschód słońca {0}
      Zachód
      śniegowce
      kurtka przeciwdeszczowa
      burze
      czapka i okulary słoneczne
      parasol
      wiatrówka
      Potem, za {0}
      Burza
      Burza z silnym gradem
      Burza ze słabym gradem
      Lekkie, luźne ubranie
      Dbaj o dzieci i starszych
      Sucho i z dala od wiatru
      Biała skóra: do środka
      Zwilż skórę, włącz wentylator
      Zawroty głowy: szukaj pomocy
      Pot schnie niezauważony
      Chłodź skórę wodą
      Splątanie: wezwij pomoc
      Pij według pragnienia
      Sprawdź, gdy się ociepli
      Pij, nim poczujesz pragnienie
      Nie zostawaj w pojedynkę
      {0}, cały dzień
      do zrobienia
      Dzisiaj
      dzisiaj
      Jutro
      Jutro do {0}°
      jutro
      Ponów
      12 miesięcy
      {0}. {1}.
      Nieznane
      Do {0}
      do {0}
      Bez tytułu
      Dziś maks. {0}
      Jutro maks. {0}
      Nadchodzące
      Uaktualnij aktywność
      Uaktualnij kalendarz
      Uaktualnij przypomnienia
      Uaktualnij kroki
      Uaktualnij pogodę
      Zaktualizowano {0} temu
      Zaktualizowano o {0}
      Indeks amerykański
      cały dzień
      UV {0} {1}
      {0}, oparzenie {1}
      {0}, oparzenie o {1}
      UV {0}, {1}
      Ekstremalny
      ekstremalny
      3+ od {0}
      Wysoki
      wysoki
      Indeks UV
      Indeks UV {0}, {1}
      Indeks UV: brak danych
      Indeks UV 0, brak słońca
      Indeks UV nieznany
      Niski
      niski
      Umiarkowany
      umiarkowany
      UV: brak danych
      UV
      3+ do {0}
      Bardzo wysoki
      bardzo wysoki
      było {0} o {1}
      UV 0, brak słońca
      UV 0 do {0}
      Bardzo silny
      Bardzo silny {0}
      Bardzo słaby
      Bardzo słaby {0}
      Gwałtowne ulewy
      Witamina D
      Ubywający sierp
      Ubywający księżyc
      Ostrzeżenie
      Trenuj w pomieszczeniu
      Trenuj w pomieszczeniu lub wcześnie rano. Nikt nie powinien trenować sam.
      Zwolnij i pij
      Zwolnij, pij co 20 minut i odpoczywaj w chłodzie.
      30 min przerwy co godzinę
      Odpoczywaj w chłodzie połowę każdej godziny. Przerwij przy pierwszym bólu głowy.
      Często się ochładzaj
      Poszukaj wentylatora lub chłodnego pokoju i pij co pół godziny.
      ostrzeżenie
      Przybywający sierp
      Przybywający księżyc
      Płaszcz i czapka
      Ciepły płaszcz, czapka, rękawice
      Kurtka
      Ciepły płaszcz na warstwy, osłoń uszy
      Długi rękaw
      T-shirt
      Szorty i lekki materiał
      Ogranicz czas na zewnątrz
      Sweter lub lekka kurtka
      Pogoda
      Pogoda nieaktualna
      Tydzień
      Tydzień {0}, dzień {1}
      Tydzień {0}
      {0}° W
      Mokry termometr
      Mokry term., 
      Mokry termometr: brak danych, może być niebezpiecznie
      Mokry term.: brak danych
      Mokry term. {0}
      Mokry term.
      Mokry term., {0}
      Wiatr
      Wiatr {0}
      wietrznie
      Najgorzej dziś, {0}
      """#,
    starts: [
      0, 9, 21, 48, 73, 85, 103, 130, 141, 153, 162, 172, 204, 223, 237, 251, 265, 271, 285, 297,
      302, 321, 336, 351, 377, 405, 415, 427, 444, 454, 488, 519, 525, 548, 561, 579, 592, 610, 626, 659,
      773, 807, 837, 887, 910, 923, 931, 943, 956, 982, 998, 1023, 1030, 1042, 1054, 1072, 1078, 1096, 1113, 1215,
      1221, 1232, 1239, 1251, 1270, 1293, 1300, 1310, 1326, 1340, 1350, 1373, 1379, 1389, 1395, 1401, 1424, 1493, 1514, 1563,
      1590, 1662, 1679, 1741, 1747, 1758, 1775, 1794, 1811, 1819, 1828, 1835, 1842, 1849, 1860, 1878, 1890, 1923, 2008, 2018,
      2070, 2183, 2271, 2281, 2396, 2427, 2450, 2475, 2507, 2519, 2536, 2596, 2617, 2688, 2714, 2801, 2821, 2886, 2898, 2983,
      3000, 3006, 3066, 3072, 3076, 3091, 3116, 3124, 3141, 3146, 3154, 3162, 3169, 3179, 3203, 3211, 3223, 3252, 3343, 3355,
      3376, 3384, 3407, 3414, 3424, 3438, 3452, 3464, 3471, 3479, 3487, 3498, 3507, 3515, 3546, 3564, 3647, 3671, 3705, 3743,
      3783, 3805, 3829, 3870, 3883, 3897, 3911, 3931, 3956, 4037, 4062, 4136, 4160, 4252, 4278, 4387, 4400, 4418, 4429, 4440,
      4451, 4470, 4490, 4506, 4517, 4528, 4536, 4592, 4602, 4608, 4614, 4632, 4656, 4673, 4690, 4698, 4722, 4730, 4747, 4764,
      4781, 4802, 4816, 4823, 4965, 5163, 5241, 5447, 5537, 5550, 5565, 5578, 5589, 5595, 5606, 5613, 5618, 5623, 5632, 5647,
      5662, 5714, 5799, 5821, 5827, 5850, 5860, 5874, 5900, 5923, 5941, 5945, 5955, 5976, 5993, 6008, 6018, 6033, 6051, 6066,
      6073, 6082, 6095, 6112, 6125, 6132, 6139, 6147, 6152, 6168, 6173, 6176, 6181, 6185, 6188, 6209, 6224, 6240, 6247, 6258,
      6268, 6287, 6306, 6317, 6325, 6347, 6363, 6378, 6411, 6450, 6490, 6513, 6529, 6554, 6570, 6592, 6614, 6654, 6687, 6696,
      6706, 6726, 6735, 6741, 6774, 6810, 6823, 6838, 6854, 6861, 6875, 6881, 6906, 6930, 6941, 6968, 6980, 6992, 7003, 7009,
      7019, 7043, 7069, 7088, 7102, 7104, 7112, 7127, 7130, 7135, 7138, 7142, 7150, 7163, 7171, 7191, 7203, 7223, 7232, 7248,
      7267, 7296, 7315, 7333, 7351, 7361, 7379, 7391, 7426, 7440, 7477, 7491, 7499, 7514, 7521, 7530, 7535, 7564, 7603, 7627,
      7641, 7671, 7696, 7720, 7744, 7768, 7787, 7810, 7833, 7849, 7861, 7873, 7882, 7909, 7928, 7943, 7958, 7996, 8035, 8060,
      8084, 8220, 8247, 8269, 8296, 8321, 8338, 8361, 8374, 8396, 8421, 8443, 8457, 8471, 8488, 8511, 8529, 8545, 8558, 8571,
      8584, 8595, 8603, 8615, 8625, 8637, 8647, 8670, 8685, 8700, 8718, 8733, 8747, 8764, 8790, 8807, 8813, 8819, 8825, 8831,
      8847, 8923, 8932, 8939, 8944, 9036, 9051, 9061, 9070, 9079, 9088, 9101, 9126, 9131, 9142, 9154, 9161, 9172, 9178, 9186,
      9195, 9206, 9215, 9222, 9237, 9254, 9261, 9271, 9291, 9305, 9350, 9379, 9406, 9432, 9438, 9456, 9477, 9488, 9498, 9522,
      9547, 9565, 9577, 9594, 9652, 9668, 9734, 9749, 9788, 9811, 9867, 9879, 9893, 9903, 9928, 9949, 9961, 9976, 9984, 9998,
      10043, 10085, 10098, 10105, 10111, 10126, 10140, 10160, 10180, 10194, 10218, 10242, 10256, 10263, 10278, 10295, 10312, 10319, 10331, 10340,
      10349, 10357, 10369, 10379, 10392, 10402, 10408, 10509, 10527, 10592, 10729, 10750, 10769, 10861, 10974, 11059, 11156, 11182, 11198, 11206,
      11231, 11319, 11331, 11340, 11348, 11369, 11377, 11388, 11412, 11418, 11446, 11454, 11465, 11479, 11485, 11507, 11531, 11554, 11580, 11605,
      11631, 11666, 11696, 11721, 11744, 11769, 11792, 11819, 11849, 11875, 11893, 11906, 11914, 11922, 11928, 11943, 11949, 11956, 11969, 11979,
      11988, 11995, 12002, 12014, 12030, 12046, 12059, 12082, 12103, 12128, 12145, 12164, 12188, 12209, 12229, 12242, 12253, 12272, 12293, 12305,
      12317, 12329, 12339, 12346, 12353, 12363, 12382, 12405, 12432, 12451, 12457, 12463, 12475, 12487, 12503, 12506, 12516, 12530, 12544, 12560,
      12580, 12592, 12605, 12622, 12636, 12654, 12671, 12682, 12699, 12720, 12733, 12756, 12832, 12846, 12897, 12924, 13011, 13035, 13102, 13115,
      13135, 13159, 13177, 13213, 13220, 13262, 13276, 13284, 13309, 13336, 13360, 13367, 13386, 13395, 13420, 13433, 13441, 13457, 13471, 13527,
      13552, 13568, 13580, 13597, 13603, 13613, 13623,
    ])

  static let ptBR = WordTable(
    text: #"""
      por dia
      Atividade
      Atividade: sem acesso
      Atividade: sem dados
      Real
      Real {0}°
      Adicione a fonte {0}
      Depois
      De novo às {0}
      há {0}
      Ar
      Ar {0}, umidade {1}
      Ar {0}, {1}
      Ar {0}
      Péssima
      Razoável
      Boa
      Perigosa
      Moderada
      Ruim
      Qualidade do ar
      Areje a casa às {0}
      Areje a casa agora
      Insalubre para grupos sensíveis
      O ar quase não muda
      Insalubre
      Muito ruim
      Muito insalubre
      ar
      O ar fica pior às {0}
      O ar está pior agora
      Amieiro
      {0} concluídos
      Dia inteiro
      Dia inteiro, {0}
      dia inteiro
      Tudo feito
      a hora toda
      Todos os lembretes foram concluídos
      ¦one=O servidor está ativo¦many=Todos os {0} ativos¦other=Todos os {0} ativos
      Permita o acesso em Ajustes
      Permita o acesso ao app Saúde
      Permita o acesso ao app Saúde para ver os passos
      Permita em Ajustes
      Também agora
      {0} {1}
      {0} hoje
      A qualquer hora
      Tanta luz quanto ontem
      Dados de {0} atrás
      Segundo dados antigos
      Em casa
      Em repouso
      em repouso
      Ao nível do mar
      às {0}
      Média de 30 dias
      Média de 7 dias
      ¦one=Média de {0} dia¦many=Média de {0} dias¦other=Média de {0} dias
      Média 
      Bateria
      Recorde
      Recorde, {0}
      Melhor semana
      Melhor semana {0}
      Bétula
      Queimadura
      Queimadura às {0}
      Queimadura {0}
      Calendário
      Calendário: sem dados
      Calmo
      Cancelado
      lower
      Atenção
      Encurte esforços fortes
      Encurte os esforços, beba a cada 20 minutos e atenção a tonturas.
      Um copo por hora
      Beba um copo por hora e fique na sombra.
      Pausa de 10 min por hora
      Dez minutos de pausa por hora, na sombra, bebendo a cada vez.
      Fique na sombra
      Quente e úmido. Fique na sombra e beba de vez em quando.
      atenção
      Chance de {0}
      {0} de chance de {1}
      Hora mais barata
      Escolha uma foto
      Lixo
      Louça
      Roupa
      Plantas
      Compras
      Aspirador
      Tarefas da casa
      Céu limpo
      Cubra a pele, entre logo
      A pele exposta congela em minutos. Cubra-a, não se molhe e aqueça-se em lugar fechado.
      {0} mil
      N|NNE|NE|ENE|L|ESE|SE|SSE|S|SSO|SO|OSO|O|ONO|NO|NNO
      norte|nordeste|leste|sudeste|sul|sudoeste|oeste|noroeste
      ¦one={0} concluído¦many={0} de concluídos¦other={0} concluídos
      calculado
      ¦one={0} de {1} está fora do ar¦many={0} de {1} estão fora do ar¦other={0} de {1} estão fora do ar
      Os dias contados aparecerão aqui
      Cubra toda a pele
      Cubra-se ao meio-dia
      Cubra-se entre as {0} e as {1}.
      Perigo
      Não treine hoje
      Não treine hoje. O corpo não consegue liberar o calor que produz.
      Adie o que puder
      Adie o que puder. Fora, só alguns minutos e acompanhado.
      Pare o trabalho externo
      Pare o trabalho externo. O suor já não refresca o bastante; a insolação pode vir rápido.
      Fique num lugar fresco
      Fique num lugar fresco. Cuide de idosos, doentes e crianças pequenas.
      perigo
      ¦one={1}: {0} passo¦many={1}: {0} de passos¦other={1}: {0} passos
      {0}: sem dados
      {0} d
      ¦one={0} dia¦many={0} de dias¦other={0} dias
      {0} d
      dias
      Garoa densa
      Garoa congelante densa
      Partidas
      Ponto de orvalho {0}°
      Disco
      Distância
      distância
      Pronto
      {0} de {1}
      Beba se tiver sede
      Garoa
      Calor seco
      Sombra, beba antes da sede
      O suor seca antes de ser sentido. Beba antes da sede, fique na sombra e descanse.
      calor seco
      Próxima hora seca
      {0}° L
      Terminando agora
      fim
      Termina em
      termina em {0}
      Termina em {0}
      fim {0}
      Termina
      Energia
      Da rede
      Produzida
      Para a rede
      Consumida
      Agência Europeia do Ambiente
      Índice europeu
      ¦one={0} evento¦many={0} eventos¦other={0} eventos
      Calendário não lido
      Possível atenção ou pior.
      Possível frio que congela a pele.
      Possível perigo ou pior.
      Possível calor seco.
      Possível calor extremo.
      Possível alerta ou pior.
      Extremo
      Frio extremo
      frio extremo
      Perigo extremo
      Risco de vida: pare
      Pare já e refresque-se. Esforço neste ar é risco de vida.
      Fique em lugar fresco
      Fique em lugar fechado e fresco. Até uma caminhada curta pode acabar em insolação.
      Nada de trabalho externo
      Nada de trabalho externo. Insolação provável; traga os outros para dentro.
      Vá já para o fresco
      Vá já para o fresco: perigoso até em repouso. Molhe a pele; se houver confusão, peça ajuda.
      extremo
      {0} das {1} às {2}
      {0} a partir das {1}
      sensação
      Sensação
      {0}, ar {1}
      Sensação desconhecida
      Quarto crescente
      Sinalizados
      sinalizados
      Lances
      ¦one=lance¦many=de lances¦other=lances
      Foco
      Nevoeiro
      Livre
      Garoa congelante
      garoa congelante
      Chuva congelante
      chuva congelante
      Lua cheia
      Vá para o fresco
      Meta {0}
      Meta atingida
      Meta atingida
      meta atingida
      Meta de {0} atingida
      Meta {0} / {1}
       de {0}
      ¦one={1} de {0} meta atingida¦many={1} de {0} metas atingidas¦other={1} de {0} metas atingidas
      ¦one={1} de {0} meta atingida em um ano¦many={1} de {0} metas atingidas em um ano¦other={1} de {0} metas atingidas em um ano
      ¦one= de {0} meta¦many= de {0} metas¦other= de {0} metas
      ¦one={1} de {0} meta atingida este mês¦many={1} de {0} metas atingidas este mês¦other={1} de {0} metas atingidas este mês
      ¦one={1} de {0} meta¦many={1} de {0} metas¦other={1} de {0} metas
      Boa tarde
      Boa noite
      Bom dia
      grãos/m³
      Gramíneas
      rajadas {0}
      Rajadas
      Chuva de granizo
      chuva de granizo
      Intenso
      Esforço intenso
      esforço intenso
      Nível de calor desconhecido. Pode não ser seguro.
      Nível de calor desconhecido. Pode não ser seguro: busque sombra, beba e descanse.
      {0}, mais forte às {1}
      Forte
      Chuva congelante forte
      {0} forte
      Chuva forte
      Chuva com neve forte
      Pancadas de neve fortes
      Nevada forte
      hPa
      ↑ {0}°
      ↑ {0}°  ↓ {1}°
      Prioridade alta
      Energia da casa
      {0} h
      h restantes
      {0} h {1} min
      {0} h {1} min
      {0} h
      umidade
      Umidade
      Umidade {0}
      umidade
      em {0}
      Em {0}
      Ocupada
      inHg
      {0} está fora do ar
      kcal
      km
      km/h
      kWh
      kW
      {0}, fim desconhecido
      {0} termina em
      {0} por {1}
      {0} em
      {0} em {1}
      {0} agora
      {0} por mais de uma hora
      {0} nesta hora
      {0} até as {1}
      {0} {1}
      Últimos 12 meses
      Últimos 30 dias
      Últimos 7 dias
      Último nível: Atenção, há {0}.
      Último nível: Perigo, há {0}.
      Último nível: Extremo, há {0}.
      Último dado há {0}
      Quarto minguante
      Última leitura há {0}.
      Leitura há {0}
      Última leitura às {0}.
      Última tentativa {0}
      Último nível: Alerta, há {0}.
      O último dado é de {0} atrás.
      atraso
      Mais tarde
      Saia de casa às {0}
      restam
      Menos
      {0} de luz a menos que ontem
      {0} a menos que no dia mais longo
      Nível às {0}
      Nível {0} de 5
      Nível desconhecido
      Fraca
      Garoa fraca
      Leve
      Garoa congelante fraca
      Chuva congelante fraca
      {0} fraca
      Chuva com neve fraca
      Esforço leve
      esforço leve
      Limites: {0}
      Listas
      ↓ {0}°
      Poucas nuvens
      Pode não ser seguro
      medido há {0}
      Sala de reuniões
      m
      µg/m³
      Sol da meia-noite
      mi
      mi/h
      mm
      min
      {0} min
      min restantes
      {0} min
      Meta não atingida
      Moderada
      Garoa moderada
      Moderado
      {0} moderada
      Chuva moderada
      Pancadas de chuva moderadas
      Nevada moderada
      Esforço moderado
      esforço moderado
      Lua
      {0} iluminada
      mais {0}
      {0} de luz a mais que ontem
      +{0} mais
      {0} a mais que no dia mais curto
      mais de 2 h
      Mais
      Mais constante
      Artemísia
      {0}: {1}
      Lua nova
      Próxima hora indisponível
      Chuva na próxima hora indisponível
      Próxima tentativa às {0}.
      Sem acesso
      Sem acesso aos lembretes
      Sem acesso aos passos
      Sem dados de atividade
      Sem dados do ar
      Nenhuma reserva conhecida
      Sem queimadura hoje
      Nenhum calendário escolhido
      Sem dados do calendário
      Ainda sem calendário
      Sem dados
      sem dados
      Sem data
      Dia inválido: {0}
      Ainda sem dias
      Nenhuma partida
      Nenhum evento futuro
      Nenhum evento nos próximos dias
      O calendário não tem eventos de “{0}”
      Sem previsão por hora
      Sem previsão salva
      ¦one=Sem {1} por {0} h¦many=Sem {1} por {0} h¦other=Sem {1} por {0} h
      Sem {0} na próxima hora
      Sem {0} por {1}
      Sem {0} nesta hora
      Não há mais partidas
      Local desconhecido
      Sem dados de pólen
      Sem leitura
      Sem dados recentes do tempo
      Sem dados de lembretes
      Sem dados de passos
      Sem sol
      sem sol
      Sem temperatura
      Ainda sem dados do tempo
      Nenhum sinalizado
      Nenhum atrasado
      Nada em breve
      Nada hoje
      Nenhum hoje
      Nenhum amanhã
      {0}° N
      Desatualizado
      agora não
      impossível
      hoje não
      Não atualizado hoje
      Nada depois disso
      Nada pendente
      Nada mais hoje
      Nada aqui ainda
      Nada planejado
      Nada salvo ainda
      Nada foi salvo até agora.
      Nada a fazer
      Agora
      Agora
      agora
      de {0}
      de {0}, há {1}
      ¦one=de {0} passo¦many=de {0} de passos¦other=de {0} passos
      há {0}
      Oliveira
      {0}.
      ¦one={0} pendente¦many={0} de pendentes¦other={0} pendentes
      {0} ou pior
      Encoberto
      Atrasados
      atrasados
      {0}, {1}
      Partículas e gases
      Parcialmente nublado
      {0}%
      Fixado
      Noite polar
      Pólen
      Pressão
      em queda
      em alta
      estável
      3: proteção
      Ambrósia
      Chuva
       · chuva {0}
      Pancadas de chuva
      chuva
      {0}–{1}
      hoje de {0} a {1}
      Lembretes
      Os lembretes aparecerão aqui quando forem lidos
      Lembretes: sem acesso
      Lembretes: sem dados
      Lembretes desatualizados
      repouso
      Dia de descanso
      Descanso, há {0}
      descanso
      Repouso
      Descanse, beba
      Nevoeiro congelante
      {0} de {1} ativos
      Seguro
      Bom para treino forte
      Bom para treino forte. Beba antes, durante e depois.
      Bom para caminhar
      Bom para caminhar ou esforço leve. Beba quando tiver sede.
      Bom para trabalhar
      Bom para um trabalho constante. Leve água.
      Sem risco em repouso
      Sem risco de calor em repouso. Beba quando tiver sede.
      seguro
      Igual ao ar
      Exemplo
      Sombra, água, descanso
      Autossuficiência
      fora do ar
      ativo há {0}
      Servidores
      Escolha um local
      Execute “{0}” para ver os seus dados
      Defina “{0}” como o nome do calendário da sala
      Sombra e água
      30 dias
      7 dias
      Céu desconhecido
      {0}, até {1}°
      Chuva com neve
      chuva com neve
      Chuva fraca
      Pancadas de chuva fracas
      Pancadas de neve fracas
      Nevada fraca
      Neve
       · neve {0}
      Grãos de neve
      Pancadas de neve
      neve
      algum tempo
      Em breve
      em breve
      {0}° S
      restam {0}
      início
      Começa em
      Começa
      Passos
      ¦one={0} passo por dia¦many={0} de passos por dia¦other={0} passos por dia
      passos, há {0}
      ¦one={0} passo¦many={0} de passos¦other={0} passos
      ¦one={0} passo, meta atingida¦many={0} de passos, meta atingida¦other={0} passos, meta atingida
      Passos: sem acesso
      Passos: sem dados
      ¦one={1} de {0} passo¦many={1} de {0} de passos¦other={1} de {0} passos
      ¦one={0} passo, descanso¦many={0} de passos, descanso¦other={0} passos, descanso
      ¦one={0} passo, {1}¦many={0} de passos, {1}¦other={0} passos, {1}
      ¦one={0} passo hoje¦many={0} de passos hoje¦other={0} passos hoje
      passos hoje, há {0}
      passos hoje
      passos
      Pare e refresque-se
      ¦one=Sequência de {0} dia¦many=Sequência de {0} de dias¦other=Sequência de {0} dias
      {0}, até as {1}
      Sol
      Nascer
      Nascer do sol {0}
      Pôr
      botas
      capa de chuva
      tempestades
      chapéu e óculos de sol
      guarda-chuva
      corta-vento
      Depois, em {0}
      Tempestade
      Tempestade com granizo forte
      Tempestade com granizo fraco
      Roupas leves e folgadas
      Cuide de crianças e idosos
      Roupa seca, longe do vento
      Pele branca: entre
      Molhe-se, use ventilador
      Tontura, enjoo: peça ajuda
      O suor seca sem se notar
      Resfrie a pele com água
      Confusão: peça ajuda
      Beba conforme a sede
      Confira de novo se esquentar
      Beba antes da sede
      Não fique sozinho
      {0}, dia inteiro
      a fazer
      Hoje
      hoje
      Amanhã
      Amanhã até {0}°
      amanhã
      Tentar novamente
      12 meses
      {0}. {1}.
      Desconhecido
      Até as {0}
      até as {0}
      Sem título
      Máximo {0} hoje
      Máximo {0} amanhã
      Próximos
      Atualize a atividade
      Atualize o calendário
      Atualize os lembretes
      Atualize os passos
      Atualize o tempo
      Atualizado há {0}
      Atualizado {0}
      Índice dos EUA
      o dia todo
      UV {0} {1}
      {0}, queimadura {1}
      {0}, queimadura às {1}
      UV {0}, {1}
      Extremo
      extremo
      3+ desde as {0}
      Alto
      alto
      Índice UV
      Índice UV {0}, {1}
      Índice UV: sem dados
      Índice UV 0, sem sol
      Índice UV desconhecido
      Baixo
      baixo
      Moderado
      moderado
      UV: sem dados
      UV
      3+ até as {0}
      Muito alto
      muito alto
      foi {0} às {1}
      UV 0, sem sol
      UV 0 até as {0}
      Muito forte
      {0} muito forte
      Muito fraca
      {0} muito fraca
      Pancadas de chuva violentas
      Vitamina D
      Lua minguante
      Minguante gibosa
      Alerta
      Treine em local fechado
      Treine em local fechado ou bem cedo. Ninguém deve treinar sozinho.
      Diminua o ritmo e beba
      Diminua o ritmo, beba a cada 20 minutos e descanse no fresco.
      Descanse 30 min por hora
      Descanse metade de cada hora no fresco. Pare na primeira dor de cabeça.
      Refresque-se sempre
      Busque um ventilador ou sala fresca e beba a cada meia hora.
      alerta
      Lua crescente
      Crescente gibosa
      Casaco e gorro
      Casaco pesado, gorro, luvas
      Jaqueta
      Casaco pesado em camadas, cubra as orelhas
      Manga comprida
      Camiseta
      Bermuda e tecido leve
      Limite o tempo ao ar livre
      Suéter ou jaqueta leve
      Tempo
      Tempo desatualizado
      Semana
      Semana {0}, dia {1}
      Semana {0}
      {0}° O
      Bulbo úmido
      Bulbo úmido, 
      Bulbo úmido: sem dados, pode não ser seguro
      Bulbo úmido: sem dados
      Bulbo úmido {0}
      Bulbo úmido
      Bulbo úmido, {0}
      Vento
      Vento {0}
      vento
      Pior de hoje, {0}
      """#,
    starts: [
      0, 8, 18, 40, 61, 66, 77, 98, 105, 121, 129, 132, 152, 164, 171, 180, 190, 194, 203, 212,
      217, 233, 254, 273, 306, 327, 337, 348, 364, 367, 390, 412, 420, 436, 448, 465, 477, 488, 500, 537,
      619, 647, 678, 728, 747, 761, 769, 778, 794, 817, 837, 859, 867, 878, 889, 906, 914, 932, 949, 1024,
      1032, 1040, 1048, 1061, 1075, 1093, 1101, 1112, 1131, 1146, 1158, 1181, 1187, 1197, 1203, 1213, 1238, 1307, 1324, 1365,
      1390, 1452, 1468, 1526, 1536, 1550, 1571, 1588, 1605, 1610, 1617, 1623, 1631, 1639, 1649, 1665, 1676, 1701, 1790, 1799,
      1851, 1908, 1977, 1987, 2092, 2126, 2144, 2165, 2197, 2204, 2221, 2289, 2306, 2364, 2388, 2482, 2505, 2576, 2583, 2652,
      2667, 2673, 2721, 2727, 2732, 2744, 2767, 2776, 2799, 2805, 2816, 2827, 2834, 2845, 2864, 2870, 2881, 2908, 2990, 3001,
      3020, 3028, 3045, 3049, 3060, 3075, 3090, 3098, 3106, 3114, 3122, 3132, 3144, 3154, 3184, 3200, 3254, 3276, 3305, 3340,
      3366, 3388, 3413, 3439, 3447, 3460, 3473, 3488, 3508, 3569, 3591, 3677, 3702, 3780, 3802, 3899, 3907, 3927, 3948, 3959,
      3970, 3982, 4006, 4023, 4035, 4047, 4054, 4096, 4101, 4110, 4116, 4133, 4150, 4167, 4184, 4194, 4212, 4221, 4235, 4249,
      4263, 4284, 4299, 4307, 4405, 4533, 4593, 4721, 4790, 4800, 4810, 4818, 4829, 4840, 4852, 4860, 4877, 4894, 4902, 4919,
      4936, 4988, 5072, 5096, 5102, 5125, 5135, 5147, 5168, 5192, 5205, 5209, 5219, 5240, 5256, 5272, 5278, 5290, 5304, 5318,
      5324, 5332, 5340, 5352, 5360, 5367, 5374, 5382, 5387, 5408, 5413, 5416, 5421, 5425, 5428, 5450, 5465, 5477, 5484, 5495,
      5505, 5530, 5545, 5561, 5569, 5587, 5604, 5620, 5656, 5689, 5723, 5744, 5761, 5786, 5802, 5827, 5849, 5882, 5915, 5922,
      5933, 5954, 5961, 5967, 5996, 6030, 6045, 6061, 6081, 6087, 6099, 6104, 6127, 6150, 6160, 6181, 6195, 6209, 6222, 6229,
      6239, 6253, 6274, 6289, 6307, 6309, 6317, 6335, 6338, 6343, 6346, 6350, 6358, 6372, 6380, 6399, 6408, 6423, 6432, 6445,
      6460, 6488, 6504, 6522, 6540, 6544, 6558, 6567, 6595, 6605, 6638, 6650, 6655, 6670, 6681, 6690, 6699, 6727, 6764, 6792,
      6803, 6828, 6850, 6873, 6889, 6915, 6935, 6964, 6989, 7011, 7021, 7031, 7040, 7059, 7074, 7090, 7111, 7144, 7188, 7211,
      7231, 7304, 7329, 7345, 7364, 7387, 7406, 7426, 7438, 7466, 7489, 7509, 7517, 7525, 7541, 7566, 7584, 7600, 7614, 7624,
      7636, 7651, 7659, 7673, 7684, 7696, 7706, 7727, 7745, 7759, 7774, 7790, 7805, 7822, 7849, 7862, 7868, 7874, 7880, 7887,
      7903, 7966, 7974, 7983, 7988, 8051, 8063, 8073, 8083, 8093, 8102, 8122, 8143, 8148, 8155, 8167, 8174, 8183, 8192, 8200,
      8209, 8223, 8233, 8239, 8253, 8271, 8277, 8287, 8305, 8315, 8364, 8386, 8407, 8432, 8440, 8456, 8474, 8483, 8491, 8506,
      8526, 8544, 8551, 8573, 8626, 8644, 8704, 8723, 8767, 8788, 8843, 8850, 8862, 8870, 8894, 8912, 8923, 8937, 8948, 8965,
      9006, 9058, 9073, 9081, 9088, 9106, 9122, 9137, 9152, 9164, 9189, 9213, 9226, 9231, 9244, 9259, 9276, 9281, 9293, 9302,
      9311, 9319, 9330, 9338, 9349, 9357, 9364, 9442, 9458, 9512, 9611, 9630, 9648, 9723, 9807, 9876, 9945, 9966, 9978, 9985,
      10005, 10095, 10112, 10116, 10123, 10141, 10146, 10152, 10166, 10178, 10203, 10216, 10228, 10243, 10254, 10283, 10312, 10336, 10364, 10391,
      10410, 10435, 10463, 10488, 10513, 10536, 10557, 10586, 10605, 10624, 10641, 10649, 10654, 10659, 10667, 10686, 10694, 10711, 10720, 10730,
      10743, 10755, 10767, 10779, 10796, 10816, 10826, 10847, 10870, 10892, 10911, 10928, 10947, 10962, 10978, 10989, 11000, 11020, 11044, 11056,
      11064, 11072, 11088, 11093, 11098, 11109, 11129, 11151, 11173, 11197, 11203, 11209, 11218, 11227, 11241, 11244, 11259, 11270, 11281, 11297,
      11311, 11328, 11340, 11356, 11368, 11384, 11412, 11423, 11437, 11454, 11461, 11485, 11553, 11576, 11638, 11663, 11736, 11756, 11817, 11824,
      11838, 11855, 11870, 11898, 11906, 11949, 11964, 11973, 11995, 12022, 12046, 12052, 12072, 12079, 12099, 12110, 12118, 12131, 12146, 12192,
      12216, 12233, 12246, 12264, 12270, 12280, 12286,
    ])

  static let sv = WordTable(
    text: #"""
      per dag
      Aktivitet
      Aktivitet: ingen åtkomst
      Aktivitet: inga data
      Faktisk
      Faktisk {0}°
      Lägg till datakällan {0}
      Därefter
      Igen kl. {0}
      för {0} sedan
      Luft
      Luft {0}, fuktighet {1}
      Luft {0}, {1}
      Luft {0}
      Extremt dålig
      Godtagbar
      Bra
      Farlig
      Måttlig
      Dålig
      Luftkvalitet
      Vädra kl. {0}
      Vädra nu
      Ohälsosam för känsliga grupper
      Luften förblir ungefär densamma
      Ohälsosam
      Mycket dålig
      Mycket ohälsosam
      luft
      Luften är sämst kl. {0}
      Luften är sämst nu
      Al
      Alla {0} klara
      Heldag
      Heldag, {0}
      heldag
      Allt klart
      hela timmen
      Alla påminnelser är klara
      ¦one=Servern är igång¦other=Alla {0} är igång
      Tillåt åtkomst i Inställningar
      Tillåt åtkomst till Hälsa
      Tillåt åtkomst till Hälsa för att se steg
      Tillåt i Inställningar
      Också nu
      {0} {1}
      {0} idag
      När som helst
      Lika mycket dagsljus som igår
      Läget för {0} sedan
      Enligt äldre data
      Hemma
      I vila
      i vila
      Vid havsytan
      kl. {0}
      Snitt 30 dagar
      Snitt 7 dagar
      ¦one=Snitt {0} dag¦other=Snitt {0} dagar
      Snitt 
      Batteri
      Rekord
      Rekord, {0}
      Bästa veckan
      Bästa veckan {0}
      Björk
      Solsveda
      Solsveda kl. {0}
      Solsveda {0}
      Kalender
      Kalender: inga data
      Lugnt
      Inställd
      lower
      Försiktighet
      Korta ner hårda pass
      Korta ner hårda pass, drick var 20:e minut och var uppmärksam på yrsel.
      Drick ett glas i timmen
      Drick ett glas i timmen och håll dig i skuggan.
      Vila 10 min i timmen
      Vila tio minuter varje timme i skuggan och drick varje gång.
      Stanna i skuggan
      Varmt och fuktigt. Stanna i skuggan och drick då och då.
      försiktighet
      {0} risk
      {0} risk för {1}
      Billigaste timmen
      Välj en bild
      Sopor
      Disk
      Tvätt
      Växter
      Inköp
      Dammsugning
      Hushållssysslor
      Klart
      Täck huden, gå snart in
      Bar hud förfryser på några minuter. Täck allt, håll dig torr och värm dig inne.
      {0} tn
      N|NNO|NO|ONO|O|OSO|SO|SSO|S|SSV|SV|VSV|V|VNV|NV|NNV
      nord|nordost|ost|sydost|syd|sydväst|väst|nordväst
      ¦one={0} slutförd¦other={0} slutförda
      beräknat
      ¦one={0} av {1} är nere¦other={0} av {1} är nere
      Räknade dagar visas här
      Täck all hud
      Täck dig mitt på dagen
      Täck dig mellan {0} och {1}.
      Fara
      Träna inte idag
      Träna inte idag. Kroppen blir inte av med värmen den skapar.
      Skjut upp det som går
      Skjut upp det som går. Ute bara några minuter och i sällskap.
      Sluta arbeta ute
      Sluta arbeta ute. Svett kyler inte längre nog; värmeslag kan komma snabbt.
      Stanna där det är svalt
      Stanna där det är svalt. Se till gamla, sjuka och små barn.
      fara
      ¦one={1}: {0} steg¦other={1}: {0} steg
      {0}: inga data
      {0} d
      ¦one={0} dag¦other={0} dagar
      {0} d
      dagar
      Tätt duggregn
      Tätt underkylt duggregn
      Avgångar
      Daggpunkt {0}°
      Disk
      Distans
      distans
      Klart
      {0} av {1}
      Drick vid törst
      Duggregn
      Torr hetta
      Skugga, drick före törsten
      Svetten torkar innan den känns. Drick före törsten, stanna i skuggan och vila ofta.
      torr hetta
      Torrt närmaste timmen
      {0}° O
      Slutar nu
      slutar
      Slutar om
      slutar om {0}
      Slutar om {0}
      slutar {0}
      Slutar
      Energi
      Från nätet
      Producerat
      Till nätet
      Använt
      Europeiska miljöbyrån
      Europeiskt index
      ¦one={0} händelse¦other={0} händelser
      Kalendern är inte läst
      Försiktighet eller värre kan väntas.
      Kyla som ger köldskador kan väntas.
      Fara eller värre kan väntas.
      Torr hetta kan väntas.
      Extrem hetta kan väntas.
      Varning eller värre kan väntas.
      Extremt
      Extrem kyla
      extrem kyla
      Extrem fara
      Livsfara: sluta
      Sluta genast och svalka dig. Ansträngning i denna luft är livsfarlig.
      Stanna inne i svalkan
      Stanna inne där det är svalt. Även en kort promenad kan sluta i värmeslag.
      Inget arbete ute
      Inget arbete alls ute. Värmeslag är troligt; ta in andra också.
      Sök sval luft nu
      Sök sval luft nu: farligt även i vila. Kyl huden med vatten; ring efter hjälp vid förvirring.
      extremt
      {0} kl. {1}, över kl. {2}
      {0} från kl. {1}
      känns
      Känns som
      {0}, luft {1}
      Känns okänt
      Första kvarteret
      Flaggade
      flaggade
      Trappor
      ¦one=trappa¦other=trappor
      Fokus
      Dimma
      Ledig
      Underkylt duggregn
      underkylt duggregn
      Underkylt regn
      underkylt regn
      Fullmåne
      Gå till sval luft
      Mål {0}
      Mål nått
      Mål nått
      mål nått
      Målet {0} nått
      Mål {0} / {1}
       av {0}
      ¦one={1} av {0} mål nått¦other={1} av {0} mål nådda
      ¦one={1} av {0} mål nått på ett år¦other={1} av {0} mål nådda på ett år
      ¦one= av {0} mål nått¦other= av {0} mål nådda
      ¦one={1} av {0} mål nått den här månaden¦other={1} av {0} mål nådda den här månaden
      ¦one={1} av {0} mål¦other={1} av {0} mål
      God eftermiddag
      God kväll
      God morgon
      korn/m³
      Gräs
      byar {0}
      Byar
      Hagel
      hagel
      Tungt
      Tungt arbete
      tungt arbete
      Värmenivån är okänd. Det är kanske inte säkert.
      Värmenivån är okänd. Det är kanske inte säkert: sök skugga, drick och vila.
      {0}, kraftigast kl. {1}
      Kraftigt
      Kraftigt underkylt regn
      Kraftigt {0}
      Kraftigt regn
      Kraftigt snöblandat regn
      Kraftiga snöbyar
      Kraftigt snöfall
      hPa
      H {0}°
      H {0}°  L {1}°
      Hög prioritet
      Energi hemma
      {0} tim
      tim kvar
      {0} tim {1} min
      {0} h {1} min
      {0} h
      fuktigt
      Fuktighet
      Fuktighet {0}
      fuktighet
      om {0}
      Om {0}
      Upptaget
      inHg
      {0} är nere
      kcal
      km
      km/h
      kWh
      kW
      {0}, slutet okänt
      {0} slutar om
      {0} i {1} till
      {0} om
      {0} om {1}
      {0} nu
      {0} i över en timme
      {0} den här timmen
      {0} till {1}
      {0} {1}
      Senaste 12 månaderna
      Senaste 30 dagarna
      Senaste 7 dagarna
      Senaste nivå: Försiktighet, för {0} sedan.
      Senaste nivå: Fara, för {0} sedan.
      Senaste nivå: Extremt, för {0} sedan.
      Senast känt för {0} sedan
      Sista kvarteret
      Senaste mätning för {0} sedan.
      Mätt för {0} sedan
      Senaste mätning kl. {0}.
      Senaste försök {0}
      Senaste nivå: Varning, för {0} sedan.
      Senaste vädret är {0} gammalt.
      sena
      Senare
      Gå hemifrån kl. {0}
      kvar
      Mindre
      {0} mindre dagsljus än igår
      {0} mindre än den längsta dagen
      Nivå kl. {0}
      Nivå {0} av 5
      Nivån okänd
      Lätt
      Lätt duggregn
      Lätt
      Lätt underkylt duggregn
      Lätt underkylt regn
      Lätt {0}
      Lätt snöblandat regn
      Lätt arbete
      lätt arbete
      Gränser: {0}
      Listor
      L {0}°
      Mestadels klart
      Kanske inte säkert
      mätt för {0} sedan
      Mötesrum
      m
      µg/m³
      Midnattssol
      mi
      mi/h
      mm
      min
      {0} min
      min kvar
      {0} min
      Mål missat
      Måttligt
      Måttligt duggregn
      Måttligt
      Måttligt {0}
      Måttligt regn
      Måttliga regnskurar
      Måttligt snöfall
      Måttligt arbete
      måttligt arbete
      Måne
      {0} belyst
      {0} till
      {0} mer dagsljus än igår
      +{0} till
      {0} mer än den kortaste dagen
      över 2 tim
      Mer
      Jämnast
      Gråbo
      {0}: {1}
      Nymåne
      Närmaste timmen okänd
      Okänt om regn närmaste timmen
      Nästa försök kl. {0}.
      Ingen åtkomst
      Ingen åtkomst till påminnelser
      Ingen åtkomst till steg
      Inga aktivitetsdata
      Inga luftdata
      Inga kända bokningar
      Ingen solsveda idag
      Ingen kalender vald
      Inga kalenderdata
      Ingen kalender än
      Inga data
      inga data
      Inget datum
      Ogiltig dag: {0}
      Inga dagar än
      Inga avgångar
      Inga aktiviteter
      Inga aktiviteter de närmaste dagarna
      Kalendern har inga händelser från ”{0}”
      Ingen timprognos
      Ingen prognos sparad
      ¦one=Inget {1} närmaste timmen¦other=Inget {1} närmaste {0} tim
      Inget {0} närmaste timmen
      Inget {0} närmaste {1}
      Inget {0} den här timmen
      Inga fler avgångar
      Ingen plats känd
      Inga pollendata
      Ingen mätning
      Inget aktuellt väder
      Inga påminnelsedata
      Inga stegdata
      Ingen sol
      ingen sol
      Ingen temperatur
      Inget väder än
      Inget flaggat
      Inget försenat
      Inget snart
      Inget idag
      Inget idag
      Inget imorgon
      {0}° N
      Inte aktuellt
      inte nu
      inte möjligt
      inte idag
      Inte uppdaterat idag
      Sedan inget mer
      Inget förfaller
      Inget mer idag
      Inget här än
      Inget planerat
      Inget sparat än
      Inget har sparats än.
      Inget att göra
      Nu
      Nu
      nu
      av {0}
      av {0}, för {1} sedan
      ¦one=av {0} steg¦other=av {0} steg
      {0} gammalt
      Oliv
      {0}.
      ¦one={0} kvar¦other={0} kvar
      {0} eller värre
      Mulet
      Försenade
      försenade
      {0}, {1}
      Partiklar och gaser
      Delvis molnigt
      {0} %
      Fäst
      Polarnatt
      Pollen
      Lufttryck
      fallande
      stigande
      stabilt
      3: skydda dig
      Ambrosia
      Regn
       · regn {0}
      Regnskurar
      regn
      {0}–{1}
      idag från {0} till {1}
      Påminnelser
      Påminnelser visas här när de har lästs
      Påminnelser: ingen åtkomst
      Påminnelser: inga data
      Påminnelser är för gamla
      vila
      Vilodag
      Vilodag, för {0} sedan
      vilodag
      Vila
      Vila ofta, drick
      Dimma med rimfrost
      {0} av {1} igång
      Säkert
      Bra för hård träning
      Bra för hård träning. Drick före, under och efter.
      Bra för en promenad
      Bra för en promenad eller lätt arbete. Drick när du är törstig.
      Bra för jämnt arbete
      Bra för jämnt arbete. Ta med vatten.
      Ingen värmerisk i vila
      Ingen värmerisk i vila. Drick när du är törstig.
      säkert
      Samma som luften
      Exempel
      Skugga, drick, vila
      Självförsörjning
      nere
      igång {0}
      Servrar
      Ange en plats
      Kör ”{0}” för att visa egna uppgifter
      Sätt ”{0}” till namnet på rummets kalender
      Skugga och vatten
      30 dagar
      7 dagar
      Himlen okänd
      {0}, upp till {1}°
      Snöblandat regn
      snöblandat regn
      Lätt regn
      Lätta regnskurar
      Lätta snöbyar
      Lätt snöfall
      Snöfall
       · snö {0}
      Kornsnö
      Snöbyar
      snöfall
      en tid
      Snart
      snart
      {0}° S
      {0} kvar
      börjar
      Börjar om
      Börjar
      Steg
      ¦one={0} steg per dag¦other={0} steg per dag
      steg, för {0} sedan
      ¦one={0} steg¦other={0} steg
      ¦one={0} steg, mål nått¦other={0} steg, mål nått
      Steg: ingen åtkomst
      Steg: inga data
      ¦one={1} av {0} steg¦other={1} av {0} steg
      ¦one={0} steg, vilodag¦other={0} steg, vilodag
      ¦one={0} steg, {1}¦other={0} steg, {1}
      ¦one={0} steg idag¦other={0} steg idag
      steg idag, för {0} sedan
      steg idag
      steg
      Sluta, svalka dig
      ¦one=Svit på {0} dag¦other=Svit på {0} dagar
      {0}, till {1}
      Sol
      Uppgång
      Soluppgång {0}
      Nedgång
      stövlar
      regnjacka
      åska
      hatt och solglasögon
      paraply
      vindjacka
      Sedan, om {0}
      Åska
      Åska med kraftigt hagel
      Åska med lätt hagel
      Lätta, lösa kläder
      Tänk på barn och äldre
      Håll dig torr och i lä
      Vit eller domnad hud: gå in
      Blöt huden, använd fläkt
      Yr, illamående: sök hjälp
      Svetten torkar osynligt
      Kyl huden med vatten
      Förvirrad: ring efter hjälp
      Drick efter törst
      Titta igen när det blir varmare
      Drick före törsten
      Var inte ensam
      {0}, heldag
      att göra
      Idag
      idag
      Imorgon
      I morgon upp till {0}°
      imorgon
      Försök igen
      12 månader
      {0}. {1}.
      Okänt
      Till {0}
      till {0}
      Namnlös
      Upp till {0} idag
      Upp till {0} imorgon
      Kommande
      Uppdatera aktiviteten
      Uppdatera kalendern
      Uppdatera påminnelser
      Uppdatera stegen
      Uppdatera vädret
      Uppdaterat för {0} sedan
      Uppdaterat {0}
      Amerikanskt index
      hela dagen
      UV {0} {1}
      {0}, solsveda {1}
      {0}, solsveda kl. {1}
      UV {0}, {1}
      Extremt
      extremt
      3+ från {0}
      Högt
      högt
      UV-index
      UV-index {0}, {1}
      UV-index: inga data
      UV-index 0, ingen sol
      UV-index okänt
      Lågt
      lågt
      Måttligt
      måttligt
      UV: inga data
      UV
      3+ till {0}
      Mycket högt
      mycket högt
      var {0} kl. {1}
      UV 0, ingen sol
      UV 0 till {0}
      Mycket kraftigt
      Mycket kraftigt {0}
      Mycket lätt
      Mycket lätt {0}
      Mycket kraftiga regnskurar
      D-vitamin
      Avtagande skära
      Avtagande måne
      Varning
      Träna inomhus
      Träna inomhus eller tidigt på morgonen. Ingen bör träna ensam.
      Sakta ner och drick
      Sakta ner, drick var 20:e minut och vila där det är svalt.
      Vila 30 min i timmen
      Vila halva varje timme där det är svalt. Sluta vid första huvudvärken.
      Svalka dig ofta
      Sök en fläkt eller ett svalt rum och drick varje halvtimme.
      varning
      Tilltagande skära
      Tilltagande måne
      Rock och mössa
      Tjock rock, mössa, handskar
      Jacka
      Tjock rock över lager, täck öronen
      Långa ärmar
      T-shirt
      Shorts och lätta tyger
      Begränsa tiden ute
      Tröja eller tunn jacka
      Väder
      Väderdata är för gamla
      Vecka
      Vecka {0}, dag {1}
      Vecka {0}
      {0}° V
      Våt temperatur
      Våt temp., 
      Våt temp.: inga data, kanske inte säkert
      Våt temp.: inga data
      Våt temp. {0}
      Våt temp.
      Våt temp., {0}
      Vind
      Vind {0}
      blåsigt
      Värst idag, {0}
      """#,
    starts: [
      0, 8, 18, 44, 65, 73, 87, 114, 124, 137, 152, 157, 181, 195, 204, 219, 229, 233, 240, 249,
      256, 269, 284, 294, 328, 362, 373, 387, 405, 410, 436, 457, 460, 475, 482, 494, 501, 512, 524, 552,
      604, 638, 667, 713, 738, 748, 756, 765, 780, 811, 833, 852, 858, 865, 872, 885, 893, 908, 922, 965,
      972, 980, 987, 999, 1013, 1031, 1038, 1047, 1064, 1077, 1086, 1106, 1112, 1122, 1128, 1142, 1164, 1239, 1263, 1312,
      1333, 1395, 1412, 1471, 1485, 1494, 1512, 1530, 1544, 1550, 1555, 1562, 1570, 1577, 1589, 1606, 1612, 1638, 1724, 1732,
      1784, 1837, 1879, 1889, 1942, 1968, 1982, 2007, 2037, 2042, 2059, 2122, 2145, 2210, 2227, 2304, 2330, 2393, 2398, 2439,
      2454, 2460, 2491, 2497, 2503, 2518, 2543, 2553, 2569, 2574, 2582, 2590, 2596, 2607, 2624, 2633, 2644, 2673, 2760, 2771,
      2794, 2802, 2812, 2819, 2829, 2843, 2857, 2868, 2875, 2882, 2895, 2906, 2918, 2926, 2950, 2967, 3009, 3034, 3074, 3112,
      3143, 3167, 3193, 3227, 3235, 3247, 3259, 3271, 3287, 3359, 3381, 3460, 3477, 3544, 3562, 3660, 3668, 3695, 3713, 3720,
      3731, 3745, 3759, 3777, 3786, 3795, 3803, 3831, 3837, 3843, 3849, 3868, 3887, 3902, 3917, 3927, 3946, 3955, 3966, 3977,
      3988, 4005, 4020, 4028, 4086, 4168, 4220, 4314, 4359, 4375, 4386, 4397, 4406, 4412, 4421, 4426, 4432, 4438, 4444, 4457,
      4470, 4524, 4607, 4631, 4640, 4664, 4677, 4691, 4717, 4735, 4753, 4757, 4765, 4782, 4797, 4810, 4818, 4827, 4843, 4857,
      4863, 4871, 4881, 4895, 4905, 4912, 4919, 4928, 4933, 4946, 4951, 4954, 4959, 4963, 4966, 4985, 4999, 5014, 5021, 5032,
      5039, 5060, 5080, 5093, 5101, 5123, 5142, 5160, 5206, 5243, 5283, 5311, 5327, 5360, 5381, 5407, 5428, 5468, 5501, 5506,
      5513, 5535, 5540, 5547, 5577, 5611, 5625, 5640, 5654, 5660, 5675, 5681, 5706, 5727, 5737, 5760, 5773, 5786, 5800, 5807,
      5815, 5831, 5851, 5872, 5882, 5884, 5892, 5904, 5907, 5912, 5915, 5919, 5927, 5936, 5944, 5956, 5966, 5985, 5995, 6009,
      6024, 6045, 6064, 6081, 6098, 6104, 6115, 6124, 6151, 6161, 6192, 6204, 6208, 6217, 6224, 6233, 6241, 6265, 6297, 6322,
      6337, 6370, 6395, 6415, 6429, 6451, 6471, 6491, 6509, 6528, 6538, 6548, 6560, 6577, 6592, 6607, 6624, 6662, 6708, 6725,
      6746, 6814, 6841, 6865, 6891, 6911, 6929, 6945, 6960, 6982, 7003, 7017, 7027, 7037, 7054, 7071, 7085, 7101, 7113, 7124,
      7135, 7149, 7157, 7171, 7179, 7193, 7203, 7224, 7240, 7257, 7272, 7287, 7302, 7319, 7342, 7358, 7361, 7364, 7367, 7374,
      7397, 7434, 7446, 7451, 7456, 7487, 7504, 7510, 7521, 7532, 7541, 7561, 7576, 7583, 7589, 7599, 7606, 7616, 7625, 7634,
      7642, 7656, 7665, 7670, 7683, 7694, 7699, 7709, 7733, 7746, 7789, 7818, 7842, 7870, 7875, 7883, 7907, 7915, 7920, 7937,
      7956, 7974, 7982, 8006, 8061, 8082, 8151, 8174, 8213, 8237, 8290, 8298, 8315, 8323, 8343, 8363, 8368, 8379, 8387, 8401,
      8445, 8494, 8512, 8521, 8529, 8543, 8563, 8580, 8597, 8608, 8626, 8642, 8657, 8666, 8679, 8688, 8697, 8706, 8713, 8719,
      8725, 8733, 8742, 8750, 8761, 8769, 8774, 8821, 8842, 8873, 8928, 8949, 8965, 9010, 9059, 9100, 9141, 9167, 9177, 9182,
      9200, 9249, 9263, 9267, 9276, 9292, 9301, 9310, 9320, 9326, 9348, 9356, 9366, 9380, 9386, 9411, 9433, 9455, 9481, 9506,
      9535, 9563, 9592, 9616, 9637, 9667, 9686, 9719, 9740, 9755, 9767, 9777, 9782, 9787, 9795, 9819, 9827, 9841, 9853, 9863,
      9870, 9879, 9888, 9897, 9915, 9936, 9945, 9967, 9987, 10010, 10027, 10045, 10071, 10086, 10104, 10115, 10126, 10144, 10166, 10178,
      10186, 10194, 10207, 10213, 10219, 10228, 10246, 10266, 10288, 10304, 10310, 10316, 10326, 10336, 10350, 10353, 10365, 10378, 10391, 10407,
      10423, 10437, 10453, 10473, 10486, 10503, 10530, 10540, 10557, 10573, 10581, 10596, 10663, 10683, 10744, 10765, 10840, 10856, 10918, 10926,
      10945, 10963, 10979, 11008, 11014, 11052, 11066, 11074, 11098, 11118, 11142, 11149, 11175, 11181, 11200, 11210, 11218, 11234, 11247, 11290,
      11312, 11327, 11338, 11354, 11359, 11368, 11377,
    ])

  static let tr = WordTable(
    text: #"""
      günlük
      Aktivite
      Aktivite: erişim yok
      Aktivite: veri yok
      Gerçek
      Gerçek {0}°
      {0} veri kaynağını ekleyin
      Ardından
      Yine {0}
      {0} önce
      Hava
      Hava {0}, nem {1}
      Hava {0}, {1}
      Hava {0}
      Aşırı kötü
      Makul
      İyi
      Tehlikeli
      Orta
      Kötü
      Hava kalitesi
      Havalandırma saati {0}
      Şimdi havalandırın
      Hassas gruplar için sağlıksız
      Hava yaklaşık aynı kalıyor
      Sağlıksız
      Çok kötü
      Çok sağlıksız
      hava
      Havanın en kötü olduğu saat {0}
      Hava şu an en kötü durumda
      Kızılağaç
      {0} öğe bitti
      Tüm gün
      Tüm gün, {0}
      tüm gün
      Tümü bitti
      saat boyunca
      Tüm anımsatıcılar tamam
      ¦one=Sunucu çalışıyor¦other={0} sunucunun hepsi çalışıyor
      Ayarlar’da erişime izin verin
      Sağlık erişimine izin verin
      Adımları görmek için Sağlık erişimine izin verin
      Ayarlar’da izin verin
      Şu anda ayrıca
      {0} {1}
      bugün {0}
      Her zaman
      Dünkü kadar gün ışığı
      {0} önceki durum
      Eski verilere göre
      Evde
      Dinlenirken
      dinlenirken
      Deniz seviyesinde
      saat {0}
      30 günlük ortalama
      7 günlük ortalama
      ¦one={0} günlük ortalama¦other={0} günlük ortalama
      Ort. 
      Batarya
      En iyi
      En iyi, {0}
      En iyi hafta
      En iyi hafta {0}
      Huş
      Yanık
      Yanık: {0}
      Yanık {0}
      Takvim
      Takvim: veri yok
      Sakin
      İptal
      lower
      Dikkat
      Ağır eforu kısaltın
      Ağır eforu kısaltın, 20 dakikada bir için, baş dönmesine dikkat edin.
      Saatte bir bardak için
      Saatte bir bardak için ve gölgede kalın.
      Saatte 10 dk dinlenin
      Her saat on dakika gölgede dinlenin ve her seferinde için.
      Gölgede kalın
      Sıcak ve nemli. Gölgede kalın, ara sıra için.
      dikkat
      {0} olasılık
      {0} olasılıkla {1}
      En ucuz saat
      Fotoğraf seçin
      Çöp
      Bulaşık
      Çamaşır
      Bitkiler
      Alışveriş
      Süpürme
      Ev işleri
      Açık
      Cildi örtün, içeri girin
      Açık cilt dakikalar içinde donar. Örtün, kuru kalın ve içeride ısının.
      {0} B
      K|KKD|KD|DKD|D|DGD|GD|GGD|G|GGB|GB|BGB|B|BKB|KB|KKB
      kuzey|kuzeydoğu|doğu|güneydoğu|güney|güneybatı|batı|kuzeybatı
      ¦one={0} tamamlandı¦other={0} tamamlandı
      hesaplandı
      ¦one={1} sunucudan {0} kapalı¦other={1} sunucudan {0} kapalı
      Sayılan günler burada görünür
      Cildi tümüyle örtün
      Öğlen korunun
      {0}–{1} arası korunun.
      Tehlike
      Bugün antrenman yok
      Bugün antrenman yapmayın. Vücut ürettiği ısıyı atamıyor.
      Bekleyebileni erteleyin
      Bekleyebileni erteleyin. Dışarıda yalnızca birkaç dakika ve yalnız değil.
      Dışarıdaki işi durdurun
      Dışarıdaki işi durdurun. Ter artık yetmez; sıcak çarpması hızla gelebilir.
      Serin yerde kalın
      Serin yerde kalın. Yaşlılara, hastalara ve küçük çocuklara bakın.
      tehlike
      ¦one={1}: {0} adım¦other={1}: {0} adım
      {0}: veri yok
      {0} g
      ¦one={0} gün¦other={0} gün
      {0} g
      gün
      Yoğun çisenti
      Yoğun donan çisenti
      Kalkışlar
      Çiy noktası {0}°
      Disk
      Mesafe
      mesafe
      Bitti
      {0}/{1}
      Susayınca su için
      Çisenti
      Kuru sıcak
      Gölge, susamadan su için
      Ter hissedilmeden kurur. Susamadan için, gölgede kalın, sık dinlenin.
      kuru sıcak
      Önümüzdeki saat yağışsız
      {0}° D
      Şimdi bitiyor
      biter
      Bitişe
      {0} sonra biter
      {0} sonra biter
      biter {0}
      Bitiş
      Enerji
      Şebekeden
      Üretilen
      Şebekeye
      Tüketilen
      Avrupa Çevre Ajansı
      Avrupa endeksi
      ¦one={0} etkinlik¦other={0} etkinlik
      Etkinlikler okunmadı
      Dikkat ya da daha kötüsü beklenir.
      Cildi donduran soğuk beklenir.
      Tehlike ya da daha kötüsü beklenir.
      Kuru sıcak beklenir.
      Aşırı sıcak beklenir.
      Uyarı ya da daha kötüsü beklenir.
      Aşırı
      Aşırı soğuk
      aşırı soğuk
      Aşırı tehlike
      Hayati tehlike: durun
      Hemen durun ve serinleyin. Bu havada efor hayati tehlikedir.
      İçeride serin kalın
      İçeride serin yerde kalın. Kısa bir yürüyüş bile sıcak çarpmasıyla bitebilir.
      Dışarıda çalışmayın
      Dışarıda hiç çalışmayın. Sıcak çarpması olası; başkalarını da içeri alın.
      Hemen serin hava bulun
      Hemen serin hava bulun: dinlenirken bile tehlikeli. Cildi suyla serinletin; bilinç bulanıksa yardım çağırın.
      aşırı
      {0}: başlangıç {1}, bitiş {2}
      {0}, başlangıç {1}
      hissed.
      Hissedilen
      {0}, hava {1}
      Hissedilen bilinmiyor
      İlk dördün
      Bayraklı
      bayraklı
      Kat
      ¦one=kat¦other=kat
      Odak
      Sis
      Boş
      Donan çisenti
      donan çisenti
      Donan yağmur
      donan yağmur
      Dolunay
      Serin yere geçin
      Hedef {0}
      Hedef tamam
      Hedef tamam
      hedef tamam
      {0} hedefi tamam
      Hedef {0} / {1}
      /{0}
      ¦one={1}/{0} hedef tamam¦other={1}/{0} hedef tamam
      ¦one=Bir yılda {1}/{0} hedef tamam¦other=Bir yılda {1}/{0} hedef tamam
      ¦one=/{0} hedef tamam¦other=/{0} hedef tamam
      ¦one=Bu ay {1}/{0} hedef tamam¦other=Bu ay {1}/{0} hedef tamam
      ¦one={1}/{0} hedef¦other={1}/{0} hedef
      İyi günler
      İyi akşamlar
      Günaydın
      tane/m³
      Çimen
      hamle {0}
      Hamleler
      Dolu
      dolu
      Ağır
      Ağır iş
      ağır iş
      Sıcaklık düzeyi bilinmiyor. Güvenli olmayabilir.
      Sıcaklık düzeyi bilinmiyor. Güvenli olmayabilir: gölge arayın, için ve dinlenin.
      {0}, en kuvvetli {1}
      Kuvvetli
      Kuvvetli donan yağmur
      Kuvvetli {0}
      Kuvvetli yağmur
      Kuvvetli karla karışık yağmur
      Yoğun kar sağanağı
      Yoğun kar
      hPa
      Y {0}°
      Y {0}°  D {1}°
      Yüksek öncelik
      Ev enerjisi
      {0} sa
      sa kaldı
      {0} sa {1} dk
      {0} sa {1} dk
      {0} sa
      nemli
      Nem
      Nem {0}
      nem
      {0} sonra
      {0} sonra
      Dolu
      inHg
      {0} kapalı
      kcal
      km
      km/sa
      kWh
      kW
      {0}, sonu bilinmiyor
      {0} bitişine
      {0}, {1} daha
      {0} başlangıcına
      {0} {1} sonra
      {0} yağıyor
      {0}, bir saatten uzun
      {0} bu saatte
      {0}, bitiş {1}
      {0} {1}
      Son 12 ay
      Son 30 gün
      Son 7 gün
      Son düzey: Dikkat, {0} önce.
      Son düzey: Tehlike, {0} önce.
      Son düzey: Aşırı, {0} önce.
      Son bilinen: {0} önce
      Son dördün
      Son ölçüm {0} önce.
      Ölçüm {0} önce
      Son ölçüm saat {0}.
      Son deneme {0}
      Son düzey: Uyarı, {0} önce.
      Son hava verisi {0} öncesine ait.
      geciken
      Sonra
      Evden çıkış {0}
      kaldı
      Az
      Düne göre {0} daha az gün ışığı
      En uzun güne göre {0} az
      Düzey, saat {0}
      Düzey {0}/5
      Düzey bilinmiyor
      Hafif
      Hafif çisenti
      Hafif
      Hafif donan çisenti
      Hafif donan yağmur
      Hafif {0}
      Hafif karla karışık yağmur
      Hafif iş
      hafif iş
      Sınırlar: {0}
      Listeler
      D {0}°
      Çoğunlukla açık
      Güvenli olmayabilir
      {0} önce ölçüldü
      Toplantı odası
      m
      µg/m³
      Gece yarısı güneşi
      mil
      mil/sa
      mm
      dk
      {0} dk
      dk kaldı
      {0} dk
      Hedef kaçırıldı
      Orta
      Orta kuvvette çisenti
      Orta
      Orta kuvvette {0}
      Orta kuvvette yağmur
      Orta kuvvette sağanak
      Orta kuvvette kar
      Orta iş
      orta iş
      Ay
      {0} aydınlık
      {0} tane daha
      Düne göre {0} daha fazla gün ışığı
      +{0} daha
      En kısa güne göre {0} fazla
      2 sa üzeri
      Çok
      En düzenli
      Pelin otu
      {0}: {1}
      Yeni ay
      Önümüzdeki saat bilinmiyor
      Önümüzdeki saatin yağışı bilinmiyor
      Sonraki deneme saat {0}.
      Erişim yok
      Anımsatıcılara erişim yok
      Adımlara erişim yok
      Aktivite verisi yok
      Hava verisi yok
      Bilinen rezervasyon yok
      Bugün yanık yok
      Takvim seçilmedi
      Takvim verisi yok
      Henüz takvim yok
      Veri yok
      veri yok
      Tarih yok
      Geçersiz gün: {0}
      Henüz gün yok
      Kalkış yok
      Yaklaşan etkinlik yok
      Önümüzdeki günlerde etkinlik yok
      Takvimde “{0}” etkinliği yok
      Saatlik tahmin yok
      Kayıtlı tahmin yok
      ¦one={0} saat {1} yok¦other={0} saat {1} yok
      Önümüzdeki saat {0} yok
      {1} {0} yok
      Bu saat {0} yok
      Başka kalkış yok
      Konum bilinmiyor
      Polen verisi yok
      Ölçüm yok
      Güncel hava verisi yok
      Anımsatıcı verisi yok
      Adım verisi yok
      Güneş yok
      güneş yok
      Sıcaklık yok
      Henüz hava verisi yok
      Bayraklı yok
      Geciken yok
      Yakında yok
      Bugün yok
      Bugün yok
      Yarın yok
      {0}° K
      Güncel değil
      şimdi değil
      mümkün değil
      bugün yok
      Bugün güncellenmedi
      Sonrasında bir şey yok
      Vadesi gelen yok
      Bugün başka plan yok
      Burada henüz bir şey yok
      Plan yok
      Henüz kayıt yok
      Henüz hiçbir şey saklanmadı.
      Yapılacak yok
      Şimdi
      Şimdi
      şimdi
      / {0}
      / {0}, {1} önce
      ¦one=/ {0} adım¦other=/ {0} adım
      {0} önce
      Zeytin
      {0}.
      ¦one={0} açık¦other={0} açık
      {0} veya kötüsü
      Kapalı
      Gecikmiş
      gecikmiş
      {0}, {1}
      Partiküller ve gazlar
      Parçalı bulutlu
      %{0}
      Sabitlendi
      Kutup gecesi
      Polen
      Basınç
      düşüyor
      yükseliyor
      sabit
      3: korunun
      Kanarya otu
      Yağmur
       · yağmur {0}
      Sağanak
      yağmur
      {0}–{1}
      bugün {0} ile {1} arası
      Anımsatıcılar
      Anımsatıcılar okununca burada görünür
      Anımsatıcılar: erişim yok
      Anımsatıcılar: veri yok
      Anımsatıcı verisi çok eski
      mola
      Dinlenme günü
      Dinlenme, {0} önce
      dinlenme
      Dinlenme
      Sık dinlenin, su için
      Kırç bırakan sis
      {1} sunucudan {0} çalışıyor
      Güvenli
      Ağır antrenmana uygun
      Ağır antrenmana uygun. Öncesinde, sırasında ve sonrasında için.
      Yürüyüşe uygun
      Yürüyüşe veya hafif işe uygun. Susayınca için.
      Sürekli işe uygun
      Sürekli işe uygun. Yanınıza su alın.
      Dinlenirken risk yok
      Dinlenirken risk yok. Susayınca için.
      güvenli
      Havayla aynı
      Örnek
      Gölge, su, dinlenme
      Öz yeterlilik
      kapalı
      {0} çalışıyor
      Sunucular
      Konum seçin
      Kendi verileriniz için “{0}” komutunu çalıştırın
      “{0}” değerini odanın takvim adına ayarlayın
      Gölge ve su
      30 gün
      7 gün
      Gökyüzü bilinmiyor
      {0}, en çok {1}°
      Karla karışık yağmur
      karla karışık yağmur
      Hafif yağmur
      Hafif sağanak
      Hafif kar sağanağı
      Hafif kar
      Kar
       · kar {0}
      Kar grenleri
      Kar sağanağı
      kar
      bir süre
      Yakında
      yakında
      {0}° G
      {0} kaldı
      başlar
      Başlangıca
      Başlangıç
      Adım
      ¦one=günde {0} adım¦other=günde {0} adım
      adım, {0} önce
      ¦one={0} adım¦other={0} adım
      ¦one={0} adım, hedef tamam¦other={0} adım, hedef tamam
      Adım: erişim yok
      Adım: veri yok
      ¦one={1}/{0} adım¦other={1}/{0} adım
      ¦one={0} adım, dinlenme¦other={0} adım, dinlenme
      ¦one={0} adım, {1}¦other={0} adım, {1}
      ¦one=bugün {0} adım¦other=bugün {0} adım
      bugünkü adım, {0} önce
      bugünkü adım
      adım
      Durun, serinleyin
      ¦one={0} günlük seri¦other={0} günlük seri
      {0}, bitiş {1}
      Güneş
      Doğuş
      Gün doğumu {0}
      Batış
      bot
      yağmurluk
      fırtına
      şapka ve güneş gözlüğü
      şemsiye
      rüzgârlık
      Ardından, {0} sonra
      Gök gürültülü fırtına
      Kuvvetli dolulu fırtına
      Hafif dolulu fırtına
      İnce, bol giysiler giyin
      Çocuk ve yaşlılara dikkat
      Kuru kalın, rüzgârdan kaçının
      Beyaz cilt: içeri girin
      Islanın, vantilatör kullanın
      Baş dönmesi: yardım alın
      Ter fark edilmeden kurur
      Cildi suyla serinletin
      Bilinç bulanık: yardım çağırın
      Susadıkça su için
      Isınırsa yeniden bakın
      Susamadan su için
      Yalnız kalmayın
      {0}, tüm gün
      yapılacak
      Bugün
      bugün
      Yarın
      Yarın en çok {0}°
      yarın
      Yeniden Dene
      12 ay
      {0}. {1}.
      Bilinmiyor
      {0} saatine kadar
      {0} saatine kadar
      Adsız
      Bugün en çok {0}
      Yarın en çok {0}
      Yaklaşan
      Aktiviteyi güncelleyin
      Takvimi güncelleyin
      Anımsatıcıları güncelleyin
      Adımları güncelleyin
      Havayı güncelleyin
      {0} önce güncellendi
      Güncelleme {0}
      ABD endeksi
      tüm gün
      UV {0} {1}
      {0}, yanık {1}
      {0}, yanık: {1}
      UV {0}, {1}
      Aşırı
      aşırı
      {0} sonrası 3+
      Yüksek
      yüksek
      UV indeksi
      UV indeksi {0}, {1}
      UV indeksi: veri yok
      UV indeksi 0, güneş yok
      UV indeksi bilinmiyor
      Düşük
      düşük
      Orta
      orta
      UV: veri yok
      UV
      3+ bitişi {0}
      Çok yüksek
      çok yüksek
      {1}: {0}
      UV 0, güneş yok
      UV 0, {0} saatine kadar
      Çok kuvvetli
      Çok kuvvetli {0}
      Çok hafif
      Çok hafif {0}
      Şiddetli sağanak
      D vitamini
      Küçülen hilal
      Küçülen ay
      Uyarı
      İçeride antrenman yapın
      İçeride veya sabah erken antrenman yapın. Kimse yalnız çalışmamalı.
      Yavaşlayın, su için
      Yavaşlayın, 20 dakikada bir için ve serin yerde dinlenin.
      Saatte 30 dk dinlenin
      Her saatin yarısını serin yerde dinlenin. İlk baş ağrısında durun.
      Sık sık serinleyin
      Vantilatör veya serin bir oda bulun, yarım saatte bir için.
      uyarı
      Büyüyen hilal
      Büyüyen ay
      Palto ve bere
      Kalın palto, bere, eldiven
      Ceket
      Kat kat giyinin, kalın palto, kulakları örtün
      Uzun kollu
      Tişört
      Şort ve ince kumaş
      Dışarıda az kalın
      Kazak veya ince ceket
      Hava Durumu
      Hava verisi çok eski
      Hafta
      Hafta {0}, gün {1}
      Hafta {0}
      {0}° B
      Yaş termometre
      Yaş termometre, 
      Yaş termometre: veri yok, güvenli olmayabilir
      Yaş termometre: veri yok
      Yaş termometre {0}
      Yaş termometre
      Yaş termometre, {0}
      Rüzgâr
      Rüzgâr {0}
      rüzgârlı
      Bugün en kötüsü {0}
      """#,
    starts: [
      0, 9, 18, 40, 59, 67, 81, 111, 121, 130, 140, 145, 163, 177, 186, 202, 208, 213, 223, 228,
      235, 249, 273, 295, 329, 360, 373, 385, 403, 408, 444, 474, 488, 504, 514, 529, 539, 552, 565, 593,
      661, 694, 725, 781, 805, 822, 830, 841, 851, 881, 899, 919, 924, 936, 948, 966, 975, 996, 1016, 1073,
      1079, 1087, 1094, 1106, 1119, 1136, 1141, 1148, 1160, 1171, 1178, 1195, 1201, 1208, 1214, 1221, 1245, 1322, 1346, 1390,
      1412, 1473, 1489, 1540, 1547, 1562, 1583, 1596, 1613, 1619, 1629, 1640, 1649, 1662, 1672, 1683, 1690, 1718, 1799, 1806,
      1858, 1929, 1974, 1986, 2051, 2086, 2110, 2126, 2152, 2160, 2181, 2247, 2271, 2352, 2380, 2464, 2483, 2557, 2565, 2608,
      2622, 2628, 2659, 2665, 2670, 2686, 2708, 2720, 2740, 2745, 2752, 2759, 2765, 2773, 2793, 2802, 2814, 2841, 2915, 2927,
      2959, 2967, 2982, 2988, 2996, 3012, 3028, 3038, 3045, 3052, 3063, 3073, 3083, 3094, 3116, 3131, 3170, 3192, 3230, 3262,
      3301, 3323, 3349, 3387, 3396, 3412, 3428, 3445, 3467, 3528, 3551, 3640, 3667, 3758, 3781, 3897, 3906, 3940, 3962, 3970,
      3981, 3995, 4017, 4031, 4041, 4051, 4055, 4076, 4081, 4085, 4090, 4105, 4120, 4134, 4148, 4156, 4174, 4184, 4196, 4208,
      4220, 4237, 4253, 4258, 4311, 4386, 4433, 4498, 4539, 4552, 4567, 4578, 4587, 4594, 4604, 4613, 4618, 4623, 4630, 4641,
      4652, 4705, 4793, 4814, 4823, 4846, 4859, 4876, 4910, 4933, 4944, 4948, 4956, 4973, 4990, 5002, 5009, 5019, 5033, 5047,
      5054, 5060, 5064, 5072, 5076, 5086, 5096, 5101, 5106, 5118, 5123, 5126, 5132, 5136, 5139, 5160, 5174, 5188, 5208, 5222,
      5236, 5258, 5272, 5288, 5296, 5306, 5318, 5329, 5360, 5392, 5425, 5448, 5461, 5485, 5504, 5527, 5542, 5573, 5608, 5616,
      5622, 5642, 5649, 5652, 5692, 5719, 5736, 5749, 5767, 5773, 5788, 5794, 5815, 5835, 5845, 5876, 5886, 5896, 5912, 5921,
      5929, 5949, 5970, 5992, 6009, 6011, 6019, 6042, 6046, 6053, 6056, 6059, 6066, 6076, 6083, 6103, 6108, 6131, 6136, 6154,
      6176, 6199, 6217, 6226, 6235, 6238, 6253, 6267, 6310, 6320, 6351, 6363, 6368, 6380, 6390, 6399, 6407, 6437, 6480, 6505,
      6517, 6547, 6569, 6589, 6605, 6629, 6647, 6665, 6683, 6701, 6710, 6719, 6729, 6749, 6765, 6778, 6801, 6838, 6872, 6891,
      6912, 6959, 6986, 6998, 7014, 7034, 7051, 7068, 7081, 7105, 7130, 7147, 7159, 7171, 7186, 7209, 7223, 7235, 7248, 7259,
      7270, 7281, 7289, 7304, 7318, 7334, 7345, 7367, 7392, 7409, 7432, 7459, 7468, 7486, 7519, 7534, 7541, 7548, 7555, 7561,
      7578, 7615, 7625, 7632, 7637, 7672, 7691, 7699, 7709, 7719, 7728, 7751, 7769, 7774, 7785, 7798, 7804, 7813, 7824, 7836,
      7842, 7853, 7865, 7873, 7889, 7898, 7906, 7916, 7942, 7959, 8003, 8033, 8060, 8091, 8096, 8112, 8132, 8141, 8150, 8174,
      8194, 8226, 8235, 8259, 8330, 8349, 8403, 8423, 8465, 8486, 8526, 8535, 8549, 8556, 8577, 8592, 8600, 8618, 8628, 8641,
      8700, 8753, 8766, 8774, 8781, 8803, 8822, 8847, 8872, 8886, 8901, 8923, 8933, 8937, 8949, 8962, 8978, 8982, 8992, 9001,
      9010, 9018, 9029, 9037, 9050, 9063, 9069, 9116, 9133, 9166, 9225, 9244, 9260, 9301, 9354, 9397, 9444, 9471, 9487, 9493,
      9511, 9560, 9576, 9584, 9592, 9609, 9617, 9621, 9632, 9642, 9672, 9681, 9694, 9715, 9744, 9770, 9793, 9819, 9848, 9884,
      9909, 9941, 9970, 9995, 10018, 10056, 10077, 10103, 10122, 10140, 10155, 10166, 10173, 10180, 10187, 10208, 10215, 10228, 10234, 10244,
      10255, 10273, 10291, 10298, 10317, 10336, 10346, 10370, 10391, 10423, 10447, 10468, 10491, 10507, 10519, 10529, 10540, 10556, 10573, 10585,
      10594, 10603, 10619, 10627, 10635, 10646, 10666, 10687, 10713, 10735, 10744, 10753, 10758, 10763, 10776, 10779, 10794, 10807, 10820, 10829,
      10847, 10871, 10885, 10903, 10914, 10929, 10948, 10959, 10976, 10990, 10997, 11024, 11100, 11123, 11184, 11206, 11281, 11302, 11365, 11372,
      11388, 11401, 11415, 11443, 11449, 11499, 11510, 11519, 11540, 11562, 11584, 11596, 11618, 11624, 11644, 11654, 11662, 11678, 11696, 11744,
      11770, 11790, 11806, 11827, 11836, 11849, 11861,
    ])

  static let uk = WordTable(
    text: #"""
      на день
      Активність
      Активність: немає доступу
      Активність: немає даних
      Фактично
      Фактично {0}°
      Додайте джерело даних {0}
      Після цього
      Знову о {0}
      {0} тому
      Повітря
      Повітря {0}, вологість {1}
      Повітря {0}, {1}
      Повітря {0}
      Украй погана
      Прийнятна
      Добра
      Небезпечна
      Помірна
      Погана
      Якість повітря
      Провітріть о {0}
      Провітріть зараз
      Шкідлива для чутливих груп
      Повітря майже не змінюється
      Шкідлива
      Дуже погана
      Дуже шкідлива
      повітря
      Найгірше повітря о {0}
      Найгірше повітря зараз
      Вільха
      Усі {0} виконано
      Увесь день
      Увесь день, {0}
      увесь день
      Усе виконано
      усю годину
      Усі нагадування виконано
      ¦one=Працюють усі: {0}¦few=Працюють усі {0}¦many=Працюють усі {0}¦other=Працюють усі {0}
      Надайте доступ у Параметрах
      Надайте доступ до Здоров’я
      Надайте доступ до Здоров’я, щоб бачити кроки
      Дозвольте в Параметрах
      Також зараз
      {0} {1}
      {0} сьогодні
      Будь-коли
      Стільки ж світла, як учора
      Станом на {0} тому
      За старими даними
      Удома
      У спокої
      у спокої
      На рівні моря
      о {0}
      Середнє за 30 днів
      Середнє за 7 днів
      ¦one=Середнє за {0} день¦few=Середнє за {0} дні¦many=Середнє за {0} днів¦other=Середнє за {0} дня
      Сер. 
      Акумулятор
      Рекорд
      Рекорд, {0}
      Найкращий тиждень
      Найкращий тиждень {0}
      Береза
      Опік
      Опік о {0}
      Опік {0}
      Календар
      Календар: немає даних
      Штиль
      Скасовано
      lower
      Обережно
      Скоротіть зусилля
      Скоротіть зусилля, пийте кожні 20 хвилин, стежте за запамороченням.
      Щогодини склянка води
      Щогодини пийте склянку й тримайтеся тіні.
      Щогодини 10 хв спокою
      Щогодини десять хвилин відпочивайте в тіні й щоразу пийте.
      Залишайтеся в тіні
      Тепло й волого. Залишайтеся в тіні й часом пийте.
      обережно
      Імовірність {0}
      {0} імовірності: {1}
      Найдешевша година
      Виберіть фото
      Сміття
      Посуд
      Прання
      Рослини
      Покупки
      Пилосос
      Хатні справи
      Ясно
      Прикрийте шкіру, зайдіть
      Гола шкіра мерзне за хвилини. Прикрийте її, будьте сухими, грійтеся в приміщенні.
      {0} тис.
      Пн|ПнПнСх|ПнСх|СхПнСх|Сх|СхПдСх|ПдСх|ПдПдСх|Пд|ПдПдЗх|ПдЗх|ЗхПдЗх|Зх|ЗхПнЗх|ПнЗх|ПнПнЗх
      північ|північний схід|схід|південний схід|південь|південний захід|захід|північний захід
      ¦one={0} виконане¦few={0} виконані¦many={0} виконаних¦other={0} виконаного
      обчислено
      ¦one=Не працює {0} з {1}¦few=Не працюють {0} з {1}¦many=Не працюють {0} з {1}¦other=Не працюють {0} з {1}
      Тут з’являться пораховані дні
      Прикрийте всю шкіру
      Укривайтеся опівдні
      Укривайтеся між {0} і {1}.
      Небезпека
      Сьогодні не тренуйтеся
      Сьогодні не тренуйтеся. Тіло не може віддати своє тепло.
      Відкладіть, що можна
      Відкладіть, що можна. Надворі лише кілька хвилин і не самі.
      Припиніть працю надворі
      Припиніть працю надворі. Піт уже не охолоджує; тепловий удар може прийти швидко.
      Будьте в прохолоді
      Будьте в прохолоді. Подбайте про літніх, хворих і малих дітей.
      небезпека
      ¦one={1}: {0} крок¦few={1}: {0} кроки¦many={1}: {0} кроків¦other={1}: {0} кроку
      {0}: немає даних
      {0} дн.
      ¦one={0} день¦few={0} дні¦many={0} днів¦other={0} дня
      {0} д
      дн.
      Густа мряка
      Густа крижана мряка
      Відправлення
      Точка роси {0}°
      Диск
      Відстань
      відстань
      Готово
      {0} із {1}
      Пийте при спразі
      Мряка
      Суха спека
      Тінь, пийте до спраги
      Піт сохне, перш ніж його відчути. Пийте до спраги, будьте в тіні, часто відпочивайте.
      суха спека
      Наступну годину сухо
      {0}° Сх
      Щойно закінчується
      кінець
      Кінець за
      кінець за {0}
      Кінець за {0}
      кінець: {0}
      Кінець
      Енергія
      З мережі
      Вироблено
      У мережу
      Спожито
      Європейське агентство з довкілля
      Європейський індекс
      ¦one={0} подія¦few={0} події¦many={0} подій¦other={0} події
      Події не прочитано
      Можливе «Обережно» або гірше.
      Можливий холод, що обморожує шкіру.
      Можлива небезпека або гірше.
      Можлива суха спека.
      Можлива крайня спека.
      Можливе попередження або гірше.
      Екстремально
      Крайній холод
      крайній холод
      Крайня небезпека
      Загроза життю: стоп
      Негайно зупиніться й охолоньте. Зусилля в такому повітрі загрожує життю.
      Будьте вдома в прохолоді
      Будьте в прохолодному приміщенні. Навіть коротка прогулянка може скінчитися тепловим ударом.
      Жодної праці надворі
      Жодної праці надворі. Тепловий удар імовірний; заведіть і інших.
      Шукайте прохолоду зараз
      Шукайте прохолоду зараз: небезпечно навіть у спокої. Охолоджуйте шкіру водою; при сплутаності кличте допомогу.
      екстремально
      {0} з {1} до {2}
      {0} з {1}
      відчув.
      Відчуття
      {0}, повітря {1}
      Відчуття невідоме
      Перша чверть
      З прапорцем
      з прапорцем
      Поверхи
      ¦one=поверх¦few=поверхи¦many=поверхів¦other=поверху
      Фокус
      Туман
      Вільно
      Крижана мряка
      крижаний дрібний дощ
      Крижаний дощ
      крижаний дощ
      Повний місяць
      Ідіть у прохолоду
      Мета {0}
      Мети досягнуто
      Мети досягнуто
      мети досягнуто
      Мети {0} досягнуто
      Мета {0} / {1}
       із {0}
      ¦one=Досягнуто {1} із {0} цілі¦few=Досягнуто {1} із {0} цілей¦many=Досягнуто {1} із {0} цілей¦other=Досягнуто {1} із {0} цілей
      ¦one=За рік досягнуто {1} із {0} цілі¦few=За рік досягнуто {1} із {0} цілей¦many=За рік досягнуто {1} із {0} цілей¦other=За рік досягнуто {1} із {0} цілей
      ¦one= із {0} цілі¦few= із {0} цілей¦many= із {0} цілей¦other= із {0} цілей
      ¦one=Цього місяця досягнуто {1} із {0} цілі¦few=Цього місяця досягнуто {1} із {0} цілей¦many=Цього місяця досягнуто {1} із {0} цілей¦other=Цього місяця досягнуто {1} із {0} цілей
      ¦one={1} із {0} цілі¦few={1} із {0} цілей¦many={1} із {0} цілей¦other={1} із {0} цілей
      Добрий день
      Добрий вечір
      Доброго ранку
      зерен/м³
      Злаки
      пориви {0}
      Пориви
      Град
      град
      Важка
      Важка праця
      важка праця
      Рівень спеки невідомий. Може бути небезпечно.
      Рівень спеки невідомий. Може бути небезпечно: шукайте тінь, пийте й відпочивайте.
      {0}, найсильніше о {1}
      Сильний
      Сильний крижаний дощ
      Сильний {0}
      Сильний дощ
      Сильний мокрий сніг
      Сильний снігопад
      Сильний сніг
      гПа
      ↑ {0}°
      ↑ {0}°  ↓ {1}°
      Високий пріоритет
      Енергія вдома
      {0} год
      год лишилося
      {0} год {1} хв
      {0} г {1} хв
      {0} г
      волого
      Вологість
      Вологість {0}
      вологість
      за {0}
      За {0}
      Зайнято
      дюйм рт. ст.
      {0} не працює
      ккал
      км
      км/год
      кВт·год
      кВт
      {0}, кінець невідомий
      {0}: кінець за
      {0} ще {1}
      {0} за
      {0} за {1}
      {0} зараз
      {0} понад годину
      {0} цієї години
      {0} до {1}
      {0} {1}
      Останні 12 місяців
      Останні 30 днів
      Останні 7 днів
      Останній рівень: Обережно, {0} тому.
      Останній рівень: Небезпека, {0} тому.
      Останній рівень: Екстремально, {0} тому.
      Останні дані {0} тому
      Остання чверть
      Останній вимір {0} тому.
      Вимір {0} тому
      Останній вимір о {0}.
      Остання спроба {0}
      Останній рівень: Попередження, {0} тому.
      Остання погода {0} тому.
      пізно
      Пізніше
      Виходьте о {0}
      лишилося
      Менше
      На {0} менше світла, ніж учора
      На {0} менше, ніж найдовшого дня
      Рівень о {0}
      Рівень {0} з 5
      Рівень невідомий
      Слабкий
      Слабка мряка
      Легка
      Слабка крижана мряка
      Слабкий крижаний дощ
      Слабкий {0}
      Слабкий мокрий сніг
      Легка праця
      легка праця
      Межі: {0}
      Списки
      ↓ {0}°
      Переважно ясно
      Може бути небезпечно
      виміряно {0} тому
      Переговорна
      м
      мкг/м³
      Полярний день
      милі
      миль/год
      мм
      хв
      {0} хв
      хв лишилося
      {0} хв
      Мети не досягнуто
      Помірний
      Помірна мряка
      Помірна
      Помірний {0}
      Помірний дощ
      Помірна злива
      Помірний сніг
      Помірна праця
      помірна праця
      Місяць
      освітлено {0}
      ще {0}
      На {0} більше світла, ніж учора
      Ще {0}
      На {0} більше, ніж найкоротшого дня
      понад 2 год
      Більше
      Найстабільніший
      Полин
      {0}: {1}
      Новий місяць
      Наступна година невідома
      Опади на годину невідомі
      Наступна спроба о {0}.
      Немає доступу
      Немає доступу до нагадувань
      Немає доступу до кроків
      Немає даних активності
      Немає даних про повітря
      Бронювань не відомо
      Сьогодні без опіків
      Календар не вибрано
      Немає даних календаря
      Календаря поки немає
      Немає даних
      немає даних
      Без дати
      Недійсний день: {0}
      Поки немає днів
      Немає відправлень
      Подій попереду немає
      Найближчими днями подій немає
      У календарі немає подій із «{0}»
      Немає прогнозу за годинами
      Прогноз не збережено
      ¦one=Без опадів {0} год¦few=Без опадів {0} год¦many=Без опадів {0} год¦other=Без опадів {0} год
      Наступну годину без опадів
      Без опадів {1}
      Цієї години без опадів
      Більше немає відправлень
      Місце невідоме
      Немає даних про пилок
      Немає виміру
      Немає свіжої погоди
      Немає даних нагадувань
      Немає даних про кроки
      Немає сонця
      немає сонця
      Немає температури
      Немає даних про погоду
      Немає з прапорцем
      Прострочених немає
      Незабаром нічого
      На сьогодні нічого
      Сьогодні немає
      Завтра немає
      {0}° Пн
      Неактуально
      не зараз
      неможливо
      не сьогодні
      Сьогодні не оновлено
      Далі нічого
      Нічого термінового
      Сьогодні більше нічого
      Тут поки порожньо
      Нічого не заплановано
      Нічого не збережено
      Поки нічого не збережено.
      Немає справ
      Зараз
      Зараз
      зараз
      із {0}
      із {0}, {1} тому
      ¦one=із {0} кроку¦few=із {0} кроків¦many=із {0} кроків¦other=із {0} кроку
      {0} тому
      Олива
      {0}.
      ¦one={0} лишилося¦few={0} лишилося¦many={0} лишилося¦other={0} лишилося
      {0} або гірше
      Хмарно
      Прострочені
      прострочено
      {0}, {1}
      Частинки та гази
      Мінлива хмарність
      {0}%
      Закріплено
      Полярна ніч
      Пилок
      Тиск
      знижується
      підвищується
      стабільний
      3: захист
      Амброзія
      Дощ
       · дощ {0}
      Злива
      дощ
      {0}–{1}
      сьогодні від {0} до {1}
      Нагадування
      Нагадування з’являться тут, коли їх прочитають
      Нагадування: немає доступу
      Нагадування: немає даних
      Нагадування застаріли
      спокій
      День відпочинку
      Відпочинок, {0} тому
      відпочинок
      Спокій
      Відпочивайте, пийте
      Туман з памороззю
      працює {0} з {1}
      Безпечно
      Добре для тренування
      Добре для важкого тренування. Пийте до, під час і після.
      Добре для прогулянки
      Добре для прогулянки чи легкої праці. Пийте, коли відчуєте спрагу.
      Добре для праці
      Добре для рівної праці. Візьміть воду.
      У спокої без ризику
      У спокої без ризику. Пийте, коли відчуєте спрагу.
      безпечно
      Як повітря
      Приклад
      Тінь, вода, спокій
      Автономність
      не працює
      працює {0}
      Сервери
      Вкажіть місце
      Виконайте «{0}», щоб бачити свої дані
      Задайте «{0}» як назву календаря кімнати
      Тінь і вода
      30 днів
      7 днів
      Небо невідоме
      {0}, до {1}°
      Мокрий сніг
      мокрий сніг
      Слабкий дощ
      Слабка злива
      Слабкий снігопад
      Слабкий сніг
      Сніг
       · сніг {0}
      Снігові зерна
      Снігопад
      сніг
      деякий час
      Незабаром
      незабаром
      {0}° Пд
      ще {0}
      початок
      Початок за
      Початок
      Кроки
      ¦one={0} крок на день¦few={0} кроки на день¦many={0} кроків на день¦other={0} кроку на день
      кроків, {0} тому
      ¦one={0} крок¦few={0} кроки¦many={0} кроків¦other={0} кроку
      ¦one={0} крок, мети досягнуто¦few={0} кроки, мети досягнуто¦many={0} кроків, мети досягнуто¦other={0} кроку, мети досягнуто
      Кроки: немає доступу
      Кроки: немає даних
      ¦one={1} із {0} кроку¦few={1} із {0} кроків¦many={1} із {0} кроків¦other={1} із {0} кроку
      ¦one={0} крок, відпочинок¦few={0} кроки, відпочинок¦many={0} кроків, відпочинок¦other={0} кроку, відпочинок
      ¦one={0} крок, {1}¦few={0} кроки, {1}¦many={0} кроків, {1}¦other={0} кроку, {1}
      ¦one={0} крок сьогодні¦few={0} кроки сьогодні¦many={0} кроків сьогодні¦other={0} кроку сьогодні
      кроків сьогодні, {0} тому
      кроків сьогодні
      кроків
      Зупиніться, охолоньте
      ¦one=Серія: {0} день¦few=Серія: {0} дні¦many=Серія: {0} днів¦other=Серія: {0} дня
      {0}, до {1}
      Сонце
      Схід
      Схід сонця {0}
      Захід
      чоботи
      дощовик
      грози
      капелюх і сонячні окуляри
      парасоля
      вітрівка
      Далі, за {0}
      Гроза
      Гроза із сильним градом
      Гроза зі слабким градом
      Легкий вільний одяг
      Дбайте про дітей і літніх
      Сухість і захист від вітру
      Біла шкіра: зайдіть
      Змочіть шкіру, вентилятор
      Запаморочення: допомога
      Піт сохне непомітно
      Охолоджуйте шкіру водою
      Сплутаність: кличте допомогу
      Пийте за спрагою
      Перевірте, якщо потеплішає
      Пийте до спраги
      Не лишайтеся наодинці
      {0}, увесь день
      до виконання
      Сьогодні
      сьогодні
      Завтра
      Завтра до {0}°
      завтра
      Ще раз
      12 місяців
      {0}. {1}.
      Невідомо
      До {0}
      до {0}
      Без назви
      Сьогодні максимум {0}
      Завтра максимум {0}
      Майбутні
      Оновіть активність
      Оновіть календар
      Оновіть нагадування
      Оновіть кроки
      Оновіть погоду
      Оновлено {0} тому
      Оновлено {0}
      Індекс США
      увесь день
      УФ {0} {1}
      {0}, опік {1}
      {0}, опік о {1}
      УФ {0}, {1}
      Екстремальний
      екстремальний
      3+ з {0}
      Високий
      високий
      УФ-індекс
      УФ-індекс {0}, {1}
      УФ-індекс: немає даних
      УФ-індекс 0, немає сонця
      УФ-індекс невідомий
      Низький
      низький
      Помірний
      помірний
      УФ: немає даних
      УФ
      3+ до {0}
      Дуже високий
      дуже високий
      {0} о {1}
      УФ 0, немає сонця
      УФ 0 до {0}
      Дуже сильний
      Дуже сильний {0}
      Дуже слабкий
      Дуже слабкий {0}
      Сильна злива
      Вітамін D
      Спадний серп
      Спадний місяць
      Попередження
      Тренуйтеся в приміщенні
      Тренуйтеся в приміщенні чи рано вранці. Ніхто не має тренуватися сам.
      Сповільніться й пийте
      Сповільніться, пийте кожні 20 хвилин, відпочивайте в прохолоді.
      Щогодини 30 хв спокою
      Половину кожної години відпочивайте в прохолоді. Зупиніться за першого болю голови.
      Часто охолоджуйтеся
      Знайдіть вентилятор чи прохолодну кімнату й пийте щопівгодини.
      попередження
      Зростаючий серп
      Зростаючий місяць
      Пальто й шапка
      Тепле пальто, шапка, рукавиці
      Куртка
      Тепле пальто, шари одягу, прикрийте вуха
      Довгий рукав
      Футболка
      Шорти й легка тканина
      Менше часу надворі
      Светр або легка куртка
      Погода
      Погода застаріла
      Тиждень
      Тиждень {0}, день {1}
      Тиждень {0}
      {0}° Зх
      Вологий термометр
      Вологий терм., 
      Вологий термометр: немає даних, може бути небезпечно
      Вологий терм.: немає даних
      Вологий терм. {0}
      Вологий терм.
      Вологий терм., {0}
      Вітер
      Вітер {0}
      вітряно
      Найгірше сьогодні, {0}
      """#,
    starts: [
      0, 14, 35, 83, 127, 144, 167, 212, 234, 252, 265, 280, 323, 347, 366, 390, 409, 420, 441, 456,
      469, 497, 525, 557, 607, 659, 676, 698, 724, 739, 778, 821, 834, 862, 882, 907, 927, 951, 971, 1018,
      1155, 1207, 1258, 1341, 1384, 1406, 1414, 1435, 1453, 1501, 1532, 1565, 1576, 1592, 1608, 1633, 1640, 1672, 1703, 1855,
      1864, 1885, 1898, 1916, 1950, 1988, 2001, 2010, 2026, 2039, 2056, 2096, 2107, 2126, 2132, 2149, 2183, 2305, 2346, 2423,
      2461, 2569, 2604, 2693, 2710, 2737, 2769, 2803, 2829, 2842, 2853, 2866, 2881, 2896, 2911, 2935, 2944, 2990, 3138, 3151,
      3311, 3475, 3589, 3608, 3760, 3817, 3854, 3892, 3934, 3953, 3996, 4099, 4137, 4244, 4289, 4436, 4471, 4584, 4603, 4707,
      4734, 4744, 4816, 4823, 4829, 4851, 4888, 4913, 4939, 4948, 4965, 4982, 4995, 5008, 5039, 5050, 5070, 5109, 5262, 5282,
      5321, 5332, 5368, 5381, 5399, 5421, 5443, 5461, 5474, 5489, 5505, 5524, 5540, 5555, 5617, 5655, 5739, 5774, 5829, 5894,
      5947, 5983, 6023, 6082, 6107, 6133, 6159, 6191, 6227, 6361, 6407, 6580, 6619, 6737, 6782, 6986, 7011, 7031, 7042, 7056,
      7073, 7097, 7131, 7155, 7177, 7199, 7214, 7298, 7309, 7320, 7333, 7359, 7398, 7422, 7446, 7472, 7505, 7518, 7546, 7574,
      7602, 7634, 7653, 7663, 7857, 8099, 8205, 8495, 8613, 8635, 8659, 8685, 8701, 8712, 8729, 8742, 8751, 8760, 8771, 8793,
      8815, 8899, 9048, 9083, 9098, 9137, 9156, 9178, 9215, 9247, 9271, 9278, 9288, 9309, 9343, 9369, 9380, 9404, 9424, 9440,
      9447, 9460, 9479, 9502, 9521, 9530, 9539, 9554, 9575, 9597, 9606, 9611, 9623, 9638, 9645, 9682, 9705, 9718, 9727, 9740,
      9755, 9783, 9809, 9822, 9830, 9863, 9890, 9916, 9979, 10044, 10115, 10152, 10180, 10222, 10246, 10282, 10314, 10385, 10427, 10438,
      10453, 10477, 10494, 10505, 10557, 10613, 10633, 10655, 10687, 10702, 10726, 10737, 10776, 10815, 10834, 10871, 10893, 10915, 10929, 10942,
      10952, 10980, 11019, 11049, 11072, 11075, 11087, 11113, 11122, 11138, 11143, 11148, 11157, 11179, 11188, 11221, 11238, 11264, 11279, 11300,
      11324, 11350, 11376, 11402, 11428, 11441, 11464, 11473, 11527, 11536, 11598, 11618, 11631, 11662, 11673, 11682, 11706, 11753, 11799, 11837,
      11863, 11915, 11959, 12002, 12046, 12083, 12120, 12157, 12198, 12237, 12259, 12281, 12297, 12330, 12359, 12393, 12432, 12488, 12545, 12595,
      12634, 12782, 12832, 12856, 12898, 12945, 12973, 13013, 13037, 13074, 13117, 13157, 13179, 13201, 13235, 13277, 13310, 13346, 13378, 13413,
      13441, 13465, 13476, 13499, 13515, 13534, 13556, 13595, 13617, 13653, 13696, 13729, 13770, 13807, 13854, 13876, 13887, 13898, 13909, 13918,
      13941, 14049, 14062, 14073, 14078, 14186, 14208, 14221, 14244, 14267, 14276, 14307, 14341, 14346, 14367, 14389, 14400, 14409, 14430, 14455,
      14476, 14492, 14509, 14516, 14531, 14542, 14549, 14559, 14596, 14619, 14707, 14757, 14803, 14845, 14858, 14888, 14923, 14944, 14957, 14994,
      15027, 15051, 15068, 15107, 15208, 15247, 15368, 15397, 15467, 15503, 15592, 15609, 15629, 15644, 15677, 15702, 15720, 15737, 15752, 15778,
      15844, 15917, 15938, 15950, 15961, 15987, 16003, 16025, 16047, 16069, 16093, 16125, 16149, 16158, 16175, 16201, 16218, 16227, 16247, 16266,
      16285, 16296, 16305, 16320, 16340, 16355, 16366, 16506, 16533, 16617, 16817, 16855, 16889, 17013, 17185, 17289, 17441, 17485, 17515, 17528,
      17569, 17689, 17703, 17714, 17723, 17747, 17758, 17771, 17786, 17797, 17845, 17862, 17879, 17898, 17909, 17953, 17997, 18034, 18081, 18130,
      18166, 18214, 18259, 18296, 18341, 18395, 18426, 18476, 18505, 18546, 18571, 18595, 18612, 18629, 18642, 18666, 18679, 18691, 18709, 18719,
      18736, 18745, 18754, 18772, 18810, 18844, 18861, 18897, 18929, 18967, 18993, 19021, 19051, 19072, 19092, 19112, 19125, 19143, 19164, 19178,
      19205, 19232, 19242, 19257, 19272, 19290, 19317, 19358, 19401, 19438, 19453, 19468, 19485, 19502, 19530, 19535, 19547, 19571, 19595, 19606,
      19636, 19652, 19676, 19704, 19728, 19756, 19780, 19797, 19821, 19849, 19874, 19919, 20046, 20087, 20202, 20240, 20395, 20433, 20550, 20575,
      20605, 20639, 20666, 20720, 20733, 20807, 20831, 20848, 20888, 20923, 20965, 20978, 21010, 21025, 21058, 21077, 21088, 21122, 21149, 21246,
      21294, 21323, 21348, 21378, 21389, 21404, 21419,
    ])

  static let zhHans = WordTable(
    text: #"""
      每天
      健身记录
      健身记录：无访问权限
      健身记录：无数据
      实际
      实际 {0}°
      请添加数据源 {0}
      之后
      {0}再次出现
      {0}前
      气温
      气温 {0}，湿度 {1}
      气温 {0}，{1}
      气温 {0}
      极差
      尚可
      良好
      危险
      一般
      差
      空气质量
      {0}适合开窗通风
      现在适合开窗通风
      对敏感人群不健康
      空气基本不变
      不健康
      很差
      很不健康
      气温
      {0}空气最差
      现在空气最差
      桤木
      {0}项已全部完成
      全天
      全天，{0}
      全天
      全部完成
      整小时
      所有提醒事项均已完成
      {0} 台全部运行中
      请在“设置”中允许访问
      请允许访问“健康”
      请允许访问“健康”以查看步数
      请在“设置”中允许
      同时进行
      {0} {1}
      今天{0}
      随时
      白昼与昨天一样长
      截至{0}前
      根据较早的数据
      在家
      静息
      静息
      海平面
      {0}
      30天平均
      7天平均
      {0}天平均
      平均 
      电池
      最佳
      最佳，{0}
      最佳一周
      最佳一周 {0}
      桦树
      晒伤
      {0}晒伤
      晒伤{0}
      日历
      日历：无数据
      无风
      取消
      lower
      注意
      缩短高强度运动
      缩短高强度运动，每20分钟饮水，留意头晕。
      每小时一杯水
      每小时喝一杯水，并留在阴凉处。
      每小时休息10分钟
      每小时在阴凉处休息十分钟，每次都饮水。
      留在阴凉处
      闷热。留在阴凉处，不时饮水。
      注意
      概率{0}
      降{1}概率{0}
      最便宜时段
      选取照片
      倒垃圾
      洗碗
      洗衣
      浇花
      购物
      吸尘
      家务
      晴朗
      遮盖皮肤，尽快进屋
      裸露皮肤几分钟内冻伤。全部遮盖，保持干燥，进屋取暖。
      {0}万
      北|北东北|东北|东东北|东|东东南|东南|南东南|南|南西南|西南|西西南|西|西西北|西北|北西北
      北|东北|东|东南|南|西南|西|西北
      已完成{0}项
      计算值
      {1} 台中 {0} 台离线
      已记录的日子会显示在这里
      遮盖全部皮肤
      正午请遮阳
      {0}至{1}请遮阳。
      危险
      今天不要训练
      今天不要训练。身体无法散出产生的热量。
      推迟可缓之事
      推迟可缓之事。户外每次只几分钟，并有人同行。
      停止户外劳动
      停止户外劳动。出汗已不足以降温，中暑可能很快发生。
      留在凉爽处
      留在凉爽处。照看老人、病人和幼儿。
      危险
      {1}：{0}步
      {0}：无数据
      {0}天
      {0}天
      {0}天
      天
      浓毛毛雨
      浓冻毛毛雨
      发车时刻
      露点{0}°
      磁盘
      距离
      距离
      完成
      {0}/{1}
      口渴时饮水
      毛毛雨
      干热
      阴凉，口渴前饮水
      汗水在察觉前就蒸发。口渴前饮水，留在阴凉处，多休息。
      干热
      未来一小时无降水
      东经{0}°
      即将停止
      结束
      距结束
      {0}后结束
      {0}后停止
      结束 {0}
      结束
      能量
      下网
      发电
      上网
      用电
      欧洲环境署
      欧洲指数
      ¦other={0} 个日程
      尚未读取日程
      可能达到注意或更高级别。
      可能有冻伤皮肤的严寒。
      可能达到危险或更高级别。
      可能出现干热。
      可能出现极端炎热。
      可能达到警告或更高级别。
      极端
      极寒
      极寒
      极度危险
      生命危险：停止
      立即停止并降温。在此空气中用力有生命危险。
      留在凉爽的室内
      留在凉爽的室内。短暂步行也可能中暑。
      禁止户外劳动
      完全禁止户外劳动。很可能中暑，请让他人也进屋。
      立即到凉爽处
      立即到凉爽处：静息也危险。用水降温；意识模糊时呼救。
      极端
      {0}，{1}至{2}
      {1}起{0}
      体感
      体感温度
      {0}，气温 {1}
      体感未知
      上弦月
      有旗标
      有旗标
      爬楼
      层
      专注
      雾
      空闲
      冻毛毛雨
      冻毛毛雨
      冻雨
      冻雨
      满月
      到凉爽处
      目标 {0}
      已达标
      已达标
      已达标
      已达到目标{0}
      目标 {0} / {1}
      /{0}天
      {1}/{0}天达标
      一年内{1}/{0}天达标
      /{0}天达标
      本月{1}/{0}天达标
      {1}/{0}天
      下午好
      晚上好
      早上好
      粒/立方米
      禾草
      阵风{0}
      阵风
      冰雹
      冰雹
      重
      重度劳动
      重度劳动
      炎热级别未知，可能不安全。
      炎热级别未知，可能不安全：请到阴凉处，饮水并休息。
      {0}，{1}最强
      大
      大冻雨
      大{0}
      大雨
      大雨夹雪
      大阵雪
      大雪
      百帕
      最高{0}°
      最高{0}°  最低{1}°
      高优先级
      家庭能源
      {0}小时
      小时剩余
      {0}小时{1}分钟
      {0}小时{1}分
      {0}小时
      潮湿
      湿度
      湿度 {0}
      湿度
      {0}后
      {0}后
      使用中
      英寸汞柱
      {0} 离线
      千卡
      公里
      公里/时
      kWh
      kW
      {0}，结束时间未知
      距{0}停还有
      {0}，持续{1}
      距{0}还有
      {1}后有{0}
      现在有{0}
      {0}，超过一小时
      本小时有{0}
      {0}，直到{1}
      {0}，{1}
      过去12个月
      过去30天
      过去7天
      上次级别：注意，{0}前。
      上次级别：危险，{0}前。
      上次级别：极端，{0}前。
      {0}前的数据
      下弦月
      上次读数{0}前。
      {0}前测量
      上次读数{0}。
      上次尝试{0}
      上次级别：警告，{0}前。
      上次天气为{0}前。
      过期
      稍后
      {0}前出门
      剩余
      少
      白昼比昨天短{0}
      比夏至短{0}
      {0}的级别
      级别{0}/5
      级别未知
      小
      小毛毛雨
      轻
      小冻毛毛雨
      小冻雨
      小{0}
      小雨夹雪
      轻度劳动
      轻度劳动
      分级：{0}
      列表
      最低{0}°
      大部晴朗
      可能不安全
      {0}前测量
      会议室
      米
      微克/立方米
      极昼
      英里
      英里/时
      毫米
      分钟
      {0}分钟
      分钟剩余
      {0}分钟
      未达标
      中等
      中等毛毛雨
      中
      中等{0}
      中雨
      中等阵雨
      中雪
      中度劳动
      中度劳动
      月亮
      照亮 {0}
      另有{0}项
      白昼比昨天长{0}
      另有{0}项
      比冬至长{0}
      超过2小时
      多
      最稳定
      艾蒿
      {0}：{1}
      新月
      未来一小时未知
      未来一小时降雨未知
      下次尝试{0}。
      无访问权限
      无法访问提醒事项
      无法访问步数
      无健身记录数据
      无空气数据
      无预订信息
      今天不会晒伤
      未选择日历
      无日历数据
      暂无日历
      无数据
      无数据
      无日期
      日期无效：{0}
      暂无日期可显示
      没有班次
      没有后续日程
      未来几天没有日程
      日历中没有“{0}”的日程
      无逐时预报
      无已存储的预报
      未来{0}小时无{1}
      未来一小时无{0}
      未来{1}无{0}
      本小时无{0}
      班次已全部发出
      位置未知
      无花粉数据
      无读数
      没有近期天气
      无提醒事项数据
      无步数数据
      无日照
      无日照
      无温度
      暂无天气数据
      没有旗标项
      没有过期项
      近期没有
      今天没有
      今天无
      明天无
      北纬{0}°
      非最新
      现在不行
      不可能
      今天不会
      今天未更新
      之后没有日程
      没有到期项
      今天没有其他日程
      这里还没有内容
      无日程
      尚未存储
      尚未存储任何内容。
      没有待办
      现在
      现在
      现在
      /{0}
      /{0}，{1}前
      /{0}步
      {0}前
      油橄榄
      {0}。
      {0}项待办
      {0}或更高
      阴
      已过期
      已过期
      {0}，{1}
      颗粒物和气体
      局部多云
      {0}%
      已置顶
      极夜
      花粉
      气压
      下降
      上升
      平稳
      3：防晒
      豚草
      雨
       · 降雨 {0}
      阵雨
      雨
      {0}至{1}
      今天{0}至{1}
      提醒事项
      读取后提醒事项会显示在这里
      提醒事项：无访问权限
      提醒事项：无数据
      提醒事项数据过旧
      休息
      休息日
      休息日，{0}前
      休息日
      静息
      多休息，饮水
      雾凇雾
      {1} 台中 {0} 台运行
      安全
      适合高强度训练
      适合高强度训练。训练前、中、后都要饮水。
      适合散步
      适合散步或轻度劳动。口渴时饮水。
      适合持续劳动
      适合持续劳动。请带水。
      静息时无热压力
      静息时无热压力。口渴时饮水。
      安全
      与气温相同
      示例
      遮阳、饮水、休息
      自给率
      离线
      已运行{0}
      服务器
      请设定位置
      运行“{0}”以显示您的数据
      请将“{0}”设为会议室日历的名称
      阴凉和饮水
      30天
      7天
      天空状况未知
      {0}，最高{1}°
      雨夹雪
      雨夹雪
      小雨
      小阵雨
      小阵雪
      小雪
      雪
       · 降雪 {0}
      雪粒
      阵雪
      雪
      一段时间
      即将到期
      即将到期
      南纬{0}°
      还剩{0}
      开始
      距开始
      开始
      步数
      每天{0}步
      步，{0}前
      {0}步
      {0}步，已达标
      步数：无访问权限
      步数：无数据
      {1}/{0}步
      {0}步，休息日
      {0}步，{1}
      今天{0}步
      今天的步数，{0}前
      今天的步数
      步
      停下，降温
      连续{0}天
      {0}，直到{1}
      太阳
      日出
      日出 {0}
      日落
      雪地靴
      雨衣
      雷暴
      帽子和太阳镜
      雨伞
      防风衣
      接下来，{0}后
      雷暴
      雷暴伴大冰雹
      雷暴伴小冰雹
      穿轻便宽松衣物
      照顾儿童和老人
      保持干燥，避风
      皮肤发白：进屋
      打湿皮肤，用风扇
      头晕恶心：求助
      汗水不知不觉蒸发
      用水为皮肤降温
      意识模糊：呼救
      口渴时饮水
      变暖后再看
      口渴前饮水
      不要独处
      {0}，全天
      待办
      今天
      今天
      明天
      明天最高{0}°
      明天
      重试
      12个月
      {0}。{1}。
      未知
      直到{0}
      直到{0}
      无标题
      今天最高{0}
      明天最高{0}
      即将到来
      请更新健身记录
      请更新日历
      请更新提醒事项
      请更新步数
      请更新天气
      {0}前更新
      {0}更新
      美国指数
      全天
      紫外线 {0} {1}
      {0}，晒伤{1}
      {0}，{1}晒伤
      紫外线 {0}，{1}
      极高
      极高
      {0}起≥3
      高
      高
      紫外线指数
      紫外线指数{0}，{1}
      紫外线指数：无数据
      紫外线指数0，无日照
      紫外线指数未知
      低
      低
      中等
      中等
      紫外线：无数据
      紫外线
      {0}前≥3
      很高
      很高
      {1}为{0}
      紫外线0，无日照
      紫外线0，直到{0}
      极大
      极大的{0}
      极小
      极小的{0}
      强阵雨
      维生素D
      残月
      亏凸月
      警告
      改到室内训练
      改到室内或清晨训练。不要独自训练。
      放慢并饮水
      放慢速度，每20分钟饮水，在凉爽处休息。
      每小时休息30分钟
      每小时有一半时间在凉爽处休息。一头痛就停下。
      经常降温
      找风扇或凉爽的房间，每半小时饮水。
      警告
      蛾眉月
      盈凸月
      大衣和帽子
      厚大衣、帽子、手套
      外套
      多层厚大衣，护住耳朵
      长袖
      T恤
      短裤和轻薄衣物
      减少户外时间
      毛衣或薄外套
      天气
      天气数据过旧
      周
      第{0}周，第{1}天
      第{0}周
      西经{0}°
      湿球温度
      湿球温度，
      湿球温度：无数据，可能不安全
      湿球温度：无数据
      湿球温度 {0}
      湿球温度
      湿球温度，{0}
      风
      风 {0}
      有风
      今日最差，{0}
      """#,
    starts: [
      0, 7, 20, 51, 76, 83, 96, 119, 126, 142, 149, 156, 180, 197, 208, 215, 222, 229, 236, 243,
      247, 260, 282, 307, 332, 351, 361, 368, 381, 388, 404, 423, 430, 452, 459, 472, 479, 492, 502, 533,
      556, 590, 618, 661, 689, 702, 710, 720, 727, 752, 765, 787, 794, 801, 808, 818, 822, 834, 845, 858,
      866, 873, 880, 893, 906, 923, 930, 937, 947, 957, 964, 983, 990, 997, 1003, 1010, 1032, 1092, 1111, 1157,
      1181, 1239, 1255, 1298, 1305, 1315, 1331, 1347, 1360, 1370, 1377, 1384, 1391, 1398, 1405, 1412, 1419, 1447, 1526, 1533,
      1657, 1701, 1717, 1727, 1752, 1789, 1808, 1824, 1846, 1853, 1872, 1930, 1949, 2016, 2035, 2111, 2127, 2179, 2186, 2199,
      2215, 2222, 2229, 2236, 2240, 2253, 2269, 2282, 2294, 2301, 2308, 2315, 2322, 2330, 2346, 2356, 2363, 2388, 2467, 2474,
      2499, 2511, 2524, 2531, 2541, 2554, 2567, 2578, 2585, 2592, 2599, 2606, 2613, 2620, 2636, 2649, 2671, 2690, 2727, 2761,
      2798, 2820, 2848, 2885, 2892, 2899, 2906, 2919, 2941, 3005, 3027, 3082, 3101, 3171, 3190, 3269, 3276, 3292, 3302, 3309,
      3322, 3339, 3352, 3362, 3372, 3382, 3389, 3393, 3400, 3404, 3411, 3424, 3437, 3444, 3451, 3458, 3471, 3482, 3492, 3502,
      3512, 3531, 3548, 3556, 3573, 3599, 3613, 3636, 3647, 3657, 3667, 3677, 3691, 3698, 3708, 3715, 3722, 3729, 3733, 3746,
      3759, 3799, 3875, 3891, 3895, 3905, 3912, 3919, 3932, 3942, 3949, 3956, 3968, 3993, 4006, 4019, 4029, 4042, 4061, 4077,
      4087, 4094, 4101, 4112, 4119, 4126, 4133, 4143, 4156, 4167, 4174, 4181, 4192, 4196, 4199, 4224, 4240, 4256, 4269, 4282,
      4295, 4317, 4333, 4349, 4359, 4374, 4386, 4397, 4431, 4465, 4499, 4515, 4525, 4547, 4560, 4579, 4595, 4629, 4654, 4661,
      4668, 4681, 4688, 4692, 4714, 4730, 4743, 4755, 4768, 4772, 4785, 4789, 4805, 4815, 4822, 4835, 4848, 4861, 4874, 4881,
      4893, 4906, 4922, 4935, 4945, 4949, 4966, 4973, 4980, 4991, 4998, 5005, 5015, 5028, 5038, 5048, 5055, 5071, 5075, 5085,
      5092, 5105, 5112, 5125, 5138, 5145, 5156, 5169, 5191, 5204, 5220, 5234, 5238, 5248, 5255, 5265, 5272, 5294, 5322, 5341,
      5357, 5382, 5401, 5423, 5439, 5455, 5474, 5490, 5506, 5519, 5529, 5539, 5549, 5568, 5590, 5603, 5622, 5647, 5681, 5697,
      5719, 5741, 5763, 5779, 5795, 5817, 5830, 5846, 5856, 5875, 5897, 5913, 5923, 5933, 5943, 5962, 5978, 5994, 6007, 6020,
      6030, 6040, 6052, 6062, 6075, 6085, 6098, 6114, 6133, 6149, 6174, 6196, 6206, 6219, 6247, 6260, 6267, 6274, 6281, 6286,
      6300, 6308, 6315, 6325, 6332, 6345, 6358, 6362, 6372, 6382, 6392, 6411, 6424, 6429, 6439, 6446, 6453, 6460, 6467, 6474,
      6481, 6492, 6499, 6503, 6518, 6525, 6529, 6539, 6555, 6568, 6608, 6639, 6664, 6689, 6696, 6706, 6725, 6735, 6742, 6761,
      6771, 6796, 6803, 6825, 6886, 6899, 6948, 6967, 7001, 7023, 7066, 7073, 7089, 7096, 7121, 7131, 7138, 7151, 7161, 7177,
      7214, 7260, 7276, 7282, 7287, 7306, 7324, 7334, 7344, 7351, 7361, 7371, 7378, 7382, 7397, 7404, 7411, 7415, 7428, 7441,
      7454, 7466, 7476, 7483, 7493, 7500, 7507, 7520, 7533, 7540, 7559, 7584, 7603, 7614, 7633, 7646, 7659, 7684, 7700, 7704,
      7720, 7733, 7749, 7756, 7763, 7774, 7781, 7791, 7798, 7805, 7824, 7831, 7841, 7860, 7867, 7886, 7905, 7927, 7949, 7971,
      7993, 8018, 8040, 8065, 8087, 8109, 8125, 8141, 8157, 8170, 8183, 8190, 8197, 8204, 8211, 8229, 8236, 8243, 8252, 8265,
      8272, 8282, 8292, 8302, 8318, 8334, 8347, 8369, 8385, 8407, 8423, 8439, 8452, 8462, 8475, 8482, 8500, 8516, 8532, 8552,
      8559, 8566, 8577, 8581, 8585, 8601, 8626, 8654, 8683, 8705, 8709, 8713, 8720, 8727, 8749, 8759, 8770, 8777, 8784, 8794,
      8817, 8840, 8847, 8860, 8867, 8880, 8890, 8901, 8908, 8918, 8925, 8944, 8996, 9012, 9069, 9093, 9160, 9173, 9225, 9232,
      9242, 9252, 9268, 9296, 9303, 9334, 9341, 9346, 9368, 9387, 9406, 9413, 9432, 9436, 9458, 9468, 9480, 9493, 9509, 9552,
      9577, 9594, 9607, 9626, 9630, 9638, 9645,
    ])

  static func table(of language: ReaderLanguage) -> WordTable {
    switch language {
    case .ar: ar
    case .cs: cs
    case .da: da
    case .de: de
    case .el: el
    case .en: en
    case .es: es
    case .fi: fi
    case .fr: fr
    case .he: he
    case .it: it
    case .ja: ja
    case .ko: ko
    case .nb: nb
    case .nl: nl
    case .pl: pl
    case .ptBR: ptBR
    case .sv: sv
    case .tr: tr
    case .uk: uk
    case .zhHans: zhHans
    }
  }
}
