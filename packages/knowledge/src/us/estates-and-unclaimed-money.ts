/** Estates of the dead, and lost money that a state holds. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const FOUND = {
  title: 'Unclaimed property law of your state',
  provision:
    'for example California Code of Civil Procedure 1500 and 1582, Texas Property Code chapters 72 to 74, New York Abandoned Property Law 1416, Florida Statutes chapter 717',
  url: 'https://www.usa.gov/unclaimed-money',
  inForceFrom: '2000-01-01',
}

const ESTATE = {
  title: 'Probate law of your state',
  provision:
    'for example California Probate Code 8110, 9100 and 9250, Texas Estates Code 355.060 and 404.0035, Florida Statutes 733.212 and 733.702, New York Surrogate’s Court Procedure Act 1410 and 1802',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}

const MONEY = {
  ...CHECKED,
  kinds: ['OTHER', 'SCAM_LETTER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'unclaimed property',
          'unclaimed funds',
          'unclaimed money',
          'abandoned property',
          'surplus funds',
          'excess proceeds',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const WILL = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'probate',
          'estate of',
          'letters testamentary',
          'personal representative',
          'executor',
          'last will',
        ],
      },
      {
        says: ['notice', 'claim', 'creditors', 'heir', 'heirs', 'beneficiary', 'petition', 'will'],
      },
    ],
    not: [
      {
        says: [
          'sweepstakes',
          'inheritance fund',
          'bank transfer fee',
          'gift card',
          'real estate of',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const ESTATES_AND_UNCLAIMED_MONEY: readonly Rule[] = [
  {
    ...MONEY,
    id: 'us.life.right-found',
    kind: 'right',
    rank: 4,
    says: 'You can claim lost money from your state for free. Firms that offer to find it want a share, which many states cap.',
    authority: FOUND,
  },
  {
    ...MONEY,
    id: 'us.life.step-found',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Search your state’s own unclaimed property site first. Sign nothing and pay no fee before that.',
    authority: FOUND,
  },
  {
    ...MONEY,
    id: 'us.life.reality-found',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'You owe nothing. Nobody needs your bank password for this.',
    authority: FOUND,
  },
  {
    ...WILL,
    id: 'us.life.right-estate',
    kind: 'right',
    rank: 5,
    says: 'Heirs can see the will, and there is a short time to object. Claims against the dead person must be filed by the date in the notice.',
    authority: ESTATE,
  },
  {
    ...WILL,
    id: 'us.life.reality-estate',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'You mostly do not owe a dead relative’s debts yourself. The estate pays them first.',
    authority: ESTATE,
  },
  {
    ...WILL,
    id: 'us.life.step-estate',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Note the court, the case number and the dates. Ask the clerk for a copy of the papers.',
    authority: ESTATE,
  },
]
