/**
 * A text that tells of matches and races and nothing else, as the pages of sports do. Whoever it names played, trained or
 * whistled before everybody. The minutes of a club and what a trainer writes to parents speak to somebody or stand under heads;
 * a report has heads for its teams and its referee beside goals and their minutes.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { holds } from '../signs.ts'
import { tellsOf } from './subject.ts'

/** Parts of a match and a race, what is done in them, by whom, and what is won; none that firms have as well, as teams and results are. */
const OF_SPORTS = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      match(?:es)?|goals?|scor(?:ed|ers?|ing)|half-?time|(?:first|second) half|kick-?off|penalt(?:y|ies)|strikers?|midfield(?:er)?s?|defenders?|goalkeepers?|referee|substitutes?|equali[sz]er|winger|premier league|league|derby
      |stoppage time|championships?|tournaments?|quarter-?finals?|semi-?finals?|medal(?:s|list)?|bronze|podium|peloton|tie-?break|world cup|qualif(?:ier|iers|ying)|head coach
      |wickets?|innings|bowlers?|batsman|batter|grand prix|pole position|playoffs?|rebounds|touchdowns?|quarterback|cyclist|biathlon
      |spiel(?:s|e|er|erin|ern|minute)?|minute|tore?|treffer|halbzeit|anpfiff|elfmeter|stürmer(?:in)?|verteidiger(?:in)?|torwart|torhüter(?:in)?|schiedsrichter(?:in)?|trainer(?:in)?|ausgleich|führung|doppelpack|eigentor|freistoß|eckball
      |gelb-rot|rote karte|bundesliga|kreisliga|bezirksliga|landesliga|liga|derby|tabellenführer|pokal|weltcup|staffel|medaille|sieg(?:er|erin|es)?|niederlage|zuschauern?|rennen|etappe|gegentor|rückstand
      |buts?|buteur|mi-temps|penalty|attaquante?|défenseur|gardien|arbitre|entraîneur(?:e)?|égalisation|ligue 1|championnat|coupe|tournoi|finale|demi-finale|médaille|étape|peloton|coureurs?|victoire|défaite|supporters
      |gol(?:es|s)?|descanso|penalti|delantero|defensa|portero|guardameta|árbitro|entrenador(?:a)?|empate|laliga|liga|copa|torneo|semifinal(?:es)?|medalla|etapa|pelotón|victoria|derrota|partido|aficionados|jornada
      |primo tempo|secondo tempo|ripresa|rigore|attaccante|difensore|portiere|arbitro|allenatore|pareggio|serie a|campionato|coppa|torneo|finale|medaglia|tappa|vittoria|sconfitta|partita|tifosi
      |golos?|intervalo|guarda-redes|goleiro|avançado|atacante|treinador(?:a)?|técnico|campeonato|taça|jogo|vitória|derrota|adeptos|torcida
      |doelpunt(?:en)?|strafschop|spits|verdediger|doelman|keeper|scheidsrechter|trainer|gelijkmaker|eredivisie|competitie|beker|toernooi|halve finale|medaille|wedstrijd|overwinning|nederlaag
      |mål(?:et|vakt)?|halvlek|straff(?:e|en)?|anfallare|försvarare|angriber|målmand|domare(?:n)?|dommeren?|tränare(?:n)?|træner(?:en)?|kvittering|allsvenskan|superligaen|seger(?:n)?|sejr(?:en)?|förlust|nederlag|världscupen|medalj(?:en)?|etapp(?:en)?
      |gol(?:a|e|i|em)?|bramk(?:a|i|ę|ą|ami)|połow(?:a|ie|y)|rzut\p{L}* karn\p{L}+|napastni\p{L}+|obroń\p{L}+|bramkarz\p{L}*|sędzi\p{L}{1,3}|trener\p{L}{0,4}|wyrówn\p{L}+|ekstraklas\p{L}+|ekstralig\p{L}+|plusligi?|lig(?:a|i|ę|ą)|puchar\p{L}{0,3}|turniej\p{L}{0,3}|półfinał\p{L}*|medal\p{L}{0,3}|zwycięst\p{L}+|poraż\p{L}+
      |mecz\p{L}{0,3}|kibic\p{L}{0,3}|zawodni\p{L}+|siatkar\p{L}+|piłkar\p{L}+|secie|setach|pokona\p{L}+
      |gól(?:y|u|em)?|poloča\p{L}+|penalt\p{L}{1,2}|útoční\p{L}+|obránc\p{L}+|branká\p{L}+|rozhodčí\p{L}{0,2}|trenér\p{L}{0,3}|vyrovna\p{L}+|extralig\p{L}+|pohár\p{L}{0,2}|turnaj\p{L}{0,2}|semifinál\p{L}{1,2}|medail\p{L}{1,2}|vítězstv\p{L}+|poráž\p{L}+|zápas\p{L}{0,2}|fanouš\p{L}+|brank(?:y|u|a|ami)|hráč\p{L}{0,2}
      |гол(?:и|ів|у|ом|а|ы|ов)?|тайм\p{L}{0,3}|пенальті|пенальти|нападни\p{L}+|захисни\p{L}+|воротар\p{L}{0,3}|арбітр\p{L}{0,2}|тренер\p{L}{0,3}|чемпіонат\p{L}{0,2}|куб(?:ок|ку|ка)|ліг(?:а|и|і)|перемог\p{L}{1,2}|поразк\p{L}{1,2}|матч\p{L}{0,3}|уболівальни\p{L}+|медал\p{L}{1,2}|офсайд
      |нападающ\p{L}+|защитни\p{L}+|вратар\p{L}{1,3}|судь(?:я|и)|побед\p{L}{1,3}|поражени\p{L}{1,2}|чемпионат\p{L}{0,2}|лиг(?:а|и|е)|игрок\p{L}{0,2}|турнир\p{L}{0,2}
      |gol(?:ü|ler|leri)?|devre(?:de|nin)?|ilk yarı|ikinci yarı|penaltı|forvet|kaleci(?:si)?|hakem(?:i)?|teknik direktör|süper lig|lig(?:in|de)?|kupa(?:sı|da)?|turnuva|yarı final|madalya|galibiyet|mağlubiyet|maç(?:ı|ın|ta)?|taraftar(?:lar)?
      |maali(?:n|a|t)?|puoliaika|rangaistuspotku|hyökkääjä|puolustaja|maalivahti|erotuomari|valmentaja|veikkausliiga|liiga|mestaruus|turnaus|välierä|mitali(?:n|a)?|hopeaa|pronssia|kultaa|viesti(?:n|ssä)?|voitto|voiton|tappio|ottelu(?:n|ssa)?|maailmancup(?:in|issa)?|kilpailu(?:n|ssa)?|pikakilpailussa|ankkuriosuuden|yleisöä
      |gól(?:t|ja|ok)?|félidő(?:ben)?|büntető|csatár|védő|kapus|játékvezető|edző(?:je)?|bajnokság(?:ban)?|kupa|elődöntő|érem|érmet|győzelem|vereség|mérkőzés(?:en)?|szurkolók|meccs(?:en)?|döntő(?:ben)?
      |goluri?|repriză|atacant|fundaș|portar|arbitru|antrenor(?:ul)?|campionat(?:ul)?|cupa|semifinală|medalie|meci(?:ul)?|victorie|înfrângere|γκολ|ημίχρονο|πέναλτι|επιθετικός|τερματοφύλακας|διαιτητής|προπονητής|πρωτάθλημα|κύπελλο|νίκη|ήττα|αγώνας|αγώνα
    )(?!\p{L})
    |الهدف|المباراة|الشوط|الحكم|المدرب|الدوري|الكأس|المنتخب|ركلة جزاء|שער|המשחק|המחצית|השופט|המאמן|הליגה|הגביע|פנדל|गोल|मैच|विकेट|रन|कप्तान|बल्लेबाज|गेंदबाज|टूर्नामेंट|पारी
    |試合|対戦|連勝|連敗|逆転|本塁打|適時打|失点|降板|登板|得点|監督|優勝|決勝|前半|後半|選手|ゴール|勝利|敗戦|メダル|打線|先発|投手|본선|결승|감독|선수|경기|득점|전반|후반|우승|승리|메달|골을
  `,
  'giu',
)
/** The minute of a goal, in brackets or with its sign, and how a match ended with how it stood at half-time. */
const MINUTE =
  /\(\d{1,3}(?:\.|['’′])?(?:, ?\d{1,3}(?:\.|['’′])?)*(?:\+\d{1,2})?\)|(?<!\d)\d{1,3}(?:\+\d{1,2})?['’′](?!\p{L})/gu
const ENDED = /(?<![\d:])\d{1,2} ?[:–-] ?\d{1,2} ?\(\d{1,2} ?[:–-] ?\d{1,2}\)/u
const FEWEST_MINUTES = 2

/** Whether a text is one of sports, from its begin to its end. O(n). */
export function tellsOfMatches(text: string): boolean {
  const isReport = ENDED.test(text) && holds(text, MINUTE, FEWEST_MINUTES)
  return tellsOf(text, OF_SPORTS, isReport)
}
