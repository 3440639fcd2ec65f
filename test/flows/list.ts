export const rulesetIds = ['boltgun', 'hex-1.4'] as const
export const sizeNames = ['desktop', 'phone'] as const

export type RulesetId = (typeof rulesetIds)[number]
export type SizeName = (typeof sizeNames)[number]

interface Flow {
  /** What a person goes through. */
  readonly title: string
  /** Why a ruleset does not have it. */
  readonly absent?: Readonly<Partial<Record<RulesetId, string>>>
}

const flowOf = (title: string, absent: Flow['absent'] = {}): Flow => ({ title, absent })

/** All that people go through, in the order in which they meet it. One file each, by these names. */
export const flows = {
  front: flowOf('the front page, the rules in short and the reference'),
  trial: flowOf('turns without an account', { 'hex-1.4': 'the trial is three turns of BOLTGUN' }),
  account: flowOf('an account is made, left and entered again'),
  creating: flowOf('a campaign is created'),
  joining: flowOf('somebody is invited and joins; the campaign starts'),
  finding: flowOf('a listed campaign is found, and a seat is asked for'),
  armies: flowOf('armies are chosen'),
  lists: flowOf('a plan by lists: given, struck out, undone and redone'),
  pointer: flowOf('a plan on the map, by mouse or finger'),
  keys: flowOf('a plan on the map, by keys'),
  sealing: flowOf('a sheet is sealed, taken back and replaced'),
  resolution: flowOf('a resolution is played on the map'),
  history: flowOf('what I knew then'),
  print: flowOf('a turn on paper'),
  purchases: flowOf('forces and specials are bought', { boltgun: 'nothing is bought in BOLTGUN' }),
  raid: flowOf('recon forces look around and raid', { boltgun: 'BOLTGUN has no recon forces' }),
  desk: flowOf('a battle is arranged: messages, times, the table, rolls'),
  result: flowOf('a battle is reported by both sides and decided'),
  dispute: flowOf('reports of a battle differ'),
  dice: flowOf('a battle is left to the dice'),
  rulings: flowOf('what is in doubt is ruled on by the facilitator'),
  sandbox: flowOf('a turn is tried in the sandbox'),
  offline: flowOf('a campaign without a network'),
  letters: flowOf('letters between seats'),
  votes: flowOf('the seats vote, and one concedes'),
  standing: flowOf('standing orders'),
  away: flowOf('vacation, deputy and substitute'),
  late: flowOf('somebody starts late'),
  chronicle: flowOf('the chronicle and its public page'),
  channels: flowOf('notifications: kinds, channels and quiet hours'),
  settings: flowOf('the account: name, password, tokens, devices'),
  ending: flowOf('the war is over: the end, the film, the replay, the link'),
} as const satisfies Readonly<Record<string, Flow>>

export type FlowName = keyof typeof flows

export const absenceOf = (name: FlowName, ruleset: RulesetId): string | undefined => {
  const { absent }: Flow = flows[name]
  return absent?.[ruleset]
}

interface Place {
  readonly name: FlowName
  readonly ruleset: RulesetId
  readonly size: SizeName
}

/** What a test is called that walks a flow there. */
export const titleOf = ({ name, ruleset, size }: Place): string => `${name}, ${ruleset}, ${size}: ${flows[name].title}`
