/** The room of choices: only what works, each applied at once. */

import { type ReactNode, useState } from 'react'
import { DialogTrigger } from 'react-aria-components'
import {
  changeSettings,
  DEFAULT_SETTINGS,
  DENSITIES,
  type Settings,
  THEMES,
  useSettings,
  useUnkept,
} from '../data/settings-store.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { Room } from '../ui/room.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { BackToDefault } from './back-to-default.tsx'
import { InstalledSection } from './installed-section.tsx'
import { KeySettings } from './key-settings.tsx'
import { OwnRuleFiles } from './own-rule-files.tsx'
import { PolicyTable } from './policy-table.tsx'
import { RuleList } from './rule-list.tsx'
import { RuleTrial } from './rule-trial.tsx'
import { SuppressionList } from './suppression-list.tsx'
import { SwitchRow } from './switch-row.tsx'

const { settings: words } = messages

export function SettingsRoom() {
  const settings = useSettings()
  const { problem } = useUnkept()
  return (
    <Room
      title={words.title}
      lead={words.lead}
      actions={
        <DialogTrigger>
          <Button weight="quiet">{words.reset}</Button>
          <ConfirmDialog
            title={words.resetTitle}
            text={words.resetText}
            action={words.resetAction}
            problem={null}
            onConfirm={(close) => {
              changeSettings(DEFAULT_SETTINGS)
              close()
            }}
          />
        </DialogTrigger>
      }
    >
      {problem === null ? null : (
        <div className="mt-6 rounded-xl border border-line bg-warn-tint px-5 py-3">
          <p className="font-medium">{words.unkept}</p>
          <ProblemNote problem={problem} />
        </div>
      )}
      <Section title={words.appearance}>
        <ChoiceRow label={words.theme} setting="theme" values={THEMES} names={words.themes} />
        <ChoiceRow
          label={words.density}
          setting="density"
          values={DENSITIES}
          names={words.densities}
        />
      </Section>
      <Section title={words.review}>
        <SwitchRow
          label={words.maskValues}
          hint={words.maskValuesHint}
          isSelected={settings.maskValues}
          onChange={(maskValues) => changeSettings({ maskValues })}
        />
      </Section>
      <Section title={words.policy.title}>
        <PolicyTable />
      </Section>
      <Section title={words.notifications}>
        <NotifySwitch />
        <SwitchRow
          label={words.notifyNames}
          hint={words.notifyNamesHint}
          isSelected={settings.notifyNames}
          onChange={(notifyNames) => changeSettings({ notifyNames })}
        />
      </Section>
      <Section title={words.history}>
        <KeepChoice />
      </Section>
      <Section title={messages.suppressions.list}>
        <SuppressionList />
      </Section>
      <Section title={words.detectors}>
        <RuleList />
        <OwnRuleFiles />
        <RuleTrial />
      </Section>
      <Section title={words.installed.title}>
        <InstalledSection />
      </Section>
      <Section title={words.keyboard}>
        <SwitchRow
          label={words.singleKeys}
          hint={words.singleKeysHint}
          isSelected={settings.singleKeys}
          onChange={(singleKeys) => changeSettings({ singleKeys })}
        />
        <KeySettings />
      </Section>
    </Room>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-6" aria-label={title}>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        {children}
      </div>
    </section>
  )
}

/** The browser asks once, at the press; where it refused, the switch stays off and says so. */
function NotifySwitch() {
  const isOn = useSettings((state) => state.notifications)
  const [permission, setPermission] = useState(Notification.permission)
  return (
    <SwitchRow
      label={words.notify}
      hint={permission === 'denied' ? words.notifyRefused : words.notifyHint}
      isSelected={isOn && permission === 'granted'}
      onChange={async (next) => {
        const answer = next ? await Notification.requestPermission() : permission
        setPermission(answer)
        changeSettings({ notifications: next && answer === 'granted' })
      }}
    />
  )
}

function KeepChoice() {
  const keepDays = useSettings((state) => state.keepDays)
  const days = KEEP_DAYS.includes(keepDays) ? KEEP_DAYS : [keepDays, ...KEEP_DAYS]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3.5">
      <span className="flex-1 basis-60">
        <span className="block font-medium">{words.keep}</span>
        <span className="block max-w-prose text-ink-soft">{words.keepHint}</span>
      </span>
      <BackToDefault setting="keepDays" label={words.keep} valueName={words.keepFor} />
      <Choice
        label={words.keep}
        value={String(keepDays)}
        options={days.map((each) => ({ id: String(each), name: words.keepFor(each) }))}
        onChange={(id) => changeSettings({ keepDays: id === 'null' ? null : Number(id) })}
      />
    </div>
  )
}

const KEEP_DAYS: readonly (number | null)[] = [1, 7, 30, 90, 365, null]

interface ChoiceRowProps<K extends 'theme' | 'density'> {
  readonly label: string
  readonly setting: K
  readonly values: readonly Settings[K][]
  readonly names: Readonly<Record<Settings[K], string>>
}

/** One of a few values, side by side. */
function ChoiceRow<K extends 'theme' | 'density'>(props: ChoiceRowProps<K>) {
  const { label, setting, values, names } = props
  const value = useSettings((state) => state[setting])
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-3.5">
      <span className="flex-1 font-medium">{label}</span>
      <BackToDefault
        setting={setting}
        label={label}
        valueName={(usual) => names[usual].toLowerCase()}
      />
      <Segmented
        label={label}
        value={value}
        options={values.map((id) => ({ id, name: names[id] }))}
        onChange={(id) => changeSettings({ [setting]: id })}
      />
    </div>
  )
}
