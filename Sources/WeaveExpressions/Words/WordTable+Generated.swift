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
      leaveBy:time
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
      oneSentence:text
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
      0, 5, 14, 31, 46, 53, 75, 85, 98, 106, 110, 142, 171, 190, 207, 215, 223, 236, 248, 256,
      267, 280, 293, 305, 322, 330, 336, 355, 362, 375, 386, 394, 402, 419, 441, 453, 475, 491, 499, 518,
      537, 545, 557, 574, 581, 588, 599, 610, 622, 636, 649, 667, 679, 684, 696, 705, 725, 731, 736, 748,
      760, 769, 784, 789, 799, 818, 826, 841, 860, 873, 890, 906, 926, 938, 954, 966, 981, 1007, 1019, 1029,
      1041, 1054, 1066, 1080, 1092, 1099, 1108, 1119, 1128, 1148, 1162, 1175, 1191, 1200, 1218, 1228, 1244, 1269, 1276, 1290,
      1308, 1320, 1336, 1351, 1370, 1381, 1396, 1407, 1426, 1440, 1451, 1466, 1482, 1491, 1504, 1525, 1536, 1553, 1558, 1567,
      1580, 1585, 1603, 1620, 1628, 1636, 1650, 1662, 1674, 1686, 1699, 1709, 1714, 1721, 1737, 1758, 1776, 1786, 1793, 1804,
      1817, 1828, 1842, 1860, 1874, 1888, 1899, 1912, 1926, 1940, 1954, 1962, 1974, 1990, 2004, 2019, 2038, 2051, 2068, 2084,
      2104, 2116, 2132, 2144, 2172, 2193, 2199, 2209, 2229, 2241, 2254, 2262, 2274, 2282, 2289, 2295, 2299, 2304, 2320, 2340,
      2353, 2370, 2379, 2392, 2402, 2410, 2418, 2430, 2445, 2467, 2483, 2502, 2527, 2546, 2574, 2595, 2609, 2621, 2633, 2639,
      2651, 2656, 2665, 2676, 2685, 2698, 2710, 2726, 2747, 2753, 2771, 2786, 2796, 2807, 2824, 2838, 2851, 2861, 2878, 2891,
      2902, 2914, 2924, 2951, 2983, 3000, 3006, 3015, 3038, 3051, 3063, 3080, 3086, 3102, 3115, 3126, 3144, 3158, 3168, 3188,
      3204, 3226, 3238, 3259, 3272, 3290, 3308, 3328, 3347, 3360, 3371, 3381, 3400, 3418, 3437, 3454, 3466, 3485, 3509, 3528,
      3541, 3560, 3579, 3588, 3594, 3607, 3612, 3617, 3630, 3648, 3661, 3667, 3680, 3692, 3713, 3731, 3746, 3757, 3767, 3781,
      3787, 3795, 3807, 3820, 3839, 3851, 3858, 3870, 3876, 3889, 3900, 3914, 3926, 3945, 3956, 3965, 3981, 3996, 4014, 4027,
      4047, 4064, 4077, 4094, 4099, 4115, 4126, 4141, 4158, 4167, 4182, 4199, 4207, 4227, 4243, 4258, 4267, 4287, 4303, 4318,
      4328, 4339, 4351, 4368, 4383, 4397, 4404, 4415, 4422, 4432, 4442, 4455, 4469, 4489, 4505, 4523, 4540, 4563, 4583, 4604,
      4624, 4641, 4654, 4664, 4680, 4696, 4707, 4713, 4723, 4737, 4750, 4762, 4774, 4783, 4793, 4805, 4820, 4834, 4845, 4852,
      4864, 4873, 4889, 4906, 4917, 4934, 4949, 4964, 4978, 4997, 5009, 5013, 5021, 5029, 5038, 5057, 5071, 5079, 5096, 5112,
      5126, 5135, 5143, 5155, 5173, 5186, 5200, 5207, 5218, 5227, 5243, 5258, 5273, 5285, 5290, 5313, 5325, 5334, 5353, 5373,
      5383, 5399, 5417, 5433, 5449, 5454, 5462, 5477, 5489, 5500, 5510, 5518, 5542, 5547, 5559, 5575, 5585, 5599, 5612, 5629,
      5638, 5651, 5660, 5670, 5677, 5687, 5698, 5712, 5720, 5732, 5745, 5759, 5771, 5782, 5794, 5814, 5820, 5830, 5841, 5859,
      5877, 5892, 5897, 5920, 5931, 5943, 5952, 5961, 5966, 5975, 5989, 6003, 6010, 6019, 6031, 6037, 6053, 6066, 6083, 6102,
      6116, 6128, 6152, 6171, 6194, 6211, 6229, 6244, 6254, 6267, 6286, 6314, 6318, 6326, 6341, 6348, 6358, 6372, 6383, 6401,
      6414, 6428, 6440, 6453, 6475, 6498, 6510, 6522, 6531, 6540, 6551, 6562, 6574, 6586, 6598, 6607, 6616, 6628, 6640, 6658,
      6667, 6673, 6683, 6692, 6713, 6726, 6735, 6748, 6774, 6782, 6793, 6808, 6817, 6833, 6852, 6861, 6876, 6891, 6907, 6919,
      6933, 6948, 6963, 6972, 6990, 7005, 7022, 7041, 7051, 7065, 7077, 7084, 7095, 7103, 7126, 7140, 7153, 7168, 7174, 7184,
      7195, 7210, 7219, 7227, 7237, 7248, 7263, 7280, 7292, 7309, 7319, 7338, 7348, 7367, 7386, 7395, 7410, 7424, 7432, 7447,
      7466, 7479, 7496, 7512, 7532, 7544, 7560, 7572, 7587, 7601, 7610, 7624, 7635, 7646, 7662, 7672, 7683, 7694, 7706, 7714,
      7728, 7733, 7753, 7769, 7782, 7790, 7802, 7821, 7835, 7858, 7871, 7888, 7893, 7909, 7915,
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
      اخرج بحلول الساعة {0}
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
      {0}.
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
      0, 16, 29, 66, 107, 122, 146, 160, 177, 188, 201, 242, 271, 291, 311, 322, 329, 336, 347, 354,
      376, 418, 432, 448, 471, 480, 491, 519, 539, 565, 585, 605, 627, 664, 725, 765, 829, 871, 891, 899,
      914, 931, 959, 988, 1006, 1026, 1046, 1075, 1092, 1117, 1139, 1317, 1329, 1342, 1361, 1381, 1405, 1420, 1438, 1456,
      1467, 1482, 1525, 1536, 1547, 1553, 1560, 1589, 1675, 1696, 1751, 1790, 1871, 1894, 1969, 1976, 1993, 2014, 2032, 2047,
      2060, 2073, 2090, 2103, 2114, 2138, 2158, 2202, 2328, 2339, 2447, 2543, 2698, 2709, 2757, 2782, 2815, 2844, 2851, 2878,
      2956, 2979, 3056, 3094, 3226, 3258, 3361, 3368, 3520, 3552, 3559, 3671, 3678, 3685, 3703, 3732, 3749, 3778, 3789, 3804,
      3819, 3824, 3837, 3864, 3873, 3885, 3925, 4044, 4056, 4085, 4097, 4117, 4132, 4150, 4172, 4194, 4213, 4224, 4237, 4254,
      4274, 4295, 4325, 4444, 4475, 4521, 4562, 4608, 4638, 4670, 4720, 4736, 4752, 4768, 4784, 4821, 4919, 4966, 5074, 5104,
      5217, 5258, 5419, 5435, 5459, 5485, 5498, 5515, 5541, 5578, 5596, 5609, 5622, 5637, 5736, 5747, 5756, 5765, 5785, 5805,
      5823, 5841, 5848, 5882, 5897, 5917, 5937, 5957, 5977, 5998, 6008, 6217, 6588, 6749, 7156, 7365, 7381, 7401, 7421, 7436,
      7449, 7460, 7471, 7478, 7492, 7506, 7576, 7689, 7708, 7717, 7744, 7757, 7773, 7798, 7825, 7841, 7862, 7874, 7899, 7923,
      7945, 7952, 7968, 7982, 7996, 8003, 8014, 8029, 8048, 8063, 8074, 8085, 8098, 8116, 8125, 8130, 8138, 8147, 8153, 8192,
      8214, 8231, 8242, 8257, 8270, 8299, 8323, 8338, 8346, 8367, 8388, 8406, 8446, 8486, 8535, 8566, 8586, 8616, 8638, 8674,
      8698, 8742, 8781, 8792, 8805, 8842, 8855, 8862, 8888, 8914, 8947, 8956, 8974, 8983, 9012, 9039, 9052, 9077, 9093, 9109,
      9124, 9136, 9158, 9188, 9206, 9236, 9239, 9268, 9275, 9285, 9288, 9295, 9311, 9318, 9336, 9347, 9367, 9378, 9393, 9411,
      9440, 9458, 9476, 9494, 9505, 9518, 9531, 9546, 9573, 9582, 9612, 9621, 9630, 9676, 9727, 9777, 9800, 9840, 9876, 9912,
      9948, 9979, 10002, 10029, 10067, 10090, 10117, 10135, 10153, 10181, 10202, 10227, 10254, 10303, 10352, 10385, 10416, 10636, 10673, 10695,
      10724, 10758, 10789, 10805, 10841, 10883, 10921, 10933, 10945, 10970, 11002, 11027, 11050, 11075, 11098, 11121, 11142, 11154, 11174, 11190,
      11206, 11224, 11255, 11281, 11304, 11334, 11360, 11381, 11411, 11442, 11469, 11478, 11487, 11496, 11505, 11527, 11672, 11683, 11688, 11843,
      11861, 11870, 11883, 11896, 11906, 11928, 11939, 11952, 11968, 11979, 11990, 12001, 12012, 12026, 12033, 12048, 12064, 12071, 12081, 12118,
      12137, 12196, 12239, 12286, 12329, 12338, 12354, 12376, 12392, 12401, 12436, 12456, 12478, 12485, 12511, 12594, 12616, 12696, 12718, 12778,
      12825, 12901, 12908, 12928, 12937, 12962, 12973, 12993, 13008, 13028, 13083, 13097, 13111, 13122, 13155, 13177, 13193, 13209, 13225, 13252,
      13279, 13295, 13302, 13317, 13337, 13353, 13360, 13367, 13380, 13393, 13405, 13416, 13431, 13447, 13456, 13471, 13689, 13711, 13833, 14087,
      14126, 14169, 14338, 14526, 14684, 14872, 14905, 14925, 14934, 14956, 15134, 15151, 15162, 15175, 15192, 15205, 15221, 15237, 15248, 15281,
      15290, 15326, 15344, 15366, 15413, 15460, 15495, 15538, 15587, 15625, 15669, 15705, 15744, 15777, 15813, 15838, 15872, 15899, 15922, 15948,
      15963, 15974, 15985, 15994, 16019, 16028, 16052, 16066, 16076, 16094, 16105, 16116, 16134, 16162, 16188, 16203, 16225, 16249, 16277, 16301,
      16321, 16352, 16367, 16387, 16401, 16418, 16442, 16458, 16482, 16506, 16518, 16529, 16540, 16552, 16574, 16614, 16642, 16672, 16683, 16694,
      16705, 16716, 16750, 16753, 16767, 16787, 16807, 16829, 16851, 16870, 16888, 16910, 16928, 16950, 16977, 16995, 17017, 17039, 17050, 17077,
      17174, 17194, 17270, 17309, 17398, 17422, 17505, 17516, 17538, 17560, 17580, 17624, 17633, 17691, 17713, 17726, 17755, 17791, 17825, 17836,
      17871, 17886, 17922, 17941, 17953, 17981, 18012, 18100, 18156, 18191, 18219, 18253, 18266, 18283, 18292,
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
      Vyjděte v {0}
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
      {0}.
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
      0, 7, 16, 41, 65, 76, 93, 99, 111, 121, 128, 152, 168, 179, 199, 212, 219, 232, 242, 251,
      269, 292, 302, 317, 333, 340, 346, 364, 374, 389, 399, 411, 424, 459, 490, 519, 569, 590, 601, 609,
      618, 626, 641, 662, 667, 675, 683, 699, 705, 722, 738, 832, 840, 847, 859, 877, 899, 907, 917, 933,
      947, 958, 984, 996, 1005, 1011, 1017, 1041, 1113, 1137, 1192, 1220, 1290, 1311, 1363, 1369, 1380, 1398, 1412, 1420,
      1429, 1437, 1446, 1453, 1465, 1481, 1487, 1518, 1604, 1614, 1666, 1741, 1815, 1826, 1859, 1875, 1897, 1925, 1937, 1954,
      2016, 2033, 2083, 2110, 2187, 2207, 2276, 2288, 2372, 2391, 2397, 2454, 2460, 2462, 2479, 2506, 2514, 2531, 2536, 2548,
      2560, 2567, 2577, 2596, 2606, 2619, 2647, 2754, 2767, 2791, 2799, 2815, 2821, 2830, 2843, 2856, 2867, 2873, 2881, 2890,
      2900, 2915, 2931, 3011, 3037, 3072, 3097, 3138, 3159, 3184, 3224, 3232, 3249, 3266, 3289, 3314, 3390, 3418, 3494, 3516,
      3597, 3612, 3706, 3714, 3732, 3743, 3753, 3763, 3779, 3798, 3813, 3826, 3839, 3845, 3893, 3908, 3913, 3919, 3939, 3965,
      3983, 4001, 4010, 4027, 4036, 4049, 4062, 4075, 4092, 4107, 4114, 4241, 4396, 4475, 4658, 4749, 4766, 4780, 4793, 4800,
      4812, 4831, 4850, 4859, 4875, 4891, 4940, 5028, 5051, 5058, 5083, 5094, 5109, 5135, 5164, 5182, 5186, 5196, 5217, 5234,
      5250, 5256, 5266, 5280, 5294, 5300, 5306, 5314, 5326, 5334, 5341, 5348, 5357, 5362, 5367, 5370, 5375, 5379, 5382, 5403,
      5417, 5433, 5440, 5451, 5460, 5482, 5498, 5509, 5517, 5542, 5562, 5581, 5618, 5661, 5700, 5720, 5738, 5769, 5788, 5815,
      5837, 5879, 5919, 5926, 5935, 5950, 5958, 5965, 5979, 5995, 6013, 6020, 6037, 6044, 6071, 6096, 6107, 6133, 6147, 6161,
      6169, 6179, 6198, 6221, 6241, 6261, 6263, 6277, 6280, 6285, 6289, 6297, 6309, 6317, 6332, 6340, 6358, 6368, 6380, 6396,
      6416, 6435, 6452, 6469, 6477, 6492, 6568, 6648, 6658, 6664, 6679, 6688, 6692, 6720, 6757, 6778, 6793, 6825, 6851, 6877,
      6903, 6930, 6949, 6974, 7000, 7027, 7041, 7055, 7064, 7083, 7103, 7120, 7139, 7181, 7220, 7252, 7284, 7388, 7420, 7438,
      7464, 7489, 7509, 7528, 7555, 7582, 7607, 7618, 7629, 7646, 7669, 7686, 7702, 7711, 7720, 7734, 7750, 7758, 7771, 7779,
      7785, 7793, 7815, 7829, 7846, 7859, 7879, 7892, 7912, 7939, 7957, 7962, 7967, 7972, 7978, 7995, 8069, 8079, 8084, 8158,
      8173, 8183, 8195, 8207, 8216, 8226, 8233, 8243, 8257, 8262, 8269, 8277, 8285, 8300, 8308, 8324, 8336, 8344, 8354, 8373,
      8386, 8426, 8455, 8483, 8512, 8518, 8533, 8555, 8566, 8571, 8599, 8614, 8632, 8642, 8663, 8733, 8755, 8826, 8845, 8891,
      8910, 8959, 8969, 8981, 8989, 9014, 9024, 9036, 9044, 9060, 9112, 9125, 9133, 9140, 9157, 9172, 9191, 9210, 9225, 9244,
      9273, 9291, 9297, 9311, 9326, 9348, 9354, 9369, 9374, 9379, 9387, 9399, 9409, 9422, 9432, 9438, 9530, 9548, 9612, 9732,
      9754, 9775, 9865, 9977, 10061, 10145, 10168, 10180, 10187, 10213, 10302, 10314, 10321, 10329, 10348, 10355, 10364, 10377, 10385, 10402,
      10412, 10422, 10436, 10444, 10473, 10502, 10528, 10556, 10578, 10602, 10632, 10659, 10683, 10705, 10730, 10751, 10779, 10808, 10828, 10843,
      10857, 10862, 10867, 10874, 10891, 10898, 10911, 10924, 10934, 10943, 10950, 10957, 10968, 10987, 11008, 11024, 11046, 11070, 11096, 11115,
      11137, 11162, 11183, 11193, 11204, 11223, 11244, 11256, 11267, 11278, 11288, 11296, 11304, 11313, 11331, 11355, 11378, 11397, 11405, 11413,
      11423, 11433, 11451, 11454, 11464, 11478, 11492, 11507, 11524, 11536, 11549, 11566, 11579, 11596, 11616, 11627, 11646, 11667, 11678, 11696,
      11763, 11780, 11841, 11869, 11956, 11977, 12043, 12054, 12075, 12098, 12115, 12148, 12154, 12192, 12207, 12215, 12240, 12258, 12282, 12291,
      12314, 12321, 12341, 12352, 12360, 12377, 12396, 12452, 12484, 12505, 12522, 12544, 12550, 12560, 12568,
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
      Gå hjemmefra kl. {0}
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
      {0}.
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
      0, 9, 19, 43, 65, 73, 87, 96, 109, 123, 128, 152, 166, 175, 192, 200, 204, 211, 219, 227,
      240, 268, 274, 288, 300, 305, 308, 327, 338, 354, 365, 379, 390, 418, 448, 474, 517, 540, 549, 557,
      567, 582, 596, 616, 623, 631, 639, 660, 668, 681, 693, 733, 739, 746, 758, 769, 784, 789, 800, 819,
      834, 843, 864, 871, 878, 884, 894, 916, 996, 1017, 1062, 1083, 1140, 1155, 1208, 1218, 1229, 1248, 1262, 1269,
      1276, 1286, 1294, 1302, 1315, 1331, 1337, 1363, 1444, 1451, 1512, 1565, 1602, 1611, 1632, 1644, 1672, 1704, 1709, 1726,
      1785, 1812, 1875, 1892, 1969, 1995, 2056, 2061, 2106, 2122, 2129, 2159, 2166, 2171, 2186, 2210, 2218, 2233, 2238, 2247,
      2256, 2263, 2274, 2290, 2300, 2310, 2337, 2419, 2429, 2451, 2460, 2471, 2479, 2490, 2505, 2520, 2532, 2540, 2547, 2558,
      2569, 2575, 2593, 2638, 2665, 2697, 2730, 2757, 2776, 2798, 2829, 2838, 2852, 2866, 2879, 2894, 2960, 2982, 3057, 3075,
      3145, 3165, 3260, 3269, 3296, 3312, 3319, 3330, 3344, 3358, 3374, 3383, 3392, 3399, 3425, 3431, 3437, 3441, 3460, 3479,
      3486, 3493, 3503, 3523, 3532, 3543, 3554, 3565, 3589, 3604, 3612, 3669, 3748, 3799, 3882, 3927, 3943, 3952, 3962, 3968,
      3978, 3983, 3988, 3995, 4010, 4025, 4073, 4148, 4171, 4179, 4195, 4207, 4220, 4233, 4251, 4268, 4272, 4280, 4297, 4312,
      4329, 4336, 4347, 4363, 4379, 4386, 4394, 4404, 4418, 4428, 4435, 4442, 4450, 4455, 4460, 4463, 4469, 4473, 4476, 4497,
      4512, 4522, 4529, 4540, 4547, 4565, 4582, 4594, 4602, 4622, 4638, 4653, 4695, 4732, 4773, 4799, 4814, 4845, 4865, 4890,
      4909, 4950, 4983, 4988, 4995, 5017, 5025, 5032, 5047, 5063, 5077, 5081, 5095, 5099, 5122, 5133, 5141, 5150, 5162, 5174,
      5181, 5189, 5207, 5227, 5247, 5259, 5261, 5272, 5275, 5281, 5286, 5295, 5308, 5317, 5333, 5341, 5359, 5367, 5379, 5392,
      5411, 5427, 5443, 5459, 5465, 5476, 5485, 5495, 5505, 5510, 5522, 5531, 5539, 5558, 5586, 5610, 5623, 5653, 5677, 5698,
      5713, 5736, 5761, 5782, 5801, 5822, 5833, 5844, 5855, 5872, 5889, 5903, 5922, 5956, 6002, 6021, 6041, 6107, 6133, 6157,
      6180, 6199, 6216, 6230, 6245, 6268, 6285, 6295, 6305, 6322, 6343, 6358, 6376, 6388, 6400, 6412, 6427, 6435, 6448, 6456,
      6468, 6479, 6500, 6515, 6531, 6547, 6563, 6578, 6595, 6616, 6631, 6634, 6637, 6640, 6647, 6669, 6710, 6721, 6726, 6763,
      6780, 6790, 6802, 6814, 6823, 6837, 6844, 6854, 6863, 6872, 6881, 6890, 6898, 6912, 6917, 6930, 6940, 6945, 6955, 6977,
      6990, 7031, 7058, 7083, 7111, 7117, 7126, 7150, 7159, 7165, 7181, 7195, 7213, 7221, 7245, 7297, 7316, 7381, 7405, 7444,
      7466, 7524, 7532, 7543, 7552, 7572, 7577, 7588, 7596, 7610, 7656, 7671, 7679, 7686, 7703, 7721, 7726, 7731, 7740, 7756,
      7771, 7783, 7787, 7799, 7807, 7816, 7820, 7830, 7836, 7842, 7850, 7862, 7870, 7881, 7889, 7896, 7949, 7971, 8006, 8065,
      8086, 8105, 8154, 8209, 8254, 8301, 8329, 8342, 8349, 8363, 8413, 8426, 8430, 8437, 8451, 8459, 8468, 8478, 8485, 8503,
      8511, 8521, 8538, 8545, 8569, 8589, 8605, 8629, 8652, 8670, 8693, 8714, 8732, 8752, 8778, 8804, 8835, 8854, 8870, 8886,
      8895, 8901, 8907, 8916, 8938, 8947, 8958, 8970, 8980, 8987, 8995, 9003, 9014, 9031, 9051, 9060, 9078, 9097, 9118, 9133,
      9148, 9172, 9186, 9197, 9208, 9228, 9252, 9264, 9273, 9282, 9293, 9299, 9305, 9315, 9334, 9356, 9379, 9396, 9401, 9406,
      9414, 9422, 9437, 9440, 9451, 9463, 9475, 9491, 9507, 9520, 9534, 9552, 9562, 9576, 9596, 9606, 9621, 9637, 9646, 9663,
      9732, 9754, 9821, 9842, 9924, 9937, 10003, 10012, 10028, 10045, 10059, 10085, 10091, 10125, 10138, 10146, 10165, 10184, 10207, 10212,
      10234, 10238, 10255, 10263, 10271, 10286, 10298, 10346, 10368, 10382, 10392, 10412, 10417, 10426, 10436,
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
      Um {0} losgehen
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
      {0}.
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
      0, 8, 19, 44, 68, 81, 100, 107, 121, 129, 134, 156, 170, 179, 195, 208, 212, 224, 232, 241,
      255, 290, 299, 313, 327, 332, 337, 355, 366, 382, 393, 408, 425, 457, 491, 519, 569, 595, 606, 614,
      624, 634, 649, 669, 678, 686, 694, 710, 717, 733, 748, 794, 798, 804, 816, 828, 844, 850, 862, 881,
      897, 906, 928, 938, 949, 955, 964, 988, 1060, 1088, 1141, 1166, 1225, 1245, 1305, 1314, 1337, 1353, 1369, 1375,
      1383, 1391, 1400, 1410, 1422, 1433, 1438, 1465, 1550, 1555, 1607, 1660, 1699, 1709, 1740, 1759, 1776, 1807, 1814, 1837,
      1907, 1929, 2003, 2026, 2122, 2145, 2216, 2223, 2271, 2288, 2295, 2325, 2332, 2337, 2357, 2390, 2400, 2415, 2422, 2430,
      2438, 2445, 2457, 2475, 2487, 2502, 2534, 2630, 2645, 2669, 2677, 2689, 2694, 2703, 2716, 2729, 2738, 2744, 2752, 2760,
      2769, 2780, 2800, 2836, 2859, 2895, 2930, 2964, 2989, 3013, 3048, 3055, 3070, 3085, 3100, 3124, 3206, 3233, 3310, 3332,
      3403, 3421, 3521, 3528, 3554, 3565, 3574, 3583, 3597, 3616, 3631, 3640, 3649, 3656, 3682, 3688, 3694, 3699, 3724, 3749,
      3768, 3787, 3796, 3813, 3822, 3836, 3850, 3864, 3886, 3901, 3910, 3977, 4072, 4133, 4226, 4275, 4285, 4297, 4310, 4318,
      4328, 4334, 4340, 4347, 4362, 4377, 4424, 4519, 4545, 4551, 4578, 4590, 4601, 4621, 4642, 4661, 4665, 4673, 4690, 4706,
      4723, 4732, 4744, 4762, 4780, 4789, 4796, 4808, 4820, 4828, 4835, 4842, 4849, 4854, 4859, 4862, 4867, 4871, 4874, 4894,
      4907, 4921, 4928, 4939, 4949, 4977, 4994, 5006, 5015, 5032, 5047, 5061, 5094, 5125, 5156, 5171, 5187, 5211, 5234, 5257,
      5277, 5309, 5340, 5349, 5357, 5373, 5380, 5388, 5401, 5417, 5433, 5440, 5461, 5468, 5502, 5530, 5543, 5564, 5579, 5594,
      5601, 5609, 5627, 5651, 5668, 5685, 5687, 5705, 5708, 5712, 5717, 5726, 5738, 5747, 5761, 5769, 5791, 5798, 5812, 5828,
      5850, 5871, 5887, 5903, 5908, 5923, 5935, 5948, 5961, 5966, 5984, 5993, 6001, 6027, 6064, 6090, 6103, 6133, 6159, 6182,
      6198, 6222, 6245, 6268, 6288, 6307, 6319, 6331, 6342, 6363, 6379, 6395, 6412, 6447, 6492, 6521, 6550, 6615, 6640, 6662,
      6684, 6709, 6726, 6740, 6762, 6785, 6804, 6816, 6828, 6845, 6863, 6879, 6899, 6911, 6924, 6937, 6951, 6959, 6973, 6985,
      7000, 7012, 7037, 7056, 7071, 7089, 7106, 7121, 7145, 7174, 7194, 7200, 7206, 7212, 7220, 7237, 7284, 7292, 7297, 7330,
      7349, 7357, 7370, 7383, 7392, 7411, 7418, 7429, 7440, 7450, 7458, 7467, 7482, 7498, 7504, 7518, 7531, 7537, 7547, 7569,
      7582, 7636, 7663, 7689, 7709, 7714, 7722, 7739, 7747, 7752, 7771, 7793, 7816, 7823, 7848, 7907, 7934, 8001, 8025, 8068,
      8097, 8146, 8153, 8166, 8175, 8200, 8212, 8228, 8235, 8249, 8307, 8327, 8335, 8342, 8359, 8374, 8386, 8398, 8413, 8434,
      8456, 8476, 8483, 8498, 8512, 8526, 8533, 8546, 8551, 8556, 8564, 8573, 8580, 8591, 8599, 8608, 8662, 8680, 8718, 8786,
      8809, 8831, 8886, 8942, 8990, 9040, 9064, 9079, 9088, 9109, 9153, 9166, 9172, 9180, 9198, 9208, 9216, 9227, 9236, 9257,
      9269, 9279, 9294, 9303, 9330, 9358, 9382, 9409, 9436, 9465, 9490, 9518, 9546, 9570, 9592, 9611, 9634, 9656, 9677, 9693,
      9699, 9705, 9711, 9718, 9735, 9742, 9759, 9769, 9779, 9789, 9797, 9805, 9816, 9834, 9853, 9864, 9889, 9912, 9939, 9962,
      9983, 10004, 10021, 10030, 10041, 10062, 10086, 10098, 10105, 10112, 10122, 10127, 10132, 10141, 10159, 10181, 10205, 10224, 10232, 10240,
      10247, 10254, 10270, 10273, 10284, 10294, 10304, 10319, 10337, 10350, 10361, 10378, 10390, 10408, 10429, 10439, 10457, 10474, 10482, 10501,
      10591, 10615, 10679, 10699, 10776, 10790, 10851, 10859, 10877, 10894, 10912, 10946, 10952, 10997, 11010, 11018, 11044, 11067, 11095, 11102,
      11116, 11122, 11141, 11148, 11156, 11168, 11182, 11232, 11257, 11273, 11285, 11302, 11307, 11316, 11323,
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
      Φύγετε στις {0}
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
      {0}.
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
      0, 14, 41, 97, 153, 174, 201, 225, 247, 267, 278, 313, 333, 348, 378, 405, 414, 435, 448, 457,
      483, 541, 562, 580, 610, 621, 636, 665, 682, 704, 721, 741, 762, 810, 881, 944, 1032, 1079, 1095, 1103,
      1120, 1143, 1180, 1225, 1243, 1265, 1287, 1331, 1344, 1367, 1389, 1450, 1458, 1469, 1485, 1519, 1557, 1570, 1585, 1613,
      1632, 1653, 1703, 1716, 1735, 1741, 1756, 1799, 1933, 1967, 2053, 2092, 2189, 2220, 2321, 2336, 2361, 2397, 2435, 2454,
      2465, 2482, 2491, 2502, 2521, 2560, 2575, 2619, 2767, 2780, 2868, 3032, 3077, 3102, 3166, 3204, 3247, 3297, 3314, 3353,
      3457, 3499, 3602, 3648, 3803, 3838, 3968, 3985, 4038, 4071, 4081, 4126, 4136, 4149, 4173, 4214, 4237, 4269, 4282, 4299,
      4316, 4327, 4342, 4373, 4386, 4406, 4448, 4608, 4628, 4659, 4668, 4696, 4705, 4721, 4741, 4769, 4783, 4794, 4811, 4828,
      4848, 4869, 4905, 4956, 5008, 5059, 5122, 5177, 5211, 5249, 5312, 5325, 5349, 5373, 5405, 5459, 5608, 5653, 5790, 5823,
      5945, 5980, 6145, 6158, 6198, 6220, 6235, 6250, 6270, 6300, 6326, 6344, 6362, 6375, 6414, 6429, 6442, 6459, 6489, 6519,
      6547, 6575, 6596, 6635, 6652, 6688, 6711, 6734, 6777, 6800, 6812, 6881, 7000, 7063, 7186, 7255, 7281, 7300, 7317, 7336,
      7351, 7374, 7397, 7408, 7434, 7460, 7547, 7676, 7711, 7724, 7765, 7782, 7806, 7838, 7881, 7915, 7919, 7929, 7950, 7988,
      8023, 8031, 8054, 8070, 8086, 8094, 8109, 8124, 8143, 8158, 8167, 8176, 8201, 8206, 8211, 8219, 8224, 8228, 8231, 8262,
      8283, 8298, 8307, 8320, 8333, 8362, 8389, 8411, 8419, 8454, 8491, 8527, 8599, 8673, 8743, 8791, 8825, 8880, 8915, 8963,
      8999, 9083, 9140, 9153, 9170, 9196, 9215, 9224, 9252, 9280, 9310, 9325, 9353, 9368, 9413, 9456, 9475, 9509, 9539, 9569,
      9582, 9592, 9620, 9651, 9686, 9720, 9724, 9765, 9776, 9788, 9792, 9800, 9823, 9831, 9860, 9873, 9899, 9912, 9929, 9953,
      9981, 10015, 10043, 10071, 10084, 10107, 10122, 10138, 10160, 10171, 10195, 10204, 10224, 10261, 10323, 10365, 10393, 10451, 10499, 10556,
      10606, 10645, 10684, 10738, 10789, 10832, 10860, 10888, 10920, 10954, 10987, 11017, 11060, 11125, 11199, 11240, 11293, 11374, 11418, 11444,
      11482, 11540, 11574, 11600, 11642, 11691, 11734, 11754, 11774, 11808, 11849, 11880, 11914, 11942, 11968, 11996, 12022, 12031, 12059, 12075,
      12090, 12110, 12153, 12175, 12206, 12241, 12272, 12311, 12335, 12392, 12431, 12440, 12449, 12458, 12469, 12501, 12558, 12578, 12583, 12640,
      12666, 12683, 12704, 12725, 12734, 12762, 12767, 12792, 12816, 12827, 12842, 12857, 12872, 12894, 12905, 12924, 12937, 12948, 12958, 12993,
      13014, 13097, 13147, 13197, 13235, 13246, 13276, 13314, 13331, 13348, 13373, 13403, 13444, 13459, 13494, 13607, 13640, 13743, 13774, 13851,
      13899, 14002, 14017, 14038, 14051, 14088, 14122, 14152, 14175, 14207, 14305, 14330, 14346, 14361, 14393, 14411, 14438, 14465, 14491, 14521,
      14566, 14602, 14623, 14642, 14665, 14693, 14714, 14734, 14749, 14764, 14773, 14796, 14809, 14829, 14844, 14857, 14928, 14962, 15005, 15128,
      15170, 15212, 15277, 15356, 15409, 15478, 15525, 15551, 15564, 15609, 15674, 15697, 15708, 15723, 15742, 15751, 15764, 15783, 15804, 15848,
      15863, 15886, 15905, 15924, 15970, 16016, 16056, 16114, 16157, 16202, 16253, 16293, 16343, 16390, 16436, 16471, 16512, 16551, 16580, 16602,
      16628, 16641, 16654, 16665, 16689, 16700, 16728, 16742, 16752, 16767, 16785, 16803, 16825, 16857, 16887, 16902, 16955, 17002, 17051, 17090,
      17129, 17168, 17191, 17207, 17218, 17242, 17275, 17287, 17302, 17317, 17338, 17351, 17364, 17382, 17409, 17456, 17497, 17532, 17547, 17562,
      17577, 17592, 17624, 17627, 17648, 17670, 17692, 17718, 17744, 17767, 17789, 17815, 17839, 17867, 17895, 17914, 17944, 17978, 18005, 18053,
      18186, 18217, 18325, 18364, 18505, 18537, 18650, 18677, 18705, 18737, 18770, 18820, 18835, 18909, 18932, 18955, 18999, 19022, 19070, 19083,
      19111, 19128, 19165, 19186, 19195, 19219, 19240, 19331, 19379, 19402, 19421, 19445, 19458, 19475, 19488,
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
      Leave home by {0}
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
      {0}.
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
      0, 6, 15, 35, 53, 60, 73, 84, 97, 105, 109, 131, 144, 152, 167, 172, 177, 187, 196, 201,
      213, 244, 254, 264, 279, 283, 289, 302, 310, 323, 331, 340, 349, 372, 410, 433, 469, 490, 499, 507,
      517, 525, 539, 562, 570, 578, 586, 599, 606, 621, 635, 680, 685, 690, 700, 710, 724, 730, 735, 747,
      756, 765, 783, 788, 798, 804, 812, 833, 904, 929, 978, 1003, 1070, 1088, 1145, 1153, 1164, 1182, 1197, 1202,
      1209, 1217, 1224, 1233, 1243, 1250, 1260, 1287, 1366, 1371, 1423, 1489, 1530, 1539, 1569, 1584, 1603, 1633, 1640, 1659,
      1728, 1750, 1825, 1843, 1922, 1942, 2011, 2018, 2060, 2073, 2079, 2109, 2114, 2119, 2133, 2156, 2167, 2183, 2188, 2197,
      2206, 2211, 2222, 2241, 2249, 2258, 2289, 2382, 2391, 2405, 2413, 2424, 2429, 2437, 2449, 2461, 2470, 2475, 2482, 2491,
      2503, 2508, 2523, 2557, 2577, 2602, 2633, 2657, 2674, 2695, 2720, 2728, 2741, 2754, 2769, 2790, 2858, 2882, 2957, 2974,
      3047, 3067, 3161, 3169, 3193, 3209, 3215, 3226, 3239, 3252, 3266, 3274, 3282, 3289, 3315, 3321, 3325, 3330, 3347, 3364,
      3378, 3392, 3402, 3418, 3427, 3436, 3445, 3454, 3470, 3485, 3493, 3547, 3621, 3669, 3745, 3791, 3806, 3819, 3832, 3838,
      3848, 3853, 3858, 3863, 3873, 3883, 3923, 3997, 4018, 4024, 4044, 4054, 4065, 4077, 4096, 4111, 4115, 4123, 4140, 4154,
      4166, 4172, 4179, 4193, 4203, 4208, 4214, 4223, 4236, 4245, 4252, 4259, 4266, 4271, 4276, 4279, 4284, 4288, 4291, 4317,
      4329, 4341, 4348, 4359, 4367, 4385, 4399, 4413, 4421, 4436, 4449, 4461, 4491, 4520, 4550, 4569, 4582, 4605, 4626, 4647,
      4660, 4690, 4719, 4724, 4730, 4748, 4753, 4758, 4771, 4786, 4800, 4806, 4820, 4826, 4849, 4869, 4879, 4891, 4902, 4913,
      4919, 4927, 4940, 4959, 4979, 4992, 4994, 5007, 5010, 5014, 5018, 5026, 5035, 5040, 5052, 5061, 5078, 5087, 5100, 5114,
      5136, 5154, 5168, 5182, 5187, 5195, 5204, 5214, 5220, 5225, 5241, 5250, 5259, 5281, 5308, 5325, 5335, 5358, 5377, 5394,
      5406, 5424, 5438, 5457, 5474, 5490, 5498, 5506, 5514, 5526, 5546, 5560, 5576, 5604, 5644, 5665, 5684, 5740, 5757, 5773,
      5790, 5809, 5824, 5835, 5853, 5871, 5884, 5891, 5898, 5913, 5928, 5941, 5954, 5964, 5975, 5986, 6000, 6008, 6020, 6028,
      6041, 6051, 6069, 6088, 6100, 6119, 6136, 6152, 6174, 6206, 6220, 6224, 6228, 6232, 6239, 6255, 6293, 6301, 6306, 6337,
      6350, 6359, 6367, 6375, 6384, 6398, 6403, 6410, 6422, 6431, 6439, 6446, 6453, 6464, 6469, 6482, 6495, 6500, 6510, 6532,
      6542, 6583, 6604, 6623, 6641, 6646, 6655, 6673, 6682, 6687, 6705, 6725, 6744, 6749, 6772, 6831, 6847, 6906, 6927, 6967,
      6990, 7042, 7047, 7063, 7070, 7094, 7099, 7106, 7114, 7129, 7180, 7196, 7204, 7211, 7225, 7242, 7248, 7254, 7266, 7286,
      7306, 7322, 7327, 7340, 7352, 7365, 7370, 7380, 7385, 7390, 7398, 7407, 7414, 7424, 7431, 7437, 7481, 7496, 7528, 7580,
      7597, 7612, 7658, 7710, 7752, 7796, 7817, 7829, 7835, 7851, 7901, 7916, 7920, 7928, 7940, 7947, 7953, 7964, 7971, 7990,
      7999, 8009, 8022, 8035, 8064, 8094, 8120, 8145, 8171, 8197, 8221, 8245, 8264, 8289, 8313, 8336, 8359, 8385, 8403, 8416,
      8422, 8428, 8434, 8443, 8464, 8473, 8483, 8493, 8503, 8511, 8521, 8531, 8540, 8556, 8575, 8584, 8604, 8624, 8645, 8662,
      8681, 8697, 8709, 8717, 8728, 8742, 8759, 8771, 8779, 8787, 8799, 8804, 8809, 8818, 8836, 8854, 8873, 8892, 8896, 8900,
      8909, 8918, 8930, 8933, 8943, 8953, 8963, 8978, 8991, 9006, 9017, 9032, 9043, 9058, 9079, 9089, 9105, 9120, 9128, 9150,
      9224, 9244, 9306, 9330, 9400, 9416, 9474, 9482, 9498, 9513, 9526, 9550, 9557, 9592, 9605, 9613, 9637, 9656, 9680, 9688,
      9704, 9709, 9727, 9736, 9744, 9753, 9764, 9802, 9820, 9833, 9842, 9856, 9861, 9870, 9876,
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
      Sal de casa a las {0}
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
      {0}.
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
      0, 8, 18, 40, 61, 66, 77, 86, 105, 114, 119, 141, 155, 164, 192, 213, 219, 229, 237, 250,
      267, 297, 305, 322, 334, 339, 345, 361, 374, 392, 405, 416, 429, 460, 489, 515, 560, 582, 597, 605,
      613, 624, 642, 666, 674, 684, 694, 710, 720, 741, 761, 845, 852, 860, 873, 886, 903, 910, 920, 940,
      954, 965, 987, 996, 1006, 1012, 1024, 1045, 1118, 1136, 1183, 1208, 1271, 1292, 1355, 1367, 1387, 1407, 1422, 1429,
      1436, 1443, 1451, 1458, 1469, 1484, 1494, 1523, 1611, 1620, 1672, 1727, 1796, 1806, 1843, 1862, 1884, 1918, 1926, 1942,
      2007, 2028, 2092, 2122, 2222, 2250, 2326, 2334, 2400, 2415, 2421, 2472, 2478, 2484, 2499, 2521, 2529, 2551, 2557, 2567,
      2577, 2583, 2594, 2613, 2622, 2633, 2662, 2755, 2766, 2785, 2793, 2804, 2812, 2823, 2838, 2853, 2865, 2873, 2882, 2892,
      2901, 2911, 2927, 2981, 3002, 3030, 3063, 3087, 3107, 3130, 3152, 3160, 3174, 3188, 3204, 3228, 3302, 3329, 3412, 3434,
      3515, 3536, 3635, 3643, 3660, 3678, 3689, 3700, 3714, 3737, 3754, 3763, 3772, 3778, 3817, 3825, 3832, 3838, 3854, 3870,
      3884, 3898, 3909, 3930, 3943, 3960, 3977, 3994, 4018, 4037, 4045, 4152, 4292, 4364, 4498, 4579, 4593, 4607, 4620, 4631,
      4642, 4652, 4662, 4670, 4687, 4704, 4753, 4833, 4856, 4863, 4884, 4895, 4909, 4926, 4953, 4967, 4971, 4981, 5002, 5017,
      5034, 5040, 5052, 5066, 5080, 5086, 5094, 5102, 5114, 5122, 5129, 5136, 5144, 5149, 5154, 5157, 5162, 5166, 5169, 5192,
      5208, 5224, 5231, 5242, 5252, 5277, 5294, 5312, 5320, 5338, 5356, 5373, 5411, 5445, 5479, 5501, 5518, 5544, 5561, 5588,
      5608, 5640, 5672, 5680, 5691, 5713, 5720, 5726, 5742, 5757, 5775, 5782, 5798, 5805, 5828, 5849, 5860, 5877, 5893, 5909,
      5916, 5926, 5947, 5967, 5983, 6001, 6003, 6021, 6024, 6029, 6033, 6041, 6055, 6063, 6080, 6089, 6107, 6116, 6129, 6145,
      6165, 6181, 6199, 6217, 6222, 6236, 6245, 6255, 6267, 6272, 6290, 6299, 6310, 6338, 6379, 6407, 6418, 6445, 6468, 6491,
      6510, 6533, 6552, 6579, 6604, 6624, 6634, 6644, 6654, 6675, 6693, 6705, 6727, 6762, 6804, 6830, 6855, 6925, 6953, 6968,
      6989, 7009, 7027, 7039, 7070, 7097, 7116, 7124, 7132, 7148, 7174, 7187, 7200, 7214, 7223, 7235, 7251, 7259, 7269, 7278,
      7292, 7299, 7318, 7332, 7347, 7361, 7378, 7392, 7411, 7438, 7453, 7459, 7465, 7471, 7478, 7495, 7555, 7564, 7569, 7635,
      7646, 7655, 7664, 7673, 7682, 7703, 7710, 7717, 7729, 7738, 7746, 7755, 7763, 7778, 7785, 7800, 7810, 7817, 7827, 7844,
      7858, 7904, 7930, 7955, 7985, 7992, 8009, 8028, 8037, 8044, 8059, 8076, 8097, 8104, 8130, 8189, 8206, 8269, 8288, 8332,
      8353, 8409, 8416, 8434, 8442, 8465, 8472, 8494, 8505, 8526, 8579, 8593, 8602, 8610, 8628, 8645, 8655, 8665, 8679, 8697,
      8724, 8738, 8744, 8758, 8766, 8785, 8791, 8801, 8808, 8815, 8823, 8834, 8842, 8853, 8861, 8867, 8942, 8958, 9009, 9114,
      9132, 9149, 9221, 9302, 9368, 9431, 9451, 9461, 9467, 9486, 9564, 9583, 9587, 9596, 9609, 9619, 9625, 9637, 9647, 9668,
      9677, 9690, 9704, 9713, 9741, 9769, 9791, 9818, 9846, 9865, 9892, 9920, 9949, 9974, 9997, 10016, 10048, 10072, 10093, 10111,
      10121, 10125, 10129, 10137, 10157, 10165, 10176, 10185, 10195, 10207, 10221, 10235, 10247, 10263, 10283, 10293, 10316, 10340, 10368, 10388,
      10408, 10429, 10445, 10458, 10469, 10488, 10513, 10525, 10533, 10541, 10558, 10563, 10568, 10579, 10599, 10621, 10643, 10666, 10671, 10676,
      10685, 10694, 10708, 10711, 10728, 10737, 10746, 10764, 10778, 10797, 10808, 10823, 10834, 10849, 10871, 10882, 10897, 10914, 10920, 10939,
      11007, 11028, 11095, 11120, 11203, 11224, 11286, 11292, 11307, 11324, 11339, 11369, 11378, 11418, 11430, 11439, 11469, 11492, 11517, 11524,
      11539, 11546, 11567, 11578, 11586, 11600, 11616, 11662, 11687, 11705, 11719, 11738, 11745, 11756, 11763,
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
      Lähde kotoa klo {0}
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
      {0}.
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
      0, 12, 24, 54, 78, 86, 100, 113, 126, 137, 142, 164, 178, 187, 208, 221, 227, 239, 251, 257,
      268, 289, 301, 317, 335, 340, 347, 364, 377, 395, 408, 421, 433, 462, 489, 514, 561, 579, 589, 597,
      611, 624, 643, 664, 671, 679, 687, 707, 715, 733, 750, 801, 806, 812, 823, 836, 853, 859, 869, 883,
      893, 903, 925, 933, 941, 947, 952, 977, 1051, 1075, 1117, 1141, 1207, 1221, 1284, 1289, 1310, 1328, 1341, 1348,
      1355, 1362, 1369, 1378, 1388, 1398, 1408, 1439, 1522, 1530, 1583, 1642, 1675, 1684, 1720, 1740, 1766, 1790, 1796, 1820,
      1883, 1904, 1962, 1978, 2056, 2073, 2146, 2152, 2197, 2213, 2220, 2259, 2266, 2276, 2292, 2322, 2333, 2350, 2355, 2361,
      2367, 2374, 2382, 2400, 2407, 2421, 2446, 2530, 2544, 2563, 2571, 2582, 2592, 2607, 2626, 2647, 2661, 2671, 2679, 2688,
      2697, 2707, 2730, 2772, 2797, 2832, 2873, 2904, 2931, 2967, 3001, 3016, 3031, 3046, 3067, 3087, 3160, 3187, 3267, 3285,
      3370, 3391, 3494, 3509, 3534, 3553, 3560, 3572, 3586, 3606, 3623, 3633, 3643, 3653, 3682, 3690, 3696, 3702, 3720, 3741,
      3758, 3780, 3790, 3806, 3818, 3835, 3852, 3869, 3890, 3908, 3913, 3979, 4063, 4123, 4219, 4267, 4289, 4303, 4320, 4328,
      4340, 4348, 4359, 4366, 4378, 4390, 4447, 4537, 4559, 4567, 4597, 4609, 4623, 4640, 4660, 4679, 4683, 4693, 4714, 4724,
      4738, 4744, 4757, 4771, 4785, 4791, 4799, 4807, 4819, 4827, 4841, 4852, 4860, 4865, 4870, 4873, 4878, 4882, 4885, 4908,
      4919, 4934, 4944, 4962, 4970, 4985, 5006, 5023, 5031, 5047, 5070, 5092, 5126, 5161, 5205, 5225, 5245, 5275, 5294, 5321,
      5346, 5384, 5423, 5435, 5446, 5467, 5478, 5489, 5502, 5513, 5530, 5538, 5553, 5559, 5588, 5618, 5630, 5648, 5659, 5670,
      5677, 5687, 5710, 5731, 5750, 5762, 5764, 5776, 5779, 5784, 5788, 5796, 5811, 5819, 5837, 5849, 5868, 5880, 5896, 5916,
      5940, 5964, 5981, 5998, 6002, 6015, 6027, 6040, 6048, 6057, 6066, 6075, 6083, 6110, 6136, 6161, 6178, 6201, 6219, 6241,
      6256, 6278, 6296, 6322, 6342, 6363, 6374, 6385, 6406, 6432, 6451, 6465, 6487, 6516, 6570, 6589, 6616, 6667, 6682, 6700,
      6724, 6745, 6765, 6778, 6803, 6823, 6839, 6851, 6863, 6879, 6902, 6917, 6939, 6956, 6978, 6991, 7003, 7011, 7027, 7034,
      7049, 7062, 7087, 7112, 7129, 7148, 7181, 7197, 7219, 7255, 7270, 7274, 7278, 7282, 7288, 7306, 7345, 7356, 7361, 7406,
      7422, 7432, 7444, 7456, 7465, 7480, 7487, 7499, 7506, 7517, 7524, 7531, 7540, 7552, 7557, 7570, 7582, 7590, 7600, 7620,
      7633, 7682, 7705, 7730, 7756, 7761, 7773, 7797, 7809, 7814, 7833, 7849, 7869, 7881, 7903, 7957, 7973, 8037, 8062, 8107,
      8131, 8182, 8194, 8209, 8219, 8241, 8250, 8266, 8277, 8292, 8342, 8359, 8365, 8370, 8389, 8411, 8423, 8438, 8454, 8475,
      8496, 8516, 8525, 8542, 8556, 8568, 8580, 8591, 8596, 8601, 8609, 8624, 8630, 8637, 8643, 8652, 8711, 8731, 8766, 8837,
      8864, 8885, 8928, 8989, 9034, 9089, 9119, 9137, 9145, 9164, 9215, 9233, 9241, 9247, 9265, 9271, 9280, 9290, 9298, 9320,
      9332, 9343, 9364, 9372, 9401, 9428, 9454, 9487, 9512, 9533, 9565, 9595, 9619, 9643, 9662, 9679, 9705, 9721, 9739, 9757,
      9769, 9779, 9789, 9798, 9824, 9833, 9850, 9856, 9866, 9878, 9891, 9904, 9913, 9938, 9962, 9970, 9992, 10012, 10035, 10054,
      10070, 10093, 10113, 10127, 10138, 10153, 10172, 10184, 10199, 10214, 10232, 10241, 10250, 10261, 10281, 10304, 10330, 10353, 10360, 10367,
      10379, 10391, 10406, 10409, 10425, 10440, 10455, 10471, 10489, 10507, 10521, 10539, 10553, 10571, 10592, 10604, 10622, 10637, 10646, 10664,
      10740, 10755, 10812, 10836, 10910, 10927, 10989, 10998, 11013, 11025, 11048, 11077, 11083, 11125, 11140, 11148, 11173, 11194, 11221, 11227,
      11252, 11259, 11283, 11294, 11302, 11317, 11334, 11383, 11410, 11429, 11444, 11464, 11470, 11480, 11489,
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
      La dernière météo date d’il y a {0}.
      retards
      Plus tard
      Partir à {0} au plus tard
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
      {0}.
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
      0, 9, 19, 45, 73, 81, 95, 103, 118, 129, 133, 156, 169, 177, 198, 204, 208, 218, 228, 236,
      256, 293, 301, 315, 329, 333, 339, 357, 369, 386, 398, 412, 428, 460, 496, 527, 576, 601, 616, 624,
      642, 657, 676, 705, 718, 727, 736, 756, 763, 780, 796, 869, 875, 882, 894, 912, 934, 942, 951, 967,
      980, 991, 1020, 1026, 1036, 1042, 1051, 1077, 1157, 1184, 1233, 1259, 1331, 1351, 1416, 1425, 1439, 1460, 1481, 1491,
      1501, 1509, 1517, 1525, 1536, 1556, 1570, 1600, 1702, 1709, 1761, 1818, 1881, 1890, 1927, 1949, 1970, 2001, 2008, 2035,
      2106, 2137, 2220, 2245, 2345, 2361, 2438, 2445, 2512, 2534, 2540, 2591, 2597, 2603, 2616, 2642, 2651, 2673, 2680, 2689,
      2698, 2707, 2719, 2742, 2749, 2764, 2791, 2895, 2910, 2929, 2937, 2951, 2955, 2964, 2977, 2990, 2998, 3002, 3011, 3019,
      3035, 3045, 3062, 3131, 3149, 3191, 3236, 3276, 3313, 3352, 3392, 3401, 3416, 3431, 3447, 3474, 3555, 3579, 3659, 3680,
      3757, 3782, 3896, 3905, 3923, 3944, 3953, 3962, 3975, 3992, 4009, 4018, 4027, 4035, 4081, 4091, 4102, 4108, 4128, 4148,
      4167, 4186, 4198, 4213, 4226, 4243, 4260, 4277, 4301, 4320, 4329, 4450, 4598, 4673, 4827, 4911, 4919, 4927, 4935, 4946,
      4958, 4965, 4972, 4980, 4995, 5010, 5066, 5146, 5166, 5172, 5197, 5207, 5219, 5238, 5262, 5274, 5278, 5288, 5309, 5325,
      5343, 5349, 5361, 5375, 5385, 5391, 5398, 5408, 5422, 5432, 5441, 5450, 5459, 5464, 5469, 5472, 5477, 5481, 5484, 5502,
      5518, 5533, 5542, 5555, 5572, 5595, 5614, 5633, 5641, 5658, 5676, 5693, 5733, 5771, 5811, 5830, 5847, 5875, 5894, 5918,
      5936, 5974, 6016, 6024, 6034, 6061, 6069, 6075, 6089, 6106, 6121, 6128, 6142, 6149, 6176, 6202, 6213, 6233, 6247, 6261,
      6268, 6278, 6295, 6311, 6330, 6348, 6350, 6367, 6370, 6375, 6379, 6387, 6401, 6409, 6426, 6436, 6453, 6462, 6476, 6492,
      6511, 6527, 6543, 6559, 6564, 6582, 6633, 6687, 6699, 6704, 6722, 6733, 6747, 6776, 6810, 6833, 6846, 6871, 6892, 6921,
      6949, 6976, 7006, 7026, 7055, 7072, 7087, 7102, 7112, 7135, 7158, 7172, 7199, 7242, 7290, 7316, 7347, 7441, 7467, 7490,
      7516, 7533, 7546, 7560, 7584, 7610, 7632, 7646, 7660, 7680, 7704, 7718, 7731, 7745, 7764, 7782, 7793, 7801, 7813, 7828,
      7839, 7857, 7886, 7899, 7918, 7942, 7964, 7979, 8000, 8033, 8047, 8058, 8065, 8076, 8084, 8104, 8162, 8173, 8178, 8236,
      8248, 8256, 8266, 8276, 8285, 8307, 8315, 8325, 8338, 8347, 8357, 8367, 8374, 8390, 8396, 8410, 8418, 8424, 8434, 8462,
      8470, 8515, 8539, 8565, 8586, 8592, 8606, 8624, 8638, 8644, 8660, 8679, 8702, 8707, 8730, 8794, 8820, 8895, 8919, 8965,
      8987, 9049, 9054, 9068, 9076, 9094, 9107, 9124, 9133, 9152, 9205, 9232, 9241, 9249, 9262, 9284, 9297, 9310, 9323, 9339,
      9364, 9377, 9383, 9397, 9413, 9430, 9436, 9453, 9462, 9471, 9479, 9490, 9497, 9510, 9517, 9521, 9594, 9610, 9656, 9756,
      9776, 9798, 9868, 9959, 10020, 10108, 10138, 10156, 10160, 10177, 10258, 10278, 10285, 10291, 10311, 10319, 10326, 10339, 10346, 10376,
      10386, 10397, 10415, 10421, 10441, 10462, 10491, 10522, 10550, 10574, 10602, 10634, 10663, 10695, 10728, 10748, 10783, 10803, 10822, 10839,
      10848, 10862, 10876, 10883, 10907, 10914, 10925, 10933, 10943, 10951, 10966, 10981, 10992, 11018, 11037, 11046, 11071, 11096, 11119, 11138,
      11160, 11182, 11197, 11215, 11226, 11244, 11265, 11277, 11286, 11295, 11307, 11315, 11323, 11333, 11352, 11380, 11407, 11425, 11432, 11439,
      11448, 11457, 11478, 11481, 11499, 11513, 11527, 11545, 11565, 11585, 11597, 11613, 11626, 11643, 11661, 11672, 11690, 11713, 11720, 11754,
      11847, 11868, 11935, 11965, 12049, 12077, 12157, 12164, 12182, 12202, 12220, 12248, 12254, 12296, 12312, 12320, 12342, 12366, 12389, 12397,
      12419, 12427, 12449, 12461, 12469, 12491, 12509, 12560, 12594, 12614, 12630, 12651, 12656, 12665, 12673,
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
      צאו מהבית עד {0}
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
      {0}.
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
      0, 9, 22, 52, 86, 97, 117, 131, 146, 159, 170, 202, 228, 246, 268, 279, 288, 301, 316, 327,
      351, 395, 411, 431, 456, 467, 478, 502, 516, 535, 549, 567, 581, 614, 676, 711, 775, 801, 817, 825,
      838, 852, 880, 911, 920, 933, 946, 971, 979, 1002, 1024, 1115, 1127, 1134, 1146, 1177, 1212, 1223, 1234, 1253,
      1268, 1282, 1317, 1331, 1340, 1346, 1359, 1390, 1480, 1508, 1559, 1594, 1664, 1684, 1741, 1754, 1769, 1790, 1810, 1819,
      1828, 1839, 1852, 1863, 1881, 1901, 1925, 1971, 2083, 2088, 2272, 2384, 2463, 2474, 2516, 2542, 2568, 2599, 2608, 2635,
      2712, 2735, 2812, 2845, 2963, 2996, 3095, 3104, 3184, 3209, 3218, 3276, 3285, 3294, 3312, 3339, 3352, 3377, 3386, 3395,
      3404, 3413, 3430, 3452, 3463, 3477, 3508, 3633, 3647, 3674, 3687, 3707, 3716, 3738, 3764, 3788, 3801, 3814, 3827, 3836,
      3845, 3854, 3874, 3951, 3981, 4034, 4078, 4127, 4151, 4181, 4232, 4245, 4265, 4285, 4309, 4337, 4417, 4457, 4570, 4597,
      4697, 4737, 4877, 4890, 4911, 4923, 4934, 4952, 4975, 5002, 5020, 5035, 5050, 5061, 5110, 5121, 5130, 5139, 5159, 5179,
      5195, 5211, 5225, 5256, 5267, 5285, 5303, 5321, 5343, 5360, 5374, 5518, 5676, 5765, 5929, 6027, 6051, 6065, 6081, 6092,
      6107, 6114, 6121, 6128, 6146, 6164, 6225, 6320, 6342, 6349, 6372, 6383, 6397, 6431, 6460, 6474, 6483, 6499, 6532, 6556,
      6578, 6589, 6607, 6629, 6651, 6662, 6671, 6680, 6693, 6702, 6715, 6728, 6737, 6759, 6768, 6775, 6784, 6795, 6802, 6832,
      6856, 6873, 6886, 6903, 6918, 6940, 6958, 6971, 6979, 7014, 7045, 7075, 7124, 7169, 7218, 7251, 7269, 7307, 7331, 7364,
      7396, 7443, 7507, 7520, 7532, 7559, 7570, 7579, 7594, 7616, 7639, 7644, 7660, 7665, 7690, 7711, 7720, 7752, 7770, 7788,
      7801, 7817, 7835, 7862, 7884, 7904, 7909, 7925, 7934, 7948, 7955, 7966, 7984, 7995, 8015, 8024, 8044, 8057, 8070, 8086,
      8112, 8128, 8154, 8180, 8187, 8200, 8211, 8224, 8248, 8257, 8279, 8288, 8306, 8344, 8389, 8420, 8436, 8469, 8498, 8529,
      8558, 8591, 8618, 8641, 8673, 8705, 8725, 8745, 8763, 8789, 8816, 8836, 8871, 8919, 8967, 8996, 9025, 9162, 9195, 9229,
      9254, 9281, 9312, 9330, 9381, 9414, 9443, 9457, 9471, 9495, 9542, 9564, 9586, 9604, 9622, 9638, 9652, 9663, 9679, 9695,
      9711, 9725, 9750, 9778, 9805, 9837, 9869, 9891, 9916, 9949, 9970, 9981, 9992, 10003, 10016, 10043, 10135, 10148, 10153, 10230,
      10255, 10266, 10279, 10292, 10301, 10323, 10328, 10339, 10355, 10362, 10371, 10380, 10389, 10407, 10414, 10429, 10442, 10449, 10459, 10491,
      10506, 10565, 10597, 10633, 10672, 10683, 10701, 10726, 10744, 10755, 10781, 10799, 10829, 10838, 10869, 10947, 10971, 11051, 11075, 11126,
      11162, 11229, 11238, 11258, 11269, 11294, 11305, 11318, 11329, 11353, 11418, 11432, 11444, 11455, 11486, 11505, 11532, 11559, 11571, 11593,
      11620, 11632, 11639, 11654, 11672, 11690, 11697, 11709, 11720, 11731, 11742, 11757, 11768, 11788, 11799, 11810, 11902, 11927, 11992, 12114,
      12142, 12174, 12278, 12379, 12459, 12551, 12585, 12605, 12616, 12640, 12734, 12748, 12755, 12766, 12781, 12792, 12805, 12821, 12832, 12861,
      12874, 12890, 12916, 12936, 12972, 13006, 13041, 13085, 13130, 13172, 13219, 13253, 13301, 13333, 13367, 13390, 13422, 13447, 13472, 13491,
      13504, 13513, 13522, 13529, 13550, 13557, 13571, 13587, 13597, 13611, 13620, 13629, 13647, 13667, 13685, 13698, 13729, 13761, 13794, 13823,
      13859, 13883, 13902, 13916, 13930, 13950, 13974, 13989, 14002, 14015, 14026, 14035, 14044, 14054, 14073, 14104, 14131, 14155, 14164, 14173,
      14186, 14199, 14226, 14229, 14241, 14259, 14277, 14296, 14319, 14336, 14352, 14372, 14386, 14404, 14426, 14441, 14459, 14477, 14488, 14512,
      14592, 14610, 14676, 14711, 14803, 14842, 14914, 14925, 14943, 14961, 14981, 15019, 15028, 15083, 15111, 15127, 15165, 15198, 15228, 15248,
      15290, 15299, 15324, 15337, 15350, 15366, 15384, 15449, 15486, 15509, 15525, 15546, 15553, 15564, 15571,
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
      Esci di casa alle {0}
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
      {0}.
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
      0, 10, 20, 46, 69, 75, 87, 91, 109, 116, 121, 144, 158, 167, 175, 184, 190, 201, 210, 219,
      240, 269, 277, 292, 306, 311, 318, 341, 357, 378, 394, 406, 420, 455, 492, 522, 571, 596, 609, 617,
      626, 638, 653, 679, 686, 695, 704, 724, 733, 752, 770, 849, 856, 863, 875, 894, 917, 925, 936, 956,
      971, 982, 1006, 1012, 1022, 1028, 1036, 1062, 1137, 1159, 1207, 1232, 1297, 1315, 1372, 1380, 1397, 1414, 1430, 1441,
      1448, 1455, 1462, 1468, 1482, 1491, 1498, 1529, 1620, 1625, 1677, 1734, 1801, 1811, 1847, 1868, 1890, 1919, 1928, 1947,
      2019, 2041, 2104, 2133, 2245, 2261, 2321, 2330, 2397, 2414, 2420, 2475, 2481, 2488, 2505, 2529, 2538, 2561, 2567, 2576,
      2585, 2591, 2602, 2619, 2630, 2642, 2671, 2765, 2777, 2799, 2807, 2819, 2824, 2836, 2852, 2868, 2877, 2885, 2893, 2902,
      2910, 2920, 2935, 2987, 3008, 3036, 3075, 3104, 3127, 3152, 3180, 3188, 3203, 3218, 3235, 3261, 3345, 3369, 3455, 3482,
      3568, 3593, 3700, 3708, 3731, 3745, 3755, 3765, 3779, 3801, 3814, 3829, 3844, 3850, 3890, 3905, 3912, 3919, 3937, 3955,
      3970, 3985, 3996, 4010, 4024, 4044, 4064, 4084, 4111, 4131, 4139, 4251, 4396, 4469, 4617, 4699, 4715, 4725, 4736, 4747,
      4760, 4769, 4778, 4786, 4801, 4816, 4875, 4962, 4984, 4990, 5011, 5021, 5035, 5052, 5074, 5089, 5093, 5103, 5124, 5139,
      5155, 5161, 5171, 5185, 5199, 5205, 5214, 5223, 5236, 5245, 5253, 5261, 5270, 5275, 5280, 5283, 5288, 5292, 5295, 5317,
      5331, 5343, 5351, 5363, 5374, 5397, 5416, 5434, 5442, 5457, 5474, 5490, 5523, 5557, 5590, 5609, 5623, 5646, 5661, 5686,
      5707, 5740, 5771, 5779, 5790, 5812, 5820, 5825, 5842, 5859, 5879, 5886, 5904, 5912, 5937, 5959, 5970, 5988, 6003, 6018,
      6026, 6036, 6059, 6076, 6092, 6106, 6108, 6127, 6130, 6135, 6139, 6147, 6159, 6167, 6185, 6194, 6214, 6223, 6236, 6253,
      6270, 6288, 6304, 6320, 6325, 6343, 6392, 6444, 6454, 6459, 6476, 6485, 6496, 6525, 6568, 6597, 6612, 6641, 6665, 6690,
      6714, 6740, 6764, 6789, 6816, 6841, 6853, 6865, 6876, 6899, 6920, 6937, 6961, 6995, 7036, 7062, 7089, 7171, 7201, 7220,
      7246, 7270, 7288, 7304, 7330, 7357, 7379, 7391, 7403, 7423, 7448, 7471, 7487, 7502, 7514, 7527, 7542, 7550, 7565, 7573,
      7585, 7594, 7614, 7630, 7649, 7668, 7686, 7706, 7720, 7756, 7771, 7778, 7785, 7792, 7799, 7814, 7875, 7882, 7887, 7942,
      7955, 7963, 7971, 7979, 7988, 8010, 8015, 8023, 8036, 8046, 8054, 8065, 8073, 8087, 8095, 8111, 8119, 8127, 8137, 8155,
      8166, 8211, 8238, 8262, 8288, 8295, 8312, 8327, 8334, 8341, 8361, 8382, 8400, 8407, 8426, 8487, 8506, 8569, 8587, 8636,
      8660, 8716, 8723, 8737, 8745, 8766, 8777, 8791, 8798, 8819, 8872, 8886, 8896, 8905, 8923, 8941, 8962, 8983, 8998, 9013,
      9036, 9052, 9057, 9070, 9085, 9101, 9106, 9124, 9132, 9140, 9148, 9159, 9166, 9177, 9184, 9190, 9272, 9286, 9338, 9453,
      9475, 9494, 9567, 9643, 9710, 9777, 9796, 9807, 9813, 9834, 9916, 9935, 9940, 9945, 9954, 9963, 9971, 9984, 9994, 10022,
      10031, 10046, 10059, 10069, 10098, 10128, 10151, 10180, 10207, 10229, 10257, 10283, 10308, 10337, 10362, 10383, 10408, 10430, 10450, 10471,
      10479, 10484, 10489, 10496, 10516, 10523, 10531, 10539, 10549, 10561, 10575, 10589, 10602, 10619, 10638, 10648, 10671, 10694, 10716, 10733,
      10751, 10769, 10784, 10800, 10811, 10831, 10856, 10868, 10876, 10884, 10897, 10902, 10907, 10917, 10936, 10959, 10984, 11006, 11012, 11018,
      11027, 11036, 11052, 11055, 11072, 11083, 11094, 11111, 11129, 11148, 11160, 11176, 11189, 11206, 11223, 11234, 11248, 11264, 11272, 11291,
      11358, 11374, 11424, 11450, 11517, 11536, 11601, 11609, 11625, 11643, 11663, 11698, 11705, 11750, 11765, 11775, 11806, 11828, 11854, 11860,
      11881, 11891, 11917, 11931, 11939, 11951, 11965, 12008, 12033, 12049, 12061, 12078, 12084, 12094, 12100,
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
      {0}までに出発
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
      {0}。
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
      0, 5, 27, 73, 113, 120, 133, 143, 156, 163, 170, 194, 211, 222, 238, 251, 258, 265, 272, 279,
      289, 311, 318, 334, 350, 357, 370, 392, 399, 412, 419, 435, 452, 489, 538, 581, 654, 688, 704, 712,
      722, 735, 751, 782, 792, 802, 812, 825, 829, 847, 864, 883, 891, 898, 911, 924, 941, 954, 964, 978,
      997, 1013, 1047, 1054, 1061, 1067, 1074, 1102, 1180, 1204, 1264, 1286, 1350, 1375, 1433, 1440, 1450, 1466, 1482, 1495,
      1508, 1515, 1525, 1535, 1551, 1558, 1565, 1596, 1705, 1712, 1836, 1880, 1893, 1903, 1949, 1971, 1993, 2033, 2040, 2068,
      2141, 2169, 2248, 2270, 2352, 2377, 2462, 2469, 2482, 2504, 2511, 2518, 2525, 2529, 2542, 2567, 2580, 2592, 2605, 2612,
      2619, 2626, 2634, 2656, 2663, 2682, 2716, 2825, 2844, 2873, 2885, 2904, 2911, 2924, 2940, 2956, 2967, 2974, 2990, 2997,
      3004, 3011, 3024, 3048, 3085, 3113, 3150, 3178, 3212, 3243, 3271, 3287, 3294, 3301, 3317, 3342, 3439, 3458, 3537, 3559,
      3656, 3681, 3796, 3812, 3834, 3847, 3854, 3867, 3884, 3897, 3910, 3926, 3942, 3958, 3962, 3969, 3973, 3980, 3999, 4018,
      4034, 4050, 4057, 4076, 4087, 4100, 4113, 4126, 4145, 4162, 4170, 4192, 4221, 4235, 4263, 4280, 4296, 4312, 4340, 4350,
      4360, 4370, 4380, 4384, 4394, 4404, 4477, 4580, 4608, 4615, 4637, 4647, 4654, 4670, 4689, 4696, 4700, 4712, 4737, 4753,
      4775, 4785, 4798, 4814, 4830, 4840, 4847, 4854, 4865, 4872, 4879, 4886, 4896, 4901, 4906, 4909, 4914, 4918, 4921, 4946,
      4965, 4981, 4991, 5004, 5014, 5031, 5051, 5064, 5074, 5089, 5104, 5118, 5155, 5192, 5238, 5254, 5267, 5290, 5306, 5326,
      5346, 5383, 5435, 5442, 5452, 5471, 5478, 5482, 5498, 5513, 5529, 5536, 5549, 5553, 5578, 5600, 5610, 5626, 5636, 5646,
      5656, 5668, 5687, 5712, 5728, 5738, 5740, 5747, 5757, 5761, 5765, 5772, 5782, 5789, 5805, 5818, 5837, 5841, 5857, 5873,
      5898, 5914, 5933, 5952, 5956, 5967, 5980, 5993, 6007, 6011, 6024, 6034, 6041, 6070, 6099, 6116, 6138, 6184, 6218, 6258,
      6280, 6299, 6324, 6349, 6383, 6405, 6421, 6437, 6450, 6472, 6512, 6531, 6553, 6581, 6636, 6664, 6692, 6723, 6752, 6777,
      6806, 6831, 6847, 6860, 6882, 6919, 6941, 6957, 6973, 6986, 7017, 7039, 7058, 7077, 7093, 7109, 7125, 7137, 7156, 7169,
      7176, 7192, 7211, 7233, 7255, 7286, 7314, 7327, 7346, 7389, 7405, 7409, 7413, 7417, 7422, 7436, 7444, 7451, 7458, 7474,
      7484, 7491, 7504, 7517, 7527, 7546, 7551, 7558, 7565, 7572, 7582, 7592, 7599, 7610, 7614, 7626, 7639, 7643, 7653, 7669,
      7688, 7752, 7795, 7832, 7881, 7888, 7898, 7917, 7927, 7934, 7962, 7978, 8000, 8007, 8035, 8117, 8145, 8221, 8249, 8322,
      8356, 8438, 8445, 8461, 8474, 8499, 8509, 8519, 8532, 8548, 8615, 8631, 8640, 8648, 8664, 8682, 8692, 8702, 8712, 8731,
      8750, 8760, 8764, 8776, 8783, 8796, 8800, 8813, 8826, 8839, 8851, 8861, 8868, 8881, 8888, 8895, 8906, 8919, 8926, 8948,
      8979, 9004, 9015, 9034, 9047, 9060, 9085, 9101, 9105, 9124, 9137, 9153, 9160, 9170, 9184, 9197, 9204, 9223, 9230, 9255,
      9259, 9269, 9282, 9289, 9314, 9339, 9370, 9401, 9429, 9454, 9482, 9516, 9541, 9563, 9594, 9625, 9653, 9675, 9700, 9713,
      9723, 9730, 9737, 9744, 9765, 9772, 9782, 9791, 9804, 9811, 9821, 9831, 9847, 9866, 9885, 9892, 9923, 9948, 9976, 9992,
      10008, 10024, 10037, 10044, 10055, 10080, 10100, 10113, 10129, 10145, 10162, 10169, 10176, 10185, 10203, 10230, 10258, 10273, 10280, 10287,
      10297, 10307, 10328, 10331, 10348, 10364, 10380, 10390, 10413, 10427, 10443, 10462, 10475, 10491, 10513, 10527, 10543, 10556, 10563, 10582,
      10646, 10677, 10767, 10789, 10875, 10894, 10960, 10967, 10977, 10990, 11009, 11046, 11053, 11099, 11106, 11117, 11145, 11167, 11198, 11205,
      11239, 11243, 11265, 11275, 11287, 11300, 11316, 11374, 11405, 11422, 11435, 11454, 11458, 11466, 11476,
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
      {0}까지 출발
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
      {0}.
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
      0, 7, 14, 43, 68, 75, 88, 95, 113, 121, 128, 151, 167, 178, 192, 199, 206, 213, 220, 227,
      237, 257, 264, 278, 292, 299, 312, 333, 347, 366, 380, 394, 412, 440, 482, 522, 586, 618, 639, 647,
      658, 671, 686, 710, 721, 732, 743, 760, 764, 777, 789, 803, 811, 818, 830, 844, 862, 875, 889, 907,
      924, 934, 962, 976, 986, 992, 999, 1023, 1108, 1134, 1200, 1227, 1300, 1317, 1378, 1385, 1396, 1411, 1425, 1435,
      1445, 1452, 1459, 1469, 1479, 1489, 1496, 1527, 1647, 1654, 1778, 1822, 1839, 1849, 1892, 1919, 1958, 1999, 2006, 2030,
      2115, 2139, 2223, 2244, 2344, 2368, 2451, 2458, 2473, 2495, 2502, 2509, 2516, 2520, 2537, 2561, 2575, 2591, 2601, 2608,
      2615, 2622, 2630, 2653, 2663, 2680, 2712, 2814, 2831, 2863, 2876, 2887, 2894, 2907, 2922, 2937, 2948, 2955, 2965, 2972,
      2979, 2986, 3000, 3022, 3046, 3080, 3124, 3158, 3195, 3232, 3266, 3280, 3287, 3294, 3308, 3330, 3421, 3448, 3537, 3558,
      3658, 3685, 3820, 3834, 3859, 3874, 3881, 3895, 3911, 3933, 3943, 3957, 3971, 3985, 3989, 3996, 4003, 4017, 4034, 4051,
      4062, 4073, 4083, 4103, 4114, 4128, 4142, 4156, 4174, 4191, 4199, 4224, 4257, 4272, 4308, 4326, 4342, 4365, 4388, 4395,
      4406, 4413, 4420, 4427, 4441, 4455, 4520, 4629, 4652, 4659, 4677, 4688, 4699, 4719, 4736, 4747, 4751, 4764, 4791, 4811,
      4832, 4842, 4856, 4873, 4890, 4900, 4907, 4914, 4925, 4932, 4940, 4948, 4959, 4964, 4969, 4972, 4977, 4981, 4984, 5008,
      5029, 5045, 5055, 5067, 5078, 5101, 5119, 5134, 5143, 5159, 5172, 5184, 5219, 5254, 5296, 5314, 5324, 5350, 5365, 5387,
      5408, 5443, 5495, 5502, 5512, 5529, 5536, 5543, 5554, 5567, 5589, 5596, 5613, 5623, 5647, 5665, 5676, 5696, 5713, 5730,
      5737, 5750, 5767, 5798, 5813, 5823, 5825, 5832, 5839, 5843, 5847, 5854, 5865, 5872, 5886, 5893, 5920, 5927, 5948, 5969,
      5996, 6017, 6038, 6059, 6063, 6074, 6085, 6093, 6108, 6115, 6132, 6141, 6145, 6177, 6216, 6235, 6256, 6291, 6319, 6343,
      6367, 6388, 6416, 6443, 6470, 6494, 6511, 6528, 6542, 6564, 6592, 6606, 6630, 6664, 6710, 6734, 6758, 6786, 6815, 6837,
      6862, 6883, 6905, 6919, 6950, 6981, 7005, 7019, 7033, 7047, 7078, 7106, 7134, 7158, 7172, 7186, 7200, 7213, 7227, 7244,
      7254, 7268, 7296, 7317, 7331, 7356, 7383, 7397, 7425, 7463, 7478, 7485, 7492, 7499, 7504, 7518, 7529, 7537, 7542, 7556,
      7567, 7574, 7588, 7602, 7611, 7625, 7630, 7640, 7647, 7654, 7661, 7668, 7675, 7685, 7689, 7701, 7711, 7715, 7723, 7738,
      7752, 7805, 7841, 7873, 7917, 7924, 7934, 7953, 7963, 7970, 7994, 8011, 8036, 8043, 8064, 8135, 8155, 8232, 8256, 8317,
      8346, 8415, 8422, 8439, 8446, 8466, 8476, 8487, 8494, 8523, 8582, 8596, 8602, 8607, 8636, 8654, 8667, 8680, 8691, 8708,
      8725, 8736, 8740, 8752, 8762, 8772, 8776, 8783, 8787, 8791, 8804, 8815, 8822, 8835, 8842, 8849, 8866, 8882, 8892, 8917,
      8946, 8971, 8985, 9006, 9021, 9038, 9061, 9075, 9082, 9102, 9116, 9131, 9138, 9145, 9156, 9163, 9173, 9180, 9187, 9210,
      9217, 9230, 9246, 9253, 9287, 9321, 9345, 9375, 9407, 9440, 9467, 9497, 9521, 9545, 9574, 9597, 9624, 9654, 9675, 9694,
      9702, 9709, 9716, 9723, 9743, 9750, 9764, 9773, 9783, 9798, 9808, 9818, 9832, 9850, 9868, 9875, 9910, 9948, 9990, 10025,
      10060, 10081, 10098, 10112, 10130, 10152, 10175, 10194, 10201, 10208, 10227, 10234, 10241, 10258, 10284, 10319, 10353, 10385, 10392, 10399,
      10406, 10413, 10441, 10451, 10470, 10484, 10498, 10509, 10536, 10558, 10572, 10590, 10604, 10622, 10646, 10658, 10668, 10682, 10689, 10709,
      10784, 10811, 10887, 10914, 11002, 11019, 11085, 11092, 11102, 11119, 11136, 11169, 11176, 11222, 11232, 11242, 11266, 11283, 11310, 11317,
      11354, 11358, 11379, 11389, 11402, 11416, 11432, 11496, 11528, 11546, 11560, 11579, 11586, 11597, 11604,
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
      Gå hjemmefra kl. {0}
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
      {0}.
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
      0, 8, 18, 43, 65, 73, 87, 96, 110, 124, 129, 153, 167, 176, 193, 204, 208, 215, 223, 231,
      244, 271, 277, 292, 305, 310, 313, 335, 346, 362, 373, 390, 401, 432, 459, 480, 518, 541, 551, 559,
      569, 584, 598, 617, 624, 632, 640, 653, 661, 676, 690, 733, 740, 747, 759, 769, 783, 790, 799, 816,
      829, 838, 859, 866, 875, 881, 891, 913, 988, 1011, 1057, 1077, 1135, 1149, 1200, 1210, 1221, 1240, 1254, 1262,
      1270, 1279, 1287, 1296, 1308, 1318, 1324, 1350, 1426, 1431, 1492, 1548, 1589, 1598, 1620, 1633, 1661, 1693, 1698, 1714,
      1773, 1798, 1861, 1878, 1954, 1977, 2034, 2039, 2084, 2100, 2106, 2137, 2143, 2149, 2157, 2177, 2186, 2202, 2207, 2216,
      2225, 2232, 2243, 2267, 2270, 2281, 2309, 2397, 2408, 2425, 2434, 2446, 2454, 2465, 2480, 2495, 2507, 2515, 2522, 2532,
      2543, 2549, 2566, 2606, 2630, 2658, 2687, 2710, 2727, 2746, 2773, 2782, 2796, 2810, 2823, 2839, 2913, 2941, 3010, 3026,
      3092, 3114, 3213, 3222, 3248, 3264, 3271, 3282, 3296, 3310, 3326, 3334, 3342, 3350, 3378, 3384, 3390, 3396, 3411, 3426,
      3443, 3460, 3470, 3491, 3500, 3511, 3522, 3533, 3557, 3572, 3580, 3637, 3716, 3767, 3854, 3899, 3915, 3925, 3936, 3942,
      3955, 3960, 3965, 3971, 3984, 3997, 4043, 4117, 4140, 4148, 4173, 4185, 4198, 4212, 4231, 4248, 4252, 4260, 4277, 4292,
      4306, 4312, 4320, 4334, 4348, 4354, 4361, 4371, 4385, 4395, 4402, 4409, 4417, 4422, 4427, 4430, 4435, 4439, 4442, 4465,
      4480, 4490, 4497, 4508, 4516, 4533, 4549, 4561, 4569, 4587, 4602, 4616, 4655, 4689, 4727, 4752, 4766, 4795, 4815, 4838,
      4856, 4894, 4921, 4926, 4933, 4955, 4961, 4968, 4982, 4997, 5010, 5015, 5023, 5028, 5048, 5070, 5079, 5090, 5102, 5114,
      5121, 5129, 5149, 5168, 5188, 5197, 5199, 5211, 5214, 5219, 5223, 5231, 5241, 5249, 5265, 5273, 5284, 5292, 5304, 5317,
      5336, 5353, 5368, 5383, 5389, 5401, 5409, 5418, 5427, 5431, 5439, 5448, 5456, 5474, 5497, 5520, 5534, 5565, 5590, 5611,
      5626, 5649, 5669, 5690, 5709, 5730, 5741, 5752, 5763, 5780, 5798, 5813, 5829, 5861, 5904, 5924, 5947, 6001, 6021, 6040,
      6061, 6082, 6100, 6114, 6133, 6156, 6173, 6183, 6193, 6210, 6231, 6249, 6267, 6283, 6299, 6311, 6326, 6334, 6347, 6356,
      6367, 6378, 6399, 6418, 6438, 6453, 6473, 6492, 6515, 6542, 6562, 6566, 6570, 6574, 6581, 6603, 6644, 6656, 6661, 6694,
      6710, 6720, 6728, 6736, 6745, 6758, 6765, 6772, 6782, 6792, 6801, 6810, 6818, 6833, 6838, 6851, 6861, 6866, 6876, 6898,
      6911, 6950, 6978, 7003, 7030, 7036, 7045, 7069, 7078, 7084, 7101, 7115, 7134, 7140, 7162, 7213, 7229, 7289, 7311, 7347,
      7371, 7421, 7427, 7438, 7447, 7469, 7474, 7485, 7493, 7506, 7551, 7566, 7575, 7583, 7602, 7620, 7626, 7632, 7642, 7658,
      7674, 7688, 7697, 7710, 7719, 7729, 7738, 7745, 7751, 7757, 7765, 7775, 7783, 7794, 7802, 7809, 7860, 7882, 7917, 7976,
      7998, 8017, 8066, 8121, 8166, 8213, 8241, 8254, 8261, 8282, 8333, 8346, 8350, 8358, 8373, 8381, 8390, 8400, 8411, 8430,
      8438, 8448, 8465, 8476, 8504, 8529, 8548, 8571, 8594, 8612, 8635, 8655, 8676, 8697, 8725, 8749, 8778, 8804, 8820, 8836,
      8846, 8852, 8858, 8867, 8889, 8898, 8910, 8922, 8932, 8939, 8947, 8955, 8967, 8984, 9004, 9013, 9034, 9054, 9077, 9096,
      9112, 9136, 9150, 9161, 9172, 9190, 9212, 9224, 9233, 9242, 9253, 9259, 9265, 9275, 9294, 9316, 9339, 9356, 9361, 9366,
      9374, 9382, 9397, 9400, 9411, 9424, 9437, 9453, 9469, 9482, 9497, 9516, 9528, 9544, 9564, 9574, 9588, 9603, 9612, 9628,
      9694, 9716, 9781, 9801, 9878, 9897, 9957, 9966, 9980, 9995, 10008, 10032, 10038, 10071, 10083, 10093, 10114, 10132, 10156, 10161,
      10186, 10190, 10207, 10215, 10223, 10232, 10243, 10284, 10305, 10318, 10327, 10341, 10346, 10355, 10365,
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
      Vertrek om {0}
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
      {0}.
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
      0, 8, 19, 44, 70, 80, 96, 103, 115, 127, 133, 160, 175, 185, 200, 209, 214, 225, 231, 238,
      253, 285, 294, 306, 320, 326, 330, 345, 354, 368, 377, 389, 398, 431, 460, 488, 535, 559, 566, 574,
      586, 602, 624, 648, 654, 662, 670, 683, 690, 704, 717, 758, 764, 771, 783, 794, 809, 814, 825, 843,
      858, 865, 887, 896, 906, 912, 924, 948, 1019, 1044, 1091, 1111, 1169, 1189, 1246, 1258, 1267, 1283, 1297, 1305,
      1311, 1315, 1323, 1336, 1347, 1358, 1365, 1392, 1468, 1473, 1525, 1584, 1623, 1632, 1663, 1679, 1703, 1731, 1738, 1757,
      1819, 1836, 1897, 1914, 1996, 2019, 2086, 2093, 2137, 2156, 2162, 2193, 2199, 2205, 2221, 2250, 2258, 2273, 2280, 2288,
      2296, 2302, 2314, 2330, 2339, 2351, 2382, 2476, 2488, 2505, 2513, 2522, 2530, 2543, 2560, 2575, 2587, 2595, 2603, 2612,
      2625, 2635, 2650, 2690, 2710, 2741, 2773, 2799, 2821, 2845, 2877, 2885, 2897, 2909, 2924, 2943, 3013, 3032, 3124, 3141,
      3228, 3248, 3346, 3354, 3381, 3395, 3402, 3409, 3424, 3440, 3456, 3467, 3478, 3486, 3512, 3518, 3523, 3528, 3550, 3572,
      3578, 3584, 3595, 3615, 3624, 3637, 3650, 3663, 3684, 3699, 3708, 3773, 3862, 3921, 4008, 4057, 4069, 4081, 4093, 4098,
      4109, 4115, 4121, 4127, 4138, 4149, 4193, 4266, 4286, 4292, 4304, 4314, 4326, 4345, 4363, 4379, 4383, 4391, 4408, 4424,
      4438, 4444, 4451, 4465, 4479, 4485, 4493, 4505, 4521, 4533, 4542, 4551, 4557, 4562, 4567, 4570, 4575, 4579, 4582, 4602,
      4617, 4630, 4639, 4652, 4659, 4674, 4686, 4698, 4706, 4725, 4742, 4758, 4800, 4837, 4875, 4902, 4919, 4947, 4966, 4989,
      5008, 5051, 5080, 5085, 5091, 5106, 5116, 5123, 5137, 5154, 5170, 5176, 5192, 5198, 5227, 5240, 5251, 5271, 5282, 5293,
      5301, 5309, 5327, 5348, 5368, 5381, 5383, 5398, 5403, 5410, 5414, 5422, 5431, 5439, 5451, 5457, 5473, 5479, 5490, 5503,
      5521, 5538, 5549, 5560, 5565, 5578, 5586, 5594, 5603, 5608, 5625, 5634, 5646, 5666, 5692, 5716, 5729, 5760, 5785, 5810,
      5829, 5855, 5879, 5899, 5919, 5935, 5949, 5963, 5974, 5993, 6008, 6021, 6039, 6074, 6119, 6144, 6169, 6227, 6247, 6268,
      6285, 6303, 6322, 6334, 6351, 6377, 6395, 6404, 6413, 6430, 6448, 6465, 6479, 6496, 6510, 6523, 6535, 6543, 6556, 6564,
      6578, 6591, 6615, 6633, 6647, 6668, 6683, 6697, 6715, 6740, 6754, 6757, 6760, 6763, 6771, 6792, 6834, 6846, 6851, 6882,
      6895, 6903, 6911, 6919, 6928, 6941, 6946, 6956, 6966, 6976, 6983, 6992, 7000, 7012, 7018, 7032, 7043, 7049, 7059, 7083,
      7097, 7150, 7178, 7207, 7228, 7233, 7241, 7262, 7270, 7275, 7292, 7306, 7325, 7332, 7358, 7416, 7437, 7503, 7527, 7568,
      7593, 7644, 7651, 7671, 7681, 7704, 7712, 7729, 7737, 7757, 7810, 7827, 7836, 7844, 7859, 7874, 7887, 7900, 7913, 7931,
      7950, 7967, 7974, 7989, 7999, 8011, 8018, 8029, 8040, 8051, 8059, 8067, 8074, 8086, 8093, 8101, 8151, 8172, 8206, 8268,
      8290, 8313, 8363, 8415, 8459, 8509, 8538, 8554, 8562, 8576, 8627, 8640, 8644, 8652, 8668, 8678, 8686, 8695, 8702, 8719,
      8727, 8736, 8753, 8760, 8783, 8807, 8829, 8856, 8881, 8908, 8934, 8954, 8977, 9000, 9021, 9045, 9069, 9096, 9114, 9128,
      9136, 9144, 9152, 9159, 9176, 9183, 9191, 9202, 9212, 9221, 9229, 9237, 9246, 9267, 9287, 9295, 9315, 9331, 9354, 9371,
      9385, 9408, 9423, 9432, 9443, 9463, 9486, 9498, 9506, 9514, 9527, 9532, 9537, 9546, 9564, 9588, 9609, 9627, 9632, 9637,
      9643, 9649, 9667, 9670, 9681, 9691, 9701, 9716, 9731, 9744, 9755, 9770, 9781, 9797, 9814, 9825, 9842, 9857, 9870, 9883,
      9949, 9967, 10037, 10055, 10129, 10142, 10200, 10213, 10229, 10243, 10255, 10285, 10289, 10325, 10338, 10346, 10373, 10391, 10410, 10415,
      10427, 10432, 10450, 10459, 10467, 10477, 10489, 10533, 10558, 10572, 10582, 10597, 10602, 10611, 10620,
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
      Wyjdź z domu o {0}
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
      {0}.
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
      0, 9, 21, 48, 73, 85, 103, 114, 126, 135, 145, 177, 196, 210, 224, 238, 244, 258, 270, 275,
      294, 320, 330, 342, 359, 369, 375, 398, 411, 429, 442, 460, 476, 509, 543, 573, 623, 646, 659, 667,
      679, 692, 708, 733, 740, 752, 764, 782, 788, 806, 823, 925, 931, 938, 950, 969, 992, 999, 1009, 1025,
      1039, 1049, 1072, 1078, 1088, 1094, 1100, 1123, 1192, 1213, 1262, 1289, 1361, 1378, 1440, 1446, 1457, 1474, 1491, 1499,
      1508, 1515, 1522, 1529, 1540, 1558, 1570, 1603, 1688, 1698, 1750, 1863, 1951, 1961, 1992, 2015, 2040, 2072, 2084, 2101,
      2161, 2182, 2253, 2279, 2366, 2386, 2451, 2463, 2548, 2565, 2571, 2631, 2637, 2641, 2656, 2681, 2689, 2706, 2711, 2719,
      2727, 2734, 2744, 2768, 2776, 2788, 2817, 2908, 2920, 2941, 2949, 2972, 2979, 2989, 3003, 3017, 3029, 3036, 3044, 3055,
      3064, 3072, 3090, 3173, 3197, 3231, 3269, 3309, 3331, 3355, 3396, 3409, 3423, 3437, 3457, 3482, 3563, 3588, 3662, 3686,
      3778, 3804, 3913, 3926, 3944, 3955, 3966, 3977, 3996, 4016, 4032, 4043, 4054, 4062, 4118, 4128, 4134, 4140, 4158, 4182,
      4199, 4216, 4224, 4248, 4256, 4273, 4290, 4307, 4328, 4342, 4349, 4491, 4689, 4767, 4973, 5063, 5076, 5091, 5104, 5110,
      5121, 5126, 5131, 5140, 5155, 5170, 5222, 5307, 5329, 5335, 5358, 5368, 5382, 5408, 5431, 5449, 5453, 5463, 5484, 5501,
      5516, 5526, 5541, 5559, 5574, 5581, 5590, 5603, 5620, 5633, 5640, 5647, 5655, 5660, 5665, 5668, 5673, 5677, 5680, 5701,
      5716, 5732, 5739, 5750, 5760, 5779, 5798, 5809, 5817, 5839, 5855, 5870, 5903, 5942, 5982, 6005, 6021, 6046, 6062, 6084,
      6106, 6146, 6179, 6188, 6198, 6218, 6227, 6233, 6246, 6261, 6277, 6284, 6298, 6304, 6329, 6353, 6364, 6391, 6403, 6415,
      6421, 6431, 6455, 6481, 6500, 6514, 6516, 6531, 6534, 6539, 6543, 6551, 6564, 6572, 6592, 6604, 6624, 6633, 6649, 6668,
      6697, 6716, 6734, 6752, 6762, 6780, 6792, 6806, 6820, 6828, 6843, 6852, 6857, 6886, 6925, 6949, 6963, 6993, 7018, 7042,
      7066, 7090, 7109, 7132, 7155, 7171, 7183, 7195, 7204, 7231, 7250, 7265, 7280, 7318, 7357, 7382, 7406, 7542, 7569, 7591,
      7618, 7643, 7660, 7673, 7695, 7720, 7742, 7756, 7770, 7787, 7810, 7828, 7844, 7857, 7870, 7883, 7894, 7902, 7914, 7924,
      7936, 7946, 7969, 7984, 7999, 8017, 8032, 8046, 8063, 8089, 8106, 8112, 8118, 8124, 8130, 8146, 8222, 8231, 8236, 8328,
      8343, 8353, 8362, 8371, 8380, 8405, 8410, 8421, 8433, 8444, 8450, 8458, 8467, 8478, 8485, 8500, 8517, 8524, 8534, 8554,
      8568, 8613, 8642, 8669, 8695, 8701, 8719, 8740, 8751, 8761, 8785, 8810, 8828, 8840, 8857, 8915, 8931, 8997, 9012, 9051,
      9074, 9130, 9142, 9156, 9166, 9191, 9203, 9218, 9226, 9240, 9282, 9295, 9302, 9308, 9323, 9337, 9357, 9377, 9391, 9415,
      9439, 9453, 9460, 9475, 9492, 9509, 9516, 9528, 9537, 9546, 9554, 9566, 9576, 9589, 9599, 9605, 9706, 9724, 9789, 9926,
      9947, 9966, 10058, 10171, 10256, 10353, 10379, 10395, 10403, 10428, 10516, 10528, 10537, 10545, 10566, 10574, 10585, 10609, 10615, 10643,
      10651, 10662, 10676, 10682, 10704, 10728, 10751, 10777, 10802, 10828, 10863, 10893, 10918, 10941, 10966, 10989, 11016, 11046, 11072, 11090,
      11103, 11111, 11119, 11125, 11140, 11146, 11153, 11166, 11176, 11185, 11192, 11199, 11211, 11227, 11243, 11256, 11279, 11300, 11325, 11342,
      11361, 11385, 11406, 11419, 11430, 11449, 11470, 11482, 11494, 11506, 11516, 11523, 11530, 11540, 11559, 11582, 11609, 11628, 11634, 11640,
      11652, 11664, 11680, 11683, 11693, 11707, 11721, 11737, 11757, 11769, 11782, 11799, 11813, 11831, 11848, 11859, 11876, 11897, 11910, 11933,
      12009, 12023, 12074, 12101, 12188, 12212, 12279, 12292, 12312, 12336, 12354, 12390, 12397, 12439, 12453, 12461, 12486, 12513, 12537, 12544,
      12563, 12572, 12597, 12610, 12618, 12634, 12648, 12704, 12729, 12745, 12757, 12774, 12780, 12790, 12800,
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
      Saia de casa às {0}
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
      {0}.
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
      0, 8, 18, 40, 61, 66, 77, 84, 100, 108, 111, 131, 143, 150, 159, 169, 173, 182, 191, 196,
      212, 245, 255, 266, 282, 285, 293, 309, 321, 338, 350, 361, 373, 410, 438, 469, 519, 538, 552, 560,
      569, 585, 605, 627, 635, 646, 657, 674, 682, 700, 717, 792, 800, 808, 821, 835, 853, 861, 872, 891,
      906, 918, 941, 947, 957, 963, 973, 998, 1067, 1084, 1125, 1150, 1212, 1228, 1286, 1296, 1310, 1331, 1348, 1353,
      1360, 1366, 1374, 1382, 1392, 1408, 1419, 1444, 1533, 1542, 1594, 1651, 1720, 1730, 1764, 1782, 1803, 1835, 1842, 1859,
      1927, 1944, 2002, 2026, 2120, 2143, 2214, 2221, 2290, 2305, 2311, 2359, 2365, 2370, 2382, 2405, 2414, 2437, 2443, 2454,
      2465, 2472, 2483, 2502, 2508, 2519, 2546, 2628, 2639, 2658, 2666, 2683, 2687, 2698, 2713, 2728, 2736, 2744, 2752, 2762,
      2774, 2784, 2800, 2854, 2876, 2905, 2940, 2966, 2988, 3013, 3039, 3047, 3060, 3073, 3088, 3108, 3169, 3191, 3277, 3302,
      3380, 3402, 3499, 3507, 3527, 3548, 3559, 3570, 3582, 3606, 3623, 3635, 3647, 3654, 3696, 3701, 3710, 3716, 3733, 3750,
      3767, 3784, 3794, 3812, 3821, 3835, 3849, 3863, 3884, 3899, 3907, 4005, 4133, 4193, 4321, 4390, 4400, 4410, 4418, 4429,
      4441, 4458, 4475, 4483, 4500, 4517, 4569, 4653, 4677, 4683, 4706, 4716, 4728, 4749, 4773, 4786, 4790, 4800, 4821, 4837,
      4853, 4859, 4871, 4885, 4899, 4905, 4913, 4921, 4933, 4941, 4948, 4955, 4963, 4968, 4973, 4976, 4981, 4985, 4988, 5010,
      5025, 5037, 5044, 5055, 5065, 5090, 5105, 5121, 5129, 5147, 5164, 5180, 5216, 5249, 5283, 5304, 5321, 5346, 5362, 5387,
      5409, 5442, 5475, 5482, 5493, 5514, 5521, 5527, 5542, 5558, 5578, 5584, 5596, 5601, 5624, 5647, 5657, 5678, 5692, 5706,
      5713, 5723, 5737, 5758, 5773, 5791, 5793, 5811, 5814, 5819, 5823, 5831, 5845, 5853, 5872, 5881, 5896, 5905, 5918, 5933,
      5961, 5977, 5995, 6013, 6017, 6031, 6040, 6050, 6062, 6067, 6082, 6091, 6100, 6128, 6165, 6193, 6204, 6229, 6251, 6274,
      6290, 6316, 6336, 6365, 6390, 6412, 6422, 6432, 6441, 6460, 6475, 6491, 6512, 6545, 6589, 6612, 6632, 6705, 6730, 6746,
      6765, 6788, 6807, 6819, 6847, 6870, 6890, 6898, 6906, 6922, 6947, 6965, 6981, 6995, 7005, 7017, 7032, 7040, 7054, 7065,
      7077, 7087, 7108, 7126, 7140, 7155, 7171, 7186, 7203, 7230, 7243, 7249, 7255, 7261, 7268, 7284, 7347, 7355, 7360, 7423,
      7435, 7445, 7455, 7465, 7474, 7495, 7500, 7507, 7519, 7528, 7537, 7545, 7554, 7568, 7574, 7588, 7606, 7612, 7622, 7640,
      7650, 7699, 7721, 7742, 7767, 7775, 7791, 7809, 7818, 7826, 7841, 7861, 7879, 7886, 7908, 7961, 7979, 8039, 8058, 8102,
      8123, 8178, 8185, 8197, 8205, 8229, 8240, 8254, 8265, 8282, 8334, 8349, 8357, 8364, 8382, 8398, 8413, 8428, 8440, 8465,
      8489, 8502, 8507, 8520, 8535, 8552, 8557, 8569, 8578, 8587, 8595, 8606, 8614, 8625, 8633, 8640, 8718, 8734, 8788, 8887,
      8906, 8924, 8999, 9083, 9152, 9221, 9242, 9254, 9261, 9281, 9371, 9388, 9392, 9399, 9417, 9422, 9428, 9442, 9454, 9479,
      9492, 9504, 9519, 9530, 9559, 9588, 9612, 9640, 9667, 9686, 9711, 9739, 9764, 9789, 9812, 9833, 9862, 9881, 9900, 9917,
      9925, 9930, 9935, 9943, 9962, 9970, 9987, 9996, 10006, 10019, 10031, 10043, 10055, 10072, 10092, 10102, 10123, 10146, 10168, 10187,
      10204, 10223, 10238, 10249, 10260, 10280, 10304, 10316, 10324, 10332, 10348, 10353, 10358, 10369, 10389, 10411, 10433, 10457, 10463, 10469,
      10478, 10487, 10501, 10504, 10519, 10530, 10541, 10557, 10571, 10588, 10600, 10616, 10628, 10644, 10672, 10683, 10697, 10714, 10721, 10745,
      10813, 10836, 10898, 10923, 10996, 11016, 11077, 11084, 11098, 11115, 11130, 11158, 11166, 11209, 11224, 11233, 11255, 11282, 11306, 11312,
      11332, 11339, 11359, 11370, 11378, 11391, 11406, 11452, 11476, 11493, 11506, 11524, 11530, 11540, 11546,
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
      Gå hemifrån kl. {0}
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
      {0}.
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
      0, 8, 18, 44, 65, 73, 87, 97, 110, 125, 130, 154, 168, 177, 192, 202, 206, 213, 222, 229,
      242, 276, 287, 301, 319, 324, 327, 342, 349, 361, 368, 379, 391, 419, 453, 482, 528, 553, 563, 571,
      580, 595, 617, 636, 642, 649, 656, 669, 677, 692, 706, 749, 756, 763, 775, 789, 807, 814, 823, 840,
      853, 862, 882, 888, 898, 904, 918, 940, 1015, 1039, 1088, 1109, 1171, 1188, 1247, 1261, 1270, 1288, 1302, 1308,
      1313, 1320, 1328, 1335, 1347, 1364, 1370, 1396, 1482, 1490, 1542, 1595, 1637, 1647, 1673, 1687, 1712, 1742, 1747, 1764,
      1827, 1850, 1915, 1932, 2009, 2035, 2098, 2103, 2144, 2159, 2165, 2196, 2202, 2208, 2223, 2248, 2258, 2274, 2279, 2287,
      2295, 2301, 2312, 2329, 2338, 2349, 2378, 2465, 2476, 2499, 2507, 2517, 2524, 2534, 2548, 2562, 2573, 2580, 2587, 2598,
      2610, 2618, 2635, 2677, 2702, 2742, 2780, 2811, 2835, 2861, 2895, 2903, 2915, 2927, 2939, 2955, 3027, 3049, 3128, 3145,
      3212, 3230, 3328, 3336, 3363, 3381, 3388, 3399, 3413, 3427, 3445, 3454, 3463, 3471, 3499, 3505, 3511, 3517, 3536, 3555,
      3570, 3585, 3595, 3614, 3623, 3634, 3645, 3656, 3673, 3688, 3696, 3754, 3836, 3888, 3982, 4027, 4043, 4054, 4065, 4071,
      4080, 4086, 4092, 4098, 4111, 4124, 4178, 4261, 4285, 4294, 4318, 4331, 4345, 4371, 4389, 4407, 4411, 4419, 4436, 4451,
      4464, 4472, 4481, 4497, 4511, 4517, 4525, 4535, 4549, 4559, 4566, 4573, 4582, 4587, 4592, 4595, 4600, 4604, 4607, 4626,
      4640, 4655, 4662, 4673, 4680, 4701, 4721, 4734, 4742, 4764, 4783, 4801, 4847, 4884, 4924, 4952, 4968, 5001, 5022, 5048,
      5069, 5109, 5142, 5147, 5154, 5176, 5181, 5188, 5202, 5217, 5231, 5237, 5252, 5258, 5283, 5304, 5314, 5337, 5350, 5363,
      5370, 5378, 5394, 5414, 5435, 5445, 5447, 5459, 5462, 5467, 5471, 5479, 5488, 5496, 5508, 5518, 5537, 5547, 5561, 5576,
      5597, 5616, 5633, 5650, 5656, 5667, 5676, 5686, 5698, 5702, 5711, 5720, 5728, 5752, 5784, 5809, 5824, 5857, 5882, 5902,
      5916, 5938, 5958, 5978, 5996, 6015, 6025, 6035, 6047, 6064, 6079, 6094, 6111, 6149, 6195, 6212, 6233, 6301, 6328, 6352,
      6378, 6398, 6416, 6431, 6453, 6474, 6488, 6498, 6508, 6525, 6542, 6556, 6572, 6584, 6595, 6606, 6620, 6628, 6642, 6650,
      6664, 6674, 6695, 6711, 6728, 6743, 6758, 6773, 6790, 6813, 6829, 6832, 6835, 6838, 6845, 6868, 6905, 6917, 6922, 6953,
      6970, 6976, 6987, 6998, 7007, 7022, 7029, 7035, 7045, 7055, 7064, 7073, 7081, 7095, 7100, 7113, 7124, 7129, 7139, 7163,
      7176, 7219, 7248, 7272, 7300, 7305, 7313, 7337, 7345, 7350, 7367, 7386, 7404, 7412, 7436, 7491, 7512, 7581, 7604, 7643,
      7667, 7720, 7728, 7745, 7753, 7773, 7778, 7789, 7797, 7811, 7860, 7878, 7887, 7895, 7909, 7929, 7946, 7963, 7974, 7992,
      8008, 8023, 8032, 8045, 8054, 8063, 8072, 8079, 8085, 8091, 8099, 8108, 8116, 8127, 8135, 8140, 8187, 8208, 8239, 8294,
      8315, 8331, 8376, 8425, 8466, 8507, 8533, 8543, 8548, 8566, 8615, 8629, 8633, 8642, 8658, 8667, 8676, 8686, 8692, 8714,
      8722, 8732, 8746, 8752, 8777, 8799, 8821, 8847, 8872, 8901, 8929, 8958, 8982, 9003, 9033, 9052, 9085, 9106, 9121, 9133,
      9143, 9148, 9153, 9161, 9185, 9193, 9207, 9219, 9229, 9236, 9245, 9254, 9263, 9281, 9302, 9311, 9333, 9353, 9376, 9393,
      9411, 9437, 9452, 9463, 9474, 9492, 9514, 9526, 9534, 9542, 9555, 9561, 9567, 9576, 9594, 9614, 9636, 9652, 9658, 9664,
      9674, 9684, 9698, 9701, 9713, 9726, 9739, 9755, 9771, 9785, 9801, 9821, 9834, 9851, 9878, 9888, 9905, 9921, 9929, 9944,
      10011, 10031, 10092, 10113, 10188, 10204, 10266, 10274, 10293, 10311, 10327, 10356, 10362, 10400, 10414, 10422, 10446, 10466, 10490, 10497,
      10523, 10529, 10548, 10558, 10566, 10582, 10595, 10638, 10660, 10675, 10686, 10702, 10707, 10716, 10725,
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
      30 günlük ortalama
      7 günlük ortalama
      ¦one={0} günlük ortalama¦other={0} günlük ortalama
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
      Evden çıkış {0}
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
      {0}.
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
      0, 9, 18, 40, 59, 67, 81, 91, 100, 110, 115, 133, 147, 156, 172, 178, 183, 193, 198, 205,
      219, 253, 266, 278, 296, 301, 315, 331, 341, 356, 366, 379, 392, 420, 453, 484, 540, 564, 581, 589,
      600, 610, 628, 648, 653, 665, 677, 695, 704, 725, 745, 802, 808, 815, 827, 840, 857, 862, 869, 881,
      892, 899, 916, 922, 929, 935, 942, 966, 1043, 1067, 1111, 1133, 1194, 1210, 1261, 1268, 1283, 1304, 1321, 1327,
      1337, 1348, 1357, 1370, 1380, 1391, 1398, 1426, 1507, 1514, 1566, 1637, 1682, 1694, 1729, 1753, 1769, 1795, 1803, 1824,
      1890, 1914, 1995, 2023, 2107, 2126, 2200, 2208, 2251, 2265, 2271, 2302, 2308, 2313, 2329, 2351, 2363, 2383, 2388, 2395,
      2402, 2408, 2416, 2436, 2445, 2457, 2484, 2558, 2570, 2602, 2610, 2625, 2631, 2639, 2655, 2671, 2681, 2688, 2695, 2705,
      2715, 2726, 2741, 2780, 2802, 2840, 2872, 2911, 2933, 2959, 2997, 3006, 3022, 3038, 3055, 3077, 3138, 3161, 3250, 3277,
      3368, 3391, 3507, 3516, 3550, 3572, 3580, 3591, 3605, 3627, 3641, 3651, 3661, 3665, 3686, 3691, 3695, 3700, 3715, 3730,
      3744, 3758, 3766, 3784, 3794, 3806, 3818, 3830, 3847, 3863, 3868, 3921, 3996, 4043, 4108, 4149, 4162, 4177, 4188, 4195,
      4205, 4210, 4215, 4222, 4233, 4244, 4297, 4385, 4406, 4415, 4438, 4451, 4468, 4502, 4525, 4536, 4540, 4548, 4565, 4582,
      4594, 4601, 4611, 4625, 4639, 4646, 4652, 4656, 4664, 4668, 4678, 4688, 4693, 4698, 4703, 4706, 4712, 4716, 4719, 4740,
      4754, 4768, 4788, 4802, 4816, 4838, 4852, 4868, 4876, 4886, 4898, 4909, 4940, 4972, 5005, 5028, 5041, 5065, 5084, 5107,
      5122, 5153, 5188, 5196, 5202, 5222, 5229, 5232, 5249, 5262, 5280, 5286, 5301, 5307, 5328, 5348, 5358, 5389, 5399, 5409,
      5418, 5426, 5446, 5467, 5489, 5506, 5508, 5531, 5535, 5542, 5545, 5552, 5562, 5569, 5589, 5594, 5617, 5622, 5640, 5662,
      5685, 5703, 5712, 5721, 5724, 5739, 5753, 5763, 5775, 5780, 5792, 5801, 5809, 5839, 5882, 5907, 5919, 5949, 5971, 5991,
      6007, 6031, 6049, 6067, 6085, 6103, 6112, 6121, 6131, 6151, 6167, 6180, 6203, 6240, 6274, 6293, 6314, 6361, 6388, 6400,
      6416, 6436, 6453, 6466, 6490, 6515, 6532, 6544, 6556, 6571, 6594, 6608, 6620, 6633, 6644, 6655, 6666, 6674, 6689, 6703,
      6719, 6730, 6752, 6777, 6794, 6817, 6844, 6853, 6871, 6904, 6919, 6926, 6933, 6940, 6946, 6963, 7000, 7010, 7015, 7050,
      7069, 7077, 7087, 7097, 7106, 7124, 7129, 7140, 7153, 7162, 7173, 7185, 7191, 7202, 7210, 7226, 7235, 7243, 7253, 7279,
      7296, 7340, 7370, 7397, 7428, 7433, 7449, 7469, 7478, 7487, 7511, 7531, 7563, 7572, 7596, 7667, 7686, 7740, 7760, 7802,
      7823, 7863, 7872, 7886, 7893, 7914, 7922, 7940, 7950, 7963, 8016, 8029, 8037, 8044, 8066, 8085, 8110, 8135, 8149, 8164,
      8186, 8196, 8200, 8212, 8225, 8241, 8245, 8255, 8264, 8273, 8281, 8292, 8300, 8313, 8326, 8332, 8379, 8396, 8429, 8488,
      8507, 8523, 8564, 8617, 8660, 8707, 8734, 8750, 8756, 8774, 8823, 8839, 8847, 8855, 8872, 8880, 8884, 8895, 8905, 8935,
      8944, 8957, 8978, 9007, 9033, 9056, 9082, 9111, 9147, 9172, 9204, 9233, 9258, 9281, 9319, 9340, 9366, 9385, 9403, 9418,
      9429, 9436, 9443, 9450, 9471, 9478, 9491, 9497, 9507, 9518, 9536, 9554, 9561, 9580, 9599, 9609, 9633, 9654, 9686, 9710,
      9731, 9754, 9770, 9780, 9791, 9807, 9824, 9836, 9845, 9854, 9870, 9878, 9886, 9897, 9917, 9938, 9964, 9986, 9995, 10004,
      10009, 10014, 10027, 10030, 10045, 10058, 10071, 10080, 10098, 10122, 10136, 10154, 10165, 10180, 10199, 10210, 10227, 10241, 10248, 10275,
      10351, 10374, 10435, 10457, 10532, 10553, 10616, 10623, 10639, 10652, 10666, 10694, 10700, 10750, 10761, 10770, 10791, 10813, 10835, 10847,
      10869, 10875, 10895, 10905, 10913, 10929, 10947, 10995, 11021, 11041, 11057, 11078, 11087, 11100, 11112,
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
      Виходьте о {0}
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
      {0}.
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
      0, 14, 35, 83, 127, 144, 167, 189, 207, 220, 235, 278, 302, 321, 345, 364, 375, 396, 411, 424,
      452, 502, 519, 541, 567, 582, 595, 623, 643, 668, 688, 712, 732, 779, 831, 882, 965, 1008, 1030, 1038,
      1059, 1077, 1108, 1141, 1152, 1168, 1184, 1209, 1216, 1248, 1279, 1431, 1440, 1453, 1471, 1505, 1543, 1556, 1565, 1581,
      1594, 1611, 1651, 1662, 1681, 1687, 1704, 1738, 1860, 1901, 1978, 2016, 2124, 2159, 2248, 2265, 2292, 2324, 2350, 2363,
      2374, 2387, 2402, 2417, 2432, 2456, 2465, 2511, 2659, 2672, 2832, 2996, 3110, 3129, 3186, 3223, 3261, 3303, 3322, 3365,
      3468, 3506, 3613, 3658, 3805, 3840, 3953, 3972, 4076, 4103, 4113, 4185, 4192, 4198, 4220, 4257, 4282, 4308, 4317, 4334,
      4351, 4364, 4377, 4408, 4419, 4439, 4478, 4631, 4651, 4690, 4701, 4737, 4750, 4768, 4790, 4812, 4830, 4843, 4858, 4877,
      4893, 4908, 4946, 5030, 5065, 5120, 5185, 5238, 5274, 5314, 5373, 5398, 5424, 5450, 5482, 5518, 5652, 5698, 5871, 5910,
      6028, 6073, 6277, 6302, 6322, 6333, 6347, 6364, 6388, 6422, 6446, 6468, 6490, 6505, 6589, 6600, 6611, 6624, 6650, 6689,
      6713, 6737, 6763, 6796, 6809, 6837, 6865, 6893, 6925, 6944, 6954, 7148, 7390, 7496, 7786, 7904, 7926, 7950, 7976, 7987,
      8004, 8013, 8022, 8033, 8055, 8077, 8161, 8310, 8345, 8360, 8399, 8418, 8440, 8477, 8509, 8533, 8540, 8550, 8571, 8605,
      8631, 8642, 8666, 8686, 8702, 8709, 8722, 8741, 8764, 8783, 8792, 8801, 8816, 8837, 8846, 8851, 8863, 8878, 8885, 8922,
      8945, 8958, 8967, 8980, 8995, 9023, 9049, 9062, 9070, 9103, 9130, 9156, 9219, 9284, 9355, 9392, 9420, 9462, 9486, 9522,
      9554, 9625, 9667, 9678, 9693, 9717, 9734, 9745, 9765, 9787, 9819, 9834, 9858, 9869, 9908, 9947, 9966, 10003, 10025, 10047,
      10060, 10070, 10098, 10137, 10167, 10190, 10193, 10219, 10228, 10244, 10249, 10258, 10280, 10289, 10322, 10339, 10365, 10380, 10401, 10425,
      10451, 10477, 10503, 10529, 10542, 10565, 10574, 10583, 10603, 10616, 10647, 10656, 10680, 10727, 10773, 10811, 10837, 10889, 10933, 10976,
      11020, 11057, 11094, 11131, 11172, 11211, 11233, 11255, 11271, 11304, 11333, 11367, 11406, 11462, 11519, 11569, 11608, 11756, 11806, 11830,
      11872, 11919, 11947, 11971, 12008, 12051, 12091, 12113, 12135, 12169, 12211, 12244, 12280, 12312, 12347, 12375, 12399, 12410, 12433, 12449,
      12468, 12490, 12529, 12551, 12587, 12630, 12663, 12704, 12741, 12788, 12810, 12821, 12832, 12843, 12852, 12875, 12983, 12996, 13001, 13109,
      13131, 13144, 13167, 13190, 13199, 13233, 13238, 13259, 13281, 13290, 13311, 13336, 13357, 13373, 13380, 13395, 13406, 13413, 13423, 13460,
      13483, 13571, 13621, 13667, 13709, 13722, 13752, 13787, 13808, 13821, 13858, 13891, 13915, 13932, 13971, 14072, 14111, 14232, 14261, 14331,
      14367, 14456, 14473, 14493, 14508, 14541, 14559, 14576, 14591, 14617, 14690, 14711, 14723, 14734, 14760, 14776, 14798, 14820, 14842, 14866,
      14898, 14922, 14931, 14948, 14974, 14991, 15000, 15020, 15039, 15058, 15069, 15078, 15093, 15113, 15128, 15139, 15279, 15306, 15390, 15590,
      15628, 15662, 15786, 15958, 16062, 16214, 16258, 16288, 16301, 16342, 16462, 16476, 16487, 16496, 16520, 16531, 16544, 16559, 16570, 16618,
      16635, 16652, 16671, 16682, 16726, 16770, 16807, 16854, 16903, 16939, 16987, 17032, 17069, 17114, 17168, 17199, 17249, 17278, 17319, 17344,
      17368, 17385, 17402, 17415, 17439, 17452, 17464, 17482, 17492, 17509, 17518, 17527, 17545, 17583, 17617, 17634, 17670, 17702, 17740, 17766,
      17794, 17824, 17845, 17865, 17878, 17896, 17917, 17931, 17958, 17985, 17995, 18010, 18025, 18043, 18070, 18111, 18154, 18191, 18206, 18221,
      18238, 18255, 18283, 18288, 18300, 18324, 18348, 18359, 18389, 18405, 18429, 18457, 18481, 18509, 18533, 18550, 18574, 18602, 18627, 18672,
      18799, 18840, 18955, 18993, 19148, 19186, 19303, 19328, 19358, 19392, 19419, 19473, 19486, 19560, 19584, 19601, 19641, 19676, 19718, 19731,
      19763, 19778, 19811, 19830, 19841, 19875, 19902, 19999, 20047, 20076, 20101, 20131, 20142, 20157, 20172,
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
      {0}前出门
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
      {0}。
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
      0, 7, 20, 51, 76, 83, 96, 103, 119, 126, 133, 157, 174, 185, 192, 199, 206, 213, 220, 224,
      237, 262, 272, 279, 292, 299, 306, 328, 335, 348, 355, 368, 378, 409, 443, 471, 514, 542, 555, 563,
      573, 580, 593, 615, 622, 629, 636, 646, 650, 662, 673, 686, 694, 701, 714, 727, 744, 751, 758, 768,
      778, 785, 804, 811, 818, 824, 831, 853, 913, 932, 978, 1002, 1060, 1076, 1119, 1126, 1136, 1152, 1165, 1175,
      1182, 1189, 1196, 1203, 1210, 1217, 1224, 1252, 1331, 1338, 1462, 1506, 1522, 1532, 1569, 1588, 1604, 1626, 1633, 1652,
      1710, 1729, 1796, 1815, 1891, 1907, 1959, 1966, 1979, 1995, 2002, 2009, 2016, 2020, 2033, 2049, 2062, 2074, 2081, 2088,
      2095, 2102, 2110, 2126, 2136, 2143, 2168, 2247, 2254, 2279, 2291, 2304, 2311, 2321, 2334, 2347, 2358, 2365, 2372, 2379,
      2386, 2393, 2406, 2428, 2447, 2484, 2518, 2555, 2577, 2605, 2642, 2649, 2656, 2663, 2676, 2698, 2762, 2784, 2839, 2858,
      2928, 2947, 3026, 3033, 3049, 3059, 3066, 3079, 3096, 3109, 3119, 3129, 3139, 3146, 3150, 3157, 3161, 3168, 3181, 3194,
      3201, 3208, 3215, 3228, 3239, 3249, 3259, 3269, 3288, 3305, 3313, 3330, 3356, 3370, 3393, 3404, 3414, 3424, 3434, 3441,
      3451, 3458, 3465, 3469, 3482, 3495, 3535, 3611, 3627, 3631, 3641, 3648, 3655, 3668, 3678, 3685, 3692, 3704, 3729, 3742,
      3755, 3765, 3778, 3797, 3813, 3823, 3830, 3837, 3848, 3855, 3862, 3869, 3879, 3892, 3899, 3906, 3917, 3921, 3924, 3949,
      3965, 3981, 3994, 4007, 4020, 4042, 4058, 4074, 4084, 4099, 4111, 4122, 4156, 4190, 4224, 4240, 4250, 4272, 4285, 4304,
      4320, 4354, 4379, 4386, 4393, 4406, 4413, 4417, 4430, 4442, 4455, 4459, 4472, 4476, 4492, 4502, 4509, 4522, 4535, 4548,
      4555, 4567, 4580, 4596, 4609, 4619, 4623, 4630, 4637, 4648, 4655, 4665, 4678, 4688, 4698, 4705, 4721, 4725, 4735, 4742,
      4755, 4762, 4775, 4788, 4795, 4806, 4819, 4832, 4846, 4850, 4860, 4870, 4877, 4899, 4927, 4946, 4962, 4987, 5006, 5028,
      5044, 5060, 5079, 5095, 5111, 5124, 5134, 5144, 5154, 5173, 5195, 5208, 5227, 5252, 5286, 5302, 5324, 5346, 5368, 5384,
      5400, 5422, 5435, 5445, 5464, 5486, 5502, 5512, 5522, 5532, 5551, 5567, 5583, 5596, 5609, 5619, 5629, 5641, 5651, 5664,
      5674, 5687, 5703, 5722, 5738, 5763, 5785, 5795, 5808, 5836, 5849, 5856, 5863, 5870, 5875, 5889, 5897, 5904, 5911, 5924,
      5937, 5941, 5951, 5961, 5971, 5984, 5989, 5999, 6006, 6013, 6020, 6027, 6034, 6045, 6049, 6064, 6071, 6075, 6085, 6101,
      6114, 6154, 6185, 6210, 6235, 6242, 6252, 6271, 6281, 6288, 6307, 6317, 6342, 6349, 6371, 6432, 6445, 6494, 6513, 6547,
      6569, 6612, 6619, 6635, 6642, 6667, 6674, 6687, 6697, 6713, 6759, 6775, 6781, 6786, 6805, 6823, 6833, 6843, 6850, 6860,
      6870, 6877, 6881, 6896, 6903, 6910, 6914, 6927, 6940, 6953, 6965, 6975, 6982, 6992, 6999, 7006, 7019, 7032, 7039, 7058,
      7083, 7102, 7113, 7132, 7145, 7158, 7183, 7199, 7203, 7219, 7232, 7248, 7255, 7262, 7273, 7280, 7290, 7297, 7304, 7323,
      7330, 7340, 7359, 7366, 7385, 7404, 7426, 7448, 7470, 7492, 7517, 7539, 7564, 7586, 7608, 7624, 7640, 7656, 7669, 7682,
      7689, 7696, 7703, 7710, 7728, 7735, 7742, 7751, 7764, 7771, 7781, 7791, 7801, 7817, 7833, 7846, 7868, 7884, 7906, 7922,
      7938, 7951, 7961, 7968, 7986, 8002, 8018, 8038, 8045, 8052, 8063, 8067, 8071, 8087, 8112, 8140, 8169, 8191, 8195, 8199,
      8206, 8213, 8235, 8245, 8256, 8263, 8270, 8280, 8303, 8326, 8333, 8346, 8353, 8366, 8376, 8387, 8394, 8404, 8411, 8430,
      8482, 8498, 8555, 8579, 8646, 8659, 8711, 8718, 8728, 8738, 8754, 8782, 8789, 8820, 8827, 8832, 8854, 8873, 8892, 8899,
      8918, 8922, 8944, 8954, 8966, 8979, 8995, 9038, 9063, 9080, 9093, 9112, 9116, 9124, 9131,
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
