/** `npm run walls`: whether every import of the project keeps to the walls of ARCHITECTURE.md. */

import { complaintsAbout } from './check-walls.ts'

const { complaints, files } = await complaintsAbout()
for (const complaint of complaints) console.error(complaint)
console.log(`${files} files, ${complaints.length} imports through a wall`)
process.exitCode = complaints.length === 0 ? 0 : 1
