'use client'

import { useSyncExternalStore } from 'react'
import { throwSheetsAway } from '../../campaign/desk/sheetStore.js'
import { emptyStore } from '../../kept/store.js'
import * as words from '../../messages/sessions.generated.js'
import { Checkbox, isOn } from '../../ui/index.js'
import { turn, watchPreferences } from '../../ui/preferences.js'

/** Whether this device keeps campaigns for when there is no network; what it has kept goes as soon as it may not. */
export function KeepSwitch() {
  const keeps = useSyncExternalStore(
    watchPreferences,
    () => isOn('keepCampaigns'),
    () => true,
  )
  const choose = (on: boolean): void => {
    turn('keepCampaigns', on)
    if (on) return
    throwSheetsAway(window.localStorage)
    if ('caches' in window) void emptyStore()
  }
  return (
    <>
      <Checkbox label={words.keep()} checked={keeps} onChange={({ target }) => choose(target.checked)} />
      <p className="m-label m-quiet">{words.keepAbout()}</p>
    </>
  )
}
