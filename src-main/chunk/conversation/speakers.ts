/** Who speaks in a conversation, by the word before a turn: whoever is served, a program, or people who serve. */

import { leanExpression } from '../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../src-shared/model/one-line.ts'

/** Whoever talks to a program or is served, in the words of logs, exports and data sets. */
const PERSON = new RegExp(
  oneLine`
    ^(?:
      (?:web(?:site)? )?(?:
        user|human|customer|client|caller|visitor|guest|person|shopper|patient|student
      )
      |benutzer(?:in)?|nutzer(?:in)?|kund(?:e|in)?|gast|besucher(?:in)?|anrufer(?:in)?
      |utilisateur|utilisatrice|visiteu(?:r|se)|clie?nte?a?|usu[aá]ri[oa]|hu[eé]sped|hóspede
      |visit(?:ante|atore|atrice)|utente|ospite|gebruiker|klant|bezoeker|użytkownik
      |klient(?:ka)?|gość|zákazník|návštěvník|kullanıcı|müşteri|ziyaretçi|misafir|besökare
      |gäst|användare|bruger|gæst|asiakas|vieras|ügyfél|vendég|пользователь|клиент|посетитель
      |гость|покупатель|користувач|клієнт|відвідувач|用户|用戶|访客|訪客|顾客|顧客|客户|客戶|ユーザー|お客様|ゲスト|사용자
      |고객|손님|방문자|مستخدم|المستخدم|عميل|العميل|زائر|الزائر|उपयोगकर्ता|ग्राहक|आगंतुक
      |यूज़?र|ผู้ใช้(?:งาน)?|ลูกค้า|người dùng|khách(?: hàng)?|pengguna|pelanggan|felhasználó|utilizator|klijent(?:kinja)?|korisni(?:k|ca)
      |uživatel(?:ka)?|používateľ(?:ka)?|uporabnik|stranka|käyttäjä|потребител|корисник|клијент|χρήστης|πελάτης|επισκέπτης
      |משתמש|לקוח|کاربر|مشتری|صارف|گاہک|ব্যবহারকারী|গ্রাহক|mteja|mtumiaji|vartotojas|klientas|lietotājs|klients|kasutaja|klient
    )(?:[ _-]?#?\d{1,8})?$
  `,
  'iu',
)
/** Whoever is a guest of people, too: in a podcast, at a table. */
const GUEST = new RegExp(
  oneLine`
    ^(?:
      caller|guest|person|human|patient|student|gast|gäst|gæst|anrufer|ospite|hu[eé]sped
      |hóspede|gość|misafir|vieras|vendég|гость|ゲスト|손님
    )
  `,
  'iu',
)
/** What programs are called, alone or with a name beside it: `Policy Helper (app)`, `helpdesk-bot`. */
const PROGRAM = new RegExp(
  oneLine`
    (?:^|[\s_(-])(?:
      ai|ki|ia|ии|ші|app|llm|chat ?gpt|gpt(?:-[\w.]{1,8})?|claude|gemini|copilot
      |(?:language )?model|virtual
    )(?:$|[\s_)-])
    |bots?(?:$|[\s_)-])|robot(?:er)?(?:$|[\s_)-])
    |(?:^|[\s_-])(?:assist[ae]n|asist[ae]n|asysten|ассистент|асистент)|бот(?:$|[\s_)-])|助手|机器人
    |機器人|アシスタント|ボット|어시스턴트|챗봇|المساعد|روبوت|सहायक|चैटबॉट|असिस्टेंट|बॉट|ผู้ช่วย|บอ[ตท]|trợ lý|asszisztens|avustaja|pomoćnik
    |помоћник|помічник|помощник|βοηθός|עוזר|בוט|دستیار|ربات|معاون|সহকারী|বট|msaidizi
  `,
  'iu',
)
/** People or programs who serve; in talks with whoever is served. */
const SERVICE = leanExpression(
  oneLine`
    (?:^|[\s_-])(?:
      agent|advis[oe]r|consultant|operator|representative|support|service|\p{L}*berater(?:in)?
      |\p{L}*mitarbeiter(?:in)?|\p{L}*service|conseill(?:er|ère)|operador[ae]?|operatore
      |ases[os]or[ae]?|atendente|medewerker|konsultant(?:ka)?|оператор|консультант|менеджер
      |поддержка|temsilci(?:si)?
    )(?:$|[\s_(-])
    |客服|オペレーター|サポート|상담원|موظف
  `,
  'iu',
)

/** Whether a label is that of somebody who is served. */
export function isPerson(speaker: string): boolean {
  return PERSON.test(speaker)
}

/** Whether a label is that of a program. */
export function isProgram(speaker: string): boolean {
  return !isPerson(speaker) && PROGRAM.test(speaker)
}

/**
 * Which of those who speak answer for a program: programs, else those who serve somebody, else whoever talks alone with
 * a customer. Nobody among people.
 */
export function serving(speakers: ReadonlySet<string>): ReadonlySet<string> {
  const programs = [...speakers].filter(isProgram)
  if (programs.length > 0) return new Set(programs)
  if (![...speakers].some(isPerson)) return new Set()
  const others = [...speakers].filter((each) => !isPerson(each))
  const served = others.filter((each) => SERVICE.test(each))
  if (served.length > 0) return new Set(served)
  const isOfCustomer = [...speakers].some((each) => isPerson(each) && !GUEST.test(each))
  return new Set(isOfCustomer && others.length === 1 ? others : [])
}
