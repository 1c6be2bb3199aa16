/**
 * What agents are given to read without anybody asking: instructions, skills,
 * commands, and configurations of MCP servers, at the places at which their clients
 * look. Most are named in the clients' own documentation, some only in what others write
 * about them; a place that no client reads costs nothing but a look.
 */

import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { type IgnoreRules, NO_IGNORE_RULES } from '../../watch/ignore-rules.ts'
import { ALL_LEFT_OUT, type Found, findFiles, type RulesOf } from './find-files.ts'

/** Under the home folder: Claude Code, Codex, Cursor, Gemini, Copilot, Windsurf, opencode, Goose, Continue, Roo, Kiro, Amp, Zed, Qwen. */
const AT_HOME = `
  .claude/CLAUDE.md .claude/rules .claude/skills .claude/agents .claude/commands .claude/output-styles .claude/plugins
  .claude/settings.json .claude/settings.local.json .claude.json
  .agents .codex/AGENTS.md .codex/AGENTS.override.md .codex/config.toml .codex/prompts .codex/skills .codex/rules
  .cursor/mcp.json .cursor/rules .cursor/skills .cursor/commands .cursor/agents
  .gemini/GEMINI.md .gemini/settings.json .gemini/commands .gemini/extensions .gemini/skills
  .copilot/mcp-config.json .copilot/skills .copilot/agents .copilot/copilot-instructions.md
  .codeium/windsurf/mcp_config.json .codeium/windsurf/memories .codeium/windsurf/skills
  .config/opencode .config/goose/config.yaml .config/goose/.goosehints .config/amp .config/agents .config/zed/settings.json
  .config/Claude/claude_desktop_config.json .config/Code/User/mcp.json .config/Code/User/prompts
  .continue/config.yaml .continue/config.json .continue/rules .continue/mcpServers
  .roo .kiro/settings .kiro/steering .qwen/QWEN.md .qwen/settings.json .qwen/skills .aider.conf.yml .vscode/mcp.json
  Documents/Cline/Rules Documents/Cline/MCP`
/** Where macOS and Windows keep settings of programs. */
const OF_PROGRAMS = 'Claude/claude_desktop_config.json Code/User/mcp.json Code/User/prompts'

/** In a repository; some are often in no commit, so they are looked for and not only walked over. */
const IN_REPOSITORY = `
  .claude .mcp.json .agents .codex .cursor .cursorrules .gemini .windsurf .windsurfrules .clinerules .roo .roomodes .roorules
  .continue .opencode opencode.json opencode.jsonc .goosehints .aider.conf.yml .junie .kiro .amazonq .qwen .rules .vscode/mcp.json
  .github/copilot-instructions.md .github/instructions .github/prompts .github/agents .github/skills .github/chatmodes`

/** Instructions that are read wherever in a repository they lie. */
const INSTRUCTIONS = new RegExp(
  oneLine`
    ^(?:CLAUDE(?:\.local)?|AGENTS?(?:\.override)?|GEMINI|QWEN|SKILL)\.md$
    |^\.(?:cursorrules|windsurfrules|clinerules|goosehints|mcp\.json)$
  `,
  'i',
)
/** Makes its folder one skill, with every script and text in it. */
const SKILL = /^SKILL\.md$/i
/** Packages, and what clients keep in their folders for themselves; a skill may have any of these names. */
const OF_CLIENTS =
  /(?:^|\/)node_modules$|^\.(?:config\/)?[\w-]+\/(?:cache|logs|worktrees|projects|todos|shell-snapshots|statsig)$/
/** By what these are left out. */
const BY_AGENTS = '--agents'

/**
 * The files of this machine's user, or of a repository where a folder is named; each once. An agent heeds
 * no `.gitignore` where it looks for what it is to follow, so neither is one heeded here.
 */
export function* agentFiles(folder: string | undefined, home = homedir()): Generator<Found> {
  if (folder !== undefined && !existsSync(folder)) {
    yield { name: folder, problem: 'not found' }
    return
  }
  const seen = new Set<string>()
  const places = folder === undefined ? homePlaces(home) : listed(folder, IN_REPOSITORY)
  const rules = withoutOwn(folder ?? home)
  for (const place of places.filter(existsSync))
    yield* once(
      findFiles([place], () => rules),
      seen,
    )
  if (folder !== undefined)
    yield* once(
      instructionsIn(folder, () => rules),
      seen,
    )
}

/** Leaves out what clients keep for themselves below a folder, wherever that lies. */
function withoutOwn(root: string): IgnoreRules {
  const rules: IgnoreRules = {
    leftOutBy(path, isFolder) {
      const within = relative(resolve(root), path).split(sep).join('/')
      if (isFolder && OF_CLIENTS.test(within)) return BY_AGENTS
      return NO_IGNORE_RULES.leftOutBy(path, isFolder)
    },
    within: () => rules,
  }
  return rules
}

function homePlaces(home: string): readonly string[] {
  const settings = [join(home, 'Library/Application Support'), process.env.APPDATA ?? '']
  return [
    ...listed(home, AT_HOME),
    ...settings.filter(Boolean).flatMap((each) => listed(each, OF_PROGRAMS)),
  ]
}

function listed(folder: string, names: string): readonly string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => (folder === '.' ? name : join(folder, name)))
}

/** Nobody named these files themselves: a picture among them is no fault. */
function* once(files: Iterable<Found>, seen: Set<string>): Generator<Found> {
  for (const found of files) {
    const key = resolve(found.name)
    if (seen.has(key) || ('problem' in found && found.detail === ALL_LEFT_OUT)) continue
    seen.add(key)
    yield 'problem' in found ? found : { ...found, isNamed: false }
  }
}

/** Instructions anywhere in a folder, and all of each skill. */
function* instructionsIn(folder: string, rulesOf: RulesOf): Generator<Found> {
  for (const found of findFiles([folder], rulesOf)) {
    if ('problem' in found || !INSTRUCTIONS.test(basename(found.name))) continue
    yield found
    if (SKILL.test(basename(found.name))) yield* findFiles([dirname(found.name)], rulesOf)
  }
}
