/**
 * Tells a secret that somebody tells another in words from a rule for secrets, whatever the language.
 *
 * Between the word for a password and the password may stand any words: whose it is, what it opens, since when. That it is
 * told is shown by where it stands: behind a colon, a dash, a quote or the verb that tells it, or at the end of its clause.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { letterAndDigit } from './randomness.ts'
import type { ValidatorMatch } from './validator.ts'

/** What a rule says that is none: words that deny or demand, which every language has few of. */
const DENIED = leanExpression(
  oneLine`
    (?:^|[\s’'])(?:
      not|never|must|nicht|kein[a-z]{0,2}|nie|muss|darf|sollte|niet|geen|moet|pas|jamais|doit|nunca|debe|não|deve|non|mai|inte|aldrig|måste|ikke|aldri
      |ei|älä|pitää|ne|nesmí|musí|mora|nem|ne\s?legyen|kell|trebuie|değil|olmalı|не|нельзя|должен|повинен|трябва|δεν|μη|πρέπει|لا|ليس|يجب|אין|לא|חייב|नहीं|không|phải|jangan|tidak|harus
      |ไม่|ต้อง
    )(?=[\s’']|$)
  `,
  'u',
)

/** The verb that tells a value, and what joins it to the word for it in languages that need none. */
const TOLD =
  /(?:[:：=＝→—–"'“„«`「『【-]|(?:^|\s)(?:c['’]est|ist|lautet|heißt|is|est|es|és|é|è|to|je|jest|är|er|on|este|e|είναι|היא|הוא|هي|هو|است|это|е|є|là|adalah|है|คือ|yra|ir|da|idi|brzmi|zní)|是|为|為|は|が|는|은|คือ)\s?$/u

/** What a password is only like, directly before it: "ein Kennwort wie Berlin2024". */
const LIKENED =
  /(?:^|\s)(?:wie|like|such as|comme|como|come|zoals|jak|som|jako|kao|kot|kuin|nagu|mint|ca|precum|gibi|как|як|като|όπως|như|seperti|مثل|כמו)(?: z\. ?b\.)?\s?["'“„«`「『]?$/u

/** The end of a clause, or what explains the value behind it. */
const ENDS_CLAUSE = /^(?:["'”»`」』】*]{0,2}(?:[.,;!?)\]、。，；]|$)|\s*\n|\s*$|\s+[([—–|/-])/u

/** Units behind a value in which its clause ends. */
const READ_BEHIND = 8

/** Words of a technique with its number (`AES-256`, `base64url`), which stand behind the same words. */
const TERM = /^[A-Za-z]{1,7}[-_]?\d{1,3}[a-z]{0,3}$/
/** A digest in hexadecimal: of a password that is known by it alone. */
const DIGEST = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i

/** The end of a word in Latin letters: what goes on without a space is the word itself, `passwort2024x`. */
const WITHIN_WORD = /[A-Za-zÀ-ɏ]$/

/** Whether a sign or a verb tells the value. */
function isSaid({ groups }: ValidatorMatch): boolean {
  return groups.sign !== undefined || TOLD.test(groups.lead ?? '')
}

/** Whether the words between a label and a value tell the value, or it ends their clause. */
function isTold(match: ValidatorMatch): boolean {
  const { text, end, groups } = match
  const lead = groups.lead ?? ''
  return (
    !DENIED.test(lead) &&
    !LIKENED.test(lead) &&
    !WITHIN_WORD.test(lead) &&
    (isSaid(match) || ENDS_CLAUSE.test(text.slice(end, end + READ_BEHIND)))
  )
}

/**
 * Whether a value behind the word for a password is told: it has small letters and two digits or a sign, as what people make
 * up has and what techniques, products and numbers are called by has not.
 */
export function toldInWords(value: string, match: ValidatorMatch): boolean {
  return (
    value.length >= SHORTEST_PASSWORD &&
    /\p{Ll}/u.test(value) &&
    (/\d.*\d|[!#$%&*+?@^~]/.test(value) || isSaid(match)) &&
    !TERM.test(value) &&
    !DIGEST.test(value) &&
    isTold(match)
  )
}
const SHORTEST_PASSWORD = 6

/** What everybody may know: a key of that kind opens nothing. */
const PUBLIC =
  /publi[ckqe]|öffentl|pubbl|públ|veřejn|verejn|javn|nyilván|julki|offentl|openba|açık|публичн|открыт|відкрит|δημόσι|عام|ציבור|công khai|公钥|公開|公鑰|공개/u

/** Whether a value behind the words for a key and for what it opens is told, and is made of letters and digits. */
export function toldKey(value: string, match: ValidatorMatch): boolean {
  return (
    value.length >= SHORTEST_KEY &&
    letterAndDigit(value) &&
    (/\p{Ll}/u.test(value) || PRINTED_KEY.test(value)) &&
    !TERM.test(value) &&
    !PUBLIC.test(match.groups.lead ?? '') &&
    isTold(match)
  )
}
const SHORTEST_KEY = 8
/** Groups of capitals and digits, as makers print the key of a network. */
const PRINTED_KEY = /^[A-Z0-9]{4,5}(?:-[A-Z0-9]{4,5}){2,7}$/

/** What a key is for whose value is secret, as a part of a setting's name in the languages of the rules. */
const SECRET_KEY = new RegExp(
  oneLine`
    ^(?:
      api|secret|tajn|geheim|segret|sekret|hemlig|hemmelig|salai|titk|gizli|taina|secreta|wi-?fi|wlan|vpn|psk|ipsec|precon|precom|parta|compar|cifr|critt|chiff|crypt|szyfr|sifr|šifr|verschl|versl|jwt|hmac|firma
      |priv|приват|секрет|таємн|тајн|закрыт|шифр|μυστικ|mystik|mat$|bimat$|rahasia|加密
    )
  `,
  'u',
)
/** A stem of a key in a name; what has none of these is called a password. */
const KEY_NAME =
  /clave|chiave|chave|(?<!\p{L})cle(?!\p{L})|klucz|kl[ií][cč]|kulcs|sleutel|schl(?:ü|ue)ssel|nyckel|n[oø]kkel|avain|anahtar|klju[cč]|cheie|khoa|kunci|ключ|κλειδ|kleidi|密钥|密鑰/u
const PASSWORD_NAME =
  /passwor[td]|kennwort|contrase|passe|(?<!\p{L})mdp(?!\p{L})|senha|wachtwoord|(?<!\p{L})has[lł]o|heslo|l[oö]senord|adgangskode|kodeord|salasan|jelsz|lozink|(?<!\p{L})geslo|[sş]ifre|parol|sandi|mat_?khau|парол|лозинк|κωδικ|kodikos|slapta|parool|salas[oõ]na|laluan|fjal[eë]kalim|lykilor[dð]|nenosiri|pasahitz|contrasinal|cyfrinair|wagwoord|zaporka|(?<!\p{L})(?:mima|losen)(?!\p{L})|密码|密碼|パスワード|비밀번호/u

/** Capitals and digits as standards and modes are called (`WPA3-SAE`); a key that is written so is longer. */
const MODE = /^[A-Z\d-]{1,15}\.?$/

/** How ciphers and hashes are called: the words for a password mean a cipher, too, in Turkish and Indonesian. */
const ALGORITHM =
  /^(?:3?des|aes|argon2|bcrypt|blowfish|camellia|chacha|ecdsa|ed25519|hmac|md5|pbkdf2|rsa|scrypt|sha)(?:i?d|\d{1,4})?(?:[-_/][a-z0-9]{1,12}){0,4}$/i

/** The name of a setting in small letters, its words apart: `hasLoc` holds no `haslo`. */
function nameOf({ text, start, groups: { lead = '', name = '' } }: ValidatorMatch): string {
  const from = start - lead.length + lead.indexOf(name)
  const written = text.slice(from, from + name.length)
  return written.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_').toLowerCase()
}

/** Whether the name of a setting says in another language that its value is a password, or a key that is secret. */
export function ownSetting(value: string, match: ValidatorMatch): boolean {
  const name = nameOf(match)
  if (PUBLIC.test(name) || ALGORITHM.test(value)) return false
  return (
    PASSWORD_NAME.test(name) ||
    (KEY_NAME.test(name) &&
      !MODE.test(value) &&
      name.split(/[^\p{L}\d]+/u).some((part) => SECRET_KEY.test(part)))
  )
}

/** A year, which names an edition, a version or a law. */
const YEAR = /^(?:19|20)\d\d$/
/** What else has a code: goods and their models, errors, places of the post, ports of machines. */
const OF_SOMETHING_ELSE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      towar|produ|artik|artyk|artíc|artig|articol|item|sku|ean|товар|издели|издел|продукт|детал|артикул|προϊόν|ürün|izdel|proizvod|robe?(?!\p{L})|zboží|tuot|vöru|vare(?!\p{L})|barang|hàng
      |err?or|fehler|feil|fejl|fel(?!\p{L})|vir(?:he|he\p{L}+)(?!\p{L})|erreur|bł[ęą]d|chyb|hiba|hata|ошибк|помилк|грешк|σφάλμα|lỗi|post|pocz|pošt|poșt|irányító|почт|пошт|zip(?!\p{L})|plz|modell?o?(?!\p{L})|модел
      |tcp|udp|usb|https?|ftp|ssh|com(?!\p{L})|port ?code
    )
    |商品|製品|品番|产品|產品|型号|제품|상품|المنتج|البضاع|סחור|מוצר|สินค้า|ไปรษณีย์|郵便|邮政|错误|エラー|오류|우편
  `,
  'iu',
)
/** UTF-16 units before the words for a code in which stands what it is of: `error code`. */
const BEFORE_CODE = 12
/** The end of a word or a model's letters: `ДГ-2071`. */
const OF_A_MODEL = /\p{L}-$|[\u0370-\u058f]$/u

/** Whether digits behind the words for a code and for what it opens are told to be that code. */
export function toldEntryCode(value: string, match: ValidatorMatch): boolean {
  const { text, start, groups } = match
  const lead = groups.lead ?? ''
  return (
    !OF_SOMETHING_ELSE.test(text.slice(Math.max(0, start - lead.length - BEFORE_CODE), start)) &&
    !OF_A_MODEL.test(lead) &&
    isTold(match) &&
    (isSaid(match) || !YEAR.test(value))
  )
}
