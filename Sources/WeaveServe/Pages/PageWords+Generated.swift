// SPDX-License-Identifier: MIT
// Written by tools/generate-page-words from the files in Sources/WeaveServe/Pages/Languages. Change those.
// swift-format-ignore-file

/// The English texts of the pages, one on a line.
let pageKeys = #"""
  playlist
  Show something else
  Show it
  Photos
  Add it to the folder
  More boards
  Board
  Playlist
  This display shows one thing all the time.
  Let it take turns with others
  One more
  Add it to the playlist
  Minutes of a turn
  Set
  Up
  Down
  Remove
  Feeds
  This server refreshes no feeds.
  No feed brings facts yet.
  What comes in
  Add a feed
  from {0}
  no answer yet
  next request at {0}
  Ask now
  Add it
  Calendar
  The address of a calendar (iCal, webcal, CalDAV), or a file. Private addresses stay on this machine.
  Address
  Or a file
  Colour
  User, for CalDAV
  Password, for CalDAV
  Weather
  From Open-Meteo. Without a place it is the weather of the house.
  Place
  Air and pollen
  From Open-Meteo. Without a place it is the air of the house.
  News
  The headlines of a site, by RSS or Atom.
  Picture by address
  A picture that changes at its address: a camera, a newspaper, a chart. A design that shows it is added.
  Ready feeds
  Pictures, sayings and figures that anyone may show.
  Which one
  Another address, if it needs one
  Key or token, if it needs one
  Immich album
  A photo of an album, another one each day. A design that shows it is added.
  Address of the server
  API key
  Album
  Home Assistant
  States of entities, which designs read by their names.
  Long-lived access token
  Entities
  Any JSON
  Values that designs read by the names that you give them.
  Token, if it needs one
  Values: a name and a path on each line
  Body, for POST
  Name
  A new one every
  needs an address
  needs a key
  House
  Webhooks
  Programs send values to designs with {0}.
  New token for webhooks
  A copy of everything
  Designs, playlists, photos, calendars and settings in one file. Tokens are not in it.
  Download it
  Not known yet. Days, hours and the weather follow it.
  Town
  This is the place
  that of the place
  those of the region
  metric: °C, km/h, mm
  British: °C, mph, mm
  American: °F, mph, inches
  that of the region
  Language, units and clock
  For all displays that do not set their own.
  Language
  Units
  Clock
  nothing
  Shows {0} now, then {1} from {2}.
  Shows {0} now, for at least a day.
  otherwise
  urgent
  on a condition
  Sun
  Mon
  Tue
  Wed
  Thu
  Fri
  Sat
  Displays
  The state cannot be saved: {0}
  The stored state was empty when the server started: tokens, devices and values are lost. Restore {0} from a copy, or give each display a new token.
  no picture
  picture from {0}
  lost since {0}
  battery low
  Needs care
  There is no display yet. Let a device join below, or add a display with {0}.
  New devices can join, because only this machine reaches the server without a proxy.
  New devices can join for the next few minutes.
  New devices cannot join now.
  Let new devices join for ten minutes
  New devices
  comes with the key of another server, from {0}, {1}. Say yes if this is your device: it keeps that key.
  has a token and asks for another, from {0}, {1}. The old token stops working when it gets one. Say yes only if you have just reset this device.
  Let it in
  Give it another token
  unknown model
  Refuse
  {0} pixels
  New device, key of another server.
  Or it is a new display:
  Panel
  Shows
  Give it this name
  instead of {0}
  It is this display
  Use it there
  Picture
  full screen
  Draw it anew
  New token
  Buttons
  Log
  No problems reported.
  Wakes
  about {0} a day; {2} last some {1} days
  about {0} a day; {2} last some {1} months
  Back
  The new token of this display. It is shown only once; the old one no longer works:
  It is sent as the header {0}, or in the address:
  The new token of webhooks. It is shown only once; the old one no longer works:
  It is sent as the header {0} with JSON to {1}; designs read it as the variable {2}.
  {0} now
  the last picture is from {0}
  Trouble
  the same for a day at least
  changes at {0}
  Next
  Warning
  the device has {0} pixels, its panel here {1}
  lost
  Last seen
  Next wake
  low
  Battery
  Signal
  Firmware
  never
  What {0} shows now
  made {0}
  made before this version
  last used {0}
  never used
  ends {0}
  Token
  Sign out
  tomorrow
  yesterday
  Wrong password.
  Password
  Sign in
  NASA's astronomy picture of the day, with its title and its story
  Wikipedia's picture of the day, with what it shows and who made it
  The newest comic of xkcd
  The front page of a newspaper of today
  A landscape of Unsplash, another one each day
  A saying for the day, from ZenQuotes
  Stars, forks and open issues of a project on GitHub
  What a euro costs in dollars, pounds and yen, from the European Central Bank
  A sentence by a language model, from any server with OpenAI's interface
  The family's day: events, the weather, reminders
  The week ahead: events and the weather of each day
  The month, with events and the weather
  Before work: the weather and events
  The weather of the day, with wind, pressure and sun
  Sunrise, sunset and the moon
  The air and the pollen
  The next departures of a station
  Energy made and used at home
  Who does what at home
  Chores and energy, beside each other
  The door of a meeting room
  Servers and their load
  """#

/// The same lines in each other language.
let pageTexts: [(language: String, text: String)] = [
  ("ar", #"""
  قائمة تشغيل
  عرض شيء آخر
  عرض
  الصور
  إضافة إلى المجلد
  لوحات أخرى
  اللوحة
  قائمة التشغيل
  تعرض هذه الشاشة المحتوى نفسه طوال الوقت.
  التناوب مع محتوى آخر
  عنصر آخر
  إضافة إلى قائمة التشغيل
  مدة العرض بالدقائق
  تطبيق
  لأعلى
  لأسفل
  إزالة
  مصادر البيانات
  لا يحدّث هذا الخادم أي مصادر بيانات.
  لا يوجد مصدر يوفّر بيانات بعد.
  البيانات الواردة
  إضافة مصدر بيانات
  آخر رد: {0}
  لا رد بعد
  الطلب التالي: {0}
  جلب الآن
  إضافة
  التقويم
  عنوان تقويم (iCal أو webcal أو CalDAV) أو ملف. تبقى العناوين الخاصة على هذا الجهاز.
  العنوان
  أو ملف
  اللون
  اسم المستخدم لـ CalDAV
  كلمة المرور لـ CalDAV
  الطقس
  من Open-Meteo. إذا لم يُحدَّد موقع، يُستخدم طقس المنزل.
  الموقع
  جودة الهواء وحبوب اللقاح
  من Open-Meteo. إذا لم يُحدَّد موقع، تُستخدم جودة الهواء في المنزل.
  الأخبار
  عناوين أخبار موقع عبر RSS أو Atom.
  صورة من عنوان
  صورة تتغيّر على عنوانها: كاميرا أو صحيفة أو رسم بياني. ويُضاف تصميم يعرضها.
  مصادر جاهزة
  صور وأقوال وأرقام يمكن لأي شخص عرضها.
  المصدر
  عنوان آخر، إذا لزم
  مفتاح أو رمز، إذا لزم
  ألبوم Immich
  صورة من ألبوم، تتغيّر كل يوم. ويُضاف تصميم يعرضها.
  عنوان الخادم
  مفتاح API
  الألبوم
  Home Assistant
  حالات الكيانات، تقرؤها التصاميم بأسمائها.
  رمز وصول طويل الأمد (Long-lived access token)
  الكيانات
  أي JSON
  قيم تقرؤها التصاميم بالأسماء التي تحددها.
  رمز، إذا لزم
  القيم: اسم ومسار في كل سطر
  نص الطلب لـ POST
  الاسم
  صورة جديدة كل
  يلزم عنوان
  يلزم مفتاح
  المنزل
  خطافات الويب
  ترسل البرامج القيم إلى التصاميم عبر {0}.
  رمز جديد لخطافات الويب
  نسخة من كل البيانات
  التصاميم وقوائم التشغيل والصور والتقاويم والإعدادات في ملف واحد، من دون رموز الوصول.
  تنزيل
  غير معروف بعد. تعتمد عليه الأيام والساعات والطقس.
  المدينة
  تعيين هذا الموقع
  حسب الموقع
  حسب المنطقة
  متري: °م، كم/س، مم
  بريطاني: °م، ميل/س، مم
  أمريكي: °ف، ميل/س، بوصة
  حسب المنطقة
  اللغة والوحدات وتنسيق الوقت
  لكل الشاشات التي ليس لها إعدادات خاصة.
  اللغة
  الوحدات
  تنسيق الوقت
  لا شيء
  يُعرض الآن: {0}، ثم {1} (الوقت: {2}).
  يُعرض الآن: {0}، لمدة يوم على الأقل.
  في غير ذلك
  عاجل
  بشرط
  الأحد
  الاثنين
  الثلاثاء
  الأربعاء
  الخميس
  الجمعة
  السبت
  الشاشات
  تعذّر حفظ الحالة: {0}
  كانت الحالة المحفوظة فارغة عند بدء تشغيل الخادم: فُقدت الرموز والأجهزة والقيم. استعِد {0} من نسخة احتياطية، أو امنح كل شاشة رمزًا جديدًا.
  لا توجد صورة
  وقت الصورة: {0}
  الاتصال مفقود منذ {0}
  البطارية منخفضة
  تحتاج إلى انتباه
  لا توجد شاشات بعد. اسمح لجهاز بالانضمام أدناه، أو أضف شاشة باستخدام {0}.
  يمكن للأجهزة الجديدة الانضمام، لأن هذا الجهاز وحده يصل إلى الخادم من دون وكيل (proxy).
  يمكن للأجهزة الجديدة الانضمام خلال الدقائق القليلة القادمة.
  لا يمكن للأجهزة الجديدة الانضمام الآن.
  السماح بانضمام أجهزة جديدة لعشر دقائق
  أجهزة جديدة
  يحمل مفتاح خادم آخر، من {0}، {1}. اسمح له بالانضمام إذا كان جهازك: سيحتفظ بهذا المفتاح.
  لديه رمز ويطلب رمزًا آخر، من {0}، {1}. يتوقف الرمز القديم عن العمل عند حصوله على رمز جديد. وافق فقط إذا كنت قد أعدت ضبط هذا الجهاز للتو.
  السماح بالانضمام
  منحه رمزًا آخر
  طراز غير معروف
  رفض
  {0} بكسل
  جهاز جديد، بمفتاح خادم آخر.
  أو هو شاشة جديدة:
  طراز الشاشة
  المحتوى المعروض
  استخدام هذا الاسم
  بدلًا من {0}
  هو هذه الشاشة
  استخدامه لهذه الشاشة
  الصورة
  ملء الشاشة
  إعادة الرسم
  رمز جديد
  الأزرار
  السجل
  لم يُبلَّغ عن أي مشكلات.
  الاستيقاظ
  نحو {0} في اليوم؛ مدة {2} بالأيام: نحو {1}
  نحو {0} في اليوم؛ مدة {2} بالأشهر: نحو {1}
  رجوع
  الرمز الجديد لهذه الشاشة. يظهر مرة واحدة فقط، ولم يعد الرمز القديم يعمل:
  يُرسَل في الترويسة {0}، أو ضمن العنوان:
  الرمز الجديد لخطافات الويب. يظهر مرة واحدة فقط، ولم يعد الرمز القديم يعمل:
  يُرسَل في الترويسة {0} مع JSON إلى {1}؛ وتقرأ التصاميم القيمة بالمتغيّر {2}.
  {0} الآن
  وقت آخر صورة: {0}
  مشكلة
  بلا تغيير ليوم على الأقل
  وقت التغيير: {0}
  التالي
  تحذير
  دقة الجهاز {0} بكسل، ودقة الطراز المحدد هنا {1}
  الاتصال مفقود
  آخر ظهور
  الاستيقاظ التالي
  منخفضة
  البطارية
  الإشارة
  البرنامج الثابت
  أبدًا
  المعروض الآن على {0}
  الإنشاء: {0}
  أُنشئ قبل هذا الإصدار
  آخر استخدام: {0}
  لم يُستخدم قط
  الانتهاء: {0}
  رمز الوصول
  تسجيل الخروج
  غدًا
  أمس
  كلمة المرور غير صحيحة.
  كلمة المرور
  تسجيل الدخول
  صورة اليوم الفلكية من ناسا، مع عنوانها وقصتها
  صورة اليوم من ويكيبيديا، مع وصفها واسم صاحبها
  أحدث رسم هزلي من xkcd
  الصفحة الأولى من صحيفة اليوم
  منظر طبيعي من Unsplash، يتغيّر كل يوم
  حكمة اليوم من ZenQuotes
  النجوم والتفرعات والمشكلات المفتوحة لمشروع على GitHub
  سعر اليورو بالدولار والجنيه الإسترليني والين، من البنك المركزي الأوروبي
  جملة من نموذج لغوي، من أي خادم بواجهة OpenAI
  يوم العائلة: المواعيد والطقس والتذكيرات
  الأسبوع القادم: المواعيد وطقس كل يوم
  الشهر، مع الأحداث والطقس
  قبل العمل: الطقس والمواعيد
  طقس اليوم، مع الرياح والضغط والشمس
  الشروق والغروب والقمر
  الهواء وحبوب اللقاح
  المغادرات التالية من محطة
  الطاقة المُنتجة والمستهلكة في المنزل
  توزيع المهام المنزلية
  المهام المنزلية والطاقة، جنبًا إلى جنب
  لافتة باب غرفة اجتماعات
  الخوادم وأحمالها
  """#),
  ("cs", #"""
  playlist
  Zobrazit něco jiného
  Zobrazit
  Fotky
  Přidat do složky
  Další nástěnky
  Nástěnka
  Playlist
  Tento displej zobrazuje stále totéž.
  Střídat s dalším obsahem
  Další položka
  Přidat do playlistu
  Délka zobrazení v minutách
  Použít
  Nahoru
  Dolů
  Odebrat
  Zdroje dat
  Tento server neobnovuje žádné zdroje dat.
  Zatím žádný zdroj nedodává data.
  Příchozí data
  Přidat zdroj dat
  poslední data: {0}
  zatím bez odpovědi
  další dotaz: {0}
  Načíst teď
  Přidat
  Kalendář
  Adresa kalendáře (iCal, webcal, CalDAV) nebo soubor. Soukromé adresy zůstávají na tomto počítači.
  Adresa
  Nebo soubor
  Barva
  Uživatel, pro CalDAV
  Heslo, pro CalDAV
  Počasí
  Z Open-Meteo. Bez zadaného místa platí počasí doma.
  Místo
  Ovzduší a pyl
  Z Open-Meteo. Bez zadaného místa platí ovzduší doma.
  Zprávy
  Titulky z webu, přes RSS nebo Atom.
  Obrázek z adresy
  Obrázek, který se na své adrese mění: kamera, noviny, graf. Přidá se i návrh, který ho zobrazuje.
  Hotové zdroje dat
  Obrázky, citáty a údaje, které smí zobrazovat kdokoli.
  Který
  Jiná adresa, pokud je potřeba
  Klíč nebo token, pokud je potřeba
  Album Immich
  Fotka z alba, každý den jiná. Přidá se i návrh, který ji zobrazuje.
  Adresa serveru
  Klíč API
  Album
  Home Assistant
  Stavy entit, které návrhy čtou podle názvů.
  Dlouhodobý přístupový token
  Entity
  Libovolný JSON
  Hodnoty, které návrhy čtou podle názvů, které jim dáte.
  Token, pokud je potřeba
  Hodnoty: na každém řádku název a cesta
  Tělo, pro POST
  Název
  Interval změny
  vyžaduje adresu
  vyžaduje klíč
  Domácnost
  Webhooky
  Programy posílají hodnoty do návrhů pomocí {0}.
  Nový token pro webhooky
  Kopie všeho
  Návrhy, playlisty, fotky, kalendáře a nastavení v jednom souboru. Bez tokenů.
  Stáhnout
  Zatím není známé. Řídí se jím dny, hodiny i počasí.
  Město nebo obec
  Nastavit toto místo
  podle místa
  podle regionu
  metrické: °C, km/h, mm
  britské: °C, mph, mm
  americké: °F, mph, palce
  podle regionu
  Jazyk, jednotky a formát času
  Pro všechny displeje bez vlastního nastavení.
  Jazyk
  Jednotky
  Formát času
  nic
  Teď: {0}, potom: {1} (od {2}).
  Teď: {0}, nejméně jeden den.
  jinak
  naléhavé
  podmíněně
  ne
  po
  út
  st
  čt
  pá
  so
  Displeje
  Stav nelze uložit: {0}
  Uložený stav byl při spuštění serveru prázdný: tokeny, zařízení a hodnoty jsou ztraceny. Obnovte {0} z kopie, nebo dejte každému displeji nový token.
  žádný obrázek
  poslední obrázek: {0}
  bez spojení od {0}
  slabá baterie
  Vyžaduje pozornost
  Zatím tu není žádný displej. Níže povolte připojení zařízení, nebo přidejte displej příkazem {0}.
  Nová zařízení se mohou připojit, protože bez proxy se na server dostane jen tento počítač.
  Nová zařízení se mohou připojit ještě několik minut.
  Nová zařízení se teď nemohou připojit.
  Povolit nová zařízení na deset minut
  Nová zařízení
  má klíč jiného serveru ({0}, {1}). Povolte ho, pokud je to vaše zařízení: tento klíč si ponechá.
  už token má a žádá o nový ({0}, {1}). Starý token přestane fungovat, jakmile zařízení dostane nový. Souhlaste jen tehdy, pokud jste toto zařízení právě resetovali.
  Povolit
  Dát nový token
  neznámý model
  Odmítnout
  {0} pixelů
  Nové zařízení, klíč jiného serveru.
  Nebo je to nový displej:
  Panel
  Obsah
  Pojmenovat takto
  místo {0}
  Je to tento displej
  Použít tam
  Obrázek
  celá obrazovka
  Překreslit
  Nový token
  Tlačítka
  Protokol
  Žádné hlášené problémy.
  Probuzení
  asi {0}× denně; počet dní s {2}: asi {1}
  asi {0}× denně; {2} vydrží asi {1} měs.
  Zpět
  Nový token tohoto displeje. Zobrazí se jen jednou; starý už neplatí:
  Posílá se v hlavičce {0} nebo v adrese:
  Nový token pro webhooky. Zobrazí se jen jednou; starý už neplatí:
  Posílá se v hlavičce {0} spolu s JSON na adresu {1}; návrhy čtou data jako proměnnou {2}.
  teď {0}
  poslední obrázek: {0}
  Problém
  beze změny nejméně jeden den
  změna: {0}
  Dále
  Varování
  zařízení má {0} pixelů, zde zvolený panel {1}
  bez spojení
  Naposledy viděno
  Příští probuzení
  slabá
  Baterie
  Signál
  Firmware
  nikdy
  Co teď zobrazuje {0}
  vytvořen {0}
  vytvořen před touto verzí
  naposledy použit {0}
  nikdy nepoužit
  vyprší {0}
  Token
  Odhlásit se
  zítra
  včera
  Nesprávné heslo.
  Heslo
  Přihlásit se
  Astronomický snímek dne NASA s názvem a příběhem
  Obrázek dne z Wikipedie s popisem a autorem
  Nejnovější komiks xkcd
  Dnešní titulní strana novin
  Krajina z Unsplash, každý den jiná
  Citát dne ze ZenQuotes
  Hvězdičky, forky a otevřené issues projektu na GitHubu
  Kurz eura v dolarech, librách a jenech od Evropské centrální banky
  Věta od jazykového modelu, z libovolného serveru s rozhraním OpenAI
  Den rodiny: události, počasí, připomínky
  Nadcházející týden: události a počasí na každý den
  Měsíc s událostmi a počasím
  Před prací: počasí a události
  Počasí dne s větrem, tlakem a sluncem
  Východ a západ slunce a Měsíc
  Ovzduší a pyl
  Nejbližší odjezdy ze stanice
  Energie vyrobená a spotřebovaná doma
  Kdo co doma dělá
  Domácí práce a energie vedle sebe
  Cedule na dveře zasedací místnosti
  Servery a jejich vytížení
  """#),
  ("da", #"""
  playliste
  Vis noget andet
  Vis
  Fotos
  Føj til mappen
  Flere layouts
  Layout
  Playliste
  Denne skærm viser hele tiden det samme.
  Skift mellem flere
  En mere
  Føj til playlisten
  Minutter pr. visning
  Anvend
  Op
  Ned
  Fjern
  Datakilder
  Denne server opdaterer ingen datakilder.
  Ingen datakilde leverer noget endnu.
  Indgående data
  Tilføj datakilde
  hentet {0}
  intet svar endnu
  hentes igen {0}
  Hent nu
  Tilføj
  Kalender
  Adressen på en kalender (iCal, webcal, CalDAV) eller en fil. Private adresser bliver på serveren.
  Adresse
  Eller en fil
  Farve
  Bruger (CalDAV)
  Adgangskode (CalDAV)
  Vejr
  Fra Open-Meteo. Uden sted gælder hjemmets.
  Sted
  Luft og pollen
  Fra Open-Meteo. Uden sted gælder hjemmets.
  Nyheder
  Overskrifterne fra et websted, via RSS eller Atom.
  Billede fra adresse
  Et billede, der skifter på samme adresse: et kamera, en avis, et diagram. Et design, der viser det, tilføjes.
  Færdige datakilder
  Billeder, citater og tal, som alle må vise.
  Hvilken
  Anden adresse, hvis det kræves
  Nøgle eller token, hvis det kræves
  Immich-album
  Et foto fra et album, et nyt hver dag. Et design, der viser det, tilføjes.
  Serverens adresse
  API-nøgle
  Album
  Home Assistant
  Tilstande for entiteter, som designs læser ud fra deres navne.
  Langlivet adgangstoken
  Entiteter
  Vilkårlig JSON
  Værdier, som designs læser ud fra de navne, du giver dem.
  Token, hvis det kræves
  Værdier: et navn og en sti pr. linje
  Body (POST)
  Navn
  Nyt billede efter
  kræver en adresse
  kræver en nøgle
  Hjemmet
  Webhooks
  Programmer sender værdier til designs med {0}.
  Nyt token til webhooks
  Kopi af alt
  Designs, playlister, fotos, kalendere og indstillinger i én fil. Tokens er ikke med.
  Download
  Ikke angivet endnu. Dage, klokkeslæt og vejr afhænger af det.
  By
  Brug dette sted
  følger stedet
  følger regionen
  metriske: °C, km/t, mm
  britiske: °C, mph, mm
  amerikanske: °F, mph, tommer
  følger regionen
  Sprog, måleenheder og tidsformat
  For alle skærme uden egne indstillinger.
  Sprog
  Måleenheder
  Tidsformat
  ingenting
  Viser {0} nu, derefter {1} fra {2}.
  Viser {0} nu, i mindst et døgn.
  ellers
  haster
  med betingelse
  søn
  man
  tirs
  ons
  tors
  fre
  lør
  Skærme
  Serverens tilstand kan ikke gemmes: {0}
  Serverens gemte tilstand var tom, da serveren startede: Tokens, enheder og værdier er gået tabt. Gendan {0} fra en kopi, eller giv hver skærm et nyt token.
  intet billede
  billede fra {0}
  ingen kontakt siden {0}
  lavt batteri
  Kræver opmærksomhed
  Der er ingen skærm endnu. Tilslut en enhed nedenfor, eller tilføj en skærm med {0}.
  Nye enheder kan oprette forbindelse, fordi kun denne computer når serveren uden proxy.
  Nye enheder kan oprette forbindelse de næste par minutter.
  Nye enheder kan ikke oprette forbindelse lige nu.
  Tillad nye enheder i ti minutter
  Nye enheder
  kommer med en anden servers nøgle, fra {0}, {1}. Tillad, hvis det er din enhed: Den beholder nøglen.
  har allerede et token og beder om et nyt, fra {0}, {1}. Det gamle token holder op med at virke, når enheden får et nyt. Godkend kun, hvis du lige har nulstillet enheden.
  Tillad
  Giv et nyt token
  ukendt model
  Afvis
  {0} pixels
  Ny enhed, med en anden servers nøgle.
  Eller det er en ny skærm:
  Panel
  Viser
  Giv den dette navn
  i stedet for {0}
  Det er denne skærm
  Brug til denne skærm
  Billede
  fuld skærm
  Tegn igen
  Nyt token
  Knapper
  Log
  Ingen problemer rapporteret.
  Vågner
  ca. {0}× i døgnet; {2} rækker til ca. {1} døgn
  ca. {0}× i døgnet; {2} rækker til ca. {1} måneder
  Tilbage
  Skærmens nye token. Det vises kun én gang; det gamle virker ikke længere:
  Det sendes i headeren {0} eller i adressen:
  Det nye token til webhooks. Det vises kun én gang; det gamle virker ikke længere:
  Det sendes i headeren {0} med JSON til {1}; designs læser JSON som variablen {2}.
  nu {0}
  det seneste billede er fra {0}
  Problem
  det samme i mindst et døgn
  skifter {0}
  Herefter
  Advarsel
  enheden har {0} pixels, men panelet, der er valgt her, har {1}
  ingen kontakt
  Sidst set
  Vågner igen
  lavt
  Batteri
  Signal
  Firmware
  aldrig
  Det, {0} viser nu
  oprettet {0}
  oprettet før denne version
  sidst brugt {0}
  aldrig brugt
  udløber {0}
  Token
  Log ud
  i morgen
  i går
  Forkert adgangskode.
  Adgangskode
  Log ind
  Dagens astronomibillede fra NASA med titel og historie
  Dagens billede fra Wikipedia, med hvad det viser, og hvem der har lavet det
  Den nyeste tegneserie fra xkcd
  Dagens forside fra en avis
  Et landskab fra Unsplash, et nyt hver dag
  Dagens citat fra ZenQuotes
  Stjerner, forks og åbne issues for et projekt på GitHub
  Hvad en euro koster i dollar, pund og yen, ifølge Den Europæiske Centralbank
  En sætning af en sprogmodel, fra en vilkårlig server med OpenAI's grænseflade
  Familiens dag: begivenheder, vejr, påmindelser
  Den kommende uge: begivenheder og vejret for hver dag
  Måneden med begivenheder og vejret
  Før arbejde: vejr og begivenheder
  Dagens vejr med vind, lufttryk og sol
  Solopgang, solnedgang og månen
  Luften og pollental
  De næste afgange fra en station
  Energi produceret og brugt i hjemmet
  Hvem gør hvad derhjemme
  Pligter og energi ved siden af hinanden
  Døren til et mødelokale
  Servere og deres belastning
  """#),
  ("de", #"""
  Playlist
  Etwas anderes zeigen
  Anzeigen
  Fotos
  Zum Ordner hinzufügen
  Weitere Vorlagen
  Vorlage
  Playlist
  Dieses Display zeigt immer dasselbe.
  Im Wechsel mit anderem zeigen
  Weiterer Eintrag
  Zur Playlist hinzufügen
  Anzeigedauer in Minuten
  Übernehmen
  Nach oben
  Nach unten
  Entfernen
  Datenquellen
  Dieser Server ruft keine Datenquellen ab.
  Noch keine Datenquelle vorhanden.
  Eingehende Daten
  Datenquelle hinzufügen
  Stand: {0}
  noch keine Antwort
  nächster Abruf: {0}
  Jetzt abrufen
  Hinzufügen
  Kalender
  Die Adresse eines Kalenders (iCal, webcal, CalDAV) oder eine Datei. Private Adressen bleiben auf diesem Server.
  Adresse
  Oder eine Datei
  Farbe
  Benutzer (für CalDAV)
  Passwort (für CalDAV)
  Wetter
  Von Open-Meteo. Ohne Ortsangabe gilt der Ort unter „Zuhause“.
  Ort
  Luft und Pollen
  Von Open-Meteo. Ohne Ortsangabe gilt der Ort unter „Zuhause“.
  Nachrichten
  Die Schlagzeilen einer Website, per RSS oder Atom.
  Bild von einer Adresse
  Ein Bild, das sich unter seiner Adresse ändert: Kamera, Zeitung, Diagramm. Ein Design, das es zeigt, wird mit angelegt.
  Fertige Datenquellen
  Bilder, Sprüche und Zahlen, die jeder zeigen darf.
  Auswahl
  Andere Adresse, falls nötig
  Schlüssel oder Token, falls nötig
  Immich-Album
  Ein Foto aus einem Album, jeden Tag ein anderes. Ein Design, das es zeigt, wird mit angelegt.
  Adresse des Servers
  API-Schlüssel
  Album
  Home Assistant
  Zustände von Entitäten, die Designs über deren Namen lesen.
  Langlebiges Zugriffstoken
  Entitäten
  Beliebiges JSON
  Werte, die Designs über selbst vergebene Namen lesen.
  Token, falls nötig
  Werte: je Zeile ein Name und ein Pfad
  Body (für POST)
  Name
  Neues Bild alle
  braucht eine Adresse
  braucht einen Schlüssel
  Zuhause
  Webhooks
  Programme senden mit {0} Werte an Designs.
  Neues Token für Webhooks
  Kopie von allem
  Designs, Playlists, Fotos, Kalender und Einstellungen in einer Datei. Token sind nicht enthalten.
  Herunterladen
  Noch nicht bekannt. Tage, Uhrzeiten und Wetter richten sich danach.
  Wohnort
  Als Ort übernehmen
  wie am Ort üblich
  wie in der Region üblich
  metrisch: °C, km/h, mm
  britisch: °C, mph, mm
  amerikanisch: °F, mph, Zoll
  wie in der Region üblich
  Sprache, Einheiten und Uhrzeitformat
  Für alle Displays ohne eigene Einstellung.
  Sprache
  Einheiten
  Uhrzeitformat
  nichts
  Zeigt jetzt {0}, dann {1} ab {2}.
  Zeigt jetzt {0}, mindestens einen Tag lang.
  sonst
  dringend
  mit Bedingung
  So
  Mo
  Di
  Mi
  Do
  Fr
  Sa
  Displays
  Der Zustand lässt sich nicht speichern: {0}
  Der gespeicherte Zustand war beim Start des Servers leer: Token, Geräte und Werte sind verloren. {0} aus einer Kopie wiederherstellen oder jedem Display ein neues Token geben.
  kein Bild
  letztes Bild: {0}
  nicht erreichbar seit {0}
  Akku schwach
  Handlungsbedarf
  Noch kein Display vorhanden. Unten ein Gerät zulassen oder mit {0} ein Display hinzufügen.
  Neue Geräte können beitreten, weil ohne Proxy nur dieser Rechner den Server erreicht.
  Neue Geräte können noch einige Minuten lang beitreten.
  Neue Geräte können derzeit nicht beitreten.
  Neue Geräte zehn Minuten lang zulassen
  Neue Geräte
  meldet sich mit dem Schlüssel eines anderen Servers, von {0}, {1}. Nur zulassen, wenn es das eigene Gerät ist: Es behält diesen Schlüssel.
  hat schon ein Token und fordert ein weiteres an, von {0}, {1}. Das alte Token wird damit ungültig. Nur zustimmen, wenn dieses Gerät gerade zurückgesetzt wurde.
  Zulassen
  Neues Token geben
  unbekanntes Modell
  Ablehnen
  {0} Pixel
  Neues Gerät mit dem Schlüssel eines anderen Servers.
  Oder es ist ein neues Display:
  Panel
  Zeigt
  So benennen
  statt {0}
  Es ist dieses Display
  Dort verwenden
  Bild
  Vollbild
  Neu zeichnen
  Neues Token
  Tasten
  Protokoll
  Keine Probleme gemeldet.
  Aufwachen
  etwa {0}× am Tag; Laufzeit mit {2} in Tagen: etwa {1}
  etwa {0}× am Tag; Laufzeit mit {2} in Monaten: etwa {1}
  Zurück
  Das neue Token dieses Displays. Es wird nur einmal angezeigt; das alte gilt nicht mehr:
  Es wird als Header {0} oder in der Adresse gesendet:
  Das neue Token für Webhooks. Es wird nur einmal angezeigt; das alte gilt nicht mehr:
  Es wird als Header {0} zusammen mit JSON an {1} gesendet; Designs lesen das JSON als Variable {2}.
  jetzt {0}
  letztes Bild: {0}
  Störung
  mindestens einen Tag lang dasselbe
  Wechsel: {0}
  Als Nächstes
  Warnung
  das Gerät hat {0} Pixel, das hier eingestellte Panel {1}
  nicht erreichbar
  Zuletzt gesehen
  Nächstes Aufwachen
  schwach
  Akku
  Signal
  Firmware
  nie
  Was {0} gerade zeigt
  erstellt: {0}
  vor dieser Version erstellt
  zuletzt benutzt: {0}
  nie benutzt
  gültig bis: {0}
  Token
  Abmelden
  morgen
  gestern
  Falsches Passwort.
  Passwort
  Anmelden
  Astronomiebild des Tages der NASA, mit Titel und Erläuterung
  Bild des Tages der Wikipedia, mit Beschreibung und Urheber
  Der neueste Comic von xkcd
  Die heutige Titelseite einer Zeitung
  Eine Landschaft von Unsplash, jeden Tag eine andere
  Ein Spruch für den Tag, von ZenQuotes
  Sterne, Forks und offene Issues eines Projekts auf GitHub
  Was ein Euro in Dollar, Pfund und Yen kostet, von der Europäischen Zentralbank
  Ein Satz von einem Sprachmodell, von einem beliebigen Server mit OpenAI-Schnittstelle
  Der Tag der Familie: Termine, Wetter, Erinnerungen
  Die kommende Woche: Termine und Wetter für jeden Tag
  Der Monat mit Terminen und Wetter
  Vor der Arbeit: Wetter und Termine
  Das Wetter des Tages, mit Wind, Luftdruck und Sonne
  Sonnenaufgang, Sonnenuntergang und Mond
  Luft und Pollen
  Die nächsten Abfahrten einer Haltestelle
  Zu Hause erzeugte und verbrauchte Energie
  Wer zu Hause was erledigt
  Hausarbeit und Energie nebeneinander
  Türschild eines Besprechungsraums
  Server und ihre Auslastung
  """#),
  ("el", #"""
  λίστα αναπαραγωγής
  Εμφάνιση άλλου περιεχομένου
  Εμφάνιση
  Φωτογραφίες
  Προσθήκη στον φάκελο
  Περισσότεροι πίνακες
  Πίνακας
  Λίστα αναπαραγωγής
  Αυτή η οθόνη δείχνει συνεχώς το ίδιο περιεχόμενο.
  Εναλλαγή με άλλα
  Ένα ακόμη
  Προσθήκη στη λίστα αναπαραγωγής
  Διάρκεια προβολής σε λεπτά
  Εφαρμογή
  Πάνω
  Κάτω
  Αφαίρεση
  Πηγές δεδομένων
  Αυτός ο διακομιστής δεν ανανεώνει πηγές δεδομένων.
  Καμία πηγή δεν δίνει ακόμη δεδομένα.
  Εισερχόμενα δεδομένα
  Προσθήκη πηγής δεδομένων
  απάντηση: {0}
  καμία απάντηση ακόμη
  επόμενο αίτημα: {0}
  Ανανέωση τώρα
  Προσθήκη
  Ημερολόγιο
  Η διεύθυνση ενός ημερολογίου (iCal, webcal, CalDAV) ή ένα αρχείο. Οι ιδιωτικές διευθύνσεις μένουν σε αυτόν τον υπολογιστή.
  Διεύθυνση
  Ή ένα αρχείο
  Χρώμα
  Χρήστης (για CalDAV)
  Κωδικός πρόσβασης (για CalDAV)
  Καιρός
  Από το Open-Meteo. Χωρίς τοποθεσία, ισχύει ο καιρός του σπιτιού.
  Τοποθεσία
  Αέρας και γύρη
  Από το Open-Meteo. Χωρίς τοποθεσία, ισχύει η ποιότητα αέρα του σπιτιού.
  Ειδήσεις
  Οι τίτλοι ειδήσεων ενός ιστοτόπου, μέσω RSS ή Atom.
  Εικόνα από διεύθυνση
  Μια εικόνα που αλλάζει στη διεύθυνσή της: κάμερα, εφημερίδα, γράφημα. Προστίθεται και ένα σχέδιο που τη δείχνει.
  Έτοιμες πηγές
  Εικόνες, ρητά και αριθμοί που μπορεί να δείξει ο καθένας.
  Πηγή
  Άλλη διεύθυνση (αν χρειάζεται)
  Κλειδί ή token (αν χρειάζεται)
  Άλμπουμ Immich
  Μια φωτογραφία από ένα άλμπουμ, κάθε μέρα διαφορετική. Προστίθεται και ένα σχέδιο που τη δείχνει.
  Διεύθυνση διακομιστή
  Κλειδί API
  Άλμπουμ
  Home Assistant
  Καταστάσεις οντοτήτων, που τα σχέδια διαβάζουν με το όνομά τους.
  Token πρόσβασης μακράς διάρκειας
  Οντότητες
  Οποιοδήποτε JSON
  Τιμές που τα σχέδια διαβάζουν με τα ονόματα που τους δίνετε.
  Token (αν χρειάζεται)
  Τιμές: ένα όνομα και μια διαδρομή σε κάθε γραμμή
  Σώμα (για POST)
  Όνομα
  Νέα εικόνα κάθε
  χρειάζεται διεύθυνση
  χρειάζεται κλειδί
  Σπίτι
  Webhooks
  Τα προγράμματα στέλνουν τιμές στα σχέδια με {0}.
  Νέο token για webhooks
  Αντίγραφο όλων
  Σχέδια, λίστες αναπαραγωγής, φωτογραφίες, ημερολόγια και ρυθμίσεις σε ένα αρχείο. Τα tokens δεν περιλαμβάνονται.
  Λήψη
  Δεν είναι ακόμη γνωστή. Από αυτήν εξαρτώνται οι ημέρες, οι ώρες και ο καιρός.
  Πόλη
  Αποθήκευση τοποθεσίας
  ανάλογα με την τοποθεσία
  ανάλογα με την περιοχή
  μετρικές: °C, km/h, mm
  βρετανικές: °C, mph, mm
  αμερικανικές: °F, mph, ίντσες
  ανάλογα με την περιοχή
  Γλώσσα, μονάδες και ώρα
  Για όλες τις οθόνες χωρίς δικές τους ρυθμίσεις.
  Γλώσσα
  Μονάδες
  Μορφή ώρας
  τίποτα
  Τώρα: {0}. Μετά: {1} ({2}).
  Τώρα: {0}, για τουλάχιστον μία ημέρα.
  τις υπόλοιπες ώρες
  επείγον
  υπό όρους
  Κυρ
  Δευ
  Τρί
  Τετ
  Πέμ
  Παρ
  Σάβ
  Οθόνες
  Δεν είναι δυνατή η αποθήκευση της κατάστασης: {0}
  Η αποθηκευμένη κατάσταση ήταν κενή κατά την εκκίνηση του διακομιστή: tokens, συσκευές και τιμές χάθηκαν. Επαναφέρετε το {0} από αντίγραφο ή δώστε σε κάθε οθόνη νέο token.
  χωρίς εικόνα
  τελευταία εικόνα: {0}
  χωρίς επικοινωνία από {0}
  χαμηλή μπαταρία
  Χρειάζονται προσοχή
  Δεν υπάρχει ακόμη οθόνη. Επιτρέψτε παρακάτω τη σύνδεση μιας συσκευής ή προσθέστε μια οθόνη με {0}.
  Νέες συσκευές μπορούν να συνδεθούν, επειδή χωρίς proxy μόνο αυτός ο υπολογιστής έχει πρόσβαση στον διακομιστή.
  Νέες συσκευές μπορούν να συνδεθούν για τα επόμενα λίγα λεπτά.
  Νέες συσκευές δεν μπορούν να συνδεθούν τώρα.
  Να επιτρέπονται νέες συσκευές για δέκα λεπτά
  Νέες συσκευές
  έρχεται με το κλειδί άλλου διακομιστή ({0}, {1}). Δεχτείτε την, αν είναι δική σας συσκευή: θα κρατήσει αυτό το κλειδί.
  έχει token και ζητά άλλο ({0}, {1}). Το παλιό παύει να ισχύει μόλις πάρει νέο. Δεχτείτε μόνο αν μόλις επαναφέρατε αυτή τη συσκευή.
  Αποδοχή
  Παροχή άλλου token
  άγνωστο μοντέλο
  Απόρριψη
  {0} πίξελ
  Νέα συσκευή, κλειδί άλλου διακομιστή.
  Ή είναι νέα οθόνη:
  Πάνελ
  Δείχνει
  Ορισμός ονόματος
  αντί για {0}
  Είναι η οθόνη
  Χρήση εκεί
  Εικόνα
  πλήρης οθόνη
  Νέα σχεδίαση
  Νέο token
  Κουμπιά
  Αρχείο καταγραφής
  Δεν αναφέρθηκαν προβλήματα.
  Αφυπνίσεις
  περίπου {0} την ημέρα· {2} αρκούν για περίπου {1} ημ.
  περίπου {0} την ημέρα· {2} αρκούν για περίπου {1} μήνες
  Πίσω
  Το νέο token αυτής της οθόνης. Εμφανίζεται μόνο μία φορά· το παλιό δεν ισχύει πλέον:
  Στέλνεται στην κεφαλίδα {0} ή στη διεύθυνση:
  Το νέο token των webhooks. Εμφανίζεται μόνο μία φορά· το παλιό δεν ισχύει πλέον:
  Στέλνεται στην κεφαλίδα {0} μαζί με JSON στο {1}· τα σχέδια το διαβάζουν ως τη μεταβλητή {2}.
  τώρα {0}
  η τελευταία εικόνα: {0}
  Πρόβλημα
  το ίδιο για τουλάχιστον μία ημέρα
  αλλαγή: {0}
  Επόμενο
  Προειδοποίηση
  η συσκευή έχει {0} πίξελ, το πάνελ της εδώ {1}
  χωρίς επικοινωνία
  Τελευταία επικοινωνία
  Επόμενη αφύπνιση
  χαμηλή
  Μπαταρία
  Σήμα
  Υλικολογισμικό
  ποτέ
  Τι δείχνει τώρα η οθόνη {0}
  δημιουργήθηκε: {0}
  δημιουργήθηκε πριν από αυτή την έκδοση
  τελευταία χρήση: {0}
  δεν χρησιμοποιήθηκε ποτέ
  λήξη: {0}
  Token
  Αποσύνδεση
  αύριο
  χθες
  Λάθος κωδικός πρόσβασης.
  Κωδικός πρόσβασης
  Σύνδεση
  Η αστρονομική εικόνα της ημέρας της NASA, με τον τίτλο και την ιστορία της
  Η εικόνα της ημέρας της Wikipedia, με το θέμα και τον δημιουργό της
  Το νεότερο κόμικ του xkcd
  Το σημερινό πρωτοσέλιδο μιας εφημερίδας
  Ένα τοπίο από το Unsplash, κάθε μέρα διαφορετικό
  Ένα ρητό για κάθε μέρα, από το ZenQuotes
  Αστέρια, forks και ανοιχτά issues ενός έργου στο GitHub
  Η ισοτιμία του ευρώ σε δολάρια, λίρες και γιεν, από την Ευρωπαϊκή Κεντρική Τράπεζα
  Μια πρόταση από γλωσσικό μοντέλο, σε οποιονδήποτε διακομιστή με τη διεπαφή του OpenAI
  Η ημέρα της οικογένειας: συμβάντα, καιρός, υπενθυμίσεις
  Η επόμενη εβδομάδα: συμβάντα και καιρός κάθε ημέρας
  Ο μήνας, με γεγονότα και καιρό
  Πριν από τη δουλειά: καιρός και συμβάντα
  Ο καιρός της ημέρας, με άνεμο, πίεση και ήλιο
  Ανατολή, δύση και σελήνη
  Ο αέρας και η γύρη
  Οι επόμενες αναχωρήσεις ενός σταθμού
  Ενέργεια που παράγεται και καταναλώνεται στο σπίτι
  Ποιος κάνει τι στο σπίτι
  Δουλειές του σπιτιού και ενέργεια, δίπλα δίπλα
  Πινακίδα για την πόρτα αίθουσας συσκέψεων
  Διακομιστές και το φορτίο τους
  """#),
  ("es", #"""
  lista de reproducción
  Mostrar otra cosa
  Mostrar
  Fotos
  Añadir a la carpeta
  Más plantillas
  Plantilla
  Lista de reproducción
  Esta pantalla muestra siempre lo mismo.
  Alternar con otros contenidos
  Otro elemento
  Añadir a la lista
  Duración en minutos
  Aplicar
  Subir
  Bajar
  Quitar
  Fuentes
  Este servidor no actualiza ninguna fuente.
  Aún no hay ninguna fuente.
  Datos recibidos
  Añadir una fuente
  última respuesta: {0}
  aún sin respuesta
  próxima consulta: {0}
  Actualizar ahora
  Añadir
  Calendario
  La dirección de un calendario (iCal, webcal, CalDAV) o un archivo. Las direcciones privadas no salen de este servidor.
  Dirección
  O un archivo
  Color
  Usuario (para CalDAV)
  Contraseña (para CalDAV)
  Tiempo
  Datos de Open-Meteo. Si no se indica una ubicación, se usa la de la casa.
  Ubicación
  Aire y polen
  Datos de Open-Meteo. Si no se indica una ubicación, se usa la de la casa.
  Noticias
  Los titulares de un sitio web, por RSS o Atom.
  Imagen desde una dirección
  Una imagen que cambia en su dirección: una cámara, un periódico, un gráfico. Se añade un diseño que la muestra.
  Fuentes predefinidas
  Imágenes, citas y cifras que cualquiera puede mostrar.
  Cuál
  Otra dirección, si hace falta
  Clave o token, si hace falta
  Álbum de Immich
  Una foto de un álbum, distinta cada día. Se añade un diseño que la muestra.
  Dirección del servidor
  Clave de API
  Álbum
  Home Assistant
  Estados de entidades, que los diseños leen por su nombre.
  Token de acceso de larga duración
  Entidades
  Cualquier JSON
  Valores que los diseños leen por los nombres que se les asignan.
  Token, si hace falta
  Valores: un nombre y una ruta por línea
  Cuerpo (para POST)
  Nombre
  Una nueva cada
  requiere una dirección
  requiere una clave
  Casa
  Webhooks
  Los programas envían valores a los diseños con {0}.
  Nuevo token para webhooks
  Copia de todo
  Diseños, listas de reproducción, fotos, calendarios y ajustes en un solo archivo. No incluye los tokens.
  Descargar
  Aún desconocida. De ella dependen los días, las horas y el tiempo.
  Localidad
  Usar esta ubicación
  según la ubicación
  según la región
  métricas: °C, km/h, mm
  británicas: °C, mph, mm
  estadounidenses: °F, mph, pulgadas
  según la región
  Idioma, unidades y formato de hora
  Para todas las pantallas sin ajustes propios.
  Idioma
  Unidades
  Formato de hora
  nada
  Ahora: {0}. Después ({2}): {1}.
  Ahora: {0}, durante al menos un día.
  en otro caso
  urgente
  con condición
  dom
  lun
  mar
  mié
  jue
  vie
  sáb
  Pantallas
  No se puede guardar el estado: {0}
  El estado guardado estaba vacío al iniciarse el servidor: se han perdido los tokens, los dispositivos y los valores. Hay que restaurar {0} desde una copia o dar un token nuevo a cada pantalla.
  sin imagen
  última imagen: {0}
  sin conexión desde {0}
  batería baja
  Requiere atención
  Aún no hay ninguna pantalla. Se puede permitir un dispositivo aquí abajo o añadir una pantalla con {0}.
  Se pueden conectar dispositivos nuevos, porque, sin proxy, solo este equipo llega al servidor.
  Se pueden conectar dispositivos nuevos durante unos minutos.
  Ahora no se pueden conectar dispositivos nuevos.
  Permitir dispositivos nuevos durante diez minutos
  Dispositivos nuevos
  se presenta con la clave de otro servidor, desde {0}, {1}. Permitir solo si es un dispositivo propio: conservará esa clave.
  ya tiene un token y pide otro, desde {0}, {1}. El token anterior dejará de funcionar. Aceptar solo si este dispositivo se acaba de restablecer.
  Permitir
  Dar otro token
  modelo desconocido
  Rechazar
  {0} píxeles
  Dispositivo nuevo, con la clave de otro servidor.
  O es una pantalla nueva:
  Panel
  Muestra
  Asignar este nombre
  en lugar de {0}
  Es esta pantalla
  Usar en esta pantalla
  Imagen
  pantalla completa
  Volver a dibujar
  Nuevo token
  Botones
  Registro
  No se ha notificado ningún problema.
  Activaciones
  aprox. {0}× al día; autonomía con {2}, en días: aprox. {1}
  aprox. {0}× al día; autonomía con {2}, en meses: aprox. {1}
  Volver
  El nuevo token de esta pantalla. Solo se muestra una vez; el anterior ya no funciona:
  Se envía en la cabecera {0} o en la dirección:
  El nuevo token de los webhooks. Solo se muestra una vez; el anterior ya no funciona:
  Se envía en la cabecera {0} junto con JSON a {1}; los diseños leen ese JSON como la variable {2}.
  ahora {0}
  última imagen: {0}
  Problema
  sin cambios durante al menos un día
  cambio: {0}
  A continuación
  Advertencia
  el dispositivo tiene {0} píxeles y el panel elegido aquí, {1}
  sin conexión
  Última conexión
  Próxima activación
  baja
  Batería
  Señal
  Firmware
  nunca
  Lo que muestra ahora {0}
  creado: {0}
  creado antes de esta versión
  último uso: {0}
  nunca usado
  caduca: {0}
  Token
  Cerrar sesión
  mañana
  ayer
  Contraseña incorrecta.
  Contraseña
  Iniciar sesión
  La imagen astronómica del día de la NASA, con su título y su explicación
  La imagen del día de Wikipedia, con su descripción y su autor
  La última tira cómica de xkcd
  La portada de hoy de un periódico
  Un paisaje de Unsplash, distinto cada día
  Una cita para el día, de ZenQuotes
  Estrellas, forks e incidencias abiertas de un proyecto de GitHub
  Cuánto vale un euro en dólares, libras y yenes, según el Banco Central Europeo
  Una frase de un modelo de lenguaje, desde cualquier servidor compatible con la API de OpenAI
  El día de la familia: eventos, tiempo, recordatorios
  La semana que viene: eventos y tiempo de cada día
  El mes, con eventos y el tiempo
  Antes del trabajo: tiempo y eventos
  El tiempo del día, con viento, presión y sol
  Amanecer, atardecer y luna
  El aire y el polen
  Las próximas salidas de una estación o parada
  La energía producida y consumida en casa
  Quién hace qué en casa
  Las tareas y la energía, una al lado de la otra
  La puerta de una sala de reuniones
  Servidores y su carga
  """#),
  ("fi", #"""
  soittolista
  Näytä jotain muuta
  Näytä
  Valokuvat
  Lisää kansioon
  Lisää tauluja
  Taulu
  Soittolista
  Tämä näyttö näyttää koko ajan samaa sisältöä.
  Vuorottele muun sisällön kanssa
  Vielä yksi
  Lisää soittolistalle
  Vuoron kesto minuutteina
  Aseta
  Ylös
  Alas
  Poista
  Tietolähteet
  Tämä palvelin ei päivitä tietolähteitä.
  Mikään tietolähde ei tuo vielä tietoja.
  Saapuvat tiedot
  Lisää tietolähde
  vastasi {0}
  ei vielä vastausta
  seuraava haku {0}
  Hae nyt
  Lisää
  Kalenteri
  Kalenterin osoite (iCal, webcal, CalDAV) tai tiedosto. Yksityiset osoitteet pysyvät tällä koneella.
  Osoite
  Tai tiedosto
  Väri
  Käyttäjä (CalDAV)
  Salasana (CalDAV)
  Sää
  Open-Meteosta. Ilman paikkaa näytetään kodin sää.
  Paikka
  Ilmanlaatu ja siitepöly
  Open-Meteosta. Ilman paikkaa näytetään kodin ilmanlaatu.
  Uutiset
  Sivuston otsikot RSS- tai Atom-syötteestä.
  Kuva osoitteesta
  Kuva, joka vaihtuu osoitteessaan: kamera, sanomalehti, kaavio. Samalla lisätään ulkoasu, joka näyttää sen.
  Valmiit tietolähteet
  Kuvia, mietelauseita ja lukuja, joita kuka tahansa saa näyttää.
  Mikä
  Toinen osoite, jos sellainen tarvitaan
  Avain tai token, jos sellainen tarvitaan
  Immich-albumi
  Valokuva albumista, joka päivä eri kuva. Samalla lisätään ulkoasu, joka näyttää sen.
  Palvelimen osoite
  API-avain
  Albumi
  Home Assistant
  Entiteettien tilat, jotka ulkoasut lukevat nimen perusteella.
  Pitkäaikainen käyttötunnus
  Entiteetit
  Mikä tahansa JSON
  Arvoja, jotka ulkoasut lukevat antamillasi nimillä.
  Token, jos sellainen tarvitaan
  Arvot: nimi ja polku kullekin riville
  Sisältö (POST)
  Nimi
  Vaihtoväli
  vaatii osoitteen
  vaatii avaimen
  Koti
  Webhookit
  Ohjelmat lähettävät arvoja ulkoasuille pyynnöllä {0}.
  Uusi token webhookeille
  Kopio kaikesta
  Ulkoasut, soittolistat, valokuvat, kalenterit ja asetukset yhdessä tiedostossa. Tokenit eivät ole mukana.
  Lataa
  Ei vielä tiedossa. Päivät, kellonajat ja sää määräytyvät sen mukaan.
  Paikkakunta
  Käytä tätä paikkaa
  paikan mukaan
  alueen mukaan
  metriset: °C, km/h, mm
  brittiläiset: °C, mph, mm
  amerikkalaiset: °F, mph, tuumat
  alueen mukaan
  Kieli, yksiköt ja kellonajan muoto
  Kaikille näytöille, joilla ei ole omia asetuksia.
  Kieli
  Yksiköt
  Kellonajan muoto
  ei mitään
  Nyt: {0}, seuraavaksi: {1} ({2}).
  Nyt: {0}, vähintään vuorokauden ajan.
  muulloin
  kiireellinen
  ehdollinen
  su
  ma
  ti
  ke
  to
  pe
  la
  Näytöt
  Tilaa ei voi tallentaa: {0}
  Tallennettu tila oli tyhjä, kun palvelin käynnistyi: tokenit, laitteet ja arvot on menetetty. Palauta {0} kopiosta tai anna jokaiselle näytölle uusi token.
  ei kuvaa
  viimeisin kuva: {0}
  ei yhteyttä, viimeksi {0}
  akku vähissä
  Vaatii huomiota
  Näyttöjä ei vielä ole. Anna laitteen liittyä alla tai lisää näyttö komennolla {0}.
  Uudet laitteet voivat liittyä, koska vain tämä kone saa yhteyden palvelimeen ilman välityspalvelinta.
  Uudet laitteet voivat liittyä muutaman minuutin ajan.
  Uudet laitteet eivät voi liittyä nyt.
  Salli uudet laitteet kymmenen minuutin ajan
  Uudet laitteet
  tuli toisen palvelimen avaimella ({0}, {1}). Hyväksy, jos tämä on oma laitteesi: se pitää avaimensa.
  on jo saanut tokenin ja pyytää uutta ({0}, {1}). Vanha token lakkaa toimimasta, kun laite saa uuden. Hyväksy vain, jos olet juuri nollannut tämän laitteen.
  Hyväksy
  Anna uusi token
  tuntematon malli
  Hylkää
  {0} pikseliä
  Uusi laite, toisen palvelimen avain.
  Tai se on uusi näyttö:
  Paneeli
  Sisältö
  Anna tämä nimi
  korvaa {0}
  Se on tämä näyttö
  Käytä siinä
  Kuva
  koko näyttö
  Piirrä uudelleen
  Uusi token
  Painikkeet
  Loki
  Ei ilmoitettuja ongelmia.
  Herätykset
  noin {0}/vrk; {2} riittää noin {1} vrk
  noin {0}/vrk; {2} riittää noin {1} kk
  Takaisin
  Tämän näytön uusi token. Se näytetään vain kerran; vanha ei enää toimi:
  Se lähetetään otsakkeessa {0} tai osoitteessa:
  Webhookien uusi token. Se näytetään vain kerran; vanha ei enää toimi:
  Se lähetetään otsakkeessa {0} JSON-datan kanssa osoitteeseen {1}; ulkoasut lukevat datan muuttujana {2}.
  nyt {0}
  viimeisin kuva: {0}
  Ongelma
  sama vähintään vuorokauden ajan
  vaihtuu {0}
  Seuraavaksi
  Varoitus
  laitteessa on {0} pikseliä, tässä valitussa paneelissa {1}
  ei yhteyttä
  Nähty viimeksi
  Seuraava herätys
  vähissä
  Akku
  Signaali
  Laiteohjelmisto
  ei koskaan
  Mitä {0} näyttää nyt
  luotu {0}
  luotu ennen tätä versiota
  viimeksi käytetty {0}
  ei koskaan käytetty
  vanhenee {0}
  Token
  Kirjaudu ulos
  huomenna
  eilen
  Väärä salasana.
  Salasana
  Kirjaudu sisään
  NASAn päivän tähtitiedekuva otsikkoineen ja tarinoineen
  Wikipedian päivän kuva, sen aihe ja tekijä
  Uusin xkcd-sarjakuva
  Sanomalehden etusivu tänään
  Maisema Unsplashista, joka päivä eri
  Päivän mietelause ZenQuotesista
  GitHub-projektin tähdet, forkit ja avoimet issuet
  Euron kurssi dollareina, puntina ja jeneinä Euroopan keskuspankilta
  Kielimallin kirjoittama lause miltä tahansa OpenAI-rajapintaa tukevalta palvelimelta
  Perheen päivä: tapahtumat, sää, muistutukset
  Tuleva viikko: tapahtumat ja kunkin päivän sää
  Kuukausi, tapahtumat ja sää
  Ennen töitä: sää ja tapahtumat
  Päivän sää: tuuli, ilmanpaine ja aurinko
  Auringonnousu, auringonlasku ja kuu
  Ilmanlaatu ja siitepöly
  Aseman seuraavat lähdöt
  Kotona tuotettu ja käytetty energia
  Kuka tekee mitä kotona
  Kotityöt ja energia rinnakkain
  Kokoushuoneen ovikyltti
  Palvelimet ja niiden kuormitus
  """#),
  ("fr", #"""
  playlist
  Afficher autre chose
  Afficher
  Photos
  Ajouter au dossier
  Autres mises en page
  Mise en page
  Playlist
  Cet écran affiche toujours la même chose.
  Alterner avec d’autres contenus
  Autre élément
  Ajouter à la playlist
  Durée d’affichage en minutes
  Appliquer
  Monter
  Descendre
  Retirer
  Sources
  Ce serveur n’actualise aucune source.
  Aucune source pour l’instant.
  Données reçues
  Ajouter une source
  dernière réponse : {0}
  pas encore de réponse
  prochaine requête : {0}
  Actualiser maintenant
  Ajouter
  Calendrier
  L’adresse d’un calendrier (iCal, webcal, CalDAV) ou un fichier. Les adresses privées restent sur ce serveur.
  Adresse
  Ou un fichier
  Couleur
  Utilisateur (pour CalDAV)
  Mot de passe (pour CalDAV)
  Météo
  Données d’Open-Meteo. Sans lieu indiqué, celui de la maison est utilisé.
  Lieu
  Air et pollens
  Données d’Open-Meteo. Sans lieu indiqué, celui de la maison est utilisé.
  Actualités
  Les titres d’un site, par RSS ou Atom.
  Image à partir d’une adresse
  Une image qui change à son adresse : caméra, journal, graphique. Un design qui l’affiche est ajouté.
  Sources prêtes à l’emploi
  Des images, des citations et des chiffres que chacun peut afficher.
  Laquelle
  Autre adresse, si nécessaire
  Clé ou jeton, si nécessaire
  Album Immich
  Une photo d’un album, différente chaque jour. Un design qui l’affiche est ajouté.
  Adresse du serveur
  Clé API
  Album
  Home Assistant
  Les états d’entités, que les designs lisent par leur nom.
  Jeton d’accès longue durée
  Entités
  JSON quelconque
  Des valeurs que les designs lisent par les noms que vous leur donnez.
  Jeton, si nécessaire
  Valeurs : un nom et un chemin par ligne
  Corps (pour POST)
  Nom
  Intervalle de renouvellement
  adresse requise
  clé requise
  Maison
  Webhooks
  Les programmes envoient des valeurs aux designs avec {0}.
  Nouveau jeton pour les webhooks
  Copie complète
  Designs, playlists, photos, calendriers et réglages dans un seul fichier, sans les jetons.
  Télécharger
  Pas encore connu. Les jours, les heures et la météo en dépendent.
  Ville
  Choisir ce lieu
  selon le lieu
  selon la région
  métriques : °C, km/h, mm
  britanniques : °C, mph, mm
  américaines : °F, mph, pouces
  selon la région
  Langue, unités et format de l’heure
  Pour tous les écrans sans réglage propre.
  Langue
  Unités
  Format de l’heure
  rien
  En cours : {0}, puis {1} à partir de {2}.
  En cours : {0}, pendant au moins un jour.
  sinon
  urgent
  sous condition
  dim.
  lun.
  mar.
  mer.
  jeu.
  ven.
  sam.
  Écrans
  Impossible d’enregistrer l’état : {0}
  L’état enregistré était vide au démarrage du serveur : les jetons, les appareils et les valeurs sont perdus. Restaurez {0} à partir d’une copie ou donnez un nouveau jeton à chaque écran.
  aucune image
  dernière image : {0}
  injoignable depuis {0}
  batterie faible
  À vérifier
  Aucun écran pour l’instant. Autorisez un appareil ci-dessous ou ajoutez un écran avec {0}.
  De nouveaux appareils peuvent se connecter, car, sans proxy, seule cette machine atteint le serveur.
  De nouveaux appareils peuvent se connecter pendant quelques minutes.
  Aucun nouvel appareil ne peut se connecter actuellement.
  Autoriser les nouveaux appareils pendant dix minutes
  Nouveaux appareils
  se présente avec la clé d’un autre serveur, depuis {0}, {1}. Autorisez-le si c’est bien votre appareil : il gardera cette clé.
  a déjà un jeton et en demande un autre, depuis {0}, {1}. L’ancien jeton ne fonctionnera plus ensuite. N’acceptez que si vous venez de réinitialiser cet appareil.
  Autoriser
  Donner un autre jeton
  modèle inconnu
  Refuser
  {0} pixels
  Nouvel appareil, avec la clé d’un autre serveur.
  Ou c’est un nouvel écran :
  Dalle
  Affiche
  Donner ce nom
  à la place de {0}
  C’est cet écran
  Utiliser pour cet écran
  Image
  plein écran
  Redessiner
  Nouveau jeton
  Boutons
  Journal
  Aucun problème signalé.
  Réveils
  environ {0}× par jour ; autonomie avec {2} : environ {1} j
  environ {0}× par jour ; autonomie avec {2} : environ {1} mois
  Retour
  Le nouveau jeton de cet écran. Il n’est affiché qu’une seule fois ; l’ancien ne fonctionne plus :
  Il est envoyé dans l’en-tête {0} ou dans l’adresse :
  Le nouveau jeton des webhooks. Il n’est affiché qu’une seule fois ; l’ancien ne fonctionne plus :
  Il est envoyé dans l’en-tête {0} avec du JSON à {1} ; les designs lisent ce JSON comme variable {2}.
  actuellement {0}
  dernière image : {0}
  Problème
  inchangé pendant au moins un jour
  changement : {0}
  Ensuite
  Avertissement
  l’appareil a {0} pixels, sa dalle définie ici {1}
  injoignable
  Dernier contact
  Prochain réveil
  faible
  Batterie
  Signal
  Firmware
  jamais
  Ce que {0} affiche actuellement
  créé : {0}
  créé avant cette version
  dernière utilisation : {0}
  jamais utilisé
  expiration : {0}
  Jeton
  Se déconnecter
  demain
  hier
  Mot de passe incorrect.
  Mot de passe
  Se connecter
  L’image astronomique du jour de la NASA, avec son titre et son explication
  L’image du jour de Wikipédia, avec sa description et son auteur
  La dernière BD de xkcd
  La une du jour d’un journal
  Un paysage d’Unsplash, différent chaque jour
  Une citation du jour, de ZenQuotes
  Les étoiles, forks et tickets ouverts d’un projet GitHub
  Le cours de l’euro en dollars, livres et yens, de la Banque centrale européenne
  Une phrase d’un modèle de langage, depuis tout serveur compatible avec l’API d’OpenAI
  La journée de la famille : événements, météo, rappels
  La semaine à venir : les événements et la météo de chaque jour
  Le mois, avec les événements et la météo
  Avant le travail : météo et événements
  La météo du jour, avec le vent, la pression et le soleil
  Le lever et le coucher du soleil, et la lune
  L’air et les pollens
  Les prochains départs d’une gare ou d’un arrêt
  L’énergie produite et consommée à la maison
  Qui fait quoi à la maison
  Les tâches et l’énergie, côte à côte
  La porte d’une salle de réunion
  Les serveurs et leur charge
  """#),
  ("he", #"""
  פלייליסט
  הצגת משהו אחר
  הצגה
  תמונות
  הוספה לתיקייה
  לוחות נוספים
  לוח
  פלייליסט
  המסך הזה מציג דבר אחד כל הזמן.
  הצגה לסירוגין עם אחרים
  עוד פריט
  הוספה לפלייליסט
  משך ההצגה בדקות
  החלה
  למעלה
  למטה
  הסרה
  מקורות נתונים
  השרת הזה אינו מרענן מקורות נתונים.
  אין עדיין מקור שמספק נתונים.
  נתונים נכנסים
  הוספת מקור נתונים
  תשובה: {0}
  אין עדיין תשובה
  הבקשה הבאה: {0}
  רענון עכשיו
  הוספה
  לוח שנה
  כתובת של לוח שנה (iCal,‏ webcal,‏ CalDAV) או קובץ. כתובות פרטיות נשארות במחשב הזה.
  כתובת
  או קובץ
  צבע
  משתמש (עבור CalDAV)
  סיסמה (עבור CalDAV)
  מזג אוויר
  מ־Open-Meteo. ללא מיקום, יוצג מזג האוויר של הבית.
  מיקום
  אוויר ואבקנים
  מ־Open-Meteo. ללא מיקום, תוצג איכות האוויר של הבית.
  חדשות
  הכותרות של אתר, באמצעות RSS או Atom.
  תמונה לפי כתובת
  תמונה שמתחלפת בכתובת שלה: מצלמה, עיתון, תרשים. יתווסף גם עיצוב שמציג אותה.
  מקורות מוכנים
  תמונות, פתגמים ונתונים שכל אחד רשאי להציג.
  איזה מקור
  כתובת אחרת, אם נדרשת
  מפתח או אסימון, אם נדרש
  אלבום Immich
  תמונה מאלבום, בכל יום תמונה אחרת. יתווסף גם עיצוב שמציג אותה.
  כתובת השרת
  מפתח API
  אלבום
  Home Assistant
  מצבים של ישויות, שעיצובים קוראים לפי שמן.
  אסימון גישה ארוך טווח
  ישויות
  JSON כלשהו
  ערכים שעיצובים קוראים לפי השמות שתיתנו להם.
  אסימון, אם נדרש
  ערכים: שם ונתיב בכל שורה
  גוף הבקשה (עבור POST)
  שם
  תמונה חדשה כל
  נדרשת כתובת
  נדרש מפתח
  בית
  Webhooks
  תוכנות שולחות ערכים לעיצובים באמצעות {0}.
  אסימון חדש ל־Webhooks
  עותק של הכול
  עיצובים, פלייליסטים, תמונות, לוחות שנה והגדרות בקובץ אחד. האסימונים אינם כלולים בו.
  הורדה
  עדיין לא ידוע. הימים, השעות ומזג האוויר נקבעים לפיו.
  יישוב
  שמירת המיקום
  לפי המיקום
  לפי האזור
  מטריות: צלזיוס, קמ״ש, מ״מ
  בריטיות: צלזיוס, מייל/ש׳, מ״מ
  אמריקאיות: פרנהייט, מייל/ש׳, אינץ׳
  לפי האזור
  שפה, יחידות ושעון
  לכל המסכים שאין להם הגדרה משלהם.
  שפה
  יחידות
  תבנית שעה
  כלום
  עכשיו: {0}. אחר כך: {1} ({2}).
  עכשיו: {0}, למשך יממה לפחות.
  בשאר הזמן
  דחוף
  בתנאי
  א׳
  ב׳
  ג׳
  ד׳
  ה׳
  ו׳
  ש׳
  מסכים
  לא ניתן לשמור את המצב: {0}
  המצב השמור היה ריק כשהשרת הופעל: האסימונים, המכשירים והערכים אבדו. שחזרו את {0} מעותק, או תנו לכל מסך אסימון חדש.
  אין תמונה
  תמונה אחרונה: {0}
  אין קשר מאז {0}
  סוללה חלשה
  דורשים טיפול
  אין עדיין מסכים. אפשרו למכשיר להצטרף למטה, או הוסיפו מסך באמצעות {0}.
  מכשירים חדשים יכולים להצטרף, כי ללא פרוקסי רק למחשב הזה יש גישה לשרת.
  מכשירים חדשים יכולים להצטרף בדקות הקרובות.
  מכשירים חדשים אינם יכולים להצטרף כעת.
  אישור הצטרפות למשך עשר דקות
  מכשירים חדשים
  מגיע עם מפתח של שרת אחר ({0}, {1}). אשרו אם זה המכשיר שלכם: המפתח הזה יישאר בו.
  יש לו אסימון והוא מבקש אחר ({0}, {1}). האסימון הישן יפסיק לפעול כשיקבל חדש. אשרו רק אם איפסתם את המכשיר הזה זה עתה.
  אישור
  מתן אסימון אחר
  דגם לא ידוע
  דחייה
  {0} פיקסלים
  מכשיר חדש, מפתח של שרת אחר.
  או שזה מסך חדש:
  פאנל
  מציג
  מתן השם הזה
  במקום {0}
  זה המסך
  שימוש שם
  תמונה
  מסך מלא
  ציור מחדש
  אסימון חדש
  לחצנים
  יומן רישום
  לא דווחו תקלות.
  התעוררויות
  כ־{0} ביום; {2} מספיקים לכ־{1} ימים
  כ־{0} ביום; {2} מספיקים לכ־{1} חודשים
  חזרה
  האסימון החדש של המסך הזה. הוא מוצג פעם אחת בלבד; הישן כבר אינו פועל:
  הוא נשלח בכותרת {0} או בכתובת:
  האסימון החדש של Webhooks. הוא מוצג פעם אחת בלבד; הישן כבר אינו פועל:
  הוא נשלח בכותרת {0} עם JSON אל {1}; עיצובים קוראים אותו כמשתנה {2}.
  עכשיו {0}
  התמונה האחרונה: {0}
  תקלה
  ללא שינוי ליממה לפחות
  שינוי: {0}
  בהמשך
  אזהרה
  במכשיר {0} פיקסלים, בפאנל שהוגדר כאן {1}
  אין קשר
  נראה לאחרונה
  ההתעוררות הבאה
  חלשה
  סוללה
  אות
  קושחה
  אף פעם
  מה מוצג כעת במסך {0}
  נוצר: {0}
  נוצר לפני גרסה זו
  שימוש אחרון: {0}
  מעולם לא נעשה שימוש
  בתוקף עד: {0}
  אסימון
  התנתקות
  מחר
  אתמול
  סיסמה שגויה.
  סיסמה
  התחברות
  תמונת האסטרונומיה היומית של NASA, עם הכותרת והסיפור שלה
  התמונה היומית של ויקיפדיה, עם תיאור ושם היוצר
  הקומיקס החדש ביותר של xkcd
  העמוד הראשון של עיתון מהיום
  נוף מ־Unsplash, בכל יום נוף אחר
  פתגם יומי מ־ZenQuotes
  כוכבים, פורקים ו־issues פתוחים של פרויקט ב־GitHub
  שער האירו בדולרים, בפאונדים ובינים, מהבנק המרכזי האירופי
  משפט ממודל שפה, מכל שרת עם הממשק של OpenAI
  היום של המשפחה: אירועים, מזג אוויר, תזכורות
  השבוע הקרוב: אירועים ומזג אוויר לכל יום
  החודש, עם האירועים ומזג האוויר
  לפני העבודה: מזג אוויר ואירועים
  מזג האוויר היום, כולל רוח, לחץ אוויר ושמש
  זריחה, שקיעה והירח
  האוויר והאבקנים
  היציאות הקרובות מתחנה
  אנרגיה שמיוצרת ונצרכת בבית
  מי עושה מה בבית
  מטלות הבית והאנרגיה, זה לצד זה
  שלט לדלת של חדר ישיבות
  שרתים והעומס עליהם
  """#),
  ("it", #"""
  playlist
  Mostra qualcos’altro
  Mostra
  Foto
  Aggiungi alla cartella
  Altri layout
  Layout
  Playlist
  Questo display mostra sempre la stessa cosa.
  Alterna con altri contenuti
  Altro elemento
  Aggiungi alla playlist
  Durata in minuti
  Applica
  Su
  Giù
  Rimuovi
  Fonti
  Questo server non aggiorna alcuna fonte.
  Ancora nessuna fonte.
  Dati in arrivo
  Aggiungi una fonte
  ultima risposta: {0}
  ancora nessuna risposta
  prossima richiesta: {0}
  Aggiorna ora
  Aggiungi
  Calendario
  L’indirizzo di un calendario (iCal, webcal, CalDAV) o un file. Gli indirizzi privati restano su questo server.
  Indirizzo
  Oppure un file
  Colore
  Utente (per CalDAV)
  Password (per CalDAV)
  Meteo
  Dati di Open-Meteo. Senza località si usa quella della casa.
  Località
  Aria e pollini
  Dati di Open-Meteo. Senza località si usa quella della casa.
  Notizie
  I titoli di un sito, tramite RSS o Atom.
  Immagine da un indirizzo
  Un’immagine che cambia al suo indirizzo: una telecamera, un giornale, un grafico. Viene aggiunto un design che la mostra.
  Fonti pronte all’uso
  Immagini, citazioni e dati che chiunque può mostrare.
  Quale
  Altro indirizzo, se necessario
  Chiave o token, se necessario
  Album di Immich
  Una foto di un album, ogni giorno diversa. Viene aggiunto un design che la mostra.
  Indirizzo del server
  Chiave API
  Album
  Home Assistant
  Stati di entità, che i design leggono tramite il nome.
  Token di accesso a lungo termine
  Entità
  JSON qualsiasi
  Valori che i design leggono tramite i nomi che assegni.
  Token, se necessario
  Valori: un nome e un percorso per riga
  Corpo (per POST)
  Nome
  Una nuova ogni
  richiede un indirizzo
  richiede una chiave
  Casa
  Webhook
  I programmi inviano valori ai design con {0}.
  Nuovo token per i webhook
  Copia completa
  Design, playlist, foto, calendari e impostazioni in un unico file. I token non sono inclusi.
  Scarica
  Non ancora nota. Da essa dipendono giorni, ore e meteo.
  Città
  Usa questa località
  in base alla località
  in base alla regione
  metriche: °C, km/h, mm
  britanniche: °C, mph, mm
  americane: °F, mph, pollici
  in base alla regione
  Lingua, unità e formato orario
  Per tutti i display senza impostazioni proprie.
  Lingua
  Unità
  Formato orario
  niente
  Ora: {0}. Poi ({2}): {1}.
  Ora: {0}, per almeno un giorno.
  altrimenti
  urgente
  con condizione
  dom
  lun
  mar
  mer
  gio
  ven
  sab
  Display
  Impossibile salvare lo stato: {0}
  Lo stato salvato era vuoto all’avvio del server: token, dispositivi e valori sono andati persi. Ripristina {0} da una copia o assegna un nuovo token a ogni display.
  nessuna immagine
  ultima immagine: {0}
  non raggiungibile (ultimo contatto: {0})
  batteria quasi scarica
  Richiede attenzione
  Non c’è ancora nessun display. Consenti un dispositivo qui sotto o aggiungi un display con {0}.
  I nuovi dispositivi possono collegarsi perché, senza proxy, solo questo computer raggiunge il server.
  I nuovi dispositivi possono collegarsi ancora per qualche minuto.
  Al momento i nuovi dispositivi non possono collegarsi.
  Consenti nuovi dispositivi per dieci minuti
  Nuovi dispositivi
  si presenta con la chiave di un altro server, da {0}, {1}. Consentilo solo se è un tuo dispositivo: manterrà quella chiave.
  ha già un token e ne chiede un altro, da {0}, {1}. Il vecchio token smetterà di funzionare. Accetta solo se hai appena ripristinato questo dispositivo.
  Consenti
  Assegna un altro token
  modello sconosciuto
  Rifiuta
  {0} pixel
  Nuovo dispositivo, con la chiave di un altro server.
  Oppure è un nuovo display:
  Pannello
  Mostra
  Assegna questo nome
  al posto di {0}
  È questo display
  Usa per questo display
  Immagine
  schermo intero
  Ridisegna
  Nuovo token
  Pulsanti
  Registro
  Nessun problema segnalato.
  Risvegli
  circa {0}× al giorno; autonomia con {2}, in giorni: circa {1}
  circa {0}× al giorno; autonomia con {2}, in mesi: circa {1}
  Indietro
  Il nuovo token di questo display. Viene mostrato una sola volta; quello vecchio non funziona più:
  Si invia nell’intestazione {0} o nell’indirizzo:
  Il nuovo token dei webhook. Viene mostrato una sola volta; quello vecchio non funziona più:
  Si invia nell’intestazione {0} insieme al JSON a {1}; i design leggono il JSON come variabile {2}.
  ora {0}
  ultima immagine: {0}
  Problema
  invariato per almeno un giorno
  cambio: {0}
  Prossimo
  Avviso
  il dispositivo ha {0} pixel, il pannello impostato qui {1}
  non raggiungibile
  Ultimo contatto
  Prossimo risveglio
  quasi scarica
  Batteria
  Segnale
  Firmware
  mai
  Cosa mostra ora {0}
  creato: {0}
  creato prima di questa versione
  ultimo utilizzo: {0}
  mai utilizzato
  scadenza: {0}
  Token
  Esci
  domani
  ieri
  Password errata.
  Password
  Accedi
  L’immagine astronomica del giorno della NASA, con titolo e spiegazione
  L’immagine del giorno di Wikipedia, con descrizione e autore
  L’ultimo fumetto di xkcd
  La prima pagina di oggi di un giornale
  Un paesaggio di Unsplash, ogni giorno diverso
  Una citazione del giorno, da ZenQuotes
  Stelle, fork e issue aperte di un progetto su GitHub
  Quanto vale un euro in dollari, sterline e yen, dalla Banca centrale europea
  Una frase di un modello linguistico, da qualsiasi server compatibile con l’API di OpenAI
  La giornata della famiglia: eventi, meteo, promemoria
  La settimana in arrivo: eventi e meteo di ogni giorno
  Il mese, con gli eventi e il meteo
  Prima del lavoro: meteo ed eventi
  Il meteo del giorno, con vento, pressione e sole
  Alba, tramonto e luna
  L’aria e i pollini
  Le prossime partenze da una stazione o fermata
  L’energia prodotta e consumata in casa
  Chi fa cosa in casa
  Faccende ed energia, fianco a fianco
  La porta di una sala riunioni
  I server e il loro carico
  """#),
  ("ja", #"""
  プレイリスト
  別のものを表示
  表示
  写真
  フォルダに追加
  その他のボード
  ボード
  プレイリスト
  このディスプレイは常に同じものを表示します。
  ほかのものと順番に表示
  追加する項目
  プレイリストに追加
  1回の表示時間（分）
  適用
  上へ
  下へ
  削除
  データソース
  このサーバーはデータソースを更新しません。
  データを取得しているデータソースはまだありません。
  取得しているデータ
  データソースを追加
  取得：{0}
  まだ応答なし
  次回の取得：{0}
  今すぐ取得
  追加
  カレンダー
  カレンダーのURL（iCal、webcal、CalDAV）またはファイル。非公開のURLがこのマシンの外に出ることはありません。
  URL
  またはファイル
  色
  ユーザー名（CalDAV用）
  パスワード（CalDAV用）
  天気
  Open-Meteoから取得します。場所を指定しない場合は自宅の天気になります。
  場所
  大気質と花粉
  Open-Meteoから取得します。場所を指定しない場合は自宅の大気質になります。
  ニュース
  サイトの見出し（RSSまたはAtom）。
  URLの画像
  カメラ、新聞、グラフなど、同じURLで内容が変わる画像。表示用のデザインも追加されます。
  すぐ使えるデータソース
  誰でも自由に表示できる画像、名言、数値。
  種類
  別のURL（必要な場合）
  キーまたはトークン（必要な場合）
  Immichのアルバム
  アルバムの写真を日替わりで1枚。表示用のデザインも追加されます。
  サーバーのURL
  APIキー
  アルバム
  Home Assistant
  エンティティの状態。デザインから名前で読み取ります。
  長期間有効なアクセストークン
  エンティティ
  任意のJSON
  指定した名前でデザインから読み取る値。
  トークン（必要な場合）
  値：1行ごとに名前とパス
  本文（POST用）
  名前
  更新間隔
  URLが必要
  キーが必要
  自宅
  Webhook
  プログラムは{0}でデザインに値を送信できます。
  Webhook用の新しいトークン
  すべてのデータのコピー
  デザイン、プレイリスト、写真、カレンダー、設定を1つのファイルにまとめます。トークンは含まれません。
  ダウンロード
  まだ設定されていません。日付、時刻、天気はこの場所に合わせて表示されます。
  市区町村
  この場所に設定
  場所に合わせる
  地域に合わせる
  メートル法：°C、km/h、mm
  イギリス式：°C、mph、mm
  アメリカ式：°F、mph、インチ
  地域に合わせる
  言語、単位、時刻表示
  個別に設定していないすべてのディスプレイに適用されます。
  言語
  単位
  時刻表示
  なし
  表示中：{0}。次は{2}から：{1}。
  表示中：{0}。少なくとも1日は変わりません。
  それ以外
  緊急
  条件付き
  日
  月
  火
  水
  木
  金
  土
  ディスプレイ
  状態を保存できません：{0}
  サーバーの起動時、保存された状態が空でした。トークン、デバイス、値は失われています。バックアップから{0}を復元するか、各ディスプレイに新しいトークンを発行してください。
  画像なし
  {0}の画像
  {0}から応答なし
  バッテリー残量わずか
  確認が必要
  ディスプレイはまだありません。下でデバイスの参加を許可するか、{0}でディスプレイを追加してください。
  新しいデバイスが参加できます。プロキシなしでこのサーバーに接続できるのは、このマシンだけだからです。
  あと数分間、新しいデバイスが参加できます。
  現在、新しいデバイスは参加できません。
  新しいデバイスの参加を10分間許可
  新しいデバイス
  別のサーバーのキーを持つデバイスです（{0}、{1}）。ご自分のデバイスの場合のみ許可してください。キーはそのまま使われます。
  すでにトークンを持っていますが、別のトークンを求めています（{0}、{1}）。発行すると古いトークンは使えなくなります。このデバイスをリセットした直後の場合のみ許可してください。
  参加を許可
  別のトークンを発行
  不明な機種
  拒否
  {0}ピクセル
  新しいデバイス（別のサーバーのキー）。
  または、新しいディスプレイとして追加：
  パネル
  表示内容
  この名前で追加
  {0}の代わり
  該当するディスプレイ
  このディスプレイで使う
  画像
  全画面
  描き直す
  新しいトークン
  ボタン
  ログ
  報告された問題はありません。
  スリープ解除
  1日約{0}回（{2}で約{1}日）
  1日約{0}回（{2}で約{1}か月）
  戻る
  このディスプレイの新しいトークンです。表示されるのは今回だけで、古いトークンは使えなくなりました：
  ヘッダー{0}として送信するか、次のURLに含めます：
  Webhookの新しいトークンです。表示されるのは今回だけで、古いトークンは使えなくなりました：
  ヘッダー{0}として、JSONとともに{1}へ送信します。デザインからは変数{2}として読み取れます。
  現在は{0}
  最後の画像：{0}
  問題
  少なくとも1日は変更なし
  {0}に変更
  次
  警告
  デバイスは{0}ピクセル、ここでのパネル設定は{1}
  応答なし
  最終接続
  次回のスリープ解除
  残量わずか
  バッテリー
  電波強度
  ファームウェア
  なし
  {0}の現在の表示
  作成：{0}
  このバージョンより前に作成
  最終使用：{0}
  未使用
  有効期限：{0}
  トークン
  ログアウト
  明日
  昨日
  パスワードが違います。
  パスワード
  ログイン
  NASAの「今日の天文写真」（タイトルと解説付き）
  ウィキペディアの「今日の一枚」（説明と作者付き）
  xkcdの最新漫画
  今日の新聞の一面
  Unsplashの風景写真（日替わり）
  ZenQuotesの今日の名言
  GitHubプロジェクトのスター数、フォーク数、未解決のイシュー数
  1ユーロの対ドル・ポンド・円レート（欧州中央銀行）
  言語モデルによる一文（OpenAI互換APIの任意のサーバー）
  家族の1日：予定、天気、リマインダー
  これからの1週間：予定と毎日の天気
  1か月の予定と天気
  出勤前：天気と予定
  今日の天気（風、気圧、日の出・日の入り付き）
  日の出、日の入り、月
  大気質と花粉
  駅の次の発車時刻
  自宅で発電・消費したエネルギー
  家事の分担
  家事とエネルギーを並べて表示
  会議室のドアサイン
  サーバーとその負荷
  """#),
  ("ko", #"""
  재생목록
  다른 항목 표시
  표시
  사진
  폴더에 추가
  보드 더 보기
  보드
  재생목록
  이 디스플레이는 항상 한 가지만 표시합니다.
  다른 항목과 번갈아 표시
  추가할 항목
  재생목록에 추가
  한 번에 표시할 시간(분)
  적용
  위로
  아래로
  제거
  데이터 소스
  이 서버는 데이터 소스를 새로 고치지 않습니다.
  아직 데이터를 제공하는 소스가 없습니다.
  들어오는 데이터
  데이터 소스 추가
  {0}에 수신
  아직 응답 없음
  다음 요청: {0}
  지금 가져오기
  추가
  캘린더
  캘린더 주소(iCal, webcal, CalDAV) 또는 파일. 비공개 주소는 이 컴퓨터 밖으로 나가지 않습니다.
  주소
  또는 파일
  색상
  사용자 이름(CalDAV용)
  비밀번호(CalDAV용)
  날씨
  Open-Meteo 제공. 위치를 지정하지 않으면 우리 집 날씨를 가져옵니다.
  위치
  대기질 및 꽃가루
  Open-Meteo 제공. 위치를 지정하지 않으면 우리 집 대기질을 가져옵니다.
  뉴스
  사이트의 주요 기사 제목(RSS 또는 Atom).
  주소로 이미지 가져오기
  카메라, 신문, 차트처럼 같은 주소에서 바뀌는 이미지. 이를 표시하는 디자인도 추가됩니다.
  바로 쓸 수 있는 데이터 소스
  누구나 표시할 수 있는 이미지, 명언, 수치.
  선택
  다른 주소(필요한 경우)
  키 또는 토큰(필요한 경우)
  Immich 앨범
  앨범 속 사진 한 장을 매일 바꿔 표시합니다. 이를 표시하는 디자인도 추가됩니다.
  서버 주소
  API 키
  앨범
  Home Assistant
  구성요소의 상태. 디자인에서 이름으로 읽습니다.
  장기 액세스 토큰
  구성요소
  임의의 JSON
  지정한 이름으로 디자인에서 읽는 값.
  토큰(필요한 경우)
  값: 한 줄에 이름과 경로 하나씩
  본문(POST용)
  이름
  교체 주기
  주소 필요
  키 필요
  우리 집
  웹훅
  프로그램은 {0}(으)로 디자인에 값을 보냅니다.
  새 웹훅 토큰
  전체 데이터 사본
  디자인, 재생목록, 사진, 캘린더, 설정을 파일 하나에 담습니다. 토큰은 포함되지 않습니다.
  다운로드
  아직 설정되지 않았습니다. 날짜, 시간, 날씨가 이 위치를 따릅니다.
  도시
  이 위치로 설정
  위치에 맞춤
  지역에 맞춤
  미터법: °C, km/h, mm
  영국식: °C, mph, mm
  미국식: °F, mph, 인치
  지역에 맞춤
  언어, 단위, 시간 형식
  따로 설정하지 않은 모든 디스플레이에 적용됩니다.
  언어
  단위
  시간 형식
  없음
  지금 표시: {0}. {2}부터: {1}.
  지금 표시: {0}. 적어도 하루 동안 바뀌지 않습니다.
  그 외
  긴급
  조건부
  일
  월
  화
  수
  목
  금
  토
  디스플레이
  상태를 저장할 수 없습니다: {0}
  서버가 시작될 때 저장된 상태가 비어 있어 토큰, 기기, 값이 사라졌습니다. 백업에서 {0} 파일을 복원하거나 각 디스플레이에 새 토큰을 발급하세요.
  이미지 없음
  {0}의 이미지
  {0}부터 연결 끊김
  배터리 부족
  확인 필요
  아직 디스플레이가 없습니다. 아래에서 기기의 연결을 허용하거나 {0} 명령으로 디스플레이를 추가하세요.
  프록시 없이는 이 컴퓨터만 서버에 접속할 수 있으므로 새 기기가 연결할 수 있습니다.
  앞으로 몇 분 동안 새 기기가 연결할 수 있습니다.
  지금은 새 기기가 연결할 수 없습니다.
  10분 동안 새 기기 연결 허용
  새 기기
  다른 서버의 키를 가지고 있습니다({0}, {1}). 내 기기라면 허용하세요. 기기는 이 키를 그대로 사용합니다.
  이미 토큰이 있지만 다른 토큰을 요청합니다({0}, {1}). 새 토큰을 받으면 기존 토큰은 더 이상 작동하지 않습니다. 방금 이 기기를 초기화한 경우에만 허용하세요.
  연결 허용
  다른 토큰 발급
  알 수 없는 모델
  거부
  {0}픽셀
  새 기기, 다른 서버의 키.
  또는 새 디스플레이로 추가:
  패널
  표시 내용
  이 이름으로 추가
  {0} 대신
  해당 디스플레이
  이 디스플레이에 사용
  이미지
  전체 화면
  다시 그리기
  새 토큰
  버튼
  로그
  보고된 문제가 없습니다.
  절전 해제
  하루 약 {0}회, {2} 배터리로 약 {1}일 사용
  하루 약 {0}회, {2} 배터리로 약 {1}개월 사용
  뒤로
  이 디스플레이의 새 토큰입니다. 지금 한 번만 표시되며, 기존 토큰은 더 이상 작동하지 않습니다:
  {0} 헤더로 보내거나 주소에 넣습니다:
  웹훅의 새 토큰입니다. 지금 한 번만 표시되며, 기존 토큰은 더 이상 작동하지 않습니다:
  {0} 헤더로 JSON과 함께 {1}(으)로 보냅니다. 디자인에서는 변수 {2}(으)로 읽습니다.
  현재 {0}
  마지막 이미지: {0}
  문제
  적어도 하루 동안 그대로
  {0}에 변경
  다음
  경고
  기기는 {0}픽셀, 여기 설정된 패널은 {1}
  연결 끊김
  마지막 접속
  다음 절전 해제
  부족
  배터리
  신호
  펌웨어
  없음
  {0}의 현재 표시 내용
  {0} 생성
  이 버전 이전에 생성
  마지막 사용: {0}
  사용한 적 없음
  {0} 만료
  토큰
  로그아웃
  내일
  어제
  비밀번호가 올바르지 않습니다.
  비밀번호
  로그인
  NASA 오늘의 천문 사진(제목과 설명 포함)
  위키백과 오늘의 사진(설명과 작가 포함)
  xkcd 최신 만화
  오늘 자 신문 1면
  Unsplash 풍경 사진(매일 교체)
  ZenQuotes 오늘의 명언
  GitHub 프로젝트의 스타, 포크, 열린 이슈 수
  유로의 달러·파운드·엔 환율(유럽중앙은행)
  언어 모델이 쓴 한 문장(OpenAI 호환 API를 제공하는 모든 서버)
  가족의 하루: 일정, 날씨, 미리 알림
  다가오는 한 주: 일정과 날짜별 날씨
  이번 달 일정과 날씨
  출근 전: 날씨와 일정
  오늘의 날씨(바람, 기압, 일출·일몰 포함)
  일출, 일몰, 달
  대기질과 꽃가루
  역의 다음 출발편
  집에서 생산하고 사용한 에너지
  집안일 분담
  집안일과 에너지를 나란히
  회의실 문 안내판
  서버와 부하
  """#),
  ("nb", #"""
  spilleliste
  Vis noe annet
  Vis
  Bilder
  Legg til i mappen
  Flere tavler
  Tavle
  Spilleliste
  Denne skjermen viser det samme hele tiden.
  Veksle med annet innhold
  Én til
  Legg til i spillelisten
  Minutter per visning
  Bruk
  Opp
  Ned
  Fjern
  Datakilder
  Denne serveren oppdaterer ingen datakilder.
  Ingen datakilder leverer data ennå.
  Innkommende data
  Legg til datakilde
  svarte {0}
  ikke noe svar ennå
  neste forespørsel {0}
  Hent nå
  Legg til
  Kalender
  Adressen til en kalender (iCal, webcal, CalDAV) eller en fil. Private adresser blir værende på denne maskinen.
  Adresse
  Eller en fil
  Farge
  Bruker, for CalDAV
  Passord, for CalDAV
  Vær
  Fra Open-Meteo. Uten sted gjelder det været hjemme.
  Sted
  Luft og pollen
  Fra Open-Meteo. Uten sted gjelder det luften hjemme.
  Nyheter
  Overskriftene fra et nettsted, via RSS eller Atom.
  Bilde fra adresse
  Et bilde som endrer seg på adressen sin: et kamera, en avis, et diagram. Et design som viser det, blir lagt til.
  Ferdige datakilder
  Bilder, sitater og tall som alle fritt kan vise.
  Hvilken
  En annen adresse, om nødvendig
  Nøkkel eller token, om nødvendig
  Immich-album
  Et bilde fra et album, et nytt hver dag. Et design som viser det, blir lagt til.
  Serverens adresse
  API-nøkkel
  Album
  Home Assistant
  Tilstander for entiteter, som design leser ved navn.
  Langvarig tilgangstoken
  Entiteter
  Vilkårlig JSON
  Verdier som design leser ved navnene du gir dem.
  Token, om nødvendig
  Verdier: et navn og en sti på hver linje
  Innhold, for POST
  Navn
  Byttes hver
  krever adresse
  krever nøkkel
  Hjemmet
  Webhooker
  Programmer sender verdier til design med {0}.
  Nytt token for webhooker
  Kopi av alt
  Design, spillelister, bilder, kalendere og innstillinger i én fil. Token er ikke med.
  Last ned
  Ikke kjent ennå. Dager, klokkeslett og vær retter seg etter det.
  By eller sted
  Bruk dette stedet
  etter sted
  etter region
  metriske: °C, km/t, mm
  britiske: °C, mph, mm
  amerikanske: °F, mph, tommer
  etter region
  Språk, enheter og tidsformat
  For alle skjermer uten egne innstillinger.
  Språk
  Enheter
  Tidsformat
  ingenting
  Viser {0} nå, deretter {1} fra {2}.
  Viser {0} nå, i minst ett døgn.
  ellers
  haster
  betinget
  søn.
  man.
  tir.
  ons.
  tor.
  fre.
  lør.
  Skjermer
  Tilstanden kan ikke lagres: {0}
  Den lagrede tilstanden var tom da serveren startet: Token, enheter og verdier er tapt. Gjenopprett {0} fra en kopi, eller gi hver skjerm et nytt token.
  ikke noe bilde
  bilde fra {0}
  uten kontakt siden {0}
  lavt batteri
  Trenger tilsyn
  Det finnes ingen skjerm ennå. La en enhet koble seg til nedenfor, eller legg til en skjerm med {0}.
  Nye enheter kan koble seg til, fordi bare denne maskinen når serveren uten proxy.
  Nye enheter kan koble seg til de neste minuttene.
  Nye enheter kan ikke koble seg til nå.
  Slipp inn nye enheter i ti minutter
  Nye enheter
  kommer med nøkkelen til en annen server, fra {0}, {1}. Slipp den inn hvis dette er din enhet: Den beholder nøkkelen.
  har et token og ber om et nytt, fra {0}, {1}. Det gamle tokenet slutter å virke når enheten får et nytt. Godta bare hvis du nettopp har tilbakestilt denne enheten.
  Slipp inn
  Gi den et nytt token
  ukjent modell
  Avvis
  {0} piksler
  Ny enhet, nøkkel fra en annen server.
  Eller det er en ny skjerm:
  Panel
  Viser
  Gi den dette navnet
  i stedet for {0}
  Det er denne skjermen
  Bruk den der
  Bilde
  fullskjerm
  Tegn på nytt
  Nytt token
  Knapper
  Logg
  Ingen problemer rapportert.
  Oppvåkninger
  ca. {0} per døgn; {2} varer i ca. {1} døgn
  ca. {0} per døgn; {2} varer i ca. {1} md.
  Tilbake
  Det nye tokenet for denne skjermen. Det vises bare én gang; det gamle virker ikke lenger:
  Det sendes i headeren {0} eller i adressen:
  Det nye tokenet for webhooker. Det vises bare én gang; det gamle virker ikke lenger:
  Det sendes i headeren {0} sammen med JSON til {1}; design leser dataene som variabelen {2}.
  nå {0}
  siste bilde er fra {0}
  Problem
  det samme i minst ett døgn
  endres {0}
  Neste
  Advarsel
  enheten har {0} piksler, panelet som er valgt her, har {1}
  uten kontakt
  Sist sett
  Neste oppvåkning
  lavt
  Batteri
  Signal
  Fastvare
  aldri
  Det {0} viser nå
  opprettet {0}
  opprettet før denne versjonen
  sist brukt {0}
  aldri brukt
  utløper {0}
  Token
  Logg ut
  i morgen
  i går
  Feil passord.
  Passord
  Logg inn
  Dagens astronomibilde fra NASA, med tittel og historie
  Dagens bilde fra Wikipedia, med motiv og opphav
  Den nyeste stripen fra xkcd
  Dagens forside av en avis
  Et landskap fra Unsplash, et nytt hver dag
  Dagens sitat, fra ZenQuotes
  Stjerner, forker og åpne saker for et prosjekt på GitHub
  Hva en euro koster i dollar, pund og yen, fra Den europeiske sentralbanken
  En setning fra en språkmodell, via en hvilken som helst server med OpenAI-grensesnitt
  Familiens dag: avtaler, vær, påminnelser
  Uken som kommer: avtaler og vær for hver dag
  Måneden, med hendelser og været
  Før jobb: vær og avtaler
  Dagens vær, med vind, lufttrykk og sol
  Soloppgang, solnedgang og månen
  Luften og pollen
  Neste avganger fra en stasjon
  Energi produsert og brukt hjemme
  Hvem gjør hva hjemme
  Husarbeid og energi ved siden av hverandre
  Dørskilt for et møterom
  Servere og belastningen deres
  """#),
  ("nl", #"""
  afspeellijst
  Iets anders tonen
  Tonen
  Foto's
  Toevoegen aan map
  Meer indelingen
  Indeling
  Afspeellijst
  Dit scherm toont steeds hetzelfde.
  Afwisselend tonen
  Nog een item
  Toevoegen aan afspeellijst
  Minuten per keer
  Toepassen
  Omhoog
  Omlaag
  Verwijderen
  Bronnen
  Deze server werkt geen bronnen bij.
  Nog geen enkele bron levert gegevens.
  Binnenkomende gegevens
  Bron toevoegen
  opgehaald: {0}
  nog geen antwoord
  volgende aanvraag: {0}
  Nu ophalen
  Toevoegen
  Agenda
  Het adres van een agenda (iCal, webcal, CalDAV) of een bestand. Privéadressen blijven op deze server.
  Adres
  Of een bestand
  Kleur
  Gebruiker (CalDAV)
  Wachtwoord (CalDAV)
  Weer
  Van Open-Meteo. Zonder locatie geldt die van het huis.
  Locatie
  Lucht en pollen
  Van Open-Meteo. Zonder locatie geldt die van het huis.
  Nieuws
  De koppen van een site, via RSS of Atom.
  Afbeelding via adres
  Een afbeelding die op hetzelfde adres verandert: een camera, een krant, een grafiek. Er komt een ontwerp bij dat de afbeelding toont.
  Kant-en-klare bronnen
  Afbeeldingen, spreuken en cijfers die iedereen mag tonen.
  Welke
  Ander adres, indien nodig
  Sleutel of token, indien nodig
  Immich-album
  Een foto uit een album, elke dag een andere. Er komt een ontwerp bij dat de foto toont.
  Adres van de server
  API-sleutel
  Album
  Home Assistant
  Statussen van entiteiten, die ontwerpen op naam uitlezen.
  Toegangstoken met lange levensduur
  Entiteiten
  Willekeurige JSON
  Waarden die ontwerpen uitlezen onder de namen die je ze geeft.
  Token, indien nodig
  Waarden: een naam en een pad per regel
  Body (POST)
  Naam
  Nieuwe afbeelding na
  heeft een adres nodig
  heeft een sleutel nodig
  Huis
  Webhooks
  Programma's sturen waarden naar ontwerpen met {0}.
  Nieuw token voor webhooks
  Kopie van alles
  Ontwerpen, afspeellijsten, foto's, agenda's en instellingen in één bestand. Tokens zitten er niet in.
  Downloaden
  Nog niet bekend. Datum, tijd en weer hangen ervan af.
  Plaats
  Deze locatie gebruiken
  volgens de locatie
  volgens de regio
  metrisch: °C, km/h, mm
  Brits: °C, mph, mm
  Amerikaans: °F, mph, inch
  volgens de regio
  Taal, eenheden en tijdnotatie
  Voor alle schermen zonder eigen instelling.
  Taal
  Eenheden
  Tijdnotatie
  niets
  Toont nu {0}, daarna {1} vanaf {2}.
  Toont nu {0}, nog minstens een dag.
  anders
  dringend
  onder voorwaarde
  zo
  ma
  di
  wo
  do
  vr
  za
  Schermen
  De status kan niet worden opgeslagen: {0}
  De opgeslagen status was leeg toen de server startte: tokens, apparaten en waarden zijn verloren gegaan. Zet {0} terug vanuit een kopie of geef elk scherm een nieuw token.
  geen afbeelding
  afbeelding van {0}
  geen contact sinds {0}
  batterij bijna leeg
  Aandacht nodig
  Er is nog geen scherm. Laat hieronder een apparaat toe of voeg een scherm toe met {0}.
  Nieuwe apparaten kunnen verbinding maken, omdat alleen deze computer de server zonder proxy bereikt.
  Nieuwe apparaten kunnen de komende minuten verbinding maken.
  Nieuwe apparaten kunnen nu geen verbinding maken.
  Nieuwe apparaten tien minuten toelaten
  Nieuwe apparaten
  komt met de sleutel van een andere server, vanaf {0}, {1}. Laat het toe als dit je eigen apparaat is: het houdt die sleutel.
  heeft al een token en vraagt om een ander, vanaf {0}, {1}. Het oude token werkt niet meer zodra het apparaat een nieuw krijgt. Stem alleen toe als je dit apparaat net hebt gereset.
  Toelaten
  Ander token geven
  onbekend model
  Weigeren
  {0} pixels
  Nieuw apparaat, met de sleutel van een andere server.
  Of het is een nieuw scherm:
  Paneel
  Toont
  Deze naam geven
  in plaats van {0}
  Het is dit scherm
  Voor dit scherm gebruiken
  Afbeelding
  volledig scherm
  Opnieuw tekenen
  Nieuw token
  Knoppen
  Logboek
  Geen problemen gemeld.
  Wordt wakker
  ongeveer {0}× per dag; {2} gaat ongeveer {1} dag(en) mee
  ongeveer {0}× per dag; {2} gaat ongeveer {1} maanden mee
  Terug
  Het nieuwe token van dit scherm. Het wordt maar één keer getoond; het oude werkt niet meer:
  Het wordt verstuurd in de header {0} of in het adres:
  Het nieuwe token voor webhooks. Het wordt maar één keer getoond; het oude werkt niet meer:
  Het wordt in de header {0} met JSON naar {1} verstuurd; ontwerpen lezen de JSON als de variabele {2}.
  nu {0}
  de laatste afbeelding is van {0}
  Probleem
  minstens een dag hetzelfde
  wijziging: {0}
  Hierna
  Waarschuwing
  het apparaat heeft {0} pixels, het hier ingestelde paneel {1}
  geen contact
  Laatst gezien
  Weer wakker
  bijna leeg
  Batterij
  Signaal
  Firmware
  nooit
  Wat {0} nu toont
  aangemaakt: {0}
  aangemaakt vóór deze versie
  laatst gebruikt: {0}
  nooit gebruikt
  verloopt: {0}
  Token
  Afmelden
  morgen
  gisteren
  Onjuist wachtwoord.
  Wachtwoord
  Aanmelden
  De astronomiefoto van de dag van NASA, met titel en verhaal
  De afbeelding van de dag van Wikipedia, met wat erop staat en wie de maker is
  De nieuwste strip van xkcd
  De voorpagina van een krant van vandaag
  Een landschap van Unsplash, elke dag een ander
  Een spreuk voor de dag, van ZenQuotes
  Sterren, forks en open issues van een project op GitHub
  Wat een euro kost in dollars, ponden en yen, volgens de Europese Centrale Bank
  Een zin van een taalmodel, van een willekeurige server met de interface van OpenAI
  De dag van het gezin: afspraken, het weer, herinneringen
  De komende week: afspraken en het weer per dag
  De maand, met afspraken en het weer
  Voor het werk: het weer en afspraken
  Het weer van vandaag, met wind, luchtdruk en zon
  Zonsopkomst, zonsondergang en de maan
  De lucht en de pollen
  De eerstvolgende vertrektijden van een station
  Thuis opgewekte en verbruikte energie
  Wie doet wat in huis
  Klusjes en energie naast elkaar
  De deur van een vergaderruimte
  Servers en hun belasting
  """#),
  ("pl", #"""
  playlista
  Wyświetl coś innego
  Wyświetl
  Zdjęcia
  Dodaj do folderu
  Więcej tablic
  Tablica
  Playlista
  Ten ekran cały czas wyświetla to samo.
  Wyświetlaj na zmianę z innymi
  Kolejna pozycja
  Dodaj do playlisty
  Czas wyświetlania w minutach
  Zastosuj
  W górę
  W dół
  Usuń
  Źródła danych
  Ten serwer nie odświeża źródeł danych.
  Żadne źródło nie dostarcza jeszcze danych.
  Dane przychodzące
  Dodaj źródło danych
  ostatnie dane: {0}
  brak odpowiedzi
  następne zapytanie: {0}
  Pobierz teraz
  Dodaj
  Kalendarz
  Adres kalendarza (iCal, webcal, CalDAV) lub plik. Prywatne adresy pozostają na tym komputerze.
  Adres
  Lub plik
  Kolor
  Użytkownik, dla CalDAV
  Hasło, dla CalDAV
  Pogoda
  Z Open-Meteo. Bez podanego miejsca – pogoda dla domu.
  Miejsce
  Powietrze i pyłki
  Z Open-Meteo. Bez podanego miejsca – powietrze dla domu.
  Wiadomości
  Nagłówki z witryny, przez RSS lub Atom.
  Obraz z adresu
  Obraz, który zmienia się pod swoim adresem: kamera, gazeta, wykres. Zostanie dodany projekt, który go wyświetla.
  Gotowe źródła danych
  Obrazy, cytaty i liczby, które każdy może wyświetlać.
  Które
  Inny adres, jeśli jest potrzebny
  Klucz lub token, jeśli jest potrzebny
  Album Immich
  Zdjęcie z albumu, codziennie inne. Zostanie dodany projekt, który je wyświetla.
  Adres serwera
  Klucz API
  Album
  Home Assistant
  Stany encji, które projekty odczytują po nazwach.
  Długotrwały token dostępu
  Encje
  Dowolny JSON
  Wartości, które projekty odczytują po nadanych im nazwach.
  Token, jeśli jest potrzebny
  Wartości: nazwa i ścieżka w każdym wierszu
  Treść, dla POST
  Nazwa
  Zmiana co
  wymaga adresu
  wymaga klucza
  Dom
  Webhooki
  Programy wysyłają wartości do projektów za pomocą {0}.
  Nowy token dla webhooków
  Kopia wszystkiego
  Projekty, playlisty, zdjęcia, kalendarze i ustawienia w jednym pliku. Bez tokenów.
  Pobierz
  Jeszcze nieznane. Zależą od niego dni, godziny i pogoda.
  Miejscowość
  Ustaw to miejsce
  zgodnie z miejscem
  zgodnie z regionem
  metryczne: °C, km/h, mm
  brytyjskie: °C, mph, mm
  amerykańskie: °F, mph, cale
  zgodnie z regionem
  Język, jednostki i format czasu
  Dla wszystkich ekranów bez własnych ustawień.
  Język
  Jednostki
  Format czasu
  nic
  Teraz: {0}, następnie: {1} ({2}).
  Teraz: {0}, przez co najmniej dobę.
  w pozostałym czasie
  pilne
  warunkowo
  niedz.
  pon.
  wt.
  śr.
  czw.
  pt.
  sob.
  Ekrany
  Nie można zapisać stanu: {0}
  Przy uruchomieniu serwera zapisany stan był pusty: tokeny, urządzenia i wartości zostały utracone. Przywróć {0} z kopii lub nadaj każdemu ekranowi nowy token.
  brak obrazu
  ostatni obraz: {0}
  brak łączności od {0}
  niski poziom baterii
  Wymaga uwagi
  Nie ma jeszcze żadnego ekranu. Pozwól urządzeniu dołączyć poniżej lub dodaj ekran poleceniem {0}.
  Nowe urządzenia mogą dołączać, ponieważ tylko ten komputer łączy się z serwerem bez proxy.
  Nowe urządzenia mogą dołączać przez najbliższe minuty.
  Nowe urządzenia nie mogą teraz dołączać.
  Zezwalaj na nowe urządzenia przez dziesięć minut
  Nowe urządzenia
  ma klucz innego serwera ({0}, {1}). Zezwól, jeśli to Twoje urządzenie: zachowa ono ten klucz.
  ma już token i prosi o nowy ({0}, {1}). Stary token przestanie działać, gdy urządzenie otrzyma nowy. Zgódź się tylko wtedy, gdy to urządzenie zostało właśnie zresetowane.
  Zezwól
  Nadaj nowy token
  nieznany model
  Odrzuć
  {0} pikseli
  Nowe urządzenie, klucz innego serwera.
  Albo to nowy ekran:
  Panel
  Treść
  Nadaj tę nazwę
  zamiast {0}
  To ten ekran
  Użyj tam
  Obraz
  pełny ekran
  Narysuj ponownie
  Nowy token
  Przyciski
  Dziennik
  Nie zgłoszono żadnych problemów.
  Wybudzenia
  ok. {0}× dziennie; dni pracy przy {2}: ok. {1}
  ok. {0}× dziennie; {2} wystarcza na ok. {1} mies.
  Wstecz
  Nowy token tego ekranu. Jest wyświetlany tylko raz; stary już nie działa:
  Wysyła się go w nagłówku {0} lub w adresie:
  Nowy token webhooków. Jest wyświetlany tylko raz; stary już nie działa:
  Wysyła się go w nagłówku {0} wraz z danymi JSON na adres {1}; projekty odczytują te dane jako zmienną {2}.
  teraz {0}
  ostatni obraz: {0}
  Problem
  bez zmian przez co najmniej dobę
  zmiana: {0}
  Następnie
  Ostrzeżenie
  urządzenie ma {0} pikseli, a wybrany tu panel {1}
  brak łączności
  Ostatni kontakt
  Następne wybudzenie
  niski poziom
  Bateria
  Sygnał
  Firmware
  nigdy
  Co teraz wyświetla {0}
  utworzony: {0}
  utworzony przed tą wersją
  ostatnio używany: {0}
  nigdy nieużywany
  wygasa: {0}
  Token
  Wyloguj się
  jutro
  wczoraj
  Nieprawidłowe hasło.
  Hasło
  Zaloguj się
  Astronomiczne zdjęcie dnia NASA z tytułem i opisem
  Zdjęcie dnia Wikipedii z opisem i autorem
  Najnowszy komiks xkcd
  Dzisiejsza pierwsza strona gazety
  Krajobraz z Unsplash, codziennie inny
  Cytat dnia z ZenQuotes
  Gwiazdki, forki i otwarte zgłoszenia projektu na GitHubie
  Kurs euro w dolarach, funtach i jenach z Europejskiego Banku Centralnego
  Zdanie z modelu językowego, z dowolnego serwera z interfejsem OpenAI
  Dzień rodziny: wydarzenia, pogoda, przypomnienia
  Nadchodzący tydzień: wydarzenia i pogoda na każdy dzień
  Miesiąc, z wydarzeniami i pogodą
  Przed pracą: pogoda i wydarzenia
  Pogoda na dziś z wiatrem, ciśnieniem i słońcem
  Wschód i zachód słońca oraz księżyc
  Powietrze i pyłki
  Najbliższe odjazdy ze stacji
  Energia wytworzona i zużyta w domu
  Kto co robi w domu
  Obowiązki domowe i energia obok siebie
  Tabliczka na drzwi sali spotkań
  Serwery i ich obciążenie
  """#),
  ("pt-BR", #"""
  playlist
  Mostrar outra coisa
  Mostrar
  Fotos
  Adicionar à pasta
  Mais layouts
  Layout
  Playlist
  Esta tela mostra sempre a mesma coisa.
  Alternar com outras
  Mais um item
  Adicionar à playlist
  Minutos por exibição
  Aplicar
  Subir
  Descer
  Remover
  Fontes de dados
  Este servidor não atualiza fontes de dados.
  Nenhuma fonte fornece dados ainda.
  Dados recebidos
  Adicionar fonte de dados
  resposta: {0}
  ainda sem resposta
  próxima consulta: {0}
  Consultar agora
  Adicionar
  Calendário
  O endereço de um calendário (iCal, webcal, CalDAV) ou um arquivo. Endereços privados não saem deste servidor.
  Endereço
  Ou um arquivo
  Cor
  Usuário (CalDAV)
  Senha (CalDAV)
  Clima
  Dados da Open-Meteo. Sem um local, vale o da casa.
  Local
  Ar e pólen
  Dados da Open-Meteo. Sem um local, vale o da casa.
  Notícias
  As manchetes de um site, via RSS ou Atom.
  Imagem por endereço
  Uma imagem que muda no mesmo endereço: uma câmera, um jornal, um gráfico. Um design que a mostra também é adicionado.
  Fontes de dados prontas
  Imagens, frases e números que qualquer pessoa pode exibir.
  Qual
  Outro endereço, se necessário
  Chave ou token, se necessário
  Álbum do Immich
  Uma foto de um álbum, outra a cada dia. Um design que a mostra também é adicionado.
  Endereço do servidor
  Chave de API
  Álbum
  Home Assistant
  Estados de entidades, que os designs leem pelo nome.
  Token de acesso de longa duração
  Entidades
  Qualquer JSON
  Valores que os designs leem pelos nomes que você der a eles.
  Token, se necessário
  Valores: um nome e um caminho por linha
  Corpo (POST)
  Nome
  Nova imagem a cada
  requer um endereço
  requer uma chave
  Casa
  Webhooks
  Programas enviam valores aos designs com {0}.
  Novo token para webhooks
  Cópia de tudo
  Designs, playlists, fotos, calendários e configurações em um só arquivo. Os tokens não são incluídos.
  Baixar
  Ainda não definido. As datas, as horas e o clima dependem dele.
  Cidade
  Usar este local
  conforme o local
  conforme a região
  métrico: °C, km/h, mm
  britânico: °C, mph, mm
  americano: °F, mph, polegadas
  conforme a região
  Idioma, unidades e formato de hora
  Para todas as telas sem configuração própria.
  Idioma
  Unidades
  Formato de hora
  nada
  Agora mostra {0}; depois, {1} ({2}).
  Mostra {0} agora e por pelo menos um dia.
  nos demais casos
  urgente
  com condição
  dom
  seg
  ter
  qua
  qui
  sex
  sáb
  Telas
  Não é possível salvar o estado: {0}
  O estado salvo estava vazio quando o servidor foi iniciado: tokens, dispositivos e valores foram perdidos. Restaure {0} de uma cópia ou dê um novo token a cada tela.
  sem imagem
  sem nova imagem desde {0}
  sem contato desde {0}
  bateria fraca
  Requer atenção
  Ainda não há telas. Permita um dispositivo abaixo ou adicione uma tela com {0}.
  Novos dispositivos podem se conectar, porque só este computador acessa o servidor sem proxy.
  Novos dispositivos podem se conectar nos próximos minutos.
  Novos dispositivos não podem se conectar agora.
  Permitir novos dispositivos por dez minutos
  Novos dispositivos
  tem a chave de outro servidor (endereço {0}, {1}). Permita se este dispositivo for seu: ele manterá essa chave.
  já tem um token e pede outro (endereço {0}, {1}). O token antigo deixa de funcionar quando ele receber o novo. Aceite somente se você acabou de redefinir este dispositivo.
  Permitir
  Dar outro token
  modelo desconhecido
  Recusar
  {0} pixels
  Novo dispositivo, com a chave de outro servidor.
  Ou é uma nova tela:
  Painel
  Mostra
  Dar este nome
  no lugar de {0}
  É esta tela
  Usar nesta tela
  Imagem
  tela cheia
  Redesenhar
  Novo token
  Botões
  Registro
  Nenhum problema relatado.
  Acorda
  cerca de {0}× por dia; duração com {2}: cerca de {1} dia(s)
  cerca de {0}× por dia; duração com {2}: cerca de {1} meses
  Voltar
  O novo token desta tela. Ele é mostrado só uma vez; o antigo não funciona mais:
  Ele é enviado no cabeçalho {0} ou no endereço:
  O novo token dos webhooks. Ele é mostrado só uma vez; o antigo não funciona mais:
  Ele é enviado no cabeçalho {0}, com o JSON, para {1}; os designs leem o JSON como a variável {2}.
  agora {0}
  última imagem: {0}
  Problema
  o mesmo por pelo menos um dia
  mudança: {0}
  A seguir
  Aviso
  o dispositivo tem {0} pixels, mas o painel definido aqui tem {1}
  sem contato
  Último contato
  Acorda de novo
  fraca
  Bateria
  Sinal
  Firmware
  nunca
  O que {0} mostra agora
  criado: {0}
  criado antes desta versão
  último uso: {0}
  nunca usado
  expira: {0}
  Token
  Sair
  amanhã
  ontem
  Senha incorreta.
  Senha
  Entrar
  Imagem astronômica do dia da NASA, com título e história
  Imagem do dia da Wikipédia, com o que ela mostra e quem a fez
  A tirinha mais recente do xkcd
  A primeira página de um jornal de hoje
  Uma paisagem do Unsplash, outra a cada dia
  Uma frase para o dia, do ZenQuotes
  Estrelas, forks e issues abertas de um projeto no GitHub
  Quanto custa um euro em dólares, libras e ienes, segundo o Banco Central Europeu
  Uma frase de um modelo de linguagem, de qualquer servidor com a interface da OpenAI
  O dia da família: eventos, clima, lembretes
  A semana pela frente: eventos e o clima de cada dia
  O mês, com eventos e o tempo
  Antes do trabalho: clima e eventos
  O clima do dia, com vento, pressão e sol
  Nascer do sol, pôr do sol e a lua
  O ar e o pólen
  As próximas partidas de uma estação
  Energia gerada e consumida em casa
  Quem faz o quê em casa
  Tarefas e energia, lado a lado
  A porta de uma sala de reunião
  Servidores e sua carga
  """#),
  ("sv", #"""
  spellista
  Visa något annat
  Visa
  Foton
  Lägg till i mappen
  Fler layouter
  Layout
  Spellista
  Den här skärmen visar samma sak hela tiden.
  Växla mellan flera
  En till
  Lägg till i spellistan
  Minuter per visning
  Tillämpa
  Upp
  Ned
  Ta bort
  Datakällor
  Den här servern uppdaterar inga datakällor.
  Ingen datakälla levererar något ännu.
  Inkommande data
  Lägg till datakälla
  hämtat {0}
  inget svar än
  hämtas igen {0}
  Hämta nu
  Lägg till
  Kalender
  Adressen till en kalender (iCal, webcal, CalDAV) eller en fil. Privata adresser stannar på servern.
  Adress
  Eller en fil
  Färg
  Användare (CalDAV)
  Lösenord (CalDAV)
  Väder
  Från Open-Meteo. Utan plats gäller hemmets.
  Plats
  Luft och pollen
  Från Open-Meteo. Utan plats gäller hemmets.
  Nyheter
  Rubrikerna från en webbplats, via RSS eller Atom.
  Bild från adress
  En bild som ändras på samma adress: en kamera, en tidning, ett diagram. En design som visar den läggs till.
  Färdiga datakällor
  Bilder, citat och siffror som vem som helst får visa.
  Vilken
  Annan adress, om det behövs
  Nyckel eller token, om det behövs
  Immich-album
  Ett foto från ett album, ett nytt varje dag. En design som visar det läggs till.
  Serverns adress
  API-nyckel
  Album
  Home Assistant
  Tillstånd för entiteter, som en design läser via deras namn.
  Långlivad åtkomsttoken
  Entiteter
  Valfri JSON
  Värden som en design läser via de namn som du ger dem.
  Token, om det behövs
  Värden: ett namn och en sökväg per rad
  Body (POST)
  Namn
  Ny bild efter
  kräver en adress
  kräver en nyckel
  Hemmet
  Webhooks
  Program skickar värden till en design med {0}.
  Ny token för webhooks
  Kopia av allt
  Designer, spellistor, foton, kalendrar och inställningar i en fil. Tokens ingår inte.
  Ladda ner
  Inte angiven än. Dagar, klockslag och väder beror på den.
  Ort
  Använd den här platsen
  följer platsen
  följer regionen
  metriska: °C, km/h, mm
  brittiska: °C, mph, mm
  amerikanska: °F, mph, tum
  följer regionen
  Språk, måttenheter och tidsformat
  För alla skärmar utan egna inställningar.
  Språk
  Måttenheter
  Tidsformat
  ingenting
  Visar {0} nu, sedan {1} från {2}.
  Visar {0} nu, i minst ett dygn.
  annars
  brådskande
  med villkor
  sön
  mån
  tis
  ons
  tors
  fre
  lör
  Skärmar
  Serverns tillstånd kan inte sparas: {0}
  Serverns sparade tillstånd var tomt när servern startade: tokens, enheter och värden har gått förlorade. Återställ {0} från en kopia eller ge varje skärm en ny token.
  ingen bild
  bild från {0}
  ingen kontakt sedan {0}
  lågt batteri
  Kräver uppmärksamhet
  Det finns ingen skärm ännu. Anslut en enhet nedan eller lägg till en skärm med {0}.
  Nya enheter kan ansluta, eftersom bara den här datorn når servern utan proxy.
  Nya enheter kan ansluta de närmaste minuterna.
  Nya enheter kan inte ansluta just nu.
  Tillåt nya enheter i tio minuter
  Nya enheter
  kommer med en annan servers nyckel, från {0}, {1}. Tillåt om det är din enhet: den behåller nyckeln.
  har redan en token och begär en ny, från {0}, {1}. Den gamla slutar fungera när enheten får en ny. Godkänn bara om du nyss har återställt enheten.
  Tillåt
  Ge en ny token
  okänd modell
  Neka
  {0} pixlar
  Ny enhet, med en annan servers nyckel.
  Eller så är det en ny skärm:
  Panel
  Visar
  Ge den det här namnet
  i stället för {0}
  Det är den här skärmen
  Använd för den här skärmen
  Bild
  helskärm
  Rita om
  Ny token
  Knappar
  Logg
  Inga problem har rapporterats.
  Vaknar
  cirka {0}× per dygn; {2} räcker i cirka {1} dygn
  cirka {0}× per dygn; {2} räcker i cirka {1} månader
  Tillbaka
  Skärmens nya token. Den visas bara en gång; den gamla fungerar inte längre:
  Den skickas i headern {0} eller i adressen:
  Den nya token för webhooks. Den visas bara en gång; den gamla fungerar inte längre:
  Den skickas i headern {0} med JSON till {1}; en design läser JSON som variabeln {2}.
  nu {0}
  den senaste bilden är från {0}
  Problem
  samma i minst ett dygn
  ändras {0}
  Härnäst
  Varning
  enheten har {0} pixlar, men panelen som är vald här har {1}
  ingen kontakt
  Senast sedd
  Vaknar igen
  lågt
  Batteri
  Signal
  Firmware
  aldrig
  Det som {0} visar nu
  skapad {0}
  skapad före den här versionen
  senast använd {0}
  aldrig använd
  går ut {0}
  Token
  Logga ut
  i morgon
  i går
  Fel lösenord.
  Lösenord
  Logga in
  Dagens astronomibild från NASA, med titel och berättelse
  Dagens bild från Wikipedia, med vad den visar och vem som har gjort den
  Den senaste seriestrippen från xkcd
  Dagens förstasida från en tidning
  Ett landskap från Unsplash, ett nytt varje dag
  Dagens citat, från ZenQuotes
  Stjärnor, forkar och öppna ärenden för ett projekt på GitHub
  Vad en euro kostar i dollar, pund och yen, enligt Europeiska centralbanken
  En mening av en språkmodell, från valfri server med OpenAI:s gränssnitt
  Familjens dag: händelser, väder, påminnelser
  Den kommande veckan: händelser och väder för varje dag
  Månaden, med händelser och vädret
  Före jobbet: väder och händelser
  Dagens väder, med vind, lufttryck och sol
  Soluppgång, solnedgång och månen
  Luften och pollenhalten
  De närmaste avgångarna från en station
  Energi som produceras och används hemma
  Vem gör vad hemma
  Sysslor och energi sida vid sida
  Dörren till ett mötesrum
  Servrar och deras belastning
  """#),
  ("tr", #"""
  oynatma listesi
  Başka bir şey göster
  Göster
  Fotoğraflar
  Klasöre ekle
  Diğer panolar
  Pano
  Oynatma listesi
  Bu ekran sürekli aynı şeyi gösteriyor.
  Başkalarıyla dönüşümlü göster
  Bir tane daha
  Oynatma listesine ekle
  Gösterim süresi (dakika)
  Uygula
  Yukarı
  Aşağı
  Kaldır
  Veri kaynakları
  Bu sunucu veri kaynaklarını yenilemiyor.
  Henüz veri sağlayan bir kaynak yok.
  Gelen veriler
  Veri kaynağı ekle
  yanıt: {0}
  henüz yanıt yok
  sonraki istek: {0}
  Şimdi yenile
  Ekle
  Takvim
  Bir takvim adresi (iCal, webcal, CalDAV) veya dosya. Gizli adresler bu bilgisayarda kalır.
  Adres
  Veya bir dosya
  Renk
  Kullanıcı (CalDAV için)
  Parola (CalDAV için)
  Hava durumu
  Open-Meteo verileri. Konum girilmezse evin bulunduğu yerin hava durumu gösterilir.
  Konum
  Hava kalitesi ve polen
  Open-Meteo verileri. Konum girilmezse evin bulunduğu yerin hava kalitesi gösterilir.
  Haberler
  RSS veya Atom ile bir sitenin haber başlıkları.
  Adresten görsel
  Adresinde değişen bir görsel: kamera, gazete, grafik. Bunu gösteren bir tasarım da eklenir.
  Hazır kaynaklar
  Herkesin gösterebileceği görseller, sözler ve rakamlar.
  Kaynak
  Başka bir adres (gerekirse)
  Anahtar veya jeton (gerekirse)
  Immich albümü
  Bir albümden her gün başka bir fotoğraf. Bunu gösteren bir tasarım da eklenir.
  Sunucu adresi
  API anahtarı
  Albüm
  Home Assistant
  Tasarımların adlarıyla okuduğu varlık durumları.
  Uzun ömürlü erişim anahtarı
  Varlıklar
  Herhangi bir JSON
  Tasarımların, verdiğiniz adlarla okuduğu değerler.
  Jeton (gerekirse)
  Değerler: her satıra bir ad ve bir yol
  Gövde (POST için)
  Ad
  Yenileme aralığı
  adres gerekir
  anahtar gerekir
  Ev
  Webhook’lar
  Programlar tasarımlara {0} ile değer gönderir.
  Webhook’lar için yeni jeton
  Her şeyin kopyası
  Tasarımlar, oynatma listeleri, fotoğraflar, takvimler ve ayarlar tek bir dosyada. Jetonlar dahil değildir.
  İndir
  Henüz bilinmiyor. Günler, saatler ve hava durumu buna göre belirlenir.
  Şehir
  Konumu kaydet
  konuma göre
  bölgeye göre
  metrik: °C, km/sa, mm
  Britanya: °C, mil/sa, mm
  ABD: °F, mil/sa, inç
  bölgeye göre
  Dil, birimler ve saat
  Kendi ayarı olmayan tüm ekranlar için.
  Dil
  Birimler
  Saat biçimi
  hiçbir şey
  Şu anda: {0}. Ardından: {1} ({2}).
  Şu anda: {0}, en az bir gün boyunca.
  diğer zamanlarda
  acil
  koşullu
  Paz
  Pzt
  Sal
  Çar
  Per
  Cum
  Cmt
  Ekranlar
  Durum kaydedilemiyor: {0}
  Sunucu başladığında kayıtlı durum boştu: jetonlar, cihazlar ve değerler kayboldu. {0} dosyasını bir kopyadan geri yükleyin veya her ekrana yeni bir jeton verin.
  görsel yok
  son görsel: {0}
  bağlantı koptu: {0}
  pil zayıf
  İlgilenilmesi gerekenler
  Henüz ekran yok. Aşağıdan bir cihazın katılmasına izin verin veya {0} ile bir ekran ekleyin.
  Yeni cihazlar katılabilir; çünkü sunucuya proxy olmadan yalnızca bu bilgisayardan ulaşılabiliyor.
  Yeni cihazlar önümüzdeki birkaç dakika boyunca katılabilir.
  Yeni cihazlar şu anda katılamaz.
  Yeni cihazlara on dakika izin ver
  Yeni cihazlar
  başka bir sunucunun anahtarıyla geldi ({0}, {1}). Bu sizin cihazınızsa onaylayın: o anahtarı korur.
  jetonu var ve bir yenisini istiyor ({0}, {1}). Yenisini alınca eski jeton geçersiz olur. Yalnızca bu cihazı az önce sıfırladıysanız onaylayın.
  İzin ver
  Yeni jeton ver
  bilinmeyen model
  Reddet
  {0} piksel
  Yeni cihaz, başka bir sunucunun anahtarı.
  Ya da yeni bir ekran:
  Panel
  Gösterilen
  Bu adı ver
  {0} yerine
  Bu, şu ekran
  Orada kullan
  Görsel
  tam ekran
  Yeniden çiz
  Yeni jeton
  Düğmeler
  Günlük
  Bildirilen sorun yok.
  Uyanma
  günde yaklaşık {0} kez; {2} yaklaşık {1} gün yeter
  günde yaklaşık {0} kez; {2} yaklaşık {1} ay yeter
  Geri
  Bu ekranın yeni jetonu. Yalnızca bir kez gösterilir; eskisi artık çalışmaz:
  {0} başlığıyla veya adreste gönderilir:
  Webhook’ların yeni jetonu. Yalnızca bir kez gösterilir; eskisi artık çalışmaz:
  {0} başlığıyla ve JSON ile {1} adresine gönderilir; tasarımlar bunu {2} değişkeni olarak okur.
  şimdi {0}
  son görsel: {0}
  Sorun
  en az bir gün aynı
  değişim: {0}
  Sonraki
  Uyarı
  cihaz {0} piksel, buradaki paneli {1}
  bağlantı koptu
  Son görülme
  Sonraki uyanma
  düşük
  Pil
  Sinyal
  Ürün yazılımı
  hiç
  {0} ekranında şu an gösterilen
  oluşturulma: {0}
  bu sürümden önce oluşturuldu
  son kullanım: {0}
  hiç kullanılmadı
  bitiş: {0}
  Jeton
  Oturumu kapat
  yarın
  dün
  Yanlış parola.
  Parola
  Oturum aç
  NASA’dan günün astronomi görseli, başlığı ve hikâyesiyle
  Vikipedi’den günün görseli, konusu ve yapımcısıyla
  En yeni xkcd karikatürü
  Bir gazetenin bugünkü ön sayfası
  Unsplash’ten her gün başka bir manzara
  ZenQuotes’tan günün sözü
  Bir GitHub projesinin yıldızları, fork’ları ve açık issue’ları
  Euronun dolar, sterlin ve yen karşılığı, Avrupa Merkez Bankası’ndan
  OpenAI arayüzüne sahip herhangi bir sunucudaki dil modelinden bir cümle
  Ailenin günü: etkinlikler, hava durumu, anımsatıcılar
  Önümüzdeki hafta: her günün etkinlikleri ve hava durumu
  Etkinlikler ve hava durumuyla ay
  İşten önce: hava durumu ve etkinlikler
  Günün havası: rüzgâr, basınç ve güneşle birlikte
  Gün doğumu, gün batımı ve ay
  Hava kalitesi ve polen
  Bir durağın sıradaki kalkışları
  Evde üretilen ve tüketilen enerji
  Evde kim ne yapıyor
  Ev işleri ve enerji, yan yana
  Toplantı odasının kapı tabelası
  Sunucular ve yükleri
  """#),
  ("uk", #"""
  список відтворення
  Показати щось інше
  Показати
  Фото
  Додати в папку
  Інші макети
  Макет
  Список відтворення
  Цей екран постійно показує одне й те саме.
  Показувати по черзі з іншими
  Ще одне
  Додати до списку відтворення
  Тривалість показу, хв
  Застосувати
  Вгору
  Вниз
  Видалити
  Джерела даних
  Цей сервер не оновлює джерела даних.
  Жодне джерело ще не надає даних.
  Що надходить
  Додати джерело даних
  відповідь: {0}
  відповіді ще немає
  наступний запит: {0}
  Оновити зараз
  Додати
  Календар
  Адреса календаря (iCal, webcal, CalDAV) або файл. Приватні адреси залишаються на цьому комп’ютері.
  Адреса
  Або файл
  Колір
  Користувач (для CalDAV)
  Пароль (для CalDAV)
  Погода
  Дані Open-Meteo. Якщо місце не вказано, це погода для дому.
  Місце
  Повітря та пилок
  Дані Open-Meteo. Якщо місце не вказано, це якість повітря для дому.
  Новини
  Заголовки новин сайту через RSS або Atom.
  Зображення за адресою
  Зображення, яке змінюється за своєю адресою: камера, газета, графік. Також буде додано дизайн, який його показує.
  Готові джерела
  Зображення, вислови та цифри, які може показувати будь-хто.
  Джерело
  Інша адреса (якщо потрібна)
  Ключ або токен (якщо потрібен)
  Альбом Immich
  Фото з альбому, щодня інше. Також буде додано дизайн, який його показує.
  Адреса сервера
  Ключ API
  Альбом
  Home Assistant
  Стани сутностей, які дизайни зчитують за їхніми назвами.
  Довгостроковий токен доступу
  Сутності
  Будь-який JSON
  Значення, які дизайни зчитують за вказаними вами назвами.
  Токен (якщо потрібен)
  Значення: назва та шлях у кожному рядку
  Тіло запиту (для POST)
  Назва
  Інтервал оновлення
  потрібна адреса
  потрібен ключ
  Дім
  Вебхуки
  Програми надсилають значення дизайнам через {0}.
  Новий токен для вебхуків
  Копія всього
  Дизайни, списки відтворення, фото, календарі та налаштування в одному файлі. Токенів у ньому немає.
  Завантажити
  Ще не відоме. Від нього залежать дні, години та погода.
  Місто
  Зберегти місце
  за місцем
  за регіоном
  метричні: °C, км/год, мм
  британські: °C, миль/год, мм
  американські: °F, миль/год, дюйми
  за регіоном
  Мова, одиниці та годинник
  Для всіх екранів, що не мають власних налаштувань.
  Мова
  Одиниці
  Формат часу
  нічого
  Зараз: {0}. Далі: {1} ({2}).
  Зараз: {0}, щонайменше добу.
  решту часу
  терміново
  за умови
  нд
  пн
  вт
  ср
  чт
  пт
  сб
  Екрани
  Не вдається зберегти стан: {0}
  Під час запуску сервера збережений стан був порожній: токени, пристрої та значення втрачено. Відновіть {0} з копії або надайте кожному екрану новий токен.
  немає зображення
  останнє зображення: {0}
  зв’язок втрачено: {0}
  низький заряд
  Потребують уваги
  Екранів ще немає. Дозвольте пристрою приєднатися нижче або додайте екран командою {0}.
  Нові пристрої можуть приєднуватися, бо без проксі сервер доступний лише з цього комп’ютера.
  Нові пристрої можуть приєднуватися протягом кількох хвилин.
  Зараз нові пристрої не можуть приєднуватися.
  Дозволити приєднання на десять хвилин
  Нові пристрої
  має ключ іншого сервера ({0}, {1}). Погодьтеся, якщо це ваш пристрій: цей ключ у нього залишиться.
  має токен і просить інший ({0}, {1}). Після видачі нового старий перестане діяти. Погоджуйтеся, лише якщо ви щойно скинули цей пристрій.
  Дозволити
  Надати інший токен
  невідома модель
  Відхилити
  {0} пікс.
  Новий пристрій, ключ іншого сервера.
  Або це новий екран:
  Панель
  Показує
  Надати цю назву
  замість {0}
  Це екран
  Використовувати там
  Зображення
  на весь екран
  Намалювати знову
  Новий токен
  Кнопки
  Журнал
  Про проблеми не повідомлялося.
  Пробудження
  близько {0} на добу; {2} вистачить приблизно на {1} дн.
  близько {0} на добу; {2} вистачить приблизно на {1} міс.
  Назад
  Новий токен цього екрана. Його показано лише один раз; старий більше не діє:
  Його надсилають у заголовку {0} або в адресі:
  Новий токен вебхуків. Його показано лише один раз; старий більше не діє:
  Його надсилають у заголовку {0} разом із JSON на {1}; дизайни зчитують дані як змінну {2}.
  зараз {0}
  останнє зображення: {0}
  Проблема
  без змін щонайменше добу
  зміна: {0}
  Далі
  Попередження
  пристрій має {0} пікс., а його панель тут — {1}
  немає зв’язку
  Востаннє на зв’язку
  Наступне пробудження
  низький заряд
  Акумулятор
  Сигнал
  Прошивка
  ніколи
  Що зараз показує {0}
  створено: {0}
  створено до цієї версії
  востаннє використано: {0}
  не використовувався
  діє до: {0}
  Токен
  Вийти
  завтра
  вчора
  Неправильний пароль.
  Пароль
  Увійти
  Астрономічне зображення дня від NASA з назвою та історією
  Зображення дня Вікіпедії з описом та автором
  Найновіший комікс xkcd
  Перша шпальта сьогоднішньої газети
  Краєвид з Unsplash, щодня інший
  Вислів дня від ZenQuotes
  Зірки, форки та відкриті issues проєкту на GitHub
  Курс євро до долара, фунта та єни від Європейського центрального банку
  Речення від мовної моделі з будь-якого сервера з інтерфейсом OpenAI
  День родини: події, погода, нагадування
  Тиждень наперед: події та погода на кожен день
  Місяць із подіями та погодою
  Перед роботою: погода і події
  Погода на день: вітер, тиск і сонце
  Схід і захід сонця та місяць
  Повітря та пилок
  Найближчі відправлення зі станції
  Вироблена та спожита вдома енергія
  Хто що робить удома
  Хатні справи й енергія поруч
  Табличка на двері переговорної
  Сервери та їхнє навантаження
  """#),
  ("zh-Hans", #"""
  播放列表
  显示其他内容
  显示
  照片
  添加到文件夹
  更多看板
  看板
  播放列表
  此显示屏一直显示同一内容。
  与其他内容轮流显示
  再加一项
  添加到播放列表
  每次显示的分钟数
  应用
  上移
  下移
  移除
  数据源
  此服务器不会刷新数据源。
  还没有数据源提供数据。
  接入的数据
  添加数据源
  获取于 {0}
  尚无响应
  下次请求：{0}
  立即获取
  添加
  日历
  日历地址（iCal、webcal、CalDAV）或文件。私密地址只保存在本机。
  地址
  或选择文件
  颜色
  用户名（用于 CalDAV）
  密码（用于 CalDAV）
  天气
  来自 Open-Meteo。不填地点则为家中所在地的天气。
  地点
  空气质量和花粉
  来自 Open-Meteo。不填地点则为家中所在地的空气质量。
  新闻
  网站的头条，通过 RSS 或 Atom 获取。
  网址图片
  同一地址上不断变化的图片，如摄像头、报纸、图表。会同时添加一个显示它的设计。
  现成的数据源
  任何人都可以显示的图片、名言和数据。
  选择一项
  其他地址（如需要）
  密钥或令牌（如需要）
  Immich 相册
  相册中的一张照片，每天更换。会同时添加一个显示它的设计。
  服务器地址
  API 密钥
  相册
  Home Assistant
  实体的状态，设计按名称读取。
  长期访问令牌
  实体
  任意 JSON
  设计按您指定的名称读取的值。
  令牌（如需要）
  值：每行一个名称和路径
  请求正文（用于 POST）
  名称
  更换间隔
  需要地址
  需要密钥
  家庭
  Webhook
  程序可通过 {0} 向设计发送值。
  新建 Webhook 令牌
  全部数据的副本
  将设计、播放列表、照片、日历和设置放入一个文件。不含令牌。
  下载
  尚未设置。日期、时间和天气均以此为准。
  城镇
  设为此地点
  跟随所在地
  跟随地区
  公制：°C、km/h、mm
  英式：°C、mph、mm
  美式：°F、mph、英寸
  跟随地区
  语言、单位和时间格式
  适用于所有未单独设置的显示屏。
  语言
  单位
  时间格式
  无
  当前显示：{0}；{2} 起显示：{1}。
  当前显示：{0}，至少持续一天。
  其他时间
  紧急
  满足条件时
  周日
  周一
  周二
  周三
  周四
  周五
  周六
  显示屏
  无法保存状态：{0}
  服务器启动时，存储的状态为空：令牌、设备和值已丢失。请从备份恢复 {0}，或为每个显示屏生成新令牌。
  无图片
  {0} 的图片
  {0} 起失联
  电池电量低
  需要处理
  还没有显示屏。请在下方允许设备加入，或使用 {0} 添加显示屏。
  新设备可以加入，因为不经代理只有本机能访问此服务器。
  接下来几分钟内，新设备可以加入。
  目前新设备无法加入。
  允许新设备加入 10 分钟
  新设备
  带有另一台服务器的密钥，来自 {0}，{1}。如果这是您的设备，请允许加入：它将保留该密钥。
  已有令牌，又请求另一个令牌，来自 {0}，{1}。发放新令牌后，旧令牌将失效。仅当您刚刚重置过此设备时才允许。
  允许加入
  发放新令牌
  未知型号
  拒绝
  {0} 像素
  新设备，带有另一台服务器的密钥。
  或者作为新显示屏：
  面板
  显示内容
  使用此名称
  替换 {0}
  它是此显示屏
  用于此显示屏
  图片
  全屏
  重新绘制
  新建令牌
  按钮
  日志
  没有报告的问题。
  唤醒
  每天约 {0} 次；{2} 约可用 {1} 天
  每天约 {0} 次；{2} 约可用 {1} 个月
  返回
  此显示屏的新令牌。仅显示这一次；旧令牌已失效：
  通过标头 {0} 发送，或包含在地址中：
  Webhook 的新令牌。仅显示这一次；旧令牌已失效：
  通过标头 {0} 连同 JSON 发送到 {1}；设计以变量 {2} 读取。
  当前为 {0}
  最后一张图片：{0}
  问题
  至少一天内不变
  {0} 更换
  接下来
  警告
  设备为 {0} 像素，此处的面板为 {1}
  失联
  上次在线
  下次唤醒
  电量低
  电池
  信号
  固件
  从未
  {0} 当前显示的内容
  创建于 {0}
  创建于此版本之前
  上次使用：{0}
  从未使用
  有效期至 {0}
  令牌
  退出登录
  明天
  昨天
  密码错误。
  密码
  登录
  NASA 每日一天文图，附标题和说明
  维基百科每日图片，附内容说明和作者
  xkcd 最新漫画
  今日报纸头版
  Unsplash 风景照片，每天更换
  每日名言，来自 ZenQuotes
  GitHub 项目的星标、复刻和未关闭议题数
  欧元兑美元、英镑和日元的汇率，来自欧洲央行
  由语言模型生成的一句话，来自任何兼容 OpenAI 接口的服务器
  家人的一天：日程、天气、提醒事项
  未来一周：日程和每天的天气
  本月的日程与天气
  上班前：天气与日程
  当日天气，含风、气压和日出日落
  日出、日落和月亮
  空气质量和花粉
  车站的下几班发车时间
  家中产生和消耗的能源
  家务分工
  家务与能源，并排显示
  会议室门牌
  服务器及其负载
  """#),
]
