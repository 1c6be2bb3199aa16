/**
 * Institutions of a state, a town or the public: courts, offices, the police, ministries, insurers by law, hospitals, schools.
 * Their names begin or end with what they are, and nobody is called so; where they are found and how they are reached is no
 * personal data.
 */

import { lateExpression } from '../../src-shared/model/late-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'

/** What a name begins with; a title may be in capitals. */
const HEAD = lateExpression(
  oneLine`
    ^(?:the |das |die |la |le |il |l['’])?(?:
      hm (?:revenue|courts|prison)|(?:royal |hm )?(?:crown|county|magistrates['’]?|district|high|family|supreme|sheriff|superior|employment) (?:court|tribunal)
      |(?:metropolitan|county|state|royal|federal) police|(?:department|ministry) (?:of|for) \p{L}+|(?:embassy|consulate(?: general)?) of
      |(?:amts|land|arbeits|sozial|verwaltungs|familien|finanz|oberlandes)gericht|polizei(?:inspektion|präsidium|station|dienststelle|revier|kommissariat)?
      |(?:finanz|landrats|bezirks|standes|jugend|gesundheits|ordnungs|einwohnermelde|bürger|arbeits|schul)amt|jobcenter|agentur für arbeit|staatsanwaltschaft
      |(?:universitäts)?klinikum|(?:\p{L}{3,20})?krankenhaus|universität|hochschule|(?:grund|real|gesamt|ober|mittel|haupt|berufs)schule|kreisverwaltung|deutsche rentenversicherung
      |(?:bundes|landes)\p{L}{3,24}(?:amt|anstalt|ministerium)|bezirkshauptmannschaft|(?:techniker|betriebs|innungs|gesundheits)[ \p{L}]{0,3}krankenkasse|gebietskrankenkasse
      |tribunal(?:e|ul)?|cour d['’]appel|(?:sous-)?préfecture|mairie|cpam|urssaf|caisse (?:d['’]|primaire|nationale|régionale|de )|(?:l['’])?assurance maladie|france travail|pôle emploi
      |hôpital|centre hospitalier|université|lycée|collège|école|gendarmerie|commissariat|rectorat|direction (?:générale|départementale|régionale)
      |juzgado|audiencia|comisaría|policía|guardia civil|ministeri[oe]|consejería|centro de salud|universidad|agencia tributaria|tesorería|seguridad social|registro civil
      |ayuntamiento|ajuntament|diputación|generalitat|hospital|ceip|ies
      |corte d['’]|procura|prefettura|questura|carabinieri|comune di|provincia di|regione|azienda (?:sanitaria|usl|ospedaliera)|a\.?s\.?l\.?|asst|ospedale|istituto comprensivo
      |agenzia delle entrate|inps|inail|juízo|ministério|câmara municipal|junta de freguesia|centro de saúde|agrupamento de escolas|universidade|polícia|segurança social|prefeitura
      |rechtbank|gerechtshof|gemeente|politie|belastingdienst|uwv|ministerie|ziekenhuis|universiteit|cjib
      |sąd|prokuratura|urząd|komenda|komisariat|policja|zakład ubezpieczeń|szpital|szkoła|uniwersytet|starostwo|przychodnia|ministerstwo
      |(?:okresní|krajský|městský|obvodní|nejvyšší) (?:soud|úřad)|krajská (?:hygienická|veterinární|správa)|magistrát|úřad|policie|(?:fakultní )?nemocnice|základní škola|univerzita|finanční úřad|česká správa
      |(?:okresný|krajský|mestský|obecný) (?:súd|úrad)|úrad|ministerstvo|nemocnica|základná škola
      |judecătoria|curtea|primăria|consiliul|poliția|spitalul|școala|liceul|universitatea|casa (?:județeană|națională)|inspectoratul|ministerul|direcția
      |polismyndigheten|polisen|skatteverket|försäkringskassan|arbetsförmedlingen|politiet|skatteetaten|statsforvalteren|retten i|byretten|skattestyrelsen|poliisi|verohallinto
      |(?:općinski|županijski|trgovački|osnovni|viši) sud|ministarstvo|policijska|osnovna škola|općina|upravna enota|občina|okrožno sodišče
      |община|районен съд|окръжен съд|министерство|болница|у?мбал|нап|основно училище|средно училище|општинск(?:а|и)|основни суд|министарство|полицијска
      |δ[ήη]μος|περιφ[έε]ρεια|υπουργειο|δ[ιί]ευθυνση|πρωτοδικείο|ειρηνοδικείο|ελληνική αστυνομία|αστυνομικ|τμήμα (?:τροχαίας|ασφάλειας)|υπουργείο|(?:γενικό )?νοσοκομείο|δ\.?ο\.?υ\.?|εφκα|δημοτικό σχολείο|γυμνάσιο|πανεπιστήμιο
      |(?:мировой|районный|арбитражный|верховный) суд|мировой судья|администрация|управление|полиция|омвд|мвд|уфмс|и?фнс|больница|поликлиника|гбуз|мбоу|гбоу|мбдоу|школа №
      |dom zdravlja|zdravstveni dom|дом здравља|(?:krajevna|četrtna) skupnost|mjesna zajednica|месна заједница|јкп|јп|region \p{L}+$|(?:mesto|mestská časť) \p{L}+
      |ufficio \p{L}+|sportello \p{L}+|servizio \p{L}+|oficina de|servicio de|service (?:des?|du) \p{L}+|amt für|referat \p{L}+|odbor \p{L}+|oddělení \p{L}+|oddelenie \p{L}+|wydział \p{L}+|отдел \p{L}+|відділ \p{L}+|caf$
      |(?:pemerintah|dinas|kementerian|badan) \p{L}+|centro (?:médico|civico|cívico)|pfarrei|kirchengemeinde|parohia|paroisse|parrocchia|parroquia|paróquia|parafia|farnost|\p{L}{2,20} (?:parish|församling)|енория|парафія|приход|(?:gemeinschafts|haus)arztpraxis|gemeinschaftspraxis
      |управління|міністерство|поліція|комунальне|кнп|департамент|виконавчий комітет
      |pengadilan|polsek|polres|kelurahan|kecamatan|rsud|rumah sakit|ủy ban|ubnd|tòa án|công an|bệnh viện
    )(?!\p{L})
    |^(?:محكمة|وزارة|مديرية|بلدية|مستشفى|جامعة|مدرسة|شرطة|هيئة|בית ה?משפט|עיריית|משטרת|משרד ה|בית חולים|קופת חולים|המוסד לביטוח)
    |^(?:ศาล|โรงเรียน|โรงพยาบาล|สำนักงาน|เทศบาล|สถานีตำรวจ)
  `,
  'iu',
)
/** What one ends with. */
const END = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      constabulary|(?:city|county|borough|town|parish|district) council|(?:county|borough|primary|secondary|high|grammar) school|nhs (?:foundation )?trust|police(?: department| station| service)?|university
      |tingsrätt|tingrett|kommune?|universitetssjukhus|sykehus|sygehus|hyvinvointialue|\p{L}*käräjäoikeus|sairaala|(?:linna|valla)valitsus|maakohus
      |(?:rajona |apgabala )?tiesa|pašvaldība|slimnīca|(?:apylinkės )?teismas|savivaldybė|ligoninė|bíróság|törvényszék|kormányhivatal|rendőrkapitányság|kórház|általános iskola|önkormányzat
      |(?:health|medical) (?:centre|center)|medical practice|hälsocentral|vårdcentral|legesenter|lægehus|terveys(?:asema|keskus)|\p{L}{3,20}(?:osakond|amet|valitsus)
      |müdürlüğü|başkanlığı|valiliği|kaymakamlığı|mahkemesi|hastanesi|üniversitesi|ortaokulu|ilkokulu|lisesi|belediyesi
      |(?:районный|міський|районний|городской|областной) суд|лікарня|больница|поликлиника|гимназия
    )$
    |(?:न्यायालय|परिषद|पंचायत|विद्यालय|विभाग|थाना|अस्पताल|नगर निगम|市役所|区役所|裁判所|警察署|税務署|病院|大学|小学校|中学校|年金事務所|法院|公安局|派出所|医院|人民政府|税务局|법원|경찰서|구청|시청|세무서|병원|초등학교|중학교)$
  `,
  'iu',
)
/** Letters of a name; what is longer is a sentence. */
const LONGEST = 90

/** Whether a name is that of an institution. */
export function isInstitution(name: string): boolean {
  return name.length <= LONGEST && (HEAD().test(name) || END().test(name))
}
