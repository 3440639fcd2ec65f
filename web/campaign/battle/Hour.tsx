import { ownZone } from '../../api/time.js'
import { useBattleContext } from './BattleContext.js'
import { onClocks } from './when.js'

/** An hour as both clocks show it. */
export function Hour({ at }: { readonly at: string }) {
  const { sides } = useBattleContext().desk
  return (
    <time className="b-hour" dateTime={at}>
      {onClocks(at, sides, ownZone()).map(({ whose, zone, text }) => (
        <span key={zone}>
          <b>{text}</b> <span className="m-quiet">{`${whose}, ${zone.replaceAll('_', ' ')}`}</span>
        </span>
      ))}
    </time>
  )
}
