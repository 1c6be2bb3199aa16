/**
 * Names in small letters. Nothing but the place says that a word behind a greeting is a name, so what else people greet
 * there is listed: groups, kin, pet names, offices, and words that go on.
 */

import type { ValidatorMatch } from '../validator.ts'

/** Whom people greet without a name, and what else stands there, in the languages of the rules. */
const NO_NAME: ReadonlySet<string> = new Set(
  `all again admin admins agent alle allemaal allen aller allerseits alles alla allihop alt amici amies amigas amigos
  amis amore and angel anyone applicant applicants assistant assistente auch aus babe baby back because best boss both
  boys bro bros brother brothers bye chat chatbot chef class clients client colega colegas colleague colleagues
  collega collègue collègues come community cousin customer customers dad daddy darling data dear desk dev devs doctor
  does don down dude editor either ekip encore enfin ever everybody everyone expert family famille familia famiglia far
  father fellow fellows first folks for founder foundation friend friends from für gang gente girl girls god good goodbye
  grandma grandpa guest guests guys have heart help helpdesk here herzchen hier hiring home honey house how ich ihr ihrer
  ihnen ihre info jedes jeder jij jullie just keep kids kitty kollegen kolleginnen ladies later leute lezer liebe lieber
  liebes liebling life little lot love lovely mad madam mailing maman mama manager many mate mates members mensch mein
  meine meines mom mommy monde mum mummy mutti mãe mama mamma miss mister moin morning mother much nachbar nachbarn name
  neighbour neighbours new night nochmal nochmals nobody once one ops our papa papi parent parents partner patient people
  per please pour professor question quick quindi ragazze ragazzi rated reader readers recruiter regards runner schatz
  schatzi señor señora señores sinnvoll sir sirs sister sisters sis siri some somebody someone sometimes sorry staff
  still student students subscriber support sweetheart sweetie system teacher team teams thanks thankyou that the there they this
  today todas todos together toi tous toute toutes tutti tutte tudo two uncle universe user users vecino vecinos
  velkommen vendor vielen visitor voisin von vous wait was welcome well what who why will wishes with words world
  wszystkim wszyscy yall yes you your zusammen zusamen danke dank bitte euch euer dir deine dein ganz schon zurück
  zurueck abonado abonada abonné abonnée associado cliente clienta clientes condomino condómino contribuinte contribuyente
  hóspede huésped klant klanten klient klienci klienti kund kunde kunden kunder kundin leden lid mitglied mitglieder müşteri
  müşterimiz ospite proveedor soci socia socio sócia sócio üyemiz utente utenti vicino vicini vizinho zákazníku arkadaşlar millet vše všem všichni alexa google reception sales marketing finance legal office hr`.split(
    /\s+/,
  ),
)

/** Whether a value in small letters may be somebody: no word of it is one that people greet or sign with in place of a name. */
export function writtenSmall(value: string, { groups }: ValidatorMatch): boolean {
  return groups.title !== undefined || !value.split(/[ -]/).some((word) => NO_NAME.has(word))
}
