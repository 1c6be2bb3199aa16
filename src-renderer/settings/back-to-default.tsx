/** The way back to the default of one setting. */

import {
  changeSettings,
  DEFAULT_SETTINGS,
  type Settings,
  useSettings,
} from '../data/settings-store.ts'
import { BackButton } from './back-button.tsx'

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
  return (
    <BackButton
      label={label}
      usual={valueName(usual)}
      size="h-7 gap-1.5 px-2"
      onBack={() => changeSettings({ [setting]: usual })}
    />
  )
}
