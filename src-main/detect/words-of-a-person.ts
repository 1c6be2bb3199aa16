/** Words that tell of one person, by language: pronouns, and what somebody is to somebody. */

import { lateExpression } from '../../src-shared/model/late-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'

const WORD_START = String.raw`(?:^|[^\p{L}\p{M}])`
const WORD_END = String.raw`(?=[^\p{L}\p{M}]|$)`

/** Any of some words, from where one begins to where it ends, in any script. */
export const wholeWords = (listed: string, flags: string) =>
  lateExpression(`${WORD_START}(?:${listed})${WORD_END}`, flags)

/** One person, by a pronoun: he, I, his, my. */
export const PRONOUN = wholeWords(
  [
    "he|she|him|her|his|hers|my|i(?:['’](?:m|ve|d))?",
    'er|sie|ihn|ihm|ihr|ihre[rmns]?|seine[rmns]?|ich|mir|mich|meine[rmns]?',
    'il|elle|je|lui|mon|ma|moi|sa|son',
    'él|ella|yo|le|mi|su',
    'lui|lei|io|mio|mia|sua|suo',
    'ele|ela|eu|meu|minha|seu',
    'hij|zij|ze|ik|haar|mijn',
    'on|ona|ja|jego|jej|mój|moja|mną|mnie|swoj\\p{L}+',
    'jeho|její|já|můj|moje|mám|mně',
    'han|hon|hun|jag|jeg|hans|hennes|hendes|min|mitt|mit',
    'hän|minä|minun|minulla|hänen|hänellä',
    'ea|eu|meu|mea|lui',
    'ben|benim|bana|kendisi\\p{L}*|onun|eşim\\p{L}*|annem\\p{L}*|babam\\p{L}*|kızım\\p{L}*|oğlum\\p{L}*',
    'он|она|я|его|её|ее|неё|него|мне|меня|мой|моя|мою|моей|моего',
    'він|вона|його|її|мені|мене|моя|мій|мого|моєї',
    'του|της|μου|εγώ|αυτός|αυτή',
    'saya|aku|beliau',
  ].join('|'),
  'iu',
)

