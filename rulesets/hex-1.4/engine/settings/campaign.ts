import { defineSettings } from '../../../kit/settings.js'
import { settingsOf } from '../../../kit/settingsOf.js'
import * as words from '../../messages/campaignSettings.generated.js'

const map = settingsOf(words.mapGroup)
const victory = settingsOf(words.victoryGroup)
const income = settingsOf(words.incomeGroup)
const fog = settingsOf(words.fogGroup)
const late = settingsOf(words.lateGroup)

/** 0 leaves it to the scenario; with fewer than four there is no room for two headquarters. */
const sizes: readonly number[] = [0, ...Array.from({ length: 37 }, (_, index) => index + 4)]

/** Map, turns, income, purchases and fog. */
export const campaignSettings = defineSettings([
  map.number('map.rows', 0, [0, 40], 'HX-014', words.mapRows, { values: sizes }),
  map.number('map.cols', 0, [0, 40], 'HX-014', words.mapCols, { values: sizes }),
  map.number('hq.min_distance', 3, [1, 10], 'HX-016', words.hqMinDistance),
  map.choice('features.duplicates', 'HX-018', words.featuresDuplicates, words.featuresDuplicatesChoice, [
    'stack',
    'reroll',
  ]),
  victory.number('win.fraction', 0.75, [0.1, 1], 'HX-006', words.winFraction, { step: 0.01 }),
  victory.choice('win.denominator', 'HX-006', words.winDenominator, words.winDenominatorChoice, ['all', 'usable']),
  victory.flag('turn.repeat_if_no_battle', true, 'HX-004', words.turnRepeatIfNoBattle),
  victory.choice('elimination.facilities', 'HX-010', words.eliminationFacilities, words.eliminationFacilitiesChoice, [
    'stay',
    'removed',
  ]),
  victory.flag('claim.requires_rp', false, 'HX-037', words.claimRequiresRp),
  victory.choice('capture.facilities', 'HX-041', words.captureFacilities, words.captureFacilitiesChoice, [
    'transfer',
    'destroy',
  ]),
  income.flag('income.hq_replaces_base', true, 'HX-073', words.incomeHqReplacesBase),
  income.choice('income.once_only', 'HX-075', words.incomeOnceOnly, words.incomeOnceOnlyChoice, [
    'per_hex',
    'per_owner',
  ]),
  income.number('price.reroll', 0, [0, 100], 'HX-080', words.priceReroll),
  income.choice('placement.lost_site', 'HX-109', words.placementLostSite, words.placementLostSiteChoice, [
    'refund',
    'forfeit',
  ]),
  income.choice('placement.cf_sites', 'HX-110', words.placementCfSites, words.placementCfSitesChoice, [
    'any',
    'base_or_fortress',
  ]),
  income.choice('roster.org_chart', 'HX-524', words.rosterOrgChart, words.rosterOrgChartChoice, ['standard', 'free']),
  income.choice('satellite.when', 'HX-529', words.satelliteWhen, words.satelliteWhenChoice, ['upkeep', 'movement']),
  income.choice('caps.over', 'HX-113', words.capsOver, words.capsOverChoice, ['keep', 'disband']),
  income.choice('garrison.react', 'HX-150', words.garrisonReact, words.garrisonReactChoice, ['auto', 'optional']),
  income.flag('slots.stack', false, 'HX-153', words.slotsStack),
  income.choice('fortress.undermanned', 'HX-157', words.fortressUndermanned, words.fortressUndermannedChoice, [
    'grace_1',
    'immediate',
    'ignore',
  ]),
  income.choice('hq.move_mode', 'HX-164', words.hqMoveMode, words.hqMoveModeChoice, ['designate', 'relocate']),
  income.number('hq.move_fee', 0, [0, 200], 'HX-164', words.hqMoveFee),
  income.choice('city.scope', 'HX-456', words.cityScope, words.cityScopeChoice, ['hex', 'all']),
  fog.choice('fog', 'HX-511', words.fog, words.fogChoice, ['standard', 'open', 'dark']),
  late.number('late.until', 6, [1, 20], 'HX-533', words.lateUntil),
  late.number('late.points', 8, [0, 50], 'HX-535', words.latePoints),
  late.number('late.hexes', 1, [0, 6], 'HX-535', words.lateHexes),
])
