/** How hatred of groups is said in French. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const FRENCH: HatredWords = {
  groups: oneLine`
    juifs?|juives?|musulman(?:e|es|s)?|arabes?|noirs|noires|blacks?|femmes|homos?|homosexuels?
    |gays?|lesbiennes?|trans|transgenres?|transsexuels?|handicapés?|réfugiés?|migrants?|immigrés?
    |étrangers|roms|gitans?|tziganes?|africains?|asiatiques|(?<!(?<![a-z])le )chinois|maghrébins?|bougnoules?
    |nègres?|négros?|bicots?|youpins?|tarlouzes?|pédés?|tapettes?|gouines?|bamboulas?|niakoués?
    |chinetoques?|romanos|tantouzes?|travelos?|mongols|salopes|putes|négresses
    |personnes (?:de couleur|noires|trans|handicapées)
  `,
  like: oneLine`comme (?:vous|toi|eux|elles)|de ton espèce|de ce pays`,
  the: oneLine`
    les|des|ces|de ces|tous les|toutes les|tous ces|toutes ces|tous|toutes|aux|au|à ces|à|le|la|un
    |une|cette?|chaque|sales?|putains? d(?:e|['’])|pour|de|genre de|autres|prochaine?|l[ae] vie|d['’]
  `,
  quite: oneLine`
    tous|toutes|tout simplement|simplement|juste|que|de|d['’]|des|la|le|les|l['’]|un|une|pure?
    |purs|complètement|complets?|complètes?|vraiment|plus|rien d['’]autre que|rien que|absolument
    |totalement|tellement|vraie?s?|grosses?|gros|vulgaires?|personnes les plus|plus que|pires? que
    |inférieurs aux|aussi|qu['’]|trop
  `,
  so: oneLine`
    tous|toutes|tout simplement|juste|que des|que de|complètement|vraiment|tellement|trop
    |absolument|totalement|de gros|de grosses|les plus|les personnes les plus|de sales
    |vraiment trop|de vrais|de vraies
  `,
  vile: oneLine`
    dégueulasses?|dégoûtant|répugnant|ordures?|racaille|vermine|parasites?|nuisibles?|cafards?
    |rats|sous-hommes|sous-humains|déchets?|fléau|virus|cancer|maladie|peste|menace|danger
    |pourritures?|raclures?|crasseu|abject|méprisables?|pathétiques|sauvages|monstres
    |immondes|infects?|inférieurs|merdes?|enflures?|abomination|chiens|singes|porcs|ignobles
    |valent rien
  `,
  bad: oneLine`
    stupides?|abruti|débiles?|cons|idiots?|sales|animaux|bêtes|terroristes|voleurs|violeurs
    |criminels|putes|salopes|connards|inutiles|fous|folles|feignants|fainéants|laids|moches
    |délinquants|menteurs
  `,
  harm: oneLine`
    tuer|assassiner|massacrer|exterminer|éliminer|gazer|brûler|pendre|fusiller|abattre|égorger
    |poignarder|violer|torturer|éradiquer|(?:se |me |nous )?débarrasser
    |en finir avec|exécuter|frapper|tabasser|supprimer|buter|crever|étrangler|noyer|lyncher
    |castrer|faire souffrir|faire taire|attaquer|planter
  `,
  harmed: oneLine`
    tué|assassiné|massacré|exterminé|éliminé|gazé|brûlé|pendu|fusillé|abattu|égorgé|poignardé
    |violé|torturé|éradiqué|exécuté|frappé|tabassé|supprimé|buté|étranglé
    |noyé|lynché|castré|jeté|enfermé
  `,
  ends: oneLine`
    et|ou|mais|car|parce|tous|toutes|aussi|ici|une fois pour toutes|plus que tout|sans pitié|aujourd['’]hui|demain
    |(?:dans|de) (?:ce|notre) (?:pays|société|ville)
  `,
  endsGroup: oneLine`à la frontière|que je vois|(?:avec|dans) leurs`,
  endsSaid: oneLine`
    qui|qu['’]|à mes yeux|sans (?:aucune )?valeur|humaine?s?|d['’]être|dans (?:des|une) (?:cages?|camps?|décharge|zoos?)
    |(?:de|pour) (?:la|notre) (?:pays|société)|pour (?:moi|nous)
  `,
  death: oneLine`
    aux fours|au four crématoire|à la chambre à gaz|dans les fours|à la potence|au poteau
  `,
  before: [
    oneLine`
      (?:je |j['’])(?:
        hais|déteste|méprise|exècre|abhorre|vomis|emmerde|encule|ne supporte (?:pas|plus)
        |peux pas (?:supporter|voir|blairer|encadrer|saquer)
        |ne peux (?:pas|plus) (?:supporter|voir|blairer)
        |ai (?:la haine|horreur|trop de dédain|du dégoût|de l['’]aversion|de la haine)
        |ne ressens que d[eu] (?:l['’]aversion|mépris|dégoût|la haine)
      ) (?:contre |envers |pour |de )?<the>
    `,
    oneLine`(?:mort aux|nique|niquer|niquez|crève|crevez|à bas) <the>`,
    oneLine`(?:ras le bol|marre) (?:d['’]être (?:entourée?|près) )?(?:de|d['’]) ?<the>`,
    oneLine`
      (?:
        je|on|nous|il faut|il faudrait|quelqu['’]un|vous|tu|faut
        |c['’]est dans l['’]intérêt de tous de|ce serait mieux de
      )(?: (?:
          vais|veux|voudrais|devrait|devrions|allons|va|dois|doit|devons|devez|devrais|juste
          |simplement|tout simplement|tous|toutes|faut|aimerais|rêve de|continuera à|envie de
        )
      ){0,4} <harm> <the>
    `,
    oneLine`
      et si (?:tout simplement )?on (?:tuait|exterminait|éliminait|brûlait|virait|gazait) <the>
    `,
    oneLine`
      (?:il n['’]y a |rien )?rien (?:au monde )?de (?:
        plus horrible|pire|plus répugnant|plus dégoûtant
      ) qu(?:e |['’])<the>
    `,
    oneLine`(?:aucune|pas de) (?:compassion|pitié|place) pour <the>`,
  ],
  around: [
    [oneLine`(?:pourquoi|comment) (?:est-ce que )?<the>`, oneLine`sont(?:-ils|-elles)? <scorn>`],
    [oneLine`(?:je|nous|on) (?:vais|veux|allons|va) faire `, oneLine`souffrir`],
  ],
  after: [
    oneLine`(?:sont|êtes|est|es|c['’]est) <scorn>`,
    oneLine`
      (?:ne )?(?:sont|êtes) pas (?:vraiment )?(?:des |de vrais? |d['’])?(?:
        êtres humains|humains|personnes|hommes|gens normaux|normaux
      )
    `,
    oneLine`
      (?:devraient|devriez|méritent|méritez|mérite|faudrait)(?: (?:tous|toutes|juste|simplement|de|d['’]|être|que|d['’]être|tout simplement)
      ){0,3} ?(?:être )?(?:
        <harmed>|mourir|crever|brûler|souffrir|disparaître|la mort|en enfer|fermer leurs? gueules?
        |dans (?:un zoo|des camps|une décharge)
      )
    `,
    oneLine`
      (?:ne |n['’])?(?:méritent?|méritez) pas (?:
        de vivre|d['’]exister|de respect|d['’]avoir|leurs? droits|le droit|de droits
      )
    `,
    oneLine`
      (?:n['’]ont|n['’]avez|ont) (?:
        rien à faire|pas leur place|pas votre place
      ) (?:ici|en france|dans (?:ce|notre) (?:pays|société))?
    `,
    oneLine`
      me (?:
        dégoûtent|répugnent|font (?:vomir|gerber)|donnent envie de (?:vomir|gerber)
        |cassent(?: tellement)? les couilles
      )
    `,
    oneLine`(?:ne )?(?:valent|vaut) (?:rien|pas (?:un clou|la peine)|moins que [a-zà-ɏ]+(?: [a-zà-ɏ]+)?)`,
    oneLine`n['’](?:ont|a) (?:pas|aucune) d?['’]?importance`,
  ],
  later: [
    oneLine`
      (?:mais |et |car |ce sont |que )?(?:
        je (?:les )?(?:hais|déteste|méprise)(?: tous| toutes)?|ils sont <scorn>|elles sont <scorn>
        |(?:
          on devrait|nous devrions|je vais|je veux|il faut|envie de|je vais me charger de
        )(?: tous| toutes| simplement| juste){0,2} l?(?:es )?(?:tous |toutes )?<harm>
      )
    `,
  ],
}
