/**
 * That what is asked for is not asked for: banks tell their clients so in the words of those who do ask. By language.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { words } from './words.ts'

/** Nobody ever asks so, or is to be told. */
export const NEVER = words(
  [
    oneLine`
      (?:nobody|no one|none of (?:us|our \p{L}+)) [^.!?\n]{0,40}(?:will|would|is going to) (?:ever )?ask
      |niemand [^.!?\n]{0,40}(?:fragt|wird sie|verlangt)|personne [^.!?\n]{0,40}ne (?:vous )?demande
    `,
    'never|niemals|jamais|non (?:(?:ti|vi|le|la) )?\\p{L}+ mai|mai (?:chied|richied)\\p{L}+|nunca|jamás|nooit|nigdy|aldrig|koskaan|nikdy|soha|niciodată|никогда|ніколи|никога|nikada?|никад|ποτέ|asla|không bao giờ|tidak (?:akan )?pernah',
  ],
  '从不|從不|绝不|絕不|不会(?:要求|让|向)|ことは(?:あり|ござい)ません|하지 않습니다|(?:لا|لن) (?:نطلب|يطلب)|कभी (?:नहीं|भी|ओटीपी|पासवर्ड|पिन)|ไม่เคย',
)

/** Denies what stands directly behind it. */
export const DENIES =
  /(?<!\p{L})(?:not|don['’]t|never|nicht|nie|ne|no|non|não|niet|inte|ikke|nu|nem|не|μην?|đừng|không|jangan) $/iu
