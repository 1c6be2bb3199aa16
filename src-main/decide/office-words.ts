/**
 * How lists of shops, branches and offices call them: the heading above them, the head of their column, and what stands before the
 * address of one. Which names are those of firms and institutions is told elsewhere (`business-names.ts`, `institutions.ts`).
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'

/** What a place of a firm or an office is called by: the first word of its line, or the head of the column that lists them. */
const OFFICE = oneLine`
    services?|branch(?:es)?|offices?|departments?|units?|sites?|stores?|shops?|locations?|clinics?|schools?|filialen?|standort|abteilung|amt|dienststelle|einrichtung|geschäft
    |agences?|bureau|site|établissement|magasin|point de vente|sucursal|oficina|sede|tienda|centro|ufficio|filiale|negozio|punto vendita|sportello|balcão|agência|loja|serviço
    |vestiging|kantoor|winkel|afdeling|locatie|kontor|butik|avdelning|enhet|avdeling|filial|toimipiste|yksikkö|myymälä|oddział|placówka|punkt|sklep|salon|pobočka|prodejna|odbor|úřad|úrad
    |predajňa|kirendeltség|üzlet|iroda|sucursală|magazin|birou|филиал|отделение|магазин|офис|відділення|клон|κατάστημα|υποκατάστημα|poslovnica|podružnica|skyrius|filiāle|nodaļa|osakond
    |cabang|kantor|chi nhánh|şube
`
const HEAD_OF_COLUMN = new RegExp(
  `^\\s*(?:${OFFICE})(?: ?[/(].{1,24})?\\s*(?:$|\\t|\\||\\s{2})|^\\s*(?:店舗|支店|拠点|部署|门店|网点|分公司|지점|매장|الفرع|סניף|สาขา)`,
  'iu',
)
const CALLED = new RegExp(`^(?:${OFFICE}) \\p{L}`, 'iu')
/** Where a firm or an association has its seat, as the word before an address. */
const SEAT =
  /^\s*(?:geschäftsstelle|hauptsitz|firmensitz|zentrale|head office|headquarters|registered office|siège(?: social)?|sede(?: legale| social| sociale)?|domicilio social|hoofdkantoor|sídlo|siedziba|biuro zarządu|székhely|sediul?(?: social)?|huvudkontor|hovedkontor|pääkonttori|юридический адрес|юридична адреса|седалище|έδρα|genel merkez|本社|本店|总部|본사)\s*[:：]/iu
/** Where something takes place or is delivered, as the word before an address. */
const VENUE = new RegExp(
  oneLine`
    ^\s*(?:
      venue|meeting place|place of (?:meeting|delivery|performance)|veranstaltungsort|treffpunkt|tagungsort|lieferort|lieu(?: de (?:la réunion|rendez-vous|livraison))?
      |lugar(?: de (?:celebración|la reunión|entrega))?|luogo(?: di consegna)?|local(?: d[ae] (?:reunião|entrega|realização))?|plats|sted|paikka|plaats|locatie
      |miejsce(?: (?:zebrania|dostawy|spotkania))?|místo(?: (?:konání|plnění|dodání))?|miesto(?: (?:konania|dodania))?|helyszín|locul(?: (?:de desfășurare|executării|livrării))?
      |място(?: на провеждане)?|место(?: (?:проведения|поставки))?|місце(?: (?:проведення|поставки))?|mjesto(?: (?:održavanja|isporuke))?|место одржавања|kraj|yer|τόπος|koht|vieta
      |場所|会場|地点|장소|地點|địa điểm|tempat|สถานที่|स्थान
    )\s*[:：]
  `,
  'iu',
)
/** What a page, a leaflet or a part of one that lists them is headed by. */
const HEADING = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      where to (?:buy|find us)|stockists|dealers|retailers|branches|our (?:shops|stores|offices|locations|clinics|partners)|sales partners|points? of sale|service directory
      |\p{L}*filialen|standorte|verkaufsstellen|händler|vertriebspartner|geschäftsstellen|bezugsquellen|annahmestellen|außenstellen|niederlassungen
      |nos (?:agences|magasins|bureaux|boutiques)|points de vente|distributeurs|revendeurs|antennes
      |oficinas|tiendas|sucursales|puntos de venta|distribuidores|delegaciones|filiali|negozi|punti vendita|sportelli|rivenditori|le nostre sedi
      |agências|lojas|balcões|pontos de venda|revendedores|delegações|vestigingen|locaties|winkels|verkooppunten|verkoopadressen|filialen|kantoren
      |återförsäljare|butiker|våra kontor|forhandlere|butikker|butikkene|afdelinger|avdelinger|salgssteder|myymälät|toimipisteet|jälleenmyyjät
      |sklepy|salony|placówki|oddziały|partnerzy handlowi|partnerów handlowych|punkty (?:sprzedaży|obsługi|odbioru)|prodejny|pobočky|prodejci|prodejní místa|predajne
      |kontakty na odbory|üzleteink|kirendeltségek|kormányablak\p{L}*|viszonteladók|bolthálózat|magazinele|sucursale(?:le)?|puncte de (?:lucru|vânzare)
      |филиалы|офисы|магазины|отделения|центр(?:ы|ов) обслуживания|пункты (?:выдачи|приёма|приема)|де купити|відділення|філії|пункти видачі|клонове|офиси|магазини
      |poslovnice|podružnice|prodajna mjesta|prodajna mesta|пословнице|продајна места|καταστήματα|υποκαταστήματα|σημεία πώλησης|padaliniai|parduotuvės|filiāles|veikali|esindused|kauplused
      |şubelerimiz|şubeler|bayiler|satış noktaları|chi nhánh|cửa hàng|kantor cabang|daftar cabang
    )(?!\p{L})
    |店舗(?:の|一覧|案内)|支店一覧|営業所一覧|网点|门店(?:一览|列表|地址)|分店|지점 안내|매장 안내|전국 매장|فروعنا|الفروع|סניפים|הסניפים|สาขา|शाखाएँ
  `,
  'iu',
)
/** What ends a sentence or a clause, and what may be a telephone number: a line with one is no heading. */
const NO_HEADING = /[.!;,]\s*$|\d{3}[ -]?\d{2}/

/** Whether a line heads a list of shops, branches or offices. */
export function isHeadingOfOffices(line: string): boolean {
  return HEADING.test(line) && !NO_HEADING.test(line)
}

/** Whether the first column below a row of heads lists places of a firm or an office. */
export function headsOffices(row: string): boolean {
  return HEAD_OF_COLUMN.test(row)
}

/** Whether a name begins with the word for a place of a firm: `Branch Leeds`. */
export function isCalledOffice(name: string): boolean {
  return CALLED.test(name)
}

/** Whether a line says before an address that somebody's seat is there, or that something takes place there. */
export function isSeatOrVenue(label: string): boolean {
  return VENUE.test(label) || SEAT.test(label)
}
