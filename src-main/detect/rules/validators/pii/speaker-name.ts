/** Tells who wrote a message of a chat from the program, the level or the subject that a log writes in the same place. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { isFamilyWord } from '../../../family-words.ts'
import { isDesk } from './desks.ts'

/** One to four words that begin like names, with a capital where a script writes them (Georgian has them for headings alone); particles stand within, `Sjoerd van der Berg`. */
const NAME = leanExpression(
  oneLine`
    ^(?!\p{Lu}{3,}$)[\p{Lu}\p{Lt}\p{Lo}\p{Script=Georgian}][\p{L}\p{M}'’.-]*(?: (?:
        (?:van|von|der|den|de|del|da|dos|di|la|el|bin|al|te|ten) ){0,2}[\p{Lu}\p{Lt}\p{Lo}\p{Script=Georgian}][\p{L}\p{M}'’.-]*
    ){0,3}$
  `,
  'u',
)
/** What logs and lists of events write there: levels, subjects, programs. */
const OF_A_LOG = leanExpression(
  oneLine`
    ^(?:
      (?:
        alert|backup|boot|build|cause|check|commit|connect\p{L}*|crit\p{L}*|debug|deploy|done
        |end|err(?:or)?|event|fail\p{L}*|fatal|fix\p{L}*|from|info\p{L}*|input|job|kernel
        |load\p{L}*|log|meeting|message\p{L}*|note|notice|output|panic|process|re|release
        |request|response|result|run\p{L}*|session|start\p{L}*|status|step|stop\p{L}*|subject
        |success|summary|task|termin|thread|title|to|topic|total|trace|update\p{L}*|verbose
        |warn\p{L}*|worker
      )(?:\s|$)
    )
  `,
  'iu',
)

/** What a recording has at a time: its parts, as the notes of an episode list them. */
const OF_A_RECORDING = leanExpression(
  oneLine`
    ^(?:
      ads?|advert\p{L}*|break|chapter|cold open|credits|intro\p{L}*|jingle|music|news|outro|part|q ?& ?a|question|recap|reader letter|scene
      |sponsor\p{L}*|teaser|theme|trailer|begrüßung|einleitung|frage|hörerpost|kapitel|musik|werbung|generique|générique|musique|pub
      |publicité|publicidad|música|pausa|musica|sigla|pubblicità|reclame|muziek|reklam|reklama|muzyka|hudba
    )(?:\s|\.|$)
  `,
  'iu',
)
/** Two sentences. */
const SENTENCES = /(?<!^prof)(?<=\p{L}{3})\. /iu

/** Whether a value is written as the name of somebody who speaks. */
export function speakerName(value: string): boolean {
  const isOther = [OF_A_LOG, OF_A_RECORDING, SENTENCES].some((other) => other.test(value))
  return !isOther && !isDesk(value) && !isFamilyWord(value) && NAME.test(value)
}
