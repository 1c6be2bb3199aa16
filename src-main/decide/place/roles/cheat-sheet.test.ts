import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { isInCheatSheet } from './cheat-sheet.ts'

function holds(written: string): boolean {
  const start = written.indexOf('⟦')
  const end = written.indexOf('⟧') - 1
  return isInCheatSheet(written.replace(/[⟦⟧]/g, ''), { start, end })
}

const COLUMNS = `HELPDESK, REV. 14

query user                        who is logged on
reg query HKLM\\SOFTWARE /s        search the registry
⟦reg save HKLM\\SAM⟧ C:\\bk\\sam.hiv   back up a hive first
reg save HKLM\\SYSTEM C:\\bk\\sys.hiv
vssadmin list shadows             restore points
sfc /scannow                      repair system files
`
const ITEMS = `# Merkzettel

- Schlüssel exportieren: reg export HKLM\\SOFTWARE\\Firma firma.reg
- Hive sichern: ⟦reg save HKLM\\SAM⟧ D:\\Sicherung\\SAM
- Hive laden: reg load HKU\\Alt C:\\Users\\alt\\NTUSER.DAT
- Wert lesen: reg query "HKLM\\SOFTWARE" /v ProductName
`
const SCRIPT = `@echo off
net use X: \\\\10.0.0.4\\share   /user:a
⟦reg save HKLM\\SAM⟧ C:\\t\\s
reg save HKLM\\SYSTEM C:\\t\\y
copy C:\\t\\s   X:\\
del /q C:\\t\\*
exit /b 0
`

describe('isInCheatSheet', () => {
  it.each([COLUMNS, ITEMS])('is true among commands with their use: %s', (text) => {
    expect(holds(text)).toBe(true)
  })

  it.each([
    SCRIPT,
    'Run this first: ⟦reg save HKLM\\SAM⟧ C:\\t\\s, then send it to us.',
    SCRIPT.replaceAll('\n', '   # a step of it\n'),
  ])('is false of what runs: %s', (text) => {
    expect(holds(text)).toBe(false)
  })

  it.each(['a ', 'ab  c', '- a: b ', 'ab cd\t'])('is read in linear time: %j', async (part) => {
    const growth = await growthOf(
      (size) => part.repeat(size),
      (text) => isInCheatSheet(text, { start: 0, end: text.length }),
      20_000,
    )
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  })
})
