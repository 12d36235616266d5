/** Leading cases on rented homes. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { usReports } from './cite-case.ts'

const US = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

const HOME = {
  ...US,
  areas: ['housing'],
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
} satisfies Partial<Precedent>

const EVICT = ['evict', 'evicted', 'eviction', 'landlord', 'lease', 'tenant']

export const HOME_PRECEDENTS: readonly Precedent[] = [
  {
    ...HOME,
    id: 'us.precedent.greene-v-lindsey',
    name: 'Greene v. Lindsey',
    ...usReports('456/444', '1982-05-17', '81-341'),
    kinds: ['EVICTION_NOTICE', 'COURT_JUDGMENT', 'ENQUIRY'],
    when: { any: [{ says: ['posted', 'service', 'served', 'summons'] }] },
    asks: [
      EVICT,
      [
        'posted',
        'on my door',
        'on the door',
        'never served',
        'never got',
        'did not know',
        "didn't know",
        'no notice',
        'default',
      ],
    ],
    asked: 'Is an eviction notice stuck on an apartment door enough on its own?',
    held: 'Not where such notices are often torn off. A letter as well would have been easy.',
    helps: 'If you never saw the papers, ask the court to reopen the case.',
    limits: 'Posting along with mail is mostly fine. Each state has its own steps.',
    side: 'for_you',
  },
  {
    ...HOME,
    id: 'us.precedent.lindsey-v-normet',
    name: 'Lindsey v. Normet',
    ...usReports('405/56', '1972-02-23', '70-5045'),
    asks: [EVICT, ['repairs', 'fast', 'days', 'hearing', 'trial', 'appeal', 'court', 'right to']],
    asked: 'May a state make eviction cases very fast and keep repair claims out of them?',
    held: 'Yes. But it could not make tenants pay double for an appeal.',
    helps:
      'You still get notice, a hearing and a fair appeal. Today most states let you raise repairs.',
    limits: 'The Constitution itself gives no right to a home. Act within the few days you have.',
    side: 'against_you',
  },
  {
    ...HOME,
    id: 'us.precedent.hud-v-rucker',
    name: 'Department of Housing and Urban Development v. Rucker',
    ...usReports('535/125', '2002-03-26', '00-1770'),
    when: { any: [{ says: ['housing authority', 'public housing', 'section 8', 'drug'] }] },
    asks: [
      ['public housing', 'housing authority', 'section 8'],
      ['drug', 'drugs', 'arrest', 'arrested', 'son', 'guest', 'grandson', 'family member', 'crime'],
    ],
    asked: 'May public housing evict a tenant for drugs of a guest that she knew nothing about?',
    held: 'Yes, the law allows it.',
    helps:
      'The housing authority need not do it. Ask it to weigh your age, your record and what you did.',
    limits: 'It works against you. Victims of domestic violence have special protection by law.',
    side: 'against_you',
  },
  {
    ...HOME,
    id: 'us.precedent.texas-v-inclusive-communities',
    name: 'Texas Department of Housing and Community Affairs v. Inclusive Communities Project, Inc.',
    ...usReports('576/519', '2015-06-25', '13-1371'),
    asks: [
      ['landlord', 'rent', 'apartment', 'housing', 'evicted', 'section 8'],
      [
        'discrimination',
        'discriminated',
        'race',
        'fair housing',
        'kids',
        'children',
        'disability',
        'policy',
        'refused',
      ],
    ],
    asked: 'Can a housing rule be unfair by its effect, even if nobody meant to discriminate?',
    held: 'Yes. The fair housing law covers rules that hit a group harder without a good reason.',
    helps: 'Look at whom the rule keeps out. You can file a fair housing complaint for free.',
    limits: 'You must show that this rule causes the gap. The owner may show a good reason.',
    side: 'for_you',
  },
]
