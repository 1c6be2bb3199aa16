/**
 * The walls of ARCHITECTURE.md, checked by dependency-cruiser on every import:
 * `npm run walls`. Paths are regular expressions from the project's root.
 */

import type { IConfiguration } from 'dependency-cruiser'

const TESTS = '[.]test[.]tsx?$|/__fixtures__/'

/** A wall that tests may climb: they look behind what they test. */
const product = (path: string) => ({ path, pathNot: TESTS })

/** Only `owner` imports the package or built-in module. */
const ownedBy = (owner: string, module: string, { testsToo = false } = {}) => ({
  name: `only-${owner.replaceAll('/', '-')}-imports-${module.replaceAll(/[@/:()|]/g, '')}`,
  comment:
    'One place owns each package that reaches outside: a screen, a disk, a network, native code.',
  severity: 'error' as const,
  from: {
    path: '^src-',
    pathNot: testsToo ? `^src-main/${owner}/` : [TESTS, `^src-main/${owner}/`],
  },
  to: { path: [`^${module}$`, `(^|/)node_modules/${module}/`] },
})

/** A room and the rooms that it may import; `workers` and the root files have walls of their own. */
const room = (name: string, others: readonly string[]) => ({
  name: `${name}-imports-leftwards`,
  comment: `intake < extract < chunk < detect < decide: data flows one way, and ${name} knows only what comes before it.`,
  severity: 'error' as const,
  from: product(`^src-main/${name}/`),
  to: {
    path: '^src-main/[^/]+/',
    pathNot: `^src-main/(${[name, 'workers', ...others].join('|')})/`,
  },
})

/** A room of the renderer and those that it may import; only the routes know them all. */
const screen = (name: string, others: readonly string[]) => ({
  name: `renderer-${name}-imports-leftwards`,
  comment:
    'data, messages < ui < what draws < the rooms < the shell: a screen is taken out without another noticing.',
  severity: 'error' as const,
  from: { path: `^src-renderer/${name}/`, pathNot: [TESTS, '/testing/'] },
  to: { path: '^src-renderer/', pathNot: `^src-renderer/(${[name, ...others].join('|')})/` },
})

/** A room, and the files by which other rooms enter it. Those that build the parts enter anywhere. */
const entrance = (name: string, files: readonly string[]) => ({
  name: `${name}-has-an-entrance`,
  comment: 'What stands behind the entrance can then change without anybody noticing.',
  severity: 'error' as const,
  from: {
    path: '^src-main/',
    pathNot: [
      TESTS,
      `^src-main/${name}/`,
      '^src-main/(compose|engine|installed|own-rule-files|storage)[.]ts$',
    ],
  },
  to: { path: `^src-main/${name}/`, pathNot: `^src-main/${name}/(${files.join('|')})[.]ts$` },
})

/** A file outside the rooms, and the rooms that may import it. */
const rootFile = (name: string, rooms: readonly string[]) => ({
  name: `${name}-is-not-for-everybody`,
  comment: 'What a room needs is handed to it; only these read it themselves.',
  severity: 'error' as const,
  from: { path: '^src-main/[^/]+/', pathNot: [TESTS, `^src-main/(${rooms.join('|')})/`] },
  to: { path: `^src-main/${name}[.]ts$` },
})

