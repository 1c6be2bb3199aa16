/** Completion for shells, as scripts that hold all they need: nothing is started while somebody types. */

import { allCommands, type CommandInfo } from './command-tree.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** How each shell takes the script, for help. */
export const INSTALLING: Readonly<Record<Shell, string>> = {
  bash: 'assay completion bash > ~/.local/share/bash-completion/completions/assay',
  zsh: 'assay completion zsh > ~/.assay.zsh; echo "source ~/.assay.zsh" >> ~/.zshrc  # after compinit',
  fish: 'assay completion fish > ~/.config/fish/completions/assay.fish',
}

export function completionScript(shell: Shell, program: CommandInfo): string {
  switch (shell) {
    case 'bash':
      return bash(program)
    case 'zsh':
      // zsh reads the same tables through its own reader of bash completions.
      return `autoload -U +X bashcompinit && bashcompinit\n${bash(program)}`
    case 'fish':
      return fish(program)
  }
}

/** The words that may follow a command, and the values that may follow an option of it. */
function bash(program: CommandInfo): string {
  const commands = allCommands(program)
  const words = commands.map(
    (command) =>
      `    ${quoted(keyOf(command))}) words=${quoted([...wordsAfter(command), ...optionsOf(command)].join(' '))} ;;`,
  )
  const values = commands.flatMap((command) =>
    command.options
      .filter(({ takesValue }) => takesValue)
      .map(
        ({ long, choices }) =>
          `    ${quoted(`${keyOf(command)} ${long}`)}) ${choices.length > 0 ? `words=${quoted(choices.join(' '))}` : 'files=1'}; return ;;`,
      ),
  )
  const paths = commands.map((command) => quoted(keyOf(command))).join(' ')
  return `# Made by assay completion from the commands of this version.
_assay_words() {
  words='' files=''
  case "$1 $2" in
${values.join('\n')}
  esac
  case "$1" in
${words.join('\n')}
  esac
}

_assay() {
  local path=assay word words files known=" ${paths} "
  local i
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    case "$known" in *"'$path $word'"*) path="$path $word" ;; esac
  done
  local current=\${COMP_WORDS[COMP_CWORD]}
  _assay_words "$path" "\${COMP_WORDS[COMP_CWORD - 1]}"
  COMPREPLY=()
  [ -n "$words" ] && COMPREPLY=($(compgen -W "$words" -- "$current"))
  case "$current" in
    -*) ;;
    *) if [ -n "$files" ] || [ \${#COMPREPLY[@]} -eq 0 ]; then COMPREPLY+=($(compgen -f -- "$current")); fi ;;
  esac
}
complete -o filenames -F _assay assay
`
}

function fish(program: CommandInfo): string {
  const lines = allCommands(program).flatMap((command) => [
    ...command.children.map(
      ({ path, description }) =>
        `complete -c assay -f -n ${quoted(conditionOf(command))} -a ${quoted(path.at(-1) ?? '')} -d ${quoted(description)}`,
    ),
    ...command.argumentChoices.map(
      (choice) => `complete -c assay -f -n ${quoted(conditionOf(command))} -a ${quoted(choice)}`,
    ),
    ...command.options.map(({ long, short, description, takesValue, choices }) =>
      [
        `complete -c assay -n ${quoted(conditionOf(command))} -l ${quoted(long.replace(/^--/, ''))}`,
        ...(short ? [`-s ${quoted(short.replace(/^-/, ''))}`] : []),
        ...(takesValue
          ? choices.length > 0
            ? [`-x -a ${quoted(choices.join(' '))}`]
            : ['-r']
          : []),
        `-d ${quoted(description)}`,
      ].join(' '),
    ),
  ])
  return `# Made by assay completion from the commands of this version.
function __assay_at
  set -l seen
  for word in (commandline -opc)[2..]
    string match -q -- '-*' $word; or set -a seen $word
  end
  test (count $seen) -ge (count $argv); or return 1
  for i in (seq (count $argv))
    test $seen[$i] = $argv[$i]; or return 1
  end
end
${lines.join('\n')}
`
}

/** True once the words of the command stand on the line; the program's own options hold everywhere. */
function conditionOf({ path, children }: CommandInfo): string {
  const words = path.slice(1)
  if (words.length > 0) return `__assay_at ${words.join(' ')}`
  const names = children.map((child) => child.path.at(-1)).join(' ')
  return `not __fish_seen_subcommand_from ${names}`
}

function keyOf({ path }: CommandInfo): string {
  return path.join(' ')
}

function wordsAfter({ children, argumentChoices }: CommandInfo): readonly string[] {
  return [...children.map(({ path }) => path.at(-1) ?? ''), ...argumentChoices]
}

function optionsOf({ options }: CommandInfo): readonly string[] {
  return options.map(({ long }) => long)
}

/** In single quotes, as all three shells read them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
