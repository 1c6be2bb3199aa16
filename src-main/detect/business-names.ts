/** Tells the name of a business, an association or an office from a person's by the words in it. */

/** What a company's name ends with. */
const COMPANY =
  /\s(?:Ltd|Limited|Inc|LLC|LLP|PLC|Corp|GmbH|AG|KG|SE|OHG|UG|B\.?V|N\.?V|S\.?A\.?S?|S\.?L|S\.?r\.?l|S\.?p\.?A|Oy|AB|ApS|A\/S|Sp\. z o\.?o|Ltda|Kft|e\.V|Bank|Foundation|Stiftung|Group|Holding)\.?$/i

/** What a business is: words that nobody has for a surname. */
const BUSINESS =
  /(?:^|[^\p{L}])(?:baumarkt|supermarkt|autohaus|hotel|restaurant|pizzeria|apotheke|arztpraxis|zahnarztpraxis|kanzlei|tischlerei|schreinerei|spedition|sparkasse|volksbank|stadtwerke|boulangerie|boucherie|pharmacie|librairie|ristorante|trattoria|farmacia|ferretería|panadería|supermercado|condominio|condomínio|comunidad de propietarios|association|asociación|associazione|associação|asbl|fundación|fondazione|fundação|apotek|wspólnota|spółdzielnia|fundacja|stowarzyszenie|apteka|lékárna|spolek|nadace|derneği|vakfı|eczanesi)(?=[^\p{L}]|$)|\p{L}(?:verein|verband|gesellschaft|genossenschaft|versicherung|forening(?:en)?|förening(?:en)?|bolaget|yhdistys|yhtiö|bedrijf|betrieb|betriebe)(?=[^\p{L}]|$)/iu

/** Publishers who are called after people; bibliographies name them behind the title. */
const PUBLISHER =
  /^(?:Morgan Kaufmann|(?:John )?Wiley(?: (?:&|and) Sons)?|Addison[-– ]Wesley(?: Longman)?|(?:Van Nostrand )?Reinhold|Van Nostrand(?: Reinhold)?|McGraw[-– ]Hill|Prentice[-– ]Hall|Chapman (?:&|and) Hall|Marcel Dekker|Taylor (?:&|and) Francis|Houghton Mifflin|Allyn (?:&|and) Bacon|Simon (?:&|and) Schuster|Academic Press|Harper ?Collins)$/

export function isBusinessName(name: string): boolean {
  return COMPANY.test(name) || BUSINESS.test(name) || PUBLISHER.test(name)
}
