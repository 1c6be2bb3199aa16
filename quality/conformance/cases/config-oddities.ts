/** Configurations that are right and odd: what they leave without a network, and what they write twice. */

import { type Case, casesOf } from '../case.ts'
import { rawJson, text } from '../make-body.ts'
import { SECRET } from './common.ts'

/** The cases. */
export const configOddities: readonly Case[] = casesOf('config', [
  {
    id: 'no-network-left',
    says: 'rules of threats stand beside networks, never in their place: without one the category is absent',
    from: 'decision',
    send: {
      body: text(`Key: ${SECRET}`, {
        categories: ['threat', 'dlp'],
        gates: { models: { 'l2-screen': false, 'l3-guard': false } },
      }),
    },
    expect: {
      status: 200,
      body: { decision: 'block' },
      but: ({ body }) =>
        !('threat' in body.categories) && 'dlp' in body.categories
          ? undefined
          : 'threat is there, or dlp is not',
    },
  },
  {
    id: 'twice-written',
    says: 'of a key that is written twice in a configuration the last counts, and is checked',
    from: 'decision',
    send: { body: rawJson('{"text":"a","config":{"max_level":"L1","max_level":"L4"}}') },
    expect: { status: 422, code: 'INVALID_CONFIG', names: ['/config/max_level'] },
  },
])