/** One person, by what they are to somebody: the patient, my daughter, Herr, Sra. */
export const ROLE = wholeWords(
  [
    oneLine`
      patient|client|tenant|pupil|student|employee|applicant|claimant|candidate|colleague
      |worker|member|resident|passenger|guest|customer|suspect|defendant|witness|donor|insured
      |driver|trainee|intern|wife|husband|son|daughter|mother|father|brother|sister|mum|dad
      |mrs?|ms|miss|dr|sir|madam
    `,
    oneLine`
      patientin|klientin?|mieter(?:in)?|schüler(?:in)?|student(?:in)?|mitarbeiter(?:in)?
      |bewerber(?:in)?|kolleg(?:e|in|en)|kunde|kundin|mitglied|versicherter?|gast
      |bewohner(?:in)?|antragsteller(?:in)?|auszubildender?|frau|herrn?|mann|sohn|tochter
      |mutter|vater|bruder|schwester|kind
    `,
    oneLine`
      patiente|locataire|élève|étudiante?|salariée?|employée?|candidate?|collègue|assurée?
      |adhérente?|cliente?|agent|conducteur|femme|mari|fils|fille|mère|père|frère|sœur|mme
      |mlle|monsieur|madame|m\.
    `,
    oneLine`
      paciente|inquilin[oa]|alumn[oa]|estudiante|emplead[oa]|trabajador[a]?|candidat[oa]
      |compañer[oa]|asegurad[oa]|soci[oa]|viajer[oa]|huésped|esposa|marido|mujer|hij[oa]|madre
      |padre|herman[oa]|sra?|srta|señora?|titular|don|doña|d\.|dña
    `,
    oneLine`
      paziente|inquilin[oa]|alunn[oa]|studente(?:ssa)?|dipendente|candidat[oa]|collega
      |assicurat[oa]|soci[oa]|ospite|moglie|marito|figli[oa]|madre|padre|fratello|sorella|sig
      |sig\.?ra|signora?|dott
    `,
    oneLine`
      doente|utente|inquilin[oa]|alun[oa]|funcionári[oa]|colaborador[a]?|trabalhador[a]?
      |colega|segurad[oa]|sóci[oa]|hóspede|esposa|marido|filh[oa]|mãe|pai|irmã[o]?|sra?
      |senhora?|dona|testemunha
    `,
    oneLine`
      patiënte?|huurder|leerling|studente?|werkneme?r|medewerk(?:er|ster)|sollicitant|collega
      |klant|lid|verzekerde|gast|vrouw|man|zoon|dochter|moeder|vader|broer|zus|mevr(?:ouw)?|mw
      |dhr|meneer
    `,
    oneLine`
      pacjent(?:ka|a|ki|ce)?|najemca|ucze[nń]|uczennica|student(?:ka)?|pracowni[ck]\p{L}*
      |kandydat(?:ka)?|koleg\p{L}*|klient(?:ka|a)?|żon[aąy]|mąż|męża|syn\p{L}*|córk\p{L}*
      |matk\p{L}*|ojci?e?c?|pani?|pana?
    `,
    oneLine`
      pacient(?:ka|a|ky)?|žák(?:yně)?|student(?:ka)?|zaměstnan\p{L}*|klient(?:ka)?
      |uchazeč(?:ka)?|manžel(?:ka|ky|a)?|syn|dcer\p{L}*|matk\p{L}*|otec|otce|paní|pana?
    `,
    oneLine`
      patienten|eleven|hyresgästen?|kollegan?|kunden|medlemmen|fru|dotter|son|mor|mamma|pappa
      |far|bror|syster|datter|søn|sønn|moren|faren|lejeren|ansatte|medarbejderen
    `,
    oneLine`
      potilas|oppilas|asiakas|työntekijä|vuokralainen|rouva|herra|tytär|poika|äiti|isä|beteg
      |tanuló|munkatárs|ügyfél|lány[ao]\p{L}*|fia\p{L}*|feleség\p{L}*|férj\p{L}*|anyá\p{L}*
      |apá\p{L}*|pacient[ăa]|pacientul|elevul|eleva|angajat\p{L}*|doamna|domnul|soția|soțul
      |fiul|fiica|mama|tatăl
    `,
    'hasta|öğrenci\\p{L}*|çalışan\\p{L}*|kiracı\\p{L}*|üye\\p{L}*|danışan\\p{L}*|hanım\\p{L}*|bey',
    oneLine`
      пациент(?:ка|а|ки|ку)?|ученик|ученица|сотрудни[кц]\p{L}*|клиент(?:ка)?|жиле?ц|жена|жены
      |муж|мужа|сын\p{L}*|доч\p{L}*|мать|матери|отец|отца|брат|сестра|пацієнт\p{L}*|учен\p{L}*
      |працівни\p{L}*|дружин\p{L}*|чоловік\p{L}*|донь?к\p{L}*|мати|батько|пан|пані
    `,
    oneLine`
      plaintiff|respondent|klägerin|kläger|beklagter?|zeugin|zeuge|geschädigter?|plaignante?
      |requérante?|denunciante|dicente|compareciente|demandante|demandad[oa]|querelante
      |ricorrente|attrice|autora|eiser(?:es)?|powódka|powód|målsägande
    `,
    'anak|istri|suami|ibu|bapak|pak|bu|anggota|karyawan|pasien|siswa',
    'ασθεν\\p{L}+|μαθητ\\p{L}+|υπάλληλος|κ\\.|κα|κος|κυρί\\p{L}+|κύρι\\p{L}+|σύζυγ\\p{L}+|γιος|κόρη|μητέρα|πατέρας',
  ].join('|'),
  'iu',
)

/** One person, in scripts without spaces: さん, 先生, 씨. */
export const EASTERN = new RegExp(
  oneLine`
    さん|様|氏|君|ちゃん|患者|社員|生徒|私は|彼|彼女|[他她]|我|客户|病人|申请人|被保险人|先生|女士|小姐|同学|员工|씨|님|환자|그녀|저는|직원|학생
    |المريض|السيد|الموظف|الطالب|هو |هي |מטופל|הוא |היא |מר |גב['׳]|रोगी|श्री|उन्हें|เขา|คุณ
  `,
  'u',
)
