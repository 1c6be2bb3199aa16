/**
 * Whether a passage in English asks for harm in any word of it. A network takes short questions by their frame, `How can I …`
 * and `Generate a guide to …`, for what is so often asked in one; who wants harm done names it, or whom and what it is done to.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { withoutHarmlessUses } from './harmless-uses.ts'

/** Begins of words that name harm, what does it, and whom it is done to. */
const HARM = [
  // To bodies and things
  oneLine`
    abus|annihilat|anorexi|artery|assassin|assault|attack|beat(?:ing)? up|behead|bleed|blood
    |blow(?:ing|n)? up|bulimi|burn|chok|corpse|crush
  `,
  oneLine`
    cut (?:my|your)|dead|death|deadly|destroy|die|drown|eliminat|execut|hammer|harm
    |hit (?:a|an|some)|hurt|injur|kill|knife|lethal|maim|massacr
  `,
  oneLine`
    murder|overdos|pierc|poison|punch|rape|rapist|scar|self-?harm|slash|slaughter|smash
    |smother|stab|starv|strangl|suffocat|suicid|terminate
  `,
  'throttl|tortur|violen|wipe out|wound',
  oneLine`
    amputat|butcher|chop up|cut off|dismember|do away|fire to|hang (?:my|your|him|her|them)|human|hunt|on fire
    |overpower|sever\b|shatter|skull|slay|snip(?:e|ing)|take out|toddler|weed\b
  `,
  // Arms and substances
  oneLine`
    acid|ammo|ammunition|amphetamin|anthrax|arson|biolog|bioweap|bomb|cannabis|chemical|chlor
    |cocaine|crack\b|cyanide|detonat|dope|drug|ecstasy
  `,
  oneLine`
    explo(?:d|s)|fentanyl|firearm|gas\b|grenad|gun|heroin|incendiar|infect|ketamin|laced?\b
    |lsd|marijuana|mdma|meth|missile|molotov|mustard|napalm
  `,
  oneLine`
    narcot|nerve|nuclear|opioid|opium|pathogen|pills?\b|plague|plutonium|radioactiv|ricin
    |sarin|shoot|shot|sniper|steroid|thermite|toxi[cn]|uranium
  `,
  'virus|weapon',
  // Against the law, and for money
  oneLine`
    blackmail|break(?:ing)? in|brib|burgl|cartel|cheat|contraband|copyright|counterfeit|crim
    |dup(?:e|ing)|embezzl|escape|evad|evas|extort|felon
  `,
  oneLine`
    forg(?:e|ing|ery)|fraud|gambl|heist|hot-?wir|identit|illegal|illicit|insider|launder
    |lockpick|loophole|loot|pirat|plagiar|ponzi|pyramid scheme
  `,
  oneLine`
    ransom|rig(?:ged|ging)?\b|ripp?(?:ing)? off|rob|sabotag|scam|shoplift|smuggl|steal|stole
    |swindl|tamper|tax|theft|thie[fv]|traffick|treason
  `,
  'trespass|undeclared|unlawful|vandal|without (?:getting|being|[a-z]{1,10} consent|[a-z]{1,10} know)',
  // Against machines, and for what is kept from others
  oneLine`
    access|anonym|backdoor|botnet|brute|bypass|conceal|covert|ddos|detection|disguise|dox
    |exfiltrat|exploit|hack|hijack|inject|intercept|jailbreak
  `,
  oneLine`
    keylog|malicious|malware|password|phish|rootkit|secret|sniff|spoof|spy|surveil|track
    |trojan|unauthori[sz]|undetect|untrace|vulnerab|wiretap|worm\b
  `,
  oneLine`
    (?:home|personal|private) (?:address|data|details|e-?mail|info)|bank account
    |(?:birth|death) certificate|(?:browsing|search) history|credit card
  `,
  'medical|phone number|record|social security',
  // Against people, and what they are to believe
  oneLine`
    abduct|adulter|aryan|ashamed|asian|belittl|bigot|black\b|bull(?:y|ie)|coerc|conspir|cyber
    |deceiv|decept|deep-?fake|defam|degrad|demean
  `,
  oneLine`
    deni(?:al|ed|er)|deport|disabilit|disabled|discredit|discriminat|disinform|ethnic|evil
    |extremis|fake|false|far[- ]right|fascis|gay|genocid|gossip
  `,
  oneLine`
    grooming|harass|hat(?:e|red)|hitler|hoax|holocaust|homo|hostage|humiliat|immigrant|incite
    |indoctrinat|inferior|insult|intimidat|invent|islam|jew
  `,
  oneLine`
    jihad|kidnap|kkk|lgbt|libel|lie\b|lies\b|lying|manipulat|minorit|mislead|misinform|misogyn
    |mock|muslim|naked|nazi|never (?:happened|took)|nude
  `,
  oneLine`
    obsce|offensive|opponent|oppress|overthrow|p[ae]edo|perver|politic|porn|prejudic|propagand
    |prostitut|races?\b|racial|racis|radicali|rebel
  `,
  oneLine`
    religio|revenge|ridicul|riot|roma\b|rumou?r|sedat|seduc|sex|shame|shaming|slander|slave
    |slur|stalk|stereotyp|suppress|supremac|terror|threat
  `,
  'traitor|trans\\b|transgender|transphob|trick|troll|underage|unvaccin|vaccin|victim|white\\b|women\\b',
]
const HARMS = lateExpression(String.raw`\b(?:${HARM.join('|')})`, 'i')

/** Words by which a passage is English, of which no other language has two. */
const ENGLISH = new RegExp(
  oneLine`
    \b(?:
      an|and|can|could|create|describe|do i|do you|does|explain|for|from|generate|give|how|make|my|of
      |people|should|someone|that|the|this|to|use|what|where|who|why|with|write|your
    )\b
  `,
  'gi',
)
const IS_ENGLISH = 2

/** Letters that no word above is written in. */
const OTHER_LETTERS = /[^\p{ASCII}\p{P}\p{S}\p{N}\s]/u

/** Whether a passage is in English, and no word of it is of harm, but for uses that harm nobody. */
export function isWithoutHarm(passage: string): boolean {
  if (OTHER_LETTERS.test(passage)) return false
  if (HARMS().test(passage) && HARMS().test(withoutHarmlessUses(passage))) return false
  return new Set(passage.match(ENGLISH)?.map((word) => word.toLowerCase())).size >= IS_ENGLISH
}
