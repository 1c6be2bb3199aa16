/**
 * Tables of things: boats, streets, stations, rooms, sofas. Things are called like people, and a tagger that sees a
 * cell by itself cannot tell; the heads of its table do, and who made books and songs is told by them, too. A column is of things by its own head ("Boat", "Street"), and one
 * of names by the others: what has a width, a stock or a platform, and no telephone, birthday or buyer, is nobody.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { once } from '../../../../../src-shared/model/once.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { compareRanges, overlapFinder, type Range } from '../../../../../src-shared/model/spans.ts'
import { tableRows } from '../../../../chunk/views/tables.ts'
import type { HeadsAt } from './aligned-tables.ts'

/** What one thing is, as the head of a column: by itself, or with a word or two before it. */
const THING = oneLine`
    village|town|city|ort|stadt|gemeinde|ville|commune|ciudad|municipio|comune|città|cidade|plaats|kommune?|gmina|miasto|obec|město
    |boat|ship|vessel|yacht|ferry|dog|cat|horse|cow|animal|variety|cultivar|rose|apple|plant|flower|street|road|stop
    |station|school|pub|bar|restaurant|hotel|venue|room|suite|hut|character|npc|monster|pattern|opening|song|track
    |tune|film|movie|novel|book|play|game|opera|work|course|class|module|church|mountain|river|lake|wine|beer
    |cocktail|dish|starter|main|main (?:course|dish)|veggie|side dish|dessert|pudding|soup|storm|product|item|article|model|sofa|chair|lamp|fabric|yarn|colou?r|font|typeface
    |schiff|boot|tier|hund|katze|pferd|kuh|sorte|pflanze|blume|straße|strasse|haltestelle|halt|bahnhof|schule|lokal
    |zimmer|raum|hütte|figur|schnitt|lied|stück|buch|roman|spiel|werk|kurs|kirche|berg|wein|bier|gericht|produkt
    |artikel|modell|dessin|stoff|farbe|suppe|vorspeise|hauptgericht|hauptspeise|beilage|nachtisch|nachspeise
    |bateau|navire|chien|chat|cheval|variété|plante|rue|arrêt|gare|école|chambre|salle|refuge|personnage|chanson|livre
    |jeu|œuvre|cours|église|vin|bière|plat|produit|modèle|tissu|entrée|soupe|potage|garniture
    |barco|buque|perro|gato|caballo|variedad|planta|calle|parada|estación|colegio|escuela|habitación|sala|refugio
    |personaje|canción|libro|película|juego|obra|curso|iglesia|vino|cerveza|plato|primer plato|segundo plato|postre|sopa|producto|modelo
    |barca|nave|cane|gatto|cavallo|varietà|pianta|via|fermata|stazione|scuola|istituto|camera|rifugio|personaggio
    |canzone|gioco|corso|chiesa|birra|piatto|contorno|dolce|prodotto|modello
    |navio|cão|cavalo|variedade|rua|paragem|estação|escola|quarto|personagem|canção|livro|filme|jogo|igreja|vinho
    |prato|produto
    |schip|hond|kat|paard|ras|straat|halte|kamer|zaal|personage|boek|spel|cursus|kerk|wijn
    |gerecht|voorgerecht|hoofdgerecht|nagerecht|soep
    |båt|skip|fartyg|skib|häst|hest|gata|gade|gate|hållplats|holdeplass|stoppested|skola|skole|rum|rom|hytte|stuga
    |bok|bog|spill|kirke|kyrka|rätt|rett|ret|förrätt|varmrätt|efterrätt|forrett|hovedrett|forret|hovedret|keitto|pääruoka|jälkiruoka|vara|vare|vene|laiva|katu|asema|pysäkki|koulu|huone|kirja
    |statek|łódź|pies|koń|odmiana|ulica|przystanek|stacja|szkoła|pokój|postać|książka|gra|kościół|towar|zupa|danie|deser
    |loď|kůň|odrůda|ulice|zastávka|stanice|škola|pokoj|postava|kniha|hra|kurz|výrobek|polévka|jídlo|dezert
    |hajó|kutya|utca|megálló|állomás|iskola|szoba|könyv|termék
    |gemi|tekne|sokak|cadde|durak|istasyon|okul|oda|kitap|ürün|улица|остановка|станция|школа|товар|вулиця|зупинка
  `
