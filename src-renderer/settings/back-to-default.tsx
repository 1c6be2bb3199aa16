/** Says what a setting is by default where it is something else, and sets it back. */

import {
  changeSettings,
  DEFAULT_SETTINGS,
  type Settings,
  useSettings,
} from '../data/settings-store.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'

const { settings: words } = messages

interface BackToDefaultProps<K extends keyof Settings> {
  readonly setting: K
  /** What the setting is called. */
  readonly label: string
  /** A value as its control calls it. */
  readonly valueName: (value: Settings[K]) => string
}

export function BackToDefault<K extends keyof Settings>(props: BackToDefaultProps<K>) {
  const { setting, label, valueName } = props
  const value = useSettings((state) => state[setting])
  const usual = DEFAULT_SETTINGS[setting]
  if (value === usual) return null
  const name = words.default(valueName(usual))
  return (
    <Button
      weight="quiet"
      size="h-7 px-2"
      aria-label={words.defaultOf(label, name)}
      onPress={() => changeSettings({ [setting]: usual })}
    >
      {name}
    </Button>
  )
}
