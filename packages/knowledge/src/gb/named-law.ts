/** Law that an adviser names first: sanctions, advances, offers without prejudice, texts with links, late bills of firms. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, CHECKED_BRIEFLY, ENGLAND_AND_WALES } from './cite-law.ts'
import { KEEPER_CAP } from './several-kinds.ts'

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
      { says: ['hardship payment', 'hardship payments', 'sanction', 'sanctions', 'sanctioned'] },
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

const OFFER = {
  ...CHECKED,
  nations: ENGLAND_AND_WALES,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  when: { all: [{ says: ['without prejudice'] }] },
} satisfies Partial<Rule>

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
const RUSH: Authority = {
  title: 'Rush & Tompkins Ltd v Greater London Council [1989] AC 1280',
  provision: '[1988] UKHL 7 (the without prejudice rule)',
  url: 'https://www.bailii.org/uk/cases/UKHL/1988/7.html',
  inForceFrom: '1988-11-03',
}

export const NAMED_LAW: readonly Rule[] = [
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
    ...OFFER,
    id: 'gb.offer.right-not-shown',
    kind: 'right',
    rank: 6,
    says: 'An offer made without prejudice cannot be shown to the judge as proof of what you owe. That counts for theirs and for yours.',
    authority: RUSH,
  },
  {
    ...OFFER,
    id: 'gb.offer.step-heading',
    kind: 'step',
    list: 'dispute_debt',
    rank: 6,
    says: 'If you make an offer, head it “without prejudice”. Say that you do not accept that you owe it.',
    authority: RUSH,
  },
  {
    ...CHECKED,
    nations: ENGLAND_AND_WALES,
    id: 'gb.debt.parking-lawyers',
    kind: 'insight',
    kinds: ['DEBT_COLLECTION_LETTER'],
    severity: 'medium',
    confidence: 0.6,
    rank: 8,
    when: {
      any: [
        { sender: ['dcb legal', 'dcblegal', 'gladstones'] },
        { says: ['dcb legal', 'dcblegal'] },
      ],
      not: [{ says: ['parking', 'parking charge', 'car park', 'pcn', 'council tax'] }],
    },
    says: 'This firm often writes about parking on private land. If yours is, a keeper who did not drive owes it only if the notice came in time.',
    actionable: 'Ask what the debt is for, and for a copy of the first notice.',
    authority: KEEPER_CAP,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales', 'northern_ireland'],
    id: 'gb.scam.warn-link',
    kind: 'warning',
    kinds: ['TV_LICENCE_LETTER', 'TAX_DEMAND', 'PARKING_TICKET', 'PENALTY_CHARGE_NOTICE', 'OTHER'],
    severity: 'high',
    rank: 5,
    when: {
      all: [
        { says: ['click', 'click here', 'tap', 'follow the link', 'link below', 'qr code'] },
        {
          says: [
            'text message',
            'bank details',
            'card details',
            'payment details',
            'payment information',
            'billing details',
            'billing information',
            'direct debit failed',
            'payment failed',
            'payment was declined',
            'within 24 hours',
            'verify your',
          ],
        },
      ],
    },
    says: 'Thieves copy messages like this. Open the official site yourself, never by the link. Tricking people for money is a crime.',
    authority: {
      title: 'Fraud Act 2006',
      provision: 'section 2',
      url: 'https://www.legislation.gov.uk/ukpga/2006/35/section/2',
      inForceFrom: '2007-01-15',
    },
  },
  {
    ...CHECKED,
    nations: ENGLAND_AND_WALES,
    id: 'gb.stat.right-late-payment',
    kind: 'right',
    kinds: ['STATUTORY_DEMAND'],
    rank: 18,
    when: {
      any: [
        {
          says: [
            'invoice',
            'invoices',
            'trade account',
            'goods supplied',
            'services supplied',
            'works',
            'statutory interest',
            'late payment',
          ],
        },
      ],
    },
    says: 'Between two firms the law adds interest and £40, £70 or £100 to a late bill. It cannot be added to what you bought as a consumer.',
    authority: {
      title: 'Late Payment of Commercial Debts (Interest) Act 1998',
      provision: 'sections 1, 2 and 5A',
      url: 'https://www.legislation.gov.uk/ukpga/1998/20/contents',
      inForceFrom: '2002-08-07',
    },
  },
  {
    ...CHECKED,
    nations: GREAT_BRITAIN,
    id: 'gb.redundancy.right-fair-way',
    kind: 'right',
    kinds: ['REDUNDANCY_NOTICE'],
    rank: 12,
    says: 'A fair employer warns early, talks with you, chooses by fair points and looks for another job for you. A tribunal asks for each.',
    authority: {
      title: 'Williams v Compair Maxam Ltd [1982] ICR 156 (EAT)',
      provision: 'fair redundancy, under Employment Rights Act 1996, section 98(4)',
      url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/98',
      inForceFrom: '1996-08-22',
    },
  },
]
