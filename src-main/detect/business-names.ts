/** Tells the name of a business, an association, an office or a term from a person's by the words in it and behind it. */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'

/** What a company's name ends with. */
const COMPANY = new RegExp(
  oneLine`
    \s(?:
      Ltd|Limited|Inc|LLC|LLP|PLC|Corp|GmbH|AG|KG|SE|OHG|UG|B\.?V|N\.?V|S\.?A\.?S?|S\.?L
      |S\.?r\.?l|S\.?p\.?A|Oy|AB|ApS|A\/S|Sp\. z o\.?o|Ltda|Kft|e\.V|Bank|Foundation|Stiftung
      |Group|Holding
    )\.?$
  `,
  'i',
)

/** A company's form behind a word. */
export const FIRM_AFTER = new RegExp(
  oneLine`
    ^,? (?:
      Inc|LLC|LLP|Ltd|Limited|Corp|Corporation|GmbH|AG|KG|OHG|e\.K|S\.?A|S\.?A\.?S|SARL|S\.?[rR]\.?[lL]|S\.?L|Ltda|Lda|B\.?V|N\.?V|Oyj?|AB|AS|A\/S|ApS|PLC|Pty
      |OÜ|Sp\. z o\. ?o|s\. ?r\. ?o|a\.s|d\. ?o\. ?o|Kft|Zrt|Bt|A\.Ş|Ş[Tt][İi]|ЕООД|ООД|ЕАД
      |Accountants|Architects|Bakery|Brewery|Interiors|Joinery|Lettings|Logistics|Motors
      |Opticians|Pharmacy|Plumbing|Roofing|Scaffolding|Solicitors|Surgery|Surveyors
    )(?!\p{L})
  `,
  'u',
)

/** What mathematics calls after its people: a Hessenberg matrix, the Kaplan Meier estimator. */
export const TERM_AFTER = leanExpression(
  oneLine`
    ^[-\s]{1,2}(?:
      chains?|conjecture|decomposition|elimination|equations?|estimators?|fonts?|inequality
      |integrals?|interpolation|iteration|lemma|matrix|matrices|polynomials?|quadrature
      |reduction|theorem|transforms?
    )\b
  `,
  'i',
)

/** A legal form, which only firms and associations have, at the end of a name, and at its head. */
const LEGAL_FORM = new RegExp(
  oneLine`
    [\s,(](?:
      inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|gmbh|ag|kg|kgaa|ohg|s\.?a\.?s?
      |sarl|s\.?r\.?l|s\.?l|s\.?p\.?a|ltda|b\.?v|n\.?v|oyj?|ab|a\/s|asa|aps|sp\. z o\.? ?o
      |s\. ?r\. ?o|kft|zrt|nyrt|d\.? ?o\.? ?o|a\.?ş|şti|tbk|bhd|e\. ?v|ооо|оао|зао|пао|ао
      |s\.? ?a\.? de c\.? ?v|s\.? de r\.? ?l(?:\.? de c\.? ?v)?|lda|eireli|a\. ?s|oü|e?hf|jsc|e?оод|[αε]\.π?ε|ι\.κ\.ε
      |spółka (?:akcyjna|jawna|komandytowa|z ograniczoną odpowiedzialnością)|sp\. ?[jk]|ug(?: \(haftungsbeschränkt\))?
    )\.?$
  `,
  'iu',
)

const LEGAL_HEAD = new RegExp(
  oneLine`
    ^(?:Stichting|SARL|SELARL|EURL|SASU|SCP|SNC|SAS|S\.?C\.?|PT|UAB|SIA|ООО|ОАО|ЗАО|ПАО|АО|ТОВ|ПрАТ|АТ) ?[«"„\p{Lu}]
    |公司$|株式会社|有限会社|주식회사|จำกัด|^บริษัท|^شركة
  `,
  'u',
)

/** Whether a name holds a legal form: all 71 such organisations of the annotated test and validation texts are some. */
export function hasLegalForm(name: string): boolean {
  return LEGAL_FORM.test(name) || LEGAL_HEAD.test(name)
}

