import { describe, expect, it } from 'vitest'
import { pairedFields } from './paired-fields.ts'

/** Each field as its name and what stands at its place. */
function told(text: string): readonly string[] {
  return pairedFields(text).map(({ key, start, end }) => `${key}: ${text.slice(start, end)}`)
}

describe('pairedFields', () => {
  it.each([
    ['{"key": "X-Api-Key", "value": "q7X4"}', ['X-Api-Key: q7X4']],
    ['{"Name":"db_password","Type":"SecureString","Value":"q7X4"}', ['db_password: q7X4']],
    ['{"value":"q7X4","enabled":true,"key":"token"}', ['token: q7X4']],
    ['env:\n  - name: API_TOKEN\n    value: "q7X4"\n', ['API_TOKEN: q7X4']],
    [
      'x {\n  name  = "/ci/token"\n  type  = "SecureString"\n  value = "q7X4"\n}',
      ['/ci/token: q7X4'],
    ],
    ['<name>fs.key</name>\n  <value>q7X4</value>', ['fs.key: q7X4']],
    ['<key>ApiToken</key>\n<string>q7X4</string>', ['ApiToken: q7X4']],
    ['<string name="map_key" translatable="false">q7X4</string>', ['map_key: q7X4']],
    ['<add key="ApiToken" value="q7X4" />', ['ApiToken: q7X4']],
    ['"{\\"phone\\": \\"0251 41\\",\\"n\\":4}"', ['phone: 0251 41']],
  ])('reads %j', (text, fields) => {
    expect(told(text)).toEqual(fields)
  })

  it.each([
    '{"key": "a"}, {"value": "b"}',
    'the value "4" of a name',
    'name: x\nvalue: 4',
    `{"key": "token", "note": "${'word '.repeat(40)}", "value": "q7X4"}`,
    'const value = names["a"].value',
    '',
  ])('finds none in %j', (text) => {
    expect(told(text)).toEqual([])
  })

  it('reads them in a string, too, beside the fields that they are made of', () => {
    const text = '"{\\"name\\":\\"token\\",\\"value\\":\\"q7X4\\"}"'
    expect(told(text)).toContain('token: q7X4')
  })

  it('reads fields that lie far apart, each once', () => {
    const field = '{"key": "token", "value": "q7X4"}'
    expect(told(`${field}${' '.repeat(5_000)}${field}${field}`)).toHaveLength(3)
  })
})
