/** How hatred of groups is said in English. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const ENGLISH: HatredWords = {
  groups: oneLine`
    (?:
      black|brown|coloured|colored|gay|trans|transgender|queer|lesbian|homosexual|(?:mentally |physically )?disabled
      |handicapped|autistic|jewish|muslim|arab|asian|african|chinese|indian|pakistani|mexican
      |latino|foreign|immigrant|gypsy
    ) (?:people|men|women|folks?|persons|guys)
    |women|muslims|moslems|jews|blacks|gays|lesbians|homosexuals|transgenders|transsexuals|queers
    |immigrants|migrants|refugees|asylum seekers|foreigners|arabs|africans|asians|mexicans|latinos
    |pakistanis|koreans|palestinians|haitians|kurds|bosnians|somalis|syrians|romanians|albanians|nigerians|afghans|gypsies|the disabled|disabled people|sikhs|hindus|christians|niggers|faggots|fags
    |kikes|spics|pakis|wetbacks|ragheads|towelheads|sand ?niggers|trannies|shemales|cripples
    |retards|gooks|chinks|beaners|darkies|whores|bitches|sluts
    |nigger|faggot|fag|kike|spic|paki|wetback|raghead|towelhead|sand ?nigger|tranny|shemale|cripple
    |retard|gook|chink|beaner|darkie
    |(?<=(?<![a-z])(?:an?|any|each|every|no|another|next|single|fucking|filthy|dirty|stupid) )(?:
      (?:
        black|gay|trans|transgender|disabled|jewish|muslim|arab|asian|african|mexican|foreign
      ) (?:person|man|woman|guy)
      |woman|muslim|jew|lesbian|homosexual|refugee|immigrant|migrant|foreigner
    )
    |(?<!(?<![a-z])(?:if|when|where|until|as|like|because|think|thinks) (?:your |their )?)(?:
      black|gay|trans|disabled|female|jewish|muslim|arab|asian|african|mexican|immigrant|refugee
    ) (?:life|lives)
  `,
  like: oneLine`like you|in this country|here|with any(?: kind of)? power`,
  the: oneLine`
    all|every|any|these|those|the|you|most|more|of|them|fucking|damn|bloody|goddamn|filthy|dirty
    |disgusting|stupid|ugly|kinds?|types?|sorts?|single|last|lives|so|many|an?|another
    |each|next|other
  `,
  quite: oneLine`
    really|absolutely|just|fucking|truly|so|all|always|literally|nothing but|no better than
    |nothing more than|no more than|basically|simply|utterly|completely|totally|actually|the most
    |such|pure|an?|the|absolute|total|complete|very|too|more|mostly|by nature|naturally
    |genetically|a real|a bunch of|seriously|pretty|massive|common|still
  `,
  so: oneLine`
    all|so|just|simply|plain|fucking|nothing but|such|complete|complete and utter|absolute
    |absolutely|total|totally|utterly|completely|really|literally|always|the most
    |naturally|genetically|by nature|no better than|such an?|really just|all just|just so|all so
    |all such|that|seriously|(?:such )?massive|such a (?:total|complete)
  `,
  vile: oneLine`
    disgusting|vermin|scum(?:bags)?|parasites?|sub-?humans?|sub human|inhuman|cockroaches|rats
    |leeches|filth|filthy|trash|garbage|pigs|monkeys|apes|savages|a disease|a plague|a cancer
    |a virus|a threat|a menace|a waste of (?:space|oxygen|air)|waste of (?:space|oxygen|air)
    |worthless|inferior|evil|vile|repulsive|revolting|abominations?|an abomination|abhorrent
    |despicable|a disgrace|degenerates?|freaks|monsters|less than human
    |terrorists|rapists|perverts|pa?edophiles|a pest|pests
    |an infestation|invaders|human (?:garbage|trash|waste)|nothing(?! but)|refuse|(?:the )?absolute worst|the worst kind of [a-z]{4,16}
    |repugnant|sickening|nauseating|loathsome|detestable|contemptible|(?:lesser|lower|inferior) (?:beings|humans|people)|(?:worthless )?(?:dirt|scum|muck)
    |a blight|a scourge|(?:the )?scum of the earth|uncivili[sz]ed|brainless|like vermin|not worthy of (?:living|life)(?: like other humans)?|not (?:even |really )?human
    |the (?:dumbest|stupidest|laziest|ugliest|vilest|filthiest)(?: kind of)? (?:people|humans|creatures)
  `,
  bad: oneLine`
    stupid|dumb|idiots|morons|assholes|bitches|cunts|animals|dogs|criminals|thieves|murderers
    |horrible|awful|pathetic|ugly|useless|gross|nasty|dangerous|losers|violent|lazy
    |shit|retarded|whores|sluts|dirty|dishonest|incompetent|primitive|backward|bastards|pricks|scumbags|shitheads|wankers|parasitic
    |(?:fucked|sick) in the head|the worst(?: (?:people|humans|kind|nation|race))?|mentally ill|liars|ignorant|unnatural
  `,
  harm: oneLine`
    kill|murder|shoot|hang|gas|exterminate|eradicate|lynch|behead|slaughter|burn|stab|rape|bomb
    |wipe out|get rid of|rid (?:of|ourselves of)|execute|castrate|sterili[sz]e|drown|annihilate
    |torture|beat up|hunt down|put an end to
    |end the li(?:fe|ves) of|take the li(?:fe|ves) of|(?:break|snap|wring) the necks? of|strangle
    |choke|slit the throats of|hurt|attack|enslave|cleanse the (?:world|country) of
  `,
  harmed: oneLine`
    killed|murdered|shot|hanged|hung|gassed|exterminated|eradicated|lynched|beheaded|slaughtered
    |burned|burnt|stabbed|raped|bombed|wiped out|executed|castrated|sterili[sz]ed|drowned
    |annihilated|tortured|put down|locked up|put to death|eliminated|enslaved
    |beaten
  `,
  harming: oneLine`
    killing|murdering|shooting|hanging|gassing|exterminating|lynching|raping|strangling|stabbing
    |burning|beating up|torturing|attacking|slaughtering|getting rid of|beheading|executing
  `,
  ends: oneLine`
    and|but|or|because|cause|so|all|as well|too|once and for all|forever|anymore|right now|today|tonight
    |tomorrow|alive|so much|more than (?:anything|anyone)|without (?:mercy|pity)|around here
    |in the (?:face|head|streets?)|(?:in|of|from) (?:this|our|my) (?:city|country|society|streets?|town|world)
  `,
  endsGroup: oneLine`at the border|i see|if|(?:in|with) their`,
  endsSaid: oneLine`
    that|who|which|to (?:me|us|anyone|us all)|without exception|(?:for|of|on|to) (?:our |the |this |western )?(?:civili[sz]ation|country|earth|humanity|mankind|nation|society|world)
    |(?:human )?(?:beings?|creatures?|humans?|people|scum)|in (?:cages|camps|hell)|at the stake
    |themselves|yourselves
  `,
  death: oneLine`
    to the (?:gas(?: chambers?)?|ovens|gallows)|in(?:to)? the ovens|to auschwitz
  `,
  before: [
    oneLine`
      (?<!(?:did|do|if|should|why|would) )(?:i|we)(?: (?:really|absolutely|just|fucking|truly|do|so|all|always|honestly|totally)
      ){0,3} (?:
        hate|despise|loathe|detest|abhor|can(?:no|['’])t stand
        |feel nothing but (?:contempt|disgust|hatred) for|am disgusted by|have no respect for
      ) <the>
    `,
    oneLine`(?:death to|fuck|fuck off|down with the) <the>`,
    oneLine`(?<=(?:^|[,:;] ?|(?:just|please|so) ))(?:kill|murder|shoot|hang|gas|exterminate|eradicate|lynch|behead|slaughter|execute|annihilate) (?:all|every|each|the|these|those) <the>`,
    oneLine`
      (?:i|we)(?:['’]ve| have)? (?:feel |got )?(?:so much |nothing but |only |such )?(?:hatred|contempt|disdain|disgust|loathing|scorn) for <the>
    `,
    oneLine`
      (?:if only|(?:i|one can only|let us|let['’]s) (?:hope|pray|wish)(?: that)?) (?:someone|somebody) (?:would|could|will|can)(?: (?:just|finally))? <harm> <the>
    `,
    oneLine`^(?:just )?(?:(?:disgusted|sickened|repulsed) by|so (?:sick|tired) of) (?:being (?:around|surrounded by|near) )?<the>`,
    oneLine`there(?: is|['’]s) no (?:space|room|place) (?:here|(?:on|in) (?:this|our) (?:planet|earth|world|country|society)) for <the>`,
    oneLine`
      (?:i(?:['’]m| am)|we(?:['’]re| are)) (?:so |really |just )?(?:
        sick of|tired of|fed up with|sick and tired of|disgusted by|(?:so )?pissed off by
      ) (?:being (?:around|surrounded by|near) )?<the>
    `,
    oneLine`
      (?:
        i(?:
          ['’]ll|['’]m gonna|['’]m going to|['’]d| will| want to| wanna| would| am going to
          | have to| must| need to| wish i could| can['’]t wait to
        )
        |we(?:
          ['’]ll|['’]re going to| will| want to| should| must| need to| have to| ought to
          | are going to| gotta
        )
        |let['’]s|let us|(?:someone|somebody) (?:should|needs to|must|has to|ought to)
        |(?:it would be|it['’]s|it['’]d be) (?:
          best|better|good|right|great|time|in every(?:one|body)['’]s interest
        ) to
        |you should|everyone should|(?:what if|why don['’]t) we|time to|the only solution is to
      )(?: (?:
          just|all|love to|like to|really|finally|simply|gladly|happily|seriously|go|go out and
          |personally
        )
      ){0,3} <harm> <the>
    `,
    oneLine`
      (?:
        the world|this country|society|our society|we
      ) would be (?:so much |much |a lot |far )?(?:
        better|better off|a better place
      ) (?:off )?without <the>
    `,
    oneLine`
      (?:
        (?:(?:i|we) (?:feel|have)|there (?:is|should be)) no (?:sympathy|compassion|respect|mercy)
        |no (?:room|place) (?:here|in (?:this|our) (?:country|society|world))
      ) for <the>
    `,
    oneLine`
      (?:i|we)(?:['’]m|['’]re| am| are)?(?: (?:just|really|seriously|sometimes|often|always))? (?:
        considering|thinking (?:of|about)|feel like|looking forward to|dream of|fantasi[sz]e about
      ) <harming> <the>
    `,
    oneLine`
      (?:nothing|no one|nobody)(?: else)?(?: is)?(?: in (?:this|the) world)?(?: is)? (?:
        i like less|worse|more (?:disgusting|repulsive|vile|horrible|stupid)|dumber|lower
      ) than <the>
    `,
    oneLine`(?:execution|death|extermination) is the only solution for <the>`,
    oneLine`
      (?:human |civil |equal )?rights (?:
        should not|shouldn['’]t|don['’]t|do not|obviously don['’]t
      ) apply to <the>
    `,
    oneLine`
      (?:^|(?:i|we|you) (?:can|could|should|will|would) )never trust (?:any(?:thing)?|a)? ?(?:single )?(?:word )?(?:(?:that comes )?from |(?:said|spoken|written) by )?<the>
    `,
    oneLine`too many (?:fucking|damn|bloody|goddamn|filthy) `,
    oneLine`(?:no one|nobody)(?: else)? is as (?:filthy|vile|disgusting|stupid|repulsive) as <the>`,
    oneLine`(?:how much|all the|the (?:utter |pure |sheer )?) ?(?:scorn|contempt|hatred|disgust|disdain) (?:that )?i (?:feel|have) for <the>`,
    oneLine`i care (?:more about|less about) [a-z ]{1,40} than about <the>`,
    oneLine`(?:life|lives) of (?:an? |any )?(?:insects?|dogs?|rats?|cockroach(?:es)?|flies|fly|animals?|pigs?) (?:is|are) (?:worth more|more valuable|more important) than (?:that|those|the li(?:fe|ves)) of <the>`,
    oneLine`(?:hurt|kill|shoot|stab|murder|attack|rape) you and (?:any|all|every|the) other <the>`,
    oneLine`difference between (?:an? )?(?:dead )?(?:rats?|dogs?|pigs?|animals?|cockroach(?:es)?) and <the>`,
    oneLine`
      i(?:['’]d| would) (?:rather|sooner) (?:
        die|kill myself|be dead|starve|eat shit
      ) than (?!see|watch|let|leave|lose|hurt|betray)[a-z'’ ]{1,40} <the>
    `,
  ],
  around: [
    [oneLine`(?:typical|in the nature) (?:of|for) <the>`, oneLine`to be <scorn>`],
    [oneLine`only `, oneLine`(?:can|could) be <scorn>`],
    [
      oneLine`would be (?:so much |much |a lot |far )?(?:better off|better|a better place) if <the>`,
      oneLine`(?:were |was |all )*(?:dead|died|gone|disappeared|left|<harmed>|(?:did not|didn['’]t) exist)`,
    ],
    [
      oneLine`(?:swarms|hordes|invasions) of <the>`,
      oneLine`(?:are |keep )?(?:infiltrat|invad|coloni[sz]|overrun|flood)[a-z]{0,5}`,
    ],
    [
      oneLine`(?:smarter|more intelligent|worth more|better) than <the>`,
      oneLine`(?:(?:can|could|will) ever be|combined|put together)`,
    ],
    [
      oneLine`putting <the>`,
      oneLine`in charge (?:is|was) (?:the )?(?:biggest|worst|greatest) mistake(?: [a-z]+){0,4}`,
    ],
    [
      oneLine`<harming> <the>`,
      oneLine`
      (?:
        should be (?:legal|decriminali[sz]ed|allowed)|should(?:n['’]t| not) be (?:illegal|a crime)
        |is(?:n['’]t| not) a crime
      )
    `,
    ],
    [
      oneLine`test(?:ing)? [a-z ]{1,30} on <the>`,
      oneLine`before (?:we |they )?(?:test )?[a-z ]{0,12}animals`,
    ],
    [
      oneLine`
      (?:i|we)(?:
        (?:['’]d| would)? (?:just |really )?(?:love|like|want) to (?:see|watch|make)| hope| wish
        |(?:['’]ll| will) (?:make|keep attacking)
      ) <the>
    `,
      oneLine`
      (?:
        (?:suffer|die|burn|hang|bleed|rot)
        |get (?:raped|killed|shot|hurt|cancer)|until they(?:['’]re| are) gone|dead
        |(?:would|to) (?:all )?(?:die|suffer|burn|disappear|be <harmed>)
        |(?:all )?(?:had|get) their throats (?:cut|slit)
      )
    `,
    ],
    [
      oneLine`no `,
      oneLine`(?:(?:can|could|will) ever be(?: [a-z]+){1,6}|(?:deserves?|should be allowed) to (?:live|exist|breathe|vote))`,
    ],
    [oneLine`(?:why|how|when|where) (?:are|do|can) <the>`, oneLine`<scorn>`],
    [oneLine`i find <the>`, oneLine`(?:<scorn>|ugly|dirty|gross|pathetic)`],
    [
      oneLine`seeing <the>`,
      oneLine`(?:anywhere |around |here |in [a-z ]{1,16} )?makes me (?:so |really )?(?:angry|furious|sick|want to (?:vomit|puke|kill))`,
    ],
    [oneLine`must (?:not|never) let <the>`, oneLine`(?:live|breathe|breed|exist|survive)`],
    [oneLine`if <the>`, oneLine`refuse to fit in, they should (?:suffer|die|be <harmed>)`],
    [
      oneLine`(?:idea|opinion|suggestion) (?:comes?|came) from <the>`,
      oneLine`it must be (?:bullshit|shit|stupid|garbage)`,
    ],
    [oneLine`as <the>`, oneLine`,? i would kill myself`],
  ],
  after: [
    oneLine`
      (?:just )?can(?:['’]t|not) help (?:but (?:be|behave|act)|being|acting|behaving|themselves)
    `,
    oneLine`(?:really )?makes? (?:my blood boil|me (?:so )?(?:furious|angry|sick))`,
    oneLine`
      (?:should|need to|must|can)(?: all| just| really){0,2} (?:
        (?:fuck|get the (?:fuck|hell)) (?:off|out)
        |get out of (?:here|(?:my|our|this) (?:country|sight|society|town))
        |shut (?:the fuck |their [a-z]{1,12} ?(?:mouths?)?|up)|go fuck
      )
    `,
    oneLine`would (?:all )?be dead`,
    oneLine`must (?:all )?be (?:killed|murdered|shot|hanged|gassed|exterminated|eradicated|lynched|beheaded|slaughtered|executed|annihilated|wiped out|put to death|enslaved)`,
    oneLine`will die (?:an? [a-z]{3,12} )?(?:death )?(?:at|by) my hands?`,
    oneLine`(?:who think they are my equals? )?(?:fill me with (?:so much )?(?:rage|disgust|hatred)|makes? me boil with (?:anger|rage))`,
    oneLine`have no place in (?:an?|any) civili[sz]ed (?:country|society|world)`,
    oneLine`(?:should|ought to|deserve to) be (?:dumped|thrown|taken) (?:in|into|on|to) an? (?:landfill|dump|gutter|sewer|vet)`,
    oneLine`(?:(?:has|have|is of|are of) no (?:value|worth)|(?:is|are) (?:not worth|worth) (?:shit|anything|(?:absolutely )?nothing(?! but))|(?:are|is)n['’]t worth (?:shit|anything)|should(?: not|n['’]t) be important)`,
    oneLine`(?:are|r|is) <scorn>`,
    oneLine`
      (?:
        are not|aren['’]t|will never be|can never be|can['’]t be|cannot be|could never be
        |will not ever be
      ) (?:really |even |truly |real |actual |fully )?(?:
        humans?|people|human beings
        |our equals?|equal to [a-z]+
        |worth (?:anything|living|saving|protecting)
        |as (?:smart|good|intelligent|human) as [a-z]+(?: [a-z]+)?
      )
    `,
    oneLine`
      (?:
        should|ought to|deserves? to
      )(?: all| just| simply| really| also){0,2} (?:
        (?:be|get) <harmed>|die|rot in|burn in|suffer
        |be (?:kept in|put in|sent to|treated like|thrown (?:in|on)) (?:an? )?(?:
          camps?|cages?|zoos?|animals?|garbage dump|landfill|trash
        )
        |fuck off|disappear
      )
    `,
    oneLine`
      (?:should not|shouldn['’]t|must not|should never) be (?:allowed|permitted) to (?:
        live|exist|vote|breathe|speak|breed|reproduce|have (?:children|kids|rights)|walk
      )
    `,
    oneLine`
      (?:have|has|should have) no right to (?:live|exist|be (?:alive|here)|breathe|vote|breed)
      |(?:are|is) not worthy of (?:living|life|our respect)|belongs? in (?:an? |the )?(?:zoo|cages?|gutter|sewers?|trash|dumpster|camps?)
    `,
    oneLine`
      (?:deserve|deserves) (?:
        death|to (?:be <harmed>|die|suffer|burn|hang|rot)|no rights|no respect
        |no sympathy
      )
    `,
    oneLine`
      (?:do not|don['’]t|does not|doesn['’]t) (?:
        deserve to (?:live|exist|breathe|vote)
        |deserve (?:any )?(?:rights|respect|equality|sympathy|life)
        |belong (?:
          here|in (?:this|our) (?:country|society|world)|on this (?:earth|planet)
          |in (?:society|power)
        )
      )
    `,
    oneLine`
      (?:
        make me (?:sick|puke|vomit|want to (?:puke|vomit|throw up))|disgust me|piss me off
        |bring nothing but (?:
          chaos|crime|death|destruction|disease|evil|filth|harm|hate|misery|pain|problems|ruin|shame
          |terror|trouble|violence
        )
        |have no place (?:here|in (?:this|our|any))|contribute nothing
        |ruin everything|can(?:not|['’]t) be trusted
      )
    `,
    oneLine`
      (?:lives|life) (?:
        (?:
          do not|don['’]t|does not|doesn['’]t|are not|aren['’]t|is not|isn['’]t
        ) (?:really |actually )?(?:matter|worth (?:anything|living|protecting|saving))
        |(?:are|is) worth (?:shit|nothing|less)
      )
    `,
    oneLine`(?:are|is) not (?:really )?worth (?:anything|living|protecting|saving)`,
  ],
  later: [
    oneLine`
      (?:but |and |so |then |that |because )?(?:
        when i start <harming> (?:them|you)
        |(?:most|many|all) of them are <scorn>
        |i (?:just |really )?(?:hate|despise|loathe|can['’]t stand|(?:just )?want to <harm>) (?:
          them|every (?:single )?one of them|all of them
        )
        |(?:
          they|these people|those people|you all|you
        )(?:['’]re| are) (?:(?:still|after all) )?<scorn>
        |(?:
          we should|we must|let['’]s|i want to|i will|i['’]ll|i(?:['’]d| would) love to
          |someone should
        )(?: (?:just|all|simply|really|have to)){0,2} <harm> (?:
          them|['’]em|all of them|each of them|every (?:single )?one of them
        )
      )
    `,
  ],
}
