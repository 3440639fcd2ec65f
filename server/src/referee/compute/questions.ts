import { type Ask, type DeadlineClass, isCalendar } from '@muster/rulesets/kit/asks.js'
import { deadlineFrom } from '../common/calendar.js'
import { EngineFault } from '../common/fault.js'
import { isRuling } from '../common/desk.js'
import type { ClockFact, Facts, OpenGroupFact } from './facts.js'
import type { Writes } from '../../store/writes.js'
import { rowsOf } from './rows.js'

/** Where the campaign is when its questions open. */
export interface Opening {
  readonly campaign: Facts['campaign']
  readonly turn: number
  readonly stage: string
  readonly stageChanged: boolean
  /** Whether there is a facilitator who sees everything. */
  readonly facilitator: boolean
  /** Battles that their sides may show to a facilitator who sees no secrets, by the engine's name. */
  readonly showable: ReadonlySet<string>
  readonly deadlines: readonly DeadlineClass[]
  readonly now: Date
}

const byGroup = (wanted: readonly Ask[]): ReadonlyMap<string, readonly Ask[]> => {
  const groups = new Map<string, Ask[]>()
  for (const ask of wanted) {
    const members = groups.get(ask.group) ?? []
    members.push(ask)
    groups.set(ask.group, members)
  }
  return groups
}

const hourFrom = ({ campaign, now }: Opening, name: string): Date | null =>
  deadlineFrom(now, campaign.deadlineRules[name] ?? null, campaign.timeZone)

/** Whether everybody may know the deadline of a question with which a stage opens. */
const isForAll = (first: Ask, wanted: readonly Ask[]): boolean =>
  wanted.some(isCalendar) ? isCalendar(first) : !isRuling(first) || wanted.every(isRuling)

/** The clocks as they were, and what becomes of them. */
class Clocks {
  private readonly hours = new Map<string, Date | null>()
  private readonly set = new Map<string, ClockFact>()

  constructor(
    private readonly opening: Opening,
    private readonly standing: readonly ClockFact[],
  ) {}

  get changed(): readonly ClockFact[] {
    return [...this.set.values()]
  }

  /** When a class that begins now is due. */
  hour(name: string): Date | null {
    const known = this.hours.get(name)
    if (known !== undefined) return known
    const hour = hourFrom(this.opening, name)
    this.hours.set(name, hour)
    return hour
  }

  /** The clock of this very stage. */
  private inStage(name: string): ClockFact | undefined {
    const clock = this.set.get(name) ?? this.standing.find((one) => one.class === name)
    return clock?.turn === this.opening.turn && clock.stage === this.opening.stage ? clock : undefined
  }

  private row(name: string, shown: { readonly public: boolean; readonly at: Date | null }): ClockFact {
    const { turn, stage, deadlines } = this.opening
    const position = deadlines.findIndex(({ id }) => id === name)
    const title = deadlines[position]?.title ?? name
    return { class: name, title, position, turn, stage, public: shown.public, at: shown.at?.toISOString() ?? null }
  }

  /** The deadline with which a stage opens for everybody, whatever is asked in it first. */
  openStage(wanted: readonly Ask[]): void {
    const { stage, stageChanged, deadlines } = this.opening
    if (!stageChanged || wanted.some(isCalendar) || wanted.every(isRuling)) return
    for (const { id, stage: opens } of deadlines)
      if (opens === stage) this.set.set(id, this.row(id, { public: true, at: this.hour(id) }))
  }

  /** The end of a stage that the calendar sets: nothing in it is due later. */
  endOf(wanted: readonly Ask[]): Date | null {
    const ask = wanted.find(isCalendar)
    if (!ask) return null
    const clock = this.inStage(ask.deadline)
    return clock ? (clock.at === null ? null : new Date(clock.at)) : this.hour(ask.deadline)
  }

  /**
   * One deadline per class and stage: a question asked again in the same stage keeps the deadline of the first, which others may know. A ruling's
   * clock is public only if the whole stage exists for rulings: with other questions it would reveal that there is something to rule.
   * Groups of a class with deadlines of their own have none in common, and a public clock only if their question is no secret. In a stage
   * that the calendar sets, its end is all that the table shows.
   */
  deadlineOf(first: Ask, wanted: readonly Ask[]): Date | null {
    const { stageChanged, deadlines, now } = this.opening
    const old = this.inStage(first.deadline)
    const { perGroup = false } = deadlines.find(({ id }) => id === first.deadline) ?? {}
    const hour = this.hour(first.deadline)
    const kept = old?.at == null ? null : new Date(old.at)
    const shown = perGroup
      ? { public: first.askedOfAllSeats, at: first.askedOfAllSeats ? hour : null }
      : {
          public: first.askedOfAllSeats || (stageChanged && isForAll(first, wanted)) || (old?.public ?? false),
          at: old ? kept : hour,
        }
    this.set.set(first.deadline, perGroup && old?.public ? old : this.row(first.deadline, shown))
    if (perGroup) return hour
    // A question asked again after its deadline would close unread: it gets the full time of its class again.
    return shown.at && shown.at <= now ? hour : shown.at
  }
}

