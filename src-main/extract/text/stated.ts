/**
 * Tells what documents state of themselves in words from what programs write
 * there: dates, identifiers, and their own names and versions.
 *
 * Only what can say nothing else is left out, so an order does not pass for a
 * program.
 */

import { oneLine } from '../../../src-shared/model/one-line.ts'

const DATE = /^(?:D:)?\d[\d\s:TZ+.'/-]*$/
const IDENTIFIER = new RegExp(
  oneLine`
    ^(?:
      \{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?|[0-9a-f]{32}|[\w.+-]+\/[\w.+-]+
      |(?:uuid|xmp\.\w+|adobe|urn|https?):\S{1,80}
    )$
  `,
  'i',
)

/** Of names and versions of programs, and of what stands between them. */
const PROGRAM_WORDS: ReadonlySet<string> = new Set(
  `abiword acrobat adobe advanced ai api apache app apple application arbortext archive
  aspose at author build business by cairo calc calibre canva capture chrome chromium com composer context
  cc conv converter core corel cpdf creative creator cs dc desktop device digital distiller distribution dll docs
  document documents docx draw driver dvi dvipdfm dvipdfmx dvips edition edge editor engine enterprise excel
  exe export expert express extension figma filter firefox fop for format formatting foxit framework
  framemaker free from ghostscript github gmbh gnu google gpl group headless hopding hp html http https hyperref
  illustrator images impress in inc indesign inkscape io ios ipad iphone itext itextsharp jasperreports java
  javascript jspdf jstl kit kofax latex libreoffice lib library license licensed limited linux live ltd lualatex luatex
  mac macintosh macos mactex microsoft miktex mozilla ms net nitro node normal notepad numbers oasis office
  on online onlyoffice open openoffice openpdf openxml opensource oracle org os pages pandoc paper pdf pdfa pdfkit pdflatex
  pdflib pdfmake pdfmaker pdfmark pdfplus pdfsharp pdfsam pdftex pdftk photoshop php plc plus powerpoint
  preview prince print printer pro process professional project pscript ps python qpdf qt quark
  quartz quarkxpress rapid release reportlab reader rtf safari scan scanner server service services skia software solutions
  standard studio suite system systems sumatra tcpdf tex texlive the trial tool toolkit typst unregistered
  unix version via viewer visual web webkit weasyprint win windows with wkhtmltopdf word wordpad
  wordprocessor workstation writer www x xelatex xetex xdvipdfmx xml xpdf xsl yahoo zeta dotm dotx
  this is like debian kpathsea khtml gecko applewebkit headlesschrome mozilla safari dev
  un named unnamed unknown anonymous user users admin administrator owner generated
  ascii utf bit pdfcontext context package a b c d e f g h i j k l m n o p q r s t u v w y z`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a text can be an author's words. */
export function isStated(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed === '' || DATE.test(trimmed) || IDENTIFIER.test(trimmed)) return false
  const words = trimmed.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.some((word) => !PROGRAM_WORDS.has(word))
}

/** White space between two letters with no other between them, each sign of which is looked at once. */
const TWO_WORDS = /\p{L}[^\p{L}\s]*\s\P{L}*\p{L}/u

/** Whether a text is a sentence or as long as one, rather than a name or a key. */
export function isSentence(text: string): boolean {
  return isStated(text) && (TWO_WORDS.test(text) || text.trim().length > 24)
}
