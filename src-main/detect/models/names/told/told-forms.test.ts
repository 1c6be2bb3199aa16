import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../../src-shared/__fixtures__/growth.ts'
import { toldForms } from './told-forms.ts'

/** Whether the value between the marks is told in that class. */
function isTold(name: string, marked: string, score = 0.85): boolean {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  const end = marked.indexOf('⟧') - 1
  return toldForms(text, [{ start, end, name, score }]).length > 0
}

it.each([
  ['ADDRESS', 'wohnt ⟦Lindenweg 4⟧'],
  ['ADDRESS', '⟦P.O. Box 704\nYorktown Heights, NY 10598⟧'],
  ['ADDRESS', '⟦2015 Elm Street, Boise⟧'],
  ['ADDRESS', '⟦Avda. de França, s/n⟧'],
  ['ADDRESS', '⟦東京都港区芝1丁目⟧'],
  ['ORGANIZATION', 'moved from ⟦Prisma, Inc.⟧'],
  ['ORGANIZATION', 'a payment to ⟦Kerr, Howe and Ward⟧'],
  ['ORGANIZATION', '⟦株式会社田中⟧'],
  ['LOCATION', 'lives in ⟦Rome⟧'],
  ['DATE_OF_BIRTH', 'geboren am ⟦4.12.1971⟧'],
  ['DATE_OF_BIRTH', '⟦1971-04-12⟧ (date of birth)'],
  ['DATE_OF_BIRTH', 'Seen 2026-11-03. Born ⟦2026-10-12⟧'],
  ['PERSON', 'by ⟦gregor herrmann⟧'],
  ['PERSON', 'a letter of ⟦Mallory Finch⟧ to the bank'],
  ['PERSON', 'my friend ⟦Jane Whitcombe⟧ and I'],
  ['PERSON', 'the minutes were signed on Monday by our chair ⟦Anna\nLind⟧ and sent'],
  ['LOCATION', 'our office in the ⟦UK⟧'],
  ['LOCATION', 'moved to ⟦Halle⟧'],
  ['LOCATION', 'the fair of St.⟦Gallen⟧ in May'],
  ['LOCATION', 'the sale in ⟦Salamanca⟧'],
  ['ADDRESS', '⟦Zimmerstraße 21⟧'],
  ['PERSON', '⟦JuanMa Ruiz⟧ <ruiz@quellwerk.es>'],
  ['PERSON', 'a letter of ⟦Anna VanDyke⟧ to the bank'],
  ['PERSON', 'asked ⟦Anna Lind PhD⟧ of it'],
  ['PERSON', 'urgency=low\n\n  [ ⟦gregor herrmann⟧ ]\n'],
  ['PERSON', 'omg. saw ⟦john mayer⟧ in town. so good'],
  ['LOCATION', 'a flight to ⟦Walla Walla⟧ by noon'],
  ['LOCATION', 'the race in ⟦Monte Carlo⟧ on Sunday'],
  ['LOCATION', 'the University of Oslo moved to ⟦Bergen⟧'],
  ['LOCATION', 'a Frenchman (⟦Paris⟧) and'],
  ['LOCATION', 'officials of the ⟦U. S.⟧ said'],
])('tells %s in %s', (name, marked) => {
  expect(isTold(name, marked)).toBe(true)
})

