/**
 * What a form, a column or a key calls a name or a birth. By language, as forms, exports and programs write them, in lower case and parted by commas; translations of Keycloak
 * and OpenMRS were looked through for what was missing.
 */

/** Labels of a name, which may be that of a thing. */
export const NAME = `
  name, nom, nombre, nome, naam, navn, namn, meno, jméno, nimi, név, nume, имя, име, імя, ім'я, ім’я, όνομα, 名前,
  이름, ime, isem, izena, emri, ad, adı, аты, ismi, nafn, nama, pangalan, ngalan, tên, jina, ainm, enw, שם, الاسم,
  اسم, نام, नाम, नाव, নাম, ନାମ, పేరు, பெயர், ಹೆಸರು, പേര്, નામ, ਨਾਮ, නම, ชื่อ, ຊື່, ឈ្មោះ, အမည်, სახელი, անուն,
  անունը, ስም, 名, 名称,
`

/** Labels of the day somebody was born. */
export const BIRTH = `
  date of birth, birth date, birthdate, dob, d.o.b., born, birthday, date born,
  geburtsdatum, geb.-datum, geb. datum, geboren am, geboren, geb.,
  geboortedatum, geb.datum, datum geboorte, geboren op,
  date de naissance, né le, née le, né(e) le, date naiss., ddn,
  fecha de nacimiento, fecha nacimiento, f. nacimiento, f. nac., fecha nac., nacido el, nacida el, nacimiento,
  data de nascimento, data nascimento, dt. nascimento, dt nasc., data nasc., nascimento, nascido em,
  data di nascita, data nascita, nato il, nata il, nato/a il,
  data de naixement, data naixement, nascut el, nascuda el, data de nacemento, nacemento, jaioteguna, jaiotze data,
  jaiotze-data,
  data nașterii, data nasterii, născut la, născută la, data naşterii,
  födelsedatum, född, födelsedag, fødselsdato, fødselsdag, født, fødd, fødselsdatum, fæðingardagur,
  fæðingardagur og ár, fæddur, fædd,
  syntymäaika, syntymäpäivä, synt., sünniaeg, sünnikuupäev, sündinud, dzimšanas datums, dzimis, dzimusi,
  dzim. datums, gimimo data, gimė, gimimo diena,
  születési idő, születési dátum, szül. idő, szül. dátum, született, születési hely és idő, születési hely idő,
  datum narození, nar., narozen, narozena, datum nar., dátum narodenia, narodený, narodená,
  data urodzenia, ur., urodzony, urodzona, data ur.,
  datum rojstva, rojen, rojena, roj., datum rođenja, rođen, rođena, datum rodjenja, датум рођења, рођен, рођена,
  датум на раѓање, роден, родена, дата на раждане, рождена дата, роден на, родена на,
  datëlindja, data e lindjes, lindur më, ημερομηνία γέννησης, ημ. γέννησης, ημ/νία γέννησης, γεννήθηκε, γέννηση,
  doğum tarihi, d. tarihi, doğum günü, doğum tarixi, doğulduğu tarix, туған күні, туған жылы, туған күні айы жылы,
  tug‘ilgan sanasi, tug‘ilgan kuni, tug'ilgan sanasi, туулган күнү, туулган жылы, санаи таваллуд, төрсөн огноо,
  дата рождения, д.р., год рождения, родился, родилась, дата рожд., дата народження, рік народження, народився,
  народилася, дата нараджэння, год нараджэння,
  დაბადების თარიღი, დაბადების რიცხვი, დაბ. თარიღი, დაბადების დღე, ծննդյան ամսաթիվ, ծննդյան ամսաթիվը,
  ծննդյան տարեթիվ, ծննդյան օր, ծնված,
  תאריך לידה, ת. לידה, ת.לידה, יום הולדת, שנת לידה,
  تاريخ الميلاد, تاريخ الولادة, الميلاد, مواليد, تاریخ تولد, متولد, تاریخ پیدائش, پیدائش, د زیږېدو نېټه,
  जन्म तिथि, जन्मतिथि, जन्म दिनांक, जन्म तारीख, जन्म मिति, जन्ममिति, जन्मदिनांक, जन्मतारीख, जन्म,
  জন্ম তারিখ, জন্মতারিখ, জন্মদিন, জন্ম সাল, ଜନ୍ମ ତାରିଖ, ଜନ୍ମତାରିଖ, పుట్టిన తేదీ, జన్మ తేదీ, పుట్టినతేదీ,
  பிறந்த தேதி, பிறந்ததேதி, பிறந்த நாள், ಹುಟ್ಟಿದ ದಿನಾಂಕ, ಜನ್ಮ ದಿನಾಂಕ, ജനന തീയതി, ജനനത്തീയതി, જન્મ તારીખ, ਜਨਮ ਮਿਤੀ,
  ਜਨਮ ਤਾਰੀਖ, උපන් දිනය,
  วันเกิด, วันเดือนปีเกิด, วัน เดือน ปีเกิด, วัน/เดือน/ปีเกิด, เกิดวันที่, ວັນເດືອນປີເກີດ, ថ្ងៃខែឆ្នាំកំណើត,
  ថ្ងៃកំណើត, မွေးသက္ကရာဇ်, မွေးနေ့,
  ngày sinh, ngày tháng năm sinh, sinh ngày, năm sinh, ngay sinh, tanggal lahir, tgl lahir, tgl. lahir,
  tempat tanggal lahir, tempat/tgl lahir, tempat/tanggal lahir, ttl, lahir, tarikh lahir, tarikh kelahiran,
  petsa ng kapanganakan, araw ng kapanganakan, kapanganakan, petsa sa pagkatawo, petsa sa pagkahimugso,
  adlaw nga natawhan,
  生年月日, 誕生日, 生年, 생년월일, 출생일, 출생년월일, 생일, 出生日期, 出生年月, 出生年月日, 生日, 出生,
  tarehe ya kuzaliwa, kuzaliwa, የትውልድ ቀን, የልደት ቀን, የተወለደበት ቀን, taariikhda dhalashada, ranar haihuwa, ọjọ́ ìbí,
  usuku lokuzalwa, umhla wokuzalwa,
  data tat-twelid, data twelid, dáta breithe, dyddiad geni, ceann-latha breith,
  დაბ., ծննդյան տարեթիվը, ծննդյան օրը, জন্ম দিন, geb.dat, geb.dat., geb.-dat, geb.-dat., f. de nac.,
  geburtstag,
`
