/** Names behind titles and offices, in languages that inflect both or write no capitals. */

/**
 * What stands behind a title instead of a name, by how it begins in every case: offices, professions, God and the
 * town or dish that is called by a title.
 */
const NO_NAME =
  /^(?:admiral|ambasad|biskup|bo[žż]e$|burmistrz|b[oó](?:g|h)(?:$|[aey]$)|dyrekt|doktor|general|generał|hejtman|inspektor|jezus|ježíš|kapit|komis|kanclerz|kierown|maršál|marszał|mecenas|minist|minister|ofic|poseł|posł|poslan|predsed|predsjed|předsed|premi|prezes|prezid|prezyd|president|primár|profes|ravnatel|redakt|rektor|ředitel|riaditel|senat|sędzi|soud|starost|sudac|suc[au]|tajem|učitel|veľvysl|wojewod|адвокат|бог|гетьман|генерал|глав|голов|губернатор|депутат|директор|доктор|інспектор|инспектор|капитан|капітан|консул|мер(?:$|[ауе])|министр|міністр|министър|начальник|оператор|офицер|посол|председат|президент|премьер|прем.єр|прокурор|професор|профессор|редактор|ректор|сенатор|след|судд|судья|судьи|судьей|суде|съд|товариш|учител|beton|bupati|camat|gubernur|kepala|kota|lurah|menteri|wali|rịa|nà|triệu|trưng|đen)/iu

/** Of which state somebody is a citizen. */
const OF_A_STATE =
  /^(?:україни|украины|росі[їя]|російської|российской|рф|польщі|польши|білорусі|беларуси|республ\p{L}*|българия|србије)(?=\s|$)/iu

/** Whether the first word behind a title is no office, no state and no other word that titles stand before. */
export function titledName(value: string): boolean {
  return !NO_NAME.test(value) && !OF_A_STATE.test(value)
}

/** Words of Hindi that follow a name or title without being part of one: postpositions, auxiliaries, conjunctions. */
const HINDI_WORDS =
  /(?:^|\s)(?:को|के|की|का|ने|से|में|पर|तक|और|या|व|द्वारा|है|हैं|था|थे|थी|कि|जो|यह|वह|एक|इस|उस|अपने|लिए|साथ|बाद|नहीं|भी|ही|तो|श्री|महोदय|जी)(?=\s|$)/u

/** Whether two words behind a title are a name, in Hindi, which has no capitals. */
export function hindiName(value: string): boolean {
  return !HINDI_WORDS.test(value)
}

/** Words of Hebrew that stand before the number of an identity card without being a name. */
const HEBREW_WORDS =
  /(?:^|\s)(?:של|את|עם|על|או|גם|כל|לא|יש|הוא|היא|לפי|ללא|מספר|צילום|העתק|עותק|פרטי|חובה|להציג|בעל|בעלת|מזהה|תעודת)(?=\s|$)/u

/** Whether two words are a name, in Hebrew, which has no capitals. */
export function hebrewName(value: string): boolean {
  return !HEBREW_WORDS.test(value)
}
