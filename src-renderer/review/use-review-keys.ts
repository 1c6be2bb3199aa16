/** Turns key presses inside the review room into its commands. */

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { countHidden } from '../../src-shared/model/hidden-characters.ts'
import type { DismissalReason } from '../../src-shared/model/judging.ts'
import type { SourceMap } from '../../src-shared/model/source-map.ts'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { useSettings } from '../data/settings-store.ts'
import { unseenStretches } from '../document/readers/unseen.ts'
import { viewWord } from '../document/view-switch.tsx'
import { SEARCHED_VIEWS, type ViewName } from '../document/views.ts'
import { type FindingFilter, passes, toggleFacet } from '../findings/filter.ts'
import type { ReviewGroup } from '../findings/groups.ts'
import { groupOfLine, isSpread, listLines } from '../findings/kinds.ts'
import { type Step, stepGroup, stepOpen, stepWithin } from '../findings/order.ts'
import { type ReviewCommand, reasonOf, reviewCommandOf } from '../keyboard/review-keys.ts'
import { useRunningRoom } from '../keyboard/running-room.ts'
import { useBindings } from '../keyboard/use-bindings.ts'
import { messages } from '../messages/en.ts'
import { isQuestion } from './conflict.ts'
import { NEXT_SCAN_ID } from './next-scan.tsx'
import { NOTE_FIELD_ID } from './note-field.tsx'
import { type PaneName, useMasked, useReviewOptions } from './review-options.ts'
import { isTyping } from './room-focus.ts'
import type { Announce, Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

interface Room {
  readonly review: Review
  readonly judging: Judging
  readonly masked: boolean
  readonly onStep: (step: Step) => void
  readonly announce: Announce
}

/**
 * Listens in the capture phase, so that lists do not take letters for a search
 * in their rows, while the focus is in the room or nowhere: not in another room,
 * nor in a panel that floats above. `onStep` hears where a step led, `announce` what else changed.
 * @param room an element of the room.
 */
export function useReviewKeys(
  room: RefObject<HTMLElement | null>,
  review: Review,
  judging: Judging,
  onStep: (step: Step) => void,
  announce: Announce,
): void {
  const singleKeys = useSettings((state) => state.singleKeys)
  const masked = useMasked()
  const bindings = useBindings()

  /** Whether a reason was asked for where nothing is open: the digit that follows is meant for it, and filters nothing. */
  const askedInVain = useRef(false)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element
    const inRoom = target === document.body || room.current?.closest('main')?.contains(target)
    if (!inRoom) return
    const typing = isTyping(target)
    const { dismissing, ended } = useReviewOptions.getState()
    const digit = singleKeys && !typing ? reasonOf(event) : null
    const reason = dismissing === null ? null : digit
    const command = reviewCommandOf(event, singleKeys, typing, bindings)
    const nothing = review.selected === null && review.candidate === null
    if (command === 'clear' && (typing || nothing)) return
    if (reason === null && command === null) return
    event.preventDefault()
    event.stopPropagation()
    const asked = judging.conflict !== null && isQuestion(judging.conflict)
    if (asked && command !== null && OVERWRITING.has(command)) {
      return announce(messages.judging.conflict.answerFirst)
    }
    if (ended !== null && dismissing === null) {
      const isVain = askedInVain.current && digit !== null
      askedInVain.current = command === 'dismiss' || command === 'dismiss_kind'
      if (isVain || (command !== null && DECIDING.has(command))) {
        return announce(messages.judging.ended(ended))
      }
    }
    if (nothing && command !== null && (OVERWRITING.has(command) || command === 'note')) {
      return announce(messages.review.nothingSelected)
    }
    if (reason !== null) giveReason(reason, dismissing, judging)
    else if (command !== null) run(command, { review, judging, masked, onStep, announce })
  })

  const runHere = useEffectEvent((command: ReviewCommand) =>
    run(command, { review, judging, masked, onStep, announce }),
  )
  useEffect(() => {
    useRunningRoom.setState({ run: (command) => runHere(command) })
    return () => useRunningRoom.setState({ run: null })
  }, [])

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

/** What a finger does that went one decision too far. */
const DECIDING: ReadonlySet<ReviewCommand> = new Set([
  'confirm',
  'dismiss',
  'dismiss_kind',
  'dismiss_again',
])
/** What would replace the decision of another window by chance. */
const OVERWRITING: ReadonlySet<ReviewCommand> = new Set([
  ...DECIDING,
  'confirm_kind',
  'reopen',
  'suppress',
])