it.each([
  ['ADDRESS', '.IP "\\(bu" ⟦4\nCasey West⟧ <casey@west.org>'],
  ['ADDRESS', '⟦2020   Ana Dudek\n  2020   Metaswitch⟧, London'],
  ['ADDRESS', 'Syntax: ⟦H2MaxHeaderBlockLen n⟧'],
  ['ADDRESS', '⟦51⟧ of them'],
  ['ADDRESS', '10:30 Uhr, ⟦Saal 112⟧, als Partei'],
  ['ADDRESS', '⟦1998 Ada Wilm\n 1998 University of Ulm\n 2000 Eazel, Inc., Box 4⟧'],
  ['ADDRESS', 'located at ⟦Suite 600, 1947 Center Street, Berkeley, California 94704⟧'],
  ['ADDRESS', '⟦PAKBON 26-30118⟧\n\nAfzender'],
  ['ADDRESS', 'street: "⟦123 Main Street⟧"'],
  ['PERSON', 'Hallo ⟦Mama⟧, mein Handy ist kaputt'],
  ['ADDRESS', '⟦France 3 21h10 Meurtres⟧ à Brest'],
  ['DATE_OF_BIRTH', 'F. nac. 12/04/1951, varón. Consulta ⟦03/11/2026⟧'],
  ['DATE_OF_BIRTH', 'Ada Lind, född ⟦20 november 1858⟧ i Lund'],
  ['DATE_OF_BIRTH', 'geb.;Klein;⟦Ringstr. 77;30171⟧;Hannover'],
  ['PERSON', 'per presentare le ⟦Sue giustificazioni⟧.'],
  ['PERSON', 'w kościele św. ⟦Anny Samotrzeciej⟧ o godz. 11'],
  ['PERSON', '⟦Sími Vegagerðarinnar⟧: 1777'],
  ['PERSON', 'offerte ⟦Stoiber Kältetechnik⟧, Linz'],
  ['PERSON', 'Misa u crkvi ⟦sv. Marka⟧ je u 10 sati'],
  ['PERSON', 'στον ναό του ⟦Αγίου Νικολάου⟧ στις 8'],
  ['PERSON', 'SALDO 12\n07 ⟦Jan  SALARY WOLD⟧ JOINERY'],
  ['PERSON', 'Contents\nPart Two: ⟦Hope Lind⟧\n'],
  ['PERSON', 'Name,Role\nIda Berg,⟦Page Turner⟧\nPer Holm,Usher\n'],
  ['PERSON', 'at the stop ⟦Anne-Frank-Schule⟧ we wait'],
  ['PERSON', 'Roses: ⟦Nelly Moser⟧, Peace'],
  ['PERSON', 'openings: Caro-Kann, ⟦Petroff, Alekhine⟧, Benko'],
  ['PERSON', 'untuk asuransi: ⟦NIK⟧: 3404071208880003'],
  ['PERSON', '⟦P.IVA⟧ 05631279600'],
  ['ADDRESS', 'Faro      11/18\n⟦Funchal           14/19      Ponta Delgada 12/16⟧'],
  ['PERSON', 'a letter to ⟦Pasticceria Molteni⟧ in Cantù'],
  ['PERSON', 'a letter to ⟦Thorpe Marriott⟧ Surgery in May'],
  ['LOCATION', 'LLVM Team, University of Illinois at\n ⟦Urbana⟧'],
  ['ADDRESS', 'in her ⟦rucksack\nMaisie Tolland,5A,Dean Tolland,07532 118 946⟧'],
  [
    'ADDRESS',
    'Free Software Foundation, Inc., ⟦51 Franklin Street, Fifth Floor, Boston, MA 02110⟧',
  ],
  ['ADDRESS', '⟦51 Franklin Street, Boston, MA 02110⟧\n  1991 Free Software Foundation'],
  [
    'ADDRESS',
    'Fundaçom para o Software Livre, ⟦59 Temple Place - Suite 330, Boston, MA 02111-1307⟧',
  ],
  ['LOCATION', 'governed by the laws of the State of ⟦New York⟧ and'],
  ['LOCATION', 'Quellwerk Ltd is registered in ⟦England⟧ and Wales'],
  ['LOCATION', 'proper motion in ⟦R.A.⟧, in seconds'],
  ['PERSON', 'support for new languages: ⟦Vala⟧ and'],
  ['PERSON', 'the bus stops at piazza ⟦Matteotti⟧ at eight'],
  ['ORGANIZATION', 'Article 11 of the ⟦WIPO Copyright Treaty⟧ of 1996'],
  ['PERSON', 'Name: ⟦Mr. Foo⟧'],
  ['PERSON', 'a page of ⟦ᰡᰤᰦ ᰣᰤᰦ⟧ alone'],
  ['ADDRESS', 'Copyright: ⟦2006 John (J5) Palmieri⟧'],
  ['PERSON', 'the definition of ⟦Markov⟧ chains'],
  ['ADDRESS', 'the ⟦Dallas/Maxim 1-Wire⟧ bus'],
  ['LOCATION', 'This License shall be governed by ⟦California⟧ law'],
  ['ORGANIZATION', 'admitted through the ⟦Emergency Department⟧ at noon'],
  ['ORGANIZATION', 'Foo is a trademark of ⟦Acme Inc⟧'],
  ['LOCATION', 'WX 720 ; N ⟦Ncaron⟧ ; B 18'.replace('N ⟦', '⟦N ')],
  ['LOCATION', 'ul.⟦fas⟧ li'],
  ['LOCATION', 'AD\t⟦Andorra⟧\nAE\tUnited Arab Emirates\n'],
  ['LOCATION', 'RU\t+5443+02030\tEurope/Kaliningrad\tMSK-01 - ⟦Kaliningrad⟧\n'],
  ['LOCATION', '.\\"  Language: Portuguese (⟦Brazil⟧)\n'],
  ['LOCATION', 'naar ⟦VOORVOEGSELaa⟧, VOORVOEGSELab'],
  ['LOCATION', 'at ⟦50Baud⟧ only'],
  ['ADDRESS', 'ZM\t-2558+03235\t⟦Africa/Maputo\tCentral Time\nNA\t-2234⟧+01706'],
  ['PERSON', 'the buyer ⟦A. KU⟧ said'],
  ['LOCATION', 'party.CheckResult, party.⟦Replace⟧, party.Erase'],
  ['LOCATION', 'cluster "⟦Dublin⟧": 3 nodes ready'],
  ['PERSON', '"calle": "Roma 4", "colonia": "⟦Arcos Vallarta⟧", "cp"'],
  ['PERSON', 'cal_address.params["CN"] = "⟦Джон Доу⟧"'],
  ['PERSON', 'L&auml;nkar fr&aring;⟦n externa sidor⟧ (andra'],
  ['PERSON', '"CK": "⟦Visiwa vya Cook⟧", "CR"'],
  ['LOCATION', 'Russian=ru, ⟦Serbian=sr⟧, Slovak=sk'],
  ['PERSON', '10.1.1.4 ⟦Florence florence⟧.corp'],
  ['ORGANIZATION', 'from multiple ⟦MX records⟧'],
  ['ORGANIZATION', 'threads of the ⟦MPM⟧'],
  ['PERSON', "found by ⟦Beierholm⟧'s audit team"],
  ['PERSON', 'le coordinate di ⟦mia madre⟧, nata'],
  ['PERSON', '"givenName": "⟦Jane⟧", "familyName": "Doe"'],
  ['PERSON', 'Alice sends to ⟦Bob, Mallory⟧ listens'],
  ['PERSON', 'Aachen\n⟦Brandis\nBraubach⟧\nBretten'],
  ['PERSON', '(pbm mew-size ⟦nil         nil⟧)'],
  ['PERSON', 'advocate\t⟦BRUZ⟧\tBO\nadviser'],
  ['PERSON', 'Attribution ("Excerpts from ⟦Joe Bloggs⟧\'s message")'],
  ['LOCATION', 'a variation on ⟦MBP⟧).'],
  ['ORGANIZATION', 'prepared for the ⟦Supervisory Board⟧, October'],
  ['ORGANIZATION', 'inappropriate for the ⟦Bank⟧ to speak'],
  ['PERSON', 'hacerse cargo de su ⟦hijo⟧ (aunque'],
  ['PERSON', 'z siedzibą w Łodzi, ⟦KRS⟧ 0000318275'],
  ['DATE_OF_BIRTH', 'Fecha de nacimiento: 10/03/1940.\nFecha de Ingreso: ⟦12/11/2014⟧.'],
  ['LOCATION', 'The tender was won by ⟦Kontur Reifen⟧.'],
  ['PERSON', 'and you want to force ⟦Guile⟧ to treat it'],
  ['PERSON', 'the variable pointed to by ⟦V.⟧'],
  ['LOCATION', 'IAAIrB,MAAU,⟦GAEhCD⟧,EAAI'],
  ['PERSON', '(autoload mew ⟦nil nil⟧)'],
  ['PERSON', "font-family:'Bitstream ⟦Vera Sans⟧'"],
  ['ADDRESS', 'Copyright ⟦2000 Franz Incorporated, Berkeley, CA 94704⟧'],
  ['PERSON', 'the site of ⟦Franz⟧, Inc. has it'],
  ['PERSON', 'Keywords[zh]=电子;⟦雷鸟⟧;电邮;'],
  ['LOCATION', 'bastard\t⟦Kjy⟧\tc\n'],
  ['ADDRESS', 'printers:\n⟦Canon Selphy 790\n  Kodak 605⟧'],
  ['LOCATION', 'CP9800DW, CP9800⟦DW-S⟧, and'],
  ['LOCATION', '{"日本":-195,"⟦大阪⟧":1497}'],
  ['PERSON', 'ArcCoth, ⟦ArcTanh, ArcSin⟧, ArcCos'],
  ['PERSON', 'See also: Poly, ⟦Taylor, BigOh⟧'],
  ['ORGANIZATION', 'PolyQ, ⟦EvenQ⟧, OddQ'],
  ['LOCATION', 'If ⟦PyICU⟧ is present'],
  ['PERSON', `${'Il sert. '.repeat(9)}le nombre minimum ⟦désiré⟧ de processus`],
  ['LOCATION', 'THE UNIVERSITY OF\n * ⟦CALIFORNIA⟧ HAS BEEN ADVISED'],
  ['LOCATION', '  sk          ⟦Slovenian⟧\n  sq          Albanian\n'],
  ['LOCATION', 'DE (allemand), NO (⟦Norvégien⟧), PT'],
  ['PERSON', 'name: ⟦Lint Check⟧\non: [push]\n'],
  ['PERSON', '⟦Elliptic Curves⟧\n\nell: elliptic curves'],
  ['PERSON', 'Math::BigInt::⟦Pari, Math⟧::BigInt::GMP'],
  ['PERSON', 'font-family:"⟦Lucida Grande⟧","Geneva",sans-serif'],
  ['PERSON', 'einstein.why Goals ⟦G: Valid⟧ (1.27s)'],
  ['DATE_OF_BIRTH', 'of a later age\n\n⟦1999-07-12⟧  Jerry Peek  <jpeek@quellwerk.net>'],
  ['LOCATION', 'compared to ⟦Monte Carlo⟧ simulations'],
  ['LOCATION', 'the Markov chain ⟦Monte\nCarlo⟧ of it'],
  ['LOCATION', 'KR Korea (⟦South⟧)'],
  ['PERSON', 'Walter R. Mebane, ⟦Jr.⟧, Jasjeet'],
  ['PERSON', 'babysitting ⟦AFS tokens⟧ as'],
  ['PERSON', 'Genetic Algorithms 2. ⟦Morgan Kaufmann⟧, San Mateo'],
  ['DATE_OF_BIRTH', 'of a later age.\n\n⟦2010-05-05⟧ Caolán McNamara\n\t* src/quell.c: fix'],
  ['LOCATION', 'accepts an upper ⟦Hessenberg⟧ matrix'],
  ['PERSON', '• ⟦NAVIER STOKES⟧ EQUATIONS'],
  ['PERSON', '⟦Kaplan Meier⟧ estimator of the'],
  ['LOCATION', 'addArc(⟦Arc arc⟧)'],
  ['ADDRESS', '⟦Bosnia\nSerbia_1914\nIsonzo 12 Road⟧'],
  ['LOCATION', 'yDHgRF,CG7QE,⟦oHAIE⟧,4BH4QJ'],
  ['ORGANIZATION', 'should now work with ⟦Mesa⟧ as well'],
  ['ORGANIZATION', 'naar de ⟦Ondernemingsraad⟧ gestuurd'],
  ['ORGANIZATION', 'FB 00 # <unused>\n⟦FC E0FC⟧ . N FC'],
  ['LOCATION', "'AUS Eastern Standard Time': 'Australia/⟦Sydney⟧',"],
  ['LOCATION', "'Altai Standard Time': '⟦Asia/Barnaul⟧',"],
  ['LOCATION', '(c) 2011-2014, ⟦Nebula⟧, Inc.'],
  ['PERSON', 'Empfänger: ⟦Baumarkt Kessler⟧, Tor 3'],
  ['LOCATION', '11:30 Partners (⟦Room Tyne⟧)'],
  ['LOCATION', 'Gala dinner, ⟦Great Hall⟧'],
  ['LOCATION', 'jeudi 15 janvier, salle ⟦Vauban⟧'],
  ['LOCATION', 'Möte i ⟦Gemensamhetslokalen⟧'],
  ['LOCATION', 'WH-0417,⟦SR-88122⟧'],
  ['ADDRESS', 'Bauamt: ⟦Zimmer 21⟧'],
  ['ORGANIZATION', 'Beatriz Lozano (⟦Recursos Humanos⟧)'],
  ['ORGANIZATION', '⟦Administración⟧\nVentas'],
  ['DATE_OF_BIRTH', '⟦2007-09-17⟧  Anna Lind <anna@lind.org>'],
])('tells no %s in %s', (name, marked) => {
  expect(isTold(name, marked)).toBe(false)
})

