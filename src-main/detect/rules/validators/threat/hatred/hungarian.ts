/** How hatred of groups is said in Hungarian. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const HUNGARIAN: HatredWords = {
  groups: oneLine`
    cigány(?:ok|okat|oknak|t|ság|ságot)?|zsidó(?:k|kat|knak|t|ság|ságot)?|muszlim(?:ok|okat|oknak|t)?|muzulmán(?:ok|okat)|migráns(?:ok|okat|oknak|t)|menekült(?:ek|eket)|bevándorló(?:k|kat)
    |néger(?:ek|eket)?|arab(?:ok|okat)|buzi(?:k|kat|knak|t)?|meleg(?:ek|eket)|homokos(?:ok|okat)|feket(?:ék|éket)|kínai(?:ak|akat)|román(?:ok|okat)|ukrán(?:ok|okat)|oláh(?:ok|okat)|transz(?:ok|okat)|nők|nőket|ribanc(?:ok|okat)
  `,
  like: oneLine`mint (?:te|ti)|ebben az országban|nálunk`,
  the: oneLine`a|az|ezek|ezeket|azok|azokat|minden|összes|mind|büdös|mocskos|rohadt|szaros|kurva|ilyen|egy|ez|meg`,
  quite: oneLine`mind|mindenki|csak|egyszerűen|mindannyian|nem más,? mint|rosszabbak,? mint|egytől egyig|igazi`,
  so: oneLine`mind|mindegyik|egytől egyig|csak|annyira|olyan`,
  vile: oneLine`
    állat(?:ok|ok)?|élősködő(?:k)?|paraziták?|patkány(?:ok)?|férgek|féreg|csótány(?:ok)?|szemét(?:ek)?|söpredék|mocsok|disznó(?:k)?|majm(?:ok)|undorító(?:ak)?|rák|pestis|kártevő(?:k)?|söpredékek|selejt(?:ek)?
  `,
  bad: oneLine`bűnöző(?:k)?|tolvaj(?:ok)?|gyilkos(?:ok)?|terrorist(?:ák)|lusták|hülyék|koszosak|büdösek`,
  harm: oneLine`(?:ki|meg|le|el|fel|agyon)?(?:irtani|ölni|gyilkolni|lőni|gázosítani|égetni|akasztani|verni|pusztítani|mészárolni)|kiirtani|megölni|lelőni|elgázosítani|elégetni|felakasztani|agyonverni|lemészárolni`,
  harmed: oneLine`kiirt|megöl|lelő|elgázosít|elpusztít`,
  ends: oneLine`és|meg|de|mert|hanem|vagy|akkor|egy szálig|mind|mindet|egyszer s mindenkorra|végre|itt`,
  endsGroup: oneLine`a határon|az utcán`,
  endsSaid: oneLine`akik|ami|a társadalom\p{L}*|ebben az országban|mind`,
  death: oneLine`gázba|a gázba|a gázkamrába|akasztófára|az akasztófára|a dunába|máglyára`,
  before: [
    oneLine`(?:gyűlölöm|gyűlöljük|utálom|utáljuk|megvetem|undorodom) <the>`,
    oneLine`(?:halál|vesszenek) <the>`,
    oneLine`(?:öld meg|öljétek meg|lőjétek le|irtsátok ki) <the>`,
  ],
  around: [
    [
      oneLine`(?:ki|meg|le|el|fel|agyon) (?:kell|kéne|kellene) (?:irtani|ölni|gyilkolni|lőni|gázosítani|égetni|akasztani|verni) <the>`,
      oneLine`(?:mind|mindet|egy szálig)`,
    ],
  ],
  after: [
    oneLine`(?:(?:mind|csak|egytől egyig|egyszerűen) ){0,2}<scorn>`,
    oneLine`nem (?:is )?(?:emberek|ember|emberi lények)`,
    oneLine`(?:(?:mind|mindet|meg|a határon|egyszerűen|végre|most) ){0,3}(?:ki|meg|le|el|fel|agyon)? ?(?:kell|kéne|kellene) (?:(?:mind|mindet) )?<harm>`,
    oneLine`(?:megérdemli|megérdemlik)(?: a)? (?:a halált|halált|hogy meghal\p{L}*)`,
    oneLine`(?:gázba|a gázba|a gázkamrába) (?:velük|valók?)`,
  ],
  later: [
    oneLine`(?:mindet|őket|mindegyiket) (?:(?:ki|meg|le|el|fel|agyon) )?(?:kell|kéne|kellene) <harm>|(?:mindet|őket) (?:ki|meg|le|el) (?:kell|kéne|kellene) (?:irtani|ölni|gázosítani|lőni)|(?:gázba|a gázba) velük`,
  ],
}
