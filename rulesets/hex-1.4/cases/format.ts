import type { CaseDocument } from '../../../test/cases/lib/adapter.js'
import {
  amount,
  anything,
  either,
  flag,
  keys,
  listOf,
  mapOf,
  matching,
  nullable,
  oneOf,
  text,
  whole,
  yes,
  type Problems,
} from '../../../test/cases/lib/shape.js'
import type { HexCase } from './document.js'
import { facilities } from '../engine/data/facilities.js'
import { hazards } from '../engine/data/hazards.js'
import { resources } from '../engine/data/resources.js'
import { specials } from '../engine/data/specials.js'
import { forceClasses, unitTypes } from '../engine/data/troops.js'

const hex = matching(/^\d+\/\d+$/, 'hex')
const facility = oneOf(...Object.keys(facilities))
const resource = oneOf(...Object.keys(resources))
const feature = oneOf(...Object.keys(resources), ...Object.keys(hazards))
const held = oneOf(...Object.keys(specials).filter((name) => name !== 'SATELLITE_UPLINK'))
const forceClass = oneOf(...forceClasses)
const unitType = oneOf(...unitTypes)
const level = oneOf('EXPERIENCED', 'SURVIVOR', 'VETERAN', 'HARDENED_VETERAN', 'HEROIC', 'LEGENDARY')
const honour = matching(/^(INFANTRY|BIKE|VEHICLE|CHARACTER|PSYCHIC)\.[1-6]$/, 'honour')
const degree = oneOf('MINOR', 'MAJOR')

const composition = keys({
  hq: listOf(whole),
  troops: whole,
  fastAttack: whole,
  elites: whole,
  vehicles: listOf(listOf(whole)),
  save2plus: flag,
})

const upkeepItem = keys({
  buy: oneOf(
    'TROOPS',
    'REINFORCEMENTS',
    'FACILITY',
    'REROLL',
    'SATELLITE_UPLINK',
    'AIR_STRIKE',
    'ADVANCED_INTEL',
    'TRANSPORTER_DEVICE',
  ),
  class: forceClass,
  points: either(whole, listOf(whole)),
  at: hex,
  into: text,
  as: text,
  facility,
  times: whole,
  composition,
  designate: hex,
  relocate: keys({ 'from!': hex, 'to!': hex }),
  merge: listOf(text),
  split: text,
  claim: hex,
})

const mission = either(oneOf('LIE_LOW', 'RAID', 'AMBUSH'), keys({ 'sabotage!': either(facility, resource) }))

const move = keys({
  'force!': text,
  'path!': listOf(hex),
  points: whole,
  reroll: listOf(whole),
  onArrival: mission,
  onHalt: mission,
  react: yes,
})

const unit = keys({
  'force!': text,
  'types!': listOf(unitType),
  'models!': whole,
  'lost!': whole,
  fled: whole,
  fleeing: flag,
  kills: whole,
  experience: whole,
  honours: listOf(honour),
})

const battle = keys({
  winner: text,
  degree,
  left: mapOf(whole),
  rollOff: listOf(text),
  withdraw: text,
  lost: mapOf(whole),
  mission: text,
  terrain: yes,
  defender: text,
  strikes: listOf(text),
  intel: listOf(text),
  transporters: listOf(text),
  freeHeavySupport: mapOf(whole),
  units: mapOf(unit),
})

const notice = keys({ 'event!': oneOf('RF_DESTROYED', 'RAID', 'SABOTAGE'), 'at!': hex, owner: text, by: text, target: text })

const seen = nullable(
  keys({
    owner: nullable(text),
    contested: flag,
    contact: nullable(flag),
    ruined: flag,
    features: nullable(listOf(feature)),
    facilities: nullable(listOf(facility)),
    forces: nullable(listOf(keys({ 'owner!': text, 'class!': forceClass, points: whole }))),
    asOf: nullable(whole),
  }),
)

const expectation = keys({
  stage: oneOf('UPKEEP', 'MOVEMENT', 'BATTLE', 'END'),
  hexes: mapOf(
    keys({
      owner: nullable(text),
      contested: flag,
      facilities: listOf(facility),
      features: listOf(feature),
      explored: flag,
      ruined: flag,
      exhausted: flag,
    }),
  ),
  forces: mapOf(nullable(keys({ at: hex, points: whole, authorised: whole }))),
  income: mapOf(whole),
  stash: mapOf(whole),
  yield: mapOf(whole),
  caps: mapOf(
    keys({
      CF: whole,
      RF: whole,
      specialCharacters: whole,
      hq: whole,
      elites: whole,
      fastAttack: whole,
      heavySupport: whole,
    }),
  ),
  specials: mapOf(listOf(held)),
  capital: mapOf(nullable(hex)),
  battles: listOf(text),
  missions: mapOf(
    keys({
      kind: oneOf('STANDARD', 'BATTLE', 'RAID', 'SABOTAGE', 'RECON'),
      attacker: nullable(text),
      chooser: nullable(text),
      firstTurn: nullable(text),
      zone: nullable(text),
      deploysFirst: nullable(text),
      mission: nullable(text),
      strikes: listOf(text),
      hazards: listOf(feature),
      terrain: mapOf(listOf(text)),
    }),
  ),
  refused: listOf(keys({ 'player!': text, item: whole, force: text, battle: text, option: text, why: anything })),
  void: listOf(keys({ player: text, 'force!': text })),
  cut: mapOf(hex),
  units: mapOf(nullable(keys({ alive: whole, experience: whole, level: nullable(level), honours: listOf(honour) }))),
  rollOff: mapOf(nullable(mapOf(either(whole, text)))),
  refunds: mapOf(whole),
  eliminated: listOf(text),
  winner: nullable(text),
  repeats: flag,
  sees: mapOf(mapOf(seen)),
  told: mapOf(listOf(notice)),
  setup: mapOf(keys({ hq: hex, legal: flag, lost: whole })),
})

const dice = either(oneOf('any'), mapOf(listOf(whole)))
const expectations = either(expectation, listOf(expectation))

const turn = keys({
  upkeep: mapOf(listOf(upkeepItem)),
  moves: mapOf(listOf(move)),
  battles: mapOf(either(battle, oneOf(null))),
  queues: mapOf(mapOf(listOf(text))),
  retreats: mapOf(hex),
  fallBack: mapOf(hex),
  honours: mapOf(listOf(either(honour, keys({ 'roll!': text })))),
  survival: mapOf(listOf(whole)),
  dice,
  expect: expectations,
})

const caseFile = keys({
  'id!': text,
  'title!': text,
  'rules!': listOf(text),
  reading: listOf(text),
  'ruleset!': oneOf('hex-1.4'),
  settings: mapOf(anything),
  map: matching(/^\d+x\d+$/, 'map of rows x columns'),
  'players!': mapOf(nullable(keys({ stash: amount, specials: listOf(held) }))),
  hexes: mapOf(
    nullable(
      keys({
        owner: nullable(text),
        facilities: listOf(facility),
        features: listOf(feature),
        explored: flag,
        ruined: flag,
        exhausted: flag,
      }),
    ),
  ),
  forces: mapOf(
    keys({ 'at!': hex, 'points!': whole, authorised: whole, units: whole, owner: text, class: forceClass }),
  ),
  setup: mapOf(keys({ split: mapOf(either(whole, listOf(whole))), composition })),
  dice,
  expect: expectations,
  turns: listOf(turn),
})

export const malformed = (document: CaseDocument): Problems => caseFile(document, '')

export const isHexCase = (document: CaseDocument): document is HexCase => malformed(document).length === 0