it('takes what a firm is called by for no place, and ends an address with its paragraph', () => {
  const text = 'Belvaris Pharma AG, Am Wall 1, Bremen\n\nBremen. Ms Ek of Belvaris'
  const firm = { start: 0, end: 18, name: 'ORGANIZATION', score: 0.99 }
  const address = { start: 20, end: 45, name: 'ADDRESS', score: 0.9 }
  const place = { start: 56, end: 64, name: 'LOCATION', score: 0.94 }
  expect(toldForms(text, [firm, address, place])).toEqual([firm, { ...address, end: 37 }])
})

it('tells one word alone where it is surely a person', () => {
  expect(isTold('PERSON', 'refinement (thanks ⟦Brian⟧!)', 0.98)).toBe(true)
})

it('tells one word behind a title however unsure it is, and no other', () => {
  expect(isTold('PERSON', 'Contact: Dra. ⟦Feng⟧, ext. 4', 0.82)).toBe(true)
  expect(isTold('PERSON', 'Contact: area ⟦Feng⟧, ext. 4', 0.82)).toBe(false)
  expect(isTold('PERSON', 'budyń waniliowy Dr. ⟦Oetker⟧', 0.93)).toBe(false)
})

it('tells a place without a capital only where it is very sure of it', () => {
  expect(isTold('LOCATION', 'moved here from ⟦auckland⟧ last year', 0.99)).toBe(true)
  expect(isTold('LOCATION', 'moved here from ⟦auckland⟧ last year', 0.95)).toBe(false)
})

