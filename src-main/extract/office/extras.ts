/**
 * Text of an Office package beside its pages: diagrams, charts and the shapes on
 * them, lists' characters, properties, document variables, extensions
 * and custom XML. Software that converts the file may read it, and people hardly
 * ever do.
 */

import { readXml, type XmlElement } from '../text/read-xml.ts'
import { isSentence, isStated } from '../text/stated.ts'
import { checkTextLimit } from '../text/text-limit.ts'

/** Parts by name, for files whose relationships do not lead there (ECMA-376 part 1 §14.2, §15.2.5, part 2 §11). */
const BY_NAME: readonly (readonly [RegExp, kind: string])[] = [
  [/^(?:word|xl|ppt)\/diagrams\/data\d*\.xml$/i, 'diagramData'],
  [/^(?:word|xl|ppt)\/charts\/chart(?:ex)?\d*\.xml$/i, 'chart'],
  [/^word\/settings\.xml$/i, 'settings'],
  [/^docProps\/custom\.xml$/i, 'custom-properties'],
  [/^docProps\/app\.xml$/i, 'extended-properties'],
  [/^customXml\/item\d+\.xml$/i, 'customXml'],
]

/** Kinds of parts that are read elsewhere, hold no words, or are no XML. */
const OTHER_KINDS: ReadonlySet<string> = new Set(
  `officeDocument header footer footnotes endnotes comments glossaryDocument core-properties styles
  stylesWithEffects theme themeOverride fontTable font webSettings image thumbnail hyperlink video audio
  media hdphoto printerSettings customXmlProps chartStyle chartColorStyle style colors diagramLayout
  diagramQuickStyle diagramColors aFChunk package oleObject control vbaProject wordVbaData activeXControlBinary
  attachedTemplate keyMapCustomizations attachedToolbars digital-signature origin signature subDocument frame
  mailMergeSource mailMergeHeaderSource transform worksheet chartsheet dialogsheet xlMacrosheet sharedStrings
  calcChain pivotTable pivotCacheDefinition pivotCacheRecords externalLink externalLinkPath vmlDrawing drawing table
  queryTable tableSingleCells sheetMetadata rdRichValueTypes volatileDependencies threadedComment person ctrlProp
  slide slideLayout slideMaster notesSlide notesMaster handoutMaster presProps viewProps tableStyles
  commentAuthors authors revisionInfo`
    .split(/\s+/)
    .filter(Boolean),
)

const NUMBER = /^[\d\s.,+-]+$/
/** What names fonts and switches. */
const NOT_READ_ELEMENTS = /^(?:rFonts|font|latin|ea|cs|buFont|mathFont|compatSetting|script|style)$/
const NOT_READ_ATTRIBUTES =
  /^(?:style|typeface|panose|Ignorable|Requires|schemaLocation|uri|gfxdata|formatCode|Type|type|fmtid|id|itemID|path)$/

/** The kind of a part by its usual name; undefined for parts that are not for {@link readExtraTexts}. */
export function kindByName(path: string): string | undefined {
  return BY_NAME.find(([name]) => name.test(path))?.[1]
}

/** Whether parts of a kind, the last word of the type of the relationship to them, are for {@link readExtraTexts}. */
export function isExtraKind(kind: string): boolean {
  return kind !== '' && !OTHER_KINDS.has(kind)
}

/**
 * Texts of one part, trimmed, in the order of the part, and the sentences among
 * its attributes; the numbers that a chart draws are left out.
 * @throws {ExtractionError} where the part is not well-formed XML or its text is too long.
 */
export function readExtraTexts(kind: string, xml: Uint8Array): readonly string[] {
  const isText = kind === 'extended-properties' ? isSentence : isStated
  const isChart = /chart/i.test(kind)
  const texts: string[] = []
  let pieces: string[] = []
  let units = 0
  const add = (text: string) => {
    units += text.length
    checkTextLimit(units)
    texts.push(text)
  }
  const flush = () => {
    const text = pieces.join('').trim()
    pieces = []
    if (text !== '' && !(isChart && NUMBER.test(text)) && isText(text)) add(text)
  }
  readXml(xml, {
    start(element) {
      const { name } = element
      // Runs of one paragraph of a drawing make one text.
      if (!/^(?:r|t|rPr)$/.test(name)) flush()
      if (kind === 'settings' && name === 'docVar')
        add((element.attribute('val', element.namespace) ?? '').trim())
      else if (!NOT_READ_ELEMENTS.test(name)) for (const text of sentencesOf(element)) add(text)
    },
    end() {},
    text(text) {
      if (kind === 'settings') return
      pieces.push(text)
    },
  })
  flush()
  return texts.filter((text) => text !== '')
}

function sentencesOf({ attributes }: XmlElement): readonly string[] {
  return attributes()
    .filter(([name, value]) => !NOT_READ_ATTRIBUTES.test(name) && isSentence(value))
    .map(([, value]) => value.trim())
}
