/** Leading cases of Germany on collectors and their costs. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { bgh } from './cite-case.ts'

const DE = { country: 'de', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const
const DEBT = {
  ...DE,
  areas: ['debt'],
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
} satisfies Partial<Precedent>
const COLLECTOR = [
  'inkasso',
  'inkassobüro',
  'inkassofirma',
  'mahnung',
  'debt collector',
  'collection agency',
]
const SCHUFA = ['schufa', 'schufa-eintrag', 'auskunftei']

export const DEBT_PRECEDENTS: readonly Precedent[] = [
  {
    ...DEBT,
    id: 'de.precedent.schufa-drohung',
    name: 'Threat of an entry with Schufa',
    ...bgh('I ZR 157/13', '2015-03-19'),
    when: { any: [{ says: ['schufa', 'auskunftei', 'auskunfteien'] }] },
    asks: [SCHUFA, [...COLLECTOR, 'drohung', 'droht', 'androhen', 'drohen', 'threat']],
    asked: 'May a letter push you to pay by naming Schufa as if any unpaid claim were reported?',
    held: 'No. That is unfair pressure if the letter hides that a dispute stops the report.',
    helps: 'Dispute the claim in writing. A disputed claim may not be reported.',
    limits: 'A clear and correct notice about Schufa is allowed.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'de.precedent.mahnkosten-energie',
    name: 'Flat fee for reminders',
    ...bgh('VIII ZR 95/18', '2019-06-26'),
    areas: ['debt', 'consumer'],
    kinds: ['DEBT_COLLECTION_LETTER', 'UTILITY_BILL_DEMAND', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    when: { any: [{ says: ['mahnkosten', 'mahngebühr', 'mahngebühren', 'mahnpauschale'] }] },
    asks: [['mahngebühr', 'mahngebühren', 'mahnkosten', 'reminder fee', 'inkassokosten']],
    asked: 'May an energy firm put staff and computer costs into its flat fee for reminders?',
    held: 'No. Only the cost of that one reminder counts, such as paper and postage.',
    helps: 'Ask how the fee is worked out. A few euros at most are common.',
    limits: 'A firm may ask for its real loss from late payment, such as interest.',
    side: 'for_you',
  },
]