const IS_THING = leanExpression(
  `^(?:[\\p{L}.'’-]{1,20} ){0,2}(?:${THING})(?:[ _-]?(?:name|title))?$`,
  'iu',
)
/** What a thing may be called below, and somebody as well. */
const IS_NAME =
  /^(?:(?:full[ _])?name|title|designation|label|bezeichnung|titel|nom|libellé|désignation|nombre|denominación|nome|denominazione|designação|naam|omschrijving|namn|benämning|navn|betegnelse|nimi|nazwa|název|név|megnevezés|ad|adı|название|наименование|назва)$/iu
/** What things have and people do not; neither seats, kilometres nor a capacity, which people book, drive and work. */
const OF_THINGS = leanExpression(
  oneLine`
    ^(?:[\p{L}.-]{1,16} ){0,2}(?:
      width|length|depth|diameter|berths|stock|in stock|sku|ean|isbn|gtin|mpn|fabric|material|abv|vintage|grape|hp|hit points
      |weapon|armou?r|horsepower|engine|tonnage|launched|built|year built|platforms?|tariff zone|fare zone|surface|real ale
      |moves|breite|länge|tiefe|durchmesser|betten|bestand|stoff|jahrgang|baujahr|gleis|bahnsteig|tarifzone|belag|laktation
      |ps|hubraum|blütezeit|largeur|longueur|profondeur|diamètre|couchages|tissu|matière|millésime|voie|quai|ancho|anchura
      |largo|longitud|diámetro|existencias|tejido|añada|andén|armador|eslora|larghezza|lunghezza|diametro|posti letto
      |giacenza|tessuto|annata|binario|largura|comprimento|tecido|safra|colheita|plataforma|breedte|lengte|diepte|voorraad
      |stof|bouwjaar|spoor|perron|bredd|längd|djup|tyg|byggår|perrong|lengde|bredde|dybde|byggeår|spor|leveys|pituus|laituri
      |szerokość|długość|tkanina|peron|nawierzchnia|rok budowy|šířka|délka|látka|nástupiště|rok výroby|szélesség|hosszúság
      |vágány|genişlik|uzunluk|kumaş
    )(?:[ ._/(-]{1,3}[\p{L}\p{N}.%€]{1,12}\)?)?$
    |^(?:kw|mm|ml|cl|litres?|liters?|liter\/\p{L}+|eco)$
  `,
  'iu',
)
/** What is sold, as the head of a column of an order, an offer or an invoice; none of these words heads a list of people. */
const GOODS = leanExpression(
  oneLine`
    ^(?:[\p{L}.'’/-]{1,20} ){0,2}(?:
      description|article|item|product|service|bezeichnung|artikel(?:bezeichnung)?|beschreibung|leistung|benennung|désignation|libellé|prestation
      |descripción|concepto|artículo|descrizione|articolo|prodotto|descrição|artigo|produto|designação|omschrijving|product|beskrivning|benämning
      |beskrivelse|betegnelse|vare|tuote|nimike|kuvaus|(?:nazwa )?(?:towaru?|usługi)|opis|popis|položka|označení|megnevezés|termék|denumire(?:a)?|produs(?:ul)?
      |açıklama|ürün|наименование|товар|опис|описание|артикул|περιγραφή|είδος|naziv(?: robe| artikla)?|назив|pavadinimas|prekė|nosaukums|prece|kirjeldus|kaup
      |keterangan|barang|tên hàng(?: hóa)?|diễn giải
    )(?: .{1,24})?$|^(?:品名|商品名?|項目|项目|内容|摘要|货物名称|품목|품명|내역|الصنف|البيان|الوصف|תיאור|פריט|รายการ|विवरण)$
  `,
  'iu',
)
/** How many of it. */
const QUANTITY = leanExpression(
  oneLine`
    ^(?:[\p{L}.]{1,12} )?(?:
      qty|quantity|pcs|units|menge|anzahl|stk|stück|qté|quantité|cant|cantidad|uds|unidades|q\.?tà|quantità|qtd|qtde|quantidade|aantal|antal|antall|määrä|kpl
      |ilość|szt|množství|množ|ks|menny|mennyiség|db|cantitate|cantit|buc|adet|miktar|кол-?во|количество|кількість|к-сть|ποσότητα|ποσ|količina|kol|količ|количина
      |kiekis|daudzums|kogus|jumlah|số lượng|sl
    )\.?$|^(?:数量|個数|수량|الكمية|כמות|จำนวน|मात्रा)$
  `,
  'iu',
)
/** What one costs, or all of them. */
const COSTS = leanExpression(
  oneLine`
    ^(?:[\p{L}.-]{1,12} ){0,2}(?:
      \p{L}{0,8}price|amount|total|net|rate|\p{L}{0,8}preis|einzel|gesamt|betrag|summe|prix|p\.? ?u\.?|montant|precio|importe|prezzo|importo|totale|preço|valor|prijs|bedrag|totaal
      |\p{L}{0,8}pris|belopp|beløb|beløp|summa|hinta|yhteensä|cena|kwota|wartość|částka|celkem|ár|egységár|érték|összeg|preț|pret|valoare|fiyat|tutar|цена|сумма|ціна|сума|стойност
      |τιμή|αξία|σύνολο|iznos|vrednost|vrijednost|kaina|suma|summa|hind|harga|đơn giá|thành tiền
    )(?: ?[(/]? ?\p{L}{0,8}[€$£]?\)?)?$|^(?:単価|金額|单价|金额|단가|금액|السعر|المبلغ|מחיר|סכום|ราคา|दर|राशि)$
  `,
  'iu',
)
/** What things are sold for, and of which kind or colour they are: together, since somebody may have booked something of a kind. */
const PRICE =
  /^(?:[\p{L}.]{1,12} )?(?:price|preis|prix|precio|prezzo|preço|prijs|pris|cena|hinta|fiyat|цена|ціна)(?:[ _(/]{1,2}[\p{L}€$£]{1,8}\)?)?$|^[€$£](?:\/\p{L}+)?$/iu