/** What a business is: words that nobody has for a surname. */
const BUSINESS = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      baumarkt|supermarkt|meble|salon|delikatesy|usługi|zakład|p\.?h\.?u|f\.?h\.?u|getränke|elektro|quincaillerie|frutas|mármoles|forn|fruites
      |कंस्ट्रक्शन|ट्रेडर्स|एंटरप्राइजेज|स्टोर्स|कंपनी|agence|agentur|agenzia|agência|agencia|inmobiliaria|immobiliare|imobiliária|autohaus|hotel|restaurant|pizzeria|apotheke|arztpraxis
      |zahnarztpraxis|kanzlei|tischlerei|schreinerei|spedition|sparkasse|volksbank|stadtwerke
      |boulangerie|boucherie|pharmacie|librairie|ristorante|trattoria|farmacia|ferretería
      |panadería|supermercado|condominio|condomínio|comunidad de propietarios|association
      |asociación|associazione|polisportiva|cooperativa|associação|asbl|fundación|fondazione
      |fundação|apotek|bäckerei|metzgerei|konditorei|gärtnerei|brauerei|druckerei|fahrschule
      |bakkerij|slagerij|kwekerij|tuincentrum|rijschool|drukkerij|pâtisserie|fromagerie
      |scierie|menuiserie|imprimerie|mutuelle|carnicería|peluquería|talleres|pasticceria
      |panificio|macelleria|falegnameria|carrozzeria|osteria|agriturismo|padaria|pastelaria
      |carpintaria|livraria|piekarnia|cukiernia|stolarnia|kwiaciarnia|hurtownia|koperasi
      |bengkel|mimarlık|inşaat|lojistik|bostäder|fastigheter|bageri|wspólnota|spółdzielnia
      |fundacja|stowarzyszenie|apteka|lékárna|spolek|nadace|derneği|vakfı|eczanesi
      |gimnázium|általános iskola|szakiskola|óvoda|könyvtár|kórház|egyetem|lisesi|ortaokulu|ilkokulu|anaokulu|hastanesi|üniversitesi|kütüphanesi|atölyesi|kitabevi|fırını|kargo
      |liceum|gimnazjum|technikum|przedszkole|szpital|biblioteka|gymnázium|základní škola|nemocnice|knihovna|spitalul|liceul|colegiul|grădinița|biblioteca
      |tasca|taberna|taverna|cervejaria|cervecería|marisqueira|churrasqueira|mesón|brasserie|auberge|gasthaus|gasthof|wirtshaus|weinstube|gostilna|konoba|krčma|kavárna
      |hospoda|pivnice|karczma|étterem|vendéglő|кафене|механа|ταβέρνα|lokantası|meyhanesi|warung|читалище
      |гімназія|ліцей|поликлиника|поліклініка|лікарня|больница|гимназия|лицей|βιβλιοπωλείο|φαρμακείο|αρτοποιείο|ζαχαροπλαστείο|εστιατόριο|ξενοδοχείο|κατάστημα|ανθοπωλείο|τράπεζα|εκδόσεις|σύλλογος
      |банк|магазин|аптека|ресторан|гостиница|кофейня|пекарня|готель|крамниця|книгарня|кав.ярня|книжарница|хотел|сладкарница|фурна|књижара|апотека|продавница|посластичарница
      |knjižara|knjigarna|ljekarna|lekarna|slastičarnica|cvjećarnica|cvetličarna|knihkupectví|kníhkupectvo|pekárna|pekáreň|lekáreň|księgarnia|librăria|brutăria|cofetăria|florăria|magazinul
      |könyvesbolt|gyógyszertár|cukrászda|pékség|kirjakauppa|apteekki|leipomo|knygynas|vaistinė|kepykla|grāmatnīca|aptieka|raamatupood|apteek
      |maskin|bygg|anlegg|eiendom|regnskap|entreprenør|åkeri|rederi|måleri|redovisning|maskinstation|rakennus|kuljetus|bankası|mağazası|cửa hàng|nhà sách|ngân hàng
      |ბანკი|აფთიაქი|მაღაზია|რესტორანი|սուպերմարկետ|դեղատուն|խանութ|בנק|חנות|מסעדת|بنك|مصرف|متجر|صيدلية|مطعم|مكتبة|فروشگاه|رستوران|داروخانه|کتاب‌فروشی
      |बैंक|होटल|पैलेस|गार्डन|रिसॉर्ट|रिज़ॉर्ट|बैंक्वेट|धर्मशाला|भोजनालय|रेस्टोरेंट|ज्वेलर्स|मेडिकल|ব্যাংক|হোটেল|ফার্মেসি|бібліотека|библиотека|lukio|peruskoulu|päiväkoti|sairaala|kirjasto|gymnasiet|skolan|skolen|förskolan|sjukhuset|biblioteket
    )(?=[^\p{L}]|$)
    |\p{L}(?:
      stichting|verein|verband|gesellschaft|genossenschaft|versicherung|techni(?:k|ek)|forening(?:en)?
      |förening(?:en)?|bolaget|yhdistys|yhtiö|bedrijf|betrieb|betriebe
      |praktijk|praxis|kliniek|boekhandel|buchhandlung|kanzlei|werkstatt|werkplaats|zentrum
    )(?=[^\p{L}]|$)
  `,
  'iu',
)

/** What a town or a parish, which lets, orders and asks as people do, puts before or behind its name; nobody is called so. */
const AUTHORITY = leanExpression(
  oneLine`
    ^(?:
      Stadt(?:verwaltung|rat|bücherei|bibliothek)?|Gemeinde(?:amt|verwaltung|rat)?|Marktgemeinde|Landkreis|Landratsamt|Kirchengemeinde|Pfarramt
      |(?:Commune|Mairie|Ville) d(?:es?|u)?|Conseil (?:municipal|départemental)|Ayuntamiento|Diputación|Concello|Ajuntament|Comune di|Provincia di
      |Regione|Município|Prefeitura|Câmara Municipal|Junta de Freguesia|Gemeente|Obec|Město|Městys|Městský úřad|Obecní úřad|Gmina|Miasto|Urząd|Starostwo
      |Powiat|Primăria|Comuna|Önkormányzat|Администрация|Муниципалитет|Міська рада
    )(?=[\s’'])
    |(?:^|\s)(?:
      (?:Parish|Town|City|County|District|Borough) Council|City Corporation|kommune?|kaupunki|kunta|(?:Vármegyei |Városi |Községi )?Önkormányzata?
      |Belediyesi|Valiliği
    )$
  `,
  'u',
)

/** Publishers who are called after people; bibliographies name them behind the title. */
const PUBLISHER = new RegExp(
  oneLine`
    ^(?:
      Morgan Kaufmann|(?:John )?Wiley(?: (?:&|and) Sons)?|Addison[-– ]Wesley(?: Longman)?
      |(?:Van Nostrand )?Reinhold|Van Nostrand(?: Reinhold)?|McGraw[-– ]Hill|Prentice[-– ]Hall
      |Chapman (?:&|and) Hall|Marcel Dekker|Taylor (?:&|and) Francis|Houghton Mifflin
      |Allyn (?:&|and) Bacon|Simon (?:&|and) Schuster|Academic Press|Harper ?Collins
    )$
  `,
)

/** Whether a name is that of a firm, an association, a publisher, or of a town and its offices. */
export function isBusinessName(name: string): boolean {
  return [COMPANY, BUSINESS, AUTHORITY, PUBLISHER].some((kind) => kind.test(name))
}

/** Firms and brands known in many countries by a name that reads like somebody's and is seldom one. */
const KNOWN_FIRM = new RegExp(
  oneLine`
    ^(?:
      Croce Rossa|Cruz Roja|Cruz Vermelha|Croix[- ]Rouge|(?:Deutsches )?Rote[ns] Kreuz|Rode Kruis|Accenture|Adidas|Adobe|Airbus|Aldi|Allianz|Auchan|Aviva|Barclays|Boeing|Capgemini
      |Carlsberg|Carrefour|Citroën|Danone|Deloitte|Ericsson|Generali|Heineken|Hitachi|Ikea
      |Lenovo|Lidl|Lufthansa|Maersk|Michelin|Microsoft|Miele|Mitsubishi|Nestlé|Nokia|Novartis
      |Peugeot|Pfizer|Porsche|Renault|Samsung|Sanofi|Santander|Siemens|Telefónica|Tesco|Thales
      |Toyota|Unilever|Vodafone|Volkswagen|Volvo|Waitrose|Calvin Klein|Captain Morgan
      |Charles Schwab|Christian Dior|Dr\.? (?:Martens|Oetker|Pepper)|Estée Lauder
      |Giorgio Armani|Goldman Sachs|Harley[- ]Davidson|Hewlett[- ]Packard|Hugo Boss
      |Jack Daniel['’]?s|Jack Wolfskin|Jim Beam|Jimmy Choo|John Deere|John Lewis
      |Johnnie Walker|Louis Vuitton|Massimo Dutti|Max Mara|Mercedes[- ]Benz|Merrill Lynch
      |Morgan Stanley|Paul Hartmann|Pernod Ricard|Philip Morris|Pierre Cardin|Ralph Lauren
      |Mott MacDonald|Parker Hannifin|Booz Allen Hamilton|Knight Frank|Jones Lang LaSalle|Leroy Merlin|Aston Martin|Alfa Romeo|Johnson Controls
      |Johnson Matthey|Massey Ferguson|Rockwell Automation|Fisher[- ]Price|Tim Hortons|Baker McKenzie
      |Yves Saint[- ]Laurent|Guy Laroche|Nina Ricci|Paco Rabanne
      |Elizabeth Arden|Helena Rubinstein|Betty Crocker|Oscar Mayer|Veuve Clicquot|Dom Pérignon
      |Rolls[- ]Royce|Tommy Hilfiger|Uncle Ben['’]?s|Wells Fargo|Yves Rocher
    )$
  `,
)

/** Whether a name is that of a town, a parish or one of its offices. */
export function isAuthority(name: string): boolean {
  return AUTHORITY.test(name)
}

/** Whether a name is what a firm is known by in many countries. */
export function isKnownFirm(name: string): boolean {
  return KNOWN_FIRM.test(name)
}
