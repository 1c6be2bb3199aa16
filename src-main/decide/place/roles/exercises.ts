/**
 * Exercises of a paper that pupils are set: numbered, each with something to work out from what it tells or with the
 * marks that it earns. Whoever buys apples in them is nobody; who wrote the paper or sat it stands above them.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { holds, holdsWords } from '../signs.ts'

/** How an exercise begins: its number, maybe behind a word for one. */
const HEAD = new RegExp(
  oneLine`
    ^[ \t>*#]{0,8}(?:
      (?:
        question|problem[ea]?|exercise|task|q|aufgabe|frage|übung|exercice|problème|ejercicio
        |pregunta|esercizio|domanda|exercício|questão|opgave|opgaaf|vraag|zadanie|uppgift
        |oppgave|úloha|příklad
      )\.?[ \t]?(?:n[°ºr]\.?[ \t]?)?\d{1,2}[.):]?(?!\d)
      |\d{1,2}(?:[.)][ \t]|[ \t]{2,}|[.)]?\t)
    )
  `,
  'gimu',
)
/** Exercises of a paper at least, and of all that is numbered in it the share that they are. */
const FEWEST = 3
const SHARE = 0.5
/** UTF-16 units of one that are read; what follows by far is none of it. */
const LONGEST = 900

/** What one is to work out, by language. */
const TASK = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      how (?:many|much|far|fast|long|old|tall)|work out|calculate|compute
      |(?:find|determine|write down|what (?:is|was|are)) the
      |what (?:fraction|percentage|number)|solve|show that|prove that|estimate|simplify
      |wie ?viele?[lnrs]?|wie (?:lange|weit|groß|hoch|alt|schnell|teuer)|berechnet?
      |bestimmen? (?:sie )?(?:den|die|das)|ermittl?el?n?|löse|zeige,? dass
      |combien|calcule[rz]?|déterminer|détermine[rz]?|résou(?:dre|s|dez)|quelle? est
      |cuánt[oa]s?|calcula[dr]?|calcule|halla[dr]?|resuelve|resolver|determina[r]?
      |quant[oaie]|calcol[ai]\p{L}{0,3}|trova(?:re)?|risolv\p{L}{1,4}
      |quant[oa]s|resolva|determine
      |hoeveel|bereken|bepaal|hoe (?:lang|ver|oud|groot)
      |ile|oblicz|wyznacz|rozwiąż
      |hur (?:många|mycket|lång\p{L}?|stor\p{L}?)|beräkna|bestäm
      |hvor (?:mange|meget|mye|lang\p{L}?|stor\p{L}?)|beregn
      |kolik|vypočítej\p{L}*|vypočti\p{L}*|určete
    )(?!\p{L})
  `,
  'iu',
)
/** Numbers to work with beside that of the exercise itself, written in digits. */
const NUMBER = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)*/gu
const FEWEST_NUMBERS = 2
/** What an exercise earns, at the end of a line: `(3)`, `[4 marks]`, `(2,5 Punkte)`, `/ 6`. */
const MARKS = new RegExp(
  oneLine`
    (?:
      [([][ \t]?\d{1,2}(?:[.,]\d{1,2})?[ \t]?(?:
        marks?|points?|pts?\.?|punkte?|p\.?|puntos?|ptos?\.?|punt[oi]|punten|pontos?|pkt\.?
        |poäng|poeng|bodů?|body
      )?[ \t]?[)\]]
      |_{2,}[ \t]?\/[ \t]?\d{1,2}
    )[ \t.]*$
  `,
  'imu',
)

/** Words of a sentence: who came third, `3. Anna Berg (12 pts)`, is set no exercise. */
const FEWEST_WORDS = 5

/** The exercises of a text, in reading order; none where it is no paper with several. */
export function exercisesOf(text: string): readonly Range[] {
  const heads = Array.from(text.matchAll(HEAD), ({ index, 0: head }) => ({
    start: index,
    from: index + head.length,
  }))
  if (heads.length < FEWEST) return []
  const items = heads.map(({ start, from }, at) => {
    const end = Math.min(heads[at + 1]?.start ?? text.length, start + LONGEST)
    return { start, end, said: text.slice(from, end) }
  })
  const sure = items.filter(({ said }) => isExercise(said)).length
  if (sure < FEWEST || sure < SHARE * items.length) return []
  return items.filter(({ said }) => isExercise(said) || (isAsked(said) && says(said)))
}

function isExercise(said: string): boolean {
  if (!says(said)) return false
  if (MARKS.test(said)) return true
  // What is told behind a question answers it: in answers to frequent questions, and in no exercise.
  const asked = said.slice(0, said.lastIndexOf('?') + 1) || said
  return TASK().test(asked) && holds(asked, NUMBER, FEWEST_NUMBERS)
}

/** Whether something is asked, with numbers in words or with none: among exercises it is one, too. */
function isAsked(said: string): boolean {
  return said.includes('?') || TASK().test(said)
}

function says(said: string): boolean {
  return holdsWords(said, FEWEST_WORDS)
}
