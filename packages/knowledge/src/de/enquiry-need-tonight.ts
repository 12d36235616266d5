/** Questions of people in need tonight: no bed, no food, no power, a lender who threatens. Whom to call comes first. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENGLISH } from '../need/english.ts'
import { GERMAN } from '../need/german.ts'
import { needIn } from '../need/need.ts'
import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  isUrgent: true,
  rank: 4,
  checkedOn: '2026-11-23',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

/** Need comes in stories of every field. */
const EVERYDAY: Rule['topics'] = ['housing', 'family', 'general', 'debt', 'consumer', 'employment']

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-need.roof',
    topics: EVERYDAY,
    when: {
      not: [
        {
          says: [
            'hotel',
            'airbnb',
            'flight',
            'booking',
            'festival',
            'is it legal',
            'is it illegal',
            'allowed to sleep',
            'hits me',
            'hit me',
            'beats me',
            'ferienwohnung',
            'flug',
            'rastplatz',
            'camping',
            'erlaubt',
            'geschlagen',
            'schlägt mich',
            'gewürgt',
          ],
        },
      ],
    },
    asks: needIn('roof', ENGLISH, GERMAN),
    says: 'Your town must give you a roof tonight, at least a bed in a shelter. Go to the Ordnungsamt or Sozialamt now, with your children. Is it closed? Ask the police who gives out the beds at night. It counts where you are now, not where you lived. If they refuse, ask for that in writing. The Verwaltungsgericht (court) can order a bed at once (Eilantrag).',
    authority: {
      title: 'Gefahrenabwehrrecht der Länder und Sozialgesetzbuch XII (SGB XII)',
      provision:
        'Generalklauseln (zum Beispiel § 14 OBG NRW, Art. 7 LStVG Bayern), §§ 67 und 68 SGB XII',
      url: 'https://www.gesetze-im-internet.de/sgb_12/__67.html',
      inForceFrom: '2005-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.ask-need.food',
    topics: EVERYDAY,
    when: {
      not: [
        {
          says: [
            'restaurant',
            'delivered',
            'refund',
            'wedding',
            'lieferando',
            'geliefert',
            'bestellt',
            'abgelaufen',
            'geld zurück',
            'hochzeit',
            'kantine',
          ],
        },
      ],
    },
    asks: needIn('food', ENGLISH, GERMAN),
    says: 'Go to the Jobcenter today (Sozialamt if you cannot work) and say that you have no money for food. Ask in writing for part of next month’s money now (up to €100), or for a loan or food voucher (Lebensmittelgutschein). Waiting for a decision? Ask for an advance (Vorschuss). If they refuse, the Sozialgericht can decide fast and free. The Tafel gives food.',
    authority: cite('sgb2', '42', {
      provision: '§ 24 Abs. 1 und § 42 Abs. 2 SGB II, § 42 SGB I, § 86b SGG',
    }),
  },
  {
    ...BASE,
    id: 'de.ask-need.lender',
    topics: ['debt', 'criminal', 'general', 'family', 'consumer', 'housing', 'employment'],
    when: {
      not: [
        {
          says: [
            'debt collector',
            'bailiff',
            'sue me',
            'inkasso',
            'gerichtsvollzieher',
            'mahnbescheid',
            'schufa',
          ],
        },
      ],
    },
    asks: needIn('lender', ENGLISH, GERMAN),
    says: 'In danger call 110 now. To threaten you for money is a crime, and so is usury (Wucher). Report both to the police with messages, names and sums; they can protect you. Where a loan is usury, you owe no interest. Do not borrow more to pay him, and do not meet him alone. The Weisser Ring helps victims free: 116 006.',
    authority: cite('stgb', '291', { provision: '§§ 240, 241, 253 und 291 StGB, § 138 BGB' }),
  },
]
