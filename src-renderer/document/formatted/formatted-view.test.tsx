// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type {
  DocumentPart,
  HiddenReason,
  SourceRange,
} from '../../../src-shared/model/source-map.ts'
import type { FormattedElement, FormattedNode } from '../../../src-shared/workspace/formatted.ts'
import { formattedQuery } from '../../data/queries.ts'
import { renderInApp } from '../../testing/render-in-app.tsx'
import { reviewDocument } from '../../testing/review-document.ts'
import type { DocumentView } from '../document-view.ts'
import { EMPTY_QUERY, type Find } from '../find/use-find.ts'
import { mark as markOf } from '../mark-fixture.ts'
import { FormattedView } from './formatted-view.tsx'
import { placeBlocks } from './place-blocks.ts'

afterEach(cleanup)

const TEXT =
  'Top line\n\nOffer\n\nWrite to ann@example.org no\u00advv or gone call.\n\nA\tB b@x.de\n\nWhy this?'
const range = (
  words: string,
  more: { part?: DocumentPart; hidden?: HiddenReason } = {},
): SourceRange => {
  const start = TEXT.indexOf(words)
  return { start, end: start + words.length, ...more }
}
const SOURCE_MAP = [
  range('Top line', { part: 'header' }),
  range('Offer'),
  range('Write to ann@example.org no\u00advv or '),
  range('gone ', { hidden: 'deleted' }),
  range('call.', { hidden: 'hidden_run' }),
  range('A\tB b@x.de'),
  range('Why this?', { part: 'comment', hidden: 'comment' }),
]
const p = (...children: FormattedNode[]) => ({ tag: 'p' as const, children })
const NODES: readonly FormattedNode[] = [
  { tag: 'h1', children: ['Offer'] },
  p('Write to ', { tag: 'strong', children: ['ann@exa'] }, 'mple.org no\u00advv or call.'),
  {
    tag: 'table',
    children: [
      {
        tag: 'tr',
        children: [
          { tag: 'td', children: [p('A')] },
          { tag: 'td', children: [p('B b@x.de')] },
        ],
      },
    ],
  },
]
const mark = (words: string, target: number) => {
  const { start, end } = range(words)
  return markOf(target, start, end)
}
const MARKS = [mark('ann@example.org', 1), mark('b@x.de', 2), mark('Why', 3)]

const NOTHING_FOUND: Find = {
  query: EMPTY_QUERY,
  setQuery: () => {},
  outcome: null,
  matches: [],
  current: null,
  step: () => {},
}

async function open(
  more: Partial<DocumentView & { find: Find; nodes: readonly FormattedNode[] }> = {},
) {
  const { nodes = NODES, find = NOTHING_FOUND, ...given } = more
  const document = { ...reviewDocument(TEXT, []), source_map: [...SOURCE_MAP] }
  const view: DocumentView = {
    document,
    marks: MARKS,
    selected: null,
    masked: null,
    onSelect: () => {},
    ...given,
  }
  return renderInApp(<FormattedView {...view} find={find} />, {
    answers: [[formattedQuery(document.job.job_id).queryKey, { nodes, isCut: false }]],
  })
}
const marked = (container: HTMLElement, target: number) =>
  [...container.querySelectorAll(`[data-ev="${target}"]`)]
    .map(({ textContent }) => textContent)
    .join('')

describe('placing', () => {
  it('gives every letter its place, over white space and deleted text', () => {
    const { places } = placeBlocks(NODES, TEXT, SOURCE_MAP)
    const paragraph = NODES[1] as FormattedElement
    const letters = [...(places.get(paragraph) ?? [])].map((place) => TEXT[place]).join('')
    expect(letters).toBe('Writetoann@example.orgnovvorcall.')
  })

  it('leaves a paragraph that the text does not hold without a place, and goes on', () => {
    const other = p('Never written')
    const { places } = placeBlocks([other, ...NODES], TEXT, SOURCE_MAP)
    expect(places.has(other)).toBe(false)
    expect(places.size).toBe(4)
  })

  it('finds equal paragraphs one after the other', () => {
    const nodes = [p('same'), p('same')]
    const { places } = placeBlocks(nodes, 'same\nsame', [])
    expect([...places.values()].map(([first]) => first)).toEqual([0, 5])
  })
})

describe('the page', () => {
  it('has structure, and the marks in place over parts of emphasis', async () => {
    const { container } = await open()
    expect(screen.getByRole('heading', { name: 'Offer', level: 1 })).toBeTruthy()
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'A',
      'B b@x.de',
    ])
    expect(marked(container, 1)).toBe('ann@example.org')
    expect(marked(container, 2)).toBe('b@x.de')
    expect(container.querySelector('strong [data-ev="1"]')?.textContent).toBe('ann@exa')
    expect(container.querySelector('.formatted-hidden')?.textContent).toBe('call.')
  })

  it('has what its structure does not show in bands, marks and all', async () => {
    const { container } = await open()
    const bands = [...container.querySelectorAll('.formatted-band')].map(
      ({ textContent }) => textContent,
    )
    expect(bands).toEqual([
      'HeaderTop line',
      'Deleted, kept as a tracked changegone ',
      'CommentWhy this?',
    ])
    expect(marked(container, 3)).toBe('Why')
  })

  it('masks values as the text does, once each', async () => {
    const masked = [
      { ...range('ann@example.org'), label: 'EMAIL' },
      { ...range('b@x.de'), label: 'EMAIL' },
    ]
    const { container } = await open({ masked })
    expect(marked(container, 1)).toBe('a••••@example.org')
    expect(container.textContent).not.toContain('ann@')
    expect(container.textContent).toContain('B b••••@x.de')
  })

  it('selects what is clicked, and outlines what is selected', async () => {
    const onSelect = vi.fn()
    const { container } = await open({
      onSelect,
      selected: { ...range('b@x.de'), target: 2, page: null },
    })
    expect(container.querySelector('[data-selected]')?.textContent).toBe('b@x.de')
    await userEvent.setup().click(container.querySelector('[data-ev="1"]') as Element)
    expect(onSelect).toHaveBeenCalledWith(1)
  })

  it('shows what was looked for, in place, and which of it is looked at', async () => {
    const matches = [range('ann@'), range('b@x')]
    const { container } = await open({ find: { ...NOTHING_FOUND, matches, current: 1 } })
    const seen = (name: string) =>
      [...container.querySelectorAll(`.${name}`)].map(({ textContent }) => textContent)
    expect(seen('found')).toEqual(['ann@'])
    expect(seen('found-current')).toEqual(['b@x'])
  })

  it('puts marks on text that knows its place, and looks for none of it', async () => {
    const at = TEXT.indexOf('Write to')
    const nodes = [p({ text: TEXT.slice(at, at + 24), at }), p('unknown')]
    const { container } = await open({
      nodes,
      document: { ...reviewDocument(TEXT, []), source_map: [] },
    })
    expect(marked(container, 1)).toBe('ann@example.org')
  })
})
