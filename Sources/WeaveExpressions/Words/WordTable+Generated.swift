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
      airSensitive
      airUnhealthy
      airVeryPoor
      airVeryUnhealthy
      airWord
      alder
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
      atHome
      atRest
      atRestWord
      atSeaLevel
      atTime:time
      average30Days
      average7Days
      averageDays:count
      averageLead
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
      energyMade
      energyToGrid
      energyUsed
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
      grass
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
      homeEnergy
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
      inUse
      inchesOfMercury
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
      meetingRoom
      metres
      midnightSun
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
      moon
      moonLit:percent
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
      openCount:count
      orWorse:level
      overcast
      overdue
      overdueWord
      pair:first:second
      partlyCloudy
      percent:value
      pinned
      polarNight
      pressure
      pressureFalling
      pressureRising
      pressureSteady
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
      serverDown
      serverUp:span
      servers
      setLocation
      setRoom:name
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
      windTakes:degrees
      windy
      worstToday:when
      """#,
    starts: [
      0, 5, 14, 31, 46, 53, 75, 85, 98, 106, 110, 142, 171, 190, 207, 215, 223, 236, 248, 256,
      267, 280, 293, 305, 322, 330, 336, 355, 362, 375, 386, 394, 402, 419, 441, 453, 475, 491, 499, 518,
      537, 545, 557, 574, 581, 588, 599, 610, 622, 636, 649, 667, 679, 684, 696, 705, 725, 731, 736, 748,
      760, 769, 784, 789, 799, 818, 826, 841, 860, 873, 890, 906, 926, 938, 954, 966, 981, 1007, 1019, 1029,
      1041, 1054, 1066, 1080, 1092, 1099, 1108, 1119, 1128, 1148, 1162, 1175, 1191, 1200, 1217, 1235, 1245, 1261, 1286, 1293,
      1307, 1325, 1337, 1353, 1368, 1387, 1398, 1413, 1424, 1443, 1457, 1468, 1483, 1499, 1508, 1521, 1542, 1553, 1570, 1575,
      1584, 1597, 1602, 1620, 1637, 1645, 1653, 1667, 1679, 1691, 1703, 1716, 1726, 1731, 1738, 1754, 1775, 1793, 1803, 1810,
      1821, 1834, 1845, 1859, 1877, 1891, 1905, 1916, 1929, 1943, 1957, 1971, 1979, 1991, 2007, 2021, 2036, 2055, 2068, 2085,
      2101, 2121, 2133, 2149, 2161, 2167, 2177, 2197, 2209, 2222, 2230, 2242, 2250, 2257, 2263, 2267, 2272, 2288, 2308, 2321,
      2338, 2347, 2360, 2370, 2378, 2386, 2398, 2413, 2435, 2451, 2470, 2495, 2514, 2542, 2563, 2577, 2589, 2601, 2607, 2619,
      2624, 2633, 2644, 2653, 2666, 2678, 2694, 2715, 2721, 2739, 2754, 2764, 2775, 2792, 2806, 2819, 2829, 2846, 2859, 2870,
      2882, 2892, 2919, 2951, 2968, 2974, 2983, 3004, 3027, 3040, 3052, 3069, 3075, 3091, 3104, 3115, 3133, 3147, 3157, 3177,
      3193, 3215, 3227, 3248, 3261, 3279, 3297, 3317, 3336, 3349, 3360, 3370, 3389, 3407, 3426, 3443, 3455, 3474, 3498, 3517,
      3530, 3549, 3568, 3577, 3583, 3588, 3593, 3606, 3624, 3637, 3643, 3656, 3668, 3689, 3707, 3722, 3733, 3743, 3757, 3763,
      3771, 3783, 3796, 3815, 3827, 3834, 3846, 3852, 3865, 3876, 3890, 3902, 3921, 3932, 3941, 3957, 3972, 3990, 4003, 4023,
      4040, 4053, 4070, 4075, 4091, 4102, 4117, 4134, 4143, 4158, 4175, 4183, 4203, 4219, 4234, 4243, 4263, 4279, 4294, 4304,
      4315, 4327, 4344, 4359, 4373, 4380, 4391, 4398, 4408, 4418, 4431, 4445, 4465, 4481, 4499, 4516, 4539, 4559, 4580, 4600,
      4617, 4630, 4640, 4656, 4672, 4683, 4689, 4699, 4713, 4726, 4738, 4750, 4759, 4769, 4781, 4796, 4810, 4821, 4828, 4840,
      4849, 4865, 4882, 4893, 4910, 4925, 4940, 4954, 4973, 4985, 4989, 4997, 5005, 5014, 5033, 5047, 5055, 5071, 5085, 5094,
      5102, 5114, 5132, 5145, 5159, 5166, 5177, 5186, 5202, 5217, 5232, 5244, 5249, 5272, 5284, 5293, 5312, 5332, 5342, 5358,
      5376, 5392, 5408, 5413, 5421, 5436, 5448, 5459, 5469, 5477, 5501, 5506, 5518, 5534, 5544, 5558, 5571, 5588, 5597, 5610,
      5619, 5629, 5636, 5646, 5657, 5671, 5679, 5691, 5704, 5718, 5730, 5741, 5753, 5759, 5769, 5780, 5798, 5816, 5831, 5836,
      5859, 5870, 5882, 5891, 5900, 5905, 5914, 5928, 5942, 5949, 5958, 5970, 5976, 5992, 6005, 6022, 6041, 6055, 6067, 6091,
      6110, 6133, 6150, 6168, 6183, 6193, 6206, 6225, 6253, 6257, 6265, 6280, 6287, 6297, 6311, 6322, 6340, 6353, 6367, 6379,
      6392, 6414, 6437, 6449, 6461, 6470, 6479, 6490, 6501, 6513, 6525, 6537, 6546, 6555, 6567, 6579, 6597, 6606, 6612, 6622,
      6631, 6644, 6653, 6666, 6674, 6685, 6700, 6709, 6725, 6744, 6753, 6768, 6783, 6799, 6811, 6825, 6840, 6855, 6864, 6882,
      6897, 6914, 6933, 6943, 6957, 6969, 6976, 6987, 6995, 7018, 7032, 7045, 7060, 7066, 7076, 7087, 7102, 7111, 7119, 7129,
      7140, 7155, 7172, 7184, 7201, 7211, 7230, 7240, 7259, 7278, 7287, 7302, 7316, 7324, 7339, 7358, 7371, 7388, 7404, 7424,
      7436, 7452, 7464, 7479, 7493, 7502, 7516, 7527, 7538, 7554, 7564, 7575, 7586, 7598, 7606, 7620, 7625, 7645, 7661, 7674,
      7682, 7694, 7713, 7727, 7750, 7763, 7780, 7785, 7801, 7819, 7825,
    ])

  static let ar = WordTable(
    text: #"""
      في اليوم
      النشاط
      النشاط: لا يوجد وصول
      النشاط: لا توجد بيانات
      الفعلية
      الفعلية ‎{0}°
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
      غير صحي للفئات الحساسة
      غير صحي
      سيئ جدًا
      غير صحي جدًا
      هواء
      النغت
      اكتملت كلها ({0})
      طوال اليوم
      طوال اليوم، {0}
      طوال اليوم
      اكتمل الكل
      طوال الساعة
      اكتملت كل التذكيرات
      اسمح بالوصول في الإعدادات لعرضها
      اسمح بالوصول إلى صحتي
      اسمح بالوصول إلى صحتي لعرض الخطوات
      اسمح بذلك في الإعدادات
      أيضًا الآن
      {0} {1}
      {0} اليوم
      في أي وقت
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
      أبرد بمقدار ‎{0}°
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
      {0}° ق
      ينتهي الآن
      النهاية
      ينتهي بعد
      ينتهي بعد {0}
      ينتهي بعد {0}
      النهاية {0}
      ينتهي
      الطاقة
      المُنتَج
      إلى الشبكة
      المُستهلَك
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
      الأعشاب
      هبات {0}
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
      الرطوبة: ‎+{0}°
      الرطوبة {0}
      الرطوبة
      بعد {0}
      بعد {0}
      مشغولة
      بوصة زئبق
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
      متبقية
      أقل
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
      القوائم
      ص ‎{0}°
      صافٍ غالبًا
      قد لا يكون آمنًا
      قيس قبل {0}
      غرفة الاجتماعات
      م
      شمس منتصف الليل
      ميل
      ميل/س
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
      و{0} أخرى
      أكثر من ساعتين
      أكثر
      الأكثر انتظامًا
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
      {0}° ش
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
      ¦zero=المتبقي: {0}¦one=المتبقي: {0}¦two=المتبقي: {0}¦few=المتبقي: {0}¦many=المتبقي: {0}¦other=المتبقي: {0}
      {0} أو أسوأ
      غائم
      متأخرة
      متأخرة
      {0}، {1}
      غائم جزئيًا
      {0}‎%‎
      مثبَّت
      ليل قطبي
      الضغط
      ينخفض
      يرتفع
      مستقر
      3: احتمِ
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
      متوقف
      يعمل منذ {0}
      الخوادم
      حدد موقعًا
      اضبط «{0}» على اسم تقويم الغرفة
      ظل وماء
      30 يومًا
      7 أيام
      السماء غير معروفة
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
      {0}° ج
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
      غدًا
      أعد المحاولة
      12 شهرًا
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
      {0}° غ
      الحرارة الرطبة
      الحرارة الرطبة، 
      الحرارة الرطبة: لا توجد بيانات، قد لا يكون آمنًا
      الحرارة الرطبة: لا توجد بيانات
      الحرارة الرطبة ‎{0}
      الحرارة الرطبة
      الحرارة الرطبة، {0}
      الرياح
      الرياح {0}
      الرياح: ‎−{0}°
      رياح
      الأسوأ اليوم، {0}
      """#,
    starts: [
      0, 16, 29, 66, 107, 122, 146, 160, 177, 188, 201, 242, 271, 291, 311, 322, 329, 336, 347, 354,
      376, 418, 432, 448, 471, 480, 491, 519, 539, 565, 585, 605, 627, 664, 725, 765, 829, 871, 891, 899,
      914, 931, 959, 988, 1006, 1026, 1046, 1075, 1092, 1117, 1139, 1317, 1329, 1342, 1361, 1381, 1405, 1420, 1438, 1456,
      1467, 1482, 1525, 1536, 1547, 1553, 1560, 1589, 1675, 1696, 1751, 1790, 1871, 1894, 1969, 1976, 1993, 2014, 2032, 2047,
      2060, 2073, 2090, 2103, 2114, 2138, 2158, 2202, 2328, 2339, 2447, 2543, 2698, 2709, 2740, 2788, 2813, 2846, 2875, 2882,
      2909, 2987, 3010, 3087, 3125, 3257, 3289, 3392, 3399, 3551, 3583, 3590, 3702, 3709, 3716, 3734, 3763, 3780, 3809, 3820,
      3835, 3850, 3855, 3868, 3895, 3904, 3916, 3956, 4075, 4087, 4116, 4125, 4145, 4160, 4178, 4200, 4222, 4241, 4252, 4265,
      4282, 4302, 4323, 4353, 4472, 4503, 4549, 4590, 4636, 4666, 4698, 4748, 4764, 4780, 4796, 4812, 4849, 4947, 4994, 5102,
      5132, 5245, 5286, 5447, 5463, 5476, 5493, 5519, 5556, 5574, 5587, 5600, 5615, 5714, 5725, 5734, 5743, 5763, 5783, 5801,
      5819, 5826, 5860, 5875, 5895, 5915, 5935, 5955, 5976, 5986, 6195, 6566, 6727, 7134, 7343, 7359, 7379, 7399, 7414, 7427,
      7438, 7449, 7456, 7470, 7484, 7554, 7667, 7686, 7695, 7722, 7735, 7751, 7776, 7803, 7819, 7840, 7852, 7877, 7901, 7923,
      7930, 7946, 7960, 7974, 7981, 7992, 8007, 8033, 8052, 8067, 8078, 8089, 8102, 8120, 8129, 8134, 8142, 8151, 8157, 8196,
      8218, 8235, 8246, 8261, 8274, 8303, 8327, 8342, 8350, 8371, 8392, 8410, 8450, 8490, 8539, 8570, 8590, 8620, 8642, 8678,
      8702, 8746, 8785, 8796, 8809, 8822, 8829, 8855, 8881, 8914, 8923, 8941, 8950, 8979, 9006, 9019, 9044, 9060, 9076, 9091,
      9103, 9125, 9155, 9173, 9203, 9206, 9235, 9242, 9252, 9255, 9262, 9278, 9285, 9303, 9314, 9334, 9345, 9360, 9378, 9407,
      9425, 9443, 9461, 9472, 9485, 9498, 9513, 9540, 9549, 9579, 9588, 9597, 9643, 9694, 9744, 9767, 9807, 9843, 9879, 9915,
      9946, 9969, 9996, 10034, 10057, 10084, 10102, 10120, 10148, 10169, 10194, 10221, 10270, 10319, 10352, 10383, 10603, 10640, 10662, 10691,
      10725, 10756, 10772, 10808, 10850, 10888, 10900, 10912, 10937, 10969, 10994, 11017, 11042, 11065, 11088, 11109, 11118, 11138, 11154, 11170,
      11188, 11219, 11245, 11268, 11298, 11324, 11345, 11375, 11406, 11433, 11442, 11451, 11460, 11469, 11491, 11636, 11647, 11802, 11820, 11829,
      11842, 11855, 11865, 11887, 11898, 11911, 11927, 11938, 11949, 11960, 11971, 11985, 11992, 12007, 12023, 12030, 12040, 12077, 12096, 12155,
      12198, 12245, 12288, 12297, 12313, 12335, 12351, 12360, 12395, 12415, 12437, 12444, 12470, 12553, 12575, 12655, 12677, 12737, 12784, 12860,
      12867, 12887, 12896, 12921, 12932, 12952, 12967, 12987, 13042, 13056, 13070, 13081, 13114, 13130, 13146, 13162, 13189, 13216, 13232, 13239,
      13254, 13274, 13290, 13297, 13304, 13317, 13330, 13339, 13350, 13365, 13381, 13390, 13405, 13623, 13645, 13767, 14021, 14060, 14103, 14272,
      14460, 14618, 14806, 14839, 14859, 14868, 14890, 15068, 15085, 15096, 15109, 15126, 15139, 15155, 15171, 15182, 15215, 15224, 15260, 15278,
      15300, 15347, 15394, 15429, 15472, 15521, 15559, 15603, 15639, 15678, 15711, 15747, 15772, 15806, 15833, 15856, 15882, 15897, 15908, 15919,
      15928, 15937, 15961, 15975, 15993, 16004, 16015, 16033, 16061, 16087, 16102, 16124, 16148, 16176, 16200, 16220, 16251, 16266, 16286, 16300,
      16317, 16341, 16357, 16381, 16405, 16417, 16428, 16439, 16451, 16473, 16513, 16541, 16571, 16582, 16593, 16604, 16615, 16649, 16652, 16666,
      16686, 16706, 16728, 16750, 16769, 16787, 16809, 16827, 16849, 16876, 16894, 16916, 16938, 16949, 16976, 17073, 17093, 17169, 17208, 17297,
      17321, 17404, 17415, 17437, 17459, 17479, 17523, 17532, 17590, 17612, 17625, 17654, 17690, 17724, 17735, 17770, 17785, 17821, 17840, 17849,
      17877, 17908, 17996, 18052, 18087, 18115, 18149, 18162, 18179, 18205, 18214,
    ])

  static let cs = WordTable(
    text: #"""
      denně
      Aktivita
      Aktivita: bez přístupu
      Aktivita: žádná data
      Skutečná
      Skutečná {0}°
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
      Nezdravá pro citlivé
      Nezdravá
      Velmi špatná
      Velmi nezdravá
      vzduch
      Olše
      Vše hotovo ({0})
      Celý den
      Celý den, {0}
      celý den
      Vše hotovo
      celou hodinu
      Všechny připomínky jsou hotové
      Povolte přístup v Nastavení
      Povolte přístup ke Zdraví
      Kroky uvidíte po povolení přístupu ke Zdraví
      Povolte v Nastavení
      Také teď
      {0} {1}
      {0} dnes
      Kdykoli
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
      o {0}° chladněji
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
      Vyrobeno
      Do sítě
      Spotřebováno
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
      Trávy
      nárazy {0}
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
      Vlhkost: +{0}°
      Vlhkost {0}
      vlhkost
      za {0}
      Za {0}
      Obsazeno
      inHg
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
      zbývá
      Méně
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
      Seznamy
      ↓ {0}°
      Převážně jasno
      Nemusí být bezpečno
      změřeno před {0}
      Zasedací místnost
      m
      Polární den
      mi
      mi/h
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
      ¦one=+{0} další¦few=+{0} další¦many=+{0} dalšího¦other=+{0} dalších
      přes 2 h
      Více
      Nejstálejší
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
      ¦one={0} zbývá¦few={0} zbývají¦many={0} zbývá¦other={0} zbývá
      {0} nebo hůř
      Zataženo
      Po termínu
      po termínu
      {0}, {1}
      Polojasno
      {0} %
      Připnuto
      Polární noc
      Tlak
      klesá
      stoupá
      stálý
      3: chraňte se
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
      nefunguje
      běží {0}
      Servery
      Nastavte místo
      Nastavte „{0}“ na název kalendáře místnosti
      Stín a voda
      30 dní
      7 dní
      Obloha neznámá
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
      zítra
      Zkusit znovu
      12 měsíců
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
      Vítr: −{0}°
      větrno
      Dnes nejhůř: {0}
      """#,
    starts: [
      0, 7, 16, 41, 65, 76, 93, 99, 111, 121, 128, 152, 168, 179, 199, 212, 219, 232, 242, 251,
      269, 292, 302, 317, 333, 340, 346, 364, 374, 389, 399, 411, 424, 459, 490, 519, 569, 590, 601, 609,
      618, 626, 641, 662, 667, 675, 683, 699, 705, 722, 738, 832, 840, 847, 859, 877, 899, 907, 917, 933,
      947, 958, 984, 996, 1005, 1011, 1017, 1041, 1113, 1137, 1192, 1220, 1290, 1311, 1363, 1369, 1380, 1398, 1412, 1420,
      1429, 1437, 1446, 1453, 1465, 1481, 1487, 1518, 1604, 1614, 1666, 1741, 1815, 1826, 1845, 1878, 1894, 1916, 1944, 1956,
      1973, 2035, 2052, 2102, 2129, 2206, 2226, 2295, 2307, 2391, 2410, 2416, 2473, 2479, 2481, 2498, 2525, 2533, 2550, 2555,
      2567, 2579, 2586, 2596, 2615, 2625, 2638, 2666, 2773, 2786, 2810, 2818, 2834, 2840, 2849, 2862, 2875, 2886, 2892, 2900,
      2909, 2919, 2934, 2950, 3030, 3056, 3091, 3116, 3157, 3178, 3203, 3243, 3251, 3268, 3285, 3308, 3333, 3409, 3437, 3513,
      3535, 3616, 3631, 3725, 3733, 3743, 3753, 3769, 3788, 3803, 3816, 3829, 3835, 3883, 3898, 3903, 3909, 3929, 3955, 3973,
      3991, 4000, 4017, 4026, 4039, 4052, 4065, 4082, 4097, 4104, 4231, 4386, 4465, 4648, 4739, 4756, 4770, 4783, 4790, 4802,
      4821, 4840, 4849, 4865, 4881, 4930, 5018, 5041, 5048, 5073, 5084, 5099, 5125, 5154, 5172, 5176, 5186, 5207, 5224, 5240,
      5246, 5256, 5270, 5284, 5290, 5296, 5304, 5320, 5332, 5340, 5347, 5354, 5363, 5368, 5373, 5376, 5381, 5385, 5388, 5409,
      5423, 5439, 5446, 5457, 5466, 5488, 5504, 5515, 5523, 5548, 5568, 5587, 5624, 5667, 5706, 5726, 5744, 5775, 5794, 5821,
      5843, 5885, 5925, 5932, 5941, 5949, 5956, 5970, 5986, 6004, 6011, 6028, 6035, 6062, 6087, 6098, 6124, 6138, 6152, 6160,
      6170, 6189, 6212, 6232, 6252, 6254, 6268, 6271, 6276, 6280, 6288, 6300, 6308, 6323, 6331, 6349, 6359, 6371, 6387, 6407,
      6426, 6443, 6460, 6468, 6483, 6559, 6639, 6649, 6655, 6670, 6679, 6683, 6711, 6748, 6769, 6784, 6816, 6842, 6868, 6894,
      6921, 6940, 6965, 6991, 7018, 7032, 7046, 7055, 7074, 7094, 7111, 7130, 7172, 7211, 7243, 7275, 7379, 7411, 7429, 7455,
      7480, 7500, 7519, 7546, 7573, 7598, 7609, 7620, 7637, 7660, 7677, 7693, 7702, 7711, 7725, 7741, 7749, 7762, 7770, 7776,
      7784, 7806, 7820, 7837, 7850, 7870, 7883, 7903, 7930, 7948, 7953, 7958, 7963, 7969, 7986, 8060, 8070, 8144, 8159, 8169,
      8181, 8193, 8202, 8212, 8219, 8229, 8243, 8248, 8255, 8263, 8271, 8286, 8294, 8310, 8322, 8330, 8340, 8359, 8372, 8412,
      8441, 8469, 8498, 8504, 8519, 8541, 8552, 8557, 8585, 8600, 8618, 8628, 8649, 8719, 8741, 8812, 8831, 8877, 8896, 8945,
      8955, 8967, 8975, 9000, 9010, 9022, 9030, 9046, 9098, 9111, 9119, 9126, 9143, 9162, 9181, 9196, 9215, 9244, 9262, 9268,
      9282, 9297, 9319, 9325, 9340, 9345, 9350, 9358, 9370, 9380, 9393, 9403, 9409, 9501, 9519, 9583, 9703, 9725, 9746, 9836,
      9948, 10032, 10116, 10139, 10151, 10158, 10184, 10273, 10285, 10292, 10300, 10319, 10326, 10335, 10348, 10356, 10373, 10383, 10393, 10407,
      10415, 10444, 10473, 10499, 10527, 10549, 10573, 10603, 10630, 10654, 10676, 10701, 10722, 10750, 10779, 10799, 10814, 10828, 10833, 10838,
      10845, 10852, 10865, 10878, 10887, 10894, 10901, 10912, 10931, 10952, 10968, 10990, 11014, 11040, 11059, 11081, 11106, 11127, 11137, 11148,
      11167, 11188, 11200, 11211, 11222, 11232, 11240, 11248, 11257, 11275, 11299, 11322, 11341, 11349, 11357, 11367, 11377, 11395, 11398, 11408,
      11422, 11436, 11451, 11468, 11480, 11493, 11510, 11523, 11540, 11560, 11571, 11590, 11611, 11622, 11640, 11707, 11724, 11785, 11813, 11900,
      11921, 11987, 11998, 12019, 12042, 12059, 12092, 12098, 12136, 12151, 12159, 12184, 12202, 12226, 12235, 12258, 12265, 12285, 12296, 12304,
      12321, 12340, 12396, 12428, 12449, 12466, 12488, 12494, 12504, 12520, 12528,
    ])

  static let da = WordTable(
    text: #"""
      om dagen
      Aktivitet
      Aktivitet: ingen adgang
      Aktivitet: ingen data
      Faktisk
      Faktisk {0}°
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
      Usund for følsomme grupper
      Usund
      Meget dårlig
      Meget usund
      luft
      El
      Alle {0} er klaret
      Hele dagen
      Hele dagen, {0}
      hele dagen
      Alt er klaret
      hele timen
      Alle påmindelser er klaret
      Tillad adgang i Indstillinger
      Tillad adgang til Sundhed
      Tillad adgang til Sundhed for at se skridt
      Tillad i Indstillinger
      Også nu
      {0} {1}
      {0} i dag
      Når som helst
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
      {0}° køligere
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
      Produceret
      Til nettet
      Brugt
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
      Græs
      stød {0}
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
      Fugt: +{0}°
      Fugtighed {0}
      fugtighed
      om {0}
      Om {0}
      Optaget
      inHg
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
      tilbage
      Mindre
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
      Lister
      L {0}°
      Overvejende klart
      Måske ikke sikkert
      målt for {0} siden
      Mødelokale
      m
      Midnatssol
      mi
      mi/t.
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
      +{0} mere
      over 2 t.
      Mere
      Mest stabil
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
      ¦one={0} tilbage¦other={0} tilbage
      {0} eller værre
      Overskyet
      Overskredet
      overskredet
      {0}, {1}
      Delvist skyet
      {0} %
      Fastgjort
      Polarnat
      Lufttryk
      faldende
      stigende
      stabilt
      3: beskyt dig
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
      nede
      oppe i {0}
      Servere
      Angiv et sted
      Sæt »{0}« til navnet på lokalets kalender
      Skygge og vand
      30 dage
      7 dage
      Himlen er ukendt
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
      i morgen
      Prøv igen
      12 måneder
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
      Vind: −{0}°
      blæsende
      Værst i dag, {0}
      """#,
    starts: [
      0, 9, 19, 43, 65, 73, 87, 96, 109, 123, 128, 152, 166, 175, 192, 200, 204, 211, 219, 227,
      240, 268, 274, 288, 300, 305, 308, 327, 338, 354, 365, 379, 390, 418, 448, 474, 517, 540, 549, 557,
      567, 582, 596, 616, 623, 631, 639, 660, 668, 681, 693, 733, 739, 746, 758, 769, 784, 789, 800, 819,
      834, 843, 864, 871, 878, 884, 894, 916, 996, 1017, 1062, 1083, 1140, 1155, 1208, 1218, 1229, 1248, 1262, 1269,
      1276, 1286, 1294, 1302, 1315, 1331, 1337, 1363, 1444, 1451, 1512, 1565, 1602, 1611, 1627, 1648, 1660, 1688, 1720, 1725,
      1742, 1801, 1828, 1891, 1908, 1985, 2011, 2072, 2077, 2122, 2138, 2145, 2175, 2182, 2187, 2202, 2226, 2234, 2249, 2254,
      2263, 2272, 2279, 2290, 2306, 2316, 2326, 2353, 2435, 2445, 2467, 2476, 2487, 2495, 2506, 2521, 2536, 2548, 2556, 2563,
      2574, 2585, 2591, 2609, 2654, 2681, 2713, 2746, 2773, 2792, 2814, 2845, 2854, 2868, 2882, 2895, 2910, 2976, 2998, 3073,
      3091, 3161, 3181, 3276, 3285, 3292, 3303, 3317, 3331, 3347, 3356, 3365, 3372, 3398, 3404, 3410, 3414, 3433, 3452, 3459,
      3466, 3476, 3496, 3505, 3516, 3527, 3538, 3562, 3577, 3585, 3642, 3721, 3772, 3855, 3900, 3916, 3925, 3935, 3941, 3951,
      3956, 3961, 3968, 3983, 3998, 4046, 4121, 4144, 4152, 4168, 4180, 4193, 4206, 4224, 4241, 4245, 4253, 4270, 4285, 4302,
      4309, 4320, 4336, 4352, 4359, 4367, 4377, 4390, 4404, 4414, 4421, 4428, 4436, 4441, 4446, 4449, 4455, 4459, 4462, 4483,
      4498, 4508, 4515, 4526, 4533, 4551, 4568, 4580, 4588, 4608, 4624, 4639, 4681, 4718, 4759, 4785, 4800, 4831, 4851, 4876,
      4895, 4936, 4969, 4974, 4981, 4989, 4996, 5011, 5027, 5041, 5045, 5059, 5063, 5086, 5097, 5105, 5114, 5126, 5138, 5145,
      5153, 5171, 5191, 5211, 5223, 5225, 5236, 5239, 5245, 5250, 5259, 5272, 5281, 5297, 5305, 5323, 5331, 5343, 5356, 5375,
      5391, 5407, 5423, 5429, 5440, 5449, 5459, 5469, 5474, 5486, 5495, 5503, 5522, 5550, 5574, 5587, 5617, 5641, 5662, 5677,
      5700, 5725, 5746, 5765, 5786, 5797, 5808, 5819, 5836, 5853, 5867, 5886, 5920, 5966, 5985, 6005, 6071, 6097, 6121, 6144,
      6163, 6180, 6194, 6209, 6232, 6249, 6259, 6269, 6286, 6307, 6322, 6340, 6352, 6364, 6376, 6391, 6399, 6412, 6420, 6432,
      6443, 6464, 6479, 6495, 6511, 6527, 6542, 6559, 6580, 6595, 6598, 6601, 6604, 6611, 6633, 6674, 6685, 6722, 6739, 6749,
      6761, 6773, 6782, 6796, 6803, 6813, 6822, 6831, 6840, 6849, 6857, 6871, 6876, 6889, 6899, 6904, 6914, 6936, 6949, 6990,
      7017, 7042, 7070, 7076, 7085, 7109, 7118, 7124, 7140, 7154, 7172, 7180, 7204, 7256, 7275, 7340, 7364, 7403, 7425, 7483,
      7491, 7502, 7511, 7531, 7536, 7547, 7555, 7569, 7615, 7630, 7638, 7645, 7662, 7667, 7672, 7681, 7697, 7712, 7724, 7728,
      7740, 7748, 7757, 7761, 7771, 7777, 7783, 7791, 7803, 7811, 7822, 7830, 7837, 7890, 7912, 7947, 8006, 8027, 8046, 8095,
      8150, 8195, 8242, 8270, 8283, 8290, 8304, 8354, 8367, 8371, 8378, 8392, 8400, 8409, 8419, 8426, 8444, 8452, 8462, 8479,
      8486, 8510, 8530, 8546, 8570, 8593, 8611, 8634, 8655, 8673, 8693, 8719, 8745, 8776, 8795, 8811, 8827, 8836, 8842, 8848,
      8857, 8866, 8877, 8889, 8896, 8904, 8912, 8923, 8940, 8960, 8969, 8987, 9006, 9027, 9042, 9057, 9081, 9095, 9106, 9117,
      9137, 9161, 9173, 9182, 9191, 9202, 9208, 9214, 9224, 9243, 9265, 9288, 9305, 9310, 9315, 9323, 9331, 9346, 9349, 9360,
      9372, 9384, 9400, 9416, 9429, 9443, 9461, 9471, 9485, 9505, 9515, 9530, 9546, 9555, 9572, 9641, 9663, 9730, 9751, 9833,
      9846, 9912, 9921, 9937, 9954, 9968, 9994, 10000, 10034, 10047, 10055, 10074, 10093, 10116, 10121, 10143, 10147, 10164, 10172, 10180,
      10195, 10207, 10255, 10277, 10291, 10301, 10321, 10326, 10335, 10350, 10360,
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
      Luftqualität
      Ungesund für empfindliche Gruppen
      Ungesund
      Sehr schlecht
      Sehr ungesund
      Luft
      Erle
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
      Zu Hause
      In Ruhe
      in Ruhe
      Auf Meereshöhe
      um {0}
      30-Tage-Schnitt
      7-Tage-Schnitt
      ¦one={0}-Tag-Schnitt¦other={0}-Tage-Schnitt
      Ø 
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
      Erzeugt
      Ins Netz
      Verbraucht
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
      Gräser
      Böen {0}
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
      Feuchte: plus {0}°
      Feuchte {0}
      Feuchte
      in {0}
      In {0}
      Belegt
      inHg
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
      Besprechungsraum
      m
      Mitternachtssonne
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
      Mond
      {0} beleuchtet
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
      ¦one={0} offen¦other={0} offen
      {0} oder schlimmer
      Bedeckt
      Überfällig
      überfällig
      {0}, {1}
      Teilweise bewölkt
      {0} %
      Angeheftet
      Polarnacht
      Luftdruck
      fallend
      steigend
      gleichbleibend
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
      ausgefallen
      läuft seit {0}
      Server
      Ort festlegen
      „{0}“ auf den Namen des Kalenders dieses Raums setzen
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
      morgen
      Erneut versuchen
      12 Monate
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
      Wind: minus {0}°
      windig
      Heute am schlechtesten: {0}
      """#,
    starts: [
      0, 8, 19, 44, 68, 81, 100, 107, 121, 129, 134, 156, 170, 179, 195, 208, 212, 224, 232, 241,
      255, 290, 299, 313, 327, 332, 337, 355, 366, 382, 393, 408, 425, 457, 491, 519, 569, 595, 606, 614,
      624, 634, 649, 669, 678, 686, 694, 710, 717, 733, 748, 794, 798, 804, 816, 828, 844, 850, 862, 881,
      897, 906, 928, 938, 949, 955, 964, 988, 1060, 1088, 1141, 1166, 1225, 1245, 1305, 1314, 1337, 1353, 1369, 1375,
      1383, 1391, 1400, 1410, 1422, 1433, 1438, 1465, 1550, 1555, 1607, 1660, 1699, 1709, 1723, 1754, 1773, 1790, 1821, 1828,
      1851, 1921, 1943, 2017, 2040, 2136, 2159, 2230, 2237, 2285, 2302, 2309, 2339, 2346, 2351, 2371, 2404, 2414, 2429, 2436,
      2444, 2452, 2459, 2471, 2489, 2501, 2516, 2548, 2644, 2659, 2683, 2691, 2703, 2708, 2717, 2730, 2743, 2752, 2758, 2766,
      2774, 2783, 2794, 2814, 2850, 2873, 2909, 2944, 2978, 3003, 3027, 3062, 3069, 3084, 3099, 3114, 3138, 3220, 3247, 3324,
      3346, 3417, 3435, 3535, 3542, 3551, 3560, 3574, 3593, 3608, 3617, 3626, 3633, 3659, 3665, 3671, 3676, 3701, 3726, 3745,
      3764, 3773, 3790, 3799, 3813, 3827, 3841, 3863, 3878, 3887, 3954, 4049, 4110, 4203, 4252, 4262, 4274, 4287, 4295, 4305,
      4311, 4317, 4324, 4339, 4354, 4401, 4496, 4522, 4528, 4555, 4567, 4578, 4598, 4619, 4638, 4642, 4650, 4667, 4683, 4700,
      4709, 4721, 4739, 4757, 4766, 4773, 4785, 4805, 4817, 4825, 4832, 4839, 4846, 4851, 4856, 4859, 4864, 4868, 4871, 4891,
      4904, 4918, 4925, 4936, 4946, 4974, 4991, 5003, 5012, 5029, 5044, 5058, 5091, 5122, 5153, 5168, 5184, 5208, 5231, 5254,
      5274, 5306, 5337, 5346, 5354, 5361, 5369, 5382, 5398, 5414, 5421, 5442, 5449, 5483, 5511, 5524, 5545, 5560, 5575, 5582,
      5590, 5608, 5632, 5649, 5666, 5668, 5686, 5689, 5693, 5698, 5707, 5719, 5728, 5742, 5750, 5772, 5779, 5793, 5809, 5831,
      5852, 5868, 5884, 5889, 5904, 5916, 5929, 5942, 5947, 5965, 5974, 5982, 6008, 6045, 6071, 6084, 6114, 6140, 6163, 6179,
      6203, 6226, 6249, 6269, 6288, 6300, 6312, 6323, 6344, 6360, 6376, 6393, 6428, 6473, 6502, 6531, 6596, 6621, 6643, 6665,
      6690, 6707, 6721, 6743, 6766, 6785, 6797, 6809, 6826, 6844, 6860, 6880, 6892, 6905, 6918, 6932, 6940, 6954, 6966, 6981,
      6993, 7018, 7037, 7052, 7070, 7087, 7102, 7126, 7155, 7175, 7181, 7187, 7193, 7201, 7218, 7265, 7273, 7306, 7325, 7333,
      7346, 7359, 7368, 7387, 7394, 7405, 7416, 7426, 7434, 7443, 7458, 7474, 7480, 7494, 7507, 7513, 7523, 7545, 7558, 7612,
      7639, 7665, 7685, 7690, 7698, 7715, 7723, 7728, 7747, 7769, 7792, 7799, 7824, 7883, 7910, 7977, 8001, 8044, 8073, 8122,
      8129, 8142, 8151, 8176, 8188, 8204, 8211, 8225, 8283, 8303, 8311, 8318, 8335, 8347, 8359, 8374, 8395, 8417, 8437, 8444,
      8459, 8473, 8487, 8494, 8507, 8512, 8517, 8525, 8534, 8541, 8552, 8560, 8569, 8623, 8641, 8679, 8747, 8770, 8792, 8847,
      8903, 8951, 9001, 9025, 9040, 9049, 9070, 9114, 9127, 9133, 9141, 9159, 9169, 9177, 9188, 9197, 9218, 9230, 9240, 9255,
      9264, 9291, 9319, 9343, 9370, 9397, 9426, 9451, 9479, 9507, 9531, 9553, 9572, 9595, 9617, 9638, 9654, 9660, 9666, 9672,
      9679, 9686, 9703, 9713, 9723, 9731, 9739, 9750, 9768, 9787, 9798, 9823, 9846, 9873, 9896, 9917, 9938, 9955, 9964, 9975,
      9996, 10020, 10032, 10039, 10046, 10056, 10061, 10066, 10075, 10093, 10115, 10139, 10158, 10166, 10174, 10181, 10188, 10204, 10207, 10218,
      10228, 10238, 10253, 10271, 10284, 10295, 10312, 10324, 10342, 10363, 10373, 10391, 10408, 10416, 10435, 10525, 10549, 10613, 10633, 10710,
      10724, 10785, 10793, 10811, 10828, 10846, 10880, 10886, 10931, 10944, 10952, 10978, 11001, 11029, 11036, 11050, 11056, 11075, 11082, 11090,
      11102, 11116, 11166, 11191, 11207, 11219, 11236, 11241, 11250, 11268, 11275,
    ])

  static let el = WordTable(
    text: #"""
      τη μέρα
      Δραστηριότητα
      Δραστηριότητα: χωρίς πρόσβαση
      Δραστηριότητα: χωρίς δεδομένα
      Πραγματική
      Πραγματική {0}°
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
      Ανθυγιεινή για ευπαθείς ομάδες
      Ανθυγιεινή
      Πολύ κακή
      Πολύ ανθυγιεινή
      αέρας
      Σκλήθρα
      Και τα {0} έγιναν
      Ολοήμερο
      Ολοήμερο, {0}
      ολοήμερο
      Όλα έγιναν
      όλη την ώρα
      Όλες οι υπομνήσεις έγιναν
      Επιτρέψτε την πρόσβαση στις Ρυθμίσεις
      Επιτρέψτε την πρόσβαση στην Υγεία
      Επιτρέψτε την πρόσβαση στην Υγεία για τα βήματα
      Επιτρέψτε στις Ρυθμίσεις
      Και τώρα
      {0} {1}
      {0} σήμερα
      Οποτεδήποτε
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
      {0}° πιο δροσερά
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
      Παραγωγή
      Στο δίκτυο
      Κατανάλωση
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
      Αγρωστώδη
      ριπές {0}
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
      Υγρασία: +{0}°
      Υγρασία {0}
      υγρασία
      σε {0}
      Σε {0}
      Κατειλημμένη
      inHg
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
      απομένουν
      Λίγα
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
      Λίστες
      ↓ {0}°
      Κυρίως αίθριος
      Ίσως όχι ασφαλές
      μέτρηση πριν από {0}
      Αίθουσα συσκέψεων
      μ.
      Ήλιος του μεσονυκτίου
      μίλια
      μίλ./ώ.
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
      +{0} ακόμη
      πάνω από 2 ώ.
      Πολλά
      Πιο σταθερός
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
      ¦one={0} απομένει¦other={0} απομένουν
      {0} ή χειρότερα
      Συννεφιά
      Εκπρόθεσμα
      εκπρόθεσμα
      {0}, {1}
      Αραιή συννεφιά
      {0}%
      Καρφιτσωμένο
      Πολική νύχτα
      Πίεση
      πτωτική
      ανοδική
      σταθερή
      3: προστασία
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
      εκτός λειτουργίας
      σε λειτουργία {0}
      Διακομιστές
      Ορίστε τοποθεσία
      Ορίστε στο «{0}» το όνομα του ημερολογίου της αίθουσας
      Σκιά και νερό
      30 ημέρες
      7 ημέρες
      Άγνωστος ουρανός
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
      αύριο
      Δοκιμάστε ξανά
      12 μήνες
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
      Άνεμος: −{0}°
      άνεμος
      Χειρότερα σήμερα, {0}
      """#,
    starts: [
      0, 14, 41, 97, 153, 174, 201, 225, 247, 267, 278, 313, 333, 348, 378, 405, 414, 435, 448, 457,
      483, 541, 562, 580, 610, 621, 636, 665, 682, 704, 721, 741, 762, 810, 881, 944, 1032, 1079, 1095, 1103,
      1120, 1143, 1180, 1225, 1243, 1265, 1287, 1331, 1344, 1367, 1389, 1450, 1458, 1469, 1485, 1519, 1557, 1570, 1585, 1613,
      1632, 1653, 1703, 1716, 1735, 1741, 1756, 1799, 1933, 1967, 2053, 2092, 2189, 2220, 2321, 2336, 2361, 2397, 2435, 2454,
      2465, 2482, 2491, 2502, 2521, 2560, 2575, 2619, 2767, 2780, 2868, 3032, 3077, 3102, 3130, 3194, 3232, 3275, 3325, 3342,
      3381, 3485, 3527, 3630, 3676, 3831, 3866, 3996, 4013, 4066, 4099, 4109, 4154, 4164, 4177, 4201, 4242, 4265, 4297, 4310,
      4327, 4344, 4355, 4370, 4401, 4414, 4434, 4476, 4636, 4656, 4687, 4696, 4724, 4733, 4749, 4769, 4797, 4811, 4822, 4839,
      4856, 4876, 4897, 4933, 4984, 5036, 5087, 5150, 5205, 5239, 5277, 5340, 5353, 5377, 5401, 5433, 5487, 5636, 5681, 5818,
      5851, 5973, 6008, 6173, 6186, 6201, 6216, 6236, 6266, 6292, 6310, 6328, 6341, 6380, 6395, 6408, 6425, 6455, 6485, 6513,
      6541, 6562, 6601, 6618, 6654, 6677, 6700, 6743, 6766, 6778, 6847, 6966, 7029, 7152, 7221, 7247, 7266, 7283, 7302, 7317,
      7340, 7363, 7374, 7400, 7426, 7513, 7642, 7677, 7690, 7731, 7748, 7772, 7804, 7847, 7881, 7885, 7895, 7916, 7954, 7989,
      7997, 8020, 8036, 8052, 8060, 8075, 8090, 8113, 8132, 8147, 8156, 8165, 8190, 8195, 8200, 8208, 8213, 8217, 8220, 8251,
      8272, 8287, 8296, 8309, 8322, 8351, 8378, 8400, 8408, 8443, 8480, 8516, 8588, 8662, 8732, 8780, 8814, 8869, 8904, 8952,
      8988, 9072, 9129, 9142, 9159, 9178, 9187, 9215, 9243, 9273, 9288, 9316, 9331, 9376, 9419, 9438, 9472, 9502, 9532, 9545,
      9555, 9583, 9614, 9649, 9683, 9687, 9728, 9739, 9751, 9755, 9763, 9786, 9794, 9823, 9836, 9862, 9875, 9892, 9916, 9944,
      9978, 10006, 10034, 10047, 10070, 10085, 10101, 10123, 10134, 10158, 10167, 10187, 10224, 10286, 10328, 10356, 10414, 10462, 10519, 10569,
      10608, 10647, 10701, 10752, 10795, 10823, 10851, 10883, 10917, 10950, 10980, 11023, 11088, 11162, 11203, 11256, 11337, 11381, 11407, 11445,
      11503, 11537, 11563, 11605, 11654, 11697, 11717, 11737, 11771, 11812, 11843, 11877, 11905, 11931, 11959, 11985, 11994, 12022, 12038, 12053,
      12073, 12116, 12138, 12169, 12204, 12235, 12274, 12298, 12355, 12394, 12403, 12412, 12421, 12432, 12464, 12521, 12541, 12598, 12624, 12641,
      12662, 12683, 12692, 12720, 12725, 12750, 12774, 12785, 12800, 12815, 12830, 12852, 12863, 12882, 12895, 12906, 12916, 12951, 12972, 13055,
      13105, 13155, 13193, 13204, 13234, 13272, 13289, 13306, 13331, 13361, 13402, 13417, 13452, 13565, 13598, 13701, 13732, 13809, 13857, 13960,
      13975, 13996, 14009, 14046, 14080, 14110, 14133, 14165, 14263, 14288, 14304, 14319, 14351, 14378, 14405, 14431, 14461, 14506, 14542, 14563,
      14582, 14605, 14633, 14654, 14674, 14689, 14704, 14713, 14736, 14749, 14769, 14784, 14797, 14868, 14902, 14945, 15068, 15110, 15152, 15217,
      15296, 15349, 15418, 15465, 15491, 15504, 15549, 15614, 15637, 15648, 15663, 15682, 15691, 15704, 15723, 15744, 15788, 15803, 15826, 15845,
      15864, 15910, 15956, 15996, 16054, 16097, 16142, 16193, 16233, 16283, 16330, 16376, 16411, 16452, 16491, 16520, 16542, 16568, 16581, 16594,
      16605, 16616, 16644, 16658, 16673, 16691, 16709, 16731, 16763, 16793, 16808, 16861, 16908, 16957, 16996, 17035, 17074, 17097, 17113, 17124,
      17148, 17181, 17193, 17208, 17223, 17244, 17257, 17270, 17288, 17315, 17362, 17403, 17438, 17453, 17468, 17483, 17498, 17530, 17533, 17554,
      17576, 17598, 17624, 17650, 17673, 17695, 17721, 17745, 17773, 17801, 17820, 17850, 17884, 17911, 17959, 18092, 18123, 18231, 18270, 18411,
      18443, 18556, 18583, 18611, 18643, 18676, 18726, 18741, 18815, 18838, 18861, 18905, 18928, 18976, 18989, 19017, 19034, 19071, 19092, 19101,
      19125, 19146, 19237, 19285, 19308, 19327, 19351, 19364, 19381, 19404, 19417,
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
      Air quality
      Unhealthy for sensitive groups
      Unhealthy
      Very poor
      Very unhealthy
      air
      Alder
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
      At home
      At rest
      at rest
      At sea level
      at {0}
      30-day average
      7-day average
      ¦one={0}-day average¦other={0}-day average
      Avg 
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
      Produced
      To the grid
      Used
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
      Grass
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
      Home energy
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
      In use
      inHg
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
      Meeting room
      m
      Midnight sun
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
      Moon
      {0} lit
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
      ¦one={0} open¦other={0} open
      {0} or worse
      Overcast
      Overdue
      overdue
      {0}, {1}
      Partly cloudy
      {0}%
      Pinned
      Polar night
      Pressure
      falling
      rising
      steady
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
      down
      up {0}
      Servers
      Set a location
      Set “{0}” to the name of the room’s calendar
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
      Wind takes {0}°
      windy
      Worst today, {0}
      """#,
    starts: [
      0, 6, 15, 35, 53, 60, 73, 84, 97, 105, 109, 131, 144, 152, 167, 172, 177, 187, 196, 201,
      213, 244, 254, 264, 279, 283, 289, 302, 310, 323, 331, 340, 349, 372, 410, 433, 469, 490, 499, 507,
      517, 525, 539, 562, 570, 578, 586, 599, 606, 621, 635, 680, 685, 690, 700, 710, 724, 730, 735, 747,
      756, 765, 783, 788, 798, 804, 812, 833, 904, 929, 978, 1003, 1070, 1088, 1145, 1153, 1164, 1182, 1197, 1202,
      1209, 1217, 1224, 1233, 1243, 1250, 1260, 1287, 1366, 1371, 1423, 1489, 1530, 1539, 1555, 1585, 1600, 1619, 1649, 1656,
      1675, 1744, 1766, 1841, 1859, 1938, 1958, 2027, 2034, 2076, 2089, 2095, 2125, 2130, 2135, 2149, 2172, 2183, 2199, 2204,
      2213, 2222, 2227, 2238, 2257, 2265, 2274, 2305, 2398, 2407, 2421, 2429, 2440, 2445, 2453, 2465, 2477, 2486, 2491, 2498,
      2507, 2519, 2524, 2539, 2573, 2593, 2618, 2649, 2673, 2690, 2711, 2736, 2744, 2757, 2770, 2785, 2806, 2874, 2898, 2973,
      2990, 3063, 3083, 3177, 3185, 3191, 3202, 3215, 3228, 3242, 3250, 3258, 3265, 3291, 3297, 3301, 3306, 3323, 3340, 3354,
      3368, 3378, 3394, 3403, 3412, 3421, 3430, 3446, 3461, 3469, 3523, 3597, 3645, 3721, 3767, 3782, 3795, 3808, 3814, 3824,
      3829, 3834, 3839, 3849, 3859, 3899, 3973, 3994, 4000, 4020, 4030, 4041, 4053, 4072, 4087, 4091, 4099, 4116, 4130, 4142,
      4148, 4155, 4169, 4179, 4184, 4190, 4199, 4219, 4232, 4241, 4248, 4255, 4262, 4267, 4272, 4275, 4280, 4284, 4287, 4313,
      4325, 4337, 4344, 4355, 4363, 4381, 4395, 4409, 4417, 4432, 4445, 4457, 4487, 4516, 4546, 4565, 4578, 4601, 4622, 4643,
      4656, 4686, 4715, 4720, 4726, 4731, 4736, 4749, 4764, 4778, 4784, 4798, 4804, 4827, 4847, 4857, 4869, 4880, 4891, 4897,
      4905, 4918, 4937, 4957, 4970, 4972, 4985, 4988, 4992, 4996, 5004, 5013, 5018, 5030, 5039, 5056, 5065, 5078, 5092, 5114,
      5132, 5146, 5160, 5165, 5173, 5182, 5192, 5198, 5203, 5219, 5228, 5237, 5259, 5286, 5303, 5313, 5336, 5355, 5372, 5384,
      5402, 5416, 5435, 5452, 5468, 5476, 5484, 5492, 5504, 5524, 5538, 5554, 5582, 5622, 5643, 5662, 5718, 5735, 5751, 5768,
      5787, 5802, 5813, 5831, 5849, 5862, 5869, 5876, 5891, 5906, 5919, 5932, 5942, 5953, 5964, 5978, 5986, 5998, 6006, 6019,
      6029, 6047, 6066, 6078, 6097, 6114, 6130, 6152, 6184, 6198, 6202, 6206, 6210, 6217, 6233, 6271, 6279, 6310, 6323, 6332,
      6340, 6348, 6357, 6371, 6376, 6383, 6395, 6404, 6412, 6419, 6426, 6437, 6442, 6455, 6468, 6473, 6483, 6505, 6515, 6556,
      6577, 6596, 6614, 6619, 6628, 6646, 6655, 6660, 6678, 6698, 6717, 6722, 6745, 6804, 6820, 6879, 6900, 6940, 6963, 7015,
      7020, 7036, 7043, 7067, 7072, 7079, 7087, 7102, 7153, 7169, 7177, 7184, 7198, 7204, 7210, 7222, 7242, 7262, 7278, 7283,
      7296, 7308, 7321, 7326, 7336, 7341, 7346, 7354, 7363, 7370, 7380, 7387, 7393, 7437, 7452, 7484, 7536, 7553, 7568, 7614,
      7666, 7708, 7752, 7773, 7785, 7791, 7807, 7857, 7872, 7876, 7884, 7896, 7903, 7909, 7920, 7927, 7946, 7955, 7965, 7978,
      7991, 8020, 8050, 8076, 8101, 8127, 8153, 8177, 8201, 8220, 8245, 8269, 8292, 8315, 8341, 8359, 8372, 8378, 8384, 8390,
      8399, 8408, 8418, 8428, 8436, 8446, 8456, 8465, 8481, 8500, 8509, 8529, 8549, 8570, 8587, 8606, 8622, 8634, 8642, 8653,
      8667, 8684, 8696, 8704, 8712, 8724, 8729, 8734, 8743, 8761, 8779, 8798, 8817, 8821, 8825, 8834, 8843, 8855, 8858, 8868,
      8878, 8888, 8903, 8916, 8931, 8942, 8957, 8968, 8983, 9004, 9014, 9030, 9045, 9053, 9075, 9149, 9169, 9231, 9255, 9325,
      9341, 9399, 9407, 9423, 9438, 9451, 9475, 9482, 9517, 9530, 9538, 9562, 9581, 9605, 9613, 9629, 9634, 9652, 9661, 9669,
      9678, 9689, 9727, 9745, 9758, 9767, 9781, 9786, 9795, 9812, 9818,
    ])

  static let es = WordTable(
    text: #"""
      al día
      Actividad
      Actividad: sin acceso
      Actividad: sin datos
      Real
      Real {0}°
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
      Dañina para grupos sensibles
      Dañina
      Muy desfavorable
      Muy dañina
      aire
      Aliso
      {0} completados
      Todo el día
      Todo el día, {0}
      todo el día
      Todo hecho
      toda la hora
      Todos los recordatorios hechos
      Permite el acceso en Ajustes
      Permite el acceso a Salud
      Permite el acceso a Salud para ver los pasos
      Permítelo en Ajustes
      También ahora
      {0} {1}
      {0} hoy
      Cuando sea
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
      {0}° menos
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
      Producida
      A la red
      Consumida
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
      Gramíneas
      rachas {0}
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
      Humedad: +{0}°
      Humedad {0}
      humedad
      en {0}
      En {0}
      Ocupada
      inHg
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
      quedan
      Menos
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
      Listas
      ↓ {0}°
      Mayormente despejado
      Puede no ser seguro
      medido hace {0}
      Sala de reuniones
      m
      Sol de medianoche
      mi
      mi/h
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
      +{0} más
      más de 2 h
      Más
      El más constante
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
      ¦one={0} pendiente¦many={0} de pendientes¦other={0} pendientes
      {0} o peor
      Cubierto
      Vencidos
      vencidos
      {0}, {1}
      Parcialmente nublado
      {0} %
      Fijado
      Noche polar
      Presión
      bajando
      subiendo
      estable
      3: protección
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
      caído
      activo desde hace {0}
      Servidores
      Elige una ubicación
      Ponga en «{0}» el nombre del calendario de la sala
      Sombra y agua
      30 días
      7 días
      Cielo desconocido
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
      mañana
      Reintentar
      12 meses
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
      Viento: −{0}°
      viento
      Lo peor de hoy, {0}
      """#,
    starts: [
      0, 8, 18, 40, 61, 66, 77, 86, 105, 114, 119, 141, 155, 164, 192, 213, 219, 229, 237, 250,
      267, 297, 305, 322, 334, 339, 345, 361, 374, 392, 405, 416, 429, 460, 489, 515, 560, 582, 597, 605,
      613, 624, 642, 666, 674, 684, 694, 710, 720, 741, 761, 845, 852, 860, 873, 886, 903, 910, 920, 940,
      954, 965, 987, 996, 1006, 1012, 1024, 1045, 1118, 1136, 1183, 1208, 1271, 1292, 1355, 1367, 1387, 1407, 1422, 1429,
      1436, 1443, 1451, 1458, 1469, 1484, 1494, 1523, 1611, 1620, 1672, 1727, 1796, 1806, 1818, 1855, 1874, 1896, 1930, 1938,
      1954, 2019, 2040, 2104, 2134, 2234, 2262, 2338, 2346, 2412, 2427, 2433, 2484, 2490, 2496, 2511, 2533, 2541, 2563, 2569,
      2579, 2589, 2595, 2606, 2625, 2634, 2645, 2674, 2767, 2778, 2797, 2805, 2816, 2824, 2835, 2850, 2865, 2877, 2885, 2894,
      2904, 2913, 2923, 2939, 2993, 3014, 3042, 3075, 3099, 3119, 3142, 3164, 3172, 3186, 3200, 3216, 3240, 3314, 3341, 3424,
      3446, 3527, 3548, 3647, 3655, 3666, 3677, 3691, 3714, 3731, 3740, 3749, 3755, 3794, 3802, 3809, 3815, 3831, 3847, 3861,
      3875, 3886, 3907, 3920, 3937, 3954, 3971, 3995, 4014, 4022, 4129, 4269, 4341, 4475, 4556, 4570, 4584, 4597, 4608, 4619,
      4629, 4639, 4647, 4664, 4681, 4730, 4810, 4833, 4840, 4861, 4872, 4886, 4903, 4930, 4944, 4948, 4958, 4979, 4994, 5011,
      5017, 5029, 5043, 5057, 5063, 5071, 5079, 5095, 5107, 5115, 5122, 5129, 5137, 5142, 5147, 5150, 5155, 5159, 5162, 5185,
      5201, 5217, 5224, 5235, 5245, 5270, 5287, 5305, 5313, 5331, 5349, 5366, 5404, 5438, 5472, 5494, 5511, 5537, 5554, 5581,
      5601, 5633, 5665, 5673, 5684, 5691, 5697, 5713, 5728, 5746, 5753, 5769, 5776, 5799, 5820, 5831, 5848, 5864, 5880, 5887,
      5897, 5918, 5938, 5954, 5972, 5974, 5992, 5995, 6000, 6004, 6012, 6026, 6034, 6051, 6060, 6078, 6087, 6100, 6116, 6136,
      6152, 6170, 6188, 6193, 6207, 6216, 6226, 6238, 6243, 6261, 6270, 6281, 6309, 6350, 6378, 6389, 6416, 6439, 6462, 6481,
      6504, 6523, 6550, 6575, 6595, 6605, 6615, 6625, 6646, 6664, 6676, 6698, 6733, 6775, 6801, 6826, 6896, 6924, 6939, 6960,
      6980, 6998, 7010, 7041, 7068, 7087, 7095, 7103, 7119, 7145, 7158, 7171, 7185, 7194, 7206, 7222, 7230, 7240, 7249, 7263,
      7270, 7289, 7303, 7318, 7332, 7349, 7363, 7382, 7409, 7424, 7430, 7436, 7442, 7449, 7466, 7526, 7535, 7601, 7612, 7621,
      7630, 7639, 7648, 7669, 7676, 7683, 7695, 7704, 7712, 7721, 7729, 7744, 7751, 7766, 7776, 7783, 7793, 7810, 7824, 7870,
      7896, 7921, 7951, 7958, 7975, 7994, 8003, 8010, 8025, 8042, 8063, 8070, 8096, 8155, 8172, 8235, 8254, 8298, 8319, 8375,
      8382, 8400, 8408, 8431, 8438, 8460, 8471, 8492, 8545, 8559, 8568, 8576, 8594, 8604, 8614, 8628, 8646, 8673, 8687, 8693,
      8707, 8715, 8734, 8740, 8750, 8757, 8764, 8772, 8783, 8791, 8802, 8810, 8816, 8891, 8907, 8958, 9063, 9081, 9098, 9170,
      9251, 9317, 9380, 9400, 9410, 9416, 9435, 9513, 9532, 9536, 9545, 9558, 9568, 9574, 9586, 9596, 9617, 9626, 9639, 9653,
      9662, 9690, 9718, 9740, 9767, 9795, 9814, 9841, 9869, 9898, 9923, 9946, 9965, 9997, 10021, 10042, 10060, 10070, 10074, 10078,
      10086, 10094, 10105, 10114, 10126, 10140, 10154, 10166, 10182, 10202, 10212, 10235, 10259, 10287, 10307, 10327, 10348, 10364, 10377, 10388,
      10407, 10432, 10444, 10452, 10460, 10477, 10482, 10487, 10498, 10518, 10540, 10562, 10585, 10590, 10595, 10604, 10613, 10627, 10630, 10647,
      10656, 10665, 10683, 10697, 10716, 10727, 10742, 10753, 10768, 10790, 10801, 10816, 10833, 10839, 10858, 10926, 10947, 11014, 11039, 11122,
      11143, 11205, 11211, 11226, 11243, 11258, 11288, 11297, 11337, 11349, 11358, 11388, 11411, 11436, 11443, 11458, 11465, 11486, 11497, 11505,
      11519, 11535, 11581, 11606, 11624, 11638, 11657, 11664, 11675, 11692, 11699,
    ])

  static let fi = WordTable(
    text: #"""
      päivässä
      Aktiivisuus
      Aktiivisuus: ei käyttölupaa
      Aktiivisuus: ei tietoja
      Mitattu
      Mitattu {0}°
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
      Haitallinen herkille
      Haitallinen
      Erittäin huono
      Hyvin haitallinen
      ilma
      Leppä
      Kaikki {0} tehty
      Koko päivä
      Koko päivä, {0}
      koko päivä
      Kaikki tehty
      koko tunnin
      Kaikki muistutukset on tehty
      Salli käyttö Asetuksissa
      Salli Terveyden käyttö
      Salli Terveyden käyttö nähdäksesi askeleet
      Salli Asetuksissa
      Myös nyt
      {0} {1}
      {0} tänään
      Milloin vain
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
      {0}° viileämpää
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
      Tuotettu
      Verkkoon
      Kulutettu
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
      Heinät
      puuskat {0}
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
      Kosteus: +{0}°
      Kosteus {0}
      kosteus
      {0} päästä
      Alkuun {0}
      Varattu
      inHg
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
      jäljellä
      Vähemmän
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
      Listat
      ↓ {0}°
      Enimmäkseen selkeää
      Ei ehkä turvallista
      mitattu {0} sitten
      Kokoushuone
      m
      Yötön yö
      mi
      mi/h
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
      +{0} lisää
      yli 2 t
      Enemmän
      Tasaisin
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
      ¦one={0} tekemättä¦other={0} tekemättä
      {0} tai pahempi
      Pilvistä
      Myöhässä
      myöhässä
      {0}, {1}
      Puolipilvistä
      {0} %
      Kiinnitetty
      Kaamos
      Ilmanpaine
      laskee
      nousee
      tasainen
      3: suojaudu
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
      alhaalla
      käynnissä {0}
      Palvelimet
      Aseta sijainti
      Anna muuttujaan ”{0}” huoneen kalenterin nimi
      Varjoa ja vettä
      30 pv
      7 pv
      Taivas ei tiedossa
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
      huomenna
      Yritä uudelleen
      12 kk
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
      Tuuli: −{0}°
      tuulista
      Huonointa tänään {0}
      """#,
    starts: [
      0, 12, 24, 54, 78, 86, 100, 113, 126, 137, 142, 164, 178, 187, 208, 221, 227, 239, 251, 257,
      268, 289, 301, 317, 335, 340, 347, 364, 377, 395, 408, 421, 433, 462, 489, 514, 561, 579, 589, 597,
      611, 624, 643, 664, 671, 679, 687, 707, 715, 733, 750, 801, 806, 812, 823, 836, 853, 859, 869, 883,
      893, 903, 925, 933, 941, 947, 952, 977, 1051, 1075, 1117, 1141, 1207, 1221, 1284, 1289, 1310, 1328, 1341, 1348,
      1355, 1362, 1369, 1378, 1388, 1398, 1408, 1439, 1522, 1530, 1583, 1642, 1675, 1684, 1704, 1740, 1760, 1786, 1810, 1816,
      1840, 1903, 1924, 1982, 1998, 2076, 2093, 2166, 2172, 2217, 2233, 2240, 2279, 2286, 2296, 2312, 2342, 2353, 2370, 2375,
      2381, 2387, 2394, 2402, 2420, 2427, 2441, 2466, 2550, 2564, 2583, 2591, 2602, 2612, 2627, 2646, 2667, 2681, 2691, 2699,
      2708, 2717, 2727, 2750, 2792, 2817, 2852, 2893, 2924, 2951, 2987, 3021, 3036, 3051, 3066, 3087, 3107, 3180, 3207, 3287,
      3305, 3390, 3411, 3514, 3529, 3536, 3548, 3562, 3582, 3599, 3609, 3619, 3629, 3658, 3666, 3672, 3678, 3696, 3717, 3734,
      3756, 3766, 3782, 3794, 3811, 3828, 3845, 3866, 3884, 3889, 3955, 4039, 4099, 4195, 4243, 4265, 4279, 4296, 4304, 4316,
      4324, 4335, 4342, 4354, 4366, 4423, 4513, 4535, 4543, 4573, 4585, 4599, 4616, 4636, 4655, 4659, 4669, 4690, 4700, 4714,
      4720, 4733, 4747, 4761, 4767, 4775, 4783, 4799, 4811, 4819, 4833, 4844, 4852, 4857, 4862, 4865, 4870, 4874, 4877, 4900,
      4911, 4926, 4936, 4954, 4962, 4977, 4998, 5015, 5023, 5039, 5062, 5084, 5118, 5153, 5197, 5217, 5237, 5267, 5286, 5313,
      5338, 5376, 5415, 5427, 5438, 5449, 5460, 5473, 5484, 5501, 5509, 5524, 5530, 5559, 5589, 5601, 5619, 5630, 5641, 5648,
      5658, 5681, 5702, 5721, 5733, 5735, 5747, 5750, 5755, 5759, 5767, 5782, 5790, 5808, 5820, 5839, 5851, 5867, 5887, 5911,
      5935, 5952, 5969, 5973, 5986, 5998, 6011, 6019, 6028, 6037, 6046, 6054, 6081, 6107, 6132, 6149, 6172, 6190, 6212, 6227,
      6249, 6267, 6293, 6313, 6334, 6345, 6356, 6377, 6403, 6422, 6436, 6458, 6487, 6541, 6560, 6587, 6638, 6653, 6671, 6695,
      6716, 6736, 6749, 6774, 6794, 6810, 6822, 6834, 6850, 6873, 6888, 6910, 6927, 6949, 6962, 6974, 6982, 6998, 7005, 7020,
      7033, 7058, 7083, 7100, 7119, 7152, 7168, 7190, 7226, 7241, 7245, 7249, 7253, 7259, 7277, 7316, 7327, 7372, 7388, 7398,
      7410, 7422, 7431, 7446, 7453, 7465, 7472, 7483, 7490, 7497, 7506, 7518, 7523, 7536, 7548, 7556, 7566, 7586, 7599, 7648,
      7671, 7696, 7722, 7727, 7739, 7763, 7775, 7780, 7799, 7815, 7835, 7847, 7869, 7923, 7939, 8003, 8028, 8073, 8097, 8148,
      8160, 8175, 8185, 8207, 8216, 8232, 8243, 8258, 8308, 8325, 8331, 8336, 8355, 8367, 8382, 8398, 8419, 8440, 8460, 8469,
      8486, 8500, 8512, 8524, 8535, 8540, 8545, 8553, 8568, 8574, 8581, 8587, 8596, 8655, 8675, 8710, 8781, 8808, 8829, 8872,
      8933, 8978, 9033, 9063, 9081, 9089, 9108, 9159, 9177, 9185, 9191, 9209, 9215, 9224, 9234, 9242, 9264, 9276, 9287, 9308,
      9316, 9345, 9372, 9398, 9431, 9456, 9477, 9509, 9539, 9563, 9587, 9606, 9623, 9649, 9665, 9683, 9701, 9713, 9723, 9733,
      9742, 9751, 9768, 9774, 9786, 9799, 9812, 9821, 9846, 9870, 9878, 9900, 9920, 9943, 9962, 9978, 10001, 10021, 10035, 10046,
      10061, 10080, 10092, 10107, 10122, 10140, 10149, 10158, 10169, 10189, 10212, 10238, 10261, 10268, 10275, 10287, 10299, 10314, 10317, 10333,
      10348, 10363, 10379, 10397, 10415, 10429, 10447, 10461, 10479, 10500, 10512, 10530, 10545, 10554, 10572, 10648, 10663, 10720, 10744, 10818,
      10835, 10897, 10906, 10921, 10933, 10956, 10985, 10991, 11033, 11048, 11056, 11081, 11102, 11129, 11135, 11160, 11167, 11191, 11202, 11210,
      11225, 11242, 11291, 11318, 11337, 11352, 11372, 11378, 11388, 11404, 11413,
    ])

  static let fr = WordTable(
    text: #"""
      par jour
      Activité
      Activité : aucun accès
      Activité : aucune donnée
      Réelle
      Réelle {0}°
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
      Malsain pour les personnes sensibles
      Malsain
      Très mauvais
      Très malsain
      air
      Aulne
      Les {0} terminés
      Jour entier
      Jour entier, {0}
      jour entier
      Tout est fait
      toute l’heure
      Tous les rappels sont terminés
      Autorisez l’accès dans Réglages
      Autorisez l’accès à Santé
      Autorisez l’accès à Santé pour voir les pas
      Autorisez dans Réglages
      Aussi en cours
      {0} {1}
      {0} aujourd’hui
      À tout moment
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
      {0}° de moins
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
      Produit
      Vers le réseau
      Consommé
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
      Graminées
      rafales {0}
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
      Humidité : +{0}°
      Humidité {0}
      humidité
      dans {0}
      Dans {0}
      Occupée
      inHg
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
      La dernière météo date de {0}.
      retards
      Plus tard
      restant
      Moins
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
      Listes
      ↓ {0}°
      Plutôt dégagé
      Risque possible
      mesuré il y a {0}
      Salle de réunion
      m
      Soleil de minuit
      mi
      mi/h
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
      ¦one=+{0} autre¦many=+{0} autres¦other=+{0} autres
      plus de 2 h
      Plus
      Le plus régulier
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
      Aucun événement les prochains jours
      L’agenda n’a aucun événement de « {0} »
      Aucune prévision horaire
      Aucune prévision enregistrée
      ¦one=Pas de {1} pendant {0} h¦many=Pas de {1} pendant {0} h¦other=Pas de {1} pendant {0} h
      Pas de {0} dans l’heure
      Pas de {0} pendant {1}
      Pas de {0} dans l’heure
      Plus de départs
      Lieu inconnu
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
      ¦one={0} à faire¦many={0} à faire¦other={0} à faire
      {0} ou pire
      Couvert
      En retard
      en retard
      {0}, {1}
      Partiellement nuageux
      {0} %
      Épinglé
      Nuit polaire
      Pression
      en baisse
      en hausse
      stable
      3 : protection
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
      hors service
      actif depuis {0}
      Serveurs
      Choisissez un lieu
      Donnez à « {0} » le nom de l’agenda de la salle
      De l’ombre et de l’eau
      30 jours
      7 jours
      Ciel inconnu
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
      demain
      Réessayer
      12 mois
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
      Vent : −{0}°
      venteux
      Pire du jour, {0}
      """#,
    starts: [
      0, 9, 19, 45, 73, 81, 95, 103, 118, 129, 133, 156, 169, 177, 198, 204, 208, 218, 228, 236,
      256, 293, 301, 315, 329, 333, 339, 357, 369, 386, 398, 412, 428, 460, 496, 527, 576, 601, 616, 624,
      642, 657, 676, 705, 718, 727, 736, 756, 763, 780, 796, 869, 875, 882, 894, 912, 934, 942, 951, 967,
      980, 991, 1020, 1026, 1036, 1042, 1051, 1077, 1157, 1184, 1233, 1259, 1331, 1351, 1416, 1425, 1439, 1460, 1481, 1491,
      1501, 1509, 1517, 1525, 1536, 1556, 1570, 1600, 1702, 1709, 1761, 1818, 1881, 1890, 1905, 1942, 1964, 1985, 2016, 2023,
      2050, 2121, 2152, 2235, 2260, 2360, 2376, 2453, 2460, 2527, 2549, 2555, 2606, 2612, 2618, 2631, 2657, 2666, 2688, 2695,
      2704, 2713, 2722, 2734, 2757, 2764, 2779, 2806, 2910, 2925, 2944, 2952, 2966, 2970, 2979, 2992, 3005, 3013, 3017, 3026,
      3034, 3050, 3060, 3077, 3146, 3164, 3206, 3251, 3291, 3328, 3367, 3407, 3416, 3431, 3446, 3462, 3489, 3570, 3594, 3674,
      3695, 3772, 3797, 3911, 3920, 3929, 3938, 3951, 3968, 3985, 3994, 4003, 4011, 4057, 4067, 4078, 4084, 4104, 4124, 4143,
      4162, 4174, 4189, 4202, 4219, 4236, 4253, 4277, 4296, 4305, 4426, 4574, 4649, 4803, 4887, 4895, 4903, 4911, 4922, 4934,
      4941, 4948, 4956, 4971, 4986, 5042, 5122, 5142, 5148, 5173, 5183, 5195, 5214, 5238, 5250, 5254, 5264, 5285, 5301, 5319,
      5325, 5337, 5351, 5361, 5367, 5374, 5384, 5404, 5418, 5428, 5437, 5446, 5455, 5460, 5465, 5468, 5473, 5477, 5480, 5498,
      5514, 5529, 5538, 5551, 5568, 5591, 5610, 5629, 5637, 5654, 5672, 5689, 5729, 5767, 5807, 5826, 5843, 5871, 5890, 5914,
      5932, 5970, 6004, 6012, 6022, 6030, 6036, 6050, 6067, 6082, 6089, 6103, 6110, 6137, 6163, 6174, 6194, 6208, 6222, 6229,
      6239, 6256, 6272, 6291, 6309, 6311, 6328, 6331, 6336, 6340, 6348, 6362, 6370, 6387, 6397, 6414, 6423, 6437, 6453, 6472,
      6488, 6504, 6520, 6525, 6543, 6594, 6648, 6660, 6665, 6683, 6694, 6708, 6737, 6771, 6794, 6807, 6832, 6853, 6882, 6910,
      6937, 6967, 6987, 7016, 7033, 7048, 7063, 7073, 7096, 7119, 7133, 7160, 7198, 7246, 7272, 7303, 7397, 7423, 7446, 7472,
      7489, 7502, 7516, 7540, 7566, 7588, 7602, 7616, 7636, 7660, 7674, 7687, 7701, 7720, 7738, 7749, 7757, 7769, 7784, 7795,
      7813, 7842, 7855, 7874, 7898, 7920, 7935, 7956, 7989, 8003, 8014, 8021, 8032, 8040, 8060, 8118, 8129, 8187, 8199, 8207,
      8217, 8227, 8236, 8258, 8266, 8276, 8289, 8298, 8308, 8318, 8325, 8341, 8347, 8361, 8369, 8375, 8385, 8413, 8421, 8466,
      8490, 8516, 8537, 8543, 8557, 8575, 8589, 8595, 8611, 8630, 8653, 8658, 8681, 8745, 8771, 8846, 8870, 8916, 8938, 9000,
      9005, 9019, 9027, 9045, 9058, 9075, 9084, 9103, 9156, 9183, 9192, 9200, 9213, 9226, 9239, 9252, 9268, 9293, 9306, 9312,
      9326, 9342, 9359, 9365, 9382, 9391, 9400, 9408, 9419, 9426, 9439, 9446, 9450, 9523, 9539, 9585, 9685, 9705, 9727, 9797,
      9888, 9949, 10037, 10067, 10085, 10089, 10106, 10187, 10207, 10214, 10220, 10240, 10248, 10255, 10268, 10275, 10305, 10315, 10326, 10344,
      10350, 10370, 10391, 10420, 10451, 10479, 10503, 10531, 10563, 10592, 10624, 10657, 10677, 10712, 10732, 10751, 10768, 10777, 10791, 10805,
      10812, 10819, 10830, 10838, 10846, 10861, 10876, 10887, 10913, 10932, 10941, 10966, 10991, 11014, 11033, 11055, 11077, 11092, 11110, 11121,
      11139, 11160, 11172, 11181, 11190, 11202, 11210, 11218, 11228, 11247, 11275, 11302, 11320, 11327, 11334, 11343, 11352, 11373, 11376, 11394,
      11408, 11422, 11440, 11460, 11480, 11492, 11508, 11521, 11538, 11556, 11567, 11585, 11608, 11615, 11649, 11742, 11763, 11830, 11860, 11944,
      11972, 12052, 12059, 12077, 12097, 12115, 12143, 12149, 12191, 12207, 12215, 12237, 12261, 12284, 12292, 12314, 12322, 12344, 12356, 12364,
      12386, 12404, 12455, 12489, 12509, 12525, 12546, 12551, 12560, 12577, 12585,
    ])

  static let he = WordTable(
    text: #"""
      ביום
      פעילות
      פעילות: אין גישה
      פעילות: אין נתונים
      בפועל
      בפועל ‎{0}°
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
      לא בריאה לקבוצות רגישות
      לא בריאה
      ירודה מאוד
      מאוד לא בריאה
      אוויר
      אלמון
      כל ה־{0} בוצעו
      כל היום
      כל היום, {0}
      כל היום
      הכול בוצע
      כל השעה
      כל התזכורות בוצעו
      אפשרו גישה בהגדרות כדי להציג אותן
      אפשרו גישה לבריאות
      אפשרו גישה לבריאות כדי לראות צעדים
      אפשרו בהגדרות
      גם עכשיו
      {0} {1}
      {0} היום
      בכל זמן
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
      קריר יותר ב־‎{0}°
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
      יוצר
      לרשת
      נצרך
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
      עשבים
      משבים {0}
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
      לחות: ‎+{0}°
      לחות {0}
      לחות
      בעוד {0}
      בעוד {0}
      תפוס
      אינץ׳ כספית
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
      נותרו
      פחות
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
      רשימות
      ‏↓ ‎{0}°
      בהיר לרוב
      ייתכן שלא בטוח
      נמדד לפני {0}
      חדר ישיבות
      מ׳
      שמש חצות
      מייל
      מייל/ש׳
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
      ועוד {0}
      יותר משעתיים
      יותר
      העקבי ביותר
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
      ¦one=אחת פתוחה¦two=שתיים פתוחות¦other={0} פתוחות
      {0} או גרוע מכך
      מעונן
      באיחור
      באיחור
      {0}, {1}
      מעונן חלקית
      {0}%
      מוצמד
      ליל קוטב
      לחץ
      יורד
      עולה
      יציב
      3: התגוננו
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
      מושבת
      פועל {0}
      שרתים
      הגדירו מיקום
      יש להגדיר ב„{0}” את שם היומן של החדר
      צל ומים
      30 ימים
      7 ימים
      השמיים לא ידועים
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
      מחר
      נסו שוב
      12 חודשים
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
      רוח: ‎−{0}°
      רוח
      הגרוע היום, {0}
      """#,
    starts: [
      0, 9, 22, 52, 86, 97, 117, 131, 146, 159, 170, 202, 228, 246, 268, 279, 288, 301, 316, 327,
      351, 395, 411, 431, 456, 467, 478, 502, 516, 535, 549, 567, 581, 614, 676, 711, 775, 801, 817, 825,
      838, 852, 880, 911, 920, 933, 946, 971, 979, 1002, 1024, 1115, 1127, 1134, 1146, 1177, 1212, 1223, 1234, 1253,
      1268, 1282, 1317, 1331, 1340, 1346, 1359, 1390, 1480, 1508, 1559, 1594, 1664, 1684, 1741, 1754, 1769, 1790, 1810, 1819,
      1828, 1839, 1852, 1863, 1881, 1901, 1925, 1971, 2083, 2088, 2272, 2384, 2463, 2474, 2505, 2547, 2573, 2599, 2630, 2639,
      2666, 2743, 2766, 2843, 2876, 2994, 3027, 3126, 3135, 3215, 3240, 3249, 3307, 3316, 3325, 3343, 3370, 3383, 3408, 3417,
      3426, 3435, 3444, 3461, 3483, 3494, 3508, 3539, 3664, 3678, 3705, 3718, 3738, 3747, 3769, 3795, 3819, 3832, 3845, 3858,
      3867, 3876, 3885, 3905, 3982, 4012, 4065, 4109, 4158, 4182, 4212, 4263, 4276, 4296, 4316, 4340, 4368, 4448, 4488, 4601,
      4628, 4728, 4768, 4908, 4921, 4932, 4950, 4973, 5000, 5018, 5033, 5048, 5059, 5108, 5119, 5128, 5137, 5157, 5177, 5193,
      5209, 5223, 5254, 5265, 5283, 5301, 5319, 5341, 5358, 5372, 5516, 5674, 5763, 5927, 6025, 6049, 6063, 6079, 6090, 6105,
      6112, 6119, 6126, 6144, 6162, 6223, 6318, 6340, 6347, 6370, 6381, 6395, 6429, 6458, 6472, 6481, 6497, 6530, 6554, 6576,
      6587, 6605, 6627, 6649, 6660, 6669, 6678, 6698, 6711, 6720, 6733, 6746, 6755, 6777, 6786, 6793, 6802, 6813, 6820, 6850,
      6874, 6891, 6904, 6921, 6936, 6958, 6976, 6989, 6997, 7032, 7063, 7093, 7142, 7187, 7236, 7269, 7287, 7325, 7349, 7382,
      7414, 7461, 7525, 7538, 7550, 7561, 7570, 7585, 7607, 7630, 7635, 7651, 7656, 7681, 7702, 7711, 7743, 7761, 7779, 7792,
      7808, 7826, 7853, 7875, 7895, 7900, 7916, 7925, 7939, 7946, 7957, 7975, 7986, 8006, 8015, 8035, 8048, 8061, 8077, 8103,
      8119, 8145, 8171, 8178, 8191, 8202, 8215, 8239, 8248, 8270, 8279, 8297, 8335, 8380, 8411, 8427, 8460, 8489, 8520, 8549,
      8582, 8609, 8632, 8664, 8696, 8716, 8736, 8754, 8780, 8807, 8827, 8862, 8910, 8958, 8987, 9016, 9153, 9186, 9220, 9245,
      9272, 9303, 9321, 9372, 9405, 9434, 9448, 9462, 9486, 9533, 9555, 9577, 9595, 9613, 9629, 9643, 9654, 9670, 9686, 9702,
      9716, 9741, 9769, 9796, 9828, 9860, 9882, 9907, 9940, 9961, 9972, 9983, 9994, 10007, 10034, 10126, 10139, 10216, 10241, 10252,
      10265, 10278, 10287, 10309, 10314, 10325, 10341, 10348, 10357, 10366, 10375, 10393, 10400, 10415, 10428, 10435, 10445, 10477, 10492, 10551,
      10583, 10619, 10658, 10669, 10687, 10712, 10730, 10741, 10767, 10785, 10815, 10824, 10855, 10933, 10957, 11037, 11061, 11112, 11148, 11215,
      11224, 11244, 11255, 11280, 11291, 11304, 11315, 11339, 11404, 11418, 11430, 11441, 11472, 11499, 11526, 11538, 11560, 11587, 11599, 11606,
      11621, 11639, 11657, 11664, 11676, 11687, 11698, 11709, 11724, 11735, 11755, 11766, 11777, 11869, 11894, 11959, 12081, 12109, 12141, 12245,
      12346, 12426, 12518, 12552, 12572, 12583, 12607, 12701, 12715, 12722, 12733, 12748, 12759, 12772, 12788, 12799, 12828, 12841, 12857, 12883,
      12903, 12939, 12973, 13008, 13052, 13097, 13139, 13186, 13220, 13268, 13300, 13334, 13357, 13389, 13414, 13439, 13458, 13471, 13480, 13489,
      13496, 13503, 13517, 13533, 13547, 13556, 13565, 13583, 13603, 13621, 13634, 13665, 13697, 13730, 13759, 13795, 13819, 13838, 13852, 13866,
      13886, 13910, 13925, 13938, 13951, 13962, 13971, 13980, 13990, 14009, 14040, 14067, 14091, 14100, 14109, 14122, 14135, 14162, 14165, 14177,
      14195, 14213, 14232, 14255, 14272, 14288, 14308, 14322, 14340, 14362, 14377, 14395, 14413, 14424, 14448, 14528, 14546, 14612, 14647, 14739,
      14778, 14850, 14861, 14879, 14897, 14917, 14955, 14964, 15019, 15047, 15063, 15101, 15134, 15164, 15184, 15226, 15235, 15260, 15273, 15286,
      15302, 15320, 15385, 15422, 15445, 15461, 15482, 15489, 15500, 15520, 15527,
    ])

  static let it = WordTable(
    text: #"""
      al giorno
      Attività
      Attività: nessun accesso
      Attività: nessun dato
      Reale
      Reale {0}°
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
      Malsana per gruppi sensibili
      Malsana
      Molto scadente
      Molto malsana
      aria
      Ontano
      Completati tutti e {0}
      Tutto il giorno
      Tutto il giorno, {0}
      tutto il giorno
      Tutto fatto
      tutta l’ora
      Tutti i promemoria sono completati
      Consenti l’accesso in Impostazioni
      Consenti l’accesso a Salute
      Consenti l’accesso a Salute per vedere i passi
      Consenti in Impostazioni
      Anche adesso
      {0} {1}
      {0} oggi
      Quando vuoi
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
      {0}° in meno
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
      Prodotta
      In rete
      Consumata
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
      Graminacee
      raffiche {0}
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
      Umidità: +{0}°
      Umidità {0}
      umidità
      tra {0}
      Tra {0}
      Occupata
      inHg
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
      rimasti
      Meno
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
      Elenchi
      ↓ {0}°
      Prevalentemente sereno
      Forse non sicuro
      misurato {0} fa
      Sala riunioni
      m
      Sole di mezzanotte
      mi
      mi/h
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
      ¦one=+{0} altro¦many=+{0} altri¦other=+{0} altri
      oltre 2 h
      Più
      Il più costante
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
      ¦one={0} da fare¦many={0} da fare¦other={0} da fare
      {0} o peggio
      Coperto
      Scaduti
      scaduti
      {0}, {1}
      Parzialmente nuvoloso
      {0}%
      Fissato
      Notte polare
      Pressione
      in calo
      in aumento
      stabile
      3: protezione
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
      non attivo
      attivo da {0}
      Server
      Scegli una località
      Imposta “{0}” sul nome del calendario della sala
      Ombra e acqua
      30 giorni
      7 giorni
      Cielo sconosciuto
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
      domani
      Riprova
      12 mesi
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
      Vento: −{0}°
      vento
      Il peggio di oggi, {0}
      """#,
    starts: [
      0, 10, 20, 46, 69, 75, 87, 91, 109, 116, 121, 144, 158, 167, 175, 184, 190, 201, 210, 219,
      240, 269, 277, 292, 306, 311, 318, 341, 357, 378, 394, 406, 420, 455, 492, 522, 571, 596, 609, 617,
      626, 638, 653, 679, 686, 695, 704, 724, 733, 752, 770, 849, 856, 863, 875, 894, 917, 925, 936, 956,
      971, 982, 1006, 1012, 1022, 1028, 1036, 1062, 1137, 1159, 1207, 1232, 1297, 1315, 1372, 1380, 1397, 1414, 1430, 1441,
      1448, 1455, 1462, 1468, 1482, 1491, 1498, 1529, 1620, 1625, 1677, 1734, 1801, 1811, 1825, 1861, 1882, 1904, 1933, 1942,
      1961, 2033, 2055, 2118, 2147, 2259, 2275, 2335, 2344, 2411, 2428, 2434, 2489, 2495, 2502, 2519, 2543, 2552, 2575, 2581,
      2590, 2599, 2605, 2616, 2633, 2644, 2656, 2685, 2779, 2791, 2813, 2821, 2833, 2838, 2850, 2866, 2882, 2891, 2899, 2907,
      2916, 2924, 2934, 2949, 3001, 3022, 3050, 3089, 3118, 3141, 3166, 3194, 3202, 3217, 3232, 3249, 3275, 3359, 3383, 3469,
      3496, 3582, 3607, 3714, 3722, 3732, 3742, 3756, 3778, 3791, 3806, 3821, 3827, 3867, 3882, 3889, 3896, 3914, 3932, 3947,
      3962, 3973, 3987, 4001, 4021, 4041, 4061, 4088, 4108, 4116, 4228, 4373, 4446, 4594, 4676, 4692, 4702, 4713, 4724, 4737,
      4746, 4755, 4763, 4778, 4793, 4852, 4939, 4961, 4967, 4988, 4998, 5012, 5029, 5051, 5066, 5070, 5080, 5101, 5116, 5132,
      5138, 5148, 5162, 5176, 5182, 5191, 5200, 5217, 5230, 5239, 5247, 5255, 5264, 5269, 5274, 5277, 5282, 5286, 5289, 5311,
      5325, 5337, 5345, 5357, 5368, 5391, 5410, 5428, 5436, 5451, 5468, 5484, 5517, 5551, 5584, 5603, 5617, 5640, 5655, 5680,
      5701, 5734, 5765, 5773, 5784, 5792, 5797, 5814, 5831, 5851, 5858, 5876, 5884, 5909, 5931, 5942, 5960, 5975, 5990, 5998,
      6008, 6031, 6048, 6064, 6078, 6080, 6099, 6102, 6107, 6111, 6119, 6131, 6139, 6157, 6166, 6186, 6195, 6208, 6225, 6242,
      6260, 6276, 6292, 6297, 6315, 6364, 6416, 6426, 6431, 6448, 6457, 6468, 6497, 6540, 6569, 6584, 6613, 6637, 6662, 6686,
      6712, 6736, 6761, 6788, 6813, 6825, 6837, 6848, 6871, 6892, 6909, 6933, 6967, 7008, 7034, 7061, 7143, 7173, 7192, 7218,
      7242, 7260, 7276, 7302, 7329, 7351, 7363, 7375, 7395, 7420, 7443, 7459, 7474, 7486, 7499, 7514, 7522, 7537, 7545, 7557,
      7566, 7586, 7602, 7621, 7640, 7658, 7678, 7692, 7728, 7743, 7750, 7757, 7764, 7771, 7786, 7847, 7854, 7909, 7922, 7930,
      7938, 7946, 7955, 7977, 7982, 7990, 8003, 8013, 8021, 8032, 8040, 8054, 8062, 8078, 8086, 8094, 8104, 8122, 8133, 8178,
      8205, 8229, 8255, 8262, 8279, 8294, 8301, 8308, 8328, 8349, 8367, 8374, 8393, 8454, 8473, 8536, 8554, 8603, 8627, 8683,
      8690, 8704, 8712, 8733, 8744, 8758, 8765, 8786, 8839, 8853, 8863, 8872, 8890, 8911, 8932, 8947, 8962, 8985, 9001, 9006,
      9019, 9034, 9050, 9055, 9073, 9081, 9089, 9097, 9108, 9115, 9126, 9133, 9139, 9221, 9235, 9287, 9402, 9424, 9443, 9516,
      9592, 9659, 9726, 9745, 9756, 9762, 9783, 9865, 9884, 9889, 9894, 9903, 9912, 9920, 9933, 9943, 9971, 9980, 9995, 10008,
      10018, 10047, 10077, 10100, 10129, 10156, 10178, 10206, 10232, 10257, 10286, 10311, 10332, 10357, 10379, 10399, 10420, 10428, 10433, 10438,
      10445, 10452, 10460, 10468, 10480, 10494, 10508, 10521, 10538, 10557, 10567, 10590, 10613, 10635, 10652, 10670, 10688, 10703, 10719, 10730,
      10750, 10775, 10787, 10795, 10803, 10816, 10821, 10826, 10836, 10855, 10878, 10903, 10925, 10931, 10937, 10946, 10955, 10971, 10974, 10991,
      11002, 11013, 11030, 11048, 11067, 11079, 11095, 11108, 11125, 11142, 11153, 11167, 11183, 11191, 11210, 11277, 11293, 11343, 11369, 11436,
      11455, 11520, 11528, 11544, 11562, 11582, 11617, 11624, 11669, 11684, 11694, 11725, 11747, 11773, 11779, 11800, 11810, 11836, 11850, 11858,
      11870, 11884, 11927, 11952, 11968, 11980, 11997, 12003, 12013, 12029, 12035,
    ])

  static let ja = WordTable(
    text: #"""
      /日
      アクティビティ
      アクティビティ：アクセス権なし
      アクティビティ：データなし
      実際
      実際 {0}°
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
      敏感な人に有害
      有害
      非常に悪い
      非常に有害
      気温
      ハンノキ
      {0}件すべて完了
      終日
      終日、{0}
      終日
      すべて完了
      1時間ずっと
      リマインダーはすべて完了
      設定でアクセスを許可してください
      ヘルスケアへのアクセスを許可
      歩数を表示するにはヘルスケアへのアクセスを許⁠可
      設定で許可してください
      同時進行中
      {0} {1}
      今日{0}
      いつでも
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
      {0}°低い
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
      発電
      売電
      消費
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
      イネ科
      突風{0}
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
      湿度で+{0}°
      湿度 {0}
      湿度
      {0}後
      {0}後
      使用中
      inHg
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
      残り
      少
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
      リスト
      最低{0}°
      おおむね晴れ
      安全でない可能性
      {0}前に測定
      会議室
      m
      白夜
      マイル
      mph
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
      ほか{0}件
      2時間以上
      多
      最も安定
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
      未完了{0}件
      {0}以上
      曇り
      期限切れ
      期限切れ
      {0}、{1}
      所により曇り
      {0}%
      固定
      極夜
      気圧
      下降中
      上昇中
      安定
      3：対策
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
      停止中
      稼働{0}
      サーバー
      場所を設定
      「{0}」に部屋のカレンダー名を設定してください
      日陰と水分
      30日間
      7日間
      空模様不明
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
      明日
      再試行
      12か月
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
      風で−{0}°
      風あり
      今日最も悪いのは{0}
      """#,
    starts: [
      0, 5, 27, 73, 113, 120, 133, 143, 156, 163, 170, 194, 211, 222, 238, 251, 258, 265, 272, 279,
      289, 311, 318, 334, 350, 357, 370, 392, 399, 412, 419, 435, 452, 489, 538, 581, 654, 688, 704, 712,
      722, 735, 751, 782, 792, 802, 812, 825, 829, 847, 864, 883, 891, 898, 911, 924, 941, 954, 964, 978,
      997, 1013, 1047, 1054, 1061, 1067, 1074, 1102, 1180, 1204, 1264, 1286, 1350, 1375, 1433, 1440, 1450, 1466, 1482, 1495,
      1508, 1515, 1525, 1535, 1551, 1558, 1565, 1596, 1705, 1712, 1836, 1880, 1893, 1903, 1915, 1961, 1983, 2005, 2045, 2052,
      2080, 2153, 2181, 2260, 2282, 2364, 2389, 2474, 2481, 2494, 2516, 2523, 2530, 2537, 2541, 2554, 2579, 2592, 2604, 2617,
      2624, 2631, 2638, 2646, 2668, 2675, 2694, 2728, 2837, 2856, 2885, 2897, 2916, 2923, 2936, 2952, 2968, 2979, 2986, 3002,
      3009, 3016, 3023, 3036, 3060, 3097, 3125, 3162, 3190, 3224, 3255, 3283, 3299, 3306, 3313, 3329, 3354, 3451, 3470, 3549,
      3571, 3668, 3693, 3808, 3824, 3831, 3844, 3861, 3874, 3887, 3903, 3919, 3935, 3939, 3946, 3950, 3957, 3976, 3995, 4011,
      4027, 4034, 4053, 4064, 4077, 4090, 4103, 4122, 4139, 4147, 4169, 4198, 4212, 4240, 4257, 4273, 4289, 4317, 4327, 4337,
      4347, 4357, 4361, 4371, 4381, 4454, 4557, 4585, 4592, 4614, 4624, 4631, 4647, 4666, 4673, 4677, 4689, 4714, 4730, 4752,
      4762, 4775, 4791, 4807, 4817, 4824, 4831, 4847, 4858, 4865, 4872, 4879, 4889, 4894, 4899, 4902, 4907, 4911, 4914, 4939,
      4958, 4974, 4984, 4997, 5007, 5024, 5044, 5057, 5067, 5082, 5097, 5111, 5148, 5185, 5231, 5247, 5260, 5283, 5299, 5319,
      5339, 5376, 5428, 5435, 5445, 5452, 5456, 5472, 5487, 5503, 5510, 5523, 5527, 5552, 5574, 5584, 5600, 5610, 5620, 5630,
      5642, 5661, 5686, 5702, 5712, 5714, 5721, 5731, 5735, 5739, 5746, 5756, 5763, 5779, 5792, 5811, 5815, 5831, 5847, 5872,
      5888, 5907, 5926, 5930, 5941, 5954, 5967, 5981, 5985, 5998, 6008, 6015, 6044, 6073, 6090, 6112, 6158, 6192, 6232, 6254,
      6273, 6298, 6323, 6357, 6379, 6395, 6411, 6424, 6446, 6486, 6505, 6527, 6555, 6610, 6638, 6666, 6697, 6726, 6751, 6780,
      6805, 6821, 6834, 6856, 6893, 6915, 6931, 6947, 6960, 6991, 7013, 7032, 7051, 7067, 7083, 7099, 7111, 7130, 7143, 7150,
      7166, 7185, 7207, 7229, 7260, 7288, 7301, 7320, 7363, 7379, 7383, 7387, 7391, 7396, 7410, 7418, 7425, 7441, 7451, 7458,
      7471, 7484, 7494, 7513, 7518, 7525, 7532, 7539, 7549, 7559, 7566, 7577, 7581, 7593, 7606, 7610, 7620, 7636, 7655, 7719,
      7762, 7799, 7848, 7855, 7865, 7884, 7894, 7901, 7929, 7945, 7967, 7974, 8002, 8084, 8112, 8188, 8216, 8289, 8323, 8405,
      8412, 8428, 8441, 8466, 8476, 8486, 8499, 8515, 8582, 8598, 8607, 8615, 8631, 8641, 8651, 8661, 8680, 8699, 8709, 8713,
      8725, 8732, 8745, 8749, 8762, 8775, 8788, 8800, 8810, 8817, 8830, 8837, 8844, 8855, 8868, 8875, 8897, 8928, 8953, 8964,
      8983, 8996, 9009, 9034, 9050, 9054, 9073, 9086, 9102, 9109, 9119, 9133, 9146, 9153, 9172, 9179, 9204, 9208, 9218, 9231,
      9238, 9263, 9288, 9319, 9350, 9378, 9403, 9431, 9465, 9490, 9512, 9543, 9574, 9602, 9624, 9649, 9662, 9672, 9679, 9686,
      9693, 9700, 9710, 9719, 9726, 9736, 9746, 9762, 9781, 9800, 9807, 9838, 9863, 9891, 9907, 9923, 9939, 9952, 9959, 9970,
      9995, 10015, 10028, 10044, 10060, 10077, 10084, 10091, 10100, 10118, 10145, 10173, 10188, 10195, 10202, 10212, 10222, 10243, 10246, 10263,
      10279, 10295, 10305, 10328, 10342, 10358, 10377, 10390, 10406, 10428, 10442, 10458, 10471, 10478, 10497, 10561, 10592, 10682, 10704, 10790,
      10809, 10875, 10882, 10892, 10905, 10924, 10961, 10968, 11014, 11021, 11032, 11060, 11082, 11113, 11120, 11154, 11158, 11180, 11190, 11202,
      11215, 11231, 11289, 11320, 11337, 11350, 11369, 11373, 11381, 11396, 11406,
    ])

  static let ko = WordTable(
    text: #"""
      하루
      활동
      활동: 접근 권한 없음
      활동: 데이터 없음
      실제
      실제 {0}°
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
      민감군에 나쁨
      나쁨
      매우 나쁨
      매우 나쁨
      기온
      오리나무
      {0}개 모두 완료
      하루 종일
      하루 종일, {0}
      하루 종일
      모두 완료
      한 시간 내내
      모든 미리 알림 완료
      설정에서 접근을 허용하십시오
      건강 앱 접근을 허용하십시오
      걸음 수를 보려면 건강 앱 접근을 허용하십시오
      설정에서 허용하십시오
      동시에 진행 중
      {0} {1}
      오늘 {0}
      언제든지
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
      {0}° 낮음
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
      생산
      송전
      소비
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
      잔디
      돌풍 {0}
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
      습도로 +{0}°
      습도 {0}
      습도
      {0} 후
      {0} 후
      사용 중
      inHg
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
      남음
      적음
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
      목록
      최저 {0}°
      대체로 맑음
      안전하지 않을 수 있음
      {0} 전 측정
      회의실
      m
      백야
      마일
      mph
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
      +{0}개
      2시간 이상
      많음
      가장 꾸준함
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
      {0}개 남음
      {0} 이상
      흐림
      기한 지남
      기한 지남
      {0}, {1}
      구름 조금
      {0}%
      고정됨
      극야
      기압
      하강
      상승
      안정
      3: 차단
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
      중단됨
      {0} 가동
      서버
      위치를 설정하십시오
      ‘{0}’에 회의실 캘린더 이름을 지정하세요
      그늘과 물
      30일
      7일
      하늘 상태 알 수 없음
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
      내일
      다시 시도
      12개월
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
      바람으로 −{0}°
      바람
      오늘 가장 나쁨, {0}
      """#,
    starts: [
      0, 7, 14, 43, 68, 75, 88, 95, 113, 121, 128, 151, 167, 178, 192, 199, 206, 213, 220, 227,
      237, 257, 264, 278, 292, 299, 312, 333, 347, 366, 380, 394, 412, 440, 482, 522, 586, 618, 639, 647,
      658, 671, 686, 710, 721, 732, 743, 760, 764, 777, 789, 803, 811, 818, 830, 844, 862, 875, 889, 907,
      924, 934, 962, 976, 986, 992, 999, 1023, 1108, 1134, 1200, 1227, 1300, 1317, 1378, 1385, 1396, 1411, 1425, 1435,
      1445, 1452, 1459, 1469, 1479, 1489, 1496, 1527, 1647, 1654, 1778, 1822, 1839, 1849, 1862, 1905, 1932, 1971, 2012, 2019,
      2043, 2128, 2152, 2236, 2257, 2357, 2381, 2464, 2471, 2486, 2508, 2515, 2522, 2529, 2533, 2550, 2574, 2588, 2604, 2614,
      2621, 2628, 2635, 2643, 2666, 2676, 2693, 2725, 2827, 2844, 2876, 2889, 2900, 2907, 2920, 2935, 2950, 2961, 2968, 2978,
      2985, 2992, 2999, 3013, 3035, 3059, 3093, 3137, 3171, 3208, 3245, 3279, 3293, 3300, 3307, 3321, 3343, 3434, 3461, 3550,
      3571, 3671, 3698, 3833, 3847, 3854, 3868, 3884, 3906, 3916, 3930, 3944, 3958, 3962, 3969, 3976, 3990, 4007, 4024, 4035,
      4046, 4056, 4076, 4087, 4101, 4115, 4129, 4147, 4164, 4172, 4197, 4230, 4245, 4281, 4299, 4315, 4338, 4361, 4368, 4379,
      4386, 4393, 4400, 4414, 4428, 4493, 4602, 4625, 4632, 4650, 4661, 4672, 4692, 4709, 4720, 4724, 4737, 4764, 4784, 4805,
      4815, 4829, 4846, 4863, 4873, 4880, 4887, 4904, 4915, 4922, 4930, 4938, 4949, 4954, 4959, 4962, 4967, 4971, 4974, 4998,
      5019, 5035, 5045, 5057, 5068, 5091, 5109, 5124, 5133, 5149, 5162, 5174, 5209, 5244, 5286, 5304, 5314, 5340, 5355, 5377,
      5398, 5433, 5485, 5492, 5502, 5509, 5516, 5527, 5540, 5562, 5569, 5586, 5596, 5620, 5638, 5649, 5669, 5686, 5703, 5710,
      5723, 5740, 5771, 5786, 5796, 5798, 5805, 5812, 5816, 5820, 5827, 5838, 5845, 5859, 5866, 5893, 5900, 5921, 5942, 5969,
      5990, 6011, 6032, 6036, 6047, 6058, 6066, 6081, 6088, 6105, 6114, 6118, 6150, 6189, 6208, 6229, 6264, 6292, 6316, 6340,
      6361, 6389, 6416, 6443, 6467, 6484, 6501, 6515, 6537, 6565, 6579, 6603, 6637, 6683, 6707, 6731, 6759, 6788, 6810, 6835,
      6856, 6878, 6892, 6923, 6954, 6978, 6992, 7006, 7020, 7051, 7079, 7107, 7131, 7145, 7159, 7173, 7186, 7200, 7217, 7227,
      7241, 7269, 7290, 7304, 7329, 7356, 7370, 7398, 7436, 7451, 7458, 7465, 7472, 7477, 7491, 7502, 7510, 7524, 7535, 7542,
      7556, 7570, 7579, 7593, 7598, 7608, 7615, 7622, 7629, 7636, 7643, 7653, 7657, 7669, 7679, 7683, 7691, 7706, 7720, 7773,
      7809, 7841, 7885, 7892, 7902, 7921, 7931, 7938, 7962, 7979, 8004, 8011, 8032, 8103, 8123, 8200, 8224, 8285, 8314, 8383,
      8390, 8407, 8414, 8434, 8444, 8455, 8462, 8491, 8550, 8564, 8570, 8575, 8604, 8617, 8630, 8641, 8658, 8675, 8686, 8690,
      8702, 8712, 8722, 8726, 8733, 8737, 8741, 8754, 8765, 8772, 8785, 8792, 8799, 8816, 8832, 8842, 8867, 8896, 8921, 8935,
      8956, 8971, 8988, 9011, 9025, 9032, 9052, 9066, 9081, 9088, 9095, 9106, 9113, 9123, 9130, 9137, 9160, 9167, 9180, 9196,
      9203, 9237, 9271, 9295, 9325, 9357, 9390, 9417, 9447, 9471, 9495, 9524, 9547, 9574, 9604, 9625, 9644, 9652, 9659, 9666,
      9673, 9680, 9694, 9703, 9718, 9728, 9738, 9752, 9770, 9788, 9795, 9830, 9868, 9910, 9945, 9980, 10001, 10018, 10032, 10050,
      10072, 10095, 10114, 10121, 10128, 10147, 10154, 10161, 10178, 10204, 10239, 10273, 10305, 10312, 10319, 10326, 10333, 10361, 10371, 10390,
      10404, 10418, 10429, 10456, 10478, 10492, 10510, 10524, 10542, 10566, 10578, 10588, 10602, 10609, 10629, 10704, 10731, 10807, 10834, 10922,
      10939, 11005, 11012, 11022, 11039, 11056, 11089, 11096, 11142, 11152, 11162, 11186, 11203, 11230, 11237, 11274, 11278, 11299, 11309, 11322,
      11336, 11352, 11416, 11448, 11466, 11480, 11499, 11506, 11517, 11539, 11546,
    ])

  static let nb = WordTable(
    text: #"""
      per dag
      Aktivitet
      Aktivitet: ingen tilgang
      Aktivitet: ingen data
      Faktisk
      Faktisk {0}°
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
      Usunn for sårbare grupper
      Usunn
      Svært dårlig
      Svært usunn
      luft
      Or
      Alle {0} er fullført
      Hele dagen
      Hele dagen, {0}
      hele dagen
      Alt er fullført
      hele timen
      Alle påminnelser er fullført
      Gi tilgang i Innstillinger
      Gi tilgang til Helse
      Gi tilgang til Helse for å se skritt
      Tillat i Innstillinger
      Også nå
      {0} {1}
      {0} i dag
      Når som helst
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
      {0}° kjøligere
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
      Produsert
      Til nettet
      Brukt
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
      Gress
      vindkast {0}
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
      Fukt: +{0}°
      Fuktighet {0}
      fuktighet
      om {0}
      Om {0}
      Opptatt
      inHg
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
      igjen
      Mindre
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
      Lister
      L {0}°
      For det meste klart
      Kanskje ikke trygt
      målt for {0} siden
      Møterom
      m
      Midnattssol
      mi
      mi/t
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
      +{0} til
      over 2 t
      Mer
      Jevnest
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
      ¦one={0} igjen¦other={0} igjen
      {0} eller verre
      Overskyet
      Forfalt
      forfalt
      {0}, {1}
      Delvis skyet
      {0} %
      Festet
      Mørketid
      Lufttrykk
      fallende
      stigende
      stabilt
      3: beskytt deg
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
      nede
      oppe i {0}
      Servere
      Angi et sted
      Sett «{0}» til navnet på rommets kalender
      Skygge og vann
      30 dager
      7 dager
      Himmelen er ukjent
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
      i morgen
      Prøv igjen
      12 måneder
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
      Vind: −{0}°
      vindfullt
      Verst i dag, {0}
      """#,
    starts: [
      0, 8, 18, 43, 65, 73, 87, 96, 110, 124, 129, 153, 167, 176, 193, 204, 208, 215, 223, 231,
      244, 271, 277, 292, 305, 310, 313, 335, 346, 362, 373, 390, 401, 432, 459, 480, 518, 541, 551, 559,
      569, 584, 598, 617, 624, 632, 640, 653, 661, 676, 690, 733, 740, 747, 759, 769, 783, 790, 799, 816,
      829, 838, 859, 866, 875, 881, 891, 913, 988, 1011, 1057, 1077, 1135, 1149, 1200, 1210, 1221, 1240, 1254, 1262,
      1270, 1279, 1287, 1296, 1308, 1318, 1324, 1350, 1426, 1431, 1492, 1548, 1589, 1598, 1615, 1637, 1650, 1678, 1710, 1715,
      1731, 1790, 1815, 1878, 1895, 1971, 1994, 2051, 2056, 2101, 2117, 2123, 2154, 2160, 2166, 2174, 2194, 2203, 2219, 2224,
      2233, 2242, 2249, 2260, 2284, 2287, 2298, 2326, 2414, 2425, 2442, 2451, 2463, 2471, 2482, 2497, 2512, 2524, 2532, 2539,
      2549, 2560, 2566, 2583, 2623, 2647, 2675, 2704, 2727, 2744, 2763, 2790, 2799, 2813, 2827, 2840, 2856, 2930, 2958, 3027,
      3043, 3109, 3131, 3230, 3239, 3246, 3257, 3271, 3285, 3301, 3309, 3317, 3325, 3353, 3359, 3365, 3371, 3386, 3401, 3418,
      3435, 3445, 3466, 3475, 3486, 3497, 3508, 3532, 3547, 3555, 3612, 3691, 3742, 3829, 3874, 3890, 3900, 3911, 3917, 3930,
      3935, 3940, 3946, 3959, 3972, 4018, 4092, 4115, 4123, 4148, 4160, 4173, 4187, 4206, 4223, 4227, 4235, 4252, 4267, 4281,
      4287, 4295, 4309, 4323, 4329, 4336, 4346, 4359, 4373, 4383, 4390, 4397, 4405, 4410, 4415, 4418, 4423, 4427, 4430, 4453,
      4468, 4478, 4485, 4496, 4504, 4521, 4537, 4549, 4557, 4575, 4590, 4604, 4643, 4677, 4715, 4740, 4754, 4783, 4803, 4826,
      4844, 4882, 4909, 4914, 4921, 4927, 4934, 4948, 4963, 4976, 4981, 4989, 4994, 5014, 5036, 5045, 5056, 5068, 5080, 5087,
      5095, 5115, 5134, 5154, 5163, 5165, 5177, 5180, 5185, 5189, 5197, 5207, 5215, 5231, 5239, 5250, 5258, 5270, 5283, 5302,
      5319, 5334, 5349, 5355, 5367, 5375, 5384, 5393, 5397, 5405, 5414, 5422, 5440, 5463, 5486, 5500, 5531, 5556, 5577, 5592,
      5615, 5635, 5656, 5675, 5696, 5707, 5718, 5729, 5746, 5764, 5779, 5795, 5827, 5870, 5890, 5913, 5967, 5987, 6006, 6027,
      6048, 6066, 6080, 6099, 6122, 6139, 6149, 6159, 6176, 6197, 6215, 6233, 6249, 6265, 6277, 6292, 6300, 6313, 6322, 6333,
      6344, 6365, 6384, 6404, 6419, 6439, 6458, 6481, 6508, 6528, 6532, 6536, 6540, 6547, 6569, 6610, 6622, 6655, 6671, 6681,
      6689, 6697, 6706, 6719, 6726, 6733, 6743, 6753, 6762, 6771, 6779, 6794, 6799, 6812, 6822, 6827, 6837, 6859, 6872, 6911,
      6939, 6964, 6991, 6997, 7006, 7030, 7039, 7045, 7062, 7076, 7095, 7101, 7123, 7174, 7190, 7250, 7272, 7308, 7332, 7382,
      7388, 7399, 7408, 7430, 7435, 7446, 7454, 7467, 7512, 7527, 7536, 7544, 7563, 7569, 7575, 7585, 7601, 7617, 7631, 7640,
      7653, 7662, 7672, 7681, 7688, 7694, 7700, 7708, 7718, 7726, 7737, 7745, 7752, 7803, 7825, 7860, 7919, 7941, 7960, 8009,
      8064, 8109, 8156, 8184, 8197, 8204, 8225, 8276, 8289, 8293, 8301, 8316, 8324, 8333, 8343, 8354, 8373, 8381, 8391, 8408,
      8419, 8447, 8472, 8491, 8514, 8537, 8555, 8578, 8598, 8619, 8640, 8668, 8692, 8721, 8747, 8763, 8779, 8789, 8795, 8801,
      8810, 8819, 8831, 8843, 8850, 8858, 8866, 8878, 8895, 8915, 8924, 8945, 8965, 8988, 9007, 9023, 9047, 9061, 9072, 9083,
      9101, 9123, 9135, 9144, 9153, 9164, 9170, 9176, 9186, 9205, 9227, 9250, 9267, 9272, 9277, 9285, 9293, 9308, 9311, 9322,
      9335, 9348, 9364, 9380, 9393, 9408, 9427, 9439, 9455, 9475, 9485, 9499, 9514, 9523, 9539, 9605, 9627, 9692, 9712, 9789,
      9808, 9868, 9877, 9891, 9906, 9919, 9943, 9949, 9982, 9994, 10004, 10025, 10043, 10067, 10072, 10097, 10101, 10118, 10126, 10134,
      10143, 10154, 10195, 10216, 10229, 10238, 10252, 10257, 10266, 10281, 10291,
    ])

  static let nl = WordTable(
    text: #"""
      per dag
      Activiteit
      Activiteit: geen toegang
      Activiteit: geen gegevens
      Werkelijk
      Werkelijk {0}°
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
      Ongezond voor gevoelige groepen
      Ongezond
      Zeer slecht
      Zeer ongezond
      lucht
      Els
      Alle {0} klaar
      Hele dag
      Hele dag, {0}
      hele dag
      Alles klaar
      hele uur
      Alle herinneringen zijn voltooid
      Geef toegang in Instellingen
      Geef toegang tot Gezondheid
      Geef toegang tot Gezondheid om stappen te zien
      Sta toe in Instellingen
      Ook nu
      {0} {1}
      {0} vandaag
      Wanneer dan ook
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
      {0}° koeler
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
      Opgewekt
      Naar het net
      Verbruikt
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
      Gras
      stoten {0}
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
      Vocht: +{0}°
      Vochtigheid {0}
      vochtigheid
      over {0}
      Over {0}
      Bezet
      inHg
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
      resterend
      Minder
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
      Lijsten
      L {0}°
      Overwegend helder
      Mogelijk niet veilig
      gemeten {0} geleden
      Vergaderzaal
      m
      Middernachtzon
      mijl
      mijl/u
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
      nog {0}
      ruim 2 u
      Meer
      Meest regelmatig
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
      ¦one={0} open¦other={0} open
      {0} of erger
      Bewolkt
      Te laat
      te laat
      {0}, {1}
      Half bewolkt
      {0}%
      Vastgezet
      Poolnacht
      Luchtdruk
      dalend
      stijgend
      stabiel
      3: bescherm
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
      offline
      actief sinds {0}
      Servers
      Stel een locatie in
      Zet ‘{0}’ op de naam van de agenda van deze zaal
      Schaduw en water
      30 dagen
      7 dagen
      Lucht onbekend
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
      morgen
      Opnieuw
      12 maanden
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
      Wind: −{0}°
      winderig
      Slechtst vandaag, {0}
      """#,
    starts: [
      0, 8, 19, 44, 70, 80, 96, 103, 115, 127, 133, 160, 175, 185, 200, 209, 214, 225, 231, 238,
      253, 285, 294, 306, 320, 326, 330, 345, 354, 368, 377, 389, 398, 431, 460, 488, 535, 559, 566, 574,
      586, 602, 624, 648, 654, 662, 670, 683, 690, 704, 717, 758, 764, 771, 783, 794, 809, 814, 825, 843,
      858, 865, 887, 896, 906, 912, 924, 948, 1019, 1044, 1091, 1111, 1169, 1189, 1246, 1258, 1267, 1283, 1297, 1305,
      1311, 1315, 1323, 1336, 1347, 1358, 1365, 1392, 1468, 1473, 1525, 1584, 1623, 1632, 1645, 1676, 1692, 1716, 1744, 1751,
      1770, 1832, 1849, 1910, 1927, 2009, 2032, 2099, 2106, 2150, 2169, 2175, 2206, 2212, 2218, 2234, 2263, 2271, 2286, 2293,
      2301, 2309, 2315, 2327, 2343, 2352, 2364, 2395, 2489, 2501, 2518, 2526, 2535, 2543, 2556, 2573, 2588, 2600, 2608, 2616,
      2625, 2638, 2648, 2663, 2703, 2723, 2754, 2786, 2812, 2834, 2858, 2890, 2898, 2910, 2922, 2937, 2956, 3026, 3045, 3137,
      3154, 3241, 3261, 3359, 3367, 3374, 3381, 3396, 3412, 3428, 3439, 3450, 3458, 3484, 3490, 3495, 3500, 3522, 3544, 3550,
      3556, 3567, 3587, 3596, 3609, 3622, 3635, 3656, 3671, 3680, 3745, 3834, 3893, 3980, 4029, 4041, 4053, 4065, 4070, 4081,
      4087, 4093, 4099, 4110, 4121, 4165, 4238, 4258, 4264, 4276, 4286, 4298, 4317, 4335, 4351, 4355, 4363, 4380, 4396, 4410,
      4416, 4423, 4437, 4451, 4457, 4465, 4477, 4491, 4507, 4519, 4528, 4537, 4543, 4548, 4553, 4556, 4561, 4565, 4568, 4588,
      4603, 4616, 4625, 4638, 4645, 4660, 4672, 4684, 4692, 4711, 4728, 4744, 4786, 4823, 4861, 4888, 4905, 4933, 4952, 4975,
      4994, 5037, 5066, 5071, 5077, 5087, 5094, 5108, 5125, 5141, 5147, 5163, 5169, 5198, 5211, 5222, 5242, 5253, 5264, 5272,
      5280, 5298, 5319, 5339, 5352, 5354, 5369, 5374, 5381, 5385, 5393, 5402, 5410, 5422, 5428, 5444, 5450, 5461, 5474, 5492,
      5509, 5520, 5531, 5536, 5549, 5557, 5565, 5574, 5579, 5596, 5605, 5617, 5637, 5663, 5687, 5700, 5731, 5756, 5781, 5800,
      5826, 5850, 5870, 5890, 5906, 5920, 5934, 5945, 5964, 5979, 5992, 6010, 6045, 6090, 6115, 6140, 6198, 6218, 6239, 6256,
      6274, 6293, 6305, 6322, 6348, 6366, 6375, 6384, 6401, 6419, 6436, 6450, 6467, 6481, 6494, 6506, 6514, 6527, 6535, 6549,
      6562, 6586, 6604, 6618, 6639, 6654, 6668, 6686, 6711, 6725, 6728, 6731, 6734, 6742, 6763, 6805, 6817, 6848, 6861, 6869,
      6877, 6885, 6894, 6907, 6912, 6922, 6932, 6942, 6949, 6958, 6966, 6978, 6984, 6998, 7009, 7015, 7025, 7049, 7063, 7116,
      7144, 7173, 7194, 7199, 7207, 7228, 7236, 7241, 7258, 7272, 7291, 7298, 7324, 7382, 7403, 7469, 7493, 7534, 7559, 7610,
      7617, 7637, 7647, 7670, 7678, 7695, 7703, 7723, 7776, 7793, 7802, 7810, 7825, 7838, 7851, 7864, 7882, 7901, 7918, 7925,
      7940, 7950, 7962, 7969, 7980, 7991, 8002, 8010, 8018, 8025, 8037, 8044, 8052, 8102, 8123, 8157, 8219, 8241, 8264, 8314,
      8366, 8410, 8460, 8489, 8505, 8513, 8527, 8578, 8591, 8595, 8603, 8619, 8629, 8637, 8646, 8653, 8670, 8678, 8687, 8704,
      8711, 8734, 8758, 8780, 8807, 8832, 8859, 8885, 8905, 8928, 8951, 8972, 8996, 9020, 9047, 9065, 9079, 9087, 9095, 9103,
      9110, 9117, 9125, 9136, 9145, 9153, 9161, 9170, 9191, 9211, 9219, 9239, 9255, 9278, 9295, 9309, 9332, 9347, 9356, 9367,
      9387, 9410, 9422, 9430, 9438, 9451, 9456, 9461, 9470, 9488, 9512, 9533, 9551, 9556, 9561, 9567, 9573, 9591, 9594, 9605,
      9615, 9625, 9640, 9655, 9668, 9679, 9694, 9705, 9721, 9738, 9749, 9766, 9781, 9794, 9807, 9873, 9891, 9961, 9979, 10053,
      10066, 10124, 10137, 10153, 10167, 10179, 10209, 10213, 10249, 10262, 10270, 10297, 10315, 10334, 10339, 10351, 10356, 10374, 10383, 10391,
      10401, 10413, 10457, 10482, 10496, 10506, 10521, 10526, 10535, 10550, 10559,
    ])

  static let pl = WordTable(
    text: #"""
      dziennie
      Aktywność
      Aktywność: brak dostępu
      Aktywność: brak danych
      Rzeczywista
      Rzeczywista {0}°
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
      Niezdrowa dla wrażliwych
      Niezdrowa
      Bardzo zła
      Bardzo niezdrowa
      powietrze
      Olsza
      Wszystkie {0} zrobione
      Cały dzień
      Cały dzień, {0}
      cały dzień
      Wszystko zrobione
      całą godzinę
      Wszystkie przypomnienia wykonane
      Zezwól na dostęp w Ustawieniach
      Zezwól na dostęp do Zdrowia
      Zezwól na dostęp do Zdrowia, aby widzieć kroki
      Zezwól w Ustawieniach
      Także teraz
      {0} {1}
      {0} dzisiaj
      Kiedykolwiek
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
      {0}° chłodniej
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
      Wytworzono
      Do sieci
      Zużyto
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
      Trawy
      porywy {0}
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
      Wilgoć: +{0}°
      Wilgotność {0}
      wilgotność
      za {0}
      Za {0}
      Zajęta
      inHg
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
      zostało
      Mniej
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
      Listy
      ↓ {0}°
      Przeważnie bezchmurnie
      Może być niebezpiecznie
      zmierzono {0} temu
      Sala spotkań
      m
      Dzień polarny
      mi
      mi/h
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
      i jeszcze {0}
      ponad 2 godz.
      Więcej
      Najrówniejszy
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
      ¦one={0} do zrobienia¦few={0} do zrobienia¦many={0} do zrobienia¦other={0} do zrobienia
      {0} lub gorzej
      Pochmurno
      Zaległe
      zaległe
      {0}, {1}
      Częściowe zachmurzenie
      {0}%
      Przypięte
      Noc polarna
      Ciśnienie
      spada
      rośnie
      stabilne
      3: ochrona
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
      nie działa
      działa od {0}
      Serwery
      Ustaw miejsce
      Ustaw „{0}” na nazwę kalendarza sali
      Cień i woda
      30 dni
      7 dni
      Niebo nieznane
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
      jutro
      Ponów
      12 miesięcy
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
      Wiatr: −{0}°
      wietrznie
      Najgorzej dziś, {0}
      """#,
    starts: [
      0, 9, 21, 48, 73, 85, 103, 114, 126, 135, 145, 177, 196, 210, 224, 238, 244, 258, 270, 275,
      294, 320, 330, 342, 359, 369, 375, 398, 411, 429, 442, 460, 476, 509, 543, 573, 623, 646, 659, 667,
      679, 692, 708, 733, 740, 752, 764, 782, 788, 806, 823, 925, 931, 938, 950, 969, 992, 999, 1009, 1025,
      1039, 1049, 1072, 1078, 1088, 1094, 1100, 1123, 1192, 1213, 1262, 1289, 1361, 1378, 1440, 1446, 1457, 1474, 1491, 1499,
      1508, 1515, 1522, 1529, 1540, 1558, 1570, 1603, 1688, 1698, 1750, 1863, 1951, 1961, 1978, 2009, 2032, 2057, 2089, 2101,
      2118, 2178, 2199, 2270, 2296, 2383, 2403, 2468, 2480, 2565, 2582, 2588, 2648, 2654, 2658, 2673, 2698, 2706, 2723, 2728,
      2736, 2744, 2751, 2761, 2785, 2793, 2805, 2834, 2925, 2937, 2958, 2966, 2989, 2996, 3006, 3020, 3034, 3046, 3053, 3061,
      3072, 3081, 3089, 3107, 3190, 3214, 3248, 3286, 3326, 3348, 3372, 3413, 3426, 3440, 3454, 3474, 3499, 3580, 3605, 3679,
      3703, 3795, 3821, 3930, 3943, 3954, 3965, 3984, 4004, 4020, 4031, 4042, 4050, 4106, 4116, 4122, 4128, 4146, 4170, 4187,
      4204, 4212, 4236, 4244, 4261, 4278, 4295, 4316, 4330, 4337, 4479, 4677, 4755, 4961, 5051, 5064, 5079, 5092, 5098, 5109,
      5114, 5119, 5128, 5143, 5158, 5210, 5295, 5317, 5323, 5346, 5356, 5370, 5396, 5419, 5437, 5441, 5451, 5472, 5489, 5504,
      5514, 5529, 5547, 5562, 5569, 5578, 5591, 5607, 5624, 5637, 5644, 5651, 5659, 5664, 5669, 5672, 5677, 5681, 5684, 5705,
      5720, 5736, 5743, 5754, 5764, 5783, 5802, 5813, 5821, 5843, 5859, 5874, 5907, 5946, 5986, 6009, 6025, 6050, 6066, 6088,
      6110, 6150, 6183, 6192, 6202, 6211, 6217, 6230, 6245, 6261, 6268, 6282, 6288, 6313, 6337, 6348, 6375, 6387, 6399, 6405,
      6415, 6439, 6465, 6484, 6498, 6500, 6515, 6518, 6523, 6527, 6535, 6548, 6556, 6576, 6588, 6608, 6617, 6633, 6652, 6681,
      6700, 6718, 6736, 6746, 6764, 6776, 6790, 6804, 6812, 6827, 6836, 6841, 6870, 6909, 6933, 6947, 6977, 7002, 7026, 7050,
      7074, 7093, 7116, 7139, 7155, 7167, 7179, 7188, 7215, 7234, 7249, 7264, 7302, 7341, 7366, 7390, 7526, 7553, 7575, 7602,
      7627, 7644, 7657, 7679, 7704, 7726, 7740, 7754, 7771, 7794, 7812, 7828, 7841, 7854, 7867, 7878, 7886, 7898, 7908, 7920,
      7930, 7953, 7968, 7983, 8001, 8016, 8030, 8047, 8073, 8090, 8096, 8102, 8108, 8114, 8130, 8206, 8215, 8307, 8322, 8332,
      8341, 8350, 8359, 8384, 8389, 8400, 8412, 8423, 8429, 8437, 8446, 8457, 8464, 8479, 8496, 8503, 8513, 8533, 8547, 8592,
      8621, 8648, 8674, 8680, 8698, 8719, 8730, 8740, 8764, 8789, 8807, 8819, 8836, 8894, 8910, 8976, 8991, 9030, 9053, 9109,
      9121, 9135, 9145, 9170, 9182, 9197, 9205, 9219, 9261, 9274, 9281, 9287, 9302, 9322, 9342, 9356, 9380, 9404, 9418, 9425,
      9440, 9457, 9474, 9481, 9493, 9502, 9511, 9519, 9531, 9541, 9554, 9564, 9570, 9671, 9689, 9754, 9891, 9912, 9931, 10023,
      10136, 10221, 10318, 10344, 10360, 10368, 10393, 10481, 10493, 10502, 10510, 10531, 10539, 10550, 10574, 10580, 10608, 10616, 10627, 10641,
      10647, 10669, 10693, 10716, 10742, 10767, 10793, 10828, 10858, 10883, 10906, 10931, 10954, 10981, 11011, 11037, 11055, 11068, 11076, 11084,
      11090, 11096, 11103, 11116, 11125, 11132, 11139, 11151, 11167, 11183, 11196, 11219, 11240, 11265, 11282, 11301, 11325, 11346, 11359, 11370,
      11389, 11410, 11422, 11434, 11446, 11456, 11463, 11470, 11480, 11499, 11522, 11549, 11568, 11574, 11580, 11592, 11604, 11620, 11623, 11633,
      11647, 11661, 11677, 11697, 11709, 11722, 11739, 11753, 11771, 11788, 11799, 11816, 11837, 11850, 11873, 11949, 11963, 12014, 12041, 12128,
      12152, 12219, 12232, 12252, 12276, 12294, 12330, 12337, 12379, 12393, 12401, 12426, 12453, 12477, 12484, 12503, 12512, 12537, 12550, 12558,
      12574, 12588, 12644, 12669, 12685, 12697, 12714, 12720, 12730, 12746, 12756,
    ])

  static let ptBR = WordTable(
    text: #"""
      por dia
      Atividade
      Atividade: sem acesso
      Atividade: sem dados
      Real
      Real {0}°
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
      Insalubre para grupos sensíveis
      Insalubre
      Muito ruim
      Muito insalubre
      ar
      Amieiro
      {0} concluídos
      Dia inteiro
      Dia inteiro, {0}
      dia inteiro
      Tudo feito
      a hora toda
      Todos os lembretes foram concluídos
      Permita o acesso em Ajustes
      Permita o acesso ao app Saúde
      Permita o acesso ao app Saúde para ver os passos
      Permita em Ajustes
      Também agora
      {0} {1}
      {0} hoje
      A qualquer hora
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
      {0}° a menos
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
      Produzida
      Para a rede
      Consumida
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
      Gramíneas
      rajadas {0}
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
      Umidade: +{0}°
      Umidade {0}
      umidade
      em {0}
      Em {0}
      Ocupada
      inHg
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
      restam
      Menos
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
      Listas
      ↓ {0}°
      Poucas nuvens
      Pode não ser seguro
      medido há {0}
      Sala de reuniões
      m
      Sol da meia-noite
      mi
      mi/h
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
      +{0} mais
      mais de 2 h
      Mais
      Mais constante
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
      ¦one={0} pendente¦many={0} de pendentes¦other={0} pendentes
      {0} ou pior
      Encoberto
      Atrasados
      atrasados
      {0}, {1}
      Parcialmente nublado
      {0}%
      Fixado
      Noite polar
      Pressão
      em queda
      em alta
      estável
      3: proteção
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
      fora do ar
      ativo há {0}
      Servidores
      Escolha um local
      Defina “{0}” como o nome do calendário da sala
      Sombra e água
      30 dias
      7 dias
      Céu desconhecido
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
      amanhã
      Tentar novamente
      12 meses
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
      Vento: −{0}°
      vento
      Pior de hoje, {0}
      """#,
    starts: [
      0, 8, 18, 40, 61, 66, 77, 84, 100, 108, 111, 131, 143, 150, 159, 169, 173, 182, 191, 196,
      212, 245, 255, 266, 282, 285, 293, 309, 321, 338, 350, 361, 373, 410, 438, 469, 519, 538, 552, 560,
      569, 585, 605, 627, 635, 646, 657, 674, 682, 700, 717, 792, 800, 808, 821, 835, 853, 861, 872, 891,
      906, 918, 941, 947, 957, 963, 973, 998, 1067, 1084, 1125, 1150, 1212, 1228, 1286, 1296, 1310, 1331, 1348, 1353,
      1360, 1366, 1374, 1382, 1392, 1408, 1419, 1444, 1533, 1542, 1594, 1651, 1720, 1730, 1744, 1778, 1796, 1817, 1849, 1856,
      1873, 1941, 1958, 2016, 2040, 2134, 2157, 2228, 2235, 2304, 2319, 2325, 2373, 2379, 2384, 2396, 2419, 2428, 2451, 2457,
      2468, 2479, 2486, 2497, 2516, 2522, 2533, 2560, 2642, 2653, 2672, 2680, 2697, 2701, 2712, 2727, 2742, 2750, 2758, 2766,
      2776, 2788, 2798, 2814, 2868, 2890, 2919, 2954, 2980, 3002, 3027, 3053, 3061, 3074, 3087, 3102, 3122, 3183, 3205, 3291,
      3316, 3394, 3416, 3513, 3521, 3532, 3543, 3555, 3579, 3596, 3608, 3620, 3627, 3669, 3674, 3683, 3689, 3706, 3723, 3740,
      3757, 3767, 3785, 3794, 3808, 3822, 3836, 3857, 3872, 3880, 3978, 4106, 4166, 4294, 4363, 4373, 4383, 4391, 4402, 4414,
      4431, 4448, 4456, 4473, 4490, 4542, 4626, 4650, 4656, 4679, 4689, 4701, 4722, 4746, 4759, 4763, 4773, 4794, 4810, 4826,
      4832, 4844, 4858, 4872, 4878, 4886, 4894, 4910, 4922, 4930, 4937, 4944, 4952, 4957, 4962, 4965, 4970, 4974, 4977, 4999,
      5014, 5026, 5033, 5044, 5054, 5079, 5094, 5110, 5118, 5136, 5153, 5169, 5205, 5238, 5272, 5293, 5310, 5335, 5351, 5376,
      5398, 5431, 5464, 5471, 5482, 5489, 5495, 5510, 5526, 5546, 5552, 5564, 5569, 5592, 5615, 5625, 5646, 5660, 5674, 5681,
      5691, 5705, 5726, 5741, 5759, 5761, 5779, 5782, 5787, 5791, 5799, 5813, 5821, 5840, 5849, 5864, 5873, 5886, 5901, 5929,
      5945, 5963, 5981, 5985, 5999, 6008, 6018, 6030, 6035, 6050, 6059, 6068, 6096, 6133, 6161, 6172, 6197, 6219, 6242, 6258,
      6284, 6304, 6333, 6358, 6380, 6390, 6400, 6409, 6428, 6443, 6459, 6480, 6513, 6557, 6580, 6600, 6673, 6698, 6714, 6733,
      6756, 6775, 6787, 6815, 6838, 6858, 6866, 6874, 6890, 6915, 6933, 6949, 6963, 6973, 6985, 7000, 7008, 7022, 7033, 7045,
      7055, 7076, 7094, 7108, 7123, 7139, 7154, 7171, 7198, 7211, 7217, 7223, 7229, 7236, 7252, 7315, 7323, 7386, 7398, 7408,
      7418, 7428, 7437, 7458, 7463, 7470, 7482, 7491, 7500, 7508, 7517, 7531, 7537, 7551, 7569, 7575, 7585, 7603, 7613, 7662,
      7684, 7705, 7730, 7738, 7754, 7772, 7781, 7789, 7804, 7824, 7842, 7849, 7871, 7924, 7942, 8002, 8021, 8065, 8086, 8141,
      8148, 8160, 8168, 8192, 8203, 8217, 8228, 8245, 8297, 8312, 8320, 8327, 8345, 8360, 8375, 8387, 8412, 8436, 8449, 8454,
      8467, 8482, 8499, 8504, 8516, 8525, 8534, 8542, 8553, 8561, 8572, 8580, 8587, 8665, 8681, 8735, 8834, 8853, 8871, 8946,
      9030, 9099, 9168, 9189, 9201, 9208, 9228, 9318, 9335, 9339, 9346, 9364, 9369, 9375, 9389, 9401, 9426, 9439, 9451, 9466,
      9477, 9506, 9535, 9559, 9587, 9614, 9633, 9658, 9686, 9711, 9736, 9759, 9780, 9809, 9828, 9847, 9864, 9872, 9877, 9882,
      9890, 9898, 9915, 9924, 9937, 9949, 9961, 9973, 9990, 10010, 10020, 10041, 10064, 10086, 10105, 10122, 10141, 10156, 10167, 10178,
      10198, 10222, 10234, 10242, 10250, 10266, 10271, 10276, 10287, 10307, 10329, 10351, 10375, 10381, 10387, 10396, 10405, 10419, 10422, 10437,
      10448, 10459, 10475, 10489, 10506, 10518, 10534, 10546, 10562, 10590, 10601, 10615, 10632, 10639, 10663, 10731, 10754, 10816, 10841, 10914,
      10934, 10995, 11002, 11016, 11033, 11048, 11076, 11084, 11127, 11142, 11151, 11173, 11200, 11224, 11230, 11250, 11257, 11277, 11288, 11296,
      11309, 11324, 11370, 11394, 11411, 11424, 11442, 11448, 11458, 11474, 11480,
    ])

  static let sv = WordTable(
    text: #"""
      per dag
      Aktivitet
      Aktivitet: ingen åtkomst
      Aktivitet: inga data
      Faktisk
      Faktisk {0}°
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
      Ohälsosam för känsliga grupper
      Ohälsosam
      Mycket dålig
      Mycket ohälsosam
      luft
      Al
      Alla {0} klara
      Heldag
      Heldag, {0}
      heldag
      Allt klart
      hela timmen
      Alla påminnelser är klara
      Tillåt åtkomst i Inställningar
      Tillåt åtkomst till Hälsa
      Tillåt åtkomst till Hälsa för att se steg
      Tillåt i Inställningar
      Också nu
      {0} {1}
      {0} idag
      När som helst
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
      {0}° svalare
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
      Producerat
      Till nätet
      Använt
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
      Gräs
      byar {0}
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
      Fukt: +{0}°
      Fuktighet {0}
      fuktighet
      om {0}
      Om {0}
      Upptaget
      inHg
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
      kvar
      Mindre
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
      Listor
      L {0}°
      Mestadels klart
      Kanske inte säkert
      mätt för {0} sedan
      Mötesrum
      m
      Midnattssol
      mi
      mi/h
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
      +{0} till
      över 2 tim
      Mer
      Jämnast
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
      ¦one={0} kvar¦other={0} kvar
      {0} eller värre
      Mulet
      Försenade
      försenade
      {0}, {1}
      Delvis molnigt
      {0} %
      Fäst
      Polarnatt
      Lufttryck
      fallande
      stigande
      stabilt
      3: skydda dig
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
      nere
      igång {0}
      Servrar
      Ange en plats
      Sätt ”{0}” till namnet på rummets kalender
      Skugga och vatten
      30 dagar
      7 dagar
      Himlen okänd
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
      imorgon
      Försök igen
      12 månader
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
      Vind: −{0}°
      blåsigt
      Värst idag, {0}
      """#,
    starts: [
      0, 8, 18, 44, 65, 73, 87, 97, 110, 125, 130, 154, 168, 177, 192, 202, 206, 213, 222, 229,
      242, 276, 287, 301, 319, 324, 327, 342, 349, 361, 368, 379, 391, 419, 453, 482, 528, 553, 563, 571,
      580, 595, 617, 636, 642, 649, 656, 669, 677, 692, 706, 749, 756, 763, 775, 789, 807, 814, 823, 840,
      853, 862, 882, 888, 898, 904, 918, 940, 1015, 1039, 1088, 1109, 1171, 1188, 1247, 1261, 1270, 1288, 1302, 1308,
      1313, 1320, 1328, 1335, 1347, 1364, 1370, 1396, 1482, 1490, 1542, 1595, 1637, 1647, 1661, 1687, 1701, 1726, 1756, 1761,
      1778, 1841, 1864, 1929, 1946, 2023, 2049, 2112, 2117, 2158, 2173, 2179, 2210, 2216, 2222, 2237, 2262, 2272, 2288, 2293,
      2301, 2309, 2315, 2326, 2343, 2352, 2363, 2392, 2479, 2490, 2513, 2521, 2531, 2538, 2548, 2562, 2576, 2587, 2594, 2601,
      2612, 2624, 2632, 2649, 2691, 2716, 2756, 2794, 2825, 2849, 2875, 2909, 2917, 2929, 2941, 2953, 2969, 3041, 3063, 3142,
      3159, 3226, 3244, 3342, 3350, 3357, 3368, 3382, 3396, 3414, 3423, 3432, 3440, 3468, 3474, 3480, 3486, 3505, 3524, 3539,
      3554, 3564, 3583, 3592, 3603, 3614, 3625, 3642, 3657, 3665, 3723, 3805, 3857, 3951, 3996, 4012, 4023, 4034, 4040, 4049,
      4055, 4061, 4067, 4080, 4093, 4147, 4230, 4254, 4263, 4287, 4300, 4314, 4340, 4358, 4376, 4380, 4388, 4405, 4420, 4433,
      4441, 4450, 4466, 4480, 4486, 4494, 4504, 4517, 4531, 4541, 4548, 4555, 4564, 4569, 4574, 4577, 4582, 4586, 4589, 4608,
      4622, 4637, 4644, 4655, 4662, 4683, 4703, 4716, 4724, 4746, 4765, 4783, 4829, 4866, 4906, 4934, 4950, 4983, 5004, 5030,
      5051, 5091, 5124, 5129, 5136, 5141, 5148, 5162, 5177, 5191, 5197, 5212, 5218, 5243, 5264, 5274, 5297, 5310, 5323, 5330,
      5338, 5354, 5374, 5395, 5405, 5407, 5419, 5422, 5427, 5431, 5439, 5448, 5456, 5468, 5478, 5497, 5507, 5521, 5536, 5557,
      5576, 5593, 5610, 5616, 5627, 5636, 5646, 5658, 5662, 5671, 5680, 5688, 5712, 5744, 5769, 5784, 5817, 5842, 5862, 5876,
      5898, 5918, 5938, 5956, 5975, 5985, 5995, 6007, 6024, 6039, 6054, 6071, 6109, 6155, 6172, 6193, 6261, 6288, 6312, 6338,
      6358, 6376, 6391, 6413, 6434, 6448, 6458, 6468, 6485, 6502, 6516, 6532, 6544, 6555, 6566, 6580, 6588, 6602, 6610, 6624,
      6634, 6655, 6671, 6688, 6703, 6718, 6733, 6750, 6773, 6789, 6792, 6795, 6798, 6805, 6828, 6865, 6877, 6908, 6925, 6931,
      6942, 6953, 6962, 6977, 6984, 6990, 7000, 7010, 7019, 7028, 7036, 7050, 7055, 7068, 7079, 7084, 7094, 7118, 7131, 7174,
      7203, 7227, 7255, 7260, 7268, 7292, 7300, 7305, 7322, 7341, 7359, 7367, 7391, 7446, 7467, 7536, 7559, 7598, 7622, 7675,
      7683, 7700, 7708, 7728, 7733, 7744, 7752, 7766, 7815, 7833, 7842, 7850, 7864, 7881, 7898, 7909, 7927, 7943, 7958, 7967,
      7980, 7989, 7998, 8007, 8014, 8020, 8026, 8034, 8043, 8051, 8062, 8070, 8075, 8122, 8143, 8174, 8229, 8250, 8266, 8311,
      8360, 8401, 8442, 8468, 8478, 8483, 8501, 8550, 8564, 8568, 8577, 8593, 8602, 8611, 8621, 8627, 8649, 8657, 8667, 8681,
      8687, 8712, 8734, 8756, 8782, 8807, 8836, 8864, 8893, 8917, 8938, 8968, 8987, 9020, 9041, 9056, 9068, 9078, 9083, 9088,
      9096, 9104, 9118, 9130, 9137, 9146, 9155, 9164, 9182, 9203, 9212, 9234, 9254, 9277, 9294, 9312, 9338, 9353, 9364, 9375,
      9393, 9415, 9427, 9435, 9443, 9456, 9462, 9468, 9477, 9495, 9515, 9537, 9553, 9559, 9565, 9575, 9585, 9599, 9602, 9614,
      9627, 9640, 9656, 9672, 9686, 9702, 9722, 9735, 9752, 9779, 9789, 9806, 9822, 9830, 9845, 9912, 9932, 9993, 10014, 10089,
      10105, 10167, 10175, 10194, 10212, 10228, 10257, 10263, 10301, 10315, 10323, 10347, 10367, 10391, 10398, 10424, 10430, 10449, 10459, 10467,
      10483, 10496, 10539, 10561, 10576, 10587, 10603, 10608, 10617, 10632, 10641,
    ])

  static let tr = WordTable(
    text: #"""
      günlük
      Aktivite
      Aktivite: erişim yok
      Aktivite: veri yok
      Gerçek
      Gerçek {0}°
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
      Hassas gruplar için sağlıksız
      Sağlıksız
      Çok kötü
      Çok sağlıksız
      hava
      Kızılağaç
      {0} öğe bitti
      Tüm gün
      Tüm gün, {0}
      tüm gün
      Tümü bitti
      saat boyunca
      Tüm anımsatıcılar tamam
      Ayarlar’da erişime izin verin
      Sağlık erişimine izin verin
      Adımları görmek için Sağlık erişimine izin verin
      Ayarlar’da izin verin
      Şu anda ayrıca
      {0} {1}
      bugün {0}
      Her zaman
      {0} önceki durum
      Eski verilere göre
      Evde
      Dinlenirken
      dinlenirken
      Deniz seviyesinde
      saat {0}
      30 gün ortalaması
      7 gün ortalaması
      ¦one={0} gün ortalaması¦other={0} gün ortalaması
      Ort. 
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
      {0}° daha serin
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
      Üretilen
      Şebekeye
      Tüketilen
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
      Çimen
      hamle {0}
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
      Nem: +{0}°
      Nem {0}
      nem
      {0} sonra
      {0} sonra
      Dolu
      inHg
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
      kaldı
      Az
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
      Listeler
      D {0}°
      Çoğunlukla açık
      Güvenli olmayabilir
      {0} önce ölçüldü
      Toplantı odası
      m
      Gece yarısı güneşi
      mil
      mil/sa
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
      +{0} daha
      2 sa üzeri
      Çok
      En düzenli
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
      ¦one={0} açık¦other={0} açık
      {0} veya kötüsü
      Kapalı
      Gecikmiş
      gecikmiş
      {0}, {1}
      Parçalı bulutlu
      %{0}
      Sabitlendi
      Kutup gecesi
      Basınç
      düşüyor
      yükseliyor
      sabit
      3: korunun
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
      kapalı
      {0} çalışıyor
      Sunucular
      Konum seçin
      “{0}” değerini odanın takvim adına ayarlayın
      Gölge ve su
      30 gün
      7 gün
      Gökyüzü bilinmiyor
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
      yarın
      Yeniden Dene
      12 ay
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
      Rüzgâr: −{0}°
      rüzgârlı
      Bugün en kötüsü {0}
      """#,
    starts: [
      0, 9, 18, 40, 59, 67, 81, 91, 100, 110, 115, 133, 147, 156, 172, 178, 183, 193, 198, 205,
      219, 253, 266, 278, 296, 301, 315, 331, 341, 356, 366, 379, 392, 420, 453, 484, 540, 564, 581, 589,
      600, 610, 628, 648, 653, 665, 677, 695, 704, 724, 743, 798, 804, 811, 823, 836, 853, 858, 865, 877,
      888, 895, 912, 918, 925, 931, 938, 962, 1039, 1063, 1107, 1129, 1190, 1206, 1257, 1264, 1279, 1300, 1317, 1323,
      1333, 1344, 1353, 1366, 1376, 1387, 1394, 1422, 1503, 1510, 1562, 1633, 1678, 1690, 1707, 1742, 1766, 1782, 1808, 1816,
      1837, 1903, 1927, 2008, 2036, 2120, 2139, 2213, 2221, 2264, 2278, 2284, 2315, 2321, 2326, 2342, 2364, 2376, 2396, 2401,
      2408, 2415, 2421, 2429, 2449, 2458, 2470, 2497, 2571, 2583, 2615, 2623, 2638, 2644, 2652, 2668, 2684, 2694, 2701, 2708,
      2718, 2728, 2739, 2754, 2793, 2815, 2853, 2885, 2924, 2946, 2972, 3010, 3019, 3035, 3051, 3068, 3090, 3151, 3174, 3263,
      3290, 3381, 3404, 3520, 3529, 3537, 3548, 3562, 3584, 3598, 3608, 3618, 3622, 3643, 3648, 3652, 3657, 3672, 3687, 3701,
      3715, 3723, 3741, 3751, 3763, 3775, 3787, 3804, 3820, 3825, 3878, 3953, 4000, 4065, 4106, 4119, 4134, 4145, 4152, 4162,
      4167, 4172, 4179, 4190, 4201, 4254, 4342, 4363, 4372, 4395, 4408, 4425, 4459, 4482, 4493, 4497, 4505, 4522, 4539, 4551,
      4558, 4568, 4582, 4596, 4603, 4609, 4613, 4625, 4633, 4637, 4647, 4657, 4662, 4667, 4672, 4675, 4681, 4685, 4688, 4709,
      4723, 4737, 4757, 4771, 4785, 4807, 4821, 4837, 4845, 4855, 4867, 4878, 4909, 4941, 4974, 4997, 5010, 5034, 5053, 5076,
      5091, 5122, 5157, 5165, 5171, 5178, 5181, 5198, 5211, 5229, 5235, 5250, 5256, 5277, 5297, 5307, 5338, 5348, 5358, 5367,
      5375, 5395, 5416, 5438, 5455, 5457, 5480, 5484, 5491, 5494, 5501, 5511, 5518, 5538, 5543, 5566, 5571, 5589, 5611, 5634,
      5652, 5661, 5670, 5673, 5688, 5702, 5712, 5724, 5729, 5741, 5750, 5758, 5788, 5831, 5856, 5868, 5898, 5920, 5940, 5956,
      5980, 5998, 6016, 6034, 6052, 6061, 6070, 6080, 6100, 6116, 6129, 6152, 6189, 6223, 6242, 6263, 6310, 6337, 6349, 6365,
      6385, 6402, 6415, 6439, 6464, 6481, 6493, 6505, 6520, 6543, 6557, 6569, 6582, 6593, 6604, 6615, 6623, 6638, 6652, 6668,
      6679, 6701, 6726, 6743, 6766, 6793, 6802, 6820, 6853, 6868, 6875, 6882, 6889, 6895, 6912, 6949, 6959, 6994, 7013, 7021,
      7031, 7041, 7050, 7068, 7073, 7084, 7097, 7106, 7117, 7129, 7135, 7146, 7154, 7170, 7179, 7187, 7197, 7223, 7240, 7284,
      7314, 7341, 7372, 7377, 7393, 7413, 7422, 7431, 7455, 7475, 7507, 7516, 7540, 7611, 7630, 7684, 7704, 7746, 7767, 7807,
      7816, 7830, 7837, 7858, 7866, 7884, 7894, 7907, 7960, 7973, 7981, 7988, 8010, 8035, 8060, 8074, 8089, 8111, 8121, 8125,
      8137, 8150, 8166, 8170, 8180, 8189, 8198, 8206, 8217, 8225, 8238, 8251, 8257, 8304, 8321, 8354, 8413, 8432, 8448, 8489,
      8542, 8585, 8632, 8659, 8675, 8681, 8699, 8748, 8764, 8772, 8780, 8797, 8805, 8809, 8820, 8830, 8860, 8869, 8882, 8903,
      8932, 8958, 8981, 9007, 9036, 9072, 9097, 9129, 9158, 9183, 9206, 9244, 9265, 9291, 9310, 9328, 9343, 9354, 9361, 9368,
      9375, 9382, 9395, 9401, 9412, 9430, 9448, 9455, 9474, 9493, 9503, 9527, 9548, 9580, 9604, 9625, 9648, 9664, 9674, 9685,
      9701, 9718, 9730, 9739, 9748, 9764, 9772, 9780, 9791, 9811, 9832, 9858, 9880, 9889, 9898, 9903, 9908, 9921, 9924, 9939,
      9952, 9965, 9974, 9992, 10016, 10030, 10048, 10059, 10074, 10093, 10104, 10121, 10135, 10142, 10169, 10245, 10268, 10329, 10351, 10426,
      10447, 10510, 10517, 10533, 10546, 10560, 10588, 10594, 10644, 10655, 10664, 10685, 10707, 10729, 10741, 10763, 10769, 10789, 10799, 10807,
      10823, 10841, 10889, 10915, 10935, 10951, 10972, 10981, 10994, 11013, 11025,
    ])

  static let uk = WordTable(
    text: #"""
      на день
      Активність
      Активність: немає доступу
      Активність: немає даних
      Фактично
      Фактично {0}°
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
      Шкідлива для чутливих груп
      Шкідлива
      Дуже погана
      Дуже шкідлива
      повітря
      Вільха
      Усі {0} виконано
      Увесь день
      Увесь день, {0}
      увесь день
      Усе виконано
      усю годину
      Усі нагадування виконано
      Надайте доступ у Параметрах
      Надайте доступ до Здоров’я
      Надайте доступ до Здоров’я, щоб бачити кроки
      Дозвольте в Параметрах
      Також зараз
      {0} {1}
      {0} сьогодні
      Будь-коли
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
      на {0}° холодніше
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
      Вироблено
      У мережу
      Спожито
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
      Злаки
      пориви {0}
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
      Вологість: +{0}°
      Вологість {0}
      вологість
      за {0}
      За {0}
      Зайнято
      дюйм рт. ст.
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
      лишилося
      Менше
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
      Списки
      ↓ {0}°
      Переважно ясно
      Може бути небезпечно
      виміряно {0} тому
      Переговорна
      м
      Полярний день
      милі
      миль/год
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
      Ще {0}
      понад 2 год
      Більше
      Найстабільніший
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
      ¦one={0} лишилося¦few={0} лишилося¦many={0} лишилося¦other={0} лишилося
      {0} або гірше
      Хмарно
      Прострочені
      прострочено
      {0}, {1}
      Мінлива хмарність
      {0}%
      Закріплено
      Полярна ніч
      Тиск
      знижується
      підвищується
      стабільний
      3: захист
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
      не працює
      працює {0}
      Сервери
      Вкажіть місце
      Задайте «{0}» як назву календаря кімнати
      Тінь і вода
      30 днів
      7 днів
      Небо невідоме
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
      завтра
      Ще раз
      12 місяців
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
      Вітер: −{0}°
      вітряно
      Найгірше сьогодні, {0}
      """#,
    starts: [
      0, 14, 35, 83, 127, 144, 167, 189, 207, 220, 235, 278, 302, 321, 345, 364, 375, 396, 411, 424,
      452, 502, 519, 541, 567, 582, 595, 623, 643, 668, 688, 712, 732, 779, 831, 882, 965, 1008, 1030, 1038,
      1059, 1077, 1108, 1141, 1152, 1168, 1184, 1209, 1216, 1248, 1279, 1431, 1440, 1453, 1471, 1505, 1543, 1556, 1565, 1581,
      1594, 1611, 1651, 1662, 1681, 1687, 1704, 1738, 1860, 1901, 1978, 2016, 2124, 2159, 2248, 2265, 2292, 2324, 2350, 2363,
      2374, 2387, 2402, 2417, 2432, 2456, 2465, 2511, 2659, 2672, 2832, 2996, 3110, 3129, 3159, 3216, 3253, 3291, 3333, 3352,
      3395, 3498, 3536, 3643, 3688, 3835, 3870, 3983, 4002, 4106, 4133, 4143, 4215, 4222, 4228, 4250, 4287, 4312, 4338, 4347,
      4364, 4381, 4394, 4407, 4438, 4449, 4469, 4508, 4661, 4681, 4720, 4731, 4767, 4780, 4798, 4820, 4842, 4860, 4873, 4888,
      4907, 4923, 4938, 4976, 5060, 5095, 5150, 5215, 5268, 5304, 5344, 5403, 5428, 5454, 5480, 5512, 5548, 5682, 5728, 5901,
      5940, 6058, 6103, 6307, 6332, 6346, 6363, 6387, 6421, 6445, 6467, 6489, 6504, 6588, 6599, 6610, 6623, 6649, 6688, 6712,
      6736, 6762, 6795, 6808, 6836, 6864, 6892, 6924, 6943, 6953, 7147, 7389, 7495, 7785, 7903, 7925, 7949, 7975, 7986, 8003,
      8012, 8021, 8032, 8054, 8076, 8160, 8309, 8344, 8359, 8398, 8417, 8439, 8476, 8508, 8532, 8539, 8549, 8570, 8604, 8630,
      8641, 8665, 8685, 8701, 8708, 8721, 8740, 8767, 8790, 8809, 8818, 8827, 8842, 8863, 8872, 8877, 8889, 8904, 8911, 8948,
      8971, 8984, 8993, 9006, 9021, 9049, 9075, 9088, 9096, 9129, 9156, 9182, 9245, 9310, 9381, 9418, 9446, 9488, 9512, 9548,
      9580, 9651, 9693, 9704, 9719, 9736, 9747, 9767, 9789, 9821, 9836, 9860, 9871, 9910, 9949, 9968, 10005, 10027, 10049, 10062,
      10072, 10100, 10139, 10169, 10192, 10195, 10221, 10230, 10246, 10251, 10260, 10282, 10291, 10324, 10341, 10367, 10382, 10403, 10427, 10453,
      10479, 10505, 10531, 10544, 10567, 10576, 10585, 10605, 10618, 10649, 10658, 10682, 10729, 10775, 10813, 10839, 10891, 10935, 10978, 11022,
      11059, 11096, 11133, 11174, 11213, 11235, 11257, 11273, 11306, 11335, 11369, 11408, 11464, 11521, 11571, 11610, 11758, 11808, 11832, 11874,
      11921, 11949, 11973, 12010, 12053, 12093, 12115, 12137, 12171, 12213, 12246, 12282, 12314, 12349, 12377, 12401, 12412, 12435, 12451, 12470,
      12492, 12531, 12553, 12589, 12632, 12665, 12706, 12743, 12790, 12812, 12823, 12834, 12845, 12854, 12877, 12985, 12998, 13106, 13128, 13141,
      13164, 13187, 13196, 13230, 13235, 13256, 13278, 13287, 13308, 13333, 13354, 13370, 13377, 13392, 13403, 13410, 13420, 13457, 13480, 13568,
      13618, 13664, 13706, 13719, 13749, 13784, 13805, 13818, 13855, 13888, 13912, 13929, 13968, 14069, 14108, 14229, 14258, 14328, 14364, 14453,
      14470, 14490, 14505, 14538, 14556, 14573, 14588, 14614, 14687, 14708, 14720, 14731, 14757, 14779, 14801, 14823, 14847, 14879, 14903, 14912,
      14929, 14955, 14972, 14981, 15001, 15020, 15039, 15050, 15059, 15074, 15094, 15109, 15120, 15260, 15287, 15371, 15571, 15609, 15643, 15767,
      15939, 16043, 16195, 16239, 16269, 16282, 16323, 16443, 16457, 16468, 16477, 16501, 16512, 16525, 16540, 16551, 16599, 16616, 16633, 16652,
      16663, 16707, 16751, 16788, 16835, 16884, 16920, 16968, 17013, 17050, 17095, 17149, 17180, 17230, 17259, 17300, 17325, 17349, 17366, 17383,
      17396, 17409, 17421, 17439, 17456, 17465, 17474, 17492, 17530, 17564, 17581, 17617, 17649, 17687, 17713, 17741, 17771, 17792, 17812, 17825,
      17843, 17864, 17878, 17905, 17932, 17942, 17957, 17972, 17990, 18017, 18058, 18101, 18138, 18153, 18168, 18185, 18202, 18230, 18235, 18247,
      18271, 18295, 18306, 18336, 18352, 18376, 18404, 18428, 18456, 18480, 18497, 18521, 18549, 18574, 18619, 18746, 18787, 18902, 18940, 19095,
      19133, 19250, 19275, 19305, 19339, 19366, 19420, 19433, 19507, 19531, 19548, 19588, 19623, 19665, 19678, 19710, 19725, 19758, 19777, 19788,
      19822, 19849, 19946, 19994, 20023, 20048, 20078, 20089, 20104, 20125, 20140,
    ])

  static let zhHans = WordTable(
    text: #"""
      每天
      健身记录
      健身记录：无访问权限
      健身记录：无数据
      实际
      实际 {0}°
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
      对敏感人群不健康
      不健康
      很差
      很不健康
      气温
      桤木
      {0}项已全部完成
      全天
      全天，{0}
      全天
      全部完成
      整小时
      所有提醒事项均已完成
      请在“设置”中允许访问
      请允许访问“健康”
      请允许访问“健康”以查看步数
      请在“设置”中允许
      同时进行
      {0} {1}
      今天{0}
      随时
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
      低{0}°
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
      发电
      上网
      用电
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
      禾草
      阵风{0}
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
      湿度使其+{0}°
      湿度 {0}
      湿度
      {0}后
      {0}后
      使用中
      英寸汞柱
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
      剩余
      少
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
      列表
      最低{0}°
      大部晴朗
      可能不安全
      {0}前测量
      会议室
      米
      极昼
      英里
      英里/时
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
      另有{0}项
      超过2小时
      多
      最稳定
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
      {0}项待办
      {0}或更高
      阴
      已过期
      已过期
      {0}，{1}
      局部多云
      {0}%
      已置顶
      极夜
      气压
      下降
      上升
      平稳
      3：防晒
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
      离线
      已运行{0}
      服务器
      请设定位置
      请将“{0}”设为会议室日历的名称
      阴凉和饮水
      30天
      7天
      天空状况未知
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
      明天
      重试
      12个月
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
      风使其−{0}°
      有风
      今日最差，{0}
      """#,
    starts: [
      0, 7, 20, 51, 76, 83, 96, 103, 119, 126, 133, 157, 174, 185, 192, 199, 206, 213, 220, 224,
      237, 262, 272, 279, 292, 299, 306, 328, 335, 348, 355, 368, 378, 409, 443, 471, 514, 542, 555, 563,
      573, 580, 593, 615, 622, 629, 636, 646, 650, 662, 673, 686, 694, 701, 714, 727, 744, 751, 758, 768,
      778, 785, 804, 811, 818, 824, 831, 853, 913, 932, 978, 1002, 1060, 1076, 1119, 1126, 1136, 1152, 1165, 1175,
      1182, 1189, 1196, 1203, 1210, 1217, 1224, 1252, 1331, 1338, 1462, 1506, 1522, 1532, 1541, 1578, 1597, 1613, 1635, 1642,
      1661, 1719, 1738, 1805, 1824, 1900, 1916, 1968, 1975, 1988, 2004, 2011, 2018, 2025, 2029, 2042, 2058, 2071, 2083, 2090,
      2097, 2104, 2111, 2119, 2135, 2145, 2152, 2177, 2256, 2263, 2288, 2300, 2313, 2320, 2330, 2343, 2356, 2367, 2374, 2381,
      2388, 2395, 2402, 2415, 2437, 2456, 2493, 2527, 2564, 2586, 2614, 2651, 2658, 2665, 2672, 2685, 2707, 2771, 2793, 2848,
      2867, 2937, 2956, 3035, 3042, 3049, 3062, 3079, 3092, 3102, 3112, 3122, 3129, 3133, 3140, 3144, 3151, 3164, 3177, 3184,
      3191, 3198, 3211, 3222, 3232, 3242, 3252, 3271, 3288, 3296, 3313, 3339, 3353, 3376, 3387, 3397, 3407, 3417, 3424, 3434,
      3441, 3448, 3452, 3465, 3478, 3518, 3594, 3610, 3614, 3624, 3631, 3638, 3651, 3661, 3668, 3675, 3687, 3712, 3725, 3738,
      3748, 3761, 3780, 3796, 3806, 3813, 3820, 3839, 3850, 3857, 3864, 3871, 3881, 3894, 3901, 3908, 3919, 3923, 3926, 3951,
      3967, 3983, 3996, 4009, 4022, 4044, 4060, 4076, 4086, 4101, 4113, 4124, 4158, 4192, 4226, 4242, 4252, 4274, 4287, 4306,
      4322, 4356, 4381, 4388, 4395, 4402, 4406, 4419, 4431, 4444, 4448, 4461, 4465, 4481, 4491, 4498, 4511, 4524, 4537, 4544,
      4556, 4569, 4585, 4598, 4608, 4612, 4619, 4626, 4637, 4644, 4654, 4667, 4677, 4687, 4694, 4710, 4714, 4724, 4731, 4744,
      4751, 4764, 4777, 4784, 4795, 4808, 4821, 4835, 4839, 4849, 4859, 4866, 4888, 4916, 4935, 4951, 4976, 4995, 5017, 5033,
      5049, 5068, 5084, 5100, 5113, 5123, 5133, 5143, 5162, 5184, 5197, 5216, 5241, 5275, 5291, 5313, 5335, 5357, 5373, 5389,
      5411, 5424, 5434, 5453, 5475, 5491, 5501, 5511, 5521, 5540, 5556, 5572, 5585, 5598, 5608, 5618, 5630, 5640, 5653, 5663,
      5676, 5692, 5711, 5727, 5752, 5774, 5784, 5797, 5825, 5838, 5845, 5852, 5859, 5864, 5878, 5886, 5893, 5906, 5919, 5923,
      5933, 5943, 5953, 5966, 5971, 5981, 5988, 5995, 6002, 6009, 6016, 6027, 6031, 6046, 6053, 6057, 6067, 6083, 6096, 6136,
      6167, 6192, 6217, 6224, 6234, 6253, 6263, 6270, 6289, 6299, 6324, 6331, 6353, 6414, 6427, 6476, 6495, 6529, 6551, 6594,
      6601, 6617, 6624, 6649, 6656, 6669, 6679, 6695, 6741, 6757, 6763, 6768, 6787, 6797, 6807, 6814, 6824, 6834, 6841, 6845,
      6860, 6867, 6874, 6878, 6891, 6904, 6917, 6929, 6939, 6946, 6956, 6963, 6970, 6983, 6996, 7003, 7022, 7047, 7066, 7077,
      7096, 7109, 7122, 7147, 7163, 7167, 7183, 7196, 7212, 7219, 7226, 7237, 7244, 7254, 7261, 7268, 7287, 7294, 7304, 7323,
      7330, 7349, 7368, 7390, 7412, 7434, 7456, 7481, 7503, 7528, 7550, 7572, 7588, 7604, 7620, 7633, 7646, 7653, 7660, 7667,
      7674, 7681, 7688, 7697, 7704, 7714, 7724, 7734, 7750, 7766, 7779, 7801, 7817, 7839, 7855, 7871, 7884, 7894, 7901, 7919,
      7935, 7951, 7971, 7978, 7985, 7996, 8000, 8004, 8020, 8045, 8073, 8102, 8124, 8128, 8132, 8139, 8146, 8168, 8178, 8189,
      8196, 8203, 8213, 8236, 8259, 8266, 8279, 8286, 8299, 8309, 8320, 8327, 8337, 8344, 8363, 8415, 8431, 8488, 8512, 8579,
      8592, 8644, 8651, 8661, 8671, 8687, 8715, 8722, 8753, 8760, 8765, 8787, 8806, 8825, 8832, 8851, 8855, 8877, 8887, 8899,
      8912, 8928, 8971, 8996, 9013, 9026, 9045, 9049, 9057, 9075, 9082,
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
