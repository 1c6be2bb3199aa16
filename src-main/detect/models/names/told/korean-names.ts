/**
 * What in Hangul is somebody's name: family names of Korea are few, one syllable nearly all, and stand first. A tagger that reads characters
 * takes words of two or three, as "보리차" (barley tea), for names.
 */

/** The family names that 99.9 of 100 Koreans have (census of 2015), by their one syllable. */
const FAMILY = new Set(
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부가복태목형피두감음빈동온호범좌팽승간견당화량뢰림라옹',
)
/** Two or three syllables, which whole names and words have; names of people from elsewhere are longer. */
const SHORT = /^[\uac00-\ud7af]{2,3}$/
/** How somebody is called behind the given name alone. */
const ADDRESSED =
  /^ ?(?:씨|님|양|군|아(?![\uac00-\ud7af])|야(?![\uac00-\ud7af])|이(?:가|는|의|를|랑|한테)|선생|샘|쌤|언니|누나|오빠|엄마|아빠)/

/** Whether a short word of Hangul begins with no family name, and nothing behind it calls somebody. */
export function isNoKoreanName(value: string, after: string): boolean {
  return SHORT.test(value) && !FAMILY.has(value.charAt(0)) && !ADDRESSED.test(after)
}
