import { expect, it } from 'vitest'
import { isNoKoreanName } from './korean-names.ts'

it.each([
  ['보리차', '와 간식'],
  ['바람', '이 분다'],
])('takes %j before %j for a word', (value, after) => {
  expect(isNoKoreanName(value, after)).toBe(true)
})

it.each([
  ['김도윤', ' 팀장'],
  ['보람', '이가 말했다'],
  ['보라', ' 씨'],
  ['도널드', ''],
  ['엘리자베스', '는'],
  ['Ada', ''],
])('takes %j before %j for a name', (value, after) => {
  expect(isNoKoreanName(value, after)).toBe(false)
})
