// SPDX-License-Identifier: MIT

// Written by tools/generate-zones; do not edit. Towns and their zones are from GeoNames (https://www.geonames.org),
// CC BY 4.0.

extension ZoneTowns {
  /// The zones, each with its number of towns.
  static let zones: [(name: String, count: Int)] = [
    ("Africa/Abidjan", 52),
    ("Africa/Accra", 20),
    ("Africa/Addis_Ababa", 30),
    ("Africa/Algiers", 26),
    ("Africa/Asmara", 7),
    ("Africa/Bamako", 23),
    ("Africa/Bangui", 17),
    ("Africa/Banjul", 16),
    ("Africa/Bissau", 7),
    ("Africa/Blantyre", 13),
    ("Africa/Brazzaville", 23),
    ("Africa/Bujumbura", 10),
    ("Africa/Cairo", 17),
    ("Africa/Casablanca", 25),
    ("Africa/Ceuta", 2),
    ("Africa/Conakry", 19),
    ("Africa/Dakar", 40),
    ("Africa/Dar_es_Salaam", 36),
    ("Africa/Djibouti", 7),
    ("Africa/Douala", 31),
    ("Africa/El_Aaiun", 9),
    ("Africa/Freetown", 9),
    ("Africa/Gaborone", 22),
    ("Africa/Harare", 15),
    ("Africa/Johannesburg", 61),
    ("Africa/Juba", 10),
    ("Africa/Kampala", 23),
    ("Africa/Khartoum", 20),
    ("Africa/Kigali", 10),
    ("Africa/Kinshasa", 21),
    ("Africa/Lagos", 55),
    ("Africa/Libreville", 15),
    ("Africa/Lome", 17),
    ("Africa/Luanda", 55),
    ("Africa/Lubumbashi", 30),
    ("Africa/Lusaka", 27),
    ("Africa/Malabo", 11),
    ("Africa/Maputo", 24),
    ("Africa/Maseru", 10),
    ("Africa/Mbabane", 9),
    ("Africa/Mogadishu", 26),
    ("Africa/Monrovia", 12),
    ("Africa/Nairobi", 33),
    ("Africa/Ndjamena", 21),
    ("Africa/Niamey", 29),
    ("Africa/Nouakchott", 36),
    ("Africa/Ouagadougou", 18),
    ("Africa/Porto-Novo", 19),
    ("Africa/Sao_Tome", 1),
    ("Africa/Tripoli", 19),
    ("Africa/Tunis", 14),
    ("Africa/Windhoek", 27),
    ("America/Adak", 1),
    ("America/Anchorage", 15),
    ("America/Anguilla", 1),
    ("America/Antigua", 1),
    ("America/Araguaina", 35),
    ("America/Argentina/Buenos_Aires", 22),
    ("America/Argentina/Catamarca", 17),
    ("America/Argentina/Cordoba", 84),
    ("America/Argentina/Jujuy", 7),
    ("America/Argentina/La_Rioja", 6),
    ("America/Argentina/Mendoza", 4),
    ("America/Argentina/Rio_Gallegos", 10),
    ("America/Argentina/Salta", 34),
    ("America/Argentina/San_Juan", 3),
    ("America/Argentina/San_Luis", 5),
    ("America/Argentina/Tucuman", 5),
    ("America/Argentina/Ushuaia", 2),
    ("America/Aruba", 1),
    ("America/Asuncion", 32),
    ("America/Atikokan", 2),
    ("America/Bahia", 47),
    ("America/Bahia_Banderas", 6),
    ("America/Barbados", 1),
    ("America/Belem", 33),
    ("America/Belize", 14),
    ("America/Blanc-Sablon", 1),
    ("America/Boa_Vista", 6),
    ("America/Bogota", 43),
    ("America/Boise", 9),
    ("America/Cambridge_Bay", 3),
    ("America/Campo_Grande", 24),
    ("America/Cancun", 21),
    ("America/Caracas", 28),
    ("America/Cayenne", 6),
    ("America/Cayman", 1),
    ("America/Chicago", 179),
    ("America/Chihuahua", 16),
    ("America/Ciudad_Juarez", 7),
    ("America/Costa_Rica", 13),
    ("America/Coyhaique", 5),
    ("America/Creston", 1),
    ("America/Cuiaba", 22),
    ("America/Curacao", 1),
    ("America/Danmarkshavn", 1),
    ("America/Dawson", 1),
    ("America/Dawson_Creek", 1),
    ("America/Denver", 80),
    ("America/Detroit", 31),
    ("America/Dominica", 1),
    ("America/Edmonton", 24),
    ("America/Eirunepe", 5),
    ("America/El_Salvador", 10),
    ("America/Fort_Nelson", 1),
    ("America/Fortaleza", 68),
    ("America/Glace_Bay", 2),
    ("America/Goose_Bay", 4),
    ("America/Grand_Turk", 1),
    ("America/Grenada", 1),
    ("America/Guadeloupe", 1),
    ("America/Guatemala", 28),
    ("America/Guayaquil", 17),
    ("America/Guyana", 6),
    ("America/Halifax", 11),
    ("America/Havana", 8),
    ("America/Hermosillo", 20),
    ("America/Indiana/Indianapolis", 42),
    ("America/Indiana/Knox", 2),
    ("America/Indiana/Marengo", 1),
    ("America/Indiana/Petersburg", 2),
    ("America/Indiana/Tell_City", 2),
    ("America/Indiana/Vevay", 1),
    ("America/Indiana/Vincennes", 8),
    ("America/Indiana/Winamac", 2),
    ("America/Inuvik", 1),
    ("America/Iqaluit", 7),
    ("America/Jamaica", 1),
    ("America/Juneau", 2),
    ("America/Kentucky/Louisville", 13),
    ("America/Kentucky/Monticello", 1),
    ("America/Kralendijk", 2),
    ("America/La_Paz", 31),
    ("America/Lima", 48),
    ("America/Los_Angeles", 54),
    ("America/Lower_Princes", 3),
    ("America/Maceio", 24),
    ("America/Managua", 17),
    ("America/Manaus", 18),
    ("America/Marigot", 3),
    ("America/Martinique", 1),
    ("America/Matamoros", 19),
    ("America/Mazatlan", 39),
    ("America/Menominee", 7),
    ("America/Merida", 127),
    ("America/Metlakatla", 1),
    ("America/Mexico_City", 385),
    ("America/Miquelon", 1),
    ("America/Moncton", 32),
    ("America/Monterrey", 64),
    ("America/Montevideo", 26),
    ("America/Montserrat", 1),
    ("America/Nassau", 6),
    ("America/New_York", 141),
    ("America/Nome", 10),
    ("America/Noronha", 2),
    ("America/North_Dakota/Beulah", 2),
    ("America/North_Dakota/Center", 1),
    ("America/North_Dakota/New_Salem", 3),
    ("America/Nuuk", 7),
    ("America/Ojinaga", 6),
    ("America/Panama", 16),
    ("America/Paramaribo", 6),
    ("America/Phoenix", 36),
    ("America/Port-au-Prince", 13),
    ("America/Port_of_Spain", 1),
    ("America/Porto_Velho", 10),
    ("America/Puerto_Rico", 2),
    ("America/Punta_Arenas", 2),
    ("America/Rankin_Inlet", 5),
    ("America/Recife", 50),
    ("America/Regina", 21),
    ("America/Resolute", 1),
    ("America/Rio_Branco", 6),
    ("America/Santarem", 8),
    ("America/Santiago", 22),
    ("America/Santo_Domingo", 11),
    ("America/Sao_Paulo", 107),
    ("America/Scoresbysund", 1),
    ("America/Sitka", 3),
    ("America/St_Barthelemy", 1),
    ("America/St_Johns", 7),
    ("America/St_Kitts", 1),
    ("America/St_Lucia", 1),
    ("America/St_Thomas", 3),
    ("America/St_Vincent", 1),
    ("America/Swift_Current", 1),
    ("America/Tegucigalpa", 24),
    ("America/Thule", 1),
    ("America/Tijuana", 16),
    ("America/Toronto", 63),
    ("America/Tortola", 1),
    ("America/Vancouver", 27),
    ("America/Whitehorse", 3),
    ("America/Winnipeg", 15),
    ("America/Yakutat", 1),
    ("Antarctica/Casey", 1),
    ("Antarctica/Davis", 1),
    ("Antarctica/Macquarie", 1),
    ("Antarctica/Mawson", 1),
    ("Antarctica/Palmer", 1),
    ("Antarctica/Rothera", 1),
    ("Antarctica/Troll", 1),
    ("Antarctica/Vostok", 1),
    ("Arctic/Longyearbyen", 2),
    ("Asia/Aden", 18),
    ("Asia/Almaty", 47),
    ("Asia/Amman", 22),
    ("Asia/Anadyr", 8),
    ("Asia/Aqtau", 2),
    ("Asia/Aqtobe", 6),
    ("Asia/Ashgabat", 26),
    ("Asia/Atyrau", 6),
    ("Asia/Baghdad", 30),
    ("Asia/Bahrain", 1),
    ("Asia/Baku", 42),
    ("Asia/Bangkok", 239),
    ("Asia/Barnaul", 13),
    ("Asia/Beirut", 12),
    ("Asia/Bishkek", 35),
    ("Asia/Brunei", 6),
    ("Asia/Chita", 18),
    ("Asia/Colombo", 3),
    ("Asia/Damascus", 50),
    ("Asia/Dhaka", 36),
    ("Asia/Dili", 6),
    ("Asia/Dubai", 13),
    ("Asia/Dushanbe", 33),
    ("Asia/Famagusta", 6),
    ("Asia/Gaza", 7),
    ("Asia/Hebron", 145),
    ("Asia/Ho_Chi_Minh", 110),
    ("Asia/Hong_Kong", 7),
    ("Asia/Hovd", 17),
    ("Asia/Irkutsk", 29),
    ("Asia/Jakarta", 34),
    ("Asia/Jayapura", 23),
    ("Asia/Jerusalem", 119),
    ("Asia/Kabul", 45),
    ("Asia/Kamchatka", 8),
    ("Asia/Karachi", 53),
    ("Asia/Kathmandu", 25),
    ("Asia/Khandyga", 1),
    ("Asia/Kolkata", 166),
    ("Asia/Krasnoyarsk", 30),
    ("Asia/Kuala_Lumpur", 21),
    ("Asia/Kuching", 15),
    ("Asia/Kuwait", 2),
    ("Asia/Macau", 2),
    ("Asia/Magadan", 17),
    ("Asia/Makassar", 39),
    ("Asia/Manila", 22),
    ("Asia/Muscat", 9),
    ("Asia/Nicosia", 13),
    ("Asia/Novokuznetsk", 7),
    ("Asia/Novosibirsk", 9),
    ("Asia/Omsk", 8),
    ("Asia/Oral", 8),
    ("Asia/Phnom_Penh", 35),
    ("Asia/Pontianak", 22),
    ("Asia/Pyongyang", 29),
    ("Asia/Qatar", 2),
    ("Asia/Qostanay", 9),
    ("Asia/Qyzylorda", 4),
    ("Asia/Riyadh", 26),
    ("Asia/Sakhalin", 5),
    ("Asia/Samarkand", 22),
    ("Asia/Seoul", 10),
    ("Asia/Shanghai", 254),
    ("Asia/Singapore", 4),
    ("Asia/Srednekolymsk", 1),
    ("Asia/Taipei", 4),
    ("Asia/Tashkent", 27),
    ("Asia/Tbilisi", 24),
    ("Asia/Tehran", 81),
    ("Asia/Thimphu", 10),
    ("Asia/Tokyo", 25),
    ("Asia/Tomsk", 8),
    ("Asia/Ulaanbaatar", 32),
    ("Asia/Urumqi", 40),
    ("Asia/Ust-Nera", 1),
    ("Asia/Vientiane", 40),
    ("Asia/Vladivostok", 34),
    ("Asia/Yakutsk", 35),
    ("Asia/Yangon", 40),
    ("Asia/Yekaterinburg", 55),
    ("Asia/Yerevan", 38),
    ("Atlantic/Azores", 3),
    ("Atlantic/Bermuda", 1),
    ("Atlantic/Canary", 3),
    ("Atlantic/Cape_Verde", 3),
    ("Atlantic/Faroe", 1),
    ("Atlantic/Madeira", 1),
    ("Atlantic/Reykjavik", 4),
    ("Atlantic/South_Georgia", 1),
    ("Atlantic/St_Helena", 3),
    ("Atlantic/Stanley", 1),
    ("Australia/Adelaide", 12),
    ("Australia/Brisbane", 33),
    ("Australia/Broken_Hill", 1),
    ("Australia/Darwin", 14),
    ("Australia/Eucla", 1),
    ("Australia/Hobart", 3),
    ("Australia/Lindeman", 1),
    ("Australia/Lord_Howe", 1),
    ("Australia/Melbourne", 21),
    ("Australia/Perth", 23),
    ("Australia/Sydney", 36),
    ("Europe/Amsterdam", 78),
    ("Europe/Andorra", 2),
    ("Europe/Astrakhan", 6),
    ("Europe/Athens", 56),
    ("Europe/Belgrade", 69),
    ("Europe/Berlin", 292),
    ("Europe/Bratislava", 69),
    ("Europe/Brussels", 122),
    ("Europe/Bucharest", 161),
    ("Europe/Budapest", 84),
    ("Europe/Busingen", 1),
    ("Europe/Chisinau", 36),
    ("Europe/Copenhagen", 16),
    ("Europe/Dublin", 22),
    ("Europe/Gibraltar", 1),
    ("Europe/Guernsey", 1),
    ("Europe/Helsinki", 27),
    ("Europe/Isle_of_Man", 1),
    ("Europe/Istanbul", 117),
    ("Europe/Jersey", 1),
    ("Europe/Kaliningrad", 11),
    ("Europe/Kirov", 19),
    ("Europe/Kyiv", 187),
    ("Europe/Lisbon", 39),
    ("Europe/Ljubljana", 60),
    ("Europe/London", 35),
    ("Europe/Luxembourg", 39),
    ("Europe/Madrid", 94),
    ("Europe/Malta", 1),
    ("Europe/Mariehamn", 3),
    ("Europe/Minsk", 35),
    ("Europe/Monaco", 4),
    ("Europe/Moscow", 173),
    ("Europe/Oslo", 29),
    ("Europe/Paris", 232),
    ("Europe/Podgorica", 9),
    ("Europe/Prague", 126),
    ("Europe/Riga", 25),
    ("Europe/Rome", 128),
    ("Europe/Samara", 27),
    ("Europe/San_Marino", 3),
    ("Europe/Sarajevo", 42),
    ("Europe/Saratov", 15),
    ("Europe/Simferopol", 13),
    ("Europe/Skopje", 23),
    ("Europe/Sofia", 43),
    ("Europe/Stockholm", 36),
    ("Europe/Tallinn", 14),
    ("Europe/Tirane", 23),
    ("Europe/Ulyanovsk", 11),
    ("Europe/Vaduz", 4),
    ("Europe/Vatican", 1),
    ("Europe/Vienna", 147),
    ("Europe/Vilnius", 24),
    ("Europe/Volgograd", 10),
    ("Europe/Warsaw", 125),
    ("Europe/Zagreb", 100),
    ("Europe/Zurich", 134),
    ("Indian/Antananarivo", 15),
    ("Indian/Chagos", 1),
    ("Indian/Christmas", 1),
    ("Indian/Cocos", 1),
    ("Indian/Comoro", 2),
    ("Indian/Kerguelen", 1),
    ("Indian/Mahe", 1),
    ("Indian/Maldives", 4),
    ("Indian/Mauritius", 4),
    ("Indian/Mayotte", 1),
    ("Indian/Reunion", 1),
    ("Pacific/Apia", 1),
    ("Pacific/Auckland", 19),
    ("Pacific/Bougainville", 1),
    ("Pacific/Chatham", 3),
    ("Pacific/Chuuk", 8),
    ("Pacific/Easter", 1),
    ("Pacific/Efate", 3),
    ("Pacific/Fakaofo", 1),
    ("Pacific/Fiji", 4),
    ("Pacific/Funafuti", 2),
    ("Pacific/Galapagos", 1),
    ("Pacific/Gambier", 1),
    ("Pacific/Guadalcanal", 5),
    ("Pacific/Guam", 1),
    ("Pacific/Honolulu", 3),
    ("Pacific/Kanton", 1),
    ("Pacific/Kiritimati", 2),
    ("Pacific/Kosrae", 1),
    ("Pacific/Kwajalein", 2),
    ("Pacific/Majuro", 10),
    ("Pacific/Marquesas", 1),
    ("Pacific/Nauru", 1),
    ("Pacific/Niue", 1),
    ("Pacific/Norfolk", 1),
    ("Pacific/Noumea", 3),
    ("Pacific/Pago_Pago", 2),
    ("Pacific/Palau", 3),
    ("Pacific/Pitcairn", 1),
    ("Pacific/Pohnpei", 5),
    ("Pacific/Port_Moresby", 16),
    ("Pacific/Rarotonga", 1),
    ("Pacific/Saipan", 2),
    ("Pacific/Tahiti", 8),
    ("Pacific/Tarawa", 4),
    ("Pacific/Tongatapu", 3),
    ("Pacific/Wallis", 2),
  ]

