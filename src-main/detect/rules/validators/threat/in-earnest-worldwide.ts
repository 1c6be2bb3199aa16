/** What shows beside a threat of violence that it is meant, in the languages of `threat-violence-worldwide.yaml`: as in `in-earnest.ts`. */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'

/** By language, as whole words. */
export const WORDS_WORLDWIDE = [
  // Lithuanian, Latvian, Estonian.
  oneLine`
    žinau,? kur|jei (?:kreip|ne|pasaky|skambin)\p{L}*|(?:tavo|jūsų) (?:šeim|vaik|žmon|dien)\p{L}*|peil\p{L}+|rytoj lauksiu
    |zinu,? kur|ja (?:iesi|ne)\p{L}*|tav\p{L}{1,2} (?:ģimen|bērn|siev|dien)\p{L}*|nazi|ar nazi|kā suni
    |tean,? kus|kui (?:lähed|sa ei|räägid)|su (?:pere|lapsed|naine)|noaga|päevad on loetud
  `,
  // Slovenian, Macedonian, Albanian, and Slavic languages beyond those of in-earnest.ts.
  oneLine`
    vemo?,? kje|če (?:boš|ne)|tvoj\p{L}* (?:žen|otro|družin)\p{L}*|šteti so|kot psa|знам каде|ведаю,? дзе|viem,? kam|vím,? kam|знам къде|znam (?:gde|gdje) ti|твоите деца
    |e di ku|nëse (?:shkon|nuk)|(?:familj|fëmij|gru)\p{L}+ tënde|fëmijët e tu|si qen|ditët (?:e tua )?(?:janë )?të numëruara|thik\p{L}*
    |máš to spočítané|dni sú zrátané|dny jsou sečteny|(?:ako|jako|kao|као|как) (?:psa|pseto|пса)|dani su ti|odbrojan\p{L}*|одброј\p{L}*|polici[iuju]{1,2}|полициј\p{L}+
  `,
  // Hungarian beyond in-earnest.ts, Icelandic, Catalan, Basque.
  oneLine`
    tudom,? hova|a gyereke(?:id|d)\p{L}*|napjaid|várlak|rendőrségre|az egész családod\p{L}*|veit hvar|ef þú|fjölskyld\p{L}+ þ[íi]n\p{L}*|hníf\p{L}*
    |sé on|la teva (?:dona|filla|família)|ganivet|badakit non|zure (?:familia|seme)\p{L}*
  `,
  // Swahili, Hausa, Zulu and Xhosa, Somali, Afrikaans.
  oneLine`
    najua|ukienda polisi|usipo\p{L}+|siku zako|mapanga|kisu|bunduki|(?:mke|mume|mtoto|watoto|familia) (?:wako|yako)|kabla ya
    |na san inda|(?:idan|in) (?:ka|kin|ki) \p{L}+|yaran?ka|iyalan?ka|kwanakin?ka|bindiga|wu[kƙ]a
    |ngiyazi|emaphoyiseni|n?omndeni wakho|izingane zakho|isibhamu|ndiyazi|waan ogahay|booliska|carruurtaada
    |ek weet|as jy|as ek jou|jou (?:vrou|kinders|dogter|seun|gesin)|dae is getel|geweer
  `,
  // Filipino, Malay.
  oneLine`
    alam ko kung|ang (?:pamilya|anak|asawa|bahay) mo|huling \p{L}+ mo|bilang na ang|(?:kapag|kung) (?:hindi|nagsu\p{L}+|magsu\p{L}+)|pag nakita kita|kutsilyo|mga araw mo
    |tahu rumah|lapor polis|(?:keluarga|anak|bini) (?:kau|awak)|parang|esok aku tunggu|hari-hari kau
  `,
  // Azerbaijani, Kazakh, Uzbek, Mongolian, Kurdish.
  oneLine`
    yaşadığını|polisə|ailəni|uşaqların\p{L}*|günlərin|bıçaq\p{L}*|tapança\p{L}*|it kimi|gözləyəc\p{L}+
    |қайда тұр\p{L}+|бала(?:ң|ңды|ларың)\p{L}*|балдарың\p{L}*|хүүхдүүд чинь|полицияға|отбасың\p{L}*|балаларың\p{L}*|пышақ\p{L}*|қуни|күндерің|qayerda (?:yasha|tur)\p{L}+|politsiya\p{L}*|oilang\p{L}*|bolalaring\p{L}*|хаана амьдар\p{L}+|цагдаа\p{L}*
    |dizanim|polîs\p{L}*|malbata te|zarokên te
  `,
] as const

/** By script: letters are joined to what these begin with. */
export const UNPARTED_WORLDWIDE = oneLine`
  სად (?:ცხოვრობ|სწავლობ)|รู้(?:นะ)?ว่าลูก(?:แก|เธอ)|เมียแก|ລູກມຶງ|កូនឯង|မင်း(?:ကလေး|သား|သမီး)|სახლთან|სამსახურთან|პოლიცია|შენს (?:ბავშვ|შვილ|ცოლ|ოჯახ|დედ)|დღეები|იარაღ|დანით
  |գիտեմ|ոստիկանությ|քո ընտանի|քո երեխա|դանակ|ատրճանակ|օրերդ|եթե
  |የት እንደም|ለፖሊስ|ልጆች[ህሽ]|ቤት[ህሽ]ን|ቀኖች[ህሽ]|ሽጉጥ|ቢላ|በሩ ላይ
  |יודע(?:ת|ים)? איפה|אם ת|(?:הילדים|המשפחה|אשתך|הבן|הבת)(?: שלך)|אשתך|למשטרה|סכין|אקדח|הלילה|הימים שלך
  |فردا|روزهای آخر|جنازه|معلوم ہے|پتہ ہے|پولیس|ورنہ|اگر|دن گنے|لاش|شام تک
  |জানি|না দিলে|পুলিশ|তোর (?:বউ|বাচ্চা|ছেলে|পরিবার|বাড়ি|বাসা|লাশ|দিন)|লাশ|চাকু|ছুরি|কাল রাস্তায়
  |माहीत आहे|माहिती आहे|पोलिसा|घरच्यां|नाहीतर|थाहा छ|प्रहरी|नत्र|ਪਤਾ ਹੈ|ਪੁਲਿਸ|ਨਹੀਂ ਤਾਂ|ખબર છે|પોલીસ|નહીં તો
  |தெரியும்|போலீ|குடும்ப|பிணம்|எண்ணப்பட்|கத்தி|நாளைக்கு|இல்லை ?என்றால்|నాకు తెలుసు|పోలీసు|నీ (?:కుటుంబ|పిల్లల|భార్య)|లేకపోతే
  |ನನಗೆ ಗೊತ್ತು|ಪೊಲೀಸ|ಇಲ್ಲದಿದ್ದರೆ|എനിക്കറിയാം|പോലീസ|ഇല്ലെങ്കിൽ|දන්නව|පොලිසි|ရဲကို|ဘယ်မှာနေ|ប៉ូលិស|ຕຳຫຼວດ
`
