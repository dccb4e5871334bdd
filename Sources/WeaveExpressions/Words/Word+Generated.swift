// SPDX-License-Identifier: MIT
// Written by tools/generate-words from the files in Languages. Change those.
// swift-format-ignore-file

/// A text of the built-in templates and facts, by the name under which each language has it.
public enum Word: Int, Sendable, Hashable, CaseIterable {
  /// In English: “a day”.
  case aDay
  /// In English: “Activity”.
  case activity
  /// In English: “Activity: no access”.
  case activityNoAccess
  /// In English: “Activity: no data”.
  case activityNoData
  /// In English: “Actual”.
  case actual
  /// In English: “Actual {degrees}°”.
  case actualDegrees
  /// In English: “Add the feed {name}”.
  case addFeed
  /// In English: “After that”.
  case afterThat
  /// In English: “Again at {time}”.
  case againAt
  /// In English: “{age} ago”.
  case ago
  /// In English: “Air”.
  case air
  /// In English: “Air {degrees}, humidity {humidity}”.
  case airAndHumidity
  /// In English: “Air {degrees}, {humidity}”.
  case airAndShare
  /// In English: “Air {degrees}”.
  case airDegrees
  /// In English: “Extremely poor”.
  case airExtremelyPoor
  /// In English: “Fair”.
  case airFair
  /// In English: “Good”.
  case airGood
  /// In English: “Hazardous”.
  case airHazardous
  /// In English: “Moderate”.
  case airModerate
  /// In English: “Poor”.
  case airPoor
  /// In English: “Air quality”.
  case airQuality
  /// In English: “Air the rooms at {time}”.
  case airRoomsAt
  /// In English: “Air the rooms now”.
  case airRoomsNow
  /// In English: “Unhealthy for sensitive groups”.
  case airSensitive
  /// In English: “The air stays about the same”.
  case airStaysSame
  /// In English: “Unhealthy”.
  case airUnhealthy
  /// In English: “Very poor”.
  case airVeryPoor
  /// In English: “Very unhealthy”.
  case airVeryUnhealthy
  /// In English: “air”.
  case airWord
  /// In English: “The air is worst at {time}”.
  case airWorstAt
  /// In English: “The air is worst now”.
  case airWorstNow
  /// In English: “Alder”.
  case alder
  /// In English: “All {count} done”.
  case allCountDone
  /// In English: “All day”.
  case allDay
  /// In English: “All day, {day}”.
  case allDayOn
  /// In English: “all day”.
  case allDayWord
  /// In English: “All done”.
  case allDone
  /// In English: “all hour”.
  case allHour
  /// In English: “All reminders are done”.
  case allRemindersDone
  /// In English: “All {count} are up”.
  case allUp
  /// In English: “Allow access in Settings to show them”.
  case allowAccessInSettings
  /// In English: “Allow access to Health”.
  case allowHealth
  /// In English: “Allow access to Health to see steps”.
  case allowHealthToSeeSteps
  /// In English: “Allow it in Settings”.
  case allowInSettings
  /// In English: “Also now”.
  case alsoNow
  /// In English: “{amount} {unit}”.
  case amount
  /// In English: “{amount} today”.
  case amountToday
  /// In English: “Anytime”.
  case anytime
  /// In English: “As much daylight as yesterday”.
  case asMuchDaylightAsYesterday
  /// In English: “As of {age} ago”.
  case asOfAgo
  /// In English: “As of an older reading”.
  case asOfOlderReading
  /// In English: “At home”.
  case atHome
  /// In English: “At rest”.
  case atRest
  /// In English: “at rest”.
  case atRestWord
  /// In English: “At sea level”.
  case atSeaLevel
  /// In English: “at {time}”.
  case atTime
  /// In English: “30-day average”.
  case average30Days
  /// In English: “7-day average”.
  case average7Days
  /// In English: “{count}-day average”.
  case averageDays
  /// In English: “Avg ”.
  case averageLead
  /// In English: “Battery”.
  case battery
  /// In English: “Best”.
  case best
  /// In English: “Best, {date}”.
  case bestOn
  /// In English: “Best week”.
  case bestWeek
  /// In English: “Best week {steps}”.
  case bestWeekSteps
  /// In English: “Birch”.
  case birch
  /// In English: “Burn”.
  case burn
  /// In English: “Burn at {time}”.
  case burnAt
  /// In English: “Burn {time}”.
  case burnIn
  /// In English: “Calendar”.
  case calendar
  /// In English: “Calendar: no data”.
  case calendarNoData
  /// In English: “Calm”.
  case calm
  /// In English: “Cancelled”.
  case cancelled
  /// In English: “lower”.
  case caseWithinSentence
  /// In English: “Caution”.
  case caution
  /// In English: “Shorten hard efforts”.
  case cautionIntense
  /// In English: “Shorten hard efforts, drink every 20 minutes, and watch for dizziness.”.
  case cautionIntenseFull
  /// In English: “Drink a glass every hour”.
  case cautionLight
  /// In English: “Drink a glass every hour, and keep to the shade.”.
  case cautionLightFull
  /// In English: “Rest ten minutes an hour”.
  case cautionModerate
  /// In English: “Rest ten minutes in every hour, in the shade, and drink each time.”.
  case cautionModerateFull
  /// In English: “Stay in the shade”.
  case cautionRest
  /// In English: “Warm and damp. Stay in the shade and drink now and then.”.
  case cautionRestFull
  /// In English: “caution”.
  case cautionWord
  /// In English: “{percent} chance”.
  case chance
  /// In English: “{percent} chance of {kind}”.
  case chanceOfKind
  /// In English: “Cheapest hour”.
  case cheapestHour
  /// In English: “Choose a photo”.
  case choosePhoto
  /// In English: “Bins”.
  case choreBins
  /// In English: “Dishes”.
  case choreDishes
  /// In English: “Laundry”.
  case choreLaundry
  /// In English: “Plants”.
  case chorePlants
  /// In English: “Shopping”.
  case choreShopping
  /// In English: “Vacuuming”.
  case choreVacuum
  /// In English: “Chores”.
  case chores
  /// In English: “Clear sky”.
  case clearSky
  /// In English: “Cover all skin, go in soon”.
  case coldAdvice
  /// In English: “Bare skin freezes within minutes. Cover it all, stay dry, and warm up indoors.”.
  case coldFull
  /// In English: “{value}k”.
  case compactNumber
  /// In English: “N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW”.
  case compassPoints
  /// In English: “north|north-east|east|south-east|south|south-west|west|north-west”.
  case compassWords
  /// In English: “{count} completed”.
  case completed
  /// In English: “computed”.
  case computed
  /// In English: “{count} of {total} are down”.
  case countDown
  /// In English: “Counted days will appear here”.
  case countedDaysAppear
  /// In English: “Cover all skin”.
  case coverSkin
  /// In English: “Cover up at midday”.
  case coverUpAtMidday
  /// In English: “Cover up between {start} and {end}.”.
  case coverUpBetween
  /// In English: “Danger”.
  case danger
  /// In English: “Do not train today”.
  case dangerIntense
  /// In English: “Do not train today. The body cannot give off the heat that it makes.”.
  case dangerIntenseFull
  /// In English: “Put off what can wait”.
  case dangerLight
  /// In English: “Put off what can wait. Outdoors, a few minutes at a time and with company.”.
  case dangerLightFull
  /// In English: “Stop outdoor work”.
  case dangerModerate
  /// In English: “Stop outdoor work. Sweat no longer cools enough; heat stroke can come quickly.”.
  case dangerModerateFull
  /// In English: “Stay somewhere cool”.
  case dangerRest
  /// In English: “Stay somewhere cool. Look after the old, the ill and small children.”.
  case dangerRestFull
  /// In English: “danger”.
  case dangerWord
  /// In English: “{day}: {count} steps”.
  case dayCount
  /// In English: “{day}: no data”.
  case dayNoData
  /// In English: “{count} d”.
  case days
  /// In English: “{count} days”.
  case daysLong
  /// In English: “{count}d”.
  case daysShort
  /// In English: “days”.
  case daysUnit
  /// In English: “Dense drizzle”.
  case denseDrizzle
  /// In English: “Dense freezing drizzle”.
  case denseFreezingDrizzle
  /// In English: “Departures”.
  case departures
  /// In English: “Dew point {degrees}°”.
  case dewPoint
  /// In English: “Disk”.
  case disk
  /// In English: “Distance”.
  case distance
  /// In English: “distance”.
  case distanceUnit
  /// In English: “Done”.
  case done
  /// In English: “{done} of {total}”.
  case doneOf
  /// In English: “Drink when thirsty”.
  case drinkWhenThirsty
  /// In English: “Drizzle”.
  case drizzle
  /// In English: “Dry heat”.
  case dryHeat
  /// In English: “Shade, and drink before thirst”.
  case dryHeatAdvice
  /// In English: “Sweat dries before it is felt. Drink before thirst comes, stay in the shade, and rest often.”.
  case dryHeatFull
  /// In English: “dry heat”.
  case dryHeatWord
  /// In English: “Dry next hour”.
  case dryNextHour
  /// In English: “{degrees}° E”.
  case east
  /// In English: “Ending now”.
  case endingNow
  /// In English: “ends”.
  case ends
  /// In English: “Ends in”.
  case endsIn
  /// In English: “ends in {span}”.
  case endsInSpan
  /// In English: “Ends in {span}”.
  case endsInSpanTitle
  /// In English: “ends {moment}”.
  case endsMoment
  /// In English: “Ends”.
  case endsTitle
  /// In English: “Energy”.
  case energy
  /// In English: “From the grid”.
  case energyFromGrid
  /// In English: “Produced”.
  case energyMade
  /// In English: “To the grid”.
  case energyToGrid
  /// In English: “Used”.
  case energyUsed
  /// In English: “European Environment Agency”.
  case europeanEnvironmentAgency
  /// In English: “European index”.
  case europeanIndex
  /// In English: “{count} events”.
  case eventsCount
  /// In English: “Events are not read”.
  case eventsNotRead
  /// In English: “Expect caution or worse.”.
  case expectCaution
  /// In English: “Expect cold that freezes skin.”.
  case expectCold
  /// In English: “Expect danger or worse.”.
  case expectDanger
  /// In English: “Expect dry heat.”.
  case expectDryHeat
  /// In English: “Expect extreme heat.”.
  case expectExtreme
  /// In English: “Expect warning or worse.”.
  case expectWarning
  /// In English: “Extreme”.
  case extreme
  /// In English: “Extreme cold”.
  case extremeCold
  /// In English: “extreme cold”.
  case extremeColdWord
  /// In English: “Extreme danger”.
  case extremeDanger
  /// In English: “Life in danger: stop”.
  case extremeIntense
  /// In English: “Stop at once and cool down. Effort in this air is a danger to life.”.
  case extremeIntenseFull
  /// In English: “Stay indoors, keep cool”.
  case extremeLight
  /// In English: “Stay indoors where it is cooled. Even a short walk can end in heat stroke.”.
  case extremeLightFull
  /// In English: “No work outdoors”.
  case extremeModerate
  /// In English: “No work outdoors at all. Heat stroke is likely; bring others inside too.”.
  case extremeModerateFull
  /// In English: “Find cooled air now”.
  case extremeRest
  /// In English: “Find cooled air now: dangerous even at rest. Cool skin with water; call for help if confused.”.
  case extremeRestFull
  /// In English: “extreme”.
  case extremeWord
  /// In English: “{kind} at {start}, over by {end}”.
  case fallsBetween
  /// In English: “{kind} from {start} on”.
  case fallsFrom
  /// In English: “feels”.
  case feels
  /// In English: “Feels like”.
  case feelsLike
  /// In English: “{felt}, air {air}”.
  case feltAndAir
  /// In English: “Felt unknown”.
  case feltUnknown
  /// In English: “First quarter”.
  case firstQuarter
  /// In English: “Flagged”.
  case flagged
  /// In English: “flagged”.
  case flaggedWord
  /// In English: “Floors”.
  case flights
  /// In English: “floors”.
  case floors
  /// In English: “Focus”.
  case focus
  /// In English: “Fog”.
  case fog
  /// In English: “Free”.
  case free
  /// In English: “Freezing drizzle”.
  case freezingDrizzle
  /// In English: “freezing drizzle”.
  case freezingDrizzleWord
  /// In English: “Freezing rain”.
  case freezingRain
  /// In English: “freezing rain”.
  case freezingRainWord
  /// In English: “Full moon”.
  case fullMoon
  /// In English: “Get to cool air”.
  case getToCoolAir
  /// In English: “Goal {goal}”.
  case goal
  /// In English: “Goal hit”.
  case goalHit
  /// In English: “Goal met”.
  case goalMet
  /// In English: “goal met”.
  case goalMetWord
  /// In English: “Goal of {goal} met”.
  case goalOfMet
  /// In English: “Goal {weekday} / {weekend}”.
  case goals
  /// In English: “ of {asked}”.
  case goalsLead
  /// In English: “{met} of {count} goals met”.
  case goalsMet
  /// In English: “{met} of {count} goals met in a year”.
  case goalsMetInYear
  /// In English: “ of {count} goals met”.
  case goalsMetLead
  /// In English: “{met} of {count} goals met this month”.
  case goalsMetThisMonth
  /// In English: “{met} of {count} goals”.
  case goalsShort
  /// In English: “Good afternoon”.
  case goodAfternoon
  /// In English: “Good evening”.
  case goodEvening
  /// In English: “Good morning”.
  case goodMorning
  /// In English: “grains/m³”.
  case grainsPerCubicMetre
  /// In English: “Grass”.
  case grass
  /// In English: “gusts {speed}”.
  case gusts
  /// In English: “Gusts”.
  case gustsTitle
  /// In English: “Hail”.
  case hail
  /// In English: “hail”.
  case hailWord
  /// In English: “Hard”.
  case hardEffort
  /// In English: “Hard work”.
  case hardWork
  /// In English: “hard work”.
  case hardWorkWord
  /// In English: “Heat level unknown. It may not be safe.”.
  case heatUnknown
  /// In English: “Heat level unknown. It may not be safe: seek shade, drink and take rests.”.
  case heatUnknownFull
  /// In English: “{rain}, heaviest at {time}”.
  case heaviestAt
  /// In English: “Heavy”.
  case heavy
  /// In English: “Heavy freezing rain”.
  case heavyFreezingRain
  /// In English: “Heavy {kind}”.
  case heavyKind
  /// In English: “Heavy rain”.
  case heavyRain
  /// In English: “Heavy sleet”.
  case heavySleet
  /// In English: “Heavy snow showers”.
  case heavySnowShowers
  /// In English: “Heavy snowfall”.
  case heavySnowfall
  /// In English: “hPa”.
  case hectopascals
  /// In English: “H {high}°”.
  case high
  /// In English: “H {high}°  L {low}°”.
  case highLow
  /// In English: “High priority”.
  case highPriority
  /// In English: “Home energy”.
  case homeEnergy
  /// In English: “{count} h”.
  case hours
  /// In English: “h left”.
  case hoursLeft
  /// In English: “{hours} h {minutes} min”.
  case hoursMinutes
  /// In English: “{hours}h {minutes}m”.
  case hoursMinutesShort
  /// In English: “{count}h”.
  case hoursShort
  /// In English: “humid”.
  case humid
  /// In English: “Humidity”.
  case humidity
  /// In English: “Humidity {humidity}”.
  case humidityShare
  /// In English: “humidity”.
  case humidityWord
  /// In English: “in {span}”.
  case inSpan
  /// In English: “In {span}”.
  case inSpanTitle
  /// In English: “In use”.
  case inUse
  /// In English: “inHg”.
  case inchesOfMercury
  /// In English: “{name} is down”.
  case isDown
  /// In English: “kcal”.
  case kilocalories
  /// In English: “km”.
  case kilometres
  /// In English: “km/h”.
  case kilometresPerHour
  /// In English: “kWh”.
  case kilowattHours
  /// In English: “kW”.
  case kilowatts
  /// In English: “{kind}, its end is not known”.
  case kindEndUnknown
  /// In English: “{kind} ends in”.
  case kindEndsIn
  /// In English: “{kind} for {span}”.
  case kindForSpan
  /// In English: “{kind} in”.
  case kindIn
  /// In English: “{kind} in {span}”.
  case kindInSpan
  /// In English: “{kind} now”.
  case kindNow
  /// In English: “{kind} past the hour”.
  case kindPastHour
  /// In English: “{kind} this hour”.
  case kindThisHour
  /// In English: “{kind} until {time}”.
  case kindUntil
  /// In English: “{kind} {wait}”.
  case kindWait
  /// In English: “Last 12 months”.
  case last12Months
  /// In English: “Last 30 days”.
  case last30Days
  /// In English: “Last 7 days”.
  case last7Days
  /// In English: “Last level: Caution, {age} ago.”.
  case lastCautionAgo
  /// In English: “Last level: Danger, {age} ago.”.
  case lastDangerAgo
  /// In English: “Last level: Extreme, {age} ago.”.
  case lastExtremeAgo
  /// In English: “Last known {age} ago”.
  case lastKnownAgo
  /// In English: “Last quarter”.
  case lastQuarter
  /// In English: “Last reading, {age} ago.”.
  case lastReadingAgo
  /// In English: “Last reading {age} ago”.
  case lastReadingAgoShort
  /// In English: “Last reading at {time}.”.
  case lastReadingAt
  /// In English: “Last try {time}”.
  case lastTry
  /// In English: “Last level: Warning, {age} ago.”.
  case lastWarningAgo
  /// In English: “The last weather is {age} old.”.
  case lastWeatherOld
  /// In English: “late”.
  case lateWord
  /// In English: “Later”.
  case later
  /// In English: “Leave home by {time}”.
  case leaveBy
  /// In English: “left”.
  case left
  /// In English: “Less”.
  case less
  /// In English: “{span} less daylight than yesterday”.
  case lessDaylightThanYesterday
  /// In English: “{span} less than on the longest day”.
  case lessThanLongestDay
  /// In English: “Level at {time}”.
  case levelAt
  /// In English: “Level {level} of 5”.
  case levelOfFive
  /// In English: “Level unknown”.
  case levelUnknown
  /// In English: “Light”.
  case light
  /// In English: “Light drizzle”.
  case lightDrizzle
  /// In English: “Light”.
  case lightEffort
  /// In English: “Light freezing drizzle”.
  case lightFreezingDrizzle
  /// In English: “Light freezing rain”.
  case lightFreezingRain
  /// In English: “Light {kind}”.
  case lightKind
  /// In English: “Light sleet”.
  case lightSleet
  /// In English: “Light work”.
  case lightWork
  /// In English: “light work”.
  case lightWorkWord
  /// In English: “Limits: {source}”.
  case limitsOf
  /// In English: “Lists”.
  case lists
  /// In English: “L {low}°”.
  case low
  /// In English: “Mainly clear”.
  case mainlyClear
  /// In English: “It may not be safe”.
  case mayNotBeSafe
  /// In English: “measured before {age}”.
  case measuredBefore
  /// In English: “Meeting room”.
  case meetingRoom
  /// In English: “m”.
  case metres
  /// In English: “µg/m³”.
  case microgramsPerCubicMetre
  /// In English: “Midnight sun”.
  case midnightSun
  /// In English: “mi”.
  case miles
  /// In English: “mph”.
  case milesPerHour
  /// In English: “mm”.
  case millimetres
  /// In English: “min”.
  case minuteUnit
  /// In English: “{count} min”.
  case minutes
  /// In English: “min left”.
  case minutesLeft
  /// In English: “{count}m”.
  case minutesShort
  /// In English: “Missed goal”.
  case missedGoal
  /// In English: “Moderate”.
  case moderate
  /// In English: “Moderate drizzle”.
  case moderateDrizzle
  /// In English: “Moderate”.
  case moderateEffort
  /// In English: “Moderate {kind}”.
  case moderateKind
  /// In English: “Moderate rain”.
  case moderateRain
  /// In English: “Moderate rain showers”.
  case moderateRainShowers
  /// In English: “Moderate snowfall”.
  case moderateSnowfall
  /// In English: “Moderate work”.
  case moderateWork
  /// In English: “moderate work”.
  case moderateWorkWord
  /// In English: “Moon”.
  case moon
  /// In English: “{percent} lit”.
  case moonLit
  /// In English: “{count} more”.
  case more
  /// In English: “{span} more daylight than yesterday”.
  case moreDaylightThanYesterday
  /// In English: “+{count} more”.
  case moreRows
  /// In English: “{span} more than on the shortest day”.
  case moreThanShortestDay
  /// In English: “2 h +”.
  case moreThanTwoHours
  /// In English: “More”.
  case moreWord
  /// In English: “Most consistent”.
  case mostConsistent
  /// In English: “Mugwort”.
  case mugwort
  /// In English: “{name}: {value}”.
  case named
  /// In English: “New moon”.
  case newMoon
  /// In English: “Next hour unavailable”.
  case nextHourUnavailable
  /// In English: “Next-hour rain unavailable”.
  case nextHourUnknown
  /// In English: “Next try at {time}.”.
  case nextTryAt
  /// In English: “No access”.
  case noAccess
  /// In English: “No access to reminders”.
  case noAccessToReminders
  /// In English: “No access to steps”.
  case noAccessToSteps
  /// In English: “No activity data”.
  case noActivityData
  /// In English: “No air data”.
  case noAirData
  /// In English: “No bookings known”.
  case noBookings
  /// In English: “No burn today”.
  case noBurnToday
  /// In English: “No calendar chosen”.
  case noCalendarChosen
  /// In English: “No calendar data”.
  case noCalendarData
  /// In English: “No calendar yet”.
  case noCalendarYet
  /// In English: “No data”.
  case noData
  /// In English: “no data”.
  case noDataWord
  /// In English: “No date”.
  case noDate
  /// In English: “No day: {day}”.
  case noDay
  /// In English: “No days to show yet”.
  case noDaysYet
  /// In English: “No departures”.
  case noDepartures
  /// In English: “No events ahead”.
  case noEventsAhead
  /// In English: “No events in the days ahead”.
  case noEventsInDaysAhead
  /// In English: “The calendar has no events of “{name}””.
  case noEventsOf
  /// In English: “No forecast by hours”.
  case noForecastByHours
  /// In English: “No forecast stored”.
  case noForecastStored
  /// In English: “No {kind} next {count} hours”.
  case noKindHours
  /// In English: “No {kind} next hour”.
  case noKindNextHour
  /// In English: “No {kind} next {span}”.
  case noKindSpan
  /// In English: “No {kind} this hour”.
  case noKindThisHour
  /// In English: “No more departures”.
  case noMoreDepartures
  /// In English: “No place known”.
  case noPlaceKnown
  /// In English: “No pollen data”.
  case noPollenData
  /// In English: “No reading”.
  case noReading
  /// In English: “No recent weather”.
  case noRecentWeather
  /// In English: “No reminders data”.
  case noRemindersData
  /// In English: “No step data”.
  case noStepData
  /// In English: “No sun”.
  case noSun
  /// In English: “no sun”.
  case noSunWord
  /// In English: “No temperature”.
  case noTemperature
  /// In English: “No weather yet”.
  case noWeatherYet
  /// In English: “None flagged”.
  case noneFlagged
  /// In English: “None overdue”.
  case noneOverdue
  /// In English: “None soon”.
  case noneSoon
  /// In English: “None today”.
  case noneToday
  /// In English: “None today”.
  case noneTodayUV
  /// In English: “None tomorrow”.
  case noneTomorrowUV
  /// In English: “{degrees}° N”.
  case north
  /// In English: “Not current”.
  case notCurrent
  /// In English: “not now”.
  case notNow
  /// In English: “not possible”.
  case notPossible
  /// In English: “not today”.
  case notToday
  /// In English: “Not updated today”.
  case notUpdatedToday
  /// In English: “Nothing after that”.
  case nothingAfterThat
  /// In English: “Nothing due”.
  case nothingDue
  /// In English: “Nothing else today”.
  case nothingElseToday
  /// In English: “Nothing here yet”.
  case nothingHereYet
  /// In English: “Nothing planned”.
  case nothingPlanned
  /// In English: “Nothing stored so far”.
  case nothingStored
  /// In English: “Nothing has been stored so far.”.
  case nothingStoredSoFar
  /// In English: “Nothing to do”.
  case nothingToDo
  /// In English: “Now”.
  case now
  /// In English: “Now”.
  case nowHour
  /// In English: “now”.
  case nowWord
  /// In English: “of {total}”.
  case of
  /// In English: “of {goal}, {age} ago”.
  case ofGoalAgo
  /// In English: “of {count} steps”.
  case ofSteps
  /// In English: “{age} old”.
  case old
  /// In English: “Olive”.
  case olive
  /// In English: “{text}.”.
  case oneSentence
  /// In English: “{count} open”.
  case openCount
  /// In English: “{level} or worse”.
  case orWorse
  /// In English: “Overcast”.
  case overcast
  /// In English: “Overdue”.
  case overdue
  /// In English: “overdue”.
  case overdueWord
  /// In English: “{first}, {second}”.
  case pair
  /// In English: “Particles and gases”.
  case particlesAndGases
  /// In English: “Partly cloudy”.
  case partlyCloudy
  /// In English: “{value}%”.
  case percent
  /// In English: “Pinned”.
  case pinned
  /// In English: “Polar night”.
  case polarNight
  /// In English: “Pollen”.
  case pollen
  /// In English: “Pressure”.
  case pressure
  /// In English: “falling”.
  case pressureFalling
  /// In English: “rising”.
  case pressureRising
  /// In English: “steady”.
  case pressureSteady
  /// In English: “3: protect”.
  case protectFrom
  /// In English: “Ragweed”.
  case ragweed
  /// In English: “Rain”.
  case rain
  /// In English: “ · rain {percent}”.
  case rainChanceLead
  /// In English: “Rain showers”.
  case rainShowers
  /// In English: “rain”.
  case rainWord
  /// In English: “{first}–{second}”.
  case range
  /// In English: “today from {low} to {high}”.
  case rangeToday
  /// In English: “Reminders”.
  case reminders
  /// In English: “Reminders appear here once they are read”.
  case remindersAppear
  /// In English: “Reminders: no access”.
  case remindersNoAccess
  /// In English: “Reminders: no data”.
  case remindersNoData
  /// In English: “Reminders too old”.
  case remindersTooOld
  /// In English: “rest”.
  case rest
  /// In English: “Rest day”.
  case restDay
  /// In English: “Rest day, {age} ago”.
  case restDayAgo
  /// In English: “rest day”.
  case restDayWord
  /// In English: “Rest”.
  case restEffort
  /// In English: “Rest often, drink”.
  case restOften
  /// In English: “Depositing rime fog”.
  case rimeFog
  /// In English: “{running} of {total} running”.
  case runningOf
  /// In English: “Safe”.
  case safe
  /// In English: “Fine for hard training”.
  case safeIntense
  /// In English: “Fine for hard training. Drink before, during and after it.”.
  case safeIntenseFull
  /// In English: “Fine for a walk”.
  case safeLight
  /// In English: “Fine for a walk or light work. Drink when you are thirsty.”.
  case safeLightFull
  /// In English: “Fine for steady work”.
  case safeModerate
  /// In English: “Fine for steady work. Take water along.”.
  case safeModerateFull
  /// In English: “No heat stress at rest”.
  case safeRest
  /// In English: “No heat stress at rest. Drink when you are thirsty.”.
  case safeRestFull
  /// In English: “safe”.
  case safeWord
  /// In English: “Same as the air”.
  case sameAsAir
  /// In English: “Sample”.
  case sample
  /// In English: “Seek shade, drink, rest”.
  case seekShade
  /// In English: “Self-sufficiency”.
  case selfSufficiency
  /// In English: “down”.
  case serverDown
  /// In English: “up {span}”.
  case serverUp
  /// In English: “Servers”.
  case servers
  /// In English: “Set a location”.
  case setLocation
  /// In English: “Run “{name}” to show your own”.
  case setOwn
  /// In English: “Set “{name}” to the name of the room’s calendar”.
  case setRoom
  /// In English: “Shade and water”.
  case shadeAndWater
  /// In English: “30 days”.
  case short30Days
  /// In English: “7 days”.
  case short7Days
  /// In English: “Sky not known”.
  case skyNotKnown
  /// In English: “{sky}, up to {degrees}°”.
  case skyUpTo
  /// In English: “Sleet”.
  case sleet
  /// In English: “sleet”.
  case sleetWord
  /// In English: “Slight rain”.
  case slightRain
  /// In English: “Slight rain showers”.
  case slightRainShowers
  /// In English: “Slight snow showers”.
  case slightSnowShowers
  /// In English: “Slight snowfall”.
  case slightSnowfall
  /// In English: “Snow”.
  case snow
  /// In English: “ · snow {percent}”.
  case snowChanceLead
  /// In English: “Snow grains”.
  case snowGrains
  /// In English: “Snow showers”.
  case snowShowers
  /// In English: “snow”.
  case snowWord
  /// In English: “some time”.
  case someTime
  /// In English: “Soon”.
  case soon
  /// In English: “soon”.
  case soonWord
  /// In English: “{degrees}° S”.
  case south
  /// In English: “{span} left”.
  case spanLeft
  /// In English: “starts”.
  case starts
  /// In English: “Starts in”.
  case startsIn
  /// In English: “Starts”.
  case startsTitle
  /// In English: “Steps”.
  case steps
  /// In English: “{count} steps a day”.
  case stepsADay
  /// In English: “steps, {age} ago”.
  case stepsAgo
  /// In English: “{count} steps”.
  case stepsCount
  /// In English: “{count} steps, goal met”.
  case stepsGoalMet
  /// In English: “Steps: no access”.
  case stepsNoAccess
  /// In English: “Steps: no data”.
  case stepsNoData
  /// In English: “{steps} of {count} steps”.
  case stepsOfGoal
  /// In English: “{count} steps, rest day”.
  case stepsRestDay
  /// In English: “{count} steps, {share}”.
  case stepsShare
  /// In English: “{count} steps today”.
  case stepsToday
  /// In English: “steps today, {age} ago”.
  case stepsTodayAgo
  /// In English: “steps today”.
  case stepsTodayUnit
  /// In English: “steps”.
  case stepsUnit
  /// In English: “Stop, cool down”.
  case stopCoolDown
  /// In English: “Streak of {count} days”.
  case streakOfDays
  /// In English: “{strength}, until {time}”.
  case strengthUntil
  /// In English: “Sun”.
  case sun
  /// In English: “Sunrise”.
  case sunrise
  /// In English: “Sunrise {time}”.
  case sunriseAt
  /// In English: “Sunset”.
  case sunset
  /// In English: “boots”.
  case takeBoots
  /// In English: “rain shell”.
  case takeRainShell
  /// In English: “storms”.
  case takeStorms
  /// In English: “hat and sunglasses”.
  case takeSunProtection
  /// In English: “umbrella”.
  case takeUmbrella
  /// In English: “windproof”.
  case takeWindproof
  /// In English: “Then, in {span}”.
  case thenIn
  /// In English: “Thunderstorm”.
  case thunderstorm
  /// In English: “Thunderstorm with heavy hail”.
  case thunderstormHeavyHail
  /// In English: “Thunderstorm with slight hail”.
  case thunderstormSlightHail
  /// In English: “Wear light, loose clothes”.
  case tipCaution1
  /// In English: “Mind children and elders”.
  case tipCaution2
  /// In English: “Keep dry, out of the wind”.
  case tipCold1
  /// In English: “Numb or white skin: go in”.
  case tipCold2
  /// In English: “Wet the skin, use a fan”.
  case tipDanger1
  /// In English: “Dizzy or sick: get help”.
  case tipDanger2
  /// In English: “Sweat dries unseen”.
  case tipDryHeat1
  /// In English: “Cool the skin with water”.
  case tipExtreme1
  /// In English: “Confused: call for help”.
  case tipExtreme2
  /// In English: “Drink as you feel like”.
  case tipSafe1
  /// In English: “Look again if it warms”.
  case tipSafe2
  /// In English: “Drink before thirst comes”.
  case tipWarning1
  /// In English: “Do not stay alone”.
  case tipWarning2
  /// In English: “{title}, all day”.
  case titleAllDay
  /// In English: “to do”.
  case toDoWord
  /// In English: “Today”.
  case today
  /// In English: “today”.
  case todayWord
  /// In English: “Tomorrow”.
  case tomorrow
  /// In English: “Tomorrow up to {degrees}°”.
  case tomorrowUpTo
  /// In English: “tomorrow”.
  case tomorrowWord
  /// In English: “Try again”.
  case tryAgain
  /// In English: “12 months”.
  case twelveMonths
  /// In English: “{first}. {second}.”.
  case twoSentences
  /// In English: “Unknown”.
  case unknown
  /// In English: “Until {time}”.
  case until
  /// In English: “until {time}”.
  case untilWord
  /// In English: “Untitled”.
  case untitled
  /// In English: “Up to {index} today”.
  case upToToday
  /// In English: “Up to {index} tomorrow”.
  case upToTomorrow
  /// In English: “Upcoming”.
  case upcoming
  /// In English: “Update the activity”.
  case updateActivity
  /// In English: “Update the calendar”.
  case updateCalendar
  /// In English: “Update the reminders”.
  case updateReminders
  /// In English: “Update the steps”.
  case updateSteps
  /// In English: “Update the weather”.
  case updateWeather
  /// In English: “Updated {age} ago”.
  case updatedAgo
  /// In English: “Updated {time}”.
  case updatedAt
  /// In English: “US index”.
  case usIndex
  /// In English: “all day”.
  case uvAllDay
  /// In English: “UV {index} {band}”.
  case uvBand
  /// In English: “{uv}, burn {time}”.
  case uvBurn
  /// In English: “{uv}, burn at {time}”.
  case uvBurnAt
  /// In English: “UV {index}, {band}”.
  case uvComma
  /// In English: “Extreme”.
  case uvExtreme
  /// In English: “extreme”.
  case uvExtremeWord
  /// In English: “3+ from {time}”.
  case uvFrom
  /// In English: “High”.
  case uvHigh
  /// In English: “high”.
  case uvHighWord
  /// In English: “UV index”.
  case uvIndex
  /// In English: “UV index {index}, {band}”.
  case uvIndexBand
  /// In English: “UV index: no data”.
  case uvIndexNoData
  /// In English: “UV index 0, no sun”.
  case uvIndexNoSun
  /// In English: “UV index not known”.
  case uvIndexUnknown
  /// In English: “Low”.
  case uvLow
  /// In English: “low”.
  case uvLowWord
  /// In English: “Moderate”.
  case uvModerate
  /// In English: “moderate”.
  case uvModerateWord
  /// In English: “UV: no data”.
  case uvNoData
  /// In English: “UV”.
  case uvShort
  /// In English: “3+ to {time}”.
  case uvTo
  /// In English: “Very high”.
  case uvVeryHigh
  /// In English: “very high”.
  case uvVeryHighWord
  /// In English: “was {index} at {time}”.
  case uvWas
  /// In English: “UV 0, no sun”.
  case uvZeroNoSun
  /// In English: “UV 0 until {time}”.
  case uvZeroUntil
  /// In English: “Very heavy”.
  case veryHeavy
  /// In English: “Very heavy {kind}”.
  case veryHeavyKind
  /// In English: “Very light”.
  case veryLight
  /// In English: “Very light {kind}”.
  case veryLightKind
  /// In English: “Violent rain showers”.
  case violentRainShowers
  /// In English: “Vitamin D”.
  case vitaminD
  /// In English: “Waning crescent”.
  case waningCrescent
  /// In English: “Waning gibbous”.
  case waningGibbous
  /// In English: “Warning”.
  case warning
  /// In English: “Move training indoors”.
  case warningIntense
  /// In English: “Move training indoors or to the early morning. Nobody should train alone.”.
  case warningIntenseFull
  /// In English: “Slow down and drink”.
  case warningLight
  /// In English: “Slow down, drink every 20 minutes, and rest where it is cool.”.
  case warningLightFull
  /// In English: “Rest half of every hour”.
  case warningModerate
  /// In English: “Rest half of every hour where it is cool. Stop at the first headache.”.
  case warningModerateFull
  /// In English: “Cool down often”.
  case warningRest
  /// In English: “Look for a fan or a cool room, and drink every half hour.”.
  case warningRestFull
  /// In English: “warning”.
  case warningWord
  /// In English: “Waxing crescent”.
  case waxingCrescent
  /// In English: “Waxing gibbous”.
  case waxingGibbous
  /// In English: “Coat and hat”.
  case wearCoat
  /// In English: “Heavy coat, hat, gloves”.
  case wearHeavyCoat
  /// In English: “Jacket”.
  case wearJacket
  /// In English: “Heavy coat over layers, cover ears”.
  case wearLayers
  /// In English: “Long sleeves”.
  case wearLongSleeves
  /// In English: “T-shirt”.
  case wearShirt
  /// In English: “Shorts and light fabric”.
  case wearShorts
  /// In English: “Limit time outside”.
  case wearStayIn
  /// In English: “Sweater or light jacket”.
  case wearSweater
  /// In English: “Weather”.
  case weather
  /// In English: “Weather too old”.
  case weatherTooOld
  /// In English: “Week”.
  case week
  /// In English: “Week {week}, day {day}”.
  case weekAndDay
  /// In English: “Week {week}”.
  case weekNumber
  /// In English: “{degrees}° W”.
  case west
  /// In English: “Wet bulb”.
  case wetBulb
  /// In English: “Wet bulb, ”.
  case wetBulbLead
  /// In English: “Wet bulb: no data, it may not be safe”.
  case wetBulbMaybeUnsafe
  /// In English: “Wet bulb: no data”.
  case wetBulbNoData
  /// In English: “Wet bulb {degrees}”.
  case wetBulbReading
  /// In English: “Wet bulb”.
  case wetBulbShort
  /// In English: “Wet bulb, {work}”.
  case wetBulbWith
  /// In English: “Wind”.
  case wind
  /// In English: “Wind {speed}”.
  case windSpeed
  /// In English: “windy”.
  case windy
  /// In English: “Worst today, {when}”.
  case worstToday
}