const KIND = new RegExp(
  oneLine`
    ^(?:
      type|kind|category|colou?r|height|typ|kategorie|farbe|höhe|catégorie|couleur|hauteur|tipo|categoría|color|altura|categoria|colore|altezza|cor
      |soort|kleur|hoogte|slag|färg|höjd|farve|farge|høyde|højde|tyyppi|väri|rodzaj|kolor|druh|barva|típus|szín|tip|tür|renk|тип|цвет|вид
    )$
  `,
  'iu',
)
/** Who plays, as the head of a column beside one of points: a team, which is called after people and towns. */
const TEAM =
  /^(?:team|club|squad|mannschaft|verein|équipe|equipo|squadra|equipe|equipa|ploeg|elftal|lag|hold|joukkue|seura|drużyna|klub|družstvo|tým|mužstvo|csapat|takım|команда)$/iu
const POINTS =
  /^(?:pts?|points?|punkte|pkte?|puntos|ptos|punti|pontos|punten|ptn|poäng|poeng|pisteet|pkt|punkty|body|pont|puan|очки)\.?$/iu
/** Who made a work, as the head of a column beside one that only works have: named to everybody, and no part of a firm's papers. */
const MAKER = new RegExp(
  oneLine`
    ^(?:
      (?:author|artist|composer|performer|director|singer|writer|illustrator|translator)s?|autor(?:in|a|e|es)?|auteure?s?|komponist(?:in)?
      |interpret|künstler(?:in)?|regie|regisseur(?:in)?|compositeur|interprète|artiste|réalisateur|compositor|intérprete|artista|compositore
      |regista|schrijver|componist|författare|forfatter|kunstner|tonsättare|kirjailija|säveltäjä|kompozytor|wykonawca|reżyser|skladatel
      |spisovatel|szerző|zeneszerző|yazar|besteci|автор|композитор|исполнитель
    )$
  `,
  'iu',
)
const OF_WORKS = new RegExp(
  oneLine`
    ^(?:
      isbn(?:[ _-]?1[03])?|publisher|verlag|éditeur|editorial|editore|editora|uitgever|förlag|forlag|kustantaja|wydawnictwo|nakladatelství
      |kiadó|издательство|genre|gattung|género|genere|gênero|gatunek|žánr|album|record label|plattenlabel|opus|shelf|shelfmark|call number
      |signatur|cote|signatura|segnatura
    )$
  `,
  'iu',
)
/** What only people have, or who has to do with a thing. */
export const OF_PEOPLE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      e-?mail|mail|correo|courriel|phone|tel|telefon\p{L}*|téléphone|teléfono|mobil\p{L}*|móvil|handy|gsm|tlf|puh|тел\p{L}*
      |birth\p{L}*|born|dob|geb\p{L}*|naiss\p{L}*|né|née|nac\p{L}*|nasc\p{L}*|nat[oa]|urodz\p{L}*|naroz\p{L}*|född|født|fødsel\p{L}*
      |age|alter|âge|edad|età|idade|leeftijd|gender|sex|geschlecht|sexe|sexo|sesso
      |address|adress\p{L}*|dirección|indirizzo|morada|endereço|adres|osoite|lakcím|адрес\p{L}*
      |iban|account|konto|salary|gehalt|lohn|salaire|salario|stipendio|salário
      |first ?name|last ?name|surname|forename|vorname|nachname|prénom|apellidos?|cognome|sobrenome|voornaam|achternaam|imię
      |nazwisko|příjmení|förnamn|efternamn|fornavn|etternavn|sukunimi|soyadı?|фамилия
      |customer|client\p{L}*|kund\p{L}*|klant|cliente|klient|zákazník|guest|gast|gäste|owner|eigner|eigentümer|besitzer|propriétaire
      |propietario|proprietario|eigenaar|ägare|eier|ejer|buyer|käufer|acheteur|bidder|booked|paid|bezahlt|payé|pagado|member|mitglied|membre
      |miembro|socio|lid|employee|mitarbeiter\p{L}*|patient\p{L}*|paciente|student\p{L}*|pupil|schüler\p{L}*|élève|alumn[oa]|teacher
      |lehrer\p{L}*|captain|skipper|contact|kontakt|contacto|manager|nationality|passport|ssn|signature|unterschrift|parent|mother
      |father|kin|jockey|trainer|team|club|verein|position|role|department|abteilung
    )(?!\p{L})
  `,
  'iu',
)

/** UTF-16 units of an object of JSON in which the other keys of a name are looked for. */
const OBJECT = 600
const KEY = /"([^"\n]{1,40})"\s?:/g

/**
 * Tells of the names of one document whether a table says that things are called so.
 * @param headsAbove of `alignedHeads`.
 */
export function standsInTableOfThings(text: string, headsAbove: HeadsAt): (name: Range) => boolean {
  const cells = once(() => cellsOver(text))
  const isOfThings = columnsOfThings()
  const isOfGoods = columnsOfGoods()
  return (name) => {
    const [cell, ...others] = cells()(name)
    if (cell) {
      if (others.length > 0) return false
      return isOfThings(cell.heads, cell.column) || isOfGoods(cell.heads, cell.column)
    }
    const key = keyOfObject(text, name)
    if (key) return isOfThings(key.heads, key.column)
    const above = headsAbove(name.start)
    if (above === undefined) return isHeadOfGoods(text, name)
    return isOfThings(above.heads, above.column) || isOfGoods(above.heads, above.within)
  }
}

interface Cell extends Range {
  readonly heads: readonly string[]
  readonly column: number
}

function cellsOver(text: string): (range: Range) => readonly Cell[] {
  const cells: Cell[] = []
  for (const { heads, cells: own, isOfHeads } of tableRows(text)) {
    if (heads.length === 0 || isOfHeads) continue
    for (const [column, { start, end }] of own.entries()) {
      if (end > start) cells.push({ start, end, heads, column })
    }
  }
  return overlapFinder(cells.sort(compareRanges))
}

/** The keys of the object of JSON that a name is a value of, nothing nested within. */
function keyOfObject(text: string, { start, end }: Range): Omit<Cell, 'start' | 'end'> | undefined {
  if (text[start - 1] !== '"' || text[end] !== '"') return undefined
  const before = text.slice(Math.max(0, start - OBJECT), start)
  const after = text.slice(end, end + OBJECT)
  const opened = before.lastIndexOf('{')
  const closed = after.indexOf('}')
  if (opened < 0 || closed < 0 || before.indexOf('}', opened) >= 0) return undefined
  const own = [...before.slice(opened).matchAll(KEY)].map(([, key = '']) => key)
  const others = [...after.slice(0, closed).matchAll(KEY)].map(([, key = '']) => key)
  return { heads: [...own, ...others], column: own.length - 1 }
}

/** UTF-16 units on each side of a name in which the cells of its line are looked for. */
const REACH = 200
/** What parts the cells of a line: blanks, a tab, a bar or a semicolon. */
const BETWEEN_CELLS = / {2,}|\s*[\t|;]\s*/
/** Cells of a line, at least, that are heads of an order. */
const FEWEST_HEADS = 3

/** Whether a name stands in the line of heads of an order or an invoice, and is the head of how many or for how much. */
function isHeadOfGoods(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - REACH), start)
  const [rest = ''] = text.slice(end, end + REACH).split('\n', 1)
  const lead = before.slice(before.lastIndexOf('\n') + 1)
  const behind = rest.split(BETWEEN_CELLS)
  const own = `${lead.split(BETWEEN_CELLS).at(-1)}${text.slice(start, end)}${behind[0]}`
  const isHead = (cell: string) => [GOODS, QUANTITY, COSTS].some((kind) => kind.test(cell))
  if (!QUANTITY.test(own) && !COSTS.test(own)) return false
  const cells = [...lead.trim().split(BETWEEN_CELLS), own, ...behind.slice(1)]
  return new Set(cells.filter(isHead)).size >= FEWEST_HEADS
}

/** Tells of columns below heads whether they are of things; all heads of a table are read once, however many name something. */
function columnsOfThings(): (heads: readonly string[], column: number) => boolean {
  const known = new Map<readonly string[], boolean>()
  return (heads, column) => {
    const own = heads[column] ?? ''
    if (IS_THING.test(own)) return true
    if (MAKER.test(own)) return heads.some((head) => OF_WORKS.test(head))
    if (TEAM.test(own)) return heads.some((head) => POINTS.test(head))
    if (!IS_NAME.test(own)) return false
    const told = known.get(heads) ?? areOfThings(heads)
    known.set(heads, told)
    return told
  }
}

/**
 * Tells of columns below heads whether they say what is sold: others tell how many and for how much. A list of who takes part,
 * and pays, has another head.
 */
function columnsOfGoods(): (heads: readonly string[], column: number) => boolean {
  const known = new Map<readonly string[], boolean>()
  return (heads, column) => {
    if (!GOODS.test(heads[column] ?? '')) return false
    const told =
      known.get(heads) ??
      (heads.some((head) => QUANTITY.test(head)) && heads.some((head) => COSTS.test(head)))
    known.set(heads, told)
    return told
  }
}

/** Whether what is named below one of several heads is a thing, by all of them; the head of the names tells neither way. */
function areOfThings(heads: readonly string[]): boolean {
  if (heads.some((head) => OF_PEOPLE.test(head))) return false
  const has = (kind: RegExp) => heads.some((head) => kind.test(head))
  return has(OF_THINGS) || (has(PRICE) && has(KIND))
}
