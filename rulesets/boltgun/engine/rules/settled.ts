import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** From A-57 on: doubtful places that play has shown, and how they are read. */
export const settledRules: RulePage<SettingKey> = {
  'A-57': rule(
    'Works and the hive’s blow',
    'The blow counts as a lost battle for works too, and at once: fortified banners lose theirs, entrenched ones are fortified, even for this turn’s battles. Who was entrenched in a battle of the turn ends as fortified, however often it is beaten.',
    'hive.entrenched_retreat',
  ),
  'A-58': rule(
    'What a Blitz army leaves',
    'It is nobody’s from the moment the ranges are gone. Who comes in the same moment captures nothing, and nobody is told.',
  ),
  'A-59': rule(
    'One adjacency',
    'Whether corners touch is decided once, for ranges over enemies, for occupation in sight and for what garrisons see.',
    'adjacency',
  ),
  'A-60': rule(
    'Massive Armies in battle',
    'Above level 20 they fight as 20, below as what they are; or, to the letter, always as 20. Losses come off the real level either way.',
    'massive.fights_as',
  ),
  'A-61': rule(
    'Who must retreat gives nothing',
    'It has no other order and sends neither levels nor relics, whether it finds a way or stays.',
  ),
  'A-62': rule(
    'Control of a feature',
    'Whoever occupies its sector controls it, found or not. Its player is told its title and whether it was held at the last check; where it lies is to be found out.',
  ),
  'A-63': rule(
    'Naming what to destroy',
    'A banner to be destroyed is named by its player, the sector where it starts and its level then. It stands until every part of it is gone.',
  ),
  'A-64': rule('What a find tells', 'A feature that is found is told by its name, its kind and its sector.'),
  'A-65': rule(
    'Mobilization, unfortify and march',
    'Together the unfortify does nothing and the march stands; if it is held up, so do the works.',
  ),
  'A-66': rule(
    'What goes without saying',
    'A retreat that nobody caused tries the north first. Several captors of one sector are named in one notice. Who sent no plan answers nothing in its battles and gives up no level. A relic picked up and destroyed in one turn is destroyed.',
  ),
  'A-67': rule(
    'Whether the stage of battles tells',
    'Opened only when a battle goes to the table, it tells everybody that somebody fights. Kept every turn for its whole time it tells nothing, and every turn lasts as long; what is undecided at its end is taken as unanswered.',
    'battles.stage',
  ),
}
