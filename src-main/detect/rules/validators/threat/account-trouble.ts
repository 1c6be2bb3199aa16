/** Whether the words around an address say that something is wrong with an account, a parcel or a payment, and what to do. */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Validator } from '../validator.ts'

/** UTF-16 units before and after an address. */
const REACH = 300

/** What is wrong or waits, by stem. English, then German, French, Spanish and Portuguese, Italian, Dutch, Polish, Russian, Turkish. */
const TROUBLE = new RegExp(
  [
    oneLine`
      suspend|\block(?:ed|out)|\bblocked|limited|restricted|deactivat|unusual|unauthori[sz]
      |expire[sd]?\b|mailbox is full|storage is full|on hold|held (?:at|back)|unpaid
      |customs fee|refund of|pre-approved|you(?:'ve| have)? won|winner|was used for
      |undelivered|24 ?h(?:ours)?\b|immediately|urgent
    `,
    oneLine`
      gesperrt|eingeschränkt|deaktiviert|läuft (?:heute )?ab|abgelaufen|postfach ist voll
      |wartet auf|zollgebühr|rückerstattung|paket wartet|gewonnen|24 stunden
    `,
    'suspendu|bloqué|désactivé|expir|boîte (?:mail )?est pleine|en attente|retenu|frais de|remboursement|gagné|24 heures',
    oneLine`
      suspendid|suspens[ao]|bloquead|limitad[ao]|caducad|buzón está lleno|retenid|retida
      |vencem|24 horas|pendiente|pendente|reembolso|ganado|expirou
    `,
    'sospes[oa]|bloccat|scadut|casella è piena|in attesa|giacenza|rimborso|vinto|24 ore',
    'geblokkeerd|verlo(?:pen|opt)|opgeschort|24 uur|24 godzin|zablokowan|zawieszon|wygas|wstrzyman|zwrot',
    'заблокирован|приостановлен|истек|askıya|kısıtlan',
  ].join('|'),
  'u',
)
/** What is asked for: to prove who one is, to log in, to pay. */
const DEMAND = new RegExp(
  [
    oneLine`
      verify|confirm|validate|log ?in|sign[ -]in|update your|re-?activate|unlock|restore|claim
      |cancel the|pay (?:the|now|your)|complete the form
    `,
    'bestätigen|verifizieren|anmelden|melden sie sich|entsperren|aktualisieren|begleichen|bezahlen',
    'confirmez|vérifiez|connectez|réglez|complétez|identifiez',
    'resgate|clique|verifi(?:que|car)|confirm(?:e|ar)|pague|pagar|actualice|inicie sesión|atualize|rellene|acesse',
    'conferm|verific|paga\\b|paghi|pagare|acced|compil',
    'bevestig|verifieer|betaal|inloggen|log in|vraag hier|potwierdź|dopłać|zaloguj|zweryfikuj|opłać',
    'подтверд|войдите|doğrula|giriş yap',
  ].join('|'),
  'u',
)

export const troubleNearby: Validator = (_, { text, start, end }) =>
  isAsked(`${text.slice(Math.max(0, start - REACH), start)} ${text.slice(end, end + REACH)}`)

/** Whether a text says that something is wrong, and what to do. */
export function isAsked(text: string): boolean {
  const lowered = text.toLowerCase()
  return TROUBLE.test(lowered) && DEMAND.test(lowered)
}
