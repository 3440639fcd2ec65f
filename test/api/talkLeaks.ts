import { bent, type Leak, mailTo, sendTo, trigger } from './plantedLeaks.js'

/** Each would tell others of what two say to one another. */
export const leaks: readonly Leak[] = [
  trigger(
    'the count of changes, in answers and frames',
    'letter',
    'UPDATE muster.campaign SET version = version + 1 WHERE id = NEW.campaign;',
  ),
  bent(
    'counts of letters',
    'its_letter_news',
    'count(*),',
    '(SELECT count(*) FROM muster.letter x WHERE x.campaign = _campaign),',
  ),
  bent(
    'the search',
    'its_letter_search',
    'muster.allowed_letters(_user, _campaign) a',
    '(SELECT l AS letter, false AS mine, l.sent_at AS at FROM muster.letter l WHERE l.campaign = _campaign) a',
  ),
  trigger(
    'the log of the table',
    'complaint',
    `INSERT INTO muster.table_log (campaign, number, at, kind, tool, detail)
    SELECT NEW.campaign, max(l.number) + 1, now(), 'RESUMED', false, '{}' FROM muster.table_log l WHERE l.campaign = NEW.campaign;`,
  ),
  mailTo('West', 'mails', 'letter', 'NEW.campaign'),
  sendTo('West', 'webhooks', 'letter', 'NEW.campaign'),
  bent(
    'the battle that an entry names',
    'chronicle_entry_json',
    'SELECT (b.battle).id FROM muster.allowed_battles(_user, _entry.campaign) b WHERE (b.battle).id = _entry.battle',
    'SELECT _entry.battle',
  ),
  bent(
    'refusals',
    'complained_of',
    'FROM muster.allowed_letters(_user, _campaign) a WHERE',
    'FROM (SELECT l AS letter FROM muster.letter l WHERE l.campaign = _campaign) a WHERE',
  ),
]
