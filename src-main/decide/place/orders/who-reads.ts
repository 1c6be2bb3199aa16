/**
 * Whether a passage says what whoever sums up, translates or works through something is to do: `Those who summarise this
 * must …`. It calls nobody by a name, and means a program as well as a person. By language.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

const WHO_READS = leanExpression(
  oneLine`
    \b(?:whoever|(?:any|every)(?:one|body) (?:who|that)|(?:those|all|people|helpers?|staff|colleagues) (?:who|that))\b[^.!?\n]{0,60}\b(?:
      summar|process|read|translat|answer|index|analy[sz]|review|handl|triag|rank|grad
    )\p{L}*
    |(?<!\p{L})(?:wer|alle, die|diejenigen, die)(?!\p{L})[^.!?\n]{0,60}(?:
      zusammenfass|auswert|verarbeit|liest|lesen|übersetz|beantwort|bearbeit
    )
    |(?<!\p{L})(?:quiconque|celui qui|ceux qui|toute personne qui)(?!\p{L})[^.!?\n]{0,60}(?:
      résum|trait|lit(?!\p{L})|lisent|analys|tradui|répond
    )
    |(?<!\p{L})(?:quien(?:es)?|los que|el que|cualquiera que|quem|aqueles que)(?!\p{L})[^.!?\n]{0,60}(?:
      resum|proces|lea(?!\p{L})|lee|ler(?!\p{L})|lê|anali|tradu|respond|gestion
    )
    |(?<!\p{L})(?:chi|chiunque|coloro che)(?!\p{L})[^.!?\n]{0,60}(?:
      riassum|elabor|legg|analizz|traduc|rispond
    )
    |(?<!\p{L})(?:wie|degene die|iedereen die)(?!\p{L})[^.!?\n]{0,60}(?:
      samenvat|verwerk|lees|vertaal|beantwoord
    )
    |(?<!\p{L})(?:kto|ktokolwiek|osoby, które)(?!\p{L})[^.!?\n]{0,60}(?:
      streszcza|podsumow|przetwarza|czyta|tłumaczy|odpowiada
    )
    |(?<!\p{L})(?:кто|тот, кто|те, кто)(?!\p{L})[^.!?\n]{0,60}(?:
      резюмир|обрабат|читает|переводит|отвечает|пересказ
    )
  `,
  'iu',
)

/** Whether a passage is about whoever reads for others. */
export function isOfWhoReads(passage: string): boolean {
  return WHO_READS.test(passage)
}