function run(command: ReviewCommand, { review, judging, masked, onStep, announce }: Room): void {
  const { listed, kinds, statuses, selected, place } = review
  switch (command) {
    case 'next':
      go(stepGroup(lines(), selected, 1))
      break
    case 'previous':
      go(stepGroup(lines(), selected, -1))
      break
    case 'next_open':
      go(stepOpen(listed, statuses, selected, 1))
      break
    case 'previous_open':
      go(stepOpen(listed, statuses, selected, -1))
      break
    case 'next_place':
    case 'previous_place': {
      const next = stepWithin(line(), place, command === 'next_place' ? 1 : -1)
      if (next) review.select(next.id)
      break
    }
    case 'clear':
      if (useReviewOptions.getState().dismissing !== null)
        useReviewOptions.setState({ dismissing: null, writingReason: false })
      else review.select(null)
      break
    case 'confirm':
      judging.confirm()
      break
    case 'confirm_kind':
      judging.confirmKind()
      break
    case 'dismiss':
      judging.askReason()
      break
    case 'dismiss_kind':
      judging.askKindReason()
      break
    case 'dismiss_again':
      judging.dismissAgain()
      break
    case 'suppress':
      judging.askSuppression()
      break
    case 'reopen':
      judging.reopen()
      break
    case 'note':
      showPane('detail')
      // It is drawn by then.
      queueMicrotask(() => document.getElementById(NOTE_FIELD_ID)?.focus())
      break
    case 'undo':
      judging.takeBack()
      break
    case 'redo':
      judging.doAgain()
      break
    case 'next_scan': {
      const link = document.getElementById(NEXT_SCAN_ID)
      if (link !== null) link.click()
      else {
        useReviewOptions.setState({ nowhereNext: review.document.job.job_id })
        announce(messages.review.nowhereNext)
      }
      break
    }
    case 'page_or_text': {
      const looks = review.views.find((view) => view === 'page' || view === 'table')
      if (looks !== undefined) show(review.view === looks ? 'text' : looks)
      break
    }
    case 'next_view': {
      showPane('document')
      const { views, view } = review
      show(views[(views.indexOf(view) + 1) % views.length] ?? 'text')
      break
    }
    case 'two_readers':
      showPane('document')
      review.setView('text')
      useReviewOptions.setState((state) => ({ twoReaders: !state.twoReaders }))
      announce(twoReadersWords(review.document, useReviewOptions.getState().twoReaders))
      break
    case 'find':
      showPane('document')
      if (!SEARCHED_VIEWS.has(review.view)) review.setView('text')
      useReviewOptions.setState({ findAsked: {} })
      break
    case 'find_next':
    case 'find_previous':
      useReviewOptions.setState({ findStep: { direction: command === 'find_next' ? 1 : -1 } })
      break
    case 'hidden_characters':
      showPane('document')
      useReviewOptions.setState((state) => ({ hiddenCharacters: !state.hiddenCharacters }))
      announce(
        messages.document.hiddenShown(
          countHidden(review.document.text),
          useReviewOptions.getState().hiddenCharacters,
        ),
      )
      break
    case 'mask':
      useReviewOptions.setState({ masked: !masked })
      announce(messages.review.masked(!masked))
      break
    default: {
      const category = CATEGORIES.find((name) => command === `toggle_${name}`)
      if (category) toggle(category)
    }
  }

  /** As the switches beside the verdict, which a category without decisions has none of. */
  function toggle(category: Category): void {
    const isChosen = review.filter.facets.category.includes(category)
    if (isChosen || review.groups.some(({ categories }) => categories.includes(category))) {
      narrow(toggleFacet(review.filter, 'category', category))
    } else announce(messages.review.nothingOf(category))
  }

  /** What shares the line of what is selected. */
  function line(): readonly ReviewGroup[] {
    if (selected === null) return []
    const kind = kinds.get(selected.index)
    const isOne = kind === undefined || isSpread(kind, useReviewOptions.getState().spread)
    return isOne ? [selected] : kind.groups
  }

  /** What each line of the list leads to. */
  function lines(): readonly ReviewGroup[] {
    const { spread } = useReviewOptions.getState()
    return listLines(listed, kinds, spread).map((line) => groupOfLine(line, selected, statuses))
  }

  function narrow(filter: FindingFilter): void {
    review.setFilter(filter)
    const chosen = CATEGORIES.filter((name) => filter.facets.category.includes(name))
    const { groups, textOf } = review
    const left = groups.filter((group) =>
      passes(filter, { group, status: statuses[group.index] ?? 'open' }, textOf),
    )
    announce(messages.review.narrowed(chosen, left.length, groups.length))
  }

  function show(view: ViewName): void {
    showPane('document')
    review.setView(view)
    announce(viewWord(view, review.document.media_type))
  }

  function go(step: Step | null): void {
    if (step === null) return
    review.select(step.group.places[0]?.id ?? null)
    onStep(step)
  }
}

/** What of the document is seen now, for whoever does not see it. */
function twoReadersWords(
  { text, source_map, media_type }: ReviewDocument,
  areShown: boolean,
): string {
  const unseen = unseenStretches(text, source_map as SourceMap, media_type)
  return messages.readers.shown(unseen.length > 0, areShown)
}

function giveReason(reason: DismissalReason, about: 'one' | 'kind' | null, judging: Judging): void {
  if (reason === 'other') useReviewOptions.setState({ writingReason: true })
  else if (about === 'kind') judging.dismissKind(reason)
  else judging.dismiss(reason)
}

/** Where there is room for one pane, it has to be the one that a command acts in. */
function showPane(pane: PaneName): void {
  useReviewOptions.setState({ pane })
}
