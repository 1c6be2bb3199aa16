/**
 * Whether a passage says what to press or to open on one's own machine, and leads nowhere: help of a computer department,
 * which a network takes for a lure by its tone. What is pasted where commands run is what attackers have their readers do
 * (ClickFix, ATT&CK T1204.004).
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'

/** Keys that are pressed together, and parts of a desktop where settings are made or commands typed, in seven languages. */
const ON_MACHINE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      (?:windows|win|ctrl|control|strg|alt|option|cmd|command|shift|maj|mayús)(?:[- ](?:key|taste))?[ ]?\+[ ]?\p{L}
      |start menu|startmenü|menu démarrer|menú inicio|task manager|task-manager|control panel|systemsteuerung
      |panneau de configuration|panel de control|pannello di controllo|panel sterowania
      |command prompt|eingabeaufforderung|invite de commandes|símbolo del sistema|prompt dei comandi
      |wiersz poleceń|opdrachtprompt|terminal|powershell|vpn
    )(?!\p{L})
  `,
  'iu',
)
/** Where a reader is led to, or what is handed to them. */
const LEADS = new RegExp(
  oneLine`
    https?:|www\.|@\w|\b[\w-]+\.(?:biz|cn|com|info|io|net|org|ru|top|xyz|app|dev)\b|\p{Nd}[\p{Nd} ()/.-]{6,}\p{Nd}
    |attach|anhang|pièce jointe|adjunt|allegat|załącz|bijlage|\b(?:link|lien|enlace|odnośnik)
  `,
  'iu',
)
/** What is put where commands run without being read. */
const PASTED =
  /past|einfüg|colle[zr]|coller|peg(?:a|ue)|incoll|wklej|plak|(?:ctrl|strg|cmd|command) ?\+ ?v|base64|curl|iwr|iex|mshta/i

/** UTF-16 units on each side of a step in which its reader would be led elsewhere. */
const REACH = 300

export function isOnOwnMachine(text: string, range: Range): boolean {
  const around = textAround(text, range, REACH)
  return (
    ON_MACHINE.test(text.slice(range.start, range.end)) &&
    !LEADS.test(around) &&
    !PASTED.test(around)
  )
}
