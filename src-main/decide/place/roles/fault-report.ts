/**
 * Whether a stretch stands in the report of a fault: steps by which it is seen again, and what was expected or happens instead.
 * What is quoted there is what somebody typed.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'

/** UTF-16 units on each side in which its parts are looked for. */
const REACH = 1_500
/** What sets off the head of a part: a sign of Markdown, or nothing else on the line. */
const OPENS = '(?:^|\\n)[ \\t]{0,3}(?:#{1,6} |\\*{1,2}|- )?'
/** How to see it again, by language. */
const STEPS = lateExpression(
  `${OPENS}${oneLine`
    (?:
      (?:steps |how )?to reproduce|repro(?:duction)?(?: steps)?|steps
      |schritte (?:zum|zur) (?:reproduzieren|reproduktion|nachstellen)|reproduktion
      |étapes (?:pour reproduire|de reproduction)|reproduction|pasos (?:para reproducir|de reproducción)
      |passos para reproduzir|(?:passi|passaggi) per (?:la riproduzione|riprodurre)
      |stappen (?:om te reproduceren|voor reproductie)|kroki (?:do )?(?:odtworzenia|reprodukcji)
      |(?:postup|kroky) (?:reprodukce|k reprodukci)|steg för att återskapa|trin til reproduktion
      |шаги (?:для )?воспроизведения|кроки (?:для )?відтворення|(?:yeniden )?(?:üretme|oluşturma) adımları
      |langkah(?:-langkah)? reproduksi|các bước tái hiện|再現(?:手順|方法)|(?:复现|重现)步骤|재현 ?(?:절차|방법|단계)
    )
  `}`,
  'iu',
)
/** What was to happen and what does, by language. */
const OUTCOMES = lateExpression(
  `${OPENS}${oneLine`
    (?:
      expected|actual|observed|what happen(?:s|ed)|erwartet|tatsächlich|ist-?(?:verhalten|ergebnis)|attendu|observé
      |(?:comportement|résultat) (?:attendu|observé|obtenu)|(?:comportamiento|resultado|comportamento) (?:esperado|obtenido|obtido|actual|atual)
      |(?:comportamento|risultato) (?:atteso|ottenuto|effettivo)|verwacht|werkelijk|oczekiwan|rzeczywist|očekávan|skutečn
      |förväntat|faktiskt|forventet|ожидаем|фактическ|очікуван|beklenen|gerçekleşen|hasil (?:yang )?(?:diharapkan|aktual)
      |期待|実際|预期|实际|기대|실제
    )
  `}`,
  'iu',
)

/** Whether a stretch stands in such a report, in some twenty languages. */
export function isInFaultReport(text: string, range: Range): boolean {
  const near = textAround(text, range, REACH)
  return STEPS().test(near) && OUTCOMES().test(near)
}