export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Files that import each other can only be understood, tested and moved together.',
      severity: 'error' as const,
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere would break no other wall either.',
      severity: 'error' as const,
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'trees-share-only-src-shared',
      comment: 'The screens and the service meet over HTTP alone.',
      severity: 'error' as const,
      from: { path: '^src-(main|renderer|shared)/' },
      to: {
        path: '^(src-(main|renderer)|quality|bench|e2e|scripts|training)/',
        // A test may attack with what the attacks beside the product use.
        pathNot: ['^src-$1/', '^quality/'],
      },
    },
    {
      name: 'the-product-does-not-import-its-tests',
      comment: 'What measures or attacks the product is not shipped with it.',
      severity: 'error' as const,
      from: product('^src-'),
      to: { path: '^(quality|bench|e2e|scripts|training)/|/__fixtures__/|[.]test[.]tsx?$' },
    },
    {
      name: 'shared-has-no-built-ins',
      comment: 'It runs in the browser, in Electron and in plain Node.',
      severity: 'error' as const,
      from: product('^src-shared/'),
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'renderer-has-no-built-ins',
      comment: 'It runs in a browser.',
      severity: 'error' as const,
      from: product('^src-renderer/'),
      to: { dependencyTypes: ['core'] },
    },

    ownedBy('desktop', 'electron', { testsToo: true }),
    ownedBy('store', 'node:sqlite'),
    ownedBy('api', 'fastify'),
    ownedBy('detect/models', 'onnxruntime-node'),
    // Without our `fetch` it opens connections by itself.
    ownedBy('intake', '@modelcontextprotocol/client'),
    ownedBy('cli/mcp', '@modelcontextprotocol/(server|node)'),
    ownedBy('watch', 'chokidar'),
    {
      name: 'one-file-opens-connections',
      comment: 'safe-fetch.ts asks the address policy first; `fetch` itself is refused by Biome.',
      severity: 'error' as const,
      from: {
        path: '^src-main/',
        // Two use `node:net` to read addresses, not to connect to them; three speak HTTP on 127.0.0.1 alone.
        pathNot: [
          TESTS,
          '^src-main/cli/(mcp/serve-http|service/(loopback-client|proven-agent))[.]ts$',
          '^src-main/intake/(safe-fetch|address-policy|network-settings)[.]ts$',
          '^src-main/detect/rules/validators/pii/ip-address[.]ts$',
        ],
      },
      to: {
        path: '^((node:)?(http|https|http2|net|tls|dns|dgram)|undici)$|(^|/)node_modules/undici/',
        dependencyTypesNot: ['type-only'],
      },
    },

    room('intake', []),
    room('extract', ['intake']),
    room('chunk', ['intake', 'extract']),
    room('detect', ['intake', 'extract', 'chunk']),
    room('decide', ['intake', 'extract', 'chunk', 'detect']),
    room('workers', []),
    {
      name: 'workers-serve-everybody',
      comment: 'Threads and processes know nothing of what runs in them.',
      severity: 'error' as const,
      from: product('^src-main/workers/'),
      to: { path: '^src-main/', pathNot: '^src-main/workers/' },
    },
    {
      name: 'only-doors-know-http',
      comment: 'The use case is the same for HTTP, the command line and the desktop.',
      severity: 'error' as const,
      from: {
        path: '^src-main/',
        pathNot: [TESTS, '^src-main/(api|cli|desktop)/', '^src-main/compose[.]ts$'],
      },
      to: { path: '^src-main/(api|cli|desktop)/' },
    },

    screen('messages', []),
    screen('data', []),
    screen('findings', []),
    screen('keyboard', ['data', 'messages', 'ui']),
    screen('ui', ['data', 'messages']),
    screen('document', ['data', 'messages', 'ui']),
    screen('verdict', ['data', 'messages', 'ui']),
    screen('history', ['data', 'messages', 'ui', 'verdict']),
    screen('intake', ['data', 'messages', 'ui', 'verdict']),
    screen('server', ['data', 'messages', 'ui']),
    screen('settings', ['data', 'messages', 'ui', 'keyboard']),
    screen('review', ['data', 'messages', 'ui', 'document', 'findings', 'keyboard', 'verdict']),
    screen('shell', ['data', 'messages', 'ui', 'keyboard', 'intake']),

    entrance('extract', [
      'extract-document',
      'canonical-document',
      'html/charset',
      'office/read-zip',
      'mcp/pins',
      'mcp/changes',
    ]),
    entrance('detect', [
      'detector',
      'extortion',
      'in-a-record',
      'known-facts',
      'of-a-person',
      'technical',
      'business-names',
      'institutions',
      'family-words',
      'officers',
      'own-words',
      'cited',
      'titled',
      'references',
      'public-number',
      'published-numbers',
      'select-detectors',
      'models/add/pack-folder',
      'rules/catalog/rule-catalog',
      'calendar-names',
      'unaccented',
    ]),
    entrance('present', ['review-document', 'exports']),

    rootFile('clock', ['api', 'scan']),
    rootFile('compose', ['desktop', 'cli']),
    rootFile('config', ['desktop', 'cli', 'api', 'scan']),
    rootFile('engine', ['cli']),
    rootFile('entry-points', ['cli', 'desktop', 'api', 'scan', 'chunk', 'detect']),
    rootFile('installed', []),
    rootFile('log', ['desktop', 'cli', 'api', 'scan', 'store']),
    rootFile('optimise-early', ['desktop', 'cli']),
    rootFile('own-rule-files', ['api']),
    rootFile('paths', ['desktop', 'cli']),
    rootFile('storage', ['api']),
    rootFile('v8-flags', ['desktop', 'cli', 'extract', 'chunk', 'detect', 'decide', 'present']),
    rootFile('version', ['desktop', 'cli', 'api']),
    {
      name: 'workers-are-started-not-imported',
      comment: 'An entry of a thread or process does its work when it is loaded.',
      severity: 'error' as const,
      from: { pathNot: TESTS },
      to: { path: '[.](worker|process)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-native-code-in-threads',
      comment: 'What crashes there takes the whole process down.',
      severity: 'error' as const,
      from: { path: '[.]worker[.]ts$', pathNot: TESTS },
      to: {
        path: '(^|/)node_modules/(onnxruntime-node|@napi-rs/canvas|electron)/',
        reachable: true,
      },
    },
  ],
  options: {
    // TypeScript 7 has no compiler in JavaScript that could be asked.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|out|training/[.]venv)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
} satisfies IConfiguration