it('tells no possessive before a word of its sentence', () => {
  expect(isTold('PERSON', 'Skriv till mig. ⟦Mitt⟧ personnummer är', 0.995)).toBe(false)
  expect(isTold('PERSON', 'Ring till ⟦Mitt⟧.', 0.995)).toBe(true)
})

it('leaves the comma before an address out', () => {
  const text = 'Harding Ltd, 22 Mill Road, Stockport SK3 9TR'
  const address = { start: 11, end: text.length, name: 'ADDRESS', score: 0.9 }
  expect(toldForms(text, [address])).toEqual([{ ...address, start: 13 }])
})

it('takes a place before a mail address for a person', () => {
  const decided = [{ start: 1, end: 15, name: 'LOCATION', score: 0.9 }]
  expect(toldForms(' Weizhong Qiang <w.qiang@quellwerk.de>', decided)).toEqual([
    { ...decided[0], name: 'PERSON' },
  ])
})

it('keeps the number of an address that was parted from it', () => {
  const decided = [
    { start: 0, end: 4, name: 'ADDRESS', score: 0.9 },
    { start: 5, end: 18, name: 'ADDRESS', score: 0.9 },
  ]
  expect(toldForms('3247 Rua Igreja 25', decided)).toEqual(decided)
})

it('takes a place with a word for a firm for the firm, and no street or state', () => {
  const nameOf = (value: string) =>
    toldForms(value, [{ start: 0, end: value.length, name: 'LOCATION', score: 0.99 }])[0]?.name
  expect(nameOf('Stadtsparkasse Augsburg')).toBe('ORGANIZATION')
  expect(nameOf('Universidade de Vigo')).toBe('ORGANIZATION')
  expect(nameOf('Church Street')).toBe('LOCATION')
  expect(nameOf('Soviet Union')).toBe('LOCATION')
  expect(nameOf('U.S.A.')).toBe('LOCATION')
})

