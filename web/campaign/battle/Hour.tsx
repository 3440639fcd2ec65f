import type { BattleDesk } from '../../api/battles.js'
import { ownZone } from '../../api/time.js'
import { onClocks } from './when.js'

/** An hour as both clocks show it. */
export const Hour = ({ at, desk }: { readonly at: string; readonly desk: BattleDesk }) => (
  <time className="b-hour" dateTime={at}>
    {onClocks(at, desk.sides, ownZone()).map(({ whose, zone, text }) => (
      <span key={zone}>
        <b>{text}</b> <span className="m-quiet">{`${whose}, ${zone.replaceAll('_', ' ')}`}</span>
      </span>
    ))}
  </time>
)
