/** What somebody is called by those whose parent or grandparent it is: nobody's name. */

import { oneLine } from '../../src-shared/model/one-line.ts'

const OF_THE_FAMILY = new RegExp(
  oneLine`
    ^(?:
      mum(?:my)?|mom(?:my)?|dad(?:dy)?|mam[aáà]|mamma|mamá|mutti|pap[aáài]|papi|vati|babbo|oma
      |opa|gran(?:dma|dpa|ny|dad)?|nonn[ao]|abuel[ao]|avó|avô|maman|mamie|papy|moeder|vader
      |mor|far|mormor|farfar|babcia|dziadek|tata|мама|папа|бабушка|дедушка|妈妈|爸爸|お母さん|お父さん|엄마
      |아빠
    )$
  `,
  'iu',
)

/** Whether a value is but such a word, in some fifteen languages. */
export function isFamilyWord(value: string): boolean {
  return OF_THE_FAMILY.test(value)
}