it('asks less of one word that is part of a whole name in the same document', () => {
  const text = 'Sevda Kaya saw Bram. Sevda sends it'
  const whole = { start: 0, end: 10, name: 'PERSON', score: 0.99 }
  const again = { start: 21, end: 26, name: 'PERSON', score: 0.93 }
  const other = { start: 15, end: 19, name: 'PERSON', score: 0.93 }
  expect(toldForms(text, [whole, other, again])).toEqual([whole, again])
})

it('takes the town of a club for the club, and not somebody with a title or a whole name', () => {
  const told = (text: string) => {
    const club = { start: 0, end: 9, name: 'ORGANIZATION', score: 0.7 }
    const start = text.lastIndexOf('Berger')
    const read = { start, end: start + 6, name: 'PERSON', score: 0.99 }
    return toldForms(text, [club, read]).some(({ name }) => name === 'PERSON')
  }
  expect(told('SV Berger lost. After the break Berger equalised.')).toBe(false)
  expect(told('SV Berger lost. The coach, Mr. Berger equalised.')).toBe(true)
  expect(told('by Berger lost. After the break Berger equalised.')).toBe(true)
})

it('leaves the change of font before a name to the manual page', () => {
  const text = '\\fBEric Pareja\\fR'
  const read = { start: 1, end: 14, name: 'PERSON', score: 0.95 }
  expect(toldForms(text, [read])).toEqual([{ ...read, start: 3 }])
})

