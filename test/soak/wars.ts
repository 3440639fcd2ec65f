import { createWar, type Guest, must, seatBot, signUp, startWar } from '../flood/people.js'
import { type Frame, listen, streams } from './stream.js'
import type { Troubles } from './troubles.js'

export const campaigns = 50
const seats = [...'ABCDEFGH']
/** Those who look on at each war; the organiser is one more. */
const onlookersEach = 7
export const sockets = campaigns * (onlookersEach + 1)
/** Accounts that look on, each at several wars. */
const onlookers = 70
/** Maps of new-map on which groups begin in turn, those that are drawn at once. */
const maps = ['SOAK-1', 'SOAK-2', 'SOAK-3', 'SOAK-6']

/** Wars of bots, each followed by another when it is over, and those who watch them. */
export interface Wars {
  /** Campaigns, those to come included. */
  prepared(): number
  frames(): number
  stop(): void
}

/** People of one group: the one who organises, and the others. */
interface Group {
  readonly organiser: Guest
  readonly guests: readonly Guest[]
}

/** One after the other for each, a few at once. */
const each = async <Item, Made>(items: readonly Item[], work: (item: Item) => Promise<Made>): Promise<Made[]> => {
  const made: Made[] = []
  const queue = [...items.entries()]
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) made[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: 4 }, lane))
  return made
}

const signUpAll = (url: string, count: number): Promise<readonly Guest[]> =>
  each([...Array(count).keys()], (at) =>
    signUp(url, `Member ${String(at + 1)}`, `10.0.${String(at >> 8)}.${String(at & 255)}`),
  )

const groupsOf = (people: readonly Guest[]): readonly Group[] => {
  const [organisers, others] = [people.slice(0, campaigns), people.slice(campaigns)]
  return organisers.map((organiser, at) => ({
    organiser,
    guests: Array.from({ length: onlookersEach }, (_, one) => others[(at * onlookersEach + one) % onlookers]).filter(
      (guest) => guest !== undefined,
    ),
  }))
}

const admit = async (url: string, { organiser, guests }: Group, id: string): Promise<void> => {
  const invite = 'mutation ($id: ID!) { invite(campaignId: $id, role: OBSERVER) { url } }'
  const accept = 'mutation ($token: String!) { acceptInvitation(token: $token) { id } }'
  for (const guest of guests) {
    const made = await must<{ invite: { url: string } }>(url, organiser, invite, { id })
    await must(url, guest, accept, { token: made.invite.url.replace('/join/', '') })
  }
}

const prepare = async (url: string, group: Group, map = ''): Promise<string> => {
  const id = await createWar(url, group.organiser, 'A war of bots', { scenarioId: `new-map.8.${map}` })
  for (const seat of seats) await seatBot(url, group.organiser, id, seat)
  await admit(url, group, id)
  return id
}

const resume = (url: string, organiser: Guest, id: string): Promise<object> =>
  must(url, organiser, 'mutation ($id: ID!) { resumeCampaign(campaignId: $id) { id } }', { id })

/** Undefined for a frame of another stream. */
const phaseOf = (frame: Frame): string | undefined => (frame['table'] as { readonly phase: string } | undefined)?.phase

export const openWars = async (url: string, trouble: Troubles['note']): Promise<Wars> => {
  let [prepared, frames, stopped] = [0, 0, false]
  const leaving = new Set<() => void>()

  /** Sockets of one war; all of them are closed when it is over, or when they are told to. */
  const watch = ({ organiser, guests }: Group, id: string, over: () => void): void => {
    const leave = (): void => {
      if (!leaving.delete(leave)) return
      for (const stream of all) stream.close()
    }
    let phase = ''
    const seen = (frame: Frame): void => {
      frames += 1
      const next = phaseOf(frame) ?? phase
      if (next === phase || !leaving.has(leave)) return
      phase = next
      if (phase === 'HELD') trouble('a campaign is held')
      // Ten turns of bots alone pause a war: that is a rule, and no fault
      if (phase === 'PAUSED') void resume(url, organiser, id).catch((error: unknown) => trouble(String(error)))
      if (phase === 'ENDED') {
        leave()
        over()
      }
    }
    leaving.add(leave)
    const all = [
      listen(url, organiser, id, streams.status, { frame: seen, trouble }),
      ...guests.map((guest) => listen(url, guest, id, streams.briefing, { frame: seen, trouble })),
    ]
  }

  const prepareNext = (group: Group): Promise<string> => prepare(url, group, maps[prepared++ % maps.length])
  const play = async (group: Group, id: string): Promise<void> => {
    await startWar(url, group.organiser, id)
    watch(group, id, () => {
      if (!stopped) void next(group).catch((error: unknown) => trouble(String(error)))
    })
  }
  const next = async (group: Group): Promise<void> => play(group, await prepareNext(group))

  // Nobody plays while others still get ready.
  const groups = groupsOf(await signUpAll(url, campaigns + onlookers))
  const ready = await each(groups, async (group) => ({ group, id: await prepareNext(group) }))
  await each(ready, ({ group, id }) => play(group, id))
  return {
    prepared: () => prepared,
    frames: () => frames,
    stop: () => {
      stopped = true
      for (const leave of [...leaving]) leave()
    },
  }
}
