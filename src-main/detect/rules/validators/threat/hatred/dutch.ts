/** How hatred of groups is said in Dutch. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const DUTCH: HatredWords = {
  groups: oneLine`
    jood|joden|moslims?|zwarten|negers?|homo['’]?s?|homoseksuelen|lesbiennes?|lesbo['’]s
    |flikkers?|mietjes|transgenders?|transseksuelen|travo['’]s|transmensen
    |transpersonen|gehandicapten?|mongolen|mongool|debielen|immigranten?|migranten?|vluchtelingen?
    |asielzoekers?|buitenlanders?|allochtonen|vrouwen|wijven|hoeren|sletten|zigeuners?|turken
    |marokkanen|marokkaan|arabieren|afrikanen|aziaten|chinezen|spleetogen|kutmarokkanen|nikkers?
    |(?:zwarte|gekleurde|transgender|gehandicapte) (?:personen|mensen|vrouwen|mannen)
  `,
  like: oneLine`zoals (?:jij|jullie|jou|zij)|in dit land|met (?:enige|enig) macht`,
  the: oneLine`
    alle|al|die|dat|deze|dit|de|het|een|elke|iedere|jullie|van|die vieze|vieze|vuile|kut|kanker
    |verdomde|stomme|soort|volgende|leven|zulke|meer|andere|jou|aan
  `,
  quite: oneLine`
    allemaal|gewoon|alleen maar|maar|niets dan|niks dan|niets anders dan|niet meer dan|echt
    |absoluut|totaal|volledig|helemaal|zo|een|de|het|puur|pure|grootste|ergste|meest|simpelweg
    |allen|van nature|complete|erger dan|menselijk|walgelijke|toch
  `,
  so: oneLine`
    allemaal|gewoon|alleen maar|echt|zo|te|absoluut|totaal|volledig|helemaal|de|het|van nature
    |simpelweg|complete|de meest|zulke|allemaal zo|zo ontzettend|verdomd
  `,
  vile: oneLine`
    walgelijk|weerzinwekkend|afschuwelijk|uitschot|tuig|ongedierte|parasieten|ratten|kakkerlakken
    |apen|varkens|pest|plaag|kanker|virus|ziekte|kankergezwel|vuiligheid|bedreiging
    |gevaar|afval|vuilnis|vullis|minderwaardig|waardeloos|ondermensen|verachtelijk|monsters
    |verspilling van (?:ruimte|zuurstof)|niets waard|niks waard|gedrocht(?:en)?|schande|wilden
    |walgelijke|afstotelijk|stront|smeerlappen
  `,
  bad: oneLine`
    dom|domste|achterlijk|idioten|debielen|klootzakken|kut|smerig|vies|slecht|zielig|terroristen
    |dieven|verkrachters|criminelen|nutteloos|lui|dieren|beesten|honden|hoeren|sletten|lelijk
    |leugenaars|gestoord|eikels|sukkels|gevaarlijk|imbecielen|shit
  `,
  harm: oneLine`
    vermoorden|doden|doodmaken|doodschieten|neerschieten|afmaken|afslachten|uitroeien|uitmoorden
    |vergassen|verbranden|ophangen|verkrachten|martelen|wegwerken|kwijtraken
    |neersteken|doodsteken|onthoofden|executeren|castreren|verdrinken|wurgen|lynchen|verwijderen
    |kapotmaken|in elkaar slaan|opsluiten|aanvallen|vernietigen|stenigen|afknallen|laten lijden
    |zien lijden|zien sterven|de keel doorsnijden|af te slachten|te doden|te vermoorden
  `,
  harmed: oneLine`
    vermoord|gedood|doodgeschoten|afgemaakt|afgeslacht|uitgeroeid|vergast|verbrand|opgehangen
    |verkracht|gemarteld|neergestoken|onthoofd|geëxecuteerd|gecastreerd
    |verdronken|gelyncht|verwijderd|opgesloten|vernietigd|gestenigd|afgeknald
    |doodgemaakt|weggegooid
  `,
  ends: oneLine`
    en|of|maar|want|omdat|allemaal|ook|hier|voor eens en altijd|zonder genade|vandaag|morgen
    |in (?:dit|ons) land|in (?:deze|onze) (?:samenleving|stad)
  `,
  endsGroup: oneLine`aan de grens|(?:in|met) hun`,
  endsSaid: oneLine`die|dat|mensen|in kooien|(?:van|voor) (?:de|onze) (?:maatschappij|samenleving)|voor (?:mij|ons)`,
  death: oneLine`
    aan het gas|het gas in|in de ovens?|de ovens? in|aan de galg
  `,
  before: [
    oneLine`
      ik (?:
        haat|veracht|verafschuw|walg van|verfoei|heb (?:een )?(?:hekel|schijt) aan
        |heb (?:zo )?genoeg van|word (?:zo )?(?:misselijk|ziek) van
      )(?: (?:echt|gewoon|zo))? <the>
    `,
    oneLine`(?:dood aan|fuck|neuk|schijt aan|weg met) <the>`,
    oneLine`(?:geen|nul) medelijden met <the>`,
    oneLine`ik voel (?:zoveel |alleen maar )?(?:haat|walging|minachting) voor <the>`,
    oneLine`
      (?:er is|er bestaat) niets (?:ergers|walgelijkers|verschrikkelijkers) dan <the>
    `,
    oneLine`(?:te veel|teveel) (?:kanker|kut|vieze|vuile|verdomde) ?`,
  ],
  around: [
    [
      oneLine`
      (?:ik|we|wij|iemand|men|je|laten we|het is in het belang van iedereen om|ik vind)(?: (?:
          ga|gaan|zal|zullen|wil|willen|moet|moeten|zou|zouden|kan|kunnen|morgen|gewoon|echt|eens
          |allemaal|graag|maar
        )
      ){0,4} <the>
    `,
      oneLine`
      (?:(?:
        gewoon|allemaal|eens|een voor een|voor eens en altijd|voorgoed|maar|moeten|willen|gaan|echt
        |graag
      ) ){0,3}(?:te )?<harm>
    `,
    ],
    [
      oneLine`
      (?:ik|we|wij|iemand|men|je|laten we|het is in het belang van iedereen om|ik vind)(?: (?:
          ga|gaan|zal|zullen|wil|willen|moet|moeten|zou|zouden|kan|kunnen|morgen|gewoon|echt|eens
          |allemaal|graag|maar
        )
      ){0,4} <the>
    `,
      oneLine`niet (?:(?:meer )?(?:uitstaan|luchten)|meer zien)`,
    ],
    [oneLine`waarom zijn <the>`, oneLine`<scorn>`],
  ],
  after: [
    oneLine`(?:zijn|bent|is) <scorn>`,
    oneLine`
      (?:zijn|is) (?:geen|niet) (?:echte |echt )?(?:
        mensen|menselijk|gelijk aan|onze gelijken|zo slim als [a-z]+(?: [a-z]+)?
      )
    `,
    oneLine`
      (?:
        zou(?:den)?(?= (?:[a-z]+ ){0,5}moeten(?![a-z]))|horen|verdienen het om|verdient het om
      )(?: (?:allemaal|gewoon|eens|eigenlijk|moeten|ook|levend)){0,3} (?:
        (?:worden )?<harmed>(?: worden)?|sterven|doodgaan|creperen|branden|hangen|lijden
        |verdwijnen|oprotten|opdonderen|wegrotten|in een (?:dierentuin|kamp|kooi)
      )
    `,
    oneLine`
      (?:verdienen|verdient) (?:
        het niet om te leven|de dood|geen (?:respect|rechten|leven)|niets|om te (?:sterven|lijden)
        |het om (?:te (?:sterven|lijden))
      )
    `,
    oneLine`
      (?:horen|hoort) (?:
        hier niet|niet (?:hier|thuis|op deze (?:aarde|wereld)|in (?:dit|ons) land)
      )
    `,
    oneLine`
      (?:maken me (?:ziek|misselijk)|doen me (?:walgen|kotsen)|hebben hier niets te zoeken)
    `,
    oneLine`
      (?:zijn|is)(?: (?:echt|absoluut|helemaal))? (?:niets|niks|geen (?:reet|zak|fuck)) waard
    `,
  ],
  later: [
    oneLine`
      (?:maar |en |want |dus )?(?:
        ik (?:haat|veracht) ze(?: allemaal)?|(?:ze|zij) zijn <scorn>
        |(?:we (?:moeten|zouden)|ik (?:ga|wil|zal)) ze (?:allemaal |gewoon )?(?:moeten )?<harm>
      )
    `,
  ],
}