it('tells a place from two thirds on', () => {
  expect(isTold('LOCATION', 'a socket from ⟦Path⟧ address', 0.62)).toBe(false)
  expect(isTold('LOCATION', 'a flat in ⟦Kassel⟧ near', 0.67)).toBe(true)
})

it('ends a name with its paragraph', () => {
  const text = 'a talk on currying and more of it in many parts by Randy Coulman\n\n\nPhilosophy\n'
  const read = { start: 51, end: text.length - 1, name: 'PERSON', score: 0.9 }
  expect(toldForms(text, [read])).toEqual([{ ...read, end: 64 }])
})

it('asks more of a name in a technical document, unless a by-line says that it is somebody', () => {
  const manual = (name: string) =>
    `quell --all src/main.c  # ${name}\n${'read_all() && exit;\n'.repeat(40)}`
  expect(isTold('PERSON', manual('see ⟦Anna Lind⟧'), 0.78)).toBe(false)
  expect(isTold('PERSON', manual('see ⟦Anna Lind⟧'), 0.82)).toBe(true)
  expect(isTold('PERSON', manual('by ⟦Anna Lind⟧'), 0.78)).toBe(true)
  expect(isTold('PERSON', 'I saw ⟦Anna Lind⟧ on Monday.', 0.78)).toBe(true)
})

it('tells nobody in a table of characters', () => {
  const row = String.fromCharCode(...Array.from({ length: 90 }, (_, index) => 0x6c11 + 3 * index))
  const text = `["b680","${row}"],`
  expect(toldForms(text, [{ start: 30, end: 33, name: 'PERSON', score: 0.97 }])).toEqual([])
})

it.each([
  ['PERSON', 'Уважаемый Рустам Маратович', 'Рустам Маратович'],
  ['PERSON', 'i. A. Svenja Böttcher', 'Svenja Böttcher'],
  ['PERSON', 'ppa. Uwe Krahl', 'Uwe Krahl'],
  ['PERSON', 'Gràcies, Ferran Puig', 'Ferran Puig'],
  ['PERSON', 'Labdien, Ilze Kalniņa', 'Ilze Kalniņa'],
  ['PERSON', 'Здраво, Дуња Перић', 'Дуња Перић'],
  ['PERSON', 'שלום דורון לוי', 'דורון לוי'],
  ['PERSON', 'नमस्ते प्रकाश नौटियाल', 'प्रकाश नौटियाल'],
  ['PERSON', 'Mae Lindqvist', 'Mae Lindqvist'],
  ['PERSON', 'Nova Lindberg', 'Nova Lindberg'],
  ['ADDRESS', 'in der Gohliser Straße 9, 04105 Leipzig', 'Gohliser Straße 9, 04105 Leipzig'],
  ['ADDRESS', 'In der Au 5, 79291 Merdingen', 'In der Au 5, 79291 Merdingen'],
])('tells %s without the word before it: %s', (name, text, value) => {
  const [told] = toldForms(text, [{ start: 0, end: text.length, name, score: 0.9 }])
  expect(text.slice(told?.start, told?.end)).toBe(value)
})

