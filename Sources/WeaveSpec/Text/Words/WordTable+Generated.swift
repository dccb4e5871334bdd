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
      averageLead
      best
      bestOn:date
      bestWeek
      bestWeekSteps:steps
      birch
      burn
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
      537, 545, 557, 574, 581, 588, 599, 610, 622, 636, 649, 661, 666, 678, 687, 707, 713, 718, 730, 739,
      754, 759, 769, 788, 796, 811, 830, 843, 860, 876, 896, 908, 924, 936, 951, 977, 989, 999, 1011, 1024,
      1036, 1050, 1062, 1069, 1078, 1089, 1098, 1118, 1132, 1145, 1161, 1170, 1187, 1205, 1215, 1231, 1256, 1263, 1277, 1295,
      1307, 1323, 1338, 1357, 1368, 1383, 1394, 1413, 1427, 1438, 1453, 1469, 1478, 1491, 1512, 1523, 1540, 1545, 1554, 1567,
      1572, 1590, 1607, 1615, 1623, 1637, 1649, 1661, 1673, 1686, 1696, 1701, 1708, 1724, 1745, 1763, 1773, 1780, 1791, 1804,
      1815, 1829, 1847, 1861, 1875, 1886, 1899, 1913, 1927, 1941, 1949, 1961, 1977, 1991, 2006, 2025, 2038, 2055, 2071, 2091,
      2103, 2119, 2131, 2137, 2147, 2167, 2179, 2192, 2200, 2212, 2220, 2227, 2233, 2237, 2242, 2258, 2278, 2291, 2308, 2317,
      2330, 2340, 2348, 2356, 2368, 2383, 2405, 2421, 2440, 2465, 2484, 2512, 2533, 2547, 2559, 2571, 2577, 2589, 2594, 2603,
      2614, 2623, 2636, 2648, 2664, 2685, 2691, 2709, 2724, 2734, 2745, 2762, 2776, 2789, 2799, 2816, 2829, 2840, 2852, 2862,
      2889, 2921, 2938, 2944, 2953, 2974, 2997, 3010, 3022, 3039, 3045, 3061, 3074, 3085, 3103, 3117, 3127, 3147, 3163, 3185,
      3197, 3218, 3231, 3249, 3267, 3287, 3306, 3319, 3330, 3340, 3359, 3377, 3396, 3413, 3425, 3444, 3468, 3487, 3500, 3519,
      3538, 3547, 3553, 3558, 3563, 3576, 3594, 3607, 3613, 3626, 3638, 3659, 3677, 3692, 3703, 3713, 3727, 3733, 3741, 3753,
      3766, 3785, 3797, 3804, 3816, 3822, 3835, 3846, 3860, 3872, 3891, 3902, 3911, 3927, 3942, 3960, 3973, 3993, 4010, 4023,
      4040, 4045, 4061, 4072, 4087, 4104, 4113, 4128, 4145, 4153, 4173, 4189, 4204, 4213, 4233, 4249, 4264, 4274, 4285, 4297,
      4314, 4329, 4343, 4350, 4361, 4368, 4378, 4388, 4401, 4415, 4435, 4451, 4469, 4486, 4509, 4529, 4550, 4570, 4587, 4600,
      4610, 4626, 4642, 4653, 4659, 4669, 4683, 4696, 4708, 4720, 4729, 4739, 4751, 4766, 4780, 4791, 4798, 4810, 4819, 4835,
      4852, 4863, 4880, 4895, 4910, 4924, 4943, 4955, 4959, 4967, 4975, 4984, 5003, 5017, 5025, 5041, 5055, 5064, 5072, 5084,
      5102, 5115, 5129, 5136, 5147, 5156, 5172, 5187, 5202, 5214, 5219, 5242, 5254, 5263, 5282, 5302, 5312, 5328, 5346, 5362,
      5378, 5383, 5391, 5406, 5418, 5429, 5439, 5447, 5471, 5476, 5488, 5504, 5514, 5528, 5541, 5558, 5567, 5580, 5589, 5599,
      5606, 5616, 5627, 5641, 5649, 5661, 5674, 5688, 5700, 5711, 5723, 5729, 5739, 5750, 5768, 5786, 5801, 5806, 5829, 5840,
      5852, 5861, 5870, 5875, 5884, 5898, 5912, 5919, 5928, 5940, 5946, 5962, 5975, 5992, 6011, 6025, 6037, 6061, 6080, 6103,
      6120, 6138, 6153, 6163, 6176, 6195, 6223, 6227, 6235, 6250, 6257, 6267, 6281, 6292, 6310, 6323, 6337, 6349, 6362, 6384,
      6407, 6419, 6431, 6440, 6449, 6460, 6471, 6483, 6495, 6507, 6516, 6525, 6537, 6549, 6567, 6576, 6582, 6592, 6601, 6614,
      6623, 6636, 6644, 6655, 6670, 6679, 6695, 6714, 6723, 6738, 6753, 6769, 6781, 6795, 6810, 6825, 6834, 6852, 6867, 6886,
      6896, 6910, 6922, 6929, 6940, 6948, 6971, 6985, 6998, 7013, 7019, 7029, 7040, 7055, 7064, 7072, 7082, 7093, 7108, 7125,
      7137, 7154, 7164, 7183, 7193, 7212, 7231, 7240, 7255, 7269, 7277, 7292, 7311, 7324, 7341, 7357, 7377, 7389, 7405, 7417,
      7432, 7446, 7455, 7469, 7480, 7491, 7507, 7517, 7528, 7539, 7551, 7559, 7573, 7578, 7598, 7614, 7627, 7635, 7647, 7666,
      7680, 7703, 7716, 7733, 7738, 7754, 7772, 7778,
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
      متوسط 
      الأفضل
      الأفضل، {0}
      أفضل أسبوع
      أفضل أسبوع {0}
      البتولا
      حرق الشمس
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
      914, 931, 959, 988, 1006, 1026, 1046, 1075, 1092, 1117, 1139, 1151, 1164, 1183, 1203, 1227, 1242, 1260, 1271, 1286,
      1329, 1340, 1351, 1357, 1364, 1393, 1479, 1500, 1555, 1594, 1675, 1698, 1773, 1780, 1797, 1818, 1836, 1851, 1864, 1877,
      1894, 1907, 1918, 1942, 1962, 2006, 2132, 2143, 2251, 2347, 2502, 2513, 2544, 2592, 2617, 2650, 2679, 2686, 2713, 2791,
      2814, 2891, 2929, 3061, 3093, 3196, 3203, 3355, 3387, 3394, 3506, 3513, 3520, 3538, 3567, 3584, 3613, 3624, 3639, 3654,
      3659, 3672, 3699, 3708, 3720, 3760, 3879, 3891, 3920, 3929, 3949, 3964, 3982, 4004, 4026, 4045, 4056, 4069, 4086, 4106,
      4127, 4157, 4276, 4307, 4353, 4394, 4440, 4470, 4502, 4552, 4568, 4584, 4600, 4616, 4653, 4751, 4798, 4906, 4936, 5049,
      5090, 5251, 5267, 5280, 5297, 5323, 5360, 5378, 5391, 5404, 5419, 5518, 5529, 5538, 5547, 5567, 5587, 5605, 5623, 5630,
      5664, 5679, 5699, 5719, 5739, 5759, 5780, 5790, 5999, 6370, 6531, 6938, 7147, 7163, 7183, 7203, 7218, 7231, 7242, 7253,
      7260, 7274, 7288, 7358, 7471, 7490, 7499, 7526, 7539, 7555, 7580, 7607, 7623, 7644, 7656, 7681, 7705, 7727, 7734, 7750,
      7764, 7778, 7785, 7796, 7811, 7837, 7856, 7871, 7882, 7893, 7906, 7924, 7933, 7938, 7946, 7955, 7961, 8000, 8022, 8039,
      8050, 8065, 8078, 8107, 8131, 8146, 8154, 8175, 8196, 8214, 8254, 8294, 8343, 8374, 8394, 8424, 8446, 8482, 8506, 8550,
      8589, 8600, 8613, 8626, 8633, 8659, 8685, 8718, 8727, 8745, 8754, 8783, 8810, 8823, 8848, 8864, 8880, 8895, 8907, 8929,
      8959, 8977, 9007, 9010, 9039, 9046, 9056, 9059, 9066, 9082, 9089, 9107, 9118, 9138, 9149, 9164, 9182, 9211, 9229, 9247,
      9265, 9276, 9289, 9302, 9317, 9344, 9353, 9383, 9392, 9401, 9447, 9498, 9548, 9571, 9611, 9647, 9683, 9719, 9750, 9773,
      9800, 9838, 9861, 9888, 9906, 9924, 9952, 9973, 9998, 10025, 10074, 10123, 10156, 10187, 10407, 10444, 10466, 10495, 10529, 10560,
      10576, 10612, 10654, 10692, 10704, 10716, 10741, 10773, 10798, 10821, 10846, 10869, 10892, 10913, 10922, 10942, 10958, 10974, 10992, 11023,
      11049, 11072, 11102, 11128, 11149, 11179, 11210, 11237, 11246, 11255, 11264, 11273, 11295, 11440, 11451, 11606, 11624, 11633, 11646, 11659,
      11669, 11691, 11702, 11715, 11731, 11742, 11753, 11764, 11775, 11789, 11796, 11811, 11827, 11834, 11844, 11881, 11900, 11959, 12002, 12049,
      12092, 12101, 12117, 12139, 12155, 12164, 12199, 12219, 12241, 12248, 12274, 12357, 12379, 12459, 12481, 12541, 12588, 12664, 12671, 12691,
      12700, 12725, 12736, 12756, 12771, 12791, 12846, 12860, 12874, 12885, 12918, 12934, 12950, 12966, 12993, 13020, 13036, 13043, 13058, 13078,
      13094, 13101, 13108, 13121, 13134, 13143, 13154, 13169, 13185, 13194, 13209, 13427, 13449, 13571, 13825, 13864, 13907, 14076, 14264, 14422,
      14610, 14643, 14663, 14672, 14694, 14872, 14889, 14900, 14913, 14930, 14943, 14959, 14975, 14986, 15019, 15028, 15064, 15082, 15104, 15151,
      15198, 15233, 15276, 15325, 15363, 15407, 15443, 15482, 15515, 15551, 15576, 15610, 15637, 15660, 15686, 15701, 15712, 15723, 15732, 15741,
      15765, 15779, 15797, 15808, 15819, 15837, 15865, 15891, 15906, 15928, 15952, 15980, 16004, 16024, 16055, 16070, 16090, 16104, 16121, 16137,
      16161, 16185, 16197, 16208, 16219, 16231, 16253, 16293, 16321, 16351, 16362, 16373, 16384, 16395, 16429, 16432, 16446, 16466, 16486, 16508,
      16530, 16549, 16567, 16589, 16607, 16629, 16656, 16674, 16696, 16718, 16729, 16756, 16853, 16873, 16949, 16988, 17077, 17101, 17184, 17195,
      17217, 17239, 17259, 17303, 17312, 17370, 17392, 17405, 17434, 17470, 17504, 17515, 17550, 17565, 17601, 17620, 17629, 17657, 17688, 17776,
      17832, 17867, 17895, 17929, 17942, 17959, 17985, 17994,
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
      Prům. 
      Rekord
      Rekord, {0}
      Nejlepší týden
      Nejlepší týden {0}
      Bříza
      Spálení
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
      618, 626, 641, 662, 667, 675, 683, 699, 705, 722, 738, 746, 753, 765, 783, 805, 813, 823, 837, 848,
      874, 886, 895, 901, 907, 931, 1003, 1027, 1082, 1110, 1180, 1201, 1253, 1259, 1270, 1288, 1302, 1310, 1319, 1327,
      1336, 1343, 1355, 1371, 1377, 1408, 1494, 1504, 1556, 1631, 1705, 1716, 1735, 1768, 1784, 1806, 1834, 1846, 1863, 1925,
      1942, 1992, 2019, 2096, 2116, 2185, 2197, 2281, 2300, 2306, 2363, 2369, 2371, 2388, 2415, 2423, 2440, 2445, 2457, 2469,
      2476, 2486, 2505, 2515, 2528, 2556, 2663, 2676, 2700, 2708, 2724, 2730, 2739, 2752, 2765, 2776, 2782, 2790, 2799, 2809,
      2824, 2840, 2920, 2946, 2981, 3006, 3047, 3068, 3093, 3133, 3141, 3158, 3175, 3198, 3223, 3299, 3327, 3403, 3425, 3506,
      3521, 3615, 3623, 3633, 3643, 3659, 3678, 3693, 3706, 3719, 3725, 3773, 3788, 3793, 3799, 3819, 3845, 3863, 3881, 3890,
      3907, 3916, 3929, 3942, 3955, 3972, 3987, 3994, 4121, 4276, 4355, 4538, 4629, 4646, 4660, 4673, 4680, 4692, 4711, 4730,
      4739, 4755, 4771, 4820, 4908, 4931, 4938, 4963, 4974, 4989, 5015, 5044, 5062, 5066, 5076, 5097, 5114, 5130, 5136, 5146,
      5160, 5174, 5180, 5186, 5194, 5210, 5222, 5230, 5237, 5244, 5253, 5258, 5263, 5266, 5271, 5275, 5278, 5299, 5313, 5329,
      5336, 5347, 5356, 5378, 5394, 5405, 5413, 5438, 5458, 5477, 5514, 5557, 5596, 5616, 5634, 5665, 5684, 5711, 5733, 5775,
      5815, 5822, 5831, 5839, 5846, 5860, 5876, 5894, 5901, 5918, 5925, 5952, 5977, 5988, 6014, 6028, 6042, 6050, 6060, 6079,
      6102, 6122, 6142, 6144, 6158, 6161, 6166, 6170, 6178, 6190, 6198, 6213, 6221, 6239, 6249, 6261, 6277, 6297, 6316, 6333,
      6350, 6358, 6373, 6449, 6529, 6539, 6545, 6560, 6569, 6573, 6601, 6638, 6659, 6674, 6706, 6732, 6758, 6784, 6811, 6830,
      6855, 6881, 6908, 6922, 6936, 6945, 6964, 6984, 7001, 7020, 7062, 7101, 7133, 7165, 7269, 7301, 7319, 7345, 7370, 7390,
      7409, 7436, 7463, 7488, 7499, 7510, 7527, 7550, 7567, 7583, 7592, 7601, 7615, 7631, 7639, 7652, 7660, 7666, 7674, 7696,
      7710, 7727, 7740, 7760, 7773, 7793, 7820, 7838, 7843, 7848, 7853, 7859, 7876, 7950, 7960, 8034, 8049, 8059, 8071, 8083,
      8092, 8102, 8109, 8119, 8133, 8138, 8145, 8153, 8161, 8176, 8184, 8200, 8212, 8220, 8230, 8249, 8262, 8302, 8331, 8359,
      8388, 8394, 8409, 8431, 8442, 8447, 8475, 8490, 8508, 8518, 8539, 8609, 8631, 8702, 8721, 8767, 8786, 8835, 8845, 8857,
      8865, 8890, 8900, 8912, 8920, 8936, 8988, 9001, 9009, 9016, 9033, 9052, 9071, 9086, 9105, 9134, 9152, 9158, 9172, 9187,
      9209, 9215, 9230, 9235, 9240, 9248, 9260, 9270, 9283, 9293, 9299, 9391, 9409, 9473, 9593, 9615, 9636, 9726, 9838, 9922,
      10006, 10029, 10041, 10048, 10074, 10163, 10175, 10182, 10190, 10209, 10216, 10225, 10238, 10246, 10263, 10273, 10283, 10297, 10305, 10334,
      10363, 10389, 10417, 10439, 10463, 10493, 10520, 10544, 10566, 10591, 10612, 10640, 10669, 10689, 10704, 10718, 10723, 10728, 10735, 10742,
      10755, 10768, 10777, 10784, 10791, 10802, 10821, 10842, 10858, 10880, 10904, 10930, 10949, 10971, 10996, 11017, 11027, 11038, 11057, 11069,
      11080, 11091, 11101, 11109, 11117, 11126, 11144, 11168, 11191, 11210, 11218, 11226, 11236, 11246, 11264, 11267, 11277, 11291, 11305, 11320,
      11337, 11349, 11362, 11379, 11392, 11409, 11429, 11440, 11459, 11480, 11491, 11509, 11576, 11593, 11654, 11682, 11769, 11790, 11856, 11867,
      11888, 11911, 11928, 11961, 11967, 12005, 12020, 12028, 12053, 12071, 12095, 12104, 12127, 12134, 12154, 12165, 12173, 12190, 12209, 12265,
      12297, 12318, 12335, 12357, 12363, 12373, 12389, 12397,
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
      Snit 
      Rekord
      Rekord, {0}
      Bedste uge
      Bedste uge {0}
      Birk
      Skoldet
      Skoldet {0}
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
      sent
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
      Ingen skoldning i dag
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
      567, 582, 596, 616, 623, 631, 639, 660, 668, 681, 693, 699, 706, 718, 729, 744, 749, 757, 769, 778,
      799, 806, 813, 819, 829, 851, 931, 952, 997, 1018, 1075, 1090, 1143, 1153, 1164, 1183, 1197, 1204, 1211, 1221,
      1229, 1237, 1250, 1266, 1272, 1298, 1379, 1386, 1447, 1500, 1537, 1546, 1562, 1583, 1595, 1623, 1655, 1660, 1677, 1736,
      1763, 1826, 1843, 1920, 1946, 2007, 2012, 2057, 2073, 2080, 2110, 2117, 2122, 2137, 2161, 2169, 2184, 2189, 2198, 2207,
      2214, 2225, 2241, 2251, 2261, 2288, 2370, 2380, 2402, 2411, 2422, 2430, 2441, 2456, 2471, 2483, 2491, 2498, 2509, 2520,
      2526, 2544, 2589, 2616, 2648, 2681, 2708, 2727, 2749, 2780, 2789, 2803, 2817, 2830, 2845, 2911, 2933, 3008, 3026, 3096,
      3116, 3211, 3220, 3227, 3238, 3252, 3266, 3282, 3291, 3300, 3307, 3333, 3339, 3345, 3349, 3368, 3387, 3394, 3401, 3411,
      3431, 3440, 3451, 3462, 3473, 3497, 3512, 3520, 3577, 3656, 3707, 3790, 3835, 3851, 3860, 3870, 3876, 3886, 3891, 3896,
      3903, 3918, 3933, 3981, 4056, 4079, 4087, 4103, 4115, 4128, 4141, 4159, 4176, 4180, 4188, 4205, 4220, 4237, 4244, 4255,
      4271, 4287, 4294, 4302, 4312, 4325, 4339, 4349, 4356, 4363, 4371, 4376, 4381, 4384, 4390, 4394, 4397, 4418, 4433, 4443,
      4450, 4461, 4468, 4486, 4503, 4515, 4523, 4543, 4559, 4574, 4616, 4653, 4694, 4720, 4735, 4766, 4786, 4811, 4830, 4871,
      4904, 4909, 4916, 4924, 4931, 4946, 4962, 4976, 4980, 4994, 4998, 5021, 5032, 5040, 5049, 5061, 5073, 5080, 5088, 5106,
      5126, 5146, 5158, 5160, 5171, 5174, 5180, 5185, 5194, 5207, 5216, 5232, 5240, 5258, 5266, 5278, 5291, 5310, 5326, 5342,
      5358, 5364, 5375, 5384, 5394, 5404, 5409, 5421, 5430, 5438, 5457, 5485, 5509, 5522, 5552, 5576, 5597, 5612, 5635, 5657,
      5678, 5697, 5718, 5729, 5740, 5751, 5768, 5785, 5799, 5818, 5852, 5898, 5917, 5937, 6003, 6029, 6053, 6076, 6095, 6112,
      6126, 6141, 6164, 6181, 6191, 6201, 6218, 6239, 6254, 6272, 6284, 6296, 6308, 6323, 6331, 6344, 6352, 6364, 6375, 6396,
      6411, 6427, 6443, 6459, 6474, 6491, 6512, 6527, 6530, 6533, 6536, 6543, 6565, 6606, 6617, 6654, 6671, 6681, 6693, 6705,
      6714, 6728, 6735, 6745, 6754, 6763, 6772, 6781, 6789, 6803, 6808, 6821, 6831, 6836, 6846, 6868, 6881, 6922, 6949, 6974,
      7002, 7008, 7017, 7041, 7050, 7056, 7072, 7086, 7104, 7112, 7136, 7188, 7207, 7272, 7296, 7335, 7357, 7415, 7423, 7434,
      7443, 7463, 7468, 7479, 7487, 7501, 7547, 7562, 7570, 7577, 7594, 7599, 7604, 7613, 7629, 7644, 7656, 7660, 7672, 7680,
      7689, 7693, 7703, 7709, 7715, 7723, 7735, 7743, 7754, 7762, 7769, 7822, 7844, 7879, 7938, 7959, 7978, 8027, 8082, 8127,
      8174, 8202, 8215, 8222, 8236, 8286, 8299, 8303, 8310, 8324, 8332, 8341, 8351, 8358, 8376, 8384, 8394, 8411, 8418, 8442,
      8462, 8478, 8502, 8525, 8543, 8566, 8587, 8605, 8625, 8651, 8677, 8708, 8727, 8743, 8759, 8768, 8774, 8780, 8789, 8798,
      8809, 8821, 8828, 8836, 8844, 8855, 8872, 8892, 8901, 8919, 8938, 8959, 8974, 8989, 9013, 9027, 9038, 9049, 9069, 9081,
      9090, 9099, 9110, 9116, 9122, 9132, 9151, 9173, 9196, 9213, 9218, 9223, 9231, 9239, 9254, 9257, 9268, 9280, 9292, 9308,
      9324, 9337, 9351, 9369, 9379, 9393, 9413, 9423, 9438, 9454, 9463, 9480, 9549, 9571, 9638, 9659, 9741, 9754, 9820, 9829,
      9845, 9862, 9876, 9902, 9908, 9942, 9955, 9963, 9982, 10001, 10024, 10029, 10051, 10055, 10072, 10080, 10088, 10103, 10115, 10163,
      10185, 10199, 10209, 10229, 10234, 10243, 10258, 10268,
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
      Ø 
      Beste
      Rekord, {0}
      Beste Woche
      Beste Woche {0}
      Birke
      Brand
      Brand {0}
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
      624, 634, 649, 669, 678, 686, 694, 710, 717, 733, 748, 752, 758, 770, 782, 798, 804, 810, 820, 829,
      851, 861, 872, 878, 887, 911, 983, 1011, 1064, 1089, 1148, 1168, 1228, 1237, 1260, 1276, 1292, 1298, 1306, 1314,
      1323, 1333, 1345, 1356, 1361, 1388, 1473, 1478, 1530, 1583, 1622, 1632, 1646, 1677, 1696, 1713, 1744, 1751, 1774, 1844,
      1866, 1940, 1963, 2059, 2082, 2153, 2160, 2208, 2225, 2232, 2262, 2269, 2274, 2294, 2327, 2337, 2352, 2359, 2367, 2375,
      2382, 2394, 2412, 2424, 2439, 2471, 2567, 2582, 2606, 2614, 2626, 2631, 2640, 2653, 2666, 2675, 2681, 2689, 2697, 2706,
      2717, 2737, 2773, 2796, 2832, 2867, 2901, 2926, 2950, 2985, 2992, 3007, 3022, 3037, 3061, 3143, 3170, 3247, 3269, 3340,
      3358, 3458, 3465, 3474, 3483, 3497, 3516, 3531, 3540, 3549, 3556, 3582, 3588, 3594, 3599, 3624, 3649, 3668, 3687, 3696,
      3713, 3722, 3736, 3750, 3764, 3786, 3801, 3810, 3877, 3972, 4033, 4126, 4175, 4185, 4197, 4210, 4218, 4228, 4234, 4240,
      4247, 4262, 4277, 4324, 4419, 4445, 4451, 4478, 4490, 4501, 4521, 4542, 4561, 4565, 4573, 4590, 4606, 4623, 4632, 4644,
      4662, 4680, 4689, 4696, 4708, 4728, 4740, 4748, 4755, 4762, 4769, 4774, 4779, 4782, 4787, 4791, 4794, 4814, 4827, 4841,
      4848, 4859, 4869, 4897, 4914, 4926, 4935, 4952, 4967, 4981, 5014, 5045, 5076, 5091, 5107, 5131, 5154, 5177, 5197, 5229,
      5260, 5266, 5274, 5281, 5289, 5302, 5318, 5334, 5341, 5362, 5369, 5403, 5431, 5444, 5465, 5480, 5495, 5502, 5510, 5528,
      5552, 5569, 5586, 5588, 5606, 5609, 5613, 5618, 5627, 5639, 5648, 5662, 5670, 5692, 5699, 5713, 5729, 5751, 5772, 5788,
      5804, 5809, 5824, 5836, 5849, 5862, 5867, 5885, 5894, 5902, 5928, 5965, 5991, 6004, 6034, 6060, 6083, 6099, 6123, 6146,
      6169, 6189, 6208, 6220, 6232, 6243, 6264, 6280, 6296, 6313, 6348, 6393, 6422, 6451, 6516, 6541, 6563, 6585, 6610, 6627,
      6641, 6663, 6686, 6705, 6717, 6729, 6746, 6764, 6780, 6800, 6812, 6825, 6838, 6852, 6860, 6874, 6886, 6901, 6913, 6938,
      6957, 6972, 6990, 7007, 7022, 7046, 7075, 7095, 7101, 7107, 7113, 7121, 7138, 7185, 7193, 7226, 7245, 7253, 7266, 7279,
      7288, 7307, 7314, 7325, 7336, 7346, 7354, 7363, 7378, 7394, 7400, 7414, 7427, 7433, 7443, 7465, 7478, 7532, 7559, 7585,
      7605, 7610, 7618, 7635, 7643, 7648, 7667, 7689, 7712, 7719, 7744, 7803, 7830, 7897, 7921, 7964, 7993, 8042, 8049, 8062,
      8071, 8096, 8108, 8124, 8131, 8145, 8203, 8223, 8231, 8238, 8255, 8267, 8279, 8294, 8315, 8337, 8357, 8364, 8379, 8393,
      8407, 8414, 8427, 8432, 8437, 8445, 8454, 8461, 8472, 8480, 8489, 8543, 8561, 8599, 8667, 8690, 8712, 8767, 8823, 8871,
      8921, 8945, 8960, 8969, 8990, 9034, 9047, 9053, 9061, 9079, 9089, 9097, 9108, 9117, 9138, 9150, 9160, 9175, 9184, 9211,
      9239, 9263, 9290, 9317, 9346, 9371, 9399, 9427, 9451, 9473, 9492, 9515, 9537, 9558, 9574, 9580, 9586, 9592, 9599, 9606,
      9623, 9633, 9643, 9651, 9659, 9670, 9688, 9707, 9718, 9743, 9766, 9793, 9816, 9837, 9858, 9875, 9884, 9895, 9910, 9922,
      9929, 9936, 9946, 9951, 9956, 9965, 9983, 10005, 10029, 10048, 10056, 10064, 10071, 10078, 10094, 10097, 10108, 10118, 10128, 10143,
      10161, 10174, 10185, 10202, 10214, 10232, 10253, 10263, 10281, 10298, 10306, 10325, 10415, 10439, 10503, 10523, 10600, 10614, 10675, 10683,
      10701, 10718, 10736, 10770, 10776, 10821, 10834, 10842, 10868, 10891, 10919, 10926, 10940, 10946, 10965, 10972, 10980, 10992, 11006, 11056,
      11081, 11097, 11109, 11126, 11131, 11140, 11158, 11165,
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
      Μ.ό. 
      Ρεκόρ
      Ρεκόρ, {0}
      Καλύτερη εβδομάδα
      Καλύτερη εβδομάδα {0}
      Σημύδα
      Έγκαυμα
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
      1120, 1143, 1180, 1225, 1243, 1265, 1287, 1331, 1344, 1367, 1389, 1397, 1408, 1424, 1458, 1496, 1509, 1524, 1543, 1564,
      1614, 1627, 1646, 1652, 1667, 1710, 1844, 1878, 1964, 2003, 2100, 2131, 2232, 2247, 2272, 2308, 2346, 2365, 2376, 2393,
      2402, 2413, 2432, 2471, 2486, 2530, 2678, 2691, 2779, 2943, 2988, 3013, 3041, 3105, 3143, 3186, 3236, 3253, 3292, 3396,
      3438, 3541, 3587, 3742, 3777, 3907, 3924, 3977, 4010, 4020, 4065, 4075, 4088, 4112, 4153, 4176, 4208, 4221, 4238, 4255,
      4266, 4281, 4312, 4325, 4345, 4387, 4547, 4567, 4598, 4607, 4635, 4644, 4660, 4680, 4708, 4722, 4733, 4750, 4767, 4787,
      4808, 4844, 4895, 4947, 4998, 5061, 5116, 5150, 5188, 5251, 5264, 5288, 5312, 5344, 5398, 5547, 5592, 5729, 5762, 5884,
      5919, 6084, 6097, 6112, 6127, 6147, 6177, 6203, 6221, 6239, 6252, 6291, 6306, 6319, 6336, 6366, 6396, 6424, 6452, 6473,
      6512, 6529, 6565, 6588, 6611, 6654, 6677, 6689, 6758, 6877, 6940, 7063, 7132, 7158, 7177, 7194, 7213, 7228, 7251, 7274,
      7285, 7311, 7337, 7424, 7553, 7588, 7601, 7642, 7659, 7683, 7715, 7758, 7792, 7796, 7806, 7827, 7865, 7900, 7908, 7931,
      7947, 7963, 7971, 7986, 8001, 8024, 8043, 8058, 8067, 8076, 8101, 8106, 8111, 8119, 8124, 8128, 8131, 8162, 8183, 8198,
      8207, 8220, 8233, 8262, 8289, 8311, 8319, 8354, 8391, 8427, 8499, 8573, 8643, 8691, 8725, 8780, 8815, 8863, 8899, 8983,
      9040, 9053, 9070, 9089, 9098, 9126, 9154, 9184, 9199, 9227, 9242, 9287, 9330, 9349, 9383, 9413, 9443, 9456, 9466, 9494,
      9525, 9560, 9594, 9598, 9639, 9650, 9662, 9666, 9674, 9697, 9705, 9734, 9747, 9773, 9786, 9803, 9827, 9855, 9889, 9917,
      9945, 9958, 9981, 9996, 10012, 10034, 10045, 10069, 10078, 10098, 10135, 10197, 10239, 10267, 10325, 10373, 10430, 10480, 10519, 10558,
      10612, 10663, 10706, 10734, 10762, 10794, 10828, 10861, 10891, 10934, 10999, 11073, 11114, 11167, 11248, 11292, 11318, 11356, 11414, 11448,
      11474, 11516, 11565, 11608, 11628, 11648, 11682, 11723, 11754, 11788, 11816, 11842, 11870, 11896, 11905, 11933, 11949, 11964, 11984, 12027,
      12049, 12080, 12115, 12146, 12185, 12209, 12266, 12305, 12314, 12323, 12332, 12343, 12375, 12432, 12452, 12509, 12535, 12552, 12573, 12594,
      12603, 12631, 12636, 12661, 12685, 12696, 12711, 12726, 12741, 12763, 12774, 12793, 12806, 12817, 12827, 12862, 12883, 12966, 13016, 13066,
      13104, 13115, 13145, 13183, 13200, 13217, 13242, 13272, 13313, 13328, 13363, 13476, 13509, 13612, 13643, 13720, 13768, 13871, 13886, 13907,
      13920, 13957, 13991, 14021, 14044, 14076, 14174, 14199, 14215, 14230, 14262, 14289, 14316, 14342, 14372, 14417, 14453, 14474, 14493, 14516,
      14544, 14565, 14585, 14600, 14615, 14624, 14647, 14660, 14680, 14695, 14708, 14779, 14813, 14856, 14979, 15021, 15063, 15128, 15207, 15260,
      15329, 15376, 15402, 15415, 15460, 15525, 15548, 15559, 15574, 15593, 15602, 15615, 15634, 15655, 15699, 15714, 15737, 15756, 15775, 15821,
      15867, 15907, 15965, 16008, 16053, 16104, 16144, 16194, 16241, 16287, 16322, 16363, 16402, 16431, 16453, 16479, 16492, 16505, 16516, 16527,
      16555, 16569, 16584, 16602, 16620, 16642, 16674, 16704, 16719, 16772, 16819, 16868, 16907, 16946, 16985, 17008, 17024, 17035, 17059, 17071,
      17086, 17101, 17122, 17135, 17148, 17166, 17193, 17240, 17281, 17316, 17331, 17346, 17361, 17376, 17408, 17411, 17432, 17454, 17476, 17502,
      17528, 17551, 17573, 17599, 17623, 17651, 17679, 17698, 17728, 17762, 17789, 17837, 17970, 18001, 18109, 18148, 18289, 18321, 18434, 18461,
      18489, 18521, 18554, 18604, 18619, 18693, 18716, 18739, 18783, 18806, 18854, 18867, 18895, 18912, 18949, 18970, 18979, 19003, 19024, 19115,
      19163, 19186, 19205, 19229, 19242, 19259, 19282, 19295,
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
      Avg 
      Best
      Best, {0}
      Best week
      Best week {0}
      Birch
      Burn
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
      517, 525, 539, 562, 570, 578, 586, 599, 606, 621, 635, 640, 645, 655, 665, 679, 685, 690, 699, 708,
      726, 731, 741, 747, 755, 776, 847, 872, 921, 946, 1013, 1031, 1088, 1096, 1107, 1125, 1140, 1145, 1152, 1160,
      1167, 1176, 1186, 1193, 1203, 1230, 1309, 1314, 1366, 1432, 1473, 1482, 1498, 1528, 1543, 1562, 1592, 1599, 1618, 1687,
      1709, 1784, 1802, 1881, 1901, 1970, 1977, 2019, 2032, 2038, 2068, 2073, 2078, 2092, 2115, 2126, 2142, 2147, 2156, 2165,
      2170, 2181, 2200, 2208, 2217, 2248, 2341, 2350, 2364, 2372, 2383, 2388, 2396, 2408, 2420, 2429, 2434, 2441, 2450, 2462,
      2467, 2482, 2516, 2536, 2561, 2592, 2616, 2633, 2654, 2679, 2687, 2700, 2713, 2728, 2749, 2817, 2841, 2916, 2933, 3006,
      3026, 3120, 3128, 3134, 3145, 3158, 3171, 3185, 3193, 3201, 3208, 3234, 3240, 3244, 3249, 3266, 3283, 3297, 3311, 3321,
      3337, 3346, 3355, 3364, 3373, 3389, 3404, 3412, 3466, 3540, 3588, 3664, 3710, 3725, 3738, 3751, 3757, 3767, 3772, 3777,
      3782, 3792, 3802, 3842, 3916, 3937, 3943, 3963, 3973, 3984, 3996, 4015, 4030, 4034, 4042, 4059, 4073, 4085, 4091, 4098,
      4112, 4122, 4127, 4133, 4142, 4162, 4175, 4184, 4191, 4198, 4205, 4210, 4215, 4218, 4223, 4227, 4230, 4256, 4268, 4280,
      4287, 4298, 4306, 4324, 4338, 4352, 4360, 4375, 4388, 4400, 4430, 4459, 4489, 4508, 4521, 4544, 4565, 4586, 4599, 4629,
      4658, 4663, 4669, 4674, 4679, 4692, 4707, 4721, 4727, 4741, 4747, 4770, 4790, 4800, 4812, 4823, 4834, 4840, 4848, 4861,
      4880, 4900, 4913, 4915, 4928, 4931, 4935, 4939, 4947, 4956, 4961, 4973, 4982, 4999, 5008, 5021, 5035, 5057, 5075, 5089,
      5103, 5108, 5116, 5125, 5135, 5141, 5146, 5162, 5171, 5180, 5202, 5229, 5246, 5256, 5279, 5298, 5315, 5327, 5345, 5359,
      5378, 5395, 5411, 5419, 5427, 5435, 5447, 5467, 5481, 5497, 5525, 5565, 5586, 5605, 5661, 5678, 5694, 5711, 5730, 5745,
      5756, 5774, 5792, 5805, 5812, 5819, 5834, 5849, 5862, 5875, 5885, 5896, 5907, 5921, 5929, 5941, 5949, 5962, 5972, 5990,
      6009, 6021, 6040, 6057, 6073, 6095, 6127, 6141, 6145, 6149, 6153, 6160, 6176, 6214, 6222, 6253, 6266, 6275, 6283, 6291,
      6300, 6314, 6319, 6326, 6338, 6347, 6355, 6362, 6369, 6380, 6385, 6398, 6411, 6416, 6426, 6448, 6458, 6499, 6520, 6539,
      6557, 6562, 6571, 6589, 6598, 6603, 6621, 6641, 6660, 6665, 6688, 6747, 6763, 6822, 6843, 6883, 6906, 6958, 6963, 6979,
      6986, 7010, 7015, 7022, 7030, 7045, 7096, 7112, 7120, 7127, 7141, 7147, 7153, 7165, 7185, 7205, 7221, 7226, 7239, 7251,
      7264, 7269, 7279, 7284, 7289, 7297, 7306, 7313, 7323, 7330, 7336, 7380, 7395, 7427, 7479, 7496, 7511, 7557, 7609, 7651,
      7695, 7716, 7728, 7734, 7750, 7800, 7815, 7819, 7827, 7839, 7846, 7852, 7863, 7870, 7889, 7898, 7908, 7921, 7934, 7963,
      7993, 8019, 8044, 8070, 8096, 8120, 8144, 8163, 8188, 8212, 8235, 8258, 8284, 8302, 8315, 8321, 8327, 8333, 8342, 8351,
      8361, 8371, 8379, 8389, 8399, 8408, 8424, 8443, 8452, 8472, 8492, 8513, 8530, 8549, 8565, 8577, 8585, 8596, 8610, 8622,
      8630, 8638, 8650, 8655, 8660, 8669, 8687, 8705, 8724, 8743, 8747, 8751, 8760, 8769, 8781, 8784, 8794, 8804, 8814, 8829,
      8842, 8857, 8868, 8883, 8894, 8909, 8930, 8940, 8956, 8971, 8979, 9001, 9075, 9095, 9157, 9181, 9251, 9267, 9325, 9333,
      9349, 9364, 9377, 9401, 9408, 9443, 9456, 9464, 9488, 9507, 9531, 9539, 9555, 9560, 9578, 9587, 9595, 9604, 9615, 9653,
      9671, 9684, 9693, 9707, 9712, 9721, 9738, 9744,
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
      Prom. 
      Récord
      Récord, {0}
      Mejor semana
      Mejor semana {0}
      Abedul
      Quemadura
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
      613, 624, 642, 666, 674, 684, 694, 710, 720, 741, 761, 768, 776, 789, 802, 819, 826, 836, 850, 861,
      883, 892, 902, 908, 920, 941, 1014, 1032, 1079, 1104, 1167, 1188, 1251, 1263, 1283, 1303, 1318, 1325, 1332, 1339,
      1347, 1354, 1365, 1380, 1390, 1419, 1507, 1516, 1568, 1623, 1692, 1702, 1714, 1751, 1770, 1792, 1826, 1834, 1850, 1915,
      1936, 2000, 2030, 2130, 2158, 2234, 2242, 2308, 2323, 2329, 2380, 2386, 2392, 2407, 2429, 2437, 2459, 2465, 2475, 2485,
      2491, 2502, 2521, 2530, 2541, 2570, 2663, 2674, 2693, 2701, 2712, 2720, 2731, 2746, 2761, 2773, 2781, 2790, 2800, 2809,
      2819, 2835, 2889, 2910, 2938, 2971, 2995, 3015, 3038, 3060, 3068, 3082, 3096, 3112, 3136, 3210, 3237, 3320, 3342, 3423,
      3444, 3543, 3551, 3562, 3573, 3587, 3610, 3627, 3636, 3645, 3651, 3690, 3698, 3705, 3711, 3727, 3743, 3757, 3771, 3782,
      3803, 3816, 3833, 3850, 3867, 3891, 3910, 3918, 4025, 4165, 4237, 4371, 4452, 4466, 4480, 4493, 4504, 4515, 4525, 4535,
      4543, 4560, 4577, 4626, 4706, 4729, 4736, 4757, 4768, 4782, 4799, 4826, 4840, 4844, 4854, 4875, 4890, 4907, 4913, 4925,
      4939, 4953, 4959, 4967, 4975, 4991, 5003, 5011, 5018, 5025, 5033, 5038, 5043, 5046, 5051, 5055, 5058, 5081, 5097, 5113,
      5120, 5131, 5141, 5166, 5183, 5201, 5209, 5227, 5245, 5262, 5300, 5334, 5368, 5390, 5407, 5433, 5450, 5477, 5497, 5529,
      5561, 5569, 5580, 5587, 5593, 5609, 5624, 5642, 5649, 5665, 5672, 5695, 5716, 5727, 5744, 5760, 5776, 5783, 5793, 5814,
      5834, 5850, 5868, 5870, 5888, 5891, 5896, 5900, 5908, 5922, 5930, 5947, 5956, 5974, 5983, 5996, 6012, 6032, 6048, 6066,
      6084, 6089, 6103, 6112, 6122, 6134, 6139, 6157, 6166, 6177, 6205, 6246, 6274, 6285, 6312, 6335, 6358, 6377, 6400, 6419,
      6446, 6471, 6491, 6501, 6511, 6521, 6542, 6560, 6572, 6594, 6629, 6671, 6697, 6722, 6792, 6820, 6835, 6856, 6876, 6894,
      6906, 6937, 6964, 6983, 6991, 6999, 7015, 7041, 7054, 7067, 7081, 7090, 7102, 7118, 7126, 7136, 7145, 7159, 7166, 7185,
      7199, 7214, 7228, 7245, 7259, 7278, 7305, 7320, 7326, 7332, 7338, 7345, 7362, 7422, 7431, 7497, 7508, 7517, 7526, 7535,
      7544, 7565, 7572, 7579, 7591, 7600, 7608, 7617, 7625, 7640, 7647, 7662, 7672, 7679, 7689, 7706, 7720, 7766, 7792, 7817,
      7847, 7854, 7871, 7890, 7899, 7906, 7921, 7938, 7959, 7966, 7992, 8051, 8068, 8131, 8150, 8194, 8215, 8271, 8278, 8296,
      8304, 8327, 8334, 8356, 8367, 8388, 8441, 8455, 8464, 8472, 8490, 8500, 8510, 8524, 8542, 8569, 8583, 8589, 8603, 8611,
      8630, 8636, 8646, 8653, 8660, 8668, 8679, 8687, 8698, 8706, 8712, 8787, 8803, 8854, 8959, 8977, 8994, 9066, 9147, 9213,
      9276, 9296, 9306, 9312, 9331, 9409, 9428, 9432, 9441, 9454, 9464, 9470, 9482, 9492, 9513, 9522, 9535, 9549, 9558, 9586,
      9614, 9636, 9663, 9691, 9710, 9737, 9765, 9794, 9819, 9842, 9861, 9893, 9917, 9938, 9956, 9966, 9970, 9974, 9982, 9990,
      10001, 10010, 10022, 10036, 10050, 10062, 10078, 10098, 10108, 10131, 10155, 10183, 10203, 10223, 10244, 10260, 10273, 10284, 10303, 10315,
      10323, 10331, 10348, 10353, 10358, 10369, 10389, 10411, 10433, 10456, 10461, 10466, 10475, 10484, 10498, 10501, 10518, 10527, 10536, 10554,
      10568, 10587, 10598, 10613, 10624, 10639, 10661, 10672, 10687, 10704, 10710, 10729, 10797, 10818, 10885, 10910, 10993, 11014, 11076, 11082,
      11097, 11114, 11129, 11159, 11168, 11208, 11220, 11229, 11259, 11282, 11307, 11314, 11329, 11336, 11357, 11368, 11376, 11390, 11406, 11452,
      11477, 11495, 11509, 11528, 11535, 11546, 11563, 11570,
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
      Ka. 
      Paras
      Paras, {0}
      Paras viikko
      Paras viikko {0}
      Koivu
      Iho palaa
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
      611, 624, 643, 664, 671, 679, 687, 707, 715, 733, 750, 755, 761, 772, 785, 802, 808, 818, 828, 838,
      860, 868, 876, 882, 887, 912, 986, 1010, 1052, 1076, 1142, 1156, 1219, 1224, 1245, 1263, 1276, 1283, 1290, 1297,
      1304, 1313, 1323, 1333, 1343, 1374, 1457, 1465, 1518, 1577, 1610, 1619, 1639, 1675, 1695, 1721, 1745, 1751, 1775, 1838,
      1859, 1917, 1933, 2011, 2028, 2101, 2107, 2152, 2168, 2175, 2214, 2221, 2231, 2247, 2277, 2288, 2305, 2310, 2316, 2322,
      2329, 2337, 2355, 2362, 2376, 2401, 2485, 2499, 2518, 2526, 2537, 2547, 2562, 2581, 2602, 2616, 2626, 2634, 2643, 2652,
      2662, 2685, 2727, 2752, 2787, 2828, 2859, 2886, 2922, 2956, 2971, 2986, 3001, 3022, 3042, 3115, 3142, 3222, 3240, 3325,
      3346, 3449, 3464, 3471, 3483, 3497, 3517, 3534, 3544, 3554, 3564, 3593, 3601, 3607, 3613, 3631, 3652, 3669, 3691, 3701,
      3717, 3729, 3746, 3763, 3780, 3801, 3819, 3824, 3890, 3974, 4034, 4130, 4178, 4200, 4214, 4231, 4239, 4251, 4259, 4270,
      4277, 4289, 4301, 4358, 4448, 4470, 4478, 4508, 4520, 4534, 4551, 4571, 4590, 4594, 4604, 4625, 4635, 4649, 4655, 4668,
      4682, 4696, 4702, 4710, 4718, 4734, 4746, 4754, 4768, 4779, 4787, 4792, 4797, 4800, 4805, 4809, 4812, 4835, 4846, 4861,
      4871, 4889, 4897, 4912, 4933, 4950, 4958, 4974, 4997, 5019, 5053, 5088, 5132, 5152, 5172, 5202, 5221, 5248, 5273, 5311,
      5350, 5362, 5373, 5384, 5395, 5408, 5419, 5436, 5444, 5459, 5465, 5494, 5524, 5536, 5554, 5565, 5576, 5583, 5593, 5616,
      5637, 5656, 5668, 5670, 5682, 5685, 5690, 5694, 5702, 5717, 5725, 5743, 5755, 5774, 5786, 5802, 5822, 5846, 5870, 5887,
      5904, 5908, 5921, 5933, 5946, 5954, 5963, 5972, 5981, 5989, 6016, 6042, 6067, 6084, 6107, 6125, 6147, 6162, 6184, 6202,
      6228, 6248, 6269, 6280, 6291, 6312, 6338, 6357, 6371, 6393, 6422, 6476, 6495, 6522, 6573, 6588, 6606, 6630, 6651, 6671,
      6684, 6709, 6729, 6745, 6757, 6769, 6785, 6808, 6823, 6845, 6862, 6884, 6897, 6909, 6917, 6933, 6940, 6955, 6968, 6993,
      7018, 7035, 7054, 7087, 7103, 7125, 7161, 7176, 7180, 7184, 7188, 7194, 7212, 7251, 7262, 7307, 7323, 7333, 7345, 7357,
      7366, 7381, 7388, 7400, 7407, 7418, 7425, 7432, 7441, 7453, 7458, 7471, 7483, 7491, 7501, 7521, 7534, 7583, 7606, 7631,
      7657, 7662, 7674, 7698, 7710, 7715, 7734, 7750, 7770, 7782, 7804, 7858, 7874, 7938, 7963, 8008, 8032, 8083, 8095, 8110,
      8120, 8142, 8151, 8167, 8178, 8193, 8243, 8260, 8266, 8271, 8290, 8302, 8317, 8333, 8354, 8375, 8395, 8404, 8421, 8435,
      8447, 8459, 8470, 8475, 8480, 8488, 8503, 8509, 8516, 8522, 8531, 8590, 8610, 8645, 8716, 8743, 8764, 8807, 8868, 8913,
      8968, 8998, 9016, 9024, 9043, 9094, 9112, 9120, 9126, 9144, 9150, 9159, 9169, 9177, 9199, 9211, 9222, 9243, 9251, 9280,
      9307, 9333, 9366, 9391, 9412, 9444, 9474, 9498, 9522, 9541, 9558, 9584, 9600, 9618, 9636, 9648, 9658, 9668, 9677, 9686,
      9703, 9709, 9721, 9734, 9747, 9756, 9781, 9805, 9813, 9835, 9855, 9878, 9897, 9913, 9936, 9956, 9970, 9981, 9996, 10008,
      10023, 10038, 10056, 10065, 10074, 10085, 10105, 10128, 10154, 10177, 10184, 10191, 10203, 10215, 10230, 10233, 10249, 10264, 10279, 10295,
      10313, 10331, 10345, 10363, 10377, 10395, 10416, 10428, 10446, 10461, 10470, 10488, 10564, 10579, 10636, 10660, 10734, 10751, 10813, 10822,
      10837, 10849, 10872, 10901, 10907, 10949, 10964, 10972, 10997, 11018, 11045, 11051, 11076, 11083, 11107, 11118, 11126, 11141, 11158, 11207,
      11234, 11253, 11268, 11288, 11294, 11304, 11320, 11329,
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
      Moy. 
      Record
      Record, {0}
      Meilleure semaine
      Meilleure semaine {0}
      Bouleau
      Brûlure
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
      retard
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
      Aucun pas enregistré
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
      642, 657, 676, 705, 718, 727, 736, 756, 763, 780, 796, 802, 809, 821, 839, 861, 869, 878, 891, 902,
      931, 937, 947, 953, 962, 988, 1068, 1095, 1144, 1170, 1242, 1262, 1327, 1336, 1350, 1371, 1392, 1402, 1412, 1420,
      1428, 1436, 1447, 1467, 1481, 1511, 1613, 1620, 1672, 1729, 1792, 1801, 1816, 1853, 1875, 1896, 1927, 1934, 1961, 2032,
      2063, 2146, 2171, 2271, 2287, 2364, 2371, 2438, 2460, 2466, 2517, 2523, 2529, 2542, 2568, 2577, 2599, 2606, 2615, 2624,
      2633, 2645, 2668, 2675, 2690, 2717, 2821, 2836, 2855, 2863, 2877, 2881, 2890, 2903, 2916, 2924, 2928, 2937, 2945, 2961,
      2971, 2988, 3057, 3075, 3117, 3162, 3202, 3239, 3278, 3318, 3327, 3342, 3357, 3373, 3400, 3481, 3505, 3585, 3606, 3683,
      3708, 3822, 3831, 3840, 3849, 3862, 3879, 3896, 3905, 3914, 3922, 3968, 3978, 3989, 3995, 4015, 4035, 4054, 4073, 4085,
      4100, 4113, 4130, 4147, 4164, 4188, 4207, 4216, 4337, 4485, 4560, 4714, 4798, 4806, 4814, 4822, 4833, 4845, 4852, 4859,
      4867, 4882, 4897, 4953, 5033, 5053, 5059, 5084, 5094, 5106, 5125, 5149, 5161, 5165, 5175, 5196, 5212, 5230, 5236, 5248,
      5262, 5272, 5278, 5285, 5295, 5315, 5329, 5339, 5348, 5357, 5366, 5371, 5376, 5379, 5384, 5388, 5391, 5409, 5425, 5440,
      5449, 5462, 5479, 5502, 5521, 5540, 5548, 5565, 5583, 5600, 5640, 5678, 5718, 5737, 5754, 5782, 5801, 5825, 5843, 5881,
      5915, 5922, 5932, 5940, 5946, 5960, 5977, 5992, 5999, 6013, 6020, 6047, 6073, 6084, 6104, 6118, 6132, 6139, 6149, 6166,
      6182, 6201, 6219, 6221, 6238, 6241, 6246, 6250, 6258, 6272, 6280, 6297, 6307, 6324, 6333, 6347, 6363, 6382, 6398, 6414,
      6430, 6435, 6453, 6504, 6558, 6570, 6575, 6593, 6604, 6618, 6647, 6681, 6704, 6717, 6742, 6763, 6792, 6820, 6847, 6877,
      6897, 6926, 6943, 6958, 6973, 6983, 7006, 7029, 7043, 7070, 7108, 7156, 7182, 7213, 7307, 7333, 7356, 7382, 7399, 7412,
      7426, 7450, 7476, 7498, 7512, 7526, 7546, 7570, 7584, 7597, 7611, 7630, 7648, 7659, 7667, 7679, 7694, 7705, 7723, 7752,
      7765, 7784, 7808, 7830, 7845, 7866, 7899, 7913, 7924, 7931, 7942, 7950, 7970, 8028, 8039, 8097, 8109, 8117, 8127, 8137,
      8146, 8168, 8176, 8186, 8199, 8208, 8218, 8228, 8235, 8251, 8257, 8271, 8279, 8285, 8295, 8323, 8331, 8376, 8400, 8426,
      8447, 8453, 8467, 8485, 8499, 8505, 8521, 8540, 8563, 8568, 8591, 8655, 8681, 8756, 8780, 8826, 8848, 8910, 8915, 8929,
      8937, 8955, 8968, 8985, 8994, 9013, 9066, 9093, 9102, 9110, 9123, 9136, 9149, 9162, 9178, 9203, 9216, 9222, 9236, 9252,
      9269, 9275, 9292, 9301, 9310, 9318, 9329, 9336, 9349, 9356, 9360, 9433, 9449, 9495, 9595, 9615, 9637, 9707, 9798, 9859,
      9947, 9977, 9995, 9999, 10016, 10097, 10117, 10124, 10130, 10150, 10158, 10165, 10178, 10185, 10215, 10225, 10236, 10254, 10260, 10280,
      10301, 10330, 10361, 10389, 10413, 10441, 10473, 10502, 10534, 10567, 10587, 10622, 10642, 10661, 10678, 10687, 10701, 10715, 10722, 10729,
      10740, 10748, 10756, 10771, 10786, 10797, 10823, 10842, 10851, 10876, 10901, 10924, 10943, 10965, 10987, 11002, 11020, 11031, 11049, 11061,
      11070, 11079, 11091, 11099, 11107, 11117, 11136, 11164, 11191, 11209, 11216, 11223, 11232, 11241, 11262, 11265, 11283, 11297, 11311, 11329,
      11349, 11369, 11381, 11397, 11410, 11427, 11445, 11456, 11474, 11497, 11504, 11538, 11631, 11652, 11719, 11749, 11833, 11861, 11941, 11948,
      11966, 11986, 12004, 12032, 12038, 12080, 12096, 12104, 12126, 12150, 12173, 12181, 12203, 12211, 12233, 12245, 12253, 12275, 12293, 12344,
      12378, 12398, 12414, 12435, 12440, 12449, 12466, 12474,
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
      נכון ללפני {0}
      לפי נתונים ישנים
      בבית
      במנוחה
      במנוחה
      בגובה פני הים
      ב־{0}
      ממוצע 30 ימים
      ממוצע 7 ימים
      ממוצע 
      שיא
      שיא, {0}
      השבוע הטוב ביותר
      השבוע הטוב ביותר {0}
      ליבנה
      כוויה
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
      838, 852, 876, 907, 916, 929, 942, 967, 975, 998, 1020, 1032, 1039, 1051, 1082, 1117, 1128, 1139, 1154, 1168,
      1203, 1217, 1226, 1232, 1245, 1276, 1366, 1394, 1445, 1480, 1550, 1570, 1627, 1640, 1655, 1676, 1696, 1705, 1714, 1725,
      1738, 1749, 1767, 1787, 1811, 1857, 1969, 1974, 2158, 2270, 2349, 2360, 2391, 2433, 2459, 2485, 2516, 2525, 2552, 2629,
      2652, 2729, 2762, 2880, 2913, 3012, 3021, 3101, 3126, 3135, 3193, 3202, 3211, 3229, 3256, 3269, 3294, 3303, 3312, 3321,
      3330, 3347, 3369, 3380, 3394, 3425, 3550, 3564, 3591, 3604, 3624, 3633, 3655, 3681, 3705, 3718, 3731, 3744, 3753, 3762,
      3771, 3791, 3868, 3898, 3951, 3995, 4044, 4068, 4098, 4149, 4162, 4182, 4202, 4226, 4254, 4334, 4374, 4487, 4514, 4614,
      4654, 4794, 4807, 4818, 4836, 4859, 4886, 4904, 4919, 4934, 4945, 4994, 5005, 5014, 5023, 5043, 5063, 5079, 5095, 5109,
      5140, 5151, 5169, 5187, 5205, 5227, 5244, 5258, 5402, 5560, 5649, 5813, 5911, 5935, 5949, 5965, 5976, 5991, 5998, 6005,
      6012, 6030, 6048, 6109, 6204, 6226, 6233, 6256, 6267, 6281, 6315, 6344, 6358, 6367, 6383, 6416, 6440, 6462, 6473, 6491,
      6513, 6535, 6546, 6555, 6564, 6584, 6597, 6606, 6619, 6632, 6641, 6663, 6672, 6679, 6688, 6699, 6706, 6736, 6760, 6777,
      6790, 6807, 6822, 6844, 6862, 6875, 6883, 6918, 6949, 6979, 7028, 7073, 7122, 7155, 7173, 7211, 7235, 7268, 7300, 7347,
      7411, 7424, 7436, 7447, 7456, 7471, 7493, 7516, 7521, 7537, 7542, 7567, 7588, 7597, 7629, 7647, 7665, 7678, 7694, 7712,
      7739, 7761, 7781, 7786, 7802, 7811, 7825, 7832, 7843, 7861, 7872, 7892, 7901, 7921, 7934, 7947, 7963, 7989, 8005, 8031,
      8057, 8064, 8077, 8088, 8101, 8125, 8134, 8156, 8165, 8183, 8221, 8266, 8297, 8313, 8346, 8375, 8406, 8435, 8468, 8495,
      8518, 8550, 8582, 8602, 8622, 8640, 8666, 8693, 8713, 8748, 8796, 8844, 8873, 8902, 9039, 9072, 9106, 9131, 9158, 9189,
      9207, 9258, 9291, 9320, 9334, 9348, 9372, 9419, 9441, 9463, 9481, 9499, 9515, 9529, 9540, 9556, 9572, 9588, 9602, 9627,
      9655, 9682, 9714, 9746, 9768, 9793, 9826, 9847, 9858, 9869, 9880, 9893, 9920, 10012, 10025, 10102, 10127, 10138, 10151, 10164,
      10173, 10195, 10200, 10211, 10227, 10234, 10243, 10252, 10261, 10279, 10286, 10301, 10314, 10321, 10331, 10363, 10378, 10437, 10469, 10505,
      10544, 10555, 10573, 10598, 10616, 10627, 10653, 10671, 10701, 10710, 10741, 10819, 10843, 10923, 10947, 10998, 11034, 11101, 11110, 11130,
      11141, 11166, 11177, 11190, 11201, 11225, 11290, 11304, 11316, 11327, 11358, 11385, 11412, 11424, 11446, 11473, 11485, 11492, 11507, 11525,
      11543, 11550, 11562, 11573, 11584, 11595, 11610, 11621, 11641, 11652, 11663, 11755, 11780, 11845, 11967, 11995, 12027, 12131, 12232, 12312,
      12404, 12438, 12458, 12469, 12493, 12587, 12601, 12608, 12619, 12634, 12645, 12658, 12674, 12685, 12714, 12727, 12743, 12769, 12789, 12825,
      12859, 12894, 12938, 12983, 13025, 13072, 13106, 13154, 13186, 13220, 13243, 13275, 13300, 13325, 13344, 13357, 13366, 13375, 13382, 13389,
      13403, 13419, 13433, 13442, 13451, 13469, 13489, 13507, 13520, 13551, 13583, 13616, 13645, 13681, 13705, 13724, 13738, 13752, 13772, 13787,
      13800, 13813, 13824, 13833, 13842, 13852, 13871, 13902, 13929, 13953, 13962, 13971, 13984, 13997, 14024, 14027, 14039, 14057, 14075, 14094,
      14117, 14134, 14150, 14170, 14184, 14202, 14224, 14239, 14257, 14275, 14286, 14310, 14390, 14408, 14474, 14509, 14601, 14640, 14712, 14723,
      14741, 14759, 14779, 14817, 14826, 14881, 14909, 14925, 14963, 14996, 15026, 15046, 15088, 15097, 15122, 15135, 15148, 15164, 15182, 15247,
      15284, 15307, 15323, 15344, 15351, 15362, 15382, 15389,
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
      Media 
      Record
      Record, {0}
      Settimana migliore
      Settimana migliore {0}
      Betulla
      Scottatura
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
      626, 638, 653, 679, 686, 695, 704, 724, 733, 752, 770, 777, 784, 796, 815, 838, 846, 857, 872, 883,
      907, 913, 923, 929, 937, 963, 1038, 1060, 1108, 1133, 1198, 1216, 1273, 1281, 1298, 1315, 1331, 1342, 1349, 1356,
      1363, 1369, 1383, 1392, 1399, 1430, 1521, 1526, 1578, 1635, 1702, 1712, 1726, 1762, 1783, 1805, 1834, 1843, 1862, 1934,
      1956, 2019, 2048, 2160, 2176, 2236, 2245, 2312, 2329, 2335, 2390, 2396, 2403, 2420, 2444, 2453, 2476, 2482, 2491, 2500,
      2506, 2517, 2534, 2545, 2557, 2586, 2680, 2692, 2714, 2722, 2734, 2739, 2751, 2767, 2783, 2792, 2800, 2808, 2817, 2825,
      2835, 2850, 2902, 2923, 2951, 2990, 3019, 3042, 3067, 3095, 3103, 3118, 3133, 3150, 3176, 3260, 3284, 3370, 3397, 3483,
      3508, 3615, 3623, 3633, 3643, 3657, 3679, 3692, 3707, 3722, 3728, 3768, 3783, 3790, 3797, 3815, 3833, 3848, 3863, 3874,
      3888, 3902, 3922, 3942, 3962, 3989, 4009, 4017, 4129, 4274, 4347, 4495, 4577, 4593, 4603, 4614, 4625, 4638, 4647, 4656,
      4664, 4679, 4694, 4753, 4840, 4862, 4868, 4889, 4899, 4913, 4930, 4952, 4967, 4971, 4981, 5002, 5017, 5033, 5039, 5049,
      5063, 5077, 5083, 5092, 5101, 5118, 5131, 5140, 5148, 5156, 5165, 5170, 5175, 5178, 5183, 5187, 5190, 5212, 5226, 5238,
      5246, 5258, 5269, 5292, 5311, 5329, 5337, 5352, 5369, 5385, 5418, 5452, 5485, 5504, 5518, 5541, 5556, 5581, 5602, 5635,
      5666, 5674, 5685, 5693, 5698, 5715, 5732, 5752, 5759, 5777, 5785, 5810, 5832, 5843, 5861, 5876, 5891, 5899, 5909, 5932,
      5949, 5965, 5979, 5981, 6000, 6003, 6008, 6012, 6020, 6032, 6040, 6058, 6067, 6087, 6096, 6109, 6126, 6143, 6161, 6177,
      6193, 6198, 6216, 6265, 6317, 6327, 6332, 6349, 6358, 6369, 6398, 6441, 6470, 6485, 6514, 6538, 6563, 6587, 6613, 6637,
      6662, 6689, 6714, 6726, 6738, 6749, 6772, 6793, 6810, 6834, 6868, 6909, 6935, 6962, 7044, 7074, 7093, 7119, 7143, 7161,
      7177, 7203, 7230, 7252, 7264, 7276, 7296, 7321, 7344, 7360, 7375, 7387, 7400, 7415, 7423, 7438, 7446, 7458, 7467, 7487,
      7503, 7522, 7541, 7559, 7579, 7593, 7629, 7644, 7651, 7658, 7665, 7672, 7687, 7748, 7755, 7810, 7823, 7831, 7839, 7847,
      7856, 7878, 7883, 7891, 7904, 7914, 7922, 7933, 7941, 7955, 7963, 7979, 7987, 7995, 8005, 8023, 8034, 8079, 8106, 8130,
      8156, 8163, 8180, 8195, 8202, 8209, 8229, 8250, 8268, 8275, 8294, 8355, 8374, 8437, 8455, 8504, 8528, 8584, 8591, 8605,
      8613, 8634, 8645, 8659, 8666, 8687, 8740, 8754, 8764, 8773, 8791, 8812, 8833, 8848, 8863, 8886, 8902, 8907, 8920, 8935,
      8951, 8956, 8974, 8982, 8990, 8998, 9009, 9016, 9027, 9034, 9040, 9122, 9136, 9188, 9303, 9325, 9344, 9417, 9493, 9560,
      9627, 9646, 9657, 9663, 9684, 9766, 9785, 9790, 9795, 9804, 9813, 9821, 9834, 9844, 9872, 9881, 9896, 9909, 9919, 9948,
      9978, 10001, 10030, 10057, 10079, 10107, 10133, 10158, 10187, 10212, 10233, 10258, 10280, 10300, 10321, 10329, 10334, 10339, 10346, 10353,
      10361, 10369, 10381, 10395, 10409, 10422, 10439, 10458, 10468, 10491, 10514, 10536, 10553, 10571, 10589, 10604, 10620, 10631, 10651, 10663,
      10671, 10679, 10692, 10697, 10702, 10712, 10731, 10754, 10779, 10801, 10807, 10813, 10822, 10831, 10847, 10850, 10867, 10878, 10889, 10906,
      10924, 10943, 10955, 10971, 10984, 11001, 11018, 11029, 11043, 11059, 11067, 11086, 11153, 11169, 11219, 11245, 11312, 11331, 11396, 11404,
      11420, 11438, 11458, 11493, 11500, 11545, 11560, 11570, 11601, 11623, 11649, 11655, 11676, 11686, 11712, 11726, 11734, 11746, 11760, 11803,
      11828, 11844, 11856, 11873, 11879, 11889, 11905, 11911,
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
      平均 
      最高
      最高、{0}
      最高の週
      最高の週 {0}
      シラカバ
      日焼け
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
      722, 735, 751, 782, 792, 802, 812, 825, 829, 847, 864, 872, 879, 892, 905, 922, 935, 945, 964, 980,
      1014, 1021, 1028, 1034, 1041, 1069, 1147, 1171, 1231, 1253, 1317, 1342, 1400, 1407, 1417, 1433, 1449, 1462, 1475, 1482,
      1492, 1502, 1518, 1525, 1532, 1563, 1672, 1679, 1803, 1847, 1860, 1870, 1882, 1928, 1950, 1972, 2012, 2019, 2047, 2120,
      2148, 2227, 2249, 2331, 2356, 2441, 2448, 2461, 2483, 2490, 2497, 2504, 2508, 2521, 2546, 2559, 2571, 2584, 2591, 2598,
      2605, 2613, 2635, 2642, 2661, 2695, 2804, 2823, 2852, 2864, 2883, 2890, 2903, 2919, 2935, 2946, 2953, 2969, 2976, 2983,
      2990, 3003, 3027, 3064, 3092, 3129, 3157, 3191, 3222, 3250, 3266, 3273, 3280, 3296, 3321, 3418, 3437, 3516, 3538, 3635,
      3660, 3775, 3791, 3798, 3811, 3828, 3841, 3854, 3870, 3886, 3902, 3906, 3913, 3917, 3924, 3943, 3962, 3978, 3994, 4001,
      4020, 4031, 4044, 4057, 4070, 4089, 4106, 4114, 4136, 4165, 4179, 4207, 4224, 4240, 4256, 4284, 4294, 4304, 4314, 4324,
      4328, 4338, 4348, 4421, 4524, 4552, 4559, 4581, 4591, 4598, 4614, 4633, 4640, 4644, 4656, 4681, 4697, 4719, 4729, 4742,
      4758, 4774, 4784, 4791, 4798, 4814, 4825, 4832, 4839, 4846, 4856, 4861, 4866, 4869, 4874, 4878, 4881, 4906, 4925, 4941,
      4951, 4964, 4974, 4991, 5011, 5024, 5034, 5049, 5064, 5078, 5115, 5152, 5198, 5214, 5227, 5250, 5266, 5286, 5306, 5343,
      5395, 5402, 5412, 5419, 5423, 5439, 5454, 5470, 5477, 5490, 5494, 5519, 5541, 5551, 5567, 5577, 5587, 5597, 5609, 5628,
      5653, 5669, 5679, 5681, 5688, 5698, 5702, 5706, 5713, 5723, 5730, 5746, 5759, 5778, 5782, 5798, 5814, 5839, 5855, 5874,
      5893, 5897, 5908, 5921, 5934, 5948, 5952, 5965, 5975, 5982, 6011, 6040, 6057, 6079, 6125, 6159, 6199, 6221, 6240, 6265,
      6290, 6324, 6346, 6362, 6378, 6391, 6413, 6453, 6472, 6494, 6522, 6577, 6605, 6633, 6664, 6693, 6718, 6747, 6772, 6788,
      6801, 6823, 6860, 6882, 6898, 6914, 6927, 6958, 6980, 6999, 7018, 7034, 7050, 7066, 7078, 7097, 7110, 7117, 7133, 7152,
      7174, 7196, 7227, 7255, 7268, 7287, 7330, 7346, 7350, 7354, 7358, 7363, 7377, 7385, 7392, 7408, 7418, 7425, 7438, 7451,
      7461, 7480, 7485, 7492, 7499, 7506, 7516, 7526, 7533, 7544, 7548, 7560, 7573, 7577, 7587, 7603, 7622, 7686, 7729, 7766,
      7815, 7822, 7832, 7851, 7861, 7868, 7896, 7912, 7934, 7941, 7969, 8051, 8079, 8155, 8183, 8256, 8290, 8372, 8379, 8395,
      8408, 8433, 8443, 8453, 8466, 8482, 8549, 8565, 8574, 8582, 8598, 8608, 8618, 8628, 8647, 8666, 8676, 8680, 8692, 8699,
      8712, 8716, 8729, 8742, 8755, 8767, 8777, 8784, 8797, 8804, 8811, 8822, 8835, 8842, 8864, 8895, 8920, 8931, 8950, 8963,
      8976, 9001, 9017, 9021, 9040, 9053, 9069, 9076, 9086, 9100, 9113, 9120, 9139, 9146, 9171, 9175, 9185, 9198, 9205, 9230,
      9255, 9286, 9317, 9345, 9370, 9398, 9432, 9457, 9479, 9510, 9541, 9569, 9591, 9616, 9629, 9639, 9646, 9653, 9660, 9667,
      9677, 9686, 9693, 9703, 9713, 9729, 9748, 9767, 9774, 9805, 9830, 9858, 9874, 9890, 9906, 9919, 9926, 9937, 9962, 9975,
      9991, 10007, 10024, 10031, 10038, 10047, 10065, 10092, 10120, 10135, 10142, 10149, 10159, 10169, 10190, 10193, 10210, 10226, 10242, 10252,
      10275, 10289, 10305, 10324, 10337, 10353, 10375, 10389, 10405, 10418, 10425, 10444, 10508, 10539, 10629, 10651, 10737, 10756, 10822, 10829,
      10839, 10852, 10871, 10908, 10915, 10961, 10968, 10979, 11007, 11029, 11060, 11067, 11101, 11105, 11127, 11137, 11149, 11162, 11178, 11236,
      11267, 11284, 11297, 11316, 11320, 11328, 11343, 11353,
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
      평균 
      최고
      최고, {0}
      최고의 주
      최고의 주 {0}
      자작나무
      일광 화상
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
      658, 671, 686, 710, 721, 732, 743, 760, 764, 777, 789, 797, 804, 816, 830, 848, 861, 875, 892, 902,
      930, 944, 954, 960, 967, 991, 1076, 1102, 1168, 1195, 1268, 1285, 1346, 1353, 1364, 1379, 1393, 1403, 1413, 1420,
      1427, 1437, 1447, 1457, 1464, 1495, 1615, 1622, 1746, 1790, 1807, 1817, 1830, 1873, 1900, 1939, 1980, 1987, 2011, 2096,
      2120, 2204, 2225, 2325, 2349, 2432, 2439, 2454, 2476, 2483, 2490, 2497, 2501, 2518, 2542, 2556, 2572, 2582, 2589, 2596,
      2603, 2611, 2634, 2644, 2661, 2693, 2795, 2812, 2844, 2857, 2868, 2875, 2888, 2903, 2918, 2929, 2936, 2946, 2953, 2960,
      2967, 2981, 3003, 3027, 3061, 3105, 3139, 3176, 3213, 3247, 3261, 3268, 3275, 3289, 3311, 3402, 3429, 3518, 3539, 3639,
      3666, 3801, 3815, 3822, 3836, 3852, 3874, 3884, 3898, 3912, 3926, 3930, 3937, 3944, 3958, 3975, 3992, 4003, 4014, 4024,
      4044, 4055, 4069, 4083, 4097, 4115, 4132, 4140, 4165, 4198, 4213, 4249, 4267, 4283, 4306, 4329, 4336, 4347, 4354, 4361,
      4368, 4382, 4396, 4461, 4570, 4593, 4600, 4618, 4629, 4640, 4660, 4677, 4688, 4692, 4705, 4732, 4752, 4773, 4783, 4797,
      4814, 4831, 4841, 4848, 4855, 4872, 4883, 4890, 4898, 4906, 4917, 4922, 4927, 4930, 4935, 4939, 4942, 4966, 4987, 5003,
      5013, 5025, 5036, 5059, 5077, 5092, 5101, 5117, 5130, 5142, 5177, 5212, 5254, 5272, 5282, 5308, 5323, 5345, 5366, 5401,
      5453, 5460, 5470, 5477, 5484, 5495, 5508, 5530, 5537, 5554, 5564, 5588, 5606, 5617, 5637, 5654, 5671, 5678, 5691, 5708,
      5739, 5754, 5764, 5766, 5773, 5780, 5784, 5788, 5795, 5806, 5813, 5827, 5834, 5861, 5868, 5889, 5910, 5937, 5958, 5979,
      6000, 6004, 6015, 6026, 6034, 6049, 6056, 6073, 6082, 6086, 6118, 6157, 6176, 6197, 6232, 6260, 6284, 6308, 6329, 6357,
      6384, 6411, 6435, 6452, 6469, 6483, 6505, 6533, 6547, 6571, 6605, 6651, 6675, 6699, 6727, 6756, 6778, 6803, 6824, 6846,
      6860, 6891, 6922, 6946, 6960, 6974, 6988, 7019, 7047, 7075, 7099, 7113, 7127, 7141, 7154, 7168, 7185, 7195, 7209, 7237,
      7258, 7272, 7297, 7324, 7338, 7366, 7404, 7419, 7426, 7433, 7440, 7445, 7459, 7470, 7478, 7492, 7503, 7510, 7524, 7538,
      7547, 7561, 7566, 7576, 7583, 7590, 7597, 7604, 7611, 7621, 7625, 7637, 7647, 7651, 7659, 7674, 7688, 7741, 7777, 7809,
      7853, 7860, 7870, 7889, 7899, 7906, 7930, 7947, 7972, 7979, 8000, 8071, 8091, 8168, 8192, 8253, 8282, 8351, 8358, 8375,
      8382, 8402, 8412, 8423, 8430, 8459, 8518, 8532, 8538, 8543, 8572, 8585, 8598, 8609, 8626, 8643, 8654, 8658, 8670, 8680,
      8690, 8694, 8701, 8705, 8709, 8722, 8733, 8740, 8753, 8760, 8767, 8784, 8800, 8810, 8835, 8864, 8889, 8903, 8924, 8939,
      8956, 8979, 8993, 9000, 9020, 9034, 9049, 9056, 9063, 9074, 9081, 9091, 9098, 9105, 9128, 9135, 9148, 9164, 9171, 9205,
      9239, 9263, 9293, 9325, 9358, 9385, 9415, 9439, 9463, 9492, 9515, 9542, 9572, 9593, 9612, 9620, 9627, 9634, 9641, 9648,
      9662, 9671, 9686, 9696, 9706, 9720, 9738, 9756, 9763, 9798, 9836, 9878, 9913, 9948, 9969, 9986, 10000, 10018, 10040, 10059,
      10066, 10073, 10092, 10099, 10106, 10123, 10149, 10184, 10218, 10250, 10257, 10264, 10271, 10278, 10306, 10316, 10335, 10349, 10363, 10374,
      10401, 10423, 10437, 10455, 10469, 10487, 10511, 10523, 10533, 10547, 10554, 10574, 10649, 10676, 10752, 10779, 10867, 10884, 10950, 10957,
      10967, 10984, 11001, 11034, 11041, 11087, 11097, 11107, 11131, 11148, 11175, 11182, 11219, 11223, 11244, 11254, 11267, 11281, 11297, 11361,
      11393, 11411, 11425, 11444, 11451, 11462, 11484, 11491,
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
      Snitt 
      Rekord
      Rekord, {0}
      Beste uke
      Beste uke {0}
      Bjørk
      Solbrent
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
      sent
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
      569, 584, 598, 617, 624, 632, 640, 653, 661, 676, 690, 697, 704, 716, 726, 740, 747, 756, 769, 778,
      799, 806, 815, 821, 831, 853, 928, 951, 997, 1017, 1075, 1089, 1140, 1150, 1161, 1180, 1194, 1202, 1210, 1219,
      1227, 1236, 1248, 1258, 1264, 1290, 1366, 1371, 1432, 1488, 1529, 1538, 1555, 1577, 1590, 1618, 1650, 1655, 1671, 1730,
      1755, 1818, 1835, 1911, 1934, 1991, 1996, 2041, 2057, 2063, 2094, 2100, 2106, 2114, 2134, 2143, 2159, 2164, 2173, 2182,
      2189, 2200, 2224, 2227, 2238, 2266, 2354, 2365, 2382, 2391, 2403, 2411, 2422, 2437, 2452, 2464, 2472, 2479, 2489, 2500,
      2506, 2523, 2563, 2587, 2615, 2644, 2667, 2684, 2703, 2730, 2739, 2753, 2767, 2780, 2796, 2870, 2898, 2967, 2983, 3049,
      3071, 3170, 3179, 3186, 3197, 3211, 3225, 3241, 3249, 3257, 3265, 3293, 3299, 3305, 3311, 3326, 3341, 3358, 3375, 3385,
      3406, 3415, 3426, 3437, 3448, 3472, 3487, 3495, 3552, 3631, 3682, 3769, 3814, 3830, 3840, 3851, 3857, 3870, 3875, 3880,
      3886, 3899, 3912, 3958, 4032, 4055, 4063, 4088, 4100, 4113, 4127, 4146, 4163, 4167, 4175, 4192, 4207, 4221, 4227, 4235,
      4249, 4263, 4269, 4276, 4286, 4299, 4313, 4323, 4330, 4337, 4345, 4350, 4355, 4358, 4363, 4367, 4370, 4393, 4408, 4418,
      4425, 4436, 4444, 4461, 4477, 4489, 4497, 4515, 4530, 4544, 4583, 4617, 4655, 4680, 4694, 4723, 4743, 4766, 4784, 4822,
      4849, 4854, 4861, 4867, 4874, 4888, 4903, 4916, 4921, 4929, 4934, 4954, 4976, 4985, 4996, 5008, 5020, 5027, 5035, 5055,
      5074, 5094, 5103, 5105, 5117, 5120, 5125, 5129, 5137, 5147, 5155, 5171, 5179, 5190, 5198, 5210, 5223, 5242, 5259, 5274,
      5289, 5295, 5307, 5315, 5324, 5333, 5337, 5345, 5354, 5362, 5380, 5403, 5426, 5440, 5471, 5496, 5517, 5532, 5555, 5575,
      5596, 5615, 5636, 5647, 5658, 5669, 5686, 5704, 5719, 5735, 5767, 5810, 5830, 5853, 5907, 5927, 5946, 5967, 5988, 6006,
      6020, 6039, 6062, 6079, 6089, 6099, 6116, 6137, 6155, 6173, 6189, 6205, 6217, 6232, 6240, 6253, 6262, 6273, 6284, 6305,
      6324, 6344, 6359, 6379, 6398, 6421, 6448, 6468, 6472, 6476, 6480, 6487, 6509, 6550, 6562, 6595, 6611, 6621, 6629, 6637,
      6646, 6659, 6666, 6673, 6683, 6693, 6702, 6711, 6719, 6734, 6739, 6752, 6762, 6767, 6777, 6799, 6812, 6851, 6879, 6904,
      6931, 6937, 6946, 6970, 6979, 6985, 7002, 7016, 7035, 7041, 7063, 7114, 7130, 7190, 7212, 7248, 7272, 7322, 7328, 7339,
      7348, 7370, 7375, 7386, 7394, 7407, 7452, 7467, 7476, 7484, 7503, 7509, 7515, 7525, 7541, 7557, 7571, 7580, 7593, 7602,
      7612, 7621, 7628, 7634, 7640, 7648, 7658, 7666, 7677, 7685, 7692, 7743, 7765, 7800, 7859, 7881, 7900, 7949, 8004, 8049,
      8096, 8124, 8137, 8144, 8165, 8216, 8229, 8233, 8241, 8256, 8264, 8273, 8283, 8294, 8313, 8321, 8331, 8348, 8359, 8387,
      8412, 8431, 8454, 8477, 8495, 8518, 8538, 8559, 8580, 8608, 8632, 8661, 8687, 8703, 8719, 8729, 8735, 8741, 8750, 8759,
      8771, 8783, 8790, 8798, 8806, 8818, 8835, 8855, 8864, 8885, 8905, 8928, 8947, 8963, 8987, 9001, 9012, 9023, 9041, 9053,
      9062, 9071, 9082, 9088, 9094, 9104, 9123, 9145, 9168, 9185, 9190, 9195, 9203, 9211, 9226, 9229, 9240, 9253, 9266, 9282,
      9298, 9311, 9326, 9345, 9357, 9373, 9393, 9403, 9417, 9432, 9441, 9457, 9523, 9545, 9610, 9630, 9707, 9726, 9786, 9795,
      9809, 9824, 9837, 9861, 9867, 9900, 9912, 9922, 9943, 9961, 9985, 9990, 10015, 10019, 10036, 10044, 10052, 10061, 10072, 10113,
      10134, 10147, 10156, 10170, 10175, 10184, 10199, 10209,
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
      Gem. 
      Record
      Record, {0}
      Beste week
      Beste week {0}
      Berk
      Verbranding
      Verbranding {0}
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
      Vandaag geen verbranding
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
      {0}, verbrand {1}
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
      586, 602, 624, 648, 654, 662, 670, 683, 690, 704, 717, 723, 730, 742, 753, 768, 773, 785, 801, 808,
      830, 839, 849, 855, 867, 891, 962, 987, 1034, 1054, 1112, 1132, 1189, 1201, 1210, 1226, 1240, 1248, 1254, 1258,
      1266, 1279, 1290, 1301, 1308, 1335, 1411, 1416, 1468, 1527, 1566, 1575, 1588, 1619, 1635, 1659, 1687, 1694, 1713, 1775,
      1792, 1853, 1870, 1952, 1975, 2042, 2049, 2093, 2112, 2118, 2149, 2155, 2161, 2177, 2206, 2214, 2229, 2236, 2244, 2252,
      2258, 2270, 2286, 2295, 2307, 2338, 2432, 2444, 2461, 2469, 2478, 2486, 2499, 2516, 2531, 2543, 2551, 2559, 2568, 2581,
      2591, 2606, 2646, 2666, 2697, 2729, 2755, 2777, 2801, 2833, 2841, 2853, 2865, 2880, 2899, 2969, 2988, 3080, 3097, 3184,
      3204, 3302, 3310, 3317, 3324, 3339, 3355, 3371, 3382, 3393, 3401, 3427, 3433, 3438, 3443, 3465, 3487, 3493, 3499, 3510,
      3530, 3539, 3552, 3565, 3578, 3599, 3614, 3623, 3688, 3777, 3836, 3923, 3972, 3984, 3996, 4008, 4013, 4024, 4030, 4036,
      4042, 4053, 4064, 4108, 4181, 4201, 4207, 4219, 4229, 4241, 4260, 4278, 4294, 4298, 4306, 4323, 4339, 4353, 4359, 4366,
      4380, 4394, 4400, 4408, 4420, 4434, 4450, 4462, 4471, 4480, 4486, 4491, 4496, 4499, 4504, 4508, 4511, 4531, 4546, 4559,
      4568, 4581, 4588, 4603, 4615, 4627, 4635, 4654, 4671, 4687, 4729, 4766, 4804, 4831, 4848, 4876, 4895, 4918, 4937, 4980,
      5009, 5014, 5020, 5030, 5037, 5051, 5068, 5084, 5090, 5106, 5112, 5141, 5154, 5165, 5185, 5196, 5207, 5215, 5223, 5241,
      5262, 5282, 5295, 5297, 5312, 5317, 5324, 5328, 5336, 5345, 5353, 5365, 5371, 5387, 5393, 5404, 5417, 5435, 5452, 5463,
      5474, 5479, 5492, 5500, 5508, 5517, 5522, 5539, 5548, 5560, 5580, 5606, 5630, 5643, 5674, 5699, 5724, 5743, 5769, 5794,
      5814, 5834, 5850, 5864, 5878, 5889, 5908, 5923, 5936, 5954, 5989, 6034, 6059, 6084, 6142, 6162, 6183, 6200, 6218, 6237,
      6249, 6266, 6292, 6310, 6319, 6328, 6345, 6363, 6380, 6394, 6411, 6425, 6438, 6450, 6458, 6471, 6479, 6493, 6506, 6530,
      6548, 6562, 6583, 6598, 6612, 6630, 6655, 6669, 6672, 6675, 6678, 6686, 6707, 6749, 6761, 6792, 6805, 6813, 6821, 6829,
      6838, 6851, 6856, 6866, 6876, 6886, 6893, 6902, 6910, 6922, 6928, 6942, 6953, 6959, 6969, 6993, 7007, 7060, 7088, 7117,
      7138, 7143, 7151, 7172, 7180, 7185, 7202, 7216, 7235, 7242, 7268, 7326, 7347, 7413, 7437, 7478, 7503, 7554, 7561, 7581,
      7591, 7614, 7622, 7639, 7647, 7667, 7720, 7737, 7746, 7754, 7769, 7782, 7795, 7808, 7826, 7845, 7862, 7869, 7884, 7894,
      7906, 7913, 7924, 7935, 7946, 7954, 7962, 7969, 7981, 7988, 7996, 8046, 8067, 8101, 8163, 8185, 8208, 8258, 8310, 8354,
      8404, 8433, 8449, 8457, 8471, 8522, 8535, 8539, 8547, 8563, 8573, 8581, 8590, 8597, 8614, 8622, 8631, 8648, 8655, 8678,
      8702, 8724, 8751, 8776, 8803, 8829, 8849, 8872, 8895, 8916, 8940, 8964, 8991, 9009, 9023, 9031, 9039, 9047, 9054, 9061,
      9069, 9080, 9089, 9097, 9105, 9114, 9135, 9155, 9163, 9183, 9199, 9222, 9239, 9253, 9276, 9291, 9300, 9311, 9329, 9341,
      9349, 9357, 9370, 9375, 9380, 9389, 9407, 9431, 9452, 9470, 9475, 9480, 9486, 9492, 9510, 9513, 9524, 9534, 9544, 9559,
      9574, 9587, 9598, 9613, 9624, 9640, 9657, 9668, 9685, 9700, 9713, 9726, 9792, 9810, 9880, 9898, 9972, 9985, 10043, 10056,
      10072, 10086, 10098, 10128, 10132, 10168, 10181, 10189, 10216, 10234, 10253, 10258, 10270, 10275, 10293, 10302, 10310, 10320, 10332, 10376,
      10401, 10415, 10425, 10440, 10445, 10454, 10469, 10478,
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
      Śr. 
      Rekord
      Rekord, {0}
      Najlepszy tydzień
      Najlepszy tydzień {0}
      Brzoza
      Oparzenie
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
      Ubywający garb
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
      Przybywający garb
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
      679, 692, 708, 733, 740, 752, 764, 782, 788, 806, 823, 829, 836, 848, 867, 890, 897, 907, 921, 931,
      954, 960, 970, 976, 982, 1005, 1074, 1095, 1144, 1171, 1243, 1260, 1322, 1328, 1339, 1356, 1373, 1381, 1390, 1397,
      1404, 1411, 1422, 1440, 1452, 1485, 1570, 1580, 1632, 1745, 1833, 1843, 1860, 1891, 1914, 1939, 1971, 1983, 2000, 2060,
      2081, 2152, 2178, 2265, 2285, 2350, 2362, 2447, 2464, 2470, 2530, 2536, 2540, 2555, 2580, 2588, 2605, 2610, 2618, 2626,
      2633, 2643, 2667, 2675, 2687, 2716, 2807, 2819, 2840, 2848, 2871, 2878, 2888, 2902, 2916, 2928, 2935, 2943, 2954, 2963,
      2971, 2989, 3072, 3096, 3130, 3168, 3208, 3230, 3254, 3295, 3308, 3322, 3336, 3356, 3381, 3462, 3487, 3561, 3585, 3677,
      3703, 3812, 3825, 3836, 3847, 3866, 3886, 3902, 3913, 3924, 3932, 3988, 3998, 4004, 4010, 4028, 4052, 4069, 4086, 4094,
      4118, 4126, 4143, 4160, 4177, 4198, 4212, 4219, 4361, 4559, 4637, 4843, 4933, 4946, 4961, 4974, 4980, 4991, 4996, 5001,
      5010, 5025, 5040, 5092, 5177, 5199, 5205, 5228, 5238, 5252, 5278, 5301, 5319, 5323, 5333, 5354, 5371, 5386, 5396, 5411,
      5429, 5444, 5451, 5460, 5473, 5489, 5506, 5519, 5526, 5533, 5541, 5546, 5551, 5554, 5559, 5563, 5566, 5587, 5602, 5618,
      5625, 5636, 5646, 5665, 5684, 5695, 5703, 5725, 5741, 5756, 5789, 5828, 5868, 5891, 5907, 5932, 5948, 5970, 5992, 6032,
      6065, 6074, 6084, 6093, 6099, 6112, 6127, 6143, 6150, 6164, 6170, 6195, 6219, 6230, 6257, 6269, 6281, 6287, 6297, 6321,
      6347, 6366, 6380, 6382, 6397, 6400, 6405, 6409, 6417, 6430, 6438, 6458, 6470, 6490, 6499, 6515, 6534, 6563, 6582, 6600,
      6618, 6628, 6646, 6658, 6672, 6686, 6694, 6709, 6718, 6723, 6752, 6791, 6815, 6829, 6859, 6884, 6908, 6932, 6956, 6975,
      6998, 7021, 7037, 7049, 7061, 7070, 7097, 7116, 7131, 7146, 7184, 7223, 7248, 7272, 7408, 7435, 7457, 7484, 7509, 7526,
      7539, 7561, 7586, 7608, 7622, 7636, 7653, 7676, 7694, 7710, 7723, 7736, 7749, 7760, 7768, 7780, 7790, 7802, 7812, 7835,
      7850, 7865, 7883, 7898, 7912, 7929, 7955, 7972, 7978, 7984, 7990, 7996, 8012, 8088, 8097, 8189, 8204, 8214, 8223, 8232,
      8241, 8266, 8271, 8282, 8294, 8305, 8311, 8319, 8328, 8339, 8346, 8361, 8378, 8385, 8395, 8415, 8429, 8474, 8503, 8530,
      8556, 8562, 8580, 8601, 8612, 8622, 8646, 8671, 8689, 8701, 8718, 8776, 8792, 8858, 8873, 8912, 8935, 8991, 9003, 9017,
      9027, 9052, 9064, 9079, 9087, 9101, 9143, 9156, 9163, 9169, 9184, 9204, 9224, 9238, 9262, 9286, 9300, 9307, 9322, 9339,
      9356, 9363, 9375, 9384, 9393, 9401, 9413, 9423, 9436, 9446, 9452, 9553, 9571, 9636, 9773, 9794, 9813, 9905, 10018, 10103,
      10200, 10226, 10242, 10250, 10275, 10363, 10375, 10384, 10392, 10413, 10421, 10432, 10456, 10462, 10490, 10498, 10509, 10523, 10529, 10551,
      10575, 10598, 10624, 10649, 10675, 10710, 10740, 10765, 10788, 10813, 10836, 10863, 10893, 10919, 10937, 10950, 10958, 10966, 10972, 10978,
      10985, 10998, 11007, 11014, 11021, 11033, 11049, 11065, 11078, 11101, 11122, 11147, 11164, 11183, 11207, 11228, 11241, 11252, 11271, 11283,
      11295, 11307, 11317, 11324, 11331, 11341, 11360, 11383, 11410, 11429, 11435, 11441, 11453, 11465, 11481, 11484, 11494, 11508, 11522, 11538,
      11558, 11570, 11583, 11600, 11614, 11632, 11649, 11660, 11677, 11693, 11706, 11729, 11805, 11819, 11870, 11897, 11984, 12008, 12075, 12088,
      12108, 12127, 12145, 12181, 12188, 12230, 12244, 12252, 12277, 12304, 12328, 12335, 12354, 12363, 12388, 12401, 12409, 12425, 12439, 12495,
      12520, 12536, 12548, 12565, 12571, 12581, 12597, 12607,
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
      Média 
      Recorde
      Recorde, {0}
      Melhor semana
      Melhor semana {0}
      Bétula
      Queimadura
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
      569, 585, 605, 627, 635, 646, 657, 674, 682, 700, 717, 725, 733, 746, 760, 778, 786, 797, 812, 824,
      847, 853, 863, 869, 879, 904, 973, 990, 1031, 1056, 1118, 1134, 1192, 1202, 1216, 1237, 1254, 1259, 1266, 1272,
      1280, 1288, 1298, 1314, 1325, 1350, 1439, 1448, 1500, 1557, 1626, 1636, 1650, 1684, 1702, 1723, 1755, 1762, 1779, 1847,
      1864, 1922, 1946, 2040, 2063, 2134, 2141, 2210, 2225, 2231, 2279, 2285, 2290, 2302, 2325, 2334, 2357, 2363, 2374, 2385,
      2392, 2403, 2422, 2428, 2439, 2466, 2548, 2559, 2578, 2586, 2603, 2607, 2618, 2633, 2648, 2656, 2664, 2672, 2682, 2694,
      2704, 2720, 2774, 2796, 2825, 2860, 2886, 2908, 2933, 2959, 2967, 2980, 2993, 3008, 3028, 3089, 3111, 3197, 3222, 3300,
      3322, 3419, 3427, 3438, 3449, 3461, 3485, 3502, 3514, 3526, 3533, 3575, 3580, 3589, 3595, 3612, 3629, 3646, 3663, 3673,
      3691, 3700, 3714, 3728, 3742, 3763, 3778, 3786, 3884, 4012, 4072, 4200, 4269, 4279, 4289, 4297, 4308, 4320, 4337, 4354,
      4362, 4379, 4396, 4448, 4532, 4556, 4562, 4585, 4595, 4607, 4628, 4652, 4665, 4669, 4679, 4700, 4716, 4732, 4738, 4750,
      4764, 4778, 4784, 4792, 4800, 4816, 4828, 4836, 4843, 4850, 4858, 4863, 4868, 4871, 4876, 4880, 4883, 4905, 4920, 4932,
      4939, 4950, 4960, 4985, 5000, 5016, 5024, 5042, 5059, 5075, 5111, 5144, 5178, 5199, 5216, 5241, 5257, 5282, 5304, 5337,
      5370, 5377, 5388, 5395, 5401, 5416, 5432, 5452, 5458, 5470, 5475, 5498, 5521, 5531, 5552, 5566, 5580, 5587, 5597, 5611,
      5632, 5647, 5665, 5667, 5685, 5688, 5693, 5697, 5705, 5719, 5727, 5746, 5755, 5770, 5779, 5792, 5807, 5835, 5851, 5869,
      5887, 5891, 5905, 5914, 5924, 5936, 5941, 5956, 5965, 5974, 6002, 6039, 6067, 6078, 6103, 6125, 6148, 6164, 6190, 6210,
      6239, 6264, 6286, 6296, 6306, 6315, 6334, 6349, 6365, 6386, 6419, 6463, 6486, 6506, 6579, 6604, 6620, 6639, 6662, 6681,
      6693, 6721, 6744, 6764, 6772, 6780, 6796, 6821, 6839, 6855, 6869, 6879, 6891, 6906, 6914, 6928, 6939, 6951, 6961, 6982,
      7000, 7014, 7029, 7045, 7060, 7077, 7104, 7117, 7123, 7129, 7135, 7142, 7158, 7221, 7229, 7292, 7304, 7314, 7324, 7334,
      7343, 7364, 7369, 7376, 7388, 7397, 7406, 7414, 7423, 7437, 7443, 7457, 7475, 7481, 7491, 7509, 7519, 7568, 7590, 7611,
      7636, 7644, 7660, 7678, 7687, 7695, 7710, 7730, 7748, 7755, 7777, 7830, 7848, 7908, 7927, 7971, 7992, 8047, 8054, 8066,
      8074, 8098, 8109, 8123, 8134, 8151, 8203, 8218, 8226, 8233, 8251, 8266, 8281, 8293, 8318, 8342, 8355, 8360, 8373, 8388,
      8405, 8410, 8422, 8431, 8440, 8448, 8459, 8467, 8478, 8486, 8493, 8571, 8587, 8641, 8740, 8759, 8777, 8852, 8936, 9005,
      9074, 9095, 9107, 9114, 9134, 9224, 9241, 9245, 9252, 9270, 9275, 9281, 9295, 9307, 9332, 9345, 9357, 9372, 9383, 9412,
      9441, 9465, 9493, 9520, 9539, 9564, 9592, 9617, 9642, 9665, 9686, 9715, 9734, 9753, 9770, 9778, 9783, 9788, 9796, 9804,
      9821, 9830, 9843, 9855, 9867, 9879, 9896, 9916, 9926, 9947, 9970, 9992, 10011, 10028, 10047, 10062, 10073, 10084, 10104, 10116,
      10124, 10132, 10148, 10153, 10158, 10169, 10189, 10211, 10233, 10257, 10263, 10269, 10278, 10287, 10301, 10304, 10319, 10330, 10341, 10357,
      10371, 10388, 10400, 10416, 10428, 10444, 10472, 10483, 10497, 10514, 10521, 10545, 10613, 10636, 10698, 10723, 10796, 10816, 10877, 10884,
      10898, 10915, 10930, 10958, 10966, 11009, 11024, 11033, 11055, 11082, 11106, 11112, 11132, 11139, 11159, 11170, 11178, 11191, 11206, 11252,
      11276, 11293, 11306, 11324, 11330, 11340, 11356, 11362,
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
      Snitt 
      Rekord
      Rekord, {0}
      Bästa veckan
      Bästa veckan {0}
      Björk
      Solsveda
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
      sent
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
      580, 595, 617, 636, 642, 649, 656, 669, 677, 692, 706, 713, 720, 732, 746, 764, 771, 780, 793, 802,
      822, 828, 838, 844, 858, 880, 955, 979, 1028, 1049, 1111, 1128, 1187, 1201, 1210, 1228, 1242, 1248, 1253, 1260,
      1268, 1275, 1287, 1304, 1310, 1336, 1422, 1430, 1482, 1535, 1577, 1587, 1601, 1627, 1641, 1666, 1696, 1701, 1718, 1781,
      1804, 1869, 1886, 1963, 1989, 2052, 2057, 2098, 2113, 2119, 2150, 2156, 2162, 2177, 2202, 2212, 2228, 2233, 2241, 2249,
      2255, 2266, 2283, 2292, 2303, 2332, 2419, 2430, 2453, 2461, 2471, 2478, 2488, 2502, 2516, 2527, 2534, 2541, 2552, 2564,
      2572, 2589, 2631, 2656, 2696, 2734, 2765, 2789, 2815, 2849, 2857, 2869, 2881, 2893, 2909, 2981, 3003, 3082, 3099, 3166,
      3184, 3282, 3290, 3297, 3308, 3322, 3336, 3354, 3363, 3372, 3380, 3408, 3414, 3420, 3426, 3445, 3464, 3479, 3494, 3504,
      3523, 3532, 3543, 3554, 3565, 3582, 3597, 3605, 3663, 3745, 3797, 3891, 3936, 3952, 3963, 3974, 3980, 3989, 3995, 4001,
      4007, 4020, 4033, 4087, 4170, 4194, 4203, 4227, 4240, 4254, 4280, 4298, 4316, 4320, 4328, 4345, 4360, 4373, 4381, 4390,
      4406, 4420, 4426, 4434, 4444, 4457, 4471, 4481, 4488, 4495, 4504, 4509, 4514, 4517, 4522, 4526, 4529, 4548, 4562, 4577,
      4584, 4595, 4602, 4623, 4643, 4656, 4664, 4686, 4705, 4723, 4769, 4806, 4846, 4874, 4890, 4923, 4944, 4970, 4991, 5031,
      5064, 5069, 5076, 5081, 5088, 5102, 5117, 5131, 5137, 5152, 5158, 5183, 5204, 5214, 5237, 5250, 5263, 5270, 5278, 5294,
      5314, 5335, 5345, 5347, 5359, 5362, 5367, 5371, 5379, 5388, 5396, 5408, 5418, 5437, 5447, 5461, 5476, 5497, 5516, 5533,
      5550, 5556, 5567, 5576, 5586, 5598, 5602, 5611, 5620, 5628, 5652, 5684, 5709, 5724, 5757, 5782, 5802, 5816, 5838, 5858,
      5878, 5896, 5915, 5925, 5935, 5947, 5964, 5979, 5994, 6011, 6049, 6095, 6112, 6133, 6201, 6228, 6252, 6278, 6298, 6316,
      6331, 6353, 6374, 6388, 6398, 6408, 6425, 6442, 6456, 6472, 6484, 6495, 6506, 6520, 6528, 6542, 6550, 6564, 6574, 6595,
      6611, 6628, 6643, 6658, 6673, 6690, 6713, 6729, 6732, 6735, 6738, 6745, 6768, 6805, 6817, 6848, 6865, 6871, 6882, 6893,
      6902, 6917, 6924, 6930, 6940, 6950, 6959, 6968, 6976, 6990, 6995, 7008, 7019, 7024, 7034, 7058, 7071, 7114, 7143, 7167,
      7195, 7200, 7208, 7232, 7240, 7245, 7262, 7281, 7299, 7307, 7331, 7386, 7407, 7476, 7499, 7538, 7562, 7615, 7623, 7640,
      7648, 7668, 7673, 7684, 7692, 7706, 7755, 7773, 7782, 7790, 7804, 7821, 7838, 7849, 7867, 7883, 7898, 7907, 7920, 7929,
      7938, 7947, 7954, 7960, 7966, 7974, 7983, 7991, 8002, 8010, 8015, 8062, 8083, 8114, 8169, 8190, 8206, 8251, 8300, 8341,
      8382, 8408, 8418, 8423, 8441, 8490, 8504, 8508, 8517, 8533, 8542, 8551, 8561, 8567, 8589, 8597, 8607, 8621, 8627, 8652,
      8674, 8696, 8722, 8747, 8776, 8804, 8833, 8857, 8878, 8908, 8927, 8960, 8981, 8996, 9008, 9018, 9023, 9028, 9036, 9044,
      9058, 9070, 9077, 9086, 9095, 9104, 9122, 9143, 9152, 9174, 9194, 9217, 9234, 9252, 9278, 9293, 9304, 9315, 9333, 9345,
      9353, 9361, 9374, 9380, 9386, 9395, 9413, 9433, 9455, 9471, 9477, 9483, 9493, 9503, 9517, 9520, 9532, 9545, 9558, 9574,
      9590, 9604, 9620, 9640, 9653, 9670, 9697, 9707, 9724, 9740, 9748, 9763, 9830, 9850, 9911, 9932, 10007, 10023, 10085, 10093,
      10112, 10130, 10146, 10175, 10181, 10219, 10233, 10241, 10265, 10285, 10309, 10316, 10342, 10348, 10367, 10377, 10385, 10401, 10414, 10457,
      10479, 10494, 10505, 10521, 10526, 10535, 10550, 10559,
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
      Ort. 
      En iyi
      En iyi, {0}
      En iyi hafta
      En iyi hafta {0}
      Huş
      Yanık
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
      {0}, {1} saatine kadar
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
      {0}, {1} saatine kadar
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
      600, 610, 628, 648, 653, 665, 677, 695, 704, 724, 743, 749, 756, 768, 781, 798, 803, 810, 821, 828,
      845, 851, 858, 864, 871, 895, 972, 996, 1040, 1062, 1123, 1139, 1190, 1197, 1212, 1233, 1250, 1256, 1266, 1277,
      1286, 1299, 1309, 1320, 1327, 1355, 1436, 1443, 1495, 1566, 1611, 1623, 1640, 1675, 1699, 1715, 1741, 1749, 1770, 1836,
      1860, 1941, 1969, 2053, 2072, 2146, 2154, 2197, 2211, 2217, 2248, 2254, 2259, 2275, 2297, 2309, 2329, 2334, 2341, 2348,
      2354, 2362, 2382, 2391, 2403, 2430, 2504, 2516, 2548, 2556, 2571, 2577, 2585, 2601, 2617, 2627, 2634, 2641, 2651, 2661,
      2672, 2687, 2726, 2748, 2786, 2818, 2857, 2879, 2905, 2943, 2952, 2968, 2984, 3001, 3023, 3084, 3107, 3196, 3223, 3314,
      3337, 3453, 3462, 3470, 3481, 3495, 3517, 3531, 3541, 3551, 3555, 3576, 3581, 3585, 3590, 3605, 3620, 3634, 3648, 3656,
      3674, 3684, 3696, 3708, 3720, 3737, 3753, 3758, 3811, 3886, 3933, 3998, 4039, 4052, 4067, 4078, 4085, 4095, 4100, 4105,
      4112, 4123, 4134, 4187, 4275, 4296, 4305, 4328, 4341, 4358, 4392, 4415, 4426, 4430, 4438, 4455, 4472, 4484, 4491, 4501,
      4515, 4529, 4536, 4542, 4546, 4558, 4566, 4570, 4580, 4590, 4595, 4600, 4605, 4608, 4614, 4618, 4621, 4642, 4656, 4670,
      4690, 4704, 4718, 4740, 4754, 4777, 4785, 4795, 4807, 4818, 4849, 4881, 4914, 4937, 4950, 4974, 4993, 5016, 5031, 5062,
      5097, 5105, 5111, 5118, 5121, 5138, 5151, 5169, 5175, 5190, 5196, 5217, 5237, 5247, 5278, 5288, 5298, 5307, 5315, 5335,
      5356, 5378, 5395, 5397, 5420, 5424, 5431, 5434, 5441, 5451, 5458, 5478, 5483, 5506, 5511, 5529, 5551, 5574, 5592, 5601,
      5610, 5613, 5628, 5642, 5652, 5664, 5669, 5681, 5690, 5698, 5728, 5771, 5796, 5808, 5838, 5860, 5880, 5896, 5920, 5938,
      5956, 5974, 5992, 6001, 6010, 6020, 6040, 6056, 6069, 6092, 6129, 6163, 6182, 6203, 6250, 6277, 6289, 6305, 6325, 6342,
      6355, 6379, 6404, 6421, 6433, 6445, 6460, 6483, 6497, 6509, 6522, 6533, 6544, 6555, 6563, 6578, 6592, 6608, 6619, 6641,
      6666, 6683, 6706, 6733, 6742, 6760, 6793, 6808, 6815, 6822, 6829, 6835, 6852, 6889, 6899, 6934, 6953, 6961, 6971, 6981,
      6990, 7008, 7013, 7024, 7037, 7046, 7057, 7069, 7075, 7086, 7094, 7110, 7119, 7127, 7137, 7163, 7180, 7224, 7254, 7281,
      7312, 7317, 7333, 7353, 7362, 7371, 7395, 7415, 7447, 7456, 7480, 7551, 7570, 7624, 7644, 7686, 7707, 7747, 7756, 7770,
      7777, 7798, 7806, 7824, 7834, 7847, 7900, 7913, 7921, 7928, 7950, 7975, 8000, 8014, 8029, 8051, 8061, 8065, 8077, 8090,
      8106, 8110, 8120, 8129, 8138, 8146, 8157, 8165, 8178, 8191, 8197, 8244, 8261, 8294, 8353, 8372, 8388, 8429, 8482, 8525,
      8572, 8599, 8615, 8621, 8639, 8688, 8711, 8719, 8727, 8744, 8752, 8756, 8767, 8777, 8807, 8816, 8829, 8850, 8879, 8905,
      8928, 8954, 8983, 9019, 9044, 9076, 9105, 9130, 9153, 9191, 9212, 9238, 9257, 9275, 9290, 9301, 9308, 9315, 9322, 9329,
      9342, 9348, 9359, 9377, 9395, 9402, 9421, 9440, 9450, 9474, 9495, 9527, 9551, 9572, 9595, 9611, 9621, 9632, 9648, 9660,
      9669, 9678, 9694, 9702, 9710, 9721, 9741, 9762, 9788, 9810, 9819, 9828, 9833, 9838, 9851, 9854, 9869, 9882, 9895, 9904,
      9922, 9946, 9960, 9978, 9989, 10004, 10023, 10034, 10051, 10065, 10072, 10099, 10175, 10198, 10259, 10281, 10356, 10377, 10440, 10447,
      10463, 10476, 10490, 10518, 10524, 10574, 10585, 10594, 10615, 10637, 10659, 10671, 10693, 10699, 10719, 10729, 10737, 10753, 10771, 10819,
      10845, 10865, 10881, 10902, 10911, 10924, 10943, 10955,
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
      Сер. 
      Рекорд
      Рекорд, {0}
      Найкращий тиждень
      Найкращий тиждень {0}
      Береза
      Опік
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
      1059, 1077, 1108, 1141, 1152, 1168, 1184, 1209, 1216, 1248, 1279, 1288, 1301, 1319, 1353, 1391, 1404, 1413, 1426, 1443,
      1483, 1494, 1513, 1519, 1536, 1570, 1692, 1733, 1810, 1848, 1956, 1991, 2080, 2097, 2124, 2156, 2182, 2195, 2206, 2219,
      2234, 2249, 2264, 2288, 2297, 2343, 2491, 2504, 2664, 2828, 2942, 2961, 2991, 3048, 3085, 3123, 3165, 3184, 3227, 3330,
      3368, 3475, 3520, 3667, 3702, 3815, 3834, 3938, 3965, 3975, 4047, 4054, 4060, 4082, 4119, 4144, 4170, 4179, 4196, 4213,
      4226, 4239, 4270, 4281, 4301, 4340, 4493, 4513, 4552, 4563, 4599, 4612, 4630, 4652, 4674, 4692, 4705, 4720, 4739, 4755,
      4770, 4808, 4892, 4927, 4982, 5047, 5100, 5136, 5176, 5235, 5260, 5286, 5312, 5344, 5380, 5514, 5560, 5733, 5772, 5890,
      5935, 6139, 6164, 6178, 6195, 6219, 6253, 6277, 6299, 6321, 6336, 6420, 6431, 6442, 6455, 6481, 6520, 6544, 6568, 6594,
      6627, 6640, 6668, 6696, 6724, 6756, 6775, 6785, 6979, 7221, 7327, 7617, 7735, 7757, 7781, 7807, 7818, 7835, 7844, 7853,
      7864, 7886, 7908, 7992, 8141, 8176, 8191, 8230, 8249, 8271, 8308, 8340, 8364, 8371, 8381, 8402, 8436, 8462, 8473, 8497,
      8517, 8533, 8540, 8553, 8572, 8599, 8622, 8641, 8650, 8659, 8674, 8695, 8704, 8709, 8721, 8736, 8743, 8780, 8803, 8816,
      8825, 8838, 8853, 8881, 8907, 8920, 8928, 8961, 8988, 9014, 9077, 9142, 9213, 9250, 9278, 9320, 9344, 9380, 9412, 9483,
      9525, 9536, 9551, 9568, 9579, 9599, 9621, 9653, 9668, 9692, 9703, 9742, 9781, 9800, 9837, 9859, 9881, 9894, 9904, 9932,
      9971, 10001, 10024, 10027, 10053, 10062, 10078, 10083, 10092, 10114, 10123, 10156, 10173, 10199, 10214, 10235, 10259, 10285, 10311, 10337,
      10363, 10376, 10399, 10408, 10417, 10437, 10450, 10481, 10490, 10514, 10561, 10607, 10645, 10671, 10723, 10767, 10810, 10854, 10891, 10928,
      10965, 11006, 11045, 11067, 11089, 11105, 11138, 11167, 11201, 11240, 11296, 11353, 11403, 11442, 11590, 11640, 11664, 11706, 11753, 11781,
      11805, 11842, 11885, 11925, 11947, 11969, 12003, 12045, 12078, 12114, 12146, 12181, 12209, 12233, 12244, 12267, 12283, 12302, 12324, 12363,
      12385, 12421, 12464, 12497, 12538, 12575, 12622, 12644, 12655, 12666, 12677, 12686, 12709, 12817, 12830, 12938, 12960, 12973, 12996, 13019,
      13028, 13062, 13067, 13088, 13110, 13119, 13140, 13165, 13186, 13202, 13209, 13224, 13235, 13242, 13252, 13289, 13312, 13400, 13450, 13496,
      13538, 13551, 13581, 13616, 13637, 13650, 13687, 13720, 13744, 13761, 13800, 13901, 13940, 14061, 14090, 14160, 14196, 14285, 14302, 14322,
      14337, 14370, 14388, 14405, 14420, 14446, 14519, 14540, 14552, 14563, 14589, 14611, 14633, 14655, 14679, 14711, 14735, 14744, 14761, 14787,
      14804, 14813, 14833, 14852, 14871, 14882, 14891, 14906, 14926, 14941, 14952, 15092, 15119, 15203, 15403, 15441, 15475, 15599, 15771, 15875,
      16027, 16071, 16101, 16114, 16155, 16275, 16289, 16300, 16309, 16333, 16344, 16357, 16372, 16383, 16431, 16448, 16465, 16484, 16495, 16539,
      16583, 16620, 16667, 16716, 16752, 16800, 16845, 16882, 16927, 16981, 17012, 17062, 17091, 17132, 17157, 17181, 17198, 17215, 17228, 17241,
      17253, 17271, 17288, 17297, 17306, 17324, 17362, 17396, 17413, 17449, 17481, 17519, 17545, 17573, 17603, 17624, 17644, 17657, 17675, 17689,
      17716, 17743, 17753, 17768, 17783, 17801, 17828, 17869, 17912, 17949, 17964, 17979, 17996, 18013, 18041, 18046, 18058, 18082, 18106, 18117,
      18147, 18163, 18187, 18215, 18239, 18267, 18291, 18308, 18332, 18360, 18385, 18430, 18557, 18598, 18713, 18751, 18906, 18944, 19061, 19086,
      19116, 19150, 19177, 19231, 19244, 19318, 19342, 19359, 19399, 19434, 19476, 19489, 19521, 19536, 19569, 19588, 19599, 19633, 19660, 19757,
      19805, 19834, 19859, 19889, 19900, 19915, 19936, 19951,
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
      平均 
      最佳
      最佳，{0}
      最佳一周
      最佳一周 {0}
      桦树
      晒伤
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
      573, 580, 593, 615, 622, 629, 636, 646, 650, 662, 673, 681, 688, 701, 714, 731, 738, 745, 755, 762,
      781, 788, 795, 801, 808, 830, 890, 909, 955, 979, 1037, 1053, 1096, 1103, 1113, 1129, 1142, 1152, 1159, 1166,
      1173, 1180, 1187, 1194, 1201, 1229, 1308, 1315, 1439, 1483, 1499, 1509, 1518, 1555, 1574, 1590, 1612, 1619, 1638, 1696,
      1715, 1782, 1801, 1877, 1893, 1945, 1952, 1965, 1981, 1988, 1995, 2002, 2006, 2019, 2035, 2048, 2060, 2067, 2074, 2081,
      2088, 2096, 2112, 2122, 2129, 2154, 2233, 2240, 2265, 2277, 2290, 2297, 2307, 2320, 2333, 2344, 2351, 2358, 2365, 2372,
      2379, 2392, 2414, 2433, 2470, 2504, 2541, 2563, 2591, 2628, 2635, 2642, 2649, 2662, 2684, 2748, 2770, 2825, 2844, 2914,
      2933, 3012, 3019, 3026, 3039, 3056, 3069, 3079, 3089, 3099, 3106, 3110, 3117, 3121, 3128, 3141, 3154, 3161, 3168, 3175,
      3188, 3199, 3209, 3219, 3229, 3248, 3265, 3273, 3290, 3316, 3330, 3353, 3364, 3374, 3384, 3394, 3401, 3411, 3418, 3425,
      3429, 3442, 3455, 3495, 3571, 3587, 3591, 3601, 3608, 3615, 3628, 3638, 3645, 3652, 3664, 3689, 3702, 3715, 3725, 3738,
      3757, 3773, 3783, 3790, 3797, 3816, 3827, 3834, 3841, 3848, 3858, 3871, 3878, 3885, 3896, 3900, 3903, 3928, 3944, 3960,
      3973, 3986, 3999, 4021, 4037, 4053, 4063, 4078, 4090, 4101, 4135, 4169, 4203, 4219, 4229, 4251, 4264, 4283, 4299, 4333,
      4358, 4365, 4372, 4379, 4383, 4396, 4408, 4421, 4425, 4438, 4442, 4458, 4468, 4475, 4488, 4501, 4514, 4521, 4533, 4546,
      4562, 4575, 4585, 4589, 4596, 4603, 4614, 4621, 4631, 4644, 4654, 4664, 4671, 4687, 4691, 4701, 4708, 4721, 4728, 4741,
      4754, 4761, 4772, 4785, 4798, 4812, 4816, 4826, 4836, 4843, 4865, 4893, 4912, 4928, 4953, 4972, 4994, 5010, 5026, 5045,
      5061, 5077, 5090, 5100, 5110, 5120, 5139, 5161, 5174, 5193, 5218, 5252, 5268, 5290, 5312, 5334, 5350, 5366, 5388, 5401,
      5411, 5430, 5452, 5468, 5478, 5488, 5498, 5517, 5533, 5549, 5562, 5575, 5585, 5595, 5607, 5617, 5630, 5640, 5653, 5669,
      5688, 5704, 5729, 5751, 5761, 5774, 5802, 5815, 5822, 5829, 5836, 5841, 5855, 5863, 5870, 5883, 5896, 5900, 5910, 5920,
      5930, 5943, 5948, 5958, 5965, 5972, 5979, 5986, 5993, 6004, 6008, 6023, 6030, 6034, 6044, 6060, 6073, 6113, 6144, 6169,
      6194, 6201, 6211, 6230, 6240, 6247, 6266, 6276, 6301, 6308, 6330, 6391, 6404, 6453, 6472, 6506, 6528, 6571, 6578, 6594,
      6601, 6626, 6633, 6646, 6656, 6672, 6718, 6734, 6740, 6745, 6764, 6774, 6784, 6791, 6801, 6811, 6818, 6822, 6837, 6844,
      6851, 6855, 6868, 6881, 6894, 6906, 6916, 6923, 6933, 6940, 6947, 6960, 6973, 6980, 6999, 7024, 7043, 7054, 7073, 7086,
      7099, 7124, 7140, 7144, 7160, 7173, 7189, 7196, 7203, 7214, 7221, 7231, 7238, 7245, 7264, 7271, 7281, 7300, 7307, 7326,
      7345, 7367, 7389, 7411, 7433, 7458, 7480, 7505, 7527, 7549, 7565, 7581, 7597, 7610, 7623, 7630, 7637, 7644, 7651, 7658,
      7665, 7674, 7681, 7691, 7701, 7711, 7727, 7743, 7756, 7778, 7794, 7816, 7832, 7848, 7861, 7871, 7878, 7896, 7912, 7932,
      7939, 7946, 7957, 7961, 7965, 7981, 8006, 8034, 8063, 8085, 8089, 8093, 8100, 8107, 8129, 8139, 8150, 8157, 8164, 8174,
      8197, 8220, 8227, 8240, 8247, 8260, 8270, 8281, 8288, 8298, 8305, 8324, 8376, 8392, 8449, 8473, 8540, 8553, 8605, 8612,
      8622, 8632, 8648, 8676, 8683, 8714, 8721, 8726, 8748, 8767, 8786, 8793, 8812, 8816, 8838, 8848, 8860, 8873, 8889, 8932,
      8957, 8974, 8987, 9006, 9010, 9018, 9036, 9043,
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
