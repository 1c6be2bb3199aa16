/** A text in small letters without accents, as mailboxes and domains are called after names: `Jürgen` is `jurgen` there. */
export function unaccented(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
