/** What artificial intelligence is called, as parts of expressions with the flag u, and i or small letters: a closed class, a name a language. */

import { oneLine } from '../../../src-shared/model/one-line.ts'

/** Where blanks part words, with what they end in: Germanic, Romance, Celtic, Slavic, Baltic, Uralic, Turkic languages and others. */
export const INTELLIGENCE = oneLine`
    (?:
      artificial intelligence|künstlich\p{L}+ intelligenz|kunst?matige intelligen[ts]ie|artificiell intelligens|kunstig intelligens|gervigreind\p{L}*
      |intelligence artificielle|inteligencia artificial|intelixencia artificial|intel·ligència artificial|inteligência artificial
      |intelligenza artificiale|inteligenț\p{L}+ artificial\p{L}+|inteligjenc\p{L}+ artificiale|intelliġenza artifiċjali
      |intleacht shaorga|deallusrwydd artiffisial|adimen artifizial\p{L}*
      |sztuczn\p{L}+ inteligencj\p{L}+|(?:um[eě]l|umetn)\p{L}+ inteligenc\p{L}+|(?:veštačk|vještačk|umjetn|umetn)\p{L}+ inteligencij\p{L}+
      |(?:вештачк|вјештачк|умјетн)\p{L}+ интелигенциј\p{L}+|изкуствен\p{L}+ интелект\p{L}*|искусственн\p{L}+ интеллект\p{L}*|штучн\p{L}+ (?:інтелект|інтэлект)\p{L}*
      |dirbtini\p{L}+ intelekt\p{L}*|mākslīg\p{L}+ intelekt\p{L}*|tekoäly\p{L}*|tehisintellek\p{L}+|mesterséges intelligenci\p{L}*
      |yapay zek\p{L}+|süni intellekt\p{L}*|sun[ʻʼ'’]iy intellekt\p{L}*|(?:жасанды|жасалма|ясалма) интеллект\p{L}*|хиймэл оюун\p{L}*
      |τεχνητ\p{L}+ νοημοσύν\p{L}+|kecerdasan buatan|trí tuệ nhân tạo|akili (?:ya )?(?:bandia|mnemba|unde)|ubuhlakani bokwenziwa
      |ה?בינה מלאכותית
    )
  `
/** Where words are not parted, what stands before them is written on to them, or they end in letters of other kinds. */
export const INTELLIGENCE_UNPARTED = oneLine`
    人工智能|人工智慧|人工知能|인공 ?지능|الذكاء الاصطناعي|ذكاء اصطناعي|هوش مصنوعی|مصنوعی ذہانت|कृत्रिम बुद्धिमत्ता|कृत्रिम बौद्धिकता|কৃত্রিম বুদ্ধিমত্তা
    |செயற்கை நுண்ணறிவு|కృత్రిమ మేధ|ಕೃತಕ ಬುದ್ಧಿಮತ್ತೆ|നിർ(?:മ്മി|മി)ത ബുദ്ധി|કૃત્રિમ બુદ્ધિ|ਬਣਾਉਟੀ ਬੁੱਧੀ|ปัญญาประดิษฐ์|ປັນຍາປະດິດ
    |បញ្ញាសិប្បនិម្មិត|ဉာဏ်ရည်တု|ხელოვნურ[აიმსტოებ]{1,4} ინტელექტ|արհեստական բանականությ|ሰው ሰራሽ (?:አስተውሎት|ልህቀት)
  `
