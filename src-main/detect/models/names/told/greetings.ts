/** What stands before a name in a letter or an answer and is taken with it. */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'

/**
 * The word that greets somebody at the head of a letter, and the sign of those who sign it for another; what greets, thanks
 * or answers before a comma, behind which alone it is no surname. In scripts without capitals only words that nobody is called by.
 */
export const GREETING = new RegExp(
  oneLine`
    ^(?:
      Dear|Hi|Hello|Hallo|Moin|Bonjour|Hola|Ciao|Olá|Hej|Merhaba|Cześć|Ahoj|Привет|Привіт
      |(?:Sehr )?geehrte[rn]?|Liebe[rn]?|Cher|Chère|Estimad[oa]|Querid[oa]|Caro|Cara|Gentile
      |Egregi[oa]|Prezad[oa]|Beste|Geachte|Szanown\p{Ll}+|Drog[ai]|Vážen\p{Ll}+|Milý|Milá
      |Bäste|Kære|Kjære|Hyvä|Tisztelt|Kedves|Stimat[eă]|Dragă|Sayın|Sevgili
      |(?:[Мм]ного)?[Уу]важаем\p{Ll}+|Дорог\p{Ll}+|Шановн\p{Ll}+|Αγαπητ\p{Ll}+|i\.\s?[AV]\.
      |gez\.|[Pp]pa\.
    )\s+(?=\p{Lu})
    |^(?:
      Sí|Sim|Oui|Ja|Jo|Joo|Nein|Nee|Nei|Da|Nu|Tak|Ano|Hej|Hei|Igen|Evet|Hayır|Jah|Jā|Taip|Po|Bai|Ok[ae]y?|OK|Yes|No|Ie|Oes
      |Thanks|Thank you|Danke|Merci|Gr[àa]cies|Gracias|Grazie|Obrigad[oa]|Bedankt|Dzięki|Díky|Ďakujem|Köszi|Kiitos|Tack|Takk?|Hvala|Mulțumesc
      |Teşekkürler|Aitäh|Paldies|Ačiū|Diolch|Eskerrik asko|Pardon|Sorry|Desculpa|Perdona|Scusa
      |Да|Нет|Ні|Так|Не|Спасибо|Дякую|Благодаря|Мерси|Хвала|Фала|Ναι|Όχι|Ευχαριστώ|Γεια|Καλημέρα
      |Здравейте|Здравей|Здраво|Поздрав|Здравствуй(?:те)?|Вітаю|Добрий день|Добрый день|Добър ден|Добар дан|Bok|Pozdravljeni|Zdravo
      |Sveiki|Labas|Laba diena|Labdien|Tere|Tervist|Moi|Terve|Szia|Sziasztok|Salut|Bună|Helo|Annwyl|Kaixo|Aupa|Bon dia|Bona tarda|Bom dia|Boa tarde
      |Buongiorno|Buonasera|Salve|Buenos días|Buenas(?: tardes)?|Guten (?:Tag|Morgen|Abend)|Grüß Gott|Servus|Goedemorgen|Goedendag|God morgen|Goddag|Dobrý den|Dzień dobry|Selam|Halo|Xin chào|Chào|Përshëndetje|Saluton|Hæ|Halló|Sæl[lt]?
    )[,!.]\s+(?=\p{Lu})
    |^(?:שלום|היי|הי|בוקר טוב|ערב טוב|תודה|السلام عليكم|مرحبا[ًا]?|أهلا[ًا]?|اهلا|عزيزي|عزيزتي|شكرا[ًا]?|ممنون)[,،!]?\s+(?=\p{Lo})
    |^(?:გამარჯობა|მადლობა|Բարեւ|Բարև|नमस्ते|नमस्कार|প্রিয়|নমস্কার|สวัสดี(?:ครับ|ค่ะ|คุณ)?|안녕하세요|您好|你好|亲爱的|親愛的|尊敬的)[,，、!！]?\s*(?=[\p{Lu}\p{Lo}])
  `,
  'u',
)
/** Clauses of Welsh begin with the verb, before who does it: `Mae Ieuan yn well`, `Roedd Menna wedi mynd`. */
export const VERB_FIRST = /^(?:Mae|Roedd|Oedd|Bydd|Ydi|Ydy)\s+(?=\p{Lu})/u
/** How such a clause goes on behind the name, so that Mae is no given name. */
export const CLAUSE_GOES_ON = /^(?:['’]n| (?:yn|wedi|yw|ydi|ydy|am|ar|ym))(?!\p{L})/u
