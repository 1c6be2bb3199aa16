/**
 * Has the packs read one document: every chunk by the L2 screens, and what they
 * are not sure of, what a rule fired in and the neighbours of these by the L3
 * guards. Screens and guards also read the sentences of these chunks by
 * themselves, since an attack of one line can drown in its chunk, and of fields
 * each value. Of a conversation they read what is said, without who says it, and
 * each turn that is said to a program, or quoted among others, by itself, be it in a chunk of which the screen is sure.
 * A note to an assistant, and what a listed tool asks beyond its use, the guards read as a message by itself, whatever a
 * screen says of it.
 * Taggers read the whole document for names, beside the others: neither hangs on what the other says.
 */

import { once } from '../../../../src-shared/model/once.ts'
import type { Segment } from '../../../../src-shared/model/source-map.ts'
import {
  compareRanges,
  lengthOf,
  overlapFinder,
  type Range,
} from '../../../../src-shared/model/spans.ts'
import type { Category } from '../../../../src-shared/model/vocabulary.ts'
import type { Chunk } from '../../../chunk/chunker.ts'
import type { PlacedTurn } from '../../../chunk/conversation/turn.ts'
import { type TurnsOfText, turnsIn, withoutSpeakers } from '../../../chunk/conversation/turns.ts'
import { type EncodedBody, encodedBodies } from '../../../chunk/encoded-bodies.ts'
import { type FieldsOfText, fieldsIn } from '../../../chunk/fields/fields.ts'
import { listedNotesOf } from '../../../chunk/notes/listed-notes.ts'
import { notesOf } from '../../../chunk/notes/notes.ts'
import { sentencesWithin } from '../../../chunk/sentences.ts'
import { plainLetters } from '../../../chunk/views/plain-letters.ts'
import { sourceRange, type ViewText } from '../../../chunk/views/view-text.ts'
import { isTechnical } from '../../technical.ts'
import { readNames } from '../names/read-names.ts'
import { categoriesOf, judges } from '../pack/manifest-heads.ts'
import type { ModelPack } from '../pack/model-contract.ts'
import type { ReadTexts } from '../run/inference.ts'
import type { TextReading } from '../run/inference-contract.ts'
import {
  addReadings,
  type OnChunks,
  type PackReadings,
  type Place,
  type PlacedReading,
  type ReadSoFar,
} from './pack-readings.ts'
import type { SelectedModels } from './select-models.ts'
import { wantsGuard } from './wants-guard.ts'

/**
 * An attack must not drown in what surrounds it, however much that is. What is longer than
 * these, some ten pages, is mostly a manual or a book, whose chunks rarely look like attacks.
 */
const MOST_PLACES = 24

/** A pack that could not read the document, with what was thrown. */
export interface PackFailure {
  readonly pack: ModelPack
  readonly error: unknown
}

export interface ModelReadings {
  readonly read: readonly PackReadings[]
  readonly failed: readonly PackFailure[]
  /** Whether guards were there and no chunk needed them. */
  readonly earlyExit: boolean
}

export interface ScannedText {
  readonly text: string
  readonly chunks: readonly Chunk[]
  /** Only of web pages and MCP servers. */
  readonly segments?: readonly Segment[] | undefined
  /** Where rules fired. */
  readonly ruleRanges: readonly Range[]
}

/**
 * Reads a document with the planned packs. What fails in one pack is a value.
 * @param soFar takes what is read, as it is read.
 */