  /// The latitude and the longitude of each town, 10003 in the order of the zones, in Base 64. Each is a number of
  /// two bytes, the larger one first, in units of 1/65536 of 180° and 360°.
  static let places = """
    hkp6xYZOeqOGi3qihsB7R4b/equHdH4Ih356zIeHfgWHnX0nh7N92IkIeieJTnqriVl6AomSfYOJpXoWibR6Fom9ehuJ13oqiiR9uIpKfeWKUHoO
    ilN6M4pTfdSKgn3Xiop6oIqpegWKqn3livF8bIrzfeGLCXpAi29+AovDekSNLn3ejXN7/42Eep6NlXygjcd9z43ZfPyN832ejhB7cY4tfFaOOXvN
    jm97pI5xeu+Og3pujo97xo6RerqOonxUjql7EY66e5COxXvpjuh7cYbrfmeHhH4Ih+Z/3Ii0gNiIuICRiNN+OojegLWJY4BViYN+2IorgFaKWH30
    il594orGfgSLdX7Ei3iAII0wfkiNXn9njk5+OI78fhSPun/ThcKbPIePnCWICZoPiDSgioh2nviI4qDeiVyhBInroD6KC5tciiec84rpmjGLu5iX
    jKidAIzVm42NBp7UjUyeb42dnrSOK543jlGYjo83moCPsZ5Qj9WcL5BznXeR65qkkzGcEpQDmgGUFZuJlDKaI5Q+mk+Ue5r5m9aEGp0SgUigZ4Pt
    ouyGvqWqhgWmroHDp1p6NKekf8qqPYCBq3yCDaz3fmytcIPJrpN/la9whOGv54C5sU+CUrFhg9OxaoW7sZB+xbGafxCyWoXGssV/jLObhaezuIS0
    tD2CMrR5hgGSgJ5klFiaB5Szm2GU8prhlXuau5V9mhGV0Juvjqh7p47EeuqPAXvmkBh7+JD4egORWXhkke56VJKLeUCS6XyEkx17jJSMd9yUmX0G
    lPR7pZWAeHqVknrQlal5LZXwgiWXJH/3l9t93Jo7gQCa431+nLuAuKBAfSuEIYuQhS2NOIXbisSGJI8PhjONMYa+kDmHB4tKhyaPFIcnkd+INI6z
    iD6Ki4k7jGmJ74sfifCNpIt9j+2L9o6ujqCQNJLGdBmSyHRnktJ15pLYdLSS/HTMkw505ZMOdeOTGnT3kxp1lZMcdCOTLXYjkzB0QJM/dWGTRXRr
    k0t0vZNXdU+Q33TokWJ1A5F3deKRhnYTkaR0xJGudJCRwXUsZ++ZE2kzmT5pjJjlauyYoWtomRNrjZhqbCKYBmxgl2FtnZhjbtaYs2+xmDFx35gh
    cjOXqHjqiI95NYhveaKJNHnuit56B4kBegyJcnrDiX57bYuAe86JCHwxiJh8YYp9fHaLNH0AiSd9VItIfkOL8n6GjCt+woqKf1CLTn/oik+CS4tq
    gk2M14LtigyEaY0peiqVDXswlOF7UpXCe5aVcnvdlTZ75JS2e/SVk3xTlWZ8U5WRfHeVqZ+bmg+fx5Z7o6WYz6P5lyakMpW4pqiWLKbEmAuoUZSH
    qU+YpqmIkiWp8ZjQqsGWOKvelOWsRpgIrH2YWKyXk16s4JHjn110F6ATdc+gOHTmo8J3M6YHd7OnvHbOqHF4GqiweUurI3vZq0N5LKz9ek+taXza
    rZB91K5FfpqvxXqWsGd8cbFTfqSx5H5qsgR96bIifTOyJX3qsit927KZfC6y3nvgsvx8MLIyfemzCHw4isN5aYsHebqLF3nujCZ5Q4wveMuMW3nZ
    jKN4xI1pdrGNkHZGjkd4XI5NdtmOwXdmjsV5YZAYd0OQPnl6kKx4wZEtd0GRTXYmkYR5hJHEdOKR23dWkd90bZHjdLaSVnVgko90MpKSdOCSs3X2
    kup1iJLwdOKTGnVek1p0UpOOdMOTlXZHk7x0XJPjdXmUD3TxlCh0BJSPd1CU5XOYlSN0tZUxdyOVdXb4lbV22ZXbdqiWRHaSlqV2SZardoGWx3RG
    ltx2JZcedfiXJHSGl1F10JdadMOXaXTVl3l15pd8dZWXjnXYl491A5etdVxv85i5cEKaj3DOmVlxZpyTchWYi3JemBJyoZeYcsWXTHNXl8l0bpoV
    dKuWe3VzlcJ2S5vsdvqWGHc4mWp3RJrDeMqbzXjdl1d5fZVneYeYyHo3mtV6vJrJeuaV2Hs2mhV7PJqMe1SWBHtUlmt7u5q2e+qVtXw/lap8X5oo
    fGuXZXxtlcx+FJhwfjeYhH5fllOPpp3wj8eeU4/LniGP3Z5fkHuerpCpncCRkp6GgyeH4YNXh4yDY4gGhCuIhYUAirOFf4gwhbiGi4W/ip2FwYbm
    hoKJu4cJhk+ILYafiF6KWIh2h/mIeYc3iS+IIYlvh5WJmYhnibeKdIpriamLDYrri1SIs4xVihWM14lgjiCJ6o61itWPEIouj0eJ0I+1ig6RLYqw
    kiuKWZ2gc9iesnVanrl0TaGvdKaiRnaLo4x3OqUweCCmingrppp2n4szeAqLxnh7i8Z4n4wSdpaM03h3jPp20I1ddv6No3fIjgx4D1m+jrha84/2
    W1uRd1vakitcEJCOXO+SbF5UkDRe4pNpXxmObl8kkxFfl5O+YFSUcWEkj2Rhi5IyYeSTj2Kqk4Ri2pM5Y5SQpmWmkjll4Y+IZi2RbGaukeRgZ5VV
    Yg+WhGLek8djSZcyY1eUU2N3lexlBJc7ZeGS12YXl0lmG5STZn6SXmallhVm8JNxaIKUemkylINPso/5T7OSN0+/jRlRC5PZUiGRcVL1jShTbY7f
    U+qSuFP0k59UWZRFVI6U7FTYlHxU55NCVVmTNlWJlhBVoZT5VbiTOlXOkCxVz4y4VgGTTVZ1kxVWepOGVpKNylaVkqRW4JOaVvCT0lcjlN9XS5QP
    V1SLuVeKjx1XlZbjWHyRjliBleVYhZVIWLeWx1kLlgNZDJLtWR2WdFlplsBZl5XpWZyXSlnejkpaPJGuWqaV61q8k/FaypFcWvSWD1s2kjxbSJC6
    W1KWFVtvlmhbrpKKW8SWBVvUlrldBpN+XgCU9F5bk6RfOZVDX6KV+V/ElLBgN5VchX+XGYXSldCGgJQxhsmX44bmlnWJrpUajNGTm40qlTCNMJFc
    jY+Wg345lVN+v5WFfu6VHn7xllV/I5XLf4aWkYBClWSAV5gYgHOXK4CpmD6A6phcgPyYToFJmG6BiZhNgbCV44HKmLaCxZjag4aWG4PylveEPZhF
    hEuV+4Spl2KFNJaPjaWUOI7hkJSPA5hhj6mVIo+xk7iQxJhukSKRsZIPlDiSuJc6ksCVfJMhj/aT9ZkplBmSK5X5meKWHpcimS2YK5tHlayb5pp3
    nfaZ057/lk58K5SgfE6VJXx3lI58uZVefO2VuH0RlN59OpVgfZSUzX3ClWF+KJWQdsmL9XeRiMx3rYlId7KJkngXikN4hYqQeNSNYXjkiTV52Irj
    ekeN5HtIjFx87ouLfn2MN3+ZjtmAEYz8gbyOFIMcj/qEoY4PhTKNQIYVju+GLY05hsuE/IcNheuIfIYwiQOEAIkfggyJKYVViS2CaYlugfSJkIgB
    icyCJIotgmCKSIeOilWHGYpqhmaKmIIFi4uIkIv/iJGMFYM6jCOHbYxTgmmM4YVUjRiI4I0cgkaNqYLNjeSCao6aiW+OqYcAjsuD449eiZGPbYLq
    j42ITo/Dib2Qlon4kK2E0pDZiVuQ24KZkRGGDpGYihqSKoZpkjeGt5JChjiST4Sdkk+H2ZJWiHuSaIlfknmFZ5KQhgiSk4O6kqGInJKjiOWTKINU
    k0qEf5NyiXyTh4PEk4+EBXyPiLF9V4fcfWaJQn2tiah9woaWfmKI3X7riix/3oh9gI6GuIEciDaBbIbQgW6J7YFxh62CRog7gvOILYi3gN6I24Eh
    iSaAqYk4gSyJXIERidCAc4oAgSaKW4CCiraAzorJgG2MxoDOjNiBAY2VgNeN3oDxj26AlI9ygCWPyoABZl6PPGZsjsZmiI6JZo6OD2b0jT1nHJAe
    Z2CJ42dii0RniIpwZ7SKwWe6izBn/YjwaA+MxWhCjZJoRIqZaE+Ji2mFiGxpiY57asiJmGsnjJRrPosta/GPPm3UizFt7oyUbgWQD24akORuHImH
    bz2OKW+fkF1wWJC7cJGKOXC6jJlwxY/NckKOgHJui55ydo9/c26JaXOHjMx1LYq1dWCMHXWejr51uIkmdiaLoHdGiMt3Yoq+d3+LWHeViTd3lYpY
    d6SJjXeuigN4FoireIyIonjviJd5OIjseauJKW5TlChvapOKcGeQSHDCkhxyCZBDc5ORxnP1lI1025MydTeVenbfjsp3RZDGd4qUwnhXkzN5146j
    ev6QyHsrlLh70JJvfHWUgn2elMh+05ThgDOU1IBCk4uAu5HpgcOQy4I3lYOD8ZOjg/aRlYQSle6FbJDYhd6Te2afkmJmsZH5ZyWRR2dMk05oepRq
    aTGUgmmekoRpypWhahaUHWpQkHJsnJc3bNmRx20ulYBtapAhbcqUEG4mlBVusZLEb0+RX3ANl5NwEpSMcXmWLHGMlzRytZRucraXSXOJliBzrpS8
    c/SVF33xhACBd4eSgYqG5IHYh8eCUIgLgqaG8YKnh6iC4YfIgwmHjIMPiA6FV4Y+WdGXY1sOlsRbEpcrW9CWwF4QmSJgmZaGYLaZHWPHmMZk/5dH
    ZRKXYGZRl5dmkpo7ZzmY72kFl+JpGplvagCaS2qAm+xrD5hva5aZWW0QmQ9tPpqrbYyc0G3xmMJv2pyxVMOTslUrlGZVlZNeVc2TTlZOk4tWWJSr
    VouTu1bMk75W6pPWVxaUFlkolq1ZSZZ2WXCWL1mOlrZZ5Za2WlCWUFqSliNa/JafWxOWOH2rnZJ/fZ5BgJWdKYJQni6C5aA+hG2fCoR7nWSFeaGM
    hZadyIa8oCWHnKKCh9+g/IkloQqJoKG6iaGhR4tZo2yMDqGtjYCkIo2Yn1WNp57QjiGetY7YoAKPGaGvkAyi+ZAlnuqQvKRrhjp6hIaGeouHaXqM
    iKF6Noj1eFKJtXoRikp5nIpiee+Kx3ntixB5S4vjeL2L+nkReYab0no7nDR7KprMe6qaznvKmrd71pqsfCybJHzEnRV9BJopfQqapX4smi5+QZiB
    fk2Ynn8HmLl/W5wxf9yYX4ATnKmAI5gogGeYtoCBmrmAp5hBgOeYYIEVmJGBw5j3gnycfIKGmT+D/p0ahG+ZUIR7nUmEuZpchQObxYWZncOF+5ht
    iwKLKIwxi26NAY0SjbeKG46fiu6PhosOj7SObJCuiteRN4qykVSNSpFjjzmTJo/JkyeKdpOrjtCUFYrjlRyMP5V/j9KYc49YmX6NlZsYjpGeX4wX
    kOaCc5HpggeSfIZVkpOGpJLKiIyS74j3kxeGBpMzhQyTOIGAk2aC3ZNshMKTe4l2k3+H9JOQha6TnoO7k6OGZJPOg+yUA4Q8lESJUpS7gISVLIO/
    lT6CcZVkgeyVgIeblc2JYpfmhAOYI4WumpOJL5qlhUCVAXdJlR13L5WCeD+VhHbzlY93VZWfdueVznbYlgp7DpYPdtyWIHwTln55V5aResKW2HZ9
    lvZ2MZb4dmWW/nRClxN2p5c8dhOXfHTCl4V0eJeYdduXnHUVl6J61pejd+SXsnkpl7p1i5gRdN2Y9HWMmbh0o5o6eT+aZHffnS52uJ3Ic+KeR3Q/
    oFV3IaPhd8SODn3tjhV85o6gfICOsX28jyt8U4/CgIOPyX6Aj9CAAY/afdOP5nzykAJ/yJCxgUOQwn+8kSeAQZGWfuiSun07k/V/+ZQNfteI4oEx
    iQ2BuIkcgVaJcYE4iXSB7IncgTKJ7YHlijeBaop4gdmLRoFnjM+BL41Hgd6NvYD8jc6BL44jgkiPG4Dmj4qCoJARgbuQ4YJngHqEyaJskI+jfIpq
    o4CHPaSDjvymdIpCqUqPU6lsi1eqTJFvqtuGwas+jeusYovLrPSR0K0qkdatUofPrW2Hla2jkQitrI5FrqKPpa7FiWCtEoaLrYWHnK7Vh26wLIWa
    sM+F+bDohaaxaIemsbOGF7KXhiqzcoYwtDuGh7Rdhzq0Z4fjtI6GOlcojIdXZIuuV4uNUlnjjflaGYrGWjOM5Vz5jMZfWYpQX+qMJWAQjX1i5YvW
    ZBWKjmQijpRlTozGZj6PX2ZMkRNmUInXZliOuGaEjg9ms4sqZuiNPWcEjD5nGpFDZxuKp2cziXBnNopAZ0OLTMnEAmHMngmTzrMN3dIwE5/T9w9R
    1NMUO9Z1DPnW8Rfu1xAVZ9oUGlLa1w2p3DYW9d6rGLHeuQ434+sWhOVkEIGZ6FMomFlUBW1yXZRtm16fbZxckW3NXRZtzl7nblte+m9RXRtvdl60
    cYpdonJaXs9yzVx5c3pcwnOVXVJzll5ndBtdB3RzXRx0iV2HdKFeq3UIXlp1RlzkdZFeOnXFXbh2dl4LdpheMHajXWh2ql4/duFdfHb/Xkh3iF43
    d/ZdyXgaXip4VF4AeGZdgHhuXdd4cF20RfhTNki8VUhI71O4SfRXEkplUxVLh1UaS7tTOkxLV6lMa1MVTNZTY02rVzlODlT8Ti1TME4zUu5OZ1bW
    TsVWfE7vVDxPglYGT8pUjVAZVZJQl1UuVpZVkz7FUAE/Bk4KQSpNP0GdTuZCfVGPQvhNSEOlUGVWWlG8Vt5RilcPUbJXglE4WBVP9FgdUWxYRlEo
    WMVQ11oIUQha8FARTnJSOE6EUqRO+VLRTyhR1U9FU2dPo1QwT/5V61ANVklQaVRHUL5VGVDdVdJQ4VI8UQ5WY1EkVOBRiFaGUcxWl1IrVqdSMVI0
    UpFRpFLHVohTVVJaU1pWvlONVEVT7FbQVEJWxFRsUYBUvFbbVPlXA1V3Uq9Vl1cpVaFWuFW+V2dWbFQTVoFXuFaKVZVWnlfJVsVV+VdFUa9XZFgm
    V3xVylfuWGxYF1hoWBtYJ1gzWIRYPlGoWFtYy1h2Uk1YgVdFWI1W0FiSWPNYoVSwWMRXsFjKWR1Y6FjNWO1ZOljvVilY8VhbWP5XOVkKWDtZJlZZ
    WS1ZdVk3VpVZO1iBWYtWQVmzWNlZ31jfWiVZgVo2WQ9aWlkYWmpZHVpyWSlaqFnZWqxWTlq9UlFawlahWu9ZyVr9WSlbGVTkW31ZkVuRUwJbl1kx
    XAlW9F4CVANfBlOxXZdRkV3lUkVeuFDOXv5Rh1+uUUhgkFFaYMlRB1MYUOVUglFCVNJQ11YqUHVXGE9/V2FQfk7ET2hQaE/2UTlPC1IcT1k2k07B
    NrRMjzhnTJo530/WOqpOCzxtTPY9vE2QPcxNDz3wT/tDc1JJRNNRhkV7TUpF6U+VRfNTM0biTUJIMk2RSItSa0iaT5pJNU32SmxS0UrXTgdLLlK5
    S+xSSEw4UuZMeFBmTUhSqU4gUgBOKlJQTi9SyVrXUb1a61EVW09Ry1xIUmZcuFF6XUBSfV2NUNZeoFNIXxhSQl+VUZ9fp1OOX6pSPF/5UqBgUlNn
    YKRStVKDT1dTFU9CVG5QBU6RUZhQG1FzUKZQ1VIAUcRSZlEwWIFRXFnPUUVZ3FGgWk9R9VqxUZMyC09rMnlQN5HPTjNZDVeUWR1XAlkgWEVZQVZe
    WUhYEVlQVn5ZhVhxWfJYylpEWLRaUlkHWnRZGlr/Vtta/1kOW6RZKlu6WSNcCVcBXAxW910lWP1dMlhlXbBYbl3GWWFeB1fWXrhXKF7oWIFfVlfL
    X+5YXWA6VU9gfFbKYIlXz2EqVtJi0lPQYzpWosVXPtjbOETcZltjcmbYY3pm82NPZ0pjZmgLY3FofGNuaJpkOGkeY9RpumOCadtjQWnpYuhp8mKs
    ahJj6mqzYo1q0GInatti9Wr9Yaprp2Dga7dgmGvFYZNr02BUbPVgkW2LZKBuV2JLbrdgAW7NX3FvBGTqbzJlQW+NZSFvqmUGcAZkonAYYzBwOmFS
    cElf3HBXYFdwzGUTccJlDXJQYhNydmFqcp1jM3KfZNNyo2DtcvNi3HM2Y55zOmQyc2tkbnOZZC+dcTUfnXs1IZ2CNSedlzUona01BZ3BNVCSpFWa
    crlcMnNhXKZ0P1z2dJRcbHVBXKZ151x8doxbBnbXXT925V14d15cg3fVXaR4H11YeFhdD3jQXW949F2WeTVd0XmwXjF55143eqRcrHsPW5d7vV5T
    fFBbDn0/Xop9f17mfZtcGn3tXYJ+AFtHfkxfMH6AXr5+01qpgA5br4LoW+KFd1sjlr1Aj5d6QQuYNkCamEhAnJhnQKmY40FImWtA35lyQMqZj0Do
    mbdBBZnmQQWaGkFRmihBJZpAQTXI2lZLgVhVCYQCVNqEx1VzhYVVmoZNVISGiVU2egJOQ3qcTfh7405nffJMPX4dToZ/uUrSgLdJmoEsSMqBQUi+
    gUpIroG6SQuByU4OgkxKPIKMR/iCuFBOg5FINoOmTFiE4UmVhX9PsoZSTl2GjktRhwtI+4eWTIWIzVACiOFKQomHTEeKE02uin1MVoqWSSiKrEx0
    isZMdoskTHaLP0xwi3BJLYvlTIKMGkkMjElI/4xJTEaMckoKjM1LZY+ZStKQa0wnkeNF57vAMH673jBxvDEw2rx+Lqy90TBUvgctXb4vMPy+7yzS
    wD8vAeB3LifhmTvR4ks1S14EWJVeK1llXuZYgl8kWLpfVlnWX2JYb1/yWF9gYVoRYGVZBmBxWoNgjlfMYR5auGEjVtZhxFr+YfZX1WJvWzti7Vkj
    Ywhbb2QDW5hk0Vs2ZPZXAGVFWpRloFo4Za1ZD5l0QMuZwEDnmf1A8JpAQMOaVEEEmlZBNJqeQaGb10Fjm/VAqZxMQNicfkEJnLlBKJy+Qc2c9EFl
    nQNBcZ0hQZudrkG0nbJBwp3MQb2eAkHJnh1CPoK7UE+Eg1FjhcBP24aLVIuIDE/wiY1UK4oKTpSKTE2zioxRpIrCTHuK303siwtMoYsbTHuLOFAF
    i0RMe4uvTJ+L4FN0jDNNZIw0VJ+McExujM1M2o5QTq2Oa1H/jupQcY8LU7KPIk0TkFVOrpCgThSFLVmThYdbKYYTWVSHBVrIh1RZW4fTWZSbbkYi
    pMo6v6TWOquk8zqZpQI6pKULOoylFTrfpRY6a6UbOlelHjofpTQ6UaU/OoalRDolpU45/qVcOdmlXznppYQ5uqWNOZaljzmgpuo5QqceOT2nWzkq
    p4k6vaewOVGocTluqNQ4iKmvOJepwjhAqdg59aoKNceqVDwvqpdDQaqaP/Kq00NpquRDFqr4PbirLTZIq0xDhaunQWSrrEObq8RDZKwlNXSsQTqB
    rGhDR6yBQ3msyTwarOZDYK1KNzStW0NzrdpDQq3vP96uCEKhriY5FK5CPVWuYEM2rog3Aq6fOyiuskNkrspDRa8lQ0qvrEJGr8E3ka/bQyOwOzn1
    sKtDH7CtNvOw5ja6sRY21rFPQtGxX0MSsWo+X7GDNy6x4kMcseY/9bIKQsOyEENLsk5DR7JTPN+ycTqnsoo4NLKjQ2uzAkPHswRDhLNvQkmzvDa9
    s71Do7O+Q1O0LkN1tDw3GrRyQEu0m0KHtKI3i7TEQ1a07T2ntP5DM7VOQqK1bzektZs6yLWxOOC1uUINtbtChLXfQqS15kJOtfRCM7X1N/+2AkG8
    tjdCMbZJQkS2hkHjtoxBura6N+y27z/btwFBwbd5QZu3mzy+t6NBCbgHOCO4VUGjuIU+PbiQN5u4uEHvuNpBrrkQQa+5LThxuY1BqLngQEq5/EHR
    ujQ6Ebo4Qga6fDhYupVCGLqsO8a6+0IXuv5CWrsdQnO7Kj1uu1FCNbtSQna7hUGru7M4eryVOX+8+Th/vUJAbb2SPQC9lj66ve07N78aOKO/UEFo
    v/g9rcAkQa/AMj/CwEc7uMCPQi7AqTn3wMM4lcDnQGvBGEFtwU9BPsFUP6/Bizhwwc04ucIPP97CQz9fwok+gMKSOFTCqzsrw0E4KMOEPIfDxTfh
    w+k/w8QhPqzEbTmyxHk2UMSYN/fFHz2TxSM9nsVDO5rFaDdKxY08OMWRNoulHDPvpac0WKXvM22mTDTcprAyvacYM0eoCjLTqEI1p6hTM0+obDLu
    qLk0j6llNhyphDMZqeY1RKtBM0OrizRCq/YysaxtNLWsnDScrKc0hazSNHCtHDRLrTEzdYwiRReMSUUEjIpFCoyLRP+NC0S9jYRFQI3ZRReOIEQ0
    jjVE846lQvWPgEOLj7BDwo+/Qxs8ykxlPc5M/z8uTMBBFEzoQXVMgsXULSdmolocZ19aKGhbWUNo9VqgaSRW+2lgWtZpZlrWaXRWbWnRWBtqWFXO
    a3lZkGwEWuhsVVgebIxW1WyRVXxuhFvBbyBYiG/BVjhwlFRLcNxbVHF1WOdynlYGkT1PA+0tcrnbGxzYz/8qD6yDNLusuDSPrM00gqzrNG2tBTRo
    rSo0Rq1EM3St5DNfroI2qK6bMwCvfjWrr/IyqbDoNriw7jacseEymLHlNCiyBTY9si4yV7IzMQ+yUzGMsr4yc7MFMMWzVzGds2Qw5bNrMhiz1zaf
    tAwxA7Q8MZi0PDMLtKAvq7SwL/u0xS86tSs3RLVKNLa1lS+Ztbcwo7YEN6S2KzcGtrY3pLckMEu3jjLOt/c3rLiENVi49TfMuRA287mXM7q57y7o
    ufgwbrp+N6q7JTJYu1swebuLNke7nzB8u6gwybuyMHW7yzglu9kxGbzDMR289zRmvdYxPL6iN7S+sTaXv4Qw/sABOALATi/mwPcxCsEdMtjBKDhQ
    wf83k8IANLzCqS7wwqw258KtNz3DjjDaw7At+8PdNe7EizQrxNEt08UbMlPFXjWku1VEHLtYQ/i7YUO6u2ZEh7twQlC7ckJ9u3JDQbt9Qqm7gUMU
    u5ZEPbudRLG7pkOOu+5E2bwEQyS8CUTXvBVD+7w0RPG8s0UqvOZFV70HRVe9GkMUvR1FY72JRU++pET7v6lDHcCZRGXBD0IWwgBBcMIgRAXCMUHa
    wqlAfJXDVFjGZi2sxyoxS8iaLt/I9SzSyW8wbMp0MZbLwzHDy/IsYswpL0/NdjGmznUrhM6gLmLQrTDL0zkstNVWMG/VrCgy1n4tp9f7KbTY0i6r
    2y4sjNzYJc7f6SAU4QUf/uLEIWV1RExidfhNBHaHTk95xk4zecpOFZL4QYiTUUGJk3hAk5OUQTuTvED5k81AHJPkQFCT+EDBlBNAP5RiQGTToii/
    cJ1gHnElX+JxuWB+cipgxnKDYZJykF8Tcs1hMHLcYXJzGGB0cy1honMxYiZzzGKLdGdlrnRrYrx0x2WadPlmLHT8Zlx0/mZ8dP9k+3UKZN51Dmaj
    dRBkQ3UhXmx1I2UQdShllXUxYvl1N2QQdT5knXVJX0N1T2ctdWpjFXV5Zwd1fWVTdYNm8XWRXj91k2bfdZxk3nWhZZ91qmVwdb1kCnXGY75172KD
    dfBjSXYCZX12QGbDdq1eQ3b8Xkt3OF5Rd25giHeQXk13uV8wd8Jm9ngjXjp4PmPBeJ9lcXigXcR4pF4FeMNhkHjEXY95q140eftgJ3q2ZJd6wWNO
    evFfG3wSYfB8ZmB+fXVfEn5IX0XBWFTlwZ1VNMtNUGvLz1UazCJSe9BqVCCe+kyekSRUFpckVEOT9z/xlAc/uZQKQC2UUz6jlGJANJSiPnCUt0B2
    lLw+epTSP6KU3z56lRw+6pU1PomVSUBWlUlAgZWsPoeVskCkleZAQZYBQNOWED6rll5A/5Z5PxCWfT/LlqQ+vJa8P3OXOUBql4A/3ZgPQA6YRUCa
    ecRHJnnYR216Uketew5G8ntdRyN8t0hyfOBHMX0VST1+rkphf1xJP3+sSCh/0km1gEVI5YDeRxmA4EhOgSdIvIHsR+WEy1V5h4RV8IhwV1yI41cZ
    ia1WpYuqVX2+V1D8v31Syr/GUZLAeVHvwRFTKsEXVGjBL1JYwWlSe8GQVM3B+lKjwmtVEpx6ShWchkrNnKZKhJzLS0WeaEiXn5RENJ/eRyKg5kVq
    pXAya6V/MmKllDJ3pf4vPKZxMoim9zKZpxcx0ahgMrupXjEXqosv3arlMkKsEDGQrIcxG6yMMhqsjTHQrREulK1RL8Ctvy4/rfcuS64oLmK21UKC
    tudCxbcFQwK3F0NJtyJDRrdrQdi3hEIDt41Ce7fkQ2W4EUOLuCFB1rhGQ6+4XkOauGJCOriNQfi4j0K7uJhB3rilQ6K40EHOuPJCOLkXQdq5IkOR
    uS1DsLl7Qji5gUOSucRB57nyQky59kKXuhFDm7ofQji6VkKMun9DdrqXQ5y6zEKfuvlCgLr5QyO7NkOOuzlDQrtIQqq7TkJ7u1ZC+btWQ0G6u0Jm
    uudCf7aRQpm2lkH7tr5B77XrQlC1+UJMtxtDgbZcQju2mUIututB4bb7QgK2/kHEtv5CSLdIQdG3S0ISukpCOLpiQmrhOSDn0GlHqdqpT0bbWkmR
    3hNRR+KrRdTkOk8552RIj5mYSWTO5iFR0usgaa5HQ3yurENtrr9Da7ZSQye2WELBtmdDA7ZsQy22e0Mutn5DJ7aJQx62n0LEtrBDFLbQQwK0YUOp
    kUdPdJkXUwlfq1I/YJZRWmCwUrdhX1H4YYBRRGMgUGdjf1LTZO5Rl2UGVuVlRU91ZexVgGa0UxJnR1DzaG9O6Gh1TyloiE+JaLVUpWi7Vnho6E8K
    aQBO4GktTyhpZVMQalRO8WrgUIhq51HYbGtPjW0hUg1wUU8YcFdRB3CaUYVyLVF/Zf5N6WZhTgpocE7naK1NIWjMTwlo407faPZO9WkWToppeE40
    af1OoGqeS4hrME6da/tKJWzBTNJtwkuqbhhOym7VSoRu30k5b8dOlXBrToVwvUuMca5IbHHhSch0FUr7dFpJlXR1R813aklDd+JH9XihRqR5Skq4
    eWFG73lmR1B5lEccebNHKXnOTjF58E5AefJGe3ojTi96Ski0enFN2nqrS+h7BEbqewxG73wBSaF8k01ifXRLy36gSol/eErlrl8tE65fLS2uYy1g
    rmssva56Ld6uoy3SrrIs96/NLoKwbivqsIwteLCOLq2xjy5/sbYqW7IELoay3iyDs3IuH7RDKtS0WC7itRopUbV/LpG2IyyitzAohbfRLk24OCrM
    ubko97nwLuG6Ei2tu7UudLwAKmu8Miifvo0nwL6pKbu/riw0wL4ow8G+LX3BxSs8w4MtpsO0KQLDyCx+xG8oOsSoLR7EySdhxQYohcULLCfFMCuQ
    xT8tScVYKOXFkii3xZkpI8WaKxHFnCjsxasoesWuKLbFsCkOmadTHZmrUyeZq1Msb51lU2+tZSZwGGT6cHllOnB7ZaNwumUccPhlLHF3ZWNyDmUz
    ciFl7nJAZpZypWT6cqVl3HKpZYNyv2YQcvZlb3L2Zj1y92ZgcwJmlHMIZStzLmbzcz1mcXNSZqZza2a1j6tD+4/TQ7aP7EMxkAFC75CfQ/GRQUKq
    kU5E8pIgQc+SjUIzktBCOpLmQmCTQkMsk2NCgZOIQ7aTzELBk/ZEs5T3RElzjVASdU9TLXWrUex1w1VpdtxPdne8VGh4oE8BeQ5QbXn7TkR6MFMZ
    ezVR+XuWT697llVQfENXp3ydV3l9XVFefp1TQH/VUEuZsVMlmbJTLJm/UymUxVSRo+06tqRBOnmkWjojpIA6ZqSpOnikvTq9pMA6xaTOOqmk3zqb
    pOw6caUMOiulFzobpT85+aa+OMunEzk7p2Y5D6jROISpljhHqbQ4Np1tNSOdhDUpnYc1K52aNTKdrjU4nbA1rJ3ONZGd2TUfneo1yJ4NNW6eHzU8
    nnk2G56WNWie1TQxntw1/J+lNa2f/jWAoIM1P6DONLyhBjRToYI0vaIMNFGiVTGOorc0IaNGM6GkGzOspK4yfaT+MNGlMjJzpUgyTaVuMm2lgjJ7
    pZIywqX8Mvemmi65puIwKqcQL26nYi5Mp8Mu5MAnQbLBHkF9wSVBbsEqQWDBjUD3wY9BL8IRP+CU4D54lTI+ZJWiPiuV0j4Yldo+ZpYPPmqWRT56
    lmM+X5cAPRyXGD57lzM+l5dIPd2XYT4pl4Y98JeGPj2Xhz4Xl4s+AJekPcuXyz4fl8w+jJfTPciX1j2Zl+Q9rJgOPhaYID4jmCE9ypgsPfGYLz4+
    mFw9wJhePaWYbD4XmHk96JiXPyCYmj5GmKQ/FpipPcaYtT3/mMA+F5jQP0OY1D4GmNQ+3pjmPpeY6T4TmPc955kEPxSZCj26mQs/PpknPwSZLj86
    mUc975lMPiSZXT2XmWE99JllPruZZj3BmWk+O5lsPeuZbz48mXA/ZZl5PeyZfD13mX0/KpmCPraZjz4EmZI+AZmUPeiZlD39mZc+A5mZQHGZoT1Q
    mao9zpmsPbmZvT0fmcs91ZnNPfeZ0D2gmdQ9zpnUPgWZ2j8Vmds9o5ndP0GZ4j3OmeM92pnkPRCZ5j0kmec955nnPuyZ6j3JmfA9xpnwPc6Z8z2V
    mfY9ppn2PoOZ+D28mfo9tZoAPaGaCD5smgo9qpoTPbiaFj4Bmh89tponPfCaKj2fmi494Zo3PfSaOD39mkQ+DZpSQG6adT4qmnw+XpqEPrKb2EBI
    nDc/oZxEQI6cYkC/nJ9AxJysQP2cvECCnOxBE5z9QVydQEFynWxBR52pQaid0UBEndtBu54rQZ6etkFPzmcib5SsPmuUyz5xlN8+dJTvPkeVBD5z
    lSE+ZJUlPluVKj5olSo+cpU+Pm2VTT5jlVI+dpWIPj+VkD4hlZQ+L5WYPieVnz5zlbQ+LpW1PmOVwj5Olcg+D5XJPhyV1j4Xldo+WpXiPnGV8z3w
    lfs+YJYKPmWWCj50lg4+f5YgPlmWKT5nljw+eZZHPneWRz58lkk+bZZLPoKWTj6Qlk89t5ZPPnyWUD5RllM+dpZaPmWWaD5vlnY+MJaDPmCWpD6l
    lsI+tJbfP4yW4T9zluI9VJbrPrKW7D4Wluw+ipbwP62W8T0hlvM/D5b2PdqXAj5elwY+gZcNPRqXFj2slxc9OpcdPoSXHT6PlyQ+eZcpPeSXKj0E
    lyw+pJcuPpqXOj6Zlzs+kZc8Pi2XPT6dlz4+b5dGPlCXSD3Fl1A+FZdQPp2XVD4vl188bZdtPo6Xcj3jl3I99ZdyPiuXcz26l30/iZeBPkSXij4I
    l5c92pebPkWXnj3xl54+NJegPhGXoz6El6g9xZewPmWXtD2Bl7g9rpe6PVuXuz4ol70+nZfCPhWXwz2Pl8M925fEPceXzT4Gl849pJfPPjSX1T4l
    l9U+2ZfWPh2X3j4Wl+A9t5frPo2X7j2Ol/Y49Jf+PbiYAj2nmAM+EpgFPeuYBj4hmAY+UJgLPoKYDz47mBE+G5gUPi2YFj3NmBg+EZgZPduYHz4J
    mCE+SJgjPfmYJz3pmDI97ZgzPjWYOD8PmEI9nphDOzeYRD4QmEY995hIPcWYTz23mFQ90ZhYPj2YWz2rmGA+EZhkPZCYZz3wmGg+3JhqPiaYbD5X
    mHI9b5h3Ph6YeD3lmHw9n5h/Pb+YgD5ImIM+CpiHPeaYiD3amIw+PJiTPkuYlD4vmJo98ZibPyKYnz4CmKI9wJimPk6Ypz3LmKk+qpiwPh+YsT7l
    mLc+C5i6PfaYwT2gmME+lpjCPhGYwz4cmMQ+SpjFP0WYyD23mMs+zJjRPhaY2T78mNw+lZjiPd2Y5z3ImOg97JjvPrSY8D4mmPQ945j3PlWY+T3q
    mQA95JkDPy+ZBj39mQo9s5kLPdiZFD9CmRc3yZkXPcCZGz8ZmR89hpkwPvmZMz2emTQ9/5k1PpGZOz6+mUI+J5lGPcmZRj8vmUo9+ZlKPmCZSz4d
    mUw98JlTPcCZVD7omVc9lJlaPfeZWj5EmVo/PplcPjOZXD8EmV09kZldPiWZXz46mWQ96plqPhKZaj49mWw90JlsPzKZbj4+mW89mplxPb+ZcT45
    mXI97Jl1PrWZeT0WmXk96Zl7PjKZfT3umYA9PpmDPeGZhj4+mYg9YJmMPeyZjT13mY49gpmSPgWZlD3EmZY9r5mXPwOZmj2ZmZ895ZmgPVWZoD31
    maM9T5moPdeZqz3qmas+BpmtPUeZsD3JmbE9E5mxPb6Zsj2vmbY9Npm5PZyZuj56mcI9+JnKPdiZyz2rmcs99JnMPQ2ZzD3Fmc4+BpnOPguZzzzW
    mdA98JnRPuCZ0z4ImdQ96ZnUPgOZ1z3amdk90pnbPZqZ3j3kmeA9x5ngPd6Z4T3LmeI9qJnlPQ2Z5T3QmeY9GZnnPcKZ6D3omek9ipnsPc2Z7z3Q
    mfE9nZnyPdqZ8z28mfM+W5n0PceZ9D3Nmfc9apn5PbiZ/z2jmgM9xpoHPbeaEj2gmhI9r5oUPZSaFD25mhc+AZolPfqaKz22mis95ZowPd6aMD3y
    mjA9+Zo0PeKaND4Bmjc9pJo3PcyaOz3ymj09/ppfPh6afD40mzA1zZtHO6GbnTdsm6E5gp0zOrKdQzXFnVI1K51wNSmdeDZ6nXw1OZ2rNT2duTWI
    nbs2D54KN7GeITX7nio2bJ5KOIWe1jYtnv84XZ8YN8GfHDYIn0g5l59WOEWfXToun3I4IJ+ONd+fjjg4n5M6bJ+ZOCifnDpfn5w6cJ+pOeSfxToN
    n9U595/YONef9DXjoAk5XaAuNh6gNzjpoFk3GaBqOMaguTizoPs4w6FjNiChojhuocQ2KKHwNkmiRzZHokw2WKJhOC2iizZ5oos2rqKgNsuiwjcz
    ot84RaNQN7jCh1gNv5JQe7/ZUGjAGlBRwCVQgMBBUCXAV1AnwJRRd8FHUlHBU1I0wW1Qa8GMUm/BjlHswaVP8MIIT9nCIU/1woVP18LoT9PDE0+y
    wyZPrMM0TzbDN08xw0ZPSMNMT4rDYE9pw8JQHMPuUT/D/lGjxAxSEMQWUPnEPlCDxEdQlsRbUMyfgTgyn6Q6bZ+xOmWf4joDn+U555//OfugBzo4
    oAk1sKAMOXGgWDmeoGk476B9OVygqzjZoLQ5GKDhNUKhQTURoU84zaGqOMKhwDTXocA2DqHDOX+iDjiUoik1k6IpNhmiRzSromU2TqKHNgiijjZe
    oq04M6LCNqmizzaAovE4t6MINumjVjo0o182QqN9NKOjfzhho4Mz76OTOoOj+jpUpBc31qQvN1ekOTP2pFQ2daR4OlKkgzpxpIc4qaTlNGmk5zUS
    pPQ6P6UNOlilTjnjpU851KVsObelhTmbpYs5lKZvOIenhjj5p544GKfiNjGoazhYqLo4fqlKOD6pkDhNTlxYC078Vt5PXFmzT6RWjVASWfxQGFnq
    UGtZOFCvWb9QtVa7UOZWiFGKVqlRo1oJUfdZe1IJVrJSilmDUpRW01KrWXtSzlkbU1tWyFPQVtxUC1h/VDZW6lTCV9hUzVb+VPZXClUDVxCX4VPC
    nctLnJ/PTByhcUobo6NJAKSXR5ylvEgPnFNKkKLsRdikqEb5p49Gxqe/RVyqZkNXqnVDy6sjRe+rSEOSq0pEEaurQ6qsJUOkrKBDmqz0Q4WtL0O0
    rVhDeq2hRlStykTZripDkK4tQ3+ulkOkrsJDbK79Q4ivwkOAr+lH56//Q/2wO0V6sLhDcLFiSXCxmEMxsddDVbIJQ1OyGUaCshxDa7JoQ9iyekOL
    ssNDp7LgSBSzG0PfsyREUrOLQ8qz6EPmtGlJ+LRuRFi0wEPWtQFHJ7UcQ0+1m0LxtgdD7bYKQrm2HUMqtlhDZbaBQy+2ikXztpdDPraeQyW280Pe
    twNDbbcSQ0q3KEOgt1FJN7dlQ6i3lUrKt6VD5rfhQ5W4MEO8uIZD0LiLRCG4r0OzuMZGlbjVRPq5CEPRuSxDsbl5Q7a5oEhAuedLX7ogQ9m6Y0nK
    upFDvbr8Q9+7BUXnuxRFKrsgRAy7IERDu0FElbtERAi7R0Pfu05EN7tVRHi76kcMvD5Nd7xqR5W8pEfNvKlLjbz+R+i9M0fZvTVH6705Sdm9SkfI
    vWZHy72BR8m+ikoEvrhOEb7CSbi+60nlvw5KVr8uTMq/QUvwv1VP7r+DUDW/kEpSv7tMB7+8TOK/yEsrv85Khb/XS5+/2U0ov91QXb/lSr6/6Eyn
    v/RMzL/1SwS/+0vFwAFMs8ABTLrAHFBHwDlQEcBCUCjAg09JwONOCsGaT8LCB0/BwmRPosKFT8PCrk+uwuZPOcMRT7DDFk8DwzZPOcNHT4nDWU9q
    zk8MktU/C1nWmwxu14IJ49mlC7HatQXg27wKYN47CeffJAxf4TQJbnqGaPJ6iWjzwzg3n8NNN+jDAjf2wpk4QcKfN+LCszdv1lpfQ9grXK7bSFs4
    3VFlPN8zWdXiclup54NYEqoMNaiqDDW/rJM0SKy8NHqs3jRsrOk0aYqIRsyLf0jdi8VFE4v8RQ2L/EVhjBFFIIwjRRmMUUjsjHBFCYx8RTyMi0UT
    jMpHc4z8SJWNaUVRjYBFQY2KRTCFOFmGhzBY54fRWY+H/FlQiFdYxYhtV3yskDHQrJIxHayUMhmsuTHUrOAxj61NMRKuCi++riEw6K40LmCuXC5t
    roUuc66KLn2vATJHr5IwTa/KLo+v4C7FsIMyR7CRLrqxCy60sXcul7GRLoSxri6Dsc8xSLH8LoeyDzCashUyQLIYLsayni69svcxgbNEMD6zWzDo
    tFQu7LR6Lvu0gDC+tIsv+7SbL6mZq0z6md1M25oISziaKUzmmlFM0JpfTI+bOEzKm0JM85uaTPSbzUz+m/ZM6pwaTKicW0w1jvVUU2zNVPBtZFO2
    beFVOm5MUlNvu1RNcEBUQXCEU/JwqVGKchpQ0HOJUo6aB1GQmkNQ/TRkTZM2bUxw1uk9HdlUPoTbeju33p5Cq+fgQ3JyomMzcvVl6nMEZipzCmWZ
    czRjXHM6ZNJzQGU9c1RmmHNeZgpzcWZkc3Vm+nN7ZqpzjGRKc5ZkfXOmZrBzxGSSc+Ni13PkZAt0BmWmdBxl/3Q4Zmp0hGQudIRlgHSLZzJ0omTE
    dK5mQXTCZmh0zGbKdM9k/nTRZHB03GaTdN1mfHTgZN506WaxdPJmgXT6ZTt0+2c8dP1mmXUEZBh1BWUVdTljM3U/Zxt1UGPAdVNm4nVdZX51dWcH
    dXdm6nWBZVh1jGV8eolo88XgNsTGBTdYxvE0Osb6MiXHQDLax1A3tMe6M8HHwDWayFE3qsi/MqrI1zciyVY3icokNCXKbjHSyyo3McvmNgvMRzJY
    zP0y5M5dNSHOdTbNz3Iy3Oo3PJNwVU8ccHBOh3HQT8dyBVBwdGRNrXUmTFF11ViedyZW7nnrWDB7cVrge+dbA3yGWRh85FerfdVamzHfT+xClEzk
    Qq1LpkUFTCFG7UyGSAVNF0joTGBJT00/SuhNCEufTA1Nnk0MUClH8FBqTcJVZk1FWRNN/FvdTeBeXE3wYA9O/GNATh1klU8wZblOAmYeToiZpkz6
    meVNcJojTSOaRU5MmktM55rXTSSbI00Cm3hNBJvNTQGcA0z7nDpNDVAVWfxQVFoMUa9aC1KuWXtS0FrHU3BZhlQQWIJUyFfbVQlXElVJW5FVpFhT
    Va5XZ1XIWbxWjVghVpNXyFc9WCxXzVq7V+pYb1frWLJYT1jKWFxZQVhhWOBYjVj1WKtZDljAXXlYyFkfWMhZPVjhWVdY81mlWQpZiVkyXAdZW1nN
    WiZZ1VonWkVaqFnbWupZy1r+WchbfVm8W6pZLlvMWmFb1lz2W+NbZ1wGWYhcpFldXb9ZbF4LWateMloUXoJe1l7YW55fK1n3X2xhSl9zXYxf4lpE
    X+tammEMWvBhEGKcYVlfsWFyW1phoFsfYdZcImHhXgBiR1t2YqJbX2LwW31jLFwOY19jVmOrYMFj/Fv0ZIlfQWThW1hk/VwOZQZbE2UXXatlMGIr
    Zdhai2XfY2dmOGNMZqBjTWavW8hm0mMCZwNaoWdbWipngV6qZ7Ri42gyYM9oMmNBaFJczmjjY3No8lrmaPtjD2k8YqJpYmNtaWNa2GmOXeppomLY
    aaNimWo1Yk5qxWGNawNgwmsHXAlrfGBza/RfBmzAXbVs4l0MbQNdYG0eXFRtdV695D5wYc61ImLQUCHd0SQfw5lzU07C/FhYw6VahMO4VwfFnlbK
    xaBZKcghVzXJD1h2mJlTZZQBVKiZNlH1mhZR05oYUfuStVR1x4MzV5KnQiKS50GrkuxCAZMaQkaTX0Grk9dBOJP1Qm2UAUEXlAFCoZQBQtuUB0H8
    lCtA15SKQJSVGkCZlR9C65U/RGKVVUTPlWdApJW2RG2Vx0EJljtBNZZmQ+yWaUJJloFBeO4sTsSn4S4WqHAvHKwfLlWtiy47rckuOK3sLiauMy1V
    rjguTK45LMyuQi14rlAtD65QLSOuUS47rmct5q5oLdGugS5pu+BE6LwoRPe8UUWOvOtG1rz9RWG9A0fevSBFZr08R8m9TEfGvWZHpr2FR8K+KUeJ
    vjVF5L7nSZ2/DUnWv2tKLb+YSky/okZMv9tKicACTLvABUy8wAZK3MASS6zAGEvgwDBM8cBbS0jAZ0wZwJVKK8C5S6vA1E2YwUVJC8GVTb/Bx0ST
    wh5GaMIoRAfCk01bwyhLGsOUTlzDz08FxEpQlMRUUW3EZ0itxGtQ+cTPQIjE509FxO1QDMTuRinFDE0MxXNSJcapRIDGu0IDxv5LHsdlUMvJOEgA
    yxVQS8tGRWTMfUfkzghQhdBuSZDSpE9c1WJJDNebTNTYd0o1mjVSDMTnKC3FeigtxX8nrcWxKLjFsykOxbYoecW3KK3FuykJxbwrDsW8K8fFxSjo
    xcUpEMXQKH7F1ClTxegmd8YLKHLGZiyYxvErCMgiJVbIhyvzyigpJMp8Jd3LJCsyy70iEsyuKLXNiCSMz40jkNVsJHnWWh/22nEfXMUkPZTFKj1G
    xfs8OsZHPtHGxzzOxuQ47MbmODnG8jrqyNw37MobN/zMxjpuzeQ3js9HOmnQIzym05Q9CdSwHKMhus6WHnW3cTJ98Qcf26y3I9dSah/nT4wZmYHN
    EH/MBOTdeczvQIsgkVSlJJH9pmmSLKAHkvCewZStoU2UrqLuldafb5ZVnluW86GWlwOfApcNpRqXNp5xl1aenpfIn4KX5KI1mAyew5iXo3+YmZ7a
    uf6wlroYsLe697Evu2OxVrwssX68xLkDvPm0Db0CssG9NbUhvYO2sb4EtHS+0LjkvuG5Cb7luSm/wrHHwAW3u8Avs63AXLqnwJa41MEpuajCiLpT
    wp+1UsOCvFrD7briw/mwJcQ3uTLESLJYxN+898X9vBjG1LP7xxK6vcgvt9rIb7nbyKuvKMjKss7KTq9Nylm2u8qnt5PLSbHpy6ive8vatajMSLNx
    zWuycs2JsI3NwK/AzgqxLM4Wshep05jfqf6Y5KrymWmrZ5lJq9uZUawjmTisd5lBrKqZb61XmjCtcplNrXKZj63nmVCt55oyrfmZ9K4amVyuLZnF
    rkiZUa5NmX6uTpmbrmSZU658mXWvYZuF2a//idufBNHcEf463hcHP95TAKDgyfZa4qX+3OMi+Ru+GKRjwHOnQMQGqmXFP6e7xcqm38eCqK7HuqsF
    x+mpcbItrFWzI6y9s/Grh7Tmqq+1BasqtR6qZLVJpmK1W67xtXer97WKqhC1u6ngtceu97XPrl+1+amEtlunkrZurey3bqgEt5KtNrjrpai5k6wz
    ucWncbqTq6q7gKqku9iqobvqqm68M6oQwkajCMKNpunC/qTlxFCixcUMpNLFhqZAqqGieKq3ohOq1aHuq1miJKthogCsj6A1rUahhq4roTOuPaCU
    rvycpa8YoKmvap+SsNmgR7DpnSWxP6A5sgegs7KUoE6yqaCssw+gS7N1oBezqJ3Hs6yep7Qan+u0IZ+stD6fNLSsnx601Z5atPKe47T1nrG0/p9R
    pVej/baxosG296Jgtx6ivLdVok23VqC6t2GghbdmoHK3laEut6GgVLfDonu39KEfuAigFLgLoGi4G6GpuB6ihbhAn/y4QaG0uFKhhrhfoRq4fp/k
    uIaiGbiMoT64kaHcuLSiLbjMosu49aG/uQugvrlto3q50KHzudug97nroGW6O6CFukiiBrpxoEK6laGLusWgMbrronC6+KK0uzWhK7s3onC7WKD/
    u2Gg54g2x9+Ik8iCiOfIkok3x+qJa8coiWzG1olxx2mJ98dzitPGbYz/xqONE8X7jizGI47txoeQk8ktkL/JKpDPxvWRacjmkeHI6pHvyJuTIci/
    kzTIqZN5yOOTj8d3k9fIVZPryRuUg8lQlIvJdpSmyteUsMoMlNHJGJTSymqU98YjlSHJ+5VKyJuVjcYClazKj5XJywSWVcc1lsfGTZbQytKW6sxf
    lv7MmZckzEGXNMqcl03GLpdhzJiXacyDl4fKeJeVzFmXpsvnl73MRJfGxheXyMp7l9nMNJfqzCmYEswmmBbKdZgnxg6YPcZ1mEDKb5hGzBeYpsow
    mMPKgpjEyReY4MhWmP/KYZkQyB+ZNseZmT/LrZlRxfGZUstbmWLI8pltyQ+ZcshKmX/J7JmJyPOZoch2maPH3pnZyyqZ9MtgmgTGwJoHye+aFstP
    mh3JtZoeyzOaH8tHmiTFpponyyqaLMs2mjPLL5o0yyeaPcskmj3LLZo9yziaPctFmkPLKJpHyyyaSMswmlTK95payyuajssomrXK55q1yyCa+sq0
    mv3LF5sMx8abF8qVmxfK25tlykqbcMe5m3PFqpt8ysubfMtAm8THU5vYx+Gb4cqbm/fK+JwoyzacTsrpnFjLCZx0y1ucdstFnIXLGpyTyu2cmsd5
    nJzHLpyhzJucp8cBnKrLUZzPy12c0MdmnNXHLJzry26c/cq8nQjLU50PxwWdD8uAnTLKYp04y1CdPcvInWbLDJ2byuidrMvdna/LCp2/y2+dyMud
    ncnLVJ3Ly8Sd08yindfLQp3Xy12d2ssfndvLPJ3dy0Kd3ssyneHMSJ3iy0Cd5cs6neXLVZ3my0Od6cs8nerLP53uy2+d+8u+nfzK8J38yzmd/MtR
    nf/LL54Cy1qeCMq1nhDLRZ4RywaeF8sxnh3K3p4hy26eJcr3nibLjZ40yyqeN8pDnjrLA547y0WeQMxKnkHLc55By4SeTcunnlPK855UyeWeXMq1
    nl7Mg55ly8eeaslCnmrLeJ5vytOedstMnnfKw56Ly3eejcp5npPKxJ6Vy5+em8lnnpzMxp6kzCieqspgnqrKq560yYuetstFnsDKzJ7lypqe6ssq
    nvLMCJ8JytGfFMvrnxbJfJ8Yy8KfH8s3nzvJ3p9/y0Kfj8jbn6DLgZ/Fydifycrwn9TJHZ/ayZGf4cqHn+bLr5/6ye+gDsopoCjLJKAtyqOgN8tL
    oDzLj6BIy8SgX8oKoHXKp6B3y5ugeMsEoJLLbqDgysShG8rsxxm/DsdbvSDIhrnuyNK7jslDub/J5r0ZylC4TMr2ugvLYLfty+S7isv3ur/MCr0X
    zL65v68ZmPyvNZkur1KZBq9TmUivZplhr3KZT6/TmXKv95mNsDSZPrBDmbSwnJnmsPiZfbiosXG4tbImuMCykLjOsru43bMPuOKyKrjjsoq4+LL3
    uPmyXLkKsYW5GbMBuRuyi7kwsvC5O7MguUGzSrlUsry5n7OOuaOzxLnks9C5+7Qfujuz57pds7q6zbNauuWy1brrtgq7A7MHvGO2Lbxut768ebNf
    vJ2y6LyottC85LSDvO61jLz4tQq9ALU6hoTRO4ay0dSGzdGohuXRt4bx0b6G9NG8xoPPoMaE08rGndNuxz7T78eC0I/HoM1Wx6HUsMeq0t7H1tHd
    yOzNZ8j41Q/JC86MyZbPn8nt0ujKBNC0zG7VK8yY1fTQHNKOid24yIqJujGNwLjkrjCZ+K41mhuuZJmsrmmZ166EmgGunJmErxyZea84mXGvQ5lt
    r1GZcK+omc6vsJsHr92ZlK/2mauwKZnksGOaHrD/nRixJ5s5sWKaHbGemYSyvJl1su+Z07LzmZCzA5vusxiZl7MZmg2zMJnhs2SaILNlmeuzfJps
    s4CZ+LPpmgaz6pz5s/Oa/bQImli0DJvTtBGaobQhnLW0JprUtCmaErQwm7O0S5outFybB7RonH60d5tGtKmdi7SynVG0uZzotMWdG7TfnfedqsGi
    nn3BbZ/FwU2gQsFFoEXBlqBLv1egcL+woIXAyKC7wP6g3cFmoPO/cKEQvyKhXsDXobjASqHbvwWiAMDdohjAyqIkv3WikcE6oqq/AaLUwUKi+b7F
    o2PAhKNpvvSjacFUo46/hKOVwAOjnMEvo6fA/6Ozv06kWL/EpHK/CKSev3ekxb7VpNy/m6Vzvvlyt9j4curYc3M22QtzwNkJc9PZS3Ph2k+hpKYw
    ocinWKJnp6ai9qeko0Wn6aOqp1SjuKgQo/KoFKP3p7ykBqgQpK2nyKTJpyClBKfhtDuy7LTmsMS09bEjtR6w07VIsHm1UbLhtVKxWrV1sNK1f7GR
    tdGxz7XssZ+2MrHMtkm0mbaSss+2sLJWtsawhbbOsOi3CLIft8eyoLgGsLy4D7FFuCuwE7itsjC4xLERuPSyKbkRsji5GrFUuRyw4rkgsWy5SrGC
    uaGxTbnXsga6T7IUsUqXcbHAmC2xypgZsdSYELH0mCKyQZexrHSYYKyCmFmskphlrM2YgqzZmI+s3ZiHrOKYi6ygmNOsp5jvrKuY3qywmPustpjm
    rLmY9Ky6mOysu5jorMaY5qzQmNqs15j0rOKY3qzmmQ2s6pj2rPeZC6z5mPas+pj/rQOY760DmQKtBJkArQqZC60MmRKtEJj5rROZAa0XmQitGJj2
    rRmY/K0bmQWtI5kOrSiZIq0vmRStM5kOrTyZH61AmQStQJkMrUaY+a1GmP6tRpkTrUuY/61OmRKtT5j7rVCZAq1SmQqtUpk1rVOY761TmPqtWZj4
    rV2ZEa1emQitYJjurWCY/a1imQqtYpkUrWSY+a1omOataJj+rW2Y961tmQytbpjwrW+Y561wmOutcJkRrXKZAa1ymRqtd5kGrXmY7K15mPitepjl
    rXqZE61+mQCtgpjwrYOY+K2ImPqtiZkirYuZNK2NmOatjpj+rY+Y6q2RmPatl5kmrZuY8q2dmPWtoZkEraWY6q2nmRitqpjsrayY8q2smP2trJkH
    ra+Y562vmQKtsZjsrbKY4a2ymPytspkIrbaY4622mTytupkSrbyY4a28mQytv5jfrcKY7q3DmSCtxJj7rcWY9K3GmOatxpkRrceY3q3ImQCtzJjp
    rc+ZBq3QmQKt05j9rdOZEa3UmOet1JjzrduY763emO6t35kFreGY+63nmPKt55kHreuY5630mOit+JkLrgGY7K4JmPCuD5jsrg+ZKa4PmTuuGpju
    riCY8q4lmQKuKpkariqZL64rmQOuLZj/ri6ZCK4vmPSuNZksrjmZAa47mQyuO5kcrjyZJa5ImQyB8M25jGDL1o07yZWOPcq5jorJ746Vy1uOxMpN
    jvTNdo8Ryp+PKMuBjzfKv49ky9OPaMsjj4DKwo+vy6GPzcuBkA3LeJBszKmQbcuAkJDLz5EAy/KRNcwrkWrNppG0zIiSBMzTk6LMlZRqzM6VdMyc
    lmXMR5alzIyWx8y8ltrM9ZbczFeXFcw4lx3MSJcfzEOXN8wzlzvMQZdbzIuXoMvOl7TQKZfGzEGX0sw4l/bMMpnKyzaaCstQmiXLMJony0CaQssn
    mkLLLJrCyy2a28rkmujKppr5yrObBcrem3LK+ZvSylWcEMtOnE/K9JyOy0ec6ctinXXL8J25yxSd0MtUnd7LP53fyzGd48xNneXLQJ3myzyd88vM
    nfXLMp32y5qd98lpnfzLV54Iy0ieDcrpniHLfZ4iyzeeNMr5nj7LeJ4+y6aeVsxgnm/LkZ59ybyegctynofKvJ6Ly0OelslUnrLJip64ylKexMse
    nsnKr57dzA6e5sqknzfLPJ84y9+fSclWn17L0J+YyOafpsu2n7zJ3J++yhaf7csqn/nKkp//y8egVst8oHrLwKDxyvWhEsrMoTnK5J+m0Pifr9Ew
    n+TRJZ/w0RGgANEdoAbRJqAQ0Tm/dMN/wHnFrcGNwRnB7MU8wfPEc8K9wMbD5sTdxD2/48RGwSrFV8XkxZ2/ZMYTw3TGasTVxpDALMcVwXjHxsKM
    x/rBtcd9zAfHm8uyx6XJcseny3PH88yDx/vK5ckFzR3JgMiiybXMg8ovzhDKYMopyrDG/Mqzz1DL9s2IzL/LS8z1yKjNbtDFzhfGbM8hzb7Pt8Vt
    z9XIQs/l0MLQItGz0MfLOdEBxXvSRs0V0kfRNtJ9yQHXJ8zPdErRUnRf0VZ0otFadQrREnWUzPR1sNAtdg3OhXY20hN3Kcv6eEfK2nqYyLh7uNFX
    e9rKfHwczIp9XMt2fbnJrn6mx1yAvMgigWzJi4GiyfmB9saXgfvFGIMRx6+Dks2IhAnENIRGzJ+ErsuVhRjGKYVlzNKFgs0DhZnNEoW1zQuHXsUV
    h+HDynPp49h0aNrgdKTdXXa44xJ3U+PGd/7eZnkG5AB5cOExeiziznq+2yd7BNyFezjgW3uR5C97194UfGXkEH0S2ZV9O9hzfV3iqn4T2sl+U+DE
    fr/dV37F31WBH9qVqgmY2quamQ6sMJjprF+ZJaxtmG6sjZjYrKWY+KymmLessJiYrLaY6Ky7mSmswpiOrNKY2KzVmJqs55iPrPSY9qz8mNutBJj+
    rQSZDa0GmPatCpiVrQ2Y/a0OmOatFZj4rRyY9a0dmQKtIJjirS2ZDq0umQqtMZkZrTOZC603mQCtPJj3rUCZK61DmSCtRJj7rUuY6q1LmQCtTJkV
    rVWY+61XmQ+tXJjmrV6ZDK1lmOatZ5j7rWmY561qmOutbJj8rW+Yz61ymRKtdJkjrXWY7K11mO+teZj9rYKY2a2EmPqtjpjsrZyZLK2dmO+toJi7
    raCY862lmNutqZkFraqY6a2smN+trpjsra6Y+62ymN6tuJjhrbuY2628mN6tvZj8rb+Y8q2/mQ+twZjlrcKY0q3KmNqtz5jfrdCZAK3VmOOt2Jja
    rduY7a3imQWt45jlreyY4638mMqt/JjlrgiY6a4PmOquE5jqrhuY664imUCuJ5kwriyY7q4xmQOuN5j0rjeZPa46mO2uPpkZrj6ZMa4/mP+uQ5kS
    rkOZIK5LmTOuTJkFrlKZEK50mUiugpkZrqOZRK6qmOOutplzruuZYa73mTSvCZj+rx+Zca88mUuvRZlor1GZVa9UmUyq9673q0mr+awIq/2sGK83
    rNespqzir0is9q66rRqr0q4LrCuut7Csr2qxuK/IsTqwHbG4sIKturCIskewmrGGsLKx6LDZrDuxG7EwsU2rbLFmr6CxerKRsZiserGxq+2x07K+
    siGszbK8sruy0a1bsxauEbM9slO0K7LetDWvubQ/sXK0jbNttLixR7TJsjC0z7EvtO2wGbTvsOm1K7FjtTeu9rVIsYC1X67CteOx7rasslnJPe9K
    y3fwzc067uXOgPYK0BnyYdQH8b/V8fYX2Nf2MKNBsQqjW6+mo5+r6KRdrDGk+qzVpaCuY6dmsPenjq9eqP+sn6krq8uparMEqYWzzqoHrvOqVbQZ
    qu2vparystSrFLP1q060Z6v4r0GsCrSbrEG08aySsWKs4bTfrV+0/a15s2+tebTHrae1Pq3itXKuNrUArmy0xK5stQauiLTwrte0bq7vsdSvibJN
    r6u0jbAYtJqwJ7RzsDC0srA2sdmwXbLmsH6ylrCZtG6w4bQ+sTG0j7FOssOxdrN1sayy2rISsxyyM7XIsl20srL9swyzc7R0pZ++D6W+va+lwL6l
    pde9+KXovU2mA70aphC8pKZFvoambLxcpxy7V6devAunYrtYp2W8rKeBvPOnv727p8S9H6fiuqin5LoJqJK5r6jRuU6pMbkDqYG7s6mruU2qbLlH
    qru6bNka4GSJ98LEi8mz9Ixptz2OPrhXjwezqI+mtruQl8HzkLC4JpJftTuScrctkp25FpSXuA2VibazldO1bZd6uVmYDLSVmLm3ypkitfuZOLs/
    mta4e5sgs9ObI7pTm0C2+pxFtZOc1L0JngC2zJ4TuDyeJbPKnjK6DJ6Hu7efVcHen7SyV5/9wh6gFr7WoDq/L6BPte2gbr1JoJbBxqC2wTmgv7Oe
    oMa/K6Dhuymg8rjaoRC+4qERwQihML8IoWPA5qF1t1WheMEOoXnCZqGcsP+hob6soebA6KIBwOOiFsD5ohm/BKJpwU2ifb8Eon3DDqKnwYqizb6h
    otS9p6Lkuc6i97RrozSzCaNIws6jT8H9o4++rqPPwSqj0LXuo96/IaQBuwekEMGupCC+9KRCwHCkSsDmpFC/56RmvIqkbb6qpKm+NKTKw2elH76L
    pSS9lKUrv52lMb0VpT3BPaVFxNelTbeXpVyz6qVovg6li74OpYzAMaWVvqulmsEGpZ+94qWjuSOlpbzxpba/GaXRvUCl6cFcpfK+u6X5v06l/L7h
    pge8o6YMwX6mHrwXpivB5aYuv46mSLJrpkm15KZfvFambMP1pnK+xKaKu8ymxsG5pty/A6cCunGnArtRpxXDfacaxGWnN7oFpzfBRqehufSnscJi
    p7+5cafYtCKoWLh8qG+5TaiNuP6ok8McqL+266jTs6ipIbjeqVm496mEtA+pz7h+qgG0O6pwtDyqcrlCqo20iKsgt32rPbSkq/a18Kv7tQ6sS7UF
    rPm1Pq01tQetUbVNrXK1kK2QtVqt4Lbhrea1zK4otYauX7Ukro61PK6ZtP+vd7TXsAe0sLBmtM+werSlsHq1MbCXtyuw67SFsRu0z7EmtiKxSbSW
    xy6/6cd7w6vH9sVZyCfBeci4wqPIyMBsyYvDJ8vCv6/MZcEDzYC/+s79v27PssIVz+DFH8/vv6vP+sRQ0AbAW9G0xTbS0sHE01nGhtXTyLzV3MHe
    15zAA9e3xInbasdE3ZO+jt/zvZXior6446e7K+ZfyN7oi7lDgdrJl4HxygiCFMnjghXJyIR3yE+Fasl5hoXH4YeC0fSHtMfqh93IrIfyx1+ICse/
    iBvIaoghx9KIS8ekiJDIhIi1yLSJDsbiiSbHaokpx0CJcMdMgZ7PaII0znWDL8+fg9fQ6YVn0ZaGCdPVhg3TrIZB0Q+GWtG3hsPRyIbp0hGHg9H1
    iE7T/oh/0oqJy9MTqVqiMaq6oe+fjtC8n5LQvr5K6FW+rOe5wFLpKMgR7wXUtus82A/xO9jp7snZSela2kHli9tH5zPb1eXb3X3rTd6D5djf7+1M
    4Xrn9OHI8rnkb+krcRPWpHGI1+VyZNjScpDYhHMM2M9zstHuc73W53PO18Rz6tVAc+vTf3Qd0YF0QNj8dFDYkHRg0WB4rdTtelfXH3sp0sZ7R9F8
    e7bRnXu+1Xl8hdG2fI/R9Hzp0hF9UNIzfiPXrH611T1+w9Z1f0zTTYDD14KAyNH0gXrV6oIb2MiDrtJXhLbTnoUi0kaFItk7heLTqYXk09mH5doD
    hyfVLIhq2ViIo9QiidPWzonr1EaKD9lTi1rTPIu02FmM6dm9jdnUb46s2BmPata6kCfU+5CC2TKRkdYXknPYLJRP11CU1dYUl1nVwZhL1w2Z4dXB
    nRXWu5gypnecYqgEoQioMKGKqYiifaesoqCoU6MwqCej9agOpTun/7FOl2uxVJd+sVWXcLF1lw6xg5cUsYaXCrGLlw+xjJcXsZyXBrGql+mxvpgS
    sdaX+LIGl7fMW76fzK29qs4/vu3Oub06z0C8Xc++v1DPwL0szG23f8x+uonNULo6zYC4p85BuvnOqLt1ztu3sc8uvAPQb7Z+zHy0is0bs+LNUbMH
    zhiyrs42tCzPCLK+0Ou04tINspvFe6FNxf6jw8ZKoVDGq6YNxsein8ispnXIxaWvyOKkkY7oyi6PFsmejxzKa48hypOPNMqvj4HKsI+hyoOPo8qm
    j7vKzY+7y3mPxMs8kATK3pBxypuQhck7kMTLcZEry62RVcwBkXbJQZGRy2eRqsxOkfHJJJJGyPeTAMnbkxrIzJM8y1qTbMjvk3TMcJOiyTeTosxD
    k6PKp5O9y2GTxcr9lCvJnJQ/yVaUYMoueBPRXHsw0UF7fdCPe63RV3vI0Ud70NFhe/fRanwQ0Tx8L89gfNvRAXzx0bF8+tHqfWLONH8r0Xt/9M2+
    gBjPSYEv0E6BS82AgeXNsIUqzOGFms0RhvHRvbXp2UC16tm2tgDZ/rat2Oa3Qtqbt4PZbLid2Fi4vNiauQjYdbks2I65bNmDuXHY7LnA25S6RNoE
    uofZzrqo25e64dsmuvfaDrtq2ji7cdxIu3TbP7ua2728DtvhvFzcQ7x43K68ttxMvOPcjb0O3Hq9F9xXo/akpKUppGjA4K0GxpWtJsd3r5PKHa6z
    yjmrhMrkrpHLLqvAy66tPs1urv2/yq6VwLGtkcE0rDLC9at8l5qeiZfBnfOYQqF8mGOeT5iTnqyY4Z9hm9ed150ZoGmeOZ54npCb3Z+0oTmgIaZ3
    osycK6Lan5GjHKE5o5WagKVxn0WlmKOhpySdpadIm2eoZJoBqHCgsKhyonupppjZrA2dLqyPmo6+nee5wsflgMYA5cDIYuUYzDnlp7Twr9e2bLBI
    toevVbdErsi4EK/UuDmtZLhlr564hLAauI+t0bjVsKO5FLA7udWwebphrKW6oKuYusOrbrsYqx27garyu+WqtbxiqmK8pankvTep17+kp+GvS9n/
    sezbwbH/2kC1P9vatW3aS7Wv2fG1vNnMtdjaKLX52Ki2ldtal/LP4pn2zd+bvc15nH7Od54zzn+eUc6jnnLOtZ55zsmegM7UnoTOxJ6GyDmemM7v
    nqbMxp7Mz3ee6M65nzjHa59DzUOfXdCZn23L6p+T0LufptCwn67Qwp/CxsygBtEboAfRF6AI0KCgDNEBoA7J9qAQ0R2gEdEpoBTRN6AVyHCgFdE7
    oBbHDKBR0UCgYclsoGbSBqBpx82gc80GoJvPq6Ctyb+guspGoL/QcqDUzDCg3tFcoOfLq6DwxouhO8mEoUXORqFZynWhe9K/oaDLIaHXxkKh9sct
    ofrL0qIixZeiXtCmosDGGqLQ0/ii89RVowDUFaNu1FOjnMkLo7HKmaO4xoSj9M5upATF4qRH1TKkwtG6pRDU16VT1Q+lVs1EpXDVQKV801eljNBB
    pc7L46XPyFSl69T+pi/KH6cav0GnM845p5LG56evwVqnzL0kp9LVzqgWwOeoGtBVqEPI06hlv6+oZsIfqHbT3qi5ve2owsVMqMvSYqjmymmo7M0w
    qTDPBqmZvzSptLyaqgrLxqonwL6qKsMYqiu72qqryICq4tRHqxa5uat/0UGrncoAq67PIqvBzRSsZMSxrGfWXqyQvL2skr9MrMTBdqzKuoytQMYa
    rUnDJ61R02atU8vorV7IsK4XylSuObj1rm7Oxq7p0RWu78T7rxq7PK9fvmev1tMvsAjVhLByyWWwuc11sMvD6bEHx0mxLssxsW7Q0bF9xcex3tQn
    ssnMjLNHydezStWas1PPTbOOxPGzz8NutA3N3LQR0Wm0FshctCbTMrTY1xG1mMY4tdvQCrXh1Em2BsuFtmjAnrbG0cS278lOtxfCXrdX1nm3X8du
    uEPQfLhVzhG4dtd1uJ7F5Liz2EO4u9SIuMHSxbjy2Gq5Eth1uSDDVLns2Ly58cxdufXV7boKz2W6TNmOun7ZvbqK0ZG60tn2uufbKbr02ve6+Nqy
    uyvacbs72fa7VdmMu1naMbtozjO7cNfGu3XaPrt2xP+7pdnlu6/H3rvd27u8G9vgvB3UmLxo3EG8eNrevIDbu7yj3Me8u9xFvNTcCLz33LK9G9xV
    vSbci71u3TW9mNxGvgbW8b4Tz6C+aNkevn3Sib6y3T2+3NQ+vu7Pdb8l3UK/W9wtv9m6XMA9urfAyN3IwODXWcER2g/BFt6Mwa7UH8KN30vDMt3j
    w0XVJ8NT2CbDVtymw6ndBcPO3TXEXNSnxJ/UDcSl2gbEyN+AxOXSnsUk3M/F0twOxf3VKMYt2xLGNtu8xk7aqcZU07LGfdtbxoHa3saK04LG9tqN
    xxTap8dN2bzHddqox7TYQsfC1SvH49qLyQHVQ8mR2hDKbtivy13XosvV1lqB1cnZgfXJ74H6yeGCC8nO3/PtT6Aq1Y6iwNQio6HWa6Ux1Um427KV
    uRGwtbkiswK5M7FCuUew8LlLsli5T7MvuWWysLlvswu5crLTuZKzbLmXsOi5pLJyud6zornss9S57rO9ugCzc7oHs+S6FrDTuiqxULpPsve6VbHh
    unmzQbqqsuC6sLE4ut+zDLr6sXu6p5/ZurCe/7rIn26696AQuvmgyLspndK7NJ4luzidmrs4npG7RZ5du0uf4btPoNG7fKDou6uglLw2nt28aZ+g
    vHSdxb0OnTq9LJ0wvTadHL03nmG9RZ0KvY2co72ynICjpquro/irH6R5qRWlF6vppVqnVqXFpmml0KiZpqqoBaawqyenQayYp5alBagiq4eof6ki
    qOSmyKlDq7Kp86tHqhGj7KocpVuqoqKAqxGolqtLokOr8KvcrEur8KyKop6s3KqxrV2mqa5wpL+uf6Gcrr6qHK8boNSvx6h6r8+mq7B9o1ewzaF3
    sRagabFoqzexgKEPsYqgmbICoNuyg6DXsqaicrLDpJGzGqCQs2ugV7OOoOezn6pis/mrfbQxpXC0MqAZtGamt7SqqnG0xambtO2f8rUDo0O1QaoI
    tUyoxLVbn9W1W6oytWigDbV4qc616KfKtiig67Zmole2qKCNtqiiwLa8onC205/3tvCiM7b+oNy3QKB4t2Cgc7dnoS+3f6Iwt4ahpbejoVa34Z+d
    t/CfZbf2oAy4AaJiuBmhtbhjohOmHcESpjC/kKY0wDCmQb9cpkHBfqbzv32nEL++py7AiKdFwRCn6L/GoszXd6NB2RykvN1RpUfay6aJ5R+oW9wV
    rOXc1a8U42WvV99or8ncvbCm2/Cw7N4vsVfgW7FZ4fGywuNWs3zey7QN4Sa1Q+K8tmzkK7oM5BO9HuaqvUDkg72d54W+c+bfwJXkvs9Iu0jQW7xu
    0NO9mtGAvrHR3biV0vG69NNOtmXWYLcsvV7Nm718x9u998pBvi3PlL6xy/+/Dc8Zv1bGlr+HyKi/1c5OwRXLksGyx5/B8NDEwgHF5MMeyRzDTM6w
    w8fURsQizAHEXtFyxGHGS8W2z2LFvMoDxgnQn8ZwxYHGl8c6xsrMdMbx0kvHCckAx0LK98dwy4bHj8u7yBXGkMlBx5WeXM62nm3OvZ5vzseee87G
    s926SbTHuNe1DsA+tbK2erW6tX62PLzStpa6T7d+vrK4IbYIuInCebmMwJu57bckupK5FrtTuvm7ZL1DvOvCfr1fua+9w7szvkTAq75Lvku+p7mC
    vt25L79au22/3Lpdv/a5ncDUvF3BLbs+way/8sGwwJLCX8BFwnu6/sJ+u/3DJ7/ew4684sQNvqzEWb1z283l15QUy0aU+MxIlYHLPJX/zEeWoswO
    lyjMA5diys6Xkcp/l6TLyZgJyoOYF8p8mMLKi5kEymKZOMgamXjITZmNyPWZ8cobmgjKt5oPyfOaKcm2muTJ9ZtjyFOb0sepnAXIEJxKyKScbspo
    nMvHb5zNxzWc08ctnNTHaJzbymqc4cc7nPHHLJ0JyfydGcl9nT7KRp4UyQqeHshLniPH7Z7VyJq8pt0zvU7dxr5M3da/Kd1sv17gccCr3tzCDd9/
    whDglsIw4l7ClN93w5rf08PV3TnEL95OxOzgEcUT37PFHN8nxWTehcWm48LFtt0xx+Thbci43pTJNeQaylHfSMqP4Q7LluQRzdLgOdBN4kLUbeXX
    1ezfrNh64JrZG+Bn4DjfvuKS44nlmuDOxkrcgcaS2wPGlNt8xtLcBcby2qvHgNqvx4Xal8e+2pfHzdrHyGjbYsn12srLed6IzGzafsy+1rnMxtgi
    0JTYsdEe1gzTXNks047c4NSK0AzV3dWh1lzRu9ac3drYONw/2LHe+tjw0QnaAdQo2t/XTNrq2qTdxc9G3vXXvOBs3Lvhbc/25fXbo+ZZ0SGOMsYU
    kAXGOpGxxh2UB8XTlcnF95ayxf6WtsV+l4vF25e8xg2X5sRgl+zGEJgFxW2ZsMVKm6HChpv8xSCcFMRbnRTHBp2wwcydtsV8nsPHD59AxFOfccJG
    n4vGhJ+rwrqgnsWCoPvC46E+wpmhs8Y7oeXFdqIhxZ6iYcSConHDEaJ+xSSjGcObpBnFQqRPw9OkbcR9pX3Ex6ZfxGKm5sVDyEarRciVqpPIw6ca
    yN2pl8lIpfXJn6cuyaGlgcnRpLnKjarnyw+lKctLpP/Ldqsfy/Gp9cxPpUrMbaWlzOemK818pgbNqaYxzdunzM3sru3OGK3RzlKwSc5zq67OeqZB
    zrqu087dpp7O6qcDzvmyBM+DplrPzbFpz9Kmgs/6pqzQCKcP0LqmetDOsjXQ3asa0UiumNF4p2/SgKgA0sWwidTCqxXVhK4S1cSmodXpqJfWubaz
    1sKxFtcftDXYYK6A2d+1pNrvrkDbZKtO3TOzkd38tn7eoK9d4V20VLdToOK3w6EAt+uhELgsoLG4QqENuGCgXbh+oCG4hJ/guI6f3biPn/C4rp/I
    uLWftLjTn624759quPGfVrjyn2S5Ap+BuQOfaLkJnyi5Dp8OuRyfUbkkn6e5JqCFuVifDLlkoBa5vKBAucOfGLoEny26CZ+kuhWgVbokoBq6SaBC
    unOfxLp7nye6e59+uoaf2LqRn/u6qJ/etaxtv7bPa6S4AGnUrfBR7Kf3dQmownNCqTF2XZU8b0eX1G+vmAVuPNgxey+udXP22zdwbttidS7danMj
    3flvjDLMZglLSHc+aVV77nS5dcA2elbbSjHkHEtw5BRMqOPOTlLij06c4J9PZOQWUP7gVFEF4dJST98OVIjhWVa839NaoN32Vz/sCldY6WdXZuri
    V5brb1fd7B1X7+0uWALtIVgU55lYLe0bWC7skljv7NFZ+esdWibml1py5/5couxWXovpW16o5pNev+sGYerqEmJa5opihuMyYp/ky2Mp6b1jYunk
    Y4npa2SZ6GVmeuK4Zt3kUmfu56dp/uTMaj/nMG4L5ORw8+UiUonkllwa3SVeTN80YFjduGDE4F1jlNw+ZA3fbGXs3OVpJeDuawzfz2tt3g1rv9wa
    bkfdC26s4UNu3d9zUuTbo0ME6MRFb+gSRzbmS2Mt6fRTIPEgSWnlU0o16PdKOOcVSovkjUqV6n1LU+R6S7jmmUxC52VMSugMTFPkukyF6SxMmebv
    TKDodEzp55FNE+aOTS3mV01S5n1OH+U0T1jlIE9h5RdPZ+UGTi/T1E/Y1q1QI9IGUo7SY1M61BtURdZhVO/S9VcR0YBXSdcKV7DS+Vos1ENa1NoC
    XJzQ0l7I1SVfudPDYM/RJ2HV16dh49UmYoHTF2YU2shmHtlKZnbW7GmP24xLieqaTGzplkym5vBMr+h0TL7ofUzF59JM7+ebTRHnhE0d6UBNVOZ9
    TdHqC07Q5YZPO+fbT2PlIk995OpPgeULT9XrhlHu5UZSJOmsUjvsdFMd5fRTNOe0U8jrU1Tp7OFVY+hvVhjqjVYl6TpWTOtxVq/sGlbJ6fJXAewp
    V1Hq7FeH7LlX3+0uV+ntK1ft7TDINYRHyDaENMg4hBDIPIQhyFGEC8hXhE/IXoRAyGOEDshphFPIdYQ+yH2EGciBhDnIhYQayIeELMiWhBvIm4Q8
    yKaEI8ivhC3ItYRKyMOEJ8jJhDHIz4RByNuCs8jbgtPI4oJyyOKD9cjkhA7I74RSyPGDycjzgvXI94P5yPiCaMj9gpLJAoK4yQqDyMkLgyDJD4Ri
    yRiDE8kcg6nJKYPlySuDgck0g0/JNoRlyTiDLMlJgnLJSYMsyUuEXclSg57JZIROyYuESMmjhDjJuYSLybqEQsm7hCnJwoRZycOEncnHhHPJ2IMv
    ydmErcnnhHjJ6oTHyhmEuspDhPXKRITnylOE+8qJhLXKiYToyq+EVcrEhMXKxoS1yuCE98rlhMvK5YTlyvyE+MtIhP3Ln4T1y7CEq8v1hL68dIEU
    vIGBO8EcoZTB66IpwgCipMNsoZrDoKFrxKug1LGKlxSyPpHhs2mQWbNplQuz0ZQRs9iTcrQTk8u0eJNntI2TMLVGky61lY8/tauTM7W/kv22BZDf
    tpGSlreekuK4Lo5puFqOKrhpjtO4lo4quKqNzLi1kdK4y46NuPWOwrmIjx65zJBPud6ParoDj++6E49ZuhSPCLoYjze6GZJmuiiSnLpNkAy6WI+l
    ulqSsrptj9e6bpC+unCQM7p1kAq6epIQuoCRsrqHkSu6kJAvupWSs7qfkGq6r5A9urGSw7qzkJC6s5HCus+Q+Lrokqa7BpLduyGSprszksu7VZKk
    u8WOr7vyjyS8Eo7zvBmPZ7wwjzC8Ro6HvFmPzryrjm28sI8NvOKP270GjoS9LJAyvVmOlr1cjh+9X5APvbWN+L32j9O+XI3NvnCP1b6Jjeq+2I3H
    vuaQBb8ZjcS/G42Wvy+Pm789jZ+/PY/Av1WNr79oj3q/cpATv3aPEb+Bjbu/gY9hv6mPTL+xjca/uI6Nv9KNyr/ajzq/9I23v/eN8sAMjzTAKo3N
    wCqPJsAujazAOo28wD2O4MBBjzjAWo3LwGmPDcByjt/Aoo7UwKWNwMDBjZrAw47LwM6OusDYjZTA8Y7IwQiOtsEPjsjBGY2XwSqOp8Eujo3BPo6g
    wUWNdcFTjoPBYo5rwWiNlsGEjkHBkI38w2yHT8OChy7Di4fjw5SHT8OfhuLDoIV2w6GFpsOihbTDpIWJw6WFu8OlhxLDp4X/w6iHnMOrhurDq4cA
    w6yHgMOuhXjDrobxw6+Fx8OwhWvDsIWaw7aFzsO3iKvDuIVzw7uF18O7hgjDvIXpw76Ha8O+iT7DxIVhw8SGF8PEiKfDyIaGw8mGUcPOiN7D0IZj
    w9CJGsPThv3D04hew9SGgMPVhjnD1YlGw9yGc8PdiSzD34Zaw+CHVcPhiSjD4oVfw+OGPcPjiN3D5YiZw+eGAcPshknD74j+w++JL8P0htXD9IeM
    w/6FbcQAhWDEAIkzxAOGKMQKhhHECok7xA+InsQrhW3ELIkxxDaI9MRChZXEQ4kexFCFZMRahgrEWokUxHaIO8SAhXDEgYkfxIuFhsSMhXXEpIlC
    xKuFhcSxiVnEwIWYxMSJd8TJhYXE1ol3xOyJi8TwhabE/ImPxRKJjcUUhY7FFYm4xR+JzcUqhb7FNoWkxUSJzsVMhbHFYYaGxXCJy8V8hdbFnoXa
    xaSF6MWphcnFqoXVxbaJacW8hYLFwoXfxcOFqMXIhZjF1YWwxdqFi8XaiWLF4IVYxeaFHsXphQHF6YVexfOEy8X3iUfF+YVPxfmFaMX6hN3GAoj/
    xgWE/MYIhMPGCoU9xguE4MYhiSHGJ4TFxi+FycY5iQnGUYS4xlyEicZohKPGfoSHxo2Ep8aOhJHGmojixp2ElsadiKbGo4STxqOEosarhJjGsYSm
    xrKEoMa4hJ/Gw4S4xteI18bYhK7G2YSTxtmEn8bfhJzG5ISXxuaEhcbvhHjG+IRuxvyI6McAhHPHCYSAxxCEYscQhKTHFYjZxxaEaMcdiL/HHoiY
    xy6EXMcxiKrHPYR1xz+IsMdThGXHWoigx2uIwsdxhHfHg4izx4mEgceJiJHHjYjEx46IeMeThJTHm4Slx5+I3cejiJ7HtYk4x7mJCsfRiKHH0olD
    x9aJT8fYiTXH3YSbx+aEb8fviT/ICYmQyDOJx8g3hFPITIkxyE6Ke8hXidrIWIRVyGOKh8hkinHIZ4RmyGmKAchqhFrIa4SGyHCE8chwimLIdIqV
    yHyEWch/iibIgIpjyIWEQ8iLil/IkIQ3yJKKHMiVhDzIl4pAyJuJxMifhFbIoIRCyKyKbsjBiqjIyopDyMyElMjVhGDI8oqKyPuEd8klhM/JKYR0
    yUCKaclFhH/JRop2yUuHEMlQinbJXoRkyYqEYsmUimnJnIowyZ6EjMmlhEfJt4SYybmEtMm6hHHJ4ITiyeCFGMniinXJ5oVsygKE2sorimrKQYT+
    ylyFSspihRfKc4pYypCKVcqRhQbKmYTryqiE5Mqqil7Ks4mJyreKOsq7hMrKvIpZytOE38rUhMvK3IUGyvCFL8r7ig3LRoUty3aKJ8t8hUXLrIo8
    y7qKQsvNih/L5YUgzBmJ8swohcPMKYcbzDSEwsxUihbMbYn8zG6KJMyYibzMu4oTzT2JTc1BhzXNbIf1zb2HD83ghofN64ZHzeuGtc3whqzN9obg
    zgiGI84KhlbOFIZFzj+F/sPpjPbD7Y0Xw+6M48PujSTD841Cw/eNAMP4jTnD+Y1PxAaNGcQHjJXEHIyAxEGMhsRPjE/EWIwxxF+NecRljbjEbo0G
    xHqMKsSPjBLEkI3CxLCOccS8jAbEvY38xM6L+8TWj2jE3I50xN6PocTjjBrE7owKxRKPvsUbjBfFHo7ZxSmPwMUsjDHFNI6axT+MGcVIjx3FU4/F
    xVaPlsVYjH7Fa4w0xW6Mp8V3jD/Fg48bxYePa8WJjNTFpozIxayPwMWwjxnFuYzzxcaOb8XNjfTF242KxdyNGcX4jPDGE4+Sxh2OtcYgj1bGJ45/
    xiuN6MYtjYXGPY8ExkONPsZMjbPGTo1txlKNU8ZkjWHGZY1wxnCN08Zvg+XGc4P6xnuEDsZ9hCbGfoQgxn+D78Z/hAbGnIQsxqmEIsavg8bGtYOt
    xreD/8bBhB3G0YOaxtmDfMbfhBTG6IO8xvmDi8b6hAvHGYN5xx2EEcckg0zHJoL2xy+DMsc+g1LHRIOGx02DXsdYg2nHWYN5x2CEOcdjhFzHZYL3
    x2uDbsdygwPHd4NGx3uC88eChFvHhYR0x4eDoMeMguzHlYKgx5WEgseYgsbHqYKgx7CCnseygynHt4RJx7mCnse7hHrHwYLPx9WCjsfagnPH3YJY
    x+aCWcfyhCvH+YJcx/mCacgGglXID4JSyBaCU8gdglLIIYRGyCOENcgkggzIKIQNyCmEI8grgkfILIRDyDCCGsgwhBDIMIQYyDOB+sg2giLIOIIp
    yDiD4sg4hAzIPYJEyD2EB8g+gfPIPoI4yEOD+8hJglLIUoINyFKDF8hTgfDIVYHdyGGEA8hqgd3IbIQMyG+Dy8h7hAzIgoHcyIWEFMiWhBHImoKk
    yKyB2MishBzIv4QkyMSC8sjHgsvIx4P3yM2CtcjUgkrI1IJzyNSC3sjagqrI3IPHyOCCgcjhgmDI5IPxyOWCbcjsgpTI8YL4yPKDMcj9g4TJAYMb
    yQeCUskUgy7JGoNiyRyDeskcg4zJMoMtvhaSCb41kb6+N5GvvjiR075EkQm+RZJVvkuQ/r5LkSC+UZQNvlGUUr5dkOi+XZJqvmmQjr5qkna+b5B5
    vnWQy75/kEe+jZIDvpCQTr6TkpK+mZCavqGTmr6sk7K+spLwvraSpr6+k3W+x5BNvtWUXL7bk3m+4JAyvuiTWr8ckBC/MZFTvzGSkL9Jj7i/TJAN
    v2GTdb94kBu/fZARv3+PnL+GkAq/i49rv5uP7b+gj2i/rY9Yv7KPTL/NjzK/zo9Ev/uPQ8ALj2zAOJUWwEGUe8BCj1XAXI86wF2PIMBhlD7AZ5QZ
    wGeUd8Btj5DAbZSZwG2VBsCNjxfAkZQQwJSO7cCXlNLAnI89wJ+T8sC1jtjAuI8GwN+O08Dfk/PBBI7dwRKO0cESjxjBHZOywR2T78EgjrvBNY7b
    wTaOssFBjqTBTZP7wVSOmMFtjoHBhJPswYqOrMGcjnLBqI77wcCTrcHBjtzByY8FwdeUAsHfjxPB648lweuPScIIlA/CKI8lwj+UCcJMj0zCaJQH
    woOQyMKFlAPCj49lwpST+8LFk93CyY9xwuiPlsLvj3nDAo+DwwiTwcMUk6DDIJPBwyeTvsNFj6TDV5IJw3OPucN3j63DtZNyw8aRicPQj/nD45An
    w+mP+cPpkejD6ZL2w/uQQsP9kCrEAZEdxAOTWMQHkfTEDZJtxBmR/cQZkhLEH5EaxCWQRsQrkKPEK5D8xCuSQ8QvkmDEMpEaxDKSicQyksXEM5Dx
    xDSRDcQ2kRPEN5DaxDiQXsQ4kn3EPpDOxD6SocQ/kFTEP5DnxESQlMRQkHnEXJK2xGWQfsRokznEbZK2xHSSycSEkrzEh5LnxIuS1MSNkt/BII0b
    wTWM98E4jMnBPYywwVmNd8FdjGrBaI1JwXeNisF4jajBe4xVwYeM9sGajb/Bq4w5wa6NesG0jhHBt43kwbqOkMG/jFfByIwpwciOU8HTjvHB347N
    weWPB8HwjAHCA46+wgmL5MIJjxnCEYwVwi6PHMJPi8LCZI8Bwn2PNMLGi5LC2I9JwtyLz8MCj3rDCI9xwyyL0cNjj5LDZYvDw3uPosN+i9zDjY2K
    w5mPYMOvjBzDr40Sw7OPn8O0i9/DvovNw9CMisPRi8zD0Y0Kw96L18PhjPzD5I0Ow+aM4sPmjULD6I0nw+yNHsPsjTLD8o2bw/eP6sP4jVPEBYxw
    xAiQIMQUjEfEJIwyxC6NisQzj9/EQow6xF6NuMRojhXEaY7GxGqQBsRqkDPEk45vxJmPmMSxjofEuY/HxNSPZsTVjr7E2Y/FxO6OlsTujyLD1YYt
    wK+UDcD5lDPBSJRiwUmUDMGClIDBopSYwdGUDcHllJjCAJVmwgmU0cIblBfCJpUXwiuUdMJPlUTCVJTqwmiUE8JqlK/CdpVOwoCUDsKelRHC25SF
    wvWUCMMkk8TDLpTlw+2T3MPvlKHD8pORxDWUvMRQlGjEdJRcxH2UHcSDk2nExZOzxMiTQcTPk4PE4ZPEzeSIcc35hqjN+4frzheG9s4bhtLOIIZO
    ziuGL85ShqPOXYp1zuSGAs8uiO/PeYjjz7KI+M/RiMHRIocN0heHhsnPefnL2XuOy/p6W8wSeODMwns4zMx7b8zbe5nM7XuMzPF6s8z3ezbND3rb
    zSZ7Cs0uefrNSHsNzfB6d837eq3OJnqAzjF6us43eqfOUXrVzml6s86BewizZ3wxxld+MtWQj1XVk5G71cKP29X/kynWG48w1niPOdaylE3W/5Ry
    13CPfdetlSjYUZVw2IWSStkIlSrZIpX/2o+QJNs2lDXcSJSO3HaSHN19kXfdppEr3dCUwd5OkNbe95EK38KQ6N/hkurhQpDO42yTOM0DfM+zD5ml
    syeZnLMxmcizTJnds1CXO7NQmZWzeZnSs3yVE7N+mbazlJoAs6mVjLO4lN+0CJm5tCSZ+bQomqS0KpvptDCT8bQ2m7K0NpvBtDeaZLQ/k6+0RZwN
    tFqYobRjmiq0Y5sFtGaawLRnnHq0apQbtGqZ97R1mkC0fZXTtH2bRLSDnHy0lptTtKWTY7SomwG0rZOBtK2clLS0mpW0uJ1OtLyc5rTBnWC0xZ18
    tNGdA7Tcm5a04J0ftOOc2rTwnc608Z0xtPSd6rT4njK0+Z8DtQydorUOn7K1D57ltRKTwbUXnf+1IJ7DtTafXrU/nnm1U5NqtWmfQLWin7e12JNi
    tdyXGbXrnJm2JZMktoKStLahk0y2v57ZtxWZO7dynx23kZMft+uS+7gfn0q4Y5PUuJKVtLi1n6i4wp1auMaXXLjHn1K43JKouN2fU7jen3K46Z9X
    uO6fZLjxnwq5HJ6suUybUrlpnt6565KMufGfA7oXns+6MpLCulSUlrpXnNC6dpK9upGdvbqVksm6pJ52urGS+rq1mda63Z10uuGTdLrkngi685ab
    uv2dy7sAkuu7CZ5iuxeTErtGkuK7W5LFu1uTfLuOk+a7opN2u6eTULusmC/F9H6AzU+PJs1Zjq7NYo+nzXWOLc2bj/bNtZAqzbuOKM3NjpXOI4/+
    zlePjs5xjtPP+KRP0AGkeNBipArQ+6GZ0PykT9E6o47R56LQ0e2iFtIkpJ3S8KF80w+kXNNWo0/TcaUd05WiGtRdpCDUeqLR1QWlEdY5oZzgPaXC
    v3uX28BzlDnAepSRwH+UgcCBlGjAkpUKwKGUz8CllBvA9pRZwSCUcMExlQ7BRJSDwYSXyMGLlKDBqZjAwbCUucGwl+TBs5WUwc+YOsHVl/3B2pSi
    wdqUysHmlVPB8JfZwfWVXcH4lJ3B+ZTDwgGU3cIDlMnCDJUpwg2U8sIOlJnCFpTewhyVe8IcldzCI5S+wjGVWcJjlVDCcpVRwn+aKcKAlVLCjZVS
    wqOVYsKvlTLC9JU6wwKausMwlQbDbZsKw3aVMMOIlOfDzJtjw+GUzcPhm4bD6ZT/w/ibXMP8keHEDpj4xBOR68QZlN3ELZuwxDGQ+sQ1kRvENpTE
    xDiREsQ9kE7EPZJzxEGR18RDkNrERJBFxEWRJcRFkfrERpDnxEaSlcRIkMPESpBbxEuSLcRMlLjETJrhxE+SS8RTkJ/EU5ECxFWUisRXkoLEWJE2
    xFmQasRfnDHEX5xMxGiSqsRplLbEbJA9xGyQgMRukHLEcJAmxHKQNcR3kGHEeJRuxHibrcR9krPEgpCRxIOQ/MSOkBrEj5K/xJKSzsSTkq3ElpLa
    xJuUHMSsnF7ErpJwxK+cQcTBlTzEy4/WxM+Uh8TWk9XE2ZNLxOCPwsThj8rE4pMxxOWTxMTnk37E7pMUxP2W8cUDj8TFE5vzxRmPzMUnj9rFLJF5
    xTuS58V+nFXFiY/4xgSUPsYNkDzGOZyKxmyQf8ZvnCPGcpvRxoCQM8bRkHbG1JBWxuGRFcbim4zG45rdxvybOccDkMPHDZB3xxWZx8chmvbHK5sv
    xy2Qp8cympXHYpoUx3GQzMeGmkTHipnix4yY0MeikOPHqpmjx8GVtMfJkUTH15EhyCaRLsg2mRLIsJEzyLWY6si+mGbI1pGQyN2Xm8jekO/I/5R7
    yQKYFckEkmLJEZhEyT6RBclAlj/JWJLjyVyTcsltkSjJfJFwyYiVzcmslhrJsJKUycOXzcnKkd7J3Jaoyf+WDMoLlizKNZcryjmYNLSmely05nq5
    tO96tLWJeo218Hq7tjx7CraXese22Xphtwp6vLcTeX63THrot+J6t7gGesG4MnqPuGZ6iriGeby4o3qsuPF68LljevW5p3rVuih7DLpweyi6hXng
    uo96+7qVeze6y3s6utx7brsEe4q7CnpRuyR7W7tderC7Znnlu3Z5tLt7enW7f3sEu6Z5yLvEedy7xnoyu9h5+MC5iprAvYoPwMCKc8DDibbA0IrN
    wNSJyMDiikjA6oqRwOyK48EBimTBAondwQSKSsEUidbBGYobwSSKycFGiyPBUomzwVyJtMFdiwTBa4mewXGLKMF+ilDBf4muwYGLI8GGixDBpYsX
    wa6JxMG+iynBwosfwcaJp8HPi0HB54mjwe6Kv8Hwii3B+4uRwgKLfMIDi2PCBYtJwgmJ/8ISiczCKIuEwimKj8Isi7TCMIuVwjGKpcIxivHCNIui
    wjaLIMI5i7LCQYuTwkyK08Jgi1/CYYs2wmSLIMJli6jCaotQwnKLZMKOi3LClotmwpiLlsdxfEjIIn6pyQ6BAck3fb3JQX/py5R89swPfmjM43u7
    zOt7Tszxe4zM9X20zQ17fs0PesTNIXrkzSd7PM1KepDNY3sKzWZ7as2de9DNznqZzfh6sM4FerfOEn3pzil8z84qesTON3rNzj565M5LetXOS3sO
    zml7Qs9We5DPc3z40UV+gtLMe3XT433lxleEScZbhIbGX4RUxmSEQMZohHfGaoQ2xm6EbcZ2hIfGd4Qnxn2EhsZ+hDPGhISFxo2Ef8aOhFzGjoSO
    xqCEk8ahhDXGp4SUxqmEg8awhJvGtISfxsCEmMbGhDDG1YSgxteEGcbYhJDG2oSbxtuEg8behBnG4IR5xuyEdcbvhGvHA4QexwSEascOhF7HD4Q4
    xyCEVMcwhEnHToRRswp8N7NjfB+zcHwys+58hrTjfW+06HrMtOx6u7T8euC1KnvAtXp/TLV+eti15HtVtfZ7DbX/et22PHsdtoB7L7aUeue2pntv
    tsV60rcDevO3S3sLt2V+MbgNetm4JHt3uCR/urhGgeK4ZHqquKJ7Lrk0exu5e31dub57Wro3ezi6YXsyum97u7p2eze6i3s9up57S7rDe3O61Xun
    ut2Bibrne4u7Anuiuwd76rswgHG7Pn9gu057fLujejq7pHm3u6Z6tbuqelO7qnqDu7B7GLu3eca7uXu2u8x52rvPe0i72nn0u+GBULvmehW77Ho0
    u/N6V7v2f/C7+3nzu/2BxbwNgYq8EHnMvByCG7wwgW68PoEKvD+CPbxLgga8U4FGvFWCFLxXgj68WIFfvF6BVrxkgWi8cIDnvIJ7T7yKf5u8mIBf
    vLuAkLzUf8O84oCBvOV+1L0Ffzm9XX7rvYd9672Jfu69jn7NvZl+mL2jfrq9rn65vep7+bMhikDVOI7e1XiOLdXrjvfJl5DJyaiVhcmpkR7JyZDS
    ycyTFcnfleXKGpYIyhyQ3cogkonKI5RDyj6RoMqSlgbKvpFjyr+Q7ctClfzLbZEiy9qWVMvhlsrMVpDxzI+Q0syikf3MqJOazQSR/800lgjNZZJx
    zkCV5s5LkrXOY5MUzn6Ves7Iku/OzZXZzviUVc8jkz3PU5Pdz1iThb4xhUW+NIVHvjWFSL43hUi6t6IEuxKhubsvomG7aKJju9OiVrvsoM27+aGB
    vPGfU70foce9Kp0lvTafw72FnlO9s56FvcScY731nVq+H5yWvsCdBb/ZmonADJ3XwBCbuMBNmhvAjqGuwdyfeMHwoLfCUprhwwOfNcMonDzDbZ5p
    w5Kd+cOkm2XDpaE5w6abo8QAm6vEDaBNxFacZcS/nGnExJ2+xQeeOcVtnILFlZy6xjycjcawnFfG/puqxzqbDMdTm1fHY5wix5yaMMe+mdvH9pmc
    x/iaA8hAmVvISZzeyKudmcjOmRTI7phiyP2eackOne/JHpjRyW6ZFsl7m97JkZm7ye6eDcoqmIfKMpbAymCW+spomDvKkJaRypufccqenxXKnp/3
    yrmewcrWoJPLAJ14yxKhPcsnlz7LYJZ5y4uhI8unoAHLw5hozGagw8y8l17M0Js6zQygsM0QoB/NXaXezWmkIM2QpYvNmpZZzZqgws2mpgPNsp67
    zb2koc3UodHN6JbKzf+hH84VpTTOF6OCziKiuc4llhzOqKXSzr6kA88Uli/PF5zozz2mc89FpUbPSprAz1ii7s+ypI3P1aGYz+ikMNAEmGnQDZRB
    0ByfStAglbjQI6Oz0GOlr9CNog7QoJQX0MChU9D5ovPRKpPZ0VGhF9H2nFrSOpOi0juUJdJLoYHS/6Dv0wOgXdMMmB7TipU509ChQNQFnhLUFJP5
    1Bma89RwlBDUcpRZ1JmjTtTclB3VPpWO1fakRNZWlHLWaqDv1tqd79bqlIbW7aId1x6hLdd+lXnXs6Qi18SV1tffmGzYbZXT2TOXRdlDnK/aL6Kf
    2mimLtqpmGfbzJzW29WVvtxNoIrcp6ix3RKlFd2JlhveuJ/F34GXDN/jqUfgA62O4DKlseBBpcvgyZwY4haXieK9lejjNavZ5b+lN9Kyha/T8ofZ
    1BaIGdQ4h8XUmIhK1SqIOdU1h6TVT4if1ZqIiNXkg8nXNIi415qG79fViIHY2YRg2OKH+9owiFnaNodk266Jqt0eiK/fsIo44VWMZOImkGLjDo16
    4xWVU+OgkcHjqJUn49aUDOR/kNbk5pNyutyGgruehja8UoFovFmBYbxcgkC8YoFzvGOBXLxlggm8a4FkvGyB9LxzgXO8fIIavLuGuLzBgU6824Bs
    vPCBJLz/f+u9CYBzvSKA0L0jf7K9O4GUvU+Ag71Sf2K9Y38evZOD072Xfu+9oX7CvaV+2L2qfry9qn8AvgOBBr4nhSq+LoVEvjaFR745fw2+QoVW
    vkaFS75XhTu+Z4VLvn2FWL6thSi+s4VmvvGE7L8ghLq/xn+Wv9uEub/nhMfASIS+wE+BqMBkhITAZ4TjwLSE7MDOhDXA34TQwRCDcsFKhFvBUITi
    wVeEt8GFhHvBk4QkwZWES8GfhGDBoIRTwaaEacGuhMTBr4Q/wa+EacGxhDbBsoRvwbqEd8G/hH7BwoRAwcqEBcHKhFjBzISHwcyE3cHNhHTB3oRZ
    weWETsHrhHnB7oRcwfKEm8H6hNXB/oS7wi6EXcJbhFHCe4Q0woGEisK1hITC7YSywu+EvcL2gbTDDoSDwxKEyMMnfuXDM4TWw3WE68OKhUHDjIUz
    w4yFUsOOhRjDkYTVw5GE+sOXhVfDn4VDw6WFWcOmhU7Dr4Vgw8CFW8PThVXD4oVYw+yFVsQChVzEBIVXxCWFW8RJhV/EU4VdxGGFO8SAhV3ElYVw
    xLiFesTPhXrE0nzPxP9+CMUYhYLFLIOExTOFkcVOhZ/FcoWpxXV+3cV6gavFioXDxZeFc8WnhdDFsYWKxb2FpsXDhUjFyYUixdiFBsXahLnF2oUb
    xduEY8XmhNLF5oUJxeaFUcXphP7F6oPTxeyExsX0f77F9ITmxfaE9MX7hMPF/YTgxgKEt8YLhL3GGoSlxjOEYcY2fr7GRoSkxlCEhcZRhEfGUYRS
    xlSD4cZWhGPGWISIxlqEN8ZghDvGYIR0xmSDsMZkhCzGZIQ1xmmEAcZqg/TGboPRxm6EGMZwg+HGcoQjxnaEHMZ3hATGfYKUxpl+2calg67Gr4OD
    xsiDXMbbg2/G8oNxxwCC58cGg0vHGYNZxyKC4McxgurHOoNdx06DbsdbgujHdoKWx3aC88eBgtPHiILqx4mCsseMgprHmYKXx5+CgcergpvHtYKa
    x8OCicfGgkzH04J0x9iCWMfdgknH5IJRx/WCUcgCgk3IA4IsyAyCTMgUgk7IGYISyByCBMgggiLII4HNyCSCP8gnghnIKIHyyDGCJMg2ginIOoI5
    yD+B68hDgdbIW4HYyF2BwciAgdbIlYGwyKSByrvdjZS8QI2+vFyNsrxgjS68lY4uvOuOV701jgq9X41lvamNxMUkii3FTIwQxVGL6sVWi6bFV4uL
    xViMAcVciqTFXonnxV6KKMVjioLFZYtixWmL1MVwjzrFcouqxXmMLsV7i2nFgIxFxYSKnsWEjDjFhYx1xYyMl8WPid/FooqdxaOMs8Wpi8DFr4rq
    xbGKgMW1ifTFt4q9xbmMjMXRjNDF4olpxeSKq8X6jNbGG4lYxiOM58Y2iSTGPolFxkCJdMZOiRzGV4zmxlyNHcZwjVbGeY1jxqOI7canjUbGsY08
    xrOJFcbAjT7Gzo0sxt6I8sbgjQDG540vxvSM+Mb+jQrHAYz9xwaMu8cKjNzHD4kIxw+MEccTjJvHFIzwxxeM1scXjOLHGYzFxx2MzsciiOzHJ4zZ
    xymI2sctjJ7HNIvRxzmIzMc6i+vHO4u1xzyKQcc9jJbHS4iyx1eMB8daiMrHaItCx2yIx8dtiKzHb4w8x3OJEMd4iNLHeIx1x3yMXseAjJjHiYxR
    x4uIqMeLi6DHkojmx56JMseiiR3HqYlfx6qMF8e0i37HxouKx8uLgcfPiUTH0ouTx9OJssfxi53H/Yt0x/6Jq8f/i4zIAIsZyAWJ1MgNi1DIGIsw
    yByKhsgwilnIMYrhyDOKtMg1ivnIOYobyDuJ8MhSio7IaIplyGuKuch2ilrIe4o2yIKKKMiGilzIiYpHyIyKNs9KkwzPepLez36TUc/fkk/P4I8M
    z+6R/9Axk//QOZEz0EePWtBMkEnQU5Ch0FqSY9BcjvDQZ5O20JaP/dCbkcLQ/ZEk0VSTrdGLkHHRoI9V0aqTO9HWkhTSK5J+0kuRUtJSkhq0YIh+
    tLqKILY1iYC2UYsPt8uGfLiqjRC6Aoo3uhOF+rozhsG6e4v/up2GsLqmhoi7ZYjEu42IybuRiN27lIjlu5aI3buYiNy7mojdu7iImbxUiJu844dV
    vVCIz74EiZu+HIiQviSI/75HhWm+TIjZvlGFh75kiOG+Z4VYvm2Ivb50iP++dYjqvo+I6L6RhYW+lYjXvqiI777dhWO+34WzvuSIkL8DhRq/HoT0
    vyKFXr8nhly/R4gQv76FIb/phM2/74TUwBmFd8AbhMPARYT8wKmGiMCziLXAz4UPwNuJysDsicvA9omHwQeJzsEdhmDBIoT0wSSJn8EmhnXBJ4Zn
    wSqGRsErhlPBK4ZfwSyGb8EvhlvBL4ZjwS+GbsExhlbBMoZzwTqGWcE9hlXBPoVrwT6GWMFMhlPBT4YUwVaJr8FXhlLBW4mTwWCFqsFghkzBYIZh
    wWCGdcFhia7BZIZqwWiGQsFshjjBc4Y/wXeJlcF5hn3BgoXFwYWJacGMhn3BkIY2wZmJnsGbhhPBoYadwamHBcGria/Bt4XewbqG2sG6hzrBxol8
    wdmHTsHghq7B9YX9wf6GpsIBiWPCFodfwh6IEMIkianCLYlBwi+HNMIviKHCOokFwlCHqMJWh3DCa4jIwm6HfMJ1iLDCmYd7wpqH8MKkiJrCsYgg
    wtqILsoWpCzKh6OGytOi0MsYpGLLaaTDy5ek/cuaonfLrKOmy8iiMcxOpRHMiKLozRij481jpFPNaqSZz6mmMc+3pPTQBqaL0AmkoNAkpcfQR6Uh
    0FKmQdBvpbHQ26XU0SKmZNE5pLTSEaVV0talDb5ziNu+eYjjvoiI4Ly+jQu8/ozGvQuMhr1UjJO9ZI0uvW+Meb2ojFG9wIxKvdOMUr3gjVq9+4w1
    vkSNuL5UjBi+XI0NvtWLor7Xjb+/AI1ovyCNlb83jUO/Po2Qv2+Ndr+Gja+/qI2pv72LSb/OjcC/0Y1hv/iMvMAIjQfAD41GwBCLpcAVjSHAF4s4
    wBiMwMAZjKLAI4x2wCOMmsAyjMrANIxFwDWLY8BAi/TAQ4s9wE+LwsdQoonIE6G8yF6gWMk9n6DJTaC0yVGesslknlvJwqPOyfqis8oDobHKU58j
    ymWgRsqQoZLKnqEoyqeiNb9xl9a/c5fmv4uX5b+mmBO/rpfav/CYQcAsmeLAR5etwIGZ8MDVmJTBHJfFwVuYB8Gml/W6KY8IujaPVLpbjyy6bo95
    unqOyrqDkAC6iJAOuouOqrqTkCe6sY6lus2PU7rQjqe61ZBTuu6QGrr9jp67T47Cu6+QMbu6jz27v47pu+GPNLvvjwS8BY/hvBCPaLrZkdi64JCA
    uvuSPrsNkPm7D5KTu2eSobu0k5K7wZBsu+CT3rv4kuS8IpAivDqTU7xZkjy8uZCWvMmQSrzrkBu9LZBjvXeT2L18kne9vpCDvb+Rgb3kkB69/5Jm
    vgmSBr4Ukd++J5PwvieUIL4okbS+NJEJvjiTfb5CkN++SZLYvlaQhr5cknS+a5AEvneQOr5+kqK+kJBFvpGTj76lkuy+vpNivsuQGb7OkDPPA4o0
    zxWJPs91iR/PtYkGz7eKXc/JiPvP7Yju0JWLotIRjV7SEoiC03uI29PTh/HUYYzZ1HOJmtR4iKDUoohs1QCNiNUriL/VMIiF1bONENbtimTW+Ilv
    1/mJCti7jE7Y9Ijr2iqJTdrHjmjb6IvY3UaPwd2hkSndqJB33aiRJN5rkNLfE5Bl35eQneCBjmHSLJKF0jSQiNJAkzbSbZOn0n6ScdKakWvSoJOH
    0qqSBtK3j9TTAZIy0wmRa9Rpky3UcpQL1IiRmriAjkK4to45uMGOerj/jlK5Go6luY6N2rnEjse6AY7dunCOobqXjnW6xo4XuuWOmrsCjmG7EI6G
    u0mOhru0jqe7zo6du9SN4LvXjoW8FY5+vD2ORrw/jdO8YI4lyu+hhcuXofTMJ6HpzGWiZcyXoPXMvaKyzRWjIM1EomjNTqOszXuhOc2posrC8IbC
    wxSGw8MlhsLDJ4bJu5iI28IqihPCMom/wjiKf8I+ia3CSonawk+KLMJYiwLCXYlNwmSK08Jmi17CbIkDwm2LN8JxipvCcotXwnSLHMJ+iNXCh4sQ
    wo+JmcKPi1TCmYkUwqeLZsKqi1DCr4d3wrqIxMLBi3rCxYuKwsyHPcLMh9LC1IuQwt+HF8LmiCrC6otvwu2Lm8Lti7fC8IdiwvyG7MMUi7LDLobT
    wzeIGsM8i4/DRYbPw0eH3sNHi7DDS4d3w1GG2cNahz7DW4bjw2+G7cNxiGrDc4bew3OHI8NziSLDe4u9w36HFcN/htrDgYvUw4KG08OFiWHDiIbi
    w4iHnsONh3rDlocMw5aI1cOghu7DoIePw6SG+8Oph23DrIb0w6yIpsOsiO/Dsoiqw7KLxMOyi9TDuIivw76Ir8PKiKnDyokOw8yI0sPQiVDD14lK
    w9iLrsPfiS3D5IlFw+mLw8Ppi9rD7Yvyw/WJOMP7iUbD/YuKxAGJPMQMiUPEDIu/xBOJSsQuiTXELowjxDGL+cRAiSnESIwqxFWJH8RljCLEdIk/
    xHmMDMR6iSPEkIukxJGJl8SWi/bEn4lpxKGJRsSoiVzEs4ooxLmJe8S/i+PEzYv3xNSJx8TZixrE6YmOxOqJjMTuiY7E8Iv7xP2JksUBiZnFBInI
    xQmKOsUMi2/FDYocxROLycUUifLFIInXxSCMBcU6ieTFQIv/xUGL3cVDipXFQ4tyxUeLgsVJi6bFS4vkxU+KnsVXi1jFV4u8xVuKp8Vbi2DFbYre
    xXmKqsWRiuXFpIrCxa+KtczSkQ7NDJHGzT2SDc2XkJrNtZAvzceR+s5UkDDOapKazmuPlc6Uj9nOqY7uzrePRs8Sks3POo8Iz4yQlM+ZkePPro7+
    z8SSNc/tkZnP/JDL0AePT9AYj+HQGJBI0CiQiMO9nq3E3p4HxSKeecVIn6TF3qFQxsegRsc5oX7IKp6dyEGd38iAn9fGDJAjxh2OL8Yrj7DGSo6R
    xkqO58ZNkBHGUI66xlKNhcZTjmLGX44BxmeNfsZpjZfGdY1rxnqPa8Z/jcLGmo2+xpqN5cafjWnGn48MxrGOhca1jUXGt41XxsGNP8bOkDDG1ZBM
    xtuNi8bdjTjG8I08xveQU8cBjQbHDI01xwyQaccNjRXHG4y9xx6M98cjjNLHI4zjxyONC8clkHjHL4ynxzKOLcc5jKDHOYzNxz2M9MdSi9rHYpCd
    x2WMrceIi//HiI1Hx4mMcMeOjKPHj4xcx5GMf8edjLTHvYuNx7+QpsfAkOzHxYwXx8iMU8fUi6nH74u8x/GRF8f3jB7IDouDyA6LpcgQjL/IF4vS
    yByLYMg1i5TIN4s0yDmLZshBkP3ISYsJyGKKjshmiqLIkYq1yJqQ/cigiu7IrYwcyLyQsMi+iqzIy4qtyNeQ4MjjirPI/ZDNyU2KeslQkL/JYIp/
    yXKKw8l+iovJnpC/yaiKgcnUkMjJ4op5ygCQcMoQkMvKO4qFykiO8cp0ilrKqIprysqKasrzkPjK/4rTywOQxMtTikLLg5DUy46KO8uRkHjLvIpN
    y/SQtsv8ilnMZ4opzGuQpMx+jpLMrIohzNqPesz1kE7NGo9OzSaPq80pjszNNI6RzTyP3M1NjULNV44YzWaLq7x4jRC8pYzgvNmMubztjJW9GYwv
    vSeMdr07jIy9coxavbSMQr3KjD692YwUveGLsL4hi+a+oouEvr6K07+iiyu/0InYv9CK1b/XjWO//YshwBSNj8AZi6XAG4y2wByNJMAcjUvAJoye
    wCeNIcApixXAKYx0wDWM9MA2jEPAOosxwDqMz8A8jKHAPI2ewEWL8sBFjLzAR42ywFCNx8BUi8LAXIxcwF6MO8Bqi1vAcI0XwHWLKcB2ikXAe4wS
    wHuMk8CRiobAlYnuwJmKJcCdiZ3AnYqZwJ+LlcCiiwXAtoqbwLqKnMC7imnAv42NwMiNS8DeiujA54rywOiKXcDwjRnBAIyWwRWM68EYjTrBHozJ
    wSiLXMEvjFzBMYsnwTSNZ8FAizHBRIspwUaL+8FUi0bBaIsuwW2MPcF/izzBiIslwY2MMsGPix7BooskwbKMA8Gzi0PBs4whwbmLKMHai57B5ovQ
    weuLicHti/XB84t0wfWLmcH3i9zB/4utwgiLm8IVi8PCIouVwiaLsMIri6LBLoZswTKGY8E0hlrBOYZdwTyGY8E+hlvBUIZXwVuGXMFdhmPBYoZQ
    wWuGRcFvhl/Bc4WCwY2GcMGRhQfBk4WjwZuGMsGghEzBp4RfwaiEZcGphFnBqoRFwaqGQcGrhOLBsIRowbOEQ8G1hF7BuIRuwcCEWsHBhFLBwYR0
    wcOE38HGhoHByITxwcqHMsHQhGzB04RhwdeFmsHehh7B4ocnweaE5sHohtHB7IRiwfeEb8H3hODB+oTWwfuGkMH9hcjCCYTqwhmEb8IahJfCG4TR
    wiGG/8InhLfCLIYfwkeGs8JJhG7CUIdtwmqHLcJvhInCdIXSwo6HUsKXhJ/CoYbHwq+G/8LChL/Cw4dewsWFS8LhhsPC5oZywuqGtsLwhMTC/ITa
    wxWGvcMkhr/DKYUNwzeGwcNDhsjDTYbNw12FOcNdhhTDZIbdw2eFuMNwhQjDcYVVw3KGqsN1htnDe4bUw3yG2sOBhtHDgobNw4SF6MOFhRbDh4VN
    w4iFgMOMhPzDj4X6w5KFtMOThV/DlYV4w5aFb8OWhhLDnIVWw52FuMOehaLDnoWnw6CFW8OihYrDo4Viw6OF/8OjhlTDpIW7w6qFcMOthcrDroXQ
    w66F5cO0hgzDtIYTw7aF28O9hifDw4ZWw8SGT8PFhobDx4Z/w8iGTMPKhmPD0YYow9OGC8PThjjD1oYjw9mGM8PZhkPD6IYIw+iGMVw1oAlcZaFp
    XsqfDV7KodlhL6AeYX2he2UZoc1lc5+6ZjCjIWgtn6FpAaNjaaWg72rWoh9rtaOsbnujDXWrs3dxLcsmbrXE2m6yn5JvW57COdCx73ltp29/k7Q2
    g060I4XwtEWJa7P1Y1Oo42QBrRhoYqpscTmoQm3SoCliTKdubFMF2j7B+T8/aPdDQhX6wkI0+M5EnvoHRUf8SEeg/cJIcPvKSob+ykuX/EZLrPxI
    S638QEu2/ENLuvw/S738RkvD/ERLxvxBS8f8O03m+7J3I+6fQX0Cckuz/EJLv/xCh9XtYom47JaKUea4in/ojYqX6/mK3OpCjYjiOI3j4+xZYjIv
    ZDX4YGbG97Bp7fbecuoFzGYQANhmTP7xaKD/jG44/eZz4P9tdbH9+H7yP8ZfHSAFcL/15nEh8yRylfG+dE7vyXZ07zeTOeb/nA8Rtp5ND76fPw5w
    fAoF44LeEAKFjg6oh5Lz6osF+CiMevdHiGv4oooV+d6KWfgMiwn3oYvS9wWMtPXgjXL5Do/g9q6P9/jHkCPzcHIOHSB/QPaxZOcHK1at93FgUvZd
    Ygz1PGP39F9rsQaccEYGVoRG3T2Hk94FinDfoFxZI3uBiO4VhXTuM4hs7OiI0/JHidnweHFU6v1yheikcxTsmXMW5dZznOS4dK3nqXZw6Id3S+R5
    d6vmkHga6sN4f+RtedLsR3rz5iN8LuR7fFfrO30b6Lph1g5hlBznNpWi56VeyxWzYBEUYWW8HvVmPxvMZwYVnWdUGIVoSBRMar8W934X/Xd+U/xA
    geP7AYTI+wJh8ANpZXkER2lPBGlrqwFPbRwCuA==
    """
}
