/** What is on this machine and scans: versions, hashes, folders. It does not change while the service runs. */

import Type from 'typebox'
import { CATEGORIES } from '../model/vocabulary.ts'

const closed = { additionalProperties: false } as const
const count = () => Type.Integer({ minimum: 0 })
const orNull = <T extends Type.TSchema>(type: T) => Type.Union([type, Type.Null()])
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** Folders that the app can open, by what they hold. */
export const FOLDERS = ['data', 'rules', 'models', 'cache'] as const
export type FolderName = (typeof FOLDERS)[number]

export const InstalledPack = Type.Object(
  {
    id: Type.String(),
    /** Null of a pack that cannot run, as is what follows. */
    version: orNull(Type.String()),
    level: Type.Enum(['L2', 'L3']),
    categories: Type.Array(Type.Enum([...CATEGORIES])),
    /** Of the manifest, which holds those of the pack's files: the hash that receipts name. */
    sha256: orNull(Sha256),
    licence: orNull(Type.String()),
    /** Bytes of its network and tokenizer. */
    bytes: orNull(count()),
    /** Whether it is the owner's, not one that ships with the program. */
    is_own: Type.Boolean(),
    /** Why it cannot run, in words; null where it can. */
    problem: orNull(Type.String()),
  },
  closed,
)
export type InstalledPack = Type.Static<typeof InstalledPack>

export const Installed = Type.Object(
  {
    /** Of the program. */
    version: Type.String(),
    rules: Type.Object(
      {
        total: count(),
        /** Of every rule, the owner's own among them: the hash that receipts name. */
        sha256: Sha256,
        /** Files of the owner's that are not used, and why. */
        left_out: Type.Array(
          Type.Object({ file: Type.String(), problems: Type.Array(Type.String()) }, closed),
        ),
      },
      closed,
    ),
    models: Type.Array(InstalledPack),
    /** Whether this machine can show a folder in a window. */
    opens_folders: Type.Boolean(),
    /** Absolute paths. */
    folders: Type.Object(
      Object.fromEntries(FOLDERS.map((name) => [name, Type.String()])) as Record<
        FolderName,
        Type.TString
      >,
      closed,
    ),
  },
  closed,
)
export type Installed = Type.Static<typeof Installed>
