import { defineSettings } from '../../../kit/settings.js'
import { missionTable } from '../data/missionTable.js'
import { armySources } from '../data/sources.js'
import { settingsOf } from '../../../kit/settingsOf.js'
import { missionsProblem, missionsSchema } from './missionTexts.js'
import { sourcesProblem, sourcesSchema } from './rulebooks.js'
import * as words from '../../messages/warSettings.generated.js'

const battles = settingsOf(words.battlesGroup)
const results = settingsOf(words.resultsGroup)
const levels = settingsOf(words.levelsGroup)
const army = settingsOf(words.armyGroup)

/** Battles, results, levels and what army rules do to them. */
export const warSettings = defineSettings([
  battles.choice('battle.repeat', 'A-02', words.battleRepeat, words.battleRepeatChoice, [
    'each_turn',
    'on_new_contact',
    'new_or_moved',
    'grace_after_retreat',
  ]),
  battles.flag('battle.reveal_level', false, 'A-46', words.battleRevealLevel),
  battles.data(
    'missions.table',
    missionTable.map((row) => ({ ...row })),
    {
      shape: words.missionsTableShape,
      schema: missionsSchema,
      check: missionsProblem,
    },
    'A-48',
    words.missionsTable,
  ),
  battles.choice('battles.stage', 'A-67', words.battlesStage, words.battlesStageChoice, ['when_fought', 'calendar']),
  results.choice('abr.ra', 'A-36', words.abrRa, words.abrRaChoice, ['reroll', 'draw']),
  results.choice('results.conflict', 'A-38', words.resultsConflict, words.resultsConflictChoice, [
    'word',
    'abr',
    'facilitator',
    'higher_loss',
  ]),
  results.choice('results.draws', 'A-39', words.resultsDraws, words.resultsDrawsChoice, [
    'allowed',
    'vp_decides',
    'forbidden',
  ]),
  results.choice('results.one_sided', 'A-40', words.resultsOneSided, words.resultsOneSidedChoice, [
    'auto',
    'submitter_chooses',
  ]),
  results.number('forfeit.modifier', -5, [-10, 0], 'A-41', words.forfeitModifier),
  levels.choice('level_zero', 'A-20', words.levelZero, words.levelZeroChoice, ['survives', 'destroyed']),
  levels.flag('autoloss.triggers', true, 'A-22', words.autolossTriggers),
  levels.choice('transfer.overflow', 'A-23', words.transferOverflow, words.transferOverflowChoice, ['stays', 'lost']),
  levels.number('transfer.min_left', 0, [0, 20], 'A-23', words.transferMinLeft),
  levels.choice('tribal.cost', 'A-23', words.tribalCost, words.tribalCostChoice, [
    'in_transit',
    'sender_extra',
    'receiver_own',
  ]),
  levels.flag('flexible.extrapolate', true, 'A-25', words.flexibleExtrapolate),
  army.choice('army.choice', 'BG-300', words.armyChoice, words.armyChoiceChoice, ['players', 'scenario']),
  army.choice('army.approval', 'BG-300', words.armyApproval, words.armyApprovalChoice, [
    'consent',
    'facilitator',
    'presets',
  ]),
  army.data(
    'army.sources',
    [...armySources],
    { shape: words.armySourcesShape, schema: sourcesSchema, check: sourcesProblem },
    'BG-195',
    words.armySources,
  ),
  army.number('army.budget', 2, [0, 20], 'BG-300', words.armyBudget),
  army.flag('infestation.order_must_be_legal', true, 'A-27', words.infestationOrderMustBeLegal),
  army.flag('tough.stack', false, 'A-28', words.toughStack),
  army.choice('tough.scope', 'A-28', words.toughScope, words.toughScopeChoice, ['battle', 'turn']),
  army.choice('blood_reward.per', 'A-29', words.bloodRewardPer, words.bloodRewardPerChoice, ['battle', 'turn']),
  army.choice('sacrifice.per', 'A-30', words.sacrificePer, words.sacrificePerChoice, ['battle', 'turn']),
  army.flag('hive.entrenched_retreat', true, 'A-31', words.hiveEntrenchedRetreat),
  army.choice('massive.fights_as', 'A-60', words.massiveFightsAs, words.massiveFightsAsChoice, ['capped', 'always']),
  army.flag('observable.level', false, 'A-53', words.observableLevel),
])
