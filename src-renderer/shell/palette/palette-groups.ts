/** Everything that the palette offers here and now: rooms, actions, the open document's commands, documents. */

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { visibleText } from '../../../src-shared/model/visible-text.ts'
import { historyQuery } from '../../data/queries.ts'
import { useQueue } from '../../data/queue-store.ts'
import { changeSettings, THEMES, useSettings } from '../../data/settings-store.ts'
import { addFiles } from '../../intake/add-files.ts'
import { changeDraft } from '../../intake/draft-store.ts'
import { pasteClipboard } from '../../intake/paste-clipboard.ts'
import { addSample } from '../../intake/sample.ts'
import { APP_KEYS } from '../../keyboard/app-keys.ts'
import { isSingle } from '../../keyboard/bindings.ts'
import { keyName } from '../../keyboard/key-names.ts'
import { REVIEW_KEYS, type ReviewCommand } from '../../keyboard/review-keys.ts'
import { useRunningRoom } from '../../keyboard/running-room.ts'
import { useBindings } from '../../keyboard/use-bindings.ts'
import { documentName } from '../../messages/document-name.ts'
import { messages } from '../../messages/en.ts'
import { formatRelative } from '../../messages/format.ts'
import { ROOMS } from '../rooms.ts'
import { filterItems, type PaletteGroup, type PaletteItem } from './filter-items.ts'
import { float } from './palette-store.ts'

const { palette: words } = messages
/** Of the history: who looks for more goes there. */
const RECENT = 8

/** What matches the typed words; the history is searched by the service, in names. */
export function usePaletteGroups(typed: string): readonly PaletteGroup[] {
  const actions = useActions()
  const rooms = useRooms()
  const commands = useReviewCommands()
  const { session, recent } = useDocuments(typed)
  const inHistory = useSearchOfHistory(typed)
  const ofReview = { name: words.review, items: commands }
  const documents = [...filterItems([{ name: words.session, items: session }], typed), ...recent]
  const others = [
    { name: words.rooms, items: rooms },
    { name: words.actions, items: actions },
  ]
  // Nobody reads through all commands: they come first once a word picks some.
  return typed.trim() === ''
    ? [...documents, ...filterItems([...others, ofReview], typed)]
    : [...filterItems([ofReview, ...others], typed), ...documents, ...inHistory]
}

function useRooms(): readonly PaletteItem[] {
  const navigate = useNavigate()
  return ROOMS.map(({ to, name }, index) => ({
    id: to,
    name: words.goTo(name),
    keys: keyName({ key: String(index + 1), shift: false, ctrl: true }),
    run: () => void navigate({ to }),
  }))
}

function useActions(): readonly PaletteItem[] {
  const navigate = useNavigate()
  const { theme, singleKeys, maskValues } = useSettings()
  const toScan = () => void navigate({ to: '/scan' })
  const action = (id: string, name: string, run: () => void, keys?: string): PaletteItem => ({
    ...{ id, name, run },
    ...(keys !== undefined && { keys }),
  })
  const keysKey = APP_KEYS.find(({ command }) => command === 'keys')
  return [
    action('files', words.files, () => {
      toScan()
      chooseFiles()
    }),
    action('paste', words.paste, () => {
      toScan()
      void pasteClipboard()
    }),
    action('text', words.text, () => {
      toScan()
      changeDraft({ isOpen: true })
    }),
    action('sample', words.sample, () => {
      toScan()
      void addSample()
    }),
    ...THEMES.filter((name) => name !== theme).map((name) =>
      action(`theme ${name}`, words.theme(messages.settings.themes[name]), () =>
        changeSettings({ theme: name }),
      ),
    ),
    action('mask', maskValues ? words.unmask : words.mask, () =>
      changeSettings({ maskValues: !maskValues }),
    ),
    action('single', singleKeys ? words.singleOff : words.singleOn, () =>
      changeSettings({ singleKeys: !singleKeys }),
    ),
    action(
      'keys',
      words.keys,
      () => float('keys'),
      keysKey === undefined || !singleKeys ? undefined : keyName({ ...keysKey, shift: false }),
    ),
    action('new key', words.newKey, () => void navigate({ to: '/server' })),
  ]
}

function useReviewCommands(): readonly PaletteItem[] {
  const run = useRunningRoom((state) => state.run)
  const bindings = useBindings()
  const singleKeys = useSettings((state) => state.singleKeys)
  if (run === null) return []
  const commands = [...new Set(REVIEW_KEYS.map(({ command }) => command))]
  const keysOf = (command: ReviewCommand) => {
    const binding = bindings.find(
      (candidate) => candidate.command === command && (singleKeys || !isSingle(candidate)),
    )
    return binding === undefined ? {} : { keys: keyName(binding) }
  }
  return commands.map((command) => ({
    id: `review ${command}`,
    name: messages.keys.commands[command],
    ...keysOf(command),
    run: () => run(command),
  }))
}

/** Documents of this window, and the newest of the history that match and are not among them. */
function useDocuments(typed: string) {
  const navigate = useNavigate()
  const items = useQueue((state) => state.items)
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...historyQuery(typed.trim() === '' ? {} : { q: typed.trim() }),
    placeholderData: keepPreviousData,
  })
  const open = (jobId: string) => () => void navigate({ to: '/review/$jobId', params: { jobId } })
  const session = items.flatMap(({ id, name, stage }) =>
    stage.name === 'accepted'
      ? [{ id, name: visibleText(name), run: open(stage.jobId), jobId: stage.jobId }]
      : [],
  )
  const shown = new Set(session.map(({ jobId }) => jobId))
  const found = (data?.pages[0]?.jobs ?? [])
    .filter(({ job_id }) => !shown.has(job_id))
    .slice(0, RECENT)
    .map(({ job_id, source, kind, created_at }) => ({
      id: job_id,
      name: documentName(source, kind, created_at),
      hint: formatRelative(created_at, Date.now()),
      run: open(job_id),
    }))
  const group = { name: words.recent, items: found }
  // The service filters them. Until it answers, those of the words before are looked through here: one that did not match
  // would be marked as the first, and leave the mark nowhere when it goes.
  const recent = isPlaceholderData ? filterItems([group], typed) : [group]
  return { session, recent: recent.filter(({ items }) => items.length > 0) }
}

function useSearchOfHistory(typed: string): readonly PaletteGroup[] {
  const navigate = useNavigate()
  const q = typed.trim()
  if (q === '') return []
  const run = () => void navigate({ to: '/history', search: { q } })
  return [
    {
      name: messages.rooms.history,
      items: [{ id: 'history search', name: words.inHistory(q), run }],
    },
  ]
}

/** The browser's own dialog, for several files. */
function chooseFiles(): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.addEventListener('change', () => addFiles([...(input.files ?? [])]))
  input.click()
}
