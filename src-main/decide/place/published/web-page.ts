/**
 * Pages of the open web as their makers publish them: news, recipes, blogs. By what stands in their source and in no
 * paper of an office: buttons that share them, feeds, descriptions for search engines, counters of visitors, terms.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** What hands a page on: buttons that share it, feeds, and what it tells search engines (schema.org, Open Graph: ogp.me). */
const HANDED_ON: readonly RegExp[] = [
  new RegExp(
    oneLine`
      facebook\.com\/(?:sharer|share|dialog\/)|twitter\.com\/(?:intent|share|home\?status)|\/\/x\.com\/intent|pinterest\.[a-z]{2,3}\/pin\/create
      |linkedin\.com\/share|whatsapp(?:\.com\/send|:\/\/send)|reddit\.com\/submit|\/\/t\.me\/share|vk\.com\/share|service\.weibo\.com
      |b\.hatena\.ne\.jp|addthis|sharethis
    `,
    'i',
  ),
  /\/feed(?![\w-])|\/rss(?!\w)|\.rss(?!\w)|\/atom\.xml|feeds\.feedburner/i,
  /schema\.org|open graph|ogp\.me|article:published_time|"datepublished"/i,
]
/** What stands at the edges of a page: accounts that follow it, terms, counters and advertisements, the program that made it, whose it is, its menu. */
const EDGES: readonly RegExp[] = [
  /(?:facebook|twitter|instagram|youtube|pinterest|linkedin)\.com\/[\w@.-]{2}/i,
  /\/(?:[\w-]{0,30}privacy|terms|legal|datenschutz|impressum|disclaimer|cookie|mentions-legales|politica-)/i,
  /google[- ]?analytics|google ?tag ?manager|doubleclick|quantcast|comscore|scorecardresearch|chartbeat|omniture|adsense|facebook pixel/i,
  /wp-content|wp-json|yoast|drupal|joomla|squarespace|blogger\.com|typepad/i,
  /(?:©|&copy;|copyright|\(c\))[^\n]{0,20}(?:19|20)\d\d/i,
  /^[ \t]{0,8}(?:privacy policy|terms of (?:use|service)|cookie policy|advertise(?: with us)?|about us|contact us|subscribe|site ?map|log in|sign in|sign up)[ \t]{0,8}$/im,
]
/** So many kinds of these show a page: 53 of 68 pages as they were saved hold as many, and of some 8,000 other papers and files none does. */
const FEWEST = 4
/** A letter in the form of a page: who gets it may end it. */
const LETTER = /unsubscribe/i

/** Whether a text is the whole of such a page, with what hands it on. O(n). */
export function isWebPage(text: string): boolean {
  const holds = (sign: RegExp) => sign.test(text)
  const handed = HANDED_ON.filter(holds).length
  return handed > 0 && handed + EDGES.filter(holds).length >= FEWEST && !LETTER.test(text)
}
