/**
 * Whether a passage is amounts and what they are for, as in estimates, price lists and rates, or the name of something
 * with its address, as pages tell what made them. Nobody is cheated by one that asks for nothing: phishing has something to
 * click, to answer, to pay or to enter.
 */

import { filledLines } from '../lines.ts'

/** Share of digits among the signs of a passage: of 2,369 messages of phishing five reach it and ask for nothing. */
const FIGURES_FROM = 0.125

/** Where a lure leads: an address, or a name that looks like one. */
const LEADS = 'https?:|www\\.|@|!|\\b[\\w-]+\\.(?:biz|cn|com|info|io|net|org|ru|top|xyz)\\b'
/** What a lure asks for, promises and threatens with, in begins of words. */
const ASKS = [
  // English
  'account|alert|attach|benefici|bonus|call |card|claim|click|confirm|contact|deliver|document|download|expire|gift|kindly',
  'link|log-?in|mail|member|message|parcel|pay now|password|please|prize|quota|reply|respond|reward|sign ?in|suspend',
  'transfer|update|urgent|verif|wallet|winner',
  // German, Dutch, Swedish, Danish, Norwegian
  'bestätig|bitte|dokument|gewinn|gutschein|klick|konto|paket|passwort|überweis|zugang',
  'bevestig|inlog|klik|pakket|wachtwoord|bekräfta|lösenord|vänligen|adgangskode|bekræft|passord|vennligst',
  // French, Spanish, Portuguese, Italian
  'cadeau|cliqu|colis|compte|connect|gagn|lien|virement|veuillez|cuenta|enlace|favor|ganad|paquete|premio|contraseña',
  'clique|conta\\b|senha|clicc|conto|pacco',
  // Polish, Czech, Turkish
  'hasł|kliknij|potwierd|proszę|heslo|klikn|potvrď|prosím|hesap|parola|şifre|tıkla',
  // Russian, Ukrainian
  'карт|нажм|натисн|парол|подтверд|підтвер|пожалуйста|посилан|рахун|ссылк|счет|счёт',
  // Chinese, Japanese
  '点击|链接|账户|账号|登录|密码|请|アカウント|クリック|パスワード|リンク|振込|ログイン|ください',
]
const LURE = new RegExp([LEADS, ...ASKS].join('|'), 'iu')
/** With the label that stands before it in blocks of who made something. */
const ADDRESS =
  /(?:(?<![\p{L}-])(?:e-?mail|mail|web|www|home ?page|url|site)\s?[:：]\s?)?(?:https?:\/\/[^\s<>"]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/giu
/** Words of a name, and of the title of a page before it. */
const MOST_WORDS = 24

/** Letters of scripts that none of these words is written in: of such a passage nothing is known. */
const UNREAD =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hira}\p{Script=Kana}ー])\p{L}/u

/** A line of base64 has digits as amounts do, and says what it is in no word. */
const CODE = /[A-Za-z0-9+/]{56}/

/** Whether a passage is figures in a script whose lures are known, and none of these stands in it. */
export function isFigures(passage: string): boolean {
  const signs = passage.match(/\S/gu)?.length ?? 0
  const digits = passage.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= FIGURES_FROM * signs && ![LURE, CODE, UNREAD].some((sign) => sign.test(passage))
}

/** What parts the cells of a row: a tab, a bar or a gap. */
const GAP = /\S(?:\t|[ \t]*\|[ \t]*| {2,})(?=\S)/g
/** Where a row leads on. */
const WAY = /https?:|www\.|@|\b[a-z\d-]{2,}\.[a-z]{2,10}\/|\+?\d[\d ()-]{8,}\d/i
/** Cells beyond the first from which a line is a row, and rows from which a passage is a table. */
const FEWEST_GAPS = 2
const FEWEST_ROWS = 3

/**
 * Whether most lines of a stretch, as it was written, are rows of a table, as of what was stolen, bought or claimed: whoever
 * phishes writes sentences. None of 393 mails of phishing, each eighth of those in `validation/`, has two such rows where it phishes.
 */
export function isRows(stretch: string): boolean {
  const lines = filledLines(stretch)
  const rows = lines.filter((line) => (line.trim().match(GAP)?.length ?? 0) >= FEWEST_GAPS)
  const isTable = rows.length >= FEWEST_ROWS && rows.length > lines.length / 2
  return isTable && ![WAY, CODE, UNREAD].some((sign) => sign.test(stretch))
}

/**
 * Whether a passage is a few words beside a whole address of a page or a mailbox, none of which asks, promises or
 * threatens: `Docutils 0.17.1: http://docutils.sourceforge.net/`, as each page says that was made with it, or who wrote a
 * file, at its end.
 */
export function isNameWithAddress(passage: string): boolean {
  const name = passage.replace(ADDRESS, ' ').trim()
  return (
    name.length < passage.trim().length &&
    name.split(/\s+/u).length <= MOST_WORDS &&
    !LURE.test(name) &&
    !UNREAD.test(name)
  )
}