it('leaves the verb before the name out of a Welsh clause', () => {
  const text = 'Mae Ieuan Puw yn well, a Mae Puw hefyd.'
  const [told] = toldForms(text, [{ start: 0, end: 13, name: 'PERSON', score: 0.98 }])
  expect(text.slice(told?.start, told?.end)).toBe('Ieuan Puw')
})

it.each([
  ['PERSON', '22. крос, ⟦Нова Варош⟧, недеља'],
  ['PERSON', 'KLUB – ⟦БИЛТЕН БР⟧. 9'],
  ['PERSON', '⟦Ηράκλειο Κρήτης⟧, τηλ. 2810 344 190'],
  ['PERSON', 'bor i ⟦Vester Hjerm⟧ nu'],
  ['PERSON', 'napisał ⟦Nimrod⟧1919 wczoraj'],
  ['LOCATION', 'Auto: ⟦Lissabonin⟧ kenttä, klo 12'],
  ['LOCATION', 'meet at the ⟦Leeds⟧ station at noon'],
  ['LOCATION', "arrivée à l'aéroport de ⟦Nantes⟧ à midi"],
])('tells no %s in %s: a town, a heading, a nickname, an airport', (name, marked) => {
  expect(isTold(name, marked, 0.98)).toBe(false)
})

it.each([
  ['PERSON', 'με τον ⟦Γιώργο Παπανικολάου⟧ και'],
  ['PERSON', 'η ⟦Ευτυχία Λυγερού⟧ ήρθε'],
  ['PERSON', 'written by ⟦Anna Lind⟧1, Per Roth2'],
  ['PERSON', 'Велика Иванова и ⟦Велика Иванова⟧'],
  ['PERSON', 'Frau ⟦Upper Lind⟧ kam'],
  ['LOCATION', 'she lives in ⟦Leeds⟧ and'],
])('tells %s in %s all the same', (name, marked) => {
  expect(isTold(name, marked, 0.98)).toBe(true)
})

it('takes the owner of a work for a person', () => {
  const text = '<holder>Milena Ferros</holder> <milena@quellwerk.de>'
  const [told] = toldForms(text, [{ start: 8, end: 21, name: 'LOCATION', score: 0.9 }])
  expect(told?.name).toBe('PERSON')
})

it.each([
  ['a place of which it is not sure', 'LOCATION', 'written in ⟦Golang⟧ alone', 0.86],
  ['one word in small letters', 'PERSON', 'kata ⟦sandi⟧ yang', 0.97],
  ['words in small letters', 'PERSON', '{"⟦rosy brown⟧"188 143 143 }', 0.94],
  ['a word before a name', 'PERSON', 'it returns ⟦nil Walk⟧ will', 0.9],
  ['a town in no address', 'LOCATION', 'printed in ⟦Berlin⟧ in May', 0.99],
  ['a program', 'PERSON', 'you can make ⟦Axel⟧ use all of them', 0.99],
  ['a character of Unicode', 'PERSON', '0xD2 0x0E32 # THAI CHARACTER ⟦SARA AA⟧', 0.97],
])('leaves out %s in a technical document', (_what, name, marked, score) => {
  const signs = ' {a} <b> \\c --option x_y'.repeat(40)
  expect(isTold(name, `${marked}${signs}`, score)).toBe(false)
})

it('leaves out an item of a list of words', () => {
  expect(isTold('LOCATION', 'border\nborn\n⟦Boston⟧\nboth\nbottle\nbought\n', 0.99)).toBe(false)
})

