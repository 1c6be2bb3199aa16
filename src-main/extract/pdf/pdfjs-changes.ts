/**
 * What is changed in the parsing half of PDF.js as it is loaded, because no
 * option of its interface does it. The version is pinned exactly; a text that
 * is no longer there exactly once stops the loading, and every test of PDFs
 * with it.
 */

import { MAX_STREAM_BYTES } from './decompress.ts'

interface Change {
  readonly from: string
  readonly to: string
}

/** Operators of one page that are looked at; what comes after them counts as seen. A page of a book has some thousand, a dense map some 100,000. */
const MAX_OPERATORS = 150_000

/** Saved graphics states, each a link of a chain that every look at the state follows; writers keep below 28 (ISO 32000-1, annex C). */
const MAX_STATES = 512

const CHANGES: readonly Change[] = [
  // Every decoder of PDF.js keeps what it has decoded in this one buffer.
  {
    from: `  ensureBuffer(requested) {
    const buffer = this.buffer;`,
    to: `  ensureBuffer(requested) {
    if (requested > ${MAX_STREAM_BYTES}) {
      helpers.noteCut();
      throw new Error("a stream is too long");
    }
    const buffer = this.buffer;`,
  },
  // The platform's decoder has no bound, and works in another thread.
  {
    from: `      const {
        readable,
        writable
      } = new DecompressionStream(name);`,
    to: `      return { decompressed: helpers.decompress(name, bytes), compressed: bytes };
      const {
        readable,
        writable
      } = new DecompressionStream(name);`,
  },
  {
    from: `    this.stateStack.push(this.state);
    this.state = old.clone();`,
    to: `    this.stateStack.push(this.state);
    if (this.stateStack.length <= ${MAX_STATES}) this.state = old.clone();`,
  },
  {
    from: `  addOp(fn, args) {
    this.optimizer.push(fn, args);`,
    to: `  addOp(fn, args) {
    const says = fn === OPS.beginMarkedContentProps && args[2]?.some(Boolean);
    if ((this._added = (this._added ?? 0) + 1) > ${MAX_OPERATORS} && !says) {
      helpers.noteUndrawn();
      return;
    }
    this.optimizer.push(fn, args);`,
  },
  // Contents that are drawn again and again come to an end, before they are unfolded once more.
  {
    from: `    fallbackFontDict = null,
    prevRefs = null
  }) {`,
    to: `    fallbackFontDict = null,
    prevRefs = null
  }) {
    const again = prevRefs && helpers.drawnAgain(this.xref, "drawing");
    const turn = again?.begin(stream.dict?.objId);
    if (turn === "left_out") return;`,
  },
  {
    from: `        operation.args = null;
        if (!preprocessor.read(operation)) {`,
    to: `        operation.args = null;
        if (!preprocessor.read(operation) || turn === "again" && !again.goOn()) {`,
  },
  {
    from: `    prevRefs = null,
    intersector = null
  }) {`,
    to: `    prevRefs = null,
    intersector = null
  }) {
    const again = prevRefs && helpers.drawnAgain(this.xref, "text");
    const turn = again?.begin(stream.dict?.objId);
    if (turn === "left_out") return;`,
  },
  {
    from: `        operation.args = args;
        if (!preprocessor.read(operation)) {`,
    to: `        operation.args = args;
        if (!preprocessor.read(operation) || turn === "again" && !again.goOn()) {`,
  },
  {
    from: `        let fn = operation.fn;
        switch (fn | 0) {
          case OPS.paintXObject:`,
    to: `        let fn = operation.fn;
        switch (fn | 0) {
          case OPS.paintXObject:
            if (helpers.drawnAgain(xref, "drawing").isSpent) {
              helpers.noteUndrawn();
              continue;
            }`,
  },
  // Letters outside the page are told by its drawing alone, so they are counted where the text leaves them out.
  {
    from: `compareWithLastPosition(scaledDim)) {`,
    to: `compareWithLastPosition(scaledDim)) {
          helpers.noteOffPage();`,
  },
  // Where a picture stands matters, what it shows does not: it is told and never decoded.
  {
    from: `    if (maxImageSize !== -1 && w * h > maxImageSize) {`,
    to: `    if (maxImageSize === 0) {
      if (!this.parsingType3Font) {
        const layer = dict.has("OC") ? await this.parseMarkedContentProps(dict.get("OC"), resources) : undefined;
        const seeThrough = dict.has("SMask") || dict.has("Mask") || dict.has("IM") || dict.has("ImageMask");
        operatorList.addImageOps(seeThrough ? OPS.paintImageMaskXObject : OPS.paintImageXObject, [], layer);
      }
      return;
    }
    if (maxImageSize !== -1 && w * h > maxImageSize) {`,
  },
  // What marked content says instead of what it draws, which the interface has no word for.
  {
    from: `            args = [args[0].name, args[1] instanceof Dict ? args[1].get("MCID") : null];`,
    to: `            const stated = args[1] instanceof Name ? resources.get("Properties")?.get(args[1].name) : args[1];
            args = [args[0].name, null, ["ActualText", "Alt", "E"].map(key => stated instanceof Dict && typeof stated.get(key) === "string" ? stringToPDFString(stated.get(key)) : "")];`,
  },
  // The same where the text of one stream is read by itself.
  {
    from: `          case OPS.beginMarkedContentProps:
            flushTextContentItem();`,
    to: `          case OPS.beginMarkedContentProps:
            if (sink.onStated) {
              const stated = args[1] instanceof Name ? resources.get("Properties")?.get(args[1].name) : args[1];
              for (const key of ["ActualText", "Alt", "E"]) {
                const text = stated instanceof Dict ? stated.get(key) : undefined;
                if (typeof text === "string") sink.onStated(stringToPDFString(text));
              }
            }
            flushTextContentItem();`,
  },
  // Nobody draws the letters: their outlines are not built.
  {
    from: `  static buildFontPaths(font, glyphs, handler, evaluatorOptions) {`,
    to: `  static buildFontPaths(font, glyphs, handler, evaluatorOptions) {
    return;`,
  },
  // It is asked twice for each letter, and was a seventh of reading: the same sums in the same order, without three lists a time.
  {
    from: `      const tsm = [textState.fontSize * textState.textHScale, 0, 0, textState.fontSize, 0, textState.textRise];`,
    to: `      const a = textState.fontSize * textState.textHScale;
      let d = textState.fontSize;
      const f = textState.textRise;`,
  },
  {
    from: `          tsm[3] *= glyphHeight * textState.fontMatrix[3];
        }
      }
      return Util.transform(textState.ctm, Util.transform(textState.textMatrix, tsm));`,
    to: `          d *= glyphHeight * textState.fontMatrix[3];
        }
      }
      const c = textState.ctm;
      const m = textState.textMatrix;
      const t0 = m[0] * a + m[2] * 0;
      const t1 = m[1] * a + m[3] * 0;
      const t2 = m[0] * 0 + m[2] * d;
      const t3 = m[1] * 0 + m[3] * d;
      const t4 = m[0] * 0 + m[2] * f + m[4];
      const t5 = m[1] * 0 + m[3] * f + m[5];
      return [c[0] * t0 + c[2] * t1, c[1] * t0 + c[3] * t1, c[0] * t2 + c[2] * t3, c[1] * t2 + c[3] * t3, c[0] * t4 + c[2] * t5 + c[4], c[1] * t4 + c[3] * t5 + c[5]];`,
  },
  // Operators go by reference, so nothing is moved; the search for it fails at pictures that are only told.
  {
    from: `  get _transfers() {`,
    to: `  get _transfers() {
    return [];`,
  },
  // A letter by the name of its glyph, beside what the font says that it means.
  {
    from: `    this.#glyphCache.set(charcode, glyph);
    return glyph;
  }
  #hasVerticalVariant`,
    to: `    glyph.drawn = this._drawn?.get(charcode, unicode);
    this.#glyphCache.set(charcode, glyph);
    return glyph;
  }
  #hasVerticalVariant`,
  },
  {
    from: `    properties.hasIncludedToUnicodeMap = !!properties.toUnicode?.size;`,
    to: `    properties.hasIncludedToUnicodeMap = !!properties.toUnicode?.size;
    if (properties.hasIncludedToUnicodeMap && !properties.composite && (properties.hasEncoding || !properties.file)) {
      properties.drawn = this._simpleFontToUnicode(properties);
    }`,
  },
  {
    from: `    this.defaultEncoding = properties.defaultEncoding;
    this.toUnicode = properties.toUnicode;`,
    to: `    this.defaultEncoding = properties.defaultEncoding;
    this._drawn = properties.drawn;
    this.toUnicode = properties.toUnicode;`,
  },
  // The same of composite fonts, whose embedded file tells it.
  {
    from: `      properties.cidToGidMap = this.readCidToGidMap(cidToGidBytes, builtToUnicode);
    }`,
    to: `      properties.cidToGidMap = this.readCidToGidMap(cidToGidBytes, builtToUnicode);
    }
    if (properties.composite && properties.hasIncludedToUnicodeMap && properties.file) {
      properties.drawn = helpers.readCompositeFont(properties, name => getUnicodeForGlyph(name, getGlyphsUnicode()));
    }`,
  },
  {
    from: `      delete tables.glyf;
      delete tables.loca;`,
    to: `      if (parsedCff) properties.drawn?.setCharset({ isNumbered: parsedCff.isCIDFont, charset: parsedCff.charset.charset });
      delete tables.glyf;
      delete tables.loca;`,
  },
  {
    from: `      let invCidToGidMap;`,
    to: `      properties.drawn?.setCharset({ isNumbered: cff.isCIDFont, charset: charsets });
      let invCidToGidMap;`,
  },
  // Pages are asked for in order: the walk through their tree goes on from the last one, or each would start it anew.
  {
    from: `    const nodesToVisit = [this.toplevelPagesDict];
    const visitedNodes = new RefSet();
    const pagesRef = this.#catDict.getRaw("Pages");`,
    to: `    const walked = this._walked?.next <= pageIndex ? this._walked : undefined;
    this._walked = undefined;
    const nodesToVisit = walked?.nodesToVisit ?? [this.toplevelPagesDict];
    const visitedNodes = walked?.visitedNodes ?? new RefSet();
    const pagesRef = this.#catDict.getRaw("Pages");`,
  },
  {
    from: `    let currentPageIndex = 0;
    while (nodesToVisit.length) {`,
    to: `    let currentPageIndex = walked?.next ?? 0;
    while (nodesToVisit.length) {`,
  },
  {
    from: `              return [obj, currentNode];`,
    to: `              this._walked = { nodesToVisit, visitedNodes, next: pageIndex + 1 };
              return [obj, currentNode];`,
  },
  // The content of a page is decoded and parsed once for its text and its drawing, which are asked for one after the other.
  {
    from: `  async getContentStream() {
    const content`,
    to: `  async getContentStream() {
    const kept = this.pdfManager._keptContent;
    this.pdfManager._keptContent = undefined;
    if (kept?.page === this) return kept.stream;
    const stream = await this._openContentStream();
    stream.content = new helpers.PageContent(stream);
    this.pdfManager._keptContent = { page: this, stream };
    return stream;
  }
  async _openContentStream() {
    const content`,
  },
  {
    from: `    this.parser = new Parser({
      lexer: new Lexer(stream, EvaluatorPreprocessor.opMap),
      xref
    });
    this.stateManager`,
    to: `    const parse = () => new Parser({
      lexer: new Lexer(stream, EvaluatorPreprocessor.opMap),
      xref
    });
    this.parser = stream.content?.read(parse) ?? parse();
    this.stateManager`,
  },
  // The document's own objects, for what its interface does not give.
  {
    from: `        pdfManager = newPdfManager;`,
    to: `        pdfManager = newPdfManager;
        port.onDocument?.({ manager: newPdfManager, handler });`,
  },
  {
    from: `export { WorkerMessageHandler };`,
    to: `const helpers = {};
export { WorkerMessageHandler, Dict, Name, Ref, BaseStream, stringToPDFString, helpers };`,
  },
]

/**
 * The source of PDF.js's worker with the changes in it.
 * @throws {Error} where the source is not that of the version they were written for.
 */
export function changePdfjsWorker(source: string): string {
  const places = CHANGES.map(({ from, to }) => ({ at: placeOf(from, source), from, to }))
  places.sort((a, b) => a.at - b.at)
  const pieces: string[] = []
  let done = 0
  for (const { at, from, to } of places) {
    pieces.push(source.slice(done, at), to)
    done = at + from.length
  }
  return pieces.join('') + source.slice(done)
}

function placeOf(text: string, source: string): number {
  const at = source.indexOf(text)
  if (at === -1 || source.includes(text, at + 1)) {
    throw new Error(`PDF.js has changed: ${JSON.stringify(text.slice(0, 60))} is not there once`)
  }
  return at
}
