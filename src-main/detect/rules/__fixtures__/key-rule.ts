/** A rule for tests, which change what they are about. */

import type { Rule } from '../pack/rule-pack.ts'

export const KEY_RULE: Rule = {
  id: 'dlp_key',
  title: 'Key',
  description: 'A key.',
  class_name: 'API_KEY',
  severity: 'high',
  score: 0.9,
  views: ['original'],
  keywords: ['key-'],
  pattern: '\\bkey-[0-9]{4}\\b',
  match: ['key-1234', 'key-2345', 'key-3456'],
  ignore: ['key', 'key-', 'key-x'],
}