/** A ruling on a battle that sides may show: until one does, whoever is to rule knows nothing of it. */
const waitsToBeShown = ({ facilitator, showable }: Opening, ask: Ask): boolean =>
  isRuling(ask) && !facilitator && !ask.askedOfAllSeats && showable.has(ask.view.about ?? '')

const rowOf = (opening: Opening, ask: Ask): object => ({
  ...{ seat: ask.seat, askId: ask.id, groupId: ask.group, view: ask.view },
  unshown: waitsToBeShown(opening, ask),
})

const nameOf = ({ seat, askId }: { readonly seat: string; readonly askId: string }): string => `${seat} ${askId}`

/** Questions that the engine withdrew, and new ones in a group that was already open. */
const matched = (
  group: OpenGroupFact,
  wanted: readonly Ask[],
): { readonly lapsed: object[]; readonly fresh: Ask[] } => {
  const ids = new Set(wanted.map((ask) => nameOf({ seat: ask.seat, askId: ask.id })))
  const known = new Set(group.asks.map(nameOf))
  return {
    lapsed: group.asks.filter((ask) => !ids.has(nameOf(ask))),
    fresh: wanted.filter((ask) => !known.has(nameOf({ seat: ask.seat, askId: ask.id }))),
  }
}

const mustAskAlike = (groupId: string, first: Ask, members: readonly Ask[]): void => {
  if (members.some((ask) => isRuling(ask) !== isRuling(first) || isCalendar(ask) !== isCalendar(first)))
    throw new EngineFault(`group ${groupId} asks a seat and the facilitator or the calendar`)
}

type Questions = Pick<Writes, 'closed' | 'lapsed' | 'groups' | 'asks' | 'clocks' | 'jobs'>

/** Makes the open groups match what the engine awaits: opens, withdraws, closes. `resolved` is the group that is closed by this. */
export const questionsOf = (
  opening: Opening,
  { open, clocks: standing }: Pick<Facts, 'open' | 'clocks'>,
  wanted: readonly Ask[],
  resolved: string | null,
): Questions => {
  const groups = byGroup(wanted)
  const before = open.filter(({ groupId }) => groupId !== resolved)
  const closed = before.filter(({ groupId }) => !groups.has(groupId)).map(({ groupId }) => groupId)
  const kept = before.flatMap((group) => {
    const members = groups.get(group.groupId)
    return members ? [matched(group, members)] : []
  })
  const rows = (fresh: readonly Ask[]): object[] => fresh.map((ask) => rowOf(opening, ask))
  const asks = kept.flatMap(({ fresh }) => rows(fresh))
  const [opened, jobs]: [object[], object[]] = [[], []]
  const clocks = new Clocks(opening, standing)
  const end = clocks.endOf(wanted)
  clocks.openStage(wanted)
  const known = new Set(before.map(({ groupId }) => groupId))
  for (const [groupId, members] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const first = members[0]
    if (!first || known.has(groupId)) continue
    mustAskAlike(groupId, first, members)
    const hour = clocks.deadlineOf(first, wanted)
    const deadlineAt = hour && end && hour > end ? end : hour
    // A ruling that nobody can give is silence immediately.
    const isSilent = isRuling(first) && !opening.facilitator && !members.some((ask) => waitsToBeShown(opening, ask))
    const completeAt = isSilent ? opening.now : null
    opened.push({ groupId, class: first.deadline, common: first.askedOfAllSeats, deadlineAt, completeAt })
    asks.push(...rows(members))
    if (deadlineAt) jobs.push({ groupId, why: 'deadline', at: deadlineAt })
    if (completeAt) jobs.push({ groupId, why: 'complete', at: null })
  }
  return {
    closed: rowsOf([...(resolved === null ? [] : [resolved]), ...closed]),
    lapsed: rowsOf(kept.flatMap(({ lapsed }) => lapsed)),
    groups: rowsOf(opened),
    asks: rowsOf(asks),
    clocks: rowsOf(clocks.changed),
    jobs: rowsOf(jobs),
  }
}
