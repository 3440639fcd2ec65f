'use client'
import { useSyncExternalStore } from 'react'
import * as words from '../messages/theme.generated.js'
import { Button } from './Button.js'
import { Menu } from './Menu.js'
import type { Theme } from './props.js'
import { isOn, type Preference, turn, watchPreferences } from './preferences.js'
import { chooseTheme, readTheme } from './theme.js'

const themes: readonly Theme[] = ['light', 'dark', 'system']

const watch = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
const now = (): Theme => readTheme(document.documentElement.dataset['theme']) ?? 'system'

const never = (): boolean => false

/** A switch of the menu. */
const useSwitch = (preference: Exclude<Preference, 'keepCampaigns'>) => {
  const on = useSyncExternalStore(watchPreferences, () => isOn(preference), never)
  return {
    ...{ id: preference, label: words.preference({ preference }), checked: on },
    onSelect: () => turn(preference, !on),
  }
}

/** Theme, sound and motion: what the reader likes of the page. */
export function ThemeSwitch() {
  const [resolutions, sealSound] = [useSwitch('resolutions'), useSwitch('sealSound')]
  const theme = useSyncExternalStore<Theme>(watch, now, () => 'system')
  return (
    <Menu
      label={words.theme()}
      trigger={
        <Button tone="quiet" size="s" aria-label={words.now({ theme })}>
          <span className="m-theme-mark" aria-hidden="true" />
        </Button>
      }
      items={[
        ...themes.map((id) => ({
          id,
          label: words.name({ theme: id }),
          checked: id === theme,
          onSelect: () => chooseTheme(id),
        })),
        resolutions,
        sealSound,
      ]}
    />
  )
}
