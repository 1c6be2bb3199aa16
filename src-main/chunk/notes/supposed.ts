/** What supposes that its reader is an assistant: `if you are an AI`, in some forty languages, `if whoever sorts this is one` in some ten, up to the name of one. */

import { oneLine } from '../../../src-shared/model/one-line.ts'

/** "If you are", by language; a few words may stand between it and what its reader is supposed to be. */
const IF_YOU_ARE = oneLine`
    (?<!\p{L})(?:
      if (?:you(?: are|['’]re)?|u r|ur)
      |(?:wenn|falls|sofern|sollten|solltest) (?:du|sie)|(?:als|indien) (?:je|jij|u)|(?:om|ifall) du|(?:hvis|dersom|om) (?:du|de)
      |si (?:tu|vous|eres|ets|usted)|se (?:sei|lei|você|voce|o senhor|tu|fores|és|for)
      |dacă (?:ești|sunteți|eşti)
      |(?:jeśli|jeżeli) (?:jesteś|pan|pani)|(?:pokud|jestli|jestliže) js(?:i|te)|ak (?:si|ste)|(?:ako|ukoliko|če) (?:si|ste)
      |ha (?:te|ön|önt)|jos olet(?:te)?|kui (?:sa|oled|te)|ja (?:tu|jūs)|jei (?:tu|esi|esate)
      |(?:если|коли|коль) (?:ты|вы)|якщо (?:ти|ви)|(?:ако|уколико) (?:си|сте)|калі (?:ты|вы)
      |(?:αν|εάν|άμα) (?:είσαι|είστε|είσθε)
      |eğer (?:sen|siz)|(?:jika|kalau|apabila|bila|sekiranya) (?:anda|kamu|kau|awak) (?:adalah|ialah|merupakan|memang)|nếu (?:bạn|quý vị) là|kung (?:ikaw|kayo) ay|(?:kama|ikiwa) wewe
      |אם (?:אתה|את|אתם)|اگر (?:تو|شما|آپ|تم)|(?:إذا|إن|لو) كنت|(?:अगर|यदि) (?:आप|तुम)|(?:আপনি|তুমি) যদি|যদি (?:আপনি|তুমি)
    )(?!\p{L})
  `
/** "If whoever does this is", by language. */
const IF_WHO_DOES_IS = oneLine`
    (?<!\p{L})(?:
      if (?:whoever|who|the one who) [^.,!?\n]{0,60} (?:is|are|happens to be)
      |(?:wenn|falls|sollte) (?:derjenige|diejenige|wer)[^.!?\n]{0,60}(?:ist|sein)?|(?:als|indien) (?:degene|wie) [^.,!?\n]{0,60}(?:is)?
      |si (?:celui|celle|la personne) qui [^.,!?\n]{0,60} est|si quien [^.,!?\n]{0,60} (?:es|fuera|fuese)
      |se quem [^.,!?\n]{0,60} (?:for|é)|se chi [^.,!?\n]{0,60} (?:è|fosse)
      |jeśli (?:ten|tym),? kto [^.!?\n]{0,60} (?:jest)|(?:если|якщо) (?:тот|те|той),? (?:кто|хто) [^.!?\n]{0,60}
    )(?!\p{L})
  `
const IF_YOU_ARE_UNPARTED = oneLine`
    (?:如果|若|假如|要是)(?:你|您)是|(?:ถ้า|หาก)(?:คุณ|ท่าน|เธอ)?(?:เป็น|คือ)|あなたが|(?:당신|귀하|네)(?:이|가)
  `

/** An expression, with the flag u, of what supposes that its reader is one that a name stands for. */
export function supposes(name: string): string {
  return `(?:(?:${IF_YOU_ARE}|${IF_WHO_DOES_IS})[^.,!?\\n]{0,24}|(?:${IF_YOU_ARE_UNPARTED})[^。，、,!?\\n]{0,12}?)(?:${name})`
}
