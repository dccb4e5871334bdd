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
      goalsMet:count:met
      goalsMetInYear:count:met
      goalsMetLead:count
      goalsMetThisMonth:count:met
      goalsShort:count:met
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
      4368, 4384, 4401, 4412, 4429, 4444, 4459, 4473, 4492, 4504, 4508, 4516, 4524, 4533, 4552, 4566, 4574, 4590, 4604, 4613,
      4621, 4633, 4651, 4664, 4678, 4685, 4694, 4706, 4711, 4734, 4746, 4755, 4774, 4794, 4804, 4820, 4838, 4854, 4859, 4867,
      4882, 4894, 4905, 4915, 4923, 4928, 4940, 4956, 4966, 4980, 4993, 5010, 5019, 5032, 5041, 5051, 5061, 5073, 5087, 5099,
      5110, 5122, 5128, 5138, 5149, 5167, 5185, 5200, 5205, 5216, 5228, 5237, 5246, 5251, 5260, 5266, 5280, 5287, 5296, 5308,
      5314, 5330, 5343, 5360, 5379, 5393, 5405, 5429, 5448, 5471, 5488, 5506, 5521, 5531, 5544, 5563, 5591, 5606, 5616, 5630,
      5641, 5659, 5672, 5686, 5698, 5714, 5727, 5749, 5772, 5784, 5796, 5805, 5814, 5825, 5836, 5848, 5860, 5872, 5881, 5890,
      5902, 5914, 5932, 5941, 5947, 5957, 5966, 5979, 5988, 6001, 6009, 6020, 6035, 6044, 6060, 6079, 6088, 6103, 6118, 6134,
      6146, 6160, 6175, 6190, 6199, 6217, 6232, 6251, 6261, 6275, 6287, 6294, 6305, 6313, 6336, 6350, 6363, 6378, 6384, 6394,
      6405, 6420, 6429, 6437, 6447, 6458, 6473, 6490, 6502, 6519, 6529, 6548, 6558, 6577, 6596, 6605, 6620, 6634, 6642, 6657,
      6676, 6689, 6706, 6722, 6742, 6754, 6770, 6782, 6797, 6811, 6820, 6834, 6845, 6856, 6872, 6882, 6893, 6904, 6916, 6924,
      6938, 6952, 6957, 6977, 6993, 6998, 7006, 7018, 7037, 7051, 7074, 7091, 7096, 7112, 7130, 7136,
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
      الهواء ‎{0}، {1}
      الهواء ‎{0}
      سيئ للغاية
      مقبول
      جيد
      خطر
      متوسط
      سيئ
      غير صحي للفئات الحساسة
      غير صحي
      سيئ جدًا
      غير صحي جدًا
      هواء
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
      حرق الشمس
      حرق {0}
      التقويم
      التقويم: لا توجد بيانات
      ساكنة
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
      سماء صافية
      غطِّ الجلد وادخل قريبًا
      يتجمد الجلد المكشوف خلال دقائق. غطّه كله وابقَ جافًا وتدفأ في الداخل.
      ش|ش ش ق|ش ق|ق ش ق|ق|ق ج ق|ج ق|ج ج ق|ج|ج ج غ|ج غ|غ ج غ|غ|غ ش غ|ش غ|ش ش غ
      شمال|شمال شرق|شرق|جنوب شرق|جنوب|جنوب غرب|غرب|شمال غرب
      ¦zero=المكتمل: {0}¦one=المكتمل: {0}¦two=المكتمل: {0}¦few=المكتمل: {0}¦many=المكتمل: {0}¦other=المكتمل: {0}
      محسوب
      الأحوال: لا توجد بيانات
      أبرد بمقدار ‎{0}°
      ستظهر الأيام المعدودة هنا
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
      نقطة الندى ‎{0}°
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
      ق
      ينتهي الآن
      النهاية
      ينتهي بعد
      ينتهي بعد {0}
      ينتهي بعد {0}
      ينتهي
      الطاقة
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
      المحسوسة: لا توجد بيانات
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
      بوصة زئبق
      سعرة
      كم
      كم/س
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
      م
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
      لا حرق اليوم
      لا توجد بيانات تقويم
      لا تقويم بعد
      لا توجد بيانات
      لا بيانات
      بلا تاريخ
      يوم غير صالح: {0}
      لا أيام بعد
      لا أحداث قادمة
      لا أحداث في الأيام القادمة
      لا توقعات بالساعة
      لا توقعات محفوظة
      ¦zero=لا {1} قريبًا¦one=لا {1} الساعة القادمة¦two=لا {1} خلال ساعتين¦few=لا {1} خلال {0} ساعات¦many=لا {1} خلال {0} ساعة¦other=لا {1} خلال {0} ساعة
      لا {0} الساعة القادمة
      لا {0} خلال {1}
      لا {0} هذه الساعة
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
      ش
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
      الضغط
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
      راحة
      يوم راحة
      راحة، قبل {0}
      يوم راحة
      راحة
      استرح كثيرًا واشرب
      ضباب متجمد
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
      ظل وماء وراحة
      حدد موقعًا
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
      حبيبات ثلج
      زخات ثلج
      ثلج
      مدة
      قريبًا
      قريبًا
      ج
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
      الشروق {0}
      حذاء مطر
      معطف مطر
      عواصف
      قبعة ونظارة شمسية
      مظلة
      سترة واقية من الريح
      ثم، بعد {0}
      {0} ألف
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
      حتى {0} اليوم
      حتى {0} غدًا
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
      الطقس: لا توجد بيانات
      بيانات الطقس قديمة
      الأسبوع
      الأسبوع {0}، اليوم {1}
      الأسبوع {0}
      غ
      الحرارة الرطبة
      الحرارة الرطبة، 
      الحرارة الرطبة: لا توجد بيانات، قد لا يكون آمنًا
      الحرارة الرطبة: لا توجد بيانات
      الحرارة الرطبة ‎{0}
      الحرارة الرطبة، {0}
      الرياح
      الرياح {0}
      الرياح: ‎−{0}°
      رياح
      الأسوأ اليوم، {0}
      """#,
    starts: [
      0, 16, 29, 66, 107, 122, 146, 160, 177, 188, 201, 242, 268, 288, 308, 319, 326, 333, 344, 351,
      393, 407, 423, 446, 455, 483, 503, 529, 549, 569, 591, 628, 689, 729, 793, 835, 855, 863, 878, 895,
      923, 952, 972, 992, 1021, 1038, 1063, 1085, 1097, 1110, 1129, 1149, 1173, 1191, 1202, 1217, 1260, 1271, 1277, 1284,
      1313, 1399, 1420, 1475, 1514, 1595, 1618, 1693, 1700, 1717, 1738, 1756, 1776, 1820, 1946, 2054, 2150, 2305, 2316, 2359,
      2390, 2438, 2463, 2496, 2525, 2532, 2559, 2637, 2660, 2737, 2775, 2907, 2939, 3042, 3049, 3201, 3233, 3240, 3352, 3359,
      3366, 3384, 3413, 3442, 3457, 3472, 3477, 3490, 3517, 3526, 3538, 3578, 3697, 3709, 3738, 3741, 3761, 3776, 3794, 3816,
      3838, 3849, 3862, 3893, 3939, 3980, 4026, 4056, 4088, 4138, 4154, 4170, 4186, 4202, 4239, 4337, 4384, 4492, 4522, 4635,
      4676, 4837, 4853, 4866, 4883, 4928, 4954, 4991, 5009, 5022, 5035, 5050, 5149, 5160, 5169, 5178, 5198, 5218, 5236, 5254,
      5261, 5295, 5310, 5330, 5350, 5370, 5390, 5411, 5421, 5630, 6001, 6162, 6569, 6778, 6791, 6802, 6813, 6820, 6834, 6848,
      6918, 7031, 7050, 7059, 7086, 7099, 7115, 7140, 7167, 7183, 7204, 7216, 7241, 7265, 7272, 7288, 7302, 7316, 7323, 7334,
      7349, 7375, 7394, 7409, 7420, 7431, 7449, 7458, 7463, 7471, 7510, 7532, 7549, 7560, 7575, 7588, 7617, 7641, 7656, 7664,
      7685, 7706, 7724, 7764, 7804, 7853, 7884, 7904, 7934, 7956, 7992, 8016, 8060, 8099, 8110, 8123, 8136, 8143, 8169, 8195,
      8228, 8237, 8255, 8264, 8293, 8320, 8333, 8358, 8374, 8390, 8405, 8417, 8439, 8469, 8487, 8490, 8497, 8507, 8510, 8517,
      8533, 8540, 8558, 8569, 8589, 8600, 8615, 8633, 8662, 8680, 8698, 8716, 8729, 8744, 8771, 8780, 8810, 8819, 8828, 8874,
      8925, 8975, 8998, 9038, 9074, 9110, 9133, 9171, 9194, 9221, 9239, 9257, 9285, 9306, 9333, 9382, 9415, 9446, 9666, 9703,
      9725, 9754, 9770, 9806, 9848, 9886, 9898, 9910, 9935, 9967, 9992, 10015, 10040, 10063, 10086, 10107, 10110, 10130, 10146, 10162,
      10180, 10211, 10237, 10260, 10290, 10316, 10337, 10367, 10398, 10425, 10434, 10443, 10452, 10461, 10483, 10628, 10639, 10794, 10812, 10821,
      10834, 10847, 10857, 10879, 10890, 10903, 10914, 10928, 10935, 10950, 10966, 10973, 10983, 11020, 11039, 11098, 11141, 11188, 11197, 11213,
      11235, 11251, 11260, 11295, 11315, 11322, 11348, 11431, 11453, 11533, 11555, 11615, 11662, 11738, 11745, 11765, 11790, 11810, 11824, 11838,
      11849, 11882, 11898, 11914, 11930, 11957, 11984, 12000, 12007, 12027, 12043, 12050, 12057, 12070, 12083, 12086, 12097, 12112, 12128, 12137,
      12152, 12370, 12392, 12514, 12768, 12807, 12850, 13019, 13207, 13365, 13553, 13586, 13606, 13615, 13637, 13815, 13832, 13849, 13865, 13881,
      13892, 13925, 13934, 13970, 13988, 13999, 14021, 14068, 14115, 14150, 14193, 14242, 14280, 14324, 14360, 14399, 14432, 14468, 14493, 14527,
      14554, 14577, 14603, 14618, 14629, 14640, 14649, 14658, 14682, 14696, 14714, 14725, 14736, 14754, 14776, 14796, 14811, 14833, 14857, 14885,
      14909, 14929, 14960, 14975, 14995, 15009, 15026, 15042, 15066, 15090, 15102, 15113, 15124, 15136, 15158, 15198, 15226, 15256, 15267, 15278,
      15289, 15300, 15334, 15337, 15351, 15371, 15391, 15413, 15435, 15454, 15472, 15494, 15512, 15534, 15561, 15579, 15601, 15623, 15634, 15661,
      15758, 15778, 15854, 15893, 15982, 16006, 16089, 16100, 16122, 16144, 16164, 16208, 16217, 16275, 16297, 16310, 16339, 16375, 16409, 16420,
      16459, 16494, 16509, 16545, 16564, 16567, 16595, 16626, 16714, 16770, 16805, 16839, 16852, 16869, 16895, 16904,
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
      Nezdravá pro citlivé
      Nezdravá
      Velmi špatná
      Velmi nezdravá
      vzduch
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
      Spálení
      Spálení {0}
      Kalendář
      Kalendář: žádná data
      Bezvětří
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
      Jasno
      Zakryjte kůži, brzy dovnitř
      Holá kůže omrzne během minut. Zakryjte ji, buďte v suchu a zahřejte se uvnitř.
      S|SSV|SV|VSV|V|VJV|JV|JJV|J|JJZ|JZ|ZJZ|Z|ZSZ|SZ|SSZ
      sever|severovýchod|východ|jihovýchod|jih|jihozápad|západ|severozápad
      ¦one={0} hotová¦few={0} hotové¦many={0} hotové¦other={0} hotových
      vypočteno
      Podmínky: žádná data
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
      Rosný bod {0}°
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
      V
      Právě končí
      konec
      Konec za
      konec za {0}
      Konec za {0}
      Konec
      Energie
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
      Pocitově: žádná data
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
      inHg
      kcal
      km
      km/h
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
      m
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
      Dnes bez spálení
      Žádná data kalendáře
      Zatím žádný kalendář
      Žádná data
      žádná data
      Bez data
      Neplatný den: {0}
      Zatím žádné dny
      Žádné události
      Žádné události v nejbližších dnech
      Žádná hodinová předpověď
      Žádná uložená předpověď
      ¦one=Beze srážek {0} h¦few=Beze srážek {0} h¦many=Beze srážek {0} h¦other=Beze srážek {0} h
      Příští hodinu beze srážek
      Beze srážek {1}
      Tuto hodinu beze srážek
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
      S
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
      Tlak
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
      volno
      Den odpočinku
      Odpočinek, před {0}
      odpočinek
      Klid
      Často odpočívejte, pijte
      Mrznoucí mlha
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
      Stín, pití, odpočinek
      Nastavte místo
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
      Sněhová zrna
      Sněhové přeháňky
      sníh
      nějakou dobou
      Brzy
      brzy
      J
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
      Východ slunce {0}
      holínky
      pláštěnka
      bouřky
      čepice a brýle
      deštník
      větrovka
      Potom, za {0}
      {0}k
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
      Až {0} dnes
      Až {0} zítra
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
      Počasí: žádná data
      Počasí je zastaralé
      Týden
      Týden {0}, den {1}
      Týden {0}
      Z
      Vlhký teploměr
      Vlhký teploměr, 
      Vlhký teploměr: žádná data, nemusí být bezpečno
      Vlhký teploměr: žádná data
      Vlhký teploměr {0}
      Vlhký teploměr, {0}
      Vítr
      Vítr {0}
      Vítr: −{0}°
      větrno
      Dnes nejhůř: {0}
      """#,
    starts: [
      0, 7, 16, 41, 65, 76, 93, 99, 111, 121, 128, 152, 168, 179, 199, 212, 219, 232, 242, 251,
      274, 284, 299, 315, 322, 340, 350, 365, 375, 387, 400, 435, 466, 495, 545, 566, 577, 585, 594, 602,
      617, 638, 646, 654, 670, 676, 693, 709, 717, 724, 736, 754, 776, 786, 800, 811, 837, 849, 855, 861,
      885, 957, 981, 1036, 1064, 1134, 1155, 1207, 1213, 1224, 1242, 1256, 1262, 1293, 1379, 1431, 1506, 1580, 1591, 1616,
      1635, 1668, 1684, 1706, 1734, 1746, 1763, 1825, 1842, 1892, 1919, 1996, 2016, 2085, 2097, 2181, 2200, 2206, 2263, 2269,
      2271, 2288, 2315, 2332, 2344, 2356, 2363, 2373, 2392, 2402, 2415, 2443, 2550, 2563, 2587, 2589, 2605, 2611, 2620, 2633,
      2646, 2652, 2660, 2686, 2721, 2746, 2787, 2808, 2833, 2873, 2881, 2898, 2915, 2938, 2963, 3039, 3067, 3143, 3165, 3246,
      3261, 3355, 3363, 3373, 3383, 3408, 3424, 3443, 3458, 3471, 3484, 3490, 3538, 3553, 3558, 3564, 3584, 3610, 3628, 3646,
      3655, 3672, 3681, 3694, 3707, 3720, 3737, 3752, 3759, 3886, 4041, 4120, 4303, 4394, 4406, 4425, 4444, 4453, 4469, 4485,
      4534, 4622, 4645, 4652, 4677, 4688, 4703, 4729, 4758, 4776, 4780, 4790, 4811, 4828, 4834, 4844, 4858, 4872, 4878, 4884,
      4892, 4908, 4920, 4928, 4935, 4942, 4947, 4952, 4955, 4960, 4981, 4995, 5011, 5018, 5029, 5038, 5060, 5076, 5087, 5095,
      5120, 5140, 5159, 5196, 5239, 5278, 5298, 5316, 5347, 5366, 5393, 5415, 5457, 5497, 5504, 5513, 5521, 5528, 5542, 5558,
      5576, 5583, 5600, 5607, 5634, 5659, 5670, 5696, 5710, 5724, 5732, 5742, 5761, 5784, 5804, 5806, 5809, 5814, 5818, 5826,
      5838, 5846, 5861, 5869, 5887, 5897, 5909, 5925, 5945, 5964, 5981, 5998, 6074, 6154, 6164, 6170, 6185, 6194, 6198, 6226,
      6263, 6284, 6299, 6331, 6357, 6383, 6402, 6428, 6455, 6469, 6483, 6492, 6511, 6531, 6550, 6592, 6624, 6656, 6760, 6792,
      6810, 6836, 6855, 6882, 6909, 6934, 6945, 6956, 6973, 6996, 7013, 7029, 7038, 7047, 7061, 7077, 7079, 7092, 7100, 7106,
      7114, 7136, 7150, 7167, 7180, 7200, 7213, 7233, 7260, 7278, 7283, 7288, 7293, 7299, 7316, 7390, 7400, 7474, 7489, 7499,
      7511, 7523, 7532, 7542, 7549, 7559, 7564, 7579, 7587, 7603, 7615, 7623, 7633, 7652, 7665, 7705, 7734, 7762, 7768, 7783,
      7805, 7816, 7821, 7849, 7864, 7874, 7895, 7965, 7987, 8058, 8077, 8123, 8142, 8191, 8201, 8213, 8238, 8254, 8267, 8275,
      8282, 8299, 8318, 8337, 8352, 8371, 8400, 8418, 8424, 8439, 8461, 8467, 8482, 8487, 8492, 8494, 8506, 8516, 8529, 8539,
      8545, 8637, 8655, 8719, 8839, 8861, 8882, 8972, 9084, 9168, 9252, 9275, 9287, 9294, 9320, 9409, 9421, 9440, 9449, 9462,
      9470, 9487, 9497, 9507, 9521, 9526, 9534, 9563, 9592, 9618, 9646, 9668, 9692, 9722, 9749, 9773, 9795, 9820, 9841, 9869,
      9898, 9918, 9933, 9947, 9952, 9957, 9964, 9971, 9984, 9997, 10006, 10013, 10020, 10031, 10044, 10059, 10075, 10097, 10121, 10147,
      10166, 10188, 10213, 10234, 10244, 10255, 10274, 10286, 10297, 10308, 10318, 10326, 10334, 10343, 10361, 10385, 10408, 10427, 10435, 10443,
      10453, 10463, 10481, 10484, 10494, 10508, 10522, 10537, 10554, 10566, 10579, 10596, 10609, 10626, 10646, 10657, 10676, 10697, 10708, 10726,
      10793, 10810, 10871, 10899, 10986, 11007, 11073, 11084, 11105, 11128, 11145, 11178, 11184, 11222, 11237, 11245, 11270, 11288, 11312, 11321,
      11345, 11368, 11375, 11395, 11406, 11408, 11425, 11444, 11500, 11532, 11553, 11575, 11581, 11591, 11607, 11615,
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
      Usund for følsomme grupper
      Usund
      Meget dårlig
      Meget usund
      luft
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
      Skoldet
      Skoldet {0}
      Kalender
      Kalender: ingen data
      Stille
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
      Klart
      Dæk huden, gå snart ind
      Bar hud fryser på få minutter. Dæk den helt, hold dig tør, og varm dig inde.
      N|NNØ|NØ|ØNØ|Ø|ØSØ|SØ|SSØ|S|SSV|SV|VSV|V|VNV|NV|NNV
      nord|nordøst|øst|sydøst|syd|sydvest|vest|nordvest
      ¦one={0} udført¦other={0} udført
      beregnet
      Vejrforhold: ingen data
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
      Dugpunkt {0}°
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
      Ø
      Slutter nu
      slutter
      Slutter om
      slutter om {0}
      Slutter om {0}
      Slutter
      Energi
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
      Føles som: ingen data
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
      inHg
      kcal
      km
      km/t.
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
      m
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
      Ingen skoldning i dag
      Ingen kalenderdata
      Ingen kalender endnu
      Ingen data
      ingen data
      Ingen dato
      Ugyldig dag: {0}
      Ingen dage endnu
      Ingen begivenheder
      Ingen begivenheder de næste dage
      Ingen timeprognose
      Ingen prognose gemt
      ¦one=Ingen {1} den næste time¦other=Ingen {1} de næste {0} t.
      Ingen {0} den næste time
      Ingen {0} de næste {1}
      Ingen {0} i denne time
      Ingen måling
      Intet nyt vejr
      Ingen påmindelsesdata
      Ingen skridtdata
      Ingen sol
      ingen sol
      Ingen temperatur
      Intet vejr endnu
      Intet markeret
      Intet overskredet
      Intet snart
      Intet i dag
      Intet i dag
      Intet i morgen
      N
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
      Lufttryk
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
      hvile
      Hviledag
      Hviledag, for {0} siden
      hviledag
      Hvile
      Hvil ofte, drik
      Tåge med rim
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
      Skygge, drik, hvile
      Angiv et sted
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
      Kornsne
      Snebyger
      sne
      nogen tid
      Snart
      snart
      S
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
      Solopgang {0}
      støvler
      regnjakke
      torden
      hat og solbriller
      paraply
      vindjakke
      Derefter, om {0}
      {0}k
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
      Vejr: ingen data
      Vejret er for gammelt
      Uge
      Uge {0}, dag {1}
      Uge {0}
      V
      Våd kugle
      Våd kugle, 
      Våd kugle: ingen data, måske ikke sikkert
      Våd kugle: ingen data
      Våd kugle {0}
      Våd kugle, {0}
      Vind
      Vind {0}
      Vind: −{0}°
      blæsende
      Værst i dag, {0}
      """#,
    starts: [
      0, 9, 19, 43, 65, 73, 87, 96, 109, 123, 128, 152, 166, 175, 192, 200, 204, 211, 219, 227,
      255, 261, 275, 287, 292, 311, 322, 338, 349, 363, 374, 402, 432, 458, 501, 524, 533, 541, 551, 566,
      580, 600, 608, 616, 637, 645, 658, 670, 676, 683, 695, 706, 721, 729, 741, 750, 771, 778, 784, 794,
      816, 896, 917, 962, 983, 1040, 1055, 1108, 1118, 1129, 1148, 1162, 1168, 1194, 1275, 1336, 1389, 1426, 1435, 1459,
      1475, 1496, 1508, 1536, 1568, 1573, 1590, 1649, 1676, 1739, 1756, 1833, 1859, 1920, 1925, 1970, 1986, 1993, 2023, 2030,
      2035, 2050, 2074, 2089, 2098, 2107, 2114, 2125, 2141, 2151, 2161, 2188, 2270, 2280, 2302, 2305, 2316, 2324, 2335, 2350,
      2365, 2373, 2380, 2407, 2439, 2472, 2499, 2518, 2540, 2571, 2580, 2594, 2608, 2621, 2636, 2702, 2724, 2799, 2817, 2887,
      2907, 3002, 3011, 3018, 3029, 3052, 3066, 3080, 3096, 3105, 3114, 3121, 3147, 3153, 3159, 3163, 3182, 3201, 3208, 3215,
      3225, 3245, 3254, 3265, 3276, 3287, 3311, 3326, 3334, 3391, 3470, 3521, 3604, 3649, 3659, 3664, 3669, 3676, 3691, 3706,
      3754, 3829, 3852, 3860, 3876, 3888, 3901, 3914, 3932, 3949, 3953, 3961, 3978, 3993, 4000, 4011, 4027, 4043, 4050, 4058,
      4068, 4081, 4095, 4105, 4112, 4119, 4124, 4129, 4132, 4138, 4159, 4174, 4184, 4191, 4202, 4209, 4227, 4244, 4256, 4264,
      4284, 4300, 4315, 4357, 4394, 4435, 4461, 4476, 4507, 4527, 4552, 4571, 4612, 4645, 4650, 4657, 4665, 4672, 4687, 4703,
      4717, 4721, 4735, 4739, 4762, 4773, 4781, 4790, 4802, 4814, 4821, 4829, 4847, 4867, 4887, 4889, 4892, 4898, 4903, 4912,
      4925, 4934, 4950, 4958, 4976, 4984, 4996, 5009, 5028, 5044, 5060, 5076, 5085, 5095, 5105, 5110, 5122, 5131, 5139, 5158,
      5186, 5210, 5223, 5253, 5277, 5298, 5320, 5339, 5360, 5371, 5382, 5393, 5410, 5427, 5446, 5480, 5499, 5519, 5585, 5611,
      5635, 5658, 5672, 5687, 5710, 5727, 5737, 5747, 5764, 5781, 5796, 5814, 5826, 5838, 5850, 5865, 5867, 5880, 5888, 5900,
      5911, 5932, 5947, 5963, 5979, 5995, 6010, 6027, 6048, 6063, 6066, 6069, 6072, 6079, 6101, 6142, 6153, 6190, 6207, 6217,
      6229, 6241, 6250, 6264, 6271, 6281, 6290, 6304, 6309, 6322, 6332, 6337, 6347, 6369, 6382, 6423, 6450, 6475, 6481, 6490,
      6514, 6523, 6529, 6545, 6559, 6567, 6591, 6643, 6662, 6727, 6751, 6790, 6812, 6870, 6878, 6889, 6909, 6923, 6938, 6946,
      6953, 6970, 6975, 6980, 6989, 7005, 7020, 7032, 7036, 7044, 7053, 7057, 7067, 7073, 7079, 7081, 7093, 7101, 7112, 7120,
      7127, 7180, 7202, 7237, 7296, 7317, 7336, 7385, 7440, 7485, 7532, 7560, 7573, 7580, 7594, 7644, 7657, 7671, 7680, 7690,
      7697, 7715, 7723, 7733, 7750, 7755, 7762, 7786, 7806, 7822, 7846, 7869, 7887, 7910, 7931, 7949, 7969, 7995, 8021, 8052,
      8071, 8087, 8103, 8112, 8118, 8124, 8133, 8142, 8153, 8165, 8172, 8180, 8188, 8199, 8216, 8236, 8245, 8263, 8282, 8303,
      8318, 8333, 8357, 8371, 8382, 8393, 8413, 8425, 8434, 8443, 8454, 8460, 8466, 8476, 8495, 8517, 8540, 8557, 8562, 8567,
      8575, 8583, 8598, 8601, 8612, 8624, 8636, 8652, 8668, 8681, 8695, 8713, 8723, 8737, 8757, 8767, 8782, 8798, 8807, 8824,
      8893, 8915, 8982, 9003, 9085, 9098, 9164, 9173, 9189, 9206, 9220, 9246, 9252, 9286, 9299, 9307, 9326, 9345, 9368, 9373,
      9390, 9412, 9416, 9433, 9441, 9443, 9454, 9467, 9511, 9534, 9549, 9565, 9570, 9579, 9594, 9604,
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
      Brand
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
      Gefühlt: keine Daten
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
      Ungültiger Tag: {0}
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
      630, 650, 658, 666, 682, 689, 705, 720, 724, 730, 742, 754, 770, 776, 786, 795, 817, 827, 833, 842,
      866, 938, 966, 1019, 1044, 1103, 1123, 1183, 1192, 1215, 1231, 1247, 1252, 1279, 1364, 1416, 1469, 1508, 1518, 1542,
      1556, 1587, 1606, 1623, 1654, 1661, 1684, 1754, 1776, 1850, 1873, 1969, 1992, 2063, 2070, 2118, 2135, 2142, 2172, 2179,
      2184, 2204, 2237, 2252, 2260, 2268, 2275, 2287, 2305, 2317, 2332, 2364, 2460, 2475, 2499, 2501, 2513, 2518, 2527, 2540,
      2553, 2559, 2567, 2590, 2626, 2661, 2695, 2720, 2744, 2779, 2786, 2801, 2816, 2831, 2855, 2937, 2964, 3041, 3063, 3134,
      3152, 3252, 3259, 3268, 3277, 3299, 3313, 3332, 3347, 3356, 3365, 3372, 3398, 3404, 3410, 3415, 3440, 3465, 3484, 3503,
      3512, 3529, 3538, 3552, 3566, 3580, 3602, 3617, 3626, 3693, 3788, 3849, 3942, 3991, 4001, 4007, 4013, 4020, 4035, 4050,
      4097, 4192, 4218, 4224, 4251, 4263, 4274, 4294, 4315, 4334, 4338, 4346, 4363, 4379, 4388, 4400, 4418, 4436, 4445, 4452,
      4464, 4484, 4496, 4504, 4511, 4518, 4523, 4528, 4531, 4536, 4556, 4569, 4583, 4590, 4601, 4611, 4639, 4656, 4668, 4677,
      4694, 4709, 4723, 4756, 4787, 4818, 4833, 4849, 4873, 4896, 4919, 4939, 4971, 5002, 5008, 5016, 5023, 5031, 5044, 5060,
      5076, 5083, 5104, 5111, 5145, 5173, 5186, 5207, 5222, 5237, 5244, 5252, 5270, 5294, 5311, 5313, 5316, 5320, 5325, 5334,
      5346, 5355, 5369, 5377, 5399, 5406, 5420, 5436, 5458, 5479, 5495, 5511, 5523, 5536, 5549, 5554, 5572, 5581, 5589, 5615,
      5652, 5678, 5691, 5721, 5747, 5770, 5793, 5813, 5832, 5844, 5856, 5867, 5888, 5904, 5921, 5956, 5985, 6014, 6079, 6104,
      6126, 6148, 6162, 6184, 6207, 6226, 6238, 6250, 6267, 6284, 6300, 6320, 6332, 6345, 6358, 6372, 6374, 6388, 6400, 6415,
      6427, 6452, 6471, 6486, 6504, 6521, 6536, 6560, 6589, 6609, 6615, 6621, 6627, 6635, 6652, 6699, 6707, 6740, 6759, 6767,
      6780, 6793, 6802, 6821, 6828, 6839, 6849, 6865, 6871, 6885, 6898, 6904, 6914, 6936, 6949, 7003, 7030, 7056, 7061, 7069,
      7086, 7094, 7099, 7118, 7140, 7147, 7172, 7231, 7258, 7325, 7349, 7392, 7421, 7470, 7477, 7490, 7515, 7529, 7549, 7557,
      7564, 7581, 7593, 7605, 7620, 7641, 7663, 7683, 7690, 7704, 7718, 7725, 7738, 7743, 7748, 7750, 7759, 7766, 7777, 7785,
      7794, 7848, 7866, 7904, 7972, 7995, 8017, 8072, 8128, 8176, 8226, 8250, 8265, 8274, 8295, 8339, 8352, 8370, 8378, 8389,
      8398, 8419, 8431, 8441, 8456, 8461, 8470, 8497, 8525, 8549, 8576, 8611, 8640, 8665, 8693, 8721, 8745, 8767, 8786, 8809,
      8831, 8852, 8868, 8874, 8880, 8886, 8893, 8900, 8917, 8927, 8937, 8945, 8953, 8964, 8978, 8993, 9004, 9029, 9052, 9079,
      9102, 9123, 9144, 9161, 9170, 9181, 9196, 9208, 9215, 9222, 9232, 9237, 9242, 9251, 9269, 9291, 9315, 9334, 9342, 9350,
      9357, 9364, 9380, 9383, 9394, 9404, 9414, 9429, 9447, 9460, 9471, 9488, 9500, 9518, 9539, 9549, 9567, 9584, 9592, 9611,
      9701, 9725, 9789, 9809, 9886, 9900, 9961, 9969, 9987, 10004, 10022, 10056, 10062, 10111, 10124, 10132, 10158, 10181, 10209, 10216,
      10236, 10250, 10256, 10275, 10282, 10284, 10296, 10310, 10360, 10385, 10401, 10418, 10423, 10432, 10450, 10457,
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
      Ανθυγιεινή για ευπαθείς ομάδες
      Ανθυγιεινή
      Πολύ κακή
      Πολύ ανθυγιεινή
      αέρας
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
      Έγκαυμα
      Έγκαυμα {0}
      Ημερολόγιο
      Ημερολόγιο: χωρίς δεδομένα
      Άπνοια
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
      Αίθριος
      Καλυφθείτε, μπείτε μέσα
      Το γυμνό δέρμα παγώνει σε λεπτά. Καλύψτε το, μείνετε στεγνοί και ζεσταθείτε μέσα.
      Β|ΒΒΑ|ΒΑ|ΑΒΑ|Α|ΑΝΑ|ΝΑ|ΝΝΑ|Ν|ΝΝΔ|ΝΔ|ΔΝΔ|Δ|ΔΒΔ|ΒΔ|ΒΒΔ
      βόρεια|βορειοανατολικά|ανατολικά|νοτιοανατολικά|νότια|νοτιοδυτικά|δυτικά|βορειοδυτικά
      ¦one={0} έγινε¦other={0} έγιναν
      υπολογισμένο
      Συνθήκες: χωρίς δεδομένα
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
      Σημείο δρόσου {0}°
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
      Α
      Τελειώνει τώρα
      λήξη
      Λήγει σε
      λήγει σε {0}
      Τελειώνει σε {0}
      Λήγει
      Ενέργεια
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
      Αίσθηση: χωρίς δεδομένα
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
      inHg
      kcal
      χλμ.
      km/h
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
      μ.
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
      {0} ακόμη
      +{0} ακόμη
      πάνω από 2 ώ.
      Πολλά
      Πιο σταθερός
      {0}: {1}
      Νέα σελήνη
      Άγνωστη επόμενη ώρα
      Άγνωστη βροχή επόμενης ώρας
      Επόμενη δοκιμή στις {0}.
      Χωρίς πρόσβαση
      Χωρίς πρόσβαση στις υπομνήσεις
      Χωρίς πρόσβαση στα βήματα
      Χωρίς δεδομένα δραστηριότητας
      Χωρίς έγκαυμα σήμερα
      Χωρίς δεδομένα ημερολογίου
      Χωρίς ημερολόγιο ακόμη
      Χωρίς δεδομένα
      χωρίς δεδομένα
      Χωρίς ημερομηνία
      Μη έγκυρη ημέρα: {0}
      Καμία ημέρα ακόμη
      Χωρίς προσεχή συμβάντα
      Χωρίς συμβάντα τις επόμενες ημέρες
      Χωρίς ωριαία πρόγνωση
      Χωρίς αποθηκευμένη πρόγνωση
      ¦one=Χωρίς {1} για {0} ώρα¦other=Χωρίς {1} για {0} ώρες
      Χωρίς {0} την επόμενη ώρα
      Χωρίς {0} για {1}
      Χωρίς {0} αυτή την ώρα
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
      Β
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
      Πίεση
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
      παύση
      Ημέρα ανάπαυσης
      Ανάπαυση, πριν από {0}
      ανάπαυση
      Ανάπαυση
      Παύσεις, νερό
      Παγωμένη ομίχλη
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
      Σκιά, νερό, ανάπαυση
      Ορίστε τοποθεσία
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
      Χιονόκοκκοι
      Μπόρες χιονιού
      χιονόπτωση
      κάποια ώρα
      Σύντομα
      σύντομα
      Ν
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
      Ανατολή {0}
      μπότες
      αδιάβροχο
      καταιγίδες
      καπέλο και γυαλιά ηλίου
      ομπρέλα
      αντιανεμικό
      Μετά, σε {0}
      {0}k
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
      Έως {0} σήμερα
      Έως {0} αύριο
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
      Καιρός: χωρίς δεδομένα
      Παλιά δεδομένα καιρού
      Εβδομάδα
      Εβδομάδα {0}, ημέρα {1}
      Εβδομάδα {0}
      Δ
      Υγρός βολβός
      Υγρό θερμ., 
      Υγρό θερμόμετρο: χωρίς δεδομένα, ίσως όχι ασφαλές
      Υγρό θερμ.: χωρίς δεδομένα
      Υγρό θερμ. {0}
      Υγρό θερμ., {0}
      Άνεμος
      Άνεμος {0}
      Άνεμος: −{0}°
      άνεμος
      Χειρότερα σήμερα, {0}
      """#,
    starts: [
      0, 14, 41, 97, 153, 174, 201, 225, 247, 267, 278, 313, 333, 348, 378, 405, 414, 435, 448, 457,
      515, 536, 554, 584, 595, 624, 641, 663, 680, 700, 721, 769, 840, 903, 991, 1038, 1054, 1062, 1079, 1102,
      1139, 1184, 1206, 1228, 1272, 1285, 1308, 1330, 1338, 1349, 1365, 1399, 1437, 1452, 1471, 1492, 1542, 1555, 1561, 1576,
      1619, 1753, 1787, 1873, 1912, 2009, 2040, 2141, 2156, 2181, 2217, 2255, 2270, 2314, 2462, 2550, 2714, 2759, 2784, 2830,
      2858, 2922, 2960, 3003, 3053, 3070, 3109, 3213, 3255, 3358, 3404, 3559, 3594, 3724, 3741, 3794, 3827, 3837, 3882, 3892,
      3905, 3929, 3970, 4002, 4019, 4036, 4047, 4062, 4093, 4106, 4126, 4168, 4328, 4348, 4379, 4382, 4410, 4419, 4435, 4455,
      4483, 4494, 4511, 4563, 4614, 4677, 4732, 4766, 4804, 4867, 4880, 4904, 4928, 4960, 5014, 5163, 5208, 5345, 5378, 5500,
      5535, 5700, 5713, 5728, 5743, 5787, 5807, 5837, 5863, 5881, 5899, 5912, 5951, 5966, 5979, 5996, 6026, 6056, 6084, 6112,
      6133, 6172, 6189, 6225, 6248, 6271, 6314, 6337, 6349, 6418, 6537, 6600, 6723, 6792, 6807, 6830, 6853, 6864, 6890, 6916,
      7003, 7132, 7167, 7180, 7221, 7238, 7262, 7294, 7337, 7371, 7375, 7385, 7406, 7444, 7452, 7475, 7491, 7507, 7515, 7530,
      7545, 7568, 7587, 7602, 7611, 7620, 7625, 7630, 7638, 7643, 7674, 7695, 7710, 7719, 7732, 7745, 7774, 7801, 7823, 7831,
      7866, 7903, 7939, 8011, 8085, 8155, 8203, 8237, 8292, 8327, 8375, 8411, 8495, 8552, 8565, 8582, 8601, 8610, 8638, 8666,
      8696, 8711, 8739, 8754, 8799, 8842, 8861, 8895, 8925, 8955, 8968, 8978, 9006, 9037, 9072, 9076, 9087, 9099, 9103, 9111,
      9134, 9142, 9171, 9184, 9210, 9223, 9240, 9264, 9292, 9326, 9354, 9382, 9397, 9413, 9435, 9446, 9470, 9479, 9499, 9536,
      9588, 9630, 9658, 9716, 9764, 9821, 9860, 9911, 9954, 9982, 10010, 10042, 10076, 10109, 10152, 10217, 10258, 10311, 10392, 10436,
      10462, 10500, 10526, 10568, 10617, 10660, 10680, 10700, 10734, 10775, 10806, 10840, 10868, 10894, 10922, 10948, 10951, 10979, 10995, 11010,
      11030, 11073, 11095, 11126, 11161, 11192, 11231, 11255, 11312, 11351, 11360, 11369, 11378, 11389, 11421, 11478, 11498, 11555, 11581, 11598,
      11619, 11640, 11649, 11677, 11682, 11707, 11718, 11740, 11751, 11770, 11783, 11794, 11804, 11839, 11860, 11943, 11993, 12043, 12054, 12084,
      12122, 12139, 12156, 12181, 12211, 12226, 12261, 12374, 12407, 12510, 12541, 12618, 12666, 12769, 12784, 12805, 12842, 12874, 12899, 12915,
      12930, 12962, 12989, 13016, 13042, 13072, 13117, 13153, 13174, 13197, 13225, 13246, 13266, 13281, 13296, 13299, 13322, 13335, 13355, 13370,
      13383, 13454, 13488, 13531, 13654, 13696, 13738, 13803, 13882, 13935, 14004, 14051, 14077, 14090, 14135, 14200, 14223, 14242, 14255, 14274,
      14295, 14339, 14354, 14377, 14396, 14401, 14420, 14466, 14512, 14552, 14610, 14653, 14698, 14749, 14789, 14839, 14886, 14932, 14967, 15008,
      15047, 15076, 15098, 15124, 15137, 15150, 15161, 15172, 15200, 15214, 15229, 15247, 15265, 15287, 15311, 15333, 15348, 15401, 15448, 15497,
      15536, 15575, 15614, 15637, 15653, 15664, 15688, 15700, 15715, 15730, 15751, 15764, 15777, 15795, 15822, 15869, 15910, 15945, 15960, 15975,
      15990, 16005, 16037, 16040, 16061, 16083, 16105, 16131, 16157, 16180, 16202, 16228, 16252, 16280, 16308, 16327, 16357, 16391, 16418, 16466,
      16599, 16630, 16738, 16777, 16918, 16950, 17063, 17090, 17118, 17150, 17183, 17233, 17248, 17322, 17345, 17368, 17412, 17435, 17483, 17496,
      17538, 17579, 17596, 17633, 17654, 17657, 17681, 17702, 17793, 17841, 17864, 17888, 17901, 17918, 17941, 17954,
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
      ¦one={1} of {0} goal met¦other={1} of {0} goals met
      ¦one={1} of {0} goal met in a year¦other={1} of {0} goals met in a year
      ¦one= of {0} goal met¦other= of {0} goals met
      ¦one={1} of {0} goal met this month¦other={1} of {0} goals met this month
      ¦one={1} of {0} goal¦other={1} of {0} goals
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
      3156, 3172, 3181, 3190, 3199, 3208, 3224, 3239, 3247, 3301, 3375, 3423, 3499, 3545, 3555, 3560, 3565, 3570, 3580, 3590,
      3630, 3704, 3725, 3731, 3751, 3761, 3772, 3784, 3803, 3818, 3822, 3830, 3847, 3861, 3867, 3874, 3888, 3898, 3903, 3909,
      3918, 3938, 3951, 3960, 3967, 3974, 3979, 3984, 3987, 3992, 4018, 4030, 4042, 4049, 4060, 4068, 4086, 4100, 4114, 4122,
      4137, 4150, 4162, 4192, 4221, 4251, 4270, 4283, 4306, 4327, 4348, 4361, 4391, 4420, 4425, 4431, 4436, 4441, 4454, 4469,
      4483, 4489, 4503, 4509, 4532, 4552, 4562, 4574, 4585, 4596, 4602, 4610, 4623, 4642, 4662, 4664, 4667, 4671, 4675, 4683,
      4692, 4697, 4709, 4718, 4735, 4744, 4757, 4771, 4793, 4811, 4825, 4839, 4848, 4858, 4864, 4869, 4885, 4894, 4903, 4925,
      4952, 4969, 4979, 5002, 5021, 5038, 5052, 5069, 5085, 5093, 5101, 5109, 5121, 5141, 5157, 5185, 5206, 5225, 5281, 5298,
      5314, 5331, 5342, 5360, 5378, 5391, 5398, 5405, 5420, 5435, 5448, 5461, 5471, 5482, 5493, 5507, 5509, 5521, 5529, 5542,
      5552, 5570, 5589, 5601, 5620, 5637, 5653, 5675, 5707, 5721, 5725, 5729, 5733, 5740, 5756, 5794, 5802, 5833, 5846, 5855,
      5863, 5871, 5880, 5894, 5899, 5906, 5915, 5926, 5931, 5944, 5957, 5962, 5972, 5994, 6004, 6045, 6066, 6085, 6090, 6099,
      6117, 6126, 6131, 6149, 6169, 6174, 6197, 6256, 6272, 6331, 6352, 6392, 6415, 6467, 6472, 6488, 6512, 6527, 6543, 6551,
      6558, 6572, 6578, 6584, 6596, 6616, 6636, 6652, 6657, 6669, 6682, 6687, 6697, 6702, 6707, 6709, 6718, 6725, 6735, 6742,
      6748, 6792, 6807, 6839, 6891, 6908, 6923, 6969, 7021, 7063, 7107, 7128, 7140, 7146, 7162, 7212, 7227, 7239, 7245, 7256,
      7263, 7282, 7291, 7301, 7314, 7319, 7332, 7361, 7391, 7417, 7442, 7468, 7494, 7518, 7542, 7561, 7586, 7610, 7633, 7656,
      7682, 7700, 7713, 7719, 7725, 7731, 7740, 7749, 7759, 7769, 7777, 7787, 7797, 7806, 7822, 7841, 7850, 7870, 7890, 7911,
      7928, 7947, 7963, 7975, 7983, 7994, 8008, 8020, 8028, 8036, 8048, 8053, 8058, 8067, 8085, 8103, 8122, 8141, 8145, 8149,
      8158, 8167, 8179, 8182, 8192, 8202, 8212, 8227, 8240, 8255, 8266, 8281, 8292, 8307, 8328, 8338, 8354, 8369, 8377, 8399,
      8473, 8493, 8555, 8579, 8649, 8665, 8723, 8731, 8747, 8762, 8775, 8799, 8806, 8841, 8854, 8862, 8886, 8905, 8929, 8937,
      8954, 8970, 8975, 8993, 9002, 9004, 9013, 9024, 9062, 9080, 9093, 9107, 9112, 9121, 9138, 9144,
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
      Dañina para grupos sensibles
      Dañina
      Muy desfavorable
      Muy dañina
      aire
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
      Quemadura
      Quemadura {0}
      Calendario
      Calendario: sin datos
      En calma
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
      Despejado
      Cubre la piel y entra pronto
      La piel desnuda se hiela en minutos. Cúbrela, no te mojes y entra en calor bajo techo.
      N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSO|SO|OSO|O|ONO|NO|NNO
      norte|noreste|este|sureste|sur|suroeste|oeste|noroeste
      ¦one={0} completado¦many={0} de completados¦other={0} completados
      calculado
      Condiciones: sin datos
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
      Punto de rocío {0}°
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
      E
      Termina ya
      termina
      Termina en
      termina en {0}
      Termina en {0}
      Termina
      Energía
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
      Sensación: sin datos
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
      inHg
      kcal
      km
      km/h
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
      m
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
      Hoy sin quemaduras
      Sin datos del calendario
      Aún sin calendario
      Sin datos
      sin datos
      Sin fecha
      Día no válido: {0}
      Aún no hay días
      Sin próximos eventos
      Sin eventos en los próximos días
      Sin pronóstico por horas
      Sin pronóstico guardado
      ¦one=Sin {1} en {0} h¦many=Sin {1} en {0} h¦other=Sin {1} en {0} h
      Sin {0} en la próxima hora
      Sin {0} en {1}
      Sin {0} en esta hora
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
      N
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
      Presión
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
      reposo
      Día de descanso
      Descanso, hace {0}
      descanso
      Reposo
      Descansa, bebe
      Niebla engelante
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
      Sombra, agua, descanso
      Elige una ubicación
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
      Cinarra
      Chubascos de nieve
      nieve
      un tiempo
      Pronto
      pronto
      S
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
      Amanecer {0}
      botas
      impermeable
      tormentas
      gorra y gafas de sol
      paraguas
      cortavientos
      Luego, en {0}
      {0}k
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
      Revisa si sube el calor
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
      Hasta {0} hoy
      Hasta {0} mañana
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
      Tiempo: sin datos
      Tiempo desactualizado
      Semana
      Semana {0}, día {1}
      Semana {0}
      O
      Bulbo húmedo
      Bulbo húmedo, 
      Bulbo húmedo: sin datos, puede no ser seguro
      Bulbo húmedo: sin datos
      Bulbo húmedo {0}
      Bulbo húmedo, {0}
      Viento
      Viento {0}
      Viento: −{0}°
      viento
      Lo peor de hoy, {0}
      """#,
    starts: [
      0, 8, 18, 40, 61, 66, 77, 86, 105, 114, 119, 141, 155, 164, 192, 213, 219, 229, 237, 250,
      280, 288, 305, 317, 322, 338, 351, 369, 382, 393, 406, 437, 466, 492, 537, 559, 574, 582, 590, 601,
      619, 643, 653, 663, 679, 689, 710, 730, 737, 745, 758, 771, 788, 798, 812, 823, 845, 854, 860, 872,
      893, 966, 984, 1031, 1056, 1119, 1140, 1203, 1215, 1235, 1255, 1270, 1280, 1309, 1397, 1449, 1504, 1573, 1583, 1606,
      1618, 1655, 1674, 1696, 1730, 1738, 1754, 1819, 1840, 1904, 1934, 2034, 2062, 2138, 2146, 2212, 2227, 2233, 2284, 2290,
      2296, 2311, 2333, 2355, 2365, 2375, 2381, 2392, 2411, 2420, 2431, 2460, 2553, 2564, 2583, 2585, 2596, 2604, 2615, 2630,
      2645, 2653, 2662, 2683, 2711, 2744, 2768, 2788, 2811, 2833, 2841, 2855, 2869, 2885, 2909, 2983, 3010, 3093, 3115, 3196,
      3217, 3316, 3324, 3335, 3346, 3368, 3382, 3405, 3422, 3431, 3440, 3446, 3485, 3493, 3500, 3506, 3522, 3538, 3552, 3566,
      3577, 3598, 3611, 3628, 3645, 3662, 3686, 3705, 3713, 3820, 3960, 4032, 4166, 4247, 4258, 4268, 4278, 4286, 4303, 4320,
      4369, 4449, 4472, 4479, 4500, 4511, 4525, 4542, 4569, 4583, 4587, 4597, 4618, 4633, 4639, 4651, 4665, 4679, 4685, 4693,
      4701, 4717, 4729, 4737, 4744, 4751, 4756, 4761, 4764, 4769, 4792, 4808, 4824, 4831, 4842, 4852, 4877, 4894, 4912, 4920,
      4938, 4956, 4973, 5011, 5045, 5079, 5101, 5118, 5144, 5161, 5188, 5208, 5240, 5272, 5280, 5291, 5298, 5304, 5320, 5335,
      5353, 5360, 5376, 5383, 5406, 5427, 5438, 5455, 5471, 5487, 5494, 5504, 5525, 5545, 5561, 5563, 5566, 5571, 5575, 5583,
      5597, 5605, 5622, 5631, 5649, 5658, 5671, 5687, 5707, 5723, 5741, 5759, 5768, 5778, 5790, 5795, 5813, 5822, 5833, 5861,
      5902, 5930, 5941, 5968, 5991, 6014, 6033, 6058, 6078, 6088, 6098, 6108, 6129, 6147, 6169, 6204, 6230, 6255, 6325, 6353,
      6368, 6389, 6401, 6432, 6459, 6478, 6486, 6494, 6510, 6536, 6549, 6562, 6576, 6585, 6597, 6613, 6615, 6625, 6634, 6648,
      6655, 6674, 6688, 6703, 6717, 6734, 6748, 6767, 6794, 6809, 6815, 6821, 6827, 6834, 6851, 6911, 6920, 6986, 6997, 7006,
      7015, 7024, 7033, 7054, 7061, 7068, 7077, 7092, 7099, 7114, 7124, 7131, 7141, 7158, 7172, 7218, 7244, 7269, 7276, 7293,
      7312, 7321, 7328, 7343, 7360, 7367, 7393, 7452, 7469, 7532, 7551, 7595, 7616, 7672, 7679, 7697, 7720, 7741, 7755, 7764,
      7772, 7790, 7800, 7810, 7824, 7842, 7869, 7883, 7889, 7897, 7916, 7922, 7932, 7939, 7946, 7948, 7959, 7967, 7978, 7986,
      7992, 8067, 8083, 8134, 8239, 8257, 8274, 8346, 8427, 8493, 8556, 8576, 8586, 8592, 8611, 8689, 8708, 8721, 8727, 8739,
      8749, 8770, 8779, 8792, 8806, 8811, 8820, 8848, 8876, 8898, 8925, 8953, 8972, 8999, 9027, 9056, 9081, 9104, 9123, 9147,
      9171, 9192, 9210, 9220, 9224, 9228, 9236, 9244, 9255, 9264, 9276, 9290, 9304, 9316, 9330, 9348, 9358, 9381, 9405, 9433,
      9453, 9473, 9494, 9510, 9523, 9534, 9553, 9565, 9573, 9581, 9598, 9603, 9608, 9619, 9639, 9661, 9683, 9706, 9711, 9716,
      9725, 9734, 9748, 9751, 9768, 9777, 9786, 9804, 9818, 9837, 9848, 9863, 9874, 9889, 9911, 9922, 9937, 9954, 9960, 9979,
      10047, 10068, 10135, 10160, 10243, 10264, 10326, 10332, 10347, 10364, 10379, 10409, 10418, 10458, 10470, 10479, 10509, 10532, 10557, 10564,
      10582, 10604, 10611, 10632, 10643, 10645, 10659, 10675, 10721, 10746, 10764, 10783, 10790, 10801, 10818, 10825,
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
      Haitallinen herkille
      Haitallinen
      Erittäin huono
      Hyvin haitallinen
      ilma
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
      Iho palaa
      Palaa {0}
      Kalenteri
      Kalenteri: ei tietoja
      Tyyntä
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
      Selkeää
      Peitä iho, mene pian sisään
      Paljas iho jäätyy minuuteissa. Peitä se, pysy kuivana ja lämmittele sisällä.
      P|PPKo|Ko|IKo|I|IKa|Ka|EKa|E|ELo|Lo|LLo|L|LLu|Lu|PLu
      pohjoinen|koillinen|itä|kaakko|etelä|lounas|länsi|luode
      ¦one={0} tehty¦other={0} tehty
      laskettu
      Sää: ei tietoja
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
      Kastepiste {0}°
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
      I
      Loppuu nyt
      päättyy
      Päättymiseen
      päättymiseen {0}
      Loppuu {0} päästä
      Päättyy
      Energia
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
      Tuntuu kuin: ei tietoja
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
      alkuun {0}
      Alkuun {0}
      inHg
      kcal
      km
      km/h
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
      m
      mi
      mi/h
      min
      {0} min
      min jäljellä
      {0} min
      Jäi tavoitteesta
      Kohtalaista
      Kohtalaista tihkua
      Kohtal.
      Kohtalaista {0}
      Kohtalaista sadetta
      Kohtalaisia sadekuuroja
      Kohtalaista lumisadetta
      Kohtalainen työ
      kohtalainen työ
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
      Ei pala tänään
      Ei kalenteritietoja
      Ei vielä kalenteria
      Ei tietoja
      ei tietoja
      Ei päivämäärää
      Virheellinen päivä: {0}
      Ei vielä päiviä
      Ei tulevia tapahtumia
      Ei tapahtumia lähipäivinä
      Ei tuntiennustetta
      Ei tallennettua ennustetta
      ¦one=Ei {1} {0} tuntiin¦other=Ei {1} {0} tuntiin
      Ei {0} tuntiin
      Ei {0} {1} aikana
      Ei {0} tällä tunnilla
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
      P
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
      Ilmanpaine
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
      lepo
      Lepopäivä
      Lepopäivä, {0} sitten
      lepopäivä
      Lepo
      Lepää usein, juo
      Huurtavaa sumua
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
      Varjoon, juo, lepää
      Aseta sijainti
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
      Lumijyväsiä
      Lumikuuroja
      lumisadetta
      jokin aika
      Pian
      pian
      E
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
      Auringonnousu {0}
      saappaat
      sadetakki
      ukkosta
      hattu ja aurinkolasit
      sateenvarjo
      tuulitakki
      Sitten {0} päästä
      {0}k
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
      Sää: ei tietoja
      Säätiedot vanhentuneet
      Viikko
      Viikko {0}, päivä {1}
      Viikko {0}
      L
      Märkälämpö
      Märkälämpö, 
      Märkälämpö: ei tietoja, ei ehkä turvallista
      Märkälämpö: ei tietoja
      Märkälämpö {0}
      Märkälämpö, {0}
      Tuuli
      Tuuli {0}
      Tuuli: −{0}°
      tuulista
      Huonointa tänään {0}
      """#,
    starts: [
      0, 12, 24, 54, 78, 86, 100, 113, 126, 137, 142, 164, 178, 187, 208, 221, 227, 239, 251, 257,
      278, 290, 306, 324, 329, 346, 359, 377, 390, 403, 415, 444, 471, 496, 543, 561, 571, 579, 593, 606,
      625, 646, 654, 662, 682, 690, 708, 725, 730, 736, 747, 760, 777, 787, 797, 807, 829, 837, 843, 848,
      873, 947, 971, 1013, 1037, 1103, 1117, 1180, 1185, 1206, 1224, 1237, 1247, 1278, 1361, 1414, 1473, 1506, 1515, 1533,
      1553, 1589, 1609, 1635, 1659, 1665, 1689, 1752, 1773, 1831, 1847, 1925, 1942, 2015, 2021, 2066, 2082, 2089, 2128, 2135,
      2145, 2161, 2191, 2208, 2214, 2220, 2227, 2235, 2253, 2260, 2274, 2299, 2383, 2397, 2416, 2418, 2429, 2439, 2454, 2473,
      2494, 2504, 2512, 2537, 2572, 2613, 2644, 2671, 2707, 2741, 2756, 2771, 2786, 2807, 2827, 2900, 2927, 3007, 3025, 3110,
      3131, 3234, 3249, 3256, 3268, 3292, 3306, 3326, 3343, 3353, 3363, 3373, 3402, 3410, 3416, 3422, 3440, 3461, 3478, 3500,
      3510, 3526, 3538, 3555, 3572, 3589, 3610, 3628, 3633, 3699, 3783, 3843, 3939, 3987, 3999, 4007, 4018, 4025, 4037, 4049,
      4106, 4196, 4218, 4226, 4256, 4268, 4282, 4299, 4319, 4338, 4342, 4352, 4373, 4383, 4389, 4402, 4416, 4430, 4436, 4444,
      4452, 4468, 4480, 4488, 4499, 4510, 4515, 4520, 4523, 4528, 4551, 4562, 4577, 4587, 4605, 4613, 4628, 4649, 4666, 4674,
      4690, 4713, 4735, 4769, 4804, 4848, 4868, 4888, 4918, 4937, 4964, 4989, 5027, 5066, 5078, 5089, 5100, 5111, 5124, 5135,
      5152, 5160, 5175, 5181, 5210, 5240, 5252, 5270, 5281, 5292, 5299, 5309, 5332, 5353, 5372, 5374, 5377, 5382, 5386, 5394,
      5409, 5417, 5435, 5447, 5466, 5474, 5490, 5510, 5534, 5558, 5575, 5592, 5604, 5617, 5625, 5634, 5643, 5652, 5660, 5687,
      5713, 5738, 5755, 5778, 5796, 5818, 5836, 5856, 5877, 5888, 5899, 5920, 5946, 5965, 5987, 6016, 6035, 6062, 6113, 6128,
      6146, 6170, 6183, 6208, 6228, 6244, 6256, 6268, 6284, 6307, 6322, 6344, 6361, 6383, 6396, 6408, 6410, 6426, 6433, 6448,
      6461, 6486, 6511, 6528, 6547, 6580, 6596, 6618, 6654, 6669, 6673, 6677, 6681, 6687, 6705, 6744, 6755, 6800, 6816, 6826,
      6838, 6850, 6859, 6874, 6881, 6893, 6904, 6916, 6921, 6934, 6946, 6954, 6964, 6984, 6997, 7046, 7069, 7094, 7099, 7111,
      7135, 7147, 7152, 7171, 7187, 7199, 7221, 7275, 7291, 7355, 7380, 7425, 7449, 7500, 7512, 7527, 7549, 7564, 7581, 7587,
      7592, 7611, 7623, 7638, 7654, 7675, 7696, 7716, 7725, 7739, 7751, 7763, 7774, 7779, 7784, 7786, 7801, 7807, 7814, 7820,
      7829, 7888, 7908, 7943, 8014, 8041, 8062, 8105, 8166, 8211, 8266, 8296, 8314, 8322, 8341, 8392, 8410, 8428, 8437, 8447,
      8455, 8477, 8489, 8500, 8521, 8526, 8534, 8563, 8590, 8616, 8649, 8674, 8695, 8727, 8757, 8781, 8805, 8824, 8841, 8867,
      8883, 8901, 8919, 8931, 8941, 8951, 8960, 8969, 8986, 8992, 9004, 9017, 9030, 9039, 9064, 9088, 9096, 9118, 9138, 9161,
      9180, 9196, 9219, 9239, 9253, 9264, 9279, 9291, 9306, 9321, 9339, 9348, 9357, 9368, 9388, 9411, 9437, 9460, 9467, 9474,
      9486, 9498, 9513, 9516, 9532, 9547, 9562, 9578, 9596, 9614, 9628, 9646, 9660, 9678, 9699, 9711, 9729, 9744, 9753, 9771,
      9847, 9862, 9919, 9943, 10017, 10034, 10096, 10105, 10120, 10132, 10155, 10184, 10190, 10232, 10247, 10255, 10280, 10301, 10328, 10334,
      10352, 10377, 10384, 10408, 10419, 10421, 10436, 10453, 10502, 10529, 10548, 10568, 10574, 10584, 10600, 10609,
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
      Malsain pour les personnes sensibles
      Malsain
      Très mauvais
      Très malsain
      air
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
      Brûlure
      Brûlure {0}
      Calendrier
      Calendrier : aucune donnée
      Calme
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
      Ciel dégagé
      Couvrez la peau, rentrez vite
      La peau nue gèle en quelques minutes. Couvrez-la, restez au sec, réchauffez-vous à l’intérieur.
      N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSO|SO|OSO|O|ONO|NO|NNO
      nord|nord-est|est|sud-est|sud|sud-ouest|ouest|nord-ouest
      ¦one={0} terminé¦many={0} de terminés¦other={0} terminés
      calculé
      Conditions : aucune donnée
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
      Point de rosée {0}°
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
      E
      Fin imminente
      fin
      Fin dans
      fin dans {0}
      Fin dans {0}
      Fin
      Énergie
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
      Ressenti : aucune donnée
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
      inHg
      kcal
      km
      km/h
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
      m
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
      Pas de brûlure aujourd’hui
      Aucune donnée de calendrier
      Aucun calendrier
      Aucune donnée
      aucune donnée
      Sans date
      Jour non valide : {0}
      Aucun jour à afficher
      Aucun événement à venir
      Aucun événement les prochains jours
      Aucune prévision horaire
      Aucune prévision enregistrée
      ¦one=Pas de {1} pendant {0} h¦many=Pas de {1} pendant {0} h¦other=Pas de {1} pendant {0} h
      Pas de {0} dans l’heure
      Pas de {0} pendant {1}
      Pas de {0} dans l’heure
      Aucun relevé
      Aucune météo récente
      Aucune donnée de rappels
      Aucun pas enregistré
      Pas de soleil
      pas de soleil
      Aucune température
      Pas encore de météo
      Aucun marqué
      Aucun retard
      Rien bientôt
      Rien aujourd’hui
      Nul aujourd’hui
      Nul demain
      N
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
      Pression
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
      repos
      Jour de repos
      Repos, il y a {0}
      jour de repos
      Repos
      Pauses, boisson
      Brouillard givrant
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
      Ombre, eau, repos
      Choisissez un lieu
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
      Neige en grains
      Averses de neige
      neige
      un certain temps
      Bientôt
      bientôt
      S
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
      Lever du soleil {0}
      bottes
      imperméable
      orages
      chapeau et lunettes de soleil
      parapluie
      coupe-vent
      Ensuite, dans {0}
      {0}k
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
      Vérifiez s’il fait plus chaud
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
      Jusqu’à {0} aujourd’hui
      Jusqu’à {0} demain
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
      Gros manteau, plusieurs couches, oreilles couvertes
      Manches longues
      T-shirt
      Short et tissu léger
      Limitez le temps dehors
      Pull ou veste légère
      Météo
      Météo : aucune donnée
      Météo trop ancienne
      Semaine
      Semaine {0}, jour {1}
      Semaine {0}
      O
      Thermomètre mouillé
      Therm. mouillé, 
      Therm. mouillé : aucune donnée, risque possible
      Therm. mouillé : aucune donnée
      Therm. mouillé {0}
      Therm. mouillé, {0}
      Vent
      Vent {0}
      Vent : −{0}°
      venteux
      Pire du jour, {0}
      """#,
    starts: [
      0, 9, 19, 45, 73, 81, 95, 103, 118, 129, 133, 156, 169, 177, 198, 204, 208, 218, 228, 236,
      273, 281, 295, 309, 313, 331, 343, 360, 372, 386, 402, 434, 470, 501, 550, 575, 590, 598, 616, 631,
      650, 679, 688, 697, 717, 724, 741, 757, 763, 770, 782, 800, 822, 831, 844, 855, 884, 890, 896, 905,
      931, 1011, 1038, 1087, 1113, 1185, 1205, 1270, 1279, 1293, 1314, 1335, 1349, 1379, 1481, 1533, 1590, 1653, 1662, 1691,
      1706, 1743, 1765, 1786, 1817, 1824, 1851, 1922, 1953, 2036, 2061, 2161, 2177, 2254, 2261, 2328, 2350, 2356, 2407, 2413,
      2419, 2432, 2458, 2480, 2489, 2498, 2507, 2519, 2542, 2549, 2564, 2591, 2695, 2710, 2729, 2731, 2745, 2749, 2758, 2771,
      2784, 2788, 2797, 2815, 2857, 2902, 2942, 2979, 3018, 3058, 3067, 3082, 3097, 3113, 3140, 3221, 3245, 3325, 3346, 3423,
      3448, 3562, 3571, 3580, 3589, 3616, 3629, 3646, 3663, 3672, 3681, 3689, 3735, 3745, 3756, 3762, 3782, 3802, 3821, 3840,
      3852, 3867, 3880, 3897, 3914, 3931, 3955, 3974, 3983, 4104, 4252, 4327, 4481, 4565, 4577, 4584, 4591, 4599, 4614, 4629,
      4685, 4765, 4785, 4791, 4816, 4826, 4838, 4857, 4881, 4893, 4897, 4907, 4928, 4944, 4950, 4962, 4976, 4986, 4992, 4999,
      5009, 5029, 5043, 5053, 5062, 5071, 5076, 5081, 5084, 5089, 5107, 5123, 5138, 5147, 5160, 5177, 5200, 5219, 5238, 5246,
      5263, 5281, 5298, 5338, 5376, 5416, 5435, 5452, 5480, 5499, 5523, 5541, 5579, 5613, 5620, 5630, 5638, 5644, 5658, 5675,
      5690, 5697, 5711, 5718, 5745, 5771, 5782, 5802, 5816, 5830, 5837, 5847, 5864, 5880, 5899, 5901, 5904, 5909, 5913, 5921,
      5935, 5943, 5960, 5970, 5987, 5996, 6010, 6026, 6045, 6061, 6077, 6093, 6144, 6198, 6210, 6215, 6233, 6244, 6258, 6287,
      6321, 6344, 6357, 6382, 6403, 6432, 6462, 6491, 6508, 6523, 6538, 6548, 6571, 6594, 6621, 6659, 6685, 6716, 6810, 6836,
      6859, 6885, 6899, 6923, 6949, 6971, 6985, 6999, 7019, 7041, 7055, 7068, 7082, 7101, 7119, 7130, 7132, 7144, 7159, 7170,
      7188, 7217, 7230, 7249, 7273, 7295, 7310, 7331, 7364, 7378, 7389, 7396, 7407, 7415, 7435, 7493, 7504, 7562, 7574, 7582,
      7592, 7602, 7611, 7633, 7641, 7651, 7660, 7676, 7682, 7696, 7704, 7710, 7720, 7748, 7756, 7801, 7825, 7851, 7857, 7871,
      7889, 7903, 7909, 7925, 7944, 7949, 7972, 8036, 8062, 8137, 8161, 8207, 8229, 8291, 8296, 8310, 8328, 8347, 8374, 8383,
      8391, 8404, 8417, 8430, 8443, 8459, 8484, 8497, 8503, 8519, 8536, 8542, 8559, 8568, 8577, 8579, 8590, 8597, 8610, 8617,
      8621, 8694, 8710, 8756, 8856, 8876, 8898, 8968, 9059, 9120, 9208, 9238, 9256, 9260, 9277, 9358, 9378, 9398, 9405, 9418,
      9425, 9455, 9465, 9476, 9494, 9499, 9505, 9525, 9546, 9575, 9606, 9634, 9658, 9686, 9718, 9747, 9779, 9812, 9832, 9865,
      9885, 9904, 9921, 9930, 9944, 9958, 9965, 9972, 9983, 9991, 9999, 10014, 10029, 10040, 10069, 10091, 10100, 10125, 10150, 10173,
      10192, 10214, 10236, 10251, 10269, 10280, 10298, 10310, 10319, 10328, 10340, 10348, 10356, 10366, 10385, 10413, 10440, 10458, 10465, 10472,
      10481, 10490, 10511, 10514, 10532, 10546, 10560, 10578, 10598, 10618, 10630, 10646, 10659, 10676, 10694, 10705, 10723, 10746, 10753, 10787,
      10880, 10901, 10968, 10998, 11082, 11110, 11190, 11197, 11215, 11235, 11253, 11281, 11287, 11339, 11355, 11363, 11385, 11409, 11432, 11440,
      11466, 11488, 11496, 11518, 11530, 11532, 11554, 11572, 11623, 11657, 11677, 11698, 11703, 11712, 11729, 11737,
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
      אוויר ‎{0}, {1}
      אוויר ‎{0}
      ירודה ביותר
      סבירה
      טובה
      מסוכנת
      בינונית
      ירודה
      לא בריאה לקבוצות רגישות
      לא בריאה
      ירודה מאוד
      מאוד לא בריאה
      אוויר
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
      כוויה
      כוויה {0}
      לוח שנה
      לוח שנה: אין נתונים
      אין רוח
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
      שמיים בהירים
      כסו את העור, היכנסו בהקדם
      עור חשוף קופא בתוך דקות. כסו הכול, הישארו יבשים והתחממו בפנים.
      צפון|צ־צ־מז|צ־מז|מז־צ־מז|מזרח|מז־ד־מז|ד־מז|ד־ד־מז|דרום|ד־ד־מע|ד־מע|מע־ד־מע|מערב|מע־צ־מע|צ־מע|צ־צ־מע
      צפון|צפון־מזרח|מזרח|דרום־מזרח|דרום|דרום־מערב|מערב|צפון־מערב
      ¦one=אחת הושלמה¦two=שתיים הושלמו¦other={0} הושלמו
      מחושב
      תנאים: אין נתונים
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
      נקודת טל ‎{0}°
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
      מז׳
      נפסק עכשיו
      סיום
      מסתיים בעוד
      מסתיים בעוד {0}
      ייפסק בעוד {0}
      מסתיים
      אנרגיה
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
      מרגיש כמו: אין נתונים
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
      אינץ׳ כספית
      קק״ל
      ק״מ
      קמ״ש
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
      מ׳
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
      אין כוויה היום
      אין נתוני לוח שנה
      אין עדיין לוח שנה
      אין נתונים
      אין נתונים
      ללא תאריך
      יום לא תקין: {0}
      אין עדיין ימים
      אין אירועים קרובים
      אין אירועים בימים הקרובים
      אין תחזית שעתית
      אין תחזית שמורה
      ¦one=אין {1} בשעה הקרובה¦two=אין {1} בשעתיים הקרובות¦other=אין {1} ב־{0} השעות הקרובות
      אין {0} בשעה הקרובה
      אין {0} ב־{1} הקרובות
      אין {0} בשעה זו
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
      צ׳
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
      לחץ
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
      מנוחה
      יום מנוחה
      מנוחה, לפני {0}
      יום מנוחה
      מנוחה
      נוחו הרבה, שתו
      ערפל קופא
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
      צל, מים, מנוחה
      הגדירו מיקום
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
      גרגרי שלג
      ממטרי שלג
      שלג
      זמן מה
      בקרוב
      בקרוב
      ד׳
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
      זריחה {0}
      מגפיים
      מעיל גשם
      סופות
      כובע ומשקפי שמש
      מטרייה
      מעיל רוח
      אחר כך, בעוד {0}
      {0}K
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
      עד {0} היום
      עד {0} מחר
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
      מזג האוויר: אין נתונים
      נתוני מזג האוויר ישנים
      שבוע
      שבוע {0}, יום {1}
      שבוע {0}
      מע׳
      טמפ׳ לחה
      טמפ׳ לחה, 
      טמפ׳ לחה: אין נתונים, ייתכן שלא בטוח
      טמפ׳ לחה: אין נתונים
      טמפ׳ לחה ‎{0}
      טמפ׳ לחה, {0}
      רוח
      רוח {0}
      רוח: ‎−{0}°
      רוח
      הגרוע היום, {0}
      """#,
    starts: [
      0, 9, 22, 52, 86, 97, 117, 131, 146, 159, 170, 202, 225, 243, 265, 276, 285, 298, 313, 324,
      368, 384, 404, 429, 440, 464, 478, 497, 511, 529, 543, 576, 638, 673, 737, 763, 779, 787, 800, 814,
      838, 869, 882, 895, 920, 928, 951, 973, 985, 992, 1004, 1035, 1070, 1081, 1096, 1110, 1145, 1159, 1165, 1178,
      1209, 1299, 1327, 1378, 1413, 1483, 1503, 1560, 1573, 1588, 1609, 1629, 1653, 1699, 1811, 1995, 2107, 2186, 2197, 2229,
      2260, 2302, 2328, 2354, 2385, 2394, 2421, 2498, 2521, 2598, 2631, 2749, 2782, 2881, 2890, 2970, 2995, 3004, 3062, 3071,
      3080, 3098, 3125, 3150, 3159, 3168, 3177, 3194, 3216, 3227, 3241, 3272, 3397, 3411, 3438, 3445, 3465, 3474, 3496, 3522,
      3546, 3559, 3572, 3602, 3655, 3699, 3748, 3772, 3802, 3853, 3866, 3886, 3906, 3930, 3958, 4038, 4078, 4191, 4218, 4318,
      4358, 4498, 4511, 4522, 4540, 4579, 4602, 4629, 4647, 4662, 4677, 4688, 4737, 4748, 4757, 4766, 4786, 4806, 4822, 4838,
      4852, 4883, 4894, 4912, 4930, 4948, 4970, 4987, 5001, 5145, 5303, 5392, 5556, 5654, 5669, 5676, 5683, 5690, 5708, 5726,
      5787, 5882, 5904, 5911, 5934, 5945, 5959, 5993, 6022, 6036, 6045, 6061, 6094, 6118, 6129, 6147, 6169, 6191, 6202, 6211,
      6220, 6240, 6253, 6262, 6275, 6288, 6310, 6319, 6326, 6335, 6365, 6389, 6406, 6419, 6436, 6451, 6473, 6491, 6504, 6512,
      6547, 6578, 6608, 6657, 6702, 6751, 6784, 6802, 6840, 6864, 6897, 6929, 6976, 7040, 7053, 7065, 7076, 7085, 7100, 7122,
      7145, 7150, 7166, 7171, 7196, 7217, 7226, 7258, 7276, 7294, 7307, 7323, 7341, 7368, 7390, 7395, 7404, 7418, 7425, 7436,
      7454, 7465, 7485, 7494, 7514, 7527, 7540, 7556, 7582, 7598, 7624, 7650, 7661, 7674, 7698, 7707, 7729, 7738, 7756, 7794,
      7839, 7870, 7886, 7919, 7948, 7979, 8006, 8038, 8070, 8090, 8110, 8128, 8154, 8181, 8216, 8264, 8293, 8322, 8459, 8492,
      8526, 8551, 8569, 8620, 8653, 8682, 8696, 8710, 8734, 8781, 8803, 8825, 8843, 8861, 8877, 8891, 8896, 8912, 8928, 8944,
      8958, 8983, 9011, 9038, 9070, 9102, 9124, 9149, 9182, 9203, 9214, 9225, 9236, 9249, 9276, 9368, 9381, 9458, 9483, 9494,
      9507, 9520, 9529, 9551, 9556, 9567, 9574, 9592, 9599, 9614, 9627, 9634, 9644, 9676, 9691, 9750, 9782, 9818, 9829, 9847,
      9872, 9890, 9901, 9927, 9945, 9954, 9985, 10063, 10087, 10167, 10191, 10242, 10278, 10345, 10354, 10374, 10399, 10423, 10437, 10449,
      10460, 10491, 10518, 10545, 10557, 10579, 10606, 10618, 10625, 10643, 10661, 10668, 10680, 10691, 10702, 10707, 10722, 10733, 10753, 10764,
      10775, 10867, 10892, 10957, 11079, 11107, 11139, 11243, 11344, 11424, 11516, 11550, 11570, 11581, 11605, 11699, 11713, 11728, 11741, 11757,
      11768, 11797, 11810, 11826, 11852, 11857, 11877, 11913, 11947, 11982, 12026, 12071, 12113, 12160, 12194, 12242, 12274, 12308, 12331, 12363,
      12388, 12413, 12432, 12445, 12454, 12463, 12470, 12477, 12491, 12507, 12521, 12530, 12539, 12557, 12575, 12591, 12604, 12635, 12667, 12700,
      12729, 12765, 12789, 12808, 12822, 12836, 12856, 12871, 12884, 12897, 12908, 12917, 12926, 12936, 12955, 12986, 13013, 13037, 13046, 13055,
      13068, 13081, 13108, 13111, 13123, 13141, 13159, 13178, 13201, 13218, 13234, 13254, 13268, 13286, 13308, 13323, 13341, 13359, 13370, 13394,
      13474, 13492, 13558, 13593, 13685, 13724, 13796, 13807, 13825, 13843, 13863, 13901, 13910, 13965, 13993, 14009, 14047, 14080, 14110, 14130,
      14171, 14213, 14222, 14247, 14260, 14267, 14283, 14301, 14366, 14403, 14426, 14447, 14454, 14465, 14485, 14492,
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
      Malsana per gruppi sensibili
      Malsana
      Molto scadente
      Molto malsana
      aria
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
      Scottatura
      Scottatura {0}
      Calendario
      Calendario: nessun dato
      Calma
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
      Sereno
      Copri la pelle, rientra presto
      La pelle nuda congela in pochi minuti. Coprila tutta, resta asciutto e scaldati al chiuso.
      N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSO|SO|OSO|O|ONO|NO|NNO
      nord|nord-est|est|sud-est|sud|sud-ovest|ovest|nord-ovest
      ¦one={0} completato¦many={0} di completati¦other={0} completati
      calcolato
      Condizioni: nessun dato
      {0}° in meno
      I giorni contati appariranno qui
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
      Punto di rugiada {0}°
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
      E
      Sta finendo
      fine
      Finisce tra
      finisce tra {0}
      Finisce tra {0}
      Finisce
      Energia
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
      Percepita: nessun dato
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
      inHg
      kcal
      km
      km/h
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
      m
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
      Oggi nessuna scottatura
      Nessun dato del calendario
      Ancora nessun calendario
      Nessun dato
      nessun dato
      Senza data
      Giorno non valido: {0}
      Ancora nessun giorno
      Nessun evento in arrivo
      Nessun evento nei prossimi giorni
      Nessuna previsione oraria
      Nessuna previsione salvata
      ¦one=Niente {1} per {0} h¦many=Niente {1} per {0} h¦other=Niente {1} per {0} h
      Niente {0} nella prossima ora
      Niente {0} per {1}
      Niente {0} in quest’ora
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
      N
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
      Pressione
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
      riposo
      Giorno di riposo
      Riposo, {0} fa
      riposo
      Riposo
      Riposa spesso, bevi
      Nebbia con galaverna
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
      Ombra, acqua, riposo
      Scegli una località
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
      Neve granulosa
      Rovesci di neve
      neve
      un po’ di tempo
      A breve
      a breve
      S
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
      Alba {0}
      stivali
      impermeabile
      temporali
      cappello e occhiali da sole
      ombrello
      giacca a vento
      Poi, tra {0}
      {0}k
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
      Fino a {0} oggi
      Fino a {0} domani
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
      Meteo: nessun dato
      Meteo non aggiornato
      Settimana
      Settimana {0}, giorno {1}
      Settimana {0}
      O
      Bulbo umido
      Bulbo umido, 
      Bulbo umido: nessun dato, forse non sicuro
      Bulbo umido: nessun dato
      Bulbo umido {0}
      Bulbo umido, {0}
      Vento
      Vento {0}
      Vento: −{0}°
      vento
      Il peggio di oggi, {0}
      """#,
    starts: [
      0, 10, 20, 46, 69, 75, 87, 91, 109, 116, 121, 144, 158, 167, 175, 184, 190, 201, 210, 219,
      248, 256, 271, 285, 290, 313, 329, 350, 366, 378, 392, 427, 464, 494, 543, 568, 581, 589, 598, 610,
      625, 651, 660, 669, 689, 698, 717, 735, 742, 749, 761, 780, 803, 814, 829, 840, 864, 870, 876, 884,
      910, 985, 1007, 1055, 1080, 1145, 1163, 1220, 1228, 1245, 1262, 1278, 1285, 1316, 1407, 1459, 1516, 1583, 1593, 1617,
      1631, 1664, 1685, 1707, 1736, 1745, 1764, 1836, 1858, 1921, 1950, 2062, 2078, 2138, 2147, 2214, 2231, 2237, 2292, 2298,
      2305, 2322, 2346, 2369, 2378, 2387, 2393, 2404, 2421, 2432, 2444, 2473, 2567, 2579, 2601, 2603, 2615, 2620, 2632, 2648,
      2664, 2672, 2680, 2701, 2729, 2768, 2797, 2820, 2845, 2873, 2881, 2896, 2911, 2928, 2954, 3038, 3062, 3148, 3175, 3261,
      3286, 3393, 3401, 3411, 3421, 3444, 3458, 3480, 3493, 3508, 3523, 3529, 3569, 3584, 3591, 3598, 3616, 3634, 3649, 3664,
      3675, 3689, 3703, 3723, 3743, 3763, 3790, 3810, 3818, 3930, 4075, 4148, 4296, 4378, 4391, 4400, 4409, 4417, 4432, 4447,
      4506, 4593, 4615, 4621, 4642, 4652, 4666, 4683, 4705, 4720, 4724, 4734, 4755, 4770, 4776, 4786, 4800, 4814, 4820, 4829,
      4838, 4855, 4868, 4877, 4885, 4893, 4898, 4903, 4906, 4911, 4933, 4947, 4959, 4967, 4979, 4990, 5013, 5032, 5050, 5058,
      5073, 5090, 5106, 5139, 5173, 5206, 5225, 5239, 5262, 5277, 5302, 5323, 5356, 5387, 5395, 5406, 5414, 5419, 5436, 5453,
      5473, 5480, 5498, 5506, 5531, 5553, 5564, 5582, 5597, 5612, 5620, 5630, 5653, 5670, 5686, 5688, 5691, 5696, 5700, 5708,
      5720, 5728, 5746, 5755, 5775, 5784, 5797, 5814, 5831, 5849, 5865, 5881, 5930, 5982, 5992, 5997, 6014, 6023, 6034, 6063,
      6106, 6135, 6150, 6179, 6203, 6228, 6252, 6279, 6304, 6316, 6328, 6339, 6362, 6383, 6407, 6441, 6467, 6494, 6576, 6606,
      6625, 6651, 6667, 6693, 6720, 6742, 6754, 6766, 6786, 6811, 6834, 6850, 6865, 6877, 6890, 6905, 6907, 6922, 6930, 6942,
      6951, 6971, 6987, 7006, 7025, 7043, 7063, 7077, 7113, 7128, 7135, 7142, 7149, 7156, 7171, 7232, 7239, 7294, 7307, 7315,
      7323, 7331, 7340, 7362, 7367, 7375, 7385, 7399, 7407, 7423, 7431, 7439, 7449, 7467, 7478, 7523, 7550, 7574, 7581, 7598,
      7613, 7620, 7627, 7647, 7668, 7675, 7694, 7755, 7774, 7837, 7855, 7904, 7928, 7984, 7991, 8005, 8026, 8047, 8061, 8071,
      8080, 8098, 8119, 8140, 8155, 8170, 8193, 8209, 8214, 8229, 8245, 8250, 8268, 8276, 8284, 8286, 8297, 8304, 8315, 8322,
      8328, 8410, 8424, 8476, 8591, 8613, 8632, 8705, 8781, 8848, 8915, 8934, 8945, 8951, 8972, 9054, 9073, 9082, 9090, 9103,
      9113, 9141, 9150, 9165, 9178, 9183, 9193, 9222, 9252, 9275, 9304, 9331, 9353, 9381, 9407, 9432, 9461, 9486, 9507, 9532,
      9554, 9574, 9595, 9603, 9608, 9613, 9620, 9627, 9635, 9643, 9655, 9669, 9683, 9696, 9712, 9730, 9740, 9763, 9786, 9808,
      9825, 9843, 9861, 9876, 9892, 9903, 9923, 9935, 9943, 9951, 9964, 9969, 9974, 9984, 10003, 10026, 10051, 10073, 10079, 10085,
      10094, 10103, 10119, 10122, 10139, 10150, 10161, 10178, 10196, 10215, 10227, 10243, 10256, 10273, 10290, 10301, 10315, 10331, 10339, 10358,
      10425, 10441, 10491, 10517, 10584, 10603, 10668, 10676, 10692, 10710, 10730, 10765, 10772, 10817, 10832, 10842, 10873, 10895, 10921, 10927,
      10946, 10967, 10977, 11003, 11017, 11019, 11031, 11045, 11088, 11113, 11129, 11146, 11152, 11162, 11178, 11184,
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
      敏感な人に有害
      有害
      非常に悪い
      非常に有害
      気温
      {0}件すべて完了
      終日
      終日、{0}
      終日
      すべて完了
      1時間ずっと
      リマインダーはすべて完了
      設定でアクセスを許可してください
      ヘルスケアへのアクセスを許可
      歩数を表示するにはヘルスケアへのアクセスを許可
      設定で許可してください
      同時進行中
      {0} {1}
      今日{0}
      いつでも
      {0}前の時点
      以前のデータに基づく
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
      日焼け
      日焼けまで{0}
      カレンダー
      カレンダー：データなし
      無風
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
      快晴
      肌を覆い早めに屋内へ
      露出した肌は数分で凍ります。すべて覆い、濡らさず、屋内で暖まりましょう。
      北|北北東|北東|東北東|東|東南東|南東|南南東|南|南南西|南西|西南西|西|西北西|北西|北北西
      北|北東|東|南東|南|南西|西|北西
      {0}件完了
      計算値
      状況：データなし
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
      露点{0}°
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
      東経
      まもなくやむ
      終了
      終了まで
      {0}後に終了
      {0}後にやむ
      終了
      エネルギー
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
      体感温度：データなし
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
      inHg
      kcal
      km
      km/h
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
      m
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
      今日は日焼けなし
      カレンダーのデータなし
      カレンダーなし
      データなし
      データなし
      日付なし
      無効な日付：{0}
      表示する日はまだありません
      今後の予定なし
      今後数日の予定なし
      時間ごとの予報なし
      保存された予報なし
      今後{0}時間は降水なし
      今後1時間は降水なし
      今後{1}は降水なし
      この1時間は降水なし
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
      北緯
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
      気圧
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
      休息
      休息日
      休息日、{0}前
      休息日
      安静
      こまめに休み水分を
      着氷性の霧
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
      日陰、水分、休息
      場所を設定
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
      霧雪
      にわか雪
      雪
      しばらく
      まもなく
      まもなく
      南緯
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
      日の出 {0}
      長靴
      レインウェア
      雷雨
      帽子とサングラス
      傘
      防風着
      次は{0}後
      {0}k
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
      天気：データなし
      天気データが古すぎます
      週
      第{0}週、{1}日目
      第{0}週
      西経
      湿球温度
      湿球温度、
      湿球温度：データなし、安全でない可能性
      湿球温度：データなし
      湿球温度 {0}
      湿球温度、{0}
      風
      風 {0}
      風で−{0}°
      風あり
      今日最も悪いのは{0}
      """#,
    starts: [
      0, 5, 27, 73, 113, 120, 133, 143, 156, 163, 170, 194, 211, 222, 238, 251, 258, 265, 272, 279,
      301, 308, 324, 340, 347, 369, 376, 389, 396, 412, 429, 466, 515, 558, 628, 662, 678, 686, 696, 709,
      725, 756, 766, 776, 789, 793, 811, 828, 836, 843, 856, 869, 886, 896, 915, 931, 965, 972, 978, 985,
      1013, 1091, 1115, 1175, 1197, 1261, 1286, 1344, 1351, 1361, 1377, 1393, 1400, 1431, 1540, 1664, 1708, 1721, 1731, 1756,
      1768, 1814, 1836, 1858, 1898, 1905, 1933, 2006, 2034, 2113, 2135, 2217, 2242, 2327, 2334, 2347, 2369, 2376, 2383, 2390,
      2394, 2407, 2432, 2444, 2451, 2458, 2465, 2473, 2495, 2502, 2521, 2555, 2664, 2683, 2712, 2719, 2738, 2745, 2758, 2774,
      2790, 2797, 2813, 2850, 2878, 2915, 2943, 2977, 3008, 3036, 3052, 3059, 3066, 3082, 3107, 3204, 3223, 3302, 3324, 3421,
      3446, 3561, 3577, 3584, 3597, 3628, 3645, 3658, 3671, 3687, 3703, 3719, 3723, 3730, 3734, 3741, 3760, 3779, 3795, 3811,
      3818, 3837, 3848, 3861, 3874, 3887, 3906, 3923, 3931, 3953, 3982, 3996, 4024, 4041, 4051, 4061, 4071, 4075, 4085, 4095,
      4168, 4271, 4299, 4306, 4328, 4338, 4345, 4361, 4380, 4387, 4391, 4403, 4428, 4444, 4454, 4467, 4483, 4499, 4509, 4516,
      4523, 4539, 4550, 4557, 4564, 4571, 4576, 4581, 4584, 4589, 4614, 4633, 4649, 4659, 4672, 4682, 4699, 4719, 4732, 4742,
      4757, 4772, 4786, 4823, 4860, 4906, 4922, 4935, 4958, 4974, 4994, 5014, 5051, 5103, 5110, 5120, 5127, 5131, 5147, 5162,
      5178, 5185, 5198, 5202, 5227, 5249, 5259, 5275, 5285, 5295, 5305, 5317, 5336, 5361, 5377, 5379, 5389, 5393, 5397, 5404,
      5414, 5421, 5437, 5450, 5469, 5473, 5489, 5505, 5530, 5546, 5565, 5584, 5597, 5610, 5624, 5628, 5641, 5651, 5658, 5687,
      5716, 5733, 5755, 5801, 5835, 5875, 5900, 5934, 5956, 5972, 5988, 6001, 6023, 6063, 6085, 6113, 6141, 6169, 6200, 6229,
      6254, 6283, 6296, 6318, 6355, 6377, 6393, 6409, 6422, 6453, 6475, 6494, 6513, 6529, 6545, 6561, 6568, 6587, 6600, 6607,
      6623, 6642, 6664, 6686, 6717, 6745, 6758, 6777, 6820, 6836, 6840, 6844, 6848, 6853, 6867, 6875, 6882, 6898, 6908, 6915,
      6928, 6941, 6951, 6970, 6975, 6982, 6989, 7000, 7004, 7016, 7029, 7033, 7043, 7059, 7078, 7142, 7185, 7222, 7229, 7239,
      7258, 7268, 7275, 7303, 7319, 7326, 7354, 7436, 7464, 7540, 7568, 7641, 7675, 7757, 7764, 7780, 7805, 7821, 7837, 7846,
      7854, 7870, 7880, 7890, 7900, 7919, 7938, 7948, 7952, 7959, 7972, 7976, 7989, 8002, 8015, 8022, 8032, 8039, 8052, 8059,
      8066, 8077, 8090, 8097, 8119, 8150, 8175, 8186, 8205, 8218, 8231, 8256, 8272, 8276, 8295, 8308, 8324, 8338, 8345, 8364,
      8371, 8396, 8400, 8410, 8423, 8428, 8435, 8460, 8485, 8516, 8547, 8575, 8600, 8628, 8662, 8687, 8709, 8740, 8771, 8799,
      8821, 8846, 8859, 8869, 8876, 8883, 8890, 8897, 8907, 8916, 8923, 8933, 8943, 8959, 8978, 8997, 9004, 9035, 9060, 9088,
      9104, 9120, 9136, 9149, 9156, 9167, 9192, 9205, 9221, 9237, 9254, 9261, 9268, 9277, 9295, 9322, 9350, 9365, 9372, 9379,
      9389, 9399, 9420, 9423, 9440, 9456, 9472, 9482, 9505, 9519, 9535, 9554, 9567, 9583, 9605, 9619, 9635, 9648, 9655, 9674,
      9738, 9769, 9859, 9881, 9967, 9986, 10052, 10059, 10069, 10082, 10101, 10138, 10145, 10191, 10198, 10209, 10237, 10259, 10290, 10297,
      10322, 10356, 10360, 10382, 10392, 10399, 10412, 10428, 10486, 10517, 10534, 10553, 10557, 10565, 10580, 10590,
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
      민감군에 나쁨
      나쁨
      매우 나쁨
      매우 나쁨
      기온
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
      일광 화상
      화상까지 {0}
      캘린더
      캘린더: 데이터 없음
      바람 없음
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
      맑음
      피부 가리고 곧 실내로
      맨살은 몇 분 만에 얼어붙습니다. 모두 가리고 젖지 않게 하며 실내에서 몸을 녹이십시오.
      북|북북동|북동|동북동|동|동남동|남동|남남동|남|남남서|남서|서남서|서|서북서|북서|북북서
      북|북동|동|남동|남|남서|서|북서
      {0}개 완료됨
      계산값
      상태: 데이터 없음
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
      이슬점 {0}°
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
      동경
      곧 그침
      종료
      종료까지
      {0} 후 종료
      {0} 후 그침
      종료
      에너지
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
      체감 온도: 데이터 없음
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
      inHg
      kcal
      km
      km/h
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
      m
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
      오늘 일광 화상 없음
      캘린더 데이터 없음
      아직 캘린더 없음
      데이터 없음
      데이터 없음
      날짜 없음
      잘못된 날짜: {0}
      아직 표시할 날 없음
      예정된 일정 없음
      앞으로 며칠간 일정 없음
      시간별 예보 없음
      저장된 예보 없음
      {0}시간 동안 {1} 없음
      다음 한 시간 {0} 없음
      {1} 동안 {0} 없음
      이번 시간 {0} 없음
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
      북위
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
      기압
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
      휴식
      휴식일
      휴식일, {0} 전
      휴식일
      휴식
      자주 쉬고 마시기
      착빙성 안개
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
      그늘, 물, 휴식
      위치를 설정하십시오
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
      쌀알눈
      소낙눈
      눈
      얼마
      곧
      곧
      남위
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
      일출 {0}
      장화
      비옷
      뇌우
      모자와 선글라스
      우산
      바람막이
      다음, {0} 후
      {0}k
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
      날씨: 데이터 없음
      날씨 데이터가 너무 오래됨
      주
      {0}주차, {1}일째
      {0}주차
      서경
      습구 온도
      습구 온도, 
      습구 온도: 데이터 없음, 안전하지 않을 수 있음
      습구 온도: 데이터 없음
      습구 온도 {0}
      습구 온도, {0}
      바람
      바람 {0}
      바람으로 −{0}°
      바람
      오늘 가장 나쁨, {0}
      """#,
    starts: [
      0, 7, 14, 43, 68, 75, 88, 95, 113, 121, 128, 151, 167, 178, 192, 199, 206, 213, 220, 227,
      247, 254, 268, 282, 289, 310, 324, 343, 357, 371, 389, 417, 459, 499, 563, 595, 616, 624, 635, 648,
      663, 687, 698, 709, 726, 730, 743, 755, 763, 770, 782, 796, 814, 828, 845, 855, 883, 897, 903, 910,
      934, 1019, 1045, 1111, 1138, 1211, 1228, 1289, 1296, 1307, 1322, 1336, 1343, 1374, 1494, 1618, 1662, 1679, 1689, 1714,
      1727, 1770, 1797, 1836, 1877, 1884, 1908, 1993, 2017, 2101, 2122, 2222, 2246, 2329, 2336, 2351, 2373, 2380, 2387, 2394,
      2398, 2415, 2439, 2455, 2462, 2469, 2476, 2484, 2507, 2517, 2534, 2566, 2668, 2685, 2717, 2724, 2735, 2742, 2755, 2770,
      2785, 2792, 2802, 2826, 2860, 2904, 2938, 2975, 3012, 3046, 3060, 3067, 3074, 3088, 3110, 3201, 3228, 3317, 3338, 3438,
      3465, 3600, 3614, 3621, 3635, 3667, 3683, 3705, 3715, 3729, 3743, 3757, 3761, 3768, 3775, 3789, 3806, 3823, 3834, 3845,
      3855, 3875, 3886, 3900, 3914, 3928, 3946, 3963, 3971, 3996, 4029, 4044, 4080, 4098, 4109, 4116, 4123, 4130, 4144, 4158,
      4223, 4332, 4355, 4362, 4380, 4391, 4402, 4422, 4439, 4450, 4454, 4467, 4494, 4514, 4524, 4538, 4555, 4572, 4582, 4589,
      4596, 4613, 4624, 4631, 4639, 4647, 4652, 4657, 4660, 4665, 4689, 4710, 4726, 4736, 4748, 4759, 4782, 4800, 4815, 4824,
      4840, 4853, 4865, 4900, 4935, 4977, 4995, 5005, 5031, 5046, 5068, 5089, 5124, 5176, 5183, 5193, 5200, 5207, 5218, 5231,
      5253, 5260, 5277, 5287, 5311, 5329, 5340, 5360, 5377, 5394, 5401, 5414, 5431, 5462, 5477, 5479, 5486, 5490, 5494, 5501,
      5512, 5519, 5533, 5540, 5567, 5574, 5595, 5616, 5643, 5664, 5685, 5706, 5717, 5725, 5740, 5747, 5764, 5773, 5777, 5809,
      5848, 5867, 5888, 5923, 5951, 5975, 6003, 6030, 6054, 6071, 6088, 6102, 6124, 6152, 6176, 6210, 6234, 6258, 6286, 6315,
      6337, 6362, 6376, 6407, 6438, 6462, 6476, 6490, 6504, 6535, 6563, 6591, 6615, 6629, 6643, 6657, 6664, 6678, 6695, 6705,
      6719, 6747, 6768, 6782, 6807, 6834, 6848, 6876, 6914, 6929, 6936, 6943, 6950, 6955, 6969, 6980, 6988, 7002, 7013, 7020,
      7034, 7048, 7057, 7071, 7076, 7086, 7093, 7103, 7107, 7119, 7129, 7133, 7141, 7156, 7170, 7223, 7259, 7291, 7298, 7308,
      7327, 7337, 7344, 7368, 7385, 7392, 7413, 7484, 7504, 7581, 7605, 7666, 7695, 7764, 7771, 7788, 7808, 7837, 7851, 7857,
      7862, 7891, 7904, 7917, 7928, 7945, 7962, 7973, 7977, 7987, 7997, 8001, 8008, 8012, 8016, 8023, 8034, 8041, 8054, 8061,
      8068, 8085, 8101, 8111, 8136, 8165, 8190, 8204, 8225, 8240, 8257, 8280, 8294, 8301, 8321, 8335, 8350, 8361, 8368, 8375,
      8382, 8405, 8412, 8425, 8441, 8446, 8453, 8487, 8521, 8545, 8575, 8607, 8640, 8667, 8697, 8721, 8745, 8774, 8797, 8824,
      8854, 8875, 8894, 8902, 8909, 8916, 8923, 8930, 8944, 8953, 8968, 8978, 8988, 9002, 9020, 9038, 9045, 9080, 9118, 9160,
      9195, 9230, 9251, 9268, 9282, 9300, 9322, 9341, 9348, 9355, 9374, 9381, 9388, 9405, 9431, 9466, 9500, 9532, 9539, 9546,
      9553, 9560, 9588, 9598, 9617, 9631, 9645, 9656, 9683, 9705, 9719, 9737, 9751, 9769, 9793, 9805, 9815, 9829, 9836, 9856,
      9931, 9958, 10034, 10061, 10149, 10166, 10232, 10239, 10249, 10266, 10283, 10316, 10323, 10369, 10379, 10389, 10413, 10430, 10457, 10464,
      10489, 10526, 10530, 10551, 10561, 10568, 10582, 10598, 10662, 10694, 10712, 10731, 10738, 10749, 10771, 10778,
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
      Usunn for sårbare grupper
      Usunn
      Svært dårlig
      Svært usunn
      luft
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
      Solbrent
      Solbrent {0}
      Kalender
      Kalender: ingen data
      Stille
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
      Klart
      Dekk huden, gå snart inn
      Bar hud fryser på få minutter. Dekk alt, hold deg tørr og varm deg inne.
      N|NNØ|NØ|ØNØ|Ø|ØSØ|SØ|SSØ|S|SSV|SV|VSV|V|VNV|NV|NNV
      nord|nordøst|øst|sørøst|sør|sørvest|vest|nordvest
      ¦one={0} fullført¦other={0} fullført
      beregnet
      Værforhold: ingen data
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
      Duggpunkt {0}°
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
      Ø
      Slutter nå
      slutter
      Slutter om
      slutter om {0}
      Slutter om {0}
      Slutter
      Energi
      Hendelser er ikke lest
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
      Føles som: ingen data
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
      inHg
      kcal
      km
      km/t
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
      m
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
      Ikke solbrent i dag
      Ingen kalenderdata
      Ingen kalender ennå
      Ingen data
      ingen data
      Ingen dato
      Ugyldig dag: {0}
      Ingen dager ennå
      Ingen hendelser
      Ingen hendelser de neste dagene
      Ikke noe timevarsel
      Ikke noe varsel lagret
      ¦one=Ikke {1} neste time¦other=Ikke {1} neste {0} t
      Ikke {0} neste time
      Ikke {0} neste {1}
      Ikke {0} denne timen
      Ingen måling
      Ikke noe nytt vær
      Ingen påminnelsesdata
      Ingen skrittdata
      Ingen sol
      ingen sol
      Ingen temperatur
      Ikke noe vær ennå
      Ingenting flagget
      Ingenting forfalt
      Ingenting snart
      Ingenting i dag
      Ingen i dag
      Ingen i morgen
      N
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
      Lufttrykk
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
      hvile
      Hviledag
      Hviledag, for {0} siden
      hviledag
      Hvile
      Hvil ofte, drikk
      Tåke med rim
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
      Skygge, drikke, hvile
      Angi et sted
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
      Kornsnø
      Snøbyger
      snøfall
      en tid
      Snart
      snart
      S
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
      Soloppgang {0}
      støvler
      regnjakke
      tordenvær
      hatt og solbriller
      paraply
      vindjakke
      Deretter, om {0}
      {0}k
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
      Vær: ingen data
      Været er for gammelt
      Uke
      Uke {0}, dag {1}
      Uke {0}
      V
      Våtkule
      Våtkule, 
      Våtkule: ingen data, kanskje ikke trygt
      Våtkule: ingen data
      Våtkule {0}
      Våtkule, {0}
      Vind
      Vind {0}
      Vind: −{0}°
      vindfullt
      Verst i dag, {0}
      """#,
    starts: [
      0, 8, 18, 43, 65, 73, 87, 96, 110, 124, 129, 153, 167, 176, 193, 204, 208, 215, 223, 231,
      258, 264, 279, 292, 297, 319, 330, 346, 357, 374, 385, 416, 443, 464, 502, 525, 535, 543, 553, 568,
      582, 601, 609, 617, 630, 638, 653, 667, 674, 681, 693, 703, 717, 726, 739, 748, 769, 776, 782, 792,
      814, 889, 912, 958, 978, 1036, 1050, 1101, 1111, 1122, 1141, 1155, 1161, 1187, 1263, 1324, 1380, 1421, 1430, 1454,
      1471, 1493, 1506, 1534, 1566, 1571, 1587, 1646, 1671, 1734, 1751, 1827, 1850, 1907, 1912, 1957, 1973, 1979, 2010, 2016,
      2022, 2030, 2050, 2066, 2075, 2084, 2091, 2102, 2126, 2129, 2140, 2168, 2256, 2267, 2284, 2287, 2299, 2307, 2318, 2333,
      2348, 2356, 2363, 2386, 2414, 2443, 2466, 2483, 2502, 2529, 2538, 2552, 2566, 2579, 2595, 2669, 2697, 2766, 2782, 2848,
      2870, 2969, 2978, 2985, 2996, 3019, 3033, 3047, 3063, 3071, 3079, 3087, 3115, 3121, 3127, 3133, 3148, 3163, 3180, 3197,
      3207, 3228, 3237, 3248, 3259, 3270, 3294, 3309, 3317, 3374, 3453, 3504, 3591, 3636, 3649, 3654, 3659, 3665, 3678, 3691,
      3737, 3811, 3834, 3842, 3867, 3879, 3892, 3906, 3925, 3942, 3946, 3954, 3971, 3986, 3992, 4000, 4014, 4028, 4034, 4041,
      4051, 4064, 4078, 4088, 4095, 4102, 4107, 4112, 4115, 4120, 4143, 4158, 4168, 4175, 4186, 4194, 4211, 4227, 4239, 4247,
      4265, 4280, 4294, 4333, 4367, 4405, 4430, 4444, 4473, 4493, 4516, 4534, 4572, 4599, 4604, 4611, 4617, 4624, 4638, 4653,
      4666, 4671, 4679, 4684, 4704, 4726, 4735, 4746, 4758, 4770, 4777, 4785, 4805, 4824, 4844, 4846, 4849, 4854, 4858, 4866,
      4876, 4884, 4900, 4908, 4919, 4927, 4939, 4952, 4971, 4988, 5003, 5018, 5026, 5035, 5044, 5048, 5056, 5065, 5073, 5091,
      5114, 5137, 5151, 5182, 5207, 5228, 5248, 5267, 5288, 5299, 5310, 5321, 5338, 5356, 5372, 5404, 5424, 5447, 5501, 5521,
      5540, 5561, 5575, 5594, 5617, 5634, 5644, 5654, 5671, 5691, 5709, 5727, 5743, 5759, 5771, 5786, 5788, 5801, 5810, 5821,
      5832, 5853, 5872, 5892, 5907, 5927, 5946, 5969, 5996, 6016, 6020, 6024, 6028, 6035, 6057, 6098, 6110, 6143, 6159, 6169,
      6177, 6185, 6194, 6207, 6214, 6221, 6231, 6246, 6251, 6264, 6274, 6279, 6289, 6311, 6324, 6363, 6391, 6416, 6422, 6431,
      6455, 6464, 6470, 6487, 6501, 6507, 6529, 6580, 6596, 6656, 6678, 6714, 6738, 6788, 6794, 6805, 6827, 6840, 6855, 6864,
      6872, 6891, 6897, 6903, 6913, 6929, 6945, 6959, 6968, 6977, 6987, 6996, 7003, 7009, 7015, 7017, 7027, 7035, 7046, 7054,
      7061, 7112, 7134, 7169, 7228, 7250, 7269, 7318, 7373, 7418, 7465, 7493, 7506, 7513, 7534, 7585, 7598, 7613, 7622, 7632,
      7643, 7662, 7670, 7680, 7697, 7702, 7713, 7741, 7766, 7785, 7808, 7831, 7849, 7872, 7892, 7913, 7934, 7962, 7986, 8015,
      8041, 8057, 8073, 8083, 8089, 8095, 8104, 8113, 8125, 8137, 8144, 8152, 8160, 8172, 8189, 8209, 8218, 8239, 8259, 8282,
      8301, 8317, 8341, 8355, 8366, 8377, 8395, 8407, 8416, 8425, 8436, 8442, 8448, 8458, 8477, 8499, 8522, 8539, 8544, 8549,
      8557, 8565, 8580, 8583, 8594, 8607, 8620, 8636, 8652, 8665, 8680, 8699, 8711, 8727, 8747, 8757, 8771, 8786, 8795, 8811,
      8877, 8899, 8964, 8984, 9061, 9080, 9140, 9149, 9163, 9178, 9191, 9215, 9221, 9254, 9266, 9276, 9297, 9315, 9339, 9344,
      9361, 9383, 9387, 9404, 9412, 9414, 9423, 9434, 9475, 9496, 9509, 9523, 9528, 9537, 9552, 9562,
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
      Ongezond voor gevoelige groepen
      Ongezond
      Zeer slecht
      Zeer ongezond
      lucht
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
      Verbrand
      Verbrand {0}
      Agenda
      Agenda: geen gegevens
      Windstil
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
      Helder
      Bedek huid, ga gauw binnen
      Blote huid bevriest in minuten. Bedek alles, blijf droog en warm binnen op.
      N|NNO|NO|ONO|O|OZO|ZO|ZZO|Z|ZZW|ZW|WZW|W|WNW|NW|NNW
      noord|noordoost|oost|zuidoost|zuid|zuidwest|west|noordwest
      ¦one={0} voltooid¦other={0} voltooid
      berekend
      Toestand: geen gegevens
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
      Dauwpunt {0}°
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
      O
      Stopt nu
      eindigt
      Eindigt over
      eindigt over {0}
      Stopt over {0}
      Eindigt
      Energie
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
      Gevoel: geen gegevens
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
      inHg
      kcal
      km
      km/u
      {0}, einde onbekend
      {0} stopt over
      {0}, nog {1}
      {0} over
      {0} over {1}
      Nu {0}
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
      m
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
      nog {0}
      +{0} meer
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
      Vandaag geen verbranding
      Geen agendagegevens
      Nog geen agenda
      Geen gegevens
      geen gegevens
      Geen datum
      Ongeldige dag: {0}
      Nog geen dagen
      Geen activiteiten
      Geen activiteiten de komende dagen
      Geen verwachting per uur
      Geen verwachting bewaard
      ¦one=Geen {1} komend uur¦other=Geen {1} komende {0} uur
      Geen {0} komend uur
      Geen {0} komende {1}
      Geen {0} dit uur
      Geen meting
      Geen recent weer
      Geen herinneringsgegevens
      Geen stapgegevens
      Geen zon
      geen zon
      Geen temperatuur
      Nog geen weer
      Niets gemarkeerd
      Niets te laat
      Niets binnenkort
      Niets vandaag
      Geen vandaag
      Geen morgen
      N
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
      Luchtdruk
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
      rust
      Rustdag
      Rustdag, {0} geleden
      rustdag
      Rust
      Rust vaak, drink
      Mist met rijp
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
      Schaduw, drinken, rust
      Stel een locatie in
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
      Motsneeuw
      Sneeuwbuien
      sneeuw
      enige tijd
      Binnenkort
      binnenkort
      Z
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
      Zonsopkomst {0}
      laarzen
      regenjas
      onweer
      pet en zonnebril
      paraplu
      windjack
      Daarna, over {0}
      {0}k
      Onweer
      Onweer met zware hagel
      Onweer met lichte hagel
      Lichte, ruime kleding
      Let op kind en ouderen
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
      Tot {0} vandaag
      Tot {0} morgen
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
      Weer: geen gegevens
      Weer te oud
      Week
      Week {0}, dag {1}
      Week {0}
      W
      Natte bol
      Natte bol, 
      Natte bol: geen gegevens, mogelijk onveilig
      Natte bol: geen gegevens
      Natte bol {0}
      Natte bol, {0}
      Wind
      Wind {0}
      Wind: −{0}°
      winderig
      Slechtst vandaag, {0}
      """#,
    starts: [
      0, 8, 19, 44, 70, 80, 96, 103, 115, 127, 133, 160, 175, 185, 200, 209, 214, 225, 231, 238,
      270, 279, 291, 305, 311, 326, 335, 349, 358, 370, 379, 412, 441, 469, 516, 540, 547, 555, 567, 583,
      605, 629, 637, 645, 658, 665, 679, 692, 698, 705, 717, 728, 743, 752, 765, 772, 794, 803, 809, 821,
      845, 916, 941, 988, 1008, 1066, 1086, 1143, 1155, 1164, 1180, 1194, 1201, 1228, 1304, 1356, 1415, 1454, 1463, 1487,
      1500, 1531, 1547, 1571, 1599, 1606, 1625, 1687, 1704, 1765, 1782, 1864, 1887, 1954, 1961, 2005, 2024, 2030, 2061, 2067,
      2073, 2089, 2118, 2133, 2141, 2149, 2155, 2167, 2183, 2192, 2204, 2235, 2329, 2341, 2358, 2360, 2369, 2377, 2390, 2407,
      2422, 2430, 2438, 2458, 2489, 2521, 2547, 2569, 2593, 2625, 2633, 2645, 2657, 2672, 2691, 2761, 2780, 2872, 2889, 2976,
      2996, 3094, 3102, 3109, 3116, 3138, 3153, 3169, 3185, 3196, 3207, 3215, 3241, 3247, 3252, 3257, 3279, 3301, 3307, 3313,
      3324, 3344, 3353, 3366, 3379, 3392, 3413, 3428, 3437, 3502, 3591, 3650, 3737, 3786, 3797, 3803, 3809, 3815, 3826, 3837,
      3881, 3954, 3974, 3980, 3992, 4002, 4014, 4033, 4051, 4067, 4071, 4079, 4096, 4112, 4118, 4125, 4139, 4153, 4159, 4167,
      4179, 4193, 4209, 4221, 4230, 4239, 4244, 4249, 4252, 4257, 4277, 4292, 4305, 4314, 4327, 4334, 4349, 4361, 4373, 4381,
      4400, 4417, 4433, 4475, 4512, 4550, 4577, 4594, 4622, 4641, 4664, 4683, 4726, 4755, 4760, 4766, 4776, 4783, 4797, 4814,
      4830, 4836, 4852, 4858, 4887, 4900, 4911, 4931, 4942, 4953, 4961, 4969, 4987, 5008, 5028, 5030, 5035, 5042, 5046, 5054,
      5063, 5071, 5083, 5089, 5105, 5111, 5122, 5135, 5153, 5170, 5181, 5192, 5200, 5210, 5219, 5224, 5241, 5250, 5262, 5282,
      5308, 5332, 5345, 5376, 5401, 5426, 5451, 5471, 5487, 5501, 5515, 5526, 5545, 5560, 5578, 5613, 5638, 5663, 5721, 5741,
      5762, 5779, 5791, 5808, 5834, 5852, 5861, 5870, 5887, 5901, 5918, 5932, 5949, 5963, 5976, 5988, 5990, 6003, 6011, 6025,
      6038, 6062, 6080, 6094, 6115, 6130, 6144, 6162, 6187, 6201, 6204, 6207, 6210, 6218, 6239, 6281, 6293, 6324, 6337, 6345,
      6353, 6361, 6370, 6383, 6388, 6398, 6408, 6420, 6426, 6440, 6451, 6457, 6467, 6491, 6505, 6558, 6586, 6615, 6620, 6628,
      6649, 6657, 6662, 6679, 6693, 6700, 6726, 6784, 6805, 6871, 6895, 6936, 6961, 7012, 7019, 7039, 7062, 7082, 7099, 7108,
      7116, 7131, 7144, 7157, 7170, 7188, 7207, 7224, 7231, 7241, 7253, 7260, 7271, 7282, 7293, 7295, 7303, 7310, 7322, 7329,
      7337, 7387, 7408, 7442, 7504, 7526, 7549, 7599, 7651, 7695, 7745, 7774, 7790, 7798, 7812, 7863, 7876, 7892, 7900, 7909,
      7916, 7933, 7941, 7950, 7967, 7972, 7979, 8002, 8026, 8048, 8071, 8096, 8123, 8149, 8169, 8192, 8215, 8236, 8260, 8284,
      8311, 8329, 8343, 8351, 8359, 8367, 8374, 8381, 8389, 8400, 8409, 8417, 8425, 8434, 8450, 8465, 8473, 8493, 8509, 8532,
      8549, 8563, 8586, 8601, 8610, 8621, 8639, 8651, 8659, 8667, 8680, 8685, 8690, 8699, 8717, 8741, 8762, 8780, 8785, 8790,
      8796, 8802, 8820, 8823, 8834, 8844, 8854, 8869, 8884, 8897, 8908, 8923, 8934, 8950, 8967, 8978, 8995, 9010, 9023, 9036,
      9102, 9120, 9190, 9208, 9282, 9295, 9353, 9366, 9382, 9396, 9408, 9438, 9442, 9478, 9491, 9499, 9526, 9544, 9563, 9568,
      9588, 9600, 9605, 9623, 9632, 9634, 9644, 9656, 9700, 9725, 9739, 9754, 9759, 9768, 9783, 9792,
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
      Niezdrowa dla wrażliwych
      Niezdrowa
      Bardzo zła
      Bardzo niezdrowa
      powietrze
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
      Oparzenie
      Oparzenie {0}
      Kalendarz
      Kalendarz: brak danych
      Cisza
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
      Bezchmurnie
      Osłoń skórę, wejdź wkrótce
      Naga skóra marznie w kilka minut. Osłoń ją, nie zmoknij i ogrzej się w środku.
      N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW
      północ|północny wschód|wschód|południowy wschód|południe|południowy zachód|zachód|północny zachód
      ¦one={0} ukończone¦few={0} ukończone¦many={0} ukończonych¦other={0} ukończonego
      obliczone
      Warunki: brak danych
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
      Punkt rosy {0}°
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
      E
      Właśnie się kończy
      koniec
      Koniec za
      koniec za {0}
      Koniec za {0}
      Koniec
      Energia
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
      Odczuwalna: brak danych
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
      inHg
      kcal
      km
      km/h
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
      m
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
      Dziś bez oparzeń
      Brak danych kalendarza
      Brak kalendarza
      Brak danych
      brak danych
      Bez daty
      Nieprawidłowy dzień: {0}
      Nie ma jeszcze dni
      Brak wydarzeń
      Brak wydarzeń w najbliższych dniach
      Brak prognozy godzinowej
      Brak zapisanej prognozy
      ¦one=Bez opadów przez {0} godz.¦few=Bez opadów przez {0} godz.¦many=Bez opadów przez {0} godz.¦other=Bez opadów przez {0} godz.
      Bez opadów przez godzinę
      Bez opadów przez {1}
      Bez opadów w tej godzinie
      Brak odczytu
      Brak aktualnej pogody
      Brak danych przypomnień
      Brak danych o krokach
      Brak słońca
      brak słońca
      Brak temperatury
      Jeszcze brak pogody
      Brak oflagowanych
      Brak zaległych
      Nic wkrótce
      Nic na dziś
      Brak dzisiaj
      Brak jutro
      N
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
      Ciśnienie
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
      wolne
      Dzień odpoczynku
      Odpoczynek, {0} temu
      odpoczynek
      Spoczynek
      Często odpoczywaj, pij
      Mgła osadzająca szadź
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
      Cień, picie, odpoczynek
      Ustaw miejsce
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
      Śnieg ziarnisty
      Przelotny śnieg
      śnieg
      jakiś czas
      Wkrótce
      wkrótce
      S
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
      Wschód słońca {0}
      kalosze
      kurtka przeciwdeszczowa
      burze
      czapka i okulary słoneczne
      parasol
      wiatrówka
      Potem, za {0}
      {0}k
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
      Do {0} dzisiaj
      Do {0} jutro
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
      Pogoda: brak danych
      Pogoda nieaktualna
      Tydzień
      Tydzień {0}, dzień {1}
      Tydzień {0}
      W
      Mokry termometr
      Mokry term., 
      Mokry termometr: brak danych, może być niebezpiecznie
      Mokry term.: brak danych
      Mokry term. {0}
      Mokry term., {0}
      Wiatr
      Wiatr {0}
      Wiatr: −{0}°
      wietrznie
      Najgorzej dziś, {0}
      """#,
    starts: [
      0, 9, 21, 48, 73, 85, 103, 114, 126, 135, 145, 177, 196, 210, 224, 238, 244, 258, 270, 275,
      301, 311, 323, 340, 350, 373, 386, 404, 417, 435, 451, 484, 518, 548, 598, 621, 634, 642, 654, 667,
      683, 708, 720, 732, 750, 756, 774, 791, 797, 804, 816, 835, 858, 868, 882, 892, 915, 921, 927, 933,
      956, 1025, 1046, 1095, 1122, 1194, 1211, 1273, 1279, 1290, 1307, 1324, 1336, 1369, 1454, 1506, 1619, 1707, 1717, 1738,
      1755, 1786, 1809, 1834, 1866, 1878, 1895, 1955, 1976, 2047, 2073, 2160, 2180, 2245, 2257, 2342, 2359, 2365, 2425, 2431,
      2435, 2450, 2475, 2492, 2500, 2508, 2515, 2525, 2549, 2557, 2569, 2598, 2689, 2701, 2722, 2724, 2747, 2754, 2764, 2778,
      2792, 2799, 2807, 2831, 2865, 2903, 2943, 2965, 2989, 3030, 3043, 3057, 3071, 3091, 3116, 3197, 3222, 3296, 3320, 3412,
      3438, 3547, 3560, 3571, 3582, 3606, 3625, 3645, 3661, 3672, 3683, 3691, 3747, 3757, 3763, 3769, 3787, 3811, 3828, 3845,
      3853, 3877, 3885, 3902, 3919, 3936, 3957, 3971, 3978, 4120, 4318, 4396, 4602, 4692, 4703, 4708, 4713, 4722, 4737, 4752,
      4804, 4889, 4911, 4917, 4940, 4950, 4964, 4990, 5013, 5031, 5035, 5045, 5066, 5083, 5093, 5108, 5126, 5141, 5148, 5157,
      5170, 5186, 5203, 5216, 5223, 5230, 5235, 5240, 5243, 5248, 5269, 5284, 5300, 5307, 5318, 5328, 5347, 5366, 5377, 5385,
      5407, 5423, 5438, 5471, 5510, 5550, 5573, 5589, 5614, 5630, 5652, 5674, 5714, 5747, 5756, 5766, 5775, 5781, 5794, 5809,
      5825, 5832, 5846, 5852, 5877, 5901, 5912, 5939, 5951, 5963, 5969, 5979, 6003, 6029, 6048, 6050, 6053, 6058, 6062, 6070,
      6083, 6091, 6111, 6123, 6143, 6152, 6168, 6187, 6216, 6235, 6253, 6271, 6283, 6297, 6311, 6319, 6334, 6343, 6348, 6377,
      6416, 6440, 6454, 6484, 6509, 6533, 6552, 6575, 6591, 6603, 6615, 6624, 6651, 6670, 6685, 6723, 6748, 6772, 6908, 6935,
      6957, 6984, 6997, 7019, 7044, 7066, 7080, 7094, 7111, 7131, 7149, 7165, 7178, 7191, 7204, 7215, 7217, 7229, 7239, 7251,
      7261, 7284, 7299, 7314, 7332, 7347, 7361, 7378, 7404, 7421, 7427, 7433, 7439, 7445, 7461, 7537, 7546, 7638, 7653, 7663,
      7672, 7681, 7690, 7715, 7720, 7731, 7742, 7753, 7760, 7775, 7792, 7799, 7809, 7829, 7843, 7888, 7917, 7944, 7950, 7968,
      7989, 8000, 8010, 8034, 8059, 8071, 8088, 8146, 8162, 8228, 8243, 8282, 8305, 8361, 8373, 8387, 8412, 8426, 8439, 8446,
      8452, 8467, 8487, 8507, 8521, 8545, 8569, 8583, 8590, 8607, 8624, 8631, 8643, 8652, 8661, 8663, 8675, 8685, 8698, 8708,
      8714, 8815, 8833, 8898, 9035, 9056, 9075, 9167, 9280, 9365, 9462, 9488, 9504, 9512, 9537, 9625, 9637, 9658, 9666, 9690,
      9696, 9724, 9732, 9743, 9757, 9762, 9768, 9790, 9814, 9837, 9863, 9888, 9914, 9949, 9979, 10004, 10027, 10052, 10075, 10102,
      10132, 10158, 10176, 10189, 10197, 10205, 10211, 10217, 10224, 10237, 10246, 10253, 10260, 10272, 10287, 10300, 10313, 10336, 10357, 10382,
      10399, 10418, 10442, 10463, 10476, 10487, 10506, 10518, 10530, 10542, 10552, 10559, 10566, 10576, 10595, 10618, 10645, 10664, 10670, 10676,
      10688, 10700, 10716, 10719, 10729, 10743, 10757, 10773, 10793, 10805, 10818, 10835, 10849, 10867, 10884, 10895, 10912, 10928, 10941, 10964,
      11040, 11054, 11105, 11132, 11219, 11243, 11310, 11323, 11343, 11362, 11380, 11416, 11423, 11465, 11479, 11487, 11512, 11539, 11563, 11570,
      11590, 11609, 11618, 11643, 11656, 11658, 11674, 11688, 11744, 11769, 11785, 11802, 11808, 11818, 11834, 11844,
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
      Insalubre para grupos sensíveis
      Insalubre
      Muito ruim
      Muito insalubre
      ar
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
      Queimadura
      Queimadura {0}
      Calendário
      Calendário: sem dados
      Calmo
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
      Céu limpo
      Cubra a pele, entre logo
      A pele exposta congela em minutos. Cubra-a, não se molhe e aqueça-se em lugar fechado.
      N|NNE|NE|ENE|L|ESE|SE|SSE|S|SSO|SO|OSO|O|ONO|NO|NNO
      norte|nordeste|leste|sudeste|sul|sudoeste|oeste|noroeste
      ¦one={0} concluído¦many={0} de concluídos¦other={0} concluídos
      calculado
      Condições: sem dados
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
      Ponto de orvalho {0}°
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
      L
      Terminando agora
      fim
      Termina em
      termina em {0}
      Termina em {0}
      Termina
      Energia
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
      Sensação: sem dados
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
      inHg
      kcal
      km
      km/h
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
      m
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
      Sem queimadura hoje
      Sem dados do calendário
      Ainda sem calendário
      Sem dados
      sem dados
      Sem data
      Dia inválido: {0}
      Ainda sem dias
      Nenhum evento futuro
      Nenhum evento nos próximos dias
      Sem previsão por hora
      Sem previsão salva
      ¦one=Sem {1} por {0} h¦many=Sem {1} por {0} h¦other=Sem {1} por {0} h
      Sem {0} na próxima hora
      Sem {0} por {1}
      Sem {0} nesta hora
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
      N
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
      Pressão
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
      repouso
      Dia de descanso
      Descanso, há {0}
      descanso
      Repouso
      Descanse, beba
      Nevoeiro congelante
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
      Sombra, água, descanso
      Escolha um local
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
      Grãos de neve
      Pancadas de neve
      neve
      algum tempo
      Em breve
      em breve
      S
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
      Nascer do sol {0}
      botas
      capa de chuva
      tempestades
      chapéu e óculos de sol
      guarda-chuva
      corta-vento
      Depois, em {0}
      {0}k
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
      Confira se esquentar
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
      Até {0} hoje
      Até {0} amanhã
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
      Tempo: sem dados
      Tempo desatualizado
      Semana
      Semana {0}, dia {1}
      Semana {0}
      O
      Bulbo úmido
      Bulbo úmido, 
      Bulbo úmido: sem dados, pode não ser seguro
      Bulbo úmido: sem dados
      Bulbo úmido {0}
      Bulbo úmido, {0}
      Vento
      Vento {0}
      Vento: −{0}°
      vento
      Pior de hoje, {0}
      """#,
    starts: [
      0, 8, 18, 40, 61, 66, 77, 84, 100, 108, 111, 131, 143, 150, 159, 169, 173, 182, 191, 196,
      229, 239, 250, 266, 269, 285, 297, 314, 326, 337, 349, 386, 414, 445, 495, 514, 528, 536, 545, 561,
      581, 603, 614, 625, 642, 650, 668, 685, 693, 701, 714, 728, 746, 757, 772, 784, 807, 813, 819, 829,
      854, 923, 940, 981, 1006, 1068, 1084, 1142, 1152, 1166, 1187, 1204, 1215, 1240, 1329, 1381, 1438, 1507, 1517, 1540,
      1554, 1588, 1606, 1627, 1659, 1666, 1683, 1751, 1768, 1826, 1850, 1944, 1967, 2038, 2045, 2114, 2129, 2135, 2183, 2189,
      2194, 2206, 2229, 2252, 2263, 2274, 2281, 2292, 2311, 2317, 2328, 2355, 2437, 2448, 2467, 2469, 2486, 2490, 2501, 2516,
      2531, 2539, 2547, 2569, 2598, 2633, 2659, 2681, 2706, 2732, 2740, 2753, 2766, 2781, 2801, 2862, 2884, 2970, 2995, 3073,
      3095, 3192, 3200, 3211, 3222, 3244, 3256, 3280, 3297, 3309, 3321, 3328, 3370, 3375, 3384, 3390, 3407, 3424, 3441, 3458,
      3468, 3486, 3495, 3509, 3523, 3537, 3558, 3573, 3581, 3679, 3807, 3867, 3995, 4064, 4076, 4093, 4110, 4118, 4135, 4152,
      4204, 4288, 4312, 4318, 4341, 4351, 4363, 4384, 4408, 4421, 4425, 4435, 4456, 4472, 4478, 4490, 4504, 4518, 4524, 4532,
      4540, 4556, 4568, 4576, 4583, 4590, 4595, 4600, 4603, 4608, 4630, 4645, 4657, 4664, 4675, 4685, 4710, 4725, 4741, 4749,
      4767, 4784, 4800, 4836, 4869, 4903, 4924, 4941, 4966, 4982, 5007, 5029, 5062, 5095, 5102, 5113, 5120, 5126, 5141, 5157,
      5177, 5183, 5195, 5200, 5223, 5246, 5256, 5277, 5291, 5305, 5312, 5322, 5336, 5357, 5372, 5374, 5377, 5382, 5386, 5394,
      5408, 5416, 5435, 5444, 5459, 5468, 5481, 5496, 5524, 5540, 5558, 5576, 5585, 5595, 5607, 5612, 5627, 5636, 5645, 5673,
      5710, 5738, 5749, 5774, 5796, 5819, 5839, 5864, 5886, 5896, 5906, 5915, 5934, 5949, 5970, 6003, 6026, 6046, 6119, 6144,
      6160, 6179, 6191, 6219, 6242, 6262, 6270, 6278, 6294, 6319, 6337, 6353, 6367, 6377, 6389, 6404, 6406, 6420, 6431, 6443,
      6453, 6474, 6492, 6506, 6521, 6537, 6552, 6569, 6596, 6609, 6615, 6621, 6627, 6634, 6650, 6713, 6721, 6784, 6796, 6806,
      6816, 6826, 6835, 6856, 6861, 6868, 6877, 6891, 6897, 6911, 6929, 6935, 6945, 6963, 6973, 7022, 7044, 7065, 7073, 7089,
      7107, 7116, 7124, 7139, 7159, 7166, 7188, 7241, 7259, 7319, 7338, 7382, 7403, 7458, 7465, 7477, 7501, 7518, 7533, 7541,
      7548, 7566, 7581, 7596, 7608, 7633, 7657, 7670, 7675, 7690, 7707, 7712, 7724, 7733, 7742, 7744, 7755, 7763, 7774, 7782,
      7789, 7867, 7883, 7937, 8036, 8055, 8073, 8148, 8232, 8301, 8370, 8391, 8403, 8410, 8430, 8520, 8537, 8555, 8561, 8575,
      8587, 8612, 8625, 8637, 8652, 8657, 8668, 8697, 8726, 8750, 8778, 8805, 8824, 8849, 8877, 8902, 8927, 8950, 8971, 8992,
      9011, 9030, 9047, 9055, 9060, 9065, 9073, 9081, 9098, 9107, 9120, 9132, 9144, 9156, 9170, 9187, 9197, 9218, 9241, 9263,
      9282, 9299, 9318, 9333, 9344, 9355, 9375, 9387, 9395, 9403, 9419, 9424, 9429, 9440, 9460, 9482, 9504, 9528, 9534, 9540,
      9549, 9558, 9572, 9575, 9590, 9601, 9612, 9628, 9642, 9659, 9671, 9687, 9699, 9715, 9743, 9754, 9768, 9785, 9792, 9816,
      9884, 9907, 9969, 9994, 10067, 10087, 10148, 10155, 10169, 10186, 10201, 10229, 10237, 10280, 10295, 10304, 10326, 10353, 10377, 10383,
      10400, 10420, 10427, 10447, 10458, 10460, 10473, 10488, 10534, 10558, 10575, 10593, 10599, 10609, 10625, 10631,
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
      Ohälsosam för känsliga grupper
      Ohälsosam
      Mycket dålig
      Mycket ohälsosam
      luft
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
      Solsveda
      Solsveda {0}
      Kalender
      Kalender: inga data
      Lugnt
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
      Klart
      Täck huden, gå snart in
      Bar hud förfryser på några minuter. Täck allt, håll dig torr och värm dig inne.
      N|NNO|NO|ONO|O|OSO|SO|SSO|S|SSV|SV|VSV|V|VNV|NV|NNV
      nord|nordost|ost|sydost|syd|sydväst|väst|nordväst
      ¦one={0} slutförd¦other={0} slutförda
      beräknat
      Väderläge: inga data
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
      Daggpunkt {0}°
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
      O
      Slutar nu
      slutar
      Slutar om
      slutar om {0}
      Slutar om {0}
      Slutar
      Energi
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
      Känns som: inga data
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
      inHg
      kcal
      km
      km/h
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
      m
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
      Ingen solsveda idag
      Inga kalenderdata
      Ingen kalender än
      Inga data
      inga data
      Inget datum
      Ogiltig dag: {0}
      Inga dagar än
      Inga aktiviteter
      Inga aktiviteter de närmaste dagarna
      Ingen timprognos
      Ingen prognos sparad
      ¦one=Inget {1} närmaste timmen¦other=Inget {1} närmaste {0} tim
      Inget {0} närmaste timmen
      Inget {0} närmaste {1}
      Inget {0} den här timmen
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
      N
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
      Lufttryck
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
      vila
      Vilodag
      Vilodag, för {0} sedan
      vilodag
      Vila
      Vila ofta, drick
      Dimma med rimfrost
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
      Skugga, drick, vila
      Ange en plats
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
      Kornsnö
      Snöbyar
      snöfall
      en tid
      Snart
      snart
      S
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
      Soluppgång {0}
      stövlar
      regnjacka
      åska
      hatt och solglasögon
      paraply
      vindjacka
      Sedan, om {0}
      {0}k
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
      Väder: inga data
      Vädret är för gammalt
      Vecka
      Vecka {0}, dag {1}
      Vecka {0}
      V
      Våt temperatur
      Våt temp., 
      Våt temp.: inga data, kanske inte säkert
      Våt temp.: inga data
      Våt temp. {0}
      Våt temp., {0}
      Vind
      Vind {0}
      Vind: −{0}°
      blåsigt
      Värst idag, {0}
      """#,
    starts: [
      0, 8, 18, 44, 65, 73, 87, 97, 110, 125, 130, 154, 168, 177, 192, 202, 206, 213, 222, 229,
      263, 274, 288, 306, 311, 326, 333, 345, 352, 363, 375, 403, 437, 466, 512, 537, 547, 555, 564, 579,
      601, 620, 627, 634, 647, 655, 670, 684, 691, 698, 710, 724, 742, 751, 764, 773, 793, 799, 805, 819,
      841, 916, 940, 989, 1010, 1072, 1089, 1148, 1162, 1171, 1189, 1203, 1209, 1235, 1321, 1373, 1426, 1468, 1478, 1501,
      1515, 1541, 1555, 1580, 1610, 1615, 1632, 1695, 1718, 1783, 1800, 1877, 1903, 1966, 1971, 2012, 2027, 2033, 2064, 2070,
      2076, 2091, 2116, 2132, 2140, 2148, 2154, 2165, 2182, 2191, 2202, 2231, 2318, 2329, 2352, 2354, 2364, 2371, 2381, 2395,
      2409, 2416, 2423, 2448, 2488, 2526, 2557, 2581, 2607, 2641, 2649, 2661, 2673, 2685, 2701, 2773, 2795, 2874, 2891, 2958,
      2976, 3074, 3082, 3089, 3100, 3122, 3136, 3150, 3168, 3177, 3186, 3194, 3222, 3228, 3234, 3240, 3259, 3278, 3293, 3308,
      3318, 3337, 3346, 3357, 3368, 3379, 3396, 3411, 3419, 3477, 3559, 3611, 3705, 3750, 3759, 3765, 3771, 3777, 3790, 3803,
      3857, 3940, 3964, 3973, 3997, 4010, 4024, 4050, 4068, 4086, 4090, 4098, 4115, 4130, 4138, 4147, 4163, 4177, 4183, 4191,
      4201, 4214, 4228, 4238, 4245, 4252, 4257, 4262, 4265, 4270, 4289, 4303, 4318, 4325, 4336, 4343, 4364, 4384, 4397, 4405,
      4427, 4446, 4464, 4510, 4547, 4587, 4615, 4631, 4664, 4685, 4711, 4732, 4772, 4805, 4810, 4817, 4822, 4829, 4843, 4858,
      4872, 4878, 4893, 4899, 4924, 4945, 4955, 4978, 4991, 5004, 5011, 5019, 5035, 5055, 5076, 5078, 5081, 5086, 5090, 5098,
      5107, 5115, 5127, 5137, 5156, 5166, 5180, 5195, 5216, 5235, 5252, 5269, 5278, 5288, 5300, 5304, 5313, 5322, 5330, 5354,
      5386, 5411, 5426, 5459, 5484, 5504, 5524, 5542, 5561, 5571, 5581, 5593, 5610, 5625, 5642, 5680, 5697, 5718, 5786, 5813,
      5837, 5863, 5878, 5900, 5921, 5935, 5945, 5955, 5972, 5989, 6003, 6019, 6031, 6042, 6053, 6067, 6069, 6083, 6091, 6105,
      6115, 6136, 6152, 6169, 6184, 6199, 6214, 6231, 6254, 6270, 6273, 6276, 6279, 6286, 6309, 6346, 6358, 6389, 6406, 6412,
      6423, 6434, 6443, 6458, 6465, 6471, 6481, 6495, 6500, 6513, 6524, 6529, 6539, 6563, 6576, 6619, 6648, 6672, 6677, 6685,
      6709, 6717, 6722, 6739, 6758, 6766, 6790, 6845, 6866, 6935, 6958, 6997, 7021, 7074, 7082, 7099, 7119, 7133, 7151, 7160,
      7168, 7182, 7199, 7216, 7227, 7245, 7261, 7276, 7285, 7294, 7303, 7312, 7319, 7325, 7331, 7333, 7342, 7350, 7361, 7369,
      7374, 7421, 7442, 7473, 7528, 7549, 7565, 7610, 7659, 7700, 7741, 7767, 7777, 7782, 7800, 7849, 7863, 7879, 7888, 7898,
      7904, 7926, 7934, 7944, 7958, 7963, 7969, 7994, 8016, 8038, 8064, 8089, 8118, 8146, 8175, 8199, 8220, 8250, 8269, 8302,
      8323, 8338, 8350, 8360, 8365, 8370, 8378, 8386, 8400, 8412, 8419, 8428, 8437, 8446, 8464, 8485, 8494, 8516, 8536, 8559,
      8576, 8594, 8620, 8635, 8646, 8657, 8675, 8687, 8695, 8703, 8716, 8722, 8728, 8737, 8755, 8775, 8797, 8813, 8819, 8825,
      8835, 8845, 8859, 8862, 8874, 8887, 8900, 8916, 8932, 8946, 8962, 8982, 8995, 9012, 9039, 9049, 9066, 9082, 9090, 9105,
      9172, 9192, 9253, 9274, 9349, 9365, 9427, 9435, 9454, 9472, 9488, 9517, 9523, 9561, 9575, 9583, 9607, 9627, 9651, 9658,
      9676, 9701, 9707, 9726, 9736, 9738, 9754, 9767, 9810, 9832, 9847, 9863, 9868, 9877, 9892, 9901,
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
      Hassas gruplar için sağlıksız
      Sağlıksız
      Çok kötü
      Çok sağlıksız
      hava
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
      Yanık
      Yanık {0}
      Takvim
      Takvim: veri yok
      Sakin
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
      Açık
      Cildi örtün, içeri girin
      Açık cilt dakikalar içinde donar. Örtün, kuru kalın ve içeride ısının.
      K|KKD|KD|DKD|D|DGD|GD|GGD|G|GGB|GB|BGB|B|BKB|KB|KKB
      kuzey|kuzeydoğu|doğu|güneydoğu|güney|güneybatı|batı|kuzeybatı
      ¦one={0} tamamlandı¦other={0} tamamlandı
      hesaplandı
      Koşullar: veri yok
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
      Çiy noktası {0}°
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
      D
      Şimdi bitiyor
      biter
      Bitişe
      {0} sonra biter
      {0} sonra biter
      Bitiş
      Enerji
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
      Hissedilen: veri yok
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
      inHg
      kcal
      km
      km/sa
      {0}, sonu bilinmiyor
      {0} bitişine
      {0}, {1} daha
      {0} başlangıcına
      {1} sonra {0}
      Şimdi {0}
      {0}, bir saatten uzun
      Bu saat {0}
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
      m
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
      Bugün yanık yok
      Takvim verisi yok
      Henüz takvim yok
      Veri yok
      veri yok
      Tarih yok
      Geçersiz gün: {0}
      Henüz gün yok
      Yaklaşan etkinlik yok
      Önümüzdeki günlerde etkinlik yok
      Saatlik tahmin yok
      Kayıtlı tahmin yok
      ¦one={0} saat {1} yok¦other={0} saat {1} yok
      Önümüzdeki saat {0} yok
      {1} {0} yok
      Bu saat {0} yok
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
      K
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
      Basınç
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
      mola
      Dinlenme günü
      Dinlenme, {0} önce
      dinlenme
      Dinlenme
      Sık dinlenin, su için
      Kırç bırakan sis
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
      Gölge, su, dinlenme
      Konum seçin
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
      Kar grenleri
      Kar sağanağı
      kar
      bir süre
      Yakında
      yakında
      G
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
      Gün doğumu {0}
      bot
      yağmurluk
      fırtına
      şapka ve güneş gözlüğü
      şemsiye
      rüzgârlık
      Ardından, {0} sonra
      {0}B
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
      Hava: veri yok
      Hava verisi çok eski
      Hafta
      Hafta {0}, gün {1}
      Hafta {0}
      B
      Yaş termometre
      Yaş termometre, 
      Yaş termometre: veri yok, güvenli olmayabilir
      Yaş termometre: veri yok
      Yaş termometre {0}
      Yaş termometre, {0}
      Rüzgâr
      Rüzgâr {0}
      Rüzgâr: −{0}°
      rüzgârlı
      Bugün en kötüsü {0}
      """#,
    starts: [
      0, 9, 18, 40, 59, 67, 81, 91, 100, 110, 115, 133, 147, 156, 172, 178, 183, 193, 198, 205,
      239, 252, 264, 282, 287, 303, 313, 328, 338, 351, 364, 392, 425, 456, 512, 536, 553, 561, 572, 582,
      600, 620, 632, 644, 662, 671, 691, 710, 716, 723, 735, 748, 765, 772, 783, 790, 807, 813, 819, 826,
      850, 927, 951, 995, 1017, 1078, 1094, 1145, 1152, 1167, 1188, 1205, 1212, 1240, 1321, 1373, 1444, 1489, 1501, 1521,
      1538, 1573, 1597, 1613, 1639, 1647, 1668, 1734, 1758, 1839, 1867, 1951, 1970, 2044, 2052, 2095, 2109, 2115, 2146, 2152,
      2157, 2173, 2195, 2215, 2222, 2229, 2235, 2243, 2263, 2272, 2284, 2311, 2385, 2397, 2429, 2431, 2446, 2452, 2460, 2476,
      2492, 2499, 2506, 2528, 2566, 2598, 2637, 2659, 2685, 2723, 2732, 2748, 2764, 2781, 2803, 2864, 2887, 2976, 3003, 3094,
      3117, 3233, 3242, 3250, 3261, 3282, 3296, 3318, 3332, 3342, 3352, 3356, 3377, 3382, 3386, 3391, 3406, 3421, 3435, 3449,
      3457, 3475, 3485, 3497, 3509, 3521, 3538, 3554, 3559, 3612, 3687, 3734, 3799, 3840, 3850, 3855, 3860, 3867, 3878, 3889,
      3942, 4030, 4051, 4060, 4083, 4096, 4113, 4147, 4170, 4181, 4185, 4193, 4210, 4227, 4234, 4244, 4258, 4272, 4279, 4285,
      4289, 4301, 4309, 4313, 4323, 4333, 4338, 4343, 4346, 4352, 4373, 4387, 4401, 4421, 4435, 4446, 4468, 4480, 4503, 4511,
      4521, 4533, 4544, 4575, 4607, 4640, 4663, 4676, 4700, 4719, 4742, 4757, 4788, 4823, 4831, 4837, 4844, 4847, 4864, 4877,
      4895, 4901, 4916, 4922, 4943, 4963, 4973, 5004, 5014, 5024, 5033, 5041, 5061, 5082, 5104, 5106, 5110, 5117, 5120, 5127,
      5137, 5144, 5164, 5169, 5192, 5197, 5215, 5237, 5260, 5278, 5287, 5296, 5310, 5320, 5332, 5337, 5349, 5358, 5366, 5396,
      5439, 5464, 5476, 5506, 5528, 5548, 5566, 5584, 5602, 5611, 5620, 5630, 5650, 5666, 5689, 5726, 5745, 5766, 5813, 5840,
      5852, 5868, 5881, 5905, 5930, 5947, 5959, 5971, 5986, 6009, 6023, 6035, 6048, 6059, 6070, 6081, 6083, 6098, 6112, 6128,
      6139, 6161, 6186, 6203, 6226, 6253, 6262, 6280, 6313, 6328, 6335, 6342, 6349, 6355, 6372, 6409, 6419, 6454, 6473, 6481,
      6491, 6501, 6510, 6528, 6533, 6544, 6553, 6564, 6572, 6588, 6597, 6605, 6615, 6641, 6658, 6702, 6732, 6759, 6764, 6780,
      6800, 6809, 6818, 6842, 6862, 6871, 6895, 6966, 6985, 7039, 7059, 7101, 7122, 7162, 7171, 7185, 7206, 7219, 7232, 7240,
      7247, 7269, 7294, 7319, 7333, 7348, 7370, 7380, 7384, 7397, 7413, 7417, 7427, 7436, 7445, 7447, 7458, 7466, 7479, 7492,
      7498, 7545, 7562, 7595, 7654, 7673, 7689, 7730, 7783, 7826, 7873, 7900, 7916, 7922, 7940, 7989, 8012, 8029, 8033, 8044,
      8054, 8084, 8093, 8106, 8127, 8132, 8161, 8187, 8210, 8236, 8265, 8301, 8326, 8358, 8387, 8412, 8435, 8473, 8494, 8520,
      8539, 8557, 8572, 8583, 8590, 8597, 8604, 8611, 8624, 8630, 8641, 8659, 8677, 8684, 8703, 8722, 8732, 8756, 8777, 8809,
      8833, 8854, 8877, 8893, 8903, 8914, 8930, 8942, 8951, 8960, 8976, 8984, 8992, 9003, 9023, 9044, 9070, 9092, 9101, 9110,
      9115, 9120, 9133, 9136, 9151, 9164, 9177, 9186, 9204, 9228, 9242, 9260, 9271, 9286, 9305, 9316, 9333, 9347, 9354, 9381,
      9457, 9480, 9541, 9563, 9638, 9659, 9722, 9729, 9745, 9758, 9772, 9800, 9806, 9856, 9867, 9876, 9897, 9919, 9941, 9953,
      9968, 9990, 9996, 10016, 10026, 10028, 10044, 10062, 10110, 10136, 10156, 10177, 10186, 10199, 10218, 10230,
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
      Шкідлива для чутливих груп
      Шкідлива
      Дуже погана
      Дуже шкідлива
      повітря
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
      Опік
      Опік {0}
      Календар
      Календар: немає даних
      Штиль
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
      Ясно
      Прикрийте шкіру, зайдіть
      Гола шкіра мерзне за хвилини. Прикрийте її, будьте сухими, грійтеся в приміщенні.
      Пн|ПнПнСх|ПнСх|СхПнСх|Сх|СхПдСх|ПдСх|ПдПдСх|Пд|ПдПдЗх|ПдЗх|ЗхПдЗх|Зх|ЗхПнЗх|ПнЗх|ПнПнЗх
      північ|північний схід|схід|південний схід|південь|південний захід|захід|північний захід
      ¦one={0} виконане¦few={0} виконані¦many={0} виконаних¦other={0} виконаного
      обчислено
      Умови: немає даних
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
      Точка роси {0}°
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
      Сх
      Щойно закінчується
      кінець
      Кінець за
      кінець за {0}
      Кінець за {0}
      Кінець
      Енергія
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
      Відчувається
      Відчувається: немає даних
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
      дюйм рт. ст.
      ккал
      км
      км/год
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
      м
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
      Сьогодні без опіків
      Немає даних календаря
      Календаря поки немає
      Немає даних
      немає даних
      Без дати
      Недійсний день: {0}
      Поки немає днів
      Подій попереду немає
      Найближчими днями подій немає
      Немає прогнозу за годинами
      Прогноз не збережено
      ¦one=Без опадів {0} год¦few=Без опадів {0} год¦many=Без опадів {0} год¦other=Без опадів {0} год
      Наступну годину без опадів
      Без опадів {1}
      Цієї години без опадів
      Немає виміру
      Немає свіжої погоди
      Немає даних нагадувань
      Немає даних про кроки
      Немає сонця
      немає сонця
      Немає температури
      Погоди поки немає
      Немає з прапорцем
      Прострочених немає
      Незабаром нічого
      На сьогодні нічого
      Сьогодні немає
      Завтра немає
      Пн
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
      Тиск
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
      спокій
      День відпочинку
      Відпочинок, {0} тому
      відпочинок
      Спокій
      Відпочивайте, пийте
      Туман з памороззю
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
      Тінь, вода, спокій
      Вкажіть місце
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
      Снігові зерна
      Снігопад
      сніг
      деякий час
      Незабаром
      незабаром
      Пд
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
      Схід сонця {0}
      чоботи
      дощовик
      грози
      капелюх і сонячні окуляри
      парасоля
      вітрівка
      Далі, за {0}
      {0}k
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
      До {0} сьогодні
      До {0} завтра
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
      Погода: немає даних
      Погода застаріла
      Тиждень
      Тиждень {0}, день {1}
      Тиждень {0}
      Зх
      Вологий термометр
      Вологий терм., 
      Вологий термометр: немає даних, може бути небезпечно
      Вологий терм.: немає даних
      Вологий терм. {0}
      Вологий терм., {0}
      Вітер
      Вітер {0}
      Вітер: −{0}°
      вітряно
      Найгірше сьогодні, {0}
      """#,
    starts: [
      0, 14, 35, 83, 127, 144, 167, 189, 207, 220, 235, 278, 302, 321, 345, 364, 375, 396, 411, 424,
      474, 491, 513, 539, 554, 582, 602, 627, 647, 671, 691, 738, 790, 841, 924, 967, 989, 997, 1018, 1036,
      1067, 1100, 1116, 1132, 1157, 1164, 1196, 1227, 1236, 1249, 1267, 1301, 1339, 1348, 1361, 1378, 1418, 1429, 1435, 1452,
      1486, 1608, 1649, 1726, 1764, 1872, 1907, 1996, 2013, 2040, 2072, 2098, 2107, 2153, 2301, 2461, 2625, 2739, 2758, 2792,
      2822, 2879, 2916, 2954, 2996, 3015, 3058, 3161, 3199, 3306, 3351, 3498, 3533, 3646, 3665, 3769, 3796, 3806, 3878, 3885,
      3891, 3913, 3950, 3976, 3993, 4010, 4023, 4036, 4067, 4078, 4098, 4137, 4290, 4310, 4349, 4354, 4390, 4403, 4421, 4443,
      4465, 4478, 4493, 4528, 4583, 4648, 4701, 4737, 4777, 4836, 4861, 4887, 4913, 4945, 4981, 5115, 5161, 5334, 5373, 5491,
      5536, 5740, 5765, 5779, 5804, 5852, 5876, 5910, 5934, 5956, 5978, 5993, 6077, 6088, 6099, 6112, 6138, 6177, 6201, 6225,
      6251, 6284, 6297, 6325, 6353, 6381, 6413, 6432, 6442, 6636, 6878, 6984, 7274, 7392, 7409, 7418, 7427, 7438, 7460, 7482,
      7566, 7715, 7750, 7765, 7804, 7823, 7845, 7882, 7914, 7938, 7945, 7955, 7976, 8010, 8021, 8045, 8065, 8081, 8088, 8101,
      8120, 8147, 8170, 8189, 8198, 8207, 8228, 8237, 8242, 8254, 8291, 8314, 8327, 8336, 8349, 8364, 8392, 8418, 8431, 8439,
      8472, 8499, 8525, 8588, 8653, 8724, 8761, 8789, 8831, 8855, 8891, 8923, 8994, 9036, 9047, 9062, 9079, 9090, 9110, 9132,
      9164, 9179, 9203, 9214, 9253, 9292, 9311, 9348, 9370, 9392, 9405, 9415, 9443, 9482, 9512, 9515, 9524, 9540, 9545, 9554,
      9576, 9585, 9618, 9635, 9661, 9676, 9697, 9721, 9747, 9773, 9799, 9825, 9834, 9843, 9863, 9876, 9907, 9916, 9940, 9987,
      10033, 10071, 10097, 10149, 10193, 10236, 10273, 10314, 10353, 10375, 10397, 10413, 10446, 10475, 10514, 10570, 10620, 10659, 10807, 10857,
      10881, 10923, 10947, 10984, 11027, 11067, 11089, 11111, 11145, 11178, 11211, 11247, 11279, 11314, 11342, 11366, 11371, 11394, 11410, 11429,
      11451, 11490, 11512, 11548, 11591, 11624, 11665, 11702, 11749, 11771, 11782, 11793, 11804, 11813, 11836, 11944, 11957, 12065, 12087, 12100,
      12123, 12146, 12155, 12189, 12194, 12215, 12224, 12240, 12247, 12262, 12273, 12280, 12290, 12327, 12350, 12438, 12488, 12534, 12547, 12577,
      12612, 12633, 12646, 12683, 12716, 12733, 12772, 12873, 12912, 13033, 13062, 13132, 13168, 13257, 13274, 13294, 13327, 13353, 13374, 13386,
      13397, 13423, 13445, 13467, 13489, 13513, 13545, 13569, 13578, 13604, 13621, 13630, 13650, 13669, 13688, 13693, 13702, 13717, 13737, 13752,
      13763, 13903, 13930, 14014, 14214, 14252, 14286, 14410, 14582, 14686, 14838, 14882, 14912, 14925, 14966, 15086, 15100, 15124, 15137, 15152,
      15163, 15211, 15228, 15245, 15264, 15269, 15280, 15324, 15368, 15405, 15452, 15501, 15537, 15585, 15630, 15667, 15712, 15766, 15797, 15847,
      15876, 15917, 15942, 15966, 15983, 16000, 16013, 16026, 16038, 16056, 16073, 16082, 16091, 16109, 16135, 16157, 16174, 16210, 16242, 16280,
      16306, 16334, 16364, 16385, 16405, 16418, 16436, 16450, 16477, 16504, 16514, 16529, 16544, 16562, 16589, 16630, 16673, 16710, 16725, 16740,
      16757, 16774, 16802, 16807, 16819, 16843, 16867, 16878, 16908, 16924, 16948, 16976, 17000, 17028, 17052, 17069, 17093, 17121, 17146, 17191,
      17318, 17359, 17474, 17512, 17667, 17705, 17822, 17847, 17877, 17911, 17938, 17992, 18005, 18079, 18103, 18120, 18160, 18195, 18237, 18250,
      18286, 18318, 18333, 18366, 18385, 18390, 18424, 18451, 18548, 18596, 18625, 18655, 18666, 18681, 18702, 18717,
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
      对敏感人群不健康
      不健康
      很差
      很不健康
      气温
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
      晒伤
      晒伤{0}
      日历
      日历：无数据
      无风
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
      {1}概率{0}
      选取照片
      晴朗
      遮盖皮肤，尽快进屋
      裸露皮肤几分钟内冻伤。全部遮盖，保持干燥，进屋取暖。
      北|北东北|东北|东东北|东|东东南|东南|南东南|南|南西南|西南|西西南|西|西西北|西北|北西北
      北|东北|东|东南|南|西南|西|西北
      已完成{0}项
      计算值
      状况：无数据
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
      露点{0}°
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
      东经
      即将停止
      结束
      距结束
      {0}后结束
      {0}后停止
      结束
      能量
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
      体感温度：无数据
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
      {0}小时
      小时剩余
      {0}小时{1}分钟
      {0}时{1}分
      {0}时
      潮湿
      湿度
      湿度使其+{0}°
      湿度 {0}
      湿度
      {0}后
      {0}后
      英寸汞柱
      千卡
      公里
      公里/时
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
      米
      英里
      英里/时
      分钟
      {0}分钟
      分钟剩余
      {0}分
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
      今天不会晒伤
      无日历数据
      暂无日历
      无数据
      无数据
      无日期
      日期无效：{0}
      暂无日期可显示
      没有后续日程
      未来几天没有日程
      无逐时预报
      无已存储的预报
      未来{0}小时无{1}
      未来一小时无{0}
      未来{1}无{0}
      本小时无{0}
      无读数
      没有近期天气
      无提醒事项数据
      无步数数据
      无日照
      无日照
      无温度
      暂无天气
      没有旗标项
      没有过期项
      近期没有
      今天没有
      今天无
      明天无
      北纬
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
      气压
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
      休息
      休息日
      休息日，{0}前
      休息日
      静息
      多休息，饮水
      雾凇雾
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
      遮阳、饮水、休息
      请设定位置
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
      雪粒
      阵雪
      雪
      一段时间
      即将到期
      即将到期
      南纬
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
      日出 {0}
      雨靴
      雨衣
      雷暴
      帽子和太阳镜
      雨伞
      防风衣
      接下来，{0}后
      {0}k
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
      ≥3到{0}
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
      天气：无数据
      天气数据过旧
      周
      第{0}周，第{1}天
      第{0}周
      西经
      湿球温度
      湿球温度，
      湿球温度：无数据，可能不安全
      湿球温度：无数据
      湿球温度 {0}
      湿球温度，{0}
      风
      风 {0}
      风使其−{0}°
      有风
      今日最差，{0}
      """#,
    starts: [
      0, 7, 20, 51, 76, 83, 96, 103, 119, 126, 133, 157, 174, 185, 192, 199, 206, 213, 220, 224,
      249, 259, 266, 279, 286, 308, 315, 328, 335, 348, 358, 389, 423, 451, 494, 522, 535, 543, 553, 560,
      573, 595, 602, 609, 619, 623, 635, 646, 654, 661, 674, 687, 704, 711, 721, 728, 747, 754, 760, 767,
      789, 849, 868, 914, 938, 996, 1012, 1055, 1062, 1072, 1085, 1098, 1105, 1133, 1212, 1336, 1380, 1396, 1406, 1425,
      1434, 1471, 1490, 1506, 1528, 1535, 1554, 1612, 1631, 1698, 1717, 1793, 1809, 1861, 1868, 1881, 1897, 1904, 1911, 1918,
      1922, 1935, 1951, 1963, 1970, 1977, 1984, 1992, 2008, 2018, 2025, 2050, 2129, 2136, 2161, 2168, 2181, 2188, 2198, 2211,
      2224, 2231, 2238, 2257, 2294, 2328, 2365, 2387, 2415, 2452, 2459, 2466, 2473, 2486, 2508, 2572, 2594, 2649, 2668, 2738,
      2757, 2836, 2843, 2850, 2863, 2888, 2905, 2918, 2928, 2938, 2948, 2955, 2959, 2966, 2970, 2977, 2990, 3003, 3010, 3017,
      3024, 3037, 3048, 3058, 3068, 3078, 3097, 3114, 3122, 3139, 3165, 3179, 3202, 3213, 3223, 3230, 3237, 3241, 3254, 3267,
      3307, 3383, 3399, 3403, 3413, 3420, 3427, 3440, 3450, 3457, 3464, 3476, 3501, 3514, 3524, 3537, 3556, 3569, 3576, 3583,
      3590, 3609, 3620, 3627, 3634, 3641, 3654, 3661, 3668, 3679, 3704, 3720, 3736, 3749, 3762, 3775, 3797, 3813, 3829, 3839,
      3854, 3866, 3877, 3911, 3945, 3979, 3995, 4005, 4027, 4040, 4059, 4075, 4109, 4134, 4141, 4148, 4155, 4159, 4172, 4184,
      4197, 4201, 4214, 4218, 4234, 4244, 4251, 4264, 4277, 4290, 4297, 4309, 4322, 4338, 4351, 4355, 4362, 4373, 4380, 4390,
      4403, 4410, 4420, 4427, 4443, 4447, 4457, 4464, 4477, 4484, 4497, 4510, 4523, 4536, 4550, 4554, 4564, 4574, 4581, 4603,
      4631, 4650, 4666, 4691, 4710, 4732, 4751, 4767, 4780, 4790, 4800, 4810, 4829, 4851, 4870, 4895, 4911, 4933, 4955, 4977,
      4993, 5009, 5019, 5038, 5060, 5076, 5086, 5096, 5106, 5119, 5135, 5151, 5164, 5177, 5187, 5197, 5204, 5214, 5227, 5237,
      5250, 5266, 5285, 5301, 5326, 5348, 5358, 5371, 5399, 5412, 5419, 5426, 5433, 5438, 5452, 5460, 5467, 5480, 5493, 5497,
      5507, 5517, 5527, 5540, 5545, 5555, 5562, 5573, 5577, 5592, 5599, 5603, 5613, 5629, 5642, 5682, 5713, 5738, 5745, 5755,
      5774, 5784, 5791, 5810, 5820, 5827, 5849, 5910, 5923, 5972, 5991, 6025, 6047, 6090, 6097, 6113, 6138, 6154, 6170, 6176,
      6181, 6200, 6210, 6220, 6227, 6237, 6247, 6254, 6258, 6265, 6272, 6276, 6289, 6302, 6315, 6322, 6332, 6339, 6349, 6356,
      6363, 6376, 6389, 6396, 6415, 6440, 6459, 6470, 6489, 6502, 6515, 6540, 6556, 6560, 6576, 6589, 6605, 6616, 6623, 6630,
      6637, 6656, 6663, 6673, 6692, 6697, 6704, 6723, 6742, 6764, 6786, 6808, 6830, 6855, 6877, 6902, 6924, 6946, 6962, 6978,
      6994, 7007, 7020, 7027, 7034, 7041, 7048, 7055, 7062, 7071, 7078, 7088, 7098, 7108, 7124, 7140, 7153, 7175, 7191, 7213,
      7229, 7245, 7258, 7268, 7275, 7293, 7309, 7329, 7336, 7343, 7354, 7358, 7362, 7378, 7403, 7431, 7460, 7482, 7486, 7490,
      7497, 7504, 7526, 7536, 7547, 7554, 7561, 7571, 7594, 7617, 7624, 7637, 7644, 7657, 7667, 7678, 7685, 7695, 7702, 7721,
      7773, 7789, 7846, 7870, 7937, 7950, 8002, 8009, 8019, 8029, 8045, 8073, 8080, 8111, 8118, 8123, 8145, 8164, 8183, 8190,
      8209, 8228, 8232, 8254, 8264, 8271, 8284, 8300, 8343, 8368, 8385, 8404, 8408, 8416, 8434, 8441,
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
