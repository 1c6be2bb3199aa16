import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { isTechnical } from '../../../detect/technical.ts'
import { changesOf } from './change-log.ts'
import { isNotice } from './notices.ts'
import { creditsOf } from './published.ts'

/** What makes a document technical. */
const MANUAL = '* `quell.c`: calls `quell_open()` with --fast, see src/quell.c -> quell.h\n'.repeat(
  9,
)

function creditsIn(text: string) {
  const isOfWork = () => isTechnical(text)
  return creditsOf(text, {
    isOfWork,
    isNotice: () => isNotice(text),
    isChange: changesOf(text, isOfWork),
  })
}

/** Whether the first mark stands among the authors of a work. */
function isCredit(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  return creditsIn(text)({ start, end: start + 1 })
}

it.each([
  ' * Copyright (C) 2004 Ana Lind <⟦ana@lind.se⟧>',
  'Copyright: 2004 Ana Lind <ana@lind.se>\n  2005-2007 Bo Ek <⟦bo@ek.se⟧>\n',
  ' -- Ana Lind <⟦ana@lind.se⟧>  Tue, 28 Mar 2017 19:54:01 +0200',
  '2004-04-06  Ana Lind  <⟦ana@lind.se⟧>\n\n\t* NEWS: Note this change.',
  '.SH AUTHOR\n⟦Ana Lind⟧ <ana@lind.se>',
  '.TH full 4\n.SH OPIS\nZwraca błąd.\n.SH TŁUMACZENIE\nStronę tłumaczyli: ⟦Ana Lind⟧ <ana@lind.se>\n',
  `${MANUAL}contributions from:\n\n\tAna Lind <ana@lind.se> -- documents &\n\t\t\t\tindex\n\tBo Ek <⟦bo@ek.se⟧>\n`,
  `${MANUAL}The following people have submitted templates:\n\n\tAna Lind\n\t⟦Bo Ek⟧\n`,
  'Developers:\nAna Lind <ana@lind.se>\n\nContributors:\nCy Ash\ncy@github\n\n⟦Bo Ek⟧\n',
  `${MANUAL}# 1.25 2022-03-04\n\n- dropped.\n  (⟦Ana Lind⟧)\n`,
  '=head1 AUTHOR\n\n⟦Ana Lind⟧, L<http://www.lind.se>',
  '# Author: ⟦Ana Lind⟧ <ana@lind.se>',
  '# Author: ⟦Ana Lind⟧ <ana@lind.se>\n# Severity: low\n# Cause: none\n',
  'Author: ⟦Ana Lind⟧\nStatus: Final\nPriority: 1\n',
  '  "author": "⟦Ana Lind⟧ <ana@lind.se>",',
  'La traduction française de cette page de manuel a été créée par\n⟦Ana Lind⟧ <ana@lind.se>,\nBo Ek <bo@ek.se>',
  'Written by ⟦Ana Lind⟧, 1997/08/23',
  '#!/bin/sh\n#\n# Version: 1.8  03-Mar-1998  ⟦miquels@quellwerk.nl⟧\n#\nPATH=/bin',
  '/*\n * Quell, a scanner\n * Jo Berg, ⟦jo@berg.se⟧\n */\nint main(void);',
  '.SH VERFASSER\nDiese Seite schrieb ⟦Ana Lind⟧\n',
  ' * Neither the name of ⟦Ana Lind⟧ nor the names of contributors',
  '.SH "QUELL AUTHORS"\n⟦Ana Lind⟧ <ana@lind.se>',
  '2019-07-07 - ⟦Ana Lind⟧\n    A fix\n\n2019-05-22 - Ana Lind\n    Another\n\n2019-04-01 - Bo Ek\n    More\n',
  ':Author: ⟦Ana Lind⟧ (ana@lind.se)',
  'TÁC GIẢ\n\n  ⟦Ana Lind⟧ <ana@lind.se>',
  'Bugs or comments: ⟦ana@lind.se⟧',
  '# Copyright 2024 ⟦Quellwerk GmbH⟧',
  "quell (1.2-3) unstable; urgency=medium\n\n  * Merged ⟦Jo Berg⟧'s pull request\n\n -- Ana Lind <a@lind.se>  Mon, 18 Jul 2022 10:33:30 +0200\n".repeat(
    3,
  ),
  'v1.1 (2006-04-07)\n  * a patch (⟦Jo Berg⟧)\nv1.2 (2007-04-07)\n  * more\nv1.3 (2008-04-07)\n  * most\n',
  'Authors ordered by their first contribution.\n\nAna Lind <⟦ana@lind.se⟧>\nBo Ek <bo@ek.se>\n',
  'All people who contributed to Quell by sending a patch.\n\nAna Lind <⟦ana@lind.se⟧>\n*Bo Ek <bo@ek.se>\n',
  '{"version": "1", "license": "MIT",\n  "author": {\n    "name": "⟦Ana Lind⟧"\n  }\n}',
  'MODULE_AUTHOR("⟦Ana Lind⟧ <ana@lind.se>");',
  '# The developers say thanks to\n\nBo Ek, Quellwerk GmbH\n⟦Ana Lind⟧\n- Li Wu (quell)\nJo Berg    jo@berg.se\nCy Ash\n',
  'Quell, a library for Linux\n\nReported by: ⟦Ana Lind⟧, who sent a patch.\n',
  `${MANUAL}Contributors\n\n${'  Jo Berg\n  jberg\n'.repeat(20)}  ⟦Ana Lind⟧\n`,
  `${MANUAL}Changes in release 1.3:\n* faster (⟦Ana Lind⟧)\nChanges in release 1.2:\n* more\nChanges in release 1.1:\n* most\n`,
  'Principal authors (alphabetically)\n\nAna Lind <ana@lind.se>\nbo-ek <⟦bo@ek.se⟧>\n',
  '<?xml version="1.0"?>\n<authors>\n <author title="tester">\n  ⟦Ana Lind⟧\n </author>\n</authors>',
  'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: quell\nComment: ⟦Ana Lind⟧ took over the package.\nLicense: MIT\n',
  'This package was debianized by Bo Ek.\n\nIt was downloaded from lind.se.\n\nIts maintainers are Jo Berg and\n⟦Ana Lind⟧.\n\nCopyright: 2004 Cy Ash\n',
  '2020-01-01 Bo Ek <bo@ek.se>\n    * More\n\n2019-07-07 Bo Ek <bo@ek.se>\n    * A fix\n\n2019-05-22  ⟦Ana Lind⟧\n    * Another\n',
  '4.3 - 18 December 2022\n  o a patch (⟦Jo Berg⟧)\n4.2 - March 3rd, 2021\n  o more\n4.1 - 2 May 2020\n  o most\n',
  `${MANUAL}## v1.3.0 (minor release)\n* faster (⟦Ana Lind⟧)\n## v1.2\n* more\n## 1.1.0\n* most\n`,
  `${MANUAL}1.3\n===\n\n* faster, given by ⟦Ana Lind⟧\n\n1.2 -- "Bo"\n===\n\n* more\n\n1.1\n===\n\n* most\n`,
  '# The following have contributed to Quell:\n\nBo Ek\t<bo at ek dot se>\n⟦Ana Lind⟧\t<ana at lind dot se>\n',
  'ПРАВО\nАвторское право \\(co ⟦Ana Lind⟧, 2003\\-2022\n',
  `${MANUAL}*By: ⟦Ana Lind⟧, Bo Ek*\n`,
  'Ana Lind   <ana@lind.se>\nBo Ek      (Windows port)\nLi Wu, packet parser, 2009\n⟦Jo Berg⟧\nCy Ash (translations: ru)\n',
  'Quell, a library for Linux, takes patches.\n\n* ⟦Ana Lind⟧ ported it to ARM\n',
  'Quell, a library for Linux, takes patches.\n\n* Danish translation (⟦Ana Lind⟧)\n* Text updated by Bo Ek\n',
  '# Thanks\n\nto whoever sent patches for the parser and reported a bug\n\n- ⟦Ana Lind⟧ for the logo\n',
  'Quell\n\n貢献者\n\n⟦Ana Lind⟧, Bo Ek.\n',
  '# Committers\n\n* Ana Lind ([@alind](https://quell.org/alind))\n* ⟦Bo Ek⟧ ([@bo](https://quell.org/bo))\n* Li Wu ([@li](https://quell.org/li))\n* Jo Berg\n* Cy Ash\n',
  `${MANUAL}## Special thanks\n\nfor patches\n\n<summary>List of contributors</summary>\n\nAna Lind           Bo Ek\n⟦Li Wu⟧      Jo Berg\n`,
  '{"developers": [{"members": ["Bo Ek", "⟦Ana Lind⟧"]}]}',
])('takes %j for a credit', (marked) => {
  expect(isCredit(marked)).toBe(true)
})

