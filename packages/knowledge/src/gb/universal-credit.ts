/** Universal Credit: sanctions, hardship payments, advances and migration notices. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED_BRIEFLY } from './cite-law.ts'

const GREAT_BRITAIN: NonNullable<Rule['nations']> = ['england', 'wales', 'scotland']

const CREDIT = {
  ...CHECKED_BRIEFLY,
  nations: GREAT_BRITAIN,
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
} satisfies Partial<Rule>

const SANCTION = {
  ...CREDIT,
  when: {
    all: [
      { says: ['universal credit'] },
      {
        says: [
          'hardship payment',
          'hardship payments',
          'sanction',
          'sanctions',
          'sanctioned',
          'because you did not attend',
          'you did not attend your',
          'failed to attend',
          'missed your appointment',
          'did not do what you agreed',
          'left your job without',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const ADVANCE = {
  ...CREDIT,
  when: {
    all: [
      { says: ['universal credit'] },
      {
        says: [
          'advance payment',
          'advance payments',
          'new claim advance',
          'budgeting advance',
          'universal credit advance',
          'your advance',
          'an advance',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

/** A letter that moves a person to Universal Credit: no one was paid too much. */
export const MIGRATION_NOTICE: Test = {
  says: ['migration notice', 'migration notices', 'managed migration'],
}
const MIGRATION = { ...CREDIT, papers: ['benefit_move'] } satisfies Partial<Rule>

const WELFARE_REFORM: Authority = {
  title: 'Welfare Reform Act 2012',
  provision: 'sections 26 to 28 (sanctions and hardship payments)',
  url: 'https://www.legislation.gov.uk/ukpga/2012/5/section/28',
  inForceFrom: '2013-04-29',
}
const HARDSHIP: Authority = {
  title: 'Universal Credit Regulations 2013',
  provision: 'regulations 115 to 119 (hardship payments)',
  url: 'https://www.legislation.gov.uk/uksi/2013/376/regulation/119',
  inForceFrom: '2013-04-29',
}
const ADVANCES: Authority = {
  title: 'Social Security (Payments on Account of Benefit) Regulations 2013',
  provision: 'Parts 2 and 3 (advances and budgeting advances)',
  url: 'https://www.legislation.gov.uk/uksi/2013/383/contents',
  inForceFrom: '2013-04-29',
}
const DEDUCTIONS: Authority = {
  title: 'GOV.UK: Universal Credit: debt and deductions that can be taken from payments',
  provision: 'whom to ask, and the most that is taken',
  url: 'https://www.gov.uk/guidance/universal-credit-debt-and-deductions-that-can-be-taken-from-payments',
  inForceFrom: '2025-04-30',
}

function transition(provision: string): Authority {
  return {
    title: 'Universal Credit (Transitional Provisions) Regulations 2014',
    provision,
    url: 'https://www.legislation.gov.uk/uksi/2014/1230/part/4',
    inForceFrom: '2019-07-24',
  }
}

export const UNIVERSAL_CREDIT: readonly Rule[] = [
  {
    ...SANCTION,
    id: 'gb.credit.right-hardship',
    kind: 'right',
    rank: 4,
    says: 'While a sanction cuts your Universal Credit, you can ask for a hardship payment for food, heating and rent. Ask again for each month.',
    authority: WELFARE_REFORM,
  },
  {
    ...SANCTION,
    id: 'gb.credit.right-sanction',
    kind: 'right',
    rank: 5,
    says: 'You can ask them to look at the sanction again. Say your good reason and send proof of it.',
    authority: WELFARE_REFORM,
  },
  {
    ...SANCTION,
    id: 'gb.credit.hardship-back',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'A hardship payment is taken back only after your sanctions end, and not for months when you earn enough.',
    authority: HARDSHIP,
  },
  {
    ...SANCTION,
    id: 'gb.credit.step-journal',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Write in your journal what you need and why. Keep a copy and note each call.',
    authority: HARDSHIP,
  },
  {
    ...ADVANCE,
    id: 'gb.credit.advance-loan',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'An advance is a loan without interest. It comes off your later payments, a part each month.',
    authority: ADVANCES,
  },
  {
    ...ADVANCE,
    id: 'gb.credit.right-advance-less',
    kind: 'right',
    rank: 6,
    says: 'If you cannot live on what is left, ask for less to be taken, or for a break. Tell them your costs.',
    authority: DEDUCTIONS,
  },
  {
    ...MIGRATION,
    id: 'gb.credit.migration-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your old benefits are ending. To keep getting help, claim Universal Credit by the deadline day in the letter.',
    authority: transition('regulations 44 and 46 (migration notice and deadline day)'),
  },
  {
    ...MIGRATION,
    id: 'gb.credit.right-migration-time',
    kind: 'right',
    rank: 4,
    says: 'If you cannot claim in time, call the number in the letter before the deadline day. With a good reason, such as illness, you can get more time.',
    authority: transition('regulation 45 (more time)'),
  },
  {
    ...MIGRATION,
    id: 'gb.credit.right-migration-protected',
    kind: 'right',
    rank: 5,
    says: 'If you claim in time and your old benefits paid more, an extra sum can make up the difference at first. If you claim late, you can lose it.',
    authority: transition('regulations 48 to 57 (transitional protection)'),
  },
  {
    ...MIGRATION,
    id: 'gb.credit.migration-step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Claim online on GOV.UK before the deadline day. Have your bank details, rent, savings and pay at hand.',
    authority: transition('regulations 44 and 46 (migration notice and deadline day)'),
  },
]
