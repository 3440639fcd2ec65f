import { bent, type Leak, trigger } from './plantedLeaks.js'

/** The newest map in the house, whosever it is. */
const newest = 'FROM muster.own_scenario o ORDER BY o.changed_at DESC LIMIT 1'

/** A link that goes on leading to the map. */
const lasting: Leak = {
  channel: 'a link that has ended',
  plant: async (owner) => {
    await owner.query(`
      CREATE FUNCTION muster.leak() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.token := coalesce(NEW.token, OLD.token); RETURN NEW; END $$;
      CREATE TRIGGER leak BEFORE UPDATE ON muster.own_scenario FOR EACH ROW EXECUTE FUNCTION muster.leak()`)
  },
  mend: async (owner) => {
    await owner.query('DROP TRIGGER leak ON muster.own_scenario; DROP FUNCTION muster.leak()')
  },
}

/** Each would tell others of somebody's maps (`original`), or of what lies where on the one that they play on (`hidden`). */
export const leaks: Readonly<Record<'original' | 'hidden', readonly Leak[]>> = {
  original: [
    bent('reads by id', 'its_own_scenario', ' AND o.user_id = _user', ''),
    bent(
      'where a list of one’s own begins',
      'its_own_scenarios',
      'a.id = _after AND a.user_id = _user',
      'a.id = _after',
    ),
    lasting,
    bent(
      'what a campaign on it is called',
      'kept_scenario_json',
      `k.scenario -> 'title'`,
      `(SELECT o.title ${newest})`,
    ),
    bent(
      'what is printed on a campaign’s map',
      'its_printed_map',
      'k.printed',
      `(SELECT json_build_object('names', o.file -> 'names', 'picture', o.file -> 'picture') ${newest})`,
    ),
    trigger('the count of changes', 'own_scenario', 'UPDATE muster.campaign SET version = version + 1;'),
  ],
  hidden: [
    bent('what is said of the map', 'kept_scenario_json', `k.scenario -> 'about'`, `k.scenario ->> 'data'`),
    bent(
      'names of places',
      'its_printed_map',
      'k.printed',
      `json_build_object('names', json_build_array(json_build_object('at', '0,0', 'text', k.scenario ->> 'data')))`,
    ),
  ],
}
