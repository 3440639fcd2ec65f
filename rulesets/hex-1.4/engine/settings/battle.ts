import { defineSettings } from '../../../kit/settings.js'
import { settingsOf } from '../../../kit/settingsOf.js'
import { missionTextsProblem, missionTextsSchema } from './missions.js'
import * as words from '../../messages/battleSettings.generated.js'

const battle = settingsOf(words.battleGroup)
const after = settingsOf(words.afterGroup)

/** Battles, roll-offs, retreats, experience and table terrain. */
export const battleSettings = defineSettings([
  battle.choice('battle.draw', 'HX-297', words.battleDraw, words.battleDrawChoice, [
    'defender_holds',
    'replay',
    'rolloff',
  ]),
  battle.choice('battle.unplayed', 'HX-300', words.battleUnplayed, words.battleUnplayedChoice, [
    'roll_off',
    'defender_holds',
    'carry_over',
  ]),
  battle.choice('result.conflict', 'HX-301', words.resultConflict, words.resultConflictChoice, [
    'word',
    'roll_off',
    'defender_holds',
    'gm',
  ]),
  battle.choice('result.silence', 'HX-301', words.resultSilence, words.resultSilenceChoice, ['stands', 'conflict']),
  battle.choice('rolloff.mode', 'HX-343', words.rolloffMode, words.rolloffModeChoice, [
    'base_dice_flat_mods',
    'all_dice',
    'flat_all',
  ]),
  battle.choice('rolloff.tie', 'HX-344', words.rolloffTie, words.rolloffTieChoice, ['reroll', 'defender']),
  battle.choice('rolloff.wipes', 'HX-530', words.rolloffWipes, words.rolloffWipesChoice, ['army', 'all_in_hex']),
  battle.number('rolloff.unit_points', 10, [0, 500], 'HX-524', words.rolloffUnitPoints),
  battle.choice('terrain.min8', 'HX-471', words.terrainMin8, words.terrainMin8Choice, ['topup', 'reroll']),
  battle.data(
    'mission.texts',
    {},
    { shape: words.missionTextsShape, schema: missionTextsSchema, check: missionTextsProblem },
    'HX-492',
    words.missionTexts,
  ),
  after.choice('retreat.needs', 'HX-362', words.retreatNeeds, words.retreatNeedsChoice, ['controlled', 'occupied']),
  after.choice('survival.rolls', 'HX-364', words.survivalRolls, words.survivalRollsChoice, ['muster', 'table']),
  after.choice('xp.kills', 'HX-391', words.xpKills, words.xpKillsChoice, ['per_unit', 'once']),
  after.choice('xp.loss', 'HX-392', words.xpLoss, words.xpLossChoice, ['after_survival', 'at_destruction']),
  after.choice('honours.mode', 'HX-395', words.honoursMode, words.honoursModeChoice, [
    'choose_or_roll',
    'roll',
    'choose',
  ]),
])
