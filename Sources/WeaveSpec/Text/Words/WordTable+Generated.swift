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
      east:degrees
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
      west:degrees
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
      1355, 1368, 1389, 1406, 1415, 1428, 1433, 1451, 1468, 1476, 1484, 1498, 1510, 1522, 1534, 1547, 1557, 1562, 1569, 1585,
      1606, 1616, 1623, 1637, 1651, 1662, 1675, 1689, 1703, 1717, 1725, 1737, 1753, 1767, 1782, 1801, 1814, 1831, 1847, 1867,
      1879, 1895, 1907, 1913, 1923, 1939, 1959, 1971, 1984, 1992, 2004, 2012, 2019, 2025, 2029, 2034, 2050, 2070, 2083, 2100,
      2109, 2122, 2132, 2140, 2148, 2160, 2175, 2197, 2213, 2232, 2257, 2276, 2304, 2325, 2337, 2342, 2351, 2362, 2371, 2384,
      2396, 2412, 2433, 2439, 2457, 2472, 2482, 2493, 2510, 2524, 2537, 2547, 2564, 2577, 2589, 2599, 2626, 2658, 2675, 2681,
      2690, 2711, 2734, 2747, 2759, 2776, 2792, 2805, 2816, 2834, 2854, 2870, 2892, 2904, 2925, 2938, 2956, 2974, 2994, 3013,
      3026, 3037, 3047, 3066, 3084, 3103, 3120, 3132, 3151, 3175, 3194, 3207, 3226, 3245, 3254, 3260, 3265, 3270, 3283, 3301,
      3314, 3320, 3333, 3345, 3366, 3384, 3399, 3410, 3420, 3434, 3440, 3448, 3460, 3473, 3492, 3499, 3505, 3518, 3529, 3543,
      3555, 3574, 3585, 3594, 3610, 3625, 3643, 3656, 3676, 3693, 3706, 3723, 3734, 3749, 3766, 3775, 3790, 3807, 3815, 3835,
      3851, 3866, 3875, 3895, 3911, 3926, 3938, 3953, 3967, 3974, 3985, 3992, 4002, 4012, 4026, 4046, 4064, 4081, 4104, 4124,
      4145, 4165, 4175, 4191, 4207, 4218, 4224, 4234, 4248, 4261, 4273, 4285, 4294, 4304, 4316, 4331, 4345, 4356, 4363, 4375,
      4384, 4400, 4417, 4428, 4445, 4460, 4475, 4489, 4508, 4520, 4524, 4532, 4540, 4549, 4568, 4582, 4590, 4606, 4620, 4629,
      4637, 4649, 4667, 4680, 4694, 4701, 4710, 4722, 4727, 4750, 4762, 4771, 4790, 4810, 4820, 4836, 4854, 4870, 4875, 4883,
      4898, 4910, 4921, 4931, 4939, 4944, 4956, 4972, 4982, 4996, 5009, 5026, 5035, 5048, 5057, 5067, 5077, 5089, 5103, 5115,
      5126, 5138, 5144, 5154, 5165, 5183, 5201, 5216, 5221, 5244, 5255, 5267, 5276, 5285, 5290, 5299, 5313, 5327, 5334, 5343,
      5355, 5361, 5377, 5390, 5407, 5426, 5440, 5452, 5476, 5495, 5518, 5535, 5553, 5568, 5578, 5591, 5610, 5638, 5653, 5663,
      5677, 5688, 5706, 5719, 5733, 5745, 5761, 5774, 5796, 5819, 5831, 5843, 5852, 5861, 5872, 5883, 5895, 5907, 5919, 5928,
      5937, 5949, 5961, 5979, 5988, 5994, 6004, 6013, 6026, 6035, 6048, 6056, 6067, 6082, 6091, 6107, 6126, 6135, 6150, 6165,
      6181, 6193, 6207, 6222, 6237, 6246, 6264, 6279, 6298, 6308, 6322, 6334, 6341, 6352, 6360, 6383, 6397, 6410, 6425, 6431,
      6441, 6452, 6467, 6476, 6484, 6494, 6505, 6520, 6537, 6549, 6566, 6576, 6595, 6605, 6624, 6643, 6652, 6667, 6681, 6689,
      6704, 6723, 6736, 6753, 6769, 6789, 6801, 6817, 6829, 6844, 6858, 6867, 6881, 6892, 6903, 6919, 6929, 6940, 6951, 6963,
      6971, 6985, 6999, 7004, 7024, 7040, 7053, 7061, 7073, 7092, 7106, 7129, 7146, 7151, 7167, 7185, 7191,
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
      {0}° ق
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
      الشروق {0}
      حذاء ثلج
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
      {0}° غ
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
      0, 16, 29, 66, 107, 122, 146, 160, 177, 188, 201, 242, 271, 291, 311, 322, 329, 336, 347, 354,
      396, 410, 426, 449, 458, 486, 506, 532, 552, 572, 594, 631, 692, 732, 796, 838, 858, 866, 881, 898,
      926, 955, 975, 995, 1024, 1041, 1066, 1088, 1100, 1113, 1132, 1152, 1176, 1194, 1205, 1220, 1263, 1274, 1280, 1287,
      1316, 1402, 1423, 1478, 1517, 1598, 1621, 1696, 1703, 1720, 1741, 1759, 1779, 1823, 1949, 2057, 2153, 2308, 2319, 2362,
      2393, 2441, 2466, 2499, 2528, 2535, 2562, 2640, 2663, 2740, 2778, 2910, 2942, 3045, 3052, 3204, 3236, 3243, 3355, 3362,
      3369, 3387, 3416, 3445, 3460, 3475, 3480, 3493, 3520, 3529, 3541, 3581, 3700, 3712, 3741, 3750, 3770, 3785, 3803, 3825,
      3847, 3858, 3871, 3902, 3948, 3989, 4035, 4065, 4097, 4147, 4163, 4179, 4195, 4211, 4248, 4346, 4393, 4501, 4531, 4644,
      4685, 4846, 4862, 4875, 4892, 4937, 4963, 5000, 5018, 5031, 5044, 5059, 5158, 5169, 5178, 5187, 5207, 5227, 5245, 5263,
      5270, 5304, 5319, 5339, 5359, 5379, 5399, 5420, 5430, 5639, 6010, 6171, 6578, 6787, 6800, 6811, 6822, 6829, 6843, 6857,
      6927, 7040, 7059, 7068, 7095, 7108, 7124, 7149, 7176, 7192, 7213, 7225, 7250, 7274, 7281, 7297, 7311, 7325, 7332, 7343,
      7358, 7384, 7403, 7418, 7429, 7440, 7458, 7467, 7472, 7480, 7519, 7541, 7558, 7569, 7584, 7597, 7626, 7650, 7665, 7673,
      7694, 7715, 7733, 7773, 7813, 7862, 7893, 7913, 7943, 7965, 8001, 8025, 8069, 8108, 8119, 8132, 8145, 8152, 8178, 8204,
      8237, 8246, 8264, 8273, 8302, 8329, 8342, 8367, 8383, 8399, 8414, 8426, 8448, 8478, 8496, 8499, 8506, 8516, 8519, 8526,
      8542, 8549, 8567, 8578, 8598, 8609, 8624, 8642, 8671, 8689, 8707, 8725, 8738, 8753, 8780, 8789, 8819, 8828, 8837, 8883,
      8934, 8984, 9007, 9047, 9083, 9119, 9142, 9180, 9203, 9230, 9248, 9266, 9294, 9315, 9342, 9391, 9424, 9455, 9675, 9712,
      9734, 9763, 9779, 9815, 9857, 9895, 9907, 9919, 9944, 9976, 10001, 10024, 10049, 10072, 10095, 10116, 10125, 10145, 10161, 10177,
      10195, 10226, 10252, 10275, 10305, 10331, 10352, 10382, 10413, 10440, 10449, 10458, 10467, 10476, 10498, 10643, 10654, 10809, 10827, 10836,
      10849, 10862, 10872, 10894, 10905, 10918, 10929, 10943, 10950, 10965, 10981, 10988, 10998, 11035, 11054, 11113, 11156, 11203, 11212, 11228,
      11250, 11266, 11275, 11310, 11330, 11337, 11363, 11446, 11468, 11548, 11570, 11630, 11677, 11753, 11760, 11780, 11805, 11825, 11839, 11853,
      11864, 11897, 11913, 11929, 11945, 11972, 11999, 12015, 12022, 12037, 12057, 12073, 12080, 12087, 12100, 12113, 12122, 12133, 12148, 12164,
      12173, 12188, 12406, 12428, 12550, 12804, 12843, 12886, 13055, 13243, 13401, 13589, 13622, 13642, 13651, 13673, 13851, 13868, 13885, 13901,
      13917, 13928, 13961, 13970, 14006, 14024, 14035, 14057, 14104, 14151, 14186, 14229, 14278, 14316, 14360, 14396, 14435, 14468, 14504, 14529,
      14563, 14590, 14613, 14639, 14654, 14665, 14676, 14685, 14694, 14718, 14732, 14750, 14761, 14772, 14790, 14812, 14832, 14847, 14869, 14893,
      14921, 14945, 14965, 14996, 15011, 15031, 15045, 15062, 15078, 15102, 15126, 15138, 15149, 15160, 15172, 15194, 15234, 15262, 15292, 15303,
      15314, 15325, 15336, 15370, 15373, 15387, 15407, 15427, 15449, 15471, 15490, 15508, 15530, 15548, 15570, 15597, 15615, 15637, 15659, 15670,
      15697, 15794, 15814, 15890, 15929, 16018, 16042, 16125, 16136, 16158, 16180, 16200, 16244, 16253, 16311, 16333, 16346, 16375, 16411, 16445,
      16456, 16495, 16530, 16545, 16581, 16600, 16609, 16637, 16668, 16756, 16812, 16847, 16881, 16894, 16911, 16937, 16946,
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
      {0}° V
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
      Východ slunce {0}
      sněhule
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
      {0}° Z
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
      2271, 2288, 2315, 2332, 2344, 2356, 2363, 2373, 2392, 2402, 2415, 2443, 2550, 2563, 2587, 2595, 2611, 2617, 2626, 2639,
      2652, 2658, 2666, 2692, 2727, 2752, 2793, 2814, 2839, 2879, 2887, 2904, 2921, 2944, 2969, 3045, 3073, 3149, 3171, 3252,
      3267, 3361, 3369, 3379, 3389, 3414, 3430, 3449, 3464, 3477, 3490, 3496, 3544, 3559, 3564, 3570, 3590, 3616, 3634, 3652,
      3661, 3678, 3687, 3700, 3713, 3726, 3743, 3758, 3765, 3892, 4047, 4126, 4309, 4400, 4412, 4431, 4450, 4459, 4475, 4491,
      4540, 4628, 4651, 4658, 4683, 4694, 4709, 4735, 4764, 4782, 4786, 4796, 4817, 4834, 4840, 4850, 4864, 4878, 4884, 4890,
      4898, 4914, 4926, 4934, 4941, 4948, 4953, 4958, 4961, 4966, 4987, 5001, 5017, 5024, 5035, 5044, 5066, 5082, 5093, 5101,
      5126, 5146, 5165, 5202, 5245, 5284, 5304, 5322, 5353, 5372, 5399, 5421, 5463, 5503, 5510, 5519, 5527, 5534, 5548, 5564,
      5582, 5589, 5606, 5613, 5640, 5665, 5676, 5702, 5716, 5730, 5738, 5748, 5767, 5790, 5810, 5812, 5815, 5820, 5824, 5832,
      5844, 5852, 5867, 5875, 5893, 5903, 5915, 5931, 5951, 5970, 5987, 6004, 6080, 6160, 6170, 6176, 6191, 6200, 6204, 6232,
      6269, 6290, 6305, 6337, 6363, 6389, 6408, 6434, 6461, 6475, 6489, 6498, 6517, 6537, 6556, 6598, 6630, 6662, 6766, 6798,
      6816, 6842, 6861, 6888, 6915, 6940, 6951, 6962, 6979, 7002, 7019, 7035, 7044, 7053, 7067, 7083, 7091, 7104, 7112, 7118,
      7126, 7148, 7162, 7179, 7192, 7212, 7225, 7245, 7272, 7290, 7295, 7300, 7305, 7311, 7328, 7402, 7412, 7486, 7501, 7511,
      7523, 7535, 7544, 7554, 7561, 7571, 7576, 7591, 7599, 7615, 7627, 7635, 7645, 7664, 7677, 7717, 7746, 7774, 7780, 7795,
      7817, 7828, 7833, 7861, 7876, 7886, 7907, 7977, 7999, 8070, 8089, 8135, 8154, 8203, 8213, 8225, 8250, 8266, 8279, 8287,
      8294, 8311, 8330, 8349, 8364, 8383, 8412, 8430, 8436, 8450, 8465, 8487, 8493, 8508, 8513, 8518, 8526, 8538, 8548, 8561,
      8571, 8577, 8669, 8687, 8751, 8871, 8893, 8914, 9004, 9116, 9200, 9284, 9307, 9319, 9326, 9352, 9441, 9453, 9472, 9481,
      9494, 9502, 9519, 9529, 9539, 9553, 9558, 9566, 9595, 9624, 9650, 9678, 9700, 9724, 9754, 9781, 9805, 9827, 9852, 9873,
      9901, 9930, 9950, 9965, 9979, 9984, 9989, 9996, 10003, 10016, 10029, 10038, 10045, 10052, 10063, 10076, 10091, 10107, 10129, 10153,
      10179, 10198, 10220, 10245, 10266, 10276, 10287, 10306, 10318, 10329, 10340, 10350, 10358, 10366, 10375, 10393, 10417, 10440, 10459, 10467,
      10475, 10485, 10495, 10513, 10516, 10526, 10540, 10554, 10569, 10586, 10598, 10611, 10628, 10641, 10658, 10678, 10689, 10708, 10729, 10740,
      10758, 10825, 10842, 10903, 10931, 11018, 11039, 11105, 11116, 11137, 11160, 11177, 11210, 11216, 11254, 11269, 11277, 11302, 11320, 11344,
      11353, 11377, 11400, 11407, 11427, 11438, 11446, 11463, 11482, 11538, 11570, 11591, 11613, 11619, 11629, 11645, 11653,
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
      {0}° Ø
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
      {0}° V
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
      2035, 2050, 2074, 2089, 2098, 2107, 2114, 2125, 2141, 2151, 2161, 2188, 2270, 2280, 2302, 2311, 2322, 2330, 2341, 2356,
      2371, 2379, 2386, 2413, 2445, 2478, 2505, 2524, 2546, 2577, 2586, 2600, 2614, 2627, 2642, 2708, 2730, 2805, 2823, 2893,
      2913, 3008, 3017, 3024, 3035, 3058, 3072, 3086, 3102, 3111, 3120, 3127, 3153, 3159, 3165, 3169, 3188, 3207, 3214, 3221,
      3231, 3251, 3260, 3271, 3282, 3293, 3317, 3332, 3340, 3397, 3476, 3527, 3610, 3655, 3665, 3670, 3675, 3682, 3697, 3712,
      3760, 3835, 3858, 3866, 3882, 3894, 3907, 3920, 3938, 3955, 3959, 3967, 3984, 3999, 4006, 4017, 4033, 4049, 4056, 4064,
      4074, 4087, 4101, 4111, 4118, 4125, 4130, 4135, 4138, 4144, 4165, 4180, 4190, 4197, 4208, 4215, 4233, 4250, 4262, 4270,
      4290, 4306, 4321, 4363, 4400, 4441, 4467, 4482, 4513, 4533, 4558, 4577, 4618, 4651, 4656, 4663, 4671, 4678, 4693, 4709,
      4723, 4727, 4741, 4745, 4768, 4779, 4787, 4796, 4808, 4820, 4827, 4835, 4853, 4873, 4893, 4895, 4898, 4904, 4909, 4918,
      4931, 4940, 4956, 4964, 4982, 4990, 5002, 5015, 5034, 5050, 5066, 5082, 5091, 5101, 5111, 5116, 5128, 5137, 5145, 5164,
      5192, 5216, 5229, 5259, 5283, 5304, 5326, 5345, 5366, 5377, 5388, 5399, 5416, 5433, 5452, 5486, 5505, 5525, 5591, 5617,
      5641, 5664, 5678, 5693, 5716, 5733, 5743, 5753, 5770, 5787, 5802, 5820, 5832, 5844, 5856, 5871, 5879, 5892, 5900, 5912,
      5923, 5944, 5959, 5975, 5991, 6007, 6022, 6039, 6060, 6075, 6078, 6081, 6084, 6091, 6113, 6154, 6165, 6202, 6219, 6229,
      6241, 6253, 6262, 6276, 6283, 6293, 6302, 6316, 6321, 6334, 6344, 6349, 6359, 6381, 6394, 6435, 6462, 6487, 6493, 6502,
      6526, 6535, 6541, 6557, 6571, 6579, 6603, 6655, 6674, 6739, 6763, 6802, 6824, 6882, 6890, 6901, 6921, 6935, 6950, 6958,
      6965, 6982, 6987, 6992, 7001, 7017, 7032, 7044, 7048, 7060, 7068, 7077, 7081, 7091, 7097, 7103, 7111, 7123, 7131, 7142,
      7150, 7157, 7210, 7232, 7267, 7326, 7347, 7366, 7415, 7470, 7515, 7562, 7590, 7603, 7610, 7624, 7674, 7687, 7701, 7710,
      7720, 7727, 7745, 7753, 7763, 7780, 7785, 7792, 7816, 7836, 7852, 7876, 7899, 7917, 7940, 7961, 7979, 7999, 8025, 8051,
      8082, 8101, 8117, 8133, 8142, 8148, 8154, 8163, 8172, 8183, 8195, 8202, 8210, 8218, 8229, 8246, 8266, 8275, 8293, 8312,
      8333, 8348, 8363, 8387, 8401, 8412, 8423, 8443, 8455, 8464, 8473, 8484, 8490, 8496, 8506, 8525, 8547, 8570, 8587, 8592,
      8597, 8605, 8613, 8628, 8631, 8642, 8654, 8666, 8682, 8698, 8711, 8725, 8743, 8753, 8767, 8787, 8797, 8812, 8828, 8837,
      8854, 8923, 8945, 9012, 9033, 9115, 9128, 9194, 9203, 9219, 9236, 9250, 9276, 9282, 9316, 9329, 9337, 9356, 9375, 9398,
      9403, 9420, 9442, 9446, 9463, 9471, 9479, 9490, 9503, 9547, 9570, 9585, 9601, 9606, 9615, 9630, 9640,
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
      {0}° O
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
      Dicker Mantel, mehrere Lagen, Ohren bedecken
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
      {0}° W
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
      2184, 2204, 2237, 2252, 2260, 2268, 2275, 2287, 2305, 2317, 2332, 2364, 2460, 2475, 2499, 2507, 2519, 2524, 2533, 2546,
      2559, 2565, 2573, 2596, 2632, 2667, 2701, 2726, 2750, 2785, 2792, 2807, 2822, 2837, 2861, 2943, 2970, 3047, 3069, 3140,
      3158, 3258, 3265, 3274, 3283, 3305, 3319, 3338, 3353, 3362, 3371, 3378, 3404, 3410, 3416, 3421, 3446, 3471, 3490, 3509,
      3518, 3535, 3544, 3558, 3572, 3586, 3608, 3623, 3632, 3699, 3794, 3855, 3948, 3997, 4007, 4013, 4019, 4026, 4041, 4056,
      4103, 4198, 4224, 4230, 4257, 4269, 4280, 4300, 4321, 4340, 4344, 4352, 4369, 4385, 4394, 4406, 4424, 4442, 4451, 4458,
      4470, 4490, 4502, 4510, 4517, 4524, 4529, 4534, 4537, 4542, 4562, 4575, 4589, 4596, 4607, 4617, 4645, 4662, 4674, 4683,
      4700, 4715, 4729, 4762, 4793, 4824, 4839, 4855, 4879, 4902, 4925, 4945, 4977, 5008, 5014, 5022, 5029, 5037, 5050, 5066,
      5082, 5089, 5110, 5117, 5151, 5179, 5192, 5213, 5228, 5243, 5250, 5258, 5276, 5300, 5317, 5319, 5322, 5326, 5331, 5340,
      5352, 5361, 5375, 5383, 5405, 5412, 5426, 5442, 5464, 5485, 5501, 5517, 5529, 5542, 5555, 5560, 5578, 5587, 5595, 5621,
      5658, 5684, 5697, 5727, 5753, 5776, 5799, 5819, 5838, 5850, 5862, 5873, 5894, 5910, 5927, 5962, 5991, 6020, 6085, 6110,
      6132, 6154, 6168, 6190, 6213, 6232, 6244, 6256, 6273, 6290, 6306, 6326, 6338, 6351, 6364, 6378, 6386, 6400, 6412, 6427,
      6439, 6464, 6483, 6498, 6516, 6533, 6548, 6572, 6601, 6621, 6627, 6633, 6639, 6647, 6664, 6711, 6719, 6752, 6771, 6779,
      6792, 6805, 6814, 6833, 6840, 6851, 6861, 6877, 6883, 6897, 6910, 6916, 6926, 6948, 6961, 7015, 7042, 7068, 7073, 7081,
      7098, 7106, 7111, 7130, 7152, 7159, 7184, 7243, 7270, 7337, 7361, 7404, 7433, 7482, 7489, 7502, 7527, 7541, 7561, 7569,
      7576, 7593, 7605, 7617, 7632, 7653, 7675, 7695, 7702, 7717, 7731, 7745, 7752, 7765, 7770, 7775, 7783, 7792, 7799, 7810,
      7818, 7827, 7881, 7899, 7937, 8005, 8028, 8050, 8105, 8161, 8209, 8259, 8283, 8298, 8307, 8328, 8372, 8385, 8403, 8411,
      8422, 8431, 8452, 8464, 8474, 8489, 8494, 8503, 8530, 8558, 8582, 8609, 8636, 8665, 8690, 8718, 8746, 8770, 8792, 8811,
      8834, 8856, 8877, 8893, 8899, 8905, 8911, 8918, 8925, 8942, 8952, 8962, 8970, 8978, 8989, 9003, 9018, 9029, 9054, 9077,
      9104, 9127, 9148, 9169, 9186, 9195, 9206, 9221, 9233, 9240, 9247, 9257, 9262, 9267, 9276, 9294, 9316, 9340, 9359, 9367,
      9375, 9382, 9389, 9405, 9408, 9419, 9429, 9439, 9454, 9472, 9485, 9496, 9513, 9525, 9543, 9564, 9574, 9592, 9609, 9617,
      9636, 9726, 9750, 9814, 9834, 9911, 9925, 9986, 9994, 10012, 10029, 10047, 10081, 10087, 10132, 10145, 10153, 10179, 10202, 10230,
      10237, 10257, 10271, 10277, 10296, 10303, 10311, 10323, 10337, 10387, 10412, 10428, 10445, 10450, 10459, 10477, 10484,
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
      {0}° Α
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
      {0}° Δ
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
      3905, 3929, 3970, 4002, 4019, 4036, 4047, 4062, 4093, 4106, 4126, 4168, 4328, 4348, 4379, 4388, 4416, 4425, 4441, 4461,
      4489, 4500, 4517, 4569, 4620, 4683, 4738, 4772, 4810, 4873, 4886, 4910, 4934, 4966, 5020, 5169, 5214, 5351, 5384, 5506,
      5541, 5706, 5719, 5734, 5749, 5793, 5813, 5843, 5869, 5887, 5905, 5918, 5957, 5972, 5985, 6002, 6032, 6062, 6090, 6118,
      6139, 6178, 6195, 6231, 6254, 6277, 6320, 6343, 6355, 6424, 6543, 6606, 6729, 6798, 6813, 6836, 6859, 6870, 6896, 6922,
      7009, 7138, 7173, 7186, 7227, 7244, 7268, 7300, 7343, 7377, 7381, 7391, 7412, 7450, 7458, 7481, 7497, 7513, 7521, 7536,
      7551, 7574, 7593, 7608, 7617, 7626, 7631, 7636, 7644, 7649, 7680, 7701, 7716, 7725, 7738, 7751, 7780, 7807, 7829, 7837,
      7872, 7909, 7945, 8017, 8091, 8161, 8209, 8243, 8298, 8333, 8381, 8417, 8501, 8558, 8571, 8588, 8607, 8616, 8644, 8672,
      8702, 8717, 8745, 8760, 8805, 8848, 8867, 8901, 8931, 8961, 8974, 8984, 9012, 9043, 9078, 9082, 9093, 9105, 9109, 9117,
      9140, 9148, 9177, 9190, 9216, 9229, 9246, 9270, 9298, 9332, 9360, 9388, 9403, 9419, 9441, 9452, 9476, 9485, 9505, 9542,
      9594, 9636, 9664, 9722, 9770, 9827, 9866, 9917, 9960, 9988, 10016, 10048, 10082, 10115, 10158, 10223, 10264, 10317, 10398, 10442,
      10468, 10506, 10532, 10574, 10623, 10666, 10686, 10706, 10740, 10781, 10812, 10846, 10874, 10900, 10928, 10954, 10963, 10991, 11007, 11022,
      11042, 11085, 11107, 11138, 11173, 11204, 11243, 11267, 11324, 11363, 11372, 11381, 11390, 11401, 11433, 11490, 11510, 11567, 11593, 11610,
      11631, 11652, 11661, 11689, 11694, 11719, 11730, 11752, 11763, 11782, 11795, 11806, 11816, 11851, 11872, 11955, 12005, 12055, 12066, 12096,
      12134, 12151, 12168, 12193, 12223, 12238, 12273, 12386, 12419, 12522, 12553, 12630, 12678, 12781, 12796, 12817, 12854, 12886, 12911, 12927,
      12942, 12974, 13001, 13028, 13054, 13084, 13129, 13165, 13186, 13205, 13228, 13256, 13277, 13297, 13312, 13327, 13336, 13359, 13372, 13392,
      13407, 13420, 13491, 13525, 13568, 13691, 13733, 13775, 13840, 13919, 13972, 14041, 14088, 14114, 14127, 14172, 14237, 14260, 14279, 14292,
      14311, 14332, 14376, 14391, 14414, 14433, 14438, 14457, 14503, 14549, 14589, 14647, 14690, 14735, 14786, 14826, 14876, 14923, 14969, 15004,
      15045, 15084, 15113, 15135, 15161, 15174, 15187, 15198, 15209, 15237, 15251, 15266, 15284, 15302, 15324, 15348, 15370, 15385, 15438, 15485,
      15534, 15573, 15612, 15651, 15674, 15690, 15701, 15725, 15737, 15752, 15767, 15788, 15801, 15814, 15832, 15859, 15906, 15947, 15982, 15997,
      16012, 16027, 16042, 16074, 16077, 16098, 16120, 16142, 16168, 16194, 16217, 16239, 16265, 16289, 16317, 16345, 16364, 16394, 16428, 16455,
      16503, 16636, 16667, 16775, 16814, 16955, 16987, 17100, 17127, 17155, 17187, 17220, 17270, 17285, 17359, 17382, 17405, 17449, 17472, 17520,
      17533, 17575, 17616, 17633, 17670, 17691, 17700, 17724, 17745, 17836, 17884, 17907, 17931, 17944, 17961, 17984, 17997,
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
      {0}° E
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
      {0}° W
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
      1998, 2012, 2035, 2051, 2060, 2069, 2074, 2085, 2104, 2112, 2121, 2152, 2245, 2254, 2268, 2276, 2287, 2292, 2300, 2312,
      2324, 2329, 2336, 2356, 2381, 2412, 2436, 2453, 2474, 2499, 2507, 2520, 2533, 2548, 2569, 2637, 2661, 2736, 2753, 2826,
      2846, 2940, 2948, 2954, 2965, 2985, 2998, 3011, 3025, 3033, 3041, 3049, 3075, 3081, 3085, 3090, 3107, 3124, 3138, 3152,
      3162, 3178, 3187, 3196, 3205, 3214, 3230, 3245, 3253, 3307, 3381, 3429, 3505, 3551, 3561, 3566, 3571, 3576, 3586, 3596,
      3636, 3710, 3731, 3737, 3757, 3767, 3778, 3790, 3809, 3824, 3828, 3836, 3853, 3867, 3873, 3880, 3894, 3904, 3909, 3915,
      3924, 3944, 3957, 3966, 3973, 3980, 3985, 3990, 3993, 3998, 4024, 4036, 4048, 4055, 4066, 4074, 4092, 4106, 4120, 4128,
      4143, 4156, 4168, 4198, 4227, 4257, 4276, 4289, 4312, 4333, 4354, 4367, 4397, 4426, 4431, 4437, 4442, 4447, 4460, 4475,
      4489, 4495, 4509, 4515, 4538, 4558, 4568, 4580, 4591, 4602, 4608, 4616, 4629, 4648, 4668, 4670, 4673, 4677, 4681, 4689,
      4698, 4703, 4715, 4724, 4741, 4750, 4763, 4777, 4799, 4817, 4831, 4845, 4854, 4864, 4870, 4875, 4891, 4900, 4909, 4931,
      4958, 4975, 4985, 5008, 5027, 5044, 5058, 5075, 5091, 5099, 5107, 5115, 5127, 5147, 5163, 5191, 5212, 5231, 5287, 5304,
      5320, 5337, 5348, 5366, 5384, 5397, 5404, 5411, 5426, 5441, 5454, 5467, 5477, 5488, 5499, 5513, 5521, 5533, 5541, 5554,
      5564, 5582, 5601, 5613, 5632, 5649, 5665, 5687, 5719, 5733, 5737, 5741, 5745, 5752, 5768, 5806, 5814, 5845, 5858, 5867,
      5875, 5883, 5892, 5906, 5911, 5918, 5927, 5938, 5943, 5956, 5969, 5974, 5984, 6006, 6016, 6057, 6078, 6097, 6102, 6111,
      6129, 6138, 6143, 6161, 6181, 6186, 6209, 6268, 6284, 6343, 6364, 6404, 6427, 6479, 6484, 6500, 6524, 6539, 6555, 6563,
      6570, 6584, 6590, 6596, 6608, 6628, 6648, 6664, 6669, 6682, 6694, 6707, 6712, 6722, 6727, 6732, 6740, 6749, 6756, 6766,
      6773, 6779, 6823, 6838, 6870, 6922, 6939, 6954, 7000, 7052, 7094, 7138, 7159, 7171, 7177, 7193, 7243, 7258, 7270, 7276,
      7287, 7294, 7313, 7322, 7332, 7345, 7350, 7363, 7392, 7422, 7448, 7473, 7499, 7525, 7549, 7573, 7592, 7617, 7641, 7664,
      7687, 7713, 7731, 7744, 7750, 7756, 7762, 7771, 7780, 7790, 7800, 7808, 7818, 7828, 7837, 7853, 7872, 7881, 7901, 7921,
      7942, 7959, 7978, 7994, 8006, 8014, 8025, 8039, 8051, 8059, 8067, 8079, 8084, 8089, 8098, 8116, 8134, 8153, 8172, 8176,
      8180, 8189, 8198, 8210, 8213, 8223, 8233, 8243, 8258, 8271, 8286, 8297, 8312, 8323, 8338, 8359, 8369, 8385, 8400, 8408,
      8430, 8504, 8524, 8586, 8610, 8680, 8696, 8754, 8762, 8778, 8793, 8806, 8830, 8837, 8872, 8885, 8893, 8917, 8936, 8960,
      8968, 8985, 9001, 9006, 9024, 9033, 9041, 9050, 9061, 9099, 9117, 9130, 9144, 9149, 9158, 9175, 9181,
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
      {0}° E
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
      {0}° O
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
      2296, 2311, 2333, 2355, 2365, 2375, 2381, 2392, 2411, 2420, 2431, 2460, 2553, 2564, 2583, 2591, 2602, 2610, 2621, 2636,
      2651, 2659, 2668, 2689, 2717, 2750, 2774, 2794, 2817, 2839, 2847, 2861, 2875, 2891, 2915, 2989, 3016, 3099, 3121, 3202,
      3223, 3322, 3330, 3341, 3352, 3374, 3388, 3411, 3428, 3437, 3446, 3452, 3491, 3499, 3506, 3512, 3528, 3544, 3558, 3572,
      3583, 3604, 3617, 3634, 3651, 3668, 3692, 3711, 3719, 3826, 3966, 4038, 4172, 4253, 4264, 4274, 4284, 4292, 4309, 4326,
      4375, 4455, 4478, 4485, 4506, 4517, 4531, 4548, 4575, 4589, 4593, 4603, 4624, 4639, 4645, 4657, 4671, 4685, 4691, 4699,
      4707, 4723, 4735, 4743, 4750, 4757, 4762, 4767, 4770, 4775, 4798, 4814, 4830, 4837, 4848, 4858, 4883, 4900, 4918, 4926,
      4944, 4962, 4979, 5017, 5051, 5085, 5107, 5124, 5150, 5167, 5194, 5214, 5246, 5278, 5286, 5297, 5304, 5310, 5326, 5341,
      5359, 5366, 5382, 5389, 5412, 5433, 5444, 5461, 5477, 5493, 5500, 5510, 5531, 5551, 5567, 5569, 5572, 5577, 5581, 5589,
      5603, 5611, 5628, 5637, 5655, 5664, 5677, 5693, 5713, 5729, 5747, 5765, 5774, 5784, 5796, 5801, 5819, 5828, 5839, 5867,
      5908, 5936, 5947, 5974, 5997, 6020, 6039, 6064, 6084, 6094, 6104, 6114, 6135, 6153, 6175, 6210, 6236, 6261, 6331, 6359,
      6374, 6395, 6407, 6438, 6465, 6484, 6492, 6500, 6516, 6542, 6555, 6568, 6582, 6591, 6603, 6619, 6627, 6637, 6646, 6660,
      6667, 6686, 6700, 6715, 6729, 6746, 6760, 6779, 6806, 6821, 6827, 6833, 6839, 6846, 6863, 6923, 6932, 6998, 7009, 7018,
      7027, 7036, 7045, 7066, 7073, 7080, 7089, 7104, 7111, 7126, 7136, 7143, 7153, 7170, 7184, 7230, 7256, 7281, 7288, 7305,
      7324, 7333, 7340, 7355, 7372, 7379, 7405, 7464, 7481, 7544, 7563, 7607, 7628, 7684, 7691, 7709, 7732, 7753, 7767, 7776,
      7784, 7802, 7812, 7822, 7836, 7854, 7881, 7895, 7901, 7915, 7923, 7942, 7948, 7958, 7965, 7972, 7980, 7991, 7999, 8010,
      8018, 8024, 8099, 8115, 8166, 8271, 8289, 8306, 8378, 8459, 8525, 8588, 8608, 8618, 8624, 8643, 8721, 8740, 8753, 8759,
      8771, 8781, 8802, 8811, 8824, 8838, 8843, 8852, 8880, 8908, 8930, 8957, 8985, 9004, 9031, 9059, 9088, 9113, 9136, 9155,
      9179, 9203, 9224, 9242, 9252, 9256, 9260, 9268, 9276, 9287, 9296, 9308, 9322, 9336, 9348, 9362, 9380, 9390, 9413, 9437,
      9465, 9485, 9505, 9526, 9542, 9555, 9566, 9585, 9597, 9605, 9613, 9630, 9635, 9640, 9651, 9671, 9693, 9715, 9738, 9743,
      9748, 9757, 9766, 9780, 9783, 9800, 9809, 9818, 9836, 9850, 9869, 9880, 9895, 9906, 9921, 9943, 9954, 9969, 9986, 9992,
      10011, 10079, 10100, 10167, 10192, 10275, 10296, 10358, 10364, 10379, 10396, 10411, 10441, 10450, 10490, 10502, 10511, 10541, 10564, 10589,
      10596, 10614, 10636, 10643, 10664, 10675, 10683, 10697, 10713, 10759, 10784, 10802, 10821, 10828, 10839, 10856, 10863,
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
      {0}° I
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
      Kohtalainen
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
      {0}° L
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
      2145, 2161, 2191, 2208, 2214, 2220, 2227, 2235, 2253, 2260, 2274, 2299, 2383, 2397, 2416, 2424, 2435, 2445, 2460, 2479,
      2500, 2510, 2518, 2543, 2578, 2619, 2650, 2677, 2713, 2747, 2762, 2777, 2792, 2813, 2833, 2906, 2933, 3013, 3031, 3116,
      3137, 3240, 3255, 3262, 3274, 3298, 3312, 3332, 3349, 3359, 3369, 3379, 3408, 3416, 3422, 3428, 3446, 3467, 3484, 3506,
      3516, 3532, 3544, 3561, 3578, 3595, 3616, 3634, 3639, 3705, 3789, 3849, 3945, 3993, 4005, 4013, 4024, 4031, 4043, 4055,
      4112, 4202, 4224, 4232, 4262, 4274, 4288, 4305, 4325, 4344, 4348, 4358, 4379, 4389, 4395, 4408, 4422, 4436, 4442, 4450,
      4458, 4474, 4486, 4494, 4505, 4516, 4521, 4526, 4529, 4534, 4557, 4568, 4583, 4593, 4611, 4619, 4634, 4655, 4672, 4680,
      4696, 4719, 4741, 4775, 4810, 4854, 4874, 4894, 4924, 4943, 4970, 4995, 5033, 5072, 5084, 5095, 5106, 5117, 5130, 5141,
      5158, 5166, 5181, 5187, 5216, 5246, 5258, 5276, 5287, 5298, 5305, 5315, 5338, 5359, 5378, 5380, 5383, 5388, 5392, 5400,
      5415, 5423, 5441, 5453, 5472, 5484, 5500, 5520, 5544, 5568, 5585, 5602, 5614, 5627, 5635, 5644, 5653, 5662, 5670, 5697,
      5723, 5748, 5765, 5788, 5806, 5828, 5846, 5866, 5887, 5898, 5909, 5930, 5956, 5975, 5997, 6026, 6045, 6072, 6123, 6138,
      6156, 6180, 6193, 6218, 6238, 6254, 6266, 6278, 6294, 6317, 6332, 6354, 6371, 6393, 6406, 6418, 6426, 6442, 6449, 6464,
      6477, 6502, 6527, 6544, 6563, 6596, 6612, 6634, 6670, 6685, 6689, 6693, 6697, 6703, 6721, 6760, 6771, 6816, 6832, 6842,
      6854, 6866, 6875, 6890, 6897, 6909, 6920, 6932, 6937, 6950, 6962, 6970, 6980, 7000, 7013, 7062, 7085, 7110, 7115, 7127,
      7151, 7163, 7168, 7187, 7203, 7215, 7237, 7291, 7307, 7371, 7396, 7441, 7465, 7516, 7528, 7543, 7565, 7580, 7597, 7603,
      7608, 7627, 7639, 7654, 7670, 7691, 7712, 7732, 7741, 7758, 7772, 7784, 7796, 7807, 7812, 7817, 7825, 7840, 7846, 7853,
      7859, 7868, 7927, 7947, 7982, 8053, 8080, 8101, 8144, 8205, 8250, 8305, 8335, 8353, 8361, 8380, 8431, 8449, 8467, 8476,
      8486, 8494, 8516, 8528, 8539, 8560, 8565, 8573, 8602, 8629, 8655, 8688, 8713, 8734, 8766, 8796, 8820, 8844, 8863, 8880,
      8906, 8922, 8940, 8958, 8970, 8980, 8990, 8999, 9008, 9025, 9031, 9043, 9056, 9069, 9078, 9103, 9127, 9135, 9157, 9177,
      9200, 9219, 9235, 9258, 9278, 9292, 9303, 9318, 9330, 9345, 9360, 9378, 9387, 9396, 9407, 9427, 9450, 9476, 9499, 9506,
      9513, 9525, 9537, 9552, 9555, 9571, 9586, 9601, 9617, 9635, 9653, 9667, 9685, 9699, 9717, 9738, 9750, 9768, 9783, 9792,
      9810, 9886, 9901, 9958, 9982, 10056, 10073, 10135, 10144, 10159, 10171, 10194, 10223, 10229, 10271, 10286, 10294, 10319, 10340, 10367,
      10373, 10391, 10416, 10423, 10447, 10458, 10466, 10481, 10498, 10547, 10574, 10593, 10613, 10619, 10629, 10645, 10654,
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
      {0}° E
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
      Gros manteau, couches, oreilles couvertes
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
      {0}° O
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
      2419, 2432, 2458, 2480, 2489, 2498, 2507, 2519, 2542, 2549, 2564, 2591, 2695, 2710, 2729, 2737, 2751, 2755, 2764, 2777,
      2790, 2794, 2803, 2821, 2863, 2908, 2948, 2985, 3024, 3064, 3073, 3088, 3103, 3119, 3146, 3227, 3251, 3331, 3352, 3429,
      3454, 3568, 3577, 3586, 3595, 3622, 3635, 3652, 3669, 3678, 3687, 3695, 3741, 3751, 3762, 3768, 3788, 3808, 3827, 3846,
      3858, 3873, 3886, 3903, 3920, 3937, 3961, 3980, 3989, 4110, 4258, 4333, 4487, 4571, 4583, 4590, 4597, 4605, 4620, 4635,
      4691, 4771, 4791, 4797, 4822, 4832, 4844, 4863, 4887, 4899, 4903, 4913, 4934, 4950, 4956, 4968, 4982, 4992, 4998, 5005,
      5015, 5035, 5049, 5059, 5068, 5077, 5082, 5087, 5090, 5095, 5113, 5129, 5144, 5153, 5166, 5183, 5206, 5225, 5244, 5252,
      5269, 5287, 5304, 5344, 5382, 5422, 5441, 5458, 5486, 5505, 5529, 5547, 5585, 5619, 5626, 5636, 5644, 5650, 5664, 5681,
      5696, 5703, 5717, 5724, 5751, 5777, 5788, 5808, 5822, 5836, 5843, 5853, 5870, 5886, 5905, 5907, 5910, 5915, 5919, 5927,
      5941, 5949, 5966, 5976, 5993, 6002, 6016, 6032, 6051, 6067, 6083, 6099, 6150, 6204, 6216, 6221, 6239, 6250, 6264, 6293,
      6327, 6350, 6363, 6388, 6409, 6438, 6468, 6497, 6514, 6529, 6544, 6554, 6577, 6600, 6627, 6665, 6691, 6722, 6816, 6842,
      6865, 6891, 6905, 6929, 6955, 6977, 6991, 7005, 7025, 7047, 7061, 7074, 7088, 7107, 7125, 7136, 7144, 7156, 7171, 7182,
      7200, 7229, 7242, 7261, 7285, 7307, 7322, 7343, 7376, 7390, 7401, 7408, 7419, 7427, 7447, 7505, 7516, 7574, 7586, 7594,
      7604, 7614, 7623, 7645, 7653, 7663, 7672, 7688, 7694, 7708, 7716, 7722, 7732, 7760, 7768, 7813, 7837, 7863, 7869, 7883,
      7901, 7915, 7921, 7937, 7956, 7961, 7984, 8048, 8074, 8149, 8173, 8219, 8241, 8303, 8308, 8322, 8340, 8359, 8386, 8395,
      8403, 8416, 8429, 8442, 8455, 8471, 8496, 8509, 8515, 8529, 8545, 8562, 8568, 8585, 8594, 8603, 8611, 8622, 8629, 8642,
      8649, 8653, 8726, 8742, 8788, 8888, 8908, 8930, 9000, 9091, 9152, 9240, 9270, 9288, 9292, 9309, 9390, 9410, 9430, 9437,
      9450, 9457, 9487, 9497, 9508, 9526, 9531, 9537, 9557, 9578, 9607, 9638, 9666, 9690, 9718, 9750, 9779, 9811, 9844, 9864,
      9897, 9917, 9936, 9953, 9962, 9976, 9990, 9997, 10004, 10015, 10023, 10031, 10046, 10061, 10072, 10101, 10123, 10132, 10157, 10182,
      10205, 10224, 10246, 10268, 10283, 10301, 10312, 10330, 10342, 10351, 10360, 10372, 10380, 10388, 10398, 10417, 10445, 10472, 10490, 10497,
      10504, 10513, 10522, 10543, 10546, 10564, 10578, 10592, 10610, 10630, 10650, 10662, 10678, 10691, 10708, 10726, 10737, 10755, 10778, 10785,
      10819, 10912, 10933, 11000, 11030, 11114, 11142, 11222, 11229, 11247, 11267, 11285, 11313, 11319, 11361, 11377, 11385, 11407, 11431, 11454,
      11462, 11488, 11510, 11518, 11540, 11552, 11560, 11582, 11600, 11651, 11685, 11705, 11726, 11731, 11740, 11757, 11765,
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
      {0}° מז׳
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
      {0}° מע׳
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
      0, 9, 22, 52, 86, 97, 117, 131, 146, 159, 170, 202, 228, 246, 268, 279, 288, 301, 316, 327,
      371, 387, 407, 432, 443, 467, 481, 500, 514, 532, 546, 579, 641, 676, 740, 766, 782, 790, 803, 817,
      841, 872, 885, 898, 923, 931, 954, 976, 988, 995, 1007, 1038, 1073, 1084, 1099, 1113, 1148, 1162, 1168, 1181,
      1212, 1302, 1330, 1381, 1416, 1486, 1506, 1563, 1576, 1591, 1612, 1632, 1656, 1702, 1814, 1998, 2110, 2189, 2200, 2232,
      2263, 2305, 2331, 2357, 2388, 2397, 2424, 2501, 2524, 2601, 2634, 2752, 2785, 2884, 2893, 2973, 2998, 3007, 3065, 3074,
      3083, 3101, 3128, 3153, 3162, 3171, 3180, 3197, 3219, 3230, 3244, 3275, 3400, 3414, 3441, 3454, 3474, 3483, 3505, 3531,
      3555, 3568, 3581, 3611, 3664, 3708, 3757, 3781, 3811, 3862, 3875, 3895, 3915, 3939, 3967, 4047, 4087, 4200, 4227, 4327,
      4367, 4507, 4520, 4531, 4549, 4588, 4611, 4638, 4656, 4671, 4686, 4697, 4746, 4757, 4766, 4775, 4795, 4815, 4831, 4847,
      4861, 4892, 4903, 4921, 4939, 4957, 4979, 4996, 5010, 5154, 5312, 5401, 5565, 5663, 5678, 5685, 5692, 5699, 5717, 5735,
      5796, 5891, 5913, 5920, 5943, 5954, 5968, 6002, 6031, 6045, 6054, 6070, 6103, 6127, 6138, 6156, 6178, 6200, 6211, 6220,
      6229, 6249, 6262, 6271, 6284, 6297, 6319, 6328, 6335, 6344, 6374, 6398, 6415, 6428, 6445, 6460, 6482, 6500, 6513, 6521,
      6556, 6587, 6617, 6666, 6711, 6760, 6793, 6811, 6849, 6873, 6906, 6938, 6985, 7049, 7062, 7074, 7085, 7094, 7109, 7131,
      7154, 7159, 7175, 7180, 7205, 7226, 7235, 7267, 7285, 7303, 7316, 7332, 7350, 7377, 7399, 7404, 7413, 7427, 7434, 7445,
      7463, 7474, 7494, 7503, 7523, 7536, 7549, 7565, 7591, 7607, 7633, 7659, 7670, 7683, 7707, 7716, 7738, 7747, 7765, 7803,
      7848, 7879, 7895, 7928, 7957, 7988, 8015, 8047, 8079, 8099, 8119, 8137, 8163, 8190, 8225, 8273, 8302, 8331, 8468, 8501,
      8535, 8560, 8578, 8629, 8662, 8691, 8705, 8719, 8743, 8790, 8812, 8834, 8852, 8870, 8886, 8900, 8911, 8927, 8943, 8959,
      8973, 8998, 9026, 9053, 9085, 9117, 9139, 9164, 9197, 9218, 9229, 9240, 9251, 9264, 9291, 9383, 9396, 9473, 9498, 9509,
      9522, 9535, 9544, 9566, 9571, 9582, 9589, 9607, 9614, 9629, 9642, 9649, 9659, 9691, 9706, 9765, 9797, 9833, 9844, 9862,
      9887, 9905, 9916, 9942, 9960, 9969, 10000, 10078, 10102, 10182, 10206, 10257, 10293, 10360, 10369, 10389, 10414, 10438, 10452, 10464,
      10475, 10506, 10533, 10560, 10572, 10594, 10621, 10633, 10640, 10655, 10673, 10691, 10698, 10710, 10721, 10732, 10743, 10758, 10769, 10789,
      10800, 10811, 10903, 10928, 10993, 11115, 11143, 11175, 11279, 11380, 11460, 11552, 11586, 11606, 11617, 11641, 11735, 11749, 11764, 11777,
      11793, 11804, 11833, 11846, 11862, 11888, 11893, 11913, 11949, 11983, 12018, 12062, 12107, 12149, 12196, 12230, 12278, 12310, 12344, 12367,
      12399, 12424, 12449, 12468, 12481, 12490, 12499, 12506, 12513, 12527, 12543, 12557, 12566, 12575, 12593, 12611, 12627, 12640, 12671, 12703,
      12736, 12765, 12801, 12825, 12844, 12858, 12872, 12892, 12907, 12920, 12933, 12944, 12953, 12962, 12972, 12991, 13022, 13049, 13073, 13082,
      13091, 13104, 13117, 13144, 13147, 13159, 13177, 13195, 13214, 13237, 13254, 13270, 13290, 13304, 13322, 13344, 13359, 13377, 13395, 13406,
      13430, 13510, 13528, 13594, 13629, 13721, 13760, 13832, 13843, 13861, 13879, 13899, 13937, 13946, 14001, 14029, 14045, 14083, 14116, 14146,
      14166, 14207, 14249, 14258, 14283, 14296, 14309, 14325, 14343, 14408, 14445, 14468, 14489, 14496, 14507, 14527, 14534,
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
      {0}° E
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
      {0}° O
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
      2305, 2322, 2346, 2369, 2378, 2387, 2393, 2404, 2421, 2432, 2444, 2473, 2567, 2579, 2601, 2609, 2621, 2626, 2638, 2654,
      2670, 2678, 2686, 2707, 2735, 2774, 2803, 2826, 2851, 2879, 2887, 2902, 2917, 2934, 2960, 3044, 3068, 3154, 3181, 3267,
      3292, 3399, 3407, 3417, 3427, 3450, 3464, 3486, 3499, 3514, 3529, 3535, 3575, 3590, 3597, 3604, 3622, 3640, 3655, 3670,
      3681, 3695, 3709, 3729, 3749, 3769, 3796, 3816, 3824, 3936, 4081, 4154, 4302, 4384, 4397, 4406, 4415, 4423, 4438, 4453,
      4512, 4599, 4621, 4627, 4648, 4658, 4672, 4689, 4711, 4726, 4730, 4740, 4761, 4776, 4782, 4792, 4806, 4820, 4826, 4835,
      4844, 4861, 4874, 4883, 4891, 4899, 4904, 4909, 4912, 4917, 4939, 4953, 4965, 4973, 4985, 4996, 5019, 5038, 5056, 5064,
      5079, 5096, 5112, 5145, 5179, 5212, 5231, 5245, 5268, 5283, 5308, 5329, 5362, 5393, 5401, 5412, 5420, 5425, 5442, 5459,
      5479, 5486, 5504, 5512, 5537, 5559, 5570, 5588, 5603, 5618, 5626, 5636, 5659, 5676, 5692, 5694, 5697, 5702, 5706, 5714,
      5726, 5734, 5752, 5761, 5781, 5790, 5803, 5820, 5837, 5855, 5871, 5887, 5936, 5988, 5998, 6003, 6020, 6029, 6040, 6069,
      6112, 6141, 6156, 6185, 6209, 6234, 6258, 6285, 6310, 6322, 6334, 6345, 6368, 6389, 6413, 6447, 6473, 6500, 6582, 6612,
      6631, 6657, 6673, 6699, 6726, 6748, 6760, 6772, 6792, 6817, 6840, 6856, 6871, 6883, 6896, 6911, 6919, 6934, 6942, 6954,
      6963, 6983, 6999, 7018, 7037, 7055, 7075, 7089, 7125, 7140, 7147, 7154, 7161, 7168, 7183, 7244, 7251, 7306, 7319, 7327,
      7335, 7343, 7352, 7374, 7379, 7387, 7397, 7411, 7419, 7435, 7443, 7451, 7461, 7479, 7490, 7535, 7562, 7586, 7593, 7610,
      7625, 7632, 7639, 7659, 7680, 7687, 7706, 7767, 7786, 7849, 7867, 7916, 7940, 7996, 8003, 8017, 8038, 8059, 8073, 8083,
      8092, 8110, 8131, 8152, 8167, 8182, 8205, 8221, 8226, 8239, 8254, 8270, 8275, 8293, 8301, 8309, 8317, 8328, 8335, 8346,
      8353, 8359, 8441, 8455, 8507, 8622, 8644, 8663, 8736, 8812, 8879, 8946, 8965, 8976, 8982, 9003, 9085, 9104, 9113, 9121,
      9134, 9144, 9172, 9181, 9196, 9209, 9214, 9224, 9253, 9283, 9306, 9335, 9362, 9384, 9412, 9438, 9463, 9492, 9517, 9538,
      9563, 9585, 9605, 9626, 9634, 9639, 9644, 9651, 9658, 9666, 9674, 9686, 9700, 9714, 9727, 9743, 9761, 9771, 9794, 9817,
      9839, 9856, 9874, 9892, 9907, 9923, 9934, 9954, 9966, 9974, 9982, 9995, 10000, 10005, 10015, 10034, 10057, 10082, 10104, 10110,
      10116, 10125, 10134, 10150, 10153, 10170, 10181, 10192, 10209, 10227, 10246, 10258, 10274, 10287, 10304, 10321, 10332, 10346, 10362, 10370,
      10389, 10456, 10472, 10522, 10548, 10615, 10634, 10699, 10707, 10723, 10741, 10761, 10796, 10803, 10848, 10863, 10873, 10904, 10926, 10952,
      10958, 10977, 10998, 11008, 11034, 11048, 11056, 11068, 11082, 11125, 11150, 11166, 11183, 11189, 11199, 11215, 11221,
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
      東経{0}°
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
      西経{0}°
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
      2394, 2407, 2432, 2444, 2451, 2458, 2465, 2473, 2495, 2502, 2521, 2555, 2664, 2683, 2712, 2724, 2743, 2750, 2763, 2779,
      2795, 2802, 2818, 2855, 2883, 2920, 2948, 2982, 3013, 3041, 3057, 3064, 3071, 3087, 3112, 3209, 3228, 3307, 3329, 3426,
      3451, 3566, 3582, 3589, 3602, 3633, 3650, 3663, 3676, 3692, 3708, 3724, 3728, 3735, 3739, 3746, 3765, 3784, 3800, 3816,
      3823, 3842, 3853, 3866, 3879, 3892, 3911, 3928, 3936, 3958, 3987, 4001, 4029, 4046, 4056, 4066, 4076, 4080, 4090, 4100,
      4173, 4276, 4304, 4311, 4333, 4343, 4350, 4366, 4385, 4392, 4396, 4408, 4433, 4449, 4459, 4472, 4488, 4504, 4514, 4521,
      4528, 4544, 4555, 4562, 4569, 4576, 4581, 4586, 4589, 4594, 4619, 4638, 4654, 4664, 4677, 4687, 4704, 4724, 4737, 4747,
      4762, 4777, 4791, 4828, 4865, 4911, 4927, 4940, 4963, 4979, 4999, 5019, 5056, 5108, 5115, 5125, 5132, 5136, 5152, 5167,
      5183, 5190, 5203, 5207, 5232, 5254, 5264, 5280, 5290, 5300, 5310, 5322, 5341, 5366, 5382, 5384, 5394, 5398, 5402, 5409,
      5419, 5426, 5442, 5455, 5474, 5478, 5494, 5510, 5535, 5551, 5570, 5589, 5602, 5615, 5629, 5633, 5646, 5656, 5663, 5692,
      5721, 5738, 5760, 5806, 5840, 5880, 5905, 5939, 5961, 5977, 5993, 6006, 6028, 6068, 6090, 6118, 6146, 6174, 6205, 6234,
      6259, 6288, 6301, 6323, 6360, 6382, 6398, 6414, 6427, 6458, 6480, 6499, 6518, 6534, 6550, 6566, 6578, 6597, 6610, 6617,
      6633, 6652, 6674, 6696, 6727, 6755, 6768, 6787, 6830, 6846, 6850, 6854, 6858, 6863, 6877, 6885, 6892, 6908, 6918, 6925,
      6938, 6951, 6961, 6980, 6985, 6992, 6999, 7010, 7014, 7026, 7039, 7043, 7053, 7069, 7088, 7152, 7195, 7232, 7239, 7249,
      7268, 7278, 7285, 7313, 7329, 7336, 7364, 7446, 7474, 7550, 7578, 7651, 7685, 7767, 7774, 7790, 7815, 7831, 7847, 7856,
      7864, 7880, 7890, 7900, 7910, 7929, 7948, 7958, 7962, 7974, 7981, 7994, 7998, 8011, 8024, 8037, 8049, 8059, 8066, 8079,
      8086, 8093, 8104, 8117, 8124, 8146, 8177, 8202, 8213, 8232, 8245, 8258, 8283, 8299, 8303, 8322, 8335, 8351, 8365, 8372,
      8391, 8398, 8423, 8427, 8437, 8450, 8455, 8462, 8487, 8512, 8543, 8574, 8602, 8627, 8655, 8689, 8714, 8736, 8767, 8798,
      8826, 8848, 8873, 8886, 8896, 8903, 8910, 8917, 8924, 8934, 8943, 8950, 8960, 8970, 8986, 9005, 9024, 9031, 9062, 9087,
      9115, 9131, 9147, 9163, 9176, 9183, 9194, 9219, 9232, 9248, 9264, 9281, 9288, 9295, 9304, 9322, 9349, 9377, 9392, 9399,
      9406, 9416, 9426, 9447, 9450, 9467, 9483, 9499, 9509, 9532, 9546, 9562, 9581, 9594, 9610, 9632, 9646, 9662, 9675, 9682,
      9701, 9765, 9796, 9886, 9908, 9994, 10013, 10079, 10086, 10096, 10109, 10128, 10165, 10172, 10218, 10225, 10236, 10264, 10286, 10317,
      10324, 10349, 10383, 10387, 10409, 10419, 10431, 10444, 10460, 10518, 10549, 10566, 10585, 10589, 10597, 10612, 10622,
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
      동경 {0}°
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
      일출 {0}
      방한화
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
      서경 {0}°
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
      2398, 2415, 2439, 2455, 2462, 2469, 2476, 2484, 2507, 2517, 2534, 2566, 2668, 2685, 2717, 2730, 2741, 2748, 2761, 2776,
      2791, 2798, 2808, 2832, 2866, 2910, 2944, 2981, 3018, 3052, 3066, 3073, 3080, 3094, 3116, 3207, 3234, 3323, 3344, 3444,
      3471, 3606, 3620, 3627, 3641, 3673, 3689, 3711, 3721, 3735, 3749, 3763, 3767, 3774, 3781, 3795, 3812, 3829, 3840, 3851,
      3861, 3881, 3892, 3906, 3920, 3934, 3952, 3969, 3977, 4002, 4035, 4050, 4086, 4104, 4115, 4122, 4129, 4136, 4150, 4164,
      4229, 4338, 4361, 4368, 4386, 4397, 4408, 4428, 4445, 4456, 4460, 4473, 4500, 4520, 4530, 4544, 4561, 4578, 4588, 4595,
      4602, 4619, 4630, 4637, 4645, 4653, 4658, 4663, 4666, 4671, 4695, 4716, 4732, 4742, 4754, 4765, 4788, 4806, 4821, 4830,
      4846, 4859, 4871, 4906, 4941, 4983, 5001, 5011, 5037, 5052, 5074, 5095, 5130, 5182, 5189, 5199, 5206, 5213, 5224, 5237,
      5259, 5266, 5283, 5293, 5317, 5335, 5346, 5366, 5383, 5400, 5407, 5420, 5437, 5468, 5483, 5485, 5492, 5496, 5500, 5507,
      5518, 5525, 5539, 5546, 5573, 5580, 5601, 5622, 5649, 5670, 5691, 5712, 5723, 5731, 5746, 5753, 5770, 5779, 5783, 5815,
      5854, 5873, 5894, 5929, 5957, 5981, 6009, 6036, 6060, 6077, 6094, 6108, 6130, 6158, 6182, 6216, 6240, 6264, 6292, 6321,
      6343, 6368, 6382, 6413, 6444, 6468, 6482, 6496, 6510, 6541, 6569, 6597, 6621, 6635, 6649, 6663, 6676, 6690, 6707, 6717,
      6731, 6759, 6780, 6794, 6819, 6846, 6860, 6888, 6926, 6941, 6948, 6955, 6962, 6967, 6981, 6992, 7000, 7014, 7025, 7032,
      7046, 7060, 7069, 7083, 7088, 7098, 7105, 7115, 7119, 7131, 7141, 7145, 7153, 7168, 7182, 7235, 7271, 7303, 7310, 7320,
      7339, 7349, 7356, 7380, 7397, 7404, 7425, 7496, 7516, 7593, 7617, 7678, 7707, 7776, 7783, 7800, 7820, 7849, 7863, 7869,
      7874, 7903, 7916, 7929, 7940, 7957, 7974, 7985, 7989, 8001, 8011, 8021, 8025, 8032, 8036, 8040, 8053, 8064, 8071, 8084,
      8091, 8098, 8115, 8131, 8141, 8166, 8195, 8220, 8234, 8255, 8270, 8287, 8310, 8324, 8331, 8351, 8365, 8380, 8391, 8401,
      8408, 8415, 8438, 8445, 8458, 8474, 8479, 8486, 8520, 8554, 8578, 8608, 8640, 8673, 8700, 8730, 8754, 8778, 8807, 8830,
      8857, 8887, 8908, 8927, 8935, 8942, 8949, 8956, 8963, 8977, 8986, 9001, 9011, 9021, 9035, 9053, 9071, 9078, 9113, 9151,
      9193, 9228, 9263, 9284, 9301, 9315, 9333, 9355, 9374, 9381, 9388, 9407, 9414, 9421, 9438, 9464, 9499, 9533, 9565, 9572,
      9579, 9586, 9593, 9621, 9631, 9650, 9664, 9678, 9689, 9716, 9738, 9752, 9770, 9784, 9802, 9826, 9838, 9848, 9862, 9869,
      9889, 9964, 9991, 10067, 10094, 10182, 10199, 10265, 10272, 10282, 10299, 10316, 10349, 10356, 10402, 10412, 10422, 10446, 10463, 10490,
      10497, 10522, 10559, 10563, 10584, 10594, 10607, 10621, 10637, 10701, 10733, 10751, 10770, 10777, 10788, 10810, 10817,
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
      {0}° Ø
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
      {0}° V
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
      2022, 2030, 2050, 2066, 2075, 2084, 2091, 2102, 2126, 2129, 2140, 2168, 2256, 2267, 2284, 2293, 2305, 2313, 2324, 2339,
      2354, 2362, 2369, 2392, 2420, 2449, 2472, 2489, 2508, 2535, 2544, 2558, 2572, 2585, 2601, 2675, 2703, 2772, 2788, 2854,
      2876, 2975, 2984, 2991, 3002, 3025, 3039, 3053, 3069, 3077, 3085, 3093, 3121, 3127, 3133, 3139, 3154, 3169, 3186, 3203,
      3213, 3234, 3243, 3254, 3265, 3276, 3300, 3315, 3323, 3380, 3459, 3510, 3597, 3642, 3655, 3660, 3665, 3671, 3684, 3697,
      3743, 3817, 3840, 3848, 3873, 3885, 3898, 3912, 3931, 3948, 3952, 3960, 3977, 3992, 3998, 4006, 4020, 4034, 4040, 4047,
      4057, 4070, 4084, 4094, 4101, 4108, 4113, 4118, 4121, 4126, 4149, 4164, 4174, 4181, 4192, 4200, 4217, 4233, 4245, 4253,
      4271, 4286, 4300, 4339, 4373, 4411, 4436, 4450, 4479, 4499, 4522, 4540, 4578, 4605, 4610, 4617, 4623, 4630, 4644, 4659,
      4672, 4677, 4685, 4690, 4710, 4732, 4741, 4752, 4764, 4776, 4783, 4791, 4811, 4830, 4850, 4852, 4855, 4860, 4864, 4872,
      4882, 4890, 4906, 4914, 4925, 4933, 4945, 4958, 4977, 4994, 5009, 5024, 5032, 5041, 5050, 5054, 5062, 5071, 5079, 5097,
      5120, 5143, 5157, 5188, 5213, 5234, 5254, 5273, 5294, 5305, 5316, 5327, 5344, 5362, 5378, 5410, 5430, 5453, 5507, 5527,
      5546, 5567, 5581, 5600, 5623, 5640, 5650, 5660, 5677, 5697, 5715, 5733, 5749, 5765, 5777, 5792, 5800, 5813, 5822, 5833,
      5844, 5865, 5884, 5904, 5919, 5939, 5958, 5981, 6008, 6028, 6032, 6036, 6040, 6047, 6069, 6110, 6122, 6155, 6171, 6181,
      6189, 6197, 6206, 6219, 6226, 6233, 6243, 6258, 6263, 6276, 6286, 6291, 6301, 6323, 6336, 6375, 6403, 6428, 6434, 6443,
      6467, 6476, 6482, 6499, 6513, 6519, 6541, 6592, 6608, 6668, 6690, 6726, 6750, 6800, 6806, 6817, 6839, 6852, 6867, 6876,
      6884, 6903, 6909, 6915, 6925, 6941, 6957, 6971, 6980, 6993, 7002, 7012, 7021, 7028, 7034, 7040, 7048, 7058, 7066, 7077,
      7085, 7092, 7143, 7165, 7200, 7259, 7281, 7300, 7349, 7404, 7449, 7496, 7524, 7537, 7544, 7565, 7616, 7629, 7644, 7653,
      7663, 7674, 7693, 7701, 7711, 7728, 7733, 7744, 7772, 7797, 7816, 7839, 7862, 7880, 7903, 7923, 7944, 7965, 7993, 8017,
      8046, 8072, 8088, 8104, 8114, 8120, 8126, 8135, 8144, 8156, 8168, 8175, 8183, 8191, 8203, 8220, 8240, 8249, 8270, 8290,
      8313, 8332, 8348, 8372, 8386, 8397, 8408, 8426, 8438, 8447, 8456, 8467, 8473, 8479, 8489, 8508, 8530, 8553, 8570, 8575,
      8580, 8588, 8596, 8611, 8614, 8625, 8638, 8651, 8667, 8683, 8696, 8711, 8730, 8742, 8758, 8778, 8788, 8802, 8817, 8826,
      8842, 8908, 8930, 8995, 9015, 9092, 9111, 9171, 9180, 9194, 9209, 9222, 9246, 9252, 9285, 9297, 9307, 9328, 9346, 9370,
      9375, 9392, 9414, 9418, 9435, 9443, 9451, 9460, 9471, 9512, 9533, 9546, 9560, 9565, 9574, 9589, 9599,
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
      {0}° O
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
      {0}° W
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
      2073, 2089, 2118, 2133, 2141, 2149, 2155, 2167, 2183, 2192, 2204, 2235, 2329, 2341, 2358, 2366, 2375, 2383, 2396, 2413,
      2428, 2436, 2444, 2464, 2495, 2527, 2553, 2575, 2599, 2631, 2639, 2651, 2663, 2678, 2697, 2767, 2786, 2878, 2895, 2982,
      3002, 3100, 3108, 3115, 3122, 3144, 3159, 3175, 3191, 3202, 3213, 3221, 3247, 3253, 3258, 3263, 3285, 3307, 3313, 3319,
      3330, 3350, 3359, 3372, 3385, 3398, 3419, 3434, 3443, 3508, 3597, 3656, 3743, 3792, 3803, 3809, 3815, 3821, 3832, 3843,
      3887, 3960, 3980, 3986, 3998, 4008, 4020, 4039, 4057, 4073, 4077, 4085, 4102, 4118, 4124, 4131, 4145, 4159, 4165, 4173,
      4185, 4199, 4215, 4227, 4236, 4245, 4250, 4255, 4258, 4263, 4283, 4298, 4311, 4320, 4333, 4340, 4355, 4367, 4379, 4387,
      4406, 4423, 4439, 4481, 4518, 4556, 4583, 4600, 4628, 4647, 4670, 4689, 4732, 4761, 4766, 4772, 4782, 4789, 4803, 4820,
      4836, 4842, 4858, 4864, 4893, 4906, 4917, 4937, 4948, 4959, 4967, 4975, 4993, 5014, 5034, 5036, 5041, 5048, 5052, 5060,
      5069, 5077, 5089, 5095, 5111, 5117, 5128, 5141, 5159, 5176, 5187, 5198, 5206, 5216, 5225, 5230, 5247, 5256, 5268, 5288,
      5314, 5338, 5351, 5382, 5407, 5432, 5457, 5477, 5493, 5507, 5521, 5532, 5551, 5566, 5584, 5619, 5644, 5669, 5727, 5747,
      5768, 5785, 5797, 5814, 5840, 5858, 5867, 5876, 5893, 5907, 5924, 5938, 5955, 5969, 5982, 5994, 6002, 6015, 6023, 6037,
      6050, 6074, 6092, 6106, 6127, 6142, 6156, 6174, 6199, 6213, 6216, 6219, 6222, 6230, 6251, 6293, 6305, 6336, 6349, 6357,
      6365, 6373, 6382, 6395, 6400, 6410, 6420, 6432, 6438, 6452, 6463, 6469, 6479, 6503, 6517, 6570, 6598, 6627, 6632, 6640,
      6661, 6669, 6674, 6691, 6705, 6712, 6738, 6796, 6817, 6883, 6907, 6948, 6973, 7024, 7031, 7051, 7074, 7094, 7111, 7120,
      7128, 7143, 7156, 7169, 7182, 7200, 7219, 7236, 7243, 7258, 7268, 7280, 7287, 7298, 7309, 7320, 7328, 7336, 7343, 7355,
      7362, 7370, 7420, 7441, 7475, 7537, 7559, 7582, 7632, 7684, 7728, 7778, 7807, 7823, 7831, 7845, 7896, 7909, 7925, 7933,
      7942, 7949, 7966, 7974, 7983, 8000, 8005, 8012, 8035, 8059, 8081, 8108, 8133, 8160, 8186, 8206, 8229, 8252, 8273, 8297,
      8321, 8348, 8366, 8380, 8388, 8396, 8404, 8411, 8418, 8426, 8437, 8446, 8454, 8462, 8471, 8487, 8502, 8510, 8530, 8546,
      8569, 8586, 8600, 8623, 8638, 8647, 8658, 8676, 8688, 8696, 8704, 8717, 8722, 8727, 8736, 8754, 8778, 8799, 8817, 8822,
      8827, 8833, 8839, 8857, 8860, 8871, 8881, 8891, 8906, 8921, 8934, 8945, 8960, 8971, 8987, 9004, 9015, 9032, 9047, 9060,
      9073, 9139, 9157, 9227, 9245, 9319, 9332, 9390, 9403, 9419, 9433, 9445, 9475, 9479, 9515, 9528, 9536, 9563, 9581, 9600,
      9605, 9625, 9637, 9642, 9660, 9669, 9677, 9687, 9699, 9743, 9768, 9782, 9797, 9802, 9811, 9826, 9835,
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
      {0}° E
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
      Wschód słońca {0}
      śniegowce
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
      {0}° W
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
      2435, 2450, 2475, 2492, 2500, 2508, 2515, 2525, 2549, 2557, 2569, 2598, 2689, 2701, 2722, 2730, 2753, 2760, 2770, 2784,
      2798, 2805, 2813, 2837, 2871, 2909, 2949, 2971, 2995, 3036, 3049, 3063, 3077, 3097, 3122, 3203, 3228, 3302, 3326, 3418,
      3444, 3553, 3566, 3577, 3588, 3612, 3631, 3651, 3667, 3678, 3689, 3697, 3753, 3763, 3769, 3775, 3793, 3817, 3834, 3851,
      3859, 3883, 3891, 3908, 3925, 3942, 3963, 3977, 3984, 4126, 4324, 4402, 4608, 4698, 4709, 4714, 4719, 4728, 4743, 4758,
      4810, 4895, 4917, 4923, 4946, 4956, 4970, 4996, 5019, 5037, 5041, 5051, 5072, 5089, 5099, 5114, 5132, 5147, 5154, 5163,
      5176, 5192, 5209, 5222, 5229, 5236, 5241, 5246, 5249, 5254, 5275, 5290, 5306, 5313, 5324, 5334, 5353, 5372, 5383, 5391,
      5413, 5429, 5444, 5477, 5516, 5556, 5579, 5595, 5620, 5636, 5658, 5680, 5720, 5753, 5762, 5772, 5781, 5787, 5800, 5815,
      5831, 5838, 5852, 5858, 5883, 5907, 5918, 5945, 5957, 5969, 5975, 5985, 6009, 6035, 6054, 6056, 6059, 6064, 6068, 6076,
      6089, 6097, 6117, 6129, 6149, 6158, 6174, 6193, 6222, 6241, 6259, 6277, 6289, 6303, 6317, 6325, 6340, 6349, 6354, 6383,
      6422, 6446, 6460, 6490, 6515, 6539, 6558, 6581, 6597, 6609, 6621, 6630, 6657, 6676, 6691, 6729, 6754, 6778, 6914, 6941,
      6963, 6990, 7003, 7025, 7050, 7072, 7086, 7100, 7117, 7137, 7155, 7171, 7184, 7197, 7210, 7221, 7229, 7241, 7251, 7263,
      7273, 7296, 7311, 7326, 7344, 7359, 7373, 7390, 7416, 7433, 7439, 7445, 7451, 7457, 7473, 7549, 7558, 7650, 7665, 7675,
      7684, 7693, 7702, 7727, 7732, 7743, 7754, 7765, 7772, 7787, 7804, 7811, 7821, 7841, 7855, 7900, 7929, 7956, 7962, 7980,
      8001, 8012, 8022, 8046, 8071, 8083, 8100, 8158, 8174, 8240, 8255, 8294, 8317, 8373, 8385, 8399, 8424, 8438, 8451, 8458,
      8464, 8479, 8499, 8519, 8533, 8557, 8581, 8595, 8602, 8617, 8634, 8651, 8658, 8670, 8679, 8688, 8696, 8708, 8718, 8731,
      8741, 8747, 8848, 8866, 8931, 9068, 9089, 9108, 9200, 9313, 9398, 9495, 9521, 9537, 9545, 9570, 9658, 9670, 9691, 9702,
      9726, 9732, 9760, 9768, 9779, 9793, 9798, 9804, 9826, 9850, 9873, 9899, 9924, 9950, 9985, 10015, 10040, 10063, 10088, 10111,
      10138, 10168, 10194, 10212, 10225, 10233, 10241, 10247, 10253, 10260, 10273, 10282, 10289, 10296, 10308, 10323, 10336, 10349, 10372, 10393,
      10418, 10435, 10454, 10478, 10499, 10512, 10523, 10542, 10554, 10566, 10578, 10588, 10595, 10602, 10612, 10631, 10654, 10681, 10700, 10706,
      10712, 10724, 10736, 10752, 10755, 10765, 10779, 10793, 10809, 10829, 10841, 10854, 10871, 10885, 10903, 10920, 10931, 10948, 10964, 10977,
      11000, 11076, 11090, 11141, 11168, 11255, 11279, 11346, 11359, 11379, 11398, 11416, 11452, 11459, 11501, 11515, 11523, 11548, 11575, 11599,
      11606, 11626, 11645, 11654, 11679, 11692, 11700, 11716, 11730, 11786, 11811, 11827, 11844, 11850, 11860, 11876, 11886,
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
      {0}° L
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
      {0}° O
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
      2194, 2206, 2229, 2252, 2263, 2274, 2281, 2292, 2311, 2317, 2328, 2355, 2437, 2448, 2467, 2475, 2492, 2496, 2507, 2522,
      2537, 2545, 2553, 2575, 2604, 2639, 2665, 2687, 2712, 2738, 2746, 2759, 2772, 2787, 2807, 2868, 2890, 2976, 3001, 3079,
      3101, 3198, 3206, 3217, 3228, 3250, 3262, 3286, 3303, 3315, 3327, 3334, 3376, 3381, 3390, 3396, 3413, 3430, 3447, 3464,
      3474, 3492, 3501, 3515, 3529, 3543, 3564, 3579, 3587, 3685, 3813, 3873, 4001, 4070, 4082, 4099, 4116, 4124, 4141, 4158,
      4210, 4294, 4318, 4324, 4347, 4357, 4369, 4390, 4414, 4427, 4431, 4441, 4462, 4478, 4484, 4496, 4510, 4524, 4530, 4538,
      4546, 4562, 4574, 4582, 4589, 4596, 4601, 4606, 4609, 4614, 4636, 4651, 4663, 4670, 4681, 4691, 4716, 4731, 4747, 4755,
      4773, 4790, 4806, 4842, 4875, 4909, 4930, 4947, 4972, 4988, 5013, 5035, 5068, 5101, 5108, 5119, 5126, 5132, 5147, 5163,
      5183, 5189, 5201, 5206, 5229, 5252, 5262, 5283, 5297, 5311, 5318, 5328, 5342, 5363, 5378, 5380, 5383, 5388, 5392, 5400,
      5414, 5422, 5441, 5450, 5465, 5474, 5487, 5502, 5530, 5546, 5564, 5582, 5591, 5601, 5613, 5618, 5633, 5642, 5651, 5679,
      5716, 5744, 5755, 5780, 5802, 5825, 5845, 5870, 5892, 5902, 5912, 5921, 5940, 5955, 5976, 6009, 6032, 6052, 6125, 6150,
      6166, 6185, 6197, 6225, 6248, 6268, 6276, 6284, 6300, 6325, 6343, 6359, 6373, 6383, 6395, 6410, 6418, 6432, 6443, 6455,
      6465, 6486, 6504, 6518, 6533, 6549, 6564, 6581, 6608, 6621, 6627, 6633, 6639, 6646, 6662, 6725, 6733, 6796, 6808, 6818,
      6828, 6838, 6847, 6868, 6873, 6880, 6889, 6903, 6909, 6923, 6941, 6947, 6957, 6975, 6985, 7034, 7056, 7077, 7085, 7101,
      7119, 7128, 7136, 7151, 7171, 7178, 7200, 7253, 7271, 7331, 7350, 7394, 7415, 7470, 7477, 7489, 7513, 7530, 7545, 7553,
      7560, 7578, 7593, 7608, 7620, 7645, 7669, 7682, 7687, 7700, 7715, 7732, 7737, 7749, 7758, 7767, 7775, 7786, 7794, 7805,
      7813, 7820, 7898, 7914, 7968, 8067, 8086, 8104, 8179, 8263, 8332, 8401, 8422, 8434, 8441, 8461, 8551, 8568, 8586, 8592,
      8606, 8618, 8643, 8656, 8668, 8683, 8688, 8699, 8728, 8757, 8781, 8809, 8836, 8855, 8880, 8908, 8933, 8958, 8981, 9002,
      9023, 9042, 9061, 9078, 9086, 9091, 9096, 9104, 9112, 9129, 9138, 9151, 9163, 9175, 9187, 9201, 9218, 9228, 9249, 9272,
      9294, 9313, 9330, 9349, 9364, 9375, 9386, 9406, 9418, 9426, 9434, 9450, 9455, 9460, 9471, 9491, 9513, 9535, 9559, 9565,
      9571, 9580, 9589, 9603, 9606, 9621, 9632, 9643, 9659, 9673, 9690, 9702, 9718, 9730, 9746, 9774, 9785, 9799, 9816, 9823,
      9847, 9915, 9938, 10000, 10025, 10098, 10118, 10179, 10186, 10200, 10217, 10232, 10260, 10268, 10311, 10326, 10335, 10357, 10384, 10408,
      10414, 10431, 10451, 10458, 10478, 10489, 10497, 10510, 10525, 10571, 10595, 10612, 10630, 10636, 10646, 10662, 10668,
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
      {0}° O
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
      {0}° V
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
      2076, 2091, 2116, 2132, 2140, 2148, 2154, 2165, 2182, 2191, 2202, 2231, 2318, 2329, 2352, 2360, 2370, 2377, 2387, 2401,
      2415, 2422, 2429, 2454, 2494, 2532, 2563, 2587, 2613, 2647, 2655, 2667, 2679, 2691, 2707, 2779, 2801, 2880, 2897, 2964,
      2982, 3080, 3088, 3095, 3106, 3128, 3142, 3156, 3174, 3183, 3192, 3200, 3228, 3234, 3240, 3246, 3265, 3284, 3299, 3314,
      3324, 3343, 3352, 3363, 3374, 3385, 3402, 3417, 3425, 3483, 3565, 3617, 3711, 3756, 3765, 3771, 3777, 3783, 3796, 3809,
      3863, 3946, 3970, 3979, 4003, 4016, 4030, 4056, 4074, 4092, 4096, 4104, 4121, 4136, 4144, 4153, 4169, 4183, 4189, 4197,
      4207, 4220, 4234, 4244, 4251, 4258, 4263, 4268, 4271, 4276, 4295, 4309, 4324, 4331, 4342, 4349, 4370, 4390, 4403, 4411,
      4433, 4452, 4470, 4516, 4553, 4593, 4621, 4637, 4670, 4691, 4717, 4738, 4778, 4811, 4816, 4823, 4828, 4835, 4849, 4864,
      4878, 4884, 4899, 4905, 4930, 4951, 4961, 4984, 4997, 5010, 5017, 5025, 5041, 5061, 5082, 5084, 5087, 5092, 5096, 5104,
      5113, 5121, 5133, 5143, 5162, 5172, 5186, 5201, 5222, 5241, 5258, 5275, 5284, 5294, 5306, 5310, 5319, 5328, 5336, 5360,
      5392, 5417, 5432, 5465, 5490, 5510, 5530, 5548, 5567, 5577, 5587, 5599, 5616, 5631, 5648, 5686, 5703, 5724, 5792, 5819,
      5843, 5869, 5884, 5906, 5927, 5941, 5951, 5961, 5978, 5995, 6009, 6025, 6037, 6048, 6059, 6073, 6081, 6095, 6103, 6117,
      6127, 6148, 6164, 6181, 6196, 6211, 6226, 6243, 6266, 6282, 6285, 6288, 6291, 6298, 6321, 6358, 6370, 6401, 6418, 6424,
      6435, 6446, 6455, 6470, 6477, 6483, 6493, 6507, 6512, 6525, 6536, 6541, 6551, 6575, 6588, 6631, 6660, 6684, 6689, 6697,
      6721, 6729, 6734, 6751, 6770, 6778, 6802, 6857, 6878, 6947, 6970, 7009, 7033, 7086, 7094, 7111, 7131, 7145, 7163, 7172,
      7180, 7194, 7211, 7228, 7239, 7257, 7273, 7288, 7297, 7310, 7319, 7328, 7337, 7344, 7350, 7356, 7364, 7373, 7381, 7392,
      7400, 7405, 7452, 7473, 7504, 7559, 7580, 7596, 7641, 7690, 7731, 7772, 7798, 7808, 7813, 7831, 7880, 7894, 7910, 7919,
      7929, 7935, 7957, 7965, 7975, 7989, 7994, 8000, 8025, 8047, 8069, 8095, 8120, 8149, 8177, 8206, 8230, 8251, 8281, 8300,
      8333, 8354, 8369, 8381, 8391, 8396, 8401, 8409, 8417, 8431, 8443, 8450, 8459, 8468, 8477, 8495, 8516, 8525, 8547, 8567,
      8590, 8607, 8625, 8651, 8666, 8677, 8688, 8706, 8718, 8726, 8734, 8747, 8753, 8759, 8768, 8786, 8806, 8828, 8844, 8850,
      8856, 8866, 8876, 8890, 8893, 8905, 8918, 8931, 8947, 8963, 8977, 8993, 9013, 9026, 9043, 9070, 9080, 9097, 9113, 9121,
      9136, 9203, 9223, 9284, 9305, 9380, 9396, 9458, 9466, 9485, 9503, 9519, 9548, 9554, 9592, 9606, 9614, 9638, 9658, 9682,
      9689, 9707, 9732, 9738, 9757, 9767, 9775, 9791, 9804, 9847, 9869, 9884, 9900, 9905, 9914, 9929, 9938,
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
      {0}° D
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
      {0}° B
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
      2157, 2173, 2195, 2215, 2222, 2229, 2235, 2243, 2263, 2272, 2284, 2311, 2385, 2397, 2429, 2437, 2452, 2458, 2466, 2482,
      2498, 2505, 2512, 2534, 2572, 2604, 2643, 2665, 2691, 2729, 2738, 2754, 2770, 2787, 2809, 2870, 2893, 2982, 3009, 3100,
      3123, 3239, 3248, 3256, 3267, 3288, 3302, 3324, 3338, 3348, 3358, 3362, 3383, 3388, 3392, 3397, 3412, 3427, 3441, 3455,
      3463, 3481, 3491, 3503, 3515, 3527, 3544, 3560, 3565, 3618, 3693, 3740, 3805, 3846, 3856, 3861, 3866, 3873, 3884, 3895,
      3948, 4036, 4057, 4066, 4089, 4102, 4119, 4153, 4176, 4187, 4191, 4199, 4216, 4233, 4240, 4250, 4264, 4278, 4285, 4291,
      4295, 4307, 4315, 4319, 4329, 4339, 4344, 4349, 4352, 4358, 4379, 4393, 4407, 4427, 4441, 4455, 4477, 4491, 4514, 4522,
      4532, 4544, 4555, 4586, 4618, 4651, 4674, 4687, 4711, 4730, 4753, 4768, 4799, 4834, 4842, 4848, 4855, 4858, 4875, 4888,
      4906, 4912, 4927, 4933, 4954, 4974, 4984, 5015, 5025, 5035, 5044, 5052, 5072, 5093, 5115, 5117, 5121, 5128, 5131, 5138,
      5148, 5155, 5175, 5180, 5203, 5208, 5226, 5248, 5271, 5289, 5298, 5307, 5321, 5331, 5343, 5348, 5360, 5369, 5377, 5407,
      5450, 5475, 5487, 5517, 5539, 5559, 5577, 5595, 5613, 5622, 5631, 5641, 5661, 5677, 5700, 5737, 5756, 5777, 5824, 5851,
      5863, 5879, 5892, 5916, 5941, 5958, 5970, 5982, 5997, 6020, 6034, 6046, 6059, 6070, 6081, 6092, 6100, 6115, 6129, 6145,
      6156, 6178, 6203, 6220, 6243, 6270, 6279, 6297, 6330, 6345, 6352, 6359, 6366, 6372, 6389, 6426, 6436, 6471, 6490, 6498,
      6508, 6518, 6527, 6545, 6550, 6561, 6570, 6581, 6589, 6605, 6614, 6622, 6632, 6658, 6675, 6719, 6749, 6776, 6781, 6797,
      6817, 6826, 6835, 6859, 6879, 6888, 6912, 6983, 7002, 7056, 7076, 7118, 7139, 7179, 7188, 7202, 7223, 7236, 7249, 7257,
      7264, 7286, 7311, 7336, 7350, 7365, 7387, 7397, 7401, 7413, 7426, 7442, 7446, 7456, 7465, 7474, 7482, 7493, 7501, 7514,
      7527, 7533, 7580, 7597, 7630, 7689, 7708, 7724, 7765, 7818, 7861, 7908, 7935, 7951, 7957, 7975, 8024, 8047, 8064, 8068,
      8079, 8089, 8119, 8128, 8141, 8162, 8167, 8196, 8222, 8245, 8271, 8300, 8336, 8361, 8393, 8422, 8447, 8470, 8508, 8529,
      8555, 8574, 8592, 8607, 8618, 8625, 8632, 8639, 8646, 8659, 8665, 8676, 8694, 8712, 8719, 8738, 8757, 8767, 8791, 8812,
      8844, 8868, 8889, 8912, 8928, 8938, 8949, 8965, 8977, 8986, 8995, 9011, 9019, 9027, 9038, 9058, 9079, 9105, 9127, 9136,
      9145, 9150, 9155, 9168, 9171, 9186, 9199, 9212, 9221, 9239, 9263, 9277, 9295, 9306, 9321, 9340, 9351, 9368, 9382, 9389,
      9416, 9492, 9515, 9576, 9598, 9673, 9694, 9757, 9764, 9780, 9793, 9807, 9835, 9841, 9891, 9902, 9911, 9932, 9954, 9976,
      9988, 10003, 10025, 10031, 10051, 10061, 10069, 10085, 10103, 10151, 10177, 10197, 10218, 10227, 10240, 10259, 10271,
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
      {0}° Сх
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
      {0}° Зх
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
      3891, 3913, 3950, 3976, 3993, 4010, 4023, 4036, 4067, 4078, 4098, 4137, 4290, 4310, 4349, 4360, 4396, 4409, 4427, 4449,
      4471, 4484, 4499, 4534, 4589, 4654, 4707, 4743, 4783, 4842, 4867, 4893, 4919, 4951, 4987, 5121, 5167, 5340, 5379, 5497,
      5542, 5746, 5771, 5785, 5810, 5858, 5882, 5916, 5940, 5962, 5984, 5999, 6083, 6094, 6105, 6118, 6144, 6183, 6207, 6231,
      6257, 6290, 6303, 6331, 6359, 6387, 6419, 6438, 6448, 6642, 6884, 6990, 7280, 7398, 7415, 7424, 7433, 7444, 7466, 7488,
      7572, 7721, 7756, 7771, 7810, 7829, 7851, 7888, 7920, 7944, 7951, 7961, 7982, 8016, 8027, 8051, 8071, 8087, 8094, 8107,
      8126, 8153, 8176, 8195, 8204, 8213, 8234, 8243, 8248, 8260, 8297, 8320, 8333, 8342, 8355, 8370, 8398, 8424, 8437, 8445,
      8478, 8505, 8531, 8594, 8659, 8730, 8767, 8795, 8837, 8861, 8897, 8929, 9000, 9042, 9053, 9068, 9085, 9096, 9116, 9138,
      9170, 9185, 9209, 9220, 9259, 9298, 9317, 9354, 9376, 9398, 9411, 9421, 9449, 9488, 9518, 9521, 9530, 9546, 9551, 9560,
      9582, 9591, 9624, 9641, 9667, 9682, 9703, 9727, 9753, 9779, 9805, 9831, 9840, 9849, 9869, 9882, 9913, 9922, 9946, 9993,
      10039, 10077, 10103, 10155, 10199, 10242, 10279, 10320, 10359, 10381, 10403, 10419, 10452, 10481, 10520, 10576, 10626, 10665, 10813, 10863,
      10887, 10929, 10953, 10990, 11033, 11073, 11095, 11117, 11151, 11184, 11217, 11253, 11285, 11320, 11348, 11372, 11383, 11406, 11422, 11441,
      11463, 11502, 11524, 11560, 11603, 11636, 11677, 11714, 11761, 11783, 11794, 11805, 11816, 11825, 11848, 11956, 11969, 12077, 12099, 12112,
      12135, 12158, 12167, 12201, 12206, 12227, 12236, 12252, 12259, 12274, 12285, 12292, 12302, 12339, 12362, 12450, 12500, 12546, 12559, 12589,
      12624, 12645, 12658, 12695, 12728, 12745, 12784, 12885, 12924, 13045, 13074, 13144, 13180, 13269, 13286, 13306, 13339, 13365, 13386, 13398,
      13409, 13435, 13457, 13479, 13501, 13525, 13557, 13581, 13590, 13607, 13633, 13650, 13659, 13679, 13698, 13717, 13728, 13737, 13752, 13772,
      13787, 13798, 13938, 13965, 14049, 14249, 14287, 14321, 14445, 14617, 14721, 14873, 14917, 14947, 14960, 15001, 15121, 15135, 15159, 15172,
      15187, 15198, 15246, 15263, 15280, 15299, 15304, 15315, 15359, 15403, 15440, 15487, 15536, 15572, 15620, 15665, 15702, 15747, 15801, 15832,
      15882, 15911, 15952, 15977, 16001, 16018, 16035, 16048, 16061, 16073, 16091, 16108, 16117, 16126, 16144, 16170, 16192, 16209, 16245, 16277,
      16315, 16341, 16369, 16399, 16420, 16440, 16453, 16471, 16485, 16512, 16539, 16549, 16564, 16579, 16597, 16624, 16665, 16708, 16745, 16760,
      16775, 16792, 16809, 16837, 16842, 16854, 16878, 16902, 16913, 16943, 16959, 16983, 17011, 17035, 17063, 17087, 17104, 17128, 17156, 17181,
      17226, 17353, 17394, 17509, 17547, 17702, 17740, 17857, 17882, 17912, 17946, 17973, 18027, 18040, 18114, 18138, 18155, 18195, 18230, 18272,
      18285, 18321, 18353, 18368, 18401, 18420, 18431, 18465, 18492, 18589, 18637, 18666, 18696, 18707, 18722, 18743, 18758,
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
      降{1}概率{0}
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
      东经{0}°
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
      {0}小时{1}分
      {0}小时
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
      日出 {0}
      雪地靴
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
      天气：无数据
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
      789, 849, 868, 914, 938, 996, 1012, 1055, 1062, 1072, 1088, 1101, 1108, 1136, 1215, 1339, 1383, 1399, 1409, 1428,
      1437, 1474, 1493, 1509, 1531, 1538, 1557, 1615, 1634, 1701, 1720, 1796, 1812, 1864, 1871, 1884, 1900, 1907, 1914, 1921,
      1925, 1938, 1954, 1966, 1973, 1980, 1987, 1995, 2011, 2021, 2028, 2053, 2132, 2139, 2164, 2176, 2189, 2196, 2206, 2219,
      2232, 2239, 2246, 2265, 2302, 2336, 2373, 2395, 2423, 2460, 2467, 2474, 2481, 2494, 2516, 2580, 2602, 2657, 2676, 2746,
      2765, 2844, 2851, 2858, 2871, 2896, 2913, 2926, 2936, 2946, 2956, 2963, 2967, 2974, 2978, 2985, 2998, 3011, 3018, 3025,
      3032, 3045, 3056, 3066, 3076, 3086, 3105, 3122, 3130, 3147, 3173, 3187, 3210, 3221, 3231, 3238, 3245, 3249, 3262, 3275,
      3315, 3391, 3407, 3411, 3421, 3428, 3435, 3448, 3458, 3465, 3472, 3484, 3509, 3522, 3532, 3545, 3564, 3580, 3590, 3597,
      3604, 3623, 3634, 3641, 3648, 3655, 3668, 3675, 3682, 3693, 3718, 3734, 3750, 3763, 3776, 3789, 3811, 3827, 3843, 3853,
      3868, 3880, 3891, 3925, 3959, 3993, 4009, 4019, 4041, 4054, 4073, 4089, 4123, 4148, 4155, 4162, 4169, 4173, 4186, 4198,
      4211, 4215, 4228, 4232, 4248, 4258, 4265, 4278, 4291, 4304, 4311, 4323, 4336, 4352, 4365, 4369, 4376, 4387, 4394, 4404,
      4417, 4427, 4437, 4444, 4460, 4464, 4474, 4481, 4494, 4501, 4514, 4527, 4540, 4553, 4567, 4571, 4581, 4591, 4598, 4620,
      4648, 4667, 4683, 4708, 4727, 4749, 4768, 4784, 4797, 4807, 4817, 4827, 4846, 4868, 4887, 4912, 4928, 4950, 4972, 4994,
      5010, 5026, 5036, 5055, 5077, 5093, 5103, 5113, 5123, 5136, 5152, 5168, 5181, 5194, 5204, 5214, 5226, 5236, 5249, 5259,
      5272, 5288, 5307, 5323, 5348, 5370, 5380, 5393, 5421, 5434, 5441, 5448, 5455, 5460, 5474, 5482, 5489, 5502, 5515, 5519,
      5529, 5539, 5549, 5562, 5567, 5577, 5584, 5595, 5599, 5614, 5621, 5625, 5635, 5651, 5664, 5704, 5735, 5760, 5767, 5777,
      5796, 5806, 5813, 5832, 5842, 5849, 5871, 5932, 5945, 5994, 6013, 6047, 6069, 6112, 6119, 6135, 6160, 6176, 6192, 6198,
      6203, 6222, 6232, 6242, 6249, 6259, 6269, 6276, 6280, 6295, 6302, 6309, 6313, 6326, 6339, 6352, 6364, 6374, 6381, 6391,
      6398, 6405, 6418, 6431, 6438, 6457, 6482, 6501, 6512, 6531, 6544, 6557, 6582, 6598, 6602, 6618, 6631, 6647, 6658, 6668,
      6675, 6682, 6701, 6708, 6718, 6737, 6742, 6749, 6768, 6787, 6809, 6831, 6853, 6875, 6900, 6922, 6947, 6969, 6991, 7007,
      7023, 7039, 7052, 7065, 7072, 7079, 7086, 7093, 7100, 7107, 7116, 7123, 7133, 7143, 7153, 7169, 7185, 7198, 7220, 7236,
      7258, 7274, 7290, 7303, 7313, 7320, 7338, 7354, 7374, 7381, 7388, 7399, 7403, 7407, 7423, 7448, 7476, 7505, 7527, 7531,
      7535, 7542, 7549, 7571, 7581, 7592, 7599, 7606, 7616, 7639, 7662, 7669, 7682, 7689, 7702, 7712, 7723, 7730, 7740, 7747,
      7766, 7818, 7834, 7891, 7915, 7982, 7995, 8047, 8054, 8064, 8074, 8090, 8118, 8125, 8156, 8163, 8168, 8190, 8209, 8228,
      8235, 8254, 8273, 8277, 8299, 8309, 8321, 8334, 8350, 8393, 8418, 8435, 8454, 8458, 8466, 8484, 8491,
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
