/** Where tickets are sold, by the words of a line. */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

const OF_TICKETS = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      tickets|ticket (?:office|desk|line|shop|hotline|sales?)|box office|booking (?:office|line)|karten(?:vorverkauf|bestellung\p{L}*|telefon)?|vorverkauf|abendkasse
      |billetterie|billets|réservations?|entradas|taquilla|biglietti|biglietteria|prenotazioni|bilhetes|ingressos|bilheteira
      |kaartverkoop|kaarten|reserveren|bilety|kasa biletowa|vstupenky|předprodej|biljetter|billetter|jegyek|jegyvásárlás
      |liput|lippumyymälä|билеты|касса|квитки|каса|bilet|gişe
    )(?!\p{L})
  `,
  'iu',
)

/** Whether a line says where tickets are sold. */
export function tellsOfTickets(line: string): boolean {
  return OF_TICKETS.test(line)
}