export async function scanModels(
  { text, chunks, segments, ruleRanges }: ScannedText,
  { categories, screens, guards, taggers }: Omit<SelectedModels, 'failures'>,
  readTexts: ReadTexts,
  signal: AbortSignal,
  onChunks: OnChunks,
  soFar: ReadSoFar = new Map(),
): Promise<ModelReadings> {
  let isTaggerAlone = screens.length + guards.length === 0
  // Of two that read at once one is told of, else what is told would change from one to the other and back.
  const onTagged: OnChunks = (...told) => {
    if (isTaggerAlone) onChunks(...told)
  }
  const tagging = tagWith(taggers, { text, chunks }, readTexts, signal, onTagged, soFar)
  const read = new Map<ModelPack, PackReadings>()
  const failed: PackFailure[] = []
  const turns = turnsIn(text)
  const said = withoutSpeakers(text, turns)
  const hasFailed = (pack: ModelPack) => failed.some((failure) => failure.pack === pack)
  async function run(pack: ModelPack, places: readonly Place[]): Promise<void> {
    if (places.length === 0 || hasFailed(pack)) return
    try {
      const more = await readWith(pack, said, places, readTexts, signal, onChunks, soFar)
      read.set(pack, joined(read.get(pack), more))
    } catch (error) {
      read.delete(pack)
      failed.push({ pack, error })
    }
  }
  const ofSection = Map.groupBy(chunks, ({ section }) => section)
  const wholeChunks = chunks.map(({ id, section, start, end }) => ({
    chunkId: id,
    section,
    whole: true,
    chunksInSection: Math.min(MOST_PLACES, ofSection.get(section)?.length ?? 1),
    start,
    end,
  }))
  const bodies = encodedBodies(text).flatMap(placeAlone(wholeChunks))
  const alone = [...wholeChunks.flatMap(turnsOfChunk(turns)), ...bodies]
  for (const screen of screens) await run(screen, [...wholeChunks, ...alone])
  const tasks = guards.map((guard) => {
    const asked = categories.filter((each) => judges(guard.manifest, each))
    // Sentences are for candidates; labels of tokens are the same in their chunk.
    const bySentence = asked.filter((each) =>
      guard.manifest.heads.some(({ kind, category }) => kind === 'sequence' && category === each),
    )
    const promotedFor = (categories: readonly Category[]) =>
      withNeighbours(wholeChunks, promoted(wholeChunks, ruleRanges, categories, [...read.values()]))
    return {
      guard,
      bySentence,
      wholeChunks: promotedFor(asked),
      judged: bySentence.length ? promotedFor(bySentence) : [],
    }
  })
  const judged = new Set(tasks.flatMap((task) => task.judged))
  const fields = once(() => fieldsIn(said, segments))
  // A manual of a program with a model in it tells its readers what that one does, sentence by sentence.
  const notes = once(() => {
    const addressed = isTechnical(said) ? [] : notesOf(said, fields, turns)
    const own = new Map([...listedNotesOf(said, segments), ...addressed].map((n) => [keyOf(n), n]))
    return [...own.values()].flatMap(placeOfNote(wholeChunks))
  })
  const sentences = wholeChunks
    .filter((place) => judged.has(place))
    .flatMap(sentencesIn(said, fields, turns))
  for (const screen of screens) await run(screen, sentences)
  for (const task of tasks) {
    const ids = new Set(task.judged.map(({ chunkId }) => chunkId))
    const inside = [...alone, ...sentences].filter(({ chunkId }) => ids.has(chunkId))
    const own = promoted(inside, ruleRanges, task.bySentence, [...read.values()])
    const noted = task.bySentence.includes('injection') ? notes() : []
    const asNotes = new Set(noted.map(keyOf))
    const others = own.filter((place) => !asNotes.has(keyOf(place)))
    await run(task.guard, [...task.wholeChunks, ...others, ...noted])
  }
  isTaggerAlone = true
  const tagged = await tagging
  return {
    read: [...tagged.read, ...read.values()],
    failed: [...tagged.failed, ...failed],
    earlyExit: guards.length > 0 && guards.every((guard) => !read.has(guard) && !hasFailed(guard)),
  }
}

/** What the taggers find, one after the other. Never rejects. */
async function tagWith(
  taggers: readonly ModelPack[],
  { text, chunks }: Pick<ScannedText, 'text' | 'chunks'>,
  readTexts: ReadTexts,
  signal: AbortSignal,
  onChunks: OnChunks,
  soFar: ReadSoFar,
): Promise<Pick<ModelReadings, 'read' | 'failed'>> {
  const read: PackReadings[] = []
  const failed: PackFailure[] = []
  for (const pack of taggers) {
    try {
      const names = await readNames(pack, text, chunks, readTexts, signal, onChunks)
      addReadings(soFar, pack, names.readings)
      read.push(names)
    } catch (error) {
      failed.push({ pack, error })
    }
  }
  return { read, failed }
}

/**
 * The places that a guard reads for a reason of their own: all, where no screen
 * has read one of the categories that it is asked for; else where a screen is not
 * sure or a rule fired.
 */
function promoted(
  places: readonly Place[],
  ruleRanges: readonly Range[],
  categories: readonly Category[],
  read: readonly PackReadings[],
): readonly Place[] {
  const screens = read.filter(({ pack }) => pack.manifest.level === 'L2')
  const screened = new Set(screens.flatMap(({ pack }) => categoriesOf(pack.manifest)))
  if (categories.some((category) => !screened.has(category))) return places
  const own = new Set<string>()
  const chunksOfTurns = new Set<number>()
  for (const { pack, readings } of screens) {
    for (const placed of readings) {
      if (!wantsGuard(placed.reading, pack.manifest, categories)) continue
      own.add(keyOf(placed))
      if (placed.isTurn) chunksOfTurns.add(placed.chunkId)
    }
  }
  // Of overlapping chunks the first sentences stand before the last ones of the chunk before.
  const placesOver = overlapFinder(places.toSorted(compareRanges))
  for (const range of ruleRanges) for (const place of placesOver(range)) own.add(keyOf(place))
  return places.filter(
    (place) => own.has(keyOf(place)) || (place.whole && chunksOfTurns.has(place.chunkId)),
  )
}

function keyOf({ start, end }: Range): string {
  return `${start}:${end}`
}

/** With the chunks before and after, of the same section: what is read of one does not hang on another. */
function withNeighbours(wholeChunks: readonly Place[], own: readonly Place[]): readonly Place[] {
  const sections = new Map(own.map(({ chunkId, section }) => [chunkId, section]))
  return wholeChunks.filter(({ chunkId: id, section }) =>
    [id - 1, id, id + 1].some((near) => sections.get(near) === section),
  )
}

