/** What stands before a name in a letter or an answer and is taken with it. */

import { inOneLine, oneLine } from '../../../../../src-shared/model/one-line.ts'

/** What thanks and agrees, of the words that nobody is called by. */
const THANKS = oneLine`
  Thanks|Thank you|Danke|Merci|Gr[àa]cies|Gracias|Grazie|Obrigad[oa]|Bedankt|Dzięki|Díky|Ďakujem|Köszi|Kiitos|Takk|Hvala|Mulțumesc
  |Teşekkürler|Aitäh|Paldies|Ačiū|Diolch|Eskerrik asko|Ok[ae]y?|OK|Спасибо|Дякую|Благодаря|Мерси|Хвала|Ευχαριστώ
`
/** The same of what stands alone, and in scripts without capitals. */
const THANKS_ELSEWHERE = oneLine`
  ok[eé]i?|oki|okej|dziękuj[eę]|děkuj[iu]|köszönöm|mulțumim|dank je(?: wel)?|dank u(?: wel)?|many thanks|thx|vielen dank|tusen takk|mange tak|tack så mycket|teşekkür ederim|sağ ?ol
  |cảm ơn|cám ơn|terima kasih(?: banyak)?|makasih|trims|faleminderit|ευχαριστούμε|дякуємо|спасиб[іо]|дзякуй|ок(?:ей)?
  |תודה(?: רבה)?|בסדר|شكر[اًا]{1,2}(?: جزيلا)?|ممنون(?:م)?|متشکرم|مرسی|سپاس|شکریہ|धन्यवाद|शुक्रिया|ठीक है|ধন্যবাদ|ਧੰਨਵਾਦ|આભાર|நன்றி|ధన్యవాదాలు|ಧನ್ಯವಾದಗಳು|നന്ദി
  |ขอบคุณ(?:ครับ|ค่ะ|มาก)?|谢谢[您你]?|多谢|感谢|好的|謝謝[您你]?|多謝|感謝|ありがとう(?:ございま(?:す|した))?|了解|감사합니다|고맙습니다|მადლობა|Շնորհակալություն
`

/**
 * The word that greets somebody at the head of a letter, and the sign of those who sign it for another; what greets, thanks
 * or answers before a comma, behind which alone it is no surname. In scripts without capitals only words that nobody is called by.
 */
export const GREETING = new RegExp(
  inOneLine(String.raw`
    ^(?:
      Dear|Hi|Hello|Hallo|Moin|Bonjour|Hola|Ciao|Olá|Hej|Merhaba|Cześć|Ahoj|Привет|Привіт
      |(?:Sehr )?geehrte[rn]?|Liebe[rn]?|Cher|Chère|Estimad[oa]|Querid[oa]|Caro|Cara|Gentile
      |Egregi[oa]|Prezad[oa]|Beste|Geachte|Szanown\p{Ll}+|Drog[ai]|Vážen\p{Ll}+|Milý|Milá
      |Bäste|Kære|Kjære|Hyvä|Tisztelt|Kedves|Stimat[eă]|Dragă|Sayın|Sevgili
      |(?:[Мм]ного)?[Уу]важаем\p{Ll}+|Дорог\p{Ll}+|Шановн\p{Ll}+|Αγαπητ\p{Ll}+|i\.\s?[AV]\.
      |gez\.|[Pp]pa\.
    )\s+(?=\p{Lu})
    |^(?:
      Sí|Sim|Oui|Ja|Jo|Joo|Nein|Nee|Nei|Da|Nu|Tak|Ano|Hej|Hei|Igen|Evet|Hayır|Jah|Jā|Taip|Po|Bai|Yes|No|Ie|Oes
      |${THANKS}|Tack|Tak|Pardon|Sorry|Desculpa|Perdona|Scusa
      |Да|Нет|Ні|Так|Не|Фала|Ναι|Όχι|Γεια|Καλημέρα
      |Здравейте|Здравей|Здраво|Поздрав|Здравствуй(?:те)?|Вітаю|Добрий день|Добрый день|Добър ден|Добар дан|Bok|Pozdravljeni|Zdravo
      |Sveiki|Labas|Laba diena|Labdien|Tere|Tervist|Moi|Terve|Szia|Sziasztok|Salut|Bună|Helo|Annwyl|Kaixo|Aupa|Bon dia|Bona tarda|Bom dia|Boa tarde
      |Buongiorno|Buonasera|Salve|Buenos días|Buenas(?: tardes)?|Guten (?:Tag|Morgen|Abend)|Grüß Gott|Servus|Goedemorgen|Goedendag|God morgen|Goddag|Dobrý den|Dzień dobry|Selam|Halo|Xin chào|Chào|Përshëndetje|Saluton|Hæ|Halló|Sæl[lt]?
    )[,!.]\s+(?=\p{Lu})
    |^(?:שלום|היי|הי|בוקר טוב|ערב טוב|תודה|السلام عليكم|مرحبا[ًا]?|أهلا[ًا]?|اهلا|عزيزي|عزيزتي|شكرا[ًا]?|ممنون)[,،!]?\s+(?=\p{Lo})
    |^(?:გამარჯობა|მადლობა|Բարեւ|Բարև|नमस्ते|नमस्कार|প্রিয়|নমস্কার|สวัสดี(?:ครับ|ค่ะ|คุณ)?|안녕하세요|您好|你好|亲爱的|親愛的|尊敬的)[,，、!！]?\s*(?=[\p{Lu}\p{Lo}])
  `),
  'u',
)
/** What thanks or answers, all of a value, with the sign behind it: a line of a chat or the end of a letter. */
export const SAID_ALONE = new RegExp(
  `^(?:${THANKS}|${THANKS_ELSEWHERE})(?: ?[.,!~…。！،]{1,3})?$`,
  'iu',
)
/** Clauses of Welsh begin with the verb, before who does it: `Mae Ieuan yn well`, `Roedd Menna wedi mynd`. */
export const VERB_FIRST = /^(?:Mae|Roedd|Oedd|Bydd|Ydi|Ydy)\s+(?=\p{Lu})/u
/** How such a clause goes on behind the name, so that Mae is no given name. */
export const CLAUSE_GOES_ON = /^(?:['’]n| (?:yn|wedi|yw|ydi|ydy|am|ar|ym))(?!\p{L})/u
