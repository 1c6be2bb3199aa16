/** Sentences about folders that are watched. */

import { count } from '../format.ts'

export const watching = {
  title: 'Watched folders',
  short: 'Scan what comes into a folder by itself',
  lead: 'New and changed files are scanned into the History once they rest, also while no window is open. What .gitignore and .assayignore leave out is left out; links are not followed.',
  path: 'Folder',
  placeholder: '/home/me/Inbox',
  add: 'Watch folder',
  adding: 'Looking into it…',
  stop: 'Stop',
  stopName: (path: string) => `Stop watching ${path}`,
  counts: (scanned: number, refused: number, waiting: number) =>
    [
      `${count(scanned, 'file', 'files')} scanned since the start`,
      ...(refused === 0 ? [] : [`${count(refused, 'could', 'could')} not be read`]),
      ...(waiting === 0 ? [] : [count(waiting, 'waits', 'wait')]),
    ].join(', '),
  toHistory: 'Open History',
} as const
