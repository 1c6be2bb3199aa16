/**
 * Who says that he is of an office that is obeyed, the police, a prosecutor, a court, a bank that guards against fraud, and what he menaces
 * with. No such office has money moved or handed over by telephone; whoever warns of them says so of others.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { words } from './words.ts'

/** He says so of himself: `this is Inspector …`, `ich rufe von der Polizei an`. By language. */
export const IS_OFFICER = words(
  [
    oneLine`
      (?:this is|i am|i['’]m|my name is|calling (?:you )?from)[^.\n]{0,50} (?:police|detective|inspector|sergeant|officer|prosecutor|fbi|irs|hmrc|court|fraud (?:team|department)|customs)
      |(?:hier (?:ist|spricht)|mein name ist|ich bin|ich rufe)[^.\n]{0,50} (?:polizei|kriminal|kommissar|staatsanwalt|lka|bka|amtsgericht)\p{L}*
      |(?:u spreekt met|ik bel|mijn naam is|ik ben)[^.\n]{0,50} (?:politie|recherche|officier van justitie|fraudehelpdesk)|(?:jag (?:heter|ringer)|här är|jeg (?:ringer|hedder|heter)|her er)[^.\n]{0,50} (?:polis|politi)\p{L}*
      |(?:je suis|ici|je vous appelle)[^.\n]{0,50} (?:police|brigadier|commissaire|gendarmerie|procureur)\p{L}*
    `,
    oneLine`
      (?:soy|le (?:habla|llamo))[^.\n]{0,50} (?:policía|inspector|fiscal|guardia civil|agente)\p{L}*|(?:sono|la chiamo|parla)[^.\n]{0,40} (?:polizia|carabinieri|maresciallo|ispettore|procura|guardia di finanza)
      |(?:sou|aqui é|falo)[^.\n]{0,50} (?:polícia|delegad[oa]|inspetor\p{L}*|ministério público)|sunt[^.\n]{0,20} (?:comisar|inspector|agent|ofițer|procuror|subcomisar)\p{L}*
      |(?:tady|u telefonu|zde|jsem|tu je|volám|pri telefóne je|som)[^.\n]{0,40} ?(?:polici|policie|policajn|nadporučík|podporučík|kapitán|kriminál|vyšetřovatel|vyšetrovateľ|nbs|národná banka)\p{L}*
      |(?:tu|mówi|z tej strony|dzwonię|jestem)[^.\n]{0,40} (?:komisarz|aspirant|policj|prokurator|centraln\p{L}+ biur|cbś)\p{L}*
    `,
    oneLine`
      (?:őrnagy|hadnagy|százados|nyomozó|ügyész|zászlós)[^.\n]{0,20} vagyok|(?:rendőrség|nav|nyomozó)\p{L}*[^.\n]{0,20}(?:hívom|telefonálok|beszél)
      |(?:skambinu|čia)[^.\n]{0,30} (?:polici|kriminalin|prokurat)\p{L}*|zvanu[^.\n]{0,30} polici\p{L}*|(?:helistan|siin)[^.\n]{0,30} politsei\p{L}*
      |(?:ovd?je|zovem|ja sam|tukaj|kličem)[^.\n]{0,40} (?:inspektor|mup|polici|tužilaštv|tožilstv)\p{L}*|(?:овде|зовем|обажда се|аз съм)[^.\n]{0,40} (?:инспектор|муп|гдбоп|полици|тужилаштв|прокурор)\p{L}*
      |(?:я|вас (?:беспокоит|турбує)|звоню|дзвоню|это)[^.\n]{0,40} (?:следователь|майор|капитан|полиции|прокурат|фсб|центрального банка|слідчий|поліції|сбу)\p{L}*
      |ben[^.\n]{0,30} (?:savcı|komiser|polis|başkomiser)\p{L}*|(?:είμαι|σας καλώ|ονομάζομαι)[^.\n]{0,40} (?:αστυνομ|εισαγγελ|αξιωματικ)\p{L}*|(?:täällä|soitan|olen)[^.\n]{0,40} (?:poliis|rikoskomisario|konstaapeli)\p{L}*
    `,
    oneLine`
      tôi là[^.\n]{0,40} (?:công an|đại úy|thiếu tá|trung tá|viện kiểm sát)|(?:saya)[^.\n]{0,30} (?:inspektor|sarjan|pegawai polis|dari (?:ibu pejabat )?polis|penyidik|polisi|kejaksaan)
      |ako si[^.\n]{0,30}(?:pssg|pnp|nbi|pulis|police|spo\d)|(?:mimi ni|nakupigia|napiga)[^.\n]{0,30} (?:polisi|askari|inspekta|mkaguzi)
    `,
  ],
  oneLine`
    (?:검찰|지검|경찰|금융감독원|금감원|수사)[^.\n]{0,30}(?:검사|수사관|형사|경위|과장|팀장)?입니다|(?:警視庁|警察署|検察庁|県警)の[^。\n]{0,20}(?:です|申します)|(?:我是|这里是|這裡是)[^。\n]{0,20}(?:公安|警察|检察|檢察|警官|法院)
    |(?:पुलिस|क्राइम ब्रांच|सीबीआई|कस्टम|ईडी)[^।\n]{0,40}बोल रह|(?:পুলিশ|থানা|ডিবি)[^।\n]{0,20}থেকে বলছি|(?:پولیس|ایف آئی اے|تھانے)[^۔\n]{0,30}(?:بول رہا|بات کر رہا)
    |(?:ผม|ดิฉัน)[^\n]{0,40}(?:ตำรวจ|สถานีตำรวจ|ดีเอสไอ|ปปง)|(?:أنا|معك)[^.\n]{0,30}(?:الشرطة|النيابة|المباحث)|(?:אני|מדבר)[^.\n]{0,20}(?:משטרת|משטרה|מפרקליטות)|(?:გირეკავთ|ვარ)[^.\n]{0,30}(?:პოლიცი|პროკურატურ)
  `,
)

/** What he menaces with. */
export const ARRESTS = words(
  [
    oneLine`
      arrest(?:ed|ation)?|warrants?|prosecut\p{L}+|haftbefehl|festgenommen|trestn[ií]\p{L}* stíh\p{L}+|zatče\p{L}+|areszt\p{L}*|aresht\p{L}*|areștat\p{L}*|urmărire penală|letartóztat\p{L}+|uhićen\p{L}*|uhapš\p{L}+
      |mandat d.arrêt|orden de (?:arresto|detención)|mandato|mandado de prisão|арест\p{L}*|задержан\p{L}*|gözaltı\p{L}*|tutuklan\p{L}*|lệnh bắt|bắt (?:tạm )?giam|waran tangkap|tangkapan|surat penangkapan|makulong|kulong|kukamatwa
    `,
  ],
  '체포영장|구속|逮捕|拘留|逮捕令|गिरफ़्?तार|अरेस्ट|গ্রেপ্তার|گرفتار|بازداشت|حکم جلب|หมายจับ|ถูกจับ|مذكرة|מעצר|დაპატიმრ',
)