it.each([
  ['NHS No 943 476 5919\n8 Plumstead Road, Norwich NR7 9NA', '8 Plumstead Road, Norwich NR7 9NA'],
  ['27 Castle Meadow, Norwich NR1 3DH\nTel 01603 288117', '27 Castle Meadow, Norwich NR1 3DH'],
  ['27 Castle Meadow\nNorwich NR1 3DH', '27 Castle Meadow\nNorwich NR1 3DH'],
  ['No. 12 Baker Street\nLondon NW1 6XE', 'No. 12 Baker Street\nLondon NW1 6XE'],
  [
    'Plot No 5, Sector 14\nDwarka, New Delhi 110078',
    'Plot No 5, Sector 14\nDwarka, New Delhi 110078',
  ],
  ['Flat No 4, Mill Lane\nYork YO1 7HH', 'Flat No 4, Mill Lane\nYork YO1 7HH'],
  [
    '27 Castle Meadow\r\nNorwich NR1 3DH\r\nTel 01603 288117',
    '27 Castle Meadow\r\nNorwich NR1 3DH',
  ],
  ['27 Castle Lane\r\n\r\nNorwich NR1 3DH', '27 Castle Lane'],
])('tells of %j the address', (text, address) => {
  const [told] = toldForms(text, [{ start: 0, end: text.length, name: 'ADDRESS', score: 0.9 }])
  expect(told && text.slice(told.start, told.end)).toBe(address)
})

it.each(['\r\n', ' ', '\n\t', '\f'])(
  'looks for an address around many %j in time that grows with them',
  async (gap) => {
    const growth = await growthOf(
      (size) => `12 Main Street${gap.repeat(size)}Leeds`,
      (text) => toldForms(text, [{ start: 0, end: text.length, name: 'ADDRESS', score: 0.9 }]),
      2_000,
    )
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)
it.each([
  ['⟦Siemens⟧ and two others will send two guests each', 'ORGANIZATION'],
  ['a letter of Herr ⟦Siemens⟧ to the bank', 'PERSON'],
  ['La société ⟦Otis⟧ propose 14 200 € TTC.', 'ORGANIZATION'],
  ['Das Angebot der Firma ⟦Krone⟧ liegt bei.', 'ORGANIZATION'],
  ['the company ⟦Otis⟧ built', 'PERSON'],
])('tells what a firm is known by as a firm, but behind a title: %s', (marked, name) => {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  const end = marked.indexOf('⟧') - 1
  const told = toldForms(text, [{ start, end, name: 'PERSON', score: 0.98 }])
  expect(told.map((each) => each.name)).toEqual([name])
})

it('tells who signs for another without the sign of it', () => {
  const text = 'Mit freundlichen Grüßen\ni. A. Thorsten Quandt\nKundenservice'
  const start = text.indexOf('A. Thorsten')
  const end = text.indexOf('\nKundenservice')
  const [told] = toldForms(text, [{ start, end, name: 'PERSON', score: 0.9 }])
  expect(told && text.slice(told.start, told.end)).toBe('Thorsten Quandt')
})

it.each([
  ['RÉSUMÉ\n\nThiago Barreto\nHolm', 'RÉSUMÉ\n\nThiago Barreto', 'Thiago Barreto'],
  ['للحجز اتصلوا بـمحمود غدا', 'اتصلوا بـمحمود', 'محمود'],
])('tells nobody with what stands before the name in %j', (text, read, name) => {
  const start = text.indexOf(read)
  const [told] = toldForms(text, [{ start, end: start + read.length, name: 'PERSON', score: 0.99 }])
  expect(told && text.slice(told.start, told.end)).toBe(name)
})

it.each([
  ['PERSON', 'wir flogen vom aeropuerto ⟦Ada Quarles⟧ ab'],
  ['PERSON', 'she went to the lycée ⟦Ada Quarles⟧ in Holm'],
  ['PERSON', 'ideas from ⟦Ada Quarles⟧’s blog and others'],
  ['PERSON', '2005–2009 ⟦Ada Quarles Gimnázium⟧\n'],
])('tells no %s in %j, which is called after somebody or known for a work', (name, marked) => {
  expect(isTold(name, marked)).toBe(false)
})