/** UTF-16 units of the longest turn that is read at once; of a longer one its sentences are. */
const LONGEST_TURN = 800
/** Those of the longest one that is one matter: more of it is read by sentences, too. */
const LONGEST_MESSAGE = 400

/** The turns that begin in a chunk and are read by themselves. */
function turnsOfChunk(turns: TurnsOfText): (chunk: Place) => readonly Place[] {
  return ({ start, end, ...chunk }) =>
    turns
      .over({ start, end })
      .filter((turn) => speaksAlone(turn) && turn.start >= start && lengthOf(turn) <= LONGEST_TURN)
      .map((turn) => ({
        ...chunk,
        start: turn.start,
        end: turn.end,
        whole: false,
        isTurn: true as const,
      }))
}

/** A note to an assistant as a message by itself, which hangs on nothing around it. */
function placeOfNote(chunks: readonly Place[]): (note: Range) => readonly Place[] {
  const place = placeBegunIn(chunks)
  return (note) => place(note).map((own) => ({ ...own, isNote: true as const }))
}

/** What an encoded body says, which hangs on nothing around it either. */
function placeAlone(chunks: readonly Place[]): (body: EncodedBody) => readonly Place[] {
  const place = placeBegunIn(chunks)
  return (body) => place(body).map((own) => ({ ...own, isTurn: true as const }))
}

/** A stretch as a place of the chunk that it begins in, the only one of its section. */
function placeBegunIn(chunks: readonly Place[]): (stretch: Range) => readonly Place[] {
  const chunksOver = overlapFinder(chunks)
  return (stretch) =>
    chunksOver(stretch)
      .slice(0, 1)
      .map((chunk) => ({ ...chunk, ...stretch, whole: false, chunksInSection: 1 }))
}

/** The sentences of a chunk, or of the turns or values in it, where it is more than one. */
function sentencesIn(
  text: string,
  fields: () => FieldsOfText,
  turns: TurnsOfText,
): (chunk: Place) => readonly Place[] {
  return ({ start, end, ...chunk }) => {
    const said = turns.over({ start, end })
    const inside = said.length > 0 ? said : fields().over({ start, end })
    const isRead = (turn: PlacedTurn) => speaksAlone(turn) && lengthOf(turn) <= LONGEST_MESSAGE
    const sentences = sentencesWithin(text, { start, end }, inside).filter(
      (sentence) => !turns.over(sentence).some(isRead),
    )
    const [first] = sentences
    // What is one sentence has been read as a whole; a single value stands among names that say nothing.
    const isAll = first && text.slice(start, end).trim() === text.slice(first.start, first.end)
    if (first === undefined || (sentences.length === 1 && isAll)) return []
    return sentences.map((sentence) => ({ ...chunk, ...sentence, whole: false }))
  }
}

function speaksAlone({ isToProgram, isQuoted }: PlacedTurn): boolean {
  return isToProgram || isQuoted
}

async function readWith(
  pack: ModelPack,
  text: string,
  places: readonly Place[],
  readTexts: ReadTexts,
  signal: AbortSignal,
  onChunks: OnChunks,
  soFar: ReadSoFar,
): Promise<PackReadings> {
  const begin = performance.now()
  const chunks = places.filter(({ whole }) => whole).length
  let done = 0
  let chunksDone = 0
  if (chunks > 0) onChunks(pack, 0, chunks)
  const texts = places.map(({ start, end, text: said }) => said ?? text.slice(start, end))
  const plain = texts.map(plainLetters)
  const readings = await readTexts(
    pack,
    texts.map((own, index) => plain[index]?.text ?? own),
    signal,
    (more) => {
      const placed = placedAt(places, plain, more, done)
      done += more.length
      chunksDone += placed.filter(({ whole }) => whole).length
      addReadings(soFar, pack, placed)
      if (chunks > 0) onChunks(pack, chunksDone, chunks)
    },
  )
  return {
    pack,
    readings: placedAt(places, plain, readings),
    chunks,
    durationMs: performance.now() - begin,
  }
}

/** The readings of the places from `first` on, labels led back to the letters as they are written. */
function placedAt(
  places: readonly Place[],
  plain: readonly (ViewText | undefined)[],
  readings: readonly TextReading[],
  first = 0,
): readonly PlacedReading[] {
  return readings.flatMap((reading, index) => {
    const place = places[first + index]
    const view = plain[first + index]
    return place ? [{ ...place, reading: view ? ledBack(reading, view) : reading }] : []
  })
}

function ledBack(reading: TextReading, view: ViewText): TextReading {
  const heads = reading.heads.map((head) => ({
    ...head,
    spans: head.spans.map((span) => ({ ...span, ...sourceRange(view, span.start, span.end) })),
  }))
  return { ...reading, heads }
}

/** What a pack has read at first, and then. */
function joined(before: PackReadings | undefined, more: PackReadings): PackReadings {
  if (!before) return more
  return {
    pack: more.pack,
    readings: [...before.readings, ...more.readings],
    chunks: before.chunks + more.chunks,
    durationMs: before.durationMs + more.durationMs,
  }
}