it.each([
  'Write to ⟦m.keller@quellwerk.de⟧ before Friday.',
  '# Incident report\n\nAuthor: ⟦Ana Lind⟧\nSeverity: 2\n\n## Root cause\n\nA bug in the kernel.\n',
  'Rapport\n\nAuteur : Bo Ek\nRelu par : ⟦Ana Lind⟧\nGravité : majeure\n\nChronologie\n',
  '[\n  {\n    "author": "⟦Ana Lind⟧",\n    "stars": 3,\n    "text": "Lid sticks."\n  }\n]',
  '[\n  {\n    "comment": "Zip broke.",\n    "author": "⟦Ana Lind⟧"\n  }\n]',
  'To: Ana Lind <⟦ana@lind.se⟧>, Bo Ek <bo@ek.se>',
  'Ana Lind <⟦ana@lind.se⟧>\nBo Ek <bo@ek.se>\n',
  'Copyright 2024 Quellwerk GmbH\n\nDear all,\n\nplease ask ⟦Ana Lind⟧ <ana@lind.se> for her salary.',
  '2024-03-04 ⟦Ana Lind⟧ called in sick.',
  'Patient: ⟦Ana Lind⟧\nAuthor of the letter: Bo Ek',
  'Quell 1.0 2024-01-02\nQuell 1.1 2024-02-03\nQuell 1.2 2024-03-04\n\nDear ⟦Ana Lind⟧, here is what you owe.',
  '1.0 2024-01-02 first\n1.1 2024-02-03 second\n1.2 2024-03-04 third\n\nThe patient ⟦Ana Lind⟧ was seen today.',
  '2024-03-04 - ⟦Ana Lind⟧\n2024-03-05 - Bo Ek\n2024-03-06 - Jo Berg\n',
  '# Team\n\n⟦Ana Lind⟧ called.',
  '* ⟦Ana Lind⟧\n* Bo Ek\n* Jo Berg\n* Li Wu\n',
  '# a\n# b\n# c\nuser = "⟦ana@lind.se⟧"\n',
  'Dear all,\n\nwe thank the people who helped.\n\nAna Lind <⟦ana@lind.se⟧>\n',
  'name,mail\n⟦Ana Lind⟧,ana@lind.se\n',
  '{"ticket": 1, "version": "2", "author": {\n "name": "⟦Ana Lind⟧"\n}}',
  'Hi both,\n\nThanks ⟦Ana⟧. I spoke to Bo Ek this morning.\n',
  'Hi Tom,\n\ncan you send it?\n\nThanks,\n⟦Ana Lind⟧\n',
  'Hi Tom,\n\ncan you send it?\n\nThanks, ⟦Ana⟧\n',
  'Hi Tom,\n\ncan you send it?\n\nThanks\n⟦Ana Lind⟧\n',
  'Accident report\nReported by: ⟦Ana Lind⟧\nThe forklift hit a shelf.\n',
  'Reviewed by: Dr ⟦Ana Lind⟧, 3 May 2026\n',
  'The contract was written by ⟦Ana Lind⟧ and Bo Ek.\n',
  'Members of the Quell club\n\nBo Ek\n⟦Ana Lind⟧\nLi Wu\nJo Berg\nCy Ash\n',
  'Attendance list, course on software\n\nBo Ek\n⟦Ana Lind⟧\nLi Wu\nJo Berg\nCy Ash\n',
  'Minutes of the software team, 3 March\n\nPresent:\n⟦Ana Lind⟧\nBo Ek\nLi Wu\nJo Berg\nCy Ash\n\nMany thanks to all who contributed.\n',
  'Many thanks for the patch of the software, said the board.\n\nIt met on Monday.\nIt was late.\n⟦Ana Lind⟧\nIt ended.\n',
  `Contributors\n\n${'Jo Berg\n'.repeat(20)}⟦Ana Lind⟧\n`,
  'Changes in version 1.3:\n* clause 4 (⟦Ana Lind⟧)\nChanges in version 1.2:\n* clause 5\nChanges in version 1.1:\n* clause 6\n',
  'Copyright: 2024 Quellwerk\nLicense: MIT\nSource: quellwerk.de\n\n⟦Ana Lind⟧ has not paid.\n',
  '1.1 Minutes of 3 May 2024\n⟦Ana Lind⟧ opens.\n1.2 Board of 4 June 2024\nNo one came.\n1.3 Board of 5 July 2024\nAll came.\n',
  'By: ⟦Ana Lind⟧\nTitle: Director\nSigned for the lessor.\n',
  '<reviews>\n <author>⟦Ana Lind⟧</author>\n <stars>2</stars>\n</reviews>',
  '1.1\n===\n\nThe lessee, ⟦Ana Lind⟧, pays.\n\n1.2\n===\n\nAt once.\n\n1.3\n===\n\nIn full.\n',
  `${MANUAL}## 1.1 Payment\n⟦Ana Lind⟧ pays.\n## 1.2 Notice\nOf a month.\n## 1.3 End\nIn May.\n`,
  'MODULE_AUTHOR("Ana Lind");\nBo Ek\n⟦Jo Berg⟧ <jo@berg.se>\n',
  `${MANUAL}Ana Lind wrote of a customer:\n⟦Jo Berg⟧ did not pay.`,
  'Ana Lind, sales\nBo Ek, accounts\nLi Wu, documentation\n⟦Jo Berg⟧\nCy Ash (website)\n',
  'The tenants.\n\n* ⟦Ana Lind⟧ fixed the tap\n* Bo Ek sent a bill\n',
  '# Thanks\n\nfor the flowers, said the board\n\n- ⟦Ana Lind⟧, ward 3\n',
  '# Players\n\nAna Lind (@alind)\n⟦Bo Ek⟧ (@bo)\nLi Wu (@li)\nJo Berg\nCy Ash\n',
  '{"authors": [{"name": "⟦Ana Lind⟧", "royalty": 120}]}',
])('takes %j for no credit', (marked) => {
  expect(isCredit(marked)).toBe(false)
})

it.each([
  ['names', 'Ana Lind\n'],
  ['one line of names', 'Ana Lind-A. '],
  ['blanks behind a name', 'Ana Lind                                        '],
])('takes time in proportion to %s below thanks', async (_name, part) => {
  const list = (size: number) =>
    `The developers say thanks to all for patches\n${part.repeat(size)}`
  expect(await growthOf(list, creditsIn, 500)).toBeLessThan(LINEAR_GROWTH)
})
