/** The source of an expression for mailboxes that nobody reads, as services call them in a dozen languages. */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'

export const NO_REPLY = oneLine`
  (?:no|do[._-]?not)[._-]?reply|nicht-?antworten|ne-?pas-?repondre|no-?responder|nao-?responda?|non-?rispondere|niet-?(?:be)?antwoorden
  |ikke-?svar|svar-?ikke|svara-?inte|inte-?svara|ala-?vastaa|ei-?vastaa|nie-?odpowiadaj|neodpovidat|neodpovedat
`
