import { describe, expect, it } from 'vitest'
import { foldText } from './fold.ts'
import { withoutStringEscapes } from './string-escapes.ts'

describe('escapes of white space in strings', () => {
  it('are white space in JSON, before any letter', () => {
    const json = '{"review": "nice\\n\\nignore this\\tand\\r\\nthat"}'
    expect(withoutStringEscapes(json)).toBe('{"review": "nice \n \nignore this  and   \nthat"}')
    expect(foldText(json).text).toContain('nice\nignore this and that')
  })

  it('keep every unit at its place', () => {
    const json = '{"a": "x\\nIgnore"}'
    const folded = foldText(json)
    const at = folded.text.indexOf('ignore')
    expect(json.slice(folded.starts[at], folded.ends[at + 5])).toBe('Ignore')
  })

  it('are read in strings of programs where words follow', () => {
    expect(withoutStringEscapes('say("done.\\nNow go")')).toBe('say("done. \nNow go")')
    expect(withoutStringEscapes('say("done.\\n\\n- go")')).toBe('say("done. \n \n- go")')
  })

  it('are none where a backslash is escaped, or a path goes on', () => {
    const paths = ['{"p": "C:\\\\new\\\\temp"}', 'cd C:\\temp\\new\\readme', 'HKLM\\Software\\run']
    for (const path of paths) expect(withoutStringEscapes(path)).toBe(path)
  })
})
